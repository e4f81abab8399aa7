"""The English name of a quantity: of its act, of its story, or its rule of ``names.txt`` filled in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from fabula.explain.courses import going_apart
from fabula.explain.lexicon import lexeme, words_of
from fabula.explain.wording.english import act_name, act_of
from fabula.explain.wording.rules import Ruled
from fabula.explain.wording.templates import fill
from fabula.lang import said, say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension


class English(Ruled):
    """Names in English."""

    def _english(self, node: Node, slot: Slot, dims: str, unit: tuple[str, str], full: bool) -> str:
        above, below = unit
        rule = self._rule(node, slot.attribute, dims)
        if slot.attribute is not Attribute.AMOUNT and self._is_interest(node, above):
            interest = say(lexeme("interest_key"), "en")
            return f"{interest} per {self.per_text(below)}" if slot.attribute is Attribute.RATE else interest
        if said(f"measure.{node.label}", "en"):  # 原价 is a price by itself
            return say(f"measure.{node.label}", "en")
        if acted := self._english_act(node, slot, rule, full):
            return acted
        owner = self._rated(node) if slot.attribute is Attribute.RATE else ""
        whole = "the whole" if node.kind is NodeKind.WORLD else self.label(node.id)
        world = node.kind is NodeKind.WORLD and slot.attribute is Attribute.TOTAL
        apart = world and dims == "length" and self.graph.type is ProblemType.JOURNEY and going_apart(self.text)
        if apart and (node.label in words_of("gap") or not any(word in node.label for word in words_of("between"))):
            return say("name.apart", "en")
        unowned = world and self._unowned(node, dims)  # 桃树 of all trees
        shown = whole if unowned else owner or self.english_label(node, full) or whole
        units = {
            "u": self.unit_text(above) or "amount",
            "p": self.per_text(below) or "part",
        }
        name = fill(rule, v=shown, **units).removesuffix(" of the whole").removesuffix(", the whole")
        return re.sub(" of (?=beyond|up to|after that)", " ", name.replace("money the rest", "money left"))

    def in_all(self, slots: Sequence[Slot]) -> str:
        """The English name of what was done several times, or by several: "weight used in all"."""
        nodes = [self.graph.by_id[slot.node] for slot in slots]
        acts = {act.done if (act := act_of(self.subject_in_text(node))) else "" for node in nodes}
        if self.lang != "en" or len(slots) < 2 or len(acts) > 1 or "" in acts:
            return ""
        dims = dimension(self.units.get(slots[0], ("", ""))[0])
        rule = self._rule(nodes[0], slots[0].attribute, dims)
        return self._english_act(nodes[0], slots[0], rule, False, say("name.in_all", "en"))

    def _english_act(self, node: Node, slot: Slot, rule: str, full: bool, when: str = "") -> str:
        """The English name of a quantity of an act or of a time; nothing for things, and for what has a better one."""
        if node.kind not in (NodeKind.EVENT, NodeKind.STATE) or said(f"own.{node.label}", "en"):
            return ""
        bought = self.graph.type is ProblemType.PRICE and self._rated(node)
        rate = slot.attribute is Attribute.RATE and self._rated(node)
        if bought or rate or self.clean(node.label) in words_of("rest"):
            return ""
        act = act_of(self.subject_in_text(node))
        if act is None:
            return ""
        agent = self.graph.by_id.get(node.parent or "")
        named = agent is not None and agent.kind is NodeKind.AGENT and not self.generic(agent)
        mine = self.clean(agent.label) if agent is not None and named else ""
        acting = mine.endswith((*words_of("place"), *words_of("doer")))
        acting = acting or self.telling.does(mine, self.clean(node.label))
        bare = not act.thing and not acting and (act.doing == "buying" or not rule.startswith("money"))
        thing = mine if bare else act.thing
        others = len([a for a in self.graph.agents if self.graph.children(a.id)]) > 1
        alone = not (act.when or thing) and acting
        owner = mine if mine != thing and (full or others or alone) and not when else ""
        above, below = self.units.get(slot, ("", ""))
        per = self.per_text(below) or "part" if slot.attribute is Attribute.RATE else ""
        if per and ("speed" in rule or "rate" in rule or "price" in rule):
            per = ""
        unit = self.unit_text(above)
        counted = dimension(above).startswith("count:") or not above
        many = f"number of {unit}" if unit else "number"
        measured = many if counted else self.noun(above)
        return act_name(rule, replace(act, thing=thing, when=when or act.when), owner, per, measured)

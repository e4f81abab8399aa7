"""What sort of thing a node is, as far as its names depend on it: a way, a piece of work, a whole without a name."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache

from fabula.explain.lexicon import is_verb, lexeme, lexemes, pattern, words_of
from fabula.explain.wording.units import Units
from fabula.lang import messages, said
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension

GENERIC = re.compile(lexeme("generic_shape"))
_NUMBER = re.compile(r"^[0-9./%]+$")
_MAY = re.compile(lexeme("may_shape"))  # what stands before the verb of a label
_MAY_DO = re.compile(lexeme("may_do_shape"))  # … and before any verb, known or not
_AS_BEFORE = re.compile(lexeme("as_before_shape"))  # 照这样榨油: what goes on at the same rate
_JOINED = re.compile(lexeme("joined_shape"))  # 一起折, 苹果重 of 苹果每筐重25千克
_HAD = re.compile(lexeme("had_shape"))  # 果园里一共有果树
_ASKED = re.compile(lexeme("asked_shape"))  # 马值多少两银子
_TRACE = re.compile(r"(?:（[^（）]）|(?<=[^0-9.])[0-9])$")
_ASIDE = re.compile(r"（([^（）]+)）$")


@lru_cache(maxsize=8192)
def _cleaned(label: str) -> str:
    if _NUMBER.match(label):
        return ""  # 2, 0.8: what a reading could only tell by a number has no name
    label = _HAD.sub("", _AS_BEFORE.sub("", label))
    label = _JOINED.sub("", label) or label
    done = _MAY.match(label)
    if done and is_verb(done[1]):
        label = done[1]
    label = _ASKED.sub("", _MAY_DO.sub("", label)) or label
    return _ASIDE.sub(r"\1", _TRACE.sub("", label)) or label


class Sorts(Units):
    """Tells sorts of nodes apart, by the graph and by the words of the text."""

    def label(self, node: str) -> str:
        found = self.graph.by_id.get(node)
        return self.clean(found.label) if found else node

    def clean(self, label: str) -> str:
        """The label without what only tells nodes apart: 甲队（合）, 织布2."""
        return _cleaned(label)

    def generic(self, node: Node) -> bool:
        """Whether a name only says that there is a whole."""
        return bool(GENERIC.match(node.label)) or node.label in lexemes("whole")

    @cached_property
    def moving(self) -> bool:
        """Whether something moves along a way, by the words of the text."""
        words = messages("zh")
        moves = self.telling.says(*words["journey.cues.moving"].split())
        moves = moves or any(self.goes(node.id) for node in self.graph.nodes)
        return moves and not self.telling.says(*words["journey.cues.working"].split())

    @cached_property
    def working_only(self) -> bool:
        """Whether the text tells of work and of nothing that moves."""
        words = messages("zh")
        moves = self.telling.says(*words["journey.cues.moving"].split())
        return not moves and self.telling.says(*words["journey.cues.working"].split())

    def _moves(self, node: str) -> bool:
        """Whether a node of a story about something else goes along a way: 汽车4小时行驶280千米."""
        above, below = self.units.get(Slot(node, Attribute.RATE), ("", ""))
        fits = dimension(above) == "length" and dimension(below) == "time"
        return fits and self.graph.type is ProblemType.RELATION and self.moving

    def goes(self, node: str) -> bool:
        """Whether what is done at a node is to go a way, whatever else a journey tells of: 慢跑, 新修的步道."""
        way = self.graph.type is ProblemType.JOURNEY
        return way and self.clean(self.graph.by_id[node].label).endswith(words_of("move"))

    @cached_property
    def laborious(self) -> bool:
        """Whether the text tells of work at all, so that something may be called 工作效率."""
        return self.telling.says(*words_of("labour"))

    def _work(self, node: Node) -> bool:
        """Whether a node is a piece of work that is not measured: so much of it in so many days."""
        if self.graph.type is ProblemType.JOURNEY and self.moving:
            return False
        slots = [Slot(n, a) for n in self._same_work(node) for a in (Attribute.TOTAL, Attribute.AMOUNT)]
        units = [self.units.get(slot, ("", ""))[0] for slot in slots]
        return not any(units[::2]) and any(dimension(u) == "time" or u in words_of("turn") for u in units[1::2])

    def is_work(self, node: str) -> bool:
        """Whether a node is work that is only called 1, done in so many days or turns."""
        found = self.graph.by_id.get(node)
        return found is not None and self._work(found) and found.kind is not NodeKind.WORLD

    def _same_work(self, node: Node) -> list[str]:
        """A node; and, for a whole, those who do it."""
        if node.kind is not NodeKind.WORLD:
            return [node.id]
        return [n.id for n in self.graph.nodes if n.kind is NodeKind.EVENT]

    def has_length(self, node: Node) -> bool:
        """Whether a total without a rate is the length of the thing itself, as of a train or a bridge."""
        alone = bool(node.label) and self.graph.attributes(node.id) == (Attribute.TOTAL,)
        lengthy = node.label.endswith(tuple(w for w in words_of("long") if w != lexeme("vehicle")))
        return alone and (lengthy or self.telling.long(self.clean(node.label)) or self._told_long(node))

    def _told_long(self, node: Node) -> bool:
        """Whether the text calls the number a length: 车身全长400米."""
        given = self.graph.given(Slot(node.id, Attribute.TOTAL))
        place = given.quantity if given is not None else None
        before = self.text[: self.attempt.problem.quantities[place].span.start] if place is not None else ""
        told = node.kind is NodeKind.AGENT or self.clean(node.label).endswith(words_of("train"))
        return told and before.endswith(lexemes("lengthy"))

    def _train_length(self, node: Node) -> bool:
        """Whether a reading calls a train's length something else: 这列高铁有16节车厢，全长400米."""
        given = self.graph.given(Slot(node.id, Attribute.TOTAL))
        if self.graph.type is not ProblemType.JOURNEY or given is None or given.quantity is None:
            return False
        if node.kind is NodeKind.AGENT or not self.telling.says(*words_of("bridge")):
            return False
        span = self.attempt.problem.quantities[given.quantity].span
        before, after = self.text[: span.start], re.split(lexeme("clause_shape"), self.text[span.end :])[0]
        if any(word in after or word in node.label for word in words_of("bridge")):
            return False
        sentence = re.split(lexeme("sentence_shape"), before)[-1]
        clause = re.split(lexeme("clause_shape"), before)[-1]
        train = any(word in sentence for word in words_of("train")) and not any(w in clause for w in words_of("bridge"))
        return train and before.endswith((*lexemes("lengthy"), lexeme("long")))

    def _of_lengths(self, whole: Slot) -> bool:
        """Whether a whole is that of the lengths of things, as of two trains that pass each other."""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        parts = [a for r in sums for a in r.args[1:] if isinstance(a, Slot)]
        return bool(parts) and all(
            self.graph.by_id[p.node].kind is NodeKind.AGENT and self.has_length(self.graph.by_id[p.node]) for p in parts
        )

    def _mean_speed(self, node: Node) -> bool:
        """Whether a rate is that of somebody who goes at several: 平均速度."""
        acts = [n.id for n in self.graph.children(node.id) if Slot(n.id, Attribute.RATE) in self.graph.slots]
        told = self.graph.given(Slot(node.id, Attribute.RATE)) is not None
        return self.graph.type is ProblemType.JOURNEY and len(acts) > 1 and not told and lexeme("mean") in self.text

    def _overall(self, node: Node) -> bool:
        """Whether an act is all of a way and not one stretch, whatever it is called: that of a mean speed."""
        rules = [r for r in self.graph.relations if r.source.rule == "average_speed" and r.args]
        return node.kind is NodeKind.EVENT and any(r.args[0] == s for r in rules for s in self._slots_of(node))

    def _slots_of(self, node: Node) -> tuple[Slot, ...]:
        return tuple(Slot(node.id, attribute) for attribute in Attribute)

    def gaps(self, node: str) -> bool:
        """Whether a way is cut into gaps of one length: 每隔5米栽一棵."""
        counted = Slot(node, Attribute.AMOUNT)
        if any(r.source.rule.startswith("planted") and counted in r.slots() for r in self.graph.relations):
            return True
        if self.graph.type is not ProblemType.RELATION:
            return False
        above, below = self.units.get(Slot(node, Attribute.RATE), ("", ""))
        spaced = dimension(above) == "length" and dimension(below) != "time"
        return spaced and self.telling.says(*messages("zh")["planted.cues"].split())

    @cached_property
    def parts_of_one(self) -> bool:
        """Whether all that is told are parts of a whole that is called 1, and nobody works at a rate."""
        whole = Slot(self.graph.world.id, Attribute.TOTAL)
        rated = any(slot.attribute is not Attribute.TOTAL for slot in self.graph.slots)
        return not rated and whole in self.graph.slots and self.attempt.result.value_of(whole) == 1

    def _people(self, node: Node) -> bool:
        """Whether a whole is named by those who do it: 几个人, or the only one who acts."""
        if self.clean(node.label) in words_of("people"):
            return True
        verb = self.telling.verb_asked()
        same = [a for a in self.graph.agents if a.label == node.label]
        return bool(verb) and any(n.label.endswith(verb) for a in same for n in self.graph.children(a.id))

    def _nobody(self, node: Node) -> bool:
        """Whether a whole is named by a place, a person or an act: 菜场的总价 is just 总价."""
        label = self.clean(node.label)
        acts = any(agent.label == node.label for agent in self.graph.agents)
        this = label in lexemes("sum")
        return acts or this or label.endswith(words_of("place")) or label in words_of("spend")

    def _unowned(self, node: Node, dims: str) -> bool:
        """Whether a whole has the name of somebody or something that is only part of it: 大人的总人数 of all."""
        label = self.clean(node.label)
        if dims == "time":
            return False
        if dims in ("mass", "volume", "length", lexeme("pages")) and label.endswith(words_of("place")):
            return self.graph.type is not ProblemType.JOURNEY
        whole = Slot(node.id, Attribute.TOTAL)
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        parts = {a.node for r in sums for a in r.args[1:] if isinstance(a, Slot)}
        owners = {self._agent_of(part) for part in parts if self.graph.by_id[part].kind is not NodeKind.STATE}
        return len(owners) > 1 and label in owners

    def _agent_of(self, node: str) -> str:
        """The name of the agent that a node is or belongs to."""
        return self.clean(self.graph.by_id[self.agent_id(node)].label)

    def agent_id(self, node: str) -> str:
        """The agent, or the world, that a node is or belongs to."""
        found = self.graph.by_id[node]
        while found.kind not in (NodeKind.AGENT, NodeKind.WORLD) and found.parent:
            found = self.graph.by_id[found.parent]
        return found.id

    def owner_label(self, node: str) -> str:
        """Who a quantity belongs to, whatever he did."""
        return self._agent_of(node)

    def _of_costs(self, whole: Slot) -> bool:
        """Whether a whole is what several things cost together."""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        return self.graph.type is ProblemType.PRICE and any(len(r.args) > 2 for r in sums)

    def _owed(self, node: Node) -> bool:
        """Whether a whole says itself what the money is: 车费, 取回; or what has this price."""
        label = self.clean(node.label)
        told = self.graph.given(Slot(node.id, Attribute.TOTAL)) is not None and label not in words_of("spend")
        money = re.search(lexeme("money_shape"), label)
        return bool(money) or (told and not self._nobody(node))

    def _has_money(self, node: Node) -> bool:
        """Whether money is what somebody has, not what something costs: 姐姐有135元."""
        if node.kind is not NodeKind.AGENT or not node.label or Slot(node.id, Attribute.RATE) in self.graph.slots:
            return False
        has = re.escape(self.clean(node.label)) + lexeme("owned_shape")
        return bool(pattern(has).search(self.text))

    def _sold(self, node: Node) -> bool:
        return Slot(node.id, Attribute.RATE) in self.graph.slots and lexeme("sells") in self.text

    def _is_interest(self, node: Node, unit: str) -> bool:
        """Whether a node is the interest: so much money a year, in a story with an interest rate."""
        measure = f"measure.{self.clean(node.label)}"  # 本金和利息 is what it says
        if said(measure, "zh") and measure != lexeme("interest_key"):
            return False
        per = self.units.get(Slot(node.id, Attribute.RATE), ("", ""))[1]
        return dimension(unit) == "money" and dimension(per) == "time" and lexeme("rate") in self.text

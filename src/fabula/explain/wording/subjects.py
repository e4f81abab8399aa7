"""What a name begins with: who has a quantity, or what was done."""

from __future__ import annotations

import re
from functools import cache, cached_property, lru_cache

from fabula.explain.called import is_act
from fabula.explain.lexicon import (
    filled,
    is_verb,
    lexeme,
    lexemes,
    measures,
    pattern,
    verb_at_end,
    verb_at_start,
    verbs,
    words_of,
)
from fabula.explain.wording.english import act_of
from fabula.explain.wording.formulas import Formulas
from fabula.explain.wording.sorts import GENERIC
from fabula.facts.ground import is_person
from fabula.lang import said, say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension

LONGEST_ACT = 4  # characters of a verb with what stands before it: 接着做
TIME_LABEL = re.compile(lexeme("time_label_shape"))
_TO_VERB = re.compile(lexeme("to_verb_shape"))
_APART = re.compile(lexeme("apart_name_shape"))
_TAIL = re.compile(lexeme("tail_shape"))
_DAY = re.compile(lexeme("day_shape"))
_BACK = re.compile(lexeme("back_shape"))
_THERE = re.compile(lexeme("there_shape"))
_TURNED = re.compile(lexeme("turned_shape"))  # 行又, 行先行
_BOTH_WAYS = re.compile(lexeme("both_ways_shape"))  # 去骑, 回家看
_WENT_BACK = re.compile(lexeme("went_back_shape"))
_ON_ROAD = re.compile(lexeme("on_road_shape"))
_SHOP = re.compile(lexeme("shop_shape"))

_DONE = re.compile(lexeme("any_done_shape"))


@cache
def _verb_done() -> re.Pattern[str]:
    return re.compile(filled("verb_ahead_shape", verbs="|".join(verbs())))


@lru_cache(maxsize=8192)
def _bought(label: str) -> str:
    """钢笔 of 买钢笔."""
    acts = (verb_at_start(label), *(w for w in words_of("buy") if len(w) > 1 and label.startswith(w) and label != w))
    done = max(acts, key=len)
    return label.removeprefix(done) if done else ""


class Subjects(Formulas):
    """Labels as names begin with them."""

    def subject(self, node: Node, full: bool = False) -> str:
        """The node's name as the subject of its attributes: 第一周完成, 甲车, 衣服原价."""
        found = self._subjects.get((node.id, full))
        if found is None:
            found = self._subjects[node.id, full] = self._subject(node, full)
        return found

    @cached_property
    def _subjects(self) -> dict[tuple[str, bool], str]:
        return {}

    def _subject(self, node: Node, full: bool) -> str:
        label = _TAIL.sub(r"\1", _APART.sub(lexeme("distance"), self._plain_act(node)))
        if self.lang == "zh" and node.kind is NodeKind.EVENT and _DONE.fullmatch(label) and is_verb(label[:-1]):
            label = lexeme("first") + label[:-1]  # 他走了10分钟，哥哥去追
        parent = self.graph.by_id.get(node.parent or "")
        if self.lang == "zh" and (dissolved := self._in_solution(node, label, parent)):
            return dissolved
        if self.lang == "zh" and (priced := self._priced_in_text(node, label)):
            return priced
        nameless = not label and node.kind is not NodeKind.WORLD
        if self.lang == "zh" and (label in words_of("alike") or nameless):
            label = self._again(node, label)
        if self.lang == "zh" and node.kind is not NodeKind.AGENT:
            label = self.telling.exceeded(label) or label
        if self.lang == "zh" and label in (lexeme("within"), *lexemes("not_over")):  # 12吨以内部分的钱
            limit = self.graph.given(Slot(node.id, Attribute.AMOUNT))
            if limit is not None and limit.quantity is not None:
                label = self.attempt.problem.quantities[limit.quantity].text + lexeme("within")
        if self.lang == "zh":
            timed = dimension(self.units.get(Slot(node.id, Attribute.RATE), ("", ""))[1]) == "time"
            acts = node.kind is NodeKind.EVENT or (node.kind is NodeKind.STATE and timed)
            acts = acts and self.clean(node.label) not in words_of("tier")
            label = self.telling.whole(label, node.span, acts)
        at_time = TIME_LABEL.search(label) and not _THERE.search(label) and label not in words_of("moment")
        if node.kind is not NodeKind.AGENT and at_time:
            label += self._verb_after(node)
        if node.kind is NodeKind.AGENT and self.lang == "zh":
            label += self._now(node)
        if node.kind in (NodeKind.EVENT, NodeKind.STATE):
            several = len(self.graph.agents) > 1
            money = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) == "money"
            if self.lang == "zh" and node.kind is NodeKind.STATE and money:
                label = self.telling.changed(label)
            act = several and len(label) <= LONGEST_ACT and verb_at_end(label) and not _DAY.match(label)
            act = act or self._done_by_several(node, label)
            state = several and node.kind is NodeKind.STATE
            alone = full or ((is_verb(label) or act or state) and label not in words_of("over"))
            alone = alone or self._of_one_of_several(node, label)
            named = parent is not None and not GENERIC.match(parent.label) and parent.label not in label
            named = named and not self._done_by_another(node, parent)
            if node.kind is NodeKind.STATE and parent is not None:
                named = named and label not in parent.label
            if label in words_of("rest") or self.clean(node.label) in words_of("tier"):
                alone = False
            if alone and named and parent is not None:
                owner = self.clean(parent.label)
                label = self.telling.years(label, owner, self._owned(node, owner, label))
            elif self._directly(node, label):
                label += self.clean(self.graph.by_id[node.parent or ""].label)
            if self.graph.type is ProblemType.JOURNEY and _THERE.search(label):
                label += lexeme("at")
            elif self._going_there(node):
                label = say("name.there", "zh") if self.lang == "zh" else label
        return label

    def _priced_in_text(self, node: Node, label: str) -> str:
        """买图画书 of 图画书每套25元, where a reading only knows who buys."""
        given = self.graph.given(Slot(node.id, Attribute.RATE))
        if self.graph.type is not ProblemType.PRICE or given is None or given.quantity is None:
            return ""
        before = self.text[: self.attempt.problem.quantities[given.quantity].span.start]
        told = re.search(lexeme("each_told_shape"), before)
        buyer = self._agent_of(node.id)
        if told is None or not buyer.endswith(words_of("place")) or label not in (*words_of("buy"), buyer):
            return ""
        prices = [g for g in self.graph.givens if g.slot.attribute is Attribute.RATE]
        several = sum(self._agent_of(g.slot.node) == buyer for g in prices) > 1
        acts = told[1].endswith(verbs()) or told[1].startswith(verbs()) or told[1] in buyer or lexeme("of") in told[1]
        return "" if acts or not several else f"{label if label != buyer else ''}{told[1]}"

    def _in_solution(self, node: Node, label: str, parent: Node | None) -> str:
        """淡盐水中盐 of what is dissolved, 后来盐水 of what one becomes."""
        solute = self.telling.solute()
        weighs = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) in ("mass", "volume")
        if node.kind is not NodeKind.STATE or parent is None or not solute or not weighs:
            return ""
        owner = self.clean(parent.label)
        if label == solute and owner != label:
            return filled("inside", owner=owner, label=label)
        return filled("later_of", owner=owner) if label.endswith(words_of("become")) else ""

    def _now(self, node: Node) -> str:
        """今年, for the age of now of people who are told of at another time, too."""
        aged = {s.node for s, (above, _) in self.units.items() if isinstance(s, Slot) and dimension(above) == "age"}
        then = any(n.id in aged and n.kind is NodeKind.STATE for n in self.graph.nodes)
        return next((w for w in words_of("at_age") if w in self.text), "") if then and node.id in aged else ""

    def done(self, node: Node, label: str) -> str:
        """The verb that a label ends in: a known one, or the word of the text that the act was read from."""
        known = verb_at_end(label)
        if known or node.kind is not NodeKind.EVENT or not node.span or self.lang != "zh":
            return known
        told = self.text[node.span[0] : node.span[1]]
        thing = told.endswith(words_of("doer"))  # 坐火车
        return told if 0 < len(told) <= 2 and label.endswith(told) and node.label.endswith(told) and not thing else ""

    def _done_by_several(self, node: Node, label: str) -> bool:
        """Whether others do or have as much of the same as is done here: 小红集 beside 小丽's stamps."""
        if verb_at_end(label) or not self.done(node, label) or _DAY.match(label):
            return False
        own = {Slot(n.id, Attribute.TOTAL) for n in (self.graph.by_id[node.parent or self.graph.world.id],)}
        unit = self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]
        alike = [
            s for s in self.graph.slots if s.attribute is Attribute.TOTAL and self.units.get(s, ("", ""))[0] == unit
        ]
        owners = {self._agent_of(s.node) for s in alike if self.graph.by_id[s.node].kind is not NodeKind.WORLD}
        does = self.telling.does(self._agent_of(node.id), label)
        return does and own.isdisjoint(self.graph.slots) and len(owners) > 1 and dimension(unit) != "money"

    def _of_one_of_several(self, node: Node, label: str) -> bool:
        """Whether an event's name does not tell whose it is, though others have as much of the kind: 拔河 of 红队."""
        if node.kind is not NodeKind.EVENT or TIME_LABEL.search(label) or is_act(label):
            return False
        total = Slot(node.id, Attribute.TOTAL)
        unit = self.units.get(total, ("", ""))[0]
        if total not in self.graph.slots or not dimension(unit).startswith("count:"):
            return False
        alike = [s for s in self.graph.slots if s.attribute is Attribute.TOTAL and self.units.get(s) == (unit, "")]
        owners = {self._agent_of(s.node) for s in alike if self.graph.by_id[s.node].kind is not NodeKind.WORLD}
        return len(owners) > 1

    def _plain_act(self, node: Node) -> str:
        """The label in the order in which people say it: 先行 for 行先行, 去 and 回家 for a way with any verb."""
        label = self.clean(node.label)
        if self.lang != "zh" or node.kind is not NodeKind.EVENT:
            return label
        if found := _TURNED.match(label):
            return found[2] + found[1]
        if back := _WENT_BACK.match(label):
            return back[1]
        changed = lexeme("after_each") in self.text and not is_verb(label)
        if changed and pattern(filled("after_each_shape", label=re.escape(label))).search(self.text):
            return label + lexeme("after")  # 改进炉灶后每天节约20千克
        both = _BOTH_WAYS.match(label) if self.graph.type is ProblemType.JOURNEY else None
        if both and self.done(node, label):
            return both[1]
        return _ON_ROAD.sub("", label) if re.search(lexeme("road_shape"), self.text) else label

    def _going_there(self, node: Node) -> bool:
        """Whether somebody goes who comes back in another act: 去时, where the text only says 行."""
        if self.graph.type is not ProblemType.JOURNEY or self.clean(node.label) not in words_of("go"):
            return False
        peers = [self.clean(n.label) for n in self.graph.children(node.parent or "") if n is not node]
        return len(peers) == 1 and bool(_BACK.match(peers[0]))

    def _again(self, node: Node, label: str) -> str:
        """12分钟写, or 写104个 where the time is asked: what is done at the same rate (照这样)."""
        peers = [self.clean(n.label) for n in self.graph.children(node.parent or "") if n is not node]
        verb = self.telling.verb_after(label, node.span) or next(filter(is_verb, peers), "")
        amount, total = (self.graph.given(Slot(node.id, a)) for a in (Attribute.AMOUNT, Attribute.TOTAL))
        if amount is not None and amount.quantity is not None:
            return self.attempt.problem.quantities[amount.quantity].text + verb
        if total is not None and total.quantity is not None and verb:
            return verb + self.attempt.problem.quantities[total.quantity].text
        return label

    def _owned(self, node: Node, owner: str, label: str) -> str:
        """小红折 of who folds, 栽树 of what is planted, 货车先行 of who goes on later."""
        if self.lang != "zh":
            return owner + label
        if label in words_of("now") and self._only_now(node):
            return owner
        if node.kind is NodeKind.EVENT and self.telling.undergoes(owner, label):
            return label + owner
        begun = node.kind is NodeKind.EVENT and lexeme("begun") in self.text
        if begun and pattern(filled("already_shape", owner=re.escape(owner), label=re.escape(label))).search(self.text):
            return filled("already", label=label)  # the road does not build
        if node.kind is NodeKind.EVENT and self.graph.type is ProblemType.PRICE and label in words_of("buy"):
            return owner + label if self.somebody(owner) else label + owner
        if _SHOP.search(owner) and label.startswith(lexemes("buys")):
            return label  # who buys is the customer
        peers = [self.clean(n.label) for n in self.graph.children(node.parent or "") if n is not node]
        again = any(peer == word + label for peer in peers for word in lexemes("goes_on"))
        first = node.kind is NodeKind.EVENT and is_verb(label) and again and not self._sums_up(node)
        return filled("is_first", owner=owner, label=label) if first else owner + label

    def somebody(self, label: str) -> bool:
        """Whether a label is that of somebody who acts or has, or of a place; else it is a thing."""
        return is_person(label) or label.endswith((*words_of("doer"), *words_of("place")))

    def _sums_up(self, node: Node) -> bool:
        """Whether an act is all that its owner does: what others come to together."""
        whole = Slot(node.id, Attribute.TOTAL)
        return any(r.predicate == "Together" and r.args[0] == whole for r in self.graph.relations)

    def _directly(self, node: Node, label: str) -> bool:
        """Whether an act is named by a bare verb right before what it is done with: 加水."""
        parent = self.graph.by_id.get(node.parent or "")
        if self.lang != "zh" or parent is None or node.kind is not NodeKind.EVENT or parent.kind is not NodeKind.AGENT:
            return False
        return label in words_of("adding") and label + self.clean(parent.label) in self.text

    def _only_now(self, node: Node) -> bool:
        """Whether 现在 tells nothing apart: nobody has another state, and the text tells of no other time."""
        states = [n for n in self.graph.nodes if n.kind is NodeKind.STATE and n is not node]
        if states or self.graph.attributes(node.parent or ""):  # 400克盐水…，现在盐水
            return False
        return not self.telling.says(*lexemes("other_time"))

    def subject_in_text(self, node: Node) -> str:
        """The label with the number that belongs to it in the text: 5年后 of 年后, 前4天看 of 前."""
        label = self.clean(node.label)
        told = re.search(rf"[0-9]+{re.escape(label)}", self.text) if label.startswith(lexeme("year")) else None
        return told[0] if told else self.telling.whole(label, node.span, node.kind is NodeKind.EVENT)

    def english_act(self, node: Node) -> str:
        """An act by itself: "read on day 1"; nothing for what is no act."""
        if node.kind is NodeKind.WORLD or said(f"own.{node.label}", "en"):
            return ""
        act = act_of(self.subject_in_text(node))
        agent = self.graph.by_id.get(node.parent or "")
        if act is None or agent is None:
            return ""
        several = len([a for a in self.graph.agents if self.graph.children(a.id)]) > 1
        who = self.clean(agent.label) if several and not self.generic(agent) else ""
        parts = (who, act.thing, act.when) if who else (act.thing, act.done, act.when)
        return " ".join(part for part in parts if part)

    def english_label(self, node: Node, full: bool = False) -> str:
        """The label itself; Chinese names stay Chinese in English sentences."""
        parent = self.graph.by_id.get(node.parent or "")
        if node.kind is NodeKind.EVENT and is_verb(node.label) and parent and not self.generic(parent):
            return self.clean(parent.label)  # the speed of 客车, not of its 行
        if self.graph.type is ProblemType.PRICE and (thing := self._rated(node)) and not full:
            return thing  # the money for 梨, not for 买梨
        if parent is not None and not self.generic(parent) and self._of_one_of_several(node, self.clean(node.label)):
            return self.clean(parent.label)  # whose it is tells it apart from the others
        if full and said(f"own.{node.label}", "en"):
            return self.own(node.label)
        if full and parent and parent.kind is NodeKind.AGENT:
            return f"{self.clean(parent.label)} {self.clean(node.label)}"
        if said(f"own.{node.label}", "en"):
            return self.own(node.label)
        if GENERIC.match(node.label):
            return ""
        nouns = sorted((n for m in measures() for n in m.nouns if len(n) > 1), key=lambda n: -len(n))
        # the weight of 小强, not of 小强的体重
        return re.sub(filled("noun_end_shape", nouns="|".join(nouns)), "", self.clean(node.label))

    def _rated(self, node: Node) -> str:
        """Who a rate belongs to where an act has it: 客车 has one speed, and 钢笔 a price, not 买钢笔."""
        if node.kind not in (NodeKind.EVENT, NodeKind.STATE):
            return ""
        if node.kind is NodeKind.STATE and not self._work(node):
            return ""
        if self.graph.type is ProblemType.PRICE:
            return _bought(node.label)
        agent = self.graph.by_id.get(node.parent or "")
        if agent is None or agent.kind is not NodeKind.AGENT or GENERIC.match(agent.label):
            return ""
        journey = self.graph.type is ProblemType.JOURNEY
        if (
            self.lang == "zh"
            and not journey
            and self.telling.undergoes(self.clean(agent.label), self.clean(node.label))
        ):
            return ""  # 水渠 is dug, it does not work
        rates = {Slot(n.id, Attribute.RATE) for n in self.graph.children(agent.id)} & {*self.graph.slots}
        same = {Slot(node.id, Attribute.RATE)}
        for relation in (*self.graph.relations, *self.graph.relations):
            if relation.predicate == "Equal" and not same.isdisjoint(relation.args):
                same |= {a for a in relation.args if isinstance(a, Slot)}
        return self.clean(agent.label) if rates <= same and not self._done_by_another(node, agent) else ""

    def _done_by_another(self, node: Node, owner: Node | None) -> bool:
        """Whether a place is told as the one who acts, where the text says it of somebody: 图书馆 beside 吴老师贴."""
        verb = self.done(node, self.clean(node.label))
        place = owner is not None and owner.label.endswith(words_of("place"))
        if owner is None or not verb or not place or owner.label.endswith(words_of("doer")):
            return False
        if self.lang != "zh" or self.telling.does(owner.label, verb):
            return False
        others = [a.label for a in self.graph.agents if a is not owner and a.label]
        return any(self.telling.does(a, verb) for a in others)

    def doer(self, node: str) -> str:
        """Who it is that acts: the agent of an act, with the act where there are several of them."""
        found = self.graph.by_id.get(node)
        if found is None or found.kind is not NodeKind.EVENT:
            return self.label(node)
        agent = self.graph.by_id.get(found.parent or "")
        if agent is None or self.generic(agent) or agent.kind is not NodeKind.AGENT:
            return self.label(node)
        rated = [n for n in self.graph.children(agent.id) if Slot(n.id, Attribute.RATE) in self.graph.slots]
        alone = len(rated) == 1 and is_verb(found.label)
        if alone:
            return self.clean(agent.label)
        if len(self.graph.agents) > 1:
            return self.subject(found, full=True)
        return self.clean(found.label) + (lexeme("at") if _THERE.search(found.label) else "")

    def own(self, label: str) -> str:
        """A name that the program itself gave, in the language of the wording; others are the text's."""
        key = f"own.{label}"
        return say(key, self.lang) if said(key, self.lang) else self.clean(label)

    def _verb_after(self, node: Node) -> str:
        """The verb that follows a day or a turn in the text."""
        end = node.span[1] if node.span else self.text.find(node.label) + len(node.label)
        skipped = _TO_VERB.match(self.text, end)
        for start in dict.fromkeys((end, skipped.end() if skipped else end)):
            for verb in verbs():
                if self.text.startswith(verb, start):
                    return verb
        anywhere = _verb_done().search(self.text)
        return anywhere[1] if anywhere else ""

"""A rule of ``names.txt`` filled in, with the verb that the text uses, and put right as books have it."""

from __future__ import annotations

import re

from fabula.explain.called import finished, is_act
from fabula.explain.lexicon import counting_nouns, filled, lexeme, lexemes, verb_at_end, verb_at_start, words_of
from fabula.explain.wording.measured import Measured
from fabula.explain.wording.rules import Ruled
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Slot
from fabula.text.units import dimension

_FIELD = re.compile(r"\{(\w)\}")
# 小明多少年后的年龄 is what is asked, not a name
_THEN = re.compile(lexeme("then_shape"))
_BOUGHT = re.compile(lexeme("paid_shape"))  # 花 is to spend here, no flower
_SOLD = re.compile(lexeme("sold_shape"))  # who sells gets money
_HEAVY = re.compile(lexeme("heavy_shape"))
_REST = re.compile(lexeme("rest_shape"))
_REST_OF_WORK = re.compile(lexeme("rest_of_work_shape"))
_AHEAD = re.compile(lexeme("ahead_shape"))  # 前方200米处
_PHASE = re.compile(lexeme("phase_shape"))
_OF_OF = re.compile(lexeme("of_of_shape"))
_DONE_TWICE = re.compile(lexeme("done_twice_shape"))
OF = lexeme("of")
V_EACH, EACH_V = lexeme("t.v_each"), lexeme("t.each_v")


class Templates(Ruled):
    """Fills the rule that fits."""

    def _filled_in(self, asked: Measured) -> str:
        template = self._rule(asked.node, asked.attribute, asked.dims)
        if dimension(asked.unit).startswith("count:") and filled("count_of", u=asked.unit) not in counting_nouns():
            template = template.replace(lexeme("t.total_count"), lexeme("t.total"))
            template = template.replace(lexeme("t.count"), lexeme("quantity"))
        template, subject = self._with_verb(template, asked)
        if template.startswith(lexeme("t.goes")) and asked.node.kind is NodeKind.AGENT and self._is_place(subject):
            subject = ""  # a playground goes nowhere
        name = fill(template, v=subject, u=asked.unit, p=asked.per)
        if asked.is_sum_of_money and not subject:
            name = self._paid(asked.slot, name)
        return self._put_right(name, asked)

    def _is_place(self, subject: str) -> bool:
        place = subject.endswith(words_of("place")) and not subject.endswith(words_of("doer"))
        return place and not any(word in subject for word in (*words_of("between"), lexeme("by_way")))

    def _with_verb(self, template: str, asked: Measured) -> tuple[str, str]:
        """每天种树的, 计划每天做的: a rule for what is done each day, with its verb, and what comes before it."""
        subject, per, node = asked.subject, asked.per, asked.node
        done = verb_at_start(subject)
        if template.startswith(V_EACH) and done and self.telling.undergoes(subject.removeprefix(done), done):
            return template.replace(V_EACH, EACH_V), subject  # 每天种树的棵数
        if template.startswith(V_EACH):
            own = self.done(node, subject)
            verb = _to_the_end(own) or self._verb_of(asked)
            return template.replace(V_EACH, lexeme("t.v_each_open") + verb + OF), subject.removesuffix(own)
        if not template.startswith(EACH_V):
            return template, subject
        if phase := _PHASE.match(subject):
            return template.replace(EACH_V, phase[1] + EACH_V), phase[2] or self.telling.verb_per(per)
        verb = self.telling.verb_per(per, self._told_at(asked.slot))
        verb = verb or self.telling.verb_after(node.label, node.span)
        verb = verb or (verb_at_end(node.label) if node.kind is NodeKind.EVENT else "")
        verb = "" if is_act(subject) else verb
        subject = subject if f"{per}{subject}" in self.text or not verb else ""
        return template.replace(EACH_V, lexeme("t.each_v_open") + verb + OF), subject

    def _told_at(self, slot: Slot) -> int | None:
        """Where the text tells a quantity, or asks."""
        given = self.graph.given(slot)
        quantity = given.quantity if given else self.graph.goal.quantity
        found = self.attempt.problem.quantities
        return found[quantity].span.start if quantity is not None and 0 <= quantity < len(found) else None

    def _verb_of(self, asked: Measured) -> str:
        """What is done each day by the words near the number, by the label, or near the node."""
        label = self.clean(asked.node.label)
        own = self.done(asked.node, label) if asked.node.kind is NodeKind.EVENT else ""
        own = own or (label if is_act(label) else "")
        told = self.telling.verb_per(asked.per, self._told_at(asked.slot)) or _to_the_end(own)
        return told or self.telling.verb_after(asked.node.label, asked.node.span)

    def _paid(self, slot: Slot, name: str) -> str:
        """Money that belongs to nobody, by the words before its number; 总价 where it is what several cost."""
        given = self.graph.given(slot)
        costs = self._of_costs(slot)
        asked = self.graph.goal.term == slot and not costs
        quantity = given.quantity if given is not None else self.graph.goal.quantity if asked else None
        name = (self.telling.paid(self._place(quantity)) if quantity is not None else "") or name
        return say("noun.cost", "zh") if name == lexeme("noun.money") and costs else name

    def _put_right(self, name: str, asked: Measured) -> str:
        """Words twice, a clause in front, 花 for what is spent: as a book writes them."""
        name = _OF_OF.sub(OF, name).removeprefix(OF)
        name = _HEAVY.sub(OF, _REST.sub(lexeme("of_one"), name))
        name = _REST_OF_WORK.sub(lexeme("part_of"), name)
        name = _THEN.sub(lexeme("age_then"), name)
        name = _SOLD.sub(lexeme("got_for"), _BOUGHT.sub(lexeme("spent"), name))
        name = (
            say("name.apart", "zh") if name == lexeme("whole_way") and self._is_ahead(asked.node, asked.slot) else name
        )
        if self.telling.says(*lexemes("asks_date")):
            name = re.sub(lexeme("count_end_shape"), lexeme("date_of"), name)
        # 第一天行的 needs no second 行的
        return finished(_DONE_TWICE.sub(lexeme("of_one"), name))

    def _is_ahead(self, node: Node, slot: Slot) -> bool:
        """Whether a way of the World is how far one is ahead of another who catches up."""
        behind = node.kind is NodeKind.WORLD and self.telling.says(*lexemes("catches"))
        given = self.graph.given(slot) if behind else None
        return given is not None and bool(_AHEAD.search(self.text[: self._place(given.quantity)]))


def _to_the_end(verb: str) -> str:
    """修 of 修完: what is done in one day is not all of it."""
    return re.sub(lexeme("to_the_end_shape"), "", verb)


def fill(template: str, **words: str) -> str:
    """A template with its words put in."""
    return _FIELD.sub(lambda m: words.get(m[1], ""), template)

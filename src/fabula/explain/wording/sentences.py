"""Relations in words: why they hold, and as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from fabula.explain.lexicon import lexeme
from fabula.explain.wording.names import Named
from fabula.frames.frame import reason as frame_reason
from fabula.frames.kinds.blocks import reason as kind_reason
from fabula.lang import said, say
from fabula.situation.commonsense import commonsense
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Term
from fabula.solve.attempt import Attempt


class Wording(Named):
    """Names, units and numbers of one attempt in one language, and its relations in words."""

    def word(self, term: Term) -> str:
        """The wording of a number, an attribute or the unknown, inside a sentence."""
        if isinstance(term, Number):
            return self.measured(term.value, term.unit, term.per, term.quantity)
        if isinstance(term, Slot):
            return self.name(term) if self.lang == "zh" else f"the {self.name(term)}"
        asks = self.graph.goal.asks
        key = f"asked.{asks}"
        return say(key if said(key, self.lang) else "asked.number", self.lang)

    def sentence(self, relation: Relation) -> str:
        """The relation in words."""
        names = [self.word(a) for a in relation.args if isinstance(a, Slot)]
        # 甲队的工作效率等于甲队的工作效率: what it means is that the rate stays the same
        if relation.predicate == "Equal" and len(set(names)) < len(names) and self._rule_of(relation):
            return self._rule_of(relation)
        if relation.predicate == "Together" and len(relation.args) == 2:  # the sum of one thing is that thing
            relation = replace(relation, predicate="Equal")
        sentence = relation.sentence(self.lang, self._word_in(relation))
        return sentence.removesuffix(" equals how much") if self.lang == "en" else whole_words(sentence)

    def _word_in(self, relation: Relation) -> Callable[[Term], str]:
        """Words for the terms of a relation: 每天做的套数 is more by 20套, not by 20套/天."""
        named = "".join(self.name(s) for s in relation.slots() if s.attribute is Attribute.RATE)

        def word(term: Term) -> str:
            if self.lang == "zh" and isinstance(term, Number) and term.per and lexeme("each") + term.per in named:
                return self.measured(term.value, term.unit, "", term.quantity)
            return self.word(term)

        return word

    def reason(self, relation: Relation) -> str:
        """Why a relation holds: commonsense's own words, or the relation in a sentence."""
        nodes = {slot.node for slot in relation.slots()}
        if relation.predicate == "Product_of" and len(nodes) == 1 and relation.implicit:
            rate, amount, total = self.triple(nodes.pop())
            return say("formula.0", self.lang, rate=rate, amount=amount, total=total)
        if relation.source.rule:
            if self.graph.type is ProblemType.JOURNEY and _same_time(relation):
                rules = {r.name: r for r in commonsense().rules}
                return rules["same_time"].zh if self.lang == "zh" else rules["same_time"].en
            if rule := self._rule_of(relation):
                return rule
        return self.sentence(relation)

    def _rule_of(self, relation: Relation) -> str:
        """What commonsense, or the frame or kind that states it, says of a relation."""
        name = relation.source.rule
        if told := frame_reason(name, relation.predicate, self.lang) or kind_reason(name, self.lang):
            return told.replace("－", "−")
        rule = next((r for r in commonsense().rules if r.name == name), None)
        return "" if rule is None else (rule.zh if self.lang == "zh" else rule.en).replace("－", "−")


def taken_as_one(relation: Relation) -> bool:
    """Whether a relation only calls a whole 1: 把这项工程看作单位“1”."""
    if relation.predicate != "Equal" or not relation.implicit:
        return False
    whole, one = relation.args
    named = isinstance(whole, Slot) and whole.attribute is Attribute.TOTAL
    return named and isinstance(one, Number) and one.value == 1 and one.quantity is None


def objection(doubt: object, lang: str) -> str:
    """A doubt about a result in the language wanted, if it speaks several."""
    return str(getattr(doubt, lang, doubt))


def whole_words(said: str) -> str:
    """A number of times or a fraction asked for carries its own ending: no 倍 after 80% or 百分之几."""
    said = re.sub(lexeme("times_shape"), r"\1", re.sub(lexeme("unit_times_shape"), "", said))
    return said.replace(lexeme("of") * 2, lexeme("of")).removesuffix(lexeme("how_much"))


def _same_time(relation: Relation) -> bool:
    """Whether the relation is the equal times inside a longer rule, such as meeting."""
    rule = next((r for r in commonsense().rules if r.name == relation.source.rule), None)
    amounts = all(isinstance(a, Slot) and a.attribute is Attribute.AMOUNT for a in relation.args)
    journey = rule is not None and rule.types == frozenset({ProblemType.JOURNEY})
    return journey and relation.predicate == "Equal" and amounts


class Same:
    """An attempt as a key: by identity, since comparing two of them costs more than wording one."""

    __slots__ = ("attempt",)

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt

    def __hash__(self) -> int:
        return id(self.attempt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.attempt is other.attempt


def wording(attempt: Attempt, lang: str = "zh") -> Wording:
    """The wording of an attempt, shared by all printers: finding the names is most of their work."""
    return _shared(Same(attempt), lang)


@lru_cache(maxsize=64)
def _shared(same: Same, lang: str) -> Wording:
    return Wording(same.attempt, lang)

"""What the question itself calls a quantity: 这套书的原价, 还需要的天数, 利润, 一共做的张数."""

from __future__ import annotations

import re

from fabula.explain.lexicon import filled, lexeme, lexemes
from fabula.explain.textbook.derived import Derived
from fabula.explain.textbook.inner import InnerNames
from fabula.lang import messages, say
from fabula.situation.formula import Binary
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Unknown
from fabula.text.units import dimension

# whose it is, and a noun that says what is measured, right before what is asked: 这套书的原价是多少元
_NOUN_ASKED = re.compile(lexeme("noun_asked_shape"))
THIS = re.compile(lexeme("this_shape"))
NO_OWNER = re.compile(lexeme("no_owner_shape"))
_WHEN = re.compile(lexeme("asked_when_shape"))
_DONE_BY = re.compile(lexeme("done_by_shape"))
_STILL = re.compile(lexeme("still_shape_asked"))
_BEHIND = re.compile(lexeme("behind_shape"))
_LEFT = re.compile(lexeme("left_shape"))
_SHARE = re.compile(lexeme("share_told_shape"))
_LONGEST_OWNER = 8


class QuestionNames(InnerNames):
    """Names in the words of the question."""

    def asks_which(self) -> bool:
        """Whether the question is which one (第几页), not how many."""
        goal, found = self.words.graph.goal, self.words.attempt.problem.quantities
        told = goal.quantity is not None and 0 <= goal.quantity < len(found)
        return told and goal.quantity is not None and found[goal.quantity].text.startswith(lexeme("ordinal"))

    def _in_question(self, name: str) -> str:
        """What is asked for, by the noun of the question where it has one: 这套书的原价是多少元, 还需要多少天."""
        asked = self.words.telling.question
        if name.endswith(lexemes("work_times")) and _STILL.search(asked):
            return say("name.still_needed", self.lang)
        if (when := _WHEN.search(asked)) and when[1] not in name and (done := _DONE_BY.match(name)):
            return f"{when[1]}{done[1]}"
        if found := _NOUN_ASKED.search(asked):
            if name.endswith(lexeme("of") + found[2]):
                return name
            owner = THIS.sub("", found[1])
            plain = not owner or len(owner) > _LONGEST_OWNER or NO_OWNER.search(owner)
            return found[2] if plain else filled("x_of_y", x=owner, y=found[2])
        return name

    def _counted_in_question(self) -> str:
        """小朋友的人数 of 有多少个小朋友."""
        goal, problem = self.words.graph.goal, self.words.attempt.problem
        noun = self.words.noun(goal.unit)
        if self.lang != "zh" or goal.quantity is None or not 0 <= goal.quantity < len(problem.quantities):
            return noun
        after = _BEHIND.match(problem.text[problem.quantities[goal.quantity].span.end :])
        if after is None:
            return noun if self.words.graph.type is ProblemType.PRICE else ""
        people = after[1].endswith(lexemes("person_ends"))
        counted = lexeme("how_many_people") if people and goal.unit in lexemes("person_counts") else noun
        return filled("x_of_y", x=after[1], y=counted)

    def gained(self, derived: Derived) -> str:
        """利润, 亏损的钱: money asked for by such a word that is one amount of money less another."""
        less = isinstance(derived.expr, Binary) and derived.expr.op == "-"
        money = dimension(self.kinds.unit(derived.target)[0]) == "money" if less else False
        return self.asked_difference("name") if money else ""

    def _asked(self, variable: Unknown) -> str:
        """What is asked of two things, in the words of the question where there are any."""
        relation = next((r for r in self.words.graph.relations if r.unknown), None)
        if relation is None:
            return self.words.name(variable)
        if relation.predicate == "Average":
            return self.mean_word("mean")
        if relation.predicate == "Equal" and any(isinstance(a, Apply) and a.function == "Sum" for a in relation.args):
            return self.mean_word("sum")
        if relation.predicate in ("More_than", "Less_than"):
            return self.asked_difference("name") or self._gap(variable)
        if relation.predicate == "Together" and (named := self._asked_in_all(variable, relation)):
            return named
        if relation.predicate == "Fraction_of" and self.lang == "zh" and (rate := self._named_rate()):
            return rate
        if relation.predicate == "Remains" and relation.args[0] == variable:
            return say("name.rest", self.lang, noun=self.noun(variable))
        if relation.predicate == "Equal":
            return self._asked_equal(variable)
        if self.asks_interest_rate(relation):
            return say("name.interest_rate", self.lang)
        if relation.predicate == "Fraction_of" and self._scale():
            return say("name.asked.scale", self.lang)
        return self.words.sentence(relation)

    def _asked_in_all(self, variable: Unknown, relation: Relation) -> str:
        """一共做的张数: several together; '' if a part of them is asked for."""
        whole = relation.args[0] == variable
        if whole and self.lang == "en":
            if done := self.words.in_all([a for a in relation.args[1:] if isinstance(a, Slot)]):
                return done
        if len(relation.args) == 2 and isinstance(relation.args[1], Slot):
            return self.words.name(relation.args[1])
        if not whole or self.lang != "zh":
            return ""
        verb = self.words.telling.verb_asked()
        key = "name.together" if verb else "name.other.sum"
        ends = {self.words.name(a).rpartition(lexeme("of"))[2] for a in relation.args[1:] if isinstance(a, Slot)}
        noun = ends.pop() if len(ends) == 1 and verb else self.noun(variable)
        return say(key, self.lang, verb=verb, noun=noun)

    def _asked_equal(self, variable: Unknown) -> str:
        """By the words that ask for it: 成活率, 相差的棵数, 剩下的棵数."""
        if self.words.graph.goal.asks == "percent" and (rate := self._named_rate()):
            return rate if self.lang == "zh" else say("name.asked", self.lang)
        asked = self.words.telling.question
        gap = re.search(say("asked.more_than", "zh"), asked)
        if self.lang == "zh" and gap:
            return say("name.other.difference", self.lang, noun=self.noun(variable))
        left = _LEFT.search(asked)
        cues = "|".join(messages("zh")["asked.cues.gap"].split())
        if self.lang == "zh" and not left and (gap := re.search(cues, asked)):
            return say("name.gap", self.lang, cue=gap[0], noun=self.noun(variable))
        return say("name.rest" if left else "name.asked", self.lang, noun=self.noun(variable))

    def _named_rate(self) -> str:
        """成活率, 出勤率, 浓度: a part that the question has a word for."""
        asked = self.words.telling.question
        found = _SHARE.search(asked)
        return found[1] if found and found[1] not in lexemes("no_share") else ""

    def _scale(self) -> bool:
        """Whether the scale of a map is asked for."""
        asked = self.words.telling.question
        return any(cue in asked for cue in messages("zh")["asked.cues.scale"].split())

    def _gap(self, variable: Unknown) -> str:
        """相差的页数; 每天相差的台数 for a difference of rates."""
        above = self.kinds.unit(variable)[0] or self.words.graph.goal.unit
        relation = next(r for r in self.words.graph.relations if r.unknown)
        told = next((self.words.units.get(s, ("", "")) for s in relation.slots()), ("", ""))
        if dimension(told[0]) == "age" and dimension(self.words.graph.goal.unit) == "time":
            return say("name.years", self.lang)
        if told[1] and self.lang == "zh":
            return say("name.rate.difference", self.lang, per=told[1], noun=self.words.noun(above or told[0]))
        return say("name.other.difference", self.lang, noun=self.noun(variable))

    def asks_interest_rate(self, relation: Relation) -> bool:
        """Whether a relation asks what part of the money a year's interest is."""
        part = relation.args[0]
        units = self.words.units.get(part, ("", "")) if isinstance(part, Slot) else ("", "")
        interest = dimension(units[0]) == "money" and dimension(units[1]) == "time"
        return relation.unknown and relation.predicate == "Fraction_of" and interest

    def asked_difference(self, what: str) -> str:
        """The name of a difference, or why it is one, by the word that asks for it: 赚 for 利润."""
        asked = self.words.telling.question
        for key in ("profit", "loss", "saving"):
            cues = messages("zh")[f"asked.cues.{key}"].split()
            if self.words.graph.type is ProblemType.PRICE and any(cue in asked for cue in cues):
                return say(f"{what}.asked.{key}", self.lang)
        return ""

"""The Chinese name of a quantity: the first story that has one for it, else its rule of ``names.txt`` filled in."""

from __future__ import annotations

import re
from dataclasses import replace

from fabula.explain.called import finished
from fabula.explain.courses import going_apart
from fabula.explain.lexicon import filled, lexeme, lexemes, words_of
from fabula.explain.wording.measured import Measured
from fabula.explain.wording.templates import OF, Templates
from fabula.facts.ground import is_person
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension

_PRICED = re.compile(lexeme("priced_shape"))
_BETWEEN = re.compile(lexeme("between_shape"))
_WHOLE = re.compile(lexeme("whole_end_shape"))


class Chinese(Templates):
    """Asks the stories one after the other."""

    def _chinese(self, asked: Measured) -> str:
        if asked.is_sum_of_money and Slot(asked.node.id, Attribute.RATE) in self.graph.slots:
            asked = replace(asked, subject=_PRICED.sub(lexeme("in_all_price"), asked.subject))  # of all, not of one
        if name := self._of_measure(asked) or self._of_whole(asked):
            return name
        if asked.is_whole and self._unowned(asked.node, asked.dims):
            if asked.dims == "length" and self.graph.type is not ProblemType.JOURNEY:
                return say("name.whole_length", "zh")
            asked = replace(asked, subject="")
        if name := self._of_acts(asked) or self._of_stories(asked) or self._of_counts(asked) or self._of_money(asked):
            return name
        asked = self._without_seller(asked)
        return self._of_price(asked) or self._filled_in(asked)

    def _of_measure(self, asked: Measured) -> str:
        """Sums of ages, means, lengths of trains, ways on a map, and labels that say what is measured."""
        if asked.node.kind is NodeKind.WORLD and asked.dims == "age" and self._is_sum(asked.slot):
            return say("name.ages", "zh")
        mean_of = self.telling.mean_of() if asked.is_total else ""  # 平均身高142厘米, read as a total
        if mean_of and re.search(lexeme("mean_given_shape"), self._told_before(asked.slot)):
            return filled("mean_of", x=asked.subject, of=mean_of)
        rated = Slot(asked.node.id, Attribute.RATE) in self.graph.slots and asked.is_total
        if rated and (mean := self._of_mean_rate(asked)):
            return mean
        if asked.dims == "length" and asked.is_total and self._train_length(asked.node):
            return say("name.train_length", "zh")
        mapped = asked.is_whole and asked.dims == "length" and lexeme("scale") in self.text
        if mapped and (name := self._on_map(asked.slot)):
            return name
        if asked.is_rate and asked.dims.startswith("money/") and (change := self._changes_by(asked.node, asked.per)):
            return change
        counted = asked.unit and asked.subject.endswith(filled("count_of", u=asked.unit))
        measure = self._ends_in_measure(asked.subject, asked.attribute, asked.dims)
        return asked.subject if measure or counted else ""

    def _told_before(self, slot: Slot) -> str:
        """The text before the number of a quantity."""
        given = self.graph.given(slot)
        return self.text[: self._place(given.quantity)] if given is not None else ""

    def _told_behind(self, slot: Slot) -> str:
        """The text behind the number of a quantity: 外的湖边 of 350千米外的湖边."""
        given = self.graph.given(slot)
        found = self.attempt.problem.quantities
        return self.text[found[given.quantity].span.end :] if given is not None and given.quantity is not None else ""

    def _of_mean_rate(self, asked: Measured) -> str:
        return self._mean_rate(asked.node, asked.attribute, asked.subject, asked.unit, asked.per)

    def _of_whole(self, asked: Measured) -> str:
        """A whole that its label names, a way between two places, what was done in all."""
        if not asked.is_whole:
            return ""
        subject = asked.subject
        if _WHOLE.search(subject):
            return finished(subject)
        if asked.dims == "length" and re.match(
            lexeme("far_off_shape") + re.escape(subject), self._told_behind(asked.slot)
        ):
            return filled("way_to", x=subject)
        around = asked.dims == "length" and lexeme("around") in self.text
        if around and re.search(re.escape(subject) + lexeme("around_shape"), self.text):
            return filled("around_of", x=subject)
        way = asked.dims == "length" and self.graph.type is ProblemType.JOURNEY
        if way and self._of_lengths(asked.slot):
            return say("name.lengths", "zh")
        if way and self.telling.says(*lexemes("laps")) and self._goes_round(asked.node):
            return say("name.lap", "zh")
        if way and going_apart(self.text) and not _BETWEEN.search(subject):
            return say("name.apart", "zh")
        if way and _BETWEEN.search(subject):
            return filled("distance_of", x=subject)
        done = self._done_in_all(asked.node, asked.unit) or self._dissolved_in_whole(asked.node)
        return done or self._mean_asked(asked.slot)

    def _of_acts(self, asked: Measured) -> str:
        """What was done in all, years, what is weighed, shared out or measured by a word of the text."""
        node, attribute, dims = asked.node, asked.attribute, asked.dims
        if asked.is_total and (told := self._of_all(node, asked.unit) or self._between(node, dims)):
            return told
        ages = any(dimension(above) == "age" for above, _ in self.units.values())
        if ages and asked.unit == lexeme("year") and self.telling.says(*lexemes("year_hence")):
            return say("name.years", "zh")
        if weighed := self._weighed(node, attribute, dims):
            return weighed
        if asked.is_total and (shared := self._shared_out(node, asked.unit)):
            return shared
        if noun := self._measured_in_text(node, attribute, dims):
            return finished(filled("done_noun", v=asked.subject, n=noun).replace(OF * 2, OF))
        return self._of_mean_rate(asked)

    def _of_stories(self, asked: Measured) -> str:
        """A mean of all, what one does as the question says, fuel, floors, products of two counts, ways on a map."""
        node, unit, per = asked.node, asked.unit, asked.per
        whole = node.kind is NodeKind.WORLD and self.graph.type is not ProblemType.JOURNEY
        if asked.is_rate and whole and per and unit and filled("by_mean_each", p=per) in self.text:
            verb = self.telling.verb_per(per)
            return say("name.mean.each", "zh", per=per, verb=verb, noun=filled("count_of", u=unit))
        if asked.is_rate and not per and (each := self._each_asked(asked.slot)):
            return each
        told = self._burnt(node, asked.attribute, unit, per) or self._floors(node, asked.attribute)
        if told := told or self._of_two(node, asked.attribute, unit):
            return told
        mapped = asked.is_total and asked.dims == "length" and lexeme("scale") in self.text
        return self._on_map(asked.slot) if mapped else ""

    def _of_counts(self, asked: Measured) -> str:
        """As many of the same, people in all, somebody's money, what is dissolved, so many of the same sort."""
        node, unit = asked.node, asked.unit
        if self.clean(node.label) in words_of("alike") and asked.is_total and unit:
            return filled("count_of_x", x=asked.subject, u=unit)
        if asked.is_whole and dimension(unit).startswith("count:") and self._people(node):
            return filled("in_all", v=self.telling.verb_asked(), n=self.noun(unit))
        person = node.kind is NodeKind.AGENT and is_person(self.clean(node.label))
        if asked.is_sum_of_money and (person or self._has_money(node)):
            return filled("money_of_x", x=asked.subject)
        if dissolved := self._dissolved(node, asked.attribute, asked.subject):
            return dissolved
        return self._counted_alike(asked.slot, unit) if asked.attribute is Attribute.AMOUNT else ""

    def _without_seller(self, asked: Measured) -> Measured:
        """A sum of money that is nobody's, and a price that is not the library's: without that word in front."""
        if not asked.is_sum_of_money:
            return asked
        in_all = asked.node.label.endswith(words_of("in_all"))  # 体育老师一共 used 780元
        nobody = in_all or self._nobody(asked.node) or self._of_costs(asked.slot)
        if asked.is_whole and nobody and not self._owed(asked.node):
            return replace(asked, subject="")
        rated = Slot(asked.node.id, Attribute.RATE) in self.graph.slots and asked.node.kind is NodeKind.AGENT
        place = asked.subject.endswith(words_of("place"))
        return replace(asked, subject="") if place and rated else asked

    def _done_in_all(self, node: Node, unit: str) -> str:
        """一共运来的千克数: what was done at several times or by several, where the question asks for all of it."""
        whole = Slot(node.id, Attribute.TOTAL)
        if self.graph.goal.term != whole or self.graph.type in (ProblemType.JOURNEY, ProblemType.PRICE):
            return ""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        parts = [self.graph.by_id[a.node] for r in sums for a in r.args[1:] if isinstance(a, Slot)]
        verb = self.telling.done_in_all()
        acts = [self.subject(part) for part in parts if part.kind is NodeKind.EVENT]
        if not verb or not unit or len(acts) < 2 or len(acts) < len(parts):
            return ""
        if not all(verb in act or act.endswith(verb[:1]) for act in acts):
            return ""
        noun = filled("count_of", u=unit) if not dimension(unit).startswith("count:") else self.noun(unit)
        return say("name.together", "zh", verb=verb, noun=noun)

    def _is_sum(self, whole: Slot) -> bool:
        """Whether a whole is told as what several come to."""
        return any(r.predicate == "Together" and r.args[0] == whole and len(r.args) > 2 for r in self.graph.relations)

    def _each_asked(self, slot: Slot) -> str:
        """平均每集的时间: a rate that no unit tells what it is per, by the words of the question."""
        goal = self.graph.goal
        if mean := self._mean_asked(slot):
            return mean
        each = self.telling.each_asked() if goal.term == slot and goal.unit and "/" not in goal.unit else None
        if not each:
            return ""
        return say("name.each.mean" if each[0] else "name.each", "zh", per=each[1], noun=self.noun(goal.unit))

"""The time that several have in common: 相遇时间, 追及时间, 合作的时间; whether somebody meets or catches up."""

from __future__ import annotations

import re

from fabula.explain.courses import going_apart
from fabula.explain.lexicon import lexeme
from fabula.explain.textbook.derived import Derived, terms_of
from fabula.explain.textbook.question import QuestionNames
from fabula.lang import messages, said, say
from fabula.situation.formula import Binary
from fabula.situation.terms import Attribute, Slot

_NOT_MET = re.compile(lexeme("not_met_shape"))


class CommonTimeNames(QuestionNames):
    """Names of times by what they are divided by."""

    def _common_time(self, derived: Derived) -> str:
        """The time that several have in common, by what it is divided by: 相遇时间, 追及时间, 合作的时间."""
        if derived.quotient is None:
            return say("name.common_time", self.lang)
        concept = self.kinds.concept(terms_of(derived.quotient.below))
        key = f"name.common_time.{concept.key}"
        apart = concept.key == "speed.sum" and not self.meet
        apart = apart or (concept.key == "speed.difference" and not self.catches_up)
        return say(key if said(key, self.lang) and not apart else "name.common_time", self.lang)

    def _by_sum(self, derived: Derived) -> bool:
        """Whether a time is that in which several work together or meet."""
        if derived.quotient is None:
            return False
        concept = self.kinds.concept(terms_of(derived.quotient.below))
        return concept.key == "work.sum" or (concept.key == "speed.sum" and self.meet)

    def _at_once(self, derived: Derived) -> bool:
        """Whether a time is that of several who meet, work together, or of whom one catches up with the other."""
        return self._by_sum(derived) or self._chases(derived)

    def _chases(self, derived: Derived) -> bool:
        """Whether a time is that of a chase: what the other is ahead, divided by the difference of the speeds."""
        quotient = derived.quotient
        if quotient is None or not self.catches_up or len(quotient.above) != 1:
            return False
        concept = self.kinds.concept(terms_of(quotient.below))
        ahead = quotient.above[0]
        first = not isinstance(ahead.expr, Binary) or (
            isinstance(ahead.of, Slot) and {Slot(ahead.of.node, Attribute.AMOUNT)} <= quotient.more
        )
        return concept.key == "speed.difference" and first

    def chaser(self, derived: Derived) -> Slot | None:
        """The time of who is faster and started later, where another's is found by what the faster one did not go."""
        quotient = derived.quotient
        if quotient is None or not self.catches_up or len(quotient.above) != 1 or len(quotient.below) != 2:
            return None
        ahead, fast = quotient.above[0].of, next((p.expr for p in quotient.below if p.sign > 0), None)
        mine = (
            isinstance(ahead, Slot)
            and isinstance(fast, Slot)
            and fast in self.case.shared(Slot(ahead.node, Attribute.RATE))
        )
        apart = self.kinds.concept(terms_of(quotient.below)).key == "speed.difference"
        if not (apart and mine) or not isinstance(ahead, Slot) or not isinstance(quotient.above[0].expr, Binary):
            return None
        time = Slot(ahead.node, Attribute.AMOUNT)
        one = self.case.one.get(time, time)
        return one if isinstance(one, Slot) else None

    @property
    def meet(self) -> bool:
        """Whether the story ends with a meeting; else the time is just the time."""
        cues = messages("zh")["journey.cues.meeting"].split()
        if any(r.source.rule == "toward_left" for r in self.words.graph.relations) or _NOT_MET.search(self.words.text):
            return False
        return not going_apart(self.words.text) and self.words.telling.says(*cues)

    @property
    def catches_up(self) -> bool:
        """Whether one catches up with another; else two ways just differ."""
        return self.words.telling.says(*messages("zh")["journey.cues.chase"].split())

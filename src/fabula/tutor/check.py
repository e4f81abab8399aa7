"""Is this step right? By value, by unit and by meaning, in whatever order and form it was written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from fabula.lang.lexicon import table
from fabula.solve.attempt import Attempt
from fabula.tutor.equations import EquationJudge
from fabula.tutor.measures import UnitClash
from fabula.tutor.memory import Memory
from fabula.tutor.messages import fill, say, slip_messages
from fabula.tutor.numeric import NumberJudge
from fabula.tutor.phrases import Phrases
from fabula.tutor.situation import Situation
from fabula.tutor.slips import Slips
from fabula.tutor.steps import Statement, Var, parse, walk
from fabula.tutor.tokens import StepError
from fabula.tutor.verdict import Outcome, Verdict

_CLOCK = re.compile(r"(?<![0-9])([0-2]?[0-9]):([0-5][0-9])(?![0-9])")
_LETTER = re.compile(r"(?<![A-Za-z])[A-WYZa-wyz](?![A-Za-z])")

Judged = tuple[Memory, Verdict]


def check(
    attempt: Attempt | Situation,
    text: str,
    done: Iterable[str] = (),
    lang: str = "zh",
    others: Sequence[Attempt] = (),
) -> Verdict:
    """The verdict on a step after those already ``done``; ``others`` are other readings of the text."""
    checker = Checker(Situation.of(attempt), lang, others)
    memory = Memory()
    for earlier in done:
        memory, _ = checker.judge(earlier, memory)
    return checker.judge(text, memory)[1]


class Checker:
    """Judges the steps of one problem in one language."""

    def __init__(self, situation: Situation, lang: str = "zh", others: Sequence[Attempt] = ()) -> None:
        self.situation = situation
        self.lang = lang
        slips = Slips(situation)
        self.numbers = NumberJudge(situation, slips, lang, others)
        self.equations = EquationJudge(situation, slips, lang)
        labels = {node.label for node in situation.graph.nodes}
        self.names = tuple(label for label in labels if re.search(r"[0-9]", label))
        self.phrases = Phrases(situation)

    def judge(self, text: str, memory: Memory) -> Judged:
        """The verdict on all that was typed at once, and what is known afterwards. Never raises."""
        if answered := self.phrases.answered(text):
            after, verdict = self._read(answered, memory)
            if verdict.outcome.fine and self.phrases.misquotes(text):
                return memory, Verdict(Outcome.WRONG, say("misquoted", self.lang))
            return after, verdict
        named = self.phrases.named(text)
        judged = self._read(named or text, memory)
        if named and not judged[1].outcome.fine:
            judged = self._read(text, memory)
        if not judged[1].outcome.fine and _LETTER.search(text):  # 70t+50t=480: not of weights, but of time
            other = self._read(text, memory, letters=True)
            return other if other[1].outcome.fine else judged
        return judged

    def _read(self, text: str, memory: Memory, letters: bool = False) -> Judged:
        try:
            statements = parse(self._clock(text), self.names, letters)
        except StepError as error:
            return memory, Verdict(Outcome.UNCLEAR, say(error.code, self.lang, detail=error.detail))
        verdicts = []
        for statement in statements:
            memory, verdict = self._one(statement, memory)
            verdicts.append(verdict)
            if verdict.outcome is Outcome.WRONG:
                break
        return memory, _all_together(verdicts)

    def _clock(self, text: str) -> str:
        """14:30 is a time of day where one is asked for; elsewhere a ratio."""
        asks = self.situation.graph.goal.asks
        return _CLOCK.sub(_oclock, text) if asks == "clock" else text

    def _one(self, statement: Statement, memory: Memory) -> Judged:
        try:
            if not statement.unknowns:
                return self.numbers.judge(statement, memory)
            return self._with_unknowns(statement, memory)
        except UnitClash:
            message = fill(slip_messages()["unit_mixed"], self.lang)
            return memory, Verdict(Outcome.WRONG, message, "unit_mixed")
        except StepError as error:
            return memory, Verdict(Outcome.UNCLEAR, say(error.code, self.lang, detail=error.detail))

    def _with_unknowns(self, statement: Statement, memory: Memory) -> Judged:
        letters = [side for side in statement.sides if isinstance(side, Var)]
        others = tuple(side for side in statement.sides if not isinstance(side, Var))
        if not others:
            return self.equations.let(statement, memory)
        known = not any(isinstance(part, Var) for side in others for part in walk(side))
        if letters and known:  # x=390÷130=3: what is said about x is said without it
            return self.numbers.of_letter(statement, others, letters[0].name, memory)
        if len(statement.sides) == 1:
            return self.equations.expression(statement, memory)
        return self.equations.judge(statement, memory)


_RANK = (Outcome.WRONG, Outcome.ANSWER, Outcome.UNCLEAR, Outcome.RIGHT)


def _all_together(verdicts: list[Verdict]) -> Verdict:
    """The verdict on several statements is that of the one that matters most; of equals, the last."""
    return min(reversed(verdicts), key=lambda verdict: _RANK.index(verdict.outcome))


def _oclock(found: re.Match[str]) -> str:
    words = table("answers.txt")
    return words["hour"].format(n=found[1]) + words["minute"].format(n=found[2])

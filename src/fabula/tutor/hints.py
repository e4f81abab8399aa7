"""The ladder of hints: what is asked, what is given, the picture, the relation, the equations, the answer.

A rung gives away no more than it must: equations come one at a time and without their results, and what the
pupil has already found is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from fabula.explain.journey import journey
from fabula.explain.reply import reply
from fabula.explain.segments import segments
from fabula.explain.steps import ARITHMETIC, EQUATION, ExplainedStep, steps
from fabula.explain.svg import svg
from fabula.explain.textbook import lines_told
from fabula.situation import Relation, Slot, Unknown
from fabula.solution import Notice
from fabula.solve.attempt import Attempt
from fabula.text.numbers import format_number, parse_number
from fabula.tutor.check import Checker
from fabula.tutor.facts import Role
from fabula.tutor.memory import Memory
from fabula.tutor.messages import fill, notices, say
from fabula.tutor.situation import Situation, veiled
from fabula.tutor.slips import wording_of
from fabula.tutor.worlds import Vector, combine

_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:/[0-9]+)?%?")
_SIGNS = {"+": "+", "-": "-", "*": "×", "/": "÷", "//": "÷"}
_RELATIONS = 4  # said at most


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung. ``diagram`` is the picture to show (of :func:`veiled`); ``key`` tells rungs apart."""

    key: str
    kind: str
    text: str
    refs: tuple[str, ...] = ()
    diagram: str = ""
    level: int = 0
    last: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "last": self.last,
            "kind": self.kind,
            "text": self.text,
            "diagram": self.diagram or None,
            "refs": list(self.refs),
        }


def relation_words() -> dict[str, Notice]:
    """Predicate to what it comes down to."""
    return notices("hint")


def hint_at(attempt: Attempt | Situation, level: int, done: Iterable[str] = (), lang: str = "zh") -> Hint:
    """The rung of that level (from 1) for somebody who has ``done`` these steps; above the top, the top."""
    situation = Situation.of(attempt)
    checker = Checker(situation, lang)
    memory = Memory()
    for step in done:
        memory, _ = checker.judge(step, memory)
    rungs = ladder(situation, memory, lang)
    return rungs[min(max(level, 1), len(rungs)) - 1]


def ladder(situation: Situation, memory: Memory | None = None, lang: str = "zh") -> tuple[Hint, ...]:
    """All rungs for somebody who knows what is in ``memory``, numbered from 1, the answer last."""
    rungs = list(_Ladder(situation, memory or Memory(), lang).rungs())
    return tuple(replace(rung, level=n, last=n == len(rungs)) for n, rung in enumerate(rungs, 1))


class _Ladder:
    def __init__(self, situation: Situation, memory: Memory, lang: str) -> None:
        self.situation = situation
        self.memory = memory
        self.lang = lang
        self.zh = lang == "zh"
        self.words = situation.zh if self.zh else situation.en
        self.graph = situation.graph

    def rungs(self) -> Iterator[Hint]:
        yield self._asked()
        yield self._given()
        yield self._diagram()
        yield self._relation()
        yield from self._equations()
        yield Hint("answer", "answer", reply(self.situation.attempt, self.lang), self.situation.asked.refs)

    # --- before any computing ---

    def _asked(self) -> Hint:
        asked = self.situation.asked
        text = say("hint_asked", self.lang, question=self.situation.question, what=asked.name)
        return Hint("asked", "asked", text, asked.refs)

    def _given(self) -> Hint:
        """Who does what: the numbers of the text, what they are numbers of, and what is compared."""
        given = [
            say("fact", self.lang, what=self.words.word(g.slot), value=value)
            for g in self.graph.givens
            for value in [self.words.measured(g.value, g.unit, g.per, g.quantity)]
        ]
        stated = [self.words.sentence(r) for r in self.graph.relations if not r.implicit and not r.unknown]
        refs = (
            *(ref for g in self.graph.givens for ref in self.situation.links.given(g)),
            *(
                ref
                for i, r in enumerate(self.graph.relations)
                if not r.implicit
                for ref in self._relation_refs(i)
            ),
        )
        facts = ("；" if self.zh else "; ").join((*given, *stated))
        text = say("hint_given", self.lang, facts=facts)
        return Hint("given", "given", text, tuple(dict.fromkeys(refs)))

    def _relation_refs(self, index: int) -> tuple[str, ...]:
        return self.situation.links.relation(index)

    def _diagram(self) -> Hint:
        kind = diagram_kind(self.situation.attempt)
        return Hint("diagram", "diagram", say(f"hint_{kind}", self.lang), diagram=kind)

    def _relation(self) -> Hint:
        """The relations that lead to the answer, in the order they are needed."""
        used = [
            i for step in self.situation.attempt.result.steps for i in (step.relations or (step.relation,))
        ]
        indices = list(dict.fromkeys(i for i in used if i >= 0)) or list(range(len(self.graph.relations)))
        said: dict[str, int] = {}
        for index in indices:
            said.setdefault(self._said(self.graph.relations[index]), index)
        key = list(said)[-_RELATIONS:]
        text = say("hint_relation", self.lang, relations=("；" if self.zh else "; ").join(key))
        refs = tuple(dict.fromkeys(ref for sentence in key for ref in self._relation_refs(said[sentence])))
        return Hint("relation", "relation", self._masked(text), refs)

    def _said(self, relation: Relation) -> str:
        if relation.implicit:
            return self.words.reason(relation)
        if relation.unknown and relation.predicate == "Equal":
            return say("hint_find", self.lang, what=self.words.sentence(relation))
        return fill(relation_words()[relation.predicate], self.lang, **wording_of(relation, self.words))

    # --- equations ---

    def _equations(self) -> Iterator[Hint]:
        if self.memory.answered:
            return
        if self.memory.equated and self.situation.goal in self.memory.letters.values():
            text = say("hint_equation", self.lang, text=say("hint_solve", self.lang))
            yield Hint("equation:solve", "equation", text, self.situation.asked.refs)
            return
        if (short := self._from_what_is_known()) is not None:
            yield short
            return
        method = EQUATION if self.memory.letters or self.memory.equated else ARITHMETIC
        for step in steps(self.situation.attempt, self.lang, method)[:-1]:
            if not self._made(step):
                text = self._masked(self._text(step))
                refs = self.situation.links.step(step)
                yield Hint(
                    f"equation:{step.number}", "equation", say("hint_equation", self.lang, text=text), refs
                )

    def _from_what_is_known(self) -> Hint | None:
        """One operation away: the pupil's own numbers give the answer, by whatever way they were found."""
        goal = self.situation.asked.vector
        own = [(value, vector) for value, vector in self.memory.values if vector in self.memory.found]
        given = [(f.value, f.vector) for f in self.situation.facts if f.role is Role.GIVEN]
        for value, vector in reversed(own):
            for other, beside in (*given, *own):
                for left, right in (((value, vector), (other, beside)), ((other, beside), (value, vector))):
                    if (op := self._operation(left[1], right[1], goal)) is not None:
                        text = f"{format_number(left[0])}{_SIGNS[op]}{format_number(right[0])}=？"
                        text = f"{self.situation.asked.name.said(self.lang)}{'：' if self.zh else ': '}{text}"
                        shown = say("hint_equation", self.lang, text=self._masked(text))
                        return Hint(f"equation:{text}", "equation", shown, self.situation.asked.refs)
        return None

    @staticmethod
    def _operation(left: Vector, right: Vector, goal: Vector) -> str | None:
        if left == right:
            return None
        return next((op for op in "+-*/" if combine(op, left, right) == goal), None)

    def _made(self, step: ExplainedStep) -> bool:
        """Whether the pupil has this step behind them already, or it is none."""
        if self._repeats(step):
            return True
        if step.kind == "let":
            return step.target in self.memory.letters.values() or self.memory.equated
        if step.kind == "express" and self.memory.equated:
            return True
        target = step.target
        vector = self.situation.vector(target) if isinstance(target, Slot | Unknown) else self._told.get(step.text)
        return vector is not None and vector in self.memory.found

    @cached_property
    def _told(self) -> dict[str, Vector]:
        """What the textbook's steps come to that no attribute has, by their texts: 速度和."""
        lines = lines_told(self.situation.attempt, self.lang)
        vectors = ((line.text, self.situation.vector(line.expr)) for line in lines)
        return {text: vector for text, vector in vectors if vector is not None}

    def _repeats(self, step: ExplainedStep) -> bool:
        """The other car's time is the same: true, and no equation."""
        if step.kind == "express":
            return step.arithmetic == "x"
        whole = step.relation >= 0 and self.graph.relations[step.relation].source.rule == "unit_one"
        return step.kind in ("compute", "substitute") and "=" not in step.arithmetic and not whole

    def _text(self, step: ExplainedStep) -> str:
        """The line without its result."""
        gap = "=" if self.zh else " = "
        match step.kind:
            case "convert":
                return f"{step.arithmetic.partition(gap)[0]}{gap}？{'' if self.zh else ' '}{step.unit}"
            case "let" | "unit":
                return step.text
            case "express":
                return step.text
            case "solve" | "system":
                return step.arithmetic
        if gap not in step.arithmetic:  # 把全程看作单位“1”
            return step.text
        name = step.text.partition("：" if self.zh else ": ")[0]
        unit = f"（{step.unit}）" if step.unit and self.zh else f" {step.unit}" if step.unit else ""
        left = step.arithmetic.partition(gap)[0]
        return f"{name}{'：' if self.zh else ': '}{left}{gap}？{unit}"

    def _masked(self, text: str) -> str:
        """The answer's own number is left out wherever it would stand, unless the problem says it anyway."""
        secret = {self.situation.answer.value, self.situation.asked.value}
        known = {q.value for q in self.situation.attempt.problem.quantities} | {None}

        def cover(found: re.Match[str]) -> str:
            value = parse_number(found[0])
            return "？" if value in secret and value not in known else found[0]

        text = _NUMBER.sub(cover, text)
        return text if self.zh else text.replace("？", "?")


def diagram_kind(attempt: Attempt) -> str:
    """The most telling picture: a journey as a road, parts and shares as lines, anything as a graph."""
    if journey(attempt) is not None:
        return "journey"
    return "segments" if segments(attempt) is not None else "graph"


def hint_picture(attempt: Attempt, kind: str, lang: str = "zh") -> str:
    """The SVG of a hint's diagram: roads and lines show only what is given, and the graph is unsolved."""
    drawn = journey(attempt, lang) if kind == "journey" else None
    drawn = segments(attempt, lang) if kind == "segments" else drawn
    return drawn if drawn is not None else svg(veiled(attempt), lang)

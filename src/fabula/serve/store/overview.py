"""What a teacher wants to know of a class: what was tried, what went wrong, where people are stuck."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from fabula.serve.store import keys
from fabula.serve.store.records import AttemptMade, ClassRoom

TYPICAL = 3  # wrong steps shown for one place


@dataclass(frozen=True)
class SlipCount:
    slip: str
    count: int


@dataclass(frozen=True)
class Stuck:
    """Unsolved attempts that stopped after so many right steps, and what was tried there."""

    right_steps: int
    attempts: int
    wrong: list[str]
    deepest_hint: int


@dataclass(frozen=True)
class ProblemTried:
    text: str
    attempts: int
    pupils: int
    solved: int
    steps: int
    wrong: int
    hints: int
    slips: list[SlipCount]
    stuck: list[Stuck]


@dataclass(frozen=True)
class Overview:
    code: str
    name: str
    created: datetime
    closed: bool
    size: int
    pupils: int
    attempts: int
    solved: int
    hints: int
    slips: list[SlipCount]
    problems: list[ProblemTried]


def overview(room: ClassRoom, made: Iterable[AttemptMade]) -> Overview:
    """All of it from the attempts, the most tried problem first."""
    every = list(made)
    by_text: dict[str, list[AttemptMade]] = defaultdict(list)
    for attempt in every:
        by_text[attempt.text].append(attempt)
    problems = [_problem(text, group) for text, group in by_text.items()]
    return Overview(
        keys.shown_code(room.code),
        room.name,
        room.created,
        room.closed,
        room.size,
        _pupils(every),
        len(every),
        sum(attempt.solved for attempt in every),
        sum(len(attempt.hints) for attempt in every),
        _slips(every),
        sorted(problems, key=lambda problem: -problem.attempts),
    )


def _problem(text: str, group: list[AttemptMade]) -> ProblemTried:
    return ProblemTried(
        text,
        len(group),
        _pupils(group),
        sum(attempt.solved for attempt in group),
        sum(len(attempt.steps) for attempt in group),
        sum(step.verdict == "wrong" for attempt in group for step in attempt.steps),
        sum(len(attempt.hints) for attempt in group),
        _slips(group),
        _stuck(group),
    )


def _stuck(group: list[AttemptMade]) -> list[Stuck]:
    """Where those who did not get through stand, the fullest place first."""
    places: dict[int, list[AttemptMade]] = defaultdict(list)
    for attempt in group:
        if not attempt.solved:
            places[len(attempt.good_steps)].append(attempt)
    found = [
        Stuck(
            place,
            len(there),
            [step for step, _ in _tried(there, place).most_common(TYPICAL)],
            max((hint.level for attempt in there for hint in attempt.hints), default=0),
        )
        for place, there in places.items()
    ]
    return sorted(found, key=lambda stuck: (-stuck.attempts, stuck.right_steps))


def _tried(there: list[AttemptMade], place: int) -> Counter[str]:
    """The wrong steps entered after the last right one."""
    wrong: Counter[str] = Counter()
    for attempt in there:
        right = 0
        for step in attempt.steps:
            right += step.verdict == "right"
            if right == place and step.verdict == "wrong":
                wrong[step.step] += 1
    return wrong


def _slips(group: list[AttemptMade]) -> list[SlipCount]:
    found = Counter(step.slip for attempt in group for step in attempt.steps if step.slip)
    return [SlipCount(slip, count) for slip, count in found.most_common()]


def _pupils(group: list[AttemptMade]) -> int:
    """Nicknames, and each attempt without one for itself."""
    return len({attempt.nickname or attempt.id for attempt in group})

"""How many numbers, goals, events and whole situations of a gold file a system gets right, by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from fabula.bench.situations import Verdict, judge
from fabula.bench.systems import System
from fabula.data.goldgraph import Gold
from fabula.data.records import BlindProblem
from fabula.situation import ParseGraph


@dataclass(frozen=True)
class Judged:
    """One gold situation, what the system made of its text, and the verdict."""

    gold: Gold
    graph: ParseGraph | None
    status: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over some situations; shares are made where they are printed."""

    situations: int
    numbers: int
    roles: int
    owners: int
    both: int
    goals: int
    events: int
    events_predicted: int
    events_found: int
    whole: int
    answers: int
    stable: int
    solved: int
    solved_whole: int

    @staticmethod
    def of(judged: Sequence[Judged]) -> Tally:
        verdicts = [one.verdict for one in judged]
        numbers = [number for verdict in verdicts for number in verdict.numbers]
        solved = [one.verdict for one in judged if one.status == "solved"]
        return Tally(
            situations=len(verdicts),
            numbers=len(numbers),
            roles=sum(number.role for number in numbers),
            owners=sum(number.owner for number in numbers),
            both=sum(number.right for number in numbers),
            goals=sum(verdict.goal for verdict in verdicts),
            events=sum(verdict.events for verdict in verdicts),
            events_predicted=sum(verdict.predicted_events for verdict in verdicts),
            events_found=sum(verdict.events_found for verdict in verdicts),
            whole=sum(verdict.whole for verdict in verdicts),
            answers=sum(verdict.answer for verdict in verdicts),
            stable=sum(verdict.answer and verdict.stable for verdict in verdicts),
            solved=len(solved),
            solved_whole=sum(verdict.whole for verdict in solved),
        )

    def shares(self) -> dict[str, float | None]:
        """Everything as a share of what there is; None where there is nothing."""
        return {
            "role": _share(self.roles, self.numbers),
            "owner": _share(self.owners, self.numbers),
            "both": _share(self.both, self.numbers),
            "goal": _share(self.goals, self.situations),
            "event_recall": _share(self.events_found, self.events),
            "event_precision": _share(self.events_found, self.events_predicted),
            "whole": _share(self.whole, self.situations),
            "answer": _share(self.answers, self.situations),
            "stable": _share(self.stable, self.situations),
            "solved": _share(self.solved, self.situations),
            "solved_whole": _share(self.solved_whole, self.solved),
        }

    def to_json(self) -> dict[str, Any]:
        return {"situations": self.situations, "numbers": self.numbers, **self.shares()}


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


@dataclass(frozen=True)
class SituationReport:
    """All verdicts of one system on one file."""

    system: str
    judged: tuple[Judged, ...]

    @property
    def total(self) -> Tally:
        return Tally.of(self.judged)

    @property
    def by_kind(self) -> dict[str, Tally]:
        kinds = dict.fromkeys(one.verdict.kind for one in self.judged)
        return {kind: Tally.of([one for one in self.judged if one.verdict.kind == kind]) for kind in kinds}

    @property
    def by_events(self) -> dict[int, Tally]:
        """By the number of Events and States that gold has: events are read one by one, so this should be flat."""
        counts = sorted({one.verdict.events for one in self.judged})
        return {n: Tally.of([one for one in self.judged if one.verdict.events == n]) for n in counts}

    def to_json(self) -> dict[str, Any]:
        kinds = {kind: tally.to_json() for kind, tally in self.by_kind.items()}
        events = {str(count): tally.to_json() for count, tally in self.by_events.items()}
        return {"system": self.system, **self.total.to_json(), "by_kind": kinds, "by_events": events}


def evaluate_situations(
    system: System, golds: Iterable[Gold], seen: Callable[[], object] = lambda: None
) -> SituationReport:
    """Ask the system about every text, blind, and judge the situation behind its first answer."""
    system.fit(())
    judged = []
    for gold in golds:
        found = system.predict(BlindProblem(str(gold.situation.line), gold.situation.text))
        judged.append(Judged(gold, found.graph, found.status, judge(gold, found.graph)))
        seen()
    return SituationReport(system.name, tuple(judged))

"""How well a system holds: the same problems with other numbers, names, order, with clauses that do not matter, and
without one that does. Every disturbance is measured beside the undisturbed problems that it could be done to.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fabula.bench.metrics import Outcome, run, share
from fabula.bench.systems import System
from fabula.data.perturb import FILE, added, donors, removed, renamed, renumbered, reordered, stem
from fabula.data.records import Record
from fabula.lang.lexicon import classes

PLAIN, NUMBERS, NAMES, ORDER, REMOVED = "plain", "numbers", "names", "order", "removed"
MOST = 5
ADDED = tuple(f"irrelevant {n}" for n in range(1, MOST + 1))
WAYS = (NUMBERS, NAMES, ORDER, *ADDED, REMOVED)
TITLES = {REMOVED: "needed one out: `solved`"}


def disturbed(records: Sequence[Record], strangers: Sequence[Record], seed: int = 1) -> dict[str, list[Record]]:
    """The problems in every way; clauses that do not matter come from ``strangers``, which nobody has learned from."""
    pool = donors(strangers)
    names = sorted(classes(FILE)["people"])

    def each(way: str, change: Callable[[Record, random.Random], Record | None]) -> list[Record]:
        draw = random.Random(f"{seed} {way}")
        return [made for r in records if (made := change(r, draw)) is not None]

    made = {
        NUMBERS: each(NUMBERS, renumbered),
        NAMES: each(NAMES, lambda r, draw: renamed(r, names, draw)),
        ORDER: each(ORDER, lambda r, _: reordered(r)),
        REMOVED: each(REMOVED, removed),
    }
    for count, way in enumerate(ADDED, 1):
        made[way] = each(way, lambda r, draw, n=count: added(r, pool, n, draw)) if pool else []  # type: ignore[misc]
    return made


@dataclass(frozen=True)
class Held:
    """One way: right answers before and after, of the problems that it could be done to, and what is called solved."""

    problems: int
    before: int
    after: int
    solved: int
    solved_right: int

    def to_json(self) -> dict[str, Any]:
        return {
            "problems": self.problems,
            "before": share(self.before, self.problems),
            "after": share(self.after, self.problems),
            "solved": share(self.solved, self.problems),
            "solved_right": share(self.solved_right, self.solved),
        }


def measure(
    system: System,
    records: Sequence[Record],
    ways: Mapping[str, Sequence[Record]],
    seen: Callable[[], object] = lambda: None,
) -> dict[str, dict[str, Any]]:
    """Ask a system about all of them; the undisturbed problems once."""
    plain = {o.id: o for o in _watched(run(system, records), seen)}
    made = {PLAIN: _held(list(plain.values()), plain).to_json()}
    for way, problems in ways.items():
        made[way] = _held(list(_watched(run(system, problems), seen)), plain).to_json()
    return made


def _watched(outcomes: Iterator[Outcome], seen: Callable[[], object]) -> Iterator[Outcome]:
    for outcome in outcomes:
        seen()
        yield outcome


def _held(after: Sequence[Outcome], plain: Mapping[str, Outcome]) -> Held:
    solved = [o for o in after if o.prediction.status == "solved"]
    before = sum(plain[stem(o.id)].correct for o in after)
    return Held(len(after), before, sum(o.correct for o in after), len(solved), sum(o.correct for o in solved))


def table(found: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> str:
    """Markdown: a row a system; right after (and before) each disturbance, in per cent."""
    ways = [w for w in (PLAIN, *WAYS) if any(w in rows for rows in found.values())]
    lines = ["| system | " + " | ".join(TITLES.get(w, w) for w in ways) + " |", "|---" * (len(ways) + 1) + "|"]
    for system, rows in found.items():
        lines.append(f"| {system} | " + " | ".join(_cell(w, rows.get(w)) for w in ways) + " |")
    return "\n".join(lines)


def _cell(way: str, row: Mapping[str, Any] | None) -> str:
    if not row or not row["problems"]:
        return "–"
    if way == REMOVED:
        return f"{100 * row['solved']:.1f}"
    if way == PLAIN:
        return f"{100 * row['after']:.1f}"
    return f"{100 * row['after']:.1f} ({100 * row['before']:.1f})"

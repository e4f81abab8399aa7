"""Two systems on the same problems: the paired test, and what one solves and the other does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from fabula.bench.rows import Row
from fabula.data.records import TITLES
from fabula.errors import DataError

LENGTHS = (20, 30, 40, 50, 60)


@dataclass(frozen=True)
class Pair:
    """One problem with what each of the two said."""

    a: Row
    b: Row


@dataclass(frozen=True, slots=True)
class Group:
    """Counts of a group of problems."""

    name: str
    both: int
    only_a: int
    only_b: int
    neither: int

    @staticmethod
    def of(name: str, pairs: Iterable[Pair]) -> Group:
        found = [(p.a.correct, p.b.correct) for p in pairs]
        kinds = ((True, True), (True, False), (False, True), (False, False))
        return Group(name, *map(found.count, kinds))

    @property
    def problems(self) -> int:
        return self.both + self.only_a + self.only_b + self.neither

    @property
    def a(self) -> float:
        return (self.both + self.only_a) / self.problems if self.problems else 0.0

    @property
    def b(self) -> float:
        return (self.both + self.only_b) / self.problems if self.problems else 0.0

    @property
    def p(self) -> float:
        return mcnemar(self.only_a, self.only_b)


def mcnemar(only_a: int, only_b: int) -> float:
    """The exact two-sided test: were the problems on which they differ won by tossing a coin?"""
    differ = only_a + only_b
    if not differ:
        return 1.0
    tail = sum(comb(differ, k) for k in range(min(only_a, only_b) + 1))
    return min(1.0, float(Fraction(2 * tail, 1 << differ)))


def pair_up(a: Sequence[Row], b: Sequence[Row]) -> list[Pair]:
    """By id, in the order of the first; both must have answered the same problems."""
    others = {row.id: row for row in b}
    if {row.id for row in a} != set(others):
        hint = "compare two systems on the same split and part"
        raise DataError("the two files are about different problems", hint=hint)
    return [Pair(row, others[row.id]) for row in a]


def by_type(pairs: Sequence[Pair]) -> list[Group]:
    titles = {kind.value: name for kind, name in TITLES.items()}
    return _grouped(pairs, lambda row: titles.get(row.type or "", row.type or "other"), list(titles.values()))


def by_operations(pairs: Sequence[Pair]) -> list[Group]:
    most = 5
    names = [*map(str, range(most)), f"{most} and more", "unreadable"]
    last = len(names) - 1

    def name(row: Row) -> str:
        return names[last if row.operations is None else min(row.operations, most)]

    return _grouped(pairs, name, names)


def by_length(pairs: Sequence[Pair]) -> list[Group]:
    """In tokens, a group begins with its lower bound."""
    bounds = (0, *LENGTHS)
    names = [f"{low}–{high - 1}" for low, high in zip(bounds, LENGTHS, strict=False)]
    names.append(f"{LENGTHS[-1]} and more")
    return _grouped(pairs, lambda row: names[sum(row.length >= bound for bound in LENGTHS)], names)


def _grouped(pairs: Sequence[Pair], key: Callable[[Row], str], order: Sequence[str]) -> list[Group]:
    found: dict[str, list[Pair]] = {}
    for pair in pairs:
        found.setdefault(key(pair.a), []).append(pair)
    names = [*(n for n in order if n in found), *sorted(n for n in found if n not in order)]
    return [Group.of(name, found[name]) for name in names]


def examples(pairs: Sequence[Pair], count: int) -> dict[str, list[Pair]]:
    """For each way to differ or to agree some problems, taken evenly from the shortest to the longest."""
    kinds: dict[str, Callable[[Pair], bool]] = {
        "only_a": lambda p: p.a.correct and not p.b.correct,
        "only_b": lambda p: p.b.correct and not p.a.correct,
        "both": lambda p: p.a.correct and p.b.correct,
        "neither": lambda p: not p.a.correct and not p.b.correct,
    }
    return {name: _evenly([p for p in pairs if fits(p)], count) for name, fits in kinds.items()}


def _evenly(pairs: Sequence[Pair], count: int) -> list[Pair]:
    ordered = sorted(pairs, key=lambda p: (p.a.length, p.a.id))
    if len(ordered) <= count:
        return ordered
    return [ordered[round(i * (len(ordered) - 1) / max(1, count - 1))] for i in range(count)]

"""Which problems come on a sheet: drawn from a seed, read back by the solver, told again for other versions."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice, pairwise

from fabula.errors import DataError
from fabula.generate import tales
from fabula.generate.stats import mask
from fabula.solution import Solution
from fabula.tutor import Situation, TutorError
from fabula.worksheet.grades import FIRST, LAST, grades
from fabula.worksheet.item import Item, drawn, token

TRIES = 60  # draws for one place of a sheet
ALIKE = 120  # draws for the same story with other numbers
NEAR = 4  # neighbours that change places in another version
MOST = 30  # problems on a sheet, as many as a class may have in its set

Solve = Callable[[str], Solution]


@dataclass(frozen=True, slots=True)
class Order:
    """What a teacher wants: kinds (none: all of the grades), grades, how many, sentences that do not matter."""

    kinds: tuple[str, ...] = ()
    grades: tuple[int, int] = (FIRST, LAST)
    count: int = 12
    seed: int = 1
    distractors: int = 0


def offered(wanted: tuple[int, int] = (FIRST, LAST)) -> tuple[str, ...]:
    """The kinds that can be drawn for these grades, in the order of the grades."""
    known = [kind for kind in tales() if grades().of_kind(kind) <= wanted[1]]
    return tuple(sorted(known, key=grades().of_kind))


def draw(
    order: Order, solve: Solve, avoid: frozenset[str] = frozenset(), seconds: float = math.inf
) -> tuple[Item, ...]:
    """The problems of an order, kinds evenly and no text twice, easy ones first; codes in ``avoid`` come no more.

    Who cannot wait gets what was found in so many ``seconds``, one problem at least.
    """
    rng = random.Random(f"{order.seed}/kinds")
    kinds = list(_kinds(order))
    rng.shuffle(kinds)
    found: list[Item] = []
    dry: set[str] = set()
    until = time.monotonic() + seconds
    for place, kind in enumerate(islice(cycle(kinds), order.count)):
        if found and time.monotonic() > until:
            break
        others = (kind, *(other for other in rng.sample(kinds, len(kinds)) if other != kind))
        item = _any(order, place, others, found, solve, avoid, dry, until)
        if item is None:
            break
        found.append(item)
    return tuple(sorted(found, key=lambda item: (item.grade, len(item.steps()))))


def _any(
    order: Order,
    place: int,
    kinds: tuple[str, ...],
    before: list[Item],
    solve: Solve,
    avoid: frozenset[str],
    dry: set[str],
    until: float,
) -> Item | None:
    """A problem of the first of these kinds that has one; those that have none are not asked again.

    None if the time is over and there are problems already.
    """
    for kind in kinds:
        if kind not in dry:
            if (item := _place(order, place, kind, before, solve, avoid, until)) is not None:
                return item
            if before and time.monotonic() > until:
                return None
            dry.add(kind)
    hint = "other kinds, more grades or fewer problems"
    raise DataError("no more problems of these kinds and grades", hint=hint)


def _kinds(order: Order) -> tuple[str, ...]:
    known = offered(order.grades)
    if unknown := sorted(set(order.kinds) - tales().keys()):
        raise DataError(f"no problems of the kind {', '.join(unknown)}", hint=f"kinds: {', '.join(tales())}")
    chosen = tuple(dict.fromkeys(kind for kind in order.kinds or known if kind in known))
    if not chosen:
        raise DataError(f"nothing of this belongs to grade {order.grades[1]} or below", hint="see lang/zh/grades.txt")
    return chosen


def _place(
    order: Order, place: int, kind: str, before: list[Item], solve: Solve, avoid: frozenset[str], until: float
) -> Item | None:
    """A problem of a kind for one place, unlike those before it; after half of the tries only its text must be new."""
    texts, masked = {item.text for item in before}, {mask(item.made) for item in before}
    for draw_ in range(TRIES):
        if before and time.monotonic() > until:
            break
        one = drawn(kind, token(f"{order.seed}/{place}/{kind}/{draw_}"), order.distractors)
        low, high = order.grades
        if one.text in texts or one.code in avoid or not low <= one.grade <= high:
            continue
        if (draw_ > TRIES // 2 or mask(one.made) not in masked) and practicable(one, solve):
            return one
    return None


def practicable(item: Item, solve: Solve) -> bool:
    """Whether the solver reads the problem as it was meant, and the tutor can teach it."""
    solution = solve(item.text)
    best, found = solution.best, solution.answer
    if best is None or found is None or (found.value, found.unit) != (item.answer.value, item.answer.unit):
        return False
    try:
        return bool(Situation(best).asked)
    except TutorError:
        return False


def version(items: tuple[Item, ...], name: str, solve: Solve) -> tuple[Item, ...]:
    """The same stories with other numbers and in another order, equally hard; A is the sheet itself."""
    if name == "A":
        return items
    made: list[Item] = []
    for item in items:
        taken = {other.text for other in (*items, *made)}
        made.append(_alike(item, name, solve, taken))
    return tuple(made[at] for at in _order(len(items), f"{'/'.join(i.code for i in items)}/{name}"))


def _alike(item: Item, name: str, solve: Solve, taken: set[str]) -> Item:
    """Another problem of the same tale with the same question; of the same kind, where that cannot be had."""
    spare: list[Item] = []
    for other in _draws(item, name):
        if other.text in taken or numbers(other) == numbers(item) or other.grade > item.grade:
            continue
        if _shape(other) == _shape(item):
            if practicable(other, solve):
                return other
        else:
            spare.append(other)
    spare.sort(key=lambda other: [a != b for a, b in zip(_shape(other), _shape(item), strict=True)])
    for other in spare:
        if practicable(other, solve):
            return other
    raise DataError(f"no other problem like {item.code}", hint="swap it, or print one version")


def _shape(item: Item) -> tuple[str, str, int]:
    return item.made.tale, item.made.asked, len(item.steps())


def _draws(item: Item, name: str) -> Iterator[Item]:
    distractors = item.made.distractors
    for number in range(ALIKE):
        yield drawn(item.kind, token(f"{item.code}/{name}/{number}"), distractors)


def numbers(item: Item) -> tuple[str, ...]:
    """The numbers of the text in their order."""
    return tuple(str(q.value) for q in item.made.gold.problem.quantities if q.value is not None)


def _order(count: int, seed: str) -> list[int]:
    """Another order in which no problem keeps its place, and easy ones still come first: neighbours change places."""
    rng = random.Random(seed)
    cuts = [*range(0, max(1, count - NEAR // 2), NEAR), count]
    return [at for low, high in pairwise(cuts) for at in _moved(list(range(low, high)), rng)]


def _moved(places: list[int], rng: random.Random) -> list[int]:
    made = list(places)
    while len(made) > 1 and any(at == place for at, place in zip(made, places, strict=True)):
        rng.shuffle(made)
    return made

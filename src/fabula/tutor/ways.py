"""Does a step lead anywhere? Whether one or two more operations make of it something that is not yet known.

130 km/h, the speeds together, divides the whole road and gives the time: of use. Their difference leads to
nothing. What only undoes the step (a-b, then +b) does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from fabula.tutor.worlds import Vector

PRIME = 2**61 - 1  # arithmetic modulo a prime: two functions of the numbers that differ, differ here too
Residue = int
Depends = frozenset[int]
_SUMS = "+-~"  # ~ is minus the other way round
_ALWAYS = frozenset((1, 2))  # the whole, and a pair: (sum - difference) ÷ 2


def residue(vector: Vector) -> Residue:
    """A vector as one number: its value where all numbers are changed."""
    value = vector[min(1, len(vector) - 1)]
    return value.numerator * pow(value.denominator, -1, PRIME) % PRIME


@dataclass(frozen=True, slots=True)
class Known:
    """A number to go on with, its inverse, what it measures and what it depends on."""

    value: Residue
    inverse: Residue
    kind: str = ""
    depends: Depends = frozenset()

    @staticmethod
    def of(value: Residue, kind: str = "", depends: Depends = frozenset()) -> Known:
        return Known(value, pow(value, -1, PRIME) if value else 0, kind, depends)


@dataclass(frozen=True, slots=True)
class Line:
    """A step as it was computed: its value, those of its parts, and how they were put together last."""

    value: Vector
    parts: Collection[Vector]
    op: str


class Ways:
    """From ``numbers`` of the text and ``others`` that follow to what is ``unknown``.

    A number comes with what it measures; ``depends`` tells on which of them a value depends.
    """

    def __init__(
        self,
        numbers: Mapping[Vector, str],
        others: Collection[Vector],
        unknown: Collection[Vector],
        goal: Vector,
        depends: Callable[[Vector], Depends],
    ) -> None:
        self.depends = depends
        self.goal = residue(goal)
        told = dict.fromkeys(_ALWAYS, "") | {residue(v): kind for v, kind in numbers.items()}
        self.numbers = {value: Known.of(value, kind) for value, kind in told.items()}
        follows = {residue(v): Known.of(residue(v), depends=depends(v)) for v in others}
        self.known = follows | self.numbers
        self.targets = {r: depends(v) for v in unknown if (r := residue(v)) not in self.numbers}
        self._before: dict[Residue, set[tuple[str, Residue, Residue]]] = {}
        for target in self.targets:
            for number in self.numbers.values():
                for op, before in _undone(target, number):
                    self._before.setdefault(before, set()).add((op, number.value, target))
        plain = [number for number in self.numbers.values() if number.value != 2]
        bare = [number.value for number in plain if not number.kind and number.value != 1]
        pairs = [(op, v, (a.value, b.value)) for a, b in permutations(plain, 2) for op, v in _joined(a, b)]
        rests = [("-", v, (a, b)) for a in bare for b in bare for v in _of_the_whole(a, b)]
        self._pairs = [(op, Known.of(v), sides) for op, v, sides in (*pairs, *rests) if v not in self.numbers]

    def lead_on(self, line: Line, far: bool = True) -> bool:
        """Whether the step helps: one operation to an unknown, or (``far``) two with numbers of the text alone."""
        value = Known.of(residue(line.value))
        own = {residue(part) for part in line.parts} | {value.value}
        doubled = line.op == "+" and any(2 * part % PRIME == value.value for part in own)  # 20%+20% is 20%×2
        own, last = (own | {2}, "*") if doubled else (own, line.op)
        search = _Search(self, value, own, last, self.depends(line.value))
        if search.upside_down():
            return False
        return search.at_once() or (far and (search.one_by_one() or search.by_a_pair()))

    def just_before_goal(self, value: Vector) -> bool:
        """Whether times or over a bare number it is what is asked: 72+12, then ÷2."""
        before = Known.of(residue(value))
        bare = (number for number in self.numbers.values() if not number.kind)
        return any(op in "*/" and result == self.goal for number in bare for op, result in _either(before, number))


@dataclass(frozen=True, slots=True)
class _Search:
    """From one value on. What made it (``own``) must not be undone, and all it rests on must still matter."""

    ways: Ways
    value: Known
    own: set[Residue]
    last: str
    depends: Depends

    def upside_down(self) -> bool:
        """Hours a kilometre, where kilometres an hour are of use."""
        inverse = self.value.inverse
        return self.last == "/" and inverse in self.ways.targets and inverse != self.ways.goal

    def at_once(self) -> bool:
        """With one more."""
        for known in self.ways.known.values():
            for op, result in _either(self.value, known):
                target = self.ways.targets.get(result)
                if target is None or result == known.value or not self._fits(result, target):
                    continue
                if known.value in self.own:
                    if self._again(op, result):
                        return True
                elif known.value in self.ways.numbers or not known.depends <= self.depends:
                    return True
        return False

    def _again(self, op: str, result: Residue) -> bool:
        """Whether a number of the step may be taken once more: 50×3+50, 50-50×20%, 50÷400 after 450-400."""
        if op == self.last:  # 126-24, and 24 less again
            return op in _SUMS and result == self.ways.goal
        return not _alike(op, self.last) and (op in "+~" or (op in "*/" and result == self.ways.goal))

    def one_by_one(self) -> bool:
        """With two more numbers, one after the other."""
        for number in self.ways.numbers.values():
            for op, result in _either(self.value, number):
                again = _alike(op, self.last)
                if (number.value in self.own and again) or result in self.ways.numbers or result in self.own:
                    continue
                for then, beside, target in self.ways._before.get(result, ()):
                    undoes = again and _alike(then, self.last) and beside in self.own
                    fits = self._fits(target, self.ways.targets[target])
                    if fits and not undoes and number.value != beside and self._new((number.value, beside)):
                        return True
        return False

    def by_a_pair(self) -> bool:
        """With two more numbers, put together first."""
        for op, pair, sides in self.ways._pairs:
            if pair.value in self.own or not self._new(sides):
                continue
            again = any(side in self.own for side in sides)
            undoes = again and _alike(op, self.last)
            for joining, result in _either(self.value, pair):
                target = self.ways.targets.get(result)
                undone = undoes and _alike(joining, self.last)
                undone = undone or (again and op == "*" and joining in "-~")  # 10+2.4×8, less 2.4×3: a step put right
                if target is not None and self._fits(result, target) and not undone:
                    return True
        return False

    def _new(self, numbers: Collection[Residue]) -> bool:
        """Not all from the step itself: (10+15)÷10÷15 only looks like a way."""
        return not set(numbers) <= self.own | _ALWAYS

    def _fits(self, result: Residue, depends: Depends) -> bool:
        return result not in self.own and self.depends <= depends


def _alike(op: str, other: str) -> bool:
    """Whether both add or both multiply, so that one may undo the other."""
    return (op in _SUMS) == (other in _SUMS)


def _joined(a: Known, b: Known) -> Iterator[tuple[str, Residue]]:
    """What two numbers make, in this order; sums and products once, and only of what may be put together."""
    alike = a.kind == b.kind
    if a.value < b.value and alike:
        yield "+", (a.value + b.value) % PRIME
    if a.value < b.value and not (alike and a.kind):
        yield "*", a.value * b.value % PRIME
    if alike:
        yield "-", (a.value - b.value) % PRIME
    if b.value:
        yield "/", a.value * b.inverse % PRIME


def _of_the_whole(a: Residue, b: Residue) -> Iterator[Residue]:
    """What two shares, or one twice, leave of the whole or make of it."""
    yield (1 - a - b) % PRIME
    yield (1 - a + b) % PRIME
    yield (1 + a + b) % PRIME
    if a == b:  # 2x+x+x
        yield (2 + a) % PRIME


def _either(a: Known, b: Known) -> Iterator[tuple[str, Residue]]:
    """What two numbers make, in both orders."""
    yield "+", (a.value + b.value) % PRIME
    yield "*", a.value * b.value % PRIME
    yield "-", (a.value - b.value) % PRIME
    yield "~", (b.value - a.value) % PRIME
    if b.value:
        yield "/", a.value * b.inverse % PRIME
    if a.value:
        yield "/", b.value * a.inverse % PRIME


def _undone(target: Residue, number: Known) -> Iterator[tuple[str, Residue]]:
    """Everything that one operation with the number turns into the target."""
    yield "+", (target - number.value) % PRIME
    yield "-", (target + number.value) % PRIME
    yield "-", (number.value - target) % PRIME
    if number.value:
        yield "*", target * number.inverse % PRIME
        yield "/", target * number.value % PRIME
    if target:
        yield "/", number.value * pow(target, -1, PRIME) % PRIME

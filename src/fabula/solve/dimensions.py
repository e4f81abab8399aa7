"""Which unit every attribute has, as far as the equations tell: units flow through them as values do.

Things that are added or compared are of one kind; a product multiplies kinds. A bare number that is added
to something takes its kind, since texts often leave it out; a bare number that multiplies has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fabula.lang.lexicon import classes
from fabula.situation.formula import Binary, Equation, Expr
from fabula.situation.grammar import grammar
from fabula.situation.graph import ParseGraph
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable, apart
from fabula.text.units import AGE, AREA, LENGTH, MONTH, SCALES, dimension, table

_ROUNDS = 4  # a chain of equations written backwards needs one round for each link; longer ones do not occur


@dataclass(frozen=True, slots=True)
class Measure:
    """A product of powers of base units, sorted: speed is ``(("小时", -1), ("米", 1))``, a number ``()``."""

    powers: tuple[tuple[str, int], ...] = ()

    def times(self, other: Measure, sign: int = 1) -> Measure:
        if not other.powers:
            return self
        powers = dict(self.powers)
        for unit, power in other.powers:
            powers[unit] = powers.get(unit, 0) + sign * power
        if abs(powers.get(LENGTH, 0)) > 1 or (LENGTH in powers and AREA in powers):
            powers = _as_area(powers)
        return Measure(tuple(sorted((u, p) for u, p in powers.items() if p)))

    def over(self, other: Measure) -> Measure:
        return self.times(other, -1)

    def agrees(self, other: Measure) -> bool:
        """Of one kind; counts of different things (支, 本, 个) do agree, since a story adds them freely."""
        return self.powers == other.powers or self._kinds() == other._kinds()

    def refines(self, other: Measure) -> bool:
        """The same but for a Den Unit that the other leaves unsaid: 千米/小时 against 千米."""
        rest = self.over(other).powers
        return bool(rest) and all(power < 0 for _, power in rest)

    def _kinds(self) -> dict[str, int]:
        kinds: dict[str, int] = {}
        for unit, power in self.powers:
            kind = "count" if counted(unit) else _SAME_KIND.get(unit, unit)
            kinds[kind] = kinds.get(kind, 0) + power
        return {k: p for k, p in kinds.items() if p}

    def written(self) -> tuple[str, str]:
        """Unit and per, if the measure is as simple as that; else two empty strings."""
        top = [u for u, p in self.powers if p == 1]
        bottom = [u for u, p in self.powers if p == -1]
        if len(top) == 1 and len(bottom) <= 1 and len(top) + len(bottom) == len(self.powers):
            return top[0], bottom[0] if bottom else ""
        return "", ""

    def __str__(self) -> str:
        """As people write it: 米, 米²/小时², 1/天."""
        above = [_power(unit, power) for unit, power in self.powers if power > 0]
        below = [_power(unit, -power) for unit, power in self.powers if power < 0]
        return "/".join(("·".join(above) or "1", *below))


def _as_area(powers: dict[str, int]) -> dict[str, int]:
    """Length times width is an area, an area by a length a length."""
    lengths = powers.pop(LENGTH, 0) + 2 * powers.pop(AREA, 0)
    return {**powers, AREA: lengths // 2, LENGTH: 0} if lengths % 2 == 0 else {**powers, LENGTH: lengths}


def _power(unit: str, power: int) -> str:
    return unit + ("" if power == 1 else str(power).translate(_RAISED))


_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
BARE = Measure()
_SAME_KIND = {AGE: MONTH}  # years of age and years to come are added
WRITTEN = classes("counts.txt")["written"]  # say how a bare number is written


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two sides of relation number ``relation`` (or of a sum inside it) that are not of one kind."""

    relation: int
    left: Measure
    right: Measure


Units = dict[Variable, Measure]


class Inferred(Units):
    """The measure of every attribute that is known; units that are kept ``apart`` measure something of their own."""

    def __init__(self, known: Mapping[Variable, Measure] | None = None, kept: frozenset[str] = frozenset()) -> None:
        super().__init__(known or {})
        self.apart = kept

    def measure(self, unit: str, per: str = "") -> Measure:
        """As :func:`measure`, in this story."""
        return measure(unit, per, self.apart)


@cache
def base(unit: str) -> str:
    """The unit that all units convertible to this one are measured in; an unknown word is its own."""
    plain = unit
    while plain not in table() and len(plain) > 1 and plain[0] in SCALES:
        plain = plain[1:]
    found = table().get(plain)
    return found.base if found else plain


@cache
def counted(unit: str) -> bool:
    """Whether the unit counts things."""
    return dimension(unit).startswith("count:")


@cache
def measure(unit: str, per: str = "", kept: frozenset[str] = frozenset()) -> Measure:
    """The measure of ``unit`` per ``per``; 倍, % and the like only say how a bare number is written.

    Units that are ``kept`` apart are not told in the base unit.
    """
    unit, _, inside = unit.partition("/")
    unit, per = "" if unit in WRITTEN else unit, per or inside
    above, below = (u if u in kept else base(u) for u in (unit, per))
    top = Measure(((above, 1),)) if unit else BARE
    return top.over(Measure(((below, 1),))) if per else top


def infer(graph: ParseGraph) -> tuple[Inferred, tuple[Conflict, ...]]:
    """The measure of every attribute that can be told, and the relations that mix kinds; found out once."""
    if "units" not in graph.notes:
        graph.notes["units"] = _infer(graph)
    units, conflicts = graph.notes["units"]
    return Inferred(units, units.apart), conflicts


def _infer(graph: ParseGraph) -> tuple[Inferred, tuple[Conflict, ...]]:
    units = Inferred(kept=apart(graph))
    for given in graph.givens:
        # A rate that names no Den Unit has one all the same.
        if given.unit and (given.per or "/" in given.unit or given.slot.attribute is not Attribute.RATE):
            units[given.slot] = units.measure(given.unit, given.per)
    open_ = _settle(list(graph.equations), units)
    if open_ and _by_attribute(units):
        _settle(open_, units)
    return units, tuple(c for e in graph.equations for c in _conflicts(e, units))


def _settle(equations: list[Equation], units: Inferred) -> list[Equation]:
    """Let the equations speak until nothing new is said; those that are not yet understood."""
    for _ in range(_ROUNDS):
        before = len(units)
        equations = [e for e in equations if not _spread(e, units)]
        if len(units) == before or not equations:
            break
    return equations


def _by_attribute(units: Inferred) -> bool:
    """The grammar's rules for units: what a rate's say about its node's total and amount."""
    told: dict[Variable, Measure] = {}
    for slot, found in units.items():
        if isinstance(slot, Slot) and slot.attribute is Attribute.RATE:
            unit, per = found.written()
            for which, attribute in grammar().units_of(slot.attribute).items() if per else ():
                told[Slot(slot.node, attribute)] = units.measure(per if which == "per" else unit)
    told = {slot: found for slot, found in told.items() if slot not in units}
    units.update(told)
    return bool(told)


def _spread(equation: Equation, units: Inferred) -> bool:
    """Let the equation tell its attributes' measures; True when all of them are known."""
    left, right = _of(equation.left, units), _of(equation.right, units)
    done = True
    if left is not None:
        done = _push(equation.right, left, units)
    if right is not None:
        done = _push(equation.left, right, units) and done
    return done and left is not None and right is not None


def _of(expr: Expr, units: Inferred) -> Measure | None:
    """The measure of an expression; None if unknown (a bare number that stands alone may be of any kind)."""
    if not isinstance(expr, Binary):
        if isinstance(expr, Number):
            return units.measure(expr.unit, expr.per) if expr.unit else None
        return units.get(expr)
    if expr.op in "+-":
        left = _of(expr.left, units)
        return left if left is not None else _of(expr.right, units)
    left, right = _factor(expr.left, units), _factor(expr.right, units)
    if left is None or right is None:
        return None
    return left.times(right) if expr.op == "*" else left.over(right)


def _factor(expr: Expr, units: Inferred) -> Measure | None:
    """As :func:`_of`, but a bare number multiplies without changing the kind."""
    return BARE if _is_bare(expr) else _of(expr, units)


def _is_bare(expr: Expr) -> bool:
    if isinstance(expr, Binary):
        return _is_bare(expr.left) and _is_bare(expr.right)
    return isinstance(expr, Number) and not expr.unit


def _push(expr: Expr, wanted: Measure, units: Inferred) -> bool:
    """Tell an expression its measure; True when nothing inside is left unknown."""
    if not isinstance(expr, Binary):
        if isinstance(expr, Number) or expr in units:
            return True
        if _lacks_den_unit(expr, wanted):
            return False
        units[expr] = wanted
        return True
    if expr.op in "+-":
        left = _push(expr.left, wanted, units)
        return _push(expr.right, wanted, units) and left
    left_known, right_known = _factor(expr.left, units), _factor(expr.right, units)
    if left_known is not None:
        rest = wanted.over(left_known) if expr.op == "*" else left_known.over(wanted)
        return _push(expr.right, rest, units)
    if right_known is not None:
        rest = wanted.over(right_known) if expr.op == "*" else wanted.times(right_known)
        return _push(expr.left, rest, units)
    return False


def _lacks_den_unit(expr: Expr, wanted: Measure) -> bool:
    """A rate in 元 has a Den Unit that nobody said: 3% of the principal is meant by the year."""
    is_rate = isinstance(expr, Slot) and expr.attribute is Attribute.RATE
    return is_rate and bool(wanted.powers) and all(power > 0 for _, power in wanted.powers)


def _unsaid(expr: Expr, found: Measure, other: Measure) -> bool:
    """Whether a rate is by something that the other side of its equation leaves unsaid."""
    return isinstance(expr, Slot) and expr.attribute is Attribute.RATE and found.refines(other)


def _conflicts(equation: Equation, units: Inferred) -> Iterator[Conflict]:
    for side in (equation.left, equation.right):
        yield from _inside(side, units, equation.relation)
    left, right = _of(equation.left, units), _of(equation.right, units)
    if left is None or right is None or left.agrees(right):
        return
    if not (_unsaid(equation.left, left, right) or _unsaid(equation.right, right, left)):
        yield Conflict(equation.relation, left, right)


def _inside(expr: Expr, units: Inferred, relation: int) -> Iterator[Conflict]:
    if not isinstance(expr, Binary):
        return
    yield from _inside(expr.left, units, relation)
    yield from _inside(expr.right, units, relation)
    if expr.op in "+-":
        left, right = _of(expr.left, units), _of(expr.right, units)
        if left is None or right is None or left.agrees(right):
            return
        # 时速…少9千米: the number is by the hour, too.
        if not (isinstance(expr.right, Number) and left.refines(right)):
            yield Conflict(relation, left, right)

"""Which equations matter to the goal, and whether there are enough of them; counting only, no algebra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable, variables

Known = Mapping[Variable, Fraction]
Part = tuple[Equation, tuple[Variable, ...]]  # an equation and what is unknown in it


@dataclass(frozen=True, slots=True)
class Core:
    """The equations that speak about the goal; ``determined`` if they are as many as it takes."""

    parts: list[Part]
    determined: bool

    @property
    def unknowns(self) -> tuple[Variable, ...]:
        return tuple(dict.fromkeys(v for _, names in self.parts for v in names))


def unknowns(equation: Equation, known: Known) -> tuple[Variable, ...]:
    return tuple(dict.fromkeys(v for v in variables(equation) if v not in known))


def core(equations: Sequence[Equation], known: Known, goal: Variable) -> Core:
    """What the goal may depend on: connected with it, and not merely the definition of something else."""
    parts = _connected([(e, names) for e in equations if (names := unknowns(e, known))], goal)
    parts = _connected(_pruned(parts, goal), goal)
    loose = _loose(parts)
    if not parts or goal in loose:
        return Core(parts, False)
    firm = [part for part in parts if loose.isdisjoint(part[1])]
    return Core(_connected(firm, goal), True)


def _pruned(parts: list[Part], goal: Variable) -> list[Part]:
    """Drop, again and again, equations with the only mention of an unknown other than the goal.

    Such an equation can always be satisfied: it tells nothing about the rest.
    """
    while True:
        count: dict[Variable, int] = {}
        for _, names in parts:
            for name in names:
                count[name] = count.get(name, 0) + 1
        kept = [part for part in parts if all(v == goal or count[v] > 1 for v in part[1])]
        if len(kept) == len(parts):
            return kept
        parts = kept


def _connected(parts: list[Part], goal: Variable) -> list[Part]:
    reached: set[Variable] = {goal}
    size = 0
    while len(reached) != size:
        size = len(reached)
        for _, names in parts:
            if not reached.isdisjoint(names):
                reached.update(names)
    return [part for part in parts if not reached.isdisjoint(part[1])]


def _loose(parts: list[Part]) -> set[Variable]:
    """The unknowns that the equations cannot pin down, by Dulmage and Mendelsohn's decomposition.

    Each equation is matched with an unknown it gives. An unknown left over is loose, and so is everything
    given by an equation that needs a loose one.
    """
    owner: dict[Variable, int] = {}

    def match(equation: int, seen: set[Variable]) -> bool:
        for name in parts[equation][1]:
            if name not in seen:
                seen.add(name)
                if name not in owner or match(owner[name], seen):
                    owner[name] = equation
                    return True
        return False

    for equation in range(len(parts)):
        match(equation, set())
    given_by = {equation: name for name, equation in owner.items()}
    loose = {v for _, names in parts for v in names if v not in owner}
    size = -1
    while len(loose) != size:
        size = len(loose)
        for equation, (_, names) in enumerate(parts):
            if equation in given_by and not loose.isdisjoint(names):
                loose.add(given_by[equation])
    return loose


def scale_free(parts: Sequence[Part], known: Known, goal: Variable) -> Variable | None:
    """An unknown whose size does not matter to the goal: taking it as 1 changes nothing that is asked.

    Every equation stays true when the unknown and what depends on it are multiplied by one factor, and the
    goal is not touched by it (how fast on average, there and back, on a road of any length).
    """
    names = _by_preference(parts)
    if goal not in names:
        return None
    weights = _Weights({v: i for i, v in enumerate(names)}, known)
    for equation, _ in parts:
        left, right = weights.of(equation.left), weights.of(equation.right)
        if left is not None and right is not None:
            weights.equal(left, right)
    weights.zero(goal)
    free = weights.free()
    return names[free] if free is not None else None


def _by_preference(parts: Sequence[Part]) -> list[Variable]:
    """Unknowns, the one that a pupil would take as 1 last: a total that many equations speak of."""
    count: dict[Variable, int] = {}
    for _, names in parts:
        for name in names:
            count[name] = count.get(name, 0) + 1
    return sorted(count, key=lambda v: (isinstance(v, Slot) and v.attribute is Attribute.TOTAL, count[v]))


_Row = dict[int, Fraction]


class _Weights:
    """Linear conditions on the exponents with which unknowns grow when the story is scaled."""

    def __init__(self, index: dict[Variable, int], known: Known) -> None:
        self.index = index
        self.known = known
        self.rows: list[_Row] = []

    def of(self, expr: Expr) -> _Row | None:
        """The exponent of an expression as a combination of its unknowns' exponents; None for a zero."""
        if isinstance(expr, Binary):
            left, right = self.of(expr.left), self.of(expr.right)
            if expr.op in "+-":
                if left is not None and right is not None:
                    self.equal(left, right)
                return left if left is not None else right
            if left is None or right is None:
                return None
            return _plus(left, right, Fraction(1 if expr.op == "*" else -1))
        if isinstance(expr, Number):
            return {} if expr.value else None
        if expr in self.index:
            return {self.index[expr]: Fraction(1)}
        return {} if self.known[expr] else None

    def equal(self, left: _Row, right: _Row) -> None:
        if row := _plus(left, right, Fraction(-1)):
            self.rows.append(row)

    def zero(self, variable: Variable) -> None:
        self.rows.append({self.index[variable]: Fraction(1)})

    def free(self) -> int | None:
        """The last unknown that may grow, if exactly one growth is possible."""
        pivots: dict[int, _Row] = {}
        for row in self.rows:
            for column, pivot in pivots.items():
                if column in row:
                    row = _plus(row, pivot, -row[column] / pivot[column])
            if row:
                pivots[min(row)] = row
        rest = [i for i in range(len(self.index)) if i not in pivots]
        return rest[0] if len(rest) == 1 else None


def _plus(left: _Row, right: _Row, times: Fraction) -> _Row:
    total = dict(left)
    for column, value in right.items():
        total[column] = total.get(column, Fraction(0)) + times * value
    return {column: value for column, value in total.items() if value}

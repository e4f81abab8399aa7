"""Which number of the text an equation means, where several have the same value: 2元 or 2千克 in (2+4.5)×2?

Chosen is the way in which fewest unlike things are added and as few numbers as possible are used twice; among
equal ones each literal means the first number that is not taken yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product

from fabula.data.expression import Binary, Expression, Number
from fabula.extract.neural.encode import Operand
from fabula.facts import tell
from fabula.text import Problem
from fabula.text.units import dimension

WAYS = 200  # that are looked at; six equal numbers in one equation have more, and are rare
TRIED = 4  # of these, where the likeliest would relate a number to itself
Measure = Counter[str]  # dimensions with their exponents


def alignments(tree: Expression, operands: Sequence[Operand], problem: Problem) -> list[dict[int, int]]:
    """For every literal, known by its place in the equation, the operand that it may mean; the likeliest way first."""
    places = {n.start: found for n in _literals(tree) if (found := _places(n, operands))}
    ways = [dict(zip(places, chosen, strict=True)) for chosen in islice(product(*places.values()), WAYS)]
    if len(ways) > 1:
        measures = _measures(operands, problem)
        ways.sort(key=lambda way: _cost(tree, way, measures, operands))
    return ways[:TRIED]


def _cost(
    tree: Expression, way: Mapping[int, int], measures: Sequence[Measure | None], operands: Sequence[Operand]
) -> tuple[int, int, int]:
    unlike: list[int] = []
    _measure(tree, way, measures, unlike)
    twice = sum(n - 1 for n in Counter(way.values()).values())
    return len(unlike), twice, sum(operands[p].group for p in way.values())


def _literals(tree: Expression) -> Iterator[Number]:
    if isinstance(tree, Number):
        yield tree
    elif isinstance(tree, Binary):
        yield from _literals(tree.left)
        yield from _literals(tree.right)


def _places(literal: Number, operands: Sequence[Operand]) -> list[int]:
    """Numbers of this value, those of groups (两车) last; the constant one if there is none."""
    found = [i for i, o in enumerate(operands) if i and o.value == literal.value]
    found.sort(key=lambda i: operands[i].group)
    return found or [0] * (operands[0].value == literal.value)


def _measures(operands: Sequence[Operand], problem: Problem) -> list[Measure | None]:
    """What each number measures; None where it has no unit, and may be anything."""
    pers = {f.quantity.index: f.told.per for f in tell(problem).facts}
    found: list[Measure | None] = []
    for operand in operands:
        quantity = None if operand.quantity is None else problem.quantities[operand.quantity]
        if quantity is None or not quantity.unit:
            found.append(None)
            continue
        measure = Counter({dimension(quantity.unit): 1})
        if per := quantity.per or pers.get(quantity.index, ""):
            measure[dimension(per)] -= 1
        found.append(measure)
    return found


def _measure(
    tree: Expression, way: Mapping[int, int], measures: Sequence[Measure | None], unlike: list[int]
) -> Measure | None:
    """What an expression measures; additions of unlike things are noted."""
    if isinstance(tree, Number):
        return measures[way[tree.start]] if tree.start in way else None
    if not isinstance(tree, Binary):
        return None
    a, b = (_measure(side, way, measures, unlike) for side in (tree.left, tree.right))
    if tree.operator in ("+", "-"):
        if a is not None and b is not None and a != b:
            unlike.append(tree.start)
        return a if a is not None else b
    if a is None or b is None:
        return None
    sign = 1 if tree.operator == "*" else -1
    both = Counter(a)
    for name, power in b.items():
        both[name] += sign * power
    return Counter({name: power for name, power in both.items() if power})

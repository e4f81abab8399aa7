"""Chains: where several equations hang together, all quantities are put in terms of one, and one equation closes it.

90x+70x=480 gives 480÷(90+70): what stands with the quantity goes below, all the rest above.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.explain.textbook.derived import ONE, Derived, Part, Quotient, Values
from fabula.explain.textbook.recast import Recast, in_text_order, signed_terms, simple, total
from fabula.situation.formula import Binary, Equation, Expr, evaluate
from fabula.situation.terms import Number
from fabula.solve.equations import Variable, variables
from fabula.solve.propagate import isolate

Used = dict[Variable, tuple[int, tuple[Variable, ...]]]  # by which relation a quantity is put in terms of the one


@dataclass(frozen=True, slots=True)
class InOne:
    """A quantity in terms of one other: the sum of ``slope`` times it, and the sum of ``rest``."""

    slope: tuple[Part, ...] = ()
    rest: tuple[Part, ...] = ()


class NotSimple(Exception):
    """The quantity is multiplied by itself or divides something."""


def chains(
    case: Recast, equations: list[Equation], known: Values, values: Values, unknown: tuple[Variable, ...]
) -> Iterator[Derived]:
    """Every way to get one of the unknowns by putting the others in terms of it."""
    seen: set[tuple[Variable, Expr]] = set()
    # Of two ways that cost the same, the one that a sum closes is told in the order of the text.
    inside = {id(e): tuple(dict.fromkeys(variables(e))) for e in equations}
    closings = sorted(equations, key=lambda e: -len(inside[id(e)]))
    for x in unknown:
        for closing in closings:
            others = [(e, inside[id(e)]) for e in equations if e is not closing]
            found = _chain(case, x, closing, others, known, values)
            if found is not None and (found.target, found.expr) not in seen:
                seen.add((found.target, found.expr))
                yield found


def _chain(
    case: Recast,
    x: Variable,
    closing: Equation,
    equations: list[tuple[Equation, tuple[Variable, ...]]],
    known: Values,
    values: Values,
) -> Derived | None:
    """One of the unknowns by an equation in which all others are put in terms of it; each with what it is about."""
    forms: dict[Variable, InOne] = {x: InOne((Part(1, ONE),))}
    used: Used = {}
    still = list(equations)
    progress = True
    while progress:
        progress = False
        for pair in list(still):
            equation, about = pair
            unknown = [v for v in about if v not in known and v not in forms]
            if len(unknown) != 1:
                continue
            expr = isolate(equation, unknown[0])
            if expr is None:
                continue
            try:
                forms[unknown[0]] = _in_one(expr, known, forms, case.owners.get(equation.relation))
            except (NotSimple, ZeroDivisionError):
                continue
            used[unknown[0]] = (equation.relation, about)
            still.remove(pair)
            progress = True
    try:
        return _closed(case, x, closing, known, values, forms, used)
    except (NotSimple, KeyError, ZeroDivisionError):
        return None


def _closed(
    case: Recast,
    x: Variable,
    closing: Equation,
    known: Values,
    values: Values,
    forms: dict[Variable, InOne],
    used: Used,
) -> Derived | None:
    owner = case.owners.get(closing.relation)
    left, right = (_in_one(side, known, forms, owner) for side in (closing.left, closing.right))
    below = _cancelled(_opened((*left.slope, *_minus(right.slope))))
    above = _cancelled((*right.rest, *_minus(left.rest)))
    divisor = _sum(below, known)
    if divisor < 0:
        below, above, divisor = _minus(below), _minus(above), -divisor
    dividend = _sum(above, known)
    if not divisor or dividend <= 0 or dividend / divisor != values.get(x, dividend / divisor):
        return None
    if any(evaluate(p.expr, known) < 0 for p in (*above, *below)):
        return None
    above, below = _ordered(case, above), _ordered(case, _counted(below))
    expr = total((p.sign, p.expr) for p in above)
    if not (len(below) == 1 and below[0].expr == ONE):
        expr = Binary("/", expr, total((p.sign, p.expr) for p in below))
    relations = tuple(dict.fromkeys((closing.relation, *_rests_on(closing, used))))
    less = frozenset(v for v, form in forms.items() if form.slope and _sum(form.slope, known) < 0)
    more = frozenset(v for v, form in forms.items() if form.rest and _sum(form.rest, known) > 0)
    return Derived(x, expr, relations, Quotient(above, below, less, more - less))


def _rests_on(closing: Equation, used: Used) -> list[int]:
    found: list[int] = []
    ask = list(variables(closing))
    seen: set[Variable] = set()
    while ask:
        variable = ask.pop(0)
        if variable in used and variable not in seen:
            seen.add(variable)
            relation, needs = used[variable]
            found.append(relation)
            ask.extend(needs)
    return found


def _in_one(expr: Expr, known: Values, forms: dict[Variable, InOne], of: Variable | None) -> InOne:
    """An expression in terms of the one quantity."""
    if isinstance(expr, Number):
        return InOne(rest=(Part(1, expr),))
    if not isinstance(expr, Binary):
        return forms[expr] if expr in forms else _constant(expr, known)
    left, right = (_in_one(side, known, forms, of) for side in (expr.left, expr.right))
    if expr.op in "+-":
        if expr.op == "-":
            right = InOne(_minus(right.slope), _minus(right.rest))
        return InOne(_cancelled((*left.slope, *right.slope)), _cancelled((*left.rest, *right.rest)))
    if expr.op == "*" and (not right.slope or not left.slope):
        one, factor = (left, expr.right) if not right.slope else (right, expr.left)
        swap = bool(right.slope)
        return InOne(_times(one.slope, "*", factor, of, swap), _times(one.rest, "*", factor, of, swap))
    if expr.op == "/" and not right.slope:
        return InOne(_times(left.slope, "/", expr.right, of), _times(left.rest, "/", expr.right, of))
    raise NotSimple


def _constant(variable: Variable, known: Values) -> InOne:
    if variable not in known:
        raise NotSimple
    return InOne(rest=(Part(1, variable),))


def _times(parts: tuple[Part, ...], op: str, by: Expr, of: Variable | None, swap: bool = False) -> tuple[Part, ...]:
    """Every part times, or divided by, something known; a single quantity keeps its place."""
    made = []
    for part in parts:
        one = isinstance(part.expr, Number) and part.expr.value == 1 and part.expr.quantity is None
        expr = simple(op, by, part.expr) if swap and op == "*" else simple(op, part.expr, by)
        made.append(replace(part, expr=expr, of=part.of if one or not of else of))
    return tuple(made)


def _minus(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return tuple(replace(p, sign=-p.sign) for p in parts)


def _cancelled(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Without pairs that take each other away."""
    kept: list[Part] = []
    for part in parts:
        opposite = next((k for k in kept if k.expr == part.expr and k.sign == -part.sign), None)
        if opposite is not None:
            kept.remove(opposite)
        else:
            kept.append(part)
    return tuple(kept)


def _opened(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """(1+25%)−1 is 25%: a sum with 1 in it beside a 1 of the other sign is taken apart."""
    made: list[Part] = []
    for part in parts:
        terms = tuple(signed_terms(part.expr))
        other = any(p.expr == ONE and p.sign == -part.sign for p in parts)
        whole = other and len(terms) > 1 and (1, ONE) in terms
        made += [replace(part, sign=part.sign * sign, expr=e) for sign, e in terms] if whole else [part]
    return tuple(made)


def _counted(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """1+1 is 2: numbers that no text gives are simply added up, if there are no others."""
    plain = [p.expr for p in parts if isinstance(p.expr, Number) and p.expr == ONE]
    if len(plain) != len(parts):
        return parts
    value = sum((p.sign * e.value for p, e in zip(parts, plain, strict=True)), Fraction(0))
    return (Part(1, Number(value)),)


def _ordered(case: Recast, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """What is added first, and each in the order of the text; 1 is what a fraction is taken from."""

    small = any(isinstance(p.expr, Number) and p.expr.value < 1 for p in parts)

    def key(part: Part) -> tuple[int, bool, int]:
        number = isinstance(part.expr, Number)
        first = small and part.expr == ONE
        return -part.sign, number and not first, in_text_order(part.expr, case.places)

    return tuple(sorted(parts, key=key))


def _sum(parts: tuple[Part, ...], known: Values) -> Fraction:
    if not parts:
        return Fraction(0)
    found = [evaluate(p.expr, known) if p.sign > 0 else -evaluate(p.expr, known) for p in parts]
    return sum(found[1:], found[0])

"""The arithmetic of an answer: which quantity follows from which, with the text's numbers as symbols.

Where one equation after the other gives a quantity, nothing needs to be done. Where several hang together,
all of them are put in terms of one, symbolically: 90x+70x=480 gives 480÷(90+70). Every choice of that one
quantity and of the equation that closes the chain is tried; the one a book would write is the shortest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.explain.textbook.recast import (
    Recast,
    SignedTerm,
    in_text_order,
    signed_terms,
    simple,
    total,
    without_one,
)
from fabula.situation.formula import Binary, Equation, Expr, evaluate, leaves
from fabula.situation.terms import Number, Slot
from fabula.solve.equations import Variable, variables
from fabula.solve.propagate import isolate
from fabula.solve.structure import core

MOST = 9  # quantities that hang together, tried in turn; beyond that the equation method serves better
DEPTH = 4  # such chains one after the other
_INNER_DIVISION = 4.0  # what a division inside a chain costs: books avoid it
_AHEAD = 0.25  # what the later one would have gone before is asked last: 先行的路程 is that of the earlier one
_PRODUCT = 1.5  # … and a product inside one, which needs a step of its own

ONE = Number(Fraction(1))

Values = dict[Variable, Fraction]


@dataclass(frozen=True, slots=True)
class Part:
    """A term of a chain: its sign, and the quantity in whose making it was multiplied, if it was."""

    sign: int
    expr: Expr
    of: Variable | None = None


@dataclass(frozen=True, slots=True)
class InOne:
    """A quantity in terms of one other: the sum of ``slope`` times it, and the sum of ``rest``."""

    slope: tuple[Part, ...] = ()
    rest: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Quotient:
    """What closes a chain: the quantity is the sum of ``above`` divided by the sum of ``below``."""

    above: tuple[Part, ...]
    below: tuple[Part, ...]
    less: frozenset[Variable] = frozenset()  # quantities that are less the more there is of this one
    more: frozenset[Variable] = frozenset()  # quantities with something besides their multiple of this one


@dataclass(frozen=True, slots=True)
class Derived:
    """One quantity from earlier ones, and the relations that say so."""

    target: Variable
    expr: Expr
    relations: tuple[int, ...]
    quotient: Quotient | None = None


class NotSimple(Exception):
    """The quantity is multiplied by itself or divides something."""


def derive(case: Recast, values: Values) -> tuple[Derived, ...] | None:
    """The way from the numbers of the text to the goal, in the order of its use; None if there is none."""
    found = _search(case, dict(case.known), values, list(case.equations), DEPTH)
    if found is None:
        return None
    return tuple(_in_order(case.goal, {d.target: d for d in reversed(found)}))


def best_way(case: Recast, values: Values) -> tuple[Recast, tuple[Derived, ...]] | None:
    """The way a book would go: by the sum of rates (速度和, 工作效率和) where that spares products in a divisor."""
    found = derive(case, values)
    chained = found is not None and any(step.quotient is not None for step in found)
    other = case.with_rates() if found is None or case.taken_as_one or chained else None
    spared = derive(other, values) if other is not None else None
    if other is not None and spared is not None and (found is None or cost(list(spared)) < cost(list(found))):
        return other, spared
    return (case, found) if found is not None else None


def cost(steps: list[Derived]) -> float:
    """Operations, divisions inside a chain counting more."""
    return sum(_cost(step) for step in steps)


def _cost(step: Derived) -> float:
    price = float(operations(step.expr))
    if step.quotient is not None:
        parts = (*step.quotient.above, *step.quotient.below)
        inner = sum(isinstance(e, Binary) and e.op == "/" for p in parts for e in _inside(p.expr))
        deep = sum(max(0, operations(p.expr) - 1) for p in parts)
        products = sum(isinstance(p.expr, Binary) for p in parts)
        price += _INNER_DIVISION * inner + _PRODUCT * products + deep
        if not step.quotient.more and any(isinstance(p.expr, Binary) for p in step.quotient.above):
            price += _AHEAD
    return price


def operations(expr: Expr) -> int:
    """How many operations an expression has."""
    return 1 + operations(expr.left) + operations(expr.right) if isinstance(expr, Binary) else 0


def _inside(expr: Expr) -> Iterator[Expr]:
    yield expr
    if isinstance(expr, Binary):
        yield from _inside(expr.left)
        yield from _inside(expr.right)


# --- the search ---


def _search(case: Recast, known: Values, values: Values, equations: list[Equation], depth: int) -> list[Derived] | None:
    known, steps, equations = _forward(case, known, equations)
    if case.goal in known:
        return list(_in_order(case.goal, {d.target: d for d in steps}))
    if not depth:
        return None
    about = core(equations, known, case.goal)
    unknown = about.unknowns
    if not about.determined or len(unknown) > MOST:
        return None
    best: list[Derived] | None = None
    for derived in _chains(case, [e for e, _ in about.parts], known, values, unknown):
        if best is not None and _cost(derived) >= cost(best):
            continue  # whatever follows from it only adds to this
        value = evaluate(derived.expr, known)
        more = _search(case, known | {derived.target: value}, values, equations, depth - 1)
        if more is None:
            continue
        whole = list(_in_order(case.goal, {d.target: d for d in (*more, derived, *steps)}))
        if best is None or cost(whole) < cost(best):
            best = whole
    return best


def _forward(case: Recast, known: Values, equations: list[Equation]) -> tuple[Values, list[Derived], list[Equation]]:
    """Whatever an equation with a single unknown gives."""
    known, steps, still = dict(known), [], list(equations)
    progress = True
    while progress:
        progress = False
        for equation in sorted(still, key=lambda e: case.goal not in variables(e)):
            unknown = {v for v in variables(equation) if v not in known}
            if len(unknown) > 1:
                continue
            if not unknown:
                still.remove(equation)
                continue
            target = unknown.pop()
            expr = isolate(equation, target)
            if expr is None:
                continue
            expr = _one_by_one(expr)
            expr = _in_order_of_story(case, without_one(_compared(_tidy(expr)), frozenset(case.taken_as_one)))
            try:
                known[target] = evaluate(expr, known)
            except ZeroDivisionError:
                continue
            steps.append(Derived(target, expr, (equation.relation,)))
            still.remove(equation)
            progress = True
    return known, steps, still


def _tidy(expr: Expr) -> Expr:
    """a−(b+c) as a−b−c, a÷(b×c) as it is."""
    if not isinstance(expr, Binary):
        return expr
    if expr.op in "+-":
        return total((sign, _tidy(term)) for sign, term in signed_terms(expr))
    return simple(expr.op, _tidy(expr.left), _tidy(expr.right))


def _one_by_one(expr: Expr) -> Expr:
    """48÷3÷4 for 48÷(3×4): what one machine does, then what it does in one hour."""
    if not isinstance(expr, Binary) or expr.op != "/":
        return expr
    by, above = expr.right, expr.left
    if isinstance(above, Binary) and above.op == "/" and _later(above.right, by):
        return Binary("/", Binary("/", above.left, by), above.right)
    told = isinstance(by, Binary) and by.op == "*" and isinstance(by.left, Number) and isinstance(by.right, Number)
    if isinstance(by, Binary) and told:
        return Binary("/", Binary("/", expr.left, by.left), by.right)
    return expr


def _later(one: Expr, other: Expr) -> bool:
    """Whether the text has one number after the other."""
    if not isinstance(one, Number) or not isinstance(other, Number):
        return False
    return one.quantity is not None and other.quantity is not None and one.quantity > other.quantity


def _compared(expr: Expr) -> Expr:
    """By what part one is more or less than another: (b−a)÷b, as books put it, for 1−a÷b."""
    if not isinstance(expr, Binary) or expr.op != "-":
        return expr
    for sides in ((expr.left, expr.right), (expr.right, expr.left)):
        quotient = sides[1]
        if sides[0] == ONE and isinstance(quotient, Binary) and quotient.op == "/":
            part, whole = quotient.left, quotient.right
            if isinstance(part, Binary) or isinstance(whole, Binary):
                return expr
            more = Binary("-", whole, part) if quotient is expr.right else Binary("-", part, whole)
            return Binary("/", more, whole)
    return expr


def _in_order_of_story(case: Recast, expr: Expr) -> Expr:
    """A sum of quantities with those told first in front, numbers without an owner behind: 110+90+30."""
    terms = tuple(signed_terms(expr))
    if len(terms) < 2 or any(isinstance(term, Binary) for _, term in terms):
        return expr
    nodes = {node.id: at for at, node in enumerate(case.graph.nodes)}

    def place(term: SignedTerm) -> tuple[int, bool, int]:
        sign, part = term
        one = isinstance(part, Number)
        return -sign, one, nodes.get(part.node, len(nodes)) if isinstance(part, Slot) else len(nodes)

    if any(isinstance(t, Number) for _, t in terms[:1]):
        return total(sorted(terms, key=place))
    spans = {node.id: node.span[0] for node in case.graph.nodes if node.span}
    taken = [term for sign, term in terms if sign < 0]
    owners = {case.graph.by_id[t.node].parent if isinstance(t, Slot) else None for t in taken}
    if len(taken) > 1 and len(owners) == 1 and all(isinstance(t, Slot) and t.node in spans for t in taken):
        told = sorted(taken, key=lambda t: spans[t.node] if isinstance(t, Slot) else 0)
        return total([*((s, t) for s, t in terms if s > 0), *((-1, t) for t in told)])
    return expr


def _in_order(goal: Variable, made: dict[Variable, Derived]) -> Iterator[Derived]:
    """What the goal rests on, each quantity right before its first use."""
    seen: set[Variable] = set()

    def visit(variable: Variable) -> Iterator[Derived]:
        if variable in seen or variable not in made:
            return
        seen.add(variable)
        for leaf in leaves(made[variable].expr):
            if not isinstance(leaf, Number):
                yield from visit(leaf)
        yield made[variable]

    yield from visit(goal)


# --- chains ---


def _chains(
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
    used: dict[Variable, tuple[int, tuple[Variable, ...]]] = {}
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
    used: dict[Variable, tuple[int, tuple[Variable, ...]]],
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
    if any(_value(p.expr, known) < 0 for p in (*above, *below)):
        return None
    above, below = _ordered(case, above), _ordered(case, _counted(below))
    expr = total((p.sign, p.expr) for p in above)
    if not (len(below) == 1 and below[0].expr == ONE):
        expr = Binary("/", expr, total((p.sign, p.expr) for p in below))
    relations = tuple(dict.fromkeys((closing.relation, *_rests_on(closing, used))))
    less = frozenset(v for v, form in forms.items() if form.slope and _sum(form.slope, known) < 0)
    more = frozenset(v for v, form in forms.items() if form.rest and _sum(form.rest, known) > 0)
    return Derived(x, expr, relations, Quotient(above, below, less, more - less))


def _rests_on(closing: Equation, used: dict[Variable, tuple[int, tuple[Variable, ...]]]) -> list[int]:
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


def _value(expr: Expr, known: Values) -> Fraction:
    return evaluate(expr, known)


def _sum(parts: tuple[Part, ...], known: Values) -> Fraction:
    if not parts:
        return Fraction(0)
    found = [evaluate(p.expr, known) if p.sign > 0 else -evaluate(p.expr, known) for p in parts]
    return sum(found[1:], found[0])


def terms_of(parts: tuple[Part, ...]) -> tuple[SignedTerm, ...]:
    return tuple((p.sign, p.expr) for p in parts)

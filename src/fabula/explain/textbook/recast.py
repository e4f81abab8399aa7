"""The equations of a reading as a book sees them, before any of them is solved.

What is set equal is one quantity (行的时间 of two cars that start together), a ratio is so many equal shares,
and what a relation computes inside itself (余下的, 那时的年龄) is a quantity of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from fabula.situation.formula import Binary, Equation, Expr, leaves
from fabula.situation.graph import ParseGraph
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.equations import System, Variable, build_system
from fabula.solve.outcome import Result, StepKind
from fabula.text.units import dimension

SHARE = "share"  # one of the equal shares of a ratio
INNER = "inner"  # what a function inside a relation gives
RATES = "rates"  # what several do in the same time together: 速度和


@dataclass(frozen=True)
class Recast:
    """Equations without repetitions. ``one`` maps a quantity to the one that stands for it."""

    graph: ParseGraph
    equations: tuple[Equation, ...]
    known: dict[Variable, Fraction]
    goal: Variable
    one: dict[Variable, Variable]
    inner: dict[Variable, Apply] = field(default_factory=dict)
    taken_as_one: tuple[Variable, ...] = ()
    places: dict[Variable, int] = field(default_factory=dict)  # the number of the text a quantity is given by
    owners: dict[int, Slot] = field(default_factory=dict)  # whose total = rate × amount a relation is

    rates: dict[Variable, Expr] = field(default_factory=dict)  # sums of rates that a book may go by

    def with_rates(self) -> Recast | None:
        """The same with sums of rates as quantities of their own: 路程=速度和×时间; None where there are none."""
        products = {e.left: e for e in self.equations if _is_product(e)}
        made: list[Equation] = []
        rates: dict[Variable, Expr] = {}
        for equation in self.equations:
            found = _one_factor(equation, products)
            if found is None:
                continue
            whole, terms, factor = found
            name = Unknown(f"{RATES}{len(rates)}")
            rates[name] = total(terms)
            made.append(Equation(name, rates[name], equation.relation))
            made.append(Equation(whole, Binary("*", name, factor), equation.relation))
        return replace(self, equations=(*made, *self.equations), rates=rates) if made else None

    def shared(self, variable: Variable) -> tuple[Variable, ...]:
        """All quantities that this one stands for, itself first."""
        return (variable, *(v for v, rep in self.one.items() if rep == variable and v != variable))


def recast(graph: ParseGraph, result: Result) -> Recast:
    """The reading's equations, put as a book would put them."""
    before = graph.relations
    relations, origin, inner = _unfold(before, dict(result.values))
    graph = replace(graph, relations=relations)
    system = build_system(graph)
    equations = [Equation(e.left, e.right, origin[e.relation]) for e in system.equations]
    given: dict[Variable, Fraction] = dict(system.given.items())
    ones = [s.target for s in result.steps if s.kind is StepKind.UNIT]
    given |= dict.fromkeys(ones, Fraction(1))
    single = _rates_of_one(equations) | _one_thing(graph)
    given |= dict.fromkeys(single, Fraction(1))
    equations = [Equation(_set(e.left, single), _set(e.right, single), e.relation) for e in equations]
    one = _aliases(equations, given, system)
    known = {one.get(v, v): value for v, value in given.items()}
    kept: list[Equation] = []
    for equation in equations:
        left, right = (_replace(side, one) for side in (equation.left, equation.right))
        if left == right:
            continue
        variable, value = _constant(left, right)
        if variable is not None and value is not None and variable not in known:
            known[variable] = value
            if value == 1 and isinstance(variable, Slot) and variable.attribute is Attribute.TOTAL:
                ones.append(variable)
            continue
        kept.append(Equation(left, right, equation.relation))
    kept = _written_out(kept, before)
    inner = {one.get(v, v): term for v, term in inner.items()}
    rests = frozenset(e.left for e in kept if isinstance(e.left, Slot) and before[e.relation].predicate == "Remains")
    rewritten = tuple(_through_inner(kept, inner, rests))
    taken = tuple(dict.fromkeys(one.get(v, v) for v in ones))
    goal = one.get(system.goal, system.goal)
    owners = {i: r.args[0] for i, r in enumerate(before) if r.predicate == "Product_of"}
    owned = {i: term for i, term in owners.items() if isinstance(term, Slot)}
    places = {one.get(g.slot, g.slot): g.quantity for g in graph.givens if g.quantity is not None}
    return Recast(graph, rewritten, known, goal, one, inner, taken, places, owned)


def _is_product(equation: Equation) -> bool:
    right = equation.right
    return (
        isinstance(equation.left, Slot)
        and isinstance(right, Binary)
        and right.op == "*"
        and isinstance(right.left, Slot)
        and right.left.attribute is Attribute.RATE
        and not isinstance(right.right, Binary | Number)
    )


def _one_factor(
    equation: Equation, products: dict[Expr, Equation]
) -> tuple[Variable, list[tuple[int, Expr]], Expr] | None:
    """A whole that is the sum of products with one amount in common: the whole, the rates, the amount."""
    whole, sum_ = equation.left, equation.right
    if isinstance(whole, Binary):
        whole, sum_ = sum_, whole
    terms = tuple(signed_terms(sum_))
    if not isinstance(whole, Slot) or len(terms) < 2 or any(term not in products for _, term in terms):
        return None
    made = [(sign, products[term].right) for sign, term in terms]
    factors = {product.right for _, product in made if isinstance(product, Binary)}
    if len(factors) != 1:
        return None
    return whole, [(sign, product.left) for sign, product in made if isinstance(product, Binary)], factors.pop()


def without_one(expr: Expr, ones: frozenset[Variable]) -> Expr:
    """A product with, or a division by, a whole that is only called 1 is the other side."""
    if not isinstance(expr, Binary):
        return expr
    left, right = without_one(expr.left, ones), without_one(expr.right, ones)
    if expr.op in "*/" and right in ones:
        return left
    if expr.op == "*" and left in ones:
        return right
    return Binary(expr.op, left, right)


def _rates_of_one(equations: list[Equation]) -> frozenset[Variable]:
    """Rates and amounts that everybody knows to be 1 (a year older a year, one thing): nothing to divide by."""
    found = (_constant(e.left, e.right) for e in equations)
    single = (v for v, value in found if value == 1 and isinstance(v, Slot))
    return frozenset(v for v in single if isinstance(v, Slot) and v.attribute is not Attribute.TOTAL)


def _one_thing(graph: ParseGraph) -> frozenset[Variable]:
    """Numbers of things that are a single one (一件上衣50元): it costs what one costs, nothing to multiply."""
    amounts = [g for g in graph.givens if g.slot.attribute is Attribute.AMOUNT and g.value == 1]
    rates = {r.args[0] for r in graph.relations if r.source.rule == "interest" and r.args}
    year = {g.slot for g in amounts if Slot(g.slot.node, Attribute.RATE) in rates}  # one year's interest is all of it
    return frozenset({g.slot for g in amounts if dimension(g.unit).startswith("count:")} | year)


def _set(expr: Expr, single: frozenset[Variable]) -> Expr:
    if isinstance(expr, Binary):
        return simple(expr.op, _set(expr.left, single), _set(expr.right, single))
    return Number(Fraction(1)) if expr in single else expr


def _kept_gap(relation: Relation, values: dict[Variable, Fraction]) -> tuple[Apply, Apply] | None:
    """The differences of two people then and now, where both grow by the same: 年龄差不变."""
    terms = [a for a in relation.args if isinstance(a, Apply) and a.function == "Difference"]
    ends = [s for term in terms for s in term.args if isinstance(s, Slot)]
    if relation.predicate != "Equal" or len(terms) != 2 or len(ends) != 4 or not all(s in values for s in ends):
        return None
    then, now, other_then, other_now = ends
    if values[then] < values[other_then]:
        then, now, other_then, other_now = other_then, other_now, then, now
    return Apply("Difference", (then, other_then)), Apply("Difference", (now, other_now))


def _unfold(
    relations: tuple[Relation, ...], values: dict[Variable, Fraction]
) -> tuple[tuple[Relation, ...], list[int], dict[Variable, Apply]]:
    """Ratios as shares, functions inside relations as quantities; and where each relation came from."""
    found: list[Relation] = []
    origin: list[int] = []
    inner: dict[Variable, Apply] = {}
    names: dict[Term, Unknown] = {}

    def add(index: int, relation: Relation) -> None:
        found.append(relation)
        origin.append(index)

    def quantity(index: int, term: Term) -> Term:
        if not isinstance(term, Apply) or term.function not in ("Sum", "Left", "Difference") or _part_of_one(term):
            return term
        if term not in names:
            names[term] = Unknown(f"{INNER}{len(names)}")
            inner[names[term]] = term
            add(index, Relation("Equal", (names[term], term), Source()))
        return names[term]

    for index, relation in enumerate(relations):
        if relation.predicate == "Ratio" and all(isinstance(n, Number) for n in relation.args[2:]):
            share = Unknown(f"{SHARE}{index}")
            for term, parts in zip(relation.args[:2], relation.args[2:], strict=True):
                single = isinstance(parts, Number) and parts.value == 1  # one share is the thing itself
                product = replace(relation, predicate="Product_of", args=(term, share, parts))
                add(index, replace(relation, predicate="Equal", args=(term, share)) if single else product)
        elif gaps := _kept_gap(relation, values):
            for gap in gaps:
                add(index, Relation("Equal", (quantity(index, gaps[0]), gap), relation.source))
        elif relation.predicate == "Equal":
            add(index, relation)
        else:
            add(index, replace(relation, args=tuple(quantity(index, a) for a in relation.args)))
    return tuple(found), origin, inner


def _part_of_one(term: Apply) -> bool:
    """1+10%: one idea with what it multiplies."""
    numbers = [a for a in term.args if isinstance(a, Number)]
    one = any(n.value == 1 and n.quantity is None for n in numbers)
    told = [n for n in numbers if n.quantity is not None and n.value < 1]
    return one and len(told) == 1 and len(numbers) == len(term.args) == 2


def _written_out(equations: list[Equation], relations: tuple[Relation, ...]) -> list[Equation]:
    """5台8小时: the number of machines times that of hours is no quantity of its own, 4×5×8 says it."""
    made = {e.left: e.right for e in equations if _of_two_numbers(relations[e.relation])}
    if not made:
        return equations
    kept = (e for e in equations if e.left not in made)
    return [Equation(_put(e.left, made), _put(e.right, made), e.relation) for e in kept]


def _of_two_numbers(relation: Relation) -> bool:
    amount, product = (relation.args[0], relation.args[1]) if len(relation.args) == 2 else (None, None)
    if not isinstance(amount, Slot) or amount.attribute is not Attribute.AMOUNT or not isinstance(product, Apply):
        return False
    units = {a.unit for a in product.args if isinstance(a, Number) and a.quantity is not None and a.unit}
    return relation.predicate == "Equal" and product.function == "Product" and len(units) == len(product.args) == 2


def _put(expr: Expr, made: dict[Expr, Expr]) -> Expr:
    """A quantity written out; a×(b×c) is a×b×c."""
    if not isinstance(expr, Binary):
        return made.get(expr, expr)
    left, right = _put(expr.left, made), _put(expr.right, made)
    if expr.op == "*" and isinstance(right, Binary) and right.op == "*" and expr.right in made:
        return Binary("*", Binary("*", left, right.left), right.right)
    return Binary(expr.op, left, right)


def _aliases(
    equations: Iterable[Equation], given: dict[Variable, Fraction], system: System
) -> dict[Variable, Variable]:
    """Quantities that an equation sets equal, each with the one that stands for all of them."""
    groups: dict[Variable, list[Variable]] = {}
    for equation in equations:
        if isinstance(equation.left, Binary | Number) or isinstance(equation.right, Binary | Number):
            continue
        left, right = equation.left, equation.right
        merged = groups.get(left, [left]) + groups.get(right, [right])
        merged = list(dict.fromkeys(merged))
        for member in merged:
            groups[member] = merged
    one: dict[Variable, Variable] = {}
    for variable, group in groups.items():
        first = next((v for v in group if v in given), None) or (system.goal if system.goal in group else group[0])
        one[variable] = first
    return one


def _replace(expr: Expr, one: dict[Variable, Variable]) -> Expr:
    if isinstance(expr, Binary):
        return simple(expr.op, _replace(expr.left, one), _replace(expr.right, one))
    return expr if isinstance(expr, Number) else one.get(expr, expr)


def simple(op: str, left: Expr, right: Expr) -> Expr:
    """The operation, without a factor 1 that is no number of the text and without a zero."""
    if op == "*" and _literal(left, 1):
        return right
    if op in "*/" and _literal(right, 1):
        return left
    if op in "+-" and _literal(right, 0):
        return left
    return Binary(op, left, right)


def _literal(expr: Expr, value: int) -> bool:
    return isinstance(expr, Number) and expr.value == value and expr.quantity is None


def _constant(left: Expr, right: Expr) -> tuple[Variable | None, Fraction | None]:
    if isinstance(left, Number) and not isinstance(right, Binary | Number):
        left, right = right, left
    if isinstance(right, Number) and isinstance(left, Slot | Unknown):
        return left, right.value
    return None, None


# --- sums through inner quantities ---

SignedTerm = tuple[int, Expr]


def signed_terms(expr: Expr, sign: int = 1) -> Iterator[SignedTerm]:
    """The terms of a sum with their signs: a−(b+c) is +a, −b, −c."""
    if isinstance(expr, Binary) and expr.op in "+-":
        yield from signed_terms(expr.left, sign)
        yield from signed_terms(expr.right, sign if expr.op == "+" else -sign)
    else:
        yield sign, expr


def total(terms: Iterable[SignedTerm]) -> Expr:
    """The terms added up again, what is added before what is taken away."""
    ordered = sorted(terms, key=lambda term: -term[0])
    expr: Expr | None = None
    for sign, term in ordered:
        if expr is None:
            expr = term if sign > 0 else Binary("-", Number(Fraction(0)), term)
        else:
            expr = Binary("+" if sign > 0 else "-", expr, term)
    return expr if expr is not None else Number(Fraction(0))


def in_text_order(expr: Expr, given: dict[Variable, int]) -> int:
    """The place of the first number of the text in an expression; one that no text gives comes last."""
    places = (leaf.quantity if isinstance(leaf, Number) else given.get(leaf) for leaf in leaves(expr))
    return min((p for p in places if p is not None), default=1000)


def _through_inner(
    equations: list[Equation], inner: dict[Variable, Apply], rests: frozenset[Slot] = frozenset()
) -> Iterator[Equation]:
    """W−a−b is 余下的−b where 余下的 is W−a: then a book goes back step by step."""
    defined: dict[Variable, frozenset[SignedTerm]] = {}
    for equation in equations:
        if (equation.left in inner or equation.left in rests) and isinstance(equation.right, Binary):
            terms = tuple(signed_terms(equation.right))
            if len(set(terms)) == len(terms):
                defined.setdefault(equation.left, frozenset(terms))
    for equation in equations:
        if found := _by_rest(equation, defined):
            yield found
            continue
        left, right = (
            _shorter(side, {v: t for v, t in defined.items() if _serves(v, t, equation, rests)})
            for side in (equation.left, equation.right)
        )
        yield Equation(left, right, equation.relation)


def _serves(variable: Variable, terms: frozenset[SignedTerm], equation: Equation, rests: frozenset[Slot]) -> bool:
    """Whether an equation may be put by a quantity: not its own, and not one that is left of the same."""
    if variable in (equation.left, equation.right):
        return False
    return variable not in rests or len(terms) < len(tuple(signed_terms(equation.right)))


def _by_rest(equation: Equation, defined: dict[Variable, frozenset[SignedTerm]]) -> Equation | None:
    """W=a+b+c as 余下的=b+c where 余下的 is W−a."""
    if not isinstance(equation.left, Slot) or not isinstance(equation.right, Binary):
        return None
    parts = tuple(signed_terms(equation.right))
    for variable, inside in defined.items():
        taken = {(-sign, term) for sign, term in inside if term != equation.left}
        if (1, equation.left) in inside and taken and taken < set(parts) and len(set(parts)) == len(parts):
            return Equation(variable, total(p for p in parts if p not in taken), equation.relation)
    return None


def _shorter(expr: Expr, defined: dict[Variable, frozenset[SignedTerm]]) -> Expr:
    if not isinstance(expr, Binary):
        return expr
    if expr.op not in "+-":
        return Binary(expr.op, _shorter(expr.left, defined), _shorter(expr.right, defined))
    terms = list(signed_terms(expr))
    for variable, inside in sorted(defined.items(), key=lambda pair: -len(pair[1])):
        if inside <= set(terms):
            rest = [t for t in terms if t not in inside]
            return _shorter(total([(1, variable), *rest]), defined) if rest else variable
    return total(terms)


def slots_in(term: Term) -> tuple[Slot, ...]:
    """The attributes an inner quantity is made of."""
    return slots(term)

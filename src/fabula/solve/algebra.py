"""The bridge to SymPy: from the equations about the goal to the goal's rational roots.

Nothing is ever parsed: symbols, numbers and operations come from SymPy's constructors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from threading import Thread
from typing import Any

from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number
from fabula.solve.equations import Variable
from fabula.solve.propagate import Values
from fabula.solve.structure import Core


@dataclass(frozen=True, slots=True)
class Roots:
    """Solutions: values of the goal and of the other unknowns; ``irrational`` ones are only noted."""

    solutions: tuple[Values, ...] = ()
    determined: bool = True
    irrational: bool = False


def _import_whole() -> None:
    """Import SymPy in a thread of its own: a time limit strikes the caller, never a half-done import."""
    if "sympy" not in sys.modules:
        loader = Thread(target=import_module, args=("sympy",))
        loader.start()
        loader.join()


def goal_roots(about: Core, known: Values, goal: Variable) -> Roots:
    """All rational values of the goal for which the equations can hold."""
    _import_whole()
    from sympy import Symbol

    symbols = {v: Symbol(f"x{i}") for i, v in enumerate(about.unknowns)}
    polynomials, denominators = _polynomials(about, symbols, known)
    polynomials, gone = _eliminate(polynomials, denominators, symbols[goal])
    if any(p.is_number for p in polynomials):
        return Roots()
    names = {s: v for v, s in symbols.items()}
    used = {s for p in polynomials for s in p.free_symbols}
    if symbols[goal] not in used:
        return Roots(determined=False)
    others = sorted(used - {symbols[goal]}, key=str)
    found, irrational = _univariate(polynomials, denominators, others, symbols[goal])
    if found is None:
        return Roots(determined=False)
    solutions = tuple(
        {names[s]: value for s, value in _restore(gone, values).items()}
        for root in found
        for values in _back(polynomials, {symbols[goal]: root})
    )
    return Roots(solutions, irrational=irrational)


def _polynomials(about: Core, symbols: dict[Variable, Any], known: Values) -> tuple[list[Any], list[Any]]:
    """Each equation as a polynomial that must vanish; the denominators that must not."""
    from sympy import Add, Mul, expand, fraction, together

    polynomials, denominators = [], []
    for equation, _ in about.parts:
        left, right = (_sympy(side, symbols, known) for side in (equation.left, equation.right))
        above, below = fraction(together(Add(left, Mul(-1, right))))
        polynomials.append(expand(above))
        if not below.is_number:
            denominators.append(below)
    return [p for p in polynomials if p != 0], denominators


def _sympy(expr: Expr, symbols: dict[Variable, Any], known: Values) -> Any:
    from sympy import Add, Mul, Pow, Rational

    if isinstance(expr, Binary):
        left, right = _sympy(expr.left, symbols, known), _sympy(expr.right, symbols, known)
        match expr.op:
            case "+":
                return Add(left, right)
            case "-":
                return Add(left, Mul(-1, right))
            case "*":
                return Mul(left, right)
            case _:
                if right == 0:
                    raise ZeroDivisionError
                return Mul(left, Pow(right, -1))
    if isinstance(expr, Number):
        return Rational(expr.value.numerator, expr.value.denominator)
    if expr in symbols:
        return symbols[expr]
    value = known[expr]
    return Rational(value.numerator, value.denominator)


def _eliminate(
    polynomials: list[Any], denominators: list[Any], goal: Any
) -> tuple[list[Any], list[tuple[Any, Any]]]:
    """Substitute, one after another, the unknowns that some equation gives with a constant factor."""
    from sympy import expand

    gone: list[tuple[Any, Any]] = []
    while True:
        found = next(_linear_in(polynomials, goal), None)
        if found is None:
            return polynomials, gone
        symbol, value, source = found
        gone.append((symbol, value))
        polynomials = [expand(p.subs(symbol, value)) for p in polynomials if p is not source]
        polynomials = [p for p in polynomials if p != 0]
        denominators[:] = [d.subs(symbol, value) for d in denominators]


def _linear_in(polynomials: Sequence[Any], goal: Any) -> Iterator[tuple[Any, Any, Any]]:
    for polynomial in polynomials:
        for symbol in sorted(polynomial.free_symbols - {goal}, key=str):
            slope = polynomial.coeff(symbol, 1)
            rest = polynomial.subs(symbol, 0)
            if slope.is_number and slope != 0 and (polynomial - slope * symbol - rest).expand() == 0:
                yield symbol, -rest / slope, polynomial


def _univariate(
    polynomials: list[Any], denominators: list[Any], others: list[Any], goal: Any
) -> tuple[list[Fraction] | None, bool]:
    """The goal's roots from the elimination ideal; None if it contains no equation in the goal alone.

    If the other unknowns could all be zero, anything may hold for the goal; a story speaks of things that
    are there, so the second attempt takes them as not zero.
    """
    from sympy import Add, Dummy, Mul, groebner

    for nonzero in (denominators, [*denominators, *others]):
        extra = [Dummy()] if nonzero else []
        saturated = [Add(1, Mul(-1, extra[0], *nonzero))] if nonzero else []
        if not others and not extra:
            alone = polynomials
        else:
            basis = groebner([*polynomials, *saturated], *extra, *others, goal, order="lex")
            alone = [g for g in basis.exprs if g.free_symbols <= {goal}]
        if alone:
            return _rational_roots(alone, goal)
    return None, False


def _rational_roots(polynomials: list[Any], symbol: Any) -> tuple[list[Fraction], bool]:
    """Common rational roots, and whether irrational real ones were left out."""
    from sympy import Poly, gcd_list

    common = gcd_list(polynomials)
    if common.is_number:
        return [], False
    roots, irrational = [], False
    for factor, _ in Poly(common, symbol).factor_list()[1]:
        if factor.degree() == 1:
            slope, constant = factor.all_coeffs()
            root = -constant / slope
            roots.append(Fraction(int(root.p), int(root.q)))
        elif factor.count_roots() > 0:
            irrational = True
    return sorted(roots), irrational


def _back(polynomials: list[Any], fixed: dict[Any, Fraction]) -> Iterator[dict[Any, Fraction]]:
    """Rational values of the other unknowns for a root of the goal, as far as one follows from another."""
    from sympy import expand

    left = [q for p in polynomials if (q := expand(p.subs(_rationals(fixed)))) != 0]
    if any(p.is_number for p in left):
        return
    single = next((p for p in left if len(p.free_symbols) == 1), None)
    if single is None:
        yield fixed
        return
    (symbol,) = single.free_symbols
    roots, irrational = _rational_roots([single], symbol)
    if irrational and not roots:
        yield fixed
    for root in roots:
        yield from _back(polynomials, {**fixed, symbol: root})


def _restore(gone: list[tuple[Any, Any]], fixed: dict[Any, Fraction]) -> dict[Any, Fraction]:
    """The values of the unknowns that were eliminated."""
    values = dict(fixed)
    for symbol, expression in reversed(gone):
        value = expression.subs(_rationals(values))
        if value.is_Rational:
            values[symbol] = Fraction(int(value.p), int(value.q))
    return values


def _rationals(values: dict[Any, Fraction]) -> dict[Any, Any]:
    from sympy import Rational

    return {s: Rational(v.numerator, v.denominator) for s, v in values.items()}

"""An expression as a book writes it: a−b−c for a−(b+c), (b−a)÷b for 1−a÷b, a sum in the order of the story."""

from __future__ import annotations

from fabula.explain.textbook.derived import ONE
from fabula.explain.textbook.recast import Recast, SignedTerm, signed_terms, simple, total, without_one
from fabula.situation.formula import Binary, Expr
from fabula.situation.terms import Number, Slot


def as_written(case: Recast, expr: Expr) -> Expr:
    """What an equation gives for a quantity, in the form of a book."""
    expr = _compared(_tidy(_one_by_one(expr)))
    return _in_order_of_story(case, without_one(expr, frozenset(case.taken_as_one)))


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

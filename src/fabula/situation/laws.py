"""What the grammar's rules say of the attributes of one node, as relations: Product_of(Total(v), Rate(v), Amount(v)).

``grammar.txt`` has the rule, ``relations.txt`` the predicate that says it; nobody else writes it down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations

from fabula.errors import GrammarError
from fabula.situation.formula import Binary, Expr
from fabula.situation.grammar import Grammar, ValueRule, grammar
from fabula.situation.relations import Relation, Source, language
from fabula.situation.terms import Attribute, Slot


@dataclass(frozen=True, slots=True)
class Law:
    """A rule of values as a predicate says it; ``orders`` are those of its attributes, the usual one first."""

    name: str
    predicate: str
    orders: tuple[tuple[Attribute, ...], ...]


def law(rule: ValueRule) -> Law:
    """By the predicate of the rule's own name: ``Product_of`` says ``product``."""
    own = {name: Slot("", Attribute(name)) for name in rule.formula.names()}
    said = rule.formula.equation(own)
    for name, signature in language().predicates.items():
        if name.lower().removesuffix("_of") != rule.name or signature.check(len(own)) or signature.variadic:
            continue
        orders = [*permutations(own.values())]
        made = {order: signature.formula.equation(signature.bind(order)) for order in orders}
        same = [o for o, e in made.items() if (_form(e.left), _form(e.right)) == (_form(said.left), _form(said.right))]
        same.sort(key=lambda order: made[order] != said)
        if same:
            return Law(rule.name, name, tuple(tuple(slot.attribute for slot in order) for order in same))
    raise GrammarError(f"grammar: rule {rule.name}: no predicate of this name says {rule.text}")


def _form(expr: Expr) -> object:
    """The same for a * b and b * a."""
    if not isinstance(expr, Binary):
        return expr
    sides = _form(expr.left), _form(expr.right)
    return expr.op, frozenset(sides) if expr.op in ("+", "*") else sides


def laws(by: Grammar) -> tuple[Law, ...]:
    """All rules of values of a grammar."""
    return tuple(law(rule) for rule in by.rules if isinstance(rule, ValueRule))


@cache
def own_laws() -> tuple[Law, ...]:
    """Those of ``grammar.txt``."""
    return laws(grammar())


def of_node(node: str) -> tuple[Relation, ...]:
    """What holds for the attributes of a node by the grammar."""
    return tuple(
        Relation(law.predicate, tuple(Slot(node, a) for a in law.orders[0]), Source(None, law.name))
        for law in own_laws()
    )


def lawful(relation: Relation) -> str:
    """The node of which a relation says what the grammar says of all; the empty string for any other relation."""
    found = [a for a in relation.args if isinstance(a, Slot)]
    if len(found) < len(relation.args) or len({slot.node for slot in found}) != 1:
        return ""
    order = tuple(slot.attribute for slot in found)
    return found[0].node if any(relation.predicate == o.predicate and order in o.orders for o in own_laws()) else ""

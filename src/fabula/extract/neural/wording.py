"""The Seq2Seq's language: predicates, functions and circumstances, what they take, and how they are spelled.

A sentence is a row of statements, each ``HEAD argument … )``, and ``</s>``. A statement is a predicate over
terms (an equation, once its definition in ``relations.txt`` is put in) or a circumstance over nodes (a line
of ``commonsense.txt``, which names the equations that follow). A term is an attribute of a node, a number of
the text, the constant one, the unknown that is asked for, or a function of terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fabula.situation import commonsense, language
from fabula.situation.commonsense import Call, Rule
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import Signature
from fabula.situation.terms import Attribute

END, STOP, UNKNOWN, ONE = ")", "</s>", "?", "1"
_ATTRIBUTES = frozenset(a.capitalize() for a in Attribute)


@dataclass(frozen=True, slots=True)
class Head:
    """A symbol with arguments: ``nodes[i]`` if argument i is a node; the last parameter may repeat."""

    name: str
    nodes: tuple[bool, ...]
    variadic: bool = False
    types: frozenset[ProblemType] = frozenset(ProblemType)

    @property
    def least(self) -> int:
        return len(self.nodes)

    def takes(self, count: int) -> bool:
        """Whether another argument may follow ``count`` of them."""
        return count < len(self.nodes) or self.variadic

    def wants_node(self, count: int) -> bool:
        return self.nodes[min(count, len(self.nodes) - 1)]


@dataclass(frozen=True)
class Wording:
    """All symbols and their numbers; nodes and quantities are pointed at by the numbers behind them."""

    predicates: dict[str, Head]
    functions: dict[str, Head]
    circumstances: dict[str, Head]
    symbols: dict[str, int]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.symbols)

    def __len__(self) -> int:
        return len(self.symbols)


@cache
def wording() -> Wording:
    """The language as the two text files define it."""
    predicates = {name: _of_terms(s) for name, s in language().predicates.items()}
    functions = {name: _of_terms(s) for name, s in language().functions.items()}
    circumstances: dict[str, Head] = {}
    for rule in commonsense().rules:
        if not rule.about_nodes:
            known = circumstances.get(rule.when)
            types = rule.types | (known.types if known else frozenset())
            circumstances[rule.when] = Head(rule.when, _nodes(rule), rule.variadic, types)
    words = (*predicates, *functions, *circumstances, *(a.value for a in Attribute), END, STOP, UNKNOWN, ONE)
    return Wording(predicates, functions, circumstances, {word: i for i, word in enumerate(words)})


def _of_terms(signature: Signature) -> Head:
    return Head(signature.name, (False,) * len(signature.params), signature.variadic)


def _nodes(rule: Rule) -> tuple[bool, ...]:
    """A parameter whose Rate, Amount or Total a rule speaks of is a node."""
    owners = {name for pattern in rule.patterns for name in _owners(pattern.call)}
    return tuple(param in owners for param in rule.params)


def _owners(call: Call) -> frozenset[str]:
    if call.name in _ATTRIBUTES:
        return frozenset(arg.name for arg in call.args)
    return frozenset(name for arg in call.args for name in _owners(arg))

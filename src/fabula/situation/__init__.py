"""The situation behind a story: World, Agents, Events, their attributes and the relations among them.

This package knows nothing of words or networks; it is the meaning that a text is read into.
"""

from fabula.situation.commonsense import commonsense
from fabula.situation.derivation import Derivation, Refusal, derive
from fabula.situation.formula import Binary, Equation, Expr
from fabula.situation.grammar import grammar
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Circumstance, Given, Goal, Node, NodeKind, ProblemType
from fabula.situation.relations import Relation, Source, language
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown

__all__ = [
    "Apply",
    "Attribute",
    "Binary",
    "Circumstance",
    "Derivation",
    "Equation",
    "Expr",
    "Given",
    "Goal",
    "Node",
    "NodeKind",
    "Number",
    "ParseGraph",
    "ProblemType",
    "Refusal",
    "Relation",
    "Slot",
    "Source",
    "Term",
    "Unknown",
    "commonsense",
    "derive",
    "grammar",
    "language",
]

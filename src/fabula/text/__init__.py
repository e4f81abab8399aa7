"""From characters to a read problem: one spelling, exact quantities, words, syntax, clauses, questions."""

from fabula.text.normalise import Normalised, normalise
from fabula.text.numbers import format_number, parse_number
from fabula.text.problem import Clause, Problem, Question, UnreadableError, read
from fabula.text.quantities import find_quantities
from fabula.text.quantity import Kind, Quantity
from fabula.text.spans import Span
from fabula.text.tokens import Token

__all__ = [
    "Clause",
    "Kind",
    "Normalised",
    "Problem",
    "Quantity",
    "Question",
    "Span",
    "Token",
    "UnreadableError",
    "find_quantities",
    "format_number",
    "normalise",
    "parse_number",
    "read",
]

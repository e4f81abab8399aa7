"""One error family: every failure says at which stage it happened, where in the text, and what to do."""

from __future__ import annotations


class FabulaError(Exception):
    """Something a user can understand and act on.

    ``stage`` is the part of the program that gave up (``read``, ``grammar``, ``solve``, ``data`` …),
    ``span`` the half-open character range it is about, if any, and ``hint`` a remedy.
    """

    stage = "fabula"

    def __init__(self, message: str, *, span: tuple[int, int] | None = None, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint

    def __str__(self) -> str:
        where = f" (characters {self.span[0]}–{self.span[1]})" if self.span else ""
        remedy = f"\n  hint: {self.hint}" if self.hint else ""
        return f"{self.stage}: {self.message}{where}{remedy}"


class ReadError(FabulaError):
    """The text cannot be read as a story problem (empty, too long, a language we do not speak …)."""

    stage = "read"


class GrammarError(FabulaError):
    """A grammar, relation, commonsense, pattern or lexicon file is malformed."""

    stage = "grammar"


class GraphError(FabulaError):
    """A parse graph is not well formed (a dangling node, a relation about nothing …)."""

    stage = "graph"


class SolveError(FabulaError):
    """The solver was asked something it cannot represent."""

    stage = "solve"


class DataError(FabulaError):
    """A data file or record is wrong; the message names file, line and field."""

    stage = "data"


class ModelError(FabulaError):
    """A model file is missing, truncated or foreign; the message names the file and the remedy."""

    stage = "model"

"""One error family: every failure says at which stage it happened, where in the text, and what to do."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import Any

logger = logging.getLogger("fabula")


class FabulaError(Exception):
    """Something a user can understand and act on.

    ``stage`` is the part of the program that gave up (``read``, ``grammar``, ``solve``, ``data`` …), ``code``
    tells programs what is wrong, ``span`` is the half-open character range it is about, and ``hint`` is a
    remedy. Errors are values: equal if they say the same, and they can be pickled.
    """

    stage = "fabula"
    code = ""

    def __init__(self, message: str, *, span: tuple[int, int] | None = None, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint

    def said(self, lang: str) -> str:
        """The message in a language, where it speaks several."""
        return self.message

    def hinted(self, lang: str) -> str:
        """The remedy in a language, where it speaks several."""
        return self.hint

    def __str__(self) -> str:
        where = f" (characters {self.span[0]}–{self.span[1]})" if self.span else ""
        remedy = f"\n  hint: {self.hint}" if self.hint else ""
        return f"{self.stage}: {self.message}{where}{remedy}"

    def _said(self) -> tuple[object, ...]:
        return type(self), self.code, self.message, self.span, self.hint

    def __eq__(self, other: object) -> bool:
        return self._said() == other._said() if isinstance(other, FabulaError) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._said())

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.message, dict(self.__dict__))


def _rebuilt(kind: type[FabulaError], message: str, state: dict[str, Any]) -> FabulaError:
    """An error from its pickle, whatever the arguments of its class are."""
    error = kind.__new__(kind, message)
    error.__dict__.update(state)
    return error


def extra_hint(extra: str) -> str:
    """How to install what only some need; two ways, since a checkout is not known to the registry."""
    return f"pip install 'fabula-smart[{extra}]', or in a checkout: pip install -e '.[{extra}]'"


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


class InternalError(FabulaError):
    """A fault of ours, not of the text. ``digest`` names the text in the log without giving it away."""

    stage = "internal"
    code = "internal"

    def __init__(self, message: str, digest: str = "") -> None:
        hint = f"this is a fault of Fabula; please report it (text {digest})"
        super().__init__(message, hint=hint)
        self.digest = digest


def reporting(text: str, doing: str) -> Callable[[Exception], InternalError]:
    """What logs such exceptions as they come."""
    return lambda fault: internal_fault(text, fault, doing)


def internal_fault(text: str, fault: Exception, doing: str) -> InternalError:
    """Log an unexpected exception with the hash of the text it happened on; what to tell the user of it."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    logger.error("%s failed on text %s", doing, digest, exc_info=fault)
    return InternalError(f"{doing} failed with {type(fault).__name__}", digest)

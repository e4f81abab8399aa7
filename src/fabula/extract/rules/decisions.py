"""Decision lists: what a number may mean, by what stands around it.

The first rule whose condition holds gives the options, and the search of :mod:`fabula.parse.kbest` takes the
cheapest unless the rest of the story speaks against it. A cost is what it takes to be preferred: 0 for what
one would think at once, 0.3 for what is nearly as likely, 1 for what only makes sense if nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from fabula.errors import GrammarError

View = TypeVar("View")
Options = tuple[tuple[str, float], ...]


def rank(first: str, **others: float) -> Options:
    """The likely option, which costs nothing, and the others with their costs."""
    return ((first, 0.0), *others.items())


@dataclass(frozen=True, slots=True)
class Rule(Generic[View]):
    """When this is the case, these are the options; ``example`` shows a text with ▮ for the number."""

    example: str
    when: Callable[[View], object]
    options: Options


def decide(rules: Sequence[Rule[View]], view: View) -> Options:
    """The options of the first rule that applies."""
    for rule in rules:
        if rule.when(view):
            return rule.options
    raise GrammarError("the last rule of a decision list must always apply")


def otherwise(view: object) -> bool:
    """The condition of a list's last rule."""
    return True

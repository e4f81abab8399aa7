"""Relations: predicates and functions, read from ``relations.txt``, and their equations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fabula.errors import GrammarError, GraphError
from fabula.lang import messages
from fabula.lang.lines import data_lines
from fabula.situation.formula import Binding, Equation, Expr, Formula, parse_formula
from fabula.situation.terms import (
    Apply,
    Slot,
    Term,
    Unknown,
    rename,
    slots,
    term_from_json,
    term_to_json,
    walk,
)


@dataclass(frozen=True, slots=True)
class Signature:
    """A function or predicate of the relation language."""

    name: str
    params: tuple[str, ...]
    variadic: bool
    formula: Formula

    def said(self, lang: str) -> str:
        """How a language says it, with ``{a}`` for its parameters."""
        return messages(lang)[f"relation.{self.name}"]

    def check(self, count: int) -> str:
        """Why ``count`` arguments do not fit, or the empty string."""
        fixed = len(self.params) - self.variadic
        if count == len(self.params) or (self.variadic and count > fixed):
            return ""
        more = " or more" if self.variadic else ""
        return f"{self.name} takes {len(self.params)}{more} arguments, not {count}"

    def bind(self, args: tuple[Expr, ...]) -> Binding:
        """Parameter names to arguments; the last one of a variadic signature takes the rest."""
        if problem := self.check(len(args)):
            raise GraphError(problem)
        if not self.variadic:
            return dict(zip(self.params, args, strict=True))
        fixed = len(self.params) - 1
        return {**dict(zip(self.params, args[:fixed], strict=False)), self.params[-1]: args[fixed:]}


@dataclass(frozen=True)
class Language:
    """All functions and predicates."""

    functions: dict[str, Signature]
    predicates: dict[str, Signature]


_LINE = re.compile(r"(function|predicate)\s+(\w+)\(([^)]*)\)\s+([^|]+)$")


def parse_language(source: str) -> Language:
    """Read the text of a relations file; a bad line is named by its number."""
    found: dict[str, dict[str, Signature]] = {"function": {}, "predicate": {}}
    for number, line in data_lines(source):
        try:
            what, signature = _parse_line(line)
        except GrammarError as error:
            raise GrammarError(f"relations, line {number}: {error.message}") from error
        if signature.name in found[what]:
            raise GrammarError(f"relations, line {number}: {signature.name} is defined twice")
        found[what][signature.name] = signature
    return Language(found["function"], found["predicate"])


def _parse_line(line: str) -> tuple[str, Signature]:
    match = _LINE.match(line)
    if not match:
        raise GrammarError("expected 'function|predicate NAME(…) formula'")
    what, name, params, formula = (part.strip() for part in match.groups())
    names = tuple(p.strip().removesuffix("...") for p in params.split(","))
    signature = Signature(name, names, params.endswith("..."), parse_formula(formula))
    if (signature.formula.right is None) != (what == "function"):
        raise GrammarError("a predicate is an equation, a function a value")
    if unknown := sorted(signature.formula.names() - set(names)):
        raise GrammarError(f"{', '.join(unknown)} is not a parameter of {name}")
    return what, signature


@cache
def language() -> Language:
    """The language of ``relations.txt``."""
    return parse_language(files(__package__).joinpath("relations.txt").read_text("utf-8"))


def expand(term: Term) -> Expr:
    """A term as an expression over numbers and attributes: functions replaced by their formulas."""
    if not isinstance(term, Apply):
        return term
    signature = language().functions.get(term.function)
    if signature is None:
        raise GraphError(f"unknown function {term.function}")
    return signature.formula.value(signature.bind(tuple(expand(a) for a in term.args)))


GUESS = "guess"  # the rule of a relation that nobody states


@dataclass(frozen=True, slots=True)
class Source:
    """Why a relation holds: it is in the text (``span``), or commonsense (``rule``), often both."""

    span: tuple[int, int] | None = None
    rule: str = ""
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class Relation:
    """A predicate applied to terms, with the reason why it holds."""

    predicate: str
    args: tuple[Term, ...]
    source: Source = Source()

    def __str__(self) -> str:
        return f"{self.predicate}({', '.join(map(str, self.args))})"

    @property
    def implicit(self) -> bool:
        """True if commonsense, not the text, states it."""
        return bool(self.source.rule)

    @property
    def guess(self) -> bool:
        """True if neither the text nor commonsense states it: a proposer has guessed it."""
        return self.source.rule == GUESS

    @property
    def unknown(self) -> bool:
        """True if the asked number stands inside this relation."""
        return any(isinstance(t, Unknown) for t in self.terms())

    def terms(self) -> Iterator[Term]:
        """Its arguments and everything inside them."""
        for arg in self.args:
            if isinstance(arg, Apply):
                yield from walk(arg)
            else:
                yield arg

    def slots(self) -> tuple[Slot, ...]:
        """The attributes the relation speaks about."""
        found: list[Slot] = []
        for arg in self.args:
            found += (arg,) if isinstance(arg, Slot) else slots(arg)
        return tuple(found)

    def with_terms(self, change: Callable[[Term], Term]) -> Relation:
        """The relation with what ``change`` makes of its arguments."""
        return Relation(self.predicate, tuple(map(change, self.args)), self.source)

    def problems(self) -> Iterator[str]:
        """Everything that is wrong with its form."""
        signature = language().predicates.get(self.predicate)
        if signature is None:
            yield f"unknown predicate {self.predicate}"
        elif problem := signature.check(len(self.args)):
            yield problem
        for term in (t for t in self.terms() if isinstance(t, Apply)):
            function = language().functions.get(term.function)
            if function is None:
                yield f"unknown function {term.function}"
            elif problem := function.check(len(term.args)):
                yield problem

    def equation(self, index: int = -1) -> Equation:
        """The equation it states."""
        signature = language().predicates[self.predicate]
        return signature.formula.equation(signature.bind(tuple(expand(a) for a in self.args)), index)

    def logic(self, name: Callable[[str], str] = str) -> str:
        """The paper's first-order form, e.g. ``More_than(Total(女生), Total(男生), 5)``."""
        return f"{self.predicate}({', '.join(rename(a, name) for a in self.args)})"

    def sentence(self, lang: str, word: Callable[[Term], str]) -> str:
        """The relation in words; ``word`` gives the wording of a number, attribute or unknown."""
        return _phrase(language().predicates[self.predicate], self.args, lang, word)

    def to_json(self) -> dict[str, Any]:
        return {
            "predicate": self.predicate,
            "args": [term_to_json(a) for a in self.args],
            "span": list(self.source.span) if self.source.span else None,
            "rule": self.source.rule,
            "score": self.source.score,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Relation:
        span = (data["span"][0], data["span"][1]) if data["span"] else None
        source = Source(span, data["rule"], data["score"])
        return Relation(data["predicate"], tuple(term_from_json(a) for a in data["args"]), source)


def in_words(term: Term, lang: str, word: Callable[[Term], str]) -> str:
    """A term in words, of functions too: 小红的本数去掉给的本数后剩下的."""
    if isinstance(term, Apply):
        return _phrase(language().functions[term.function], term.args, lang, word)
    return word(term)


def _phrase(signature: Signature, args: tuple[Term, ...], lang: str, word: Callable[[Term], str]) -> str:
    """A signature's sentence with its parameters replaced by the wording of the arguments."""
    words = [in_words(a, lang, word) for a in args]
    fixed = len(signature.params) - signature.variadic
    rest = ("、" if lang == "zh" else ", ").join(words[fixed:])
    values = dict(zip(signature.params, [*words[:fixed], rest], strict=False))
    return re.sub(r"\{(\w+)\}", lambda m: values.get(m[1], ""), signature.said(lang))

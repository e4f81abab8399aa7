"""Commonsense: from what is the case to the relations that follow, by the lines of ``commonsense.txt``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.lang import messages
from fabula.lang.lines import data_lines
from fabula.situation.laws import own_laws
from fabula.situation.nodes import Circumstance, ProblemType
from fabula.situation.relations import Relation, Source, language
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term

Bound = str | Term | tuple[str | Term, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """``Name(args…)`` in the relations column: predicate, function or attribute; a bare name has no args."""

    name: str
    args: tuple[Call, ...] = ()
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Pattern:
    """One relation a rule states, repeated for each binding of ``each`` if that is set."""

    call: Call
    each: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the commonsense file."""

    name: str
    types: frozenset[ProblemType]
    when: str
    params: tuple[str, ...]
    variadic: bool
    patterns: tuple[Pattern, ...]

    @property
    def zh(self) -> str:
        """Why it holds, in Chinese."""
        return messages("zh")[f"commonsense.{self.name}"]

    @property
    def en(self) -> str:
        """Why it holds, in English."""
        return messages("en")[f"commonsense.{self.name}"]

    @property
    def about_nodes(self) -> bool:
        return self.when == "node"

    def apply(self, args: tuple[str | Term, ...], span: tuple[int, int] | None) -> Iterator[Relation]:
        """The relations that hold when the rule's parameters are ``args``."""
        fixed = len(self.params) - self.variadic
        if len(args) < len(self.params) or (len(args) > len(self.params) and not self.variadic):
            raise GrammarError(f"{self.when} takes {len(self.params)} arguments, not {len(args)}")
        binding: dict[str, Bound] = dict(zip(self.params, args[:fixed], strict=False))
        if self.variadic:
            binding[self.params[-1]] = args[fixed:]
        for pattern in self.patterns:
            yield from instances(pattern, binding, Source(span, self.name))


@dataclass(frozen=True)
class Commonsense:
    """All rules, found by the circumstance that they need."""

    rules: tuple[Rule, ...]

    def rule(self, name: str) -> Rule:
        return next(r for r in self.rules if r.name == name)

    def follow(self, type_: ProblemType, circumstances: tuple[Circumstance, ...]) -> tuple[Relation, ...]:
        """The relations that follow from the circumstances in a problem of this type."""
        found: list[Relation] = []
        for circumstance in circumstances:
            rules = [r for r in self.rules if r.when == circumstance.name]
            if not rules:
                raise GrammarError(f"no commonsense rule speaks of {circumstance.name!r}")
            for rule in rules:
                if type_ in rule.types:
                    found.extend(rule.apply(circumstance.args, circumstance.span))
        return tuple(found)

    def of_nodes(self, type_: ProblemType, nodes: tuple[str, ...]) -> tuple[Relation, ...]:
        """What holds for each of these nodes: total = rate × amount."""
        rules = [r for r in self.rules if r.about_nodes and type_ in r.types]
        return tuple(relation for node in nodes for rule in rules for relation in rule.apply((node,), None))


_NAME = re.compile(r"\w+")


def parse_call(source: str) -> Call:
    """``Name(args…)``, a bare name, or ``name...`` for several."""
    head, bracket, rest = source.strip().partition("(")
    name = head.strip() if bracket else head.removesuffix("...")
    if not _NAME.fullmatch(name):
        raise GrammarError(f"cannot read {source!r}")
    if not bracket:
        return Call(name, (), name != head)
    inner, bracket, behind = rest.rpartition(")")
    if not bracket:
        raise GrammarError(f"a ) is missing in {source!r}")
    if behind.strip():
        raise GrammarError(f"unexpected {behind.strip()!r}")
    return Call(name, tuple(map(parse_call, arguments(inner))))


def arguments(source: str) -> list[str]:
    """The parts between the commas that stand in no brackets."""
    if "(" not in source and ")" not in source:
        return source.split(",")
    parts, depth, start = [], 0, 0
    for at, char in enumerate(source):
        depth += (char == "(") - (char == ")")
        if depth < 0:
            raise GrammarError(f"one ) too many in {source!r}")
        if char == "," and depth == 0:
            parts.append(source[start:at])
            start = at + 1
    if depth:
        raise GrammarError(f"a ) is missing in {source!r}")
    return [*parts, source[start:]]


def instances(pattern: Pattern, binding: dict[str, Bound], source: Source) -> Iterator[Relation]:
    bindings: list[dict[str, Bound]] = [binding]
    if pattern.each:
        bindings = [{**binding, pattern.each: one} for one in _values(pattern.each, binding)]
    for bound in bindings:
        args = tuple(t for arg in pattern.call.args for t in _terms(arg, bound))
        yield Relation(pattern.call.name, args, source)


def _terms(call: Call, binding: dict[str, Bound]) -> Iterator[Term]:
    """The terms a call stands for: one, or as many as its variadic parameter has values."""
    if call.name in _ATTRIBUTES:
        (inner,) = call.args
        for node in _values(inner.name, binding):
            if not isinstance(node, str):
                raise GrammarError(f"{call.name} is an attribute of a node, not of {node}")
            yield Slot(node, _ATTRIBUTES[call.name])
    elif call.args:
        yield Apply(call.name, tuple(t for a in call.args for t in _terms(a, binding)))
    elif call.name.isdigit():
        yield Number(Fraction(call.name))
    else:
        for value in _values(call.name, binding):
            if isinstance(value, str):
                raise GrammarError(f"{call.name} is a node; say Rate, Amount or Total of it")
            yield value


_ATTRIBUTES = {a.capitalize(): a for a in Attribute}


def _values(name: str, binding: dict[str, Bound]) -> tuple[str | Term, ...]:
    if name not in binding:
        raise GrammarError(f"{name} is not a parameter of the rule")
    bound = binding[name]
    return bound if isinstance(bound, tuple) else (bound,)


def parse_commonsense(source: str) -> Commonsense:
    """Read the text of a commonsense file; a bad line is named by its number."""
    rules = []
    for number, line in data_lines(source):
        try:
            rules.append(_parse_rule(line))
        except (GrammarError, ValueError, KeyError) as error:
            message = error.message if isinstance(error, GrammarError) else str(error)
            raise GrammarError(f"commonsense, line {number}: {message}") from error
    return Commonsense(tuple(rules))


def _parse_rule(line: str) -> Rule:
    columns = [c.strip() for c in line.split("|")]
    if len(columns) != 4:
        raise GrammarError(f"expected 4 columns, found {len(columns)}")
    name, types, when, relations = columns
    kinds = frozenset(ProblemType) if types == "*" else frozenset(ProblemType(t) for t in types.split())
    node = when.removeprefix("node ") if when.startswith("node ") else ""
    head = Call("node", (Call(node.strip()),)) if node else parse_call(when)
    params = tuple(a.name for a in head.args)
    variadic = bool(head.args) and head.args[-1].rest
    patterns = tuple(_pattern(p.strip(), head) for p in relations.split(";"))
    used = {name for p in patterns for name in (*parameters(p.call), *filter(None, (p.each,)))}
    if unknown := sorted(used - set(params)):
        raise GrammarError(f"{', '.join(unknown)} is not a parameter of {head.name}")
    return Rule(name, kinds, head.name, params, variadic, patterns)


def parameters(call: Call) -> Iterator[str]:
    """The parameters that a pattern speaks of; its numbers are none."""
    for arg in call.args:
        if arg.args:
            yield from parameters(arg)
        elif not arg.name.isdigit():
            yield arg.name


def _pattern(source: str, head: Call) -> Pattern:
    """``rule product`` is what the grammar says of the node."""
    if not source.startswith("rule "):
        return parse_pattern(source)
    name = source.removeprefix("rule ").strip()
    law = next((law for law in own_laws() if law.name == name), None)
    if law is None:
        raise GrammarError(f"the grammar has no rule {name}")
    return Pattern(Call(law.predicate, tuple(Call(a.capitalize(), head.args) for a in law.orders[0])))


def parse_pattern(source: str) -> Pattern:
    each = ""
    if match := re.match(r"each (\w+):", source):
        each, source = match[1], source[match.end() :].strip()
    call = parse_call(source)
    if call.name not in language().predicates:
        raise GrammarError(f"unknown predicate {call.name}")
    return Pattern(call, each)


@cache
def commonsense() -> Commonsense:
    """The rules of ``commonsense.txt``."""
    return parse_commonsense(files(__package__).joinpath("commonsense.txt").read_text("utf-8"))

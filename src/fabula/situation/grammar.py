"""The attributed grammar, read from ``grammar.txt``. ``derivation.py`` asks it whether a graph is in L(G).

No kind of node, no production and no attribute rule is named in code. A production has one of three forms, and a
kind of node stands in the productions of one symbol only:

    X -> node, X -> node Y     a node of this kind, bare or with a Y below it
    X -> X Y | Y               one Y or more
    X -> Y                     another name

A rule is an equation between attributes (``total = rate * amount``) or between their units
(``unit(rate) = unit(total)``, ``per(rate) = unit(amount)``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.lang.lines import data_lines
from fabula.situation.formula import Formula, evaluate, parse_formula
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Number
from fabula.text.units import compatible


@dataclass(frozen=True, slots=True)
class Production:
    """``left -> right``; ``ours`` marks what goes beyond the paper."""

    left: str
    right: tuple[str, ...]
    ours: bool = False

    def __str__(self) -> str:
        return f"{self.left} → {' '.join(self.right)}"

    @property
    def plain(self) -> str:
        """As the file writes it."""
        return f"{self.left} -> {' '.join(self.right)}"

    @property
    def node(self) -> str:
        """The kind of node that it introduces, or the empty string."""
        return self.right[0] if self.right[0].islower() else ""

    @property
    def repeats(self) -> bool:
        """``X -> X Y``"""
        return len(self.right) == 2 and self.right[0] == self.left


@dataclass(frozen=True, slots=True)
class Side:
    """``unit(rate)`` or ``per(rate)``: a unit of an attribute, the paper's Num Unit or Den Unit."""

    which: str
    attribute: Attribute

    def of(self, given: Given) -> str:
        return given.per if self.which == "per" else given.unit


@dataclass(frozen=True, slots=True)
class UnitRule:
    """Two units that must be of one dimension at every node."""

    name: str
    text: str
    left: Side
    right: Side

    def same(self, givens: Mapping[Attribute, Given]) -> bool:
        """Whether the units are written alike, so that numbers can be compared as they stand."""
        left, right = givens.get(self.left.attribute), givens.get(self.right.attribute)
        return left is None or right is None or self.left.of(left) == self.right.of(right)

    def failure(self, givens: Mapping[Attribute, Given]) -> str:
        """Why it does not hold, or the empty string; a Den Unit that is not told leaves it open."""
        if not (left := givens.get(self.left.attribute)) or not (right := givens.get(self.right.attribute)):
            return ""
        one, other = self.left.of(left), self.right.of(right)
        untold = (self.left.which == "per" and not one) or (self.right.which == "per" and not other)
        if untold or compatible(one, other):
            return ""
        return f"{self.text} fails, {one or '1'} is not {other or '1'}"


@dataclass(frozen=True, slots=True)
class ValueRule:
    """An equation between the attributes of every node; ``units`` are the rules for their units."""

    name: str
    text: str
    formula: Formula
    units: tuple[UnitRule, ...] = ()

    def failure(self, givens: Mapping[Attribute, Given]) -> str:
        """Why it does not hold, or the empty string; unlike units leave it open."""
        names = [Attribute(name) for name in self.formula.names()]
        if any(name not in givens for name in names) or not all(rule.same(givens) for rule in self.units):
            return ""
        equation = self.formula.equation({name.value: Number(givens[name].value) for name in names})
        try:
            held = evaluate(equation.left, {}) == evaluate(equation.right, {})
        except ZeroDivisionError:
            held = False
        return "" if held else f"{self.text} fails"


Rule = UnitRule | ValueRule


@dataclass(frozen=True, slots=True)
class Form:
    """One production of a kind of node, with what stands below it: one ``part`` or many, of these kinds."""

    production: Production
    part: str = ""
    kinds: frozenset[str] = frozenset()
    more: Production | None = None
    last: Production | None = None

    def fits(self, children: tuple[Node, ...]) -> bool:
        if not self.part:
            return not children
        enough = bool(children) if self.more else len(children) == 1
        return enough and all(child.kind in self.kinds for child in children)


@dataclass(frozen=True)
class Grammar:
    """Productions, attributes and attribute rules."""

    start: str
    productions: tuple[Production, ...]
    attributes: tuple[str, ...]
    rules: tuple[Rule, ...]

    @property
    def unit_rules(self) -> tuple[UnitRule, ...]:
        return tuple(rule for rule in self.rules if isinstance(rule, UnitRule))

    def units_of(self, attribute: Attribute) -> dict[str, Attribute]:
        """Which attribute has the unit (``unit``) and which the Den Unit (``per``) of this one."""
        return {r.left.which: r.right.attribute for r in self.unit_rules if r.left.attribute is attribute}

    def of(self, symbol: str) -> tuple[Production, ...]:
        """The productions of a symbol."""
        return tuple(p for p in self.productions if p.left == symbol)

    @cached_property
    def paths(self) -> dict[str, dict[str, tuple[Production, ...]]]:
        """For every symbol that is one node: the kinds it may be, and the other names that lead there."""
        symbols = dict.fromkeys(p.left for p in self.productions)
        return {symbol: self._paths(symbol) for symbol in symbols if not any(p.repeats for p in self.of(symbol))}

    def _paths(self, symbol: str, above: tuple[str, ...] = ()) -> dict[str, tuple[Production, ...]]:
        if symbol in above:
            raise GrammarError(f"grammar: {symbol} is only another name of itself")
        found: dict[str, tuple[Production, ...]] = {}
        for production in self.of(symbol):
            if production.repeats:
                raise GrammarError(f"grammar: {above[-1]} -> {symbol}: {symbol} may be several nodes")
            if production.node:
                found[production.node] = ()
            else:
                inner = self._paths(production.right[0], (*above, symbol))
                found.update({kind: (production, *path) for kind, path in inner.items()})
        return found

    @cached_property
    def roots(self) -> dict[str, tuple[Production, ...]]:
        """The kinds that the node above all may have."""
        return self.paths[self.start]

    @cached_property
    def forms(self) -> dict[str, tuple[Form, ...]]:
        """What every kind of node may be made of."""
        found: dict[str, tuple[Form, ...]] = {}
        for production in self.productions:
            if production.node:
                found[production.node] = (*found.get(production.node, ()), self._form(production))
        return found

    def _form(self, production: Production) -> Form:
        if len(production.right) == 1:
            return Form(production)
        content = production.right[1]
        if content in self.paths:
            return Form(production, content, frozenset(self.paths[content]))
        more = next(p for p in self.of(content) if p.repeats)
        last = next(p for p in self.of(content) if not p.repeats)
        part = more.right[1]
        if part not in self.paths:
            raise GrammarError(f"grammar: {more.plain}: {part} may be several nodes")
        return Form(production, part, frozenset(self.paths[part]), more, last)

    def form(self, node: Node, children: tuple[Node, ...]) -> Form | None:
        """The production that the node is made by."""
        return next((form for form in self.forms[node.kind] if form.fits(children)), None)

    @cached_property
    def parents(self) -> dict[str, frozenset[str | None]]:
        """Every kind of node with the kinds it may hang on; None is nothing."""
        pairs = [(kind, parent) for parent, forms in self.forms.items() for form in forms for kind in form.kinds]
        return {
            kind: frozenset(p for k, p in pairs if k == kind) | ({None} if kind in self.roots else set())
            for kind in self.forms
        }


# --- reading the file ---

_SIDE = re.compile(r"(unit|per)\((\w+)\)")


def parse_grammar(source: str) -> Grammar:
    """Read the text of a grammar file; a bad line is named by its number, an unknown symbol by itself."""
    start, productions, attributes, rules = "", [], [], []
    for number, line in data_lines(source):
        words = line.removeprefix("+").split()
        if words[0] == "start" and len(words) == 2:
            start = words[1]
        elif words[0] == "attribute" and len(words) == 2:
            attributes.append(words[1])
        elif words[0] == "rule" and len(words) > 2:
            rules.append((words[1], " ".join(words[2:])))
        elif len(words) > 2 and words[1] == "->":
            for right in re.split(r"\s*\|\s*", " ".join(words[2:])):
                productions.append(Production(words[0], tuple(right.split()), line.startswith("+")))
        else:
            raise GrammarError(f"grammar, line {number}: cannot read {line!r}")
    if not start or not productions:
        raise GrammarError("grammar: needs a start symbol and productions")
    _check_productions(start, productions)
    found = Grammar(start, tuple(productions), tuple(attributes), _rules(rules, attributes))
    if start not in found.paths:
        raise GrammarError(f"grammar: {start} may be several nodes, a story is one")
    _ = found.forms  # what can be wrong with a symbol is found when it is used
    return found


def _check_productions(start: str, productions: list[Production]) -> None:
    defined = {p.left for p in productions}
    introduced: dict[str, str] = {}
    for production in productions:
        symbols = [s for s in production.right if not s.islower()]
        for symbol in (production.left, *production.right):
            if symbol.islower() and symbol not in list(NodeKind):
                kinds = ", ".join(NodeKind)
                raise GrammarError(f"grammar: {production.plain}: {symbol!r} is no kind of node ({kinds})")
        for symbol in symbols:
            if symbol not in defined:
                raise GrammarError(f"grammar: {production.plain}: {symbol} has no production")
        nodes = len(production.right) - len(symbols)
        plain = len(production.right) == 1 or (len(production.right) == 2 and bool(production.node))
        if production.left.islower() or nodes > 1 or not (plain or (production.repeats and not nodes)):
            raise GrammarError(f"grammar: {production.plain} is neither X -> node Y nor X -> X Y nor X -> Y")
        if production.node and introduced.setdefault(production.node, production.left) != production.left:
            first = introduced[production.node]
            raise GrammarError(f"grammar: {production.node} nodes are both {first} and {production.left}")
        if production.repeats:
            _check_list([p for p in productions if p.left == production.left], production)
    if start not in defined:
        raise GrammarError(f"grammar: start {start}: {start} has no production")


def _check_list(own: list[Production], more: Production) -> None:
    part = more.right[1]
    if part == more.left or sorted(p.right for p in own) != sorted([more.right, (part,)]):
        raise GrammarError(f"grammar: {more.plain} needs {more.left} -> {part} beside it, and nothing else")


def _rules(sources: list[tuple[str, str]], attributes: list[str]) -> tuple[Rule, ...]:
    for name in attributes:
        if name not in list(Attribute):
            raise GrammarError(f"grammar: attribute {name}: there are only {', '.join(Attribute)}")
    units: dict[str, UnitRule] = {}
    values: dict[str, Formula] = {}
    for name, text in sources:
        if name in units or name in values:
            raise GrammarError(f"grammar: rule {name} is there twice")
        sides = [_SIDE.fullmatch(side.strip()) for side in text.split("=")]
        try:
            if len(sides) == 2 and sides[0] and sides[1]:
                left, right = (_side(m[1], m[2], attributes) for m in sides if m)
                units[name] = UnitRule(name, text, left, right)
            else:
                values[name] = _equation(text, attributes)
        except GrammarError as error:
            raise GrammarError(f"grammar: rule {name}: {error.message}") from error
    last = tuple(units.values())
    return tuple(units[n] if n in units else ValueRule(n, text, values[n], last) for n, text in sources)


def _side(which: str, name: str, attributes: list[str]) -> Side:
    if name not in attributes:
        raise GrammarError(f"{name} is no attribute")
    return Side(which, Attribute(name))


def _equation(text: str, attributes: list[str]) -> Formula:
    formula = parse_formula(text)
    if formula.right is None:
        raise GrammarError(f"{text!r} is not an equation")
    if unknown := sorted(formula.names() - set(attributes)):
        raise GrammarError(f"{', '.join(unknown)} is no attribute")
    return formula


@cache
def grammar() -> Grammar:
    """The grammar of ``grammar.txt``."""
    return parse_grammar(files(__package__).joinpath("grammar.txt").read_text("utf-8"))

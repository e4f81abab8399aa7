"""Every quantity that follows from a situation, by what it is called and what it comes to in each world."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, permutations

from fabula.errors import DataError
from fabula.explain.refs import Linker, Refs
from fabula.explain.textbook import Told, lines_told
from fabula.explain.wording import Wording, whole_words
from fabula.lang import messages, say
from fabula.situation import Apply, Attribute, Number, Relation, Slot, Term, Unknown, language
from fabula.situation.formula import Binary, Expr, Formula, parse_formula
from fabula.situation.relations import expand, in_words
from fabula.solution import Notice
from fabula.solve.equations import Variable
from fabula.text.units import compatible
from fabula.tutor.messages import named, notices, read_lines
from fabula.tutor.worlds import Vector

Unit = tuple[str, str]
_BARE: Unit = ("", "")


class Role(IntEnum):
    """What a quantity is to the story; of two that come to the same, the lower is the one that is meant."""

    GOAL = 0
    ATTRIBUTE = 1
    GIVEN = 2
    PIECE = 3
    COMBINATION = 4
    TOLD = 5  # a step of the textbook solution, by its name there; other names come first


@dataclass(frozen=True, slots=True)
class Fact:
    """A quantity. ``key`` tells it from all others; ``expr`` is what it is in terms of the story."""

    key: str
    role: Role
    expr: Expr
    vector: Vector
    unit: str
    per: str
    name: Notice
    refs: Refs
    op: str = ""  # of a combination of two attributes

    @property
    def value(self) -> Fraction:
        return self.vector[0]


@dataclass(frozen=True, slots=True)
class Piece:
    """One line of ``pieces.txt``."""

    predicate: str
    formula: Formula
    name: Notice
    role: Role = Role.PIECE


@cache
def pieces() -> tuple[Piece, ...]:
    """The lines of ``pieces.txt``; a bad one is named by its number."""
    found = []
    for number, line in read_lines("pieces.txt"):
        columns = [c.strip() for c in line.split("|")]
        known = columns[0].lstrip("? ") in language().predicates and columns[-1] in notices("piece")
        if len(columns) != 3 or not known:
            raise DataError(f"pieces.txt, line {number}: expected 'predicate | value | name', and the name to be said")
        role = Role.COMBINATION if columns[0].startswith("?") else Role.PIECE
        found.append(Piece(columns[0].lstrip("? "), parse_formula(columns[1]), notices("piece")[columns[2]], role))
    return tuple(found)


class Gatherer:
    """Collects the facts of one attempt; ``vector`` gives what an expression comes to in each world."""

    def __init__(
        self,
        words: tuple[Wording, Wording],
        links: Linker,
        working: Callable[[Number], Number],
        vector: Callable[[Expr], Vector | None],
    ) -> None:
        self.zh, self.en = words
        self.graph = self.zh.graph
        self.goal = self.graph.goal.term
        self.links = links
        self.working = working
        self.vector = vector

    def facts(self) -> Iterator[Fact]:
        attributes = list(self._attributes())
        yield from attributes
        yield from self._numbers()
        yield from self._functions()
        for index, relation in enumerate(self.graph.relations):
            yield from self._pieces(index, relation)
        yield from self._shares()
        yield from self._combinations(attributes)

    def told(self, lines: Iterable[tuple[Told, Told]]) -> Iterator[Fact]:
        """What the textbook solution finds on its way; a line in both languages."""
        for at, (zh, en) in enumerate(lines):
            if zh.name and isinstance(zh.expr, Binary):
                above, _, below = zh.unit.partition("/")
                name = Notice(_as_noun(zh.name), f"the {en.name.removeprefix('the ')}")
                yield from self._made(f"told{at}", Role.TOLD, zh.expr, name, (), (above, below))

    # --- attributes and numbers ---

    def _attributes(self) -> Iterator[Fact]:
        goal = (self.goal,) if isinstance(self.goal, Unknown) else ()
        for variable in (*self.graph.slots, *goal):
            given = self.graph.given(variable) if isinstance(variable, Slot) else None
            role = Role.GOAL if variable == self.goal else Role.GIVEN if given else Role.ATTRIBUTE
            name = self._name(variable)
            refs = self.links.goal() if role is Role.GOAL else self.links.term(variable)
            yield from self._made(f"v:{variable}", role, variable, name, refs)

    def _name(self, variable: Variable) -> Notice:
        """An unknown inside a relation is called by the relation: 男生比女生多百分之几."""
        asking = next((r for r in self.graph.relations if r.unknown), None)
        if isinstance(variable, Unknown) and asking is not None:
            return Notice(self.zh.sentence(asking), "the number asked for")
        if variable == self.goal and (common := self._common_time):
            return common
        return Notice(self.zh.name(variable), f"the {self.en.name(variable).removeprefix('the ')}")

    @cached_property
    def _common_time(self) -> Notice | None:
        """相遇时间: what is asked, where all who move or work share it and a book has a word for it."""
        keys = [f"name.common_time.{kind}" for kind in ("speed.sum", "speed.difference", "work.sum")]
        found = {one.name for one in lines_told(self.zh.attempt) if self._is_asked(one.expr)}
        key = next((key for key in keys if say(key, "zh") in found), "")
        return Notice(say(key, "zh"), f"the {say(key, 'en')}") if key else None

    def _is_asked(self, expr: Expr) -> bool:
        """Whether a step finds what is asked."""
        vector, asked = self.vector(expr), self.vector(self.goal) if isinstance(self.goal, Slot) else None
        return vector is not None and vector == asked

    def _numbers(self) -> Iterator[Fact]:
        """Numbers that stand in a relation: 20%, 3倍, the 6千克 that somebody has more."""
        for index, relation in enumerate(self.graph.relations):
            for term in relation.terms():
                if isinstance(term, Number) and term.quantity is not None:
                    number = self.working(term)
                    name = named("given", what=Notice(self.zh.word(term), self.en.word(term)))
                    key = f"q{term.quantity}:{term.value}"
                    yield from self._made(
                        key, Role.GIVEN, number, name, self.links.relation(index), (term.unit, term.per)
                    )

    def _functions(self) -> Iterator[Fact]:
        """What a relation speaks of without its having a name: 剩下的 as the road without its first part."""
        for index, relation in enumerate(self.graph.relations):
            for term in relation.args:
                if isinstance(term, Apply):
                    name = Notice(*(in_words(term, words.lang, words.word) for words in self.words))
                    key, refs = f"f:{term}", self.links.relation(index)
                    yield from self._made(key, Role.ATTRIBUTE, self._expanded(term), name, refs)

    # --- on the way ---

    def _pieces(self, index: int, relation: Relation) -> Iterator[Fact]:
        signature = language().predicates[relation.predicate]
        args = tuple(self._expanded(a) for a in relation.args)
        for at, piece in enumerate(pieces()):
            if piece.predicate != relation.predicate or (signature.variadic and len(args) <= len(signature.params)):
                continue  # a sum of one part is that part
            expr = piece.formula.value(signature.bind(args))
            name = Notice(*(self._said(relation, text, w) for text, w in zip(piece.name, self.words, strict=True)))
            yield from self._made(f"r{index}:{at}", piece.role, expr, name, self.links.equation(index))

    @property
    def words(self) -> tuple[Wording, Wording]:
        return self.zh, self.en

    def _shares(self) -> Iterator[Fact]:
        """1/4 and 30% of the same book: together, and what they leave of it."""
        by_base: dict[Term, list[tuple[int, Relation]]] = {}
        for index, relation in enumerate(self.graph.relations):
            if relation.predicate == "Fraction_of" and not relation.unknown:
                by_base.setdefault(relation.args[1], []).append((index, relation))
        for base, stated in by_base.items():
            for count in range(2, len(stated) + 1):
                for chosen in combinations(stated, count):
                    yield from self._share(base, chosen)

    def _share(self, base: Term, chosen: tuple[tuple[int, Relation], ...]) -> Iterator[Fact]:
        key = "+".join(f"r{i}" for i, _ in chosen)
        refs = tuple(dict.fromkeys(ref for i, _ in chosen for ref in self.links.relation(i)))
        together = _sum([self._expanded(r.args[2]) for _, r in chosen])
        whole = Notice(self.zh.word(base), self.en.word(base))
        name = named("shares_of", whole=whole)
        yield from self._made(f"share:{key}", Role.PIECE, together, name, refs)
        name = named("rest_of", whole=whole)
        rest = Binary("-", Number(Fraction(1)), together)
        yield from self._made(f"rest:{key}", Role.PIECE, rest, name, refs)

    # --- two attributes ---

    def _combinations(self, attributes: list[Fact]) -> Iterator[Fact]:
        distinct = list({fact.vector: fact for fact in reversed(attributes)}.values())[::-1]
        for kind in Attribute:
            alike = [f for f in distinct if isinstance(f.expr, Slot) and f.expr.attribute is kind]
            for one, other in combinations(alike, 2):
                if _alike(one, other):
                    yield from self._pair(one, other)
            if kind is Attribute.RATE and len(alike) > 2 and all(_alike(alike[0], f) for f in alike[1:]):
                name = named("all_rates", rates="、".join(f.name.zh for f in alike))
                everything = _sum([f.expr for f in alike])
                yield from self._made("all", Role.COMBINATION, everything, name, (), op="+")
        yield from self._products(distinct)

    def _pair(self, one: Fact, other: Fact) -> Iterator[Fact]:
        refs = (*one.refs, *other.refs)
        pair = f"{one.key},{other.key}"
        both = {"one": one.name, "other": other.name}
        name = named("sum_of", **both)
        yield from self._made(f"+{pair}", Role.COMBINATION, Binary("+", one.expr, other.expr), name, refs, op="+")
        if one.value < other.value:
            one, other = other, one
        name = named("difference_of", **both)
        yield from self._made(f"-{pair}", Role.COMBINATION, Binary("-", one.expr, other.expr), name, refs, op="-")
        for above, below in permutations((one, other)):
            name = named("times_of", above=above.name, below=below.name)
            ratio = Binary("/", above.expr, below.expr)
            yield from self._made(f"/{above.key},{below.key}", Role.COMBINATION, ratio, name, refs, op="/")

    def _products(self, distinct: list[Fact]) -> Iterator[Fact]:
        """A rate of one with an amount or a total of another: what A does in B's time."""
        slots = [(f, f.expr) for f in distinct if isinstance(f.expr, Slot)]
        for rate, slot in slots:
            if slot.attribute is not Attribute.RATE or not rate.per:
                continue
            for other, at in slots:
                if at.node == slot.node:
                    continue
                refs = (*rate.refs, *other.refs)
                if at.attribute is Attribute.AMOUNT and compatible(other.unit, rate.per):
                    name = Notice(f"{rate.name.zh}×{other.name.zh}", f"{rate.name.en} times {other.name.en}")
                    expr = Binary("*", slot, at)
                    yield from self._made(f"*{slot},{at}", Role.COMBINATION, expr, name, refs, op="*")
                elif at.attribute is Attribute.TOTAL and compatible(other.unit, rate.unit):
                    name = Notice(f"{other.name.zh}÷{rate.name.zh}", f"{other.name.en} over {rate.name.en}")
                    expr = Binary("/", at, slot)
                    yield from self._made(f"/{at},{slot}", Role.COMBINATION, expr, name, refs, op="/")

    # --- helpers ---

    def _made(
        self,
        key: str,
        role: Role,
        expr: Expr,
        name: Notice,
        refs: Refs,
        unit: Unit | None = None,
        op: str = "",
    ) -> Iterator[Fact]:
        """The fact, unless some world does not know its value."""
        vector = self.vector(expr)
        if vector is not None:
            above, below = self.unit_of(expr) if unit is None else unit
            yield Fact(key, role, expr, vector, above, below, name, tuple(dict.fromkeys(refs)), op)

    def _expanded(self, term: Term) -> Expr:
        return rewritten(expand(term), self.working)

    def _said(self, relation: Relation, text: str, words: Wording) -> str:
        """The piece's wording with the relation's own terms."""
        signature = language().predicates[relation.predicate]
        said = [self._term(a, words) for a in relation.args]
        fixed = len(signature.params) - signature.variadic
        rest = ("、" if words.lang == "zh" else ", ").join(said[fixed:])
        for param, word in zip(signature.params, [*said[:fixed], rest], strict=False):
            text = text.replace(f"{{{param}}}", word)
        return whole_words(text) if words.lang == "zh" else text

    def _term(self, term: Term, words: Wording) -> str:
        if isinstance(term, Apply):
            return ("、" if words.lang == "zh" else ", ").join(self._term(a, words) for a in term.args)
        return words.word(term)

    def unit_of(self, expr: Expr) -> Unit:
        """The unit of an expression, as far as its leaves tell."""
        if isinstance(expr, Number):
            return expr.unit, expr.per
        if not isinstance(expr, Binary):
            return self._variable_unit(expr)
        left, right = self.unit_of(expr.left), self.unit_of(expr.right)
        match expr.op:
            case "+" | "-":
                return left if left != _BARE else right
            case "*":
                return _product_unit(left, right)
        return _quotient_unit(left, right)

    def _variable_unit(self, variable: Variable) -> Unit:
        return self.zh.units.get(variable, _BARE)


def _product_unit(left: Unit, right: Unit) -> Unit:
    if _BARE in (left, right):
        return right if left == _BARE else left
    for rate, amount in ((left, right), (right, left)):
        if rate[1] and rate[1] == amount[0]:
            return rate[0], ""
    return _BARE


def _quotient_unit(left: Unit, right: Unit) -> Unit:
    if right == _BARE:
        return left
    if left in (right, _BARE):
        return _BARE
    if right[1] and right[0] == left[0]:
        return right[1], ""
    return (left[0], right[0]) if not left[1] and not right[1] else _BARE


def _alike(one: Fact, other: Fact) -> bool:
    return compatible(one.unit, other.unit) and compatible(one.per, other.per)


def _as_noun(name: str) -> str:
    """A name that goes before a colon (a supposition and what comes of it) as what can be spoken of."""
    alone = re.fullmatch(messages("zh")["name.before_colon"], name)
    return say("name.as_noun", "zh", name=name) if alone else name


def _sum(parts: list[Expr]) -> Expr:
    total = parts[0]
    for part in parts[1:]:
        total = Binary("+", total, part)
    return total


def rewritten(expr: Expr, working: Callable[[Number], Number]) -> Expr:
    if isinstance(expr, Binary):
        return Binary(expr.op, rewritten(expr.left, working), rewritten(expr.right, working))
    return working(expr) if isinstance(expr, Number) else expr

"""A text with its numbers masked, and equations over the masks; the same for every baseline.

The numbers are those of our own reading (``fabula.text``), so that predicting needs the text alone. A number
is a *symbol*: ``N0``, ``N1`` … in the order of the text, or a constant (``1``, ``3.14``) that training
equations use although no text gives it. An equation over symbols is an ordinary ``Expression`` whose literals
are spelled as symbols; ``notation.py`` writes and reads it as prefix, postfix and infix tokens.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fabula.data.expression import Binary, Expression, Negative, Number, evaluate, numbers, parse
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.text import Kind, Quantity, Span, Token, find_quantities, normalise
from fabula.text.forms import number_at
from fabula.text.tokens import cut_words, tokenize

LONGEST = 180  # words; the longest problem of ASP6.6k has about 120
MOST_NUMBERS = 15
LIMIT = 1000  # characters; what lies beyond LONGEST words is cut anyway

_NUMERAL = re.compile(r"\([0-9]+/[0-9]+\)|[0-9]+\([0-9]+/[0-9]+\)|[0-9][0-9./]*%?|\.[0-9]+%?")
_RATIO = re.compile(r"[0-9.]+|[^0-9.]+")
_LABELS = (Kind.ASKED, Kind.ORDINAL, Kind.DATE)  # no amounts: they stay words


@dataclass(frozen=True, slots=True)
class Mask:
    """A number of the text: which word it is, its exact value, and how it is written.

    ``shape`` is a token that stands for all numbers written alike (``<n>``, ``<n.n>``, ``<n/n>``, ``<n%>``);
    a number in words (两, 八折) is not hidden from the model and has no shape.
    """

    place: int
    value: Fraction
    shape: str = ""


@dataclass(frozen=True)
class Masked:
    """The words of a text, a number always one word, and the numbers among them.

    ``origin`` is the token that each word comes from: 45千米 is one token and two words.
    """

    words: tuple[str, ...]
    masks: tuple[Mask, ...]
    origin: tuple[int, ...] = ()

    def numbered(self) -> tuple[str, ...]:
        """Every number as its symbol: what a model reads that writes ``N0`` itself."""
        return self._with({mask.place: f"N{i}" for i, mask in enumerate(self.masks)})

    def shaped(self) -> tuple[str, ...]:
        """Every number as its shape: what a model reads that points at places."""
        return self._with({mask.place: mask.shape for mask in self.masks if mask.shape})

    def _with(self, others: Mapping[int, str]) -> tuple[str, ...]:
        return tuple(others.get(place, word) for place, word in enumerate(self.words))

    def values(self, constants: Iterable[str] = ()) -> dict[str, Fraction]:
        """What every symbol is worth here."""
        known = {constant: Fraction(constant) for constant in constants}
        return known | {f"N{i}": mask.value for i, mask in enumerate(self.masks)}


def tokens_of(raw: str) -> tuple[tuple[Token, ...], dict[Span, Quantity]]:
    """The tokens of any text at all, and the quantities among them by their place."""
    text = normalise(raw[:LIMIT].encode("utf-8", "replace").decode("utf-8")).text
    quantities = find_quantities(text)
    return tokenize(text, quantities)[:LONGEST], {quantity.span: quantity for quantity in quantities}


def mask(raw: str) -> Masked:
    """Any text at all, cut to what a model can take; never raises."""
    tokens, quantities = tokens_of(raw)
    words: list[str] = []
    origin: list[int] = []
    masks: list[Mask] = []
    for token in tokens:
        for word, value, shape in _words(token, quantities.get(token.span)):
            if value is not None and len(masks) < MOST_NUMBERS and len(words) < LONGEST:
                masks.append(Mask(len(words), value, shape))
            words.append(word)
            origin.append(token.index)
    return Masked(tuple(words[:LONGEST]), tuple(masks), tuple(origin[:LONGEST]))


_Word = tuple[str, Fraction | None, str]  # with the value and the shape of a number


def _words(token: Token, quantity: Quantity | None) -> Iterable[_Word]:
    if quantity is None or quantity.kind in _LABELS or quantity.value is None:
        return ((token.text, None, ""),)
    return _pieces(quantity)


def _pieces(quantity: Quantity) -> Iterator[_Word]:
    """The words of a quantity with the value and shape of those that are numbers: 45 千米, 3 : 5, 八折."""
    text = quantity.text
    if quantity.parts:
        yield from _ratio(text, quantity.parts)
        return
    value = (quantity.value or Fraction(0)) / quantity.scale  # of 23.5万元 the equations use 23.5
    numeral = _NUMERAL.search(text)
    if numeral is None:
        found = number_at(text, 0)
        end = found.end if found and quantity.kind in (Kind.NUMBER, Kind.COUNT_WORD) else len(text)
        yield text[:end], value, ""
    else:
        yield from ((word, None, "") for word in cut_words(text[: numeral.start()]))
        end = numeral.end()
        yield numeral[0], value, _shape(numeral[0])
    yield from ((word, None, "") for word in cut_words(text[end:]))


def _ratio(text: str, parts: Sequence[Fraction]) -> Iterator[_Word]:
    left = list(parts)
    for piece in _RATIO.findall(text):
        if piece[0] in ".0123456789" and left:
            yield piece, left.pop(0), _shape(piece)
        else:
            yield piece, None, ""


def _shape(numeral: str) -> str:
    if numeral.endswith("%"):
        return "<n%>"
    if "/" in numeral:
        return "<n/n>"
    return "<n.n>" if "." in numeral else "<n>"


class Unaligned(Exception):
    """The equation uses a number that is neither in the text nor a constant."""


def align(equation: str, text: str, masked: Masked, constants: Sequence[str]) -> Expression:
    """The equation over symbols; raises Unaligned, or DataError if it cannot be read at all."""
    tree = parse(equation, text)
    try:
        return _Aligner(masked, constants).place(tree)
    except Unaligned:
        return _Aligner(masked, constants).place(parse(equation))


class _Aligner:
    """Literals are found by value; of equal numbers each is used before one is used again.

    A number in digits comes first, then the constant 1 (the whole of 1-2/5 is seldom the 一 of 一本书), then
    numbers in words, then the other constants.
    """

    def __init__(self, masked: Masked, constants: Sequence[str]) -> None:
        self.masks = masked.masks
        self.constants = {Fraction(constant): constant for constant in constants}
        self.used: set[int] = set()

    def place(self, tree: Expression) -> Expression:
        if isinstance(tree, Number):
            return self.literal(tree.value)
        if isinstance(tree, Negative):
            raise Unaligned(str(tree))
        if tree.operator == "/" and isinstance(tree.left, Number) and isinstance(tree.right, Number):
            whole = self.fraction(tree)
            if whole is not None:
                return whole
        return Binary(tree.operator, self.place(tree.left), self.place(tree.right))

    def fraction(self, tree: Binary) -> Number | None:
        """A quotient of two literals that the text gives as one number (五分之二, 打八折)."""
        if all(self.places(literal.value) for literal in numbers(tree)):
            return None
        try:
            places = self.places(evaluate(tree))
        except DataError:
            return None
        return self.take(places) if places else None

    def literal(self, value: Fraction) -> Number:
        places = self.places(value)
        in_digits = [place for place in places if self.masks[place].shape]
        if in_digits or (places and value != 1):
            return self.take(in_digits or places)
        if value in self.constants:
            return Number(value, self.constants[value])
        if not places:
            raise Unaligned(str(value))
        return self.take(places)

    def places(self, value: Fraction) -> list[int]:
        return [place for place, found in enumerate(self.masks) if found.value == value]

    def take(self, places: Sequence[int]) -> Number:
        place = next((place for place in places if place not in self.used), places[0])
        self.used.add(place)
        return Number(self.masks[place].value, f"N{place}")


def find_constants(records: Iterable[tuple[Record, Masked]], least: int = 5) -> tuple[str, ...]:
    """Decimals that at least ``least`` equations use and their texts do not give, commonest first."""
    counted: Counter[str] = Counter()
    for record, masked in records:
        given = {found.value for found in masked.masks}
        try:
            tree = parse(record.equation or "", record.text)
        except DataError:
            continue
        missing = {literal.text for literal in numbers(tree) if literal.value not in given}
        counted.update(text for text in missing if re.fullmatch(r"[0-9]+(\.[0-9]+)?", text))
    return tuple(text for text, count in counted.most_common() if count >= least)

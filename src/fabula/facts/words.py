"""The words of a clause, where the segmenter's own cuts go against the word classes.

慢|车长 is 慢车|长, 合|打 is 合打, 小|王 is 小王, 小|海带|了 is 小海|带|了. Quantities are words of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from fabula.lang.lexicon import classes, particle
from fabula.text import Problem, Quantity
from fabula.text.problem import Clause
from fabula.text.units import dimension

LONGEST = 4  # tokens that may make one word


@dataclass(frozen=True, slots=True)
class Word:
    """A word and where it stands; ``quantity`` if it is a number of the text."""

    text: str
    start: int
    quantity: Quantity | None = None

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def span(self) -> tuple[int, int]:
        return self.start, self.end

    def cut(self, at: int) -> tuple[Word, Word]:
        """The first ``at`` characters, and the others."""
        return Word(self.text[:at], self.start), Word(self.text[at:], self.start + at)


Known = Callable[[str], bool]


def words(problem: Problem, clause: Clause, known: Known, acts: Known) -> Iterator[Word]:
    """The words of a clause in order; ``known`` words are in a class, ``acts`` is true of verbs."""
    by_start = {q.span.start: q for q in problem.quantities}
    row: list[Word] = []
    for token in problem.tokens_in(clause.span):
        quantity = by_start.get(token.span.start)
        fits = quantity is not None and quantity.span == token.span
        row.append(Word(token.text, token.span.start, quantity if fits else None))
    while row:
        row = _recut(row, known, acts)
        yield row.pop(0)


def _recut(row: list[Word], known: Known, acts: Known) -> list[Word]:
    """The row with its first word cut anew, if another cut is better."""
    first = row[0]
    if first.quantity is not None:
        return row
    compares = first.text[-1] in classes()["compare"] and known(first.text[:-1])
    if compares and len(row) > 1 and row[1].text not in classes()["ratios"]:  # 产量比|去年
        return [*first.cut(len(first.text) - 1), *row[1:]]
    if first.text[-1] in classes()["change"] and first.text[:-1] in classes()["measure"]:  # 速度慢|多少
        return [*first.cut(len(first.text) - 1), *row[1:]]
    modal = len(first.text) > 1 and first.text[0] in classes()["modals"]
    if modal and _listed([first.cut(1)[1], *row[1:]]):  # 可行|完全|程
        return [*first.cut(1), *row[1:]]
    if whole := _listed(row):
        return _taken(row, whole)
    if _glued(row, known):
        return [*first.cut(len(first.text) - 1), *row[1:]]
    for count in range(min(LONGEST, _plain(row)), 1, -1):
        text = "".join(word.text for word in row[:count])
        if known(text):
            return [Word(text, first.start), *row[count:]]
    if first.text in classes()["familiar"] and _plain(row) > 1:
        return _person(row, known, acts)
    return row


def _glued(row: Sequence[Word], known: Known) -> bool:
    """王华以|每小时, 列车长|350米: the last character is a word of its own, by what follows."""
    first, ahead = row[0], row[1] if len(row) > 1 else None
    if ahead is None or len(first.text) < 2 or known(first.text) or first.text in classes()["noun"]:
        return False
    told = ahead.quantity is not None and bool(ahead.quantity.unit) and ahead.quantity.value is not None
    if first.text[-1] in classes()["glued"]:
        return told or ahead.text.startswith(particle("each"))
    long = ahead.quantity is not None and dimension(ahead.quantity.unit) == "length"  # 绿|道长|48千米
    return told and first.text[-1] in classes()["glued_sizes"] and (len(first.text) > 2 or long)


def _plain(row: Sequence[Word]) -> int:
    """How many words there are before the next quantity."""
    return next((i for i, word in enumerate(row) if word.quantity is not None), len(row))


def _listed(row: Sequence[Word]) -> int:
    """How many characters the longest word of class ``words`` takes here, if it ends inside a token."""
    near = "".join(word.text for word in row[: min(LONGEST, _plain(row))])
    return next((len(word) for word in _by_first().get(near[:1], ()) if near.startswith(word)), 0)


@cache
def _by_first() -> dict[str, list[str]]:
    """The words of class ``words`` by their first character, longest first."""
    found: dict[str, list[str]] = {}
    for word in sorted(classes()["words"], key=len, reverse=True):
        found.setdefault(word[0], []).append(word)
    return found


def _taken(row: list[Word], count: int) -> list[Word]:
    """So many characters as one word; what is left of the last token is a word of its own."""
    text, rest = "", list(row)
    while len(text) < count:
        word = rest.pop(0)
        text += word.text
    made = Word(text[:count], row[0].start)
    over = [Word(text[count:], made.end)] if len(text) > count else []
    return [made, *over, *rest]


def _person(row: list[Word], known: Known, acts: Known) -> list[Word]:
    """小王, 小东家; 小海带了 is 小海 and 带; 小汽车 is 小汽车."""
    first, second = row[0], row[1]
    if not second.text[0].isalnum() or (known(second.text) and len(second.text) > 1):
        return row
    joined = Word(first.text + second.text, first.start)
    if _glued([joined, *row[2:]], known):  # 小|华以|每分钟
        return [*joined.cut(len(joined.text) - 1), *row[2:]]
    ends = len(row) == 2 or row[2].quantity or row[2].text == particle("done")
    if len(second.text) == 2 and acts(second.text[1]) and ends:
        return [*joined.cut(2), *row[2:]]
    return [joined, *row[2:]]

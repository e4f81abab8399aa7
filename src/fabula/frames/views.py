"""A text as a story in time sees it: its clauses as chunks, with names for those who have none, and its word classes.

一辆…，另一辆… are two; 三管 is a number of pipes; 两地 is a group of places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Fact, is_body
from fabula.lang.lexicon import classes, particle
from fabula.text import Problem
from fabula.text.problem import once
from fabula.text.units import dimension, is_unit

FILE = "timeline.txt"
ACTIVE = frozenset(("move", "work", "flow", "start", "halt"))
_ONE = re.compile(particle("one_more_shape"))


@cache
def words(name: str) -> re.Pattern[str]:
    """A class of timeline.txt as one pattern, longest words first; a word in brackets is a pattern itself."""
    found = (w if w.startswith("(") else re.escape(w) for w in classes(FILE)[name])
    return re.compile("|".join(sorted(found, key=lambda w: (-len(w), w))))


def says(text: str, *names: str) -> bool:
    """True if the text has a word of one of these classes."""
    return any(words(name).search(text) for name in names)


@dataclass(frozen=True)
class View:
    """A clause as chunks and as text."""

    index: int
    sentence: int
    row: tuple[Chunk, ...]
    text: str
    start: int = 0  # of the clause in the text

    def said(self, start: int, stop: int) -> str:
        """The text of some of its chunks."""
        some = self.row[start:stop]
        return "".join(c.text for c in some)


@once
def views(problem: Problem) -> tuple[View, ...]:
    """The clauses of a problem."""
    rows = _others([_named(chunks(problem, c)) for c in problem.clauses])
    return tuple(
        View(c.index, c.sentence, row, c.span.of(problem.text), c.span.start)
        for c, row in zip(problem.clauses, rows, strict=True)
    )


def _others(rows: Sequence[tuple[Chunk, ...]]) -> Iterator[tuple[Chunk, ...]]:
    """一列火车…，另一列火车…: the second of a kind is not the first, if nothing else tells them apart."""
    seen: set[str] = set()
    for row in rows:
        made: list[Chunk] = []
        for i, chunk in enumerate(row):
            if chunk.sort is Sort.NAME and chunk.text in seen and (start := _another(made)) is not None:
                text, span = _words(made[start:]) + chunk.text, (made[start].span[0], chunk.span[1])
                made[start:] = [Chunk(Sort.NAME, text, span)]
                continue
            if chunk.sort is Sort.NAME and (not i or row[i - 1].sort is not Sort.GROUP):
                seen.add(chunk.text)
            made.append(chunk)
        yield tuple(made)


def _another(row: Sequence[Chunk]) -> int | None:
    """Where 另一列 begins, if these chunks end so."""
    starts = [i for i in (len(row) - 2, len(row) - 1) if i >= 0 and row[i].text.startswith(tuple(classes()["others"]))]
    near = starts and all(c.sort is Sort.FUNC for c in row[starts[0] :])
    return starts[0] if near else None


def _words(row: Sequence[Chunk]) -> str:
    return "".join(c.text for c in row)


def _named(row: Sequence[Chunk]) -> tuple[Chunk, ...]:
    """一辆…，另一辆…; 骑车的人: names of those who have none."""
    found: list[Chunk] = []
    other: Chunk | None = None
    row = [piece for chunk in row for piece in _letters(chunk)]
    for i, chunk in enumerate(row):
        ahead = row[i + 1].sort if i + 1 < len(row) else Sort.END
        if chunk.text in classes()["others"] and ahead is Sort.FUNC:
            other = chunk
            continue
        one = chunk.sort is Sort.FUNC and _ONE.fullmatch(chunk.text) and is_unit(_ONE.sub(r"\1", chunk.text))
        told = ahead in (Sort.PER, Sort.ACT, Sort.MEASURE, Sort.OF, Sort.PREP, Sort.MARK)
        told = told or (ahead is Sort.HOLD and row[i + 1].text in classes(FILE)["long"])  # 一列长120米，另一列长160米
        if one and told and not _modifies(row, i):
            start = other.span[0] if other else chunk.span[0]
            found.append(Chunk(Sort.NAME, (other.text if other else "") + chunk.text, (start, chunk.span[1])))
        elif chunk.text in classes(FILE)["people"] and [c.sort for c in found[-2:]] == [Sort.ACT, Sort.OF]:
            text = found[-2].text + found[-1].text + chunk.text
            found[-2:] = [Chunk(Sort.NAME, text, (found[-2].span[0], chunk.span[1]))]
        else:
            joint = i + 1 < len(row) and row[i + 1].text in classes(FILE)["joins"]
            found += [*([other] if other else []), _grouped(chunk, joint)]
        other = None
    return tuple(found)


def _letters(chunk: Chunk) -> Iterator[Chunk]:
    """甲乙两车, 甲乙丙三人: as many names as letters."""
    if chunk.sort is not Sort.FUNC or len(chunk.text) < 2 or not set(chunk.text) <= classes(FILE)["letters"]:
        yield chunk
        return
    for n, letter in enumerate(chunk.text):
        start = chunk.span[0] + n
        if n:
            yield Chunk(Sort.CONJ, next(iter(classes(FILE)["lists"])), (start, start))
        yield Chunk(Sort.NAME, letter, (start, start + 1))


def _modifies(row: Sequence[Chunk], at: int) -> bool:
    """一辆|装有12吨水泥的|货车: what stands between is said of a name that follows."""
    rest = row[at + 1 :]
    ends = [i for i, c in enumerate(rest) if c.sort is Sort.OF and i]
    return any(i + 1 < len(rest) and rest[i + 1].sort is Sort.NAME for i in ends)


def _grouped(chunk: Chunk, joint: bool) -> Chunk:
    """三管: a number of pipes; 师徒: both of them; 3队合作: all three."""
    counted = chunk.sort is Sort.QUANTITY or chunk.text[0] in classes(FILE)["count.2"]  # 二队合做
    if joint and counted and chunk.text[-1] in classes(FILE)["teams"]:
        return Chunk(Sort.GROUP, chunk.text, chunk.span)
    several = chunk.sort is Sort.NAME and len(chunk.text) == 2 and chunk.text[0] in classes(FILE)["several"]
    several = several or (chunk.sort is Sort.NAME and chunk.text in classes(FILE)["pairs"])
    return Chunk(Sort.GROUP, chunk.text, chunk.span) if several else chunk


def lasts(unit: str) -> bool:
    """A unit of time, or of turns that are taken like it: 每次运8吨，运3次."""
    return dimension(unit) == "time" or unit in classes(FILE)["rounds"] | classes(FILE)["steps"]


def moves(facts: Sequence[Fact]) -> bool:
    """True if somebody goes so far in a time: a journey, whatever else is told."""
    rates = [f for f in facts if lasts(f.quantity.per or f.told.per)]
    return any(dimension(f.quantity.unit) == "length" and f.told.kind in ("move", "start") for f in rates)


def is_name(chunk: Chunk) -> bool:
    """A name, or an ordinal that names somebody (第一车间)."""
    return chunk.sort is Sort.NAME or (chunk.sort is Sort.MARK and is_body(chunk))


def is_places(row: Sequence[Chunk], at: int) -> bool:
    """两地, 两个 车站: a group of places."""
    if row[at].sort is not Sort.GROUP:
        return False
    ends = tuple(classes(FILE)["places"])
    text = row[at].text
    if text.endswith(ends):
        return True
    if at + 1 < len(row) and row[at + 1].sort is Sort.NAME and row[at + 1].span[0] == row[at].span[1]:
        text += row[at + 1].text
    return text.endswith(ends)

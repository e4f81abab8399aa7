"""Whose the numbers of a written problem are: the lines of ``data/stories.py`` as tags, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from fabula.data.stories import Story, read_stories
from fabula.errors import FabulaError
from fabula.extract.neural.encode import operands
from fabula.extract.neural.tagger import POINTERS, ROLES, tagged
from fabula.learn.gold import gold_steps
from fabula.learn.tagging import Told, everywhere, nearest
from fabula.text import Problem, Quantity, read

WORLD = "W:"
DROP = "x"
EVERYWHERE = ("owner", "other")  # names that stand for one thing wherever they stand


@dataclass(frozen=True)
class Mistake:
    """What is wrong with a line of a sheet."""

    line: str
    why: str

    def __str__(self) -> str:
        return f"{self.line!r}: {self.why}"


def told_by(line: str, problem: Problem, index: int) -> Told | None:
    """What a line (``rate 客车 act=行``) tells of a number; None if it drops it. Raises ValueError, saying why."""
    role, *rest = line.split() or [""]
    if role == DROP:
        return None
    if role not in ROLES or not rest:
        raise ValueError(f"after the number comes one of {', '.join(ROLES)}, then its owner")
    owner, *pointers = rest
    words = {"owner": owner.removeprefix(WORLD)}
    for pointer in pointers:
        key, _, word = pointer.partition("=")
        if key not in POINTERS or not word or key in words:
            raise ValueError(f"{pointer!r} is none of act=, mark=, what=, other=")
        words[key] = word
    text, span = problem.text, problem.quantities[index].span
    for word in words.values():
        if word not in text:
            raise ValueError(f"{word!r} is not in the text")
    if (role == "relation") < ("other" in words):
        raise ValueError("only a relation has an other one")
    near = {k: nearest(text, w, (span.start, span.end)) for k, w in words.items() if k not in EVERYWHERE}
    all_of = {k: tuple(everywhere(text, w)) for k, w in words.items() if k in EVERYWHERE}
    return Told(index, role, owner.startswith(WORLD), all_of | near)


def told_in(story: Story) -> tuple[tuple[Told, ...], list[Mistake]]:
    """What a story tells of its numbers, and what is wrong with it."""
    problem = read(story.text)
    wrong: list[Mistake] = []
    found: dict[int, Told] = {}
    numbers = tagged(problem)
    for (start, end), line in zip(story.marks, story.tags, strict=True):
        number = next((q for q in numbers if start < q.span.end and q.span.start < end), None)
        try:
            told = _of_mark(line, problem, number)
            if told is not None and told.quantity in found and not problem.quantities[told.quantity].parts:
                raise ValueError("two marks on one number")
        except ValueError as error:
            wrong.append(Mistake(f"#{story.name} {line}", str(error)))
            continue
        if told is not None:
            found.setdefault(told.quantity, told)  # of a ratio (买5送1) the first part's
    bare = [q for q in numbers if not any(a < q.span.end and q.span.start < b for a, b in story.marks)]
    wrong += [Mistake(f"#{story.name}", f"{q.text} is not marked") for q in bare]
    return tuple(found.values()), wrong


def _of_mark(line: str, problem: Problem, number: Quantity | None) -> Told | None:
    if number is not None:
        return told_by(line, problem, number.index)
    if line.split()[0] != DROP:
        raise ValueError(f"what is marked is no number; if it is none, its line is {DROP}")
    return None


def _solved(story: Story) -> Iterator[Mistake]:
    """Whether the arithmetic uses numbers of the text, and comes to something that can be an answer."""
    try:
        record, problem = story.record(), read(story.text)
        if gold_steps(record, operands(problem), problem) is None:
            why = "not in at most 8 steps by numbers of the text, and 1"
            yield Mistake(f"#{story.name}", f"{story.expression}: {why}")
        if Fraction(record.answer or 0) <= 0:
            yield Mistake(f"#{story.name}", f"the answer is {record.answer}")
    except FabulaError as error:
        yield Mistake(f"#{story.name}", error.message)


def check_stories(path: Path) -> list[Mistake]:
    """Everything that is wrong with a file of stories."""
    return [m for s in read_stories(path) for m in mistakes(s)]


def mistakes(story: Story) -> list[Mistake]:
    """Everything that is wrong with one problem."""
    try:
        return [*_solved(story), *told_in(story)[1]]
    except FabulaError as error:
        return [Mistake(f"#{story.name}", error.message)]

"""What the world of a journey is called where no number names it: its road, its two places, where it leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fabula.facts.chunks import Sort
from fabula.facts.describe import Ref
from fabula.facts.ground import place_name
from fabula.frames.actors import FILE, Actors, View, is_places, words
from fabula.lang.lexicon import classes
from fabula.text import Problem


def road_name(problem: Problem, clauses: Sequence[View], actors: Actors) -> Ref | None:
    """沿一条笔直的马路, 甲、乙两地, 从家去学校; None if the text names no place."""
    places = (_places(clauses, name) for name in ("heads_for", "sets_from"))
    for ref in (*_roads(clauses), *_groups(problem, clauses), *(ref for found in places for ref in found)):
        if not actors.key(ref.text) and ref.text not in classes(FILE)["nobody"]:
            return ref
    found = words("ways_named").search(problem.text)  # 到达目的地, 弟弟去上学
    return Ref(found[0], found.span()) if found else None


def is_road(name: str) -> bool:
    """桥, 隧道, 公路: what one moves along or over."""
    return name.endswith(tuple(classes(FILE)["roads"]))


def road_before(view: View, quantity: int) -> Ref | None:
    """The road that is so long: the last name before the number, or the one behind it."""
    at = next((i for i, c in enumerate(view.row) if c.quantity == quantity), len(view.row))
    names = [c for c in view.row[:at] if c.sort is Sort.NAME][-1:]
    names += [c for b, c in zip(view.row[at:], view.row[at + 1 :], strict=False) if b.sort is Sort.OF][:1]
    return next((Ref(c.text, c.span) for c in names if c.sort is Sort.NAME and is_road(c.text)), None)


def _roads(clauses: Sequence[View]) -> Iterator[Ref]:
    for view in clauses:
        yield from (Ref(c.text, c.span) for c in view.row if c.sort is Sort.NAME and is_road(c.text))


def _groups(problem: Problem, clauses: Sequence[View]) -> Iterator[Ref]:
    for view in clauses:
        for at, chunk in enumerate(view.row):
            if chunk.sort is Sort.GROUP and is_places(view.row, at):
                start = at
                while start and view.row[start - 1].sort in (Sort.NAME, Sort.CONJ):
                    start -= 1
                if (found := place_name(problem, view.row[start : at + 2])) is not None:
                    yield found


def _places(clauses: Sequence[View], name: str) -> Iterator[Ref]:
    """去|学校, 从|家里."""
    for view in clauses:
        for before, chunk in zip(view.row, view.row[1:], strict=False):
            if chunk.sort is Sort.NAME and before.text in classes(FILE)[name]:
                yield Ref(chunk.text, chunk.span)

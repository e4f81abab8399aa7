"""Who is as fast as before, or as fast as another: 乙车的效率和甲车一样; whoever goes on keeps the speed.

Another speed that is told, compared, or follows from a way and its time is not kept (后来加快了速度).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fabula.facts.chunks import Sort
from fabula.frames.actors import FILE, says
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.timeline import ORDINAL
from fabula.frames.times import ELSEWHERE, Times
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source


def as_fast(times: Times) -> Iterator[Relation]:
    """乙车的效率和甲车一样: they have one rate."""
    story = times.story
    for view in story.clauses:
        numbers = any(c.sort is Sort.QUANTITY for c in view.row)
        rates = any(c.sort is Sort.MEASURE and c.text in classes()["rates"] for c in view.row)
        if numbers or not ((rates and says(view.text, "alike")) or says(view.text, "as_fast")):
            continue
        named = list(dict.fromkeys(k for c in view.row if c.sort is Sort.NAME and (k := story.actors.key(c.text))))
        if len(named) == 2 and all(story.acts.get(a) for a in named):
            first, second = (next(r for r in story.acts[a] if not r.tags & {"halt", "length"}) for a in named)
            span = (view.start, view.start + len(view.text))
            yield Relation("Equal", (first.slot(RATE), second.slot(RATE)), Source(span))


def keeps_speed(times: Times) -> Iterator[Relation]:
    """An actor goes on as before, unless another speed is told, compared, or follows from its way and time."""
    for agent in times.story.acts:
        apart = ELSEWHERE - {"alone", "plan", "whole"} | {"paced"}
        rows = [r for r in times.story.acts[agent] if not r.tags & apart]
        for at, row in enumerate(rows):
            alike = [r for r in (*reversed(rows[:at]), *rows[at:]) if ("out" in r.tags) == ("out" in row.tags)]
            base = _base(times, alike)
            if base is not None and row is not base and _keeps(times, row, base):
                yield Relation("Equal", (row.slot(RATE), base.slot(RATE)), Source(None, "keeps_speed"))


def _base(times: Times, rows: Sequence[Row]) -> Row | None:
    """The row whose speed is known: told, or of the whole done alone, or from way and time."""
    shared = [r for r in rows if AMOUNT in r.cells and "shared" in r.tags and not times.asks_rate(r)]
    for known in (
        [r for r in rows if RATE in r.cells or r.tags & {"alone", "plan"} or {AMOUNT, TOTAL} <= set(r.cells)],
        shared if len(rows) > 1 else [],
    ):
        if known:
            return known[0]
    return rows[-1] if len(rows) > 1 else None


def _keeps(times: Times, row: Row, base: Row) -> bool:
    alone = "alone" in base.tags and RATE not in base.cells  # how fast it is follows from the whole way
    if RATE in row.cells or {AMOUNT, TOTAL} <= set(row.cells) or (_compared(times, row) and not alone):
        return False
    if times.asks_rate(row):
        return False
    ways = all("shared" in r.tags or TOTAL in r.cells for r in (row, base))
    ordinals = all(any(m.text.startswith(ORDINAL) for m in r.name.marks) for r in (row, base))
    if ways and ordinals and AMOUNT not in row.cells and not says(times.text, "same_speed", "same_rate"):
        return False  # 第一小时行了全程的(1/4)，第二小时…: each as far as is told, so each at its own speed
    pair = {row.slot(RATE), base.slot(RATE)}
    if any({a, b} == pair for a, b, _ in times.story.compared.values()):
        return False  # 现在比过去每小时多行…
    if _changed_pace(times, row, base):
        return False
    turned = row.tags & {"back", "go", "down", "up", "actual", "plan"} or base.tags & {"back", "down", "up"}
    if turned and not says(times.text, "same_speed"):
        return False
    manner = classes(FILE)["manner"]
    acts = [n.text[0] for n in (row.name.act, base.name.act) if n is not None and n.text in manner]
    return len(acts) < 2 or acts[0] == acts[1] or "joint" in row.tags


def _changed_pace(times: Times, row: Row, base: Row) -> bool:
    """后来加快了速度，又用6天读完: from then on another speed, told or not."""
    first, second = sorted((row.clause, base.clause))
    return any(says(v.text, "new_pace") for v in times.story.clauses[first + 1 : second + 1])


def _compared(times: Times, row: Row) -> bool:
    slot = row.slot(RATE)
    return any(a == slot for a, _, _ in times.story.compared.values())

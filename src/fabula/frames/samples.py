"""What is told only to show how fast: 3小时行246千米，照这样的速度…; 甲队3天修90米，乙队每天修25米，两队合修….

Such a row has a rate like any other, but it is no part of the way or work that the story is about.
"""

from __future__ import annotations

from fabula.frames.actors import says
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.times import Times

PLAIN = frozenset(("", "story", "asked", "clocked"))  # tags of a row that no word parts from others


def show_rates(times: Times) -> None:
    """Tags the rows that only show how fast somebody is."""
    text = times.text
    at = next((v.index for v in times.story.clauses if says(v.text, "same_rate")), None)
    if at is None:
        _shown(times)
    _apart(times)
    if at is None or says("".join(v.text for v in times.story.clauses[at:]), "goes_on") or says(text, "passes"):
        return
    for agent in times.story.acts:
        rows = [r for r in times.acting(agent) if not r.tags & {"joint", "back"}]
        early, late = [r for r in rows if r.clause < at], [r for r in rows if r.clause >= at]
        for row in early if late else ():
            row.tags.add("sample")


def _shown(times: Times) -> None:
    """2小时行150千米，从甲地到乙地要6小时: no word says that it went on, so the first only shows how fast."""
    if says(times.text, "goes_on", "left", "return_trip", "back_words", "average"):
        return
    for agent in times.story.acts:
        rows = times.acting(agent)
        plain = all(not r.name.marks and not r.tags - PLAIN for r in rows)
        if len(rows) != 2 or not plain or rows[0].clause == rows[1].clause:
            continue
        full = [r for r in rows if {AMOUNT, TOTAL} <= set(r.cells) or (AMOUNT in r.cells and "shared" in r.tags)]
        lasting = [r for r in rows if AMOUNT in r.cells and not set(r.cells) & {RATE, TOTAL}]
        if len(full) == len(lasting) == 1 and (full[0] is rows[0] or full[0].cells[AMOUNT].quantity.value == 1):
            full[0].tags.add("sample")


def _apart(times: Times) -> None:
    """甲单独做要8天，乙2天完成(1/5)，两队合作几天完成: what each can do by himself, before they act together.

    Only where it is known of all of them, and no word says that one phase came after the other.
    """
    story = times.story
    found: list[Row] = []
    together = [a for a, rows in story.acts.items() if any(r.joint for r in rows)]
    if len(together) < 2 or says(times.text, "goes_on", "left", "catch"):
        return
    for agent in together:
        rows = story.acts[agent]
        mine = [r for r in rows if _shows(times, r)]
        others = [r for r in times.acting(agent) if not r.joint and r not in mine]
        known = any(RATE in r.cells or r.tags & {"alone", "sample"} or times.asks_rate(r) for r in rows)
        if others or len(mine) > 1 or not (mine or known):
            return
        found += mine
    for row in found:
        row.tags.add("sample")


def _shows(times: Times, row: Row) -> bool:
    """A time, and how much is done in it, that no mark parts from other phases."""
    lasts = AMOUNT in row.cells and (TOTAL in row.cells or "shared" in row.tags or _shared(times, row))
    apart = any(not says(m.text, "alone") for m in row.name.marks)  # 单独做 tells no phase
    return lasts and not row.joint and not row.tags - PLAIN - {"shared", "alone"} and not apart


def _shared(times: Times, row: Row) -> bool:
    """乙2天完成工程的(1/5): how much is told as a share."""
    slot = row.slot(TOTAL)
    return any(slot in sides[:2] for sides in times.story.compared.values())

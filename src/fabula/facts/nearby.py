"""The words around a number: what stands before it, what follows it, and where a comparison turns.

买了一件上衣和|两条裤子: the coat is not the 2's. 1200米长的|公路: the number measures the road. 梨树|比|桃树多8棵
turns at 比.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.phrase import Description, Ref, is_time, to_ref
from fabula.lang.lexicon import classes
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

SHARES = frozenset((Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.DISCOUNT))
ASKED_SHARES = frozenset(("times", "fraction", "percent", "discount"))


def part_of_set(row: Sequence[Chunk]) -> Description | None:
    """由1个茶壶和6个茶杯|组成: so many of the thing behind the number, which does nothing."""
    made = any(c.sort is Sort.ACT and c.note in classes()["making"] for c in row)
    return Description(who=to_ref(row[0])) if made and row and row[0].sort is Sort.NAME else None


def without_first(near: Sequence[Chunk], behind: Sequence[Chunk]) -> Sequence[Chunk]:
    """买了一件上衣和|两条裤子: the coat is not the 2's."""
    if len(near) < 2 or near[-1].sort is not Sort.CONJ or not behind or behind[0].sort is not Sort.NAME:
        return near
    acts = [i for i, c in enumerate(near) if c.sort is Sort.ACT]
    return [*near[: acts[-1] + 1], near[-1]] if acts else near


def without_spending(told: Description, quantity: Quantity) -> Description:
    """用了5小时 tells how long something took, and is no act of its own."""
    if told.act and told.act.text in classes()["spends"] and dimension(quantity.unit) == "time":
        return replace(told, act=None, kind="")
    return told


def measured(quantity: Quantity, behind: Sequence[Chunk]) -> Ref | None:
    """The thing that a number before 的 measures: 1200米(长)的公路, 2400千米外的乙城."""
    if not quantity.unit or quantity.per or dimension(quantity.unit) in classes()["unmeasuring"]:
        return None
    rest = list(behind)
    if rest and (rest[0].sort is Sort.HOLD or rest[0].text in classes()["beyond"]):
        rest = rest[1:]
    if rest and rest[0].sort is Sort.OF:  # 105页的《西游记》
        rest = [rest[0], *(c for c in rest[1:] if c.text != "《")]
    if len(rest) > 1 and rest[0].sort is Sort.OF and rest[1].sort is Sort.NAME:
        return to_ref(rest[1])
    return None


def turn(row: Sequence[Chunk], place: int, quantity: Quantity) -> int:
    """Where a comparison turns from the one to the other: 比, or 是 before a share; -1 if nothing is compared."""
    likens = classes()["likens"]
    at = next((i for i in range(place) if row[i].sort is Sort.COMPARE), -1)
    if at >= 0:
        return at
    turns = [i for i in range(place) if row[i].text in likens]
    shares = quantity.kind in SHARES or quantity.asks in ASKED_SHARES
    plus = any(c.sort is Sort.QUANTITY and c.note in SHARES for c in row[turns[-1] : place]) if turns else False
    if turns and (shares or plus):
        return turns[-1]
    done = [i for i in range(place) if row[i].sort is Sort.ACT]
    of = place > 0 and row[place - 1].sort is Sort.OF  # 第二次剪去余下的(1/3): of what is left
    return done[-1] if shares and of and done and done[-1] + 1 < place else -1


def told_behind(row: Sequence[Chunk]) -> Description:
    """What follows the number directly: 60千克白菜, 3小时行驶."""
    told = Description()
    for i, chunk in enumerate(row):
        if chunk.sort is Sort.NAME and told.what is None and told.act is None:
            if i == 0 or row[i - 1].sort is Sort.OF or row[i - 1].sort is Sort.FUNC:
                told = replace(told, what=to_ref(chunk))
        elif chunk.sort is Sort.ACT and told.act is None:
            told = replace(told, act=to_ref(chunk), kind=chunk.note)
        elif chunk.sort is Sort.GROUP and told.what is None and not is_time(chunk.text):
            told = replace(told, group=to_ref(chunk))
        elif chunk.sort in (Sort.END, Sort.COMPARE, Sort.CONJ, Sort.PREP):
            break
    return told


def bought_further(near: Description, early: Description, further: bool) -> Description:
    """买足球6个、篮球5个: the balls are bought, too, and nobody who buys."""
    if further and near.act is None and near.who and near.what is None and early.kind in classes()["trades"]:
        return replace(near, who=early.who, what=near.who)
    return near


def completed(told: Description, early: Description, behind: Description) -> Description:
    """What stands near a number first, then what the clause says before, then what follows."""
    act, kind = next(((d.act, d.kind) for d in (told, behind, early) if d.act), (None, ""))
    return replace(
        told, who=told.who or early.who, what=told.what or behind.what, act=act, kind=kind,
        marks=told.marks or early.marks, where=told.where or early.where,
        group=told.group or early.group or (None if told.who or early.who else behind.group),
        to=told.to or early.to, pronoun=told.pronoun or early.pronoun,
        listed=told.listed or early.listed, measure=told.measure or early.measure, hold=told.hold or early.hold,
    )  # fmt: skip

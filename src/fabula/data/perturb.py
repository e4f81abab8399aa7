"""Problems disturbed as texts: clauses of other problems added, a needed one taken out, other numbers, names, order.

The answer stays what it was, follows from the equation, or there is none. What cannot be changed cleanly is refused
(None). Deterministic for the same records and seed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from fabula.data.belong import Gist, gist
from fabula.data.expression import evaluate, numbers, parse
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.lang.lexicon import classes

_STOPS = "，。；！：？．"
_CLAUSE = re.compile(rf"[^{_STOPS}]+[{_STOPS}]?")
_NUMBER = re.compile(r"\d")
_NUMERAL = re.compile(r"[\d./()%]*\d[\d./()%]*")
_MARKS = frozenset(_STOPS + "、 0123456789./()%")
_ENDS = "。！？．"
SHORTEST, LONGEST = 6, 26
TRIES = 30
FILE = "donors.txt"
VARIANT = "~"  # between the id of a problem and what was done to it


def stem(name: str) -> str:
    """The id of the problem that a disturbed one was made from."""
    return name.split(VARIANT)[0]


def clauses(text: str) -> list[str]:
    """The clauses of a text, each with its closing mark."""
    return _CLAUSE.findall(text)


def donors(records: Iterable[Record]) -> list[str]:
    """Clauses with a number that can stand in another story: they begin with a name and lean on nothing."""
    known = classes(FILE)
    found: dict[str, None] = {}
    for record in records:
        for clause in clauses(record.text)[:-1]:
            plain = clause.rstrip(_STOPS)
            named = not _NUMBER.search(plain[:2]) and plain[:1] not in known["leans"]
            leans = any(word in plain for word in known["never"]) or plain.endswith(tuple(known["open"]))
            if SHORTEST <= len(plain) <= LONGEST and named and _NUMBER.search(plain) and not leans:
                found[plain] = None
    return list(found)


def text_gist(text: str, asking: str = "") -> Gist:
    """The gist of a text or a clause; ``asking`` is its last clause, if that is a question."""
    known = classes(FILE)
    numbers = [m.end() for m in _NUMERAL.finditer(text)]
    asked = [m.end() for word in known["asks"] for m in re.finditer(word, text)]
    start = len(text) - len(asking) if asking else None
    return gist(text, numbers, _MARKS, asked, known["gathers"], start)


def added(record: Record, pool: Sequence[str], count: int, draw: random.Random) -> Record | None:
    """The problem with so many clauses of others before it, between its sentences, or before its question.

    None if so few of the clauses are irrelevant here (``data/belong.py``) that none was found.
    """
    told = clauses(record.text)
    story = text_gist(record.text, told[-1])
    for _ in range(count):
        drawn = (draw.choice(pool) for _ in range(TRIES))
        donor = next((d for d in drawn if not story.could_hold(text_gist(d))), None)
        if donor is None:
            return None
        places = [i for i in range(len(told)) if i == 0 or told[i - 1][-1] in _ENDS]
        at = draw.choice([*places, len(told) - 1])
        told.insert(at, donor + ("。" if at == 0 or told[at - 1][-1] in _ENDS else "，"))
    return replace(record, id=f"{record.id}{VARIANT}added{count}", text="".join(told), segmented="")


def removed(record: Record, draw: random.Random) -> Record | None:
    """The problem without a clause whose number its equation needs; None if there is no such clause, or the rest may
    still ask something that can be answered (a sum of fewer parts)."""
    try:
        needed = {n.text.strip("()%") for n in numbers(parse(record.equation or "", record.text))} - {"1"}
    except DataError:
        return None
    told = clauses(record.text)
    cut = [
        i
        for i, clause in enumerate(told[:-1])
        if any(re.search(rf"(?<![\d.]){re.escape(n)}(?![\d.])", clause) for n in needed)
    ]
    if len(told) < 3 or not cut:
        return None
    at = draw.choice(cut)
    rest = "".join(c for i, c in enumerate(told) if i != at)
    if text_gist(rest, told[-1]).stands_without(text_gist(told[at])):
        return None
    return replace(record, id=f"{record.id}{VARIANT}removed", text=rest, segmented="", equation=None, answer=None)


def variants(records: Sequence[Record], seed: int = 1) -> list[Record]:
    """The problems; every second one with a clause of another; every third one without a clause that it needs."""
    draw = random.Random(seed)
    pool = donors(records)
    made = list(records)
    made += [more for r in records[::2] if pool and (more := added(r, pool, 1, draw)) is not None]
    made += [less for r in records[::3] if (less := removed(r, draw)) is not None]
    return made


def renumbered(record: Record, draw: random.Random) -> Record | None:
    """The problem with other whole numbers, as large as the old ones, and the answer that follows.

    Refused where a number of the equation is not found in the text, or the new answer is not as whole as the old one.
    """
    equation, answer = record.equation or "", record.answer or ""
    try:
        old = sorted({n.text for n in numbers(parse(equation, record.text))} - {"1"}, key=len, reverse=True)
    except DataError:
        return None
    whole = [n for n in old if n.isdecimal() and _places(n, record.text) and int(n) > 2]
    if not whole or any(not _places(n, record.text) for n in old):
        return None
    for _ in range(TRIES):
        new = {n: str(max(2, round(int(n) * draw.uniform(0.6, 1.6)))) for n in whole}
        if len(set(new.values()) | set(old)) < 2 * len(whole) + len(old) - len(whole):
            continue
        told, stated = (_replaced(source, new) for source in (record.text, equation))
        try:
            value = evaluate(parse(stated, told))
        except DataError:
            continue
        if value > 0 and (value.denominator == 1) == answer.isdecimal():
            name = f"{record.id}{VARIANT}numbers"
            return replace(record, id=name, text=told, segmented="", equation=stated, answer=str(value))
    return None


def renamed(record: Record, names: Sequence[str], draw: random.Random) -> Record | None:
    """The problem about other people; None if it names none of ``names``."""
    found = [n for n in names if n in record.text]
    apart = [n for n in found if not any(n != m and n in m for m in found)]
    free = [n for n in names if n not in record.text]
    if not apart or len(free) < len(apart):
        return None
    new = dict(zip(apart, draw.sample(free, len(apart)), strict=True))
    text = re.sub("|".join(map(re.escape, new)), lambda m: new[m[0]], record.text)
    return replace(record, id=f"{record.id}{VARIANT}names", text=text, segmented="")


def reordered(record: Record) -> Record | None:
    """The problem with two clauses of its first sentence exchanged that lean on nothing; None if there are none."""
    known = classes(FILE)
    told = clauses(record.text)

    def free(clause: str) -> bool:
        plain = clause.rstrip(_STOPS)
        leans = plain[:1] in known["leans"] or any(word in plain for word in known["bound"])
        return bool(_NUMBER.search(plain)) and not _NUMBER.search(plain[:2]) and not leans

    for i in range(len(told) - 2):
        a, b = told[i], told[i + 1]
        begins = i == 0 or told[i - 1][-1] in _ENDS
        if begins and a[-1] == "，" and b[-1] in "，。" and free(a) and free(b) and a[:2] != b[:2]:
            swapped = [*told[:i], b[:-1] + a[-1], a[:-1] + b[-1], *told[i + 2 :]]
            return replace(record, id=f"{record.id}{VARIANT}order", text="".join(swapped), segmented="")
    return None


def _places(number: str, text: str) -> bool:
    return re.search(_alone(number), text) is not None


def _alone(number: str) -> str:
    return rf"(?<![\d./(]){re.escape(number)}(?![\d./)%])"


def _replaced(source: str, new: dict[str, str]) -> str:
    pattern = "|".join(_alone(n) for n in sorted(new, key=len, reverse=True))
    return re.sub(pattern, lambda m: new[m[0]], source)

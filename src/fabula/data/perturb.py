"""Problems disturbed as texts: clauses of other problems added, or a needed clause taken out.

The answer stays what it was, or there is none. Deterministic for the same records and seed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from fabula.data.expression import numbers, parse
from fabula.data.records import Record
from fabula.errors import DataError
from fabula.lang.lexicon import classes

_CLAUSE = re.compile(r"[^，。；！：？]+[，。；！：？]?")
_NUMBER = re.compile(r"\d")
_ENDS = "。！？"
SHORTEST, LONGEST = 6, 26
FILE = "donors.txt"


def clauses(text: str) -> list[str]:
    """The clauses of a text, each with its closing mark."""
    return _CLAUSE.findall(text)


def donors(records: Iterable[Record]) -> list[str]:
    """Clauses with a number that can stand in another story: they begin with a name and lean on nothing."""
    known = classes(FILE)
    found: dict[str, None] = {}
    for record in records:
        for clause in clauses(record.text)[:-1]:
            plain = clause.rstrip("，。；！：？")
            named = not _NUMBER.search(plain[:2]) and plain[:1] not in known["leans"]
            leans = any(word in plain for word in known["never"]) or plain.endswith(tuple(known["open"]))
            if SHORTEST <= len(plain) <= LONGEST and named and _NUMBER.search(plain) and not leans:
                found[plain] = None
    return list(found)


def added(record: Record, pool: Sequence[str], count: int, draw: random.Random) -> Record:
    """The problem with so many clauses of others before it, between its sentences, or before its question."""
    told = clauses(record.text)
    for _ in range(count):
        places = [i for i in range(len(told)) if i == 0 or told[i - 1][-1] in _ENDS]
        at = draw.choice([*places, len(told) - 1])
        told.insert(at, draw.choice(pool) + ("。" if at == 0 or told[at - 1][-1] in _ENDS else "，"))
    return replace(record, id=f"{record.id}+{count}", text="".join(told), segmented="")


def removed(record: Record, draw: random.Random) -> Record | None:
    """The problem without a clause whose number its equation needs; None if there is no such clause."""
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
    return replace(record, id=f"{record.id}-1", text=rest, segmented="", equation=None, answer=None)

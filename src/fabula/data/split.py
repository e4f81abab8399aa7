"""The two splits of the paper, as functions of the problems and a seed, whatever order they come in."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable

from fabula.data.readers import Split
from fabula.data.records import Record

TEST_SHARE = 0.2


def _lot(seed: int, record: Record) -> str:
    """A draw for each problem that depends on the seed and its id alone, on any Python and any machine."""
    return hashlib.sha256(f"{seed}:{record.id}".encode()).hexdigest()


def split_iid(records: Iterable[Record], seed: int) -> Split:
    """80/20 at random; the share of the test is rounded up, as in the official files."""
    drawn = sorted(records, key=lambda record: (_lot(seed, record), record.id))
    size = math.ceil(len(drawn) * TEST_SHARE)
    return _ordered(drawn[size:], drawn[:size])


def split_ood(records: Iterable[Record], seed: int) -> Split:
    """The longest fifth of each type, by tokens, is the test; the seed only decides between equal lengths."""
    by_type: dict[str, list[Record]] = {}
    for record in records:
        by_type.setdefault(str(record.type), []).append(record)
    train: list[Record] = []
    test: list[Record] = []
    for group in by_type.values():
        group.sort(key=lambda record: (-len(record.tokens), _lot(seed, record), record.id))
        size = int(len(group) * TEST_SHARE)
        test += group[:size]
        train += group[size:]
    return _ordered(train, test)


def _ordered(train: list[Record], test: list[Record]) -> Split:
    return Split(tuple(sorted(train, key=_by_id)), tuple(sorted(test, key=_by_id)))


def _by_id(record: Record) -> tuple[int, str]:
    """Numeric ids in their order, others behind them."""
    return (int(record.id) if record.id.isdecimal() and len(record.id) < 18 else 10**18, record.id)

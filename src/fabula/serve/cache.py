"""Replies that were given before, the latest kept, bounded by their number and by their bytes."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from typing import Any

from fabula.serve.work import Reply

OVERHEAD = 200  # bytes an entry costs besides its body


def key(op: str, ask: dict[str, Any]) -> bytes:
    """The same for the same question, and never the same for another."""
    said = json.dumps([op, ask], sort_keys=True, separators=(",", ":")).encode()
    return hashlib.blake2b(said, digest_size=20).digest()


class Cache:
    """Least recently used out first."""

    def __init__(self, entries: int, size: int) -> None:
        self.max_entries = entries
        self.max_bytes = size
        self.bytes = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[bytes, Reply] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, name: bytes) -> Reply | None:
        found = self._kept.get(name)
        if found is None:
            self.misses += 1
            return None
        self.hits += 1
        self._kept.move_to_end(name)
        return found

    def put(self, name: bytes, reply: Reply) -> None:
        self._drop(name)
        self._kept[name] = reply
        self.bytes += _size(reply)
        while self._kept and (len(self._kept) > self.max_entries or self.bytes > self.max_bytes):
            self._drop(next(iter(self._kept)))

    def _drop(self, name: bytes) -> None:
        old = self._kept.pop(name, None)
        if old is not None:
            self.bytes -= _size(old)


def _size(reply: Reply) -> int:
    return len(reply.body) + OVERHEAD

"""Replies that were given before, the latest kept, bounded by their number and by their bytes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cachetools import LRUCache

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
        self.hits = 0
        self.misses = 0
        self._kept: LRUCache[bytes, Reply] = LRUCache(size, lambda reply: len(reply.body) + OVERHEAD)

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def size(self) -> float:
        """Bytes of all entries."""
        return self._kept.currsize

    def get(self, name: bytes) -> Reply | None:
        found: Reply | None = self._kept.get(name)
        self.hits += found is not None
        self.misses += found is None
        return found

    def put(self, name: bytes, reply: Reply) -> None:
        if len(reply.body) + OVERHEAD > self._kept.maxsize:
            return
        self._kept[name] = reply
        while len(self._kept) > self.max_entries:
            self._kept.popitem()

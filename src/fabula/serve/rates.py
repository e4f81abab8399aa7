"""How much each client may ask for: a bucket of tokens that fills with time.

A bucket may be overdrawn, so that a costly request is let in and paid for afterwards. The buckets are in
the memory of the server, or, where several servers share a store, in the store.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import time
from typing import TYPE_CHECKING, Protocol

from cachetools import LRUCache

if TYPE_CHECKING:
    from fabula.serve.store import Store

MAX_CLIENTS = 10_000  # remembered; who was away longest is forgotten first, with a full bucket


class Rates:
    """A bucket for each client; ``rate`` 0 turns it off."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(MAX_CLIENTS)  # tokens, when

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str, now: float) -> int:
        """Take one token and return 0, or the whole seconds until there is one."""
        if self.rate <= 0:
            return 0
        tokens = self._tokens(client, now)
        if tokens < 1:
            return max(1, math.ceil((1 - tokens) / self.rate))
        self._keep(client, tokens - 1, now)
        return 0

    def charge(self, client: str, tokens: float, now: float) -> None:
        """Take more tokens, even if they are not there; a debt is never deeper than the bucket."""
        if self.rate > 0:
            self._keep(client, max(-self.burst, self._tokens(client, now) - tokens), now)

    def _tokens(self, client: str, now: float) -> float:
        tokens, then = self._buckets.get(client, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.rate)

    def _keep(self, client: str, tokens: float, now: float) -> None:
        self._buckets[client] = (tokens, now)


class Limits(Protocol):
    """What the server asks about its clients."""

    @property
    def remembered(self) -> int:
        """Clients in the memory of this server."""
        ...

    async def wait(self, client: str) -> int:
        """Take one token and return 0, or the whole seconds until there is one."""
        ...

    async def charge(self, client: str, tokens: float) -> None:
        """Take more tokens, even if they are not there."""
        ...


class OwnLimits:
    """Buckets of this server alone."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rates = Rates(rate, burst)

    @property
    def remembered(self) -> int:
        return len(self.rates)

    async def wait(self, client: str) -> int:
        return self.rates.wait(client, time.monotonic())

    async def charge(self, client: str, tokens: float) -> None:
        self.rates.charge(client, tokens, time.monotonic())


class SharedLimits:
    """Buckets in the store, for all servers that use it. A client is known there by a hash of its address."""

    def __init__(self, store: Store, rate: float, burst: float) -> None:
        self.store = store
        self.rate = rate
        self.burst = max(burst, 1.0)

    @property
    def remembered(self) -> int:
        return 0  # they are in the store

    async def wait(self, client: str) -> int:
        if self.rate <= 0:
            return 0
        left = await asyncio.to_thread(self._take, client, 1.0, 1.0)
        return 0 if left >= 1 else max(1, math.ceil((1 - left) / self.rate))

    async def charge(self, client: str, tokens: float) -> None:
        if self.rate > 0:
            await asyncio.to_thread(self._take, client, tokens, -math.inf)

    def _take(self, client: str, tokens: float, least: float) -> float:
        """Take tokens if there are ``least`` of them; how many there were."""
        name = hashlib.blake2b(client.encode(), digest_size=16).digest()
        return self.store.take_tokens(name, tokens, least, self.rate, self.burst)

"""How much each client may ask for: a bucket of tokens that fills with time.

A bucket may be overdrawn, so that a costly request is let in and paid for afterwards.
"""

from __future__ import annotations

import math
from collections import OrderedDict

MAX_CLIENTS = 10_000  # remembered; who was away longest is forgotten first, with a full bucket


class Rates:
    """A bucket for each client; ``rate`` 0 turns it off."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, when

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
        self._buckets.move_to_end(client)
        if len(self._buckets) > MAX_CLIENTS:
            self._buckets.popitem(last=False)

"""Who is let in: a short queue always, a long one only as a burst.

Solving costs processor time and there is only so much of it. Whoever comes while the queue is long is told
at once to come back later, which is better for everybody than an answer after half a minute. A class that
presses the button at the same moment is another thing: such a queue is gone in a second. So a long queue is
allowed unless it stands: unless it has been long for a while, or others have been sent away just now.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict

STANDS = 0.5  # seconds above the target after which a queue is more than a burst
MEMORY = 5.0  # seconds after a refusal in which no burst is allowed
FIRST_GUESS = 0.04  # seconds of a job before any is seen
NEW = 0.1  # weight of the newest job in the running mean
SPREAD = (3.0, 30.0)  # refused clients come back spread over so many seconds, at least and at most
OUTLIER = 5.0  # times the mean: more than that counts as so much
_NOTHING = 1e-9
WINDOW = 1.0  # seconds after which the spread is looked at again


class Admission:
    """Keeps account of the work that waits, in seconds, and decides."""

    def __init__(self, workers: int, wait: float, burst_wait: float) -> None:
        self.workers = workers
        self.target = wait
        self.burst = burst_wait
        self.owed: defaultdict[str, float] = defaultdict(float)  # seconds let in and not done yet, by client
        self.guess = FIRST_GUESS  # seconds of a job of a kind not seen yet
        self._means: dict[str, float] = {}
        self._above_since: float | None = None
        self._refused_at = -math.inf
        self._spread = SPREAD[0]
        self._window = 0.0  # when it began
        self._let_in = self._sent_away = 0  # since then

    def expected_wait(self, client: str = "") -> float:
        """Seconds until somebody who comes now has a worker.

        Turns are taken by cost, so of those who want more only as much comes first as one wants oneself.
        """
        mine = self.owed.get(client, 0.0) + self._typical()
        before = sum(min(owed, mine) for owed in self.owed.values())
        return max(0.0, before / self.workers - self._typical())

    def admits(self, now: float, client: str = "") -> bool:
        """Whether a request that comes now is let in."""
        self._look_around(now)
        let_in = self._lets_in(now, client)
        self._let_in += let_in
        self._sent_away += not let_in
        return let_in

    def _lets_in(self, now: float, client: str) -> bool:
        wait = self.expected_wait(client)
        if wait <= self.target:
            self._above_since = None
            return True
        if self._above_since is None:
            self._above_since = now
        stands = now - self._above_since > STANDS or now - self._refused_at < MEMORY
        if stands or wait > self.burst:
            self._refused_at = now
            return False
        return True

    def retry_after(self, client: str = "") -> int:
        """Whole seconds, as HTTP wants them."""
        return max(math.ceil(self.expected_wait(client)), random.randint(1, round(self._spread)))

    def _look_around(self, now: float) -> None:
        """Saying no costs, too: spread those who come back so that about every second one is let in."""
        if now - self._window < WINDOW:
            return
        crowd = (self._let_in + self._sent_away) / (2 * max(1, self._let_in))
        wanted = self._spread * min(2.0, max(0.5, crowd))
        self._spread = min(SPREAD[1], max(SPREAD[0], wanted))
        self._window, self._let_in, self._sent_away = now, 0, 0

    def usual(self, kind: str) -> float:
        """What a job of this kind costs as a rule."""
        return self._means.get(kind, self.guess)

    def begin(self, cost: float, client: str = "") -> None:
        """Account for a job that was let in."""
        self.owed[client] += cost

    def end(self, cost: float, client: str = "") -> None:
        self.owed[client] -= cost
        if self.owed[client] <= _NOTHING:
            del self.owed[client]

    def learn(self, kind: str, seconds: float) -> None:
        """A job of this kind took so long; a few that take very long do not change what is usual."""
        mean = self.usual(kind)
        self._means[kind] = mean + NEW * (min(seconds, OUTLIER * mean) - mean)

    def _typical(self) -> float:
        """The cost of a cheap job: so long one waits in any case, for the job that is being done."""
        return min(self._means.values(), default=self.guess)

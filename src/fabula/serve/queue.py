"""Whose turn is it? The client's who has been served least: fair by cost, not by count.

Each client has a queue of its own. What a client's jobs cost is added to its account, and the client with the
lowest account comes next; whoever was away starts where the others are. A client whose jobs are slow never
holds all the workers, since a job that runs cannot be put aside for somebody with a short question.
"""

from __future__ import annotations

from collections import Counter, deque

from cachetools import LRUCache

from fabula.serve.work import Job

SLOW = 0.5  # seconds of a job from which a client counts as slow
NEW = 0.3  # weight of the newest job in a client's running mean
CLIENTS = 10_000  # remembered


class FairQueue:
    """Jobs that wait, by client, and what each client has had."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._waiting: dict[str, deque[Job]] = {}
        self._served: LRUCache[str, float] = LRUCache(CLIENTS)
        self._mean: LRUCache[str, float] = LRUCache(CLIENTS)
        self._running: Counter[str] = Counter()
        self._level = 0.0  # the account of whoever was served last

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def put(self, job: Job) -> None:
        if job.client not in self._waiting and not self._running[job.client]:
            self._served[job.client] = max(self._served.get(job.client, 0.0), self._level)
        self._waiting.setdefault(job.client, deque()).append(job)

    def take(self) -> Job | None:
        """The next job that somebody still waits for; None if nobody may have a worker now."""
        for client in sorted(self._waiting, key=self._account):
            if self._running[client] >= self._most(client):
                continue
            job = self._next(client)
            if job is not None:
                self._level = self._account(client)
                self._running[client] += 1
                self._served[client] = self._level + job.cost
                return job
        return None

    def _next(self, client: str) -> Job | None:
        jobs = self._waiting[client]
        while jobs:
            job = jobs.popleft()
            if not jobs:
                del self._waiting[client]
            if not job.reply.done():
                return job
        return None

    def done(self, job: Job, seconds: float) -> None:
        """A job is over and took so long; what was booked before was a guess."""
        client = job.client
        self._running[client] -= 1
        if self._running[client] <= 0:
            del self._running[client]
        self._served[client] = self._account(client) + seconds - job.cost
        mean = self._mean.get(client, seconds if seconds > SLOW else job.cost)
        self._mean[client] = mean + NEW * (seconds - mean)

    def expected(self, client: str, usual: float) -> float:
        """What a job of this client will cost: as usual, unless it is somebody with slow problems."""
        mean = self._mean.get(client, usual)
        return mean if mean > SLOW else usual

    def clear(self) -> list[Job]:
        """Everything that waits."""
        jobs = [job for waiting in self._waiting.values() for job in waiting]
        self._waiting.clear()
        return jobs

    def _account(self, client: str) -> float:
        return float(self._served.get(client, self._level))

    def _most(self, client: str) -> int:
        """Workers that the client may hold at once."""
        slow = self._mean.get(client, 0.0) > SLOW
        return max(1, self.workers - 1) if slow else self.workers

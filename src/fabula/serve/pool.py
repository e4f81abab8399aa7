"""A bounded pool of worker processes behind one queue.

Each worker does one job at a time; a slow problem holds up one worker and nobody else. A worker that takes
too long is killed, one that dies is noticed, and both are replaced.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from fabula.errors import FabulaError, ModelError
from fabula.serve.admission import Admission
from fabula.serve.link import Link
from fabula.serve.queue import FairQueue
from fabula.serve.settings import Settings
from fabula.serve.work import CLIENT, Closed, Job, Overloaded, Reply

log = logging.getLogger("fabula.serve.pool")
PAUSE = 1.0  # seconds before another try after a worker that did not start


@dataclass
class Tally:
    """What happened to workers and jobs so far."""

    started: int = 0
    killed: int = 0
    died: int = 0
    refused: int = 0
    done: int = 0


class Pool:
    """So many workers, their queue and the account of what they have to do."""

    def __init__(self, settings: Settings, charge: Callable[[str, float], None] | None = None) -> None:
        """``charge`` is told what each client's jobs took, in seconds."""
        self.settings = settings
        self._charge = charge or (lambda client, seconds: None)
        self.size = settings.processes
        self.admission = Admission(self.size, settings.wait, settings.burst_wait)
        self.tally = Tally()
        self.trouble: FabulaError | None = None  # why workers do not start
        self._queue = FairQueue(self.size)
        self._idle: list[Link] = []
        self._links: set[Link] = set()
        self._tenders: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def ready(self) -> bool:
        """At least one worker is warm."""
        return bool(self._links) and not self._closed

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def alive(self) -> int:
        return len(self._links)

    @property
    def busy(self) -> int:
        return len(self._links) - len(self._idle)

    def start(self) -> None:
        self._tenders = [asyncio.create_task(self._tend()) for _ in range(self.size)]

    async def close(self) -> None:
        """End all workers; whoever still waits is told so."""
        self._closed = True
        for job in self._queue.clear():
            job.fail(Closed())
        for tender in self._tenders:
            tender.cancel()
        await asyncio.gather(*self._tenders, return_exceptions=True)

    async def run(self, op: str, ask: dict[str, Any], *, patient: bool = False) -> Reply:
        """Have a job done. Somebody patient is always let in: the caller sees to it that there are few."""
        if not self.ready:
            raise Closed
        client = CLIENT.get()
        if not patient and not self.admission.admits(time.monotonic(), client):
            self.tally.refused += 1
            raise Overloaded(self.admission.retry_after(client))
        job = Job(op, ask, self._queue.expected(client, self.admission.usual(op)), client)
        self.admission.begin(job.cost, client)
        self._queue.put(job)
        self._hand_out()
        try:
            return await job.reply
        finally:
            self.admission.end(job.cost, client)

    def _hand_out(self) -> None:
        """Bring together idle workers and jobs that somebody still waits for."""
        while self._idle and (job := self._queue.take()) is not None:
            self._idle.pop().give(job)

    async def _tend(self) -> None:
        """Keep one worker alive and at work, for ever."""
        while not self._closed:
            link = await self._opened()
            if link is None:
                await asyncio.sleep(PAUSE)
                continue
            self._links.add(link)
            self._idle.append(link)
            self._hand_out()
            try:
                await link.replies(partial(self._done, link), self._over)
            finally:
                self._forget(link)
                await link.close()

    async def _opened(self) -> Link | None:
        settings = self.settings
        options = {
            "extractor": settings.extractor,
            "model": str(settings.model) if settings.model else None,
            "seconds": settings.solve_seconds,
        }
        command = (sys.executable, "-m", "fabula.serve.worker", json.dumps(options))
        try:
            link = await Link.open(command, settings.start_seconds, settings.job_seconds)
        except ModelError as error:
            self.trouble = error
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            self.trouble = ModelError(f"a worker does not start: {error!r}")
        else:
            self.trouble = None
            self.tally.started += 1
            self.admission.guess = link.pace
            log.info("worker ready", extra={"worker": link.process.pid})
            return link
        log.error("a worker did not start", extra={"reason": self.trouble.message})
        return None

    def _over(self, job: Job, seconds: float) -> None:
        """A job has ended, well or badly: it is paid for."""
        self._queue.done(job, seconds)
        self._charge(job.client, seconds)

    def _done(self, link: Link, job: Job, seconds: float) -> None:
        self.tally.done += 1
        self.admission.learn(job.op, seconds)
        self._idle.append(link)
        self._hand_out()

    def _forget(self, link: Link) -> None:
        """A worker is gone."""
        self._links.discard(link)
        if link in self._idle:
            self._idle.remove(link)
        if self._closed:
            return
        if link.late:
            self.tally.killed += 1
        else:
            self.tally.died += 1
        log.warning("worker lost", extra={"worker": link.process.pid, "late": link.late})

"""Questions to the workers, each asked only once: from the cache, or with others who ask the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fabula.serve import problems
from fabula.serve.cache import Cache, key
from fabula.serve.pool import Pool
from fabula.serve.queue import SLOW
from fabula.serve.rates import Limits
from fabula.serve.settings import Settings
from fabula.serve.work import Reply, WorkError

A_REQUEST = 0.05  # seconds of work that a client has for each request of its rate


@dataclass
class Flight:
    """A question under way and how many wait for it."""

    task: asyncio.Task[Reply]
    waiting: int = 0

    async def wait(self) -> Reply:
        """One who gives up does not take it away from the others; when all have, it is called off."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.task)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.task.cancel()


class Bills:
    """Who has slow problems solved may ask for fewer: a slow one counts as so many usual ones."""

    def __init__(self, rates: Limits) -> None:
        self.rates = rates
        self.pending: set[asyncio.Task[None]] = set()

    def __call__(self, client: str, seconds: float) -> None:
        if seconds > SLOW:
            task = asyncio.get_running_loop().create_task(self.rates.charge(client, seconds / A_REQUEST - 1))
            self.pending.add(task)  # the loop itself keeps no hold on it
            task.add_done_callback(self.pending.discard)


class Service:
    """The pool with a memory."""

    def __init__(self, settings: Settings, rates: Limits | None = None) -> None:
        self.settings = settings
        self.pool = Pool(settings, Bills(rates) if rates else None)
        self.cache = Cache(settings.cache_entries, settings.cache_bytes)
        self.batches = 0
        self._flights: dict[bytes, Flight] = {}

    async def answer(self, op: str, ask: dict[str, Any], *, patient: bool = False) -> Reply:
        """The reply to a question. Every question has one right reply, so it may come from the cache."""
        name = key(op, ask)
        found = self.cache.get(name)
        if found is not None:
            return found
        flight = self._flights.get(name)
        if flight is None:
            flight = Flight(asyncio.create_task(self.pool.run(op, ask, patient=patient)))
            self._flights[name] = flight
            flight.task.add_done_callback(self._landed(name))
        return await flight.wait()

    async def told(self, op: str, ask: dict[str, Any]) -> dict[str, Any]:
        """The same, read."""
        found: dict[str, Any] = json.loads((await self.answer(op, ask)).body)
        return found

    async def many(self, asks: list[dict[str, Any]], request_id: str) -> list[bytes]:
        """One JSON text for each; only as many at once as there are workers, so that others get through."""
        if self.batches >= self.settings.batches:
            raise problems.come_back("overloaded", "too many batches at the same time", 5)
        gate = asyncio.Semaphore(self.pool.size)

        async def one(ask: dict[str, Any]) -> bytes:
            async with gate:
                try:
                    return (await self.answer("solve", ask, patient=True)).body
                except WorkError as error:
                    return problems.body(problems.from_work(error), request_id)

        self.batches += 1
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(one(ask)) for ask in asks]
            return [task.result() for task in tasks]
        finally:
            self.batches -= 1

    def _landed(self, name: bytes) -> Callable[[asyncio.Task[Reply]], None]:
        def land(flight: asyncio.Task[Reply]) -> None:
            self._flights.pop(name, None)
            if not flight.cancelled() and flight.exception() is None and not flight.result().hurried:
                self.cache.put(name, flight.result())

        return land

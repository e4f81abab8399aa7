"""What endpoints find in the application: built once, handed around, never global."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

from fastapi import Depends, Request

from fabula.serve.metrics import Metrics
from fabula.serve.rates import Limits
from fabula.serve.service import Service
from fabula.serve.settings import Settings
from fabula.serve.store import Store

T = TypeVar("T")
HANDS = 8  # threads that talk to the store at the same time


@dataclass
class Context:
    """The server's parts."""

    settings: Settings
    service: Service
    store: Store
    rates: Limits
    metrics: Metrics
    _hands: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDS))

    async def stored(self, work: Callable[[], T]) -> T:
        """Do something with the store in a thread, since it may have to wait for the disk."""
        async with self._hands:
            return await asyncio.to_thread(work)


def _of(request: Request) -> Context:
    found: Context = request.app.state.context
    return found


Here = Annotated[Context, Depends(_of)]

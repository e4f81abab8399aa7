"""A job for the workers, what it gives, and the ways in which it can fail."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

CLIENT: ContextVar[str] = ContextVar("client", default="")  # who asks, for the request under way


@dataclass(frozen=True)
class Reply:
    """What a job gave: the bytes for the client and what they are."""

    body: bytes
    media: str = "application/json"
    name: str = ""  # a file name, if it is to be saved
    hurried: bool = False  # made with too little time; another try may give a better one


@dataclass(eq=False)
class Job:
    """Something to do, what it is expected to cost, and the reply that somebody waits for."""

    op: str
    ask: dict[str, Any]
    cost: float
    client: str = ""
    reply: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, error: Exception) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)

    def finish(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)


class WorkError(Exception):
    """A job was not done."""


class Overloaded(WorkError):
    """There is too much to do; come back after so many seconds."""

    def __init__(self, retry_after: int) -> None:
        super().__init__("too much to do")
        self.retry_after = retry_after


class Closed(WorkError):
    """The pool is not ready yet, or not any more."""


class Late(WorkError):
    """The job took too long; its worker was killed."""


class Lost(WorkError):
    """The worker died over the job."""


class Fault(WorkError):
    """The job failed in a way that only we are to blame for."""


class Refused(WorkError):
    """The job cannot be done, and whoever asked can do something about it."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail

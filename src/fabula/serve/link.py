"""The server's end of one worker process."""

from __future__ import annotations

import asyncio
import contextlib
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

from fabula.errors import ModelError
from fabula.serve.frames import Frame, pack, receive
from fabula.serve.work import Fault, Job, Late, Lost, Refused, Reply

GOODBYE = 2.0  # seconds for a worker to end by itself


class Link:
    """A warm worker: it has a job or it has none."""

    def __init__(self, process: Process, seconds: float) -> None:
        self.process = process
        self.seconds = seconds
        self.job: Job | None = None
        self.late = False
        self.pace = 0.0  # seconds that a problem cost when the worker got warm
        self._began = 0.0
        self._alarm: asyncio.TimerHandle | None = None

    @classmethod
    async def open(cls, command: tuple[str, ...], start_seconds: float, job_seconds: float) -> Link:
        """Start a worker and wait until it is warm."""
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        link = cls(process, job_seconds)
        try:
            async with asyncio.timeout(start_seconds):
                head, _ = await link._receive()
            if "fatal" in head:
                raise ModelError(head["fatal"], hint=head["hint"])
            link.pace = head["seconds"]
        except BaseException:
            await link.close()
            raise
        return link

    def give(self, job: Job) -> None:
        """Have the worker begin a job; from now on its time runs."""
        assert self.job is None and self.process.stdin is not None
        self.job = job
        self._began = time.monotonic()
        self._alarm = asyncio.get_running_loop().call_later(self.seconds, self._kill_late)
        with contextlib.suppress(ConnectionError, RuntimeError):  # it is dead: replies() is about to notice
            self.process.stdin.write(pack({"op": job.op, "ask": job.ask}))

    async def replies(self, done: Callable[[Job, float], None], over: Callable[[Job, float], None]) -> None:
        """Pass on what the worker replies until it ends.

        ``over`` gets each job and the seconds it took, ``done`` then those that were done.
        """
        try:
            while True:
                head, body = await self._receive()
                job = self._put_down()
                if job is not None:
                    seconds = time.monotonic() - self._began
                    _settle(job, head, body)
                    over(job, seconds)
                    done(job, seconds)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            job = self._put_down()
            if job is not None:
                over(job, time.monotonic() - self._began)
                job.fail(Late() if self.late else Lost())

    async def close(self) -> None:
        """Let the worker end; make it end if it does not."""
        process = self.process
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(GOODBYE):
                await process.wait()
        except TimeoutError:
            self._kill()
            await process.wait()

    def _put_down(self) -> Job | None:
        job, self.job = self.job, None
        if self._alarm is not None:
            self._alarm.cancel()
        return job

    async def _receive(self) -> Frame:
        assert self.process.stdout is not None
        return await receive(self.process.stdout)

    def _kill_late(self) -> None:
        self.late = True
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


def _settle(job: Job, head: dict[str, Any], body: bytes) -> None:
    if "error" in head:
        job.fail(Refused(head["error"], head["detail"]))
    elif "fault" in head:
        job.fail(Fault(head["fault"]))
    else:
        job.finish(Reply(body, head["media"], head["name"], head["hurried"]))

"""A time limit that holds in any thread, for code that would otherwise run on.

One watchdog thread serves every limit. When a deadline passes, it asks the interpreter to raise
:class:`TimeLimit` in the thread that set it, and asks again after a grace period as long as the block has
not been left, so that neither a broad ``except`` inside the block nor an inner limit's handler can make it
last. Leaving a block cancels what is still pending: the exception never arrives afterwards.

A single call into C (a huge power of an integer) cannot be interrupted; it is stopped when it returns.
"""

from __future__ import annotations

import ctypes
import heapq
import os
import threading
import time
from types import TracebackType

from fabula.errors import SolveError

_GRACE = 0.05


class TimeLimit(SolveError):
    """The block took longer than it was allowed to."""

    def __init__(self, message: str = "the time limit was reached") -> None:
        super().__init__(message, hint="raise the limit, or ask about a smaller system")


class time_limit:
    """``with time_limit(2.0): …`` raises :class:`TimeLimit` when the block takes longer."""

    __slots__ = ("_deadline", "_done", "_fired", "_seconds", "_thread")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = 0
        self._deadline = 0.0
        self._done = True
        self._fired = False

    def __enter__(self) -> time_limit:
        if self._seconds <= 0:
            raise TimeLimit
        self._thread = threading.get_ident()
        self._deadline = time.monotonic() + self._seconds
        self._done = self._fired = False
        _watchdog.watch(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _watchdog.forget(self)

    # The two below run with the watchdog's lock held.

    def fire(self) -> None:
        self._fired = True
        self._deadline = time.monotonic() + _GRACE
        _raise_in(self._thread, TimeLimit)

    def cancel(self) -> None:
        self._done = True
        if self._fired:
            _raise_in(self._thread, None)

    @property
    def deadline(self) -> float:
        return self._deadline

    @property
    def done(self) -> bool:
        return self._done


class _Watchdog:
    """The thread that waits for the next deadline; started when needed, woken only for an earlier one."""

    def __init__(self) -> None:
        self.condition = threading.Condition(threading.Lock())
        self.thread: threading.Thread | None = None
        self.heap: list[tuple[float, int, time_limit]] = []
        self.count = 0
        self.until = 0.0  # when the thread wakes by itself; 0 while it is awake

    def watch(self, limit: time_limit) -> None:
        with self.condition:
            self._push(limit)
            if self.thread is None or not self.thread.is_alive():
                self.thread = threading.Thread(target=self._run, name="fabula-time-limit", daemon=True)
                self.thread.start()
            elif limit.deadline < self.until:
                self.condition.notify()

    def forget(self, limit: time_limit) -> None:
        # Should the exception arrive before the lock is taken, it leaves this method and the with statement
        # as if it had been raised in the block; it has then been delivered, and _run drops the entry.
        try:
            with self.condition:
                limit.cancel()
        except TimeLimit:
            with self.condition:
                limit.cancel()
            raise

    def _push(self, limit: time_limit) -> None:
        self.count += 1
        heapq.heappush(self.heap, (limit.deadline, self.count, limit))

    def _run(self) -> None:
        with self.condition:
            while True:
                now = time.monotonic()
                while self.heap and (self.heap[0][0] <= now or self.heap[0][2].done):
                    _, _, limit = heapq.heappop(self.heap)
                    if not limit.done:
                        limit.fire()
                        self._push(limit)
                self.until = self.heap[0][0] if self.heap else float("inf")
                self.condition.wait(self.until - now if self.heap else None)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Ask for ``error`` in a thread at its next bytecode, or withdraw what was asked."""
    what = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)


def _after_fork() -> None:
    global _watchdog
    _watchdog = _Watchdog()


_watchdog = _Watchdog()
os.register_at_fork(after_in_child=_after_fork)

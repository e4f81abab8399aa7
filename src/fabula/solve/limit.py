"""A time limit that holds in any thread, for code that would otherwise run on.

One watchdog thread serves every limit. When a deadline passes, it asks the interpreter to raise
:class:`TimeLimit` in the thread that set it; once, so that nothing can arrive after the block. Leaving the
block withdraws a request that is still pending.

A limit may be one of ``work``: time that other threads and processes take from this one does not count then, so that
a busy machine comes to the same results, later.

Blocks may be nested. What stops an outer one passes through the handlers of the inner ones, which would
take it for their own, under another name. A single call into C (a huge power of an integer) cannot be
interrupted; it is stopped when it returns.
"""

from __future__ import annotations

import ctypes
import heapq
import os
import threading
import time
import weakref
from types import TracebackType

SOON = 0.01  # seconds after which a limit of work is looked at again, at the earliest


class TimeLimit(BaseException):
    """The block took longer than it was allowed to.

    Like asyncio's CancelledError it is no ``Exception``: a broad ``except`` inside the block must not
    swallow it.
    """


class _Overdue(BaseException):
    """Unwinds the stack to an outer block that is late, past the handlers of the blocks inside it."""


class time_limit:
    """``with time_limit(2.0): …`` raises :class:`TimeLimit` when the block takes longer."""

    __slots__ = ("__weakref__", "began", "clock", "deadline", "done", "fired", "outer", "seconds", "thread", "work")

    def __init__(self, seconds: float, *, work: bool = False) -> None:
        self.seconds = seconds
        self.work = work and hasattr(time, "pthread_getcpuclockid")  # else time goes by as on the wall
        self.clock = 0
        self.began = 0.0
        self.deadline = 0.0
        self.thread = 0
        self.outer: time_limit | None = None
        self.done = True
        self.fired = False

    def __enter__(self) -> time_limit:
        if self.seconds <= 0:
            raise TimeLimit
        self.thread = threading.get_ident()
        if self.work:
            self.clock, self.began = time.pthread_getcpuclockid(self.thread), time.thread_time()
        self.deadline = time.monotonic() + self.seconds
        self.done = self.fired = False
        _watchdog.watch(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _watchdog.forget(self)
        if kind is _Overdue and self.fired:
            raise TimeLimit from None
        if kind is not _Overdue and self.outer is not None and self.outer.late():
            raise _Overdue

    def left(self) -> float:
        """Seconds of work that it still has when its deadline has passed."""
        if not self.work:
            return 0.0
        try:
            return self.seconds - (time.clock_gettime(self.clock) - self.began)
        except OSError:  # the thread is gone
            return 0.0

    def late(self) -> bool:
        """Whether this block or one around it has run out of time."""
        return self.fired or (self.outer is not None and self.outer.late())


class _Watchdog:
    """The thread that waits for the next deadline; started when needed, woken only for an earlier one.

    Locks are taken by ``with`` on the lock itself: it is the one way that an exception from outside cannot
    come between taking a lock and promising to give it back (a Condition is Python code and would allow it).
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.alarm = threading.Lock()  # held while nothing calls for the watchdog's attention
        self.alarm.acquire()
        self.thread: threading.Thread | None = None
        self.heap: list[tuple[float, int, weakref.ref[time_limit]]] = []
        self.count = 0
        self.until = 0.0  # when the thread wakes by itself
        self.innermost: dict[int, time_limit] = {}

    def watch(self, limit: time_limit) -> None:
        with self.lock:
            limit.outer = self.innermost.get(limit.thread)
            if limit.outer is not None and limit.outer.late():
                raise _Overdue
            self.innermost[limit.thread] = limit
            self._push(limit)
            if self.thread is None:
                self.until = limit.deadline
                self.thread = threading.Thread(target=self._run, name="fabula-time-limit", daemon=True)
                self.thread.start()
            elif limit.deadline < self.until and self.alarm.locked():
                self.alarm.release()

    def _push(self, limit: time_limit) -> None:
        self.count += 1
        heapq.heappush(self.heap, (limit.deadline, self.count, weakref.ref(limit)))

    def forget(self, limit: time_limit) -> None:
        with self.lock:
            limit.done = True
            self._leave(limit)
            if limit.fired:
                _raise_in(limit.thread, None)

    def _leave(self, limit: time_limit) -> None:
        if limit.outer is None:
            self.innermost.pop(limit.thread, None)
        else:
            self.innermost[limit.thread] = limit.outer

    def _run(self) -> None:
        wait = 0.0
        while True:
            self.alarm.acquire(timeout=min(wait, threading.TIMEOUT_MAX))
            with self.lock:
                now = time.monotonic()
                self._fire(now)
                # Without a deadline, any new one counts as earlier.
                self.until = self.heap[0][0] if self.heap else float("inf")
                wait = max(0.0, self.until - now)

    def _fire(self, now: float) -> None:
        """Raise in every thread that is late, and drop what is over."""
        while self.heap:
            deadline, _, reference = self.heap[0]
            limit = reference()
            if deadline > now and limit is not None and not limit.done:
                return
            heapq.heappop(self.heap)
            if limit is None or limit.done:
                continue
            if (left := limit.left()) > 0:
                limit.deadline = now + max(left, SOON)
                self._push(limit)
                continue
            limit.fired = True
            _raise_in(limit.thread, _Overdue if self._end_inner(limit) else TimeLimit)
            self._leave(limit)

    def _end_inner(self, limit: time_limit) -> bool:
        """Call off the limits inside this one, which are unwound with it; True if there are any."""
        inner = self.innermost.get(limit.thread)
        found = inner is not limit
        while inner is not None and inner is not limit:
            inner.done = True
            inner = inner.outer
        return found


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Ask for ``error`` in a thread at its next bytecode, or withdraw what was asked."""
    what = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)


def _after_fork() -> None:
    global _watchdog
    _watchdog = _Watchdog()


_watchdog = _Watchdog()
os.register_at_fork(after_in_child=_after_fork)

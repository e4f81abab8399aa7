"""Work spread over processes, its results in order.

Every worker has a pipe of its own to its parent and nothing else: if the parent is killed the pipe closes and
the worker ends, and a worker that dies is noticed by its parent at once.
"""

from __future__ import annotations

import gc
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from fabula.errors import FabulaError

A = TypeVar("A")
B = TypeVar("B")
SELDOM = (50_000, 20, 20)  # objects of a few problems, before garbage is looked for among them
AHEAD = 4  # tasks that wait in a worker's pipe, so that it never waits for its parent


def settle() -> None:
    """What is loaded stays: looking for garbage in it, thousands of times, takes a tenth of a worker's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def _serve(pipe: Connection, make: Callable[[], Callable[[Any], Any]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    try:
        work = make()
    except FabulaError as error:  # a missing model, say: the parent tells it
        pipe.send(error)
        return
    settle()
    tasks: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_receive, args=(pipe, tasks), daemon=True).start()
    while (task := tasks.get()) is not _END:
        try:
            pipe.send(work(task))
        except ConnectionError:  # the parent is gone
            return


_END = object()


def _receive(pipe: Connection, tasks: SimpleQueue[Any]) -> None:
    """Take tasks at once, also while a result is sent: long ones fill the pipe, and both sides would wait for ever."""
    while True:
        try:
            tasks.put(pipe.recv())
        except (EOFError, OSError):  # the parent is gone
            tasks.put(_END)
            return


class Workers(Generic[A, B]):
    """So many processes, each with what ``make`` returns there; both have to be importable by name."""

    def __init__(self, make: Callable[[], Callable[[A], B]], count: int) -> None:
        context = get_context("spawn")  # a forked child would share the threads' locks of its parent
        self.pipes: list[Any] = []
        self.processes = []
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, make), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def map(self, tasks: Iterable[A]) -> Iterator[B]:
        """Results in the order of the tasks, which are handed out in turn."""
        waiting: deque[Any] = deque()
        for number, task in enumerate(tasks):
            pipe = self.pipes[number % len(self.pipes)]
            if len(waiting) >= AHEAD * len(self.pipes):
                yield self._result(waiting.popleft())
            try:
                pipe.send(task)
            except OSError:  # it has ended, and said why behind what it may have sent before
                while True:
                    self._result(pipe)
            waiting.append(pipe)
        while waiting:
            yield self._result(waiting.popleft())

    def _result(self, pipe: Any) -> B:
        try:
            found: B = pipe.recv()
            if isinstance(found, FabulaError):
                raise found
        except (EOFError, OSError) as error:
            hint = "is there enough memory? try --jobs 1"
            raise FabulaError("a worker process ended", hint=hint) from error
        return found

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(timeout=5)
            if process.is_alive():
                process.kill()


@contextmanager
def workers(make: Callable[[], Callable[[A], B]], count: int) -> Iterator[Workers[A, B]]:
    made = Workers(make, count)
    try:
        yield made
    finally:
        made.close()

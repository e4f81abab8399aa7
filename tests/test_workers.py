"""Work in other processes: order, failure, and an end when the parent ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import pytest

from fabula.errors import FabulaError, ModelError
from fabula.workers import workers


def make_square() -> Callable[[int], int]:
    return partial(pow, exp=2)


def make_nothing() -> Callable[[int], int]:
    raise ModelError("there is no model", hint="train one")


def make_end() -> Callable[[int], int]:
    return os._exit


def test_results_come_in_the_order_of_the_tasks() -> None:
    with workers(make_square, 2) as pool:
        assert list(pool.map(range(50))) == [n * n for n in range(50)]
        assert list(pool.map(range(3))) == [0, 1, 4]
        assert list(pool.map([])) == []


def test_what_a_worker_cannot_load_is_told_as_such() -> None:
    with workers(make_nothing, 1) as pool, pytest.raises(ModelError, match="no model") as raised:
        list(pool.map([1]))
    assert raised.value.hint == "train one"


def test_what_it_says_is_heard_when_it_takes_no_task() -> None:
    with workers(make_nothing, 1) as pool, pytest.raises(ModelError, match="no model"):
        pool.processes[0].join(20)
        list(pool.map(range(5)))


def test_a_worker_that_dies_is_noticed() -> None:
    with workers(make_end, 1) as pool, pytest.raises(FabulaError, match="ended"):
        list(pool.map([3]))


def test_workers_end_with_their_parent() -> None:
    code = (
        "import time; from tests.test_workers import make_square\n"
        "from fabula.workers import Workers\n"
        "if __name__ == '__main__':\n"
        "    pool = Workers(make_square, 1); list(pool.map([1]))\n"
        "    print(pool.processes[0].pid, flush=True); time.sleep(60)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and _alive(worker):
        time.sleep(0.05)
    assert not _alive(worker)


def _alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False

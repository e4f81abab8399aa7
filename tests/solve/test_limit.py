"""The time limit holds, in any thread, and never afterwards."""

import multiprocessing
import threading
import time

import pytest

from fabula.solve.limit import TimeLimit, time_limit


def endless():
    count = 0
    while True:
        count += 1


def stopped_after(seconds: float, work=endless) -> float:
    started = time.monotonic()
    with pytest.raises(TimeLimit), time_limit(seconds):
        work()
    return time.monotonic() - started


def test_an_endless_loop_is_stopped():
    assert 0.25 < stopped_after(0.3) < 2.5


def test_it_works_in_another_thread():
    took = []
    threads = [threading.Thread(target=lambda: took.append(stopped_after(0.3))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert len(took) == 3
    assert max(took) < 2.5


def test_what_is_quick_is_left_alone():
    with time_limit(5):
        value = sum(range(1000))
    assert value == 499500


def test_no_time_at_all():
    with pytest.raises(TimeLimit), time_limit(0):
        pytest.fail("the block must not run")


def test_other_errors_pass():
    with pytest.raises(KeyError), time_limit(5):
        raise KeyError("x")


def test_a_broad_except_cannot_swallow_it():
    def stubborn():
        while True:
            try:
                endless()
            except Exception:
                continue

    assert stopped_after(0.2, stubborn) < 2.5


@pytest.mark.parametrize("inner", [5, 0.1])
def test_an_inner_limit_cannot_extend_the_outer_one(inner: float):
    caught = 0

    def retry():
        nonlocal caught
        while True:
            try:
                with time_limit(inner):
                    endless()
            except TimeLimit:
                caught += 1

    assert stopped_after(0.5, retry) < 2.5
    assert (caught > 0) == (inner < 0.5)


def test_the_inner_limit_stops_only_the_inner_block():
    with time_limit(5):
        assert stopped_after(0.1) < 2
        reached = True
    assert reached


def test_nothing_arrives_after_the_block():
    def spin(turns: int) -> None:
        for _ in range(turns):
            pass

    done = 0
    for i in range(400):
        try:
            with time_limit(0.001):
                spin(i % 50 * 500)
            done += 1
        except TimeLimit:
            done += 1
        spin(200)
    spin(200_000)
    assert done == 400


def test_it_is_cheap():
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(200):
            with time_limit(2):
                pass
        best = min(best, (time.perf_counter() - started) / 200)
    assert best < 100e-6


def _in_child(results) -> None:
    results.put(stopped_after(0.2))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_works_after_a_fork():
    with time_limit(5):
        pass
    context = multiprocessing.get_context("fork")
    results = context.Queue()
    child = context.Process(target=_in_child, args=(results,))
    child.start()
    assert results.get(timeout=10) < 2.5
    child.join(10)


@pytest.mark.skipif(not hasattr(time, "pthread_getcpuclockid"), reason="nobody says what a thread has done")
def test_a_limit_of_work_does_not_count_time_that_others_take():
    with time_limit(0.1, work=True):
        time.sleep(0.5)
    with pytest.raises(TimeLimit), time_limit(0.1, work=True):
        time.sleep(0.3)  # longer than the limit, and still nothing done
        endless()

"""Admission, rates, cache and metrics by themselves, with a clock of their own."""

from __future__ import annotations

import io

from fabula.serve import frames
from fabula.serve.admission import MEMORY, STANDS, Admission
from fabula.serve.cache import OVERHEAD, Cache, key
from fabula.serve.metrics import Metrics
from fabula.serve.queue import FairQueue
from fabula.serve.rates import MAX_CLIENTS, Rates
from fabula.serve.work import Job, Reply


def busy(seconds: float) -> Admission:
    """One worker that has so many seconds of work before it."""
    admission = Admission(workers=1, wait=0.1, burst_wait=1.0)
    admission.learn("solve", 0.04)
    for number in range(round(seconds / 0.04)):
        admission.begin(0.04, f"client {number}")
    return admission


def relieved(admission: Admission, seconds: float) -> None:
    """The same with so many seconds of work, of many clients."""
    admission.owed.clear()
    for number in range(round(seconds / 0.04)):
        admission.begin(0.04, f"client {number}")


def test_a_short_queue_is_always_let_in() -> None:
    admission = busy(0.08)
    assert all(admission.admits(now) for now in range(100))


def test_a_burst_is_let_in_but_not_a_queue_that_stands() -> None:
    admission = busy(0.5)
    assert admission.admits(0.0)
    assert admission.admits(STANDS * 0.9)
    assert not admission.admits(STANDS * 1.1)


def test_a_queue_longer_than_a_burst_is_refused_at_once() -> None:
    assert not busy(1.5).admits(0.0)


def test_after_a_refusal_no_burst_for_a_while() -> None:
    admission = busy(1.5)
    assert not admission.admits(0.0)
    relieved(admission, 0.5)
    assert not admission.admits(1.0)
    relieved(admission, 0.0)
    assert admission.admits(2.0)
    relieved(admission, 0.5)
    assert admission.admits(1.0 + MEMORY + 0.1)


def test_admission_learns_what_a_kind_of_job_costs() -> None:
    admission = Admission(workers=2, wait=0.1, burst_wait=1.0)
    for _ in range(100):
        admission.learn("view", 0.2)
    assert abs(admission.usual("view") - 0.2) < 0.001
    admission.begin(0.2, "a")
    admission.end(0.2, "a")
    assert not admission.owed


def test_a_few_that_take_very_long_do_not_change_what_is_usual() -> None:
    admission = Admission(workers=2, wait=0.1, burst_wait=1.0)
    for _ in range(100):
        admission.learn("solve", 0.04)
    for _ in range(3):
        admission.learn("solve", 8.0)
    assert admission.usual("solve") < 0.15


def test_who_wants_much_waits_and_nobody_else() -> None:
    admission = Admission(workers=2, wait=0.1, burst_wait=1.0)
    for _ in range(20):
        admission.begin(4.0, "hog")
    assert not admission.admits(0.0, "hog")
    assert all(admission.admits(now / 10, "other") for now in range(100))


class _Future:
    def __init__(self) -> None:
        self.over = False

    def done(self) -> bool:
        return self.over


def job(client: str, cost: float = 0.04) -> Job:
    return Job("solve", {}, cost, client, _Future())  # type: ignore[arg-type]


def test_turns_are_taken_by_cost() -> None:
    queue = FairQueue(workers=4)
    for client in ("hog", "hog", "hog", "other", "other"):
        queue.put(job(client))
    first = queue.take()
    assert first is not None and first.client == "hog"
    queue.done(first, 4.0)
    order = [found.client for _ in range(4) if (found := queue.take()) is not None]
    assert order == ["other", "other", "hog", "hog"]
    assert queue.take() is None and len(queue) == 0


def test_slow_problems_never_hold_all_workers() -> None:
    queue = FairQueue(workers=2)
    for client in ("hog", "hog", "hog"):
        queue.put(job(client))
    slow = queue.take()
    assert slow is not None
    queue.done(slow, 4.0)
    assert queue.take() is not None
    assert queue.take() is None, "the other worker is kept free"
    queue.put(job("other"))
    found = queue.take()
    assert found is not None and found.client == "other"


def test_nobody_waits_for_it_any_more() -> None:
    queue = FairQueue(workers=2)
    given_up, wanted = job("a"), job("a")
    given_up.reply.over = True  # type: ignore[attr-defined]
    queue.put(given_up)
    queue.put(wanted)
    assert queue.take() is wanted


def test_who_was_away_starts_where_the_others_are() -> None:
    queue = FairQueue(workers=9)
    for _ in range(50):
        queue.put(job("a"))
        taken = queue.take()
        assert taken is not None
        queue.done(taken, 1.0)
    for client in ("b", "a", "b", "a", "b", "a"):
        queue.put(job(client))
    order = [found.client for _ in range(6) if (found := queue.take()) is not None]
    assert order[:4].count("a") >= 1, "the newcomer has no fifty seconds of credit"


def test_clients_are_told_to_come_back_at_different_times() -> None:
    admission = busy(0.5)
    assert len({admission.retry_after() for _ in range(100)}) > 1
    relieved(admission, 7.6)
    assert min(admission.retry_after() for _ in range(100)) >= 7


def test_a_crowd_is_spread_further() -> None:
    admission = busy(1.5)
    assert max(admission.retry_after() for _ in range(200)) <= 3
    for second in range(10):
        for _ in range(50):
            admission.admits(float(second))
    assert 20 < max(admission.retry_after() for _ in range(500)) <= 30
    relieved(admission, 0.0)
    for second in range(10, 20):
        admission.admits(float(second))
    assert max(admission.retry_after() for _ in range(200)) <= 3


def test_rates_refill() -> None:
    rates = Rates(rate=2.0, burst=3.0)
    assert [rates.wait("a", 0.0) for _ in range(4)] == [0, 0, 0, 1]
    assert rates.wait("b", 0.0) == 0
    assert [rates.wait("a", 1.0) for _ in range(3)] == [0, 0, 1]


def test_rates_take_debts_up_to_a_bucket() -> None:
    rates = Rates(rate=1.0, burst=10.0)
    rates.charge("a", 1000.0, 0.0)
    assert rates.wait("a", 0.0) == 11
    assert rates.wait("a", 10.9) == 1
    assert rates.wait("a", 11.0) == 0


def test_rates_forget_the_longest_absent() -> None:
    rates = Rates(rate=1.0, burst=1.0)
    for number in range(MAX_CLIENTS + 5):
        rates.wait(str(number), 0.0)
    assert len(rates) == MAX_CLIENTS
    assert rates.wait("0", 0.0) == 0
    assert rates.wait(str(MAX_CLIENTS), 0.0) == 1


def test_no_rate_no_limit() -> None:
    rates = Rates(rate=0.0, burst=1.0)
    rates.charge("a", 100, 0.0)
    assert not any(rates.wait("a", 0.0) for _ in range(100))


def test_the_cache_is_bounded_by_number_and_bytes() -> None:
    cache = Cache(entries=3, size=10_000)
    for name in (b"a", b"b", b"c"):
        cache.put(name, Reply(name))
    assert cache.get(b"a") is not None  # now b is the least recently used
    cache.put(b"d", Reply(b"d"))
    assert cache.get(b"b") is None
    assert cache.get(b"a") is not None
    cache.put(b"e", Reply(b"x" * (9_999 - OVERHEAD)))
    assert len(cache) == 1
    cache.put(b"f", Reply(b"x" * 20_000))
    assert len(cache) == 1 and cache.get(b"f") is None, "too large to be kept at all"


def test_replacing_an_entry_counts_it_once() -> None:
    cache = Cache(entries=3, size=10_000)
    cache.put(b"a", Reply(b"12345"))
    cache.put(b"a", Reply(b"1"))
    assert (len(cache), cache.size) == (1, 1 + OVERHEAD)


def test_keys_tell_questions_apart() -> None:
    asks = [{"text": "a"}, {"text": "a", "lang": "en"}, {"text": 'a","lang":"en'}, {"text": "b"}]
    assert len({key(op, ask) for op in ("solve", "view") for ask in asks}) == 8
    assert key("solve", {"a": 1, "b": 2}) == key("solve", {"b": 2, "a": 1})


def test_frames_there_and_back() -> None:
    sent = frames.pack({"op": "solve", "ask": {"text": "梨"}}, b"\x00\xff") + frames.pack({})
    file = io.BytesIO(sent)
    assert frames.read(file) == ({"op": "solve", "ask": {"text": "梨"}}, b"\x00\xff")
    assert frames.read(file) == ({}, b"")
    assert frames.read(file) is None


def test_metrics_by_route() -> None:
    metrics = Metrics()
    metrics.observe('GET"\n', "/a", 200, 0.004)
    metrics.observe("GET", "/a", 200, 0.3)
    metrics.observe("GET", "/a", 200, 99.0)
    metrics.observe("GET", "/b", 200, 0.1)
    metrics.include(lambda: [("fabula_x", "gauge", "About x.", 2.5)])
    text = metrics.text().decode()
    assert 'method="GET\\"\\n"' in text
    assert 'fabula_request_seconds_bucket{le="0.5",method="GET",route="/a"} 1.0\n' in text
    assert 'fabula_request_seconds_bucket{le="+Inf",method="GET",route="/a"} 2.0\n' in text
    assert 'fabula_request_seconds_count{method="GET",route="/b"} 1.0\n' in text
    assert "# TYPE fabula_x gauge\nfabula_x 2.5\n" in text

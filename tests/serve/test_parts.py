"""Admission, rates, cache and metrics by themselves, with a clock of their own."""

from __future__ import annotations

import io

from fabula.serve import frames
from fabula.serve.admission import MEMORY, STANDS, Admission
from fabula.serve.cache import OVERHEAD, Cache, key
from fabula.serve.metrics import Metrics
from fabula.serve.rates import MAX_CLIENTS, Rates
from fabula.serve.work import Reply


def busy(seconds: float) -> Admission:
    """One worker that has so many seconds of work before it."""
    admission = Admission(workers=1, wait=0.1, burst_wait=1.0)
    admission.learn("solve", 0.04)
    while admission.owed < seconds:
        admission.begin("solve")
    return admission


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
    admission.owed = 0.5
    assert not admission.admits(1.0)
    admission.owed = 0.0
    assert admission.admits(2.0)
    admission.owed = 0.5
    assert admission.admits(1.0 + MEMORY + 0.1)


def test_admission_learns_what_a_kind_of_job_costs() -> None:
    admission = Admission(workers=2, wait=0.1, burst_wait=1.0)
    for _ in range(100):
        admission.learn("view", 0.2)
    assert abs(admission.begin("view") - 0.2) < 0.001
    admission.end(0.2)
    assert admission.owed < 0.001


def test_clients_are_told_to_come_back_at_different_times() -> None:
    admission = busy(0.5)
    assert len({admission.retry_after() for _ in range(100)}) > 1
    admission.owed = 7.5
    assert min(admission.retry_after() for _ in range(100)) >= 7


def test_a_crowd_is_spread_further() -> None:
    admission = busy(1.5)
    assert max(admission.retry_after() for _ in range(200)) <= 3
    for second in range(10):
        for _ in range(50):
            admission.admits(float(second))
    assert 20 < max(admission.retry_after() for _ in range(500)) <= 30
    admission.owed = 0.0
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
    assert (len(cache), cache.bytes) == (0, 0)


def test_replacing_an_entry_counts_it_once() -> None:
    cache = Cache(entries=3, size=10_000)
    cache.put(b"a", Reply(b"12345"))
    cache.put(b"a", Reply(b"1"))
    assert (len(cache), cache.bytes) == (1, 1 + OVERHEAD)


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


def test_metrics_escape_labels_and_count_buckets() -> None:
    metrics = Metrics()
    metrics.observe('GET"\n', "/a", 200, 0.004)
    metrics.observe("GET", "/a", 200, 0.3)
    metrics.observe("GET", "/a", 200, 99.0)
    text = metrics.text([("fabula_x", "gauge", "About x.", 2.5)])
    assert 'method="GET\\"\\n"' in text
    assert 'fabula_request_seconds_bucket{le="0.005"} 1\n' in text
    assert 'fabula_request_seconds_bucket{le="0.5"} 2\n' in text
    assert 'fabula_request_seconds_bucket{le="+Inf"} 3\n' in text
    assert "# TYPE fabula_x gauge\nfabula_x 2.5\n" in text

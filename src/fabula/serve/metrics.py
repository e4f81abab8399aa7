"""Counts and times for Prometheus, by route."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Line = tuple[str, str, str, float]  # name, kind, help, value


class Metrics:
    """Requests by route and status, how long they took by route, and what other parts have to tell."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "route")
        self._requests = Counter(
            "fabula_requests_total", "Requests answered.", (*labels, "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "fabula_request_seconds",
            "Seconds from a request's head to the end of its response.",
            labels,
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.in_flight = Gauge(
            "fabula_requests_in_flight", "Requests being answered now.", registry=self.registry
        )

    def observe(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(method, route).observe(seconds)

    def include(self, lines: Callable[[], Iterable[Line]]) -> None:
        """Ask another part of the server whenever somebody looks."""
        self.registry.register(_Others(lines))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Others(Collector):
    def __init__(self, lines: Callable[[], Iterable[Line]]) -> None:
        self.lines = lines

    def collect(self) -> Iterator[Metric]:
        for name, kind, about, value in self.lines():
            family = CounterMetricFamily if kind == "counter" else GaugeMetricFamily
            yield family(name, about, value)

    def describe(self) -> Iterator[Metric]:
        """Nothing before the server runs."""
        return iter(())

"""Counts and times in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Line = tuple[str, str, str, float]  # name, kind, help, value


class Metrics:
    """Requests by route and status, and a histogram of how long they took."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.in_flight = 0
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def observe(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method, route, status] += 1
        self._buckets[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self, others: Iterable[Line] = ()) -> str:
        """Everything, with what other parts of the server have to tell."""
        lines = [*self._requests(), *self._latency()]
        for name, kind, about, value in (
            ("fabula_requests_in_flight", "gauge", "Requests being answered now.", self.in_flight),
            *others,
        ):
            lines += [*_head(name, kind, about), f"{name} {value:g}"]
        return "\n".join(lines) + "\n"

    def _requests(self) -> Iterator[str]:
        name = "fabula_requests_total"
        yield from _head(name, "counter", "Requests answered, by route and status.")
        for (method, route, status), count in sorted(self.requests.items()):
            labels = f'method="{_label(method)}",route="{_label(route)}",status="{status}"'
            yield f"{name}{{{labels}}} {count}"

    def _latency(self) -> Iterator[str]:
        name = "fabula_request_seconds"
        yield from _head(name, "histogram", "Seconds from a request's head to the end of its response.")
        total = 0
        for bound, count in zip((*BUCKETS, float("inf")), self._buckets, strict=True):
            total += count
            edge = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'{name}_bucket{{le="{edge}"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _label(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

"""Milliseconds a problem on one core once everything is loaded.

    python benchmarks/speed.py [--data FILE] [--limit N]

FILE is anything `fabula data` reads (official JSON, Math23K, JSONL with "text"); without it, our own stories.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from stories import STORIES

import fabula
from fabula.bench.metrics import percentile


def texts(data: Path | None, limit: int) -> list[str]:
    if data is None:
        return [story(n) for story in STORIES.values() for n in range(1, 7)]
    from fabula.data.readers import load

    return [record.text for record in load(data)[:limit]]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path)
    parser.add_argument("--limit", type=int, default=300)
    options = parser.parse_args()
    problems = texts(options.data, options.limit)
    solver = fabula.load()
    solver.solve(problems[0])
    times = []
    for text in problems:
        start = time.perf_counter()
        solver.solve(text)
        times.append((time.perf_counter() - start) * 1000)
    print(f"{len(times)} problems: median {percentile(times, 50):.1f} ms, ", end="")
    print(f"95th percentile {percentile(times, 95):.1f} ms, slowest {max(times):.0f} ms")


if __name__ == "__main__":
    main()

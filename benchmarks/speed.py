"""Milliseconds a problem on one core, problems a second on all, and memory: the shipped model and the frames.

    python benchmarks/speed.py [--data FILE] [--limit N] [--extractors A,B] [--model FOLDER] [--jobs N]

FILE is anything `fabula data` reads (official JSON, Math23K, JSONL with "text"); without it, our own stories.
The extractors take turns problem by problem, so that a noisy machine is equally noisy for both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from stories import STORIES

from fabula.bench.metrics import percentile
from fabula.extract import default, make_extractor
from fabula.solver import Solver

MEMORY = """
import sys, resource
from pathlib import Path
from fabula.extract import make_extractor
from fabula.solver import Solver
solver = Solver(make_extractor(sys.argv[1], Path(sys.argv[2]) if sys.argv[2] else None))
for line in sys.stdin:
    solver.solve(line.strip())
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def texts(data: Path | None, limit: int) -> list[str]:
    if data is None:
        return [story(n) for story in STORIES.values() for n in range(1, 7)]
    from fabula.data.readers import load

    found = load(data)
    return [record.text for record in found[:: max(1, len(found) // limit)][:limit]]


def alone(problems: list[str], names: list[str], model: Path | None) -> None:
    """One core, one problem after the other."""
    solvers = {name: Solver(make_extractor(name, model if name != "frames" else None)) for name in names}
    for solver in solvers.values():
        solver.solve(problems[0])
    time.sleep(2)  # SymPy loads in a thread of its own
    times: dict[str, list[float]] = {name: [] for name in names}
    for text in problems:
        for name, solver in solvers.items():
            start = time.perf_counter()
            solver.solve(text)
            times[name].append((time.perf_counter() - start) * 1000)
    for name, found in times.items():
        median, most = percentile(found, 50), percentile(found, 95)
        print(f"{name:>8}: median {median:.1f} ms, 95th percentile {most:.1f} ms, ", end="")
        print(f"slowest {max(found):.0f} ms of {len(found)} problems")


def together(problems: list[str], name: str, jobs: int) -> None:
    """`fabula solve --file` on so many processes; two runs of different length take their start out of it."""
    seconds = []
    with tempfile.TemporaryDirectory() as folder:
        for times in (1, 4):
            source, out = Path(folder, f"in{times}.jsonl"), Path(folder, f"out{times}.jsonl")
            lines = (json.dumps(text, ensure_ascii=False) for text in problems * times)
            source.write_text("\n".join(lines) + "\n", "utf-8")
            files = ["--file", str(source), "--out", str(out)]
            how = ["--jobs", str(jobs), "--extractor", name]
            command = [sys.executable, "-m", "fabula.cli.main", "solve", *files, *how]
            start = time.perf_counter()
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
            seconds.append(time.perf_counter() - start)
    rate = 3 * len(problems) / (seconds[1] - seconds[0])
    print(f"{name:>8}: {rate:.0f} problems a second with {jobs} processes, once they have started")


def memory(problems: list[str], name: str, model: Path | None) -> None:
    given = "\n".join(text.replace("\n", " ") for text in problems)
    command = [sys.executable, "-c", MEMORY, name, str(model or "")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    print(f"{name:>8}: {done.stdout.strip()} MB of memory at most")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path)
    parser.add_argument("--limit", type=int, default=300)
    parser.add_argument("--extractors", default=",".join(dict.fromkeys((default(), "frames"))))
    parser.add_argument("--model", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    problems, names = texts(options.data, options.limit), options.extractors.split(",")
    alone(problems, names, options.model)
    for name in names:
        memory(problems, name, options.model if name != "frames" else None)
    for name in names:
        if options.model is None:
            together(problems, name, options.jobs)


if __name__ == "__main__":
    main()

"""Many problems with ``--file``: how fast, how much memory, and nothing lost when it is killed; Ray beside it.

    python benchmarks/many.py --n 20000 --seed 15 --jobs 2 --out out/many

Generated problems are cut into pieces, and every piece is solved by ``--jobs`` and by ``--engine ray``, which of them
first in turn, so that what else the machine does falls on both. In the first pieces the run of ``--jobs`` is killed
with ``kill -9`` at its half, as often as ``--kills`` says, and started again; the clock goes on. At the end every line
must be there once, in its place, with the hash of its text, in both results. A start of Ray is in its times.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

FABULA = [sys.executable, "-m", "fabula.cli.main"]
TICK = 0.3  # seconds between two looks at the processes
PAGE, HERTZ = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


@dataclass
class Cost:
    """What solving took, of all pieces together."""

    seconds: float = 0.0
    work: float = 0.0  # seconds of processors
    largest: int = 0  # bytes of the largest process
    together: int = 0  # bytes of all processes at the same time
    size: int = 0  # bytes of what was written
    kills: list[int] = field(default_factory=list)  # lines that were there
    whole: dict[Path, float] = field(default_factory=dict)  # seconds of the pieces that were not killed


class Watch:
    """The processes under one, looked at again and again."""

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.work: dict[int, float] = {}

    def look(self, root: int) -> None:
        sizes = []
        for pid in family(root):
            try:
                stat = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:  # it has ended
                continue
            self.work[pid] = (int(stat[11]) + int(stat[12])) / HERTZ
            sizes.append(int(stat[21]) * PAGE)
        self.cost.largest = max(self.cost.largest, *sizes, 0)
        self.cost.together = max(self.cost.together, sum(sizes))


def family(root: int) -> Iterator[int]:
    """A process and all that it started."""
    yield root
    for task in Path(f"/proc/{root}/task").glob("*/children"):
        try:
            children = task.read_text("utf-8").split()
        except OSError:
            continue
        for child in children:
            yield from family(int(child))


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def solve(source: Path, out: Path, way: list[str], cost: Cost, kill_at: int = 0) -> None:
    """Solve a piece, and kill it with -9 once it has so many lines; then go on."""
    began, watch = time.monotonic(), Watch(cost)
    command = [*FABULA, "solve", "--file", str(source), "--out", str(out), "--compact", *way]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        while process.poll() is None:
            watch.look(process.pid)
            if kill_at and lines(out) >= kill_at:
                process.send_signal(signal.SIGKILL)
                process.wait()
                cost.kills.append(lines(out))
            time.sleep(TICK)
    cost.seconds += time.monotonic() - began
    cost.work += sum(watch.work.values())
    if process.returncode == -signal.SIGKILL and kill_at:
        solve(source, out, way, cost)
        del cost.whole[source]
        return
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    cost.size += out.stat().st_size
    cost.whole[source] = time.monotonic() - began


def pieces(n: int, seed: int, count: int, folder: Path) -> list[Path]:
    """The problems, generated once, in so many files."""
    whole = folder / f"problems-{n}-{seed}.jsonl"
    if not whole.exists():
        made = whole.with_suffix(".new")
        subprocess.run([*FABULA, "generate", "--n", str(n), "--seed", str(seed), "--out", str(made)], check=True)
        made.replace(whole)
    found = [folder / f"piece-{number}.jsonl" for number in range(count)]
    with whole.open(encoding="utf-8") as file:
        for number, path in enumerate(found):
            path.write_text("".join(islice(file, n * (number + 1) // count - n * number // count)), "utf-8")
    return found


def check(source: Path, out: Path) -> list[dict[str, Any]]:
    """Every line once, in its place, with the hash of its own text."""
    given = [json.loads(line) for line in source.read_text("utf-8").splitlines()]
    found = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    wanted = [(n, sha256(problem["text"].encode()).hexdigest()[:12]) for n, problem in enumerate(given, 1)]
    got = [(record["line"], record["sha"]) for record in found]
    if got != wanted:
        wrong = next((n for n, (a, b) in enumerate(zip(got, wanted, strict=False), 1) if a != b), len(got))
        raise SystemExit(f"{out}: {len(got)} lines for {len(wanted)} problems, wrong from line {wrong}")
    return found


def told(name: str, n: int, cost: Cost) -> str:
    each = (f"{n / cost.seconds:.1f}", f"{cost.seconds:.0f}", f"{1000 * cost.work / n:.0f}")
    memory = (f"{cost.largest / 1e6:.0f}", f"{cost.together / 1e6:.0f}", f"{cost.size / n:.0f}")
    return f"| {name} | " + " | ".join((*each, *memory)) + " |"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--n", type=int, default=1000)
    ask.add_argument("--seed", type=int, default=15)
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--pieces", type=int, default=4)
    ask.add_argument("--kills", type=int, default=2)
    ask.add_argument("--extractor", default="", help="who reads, for both; frames take a tenth of the time")
    ask.add_argument("--no-ray", action="store_true")
    ask.add_argument("--out", type=Path, default=Path("out/many"))
    given = ask.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    ways = {"jobs": [], "ray": ["--engine", "ray"]}
    reader = ["--extractor", given.extractor] if given.extractor else []
    costs = {name: Cost() for name in list(ways)[: 1 if given.no_ray else 2]}
    unlike = 0
    for number, source in enumerate(pieces(given.n, given.seed, given.pieces, given.out)):
        outs = {name: given.out / f"{name}-{number}-{os.getpid()}.jsonl" for name in costs}
        for name in list(costs)[:: -1 if number % 2 else 1]:
            kill_at = lines(source) // 2 if name == "jobs" and number < given.kills else 0
            way = ["--jobs", str(given.jobs), *ways[name], *reader]
            solve(source, outs[name], way, costs[name], kill_at)
            print(f"piece {number}, {name}: {costs[name].seconds:.0f} s so far", file=sys.stderr, flush=True)
        results = [check(source, out) for out in outs.values()]
        unlike += sum(a["answer"] != b["answer"] for a, b in zip(results[0], results[-1], strict=True))
    print("| | problems a second | seconds | ms CPU a problem | MB, largest process | MB in all | bytes a line |")
    print("|---|---|---|---|---|---|---|")
    print(*(told(name, given.n, cost) for name, cost in costs.items()), sep="\n")
    print(f"\n{given.n} lines, each once, in order, with the hash of its text")
    print("killed with -9 when a piece had", " and ".join(map(str, costs["jobs"].kills)) or "no", "lines")
    if "ray" in costs:
        fair = costs["jobs"].whole.keys()
        share = 100 * sum(costs["jobs"].whole.values()) / (sum(costs["ray"].whole[piece] for piece in fair) or 1)
        where = f"on the {len(fair)} pieces that were not killed"
        print(f"Ray has {share:.0f} % of the throughput of --jobs {where}; {unlike} answers differ")


if __name__ == "__main__":
    main()

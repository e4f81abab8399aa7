"""One client with slow problems beside another with usual ones: is the other still served?

    python benchmarks/fair.py [--seconds 30] [--workers 2] [--rate 10]

The first client sends so many slow problems a second; a reader made for this takes two seconds for each, as a
very long text may. The other, from another address, asks one usual problem after the other. Printed are how
many of its requests succeeded and their median time; the exit code is 1 below 95 % or above one second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path

import httpx

SUCCESS, MEDIAN = 0.95, 1.0  # what must be reached
PORT = 8917
SLOW = "水果店运来苹果{n}千克，慢慢地卖出了35千克，还剩多少千克？"
USUAL = "每千克梨{n}元，妈妈买13千克梨要付多少元？"
READER = '''
import time
from fabula.extract import EXTRACTORS

class Slow:
    """The frames, with two seconds of work for a text that says 慢慢."""

    name = "slow"

    def __init__(self):
        self.frames = EXTRACTORS["frames"]()

    def readings(self, problem):
        until = time.monotonic() + 2.0
        while "慢慢" in problem.text and time.monotonic() < until:
            pass
        return self.frames.readings(problem)

EXTRACTORS["slow"] = Slow
'''


async def hog(rate: float, until: float) -> Counter[int]:
    """Slow problems at a steady pace, whatever comes back."""
    found: Counter[int] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(transport=transport, timeout=30) as client:
        tasks, number = [], 0
        while time.monotonic() < until:
            number += 1
            tasks.append(asyncio.create_task(_ask(client, SLOW.format(n=200 + number))))
            await asyncio.sleep(1 / rate)
        for status, _ in await asyncio.gather(*tasks):
            found[status] += 1
    return found


async def pupil(until: float) -> list[tuple[int, float]]:
    """One usual problem after the other, half a second between them."""
    found = []
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    async with httpx.AsyncClient(transport=transport, timeout=30) as client:
        number = 0
        while time.monotonic() < until:
            number += 1
            found.append(await _ask(client, USUAL.format(n=f"{number}.5")))
            await asyncio.sleep(0.5)
    return found


async def _ask(client: httpx.AsyncClient, text: str) -> tuple[int, float]:
    began = time.monotonic()
    response = await client.post(f"http://127.0.0.1:{PORT}/v1/solve", json={"text": text})
    return response.status_code, time.monotonic() - began


async def measured(seconds: float, rate: float) -> tuple[Counter[int], list[tuple[int, float]]]:
    until = time.monotonic() + seconds
    return await asyncio.gather(hog(rate, until), pupil(until))


def served(folder: Path, workers: int) -> subprocess.Popen[bytes]:
    """A server with its defaults and the slow reader."""
    (folder / "sitecustomize.py").write_text(READER, "utf-8")
    paths = os.pathsep.join((str(folder), os.environ.get("PYTHONPATH", "")))
    command = [sys.executable, "-m", "fabula.cli.main", "serve", "--port", str(PORT), "--extractor", "slow"]
    command += ["--store", str(folder / "store.db"), "--workers", str(workers), "--log", "error"]
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=5)
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
        else:
            return process
    process.kill()
    raise SystemExit("the server did not start")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rate", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = served(Path(folder), args.workers)
        try:
            slow, usual = asyncio.run(measured(args.seconds, args.rate))
        finally:
            process.terminate()
            process.wait(30)
    good = [seconds for status, seconds in usual if status == 200]
    share, median = len(good) / len(usual), statistics.median(good) if good else float("inf")
    print(f"the one with slow problems: {dict(sorted(slow.items()))}")
    print(f"the other: {len(good)} of {len(usual)} served ({100 * share:.0f} %), median {median:.3f} s, "
          f"longest {max(good, default=0.0):.2f} s")  # fmt: skip
    return 0 if share >= SUCCESS and median <= MEDIAN else 1


if __name__ == "__main__":
    sys.exit(main())

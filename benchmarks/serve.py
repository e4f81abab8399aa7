"""200 clients at once against a real server on the loopback, beside the same work without a server.

    python benchmarks/serve.py [--clients 200] [--seconds 60] [--workers N] [--extractor NAME]

Every request is another problem, so that no cache answers it. Each client has an address of its own
(127.1.x.y), asks again as soon as it has its answer, and waits as long as it is told when it is refused. The
server runs with its defaults. Printed are the throughput, the times of accepted requests, every other status,
and what as many processes reach by calling the library directly. The exit code is 1 if there was an error
other than a deliberate 429, a median of 150 ms or more, or less than 60 % of the direct throughput.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

MEDIAN, SHARE = 0.150, 0.60  # what must be reached
TEMPLATES = (
    "每千克梨{d}元，妈妈买{a}千克梨要付多少元？",
    "甲、乙两车同时从相距{h}千米的两地相向而行，甲车每小时行{b}千米，乙车每小时行{c}千米，几小时后相遇？",
    "果园里有苹果树{h}棵，梨树比苹果树多{a}棵，梨树有多少棵？",
    "小刚的体重是{d}千克，小强的体重是小刚的{t}倍，小强的体重是多少千克？",
    "修路队修一条长{k}米的路，每天修{b}米，修了{s}天，还剩多少米？",
    "学校买了{a}个篮球，每个{b}元，又买了{s}个足球，每个{c}元，一共花了多少元？",
    "一本书有{h}页，小红第一天看了{a}页，第二天看了{b}页，还剩多少页没有看？",
    "一辆汽车{s}小时行{h}千米，照这样的速度，{a}小时行多少千米？",
)


def problems(seed: int) -> Iterator[str]:
    """Problems that are all different, as many as one likes."""
    dice = random.Random(seed)
    told: set[str] = set()
    while True:
        numbers = {
            "a": dice.randint(11, 99),
            "b": dice.randint(21, 99),
            "c": dice.randint(21, 99),
            "d": f"{dice.randint(2, 99)}.{dice.randint(1, 99):02}",
            "h": dice.randint(210, 999),
            "k": dice.randint(2000, 9999),
            "s": dice.randint(3, 9),
            "t": f"{dice.randint(1, 4)}.{dice.randint(1, 9)}",
        }
        text = dice.choice(TEMPLATES).format(**numbers)
        if text not in told:
            told.add(text)
            yield text


# Without a server


def direct(seconds: float, seed: int, extractor: str) -> None:
    """Solve for so long in this process and print how many problems were solved in a second."""
    import fabula

    solver, source = fabula.load(extractor), problems(seed)
    for _ in range(20):
        solver.solve(next(source))
    print("ready", flush=True)
    sys.stdin.readline()
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        json.dumps(solver.solve(next(source)).to_json(), ensure_ascii=False).encode()
        count += 1
    print(count / (time.perf_counter() - began))


def direct_throughput(processes: int, seconds: float, extractor: str) -> float:
    """Problems a second of so many processes at the same time."""
    command = [sys.executable, __file__, "--direct", str(seconds), "--extractor", extractor]
    running = [
        subprocess.Popen(
            [*command, "--seed", str(seed)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for seed in range(processes)
    ]
    for process in running:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    return sum(float(process.communicate("go\n")[0]) for process in running)


# With a server


@contextmanager
def server(port: int, workers: int, extractor: str) -> Iterator[str]:
    """A server with its defaults, and its URL."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fabula.cli.main", "serve", "--port", str(port)]
        command += ["--store", f"{folder}/store.db", "--workers", str(workers), "--extractor", extractor]
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(command, stderr=log)
        url = f"http://127.0.0.1:{port}"
        try:
            _wait(url, workers)
            yield url
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def _wait(url: str, workers: int) -> None:
    """Until all workers are warm."""
    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"{url}/metrics", timeout=5) as response:
                if f"\nfabula_workers {float(workers)}\n" in response.read().decode():
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not get ready")


@dataclass
class Record:
    """What all clients saw."""

    times: list[float] = field(default_factory=list)
    processor: float = 0.0  # seconds of the server and its workers
    own: float = 0.0  # seconds of the clients
    statuses: Counter[str] = field(default_factory=Counter)
    solved: int = 0


async def client(number: int, port: int, until: float, source: Iterator[str], record: Record) -> None:
    """Ask, wait for the answer, ask again; on a connection that is kept."""
    address = (f"127.1.{number // 250}.{number % 250 + 1}", 0) if sys.platform == "linux" else None
    connection = None
    while time.perf_counter() < until:
        if connection is None:
            connection = await asyncio.open_connection("127.0.0.1", port, local_addr=address)
        body = json.dumps({"text": next(source)}).encode()
        began = time.perf_counter()
        try:
            status, headers, answer = await _post(*connection, body)
        except (OSError, asyncio.IncompleteReadError) as error:
            record.statuses[type(error).__name__] += 1
            connection = None
            continue
        if status == "200":
            record.times.append(time.perf_counter() - began)
            record.solved += b'"status":"solved"' in answer[:60]
        record.statuses[status] += 1
        if "retry-after" in headers:
            await asyncio.sleep(min(int(headers["retry-after"]), max(0.0, until - time.perf_counter())))
    if connection is not None:
        connection[1].close()


async def _post(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, body: bytes
) -> tuple[str, dict[str, str], bytes]:
    head = "POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    return lines[0].split(" ")[1], headers, await reader.readexactly(int(headers["content-length"]))


async def load(port: int, clients: int, seconds: float) -> Record:
    record, source = Record(), problems(random.randrange(10**9))
    until = time.perf_counter() + seconds
    await asyncio.gather(*(client(number, port, until, source, record) for number in range(clients)))
    return record


def processor_seconds(who: int) -> float:
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] if times else float("inf")


def show(record: Record, seconds: float, straight: float) -> bool:
    """Print everything; whether it is as it must be."""
    times = sorted(record.times)
    throughput, median = len(times) / seconds, percentile(times, 0.5)
    refused = record.statuses["429"]
    errors = sum(record.statuses.values()) - record.statuses["200"] - refused
    share = throughput / straight
    print(f"accepted     {len(times)} requests, {throughput:.1f} a second, {record.solved} solved")
    told = (f"{name} {percentile(times, at) * 1000:.0f} ms" for name, at in (("p95", 0.95), ("p99", 0.99)))
    print(f"times        median {median * 1000:.0f} ms, {', '.join(told)}")
    print(f"refused      {refused} times 429 with Retry-After")
    other = {name: count for name, count in record.statuses.items() if name not in ("200", "429")}
    print(f"errors       {errors} {other or ''}")
    each = [seconds / max(1, len(times)) * 1000 for seconds in (record.processor, record.own)]
    print(f"processor    {each[0]:.1f} ms a request in server and workers, {each[1]:.1f} in the clients")
    print(f"direct       {straight:.1f} a second in as many processes; the server reaches {share:.0%} of it")
    return not errors and median < MEDIAN and share >= SHARE


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--extractor", default="")
    parser.add_argument("--port", type=int, default=8018)
    parser.add_argument("--direct", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.direct:
        direct(options.direct, options.seed, options.extractor)
        return
    some = min(20.0, options.seconds)
    before = direct_throughput(options.workers, some, options.extractor)
    spent = processor_seconds(resource.RUSAGE_CHILDREN)
    with server(options.port, options.workers, options.extractor):
        own = processor_seconds(resource.RUSAGE_SELF)
        record = asyncio.run(load(options.port, options.clients, options.seconds))
        record.own = processor_seconds(resource.RUSAGE_SELF) - own
    record.processor = processor_seconds(resource.RUSAGE_CHILDREN) - spent
    after = direct_throughput(options.workers, some, options.extractor)
    print(f"{options.clients} clients for {options.seconds:g} s, {options.workers} workers")
    print(f"direct runs  {before:.1f} a second before, {after:.1f} after")
    sys.exit(0 if show(record, options.seconds, (before + after) / 2) else 1)


if __name__ == "__main__":
    main()

"""``--engine ray`` on a real cluster of two nodes: order, resuming, and a worker killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabula.cli import cluster
from fabula.cli.base import Code
from fabula.cli.lines import Line
from fabula.cli.many import Way, solve_many
from fabula.errors import DataError

from .command import read_lines, write_lines

WAY = Way("frames", compact=True, jobs=2)


def problem(n: int) -> dict[str, Any]:
    return {"text": f"果园里有苹果树{n + 10}棵，梨树比苹果树多5棵，梨树有多少棵？", "id": n}


def test_rows_of_several_files_have_ids_that_stay(tmp_path: Path) -> None:
    write_lines(tmp_path / "b.jsonl", problem(7), b"{")
    write_lines(tmp_path / "a.jsonl", {"text": "几？"}, problem(3))
    found = list(cluster.rows(str(tmp_path / "*.jsonl")))
    assert [(row.number, row.id) for row in found] == [
        (1, "a.jsonl:#1"), (2, "a.jsonl:3"), (3, "b.jsonl:7"), (4, "b.jsonl:#2"),
    ]  # fmt: skip


def test_the_fingerprint_follows_what_the_results_follow() -> None:
    mark = cluster.fingerprint(WAY)
    assert mark == cluster.fingerprint(Way("frames", compact=True, jobs=9))
    others = (Way("smart+", compact=True), Way("frames"), Way("frames", seconds=1, compact=True))
    assert mark not in {cluster.fingerprint(way) for way in others}


def test_a_cluster_of_our_own_has_a_core_for_every_job() -> None:
    assert cluster._cores(0) is None
    assert cluster._cores(99) == 99 and (cluster._cores(1) or 0) >= 1


def test_parts_become_smaller_towards_the_end_and_have_every_row_once() -> None:
    """At 50 ms a row the last part of 100 would keep one of two actors busy for five seconds more."""
    rows = [cluster.Row(n, f"a:{n}", Line(n, **problem(n))) for n in range(1, 5001)]
    parts = [json.loads(part["part"]) for part in cluster._parts(rows, "f00")]
    sizes = [len(part) for part in parts]
    assert [sent["row"] for part in parts for sent in part] == list(range(1, 5001))
    assert sizes[0] == 100 and sizes[-2] == 10 and sizes == sorted(sizes, reverse=True)


def test_a_part_is_written_whole_under_its_own_name(tmp_path: Path) -> None:
    part = [cluster.Row(n, f"a:{n}", Line(n, **problem(n))) for n in (1, 2)]
    name = cluster.part_name(part, "f00")
    assert name == cluster.part_name(list(part), "f00") != cluster.part_name(part[:1], "f00")
    (sent,) = cluster._parts(part, "f00")
    solver = cluster.PartSolver(WAY, str(tmp_path))
    for _ in range(2):  # solved twice: the same file
        solver({"name": [sent["name"]], "part": [sent["part"]]})
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert [record["value"] for record in read_lines(tmp_path / name)] == ["16", "17"]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes with one processor each."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    os.environ.setdefault("RAY_worker_niceness", "0")  # beside other programs the least priority gets no time
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 100 << 20})
    made.add_node(num_cpus=1, object_store_memory=100 << 20)
    yield made
    made.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_and_doubles_nothing(nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PART", 5)
    count = 150
    source = write_lines(tmp_path / "in.jsonl", *(problem(n) for n in range(count)), b"{")
    out = tmp_path / "out.jsonl"
    killed: list[int] = []
    watcher = threading.Thread(target=kill_one, args=(nodes, tmp_path / "out.jsonl.parts", killed))
    watcher.start()
    code = cluster.solve_on_ray(WAY, str(source), out, nodes.address)
    watcher.join()
    assert killed, "a worker was killed while parts were left"
    assert code is Code.UNSOLVED  # one line is bad
    found = read_lines(out)
    assert [record["row"] for record in found] == list(range(1, count + 2))
    assert [record["value"] for record in found[:-1]] == [str(n + 15) for n in range(count)]
    assert "bad" in found[-1]
    check_as_local(source, found, tmp_path)
    check_resumed(nodes, source, out, tmp_path)


def check_as_local(source: Path, found: list[dict[str, Any]], tmp_path: Path) -> None:
    """The same records as without Ray."""
    solve_many(Way("frames", compact=True), source, tmp_path / "local.jsonl")
    local = read_lines(tmp_path / "local.jsonl")
    assert [{k: v for k, v in record.items() if k != "row"} for record in found] == local


def check_resumed(nodes: Any, source: Path, out: Path, tmp_path: Path) -> None:
    """Rows that are there are not solved again; a part that is lost is."""
    parts = sorted((tmp_path / "out.jsonl.parts").glob("part-*"))
    before = {path: path.stat().st_mtime_ns for path in parts[1:]}
    whole = out.read_bytes()
    parts[0].unlink()
    out.unlink()
    cluster.solve_on_ray(WAY, str(source), out, nodes.address)
    assert out.read_bytes() == whole
    assert {path: path.stat().st_mtime_ns for path in parts[1:]} == before
    assert parts[0].exists()


def kill_one(nodes: Any, folder: Path, killed: list[int]) -> None:
    """As soon as some parts are there, and others are not, kill one of our processes that solve."""
    until = time.monotonic() + 120
    while time.monotonic() < until and len(list(folder.glob("part-*"))) < 3:
        time.sleep(0.02)
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    own = {str(p.process.pid) for node in nodes.list_all_nodes() for p in node.all_processes["raylet"]}
    fields = [line.split(maxsplit=2) for line in listed.splitlines()]
    pids = [int(pid) for pid, parent, args in fields if parent in own and "ray::MapWorker" in args]
    if pids and len(list(folder.glob("part-*"))) < 31:
        os.kill(pids[0], signal.SIGKILL)
        killed.append(pids[0])


@pytest.mark.parametrize("compact", [True, False])
def test_a_text_that_was_changed_is_solved_again(
    compact: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the same id; the others are kept."""
    way, sent = Way("frames", compact=compact), []

    def here(parts: list[dict[str, str]], way: Way, folder: Path, address: str) -> None:
        sent.extend(line["key"] for part in parts for line in json.loads(part["part"]))
        solver = cluster.PartSolver(way, str(folder))
        solver({"name": [part["name"] for part in parts], "part": [part["part"] for part in parts]})

    monkeypatch.setattr(cluster, "_run", here)
    out = tmp_path / "out.jsonl"
    for changed in (2, 3):
        source = write_lines(tmp_path / "in.jsonl", problem(1)["text"], {**problem(changed), "id": 2}, b"{")
        assert cluster.solve_on_ray(way, str(source), out) is Code.UNSOLVED
    assert sent == ["in.jsonl:#1", "in.jsonl:2", "in.jsonl:#3", "in.jsonl:2"]
    values = [record["value"] if compact else record["answer"]["value"] for record in read_lines(out)[:2]]
    assert values == ["16", "18"]


def test_double_ids_and_missing_rows_are_errors(tmp_path: Path) -> None:
    part = [cluster.Row(1, "a:1", Line(1, **problem(1)))]
    (sent,) = cluster._parts(part, "f00")
    cluster.PartSolver(WAY, str(tmp_path))({"name": [sent["name"]], "part": [sent["part"]]})
    own = ("a:1", part[0].line.digest)
    with pytest.raises(DataError, match="two rows have the id a:1"):
        cluster._merge(tmp_path, "f00", [own, own], tmp_path / "out.jsonl")
    with pytest.raises(DataError, match="1 rows were not solved, the first is a:2"):
        cluster._merge(tmp_path, "f00", [own, ("a:2", own[1])], tmp_path / "out.jsonl")
    assert json.loads((tmp_path / sent["name"]).read_text("utf-8"))["key"] == "a:1"

"""``fabula solve --file``: order, broken lines, resuming after a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.cli.lines import Line, parse_line

from .command import FABULA, TREES, Run, fabula, read_lines, write_lines


def problem(n: int) -> str:
    return f"果园里有苹果树{n + 10}棵，梨树比苹果树多5棵，梨树有多少棵？"


def test_every_line_gives_one_line_in_order(tmp_path: Path) -> None:
    source = write_lines(
        tmp_path / "in.jsonl", {"text": problem(1), "id": "a"}, b"", problem(2), {"text": "你好"}
    )
    run = fabula("solve", "--file", source, "--out", tmp_path / "out.jsonl")
    assert (run.code, run.out) == (0, "")
    assert "2 solved, 1 unsolved" in run.err
    first, second, third = read_lines(tmp_path / "out.jsonl")
    assert (first["line"], first["id"], first["answer"]["value"]) == (1, "a", "16")
    assert (second["line"], second["answer"]["value"]) == (3, "17")
    assert "id" not in second
    assert (third["line"], third["error"]["code"]) == (4, "no_question")


def test_a_broken_line_is_named_and_the_others_are_solved(tmp_path: Path) -> None:
    lines = [
        {"text": problem(1)},
        b'{"text": "',
        b"\xff",
        [1],
        {"id": 7},
        {"text": "\ud800"},
        {"text": problem(2)},
    ]
    source = write_lines(
        tmp_path / "in.jsonl", *[x if isinstance(x, bytes) else json.dumps(x).encode() for x in lines]
    )
    out = tmp_path / "out.jsonl"
    run = fabula("solve", "--file", source, "--out", out)
    assert run.code == 1
    for number in (2, 3, 4, 5, 6):
        assert f"in.jsonl, line {number}: " in run.err
    assert "2 solved, 5 bad" in run.err
    assert [("bad" in r, r["line"]) for r in read_lines(out)] == [(1 < n < 7, n) for n in range(1, 8)]
    again = fabula("solve", "--file", source, "--out", out)
    assert again.code == 1  # also when nothing is left to do
    assert len(read_lines(out)) == 7


def test_without_out_the_lines_go_to_stdout(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", problem(1), problem(2))
    run = fabula("solve", "--file", source)
    assert [json.loads(line)["answer"]["value"] for line in run.out.splitlines()] == ["16", "17"]


def test_a_killed_run_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    count = 150
    source = write_lines(tmp_path / "in.jsonl", *map(problem, range(count)))
    out = tmp_path / "out.jsonl"
    process = subprocess.Popen(
        [*FABULA, "solve", "--file", source, "--out", out],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and (not out.exists() or out.read_bytes().count(b"\n") < 5):
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait(20)
    before = out.read_bytes()
    done = before.count(b"\n")
    assert 5 <= done < count, "the process was to be killed in the middle"
    out.write_bytes(before + b'{"line": 999, "te')  # as if killed while writing
    run = fabula("solve", "--file", source, "--out", out)
    assert run.code == 0
    assert f"{done} of {count} lines were there already" in run.err
    assert out.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    records = read_lines(out)
    assert [r["line"] for r in records] == list(range(1, count + 1))
    assert [r["answer"]["value"] for r in records] == [str(n + 15) for n in range(count)]
    unbroken = fabula("solve", "--file", source, "--out", tmp_path / "unbroken.jsonl")
    assert unbroken.code == 0
    assert (tmp_path / "unbroken.jsonl").read_bytes() == out.read_bytes()


def test_texts_longer_than_a_pipe(tmp_path: Path) -> None:
    """Neither side waits until the other has taken what it sends."""
    source = write_lines(tmp_path / "in.jsonl", *(problem(n) * (1 if n % 8 > 5 else 20_000) for n in range(64)))
    run = fabula("solve", "--file", source, "--out", tmp_path / "out.jsonl", "--jobs", "2", "--extractor", "frames")
    assert (run.code, "16 solved, 48 unsolved" in run.err) == (0, True), run.err
    assert [record["line"] for record in read_lines(tmp_path / "out.jsonl")] == list(range(1, 65))


@pytest.mark.parametrize(
    "content", [b'{"line": 1, "text": "another", "status": "solved"}\n', b"my notes\n", b"[]\n"]
)
def test_a_foreign_output_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    source = write_lines(tmp_path / "in.jsonl", TREES)
    out = tmp_path / "out.jsonl"
    out.write_bytes(content)
    run = fabula("solve", "--file", source, "--out", out)
    assert run.code == 2
    assert "out.jsonl, line 1" in run.err
    assert out.read_bytes() == content


def test_the_input_is_not_taken_for_the_output(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", TREES)
    before = source.read_bytes()
    assert fabula("solve", "--file", source, "--out", source).code == 2
    assert source.read_bytes() == before


@given(st.binary(max_size=60))
def test_no_line_whatever_raises(raw: bytes) -> None:
    line = parse_line(7, raw)
    assert line.number == 7
    assert bool(line.error) != bool(line.text) or not line.text


@given(st.text(st.characters(codec="utf-8"), max_size=40), st.one_of(st.none(), st.integers(), st.text("ab")))
def test_a_good_line_comes_back(text: str, id_: int | str | None) -> None:
    record = {"text": text, **({"id": id_} if id_ is not None else {})}
    assert parse_line(1, json.dumps(record).encode()) == Line(1, text, id_)


def test_deep_nesting_is_a_bad_line_like_any_other() -> None:
    assert parse_line(1, b"[" * 100_000).error


def test_compact_lines(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", {"text": problem(1), "id": "a"}, "你好", b"{")
    out = tmp_path / "out.jsonl"
    assert fabula("solve", "--file", source, "--out", out, "--compact").code == 1
    first, second, third = read_lines(out)
    assert first == {
        "line": 1, "id": "a", "sha": Line(1, problem(1)).digest, "status": "solved", "answer": "16棵",
        "value": "16", "unit": "棵", "confidence": first["confidence"],
        "reading": "More_than(Total(梨树), Total(苹果树), 5棵)", "error": None,
    }  # fmt: skip
    assert (second["status"], second["error"], second["answer"]) == ("unsolved", "no_question", None)
    assert third["bad"].startswith("not JSON")
    assert out.stat().st_size < 1000
    assert "3 of 3 lines were there" in fabula("solve", "--file", source, "--out", out, "--compact").err
    write_lines(source, {"text": problem(2)}, "你好", b"{")
    changed = fabula("solve", "--file", source, "--out", out, "--compact")
    assert changed.code == 2 and "another input" in changed.err


@pytest.mark.parametrize("compact", [True, False])
def test_parquet_in_and_out(tmp_path: Path, compact: bool) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    source, out = tmp_path / "in.parquet", tmp_path / "out.parquet"
    texts = [problem(1), None, problem(2)]
    parquet.write_table(arrow.table({"id": [7, 8, 9], "text": texts, "other": [1.0, 2.0, 3.0]}), source)
    form = ["--compact"] if compact else []
    run = fabula("solve", "--file", source, "--out", out, *form)
    assert run.code == 1 and "2 solved, 1 bad" in run.err, run.err
    rows = parquet.read_table(out).to_pylist()
    assert [row["id"] for row in rows] == ["7", "8", "9"]
    assert [row["value"] for row in rows] == ["16", None, "17"]
    assert rows[1]["bad"] == 'the field "text" is missing or no string'
    if not compact:
        assert json.loads(rows[0]["solution"])["answer"]["text"] == "16棵"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.parquet", "out.parquet"]
    again = fabula("solve", "--file", source, "--out", out)
    assert again.code == 2 and "there already" in again.err


def test_options_that_need_a_file() -> None:
    for option in (["--compact"], ["--engine", "ray"], ["--address", "auto"]):
        run = fabula("solve", TREES, *option)
        assert run.code == 2 and "belong to --file" in run.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk(tmp_path: Path, jobs: str) -> None:
    """Told with the name of the file; what was written is kept, and a run with room goes on with it."""
    source = write_lines(tmp_path / "in.jsonl", *map(problem, range(80)))
    out = tmp_path / "out.jsonl"
    command = ["solve", "--file", source, "--out", out, "--extractor", "frames", "--compact", "--jobs", jobs]
    run = limited(*command, size=4096)
    assert run.code == 2 and f"fabula: {out}: " in run.err and "Traceback" not in run.err
    assert 0 < out.read_bytes().count(b"\n") < 80
    assert "lines were there already" in fabula(*command).err
    assert [record["value"] for record in read_lines(out)] == [str(n + 15) for n in range(80)]


def limited(*args: str | Path, size: int) -> Run:
    """Run ``fabula`` where no file may grow beyond so many bytes, which is how a full disk looks to it."""
    code = (
        f"import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size})); "
        "from fabula.cli.main import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code, *map(str, args)], capture_output=True, timeout=60, check=False)
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", {"text": TREES, "answer": "17"})
    for out in (tmp_path, source / "out.jsonl"):
        for command in (["solve", "--file", source], ["evaluate", "--system", "frames", "--data", source]):
            run = fabula(*command, "--out", out)
            assert (run.code, run.out) == (2, "") and run.err.startswith(f"fabula: {tmp_path}"), run.err
    assert fabula("generate", "--n", "1", "--out", tmp_path).code == 2


def test_a_run_goes_on_in_the_form_it_was_begun(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", TREES, b"{")
    out = tmp_path / "out.jsonl"
    for begun, other in (([], ["--compact"]), (["--compact"], [])):
        out.unlink(missing_ok=True)
        assert fabula("solve", "--extractor", "frames", "--file", source, "--out", out, *begun).code == 1
        before = out.read_bytes()
        run = fabula("solve", "--extractor", "frames", "--file", source, "--out", out, *other)
        assert run.code == 2 and "--compact" in run.err
        assert out.read_bytes() == before


def test_ctrl_c_keeps_what_was_solved(tmp_path: Path) -> None:
    source = write_lines(tmp_path / "in.jsonl", *map(problem, range(400)))
    out = tmp_path / "out.jsonl"
    command = ["solve", "--file", source, "--out", out, "--extractor", "frames", "--compact", "--jobs", "2"]
    process = subprocess.Popen(
        [*FABULA, *command],
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # else ignored in background
    )
    deadline = time.monotonic() + 50
    while time.monotonic() < deadline and (not out.exists() or out.read_bytes().count(b"\n") < 5):
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all
    assert process.stderr is not None
    said = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(30) == 130 and said == "stopped\n"
    assert 5 <= out.read_bytes().count(b"\n") < 400
    assert fabula(*command).code == 0
    assert [record["value"] for record in read_lines(out)] == [str(n + 15) for n in range(400)]


@pytest.mark.parametrize("ids", ["dates", "decimals", "bytes", "numbers"])
def test_ids_of_parquet_that_json_does_not_have(tmp_path: Path, ids: str) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    values = {"dates": date(2026, 11, 19), "decimals": Decimal("1.50"), "bytes": b"a", "numbers": float("nan")}
    told = {"dates": "2026-11-19", "decimals": "1.50", "bytes": "b'a'", "numbers": "nan"}
    parquet.write_table(arrow.table({"id": [values[ids]], "text": [TREES]}), tmp_path / "in.parquet")
    out = tmp_path / "out.jsonl"
    assert fabula("solve", "--extractor", "frames", "--file", tmp_path / "in.parquet", "--out", out).code == 0
    assert [record["id"] for record in read_lines(out)] == [told[ids]]


def test_parquet_that_cannot_be_read(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    source, out = tmp_path / "in.parquet", tmp_path / "out.jsonl"
    parquet.write_table(arrow.table({"question": [TREES]}), source)
    run = fabula("solve", "--file", source, "--out", out)
    assert run.code == 2 and "there is no column text" in run.err and "it has question" in run.err
    parquet.write_table(arrow.table({"text": [problem(n) for n in range(500)]}), source)
    whole = source.read_bytes()
    for raw in (whole[: len(whole) // 2], whole[:10] + b"\xff" * 50 + whole[60:], b""):
        source.write_bytes(raw)
        run = fabula("solve", "--file", source, "--out", out)
        assert run.code == 2 and f"fabula: {source}: " in run.err, run.err

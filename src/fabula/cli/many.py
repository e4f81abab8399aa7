"""``fabula solve --file``: many problems, one line or row each, in order, resumable.

Every input line that is not blank gives exactly one output line, which carries the input's line number. A
line is written whole and flushed as soon as its turn comes; what a killed run left behind is kept, a
half-written last line is cut off, and the next run goes on after the last whole one. Long files are solved by
several processes. A Parquet file, which cannot grow line by line, is made at the end from such lines.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from fabula.cli.base import Code, progress, say
from fabula.cli.lines import PARQUET, Line, need_arrow, opened, read_lines, write_parquet
from fabula.errors import DataError
from fabula.solver import Solver, make_solver
from fabula.workers import workers

SHOWN = 10  # bad lines named one by one
FEW = 60  # lines that are not worth the start of a second process


def solve_line(
    solver: Solver, line: Line, lang: str = "zh", top: int | None = None, compact: bool = False
) -> dict[str, Any]:
    """The output record of an input line."""
    if line.error:
        return {**line.head, "bad": line.error}
    if compact:
        return {**line.head, "sha": line.digest, **solver.solve_row(line.text)}
    return {**line.head, "text": line.text, **solver.solve_json(line.text, lang, top)}


@dataclass
class Kept:
    """What an earlier run wrote: how many whole lines, the number of the last, and how they went."""

    lines: int = 0
    last: int = 0
    tally: Counter[str] | None = None


def repair(path: Path, source: Path, compact: bool = False) -> Kept:
    """Cut off a half-written last line and check that the others belong to this input and have the same form."""
    kept = Kept(tally=Counter())
    assert kept.tally is not None
    if not path.exists():
        return kept
    inputs = read_lines(source)
    whole = 0
    with opened(path, "rb") as file:
        for number, raw in enumerate(file, 1):
            if not raw.endswith(b"\n"):
                break
            record = _written(path, number, raw)
            if "bad" not in record and ("sha" in record) != compact:
                form = "without" if compact else "with"
                raise DataError(f"{path} was written {form} --compact", hint="go on like that, or choose another --out")
            _check_same(path, number, record, next(inputs, None))
            kept.lines, kept.last = kept.lines + 1, record["line"]
            kept.tally["bad" if "bad" in record else str(record.get("status"))] += 1
            whole += len(raw)
    if whole < path.stat().st_size:
        with opened(path, "r+b") as file:
            file.truncate(whole)
    return kept


def _written(path: Path, number: int, raw: bytes) -> dict[str, Any]:
    try:
        record = json.loads(raw)
    except ValueError:
        record = None
    if not isinstance(record, dict) or not isinstance(record.get("line"), int):
        raise DataError(f"{path}, line {number} was not written by fabula", hint="choose another --out")
    return record


def _check_same(path: Path, number: int, record: dict[str, Any], line: Line | None) -> None:
    same = line is not None and record["line"] == line.number
    if line is not None and "sha" in record:
        same = same and record["sha"] == line.digest
    elif line is not None:
        same = same and record.get("text", "") == line.text
    if not same:
        raise DataError(
            f"{path}, line {number} is the result of another input",
            hint="choose another --out, or remove the file",
        )


@dataclass(frozen=True)
class Way:
    """How lines are to be solved; what a worker process needs to know."""

    extractor: str = ""
    seconds: float = 2.0
    lang: str = "zh"
    top: int | None = None
    jobs: int = 1
    compact: bool = False

    def maker(self) -> Callable[[Line], dict[str, Any]]:
        """A loaded solver of lines."""

        solver = make_solver(self.extractor, seconds=self.seconds)
        return partial(solve_line, solver, lang=self.lang, top=self.top, compact=self.compact)

    @contextmanager
    def solving(self, count: int) -> Iterator[Callable[[Iterable[Line]], Iterator[dict[str, Any]]]]:
        """Something that solves lines in order: here, or in other processes where that saves time."""
        if self.jobs == 1 or count < FEW:
            yield partial(map, self.maker())
            return
        with workers(self.maker, self.jobs) as pool:
            yield pool.map


def solve_many(way: Way, source: Path, out: Path | None) -> Code:
    """Solve every line that has not been solved yet; 1 if any line was bad."""
    if out is not None and out.exists() and out.samefile(source):
        raise DataError("--out names the input file", hint="choose another --out")
    if out is not None and out.suffix == PARQUET:
        return _into_parquet(way, source, out)
    total = sum(1 for _ in read_lines(source))
    kept = repair(out, source, way.compact) if out else Kept(tally=Counter())
    assert kept.tally is not None
    if kept.lines:
        say(f"{kept.lines} of {total} lines were there already")
    with (
        way.solving(total - kept.lines) as solve,
        _target(out) as file,
        progress("solving", total, kept.lines) as advance,
    ):
        for record in solve(line for line in read_lines(source) if line.number > kept.last):
            file.write(json.dumps(record, ensure_ascii=False).encode("utf-8") + b"\n")
            file.flush()
            kept.tally["bad" if "bad" in record else record["status"]] += 1
            advance()
    bad = [line for line in read_lines(source) if line.error]
    _summary(source, kept.tally, bad)
    return Code.UNSOLVED if bad else Code.OK


def _into_parquet(way: Way, source: Path, out: Path) -> Code:
    """By way of a JSONL file beside it, from which a stopped run goes on."""
    if out.exists():
        raise DataError(f"{out} is there already", hint="choose another --out, or remove the file")
    need_arrow()  # now, and not after hours of solving
    work = out.with_name(f"{out.name}.jsonl")
    code = solve_many(way, source, work)
    with opened(work, "rb") as file:
        write_parquet(out, map(json.loads, file))
    work.unlink()
    return code


def _summary(source: Path, tally: Counter[str], bad: list[Line]) -> None:
    for line in bad[:SHOWN]:
        say(f"{source}, line {line.number}: {line.error}")
    if len(bad) > SHOWN:
        say(f"… and {len(bad) - SHOWN} more bad lines")
    names = ("solved", "unsure", "unsolved", "bad")
    say(", ".join(f"{tally[name]} {name}" for name in names if tally[name]) or "no lines")


@contextmanager
def _target(out: Path | None) -> Iterator[BinaryIO]:
    """Where records go, written line by line."""
    if out is None:
        yield sys.stdout.buffer
        return
    with opened(out, "ab") as file:
        yield file

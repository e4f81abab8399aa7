"""How a reader does on story problems from elsewhere: those that are read to mend it, and those that nobody reads.

    python benchmarks/elsewhere.py Math_23K.json ape10k.jsonl [--without DIR] [--half unread] [--extractor frames]
        [--kind journey] [--steps 2..4] [--limit N] [--show wrong] [--cases FILE]

Story problems (``data/holdout.py``: a number is asked, the equation speaks of numbers of the text) of the files,
without what is held back from all training, and without the problems of the data folder DIR. A hash of the text parts
them into two halves. Whoever mends rules shows himself problems of the half ``read`` only (``--show`` refuses the
other), and reports the totals of both: what is gained on the unread half is what the next text gains.

``--cases`` writes id, outcome and answer of every problem, to be compared with another version; no texts.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fabula.data.expression import numbers, parse, same_answer
from fabula.data.holdout import apart, is_story, long_stories, plain_stories
from fabula.data.readers import load
from fabula.data.records import Record
from fabula.errors import FabulaError
from fabula.extract import make_extractor
from fabula.frames.types import problem_type
from fabula.solution import Solution, Status
from fabula.solver import Solver
from fabula.terminal.bar import bar
from fabula.text import read

HALVES = ("read", "unread", "both")


def half(record: Record) -> str:
    """Which half a problem is in: a function of its text alone."""
    return HALVES[hashlib.sha256(record.text.encode()).digest()[0] % 2]


def stories(files: list[Path], without: Path | None) -> list[Record]:
    """The story problems of the files that anybody may learn from."""
    found = [r for file in files for r in load(file)]
    held = [*long_stories(found), *plain_stories(found)]
    known = {r.text for r in load(without)} if without else set()
    return [r for r in apart(found, held) if r.text not in known and is_story(r)]


def chosen(records: list[Record], args: argparse.Namespace) -> Iterator[Record]:
    """Those of a half, a type and a number of operations."""
    least, _, most = args.steps.partition("..")
    for record in records:
        operations = len(numbers(parse(record.equation or "", record.text))) - 1
        if args.half in ("both", half(record)) and int(least or 0) <= operations <= int(most or least or 99):
            if not args.kind or args.kind == kind(record):
                yield record


def kind(record: Record) -> str:
    """The type that the program takes a text for."""
    try:
        return problem_type(read(record.text)).value
    except FabulaError:
        return "unreadable"


def outcome(record: Record, found: Solution) -> str:
    """Right or wrong, and whether it was sure."""
    right = found.answer is not None and same_answer(found.answer.value, record.answer or "")
    if found.answer is None:
        return "none"
    return ("right" if right else "wrong") + (" solved" if found.status is Status.SOLVED else "")


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("files", nargs="+", type=Path)
    given.add_argument("--without", type=Path, help="a data folder whose problems are left out")
    given.add_argument("--half", choices=HALVES, default="both")
    given.add_argument("--extractor", default="frames")
    given.add_argument("--kind", default="", help="journey, task_completion, relation or price")
    given.add_argument("--steps", default="0..99", help="operations, LEAST..MOST")
    given.add_argument("--limit", type=int, default=0)
    given.add_argument("--show", choices=("wrong", "none", "right"), help="print such problems; with --half read")
    given.add_argument("--cases", type=Path)
    args = given.parse_args()
    if args.show and args.half != "read":
        given.error("--show goes with --half read: nobody reads the other half")
    solver = Solver(make_extractor(args.extractor))
    found = chosen(stories(args.files, args.without), args)
    records = sorted(found, key=lambda r: hashlib.sha256(r.id.encode()).digest())
    counts: dict[tuple[str, str], Counter[str]] = {}
    lines = []
    records = records[: args.limit or None]
    with bar("solving", len(records)) as done:
        for record in records:
            solution = solver.solve(record.text)
            what, got = outcome(record, solution), solution.answer
            counts.setdefault((half(record), kind(record)), Counter())[what] += 1
            lines.append({"id": record.id, "outcome": what, "answer": got and str(got.value)})
            if args.show and what.startswith(args.show):
                print(f"{record.id}  {record.text}\n    {record.equation} = {record.answer}; {what}")
                print(f"    {got.text if got else solution.error}")
            done(1)
    if args.cases:
        args.cases.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    report(counts)


def report(counts: dict[tuple[str, str], Counter[str]]) -> None:
    """A row a half and type: how many, the share right, the share called solved, how much of that is right."""
    print(f"{'half':8}{'type':18}{'problems':>9}{'right %':>9}{'solved %':>10}{'right if solved %':>19}")
    totals: dict[tuple[str, str], Counter[str]] = {}
    for (part, _), found in counts.items():
        totals.setdefault((part, "all"), Counter()).update(found)
    for (part, type_), found in [*sorted(counts.items()), *sorted(totals.items())]:
        n, sure = found.total(), found["right solved"] + found["wrong solved"]
        right = found["right solved"] + found["right"]
        share = f"{100 * found['right solved'] / sure:.1f}" if sure else "–"
        print(f"{part:8}{type_:18}{n:9}{100 * right / n:9.1f}{100 * sure / n:10.1f}{share:>19}")


if __name__ == "__main__":
    main()

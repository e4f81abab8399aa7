"""Sheets on which annotators say whose each number is, and the way back (docs/annotating.md).

``python -m fabula.learn.annotate sheet FILE … --out DIR`` writes sheets; ``… check SHEET … --out owners.jsonl`` reads
the filled ones, names every mistake, and stores hashes of the texts and places in them, no texts. Files of problems
that were written for the project (``.story``) are checked by the same command; they stay as they are.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

from fabula.data.holdout import is_story
from fabula.data.readers import load
from fabula.data.records import Record
from fabula.data.stories import CLOSE, OPEN, SUFFIX, read_stories
from fabula.errors import FabulaError, ReadError
from fabula.extract.neural.tagger import tagged
from fabula.learn.stories import DROP, Mistake, check_stories, told_by
from fabula.learn.tagging import Annotations, Told, fingerprint, read_annotations
from fabula.terminal import Commands, Exit, Option, echo
from fabula.text import Problem, read

_HEAD = re.compile(r"#(\S+) (.+)")
_MARKED = re.compile(rf"{OPEN}\d+:([^{CLOSE}]*){CLOSE}")
app = Commands(help="Sheets of problems to be annotated.")


def marked(problem: Problem) -> str:
    """The text with its numbers marked: 客车每小时行⟨0:70千米⟩."""
    text = problem.text
    for quantity in sorted(tagged(problem), key=lambda q: -q.span.start):
        start, end = quantity.span.start, quantity.span.end
        text = f"{text[:start]}{OPEN}{quantity.index}:{text[start:end]}{CLOSE}{text[end:]}"
    return text


def sheet(problems: Iterable[tuple[str, Problem]]) -> str:
    """Problems for an annotator, one a paragraph."""
    return "\n\n".join(f"#{name} {marked(problem)}" for name, problem in problems) + "\n"


def read_sheet(text: str) -> tuple[dict[str, tuple[Told, ...]], list[Mistake]]:
    """What a filled sheet tells, by the fingerprint of the text, and what is wrong with it."""
    found: dict[str, tuple[Told, ...]] = {}
    mistakes: list[Mistake] = []
    for block in re.split(r"\n(?=#)", text.strip()):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        head = _HEAD.fullmatch(lines[0]) if lines else None
        if head is None:
            mistakes.append(Mistake(lines[0] if lines else "", "a problem begins with #ID and its text"))
            continue
        name, problem = head[1], read(_MARKED.sub(r"\1", head[2]))
        if len(lines) > 1 and lines[1].split()[:2] == [name, DROP]:
            continue
        told, wrong = _problem(name, problem, lines[1:])
        mistakes += wrong
        if told and not wrong:
            found[fingerprint(problem.text)] = told
    return found, mistakes


def _problem(name: str, problem: Problem, lines: Sequence[str]) -> tuple[tuple[Told, ...], list[Mistake]]:
    told: dict[int, Told | None] = {}
    wrong: list[Mistake] = []
    asked = {q.index for q in tagged(problem)}
    for line in lines:
        try:
            index, tag = _line(name, problem, line)
            if index not in asked or index in told:
                raise ValueError(f"there is no such number, or it is told twice: {name}.{index}")
            told[index] = tag
        except ValueError as error:
            wrong.append(Mistake(line, str(error)))
    if not wrong and (missing := sorted(asked - told.keys())):
        wrong.append(Mistake(f"#{name}", f"nothing is told of {', '.join(f'{name}.{i}' for i in missing)}"))
    return tuple(t for _, t in sorted(told.items()) if t is not None), wrong


def _line(name: str, problem: Problem, line: str) -> tuple[int, Told | None]:
    head, _, words = line.partition(" ")
    if not re.fullmatch(rf"{re.escape(name)}\.\d+", head):
        raise ValueError(f"a line begins with {name}. and the number's index")
    index = int(head.rsplit(".", 1)[1])
    if index >= len(problem.quantities):
        raise ValueError(f"there is no such number: {head}")
    return index, told_by(words, problem, index)


def problems(records: Iterable[Record], known: Annotations) -> Iterator[tuple[str, Problem]]:
    """Stories that can be read and of which nothing is told yet."""
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        if not known.of(problem.text) and tagged(problem):
            yield record.id, problem


@app.add("sheet")
def write_sheets(
    files: list[Path],
    out: Annotated[Path, Option(help="A folder for the sheets.")],
    size: Annotated[int, Option(help="Problems a sheet.")] = 40,
    count: Annotated[int, Option(help="Problems in all, drawn at random.")] = 400,
    seed: int = 1,
    known: Annotated[Path | None, Option(help="Annotations that there are already.")] = None,
) -> None:
    """Write sheets of story problems to be annotated."""
    records = [r for path in files for r in load(path) if is_story(r)]
    random.Random(seed).shuffle(records)
    have = read_annotations(known) if known else Annotations({})
    chosen = [p for p, _ in zip(problems(records, have), range(count), strict=False)]
    out.mkdir(parents=True, exist_ok=True)
    for n, start in enumerate(range(0, len(chosen), size), 1):
        (out / f"sheet{n:03}.txt").write_text(sheet(chosen[start : start + size]), "utf-8")
    echo(f"{len(chosen)} problems in {out}")


@app.add("check")
def check_sheets(sheets: list[Path], out: Annotated[Path | None, Option(help="Where annotations go.")] = None) -> None:
    """Read filled sheets; name what is wrong; write what is right."""
    found: dict[str, tuple[Told, ...]] = {}
    count = stories = 0
    for path in sheets:
        told: dict[str, tuple[Told, ...]] = {}
        try:
            if path.suffix == SUFFIX:
                stories += len(read_stories(path))
                mistakes = check_stories(path)
            else:
                told, mistakes = read_sheet(path.read_text("utf-8"))
        except FabulaError as error:
            mistakes = [Mistake(path.name, error.message)]
        found |= told
        count += len(mistakes)
        for mistake in mistakes:
            echo(f"{path.name}: {mistake}", err=True)
    if out is not None:
        out.write_text(
            "".join(
                json.dumps({"text": name, "tags": [t.to_json() for t in told]}, separators=(",", ":")) + "\n"
                for name, told in found.items()
            ),
            "utf-8",
        )
    echo(f"{len(found) + stories} problems, {count} mistakes")
    raise Exit(1 if count else 0)


if __name__ == "__main__":
    app()

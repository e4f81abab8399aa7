"""Sheets on which annotators say whose each number is, and the way back (docs/annotating.md).

``python -m fabula.learn.annotate sheet FILE … --out DIR`` writes sheets; ``… check SHEET … --out owners.jsonl`` reads
the filled ones, names every mistake, and stores hashes of the texts and places in them, no texts.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from fabula.data.holdout import is_story
from fabula.data.readers import load
from fabula.data.records import Record
from fabula.errors import FabulaError, ReadError
from fabula.extract.neural.tagger import POINTERS, ROLES, tagged
from fabula.learn.tagging import Annotations, Told, everywhere, fingerprint, nearest, read_annotations
from fabula.text import Problem, read

OPEN, CLOSE = "⟨⟩"
WORLD = "W:"
DROP = "x"
_HEAD = re.compile(r"#(\S+) (.+)")
_MARKED = re.compile(rf"{OPEN}\d+:([^{CLOSE}]*){CLOSE}")
EVERYWHERE = ("owner", "other")  # names that stand for one thing wherever they stand
app = typer.Typer(add_completion=False)


@dataclass(frozen=True)
class Mistake:
    """What is wrong with a line of a sheet."""

    line: str
    why: str

    def __str__(self) -> str:
        return f"{self.line!r}: {self.why}"


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
    head, role, *rest = line.split()
    if not re.fullmatch(rf"{re.escape(name)}\.\d+", head):
        raise ValueError(f"a line begins with {name}. and the number's index")
    index = int(head.rsplit(".", 1)[1])
    if role == DROP:
        return index, None
    if role not in ROLES or not rest:
        raise ValueError(f"after the number comes one of {', '.join(ROLES)}, then its owner")
    owner, *pointers = rest
    world = owner.startswith(WORLD)
    words = {"owner": owner.removeprefix(WORLD)}
    for pointer in pointers:
        key, _, word = pointer.partition("=")
        if key not in POINTERS or not word or key in words:
            raise ValueError(f"{pointer!r} is none of act=, mark=, what=, other=")
        words[key] = word
    if index >= len(problem.quantities):
        raise ValueError(f"there is no such number: {head}")
    quantity = problem.quantities[index]
    span = quantity.span.start, quantity.span.end
    for word in words.values():
        if word not in problem.text:
            raise ValueError(f"{word!r} is not in the text")
    if (role == "relation") < ("other" in words):
        raise ValueError("only a relation has an other one")
    text = problem.text
    places = {k: tuple(everywhere(text, w)) if k in EVERYWHERE else nearest(text, w, span) for k, w in words.items()}
    return index, Told(index, role, world, places)


def problems(records: Iterable[Record], known: Annotations) -> Iterator[tuple[str, Problem]]:
    """Stories that can be read and of which nothing is told yet."""
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        if not known.of(problem.text) and tagged(problem):
            yield record.id, problem


@app.command("sheet")
def write_sheets(
    files: list[Path],
    out: Annotated[Path, typer.Option(help="A folder for the sheets.")],
    size: Annotated[int, typer.Option(help="Problems a sheet.")] = 40,
    count: Annotated[int, typer.Option(help="Problems in all, drawn at random.")] = 400,
    seed: int = 1,
    known: Annotated[Path | None, typer.Option(help="Annotations that there are already.")] = None,
) -> None:
    """Write sheets of story problems to be annotated."""
    records = [r for path in files for r in load(path) if is_story(r)]
    random.Random(seed).shuffle(records)
    have = read_annotations(known) if known else Annotations({})
    chosen = [p for p, _ in zip(problems(records, have), range(count), strict=False)]
    out.mkdir(parents=True, exist_ok=True)
    for n, start in enumerate(range(0, len(chosen), size), 1):
        (out / f"sheet{n:03}.txt").write_text(sheet(chosen[start : start + size]), "utf-8")
    typer.echo(f"{len(chosen)} problems in {out}")


@app.command("check")
def check_sheets(
    sheets: list[Path], out: Annotated[Path | None, typer.Option(help="Where annotations go.")] = None
) -> None:
    """Read filled sheets; name what is wrong; write what is right."""
    found: dict[str, tuple[Told, ...]] = {}
    count = 0
    for path in sheets:
        try:
            told, mistakes = read_sheet(path.read_text("utf-8"))
        except FabulaError as error:
            told, mistakes = {}, [Mistake(path.name, error.message)]
        found |= told
        count += len(mistakes)
        for mistake in mistakes:
            typer.echo(f"{path.name}: {mistake}", err=True)
    if out is not None:
        out.write_text(
            "".join(
                json.dumps({"text": name, "tags": [t.to_json() for t in told]}, separators=(",", ":")) + "\n"
                for name, told in found.items()
            ),
            "utf-8",
        )
    typer.echo(f"{len(found)} problems, {count} mistakes")
    raise typer.Exit(1 if count else 0)


if __name__ == "__main__":
    app()

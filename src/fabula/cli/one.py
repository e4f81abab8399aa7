"""``fabula solve`` for one problem."""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from fabula.cli.base import Code, describe, message, say, stop
from fabula.errors import InternalError
from fabula.solution import Solution, Status
from fabula.solver import Solver
from fabula.terminal import echo

_NUMBERS = re.compile(r"\[\n\s*-?\d+(?:,\n\s*-?\d+)*\n\s*\]")
MAX_BYTES = 1 << 20  # of stdin; a problem has a few hundred


@dataclass(frozen=True)
class Output:
    """Where a solution goes and in which form."""

    json: bool = False
    latex: bool = False
    svg: Path | None = None
    html: Path | None = None
    lang: str = "zh"
    top: int | None = None
    picture: str = ""
    method: str = "arithmetic"


def given_text(words: list[str] | None) -> str:
    """The problem from the command line, or else from stdin."""
    if not words:
        return read_stdin()
    text = " ".join(words)
    if not any("\udc80" <= char <= "\udcff" for char in text):
        return text
    try:  # bytes that the locale could not decode: they may be UTF-8 all the same
        return os.fsencode(text).decode("utf-8")
    except UnicodeError:
        stop("the text on the command line is not UTF-8", hint="use a UTF-8 terminal, or pipe a UTF-8 file")


def read_stdin() -> str:
    """All of stdin; anything that is not a short UTF-8 text is refused with a message."""
    if sys.stdin.isatty():
        say("Type a problem, then Ctrl-D:")
    data = sys.stdin.buffer.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        stop(f"stdin holds more than {MAX_BYTES} bytes", hint="many problems go through --file and --out")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        stop(
            f"stdin is not UTF-8: byte 0x{data[error.start]:02x} at position {error.start}",
            hint="convert it first, for example with iconv -f GB18030 -t UTF-8",
        )


def solve_one(solver: Solver, text: str, output: Output) -> Code:
    """Solve, print, write the pictures that were asked for; the exit code says how it went."""
    solution = solver.solve(text)
    _print(solution, output)
    _write_files(solution, output)
    if solution.error is not None and not isinstance(solution.error, InternalError):
        return Code.USAGE
    return Code.UNSOLVED if solution.status is Status.UNSOLVED else Code.OK


def _print(solution: Solution, output: Output) -> None:
    if output.json:
        echo(written(solution.to_json(output.lang, output.top, output.method)))
    elif solution.error is not None:
        say(message(describe(solution.error, output.lang), solution.error.hinted(output.lang)))
    elif output.latex and solution.best is not None:
        from fabula.explain.latex import solution_latex

        echo(solution_latex(solution, solution.best, output.lang, output.method))
    else:
        from fabula.explain.text import solution_text

        echo(solution_text(solution, output.lang, output.top, output.method))


def written(value: object) -> str:
    """Indented JSON with lists of numbers on one line; safe, since a JSON string has no line break."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    return _NUMBERS.sub(lambda found: f"[{' '.join(found[0][1:-1].split())}]", text)


def _write_files(solution: Solution, output: Output) -> None:
    if solution.best is None:
        if output.svg or output.html:
            say("fabula: there is no situation to draw, so no file was written")
        return
    if output.svg:
        from fabula.explain.picture import picture

        drawn = picture(solution.best, output.lang, output.picture or "graph")
        if output.picture not in ("", drawn.kind):
            say(f"fabula: there is nothing to draw as {output.picture}; drew {drawn.kind} instead")
        _write(output.svg, drawn.svg)
    if output.html:
        told = solution.html(output.lang, output.top or 1, output.picture, output.method)
        _write(output.html, told)


def _write(path: Path, content: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        stop(f"cannot write {path}: {error.strerror}")

"""The command line. Only typer is imported here: each command loads what it needs when it is called."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from fabula.cli.base import Code, errors, stop, use_utf8

EPILOG = (
    "Exit codes: 0 an answer (sure or unsure), 1 no answer or bad records, "
    "2 wrong use or unreadable input, 130 Ctrl-C."
)


class Lang(StrEnum):
    ZH = "zh"
    EN = "en"


class Split(StrEnum):
    IID = "iid"
    OOD = "ood"


class Part(StrEnum):
    TEST = "test"
    TRAIN = "train"
    STUDY = "study"


class Commands(TyperGroup):
    """Our commands, and those whose own file is imported only when they are called."""

    lazy: ClassVar = {
        "serve": "Serve the page, the REST API and the tutor on one port.",
        "train": "Train a model on one split's train file and export it.",
        "bench": "Train and measure systems, print the paper's tables; compare two systems.",
        "encoder": "Fetch the pretrained encoder that training starts from.",
        "data": "Curate, describe, split and check the data.",
    }

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *self.lazy]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.lazy:
            return TyperCommand(cmd_name, help=self.lazy[cmd_name])
        return super().get_command(ctx, cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in self.lazy:
            return args[0], _imported(args[0]), args[1:]
        return super().resolve_command(ctx, args)


def _imported(name: str) -> Any:
    """A lazy command, from the file of its name."""
    if name == "train":
        from fabula.cli.train import app as train

        return typer.main.get_command(train)
    if name == "bench":
        from fabula.cli.bench import app as bench

        return typer.main.get_group(bench)
    if name == "serve":
        from fabula.cli.serve import app as serve

        return typer.main.get_command(serve)
    if name == "encoder":
        from fabula.cli.encoder import app as encoder

        return typer.main.get_group(encoder)
    from fabula.cli.data import app as data

    return typer.main.get_group(data)


app = typer.Typer(
    cls=Commands,
    help="Fabula solves algebra story problems by way of the situation behind them.",
    epilog=EPILOG,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from fabula import __version__

        typer.echo(f"fabula {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options before the command."""
    use_utf8()


@app.command(epilog=EPILOG)
def solve(
    text: Annotated[list[str] | None, typer.Argument(help="The problem; from stdin if not given.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (docs/json.md).")] = False,
    svg: Annotated[Path | None, typer.Option(help="Draw the situation into this file.")] = None,
    latex: Annotated[bool, typer.Option("--latex", help="Print the solution as LaTeX.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write everything into this page.")] = None,
    lang: Annotated[Lang, typer.Option(help="The language of the explanation.")] = Lang.ZH,
    top: Annotated[int | None, typer.Option(min=1, help="Show so many readings in full.")] = None,
    extractor: Annotated[
        str, typer.Option(help="Who reads the text: smart+, rules …", show_default="smart+")
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.01, help="Time limit for a problem.")] = 2.0,
    file: Annotated[Path | None, typer.Option(help="A JSONL file with many problems.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where the solutions go; resumed if there.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes for --file.", show_default="one a core")
    ] = None,
) -> None:
    """Solve a problem and show the situation, the steps and the answer."""
    if file is None and out is not None:
        stop("--out belongs to --file")
    if file is not None and (text or svg or html or latex):
        stop("--file cannot be combined with a text, --svg, --html or --latex")
    if as_json and latex:
        stop("choose one of --json and --latex")
    with errors():
        from fabula.cli.one import Output, given_text, solve_one

        problem = "" if file else given_text(text)
        if file is not None:
            from fabula.cli.many import Way, solve_many

            way = Way(extractor, seconds, lang.value, top, jobs or os.cpu_count() or 1)
            code = solve_many(way, file, out)
        else:
            from fabula.extract import make_extractor
            from fabula.solver import Solver

            solver = Solver(make_extractor(extractor), seconds=seconds)
            code = solve_one(solver, problem, Output(as_json, latex, svg, html, lang.value, top))
    raise typer.Exit(code)


@app.command(epilog=EPILOG)
def evaluate(
    data: Annotated[Path, typer.Option(help="A folder of the official four files.")],
    split: Annotated[Split, typer.Option(help="Which split.")] = Split.IID,
    part: Annotated[Part, typer.Option(help="Which part; study reads DIR/study.json.")] = Part.TEST,
    system: Annotated[str, typer.Option(help="Who is to answer.")] = "rules",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    limit: Annotated[int | None, typer.Option(min=1, help="Only the first N problems.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write one JSON line a problem.")] = None,
    model: Annotated[Path | None, typer.Option(help="A model folder; without it the shipped one.")] = None,
) -> None:
    """Measure how many answers a system gets right, and how fast."""
    if model is not None and system == "rules":
        stop("rules use no model", hint="add --system smart+")
    with errors():
        from fabula.cli.evaluate import run, show

        report = run(data, split.value, part.value, system, limit, out, model)
        if as_json:
            import json

            where = {"data": str(data), "split": split.value, "part": part.value}
            typer.echo(json.dumps({**report.to_json(), **where}, ensure_ascii=False, indent=2))
        else:
            show(report, f"{system} on {data.name}, {split.value} {part.value}")
    raise typer.Exit(Code.OK)


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()

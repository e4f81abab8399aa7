"""The command line. Only typer is imported here: each command loads what it needs when it is called."""

from __future__ import annotations

import gc
import os
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from fabula.cli.base import Code, errors, stop, use_utf8

EPILOG = (
    "Exit codes: 0 an answer (sure or unsure), 1 no answer or bad records, 2 wrong use or unreadable input, 130 Ctrl-C."
)


class Lang(StrEnum):
    ZH = "zh"
    EN = "en"


class Engine(StrEnum):
    LOCAL = "local"
    RAY = "ray"


class Picture(StrEnum):
    SEGMENTS = "segments"
    JOURNEY = "journey"
    GRAPH = "graph"


class Method(StrEnum):
    ARITHMETIC = "arithmetic"
    EQUATION = "equation"


class Split(StrEnum):
    IID = "iid"
    OOD = "ood"


class Part(StrEnum):
    TEST = "test"
    TRAIN = "train"
    STUDY = "study"


class Shown(StrEnum):
    WRONG = "wrong"


class Commands(TyperGroup):
    """Our commands, and those whose own file is imported only when they are called."""

    lazy: ClassVar = {
        "serve": "Serve the page, the REST API and the tutor on one port.",
        "train": "Train a model on one split's train file and export it.",
        "bench": "Train and measure systems, print the paper's tables; compare two systems.",
        "encoder": "Fetch the pretrained encoder that training starts from.",
        "data": "Curate, describe, split and check the data.",
        "generate": "Write problems whose situation, equation and answer are known.",
        "grow": "Make new problems from ones whose situation is known.",
        "worksheet": "Write a worksheet with its key, on paper or for a learning platform.",
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
    if name in ("generate", "grow"):
        from fabula.cli import generate as made

        return typer.main.get_command(made.app if name == "generate" else made.grown)
    if name == "worksheet":
        from fabula.cli.worksheet import app as worksheet

        return typer.main.get_command(worksheet)
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
    picture: Annotated[Picture | None, typer.Option(help="What --svg and --html draw.", show_default="graph")] = None,
    method: Annotated[Method, typer.Option(help="As in a textbook, or with an unknown x.")] = Method.ARITHMETIC,
    lang: Annotated[Lang, typer.Option(help="The language of the explanation.")] = Lang.ZH,
    top: Annotated[int | None, typer.Option(min=1, help="Show so many readings in full.")] = None,
    extractor: Annotated[str, typer.Option(help="Who reads the text: smart+, rules …", show_default="smart+")] = "",
    seconds: Annotated[float, typer.Option(min=0.01, help="Time limit for a problem.")] = 2.0,
    file: Annotated[Path | None, typer.Option(help="Many problems: JSONL or .parquet; for ray also a pattern.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where the solutions go; resumed if there.")] = None,
    compact: Annotated[
        bool, typer.Option("--compact", help="For --file: answer, confidence and reading only.")
    ] = False,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes for --file.", show_default="one a core")] = None,
    engine: Annotated[Engine, typer.Option(help="Where --file is solved: here, or on Ray.")] = Engine.LOCAL,
    address: Annotated[str, typer.Option(help="Of a Ray cluster.", show_default="one is started here")] = "",
) -> None:
    """Solve a problem and show the situation, the steps and the answer."""
    if file is None and (out is not None or compact or address or engine is Engine.RAY):
        stop("--out, --compact, --engine and --address belong to --file")
    if file is not None and (text or svg or html or latex):
        stop("--file cannot be combined with a text, --svg, --html or --latex")
    if as_json and latex:
        stop("choose one of --json and --latex")
    with errors():
        from fabula.cli.one import Output, given_text, solve_one

        problem = "" if file else given_text(text)
        if file is not None:
            from fabula.cli.many import Way, solve_many

            way = Way(extractor, seconds, lang.value, top, jobs or os.cpu_count() or 1, compact)
            if engine is Engine.RAY:
                from fabula.cli.cluster import solve_on_ray

                code = solve_on_ray(replace(way, jobs=jobs or 0), str(file), out, address)
            else:
                code = solve_many(way, file, out)
        else:
            from fabula.solver import make_solver

            solver = make_solver(extractor, seconds=seconds)
            output = Output(as_json, latex, svg, html, lang.value, top, picture or "", method.value)
            code = solve_one(solver, problem, output)
    raise typer.Exit(code)


@app.command(epilog=EPILOG)
def evaluate(
    data: Annotated[
        Path | None, typer.Option(help="A folder of the official four files, or a JSONL or Math23K file.")
    ] = None,
    situations: Annotated[
        Path | None, typer.Option(help="Judge situations against this file or folder of gold ones instead.")
    ] = None,
    generated: Annotated[
        bool, typer.Option("--generated", help="Judge situations of generated problems instead.")
    ] = False,
    count: Annotated[int, typer.Option("--n", min=1, help="With --generated: how many.")] = 100,
    seed: Annotated[int, typer.Option(help="With --generated: where drawing starts.")] = 1,
    distractors: Annotated[int, typer.Option(min=0, max=4, help="With --generated: unneeded sentences in each.")] = 0,
    split: Annotated[Split, typer.Option(help="Which split of a folder.")] = Split.IID,
    part: Annotated[Part, typer.Option(help="Which part; study reads DIR/study.json.")] = Part.TEST,
    system: Annotated[str, typer.Option(help="Who is to answer.", show_default="what `fabula solve` uses")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    limit: Annotated[int | None, typer.Option(min=1, help="Only the first N problems.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write one JSON line a problem.")] = None,
    model: Annotated[Path | None, typer.Option(help="A model folder; without it the shipped one.")] = None,
    shown: Annotated[
        Shown | None, typer.Option("--show", help="With --situations: print the wrong ones, with reasons.")
    ] = None,
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="Pass over bad records and count them.")] = False,
) -> None:
    """Measure how many answers, or whole situations, a system gets right, and how fast."""
    if model is not None and system == "rules":
        stop("rules use no model", hint="add --system smart+")
    if [data is None, situations is None, not generated].count(False) != 1:
        stop("choose one of --data, --situations and --generated")
    with errors():
        if generated:
            from fabula.cli.situations import evaluate_generated

            wrong = shown is not None
            evaluate_generated(count, seed, system, model, as_json=as_json, wrong=wrong, distractors=distractors)
            raise typer.Exit(Code.OK)
        if data is None:
            from fabula.cli.situations import evaluate_file

            assert situations is not None
            evaluate_file(situations, system, model, as_json=as_json, limit=limit, wrong=shown is not None)
            raise typer.Exit(Code.OK)
        from fabula.cli.evaluate import Asked, run, show

        asked = Asked(data, split.value, part.value, limit, skip_bad)
        report = run(asked, system, out, model)
        if as_json:
            import json

            typer.echo(json.dumps({**report.to_json(), **asked.to_json()}, ensure_ascii=False, indent=2))
        else:
            show(report, f"{report.system} on {asked}")
    raise typer.Exit(Code.OK)


def main() -> None:
    """The entry point."""
    gc.set_threshold(100_000)  # what is imported is no garbage: looking for some costs 4 % of the first answer
    app()


if __name__ == "__main__":
    main()

"""The command line. Only click is imported here: each command loads what it needs when it is called."""

from __future__ import annotations

import gc
import os
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, ClassVar

from fabula.cli.base import Code, errors, say, stop, use_utf8
from fabula.terminal import Argument, Command, Commands, Exit, Option, echo

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


class Fabula(Commands):
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
            return Command(cmd_name, help=self.lazy[cmd_name])
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Ctrl-C has one message and one exit code also while a command is being imported."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            say("stopped")
            raise Exit(Code.INTERRUPTED) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in self.lazy:
            return args[0], _imported(args[0]), args[1:]
        return super().resolve_command(ctx, args)


def _imported(name: str) -> Any:
    """A lazy command, from the file of its name."""
    if name == "grow":
        from fabula.cli.generate import grown

        return grown
    return import_module(f"fabula.cli.{name}").app


app = Fabula(help="Fabula solves algebra story problems by way of the situation behind them.", epilog=EPILOG)


def _version(wanted: bool) -> None:
    if wanted:
        from fabula import __version__

        echo(f"fabula {__version__}")
        raise Exit


@app.first
def root(
    version: Annotated[bool, Option("--version", callback=_version, help="Print the version.")] = False,
) -> None:
    """Options before the command."""
    use_utf8()


@app.add(epilog=EPILOG)
def solve(
    text: Annotated[list[str] | None, Argument(help="The problem; from stdin if not given.")] = None,
    as_json: Annotated[bool, Option("--json", help="Print JSON (docs/json.md).")] = False,
    svg: Annotated[Path | None, Option(help="Draw the situation into this file.")] = None,
    latex: Annotated[bool, Option("--latex", help="Print the solution as LaTeX.")] = False,
    html: Annotated[Path | None, Option(help="Write everything into this page.")] = None,
    picture: Annotated[Picture | None, Option(help="What --svg and --html draw.", show_default="graph")] = None,
    method: Annotated[Method, Option(help="As in a textbook, or with an unknown x.")] = Method.ARITHMETIC,
    lang: Annotated[Lang, Option(help="The language of the explanation.")] = Lang.ZH,
    top: Annotated[int | None, Option(min=1, help="Show so many readings in full.")] = None,
    extractor: Annotated[str, Option(help="Who reads the text: smart+, frames …", show_default="smart+")] = "",
    seconds: Annotated[float, Option(min=0.01, help="Time limit for a problem.")] = 2.0,
    file: Annotated[Path | None, Option(help="Many problems: JSONL or .parquet; for ray also a pattern.")] = None,
    out: Annotated[Path | None, Option(help="Where the solutions go; resumed if there.")] = None,
    compact: Annotated[bool, Option("--compact", help="For --file: answer, confidence and reading only.")] = False,
    jobs: Annotated[int | None, Option(min=1, help="Processes for --file.", show_default="one a core")] = None,
    engine: Annotated[Engine, Option(help="Where --file is solved: here, or on Ray.")] = Engine.LOCAL,
    address: Annotated[str, Option(help="Of a Ray cluster.", show_default="one is started here")] = "",
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
    raise Exit(code)


@app.add(epilog=EPILOG)
def evaluate(
    data: Annotated[
        Path | None, Option(help="A folder of the official four files, or a JSONL or Math23K file.")
    ] = None,
    situations: Annotated[
        Path | None, Option(help="Judge situations against this file or folder of gold ones instead.")
    ] = None,
    generated: Annotated[bool, Option("--generated", help="Judge situations of generated problems instead.")] = False,
    count: Annotated[int, Option("--n", min=1, help="With --generated: how many.")] = 100,
    seed: Annotated[int, Option(help="With --generated: where drawing starts.")] = 1,
    distractors: Annotated[int, Option(min=0, max=4, help="With --generated: unneeded sentences in each.")] = 0,
    split: Annotated[Split, Option(help="Which split of a folder.")] = Split.IID,
    part: Annotated[Part, Option(help="Which part; study reads DIR/study.json.")] = Part.TEST,
    system: Annotated[str, Option(help="Who is to answer.", show_default="what `fabula solve` uses")] = "",
    as_json: Annotated[bool, Option("--json", help="Print JSON instead of a table.")] = False,
    limit: Annotated[int | None, Option(min=1, help="Only the first N problems.")] = None,
    out: Annotated[Path | None, Option(help="Write one JSON line a problem.")] = None,
    model: Annotated[Path | None, Option(help="A model folder; without it the shipped one.")] = None,
    shown: Annotated[
        Shown | None, Option("--show", help="With --situations: print the wrong ones, with reasons.")
    ] = None,
    skip_bad: Annotated[bool, Option("--skip-bad", help="Pass over bad records and count them.")] = False,
) -> None:
    """Measure how many answers, or whole situations, a system gets right, and how fast."""
    if model is not None and system == "frames":
        stop("frames use no model", hint="add --system smart+")
    if [data is None, situations is None, not generated].count(False) != 1:
        stop("choose one of --data, --situations and --generated")
    with errors():
        if generated:
            from fabula.cli.situations import evaluate_generated

            wrong = shown is not None
            evaluate_generated(count, seed, system, model, as_json=as_json, wrong=wrong, distractors=distractors)
            raise Exit(Code.OK)
        if data is None:
            from fabula.cli.situations import evaluate_file

            assert situations is not None
            evaluate_file(situations, system, model, as_json=as_json, limit=limit, wrong=shown is not None)
            raise Exit(Code.OK)
        from fabula.cli.evaluate import Asked, run, show

        asked = Asked(data, split.value, part.value, limit, skip_bad)
        report = run(asked, system, out, model)
        if as_json:
            import json

            echo(json.dumps({**report.to_json(), **asked.to_json()}, ensure_ascii=False, indent=2))
        else:
            show(report, f"{report.system} on {asked}")
    raise Exit(Code.OK)


def main() -> None:
    """The entry point."""
    gc.set_threshold(100_000)  # what is imported is no garbage: looking for some costs 4 % of the first answer
    app()


if __name__ == "__main__":
    main()

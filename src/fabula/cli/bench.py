"""``fabula bench``: every system on every split, one set of tables; ``fabula bench compare``: two of them."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

from fabula.cli.base import Code, errors, progress, say, stop
from fabula.terminal import Argument, Commands, Context, Exit, Option, echo

app = Commands(
    invoke_without_command=True,
    no_args_is_help=False,
    subcommand_metavar="[compare A B]",
    help="Train and measure systems, print the paper's tables; compare two systems.",
)

SYSTEMS = "frames,smart,smart+,mathen,group-att,gts,graph2tree"


class Asked(StrEnum):
    TEST = "test"
    VALIDATION = "validation"


@app.first
def bench(
    ctx: Context,
    data: Annotated[Path | None, Option(help="A folder of the official four files.")] = None,
    out: Annotated[Path | None, Option(help="Where everything goes; resumed if there.")] = None,
    systems: Annotated[
        str,
        Option(help="Names with commas; gts@m3e-small on an encoder, smart+#note for a given model."),
    ] = SYSTEMS,
    system: Annotated[list[str] | None, Option(help="A system of your own, module:factory.")] = None,
    splits: Annotated[str, Option(help="iid, ood or both.")] = "iid,ood",
    seeds: Annotated[str, Option(help="Training seeds, with commas.")] = "1",
    models: Annotated[
        list[str] | None, Option(help="A trained model, SYSTEM:SPLIT[:SEED]=FOLDER; not trained again.")
    ] = None,
    ablation: Annotated[
        bool,
        Option("--ablation", help="Also smart without some of its modules and after each iteration."),
    ] = False,
    perturb: Annotated[
        bool,
        Option("--perturb", help="Also with other numbers, names, order, irrelevant clauses, a needed one out."),
    ] = False,
    part: Annotated[
        Asked, Option(help="The test files, or a cut of the train files; then no test is opened.")
    ] = Asked.TEST,
    limit: Annotated[int | None, Option(min=1, help="Ask only the first N problems.")] = None,
    threads: Annotated[int, Option(min=1, help="Processor cores to use.")] = 2,
) -> None:
    """Train what is missing, measure everything, write results.json, tables.md and pictures into --out."""
    if ctx.invoked_subcommand is not None:
        return
    if data is None or out is None:
        hint = "fabula bench --data DIR --out DIR, or: fabula bench compare A B"
        stop("--data and --out are needed", hint=hint)
    with errors():
        from fabula.bench.builtin import ABLATIONS, STAGES
        from fabula.bench.registry import register_path
        from fabula.bench.run import Bench, Plan

        own = [register_path(path) for path in system or []]
        names = tuple(dict.fromkeys((*_names(systems), *own, *((*ABLATIONS, *STAGES) if ablation else ()))))
        numbers = tuple(map(_number, _names(seeds)))
        given = {key: path for spec in models or [] for key, path in [_model(spec, numbers)]}
        plan = Plan(data, out, names, tuple(_names(splits)), numbers, given, part.value, limit, threads, perturb)
        failures = Bench(plan, say=say, bar=progress).run(lambda: report(out, names))
        echo(report(out, names, pictures=True))
    raise Exit(Code.UNSOLVED if failures else Code.OK)


def report(out: Path, order: tuple[str, ...], *, pictures: bool = False) -> str:
    """Write what the folder shows so far; the tables."""
    from importlib.util import find_spec

    from fabula.bench.cells import write_json, write_text
    from fabula.bench.summary import summarise_folder
    from fabula.bench.tables import tables

    results = summarise_folder(out, order)
    page = tables(results)
    write_json(out / "results.json", results)
    write_text(out / "tables.md", page)
    if pictures:
        if find_spec("matplotlib") is None:
            say("no pictures: pip install 'fabula-smart[train]' for matplotlib")
        else:
            from fabula.bench.plots import draw

            draw(results, out)
    return page


@app.add()
def compare(
    a: Annotated[str, Argument(help="A system of --in, or a per-problem JSONL file.")],
    b: Annotated[str, Argument(help="Another one.")],
    folder: Annotated[Path | None, Option("--in", help="The folder of a benchmark.")] = None,
    split: Annotated[str, Option(help="Which split of --in.")] = "iid",
    seed: Annotated[int, Option(help="Which seed of --in.")] = 1,
    out: Annotated[Path | None, Option(help="Write a page, .md or .html, instead of printing.")] = None,
    examples: Annotated[int, Option(min=0, help="So many problems of each kind.")] = 4,
) -> None:
    """What one solves and the other does not, with McNemar's exact test and examples side by side."""
    with errors():
        from fabula.bench.cells import write_text
        from fabula.bench.compare import compare as compared
        from fabula.bench.compare import html_page, load_side, markdown_page

        found = compared(load_side(a, folder, split, seed), load_side(b, folder, split, seed), examples)
        if out is None:
            echo(markdown_page(found))
        else:
            write_text(out, html_page(found) if out.suffix in (".html", ".htm") else markdown_page(found))
            echo(found.verdict())
    raise Exit(Code.OK)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _number(text: str) -> int:
    if not text.isdecimal():
        stop(f"{text!r} is no seed", hint="whole numbers with commas: --seeds 1,2")
    return int(text)


def _model(spec: str, seeds: tuple[int, ...]) -> tuple[tuple[str, str, int], Path]:
    """``smart+:iid=FOLDER`` is the model of the first seed."""
    name, _, folder = spec.partition("=")
    system, _, rest = name.partition(":")
    split, _, seed = rest.partition(":")
    if not system or not split or not folder:
        stop(f"{spec!r} names no model", hint="write it as SYSTEM:SPLIT=FOLDER or SYSTEM:SPLIT:SEED=FOLDER")
    if not Path(folder).is_dir():
        stop(f"{folder}: there is no such folder")
    return (system, split, _number(seed) if seed else seeds[0]), Path(folder)

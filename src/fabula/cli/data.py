"""``fabula data``: build, stats, split, check. Each command is a thin wrapper over a plain function."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated

from fabula.bench.properties import violations, wordless
from fabula.cli.base import progress
from fabula.data.build import BuildRequest, BuildResult, build
from fabula.data.check import CheckReport, check
from fabula.data.compare import Comparison
from fabula.data.curate import CurateConfig
from fabula.data.goldgraph import Complaint, GoldReport, check_gold
from fabula.data.jsonstream import BadRecords
from fabula.data.readers import FILES, Folder, Split, load, read_folder
from fabula.data.records import TITLES, ProblemType
from fabula.data.situations import gold_files, source_of
from fabula.data.split import split_iid, split_ood
from fabula.data.stats import (
    LABELS,
    PAPER,
    SHARES,
    Figures,
    GraphFigures,
    Row,
    Statistics,
    as_json,
    statistics,
    title,
)
from fabula.data.writers import official_files, write_files
from fabula.errors import DataError, FabulaError
from fabula.situation import ParseGraph
from fabula.terminal import Argument, Commands, Exit, Option, Table, echo
from fabula.text import Problem

app = Commands(help="Curate, describe, split and check the data.")


class Kind(StrEnum):
    IID = "iid"
    OOD = "ood"


SkipBad = Annotated[bool, Option("--skip-bad", help="Pass over bad records and count them.")]
AsJson = Annotated[bool, Option("--json", help="Print JSON instead of tables.")]
Force = Annotated[bool, Option("--force", help="Replace data files that are already there.")]
Seed = Annotated[int, Option(help="Every random choice follows from it.")]
Data = Annotated[Path, Argument(help="A folder of the official four files, a JSON file, or a .jsonl file.")]


@contextmanager
def _errors() -> Iterator[None]:
    """One line (and a hint) instead of a traceback, and exit code 1."""
    try:
        yield
    except FabulaError as error:
        echo(str(error), err=True)
        raise Exit(1) from error


def _skipped(bad: BadRecords | None) -> None:
    if bad and bad.count:
        echo(f"skipped {bad.count} bad records, the first: {bad.messages[0]}", err=True)


def _print_json(value: object) -> None:
    echo(json.dumps(value, ensure_ascii=False, indent=2))


@app.add("build")
def build_command(
    math23k: Annotated[Path, Option(help="Math23K: objects one after another, or a JSON list.")],
    out: Annotated[Path, Option(help="The folder to write.")],
    seed: Seed = 20,
    k: Annotated[int | None, Option(min=2, help="Number of clusters; the elbow if not given.")] = None,
    keywords: Annotated[Path | None, Option(help="Another file of keyword filters.")] = None,
    compare: Annotated[Path | None, Option(help="An official folder to measure against.")] = None,
    skip_bad: SkipBad = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Turn a copy of Math23K into ASP6.6k: four files, a datasheet, the clusters and two pictures."""
    with _errors():
        reference = read_folder(compare) if compare else None
        config = CurateConfig(seed=seed, k=k)
        request = BuildRequest(math23k, out, config, keywords, reference, skip_bad, force)
        with progress("clustering", config.k_max - config.k_min + 1) as advance:
            result = build(request, lambda done, total: advance())
        if as_json:
            _print_json(_build_json(result))
        else:
            _print_build(result, out)


def _build_json(result: BuildResult) -> dict[str, object]:
    return {
        "problems_read": result.source.problems,
        "skipped": len(result.source.skipped),
        "selected": {str(kind): _count(result, kind) for kind in ProblemType},
        "elbow": result.clustering.elbow,
        "k": result.clustering.k,
        "iid": _sizes(result.iid),
        "ood": _sizes(result.ood),
        "comparison": result.comparison.as_json() if result.comparison else None,
    }


def _sizes(split: Split) -> dict[str, int]:
    return {"train": len(split.train), "test": len(split.test)}


def _count(result: BuildResult, kind: ProblemType) -> int:
    return sum(record.type == kind for record in result.selection.records)


def _print_build(result: BuildResult, out: Path) -> None:
    head = f"{len(result.selection.records)} of {result.source.problems} problems → {out}"
    table = Table(head, "type", "problems", "the paper")
    for kind in ProblemType:
        table.row(TITLES[kind], str(_count(result, kind)), str(PAPER.by_type[kind].problems))
    echo(str(table))
    elbow = result.clustering.elbow if result.clustering.elbow is not None else "none found"
    echo(f"elbow: {elbow}; clusters: {result.clustering.k}; bad records: {len(result.source.skipped)}")
    if result.comparison:
        _print_comparison(result.comparison)


def _print_comparison(found: Comparison) -> None:
    head = f"against {found.official} official problems ({found.absent} more are not in the source)"
    table = Table(head, "type", "official", "found", "with this type", "selected", "recall")
    for name, row in found.by_type.items():
        cells = [str(value) for value in asdict(row).values()]
        table.row(title(name), *cells, f"{row.recall:.3f}")
    echo(str(table))
    echo(
        f"recall {found.recall:.4f}  precision {found.precision:.4f}  "
        f"type agreement {found.type_agreement:.4f}\n"
        f"recall on the test files alone {found.recall_unseen:.4f} ({found.official_unseen} problems)"
    )


@app.add("stats")
def stats_command(
    data: Data,
    graphs: Annotated[bool, Option(help="Parse every problem for agents, events and relations.")] = True,
    skip_bad: SkipBad = False,
    as_json_: AsJson = False,
) -> None:
    """The paper's table of statistics for this data, with the paper's figures beside it."""
    with _errors():
        bad = BadRecords() if skip_bad else None
        records = load(data, bad)
        figures = parser_figures() if graphs else None
        with progress("parsing", len(records)) as advance:
            found = statistics(records, figures, advance)
        _skipped(bad)
        if as_json_:
            _print_json(as_json(found))
        else:
            echo(str(stats_table(found)))


def parser_figures() -> Figures:
    """The current parser as a counter of graph nodes; it gets the text alone."""
    try:
        from fabula.solver import load as load_solver
    except ImportError as error:
        raise DataError("the parser cannot be loaded", hint="--no-graphs leaves the graph figures out") from error
    solver = load_solver()

    def figures(text: str) -> GraphFigures | None:
        try:
            solution = solver.solve(text)
        except FabulaError:  # a text that cannot be read has no graph
            return None
        if solution.graph is None or solution.problem is None:
            return None
        return graph_figures(solution.problem, solution.graph)

    return figures


def graph_figures(problem: Problem, graph: ParseGraph) -> GraphFigures:
    """What is counted of one reading."""
    return GraphFigures(
        len(graph.agents),
        len(graph.events),
        len(graph.relations),
        len(graph.nodes),
        len(wordless(problem, graph)),
        bool(violations(problem, graph)),
    )


def stats_table(found: Statistics) -> Table:
    """By type and in total, the paper's column beside each of ours; narrow enough for 80 columns."""
    columns = {**found.by_type, "total": found.total}
    paper: dict[str, Row] = {**{str(kind): row for kind, row in PAPER.by_type.items()}, "total": PAPER.total}
    heads = (head for name in columns for head in (title(name), "paper"))
    table = Table("Averages a problem; length in tokens", "", *heads)
    for key, label in LABELS.items():
        cells = []
        for name, row in columns.items():
            cells.append(_cell(getattr(row, key), key))
            cells.append(_cell(getattr(paper[name], key), key) if name in paper and key != "graphs" else "")
        table.row(label, *cells)
    return table


def _cell(value: float | None, key: str) -> str:
    if value is None:
        return "–"
    if isinstance(value, int):
        return str(value)
    if key in SHARES:
        return f"{100 * value:.1f}%"
    return f"{value:.1f}" if key == "length" else f"{value:.2f}"


@app.add("split")
def split_command(
    data: Data,
    kind: Annotated[Kind, Option(help="iid: 80/20 at random; ood: the longest 20 % of each type.")],
    seed: Seed = 20,
    out: Annotated[Path | None, Option(help="Folder to write; the data folder itself if not given.")] = None,
    skip_bad: SkipBad = False,
    force: Force = False,
) -> None:
    """Split the problems anew; the result is a whole official folder, the other split stays as it was."""
    with _errors():
        if out is None and not data.is_dir():
            raise DataError(f"{data} is a file", hint="name a folder to write with --out")
        target = out or data
        taken = [name for name in FILES if (target / name).exists()]
        if taken and not force:
            raise DataError(f"{target} already holds {taken[0]}", hint="another folder with --out, or --force")
        bad = BadRecords() if skip_bad else None
        folder = resplit(data, kind, seed, bad)
        write_files(target, official_files(folder.iid, folder.ood))
        _skipped(bad)
        made = folder.iid if kind is Kind.IID else folder.ood
        echo(f"{kind}, seed {seed}: {len(made.train)} train, {len(made.test)} test → {target}")


def resplit(data: Path, kind: Kind, seed: int, bad: BadRecords | None = None) -> Folder:
    """Both splits; the one that was asked for is new, and the other too if the data had none."""
    if data.is_dir():
        folder = read_folder(data, bad)
        records = folder.records
        if kind is Kind.IID:
            return Folder(split_iid(records, seed), folder.ood)
        return Folder(folder.iid, split_ood(records, seed))
    records = load(data, bad)
    return Folder(split_iid(records, seed), split_ood(records, seed))


@app.add("check")
def check_command(
    data: Annotated[Path | None, Argument(help="Problems with equations, as for the other commands.")] = None,
    situations: Annotated[
        Path | None, Option(help="A file or folder of gold situations (docs/situations.md) instead.")
    ] = None,
    skip_bad: SkipBad = False,
    as_json: AsJson = False,
) -> None:
    """List the problems whose equation does not give their answer; or the gold situations that are wrong."""
    with _errors():
        if (data is None) == (situations is None):
            raise DataError("name one file", hint="fabula data check DATA, or --situations FILE")
        if situations is not None:
            _check_situations(situations, as_json)
        elif data is not None:
            _check_equations(data, skip_bad, as_json)


def _check_equations(data: Path, skip_bad: bool, as_json: bool) -> None:
    bad = BadRecords() if skip_bad else None
    records = tuple(load(data, bad))
    _skipped(bad)
    if not records:
        raise DataError(f"{data}: there are no problems in it")
    found = check(records)
    if as_json:
        rows = [asdict(noise) | {"value": _fraction(noise.value)} for noise in found.noise]
        _print_json({"checked": found.checked, "without_gold": found.without_gold, "noise": rows})
    else:
        _print_noise(found)
    if found.noise or (bad and bad.count):
        raise Exit(1)


def _print_noise(found: CheckReport) -> None:
    for noise in found.noise:
        echo(f"{noise.id}\t{noise.equation}\t{noise.answer}\t{noise.reason}")
    echo(
        f"{len(found.noise)} of {found.checked} equations do not give the answer"
        + (f"; {found.without_gold} problems have no gold" if found.without_gold else "")
    )


def _check_situations(path: Path, as_json: bool) -> None:
    """Bad blocks with their files and lines; the exit code is 1 if there are any."""
    reports = {file: check_gold(source_of(file)) for file in gold_files(path)}
    found = [(file, complaint) for file, report in reports.items() for complaint in _complaints(report)]
    good = [gold for report in reports.values() for gold in report.gold]
    bad = sum(len(report.bad) for report in reports.values())
    if as_json:
        rows = [{"file": str(file), **asdict(complaint)} for file, complaint in found]
        _print_json({"situations": len(good), "bad": bad, "complaints": rows})
    else:
        for file, complaint in found:
            mark = "" if complaint.bad else "look again: "
            echo(f"{file}:{complaint.line}: {mark}{complaint.message}")
        kinds = Counter(gold.situation.kind for gold in good)
        echo(", ".join(f"{kind} {count}" for kind, count in kinds.items()))
        echo(f"{len(good)} good situations, {bad} bad")
    if bad:
        raise Exit(1)


def _complaints(report: GoldReport) -> list[Complaint]:
    """What is wrong in a file, and what looks so, by line."""
    doubts = [
        Complaint(gold.situation.line, str(violation), bad=False)
        for gold in report.gold
        for violation in violations(gold.problem, gold.graph)
    ]
    return sorted((*report.complaints, *doubts), key=lambda complaint: complaint.line)


def _fraction(value: object) -> str | None:
    return None if value is None else str(value)

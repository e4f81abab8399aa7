"""``fabula evaluate --situations``: the figures as a table or JSON, and the wrong ones with reasons."""

from __future__ import annotations

import json
from pathlib import Path

from fabula.bench.registry import make_system
from fabula.bench.situation_report import Judged, SituationReport, Tally, evaluate_situations
from fabula.bench.systems import System
from fabula.cli.base import progress
from fabula.data.goldgraph import Gold, read_gold
from fabula.extract import default
from fabula.terminal import Table, echo

COLUMNS = {
    "role": "role", "owner": "owner", "both": "both", "goal": "goal", "event_recall": "events",
    "event_precision": "precise", "whole": "whole", "answer": "answer", "stable": "stable",
}  # fmt: skip


def evaluate_file(
    path: Path, system: str, model: Path | None, *, as_json: bool, limit: int | None, wrong: bool
) -> None:
    """Judge a system on a file of gold situations, and print what came out."""
    _evaluate(read_gold(path)[:limit], str(path), make_system(system or default(), model), as_json=as_json, wrong=wrong)


def evaluate_generated(
    count: int, seed: int, system: str, model: Path | None, *, as_json: bool, wrong: bool, distractors: int = 0
) -> None:
    """The round trip: how much of what was written does a system read back?"""
    from fabula.generate import Wanted, generate

    golds = tuple(made.gold for made in generate(count, seed, Wanted(distractors=(distractors, distractors))))
    name = f"{count} generated with seed {seed}" + (f" and {distractors} distractors" if distractors else "")
    _evaluate(golds, name, make_system(system or default(), model), as_json=as_json, wrong=wrong)


def _evaluate(golds: tuple[Gold, ...], name: str, system: System, *, as_json: bool, wrong: bool) -> None:
    with progress(f"{system.name} on {name}", len(golds)) as advance:
        report = evaluate_situations(system, golds, advance)
    if as_json:
        echo(json.dumps({**report.to_json(), "data": name}, ensure_ascii=False, indent=2))
        return
    if wrong:
        echo("\n".join(shown(one) for one in report.judged if not one.verdict.whole))
    show(report, name)


def show(report: SituationReport, name: str) -> None:
    total = report.total
    echo(str(table(report, f"{report.system} on {name}: situations that are right, in %")))
    echo(f"numbers     {total.numbers}, role and owner right {total.both}")
    echo(f"events      {total.events}, predicted {total.events_predicted}, found {total.events_found}")
    echo(f"whole       {total.whole} of {total.situations} situations")
    echo(f"solved      {total.solved}, whole situation right {total.solved_whole}")


def table(report: SituationReport, title: str) -> Table:
    """By kind, by the number of events, and in all; narrow enough for 100 columns."""
    made = Table(title, "kind", "n", *COLUMNS.values())
    for kind, tally in report.by_kind.items():
        made.row(kind, *_cells(tally))
    made.line()
    for count, tally in report.by_events.items():
        made.row(f"{count} events", *_cells(tally))
    made.line()
    made.row("all", *_cells(report.total))
    return made


def _cells(tally: Tally) -> list[str]:
    shares = tally.shares()
    return [str(tally.situations), *(_percent(shares[key]) for key in COLUMNS)]


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def shown(one: Judged) -> str:
    """A wrong situation: gold, what was read, and why that is wrong."""
    read = one.graph.pretty() if one.graph is not None else "(nothing)"
    reasons = "\n".join(f"  ! {reason}" for reason in one.verdict.reasons())
    head = f"line {one.gold.situation.line}, {one.status}"
    return f"{head}\n{one.gold.situation.source}\n--- read as\n{read}\n{reasons}\n"

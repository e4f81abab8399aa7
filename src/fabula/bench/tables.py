"""``tables.md``: the paper's two tables with its figures beside ours, then cost, iterations and ablation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from fabula.bench import robust
from fabula.bench.names import Name
from fabula.bench.summary import COLUMNS, OVERALL
from fabula.data.records import TITLES

HEADS = {OVERALL: "Overall", **{kind.value: name for kind, name in TITLES.items()}}
CAPTIONS = {
    "iid": "Answer accuracy on the IID split (%)",
    "ood": "Answer accuracy on the OOD split (%): the longest problems of each type",
}
ROBUST_NOTE = (
    "Right answers after a disturbance; in brackets those of the same problems before it. *irrelevant n*: n clauses of "
    "other problems added. *needed one out*: a clause that is needed taken out; the share that is called `solved` all "
    "the same, which should be none."
)
MODULES = {
    "smart-ner": "NER: graphs from labels, no relations",
    "smart-re": "NER and RE: relations by the initial parser's rules",
    "smart-seq2seq": "NER and Seq2Seq: relations by the network",
    "smart-pg": "NER, RE and Seq2Seq, in the order of p(pg|x)",
    "smart": "NER, RE and Seq2Seq, chosen by the ranker: smart",
}


def tables(results: Mapping[str, Any]) -> str:
    """The whole page."""
    blocks = ["# Benchmark", _note(results)]
    for split, rows in results["accuracy"].items():
        blocks += [f"## {CAPTIONS[split]}", accuracy_table(rows), readings_table(rows)]
    if len(results["accuracy"]) == 2:
        blocks += ["## From IID to OOD", drop_table(results["accuracy"])]
    blocks += ["## Speed and size", cost_table(results["cost"]), _machine(results["machine"])]
    if results["curve"]:
        blocks += ["## Iterations of smart", curve_table(results["curve"])]
    for split, rows in results["ablation"].items():
        blocks += [f"## Ablation of smart, {split} (%)", ablation_table(rows)]
    for split, found in results.get("robustness", {}).items():
        blocks += [f"## Disturbed problems, {split} (%)", ROBUST_NOTE, robust.table(found)]
    return "\n\n".join(blocks) + "\n"


def _note(results: Mapping[str, Any]) -> str:
    test = results["part"] == "test"
    asked = "the test files" if test else "a validation cut of the train files; no test opened"
    limit = f", the first {results['limit']} problems" if results["limit"] else ""
    return (
        f"Measured on {asked}{limit}. Means over seeds; in brackets 95 % bootstrap intervals over problems. "
        "The columns *paper* are the paper's figures, on the official test files of ASP6.6k, trained on the "
        "official train files."
    )


def accuracy_table(rows: Mapping[str, Any]) -> str:
    """A row a system; the paper's figure beside each of ours."""
    columns = [c for c in COLUMNS if any(c in row for row in rows.values())]
    head = ["", "seeds", *(name for c in columns for name in (HEADS[c], "paper"))]
    counts = next(iter(rows.values()))
    size = ["problems", "", *(x for c in columns for x in (str(counts.get(c, {}).get("problems", "")), ""))]
    body = [
        [_name(system), str(row[OVERALL]["seeds"]), *(x for c in columns for x in _pair(row.get(c)))]
        for system, row in rows.items()
    ]
    return markdown(head, [size, *body])


def _pair(found: Mapping[str, Any] | None) -> tuple[str, str]:
    if not found:
        return "", ""
    own = f"{_percent(found['accuracy'])} [{_percent(found['low'])}, {_percent(found['high'])}]"
    return own, f"{found['paper']:.1f}" if found["paper"] is not None else "–"


def readings_table(rows: Mapping[str, Any]) -> str:
    head = ["", "first 5", "first 20", "`solved`", "right if `solved`"]
    keys = ("first_5", "first_20", "sure", "right_if_sure")
    return markdown(head, [[_name(s), *(_percent(row[k]) for k in keys)] for s, row in rows.items()])


def drop_table(accuracy: Mapping[str, Any]) -> str:
    """What longer problems cost each system, here and in the paper."""
    body = []
    for system, iid in accuracy["iid"].items():
        if system not in accuracy["ood"]:
            continue
        near, far = iid[OVERALL], accuracy["ood"][system][OVERALL]
        printed = [near["paper"], far["paper"]]
        there = f"{printed[0] - printed[1]:.1f}" if None not in printed else "–"
        lost = near["accuracy"] - far["accuracy"]
        shares = map(_percent, (near["accuracy"], far["accuracy"], lost))
        body.append([_name(system), *shares, there])
    return markdown(["", "IID", "OOD", "lost", "lost in the paper"], body)


def cost_table(costs: Mapping[str, Any]) -> str:
    head = ["", "median ms", "95th percentile ms", "model MB", "parameters (M)", "training s"]
    body = [
        [
            _name(system),
            f"{cost['median_ms']:.1f}",
            f"{cost['p95_ms']:.1f}",
            _or_dash(cost["megabytes"], ".1f"),
            _or_dash(cost["parameters"] and cost["parameters"] / 1e6, ".2f"),
            _or_dash(cost["training_seconds"], ".0f"),
        ]
        for system, cost in costs.items()
    ]
    return markdown(head, body)


def _machine(machine: Mapping[str, Any]) -> str:
    if not machine:
        return ""
    where = f"{machine['cores']} cores ({machine['processor']}, load {machine.get('load')})"
    return (
        f"One problem at a time, in the run that also measured accuracy, on {where}, "
        f"Python {machine['python']}, Fabula {machine['fabula']}."
    )


def curve_table(curves: Sequence[Mapping[str, Any]]) -> str:
    """Iteration 0 is the initial parser."""
    most = max(len(curve["solved"]) for curve in curves)
    head = ["after iteration", *map(str, range(most))]
    kinds = {"accuracy": "answer accuracy (%)", "solved": "training problems solved (%)"}
    body = [
        [f"{c['split'].upper()}, seed {c['seed']}: {said}", *map(_percent, c[key])]
        for key, said in kinds.items()
        for c in curves
        if c[key]
    ]
    return markdown(head, body)


def ablation_table(rows: Mapping[str, Any]) -> str:
    body = [[MODULES.get(name, name), _pair(row | {"paper": None})[0]] for name, row in rows.items()]
    return markdown(["modules at work", "Overall"], body)


def markdown(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the first column is left-aligned, short rows are filled up."""
    return "\n".join(_lines(head, body))


def _lines(head: Sequence[str], body: Iterable[Sequence[str]]) -> Iterator[str]:
    yield _line(head)
    yield _line(["---", *["---:"] * (len(head) - 1)])
    for row in body:
        yield _line([*row, *[""] * (len(head) - len(row))])


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _name(system: str) -> str:
    return Name.of(system).long_title


def _or_dash(value: float | None, form: str) -> str:
    return format(value, form) if value is not None else "–"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"

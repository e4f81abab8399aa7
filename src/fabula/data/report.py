"""What a curation leaves behind besides the problems: datasheet, clusters, two pictures."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Any

from fabula.data.compare import Comparison
from fabula.data.curate import Clustering, CurateConfig, Selection, need
from fabula.data.readers import Split
from fabula.data.records import TITLES, ProblemType, Record
from fabula.data.stats import PAPER

COLOURS = {
    ProblemType.JOURNEY: "#1f77b4",
    ProblemType.TASK: "#2ca02c",
    ProblemType.RELATION: "#d62728",
    ProblemType.PRICE: "#ff7f0e",
}
MAX_POINTS = 4000


@dataclass(frozen=True)
class Source:
    """Where the problems came from."""

    name: str
    sha256: str
    problems: int
    skipped: tuple[str, ...]


def datasheet(
    source: Source,
    config: CurateConfig,
    selection: Selection,
    clustering: Clustering,
    splits: tuple[Split, Split],
    keywords: str,
    comparison: Comparison | None,
) -> str:
    parts = [
        "# Datasheet\n\nAlgebra story problems curated from Math23K by `fabula data build`, "
        "after the dataset section of SMART (AAAI 2021).",
        _source_part(source),
        _counts_part(selection),
        _splits_part(splits, config.seed),
        _choices_part(config, clustering),
        _comparison_part(comparison) if comparison else "",
        "## Keyword filters\n\nMembership and type follow from this file alone.\n\n"
        f"```\n{keywords.rstrip()}\n```",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _source_part(source: Source) -> str:
    skipped = "".join(f"\n  - {message}" for message in source.skipped[:20])
    more = f"\n  - … and {len(source.skipped) - 20} more" if len(source.skipped) > 20 else ""
    return (
        f"## Source\n\n- file: `{source.name}`\n- sha256: `{source.sha256}`\n"
        f"- problems read: {source.problems}\n- bad records skipped: {len(source.skipped)}{skipped}{more}"
    )


def _counts_part(selection: Selection) -> str:
    counts = Counter(record.type for record in selection.records)
    rows: list[list[object]] = [
        [TITLES[kind], f"`{kind}`", counts[kind], PAPER.by_type[kind].problems] for kind in ProblemType
    ]
    rows.append(["Total", "", len(selection.records), PAPER.total.problems])
    reasons = [[reason, count] for reason, count in sorted(selection.rejected.items())]
    return (
        "## Counts\n\n"
        + _table(["type", "in the files", "problems", "the paper"], rows)
        + "\n\nNot selected, by the first reason:\n\n"
        + _table(["reason", "problems"], reasons)
    )


def _splits_part(splits: tuple[Split, Split], seed: int) -> str:
    iid, ood = splits
    rows = [
        ["`data_*` (IID)", len(iid.train), len(iid.test), f"random, seed {seed}"],
        [
            "`generalization_data_*` (OOD)",
            len(ood.train),
            len(ood.test),
            "the longest 20 % of each type by tokens",
        ],
    ]
    return "## Splits\n\n" + _table(["files", "train", "test", "how"], rows)


def _choices_part(config: CurateConfig, clustering: Clustering) -> str:
    rows = [
        [f"`{name}`", value if value is not None else "the elbow"] for name, value in asdict(config).items()
    ]
    versions = [[name, metadata.version(name)] for name in ("scikit-learn", "kneed", "numpy")]
    elbow = clustering.elbow if clustering.elbow is not None else "none found"
    return (
        f"## Choices\n\nElbow of the curve: {elbow}; clusters made: {clustering.k} "
        "(see `clusters.md`, `elbow.png`, `clusters.png`).\n\n"
        + _table(["choice", "value"], rows)
        + "\n\n"
        + _table(["package", "version"], versions)
    )


def _comparison_part(found: Comparison) -> str:
    rows = [
        [name, *asdict(figures).values(), f"{figures.recall:.3f}"] for name, figures in found.by_type.items()
    ]
    return (
        f"## Against the official problems\n\nrecall {found.recall:.4f}, precision {found.precision:.4f}, "
        f"type agreement {found.type_agreement:.4f}; "
        f"recall on the test files alone {found.recall_unseen:.4f} "
        f"({found.official} official problems in the source, {found.absent} absent from it).\n\n"
        + _table(["type", "official", "found", "with this type", "selected", "recall"], rows)
    )


def cluster_report(clustering: Clustering) -> str:
    """Each cluster with its top words and what the filters took from it."""
    rows = [
        [
            group.index,
            group.size,
            " ".join(group.top_words),
            *(group.selected.get(kind, 0) for kind in ProblemType),
        ]
        for group in clustering.clusters
    ]
    head = ["cluster", "problems", "top words", *(str(kind) for kind in ProblemType)]
    curve = [
        [k, f"{inertia:.1f}", "elbow" if k == clustering.elbow else ""] for k, inertia in clustering.inertias
    ]
    return (
        "# Clusters\n\nTF-IDF and mini-batch k-means; the last columns count the problems "
        f"that the keyword filters selected.\n\n{_table(head, rows)}\n\n"
        f"## Elbow\n\n{_table(['k', 'inertia', ''], curve)}\n"
    )


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError as error:
        raise need("matplotlib") from error
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def _png(pyplot: Any, figure: Any) -> bytes:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=120, metadata={"Software": None})
    pyplot.close(figure)
    return buffer.getvalue()


def elbow_plot(clustering: Clustering) -> bytes:
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(6, 4), layout="constrained")
    ks, inertias = zip(*clustering.inertias, strict=True)
    axes.plot(ks, inertias, marker="o", markersize=4)
    if clustering.elbow is not None:
        axes.axvline(clustering.elbow, linestyle="--", color="grey", label=f"elbow at k = {clustering.elbow}")
        axes.legend()
    axes.set(xlabel="number of clusters k", ylabel="inertia", title="Mini-batch k-means over TF-IDF")
    axes.set_xticks(ks)
    return _png(pyplot, figure)


def cluster_plot(records: Sequence[Record], selection: Selection, clustering: Clustering) -> bytes:
    """The same map twice: by cluster, and by the type that the filters gave."""
    pyplot = _pyplot()
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(12, 5.5), layout="constrained", sharex=True, sharey=True
    )
    step = max(1, len(records) // MAX_POINTS)
    shown = range(0, len(records), step)
    colours = pyplot.get_cmap("tab20")
    for group in clustering.clusters:
        places = [clustering.points[at] for at in shown if clustering.labels[at] == group.index]
        _scatter(left, places, colours(group.index % 20), f"{group.index} ({group.size})")
    types = {record.id: record.type for record in selection.records}
    rest = [clustering.points[at] for at in shown if records[at].id not in types]
    _scatter(right, rest, "#dddddd", f"not selected ({len(records) - len(types)})")
    for kind in ProblemType:
        places = [clustering.points[at] for at in shown if types.get(records[at].id) == kind]
        count = sum(value == kind for value in types.values())
        _scatter(right, places, COLOURS[kind], f"{TITLES[kind].lower()} ({count})")
    left.set_title(f"{clustering.k} clusters (words: clusters.md)")
    right.set_title("types by the keyword filters")
    for axes in (left, right):
        axes.set(xlabel="second latent axis", ylabel="third latent axis")
        axes.legend(markerscale=3, fontsize=8, title="problems", title_fontsize=8)
    return _png(pyplot, figure)


def _scatter(axes: Any, places: Sequence[tuple[float, float]], colour: Any, label: str) -> None:
    axes.scatter([x for x, _ in places], [y for _, y in places], s=4, color=colour, label=label, linewidths=0)

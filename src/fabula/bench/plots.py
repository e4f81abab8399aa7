"""The benchmark as pictures that can be printed: SVG with drawn letters, hatches and marks beside colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fabula.bench.names import Name
from fabula.bench.robust import ADDED, PLAIN
from fabula.bench.summary import OVERALL
from fabula.bench.tables import MODULES
from fabula.learn.files import write_atomically

STYLE: Any = {
    "svg.hashsalt": "fabula",
    "svg.fonttype": "path",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "grid.color": "#dddddd",
    "axes.axisbelow": True,
}
LOOK = {"iid": ("#33658a", ""), "ood": ("#f6ae2d", "///")}
MARKS = "osD^vP*X"
TIMES = [digit * 10.0**power for power in range(-3, 5) for digit in (1, 2, 5)]


def draw(results: Mapping[str, Any], out: Path) -> list[Path]:
    """All pictures that these results have something for."""
    made = []
    if results["accuracy"]:
        made.append(_save(out / "accuracy.svg", lambda axes: _accuracy(axes, results["accuracy"]), 7.2))
        made.append(_save(out / "speed.svg", lambda axes: _speed(axes, results), 5.0))
    if results["curve"]:
        made.append(_save(out / "iterations.svg", lambda axes: _curve(axes, results["curve"]), 6.4))
    if results["ablation"]:
        made.append(_save(out / "ablation.svg", lambda axes: _ablation(axes, results["ablation"]), 6.0))
    for split, found in results.get("robustness", {}).items():
        made.append(_save(out / f"disturbed-{split}.svg", lambda axes, f=found: _disturbed(axes, f), 6.4))
    return made


@contextmanager
def _figure(width: float, height: float = 3.2) -> Iterator[tuple[Any, Any]]:
    """A figure without a screen; nothing of it stays behind."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure, figure.add_subplot()


def _save(path: Path, paint: Any, width: float) -> Path:
    with _figure(width) as (figure, axes):
        paint(axes)
        write_atomically(path, lambda beside: figure.savefig(beside, format="svg", metadata={"Date": None}))
    return path


def _accuracy(axes: Any, accuracy: Mapping[str, Any]) -> None:
    """Bars with intervals; the paper's figures as diamonds over them."""
    systems = list(dict.fromkeys(s for rows in accuracy.values() for s in rows))
    width = 0.8 / len(accuracy)
    for number, (split, rows) in enumerate(accuracy.items()):
        places = [systems.index(s) + (number + 0.5) * width - 0.4 for s in rows]
        _bars(axes, places, [row[OVERALL] for row in rows.values()], width, split)
        printed = [(x, r[OVERALL]["paper"]) for x, r in zip(places, rows.values(), strict=True)]
        known = [(x, y) for x, y in printed if y is not None]
        if known:
            label = "paper" if number == 0 else None
            axes.plot(*zip(*known, strict=True), "D", color="black", markersize=5, mfc="white", label=label)
    axes.set_xticks(range(len(systems)), [Name.of(s).title for s in systems], rotation=20, ha="right")
    _percent_axis(axes, "answer accuracy (%)")
    _legend_above(axes)


def _bars(axes: Any, places: Sequence[float], found: Sequence[Any], width: float, split: str) -> None:
    colour, hatch = LOOK[split]
    heights = [100 * f["accuracy"] for f in found]
    below = [100 * (f["accuracy"] - f["low"]) for f in found]
    above = [100 * (f["high"] - f["accuracy"]) for f in found]
    axes.bar(
        places, heights, width, yerr=[below, above], color=colour, hatch=hatch, edgecolor="black",
        linewidth=0.6, label=split.upper(), error_kw={"elinewidth": 0.9, "capsize": 2},
    )  # fmt: skip


def _legend_above(axes: Any) -> None:
    """Where it hides no bar."""
    axes.legend(ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)


def _percent_axis(axes: Any, label: str) -> None:
    axes.set_ylim(0, 100)
    axes.set_ylabel(label)


def _speed(axes: Any, results: Mapping[str, Any]) -> None:
    """Accuracy against time; the area of a mark is the size of the model."""
    split = "ood" if "ood" in results["accuracy"] else next(iter(results["accuracy"]))
    for number, (system, row) in enumerate(results["accuracy"][split].items()):
        cost = results["cost"][system]
        area = 30 + 4 * (cost["megabytes"] or 0)
        mark = MARKS[number % len(MARKS)]
        axes.scatter(
            max(cost["median_ms"], 1e-3), 100 * row[OVERALL]["accuracy"], s=area, marker=mark, alpha=0.75,
            edgecolor="black", linewidth=0.6, label=Name.of(system).title,
        )  # fmt: skip
    axes.set_xscale("log")
    low, high = axes.get_xlim()
    axes.set_xticks([t for t in TIMES if low <= t <= high])
    axes.xaxis.set_major_formatter("{x:g}")
    axes.minorticks_off()
    axes.set_xlabel("median milliseconds a problem")
    _percent_axis(axes, f"{split.upper()} accuracy (%)")
    legend = axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=8)
    for handle in legend.legend_handles:
        handle.set_sizes([30])


def _curve(axes: Any, curves: Sequence[Mapping[str, Any]]) -> None:
    """Answer accuracy after each iteration; dashed, the training problems in the success buffer."""
    kinds = {"accuracy": ("-", "accuracy"), "solved": ("--", "training problems solved")}
    for number, curve in enumerate(curves):
        colour, _ = LOOK[curve["split"]]
        for key, (line, said) in kinds.items():
            heights = [100 * x for x in curve[key]]
            label = f"{curve['split'].upper()}, seed {curve['seed']}: {said}"
            style = f"{MARKS[number % len(MARKS)]}{line}"
            if heights:
                axes.plot(range(len(heights)), heights, style, color=colour, label=label, markersize=5)
    most = max(len(c["solved"]) for c in curves)
    axes.set_xticks(range(most), ["0: initial parser", *map(str, range(1, most))])
    axes.set_xlabel("iteration")
    axes.set_ylabel("%")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=8)


def _disturbed(axes: Any, found: Mapping[str, Any]) -> None:
    """Right answers over the number of clauses that do not matter."""
    for number, (system, ways) in enumerate(found.items()):
        heights = [100 * ways[w]["after"] for w in (PLAIN, *ADDED) if w in ways]
        style = f"{MARKS[number % len(MARKS)]}-"
        axes.plot(range(len(heights)), heights, style, label=Name.of(system).title, markersize=5)
    axes.set_xticks(range(len(ADDED) + 1))
    axes.set_xlabel("irrelevant clauses")
    _percent_axis(axes, "answer accuracy (%)")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=8)


def _ablation(axes: Any, ablation: Mapping[str, Any]) -> None:
    names = list(dict.fromkeys(n for rows in ablation.values() for n in rows))
    width = 0.8 / len(ablation)
    for number, (split, rows) in enumerate(ablation.items()):
        places = [names.index(n) + (number + 0.5) * width - 0.4 for n in rows]
        _bars(axes, places, list(rows.values()), width, split)
    axes.set_xticks(range(len(names)), [MODULES.get(n, n).partition(":")[0] for n in names], rotation=12)
    _percent_axis(axes, "answer accuracy (%)")
    _legend_above(axes)

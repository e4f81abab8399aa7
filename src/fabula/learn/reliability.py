"""How often answers of a given confidence are right: a table, and a picture (a reliability diagram)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fabula.learn.files import write_atomically
from fabula.learn.ranking import Verdict

BINS = 10
LEAST = 12  # answers in a bin, to be drawn
STYLE: Any = {"svg.hashsalt": "fabula", "svg.fonttype": "path", "font.size": 9, "axes.grid": True}
LOOK = "osD^vP*X"


@dataclass(frozen=True)
class Bin:
    """The answers whose confidence lies in one tenth: how many, how sure on average, how many of them right."""

    count: int
    confidence: float
    right: float


def bins(verdicts: Sequence[Verdict], count: int = BINS) -> list[Bin]:
    """Tenths of the confidence, those without an answer left out."""
    made: list[list[Verdict]] = [[] for _ in range(count)]
    for verdict in verdicts:
        made[min(count - 1, int(verdict.confidence * count))].append(verdict)

    def mean(found: Sequence[float]) -> float:
        return sum(found) / len(found)

    return [Bin(len(b), mean([v.confidence for v in b]), mean([v.correct for v in b])) for b in made if b]


def draw_reliability(path: Path, named: Mapping[str, Sequence[Verdict]], sure: float) -> Path:
    """One line a set of problems; the diagonal is what confidence should mean."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(5.2, 4.2), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.plot((0, 1), (0, 1), color="#999999", linewidth=0.8)
        axes.axvline(sure, color="#999999", linestyle=":", label=f"solved from {sure:g}")
        for i, (name, verdicts) in enumerate(named.items()):
            drawn = [b for b in bins(verdicts) if b.count >= LEAST]
            x, y = [b.confidence for b in drawn], [b.right for b in drawn]
            axes.plot(x, y, marker=LOOK[i % len(LOOK)], markersize=4, linewidth=1, label=f"{name} ({len(verdicts)})")
        axes.set(xlabel="confidence", ylabel="right", xlim=(0, 1.02), ylim=(0, 1.02))
        axes.legend(fontsize=7)
        write_atomically(path, lambda beside: figure.savefig(beside, format="svg", metadata={"Date": None}))
    return path

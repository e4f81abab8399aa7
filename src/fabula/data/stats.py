"""The paper's table of statistics, computed, with the paper's own column beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from statistics import fmean

from fabula.data.records import TITLES, ProblemType, Record


@dataclass(frozen=True)
class GraphFigures:
    """How many agents, events and relations one parse graph has, and what its nodes lack.

    ``wordless`` of its ``nodes`` have no words in the text; ``flawed``: it violates a property of readings.
    """

    agents: int
    events: int
    relations: int
    nodes: int = 0
    wordless: int = 0
    flawed: bool = False


Figures = Callable[[str], GraphFigures | None]  # None: the parser found no graph


@dataclass(frozen=True)
class Row:
    """One column of the paper's table; graph figures are averages over the problems with a graph.

    The paper has no ``wordless`` (share of nodes without words) and no ``flawed`` (share of readings that
    violate a property).
    """

    problems: int
    length: float
    agents: float | None = None
    events: float | None = None
    relations: float | None = None
    graphs: int = 0
    wordless: float | None = None
    flawed: float | None = None


@dataclass(frozen=True)
class Statistics:
    by_type: Mapping[str, Row]
    total: Row


PAPER = Statistics(
    {
        ProblemType.JOURNEY: Row(1687, 37.0, 1.85, 1.93, 3.07),
        ProblemType.TASK: Row(1158, 33.6, 1.13, 2.21, 3.32),
        ProblemType.RELATION: Row(1915, 28.8, 2.34, 2.58, 3.53),
        ProblemType.PRICE: Row(1908, 26.7, 1.96, 2.30, 2.98),
    },
    Row(6666, 31.1, 1.90, 2.27, 3.22),
)
"""As printed; the paper's four types add up to 6,668, its total says 6,666."""

LABELS = {
    "problems": "Problems",
    "length": "Length",
    "agents": "Agents",
    "events": "Events",
    "relations": "Relations",
    "wordless": "No words",
    "flawed": "Flawed",
    "graphs": "Graphs",
}
SHARES = ("wordless", "flawed")


def statistics(
    records: Iterable[Record], figures: Figures | None = None, progress: Callable[[], None] | None = None
) -> Statistics:
    """``figures`` gets the text alone: the parser that fills this table never sees gold."""
    groups: dict[str, list[tuple[int, GraphFigures | None]]] = {}
    for record in records:
        graph = figures(record.blind().text) if figures else None
        name = str(record.type) if record.type else "untyped"
        groups.setdefault(name, []).append((len(record.tokens), graph))
        if progress:
            progress()
    order = [str(kind) for kind in ProblemType] + ["untyped"]
    by_type = {name: _row(groups[name]) for name in order if name in groups}
    return Statistics(by_type, _row([entry for group in groups.values() for entry in group]))


def _row(entries: list[tuple[int, GraphFigures | None]]) -> Row:
    if not entries:
        return Row(0, 0.0)
    length = fmean(tokens for tokens, _ in entries)
    graphs = [graph for _, graph in entries if graph]
    if not graphs:
        return Row(len(entries), length)
    return Row(
        problems=len(entries),
        length=length,
        agents=fmean(graph.agents for graph in graphs),
        events=fmean(graph.events for graph in graphs),
        relations=fmean(graph.relations for graph in graphs),
        graphs=len(graphs),
        wordless=sum(graph.wordless for graph in graphs) / max(1, sum(graph.nodes for graph in graphs)),
        flawed=fmean(graph.flawed for graph in graphs),
    )


def as_json(found: Statistics) -> dict[str, object]:
    """Ours and the paper's, by type and in total."""
    return {"ours": _plain(found), "paper": _plain(PAPER, graphs=False)}


def _plain(table: Statistics, graphs: bool = True) -> dict[str, object]:
    rows = {**{str(name): row for name, row in table.by_type.items()}, "total": table.total}
    plain = {name: asdict(row) for name, row in rows.items()}
    if not graphs:
        for row in plain.values():
            for name in ("graphs", *SHARES):
                del row[name]
    return dict(plain)


def title(name: str) -> str:
    """The paper's name of a column."""
    return TITLES[ProblemType(name)] if name in set(ProblemType) else name.capitalize()

"""``fabula bench compare``: a page that sets two systems side by side, as Markdown or HTML.

Like the paper's qualitative study: the text, then what each of the two made of it, an expression on one side
and a situation model with its steps on the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from fabula.bench.cells import CELLS, PROBLEMS, Cell
from fabula.bench.pairs import Group, Pair, by_length, by_operations, by_type, examples, pair_up
from fabula.bench.rows import Row, read_rows
from fabula.bench.tables import markdown
from fabula.errors import DataError

EXAMPLES = 4


@dataclass(frozen=True)
class Side:
    """A system and its rows."""

    name: str
    rows: Sequence[Row]


@dataclass(frozen=True)
class Comparison:
    """Two systems, problem by problem."""

    a: str
    b: str
    pairs: Sequence[Pair]
    count: int = EXAMPLES

    @property
    def total(self) -> Group:
        return Group.of("Overall", self.pairs)

    def breakdowns(self) -> dict[str, list[Group]]:
        return {
            "By type": [*by_type(self.pairs), self.total],
            "By number of operations": by_operations(self.pairs),
            "By length (tokens)": by_length(self.pairs),
        }

    def chapters(self) -> Iterator[tuple[str, list[Pair]]]:
        heads = {
            "only_a": f"Solved by {self.a}, not by {self.b}",
            "only_b": f"Solved by {self.b}, not by {self.a}",
            "both": "Solved by both",
            "neither": "Solved by neither",
        }
        for kind, found in examples(self.pairs, self.count).items():
            if found:
                yield heads[kind], found

    def verdict(self) -> str:
        """The test in a sentence."""
        total = self.total
        return (
            f"{self.a} {100 * total.a:.1f} %, {self.b} {100 * total.b:.1f} % of {total.problems} problems. "
            f"{self.a} alone solves {total.only_a}, {self.b} alone {total.only_b}; "
            f"McNemar's exact test: p {p_value(total.p)}."
        )


def load_side(spec: str, folder: Path | None, split: str, seed: int) -> Side:
    """A JSONL file, or a system of a benchmark folder; a system without this seed is taken with its first."""
    path = Path(spec)
    if path.suffix == ".jsonl":
        return Side(_name(path.resolve()), read_rows(path))
    if folder is None:
        raise DataError(f"{spec!r} is no JSONL file", hint="name the benchmark's folder with --in")
    cell = Cell(spec, split, seed, folder)
    if not cell.finished:
        found = sorted((folder / CELLS / spec / split).glob("seed*/cell.json"))
        if not found:
            hint = "systems there: " + ", ".join(sorted(p.name for p in folder.glob(f"{CELLS}/*")))
            raise DataError(f"{folder} has no results of {spec} on {split}", hint=hint)
        cell = Cell(spec, split, int(found[0].parent.name.removeprefix("seed")), folder)
    return Side(spec, cell.rows)


def _name(path: Path) -> str:
    """The system of a cell's file, else the name of the file."""
    parents = [parent.name for parent in path.parents]
    return parents[2] if path.name == PROBLEMS and parents[3:4] == [CELLS] else path.stem


def compare(a: Side, b: Side, count: int = EXAMPLES) -> Comparison:
    names = (a.name, b.name) if a.name != b.name else (f"{a.name} (A)", f"{b.name} (B)")
    return Comparison(*names, pair_up(a.rows, b.rows), count)


def p_value(p: float) -> str:
    return f"= {p:.3f}" if p >= 0.001 else f"= {p:.1e}"


def markdown_page(found: Comparison) -> str:
    """The comparison as Markdown."""
    blocks = [f"# {found.a} and {found.b}", found.verdict()]
    for title, groups in found.breakdowns().items():
        blocks += [f"## {title}", markdown(_head(found), map(_cells, groups))]
    for title, pairs in found.chapters():
        blocks.append(f"## {title}")
        for pair in pairs:
            blocks += [f"### {pair.a.id}", f"> {pair.a.text}", _gold(pair.a)]
            for name, row in ((found.a, pair.a), (found.b, pair.b)):
                blocks.append(f"**{name}** {_said(row)}")
                blocks += [f"```\n{working}\n```" for working in _workings(row)]
    return "\n\n".join(blocks) + "\n"


def _head(found: Comparison) -> list[str]:
    shares = (f"{found.a} %", f"{found.b} %")
    return ["", "problems", *shares, "both", f"only {found.a}", f"only {found.b}", "neither", "p"]


def _cells(group: Group) -> list[str]:
    counts = (group.both, group.only_a, group.only_b, group.neither)
    shares = (f"{100 * group.a:.1f}", f"{100 * group.b:.1f}")
    return [group.name, str(group.problems), *shares, *map(str, counts), p_value(group.p).removeprefix("= ")]


def _gold(row: Row) -> str:
    return f"Gold: {row.equation}, {row.gold}" if row.equation else f"Gold: {row.gold}"


def _said(row: Row) -> str:
    answer = row.answers[0] if row.answers else "no answer"
    return f"{'✓' if row.correct else '✗'} {answer} ({row.status}, {100 * row.confidence:.0f} %)"


def _workings(row: Row) -> list[str]:
    return [working for working in (row.expression, row.tree, row.steps) if working]


STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: #222 }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #ccc; text-align: right }
th:first-child, td:first-child { text-align: left }
article { border-top: 2px solid #33658a; margin: 1.5rem 0; break-inside: avoid }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem }
pre { background: #f5f5f2; padding: .7rem; overflow-x: auto; font-size: 13px; white-space: pre-wrap }
.right { color: #1b6e3c } .wrong { color: #a3241b }
@media (max-width: 50rem) { .sides { grid-template-columns: 1fr } }
"""


def html_page(found: Comparison) -> str:
    """The comparison as one page without a script and without anything from elsewhere."""
    title = escape(f"{found.a} and {found.b}")
    parts = [f"<h1>{title}</h1><p>{escape(found.verdict())}</p>"]
    for name, groups in found.breakdowns().items():
        parts.append(f"<h2>{escape(name)}</h2>{_html_table(_head(found), [_cells(g) for g in groups])}")
    for name, pairs in found.chapters():
        parts.append(f"<h2>{escape(name)}</h2>")
        parts += [_html_pair(found, pair) for pair in pairs]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _html_table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    rows = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in body)
    heads = "".join(f"<th>{escape(h)}</th>" for h in head)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _html_pair(found: Comparison, pair: Pair) -> str:
    sides = "".join(_html_side(name, row) for name, row in ((found.a, pair.a), (found.b, pair.b)))
    head = f'<p lang="zh">{escape(pair.a.text)}</p><p>{escape(_gold(pair.a))}</p>'
    return f'<article id="p{escape(pair.a.id)}">{head}<div class="sides">{sides}</div></article>'


def _html_side(name: str, row: Row) -> str:
    look = "right" if row.correct else "wrong"
    workings = "".join(f"<pre>{escape(working)}</pre>" for working in _workings(row))
    head = f'{escape(name)} <span class="{look}">{escape(_said(row))}</span>'
    return f"<section><h3>{head}</h3>{workings}</section>"

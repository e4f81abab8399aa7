"""Intervals, the paired test and the page that sets two systems side by side."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.command import fabula

from fabula.bench.compare import Comparison, Side, compare, html_page, markdown_page
from fabula.bench.intervals import bootstrap, over_seeds
from fabula.bench.pairs import Group, by_length, by_operations, by_type, examples, mcnemar, pair_up
from fabula.bench.rows import Row, write_rows
from fabula.errors import DataError


def row(id_: str, correct: bool, **more: object) -> Row:
    made = Row(
        id_,
        "price",
        f"每支笔{id_}元",
        12,
        1,
        "x=1",
        "1",
        correct,
        0 if correct else None,
        "solved",
        0.5,
        ("1",),
        1.0,
    )
    return replace(made, **more)  # type: ignore[arg-type]


def sides() -> tuple[list[Row], list[Row]]:
    """Both right 2, only A 5, only B 1, neither 2."""
    right = [(True, True)] * 2 + [(True, False)] * 5 + [(False, True)] + [(False, False)] * 2
    a = [
        row(str(i), x, length=10 * i, operations=i % 7, tree="◆ <situation>")
        for i, (x, _) in enumerate(right)
    ]
    b = [
        row(str(i), y, length=10 * i, operations=i % 7, expression="1 < 2") for i, (_, y) in enumerate(right)
    ]
    return a, b


@pytest.mark.parametrize(
    ("only_a", "only_b", "p"),
    [
        (0, 0, 1.0),
        (5, 1, 2 * (1 + 6) / 64),  # 0.21875
        (1, 5, 2 * (1 + 6) / 64),
        (10, 0, 2 / 1024),
        (3, 3, 1.0),  # the doubled tail is more than one
        (8, 2, 2 * (1 + 10 + 45) / 1024),  # 0.109375
    ],
)
def test_mcnemar_by_hand(only_a: int, only_b: int, p: float) -> None:
    assert mcnemar(only_a, only_b) == pytest.approx(p)


def test_mcnemar_of_thousands_is_no_overflow() -> None:
    assert 0 < mcnemar(1700, 1300) < 1e-10


def test_groups() -> None:
    a, b = sides()
    pairs = pair_up(a, list(reversed(b)))
    total = Group.of("Overall", pairs)
    assert (total.both, total.only_a, total.only_b, total.neither) == (2, 5, 1, 2)
    assert (total.a, total.b, total.p) == (0.7, 0.3, pytest.approx(0.21875))
    assert [(g.name, g.problems) for g in by_type(pairs)] == [("Price", 10)]
    assert [g.name for g in by_operations(pairs)] == ["0", "1", "2", "3", "4", "5 and more"]
    assert [(g.name, g.problems) for g in by_length(pairs)][:2] == [("0–19", 2), ("20–29", 1)]
    assert by_length(pairs)[-1].name == "60 and more" and by_length(pairs)[-1].problems == 4
    unknown = pair_up([row("1", True, operations=None)], [row("1", True)])
    assert by_operations(unknown)[0].name == "unreadable"


def test_different_problems_are_not_compared() -> None:
    with pytest.raises(DataError, match="different problems"):
        pair_up([row("1", True)], [row("2", True)])


def test_examples_go_from_short_to_long() -> None:
    pairs = pair_up(*sides())
    found = examples(pairs, 3)
    assert [p.a.length for p in found["only_a"]] == [20, 40, 60]
    assert len(found["only_b"]) == 1
    assert examples(pairs, 0)["only_a"] == []


def comparison() -> Comparison:
    a, b = sides()
    return compare(Side("smart", a), Side("gts", b), 2)


def test_the_markdown_page() -> None:
    page = markdown_page(comparison())
    assert "smart 70.0 %, gts 30.0 % of 10 problems" in page
    assert "p = 0.219" in page
    assert "| Overall | 10 | 70.0 | 30.0 | 2 | 5 | 1 | 2 | 0.219 |" in page
    assert "## Solved by smart, not by gts" in page and "## Solved by neither" in page
    assert "◆ <situation>" in page and "1 < 2" in page


class Balanced(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_html_page_is_whole_escaped_and_alone() -> None:
    page = html_page(comparison())
    parser = Balanced()
    parser.feed(page)
    assert not parser.open and not parser.links
    assert "◆ &lt;situation&gt;" in page and "<situation>" not in page


def test_the_compare_command(tmp_path: Path) -> None:
    a, b = sides()
    write_rows(tmp_path / "a.jsonl", a)
    write_rows(tmp_path / "b.jsonl", b)
    done = fabula("bench", "compare", tmp_path / "a.jsonl", tmp_path / "b.jsonl")
    assert done.code == 0, done.err
    assert "# a and b" in done.out
    done = fabula(
        "bench", "compare", tmp_path / "a.jsonl", tmp_path / "b.jsonl", "--out", tmp_path / "page.html"
    )
    assert "McNemar" in done.out and (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")
    for name in ("a", "b"):
        cell = tmp_path / "out" / "cells" / name / "ood" / "seed3"
        cell.mkdir(parents=True)
        write_rows(cell / "problems.jsonl", a if name == "a" else b)
        (cell / "cell.json").write_text(json.dumps({"accuracy": 0.5}), "utf-8")
    done = fabula("bench", "compare", "a", "b", "--in", tmp_path / "out", "--split", "ood", "--seed", "3")
    assert done.code == 0 and "# a and b" in done.out
    files = [tmp_path / "out" / "cells" / name / "ood" / "seed3" / "problems.jsonl" for name in ("a", "b")]
    assert fabula("bench", "compare", *files).out == done.out
    done = fabula("bench", "compare", "a", "c", "--in", tmp_path / "out", "--split", "ood")
    assert done.code == 2 and "no results of c" in done.err
    (tmp_path / "c.jsonl").write_text('{"id": 1}\n', "utf-8")
    done = fabula("bench", "compare", tmp_path / "a.jsonl", tmp_path / "c.jsonl")
    assert done.code == 2 and "line 1" in done.err


def test_intervals_are_the_same_every_time_and_about_binomial() -> None:
    values = [1.0] * 640 + [0.0] * 214
    found = bootstrap(values)
    assert found == bootstrap(list(reversed(values)))
    assert bootstrap(values, draws=30, seed=5) != bootstrap(values, draws=30, seed=6)
    error = math.sqrt(found.mean * (1 - found.mean) / len(values))
    assert found.low == pytest.approx(found.mean - 1.96 * error, abs=0.004)
    assert found.high == pytest.approx(found.mean + 1.96 * error, abs=0.004)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60))
def test_an_interval_holds_its_mean(values: list[float]) -> None:
    found = bootstrap(values, draws=500)
    assert 0 <= found.low <= found.mean + 1e-9 and found.mean <= found.high + 1e-9 <= 1 + 1e-6


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    draw = random.Random(3)
    covered = 0
    for trial in range(200):
        found = bootstrap([float(draw.random() < 0.7) for _ in range(150)], draws=600, seed=trial)
        covered += found.low <= 0.7 <= found.high
    assert 180 <= covered <= 199


def test_seeds_are_averaged_before_problems_are_drawn() -> None:
    found = over_seeds([{"a": True, "b": False}, {"b": True, "a": True}])
    assert (found.mean, found.problems, found.seeds) == (0.75, 2, 2)
    assert over_seeds([{"a": True}]).low == 1.0
    assert over_seeds([]).problems == 0

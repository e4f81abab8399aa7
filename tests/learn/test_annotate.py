"""Sheets for annotators: what is written can be read back, and every mistake is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("torch")

from fabula.learn.annotate import app, marked, read_sheet, sheet
from fabula.learn.tagging import fingerprint, read_annotations
from fabula.text import read

TEXT = "小明第一天看了20页，第二天比第一天多看5页，第二天看了多少页？"
PROBLEM = read(TEXT)
LINES = """
7.1 total 小明 act=看 mark=第一天
7.4 relation 小明 act=看 mark=第二天 other=第一天
7.6 total 小明 act=看 mark=第二天
"""


def filled(lines: str) -> str:
    return sheet([("7", PROBLEM)]).rstrip("\n") + lines


def test_a_sheet_marks_every_number_and_the_question() -> None:
    assert "⟨1:20页⟩" in marked(PROBLEM) and "⟨6:多少页⟩" in marked(PROBLEM)
    assert marked(PROBLEM).count("⟨") == 3


def test_a_filled_sheet_is_read() -> None:
    found, mistakes = read_sheet(filled(LINES))
    assert not mistakes
    first, second, asked = found[fingerprint(TEXT)]
    assert (first.role, second.role, asked.role) == ("total", "relation", "total")
    assert [TEXT[a:b] for a, b in second.places["other"]] == ["第一天", "第一天"]
    assert [TEXT[a:b] for a, b in asked.places["mark"]] == ["第二天"]
    assert asked.places["mark"][0][0] > TEXT.rfind("，")  # the one of its own clause


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (LINES.replace("小明", "小红", 1), "not in the text"),
        (LINES.replace("total", "sum", 1), "one of rate"),
        (LINES.replace("7.6", "7.9"), "no such number"),
        (LINES.replace("7.6", "8.6"), "begins with 7."),
        (LINES.replace("act=看", "verb=看", 1), "is none of act="),
        (LINES.replace("mark=第一天", "other=第一天", 1), "only a relation"),
        ("\n".join(LINES.splitlines()[:2]), "nothing is told of 7.4, 7.6"),
    ],
)
def test_mistakes_are_named(wrong: str, why: str) -> None:
    found, mistakes = read_sheet(filled(wrong))
    assert not found and why in str(mistakes[0])


def test_a_problem_may_be_dropped() -> None:
    assert read_sheet(filled("\n7 x\n")) == ({}, [])


def test_the_commands_write_and_check_sheets(tmp_path: Path) -> None:
    data = tmp_path / "own.jsonl"
    text = "小明有3本书，小红有5本书，一共有多少本书？"
    problem = {"id": "a", "original_text": text, "equation": "x=3+5", "ans": "8"}
    data.write_text(json.dumps(problem) + "\n", "utf-8")
    run = CliRunner()
    assert run.invoke(app, ["sheet", str(data), "--out", str(tmp_path / "sheets")]).exit_code == 0
    path = tmp_path / "sheets" / "sheet001.txt"
    lines = "a.0 total 小明\na.1 total 小红\na.2 total W:一共\n"
    path.write_text(path.read_text("utf-8").rstrip("\n") + "\n" + lines, "utf-8")
    out = tmp_path / "told.jsonl"
    assert run.invoke(app, ["check", str(path), "--out", str(out)]).exit_code == 0
    assert len(read_annotations(out)) == 1 and "小明" not in out.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace("a.0 total 小明", "a.0 total 小刚"), "utf-8")
    assert run.invoke(app, ["check", str(path)]).exit_code == 1

"""``fabula evaluate`` on a folder of problems written for the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .command import fabula, read_lines

TREES = "果园里有苹果树{}棵，梨树比苹果树多{}棵，梨树有多少棵？"


def problem(id_: int, a: int, b: int, kind: str = "relation", wrong: int = 0) -> dict[str, Any]:
    text = TREES.format(a, b)
    return {
        "id": str(id_),
        "original_text": text,
        "segmented_text": " ".join(text),
        "equation": f"x={a}+{b}",
        "ans": str(a + b + wrong),
        "type": kind,
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "data_train.json": [problem(1, 11, 12)],
        "data_test.json": [problem(2, 21, 13), problem(3, 31, 14, "price", wrong=1)],
        "generalization_data_train.json": [problem(1, 11, 12)],
        "generalization_data_test.json": [problem(3, 31, 14, "price")],
        "study.json": [problem(n, 10 + n, 5) for n in range(4)],
    }
    for name, problems in files.items():
        (tmp_path / name).write_text(json.dumps(problems, ensure_ascii=False), "utf-8")
    return tmp_path


def test_json(folder: Path) -> None:
    out = folder / "each.jsonl"
    run = fabula("evaluate", "--data", folder, "--split", "iid", "--json", "--out", out)
    assert (run.code, run.err) == (0, "")
    found = run.json
    assert (found["system"], found["split"], found["part"]) == ("rules", "iid", "test")
    assert (found["problems"], found["correct"], found["accuracy"]) == (2, 1, 0.5)
    assert found["by_type"]["relation"]["accuracy"] == 1.0
    assert found["by_type"]["price"]["accuracy"] == 0.0
    assert set(found["ms"]) == {"median", "p95"}
    first, second = read_lines(out)
    assert (first["id"], first["correct"], first["rank"]) == ("2", True, 0)
    assert (second["id"], second["correct"], second["gold"]) == ("3", False, "46")


def test_table_of_the_other_split(folder: Path) -> None:
    run = fabula("evaluate", "--data", folder, "--split", "ood")
    assert run.code == 0
    assert "Overall" in run.out and "100.0 %" in run.out
    assert "median" in run.out


def test_study_and_limit(folder: Path) -> None:
    run = fabula("evaluate", "--data", folder, "--part", "study", "--limit", "3", "--json")
    assert (run.json["problems"], run.json["correct"]) == (3, 3)


def test_a_bad_record_is_named(folder: Path) -> None:
    (folder / "data_test.json").write_text('[{"id": "1"}]', "utf-8")
    run = fabula("evaluate", "--data", folder)
    assert run.code == 2
    assert "data_test.json" in run.err and "line 1, field" in run.err


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "data_test.json").unlink()
    run = fabula("evaluate", "--data", folder)
    assert run.code == 2
    assert "data_test.json" in run.err

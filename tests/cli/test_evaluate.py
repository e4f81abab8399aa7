"""``fabula evaluate`` on a folder of problems written for the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .command import fabula, read_lines, write_lines

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
    assert (found["system"], found["split"], found["part"]) == ("smart+", "iid", "test")
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


GOLD = """@kind {kind}
@text {text}
@answer {answer}
World 果园
Agent 苹果树 | total={trees}棵
Agent 梨树 | total=?*{more}
More_than(Total(梨树), Total(苹果树), {pears}棵)

"""


def gold(kind: str, trees: int, pears: int, more: str = "") -> str:
    text = TREES.format(trees, pears)
    return GOLD.format(kind=kind, text=text, answer=trees + pears, trees=trees, pears=pears, more=more)


def test_situations(tmp_path: Path) -> None:
    """The second block has a State that no reader can find: nothing else of it is wrong."""
    path = tmp_path / "gold.txt"
    path.write_text(gold("compare", 31, 14) + gold("parts", 21, 13, "\n  State 去年 | total=?"), "utf-8")
    found = fabula("evaluate", "--situations", path, "--json").json
    assert (found["system"], found["situations"], found["numbers"]) == ("smart+", 2, 4)
    assert (found["both"], found["answer"], found["stable"], found["whole"]) == (1, 1, 1, 0.5)
    assert found["by_kind"]["parts"]["event_recall"] == 0
    assert found["by_kind"]["compare"]["event_recall"] is None
    shown = fabula("evaluate", "--situations", path, "--show", "wrong")
    assert shown.code == 0
    assert shown.out.count("--- read as") == shown.out.count("@kind") == 1
    assert "  ! no event 去年" in shown.out
    assert "whole       1 of 2 situations" in shown.out


def test_a_folder_of_situations(tmp_path: Path) -> None:
    """All of its .txt files together, whether they are judged or checked; an empty folder is an error."""
    (tmp_path / "a.txt").write_text(gold("compare", 31, 14), "utf-8")
    (tmp_path / "b.txt").write_text(gold("parts", 21, 13), "utf-8")
    assert fabula("evaluate", "--situations", tmp_path, "--json").json["situations"] == 2
    assert "2 good situations, 0 bad" in fabula("data", "check", "--situations", tmp_path).out
    (tmp_path / "c.txt").write_text(gold("compare", 31, 14).replace("@answer 45", "@answer 46"), "utf-8")
    checked = fabula("data", "check", "--situations", tmp_path)
    assert checked.code == 1 and f"{tmp_path / 'c.txt'}:" in checked.out
    empty = tmp_path / "empty"
    empty.mkdir()
    run = fabula("evaluate", "--situations", empty)
    assert run.code == 2 and "no .txt file" in run.err


def test_situations_or_data(folder: Path) -> None:
    run = fabula("evaluate")
    assert run.code == 2 and "--situations" in run.err
    bad = folder / "gold.txt"
    bad.write_text("@kind compare\n", "utf-8")
    run = fabula("evaluate", "--situations", bad)
    assert run.code == 2 and "line 1" in run.err


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


def test_lines_of_text_and_answer(tmp_path: Path) -> None:
    lines = [{"text": TREES.format(n, 5), "answer": n + 5} for n in range(10, 13)]
    path = write_lines(tmp_path / "own.jsonl", *lines, {"text": TREES.format(20, 5), "answer": "26"})
    write_lines(tmp_path / "other.jsonl", *({"text": line["text"], "ans": f"{line['answer']}棵"} for line in lines))
    other = fabula("evaluate", "--data", tmp_path / "other.jsonl", "--system", "frames", "--json").json
    assert (other["problems"], other["correct"]) == (3, 3)
    found = fabula("evaluate", "--data", path, "--system", "frames", "--json").json
    assert (found["problems"], found["correct"], found["data"]) == (4, 3, str(path))
    assert "split" not in found and "part" not in found


def test_math23k_without_type_and_segmentation(tmp_path: Path) -> None:
    row = problem(1, 11, 12)
    del row["type"], row["segmented_text"]
    path = tmp_path / "math23k.json"
    path.write_text(json.dumps([row], ensure_ascii=False), "utf-8")
    run = fabula("evaluate", "--data", path, "--system", "frames", "--json", "--out", tmp_path / "each.jsonl")
    assert (run.code, run.json["accuracy"]) == (0, 1.0)
    assert read_lines(tmp_path / "each.jsonl")[0]["length"] > 5  # cut by our dictionary


def test_bad_records_are_skipped_if_asked_for(tmp_path: Path) -> None:
    good = {"text": TREES.format(11, 12), "answer": "23"}
    path = write_lines(tmp_path / "own.jsonl", good, {"text": ""}, b"{", good)
    refused = fabula("evaluate", "--data", path, "--system", "frames")
    assert refused.code == 2 and "line 2, field 'text': is empty" in refused.err
    run = fabula("evaluate", "--data", path, "--system", "frames", "--skip-bad", "--json")
    assert (run.code, run.json["problems"]) == (0, 2)
    assert "skipped 2 bad records" in run.err


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "the file is empty"),
        ([b"", b" "], "the file is empty"),
        ([{"text": TREES.format(1, 2)}], "no problem has an answer"),
    ],
)
def test_nothing_to_measure_is_an_error(tmp_path: Path, lines: list[Any], why: str) -> None:
    run = fabula("evaluate", "--data", write_lines(tmp_path / "own.jsonl", *lines))
    assert (run.code, run.out) == (2, "") and why in run.err


def test_what_is_not_there_is_named_as_it_was_given(tmp_path: Path) -> None:
    run = fabula("evaluate", "--data", tmp_path / "own.jsonl")
    assert run.code == 2 and f"{tmp_path / 'own.jsonl'}: there is no such file or folder" in run.err

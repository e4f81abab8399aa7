"""``fabula data`` from the outside."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from click.testing import CliRunner

from builders import amount, graph, rate, relation, total
from fabula.cli.data import app
from fabula.data.readers import read_folder
from fabula.data.split import split_iid, split_ood
from fabula.data.writers import official_files, write_files
from fabula.text import read

from . import made

RUNNER = CliRunner()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    records = made.records()
    write_files(tmp_path / "official", official_files(split_iid(records, 0), split_ood(records, 0)))
    return tmp_path / "official"


def test_build_and_compare(tmp_path: Path, folder: Path) -> None:
    source = made.write_sequence(tmp_path / "m.json", made.rows())
    options = ["build", "--math23k", str(source), "--out", str(tmp_path / "out"), "--compare", str(folder)]
    result = RUNNER.invoke(app, options)
    assert result.exit_code == 0, result.output
    assert "recall 1.0000  precision 1.0000  type agreement 1.0000" in result.stdout
    again = RUNNER.invoke(app, options)
    assert again.exit_code == 1
    assert "already holds data_train.json" in again.stderr
    result = RUNNER.invoke(app, [*options, "--force", "--json", "--k", "3"])
    found = json.loads(result.stdout)
    assert found["comparison"]["recall"] == 1.0
    assert found["k"] == 3
    assert found["selected"] == {"journey": 12, "task_completion": 12, "relation": 12, "price": 12}


def test_build_error_is_one_clear_message(tmp_path: Path) -> None:
    source = tmp_path / "m.json"
    source.write_text('{"id": "1", "original_text": 3}', "utf-8")
    result = RUNNER.invoke(app, ["build", "--math23k", str(source), "--out", str(tmp_path / "out")])
    assert result.exit_code == 1
    assert "m.json, line 1, field 'original_text': expected a string, found a number" in result.stderr
    assert "hint" in result.stderr
    assert "Traceback" not in result.output


def _fake_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    def solve(text: str) -> SimpleNamespace:
        events = {"买": "书", "剩下的": "书"}
        product = relation("Product_of", total("买"), rate("买"), amount("买"))
        made = graph(product, product, product, goal=total("买"), agents="书", events=events)
        return SimpleNamespace(graph=made if "元" in text else None, problem=read(text))

    module = ModuleType("fabula.solver")
    module.load = lambda: SimpleNamespace(solve=solve)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "fabula.solver", module)


def test_stats(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _fake_solver(monkeypatch)
    result = RUNNER.invoke(app, ["stats", str(folder)])
    assert result.exit_code == 0, result.output
    for part in ("Motion", "Length", "6666", "31.1", "Relations", "3.00"):
        assert part in result.stdout
    found = json.loads(RUNNER.invoke(app, ["stats", str(folder), "--json"]).stdout)
    assert found["ours"]["price"]["events"] == 2.0
    assert found["ours"]["price"]["wordless"] == 0.75  # 剩下的 needs no words; 世界, 书, 买 have none
    assert found["ours"]["price"]["flawed"] == 1.0
    assert found["ours"]["journey"]["events"] is None
    assert found["ours"]["total"]["problems"] == 48
    assert found["paper"]["journey"]["length"] == 37.0


def test_stats_without_a_parser(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fabula.solver", None)
    result = RUNNER.invoke(app, ["stats", str(folder)])
    assert result.exit_code == 1
    assert "--no-graphs" in result.stderr
    assert RUNNER.invoke(app, ["stats", str(folder), "--no-graphs"]).exit_code == 0


@pytest.mark.parametrize("kind", ["iid", "ood"])
def test_split(tmp_path: Path, folder: Path, kind: str) -> None:
    before = read_folder(folder)
    out = tmp_path / "new"
    options = ["split", str(folder), "--kind", kind, "--seed", "5"]
    result = RUNNER.invoke(app, [*options, "--out", str(out)])
    assert result.exit_code == 0, result.output
    after = read_folder(out)
    new = split_iid(before.records, 5) if kind == "iid" else split_ood(before.records, 5)
    assert (after.iid if kind == "iid" else after.ood) == new
    assert (after.ood if kind == "iid" else after.iid) == (before.ood if kind == "iid" else before.iid)
    refused = RUNNER.invoke(app, options)
    assert refused.exit_code == 1 and "--force" in refused.stderr
    assert RUNNER.invoke(app, [*options, "--force"]).exit_code == 0
    assert read_folder(folder) == after


def test_split_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    rows = [
        {"id": r.id, "text": r.text, "equation": r.equation, "answer": r.answer, "type": r.type}
        for r in made.records(5)
    ]
    path.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    refused = RUNNER.invoke(app, ["split", str(path), "--kind", "iid"])
    assert refused.exit_code == 1 and "--out" in refused.stderr
    result = RUNNER.invoke(app, ["split", str(path), "--kind", "iid", "--out", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    assert "16 train, 4 test" in result.stdout
    assert len(read_folder(tmp_path / "out").records) == 20


def test_check(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    path.write_text(
        '{"text": "几？", "equation": "x=3+4", "answer": "7"}\n'
        '{"text": "几？", "equation": "x=3+4", "answer": "9"}\n'
        '{"text": "几？", "equation": "x=3+", "answer": "9"}\n'
        '{"text": ""}\n',
        "utf-8",
    )
    assert RUNNER.invoke(app, ["check", str(path)]).exit_code == 1
    result = RUNNER.invoke(app, ["check", str(path), "--skip-bad"])
    assert result.exit_code == 1  # something is wrong with the data, and a script should notice
    assert "skipped 1 bad records" in result.stderr
    assert "2\tx=3+4\t9\tgives 7, the answer is 9" in result.stdout
    assert "2 of 3 equations do not give the answer" in result.stdout
    found = json.loads(RUNNER.invoke(app, ["check", str(path), "--skip-bad", "--json"]).stdout)
    assert found["checked"] == 3
    assert [noise["value"] for noise in found["noise"]] == ["7", None]


def test_check_of_nothing_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text("[]", "utf-8")
    result = RUNNER.invoke(app, ["check", str(tmp_path / "none.json")])
    assert result.exit_code == 1 and "there are no problems in it" in result.stderr


def test_check_of_sound_data(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    path.write_text('{"text": "几？", "equation": "x=3+4", "answer": 7}\n', "utf-8")
    result = RUNNER.invoke(app, ["check", str(path)])
    assert (result.exit_code, result.stdout) == (0, "0 of 1 equations do not give the answer\n")

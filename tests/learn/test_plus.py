"""From data to a model folder that solves, in seconds, with a tiny encoder."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")

from tests.learn.tiny import data_folder, encoder_folder, problems

from fabula.errors import ModelError
from fabula.extract.base import DECODER
from fabula.extract.neural.plus import SmartPlusExtractor
from fabula.extract.neural.store import ModelFolder
from fabula.learn.loop import LoopConfig
from fabula.learn.plus import PlusConfig, PlusTraining, others, training_records
from fabula.learn.ranking import read_cases
from fabula.text import read


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    root = tmp_path_factory.mktemp("plus")
    return data_folder(root / "data"), encoder_folder(root / "bert")


def config(split: str, encoder: Path) -> PlusConfig:
    loop = LoopConfig(passes=25, batch=8, rate=3e-3, head_rate=1e-2, half=False)
    return PlusConfig(split=split, encoder=str(encoder), dim=24, dropout=0.0, threads=1, loop=loop)


@pytest.mark.parametrize("split", ["iid", "ood"])
def test_end_to_end(folders: tuple[Path, Path], tmp_path: Path, split: str) -> None:
    data, encoder = folders
    out = tmp_path / "model"
    training = PlusTraining(data, out, config(split, encoder), resume=False, say=lambda line: None)
    figures = training.run()
    assert figures["accuracy"] > 0.5
    extractor = SmartPlusExtractor(ModelFolder(out))
    problem = read("小明有13个苹果，小红有6个苹果，一共有多少个苹果？")
    assert DECODER in {reading.proposer for reading in extractor.readings(problem)}
    lines = (out.with_name("model.work") / "log.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[-1])["event"] == "done"


def test_resuming_a_finished_training_only_exports_again(folders: tuple[Path, Path], tmp_path: Path) -> None:
    data, encoder = folders
    small = config("iid", encoder)
    small = replace(small, loop=replace(small.loop, passes=2))
    out = tmp_path / "model"
    first = PlusTraining(data, out, small, resume=False, say=lambda line: None).run()
    before = (out / "heads.npz").read_bytes()
    second = PlusTraining(data, out, small, resume=True, say=lambda line: None).run()
    assert first == second
    assert ModelFolder(out).arrays("heads.npz").keys()
    assert len(before) == len((out / "heads.npz").read_bytes())


@pytest.mark.parametrize("variant", ["smart", "smart+"])
def test_the_command(folders: tuple[Path, Path], tmp_path: Path, variant: str) -> None:
    data, encoder = folders
    out = tmp_path / "model"
    options = ["--data", data, "--out", out, "--encoder", encoder, "--passes", 2, "--threads", 1]
    command = [sys.executable, "-m", "fabula.cli.main", "train", "--variant", variant, *map(str, options)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=110, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["model"] == str(out)
    assert ModelFolder(out).card["variant"] == variant


def test_refitting_reads_again_but_trains_nothing(folders: tuple[Path, Path], tmp_path: Path) -> None:
    data, encoder = folders
    small = config("ood", encoder)
    small = replace(small, loop=replace(small.loop, passes=2))
    out = tmp_path / "model"
    PlusTraining(data, out, small, resume=False, say=lambda line: None).run()
    said: list[str] = []
    PlusTraining(data, out, small, resume=False, refit=True, say=said.append).run()
    assert any(line.startswith("proposing") for line in said)
    assert not any(line.startswith("fold0") for line in said)


@pytest.fixture
def extra(tmp_path: Path) -> Path:
    """Nine other problems, and three that the data folder has: one by its id, two by their text."""
    rows = [
        {
            "id": f"extra-{i}",
            "original_text": r.text,
            "segmented_text": " ".join(r.text),
            "equation": r.equation,
            "ans": r.answer,
        }
        for i, r in enumerate((*problems(9, seed=7), *problems(2, seed=1)))
    ]
    rows.append({**rows[0], "id": "2-4"})
    path = tmp_path / "math23k.json"
    path.write_text("\n".join(json.dumps(row, ensure_ascii=False) for row in rows), "utf-8")
    return path


def test_the_extra_problems_are_others(folders: tuple[Path, Path], extra: Path) -> None:
    data, _ = folders
    assert {r.id for r in others([extra], data)} == {f"0-extra-{i}" for i in range(9)}


def test_a_decoder_starts_from_one_that_has_learned_the_extra_problems(
    folders: tuple[Path, Path], extra: Path, tmp_path: Path
) -> None:
    data, encoder = folders
    small = config("ood", encoder)
    small = replace(small, extra=(str(extra),), loop=replace(small.loop, passes=1))
    said: list[str] = []
    training = PlusTraining(data, tmp_path / "model", small, resume=False, say=said.append)
    training.run()
    assert [line for line in said if line.startswith("start")] == ["start: 9 of 9 problems, 1 passes"]
    assert ModelFolder(tmp_path / "model").card["extra"] == [extra.name]
    again: list[str] = []
    elsewhere = replace(small, start=str(training.work / "start.pt"))
    PlusTraining(data, tmp_path / "other", elsewhere, resume=False, say=again.append).run()
    assert not any(line.startswith("start") for line in again)
    one, two = (ModelFolder(tmp_path / name).arrays("heads.npz") for name in ("model", "other"))
    assert all((one[name] == two[name]).all() for name in one)


def test_the_ranker_sees_problems_of_both_kinds(folders: tuple[Path, Path], tmp_path: Path) -> None:
    data, encoder = folders
    rows = [
        {"id": f"e{i}", "original_text": r.text, "equation": r.equation, "ans": r.answer}
        for i, r in enumerate(problems(60, seed=11))
    ]
    path = tmp_path / "ape.jsonl"
    path.write_text("\n".join(json.dumps(row, ensure_ascii=False) for row in rows), "utf-8")
    small = config("iid", encoder)
    small = replace(small, extra=(str(path),), loop=replace(small.loop, passes=1))
    said: list[str] = []
    training = PlusTraining(data, tmp_path / "model", small, resume=False, say=said.append)
    training.run()
    assert any(line.startswith("honest: ") for line in said)
    cases = {name: read_cases(training.work / f"{name}.jsonl") for name in ("held", "honest")}
    assert {c.id[:3] for c in cases["held"]} == {"0-e"}
    own = {r.id for fold in training.folds for r in fold.propose}
    assert {c.id for c in cases["honest"]} == own
    again: list[str] = []
    PlusTraining(data, tmp_path / "model", small, resume=True, say=again.append).run()
    assert not any(line.startswith("proposing") for line in again)


def test_a_start_that_is_no_checkpoint_is_named(folders: tuple[Path, Path], tmp_path: Path) -> None:
    data, encoder = folders
    wrong = tmp_path / "wrong.pt"
    wrong.write_bytes(b"nothing")
    small = replace(config("iid", encoder), start=str(wrong))
    with pytest.raises(ModelError, match=r"wrong\.pt"):
        PlusTraining(data, tmp_path / "model", small, resume=False, say=lambda line: None).run()


def test_only_all_takes_the_test_file(folders: tuple[Path, Path], tmp_path: Path) -> None:
    data = data_folder(tmp_path / "data")
    row = {**json.loads((data / "data_train.json").read_text("utf-8"))[0], "id": "held-out"}
    (data / "data_test.json").write_text(json.dumps([row], ensure_ascii=False), "utf-8")
    assert "held-out" in {r.id for r in training_records(data, "all")}
    assert "held-out" not in {r.id for split in ("iid", "ood") for r in training_records(data, split)}


def test_examples_are_drawn_from_all_sources(folders: tuple[Path, Path], extra: Path, tmp_path: Path) -> None:
    data, encoder = folders
    small = config("iid", encoder)
    small = replace(small, extra=(str(extra),), drawn=40, loop=replace(small.loop, passes=1))
    said: list[str] = []
    PlusTraining(data, tmp_path / "model", small, resume=False, say=said.append).run()
    told = next(line for line in said if line.startswith("final"))
    assert told.startswith("final: 40 examples of ")
    assert " 0 written" in told
    assert " 0 folder" not in told

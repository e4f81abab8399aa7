"""A model folder that is missing, cut short or not ours says so, with a remedy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from fabula.errors import ModelError
from fabula.extract.neural.load import load_extractor
from fabula.extract.neural.store import CARD, FORMAT, VERSION, VOCABULARY, ModelFolder, digest


def folder(path: Path, **card: object) -> ModelFolder:
    (path / VOCABULARY).write_text("[PAD]\n[UNK]\n个", "utf-8")
    files = {VOCABULARY: digest(path / VOCABULARY)}
    whole = {"format": FORMAT, "version": VERSION, "files": files, **card}
    (path / CARD).write_text(json.dumps(whole), "utf-8")
    return ModelFolder(path)


def test_a_whole_folder_is_read(tmp_path: Path) -> None:
    assert folder(tmp_path).vocabulary() == {"[PAD]": 0, "[UNK]": 1, "个": 2}


def test_missing(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"model\.json is missing") as caught:
        _ = ModelFolder(tmp_path).card
    assert "fabula train" in caught.value.hint


def test_a_missing_file(tmp_path: Path) -> None:
    found = folder(tmp_path)
    (tmp_path / VOCABULARY).unlink()
    with pytest.raises(ModelError, match=r"vocab\.txt is missing"):
        found.vocabulary()


def test_truncated(tmp_path: Path) -> None:
    found = folder(tmp_path)
    (tmp_path / VOCABULARY).write_text("[PAD]", "utf-8")
    with pytest.raises(ModelError, match=r"vocab\.txt is cut short"):
        found.vocabulary()


@pytest.mark.parametrize("card", [{"format": "other"}, {"version": 99}])
def test_foreign(tmp_path: Path, card: dict[str, object]) -> None:
    with pytest.raises(ModelError, match=r"model\.json"):
        _ = folder(tmp_path, **card).card


def test_not_even_json(tmp_path: Path) -> None:
    (tmp_path / CARD).write_text("{", "utf-8")
    with pytest.raises(ModelError, match="cannot be read"):
        _ = ModelFolder(tmp_path).card


def test_the_variant_must_be_the_one_asked_for(tmp_path: Path) -> None:
    folder(tmp_path, variant="smart")
    with pytest.raises(ModelError, match=r"holds a model of 'smart'"):
        load_extractor("smart+", tmp_path)


def test_a_truncated_encoder_is_named(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    found = folder(tmp_path, variant="smart+")
    (tmp_path / "encoder.onnx").write_bytes(b"not an ONNX file")
    files = {**found.card["files"], "encoder.onnx": digest(tmp_path / "encoder.onnx")}
    folder(tmp_path, variant="smart+", files=files)
    with pytest.raises(ModelError, match=r"encoder\.onnx"):
        load_extractor("smart+", tmp_path)

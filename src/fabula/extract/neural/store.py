"""A model folder: what is in it, and a clear word when it is missing, cut short or not ours."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from fabula.errors import ModelError
from fabula.extract import SHIPPED

FORMAT = "fabula-model"
VERSION = 1
CARD, VOCABULARY, ENCODER, HEADS = "model.json", "vocab.txt", "encoder.onnx", "heads.npz"
UNKNOWN = "[UNK]"  # the word for whatever is not in a vocabulary


@dataclass(frozen=True)
class ModelFolder:
    """A trained model as files; every file's hash is in ``model.json``."""

    path: Path

    @cached_property
    def card(self) -> dict[str, Any]:
        path = self.path / CARD
        try:
            data = json.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            raise ModelError(f"{path} is missing", hint=_REMEDY) from None
        except (ValueError, OSError) as error:
            raise ModelError(f"{path} cannot be read: {error}", hint=_REMEDY) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ModelError(f"{path} does not describe a Fabula model", hint=_REMEDY)
        if data.get("version") != VERSION:
            raise ModelError(
                f"{path} has version {data.get('version')}, this program reads {VERSION}", hint=_REMEDY
            )
        if not isinstance(data.get("files", {}), dict):
            raise ModelError(f"{path} does not say which files there are", hint=_REMEDY)
        return data

    def file(self, name: str) -> Path:
        """A file of the model, checked to be the one that was exported."""
        path = self.path / name
        expected = self.card.get("files", {}).get(name)
        if expected is None:
            raise ModelError(f"{self.path / CARD} names no file {name}", hint=_REMEDY)
        if not path.is_file():
            raise ModelError(f"{path} is missing", hint=_REMEDY)
        if name not in self._checked:
            if digest(path) != expected:
                raise ModelError(f"{path} is cut short or not the file that was exported", hint=_REMEDY)
            self._checked.add(name)
        return path

    @cached_property
    def _checked(self) -> set[str]:
        """The files that were found to be whole; several readers ask for the same one."""
        return set()

    def vocabulary(self) -> dict[str, int]:
        with sound(self.file(VOCABULARY)) as path:
            found = {word: i for i, word in enumerate(path.read_text("utf-8").split("\n"))}
            _ = found[UNKNOWN]
            return found

    def arrays(self, name: str) -> dict[str, Any]:
        with sound(self.file(name)) as path, np.load(path) as stored:
            return {key: stored[key] for key in stored.files}


@contextmanager
def sound(path: Path) -> Iterator[Path]:
    """A file that was exported as it is, but may not hold what it should."""
    try:
        yield path
    except _UNSOUND as error:
        raise ModelError(f"{path} does not hold what it should: {error!r}", hint=_REMEDY) from error


# What reading such a file comes to; a ValueError is also one of JSON or of UTF-8.
_UNSOUND = (ValueError, LookupError, TypeError, AttributeError, EOFError, OSError, BadZipFile)
_REMEDY = "reinstall fabula-smart, train one with `fabula train`, or use --extractor frames"


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def shipped() -> ModelFolder | None:
    """The model inside the package, if it is there."""
    return ModelFolder(SHIPPED) if (SHIPPED / CARD).is_file() else None

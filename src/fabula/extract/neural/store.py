"""A model folder: what is in it, and a clear word when it is missing, cut short or not ours."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from fabula.errors import ModelError
from fabula.extract import SHIPPED

FORMAT = "fabula-model"
VERSION = 1
CARD, VOCABULARY, ENCODER, HEADS = "model.json", "vocab.txt", "encoder.onnx", "heads.npz"


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
        words = self.file(VOCABULARY).read_text("utf-8").split("\n")
        return {word: i for i, word in enumerate(words)}

    def arrays(self, name: str) -> dict[str, Any]:
        with np.load(self.file(name)) as stored:
            return {key: stored[key] for key in stored.files}


_REMEDY = "reinstall fabula-smart, train one with `fabula train`, or use --extractor frames"


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def shipped() -> ModelFolder | None:
    """The model inside the package, if it is there."""
    return ModelFolder(SHIPPED) if (SHIPPED / CARD).is_file() else None

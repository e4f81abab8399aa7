"""A pretrained encoder under a baseline: which characters it knows, and its weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from torch import nn

from fabula.baselines.layers import WordVectors
from fabula.extract.neural.encode import CLS, DECIMAL, FRACTION, PERCENT, SEP, WHOLE
from fabula.extract.neural.store import UNKNOWN
from fabula.learn.encoder import find_encoder
from fabula.learn.models.bert import load_bert

_SHAPES = {"<n>": WHOLE, "<n.n>": DECIMAL, "<n/n>": FRACTION, "<n%>": PERCENT}


@dataclass(frozen=True)
class Characters:
    """The encoder's name, its configuration and the characters it keeps, in the order of its table."""

    name: str
    config: Mapping[str, Any]
    tokens: tuple[str, ...]

    @classmethod
    def find(cls, name: str) -> Characters:
        """An encoder that is at hand: a folder, or one that was pulled."""
        folder = find_encoder(name)
        _, vocabulary = load_bert(folder)
        return cls(name, folder.config, tuple(vocabulary))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Characters:
        return cls(data["name"], data["config"], tuple(data["tokens"]))

    @cached_property
    def _places(self) -> dict[str, int]:
        return {token: place for place, token in enumerate(self.tokens)}

    def ids(self, words: Sequence[str]) -> tuple[tuple[int, ...], ...]:
        """Every word's characters, between the marks of the text's two ends; a number is one token.

        Words beyond what the encoder can take have none.
        """
        room = int(self.config["max_position_embeddings"]) - 2
        unknown = self._places[UNKNOWN]
        made: list[tuple[int, ...]] = [(self._places[CLS],)]
        for word in words:
            own = ((_SHAPES[word],) if word in _SHAPES else tuple(word))[:room]
            room -= len(own)
            made.append(tuple(self._places.get(character, unknown) for character in own))
        return (*made, (self._places[SEP],))

    def load_into(self, model: nn.Module) -> None:
        """Put the pretrained weights into every place of a model that reads words."""
        bert, _ = load_bert(find_encoder(self.name))
        for module in model.modules():
            if isinstance(module, WordVectors):
                module.bert.load_state_dict(bert.state_dict())

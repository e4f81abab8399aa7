"""Texts and targets as padded tensors.

Shapes: B problems, L words, N numbers, T tokens of a target, C characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.utils.rnn import pad_sequence


@dataclass(frozen=True)
class Text:
    """A masked text in ids: its words, which of them are numbers, and each word's characters.

    ``characters`` is empty unless a pretrained encoder, which reads characters, stands below the model; then
    its first and last entries are the marks of the text's two ends.
    """

    words: tuple[int, ...]
    numbers: tuple[int, ...]
    characters: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Example:
    """A text and the symbols of its equation; no symbols where we only ask."""

    text: Text
    target: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return len(self.text.words)


@dataclass(frozen=True)
class Batch:
    words: Tensor  # (B, L), 0 is padding
    lengths: Tensor  # (B,)
    numbers: Tensor  # (B, N): the place of every number among the words
    present: Tensor  # (B, N): which of them there are
    targets: Tensor  # (B, T), -1 is padding
    characters: Tensor  # (B, C), or (B, 0)
    owners: Tensor  # (B, C): the word that a character belongs to, L for none

    @property
    def real(self) -> Tensor:
        """(B, L): which words there are."""
        return torch.arange(self.words.shape[1], device=self.words.device) < self.lengths[:, None]


def collate(examples: Sequence[Example]) -> Batch:
    """Padded tensors."""
    texts = [example.text for example in examples]
    numbers = _padded([text.numbers for text in texts], -1)
    words = _padded([text.words for text in texts], 0)
    owners = [_owners(text, words.shape[1]) for text in texts]
    return Batch(
        words=words,
        lengths=torch.tensor([len(text.words) for text in texts]),
        numbers=numbers.clamp(min=0),
        present=numbers >= 0,
        targets=_padded([example.target for example in examples], -1),
        characters=_padded([[c for own in text.characters for c in own] for text in texts], 0),
        owners=_padded(owners, words.shape[1]),
    )


def _owners(text: Text, nobody: int) -> list[int]:
    """The word of every character; the marks at the two ends belong to none."""
    words = (nobody, *range(len(text.words)), nobody)
    return [word for word, own in zip(words, text.characters, strict=False) for _ in own]


def _padded(rows: Sequence[Sequence[int]], padding: int) -> Tensor:
    made = [torch.tensor(row, dtype=torch.long) for row in rows]
    return pad_sequence(made, batch_first=True, padding_value=padding)

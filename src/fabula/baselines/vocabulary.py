"""Which words and which symbols a baseline knows, as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from fabula.baselines.masking import MOST_NUMBERS
from fabula.baselines.notation import OPERATORS

PAD, UNKNOWN = 0, 1
_SPECIAL = ("<pad>", "<unknown>")


@dataclass(frozen=True)
class Vocabulary:
    """Words that a model reads; 0 is padding, 1 every word that it does not know."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, texts: Iterable[Sequence[str]], least: int) -> Vocabulary:
        """The words that occur at least so often, commonest first."""
        counted = Counter(word for text in texts for word in text)
        return cls((*_SPECIAL, *(word for word, count in counted.most_common() if count >= least)))

    @cached_property
    def _places(self) -> dict[str, int]:
        return {word: place for place, word in enumerate(self.words)}

    def ids(self, words: Iterable[str]) -> tuple[int, ...]:
        return tuple(self._places.get(word, UNKNOWN) for word in words)

    def __len__(self) -> int:
        return len(self.words)


@dataclass(frozen=True)
class Symbols:
    """What a model writes: operators, constants, ``extra`` tokens of its own, then N0, N1 … of the text.

    The numbers stand last, so that a batch can end the scores at the most numbers one of its texts has.
    """

    constants: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        return (*self.fixed, *(f"N{i}" for i in range(MOST_NUMBERS)))

    @cached_property
    def fixed(self) -> tuple[str, ...]:
        """The symbols that are the same for every text, and learned as vectors."""
        return (*OPERATORS, *self.constants, *self.extra)

    @cached_property
    def _places(self) -> dict[str, int]:
        return {token: place for place, token in enumerate(self.tokens)}

    def ids(self, tokens: Iterable[str]) -> tuple[int, ...]:
        return tuple(self._places[token] for token in tokens)

    def spell(self, ids: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.tokens[i] for i in ids)

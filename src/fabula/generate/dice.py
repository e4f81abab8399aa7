"""Draws that do not depend on one another: each has a name, so that one can be drawn anew and all others stay."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Dice:
    """A seed, and other seeds for some aspects (``scene``, ``names``, ``words``, ``numbers``, ``told``, ``order`` …).

    ``Dice("1:7")`` with ``other={"numbers": "x"}`` tells the story of ``Dice("1:7")`` with other numbers.
    """

    seed: str
    other: Mapping[str, str] = field(default_factory=dict)

    def pick(self, aspect: str, name: str, count: int) -> int:
        """A number from 0 to ``count`` - 1."""
        key = f"{self.other.get(aspect, self.seed)}:{aspect}:{name}"
        return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % count

    def choose(self, aspect: str, name: str, options: Sequence[T]) -> T:
        return options[self.pick(aspect, name, len(options))]

    def random(self, aspect: str) -> random.Random:
        """For what is drawn many times over."""
        return random.Random(f"{self.other.get(aspect, self.seed)}:{aspect}")

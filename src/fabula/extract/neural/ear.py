"""The encoder's view of a problem, made once for all who read with it, and what the tagger hears in it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from fabula.extract.neural.encode import Encoded, encode
from fabula.extract.neural.encoder import OnnxEncoder
from fabula.extract.neural.relate import RelationDecoder
from fabula.extract.neural.store import HEADS, ModelFolder
from fabula.extract.neural.tagger import Tagger
from fabula.extract.neural.write import Writer
from fabula.text import Problem

Vectors = NDArray[np.float32]


class Ear:
    """Encodes problems; the last one is kept, since several ask for it in turn."""

    def __init__(self, folder: ModelFolder, encoder: OnnxEncoder | None = None) -> None:
        self.vocabulary = folder.vocabulary()
        self.encoder = encoder or OnnxEncoder(folder)
        heads = folder.arrays(HEADS)
        self.tagger, self.decoder, self.writer = Tagger(heads), RelationDecoder(heads), Writer(heads)
        self._last: tuple[str, Encoded, Vectors] | None = None

    def vectors(self, problem: Problem) -> tuple[Encoded, Vectors]:
        """The problem's tokens, and a vector for each."""
        last = self._last  # once: another thread may put its own problem there
        if last is None or last[0] != problem.text:
            encoded = encode(problem, self.vocabulary)
            last = self._last = problem.text, encoded, self.encoder(encoded.ids)
        return last[1:]

    def hear(self, problem: Problem) -> Problem:
        """The problem with what is heard of its numbers; as it was, if the model has not learned to listen."""
        if not self.tagger.trained:
            return problem
        encoded, vectors = self.vectors(problem)
        chances = self.decoder.needed(vectors, encoded.operands, encoded.goal)
        needed: dict[int | None, float] = {}
        for operand, chance in zip(encoded.operands, chances, strict=True):  # of a ratio the likelier part's
            needed[operand.quantity] = max(chance, needed.get(operand.quantity, 0.0))
        heard = self.tagger(vectors, problem, encoded)
        return replace(problem, heard=tuple(replace(h, needed=needed.get(h.quantity, 1.0)) for h in heard))

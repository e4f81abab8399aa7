"""``smart+``: frames and the relation decoder propose readings; ``choose`` decides among their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice

from fabula.errors import internal_fault
from fabula.extract.base import DECODER, Reading
from fabula.extract.framed import FrameExtractor
from fabula.extract.mentions import mentions
from fabula.extract.neural.blas import one_thread
from fabula.extract.neural.ear import Ear, Vectors
from fabula.extract.neural.encode import Encoded
from fabula.extract.neural.encoder import OnnxEncoder
from fabula.extract.neural.prefix import words_of
from fabula.extract.neural.relate import Proposal
from fabula.extract.neural.situate import Situator
from fabula.extract.neural.store import ModelFolder
from fabula.text import Problem

BEAM = 10
MORE = 4  # expressions of the writer, at most, that the decoder has not
WIDTH = 5.0
TRIES = 8  # readings of the frames; with twice as many no set of problems held back is read better


class RelationReader:
    """The relation decoder as a proposer of graphs. Who solves them sees that they are in L(G)."""

    name = "relate"

    def __init__(self, folder: ModelFolder, beam: int = BEAM, ear: Ear | None = None) -> None:
        self.ear = ear or Ear(folder)
        self.decoder, self.writer = self.ear.decoder, self.ear.writer
        self.beam = beam

    def hear(self, problem: Problem) -> Problem:
        return self.ear.hear(problem)

    def readings(self, problem: Problem) -> Iterator[Reading]:
        encoded, vectors = self.ear.vectors(problem)
        situator = Situator(problem)
        if not situator.asks:  # 多少？ without anything that could be counted
            return
        enough = self.decoder.enough(vectors, encoded.goal)
        for proposal, written in self.expressions(encoded, vectors):
            try:
                graph = situator.graph(encoded.operands, proposal.steps, proposal.score)
            except Exception as fault:  # one expression's fault must not cost the others
                internal_fault(problem.text, fault, "binding an expression")
                continue
            yield Reading(graph, proposal.score, mentions(graph), (), DECODER, enough, written)

    def expressions(self, encoded: Encoded, vectors: Vectors) -> list[tuple[Proposal, float | None]]:
        """The decoder's expressions, each with what the writer thinks of it; then some that only the writer has."""
        operands, given = encoded.operands, len(encoded.operands)
        found = self.decoder.decode(vectors, operands, encoded.goal, self.beam)
        if not self.writer.trained:
            return [(proposal, None) for proposal in found]
        page = self.writer.page(vectors, operands, encoded.goal)
        spelled = [words_of(proposal.steps, given) for proposal in found]
        scores = dict(zip(spelled, self.writer.scores(page, spelled), strict=True))
        least = min((p.score for p in found), default=0.0) - 1
        own = [p for p in self.writer.write(page, operands, self.beam) if words_of(p.steps, given) not in scores]
        return [
            *((proposal, scores[words] if words else None) for proposal, words in zip(found, spelled, strict=True)),
            *((replace(proposal, score=least), proposal.score) for proposal in own[:MORE]),
        ]


class FrameReader:
    """The frames as a proposer: so many readings, but none that costs so much more than the cheapest."""

    name = "frames"

    def __init__(self, width: float = WIDTH, tries: int = TRIES) -> None:
        self.frames = FrameExtractor()
        self.width = width
        self.tries = tries

    def readings(self, problem: Problem) -> Iterator[Reading]:
        return within(self.frames.readings(problem), self.width, self.tries)


def within(readings: Iterable[Reading], width: float, tries: int) -> Iterator[Reading]:
    """So many readings, but none that costs so much more than the cheapest."""
    best = -float("inf")
    for reading in islice(readings, tries):
        best = max(best, reading.score)
        if reading.score >= best - width:
            yield reading


def proposers(
    folder: ModelFolder, beam: int = BEAM, ear: Ear | None = None
) -> tuple[FrameReader, RelationReader]:
    """Everybody who proposes readings, in turn."""
    return FrameReader(), RelationReader(folder, beam, ear)


class SmartPlusExtractor:
    """All proposers in turn."""

    name = "smart+"

    def __init__(
        self, folder: ModelFolder, beam: int = BEAM, encoder: Callable[[], OnnxEncoder] | None = None
    ) -> None:
        """``encoder``: one that is being opened, if somebody has begun with it."""
        self.ranker_in = folder.path
        self.ear = Ear(folder, encoder() if encoder else None)
        self.proposers = proposers(folder, beam, self.ear)

    def hear(self, problem: Problem) -> Problem:
        """The problem with what the network hears of its numbers, before anybody proposes a reading."""
        with one_thread():
            return self.ear.hear(problem)

    def readings(self, problem: Problem) -> Iterator[Reading]:
        with one_thread():
            for proposer in self.proposers:
                try:
                    yield from proposer.readings(problem)
                except Exception as fault:  # one proposer's fault must not cost the readings of the others
                    internal_fault(problem.text, fault, f"proposing by {proposer.name}")

"""The frames as a proposer of readings, and as the paper's initial parser: what is read before anything is learned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from heapq import merge
from pathlib import Path

from fabula.errors import reporting
from fabula.extract.base import FRAMES, Reading
from fabula.extract.mentions import mentions
from fabula.frames.aside import Without, needless, without
from fabula.frames.frame import frames, load_frames
from fabula.frames.kinds.blocks import blocks, holds_kinds, load_blocks
from fabula.frames.match import Matcher
from fabula.frames.remarks import Remark, remarks
from fabula.frames.types import problem_type
from fabula.parse.kbest import k_best
from fabula.text import Problem

RUNS = 24
REMARK = 0.4  # what it costs to leave out what stands beside the story
IDLE = 0.5  # … and not to, though the answer does not hang on it
ALONE = 4  # so many remarks at most are also left out one by one
MISUSED = 1.5  # … and to make use of what cannot matter


class FrameExtractor:
    """Reads a problem by the frames of its language."""

    name = "frames"

    def __init__(self, runs: int = RUNS, extra: Iterable[Path] = ()) -> None:
        """``extra``: files of frames or kinds from outside the package (docs/add-a-story.md)."""
        self.runs = runs
        files = list(extra)
        kinds = [file for file in files if holds_kinds(file)]
        self.frames = (*frames(), *load_frames(file for file in files if file not in kinds))
        self.kinds = (*load_blocks(kinds), *blocks())

    def readings(self, problem: Problem) -> Iterator[Reading]:
        """Readings, cheapest first: of the text, and of what is left of it without what stands beside the story."""
        whole = self._read(problem)
        found = remarks(problem)
        if not found:
            yield from whole
            return
        rests = (without(problem, some) for some in _some(found))
        aside = [self._aside(rest, found) for rest in rests if rest is not None]
        kept = (_with_idle(reading, found) for reading in whole)
        yield from merge(*aside, kept, key=lambda reading: -reading.score)

    def _aside(self, rest: Without, found: tuple[Remark, ...]) -> Iterator[Reading]:
        for reading in self._read(rest.problem):
            yield _put_back(reading, rest, found)

    def _read(self, problem: Problem) -> Iterator[Reading]:
        matcher = Matcher(problem, problem_type(problem), self.frames, self.kinds)
        for graph, choices in k_best(matcher.run, self.runs, reporting(problem.text, "reading by frames")):
            yield Reading(graph, -choices.cost, mentions(graph), tuple(choices.notes), FRAMES)


def _some(found: tuple[Remark, ...]) -> Iterator[tuple[Remark, ...]]:
    """All of them, or one: what looks like a remark may belong to the story."""
    yield found
    if 1 < len(found) <= ALONE:
        yield from ((one,) for one in found)


def _put_back(reading: Reading, rest: Without, found: tuple[Remark, ...]) -> Reading:
    """A reading of the rest as one of the whole text, at what it costs to leave something out."""
    graph = rest.back(reading.graph)
    kept = tuple(remark for remark in found if remark not in rest.remarks)
    dearer = _with_idle(replace(reading, graph=graph), kept)
    score = dearer.score - REMARK * len(rest.remarks)
    return replace(dearer, score=score, mentions=mentions(graph), notes=(*reading.notes, "aside"))


def _with_idle(reading: Reading, found: tuple[Remark, ...]) -> Reading:
    """A reading with these remarks in it; dearer if it has no use for them, or uses what is never needed."""
    idle, misused = needless(reading.graph, found)
    return replace(reading, score=reading.score - IDLE * idle - MISUSED * misused)

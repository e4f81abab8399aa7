"""The frames as a proposer of readings, and as the paper's initial parser: what is read before anything is learned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from fabula.errors import reporting
from fabula.extract.base import FRAMES, Reading
from fabula.extract.mentions import mentions
from fabula.frames.frame import frames, load_frames
from fabula.frames.match import Matcher
from fabula.frames.types import problem_type
from fabula.parse.kbest import k_best
from fabula.text import Problem

RUNS = 24


class FrameExtractor:
    """Reads a problem by the frames of its language."""

    name = "frames"

    def __init__(self, runs: int = RUNS, extra: Iterable[Path] = ()) -> None:
        """``extra``: frame files from outside the package, for kinds of stories of one's own (docs/add-a-story.md)."""
        self.runs = runs
        self.frames = (*frames(), *load_frames(extra))

    def readings(self, problem: Problem) -> Iterator[Reading]:
        """Readings, cheapest first."""
        matcher = Matcher(problem, problem_type(problem), self.frames)
        for graph, choices in k_best(matcher.run, self.runs, reporting(problem.text, "reading by frames")):
            yield Reading(graph, -choices.cost, mentions(graph), tuple(choices.notes), FRAMES)

"""Readings told with the words of the text, whoever proposes them."""

from __future__ import annotations

from dataclasses import replace

from fabula import facts
from fabula.extract.base import RULES, Reading
from fabula.extract.mentions import mentions
from fabula.text import Problem


class Grounding:
    """Grounds all readings of one problem; its facts are read once."""

    def __init__(self, problem: Problem) -> None:
        self.facts = facts.Grounding(problem)

    def reading(self, proposed: Reading) -> Reading:
        """The same reading about nodes that the text names."""
        if proposed.proposer != RULES:  # made of the text's facts to begin with
            return proposed
        graph = self.facts.graph(proposed.graph)
        return replace(proposed, graph=graph, mentions=mentions(graph))

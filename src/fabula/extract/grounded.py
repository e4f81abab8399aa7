"""Readings told with the words of the text, whoever proposes them."""

from __future__ import annotations

from dataclasses import replace

from fabula import facts
from fabula.extract.base import NETWORKS, Reading
from fabula.extract.mentions import mentions
from fabula.facts.ages import own_ages
from fabula.facts.hearing import by_ear
from fabula.facts.means import mean_of_all
from fabula.facts.moved import handed_over
from fabula.facts.prices import as_bought, change_back, goods_alone, offered_bill, unit_prices
from fabula.facts.steady import steady_names
from fabula.text import Problem


class Grounding:
    """Grounds all readings of one problem; its facts are read once."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.facts = facts.Grounding(problem)

    def reading(self, proposed: Reading) -> Reading:
        """The same reading about nodes that the text names, as the network hears them where one listens."""
        graph = proposed.graph
        if proposed.proposer == NETWORKS:  # the others are made of the text's facts to begin with
            graph = self.facts.graph(graph)
        graph = goods_alone(as_bought(unit_prices(self.problem, by_ear(self.problem, graph))))
        graph = handed_over(self.problem, mean_of_all(offered_bill(change_back(graph))))
        graph = own_ages(steady_names(self.problem, graph))
        return proposed if graph is proposed.graph else replace(proposed, graph=graph, mentions=mentions(graph))

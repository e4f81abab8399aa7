"""A chosen reading as docs/situations.md tells situations, whoever proposed it; the answer stays what it was."""

from __future__ import annotations

from fabula.facts.deeds import with_deeds
from fabula.facts.early import with_first_names, with_head_start
from fabula.facts.lengths import with_own_lengths
from fabula.facts.measured import with_measures
from fabula.facts.one_act import with_one_act
from fabula.facts.one_name import with_one_name
from fabula.facts.purchase import with_goods, with_one_buyer
from fabula.facts.steady import steady_names
from fabula.facts.undone import with_undone
from fabula.facts.whole import with_whole
from fabula.facts.wholes import with_whole_time, with_whole_way, without_peers
from fabula.situation.graph import ParseGraph
from fabula.text import Problem

REWRITERS = (
    with_one_name, with_one_act, with_measures, with_head_start, with_first_names, with_own_lengths, without_peers,
    with_whole_time, with_whole_way, with_undone, with_goods, with_one_buyer, with_deeds, steady_names, with_whole,
)  # fmt: skip


def retold(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """Measured numbers on nodes, a head start as an Event, and a World that is nobody; itself if nothing changes."""
    for told in REWRITERS:
        graph = told(problem, graph)
    return graph

"""What things are called: the speed of 甲车 is 甲车的速度, the total of a day's work 第一天修的米数.

One :class:`Wording` is made per attempt and language; every printer takes its names, units and numbers from
it, so that the picture, the steps and the formulas speak of one thing by one name.

It is built in layers, each of which uses those before it: ``units``, ``sorts`` of nodes, ``formulas``, ``subjects``,
names for ``special`` stories and ``prices``, ``rules`` of names.txt and how they are filled in (``templates``), names
in ``chinese`` and ``in_english``, ``names`` of all quantities, ``sentences``.
"""

from fabula.explain.wording.sentences import (
    Same,
    Wording,
    objection,
    taken_as_one,
    whole_words,
    wording,
)

__all__ = ["Same", "Wording", "objection", "taken_as_one", "whole_words", "wording"]

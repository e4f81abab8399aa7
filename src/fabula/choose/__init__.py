"""Choosing among solved readings, whoever proposed them: which answer, and how sure that is.

Proposers propose, solving judges, choosing comes after: nothing here asks a proposer for anything.
"""

from fabula.choose.chooser import Chooser, Chosen, CostChooser
from fabula.choose.ranker import Ranker, RankerChooser

__all__ = ["Chooser", "Chosen", "CostChooser", "Ranker", "RankerChooser"]

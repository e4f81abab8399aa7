"""Old kinds of problems that are known by their build: two ways to share out, two kinds of things, gaps in a row.

Such a text may be told in any words, but it always holds the same few numbers in the same parts. Each reader finds
them by the tellings of ``lang/zh/kinds/``, makes the rows and says what follows; what it has no use for is told aside.
"""

from __future__ import annotations

from fabula.facts.describe import Telling
from fabula.facts.ground import Stage
from fabula.frames.kinds.ages import Ages
from fabula.frames.kinds.changed_rate import ChangedRate
from fabula.frames.kinds.cuts import Cuts
from fabula.frames.kinds.days import Dates, NextPage
from fabula.frames.kinds.each import Each
from fabula.frames.kinds.gaps import Gaps
from fabula.frames.kinds.heads import Heads
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.labour import Labour
from fabula.frames.kinds.maps import Maps
from fabula.frames.kinds.means import Means
from fabula.frames.kinds.mixing import Mixing
from fabula.frames.kinds.onward import Onward
from fabula.frames.kinds.pace import Pace
from fabula.frames.kinds.pipes import Pipes
from fabula.frames.kinds.rates_of_two import RatesOfTwo
from fabula.frames.kinds.same_price import SamePrice
from fabula.frames.kinds.sets import Sets
from fabula.frames.kinds.sharing import Sharing
from fabula.frames.kinds.solution import Solution
from fabula.frames.kinds.stock import Stock
from fabula.frames.kinds.stock_pace import StockPace
from fabula.frames.kinds.two import TwoKinds
from fabula.frames.kinds.worth import Worth
from fabula.text import Problem

KINDS: tuple[type[Kind], ...] = (
    Heads,
    Labour,
    Ages,
    Sharing,
    TwoKinds,
    Solution,
    Mixing,
    Cuts,
    Gaps,
    Maps,
    Pipes,
    Sets,
    Dates,
    NextPage,
    Pace,
    RatesOfTwo,
    SamePrice,
    ChangedRate,
    Worth,
    Onward,
    StockPace,
    Stock,
    Each,
    Means,
)


def known_kind(problem: Problem, story: Telling, stage: Stage) -> Kind | None:
    """The reader that knows a text by its build; None if none does."""
    return next((made for kind in KINDS if (made := kind(problem, story, stage)).fits), None)

"""Old kinds of problems that are known by their build: two ways to share out, two kinds of things, gaps in a row.

Such a text may be told in any words, but it always holds the same few numbers in the same parts. A kind is a block of
a file of ``lang/zh/kinds/`` (block.py), which says where its numbers are told, whose they are and what follows. Where
who is who must be worked out, a reader does it, by the tellings of such a file. What has no part is told aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain

from fabula.facts.describe import Telling
from fabula.facts.ground import Stage
from fabula.frames.kinds.ages import Ages
from fabula.frames.kinds.block import Block
from fabula.frames.kinds.blocks import blocks
from fabula.frames.kinds.changed_rate import ChangedRate
from fabula.frames.kinds.cuts import Cuts
from fabula.frames.kinds.days import Dates
from fabula.frames.kinds.declared import Declared
from fabula.frames.kinds.each import Each
from fabula.frames.kinds.fuel import Fuel
from fabula.frames.kinds.gaps import Gaps
from fabula.frames.kinds.kind import Kind
from fabula.frames.kinds.labour import Labour
from fabula.frames.kinds.maps import Maps
from fabula.frames.kinds.means import Means
from fabula.frames.kinds.mixing import Mixing
from fabula.frames.kinds.onward import Onward
from fabula.frames.kinds.pace import Pace
from fabula.frames.kinds.per_head import PerHead
from fabula.frames.kinds.rates_of_two import RatesOfTwo
from fabula.frames.kinds.same_price import SamePrice
from fabula.frames.kinds.sharing import Sharing
from fabula.frames.kinds.stock import Stock
from fabula.frames.kinds.two import TwoKinds
from fabula.text import Problem

KINDS: tuple[type[Kind], ...] = (
    Labour,
    PerHead,
    Ages,
    Sharing,
    TwoKinds,
    Mixing,
    Cuts,
    Gaps,
    Maps,
    Dates,
    Fuel,
    Pace,
    RatesOfTwo,
    SamePrice,
    ChangedRate,
    Onward,
    Stock,
    Each,
    Means,
)


def known_kind(problem: Problem, story: Telling, stage: Stage, known: Sequence[Block] | None = None) -> Kind | None:
    """The reader that knows a text by its build; None if none does. ``known``: the kinds that are data."""
    told = blocks() if known is None else known
    readers: Iterable[Callable[[Problem, Telling, Stage], Kind]] = chain((partial(Declared, b) for b in told), KINDS)
    return next((made for reader in readers if (made := reader(problem, story, stage)).fits), None)

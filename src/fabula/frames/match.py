"""The matcher: facts into a table, comparisons stated, frames bound, as few as the goal needs.

One run is one reading. A frame that its words show should be used, a number of the text should matter, and what is
asked must follow: the cheapest set of bound frames that does all this is taken, the next ones are other readings.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.describe import SHARES
from fabula.frames import accounts, plain
from fabula.frames.doubts import doubts
from fabula.frames.frame import Frame
from fabula.frames.frame_sets import UNUSED, cheapest
from fabula.frames.grapher import Grapher
from fabula.frames.kinds import known_kind
from fabula.frames.kinds.block import Block
from fabula.frames.kinds.kind import Kind
from fabula.frames.laid import Laid, unclaimed
from fabula.frames.phases import conclude
from fabula.frames.roles import Roles
from fabula.frames.sketch import inlined, sketch
from fabula.frames.timeline import Timeline
from fabula.frames.wares import is_money
from fabula.lang.lexicon import classes
from fabula.parse.determined import determined
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import language
from fabula.situation.terms import Unknown
from fabula.text import Kind as NumberKind
from fabula.text import Problem
from fabula.text.units import dimension

REFUSED = 1.0  # what it costs not to read a text as the kind that it is built like
DOUBTFUL = 0.6  # what it costs if the rows of a story do not bear out a word of the text (doubts.py)
UNPAID = 2.0  # what it costs to read money without a ledger where prices and purchases are told
PLAIN = 0.8  # what it costs to read a story that goes on in time as if it did not


class Matcher(Grapher):
    """Reads one problem; made once, run for every reading."""

    def __init__(
        self, problem: Problem, type_: ProblemType, known: Sequence[Frame] | None = None,
        kinds: Sequence[Block] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(problem, type_, known)
        self.kind = known_kind(problem, self.telling, self.stage, kinds)

    def run(self, choices: Choices) -> ParseGraph:
        """One reading; raises DeadEnd if these choices lead nowhere."""
        if self.asked is None:
            raise DeadEnd("nothing is asked")
        if self.kind is not None and choices.pick("kind", _takings(self.kind)):
            return self._built(self.kind, choices)
        return self._completed(self._laid_out(choices), choices)

    # --- which reader ---

    def _laid_out(self, choices: Choices) -> Laid:
        """The table by one of the readers: with accounts, in time, or plain."""
        if self.compared.classical and not self.moving:
            return plain.lay_out(self, choices)
        if self.type is ProblemType.PRICE and not (self.timed and (self.unpaid or self.works())):
            if choices.pick("money", self._moneys()):
                return accounts.lay_out(self, choices)
        elif self.timed and choices.pick("telling", self._tellings()):
            return self._story(choices)
        return plain.lay_out(self, choices)

    def _moneys(self) -> list[tuple[bool, float]]:
        """As a ledger or not; money that is only compared (捐款, 投资) needs none."""
        rates = any(f.quantity.per or f.told.per for f in self.facts)
        shares = {f.quantity.index for f in self.facts if f.quantity.kind in SHARES}
        priced = any(w in self.problem.text for w in classes("compare.txt")["priced"])
        stated = [s for t in self.compared.told for s in t.telling.statements if not s.value]
        compares = any(s.call.name in language().predicates or s.call.name in ("Grow", "Shrink") for s in stated)
        only = compares and shares <= self.compared.numbers and not (rates or self.claims or priced)
        if not (only or rates or self.changes or priced) and all(map(is_money, self.facts)):
            return [(True, 0.0), (False, UNUSED)]  # 有150元，看书用去80元: nothing is bought by the piece
        return [(True, PLAIN if only else 0.0), (False, 0.0 if only else UNPAID)]

    def _tellings(self) -> list[tuple[bool, float]]:
        """In time or not; where things are only compared, rather not."""
        lasting = any(dimension(f.quantity.unit) == "time" and f.other is None for f in self.telling.facts)
        only = self.type is ProblemType.RELATION and bool(self.compared.told) and not lasting
        return [(True, PLAIN if only else 0.0), (False, 0.0 if only else PLAIN)]

    def _story(self, choices: Choices) -> Laid:
        """The facts laid out in time, and what follows from the phases."""
        asked = self.asked
        assert asked is not None
        story = Timeline(self.stage, self.telling.facts, choices, self.problem, self.clauses, self.actors)
        story.read([f for f in self.telling.facts if f.quantity.kind is not NumberKind.ASKED or f is asked])
        stated = conclude(story)
        if doubts(story, asked, self.moving):
            choices.penalty(DOUBTFUL)
        place = story.places.get(asked.quantity.index)
        if place is None and not any(r.unknown for r in stated):
            raise DeadEnd("what is asked relates nothing")
        goal = Unknown() if place is None or place[0].loose else place[0].slot(place[1])
        return Laid(story, goal, stated, unclaimed(story))

    # --- what follows ---

    def _built(self, kind: Kind, choices: Choices) -> ParseGraph:
        """A kind that is known by its build says all that follows."""
        table, goal, stated = kind.read(choices)
        if not determined(sketch(self.type, table, goal, stated)):
            raise DeadEnd("nothing determines what is asked")
        if self.honesty is not None:
            choices.penalty(self.honesty.cost_of_kind(table, goal, stated))
        return self.graph(table, goal, stated, titled=True)

    def _completed(self, laid: Laid, choices: Choices) -> ParseGraph:
        """What is stated, what frames add that always hold, and the set of others that is chosen."""
        made = list(Roles(self, laid).bundles())
        bundles = [b for b in made if not b.frame.always]
        always = (r for b in made if b.frame.always for r in b.relations)
        stated = [inlined(r, laid.table) for r in (*laid.stated, *always)]
        options = cheapest(self, laid, stated, bundles)
        if not options:
            raise DeadEnd("nothing determines what is asked")
        chosen = choices.pick("frames", options)
        return self.graph(laid.table, laid.goal, (*stated, *(r for b in chosen for r in b.relations)))


def _takings(kind: Kind) -> list[tuple[bool, float]]:
    """What it costs to take a text for one of a kind, and not to; a kind with a price leaves others the first word."""
    return [(True, kind.cost), (False, 0.0 if kind.cost else REFUSED)]

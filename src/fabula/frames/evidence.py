"""What a text offers before anything is chosen: facts, comparisons, claims, what is asked, whether it has a time."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.describe import Fact, tell
from fabula.facts.ground import Stage
from fabula.frames.actors import Actors, lasts, moves, says, views
from fabula.frames.changes import Change, changes, marked_after
from fabula.frames.claims import Claim, claims
from fabula.frames.frame import Frame, frames
from fabula.frames.honest import Honesty
from fabula.frames.phrases import Comparisons
from fabula.frames.purchases import Purchase, purchases
from fabula.frames.wares import is_money
from fabula.lang.lexicon import classes
from fabula.situation.nodes import ProblemType
from fabula.text import Kind, Problem
from fabula.text.units import dimension


class Evidence:
    """Gathered once for a problem; every reading rests on it."""

    def __init__(self, problem: Problem, type_: ProblemType, known: Sequence[Frame] | None = None) -> None:
        self.problem = problem
        self.type = type_
        self.frames = frames() if known is None else tuple(known)
        self.telling = tell(problem)
        self.stage = Stage(self.telling)
        self.facts: Sequence[Fact] = self.telling.facts
        self.changes: list[Change] = []
        self.purchases: list[Purchase] = []
        if type_ is ProblemType.PRICE:
            self.changes = changes(problem, self.facts)
            self.facts = marked_after(problem, self.facts, self.changes)
        self.claims: list[Claim] = claims(problem, self.facts, [f for f in self.frames if type_ in f.types])
        self.compared = Comparisons(problem, self.telling)
        if type_ is ProblemType.PRICE:
            self.purchases = purchases(self.compared.rows, self.telling)
        asked = [f for f in self.facts if f.quantity.kind is Kind.ASKED]
        self.asked: Fact | None = asked[-1] if asked else None
        changed = frozenset(f.clause for f in (*(c.fact for c in self.changes), *(c.fact for c in self.claims)))
        self.honesty = Honesty(problem, self.asked, changed) if self.asked else None
        self.clauses = views(problem)
        self.actors = Actors(problem, self.clauses)
        self._find_time()

    def _find_time(self) -> None:
        """Whether the story goes on in time, whether anybody moves in it, and the type that follows from this."""
        told = self.telling.facts
        times = any(lasts(u) for f in told for u in (f.quantity.unit, f.quantity.per, f.told.per))
        goes = self.type is ProblemType.JOURNEY and self._acts("move")
        units = {dimension(f.quantity.unit) for f in told}
        self.unpaid = "money" not in units
        meets = "length" in units and self.unpaid and says(self.problem.text, "meet", "catch")
        self.timed = bool(self.actors.known) and (times or goes or meets)
        self.moving = self.timed and moves(told)
        if self.moving or (self.timed and meets):
            self.type = ProblemType.JOURNEY
        elif self.type is ProblemType.JOURNEY and not goes and self._acts("work"):
            self.type = ProblemType.TASK  # 每小时织布12米: so many metres an hour, and nobody goes anywhere

    def _acts(self, kind: str) -> bool:
        return any(c.note == kind for v in self.clauses for c in v.row)

    def works(self) -> bool:
        """Prices may be told of what is made; how long it takes has nothing to do with them."""
        asked = self.asked
        if asked is None or dimension(asked.quantity.unit) == "money":
            return False
        rates = [f for f in self.telling.facts if lasts(f.quantity.per or f.told.per)]
        plain = [f for f in rates if dimension(f.quantity.unit) != "money" and f.told.kind in ("work", "move", "flow")]
        return bool(plain) and (lasts(asked.quantity.unit) or lasts(asked.told.per))

    def trades(self) -> bool:
        """Whether anything is bought, sold or paid; bills are sums, too, but of costs."""
        kinds = classes()["trades"] | classes("money.txt")["accounts"]
        lacks = classes("money.txt")["lacking"]
        told = [*(f.told for f in self.facts), *(d for d in self.telling.clauses if self.purchases)]
        sets = any(f.quantity.unit in classes("money.txt")["sets"] for f in self.facts if not is_money(f))
        return self.type is ProblemType.PRICE and any(
            (sets and d.one) or d.kind in kinds or d.per or (d.change and d.change.text in lacks) for d in told
        )

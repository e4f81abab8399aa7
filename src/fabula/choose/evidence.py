"""What choosing looks at: the facts about each solved reading, and about the problem; both fit on a line of JSON."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any, TypeVar

from fabula.choose.chooser import AMOUNTS, SOFT, UNUSED, rests_on
from fabula.errors import internal_fault
from fabula.extract.base import DECODER, NETWORKS
from fabula.situation import ParseGraph
from fabula.situation.formula import Equation, has_floor
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Number, Slot, Term
from fabula.solve.attempt import Attempt
from fabula.solve.renumber import draw_values, value_of, with_values
from fabula.text import Problem
from fabula.text.heard import RELATION

T = TypeVar("T")

UNITS = frozenset(("unit_mixed", "unit_asked"))
NO_VALUE = "-"  # the function of a reading that would come to nothing
SETTING = 7  # the seed of the other numbers
SECONDS = 0.2  # for one reading with other numbers
UNWRITTEN = -12.0  # nothing counts as less likely to be written
SLIM, LEAST = 0.01, -4.0  # nothing counts as less likely: of one number, of all; six in a row are six doubts in one


@dataclass(frozen=True)
class Evidence:
    """One solved reading."""

    value: Fraction
    proposer: str
    score: float
    unused: int
    hard: tuple[str, ...]
    soft: int
    relations: int
    heard: float = 0.0  # how far the roles of its numbers are those that the network hears, from -1 to 1
    heard_goal: float = 0.0  # … and the role of what is asked
    heard_owner: float = 0.0  # … and whose its numbers are
    function: str = ""  # what it would come to if the numbers were others: '' where nobody has looked
    needs: float = 0.0  # log probability that the answer rests on the numbers on which it does, and on no others
    beyond: bool = False  # whether it uses what no decoder can say: full times, a number that the text has not, but 1
    written: float = UNWRITTEN  # the log probability of it as the writer sees it, or p(pg|x)
    missed: int = 0  # how many numbers that are told twice (3千米以内10元，超过3千米的部分) stand in one place only

    @property
    def decoder(self) -> bool:
        return self.proposer == DECODER

    @property
    def learned(self) -> bool:
        """Whether a network proposed it: the decoder, or those of the paper."""
        return self.proposer in (DECODER, NETWORKS)

    @property
    def barred(self) -> bool:
        """Whether the reading cannot be meant; what the decoder likes in spite of units is mostly right."""
        return bool(set(self.hard) - UNITS if self.decoder else self.hard)

    @property
    def comparable(self) -> bool:
        """Whether its function can be that of another reading; two that come to nothing have nothing in common."""
        return self.function not in ("", NO_VALUE)

    @property
    def cost(self) -> float:
        """What speaks against a reading of the frames, on their own scale."""
        return UNUSED * self.unused + SOFT * self.soft - self.score

    def to_json(self) -> list[Any]:
        heard = [round(x, 4) for x in (self.heard, self.heard_goal, self.heard_owner)]
        plain = [str(self.value), self.proposer, self.score, self.unused, list(self.hard), self.soft, self.relations]
        return [*plain, *heard, self.function, round(self.needs, 4), self.beyond, round(self.written, 4), self.missed]

    @classmethod
    def from_json(cls, line: Sequence[Any]) -> Evidence:
        value, proposer, score, unused, hard, *more = line
        return cls(Fraction(value), proposer, score, unused, tuple(hard), *more)


@dataclass(frozen=True)
class Scene:
    """The problem itself; ``enough`` is how likely the text says all that is needed (1 if nobody knows)."""

    operands: int
    length: int
    asks: str
    values: frozenset[Fraction]
    enough: float = 1.0

    def to_json(self) -> list[Any]:
        return [self.operands, self.length, self.asks, [str(v) for v in sorted(self.values)], self.enough]

    @classmethod
    def from_json(cls, line: Sequence[Any]) -> Scene:
        operands, length, asks, values, *more = line
        return cls(operands, length, asks, frozenset(map(Fraction, values)), *more)


def scene(problem: Problem, attempts: Iterable[Attempt] = ()) -> Scene:
    """What is known of a problem before its readings are weighed."""
    numbers = [q for q in problem.quantities if q.kind in AMOUNTS]
    asks = problem.questions[-1].quantity.asks if problem.questions else "number"
    values = frozenset(q.value for q in numbers if q.value is not None)
    told = [a.reading.enough for a in attempts if a.reading.enough is not None]
    return Scene(len(numbers), len(problem.text), asks, values, min(told, default=1.0))


def evidence(attempt: Attempt) -> Evidence | None:
    """None for a reading without an answer."""
    if attempt.answer is None:
        return None
    graph = attempt.reading.graph
    numbers = {q.index for q in attempt.problem.quantities if q.kind in AMOUNTS}
    return Evidence(
        attempt.answer.value,
        attempt.reading.proposer,
        attempt.reading.score,
        len(numbers - graph.used_quantities()),
        tuple(o.code for o in attempt.objections if not o.soft),
        sum(o.soft for o in attempt.objections),
        len(graph.relations),
        *agreement(attempt.problem, graph),
        needs=needs(attempt),
        beyond=any(_foreign(t) for r in graph.relations for t in r.terms()) or _floored(attempt.system.equations),
        written=UNWRITTEN if attempt.reading.written is None else max(UNWRITTEN, attempt.reading.written),
        missed=_missed(attempt),
    )


def _missed(attempt: Attempt) -> int:
    numbers = [q for q in attempt.problem.quantities if q.value is not None and q.kind in AMOUNTS]
    told = Counter((q.value, q.unit) for q in numbers)
    placed = attempt.reading.graph.used_quantities()
    return sum(told[q.value, q.unit] > 1 and q.index not in placed for q in numbers)


def _foreign(term: Term) -> bool:
    return isinstance(term, Number) and term.quantity is None and term.value != 1


def _floored(equations: Iterable[Equation]) -> bool:
    """每满100元减30元: how many full times."""
    return any(has_floor(side) for e in equations for side in (e.left, e.right))


def needs(attempt: Attempt) -> float:
    """How likely just the numbers matter on which the answer rests, as the network hears it; 0 if it was not asked."""
    used = rests_on(attempt)
    told = (h for h in attempt.problem.heard if attempt.problem.quantities[h.quantity].kind in AMOUNTS)
    chances = (h.needed if h.quantity in used else 1 - h.needed for h in told if h.needed < 1)
    return max(LEAST, sum(math.log(max(p, SLIM)) for p in chances))


def weighed(problem: Problem, attempts: Iterable[Attempt]) -> list[tuple[Evidence, Attempt]]:
    """The readings with an answer, each with what is known of it.

    Where several proposers come to one answer, it is also looked whether they do so in the same way: with other numbers
    in the text a coincidence would show. A reading of which that cannot be said, by a fault, costs no other.
    """
    made = [(e, a) for a in attempts if (e := _contained(problem, partial(evidence, a), None)) is not None]
    proposers: dict[Fraction, set[str]] = defaultdict(set)
    for e, _ in made:
        if not e.barred:
            proposers[e.value].add(e.proposer)
    others = draw_values(problem, random.Random(SETTING))

    def look(e: Evidence, attempt: Attempt) -> Evidence:
        shared = not e.barred and len(proposers[e.value]) > 1
        if not shared:
            return e
        return replace(e, function=_contained(problem, partial(_function, attempt, problem, others), NO_VALUE))

    return [(look(e, a), a) for e, a in made]


def _contained(problem: Problem, look: Callable[[], T], otherwise: T) -> T:
    """What is found of one reading; where finding it fails, that is logged."""
    try:
        return look()
    except Exception as fault:
        internal_fault(problem.text, fault, "weighing a reading")
        return otherwise


def _function(attempt: Attempt, problem: Problem, others: dict[int, Fraction]) -> str:
    value = value_of(with_values(attempt.reading.graph, others), problem, SECONDS)
    return NO_VALUE if value is None else str(value)


def agreement(problem: Problem, graph: ParseGraph) -> tuple[float, float, float]:
    """How far a graph is what was heard: the roles of its numbers, the role of what is asked, whose its numbers are.

    From -1 to 1; 0 if nothing was heard.
    """
    heard = {h.quantity: h for h in problem.heard}
    roles = {g.quantity: g.slot.attribute.value for g in graph.givens if g.quantity is not None}
    for relation in graph.relations:
        roles |= {t.quantity: RELATION for t in relation.terms() if isinstance(t, Number) and t.quantity is not None}
    votes = [h.sure if h.role == roles[q] else -h.sure for q, h in heard.items() if q in roles]
    asked = heard.get(-1 if graph.goal.quantity is None else graph.goal.quantity)
    goal = 0.0
    if asked is not None:
        role = graph.goal.term.attribute.value if isinstance(graph.goal.term, Slot) else RELATION
        goal = asked.sure if asked.role == role else -asked.sure
    return (sum(votes) / len(votes) if votes else 0.0), goal, _owners(problem, graph)


def _owners(problem: Problem, graph: ParseGraph) -> float:
    """How far the numbers that stand on nodes are heard to be of these."""
    heard = {h.quantity: h for h in problem.heard if h.owner is not None}
    votes = []
    for given in graph.givens:
        told = heard.get(-1 if given.quantity is None else given.quantity)
        if told is None or told.owner is None:
            continue
        node = graph.by_id.get(given.slot.node)
        above = graph.by_id.get(node.parent or graph.world.id) if node is not None else None
        if node is None or above is None:  # the graph is outside the grammar
            continue
        world = node.kind is NodeKind.WORLD
        agent = node if world or node.kind is NodeKind.AGENT else above
        name = told.owner.of(problem.text)
        same = world == told.world and (world or name in agent.label or agent.label in name)
        votes.append(told.owner.sure if same else -told.owner.sure)
    return sum(votes) / len(votes) if votes else 0.0

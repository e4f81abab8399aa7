"""Situations that can be trusted although nobody wrote them down: a reading that is the same function as the equation.

A data file gives a text, an equation and an answer. The frames' reading is trusted if it has a place for every number,
guesses nothing, gives the answer, gives what the equation gives for other numbers, too, and can be written as a gold
block that means the same. Whatever fails one of these is left out.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from fractions import Fraction

from fabula.data.expression import Expression, evaluate, numbers, parse
from fabula.data.goldgraph import Gold, compile_gold, right_answer
from fabula.data.records import Record
from fabula.data.situations import SituationError, parse_block
from fabula.errors import DataError, FabulaError
from fabula.extract.base import FRAMES
from fabula.situation import NodeKind, ParseGraph, ProblemType, Slot, Term
from fabula.situation.laws import lawful
from fabula.situation.terms import Apply, Number, Unknown
from fabula.solve.renumber import Values, value_of, with_values
from fabula.solver import Solver, make_solver
from fabula.text import Kind, Problem

DRAWS = 3  # how often the numbers are changed
TOP = 3  # readings that are looked at
CONSTANTS = frozenset((Fraction(1), Fraction(2)))  # in an equation they need not be those of the text
# A block names a kind; of a reading only the type is known, so the kind stands for its type.
KINDS = {
    ProblemType.JOURNEY: "stretches",
    ProblemType.TASK: "work_alone",
    ProblemType.RELATION: "compare",
    ProblemType.PRICE: "bill",
}


def trusted(records: Iterable[Record], solver: Solver | None = None) -> Iterator[Gold | None]:
    """The situation of each record, or None where none can be trusted."""
    reader = solver or make_solver(FRAMES)
    for record in records:
        yield trust(record, reader)


def trust(record: Record, solver: Solver) -> Gold | None:
    """The situation of a problem whose equation and answer are known."""
    if record.equation is None or record.answer is None:
        return None
    try:
        found = solver.solve(record.text)
    except FabulaError:
        return None
    if found.problem is None:
        return None
    for attempt in found.attempts[:TOP]:
        graph, answer = attempt.reading.graph, attempt.answer
        if answer is None or answer.value <= 0 or any(relation.guess for relation in graph.relations):
            continue
        if _right(answer.value, record.answer) and same_function(graph, found.problem, record):
            if (gold := written(graph, found.problem, record)) is not None:
                return gold
    return None


def _right(value: Fraction, answer: str) -> bool:
    try:
        return right_answer(value, answer)
    except DataError:
        return False


# Is it the equation?


def same_function(graph: ParseGraph, problem: Problem, record: Record, seed: int = 0) -> bool:
    """Whether graph and equation give the same for other numbers; numbers that look alike change alike."""
    try:
        expression = parse(record.equation or "", record.text)
    except DataError:
        return False
    return any(_agree(graph, problem, expression, random.Random(seed), fixed) for fixed in (frozenset(), CONSTANTS))


def _agree(
    graph: ParseGraph, problem: Problem, expression: Expression, draw: random.Random, fixed: frozenset[Fraction]
) -> bool:
    """Whether both give the same for all draws; ``fixed`` values stay, as 一桶油 is not the 1 of 1-(1/3)."""
    for _ in range(DRAWS):
        changed, looks = _other_values(problem, draw, fixed)
        stated = {at: looks[n.value] for at, n in enumerate(numbers(expression)) if n.value in looks}
        try:
            wanted = evaluate(expression, stated)
        except DataError:
            return False
        if value_of(with_values(graph, changed), problem) != wanted:
            return False
    return True


def _other_values(
    problem: Problem, draw: random.Random, fixed: frozenset[Fraction]
) -> tuple[Values, dict[Fraction, Fraction]]:
    """Other numbers by index, and by the value that an equation writes."""
    changed: dict[int, Fraction] = {}
    looks: dict[Fraction, Fraction] = {}
    for quantity in problem.quantities:
        if quantity.value is None or quantity.parts or quantity.kind in (Kind.CLOCK, Kind.COUNT_WORD):
            continue
        shown = quantity.value / quantity.scale
        if shown in fixed:
            continue
        factor = Fraction(draw.randint(70, 99), 100)
        looks.setdefault(shown, shown * factor)
        changed[quantity.index] = looks[shown] * quantity.scale
    return changed, looks


# The graph as a block


def written(graph: ParseGraph, problem: Problem, record: Record) -> Gold | None:
    """The graph as a gold block, read again; None if the block does not mean the same."""
    lines = (f"@kind {KINDS[graph.type]}", f"@text {record.text}", f"@answer {record.answer}", *_lines(graph, problem))
    try:
        gold = compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError:
        return None
    same = gold.graph.used_quantities() == graph.used_quantities()
    return gold if same and same_function(gold.graph, gold.problem, record, seed=1) else None


def _lines(graph: ParseGraph, problem: Problem) -> Iterator[str]:
    yield _node(graph, problem, graph.world.id, "")
    for agent in graph.agents:
        yield _node(graph, problem, agent.id, "")
        for child in graph.children(agent.id):
            yield _node(graph, problem, child.id, "  ")
    for relation in graph.relations:
        if not lawful(relation):  # that every block has by itself
            args = ", ".join(_term(term, graph, problem) for term in relation.args)
            yield f"{relation.predicate}({args})"


def _node(graph: ParseGraph, problem: Problem, node: str, indent: str) -> str:
    values = []
    for attribute in graph.attributes(node):
        slot = Slot(node, attribute)
        given = graph.given(slot)
        if given is not None:
            told = _number(Number(given.value, given.unit, given.per, given.quantity), problem)
            values.append(f"{attribute}={told}")
        else:
            values.append(f"{attribute}={'?*' + _asked(graph) if graph.goal.term == slot else '?'}")
    found = graph.by_id[node]
    return f"{indent}{found.kind.capitalize()} {found.label}" + (f" | {' '.join(values)}" if values else "")


def _asked(graph: ParseGraph) -> str:
    return graph.goal.unit + (f"/{graph.goal.per}" if graph.goal.per else "")


def _term(term: Term, graph: ParseGraph, problem: Problem) -> str:
    match term:
        case Number():
            return _number(term, problem)
        case Unknown():
            return f"?*{_asked(graph)}"
        case Slot(node, attribute):
            return f"{attribute.capitalize()}({_path(graph, node)})"
        case Apply(function, args):
            return f"{function}({', '.join(_term(arg, graph, problem) for arg in args)})"


def _path(graph: ParseGraph, node: str) -> str:
    """客车·行: always with its Agent, so that one node is meant."""
    found = graph.by_id[node]
    if found.kind is NodeKind.WORLD:
        return NodeKind.WORLD.capitalize()
    if found.kind is NodeKind.AGENT or found.parent is None:
        return found.label
    return f"{graph.name(found.parent)}·{found.label}"


def _number(number: Number, problem: Problem) -> str:
    """As the text writes it; what the text does not have by its value."""
    if number.quantity is None:
        return str(number)
    quantity = problem.quantities[number.quantity]
    per = f"/{number.per}" if number.per and not quantity.per else ""
    return quantity.text + per

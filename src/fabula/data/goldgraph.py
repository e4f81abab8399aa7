"""What a gold block means: a problem, its parse graph, and every number of the text in its one place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path

from fabula.data.expression import same_answer
from fabula.data.goldnumbers import NAMES_ONLY, OPTIONAL, Literal, assign, literal, spelled, whole_quantity
from fabula.data.situations import (
    ASKED,
    ATTRIBUTES,
    SPARE,
    Call,
    GoldNode,
    Situation,
    SituationError,
    blocks,
    gold_files,
    kinds,
    parse_block,
    source_of,
)
from fabula.errors import DataError, FabulaError
from fabula.situation import (
    Apply,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    Relation,
    Slot,
    Term,
    Unknown,
    commonsense,
)
from fabula.solve import solve_graph
from fabula.solve.renumber import value_of, with_values
from fabula.text import Kind, Problem, Quantity, Span, normalise, read
from fabula.text.quantity import CLOCK_UNIT


@dataclass(frozen=True)
class Gold:
    """A block with the problem and the graph it stands for.

    ``spare`` are the quantities told but not needed, ``names`` what else the nodes may be called.
    """

    situation: Situation
    problem: Problem
    graph: ParseGraph
    spare: frozenset[int]
    names: dict[str, tuple[str, ...]]

    @cached_property
    def value(self) -> Fraction | None:
        """What the graph comes to."""
        return value_of(self.graph, self.problem, seconds=2.0)

    @property
    def numbers(self) -> tuple[Quantity, ...]:
        """The numbers of the text that have a place in the situation."""
        used = self.graph.used_quantities()
        return tuple(q for q in self.problem.quantities if q.index in used)


def compile_gold(situation: Situation) -> Gold:
    """The graph of a block whose numbers are those of its text and whose answer follows; else an error."""
    gold = compile_graph(situation)
    confirm(gold, gold.value)
    return gold


def compile_graph(situation: Situation) -> Gold:
    """The graph of a block, not solved yet: whoever solves it anyway has the answer confirmed by that."""
    return _Compiler(situation).gold()


def confirm(gold: Gold, value: Fraction | None) -> None:
    """An error if what the graph comes to is not the block's answer."""
    situation = gold.situation
    if value is None:
        outcome = solve_graph(gold.graph)[1].outcome
        raise SituationError(situation.line, f"the relations give no answer: {outcome.replace('_', ' ')}")
    if not right_answer(value, situation.answer):
        message = f"the relations give {value}, the answer is {situation.answer}"
        raise SituationError(situation.line, message)


def read_gold(path: Path) -> tuple[Gold, ...]:
    """All situations of a file or folder; none at all is an error, the first bad block one with its line."""
    made = []
    for file in gold_files(path):
        for lines in blocks(source_of(file)):
            try:
                made.append(compile_gold(parse_block(lines)))
            except SituationError as error:
                raise DataError(f"{file}, line {error.line}: {error.message}", hint=error.hint) from error
    if not made:
        raise DataError(f"no situation in {path}")
    return tuple(made)


def right_answer(value: Fraction, answer: str) -> bool:
    """Whether ``value`` is the block's answer: 4, 3.5, 2/5, 25%, 八折, 3:5, 14时30分."""
    try:
        return same_answer(value, answer)
    except DataError:
        found = whole_quantity(answer)
        return found is not None and found.value == value


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with a block (``bad``), or looks so, and its line."""

    line: int
    message: str
    bad: bool = True


@dataclass(frozen=True)
class GoldReport:
    """The blocks of a file that hold together, and complaints about the others."""

    gold: tuple[Gold, ...]
    complaints: tuple[Complaint, ...]

    @property
    def bad(self) -> tuple[Complaint, ...]:
        return tuple(c for c in self.complaints if c.bad)


def check_gold(source: str) -> GoldReport:
    """Every block of a text, judged by itself."""
    made: list[Gold] = []
    complaints: list[Complaint] = []
    for lines in blocks(source):
        try:
            gold = compile_gold(parse_block(lines))
        except SituationError as error:
            hint = f" ({error.hint})" if error.hint else ""
            complaints.append(Complaint(error.line, error.message + hint))
            continue
        made.append(gold)
        complaints.extend(_doubts(gold))
    return GoldReport(tuple(made), tuple(complaints))


def _doubts(gold: Gold) -> Iterator[Complaint]:
    """What a person should look at again: names that are no words of the text, numbers that do not matter."""
    text = gold.problem.text
    for node in gold.situation.nodes:
        missing = [char for char in normalise(node.name).text if char not in text]
        if missing and node.kind is not NodeKind.STATE:
            yield Complaint(node.line, f"{node.name}: {''.join(missing)} is not in the text", bad=False)
    for quantity in gold.numbers:
        matters = _matters(gold, quantity)
        if matters is (quantity.index in gold.spare):
            how = "matters, but is marked ~" if matters else "does not matter: ~?"
            yield Complaint(gold.situation.line, f"{quantity.text} {how}", bad=False)


def _matters(gold: Gold, quantity: Quantity) -> bool:
    """Whether another number there gives another answer; ratios and times of day are taken to matter."""
    if quantity.parts or quantity.kind is Kind.CLOCK or quantity.value is None:
        return quantity.index not in gold.spare
    other = with_values(gold.graph, {quantity.index: quantity.value * Fraction(9, 10)})
    return value_of(other, gold.problem) != gold.value


class _Compiler:
    """Turns one block into a graph: nodes first, then the numbers' places, then relations and goal."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        try:
            self.problem = read(situation.text)
        except FabulaError as error:
            raise SituationError(situation.line, f"the text cannot be read: {error.message}") from error
        self.ids = tuple(_ids(situation.nodes))
        self.asked_unit = ""  # behind a ?* inside a relation
        self.literals = tuple(self._literals())
        self.found = assign(self.literals, self.problem)
        self._next = iter(zip(self.literals, self.found, strict=True))

    def gold(self) -> Gold:
        givens, goal = self._givens()
        relations = tuple(self._relation(call) for call in self.situation.relations)
        kind = kinds()[self.situation.kind].type
        nodes = self._nodes()
        self._check_covered()
        told = ParseGraph(kind, nodes, givens, relations, self._goal(goal))
        several = tuple(n.id for n in nodes if len(self._in_play(n.id, told)) > 1)
        graph = ParseGraph(
            kind, nodes, givens, (*relations, *commonsense().of_nodes(kind, several)), told.goal
        )
        spare = (q for written, q in zip(self.literals, self.found, strict=True) if written.spare)
        return Gold(
            self.situation,
            self.problem,
            graph,
            frozenset(q.index for q in spare if q is not None),
            dict(zip(self.ids, (node.names for node in self.situation.nodes), strict=True)),
        )

    def _in_play(self, node: str, graph: ParseGraph) -> set[str]:
        declared = self.situation.nodes[self.ids.index(node)].values
        return {*graph.attributes(node), *(value.attribute for value in declared)}

    def _nodes(self) -> tuple[Node, ...]:
        made = []
        for at, node in enumerate(self.situation.nodes):
            parent = None if node.parent is None else self.ids[node.parent]
            span = _longest_run(spelled(node.name), self.problem.text)
            made.append(Node(self.ids[at], node.kind, node.name, parent, span))
        return tuple(made)

    # Numbers

    def _literals(self) -> Iterator[Literal]:
        """Every number of the block, in the order in which compiling meets them."""
        for at, node in enumerate(self.situation.nodes):
            for value in node.values:
                if value.told:
                    yield literal(value.told, value.spare, self._names(at), node.line)
        for call in self.situation.relations:
            yield from self._call_literals(call, self._owners(call))

    def _call_literals(self, call: Call, owners: tuple[str, ...]) -> Iterator[Literal]:
        for arg in call.args:
            if isinstance(arg, Call):
                if arg.name not in ATTRIBUTES:
                    yield from self._call_literals(arg, owners)
            elif not arg.startswith(ASKED):
                yield literal(arg.removeprefix(SPARE), arg.startswith(SPARE), owners, call.line)

    def _owners(self, call: Call) -> tuple[str, ...]:
        """Names near which a relation's number stands: those of its first attribute."""
        for arg in call.args:
            if isinstance(arg, Call):
                if arg.name in ATTRIBUTES:
                    return self._names(self._place(str(arg.args[0]), call.line))
                if inner := self._owners(arg):
                    return inner
        return ()

    def _names(self, at: int) -> tuple[str, ...]:
        node = self.situation.nodes[at]
        above = self.situation.nodes[node.parent].names if node.parent else ()
        return (*node.names, *above)

    def _check_covered(self) -> None:
        used = {q.index for q in self.found if q is not None}
        for quantity in self.problem.quantities:
            optional = quantity.kind in (*NAMES_ONLY, *OPTIONAL) or self._fixed(quantity)
            if not optional and quantity.index not in used:
                message = f"{quantity.text} of the text has no place"
                raise SituationError(self.situation.line, message, hint="a number not needed is written ~8m")

    def _fixed(self, quantity: Quantity) -> bool:
        """Whether a number is part of a word that the block calls a name: 三角 in 三角尺."""
        places = (
            Span(match.start(), match.end())
            for word in self.situation.fixed
            for match in re.finditer(re.escape(spelled(word)), self.problem.text)
        )
        return any(place.overlaps(quantity.span) for place in places)

    def _number(self) -> Number:
        """The next number of the block, as the text has it."""
        written, quantity = next(self._next)
        if quantity is None:
            return Number(written.value, written.unit, written.per)
        value = written.value if quantity.parts or quantity.value is None else quantity.value
        unit = CLOCK_UNIT if quantity.kind is Kind.CLOCK else quantity.unit or written.unit
        return Number(value, unit, quantity.per or written.per, quantity.index)

    # Attributes, relations, goal

    def _givens(self) -> tuple[tuple[Given, ...], tuple[Slot, str] | None]:
        givens, goal = [], None
        for at, node in enumerate(self.situation.nodes):
            for value in node.values:
                slot = Slot(self.ids[at], value.attribute)
                if value.told:
                    number = self._number()
                    span = self._span(number.quantity)
                    told = (number.value, number.unit, number.per, number.quantity)
                    givens.append(Given(slot, *told, span))
                elif value.asked:
                    goal = (slot, value.unit)
        return tuple(givens), goal

    def _span(self, quantity: int | None) -> tuple[int, int] | None:
        if quantity is None:
            return None
        span = self.problem.quantities[quantity].span
        return (span.start, span.end)

    def _relation(self, call: Call) -> Relation:
        return Relation(call.name, tuple(self._term(arg, call.line) for arg in call.args))

    def _term(self, arg: Call | str, line: int) -> Term:
        if isinstance(arg, Call):
            if arg.name in ATTRIBUTES:
                return Slot(self.ids[self._place(str(arg.args[0]), line)], ATTRIBUTES[arg.name])
            return Apply(arg.name, tuple(self._term(inner, line) for inner in arg.args))
        if arg.startswith(ASKED):
            self.asked_unit = arg.removeprefix(ASKED)
            return Unknown()
        return self._number()

    def _place(self, name: str, line: int) -> int:
        """The node that a relation means: World, 客车·行, or a name that only one node has."""
        nodes = self.situation.nodes
        if name == NodeKind.WORLD.capitalize():
            return 0
        agent, _, event = name.rpartition("·")
        found = [at for at, node in enumerate(nodes) if event in node.names and at]
        if agent:
            found = [at for at in found if (above := nodes[at].parent) and agent in nodes[above].names]
        elif preferred := [at for at in found if nodes[at].name == event]:
            found = preferred
        if not found and not agent and name in nodes[0].names:
            return 0
        if len(found) != 1:
            why = "is no node" if not found else "is more than one node; say AGENT·EVENT"
            raise SituationError(line, f"{name} {why}")
        return found[0]

    def _goal(self, goal: tuple[Slot, str] | None) -> Goal:
        """The goal in the unit of the question; of several questions the last one."""
        term: Term = goal[0] if goal else Unknown()
        written = goal[1] if goal else self.asked_unit
        unit, _, per = written.partition("/")
        asked = self.problem.questions[-1].quantity
        span = (asked.span.start, asked.span.end)
        return Goal(term, unit or asked.unit, per or asked.per, asked.asks, asked.scale, asked.index, span)


def _longest_run(name: str, text: str) -> tuple[int, int] | None:
    """Where the text has the name, or the longest piece of it (钢笔 of 买钢笔)."""
    for length in range(len(name), 0, -1):
        for cut in range(len(name) - length + 1):
            if (start := text.find(name[cut : cut + length])) >= 0:
                return start, start + length
    return None


def _ids(nodes: Iterable[GoldNode]) -> Iterator[str]:
    counts = dict.fromkeys(NodeKind, 0)
    for node in nodes:
        counts[node.kind] += 1
        yield node.kind[0].upper() + (str(counts[node.kind]) if node.kind is not NodeKind.WORLD else "")

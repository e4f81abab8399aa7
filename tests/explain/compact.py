"""Situations in a compact text form, for tests of what is printed: a whole situation in a few lines.

    @type journey
    @text 客车每小时行90千米，货车每小时行70千米，两车同时从相距480千米的两地相对开出，几小时后相遇？
    World 两地 | total=480千米
    Agent 客车
      Event 行 | rate=90千米/小时 amount=?* total=?
    …
    Together(Total(两地), Total(客车·行), Total(货车·行)) [meet]

Numbers are looked up among the quantities of the text, in order; total = rate × amount holds by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from fabula.extract.base import Reading
from fabula.situation import (
    Attribute,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    ProblemType,
    Relation,
    Slot,
    Source,
    Term,
    Unknown,
    commonsense,
)
from fabula.situation.terms import Apply
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.solve.plausible import objections
from fabula.text import Kind, Problem, Quantity, read

_NODE = re.compile(r"\s*(World|Agent|Event|State)\s*([^|]*?)\s*(?:\|\s*(.*))?$")
_TOKEN = re.compile(r"\s*([A-Za-z_]+(?=\()|[(),]|[^(),]+)")


def blocks(source: str) -> Iterator[list[str]]:
    """The problems of a file, each as its lines."""
    block: list[str] = []
    for line in (*source.splitlines(), ""):
        if line.strip() and not line.startswith("#"):
            block.append(line.rstrip())
        elif block and not line.strip():
            yield block
            block = []


@dataclass
class Compact:
    """One problem on its way to an attempt."""

    type: ProblemType
    problem: Problem
    nodes: list[Node] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    givens: list[Given] = field(default_factory=list)
    relations: list[Relation] = field(default_factory=list)
    goal: Term | None = None
    in_play: list[Slot] = field(default_factory=list)
    used: set[int] = field(default_factory=set)

    def node(self, kind: str, label: str, attributes: str) -> None:
        at = NodeKind(kind.lower())
        number = len(self.nodes)
        agent = next((n for n in reversed(self.nodes) if n.kind is NodeKind.AGENT), None)
        if at in (NodeKind.EVENT, NodeKind.STATE):
            assert agent is not None
            id_, parent = f"{agent.id}.{kind[0]}{number}", agent.id
            self.names[f"{agent.label}·{label}"] = id_
        else:
            id_, parent = ("W", None) if at is NodeKind.WORLD else (f"A{number}", "W")
        place = self.problem.text.find(label) if label else -1
        span = (place, place + len(label)) if place >= 0 else None
        self.nodes.append(Node(id_, at, label, parent, span))
        self.names["World" if at is NodeKind.WORLD else label] = id_
        self.names.setdefault(label, id_)
        for part in attributes.split():
            name, _, told = part.partition("=")
            self._attribute(Slot(id_, Attribute(name)), told)

    def _attribute(self, slot: Slot, told: str) -> None:
        self.in_play.append(slot)
        if told == "?*":
            self.goal = slot
        elif told != "?":
            q = self.quantity(told.removeprefix("~"))
            unit, _, per = re.sub(r"^[0-9./%()]+", "", told.removeprefix("~")).partition("/")
            assert q.value is not None
            self.givens.append(Given(slot, q.value, unit, per or "", q.index, (q.span.start, q.span.end)))

    def quantity(self, told: str) -> Quantity:
        found = re.match(r"[0-9./%]+", told)
        assert found, told
        text = found[0]
        value = Fraction(text[:-1]) / 100 if text.endswith("%") else Fraction(text.rstrip("/"))
        for q in self.problem.quantities:
            if q.value == value and q.index not in self.used:
                self.used.add(q.index)
                return q
        q = next((q for q in self.problem.quantities if q.value == value), None)
        assert q is not None, f"{told} is not in {self.problem.text}"
        return q

    def relation(self, line: str) -> None:
        body, _, rule = line.strip().partition(" [")
        tokens = _TOKEN.findall(body)
        term, rest = self._term([t.strip() for t in tokens])
        assert not rest and isinstance(term, Apply), line
        self.relations.append(Relation(term.function, term.args, Source(rule=rule.rstrip("]"))))

    def _term(self, tokens: list[str]) -> tuple[Term, list[str]]:
        head, *rest = tokens
        if head in ("Rate", "Amount", "Total") and rest[0] == "(":
            return Slot(self.names[rest[1]], Attribute(head.lower())), rest[3:]
        if rest and rest[0] == "(":
            args: list[Term] = []
            rest = rest[1:]
            while True:
                arg, rest = self._term(rest)
                args.append(arg)
                if rest[0] == ")":
                    return Apply(head, tuple(args)), rest[1:]
                rest = rest[1:]
        if head == "?*":
            self.goal = Unknown()
            return Unknown(), rest
        if re.fullmatch(r"[0-9]+", head) and not any(q.value == int(head) for q in self.problem.quantities):
            return Number(Fraction(head)), rest  # a number that everybody knows
        q = self.quantity(head)
        assert q.value is not None
        return Number(q.value, q.unit, q.per, q.index), rest

    def attempt(self) -> Attempt:
        q = next(q for q in reversed(self.problem.quantities) if q.kind is Kind.ASKED)
        assert self.goal is not None
        goal = Goal(
            self.goal, q.unit, q.per, q.asks or "number", q.scale, q.index, (q.span.start, q.span.end)
        )
        draft = ParseGraph(self.type, tuple(self.nodes), tuple(self.givens), tuple(self.relations), goal)
        played = {s.node: 0 for s in (*self.in_play, *draft.slots)}
        for node in played:
            attributes = {s.attribute for s in (*self.in_play, *draft.slots) if s.node == node}
            played[node] = len(attributes)
        products = commonsense().of_nodes(self.type, tuple(n for n, count in played.items() if count > 1))
        graph = ParseGraph(self.type, draft.nodes, draft.givens, (*draft.relations, *products), goal)
        system, result = solve_graph(graph, seconds=30)  # a busy machine must not change what is printed
        answer = make_answer(graph, system, result, self.problem)
        doubts = objections(self.problem, graph, system, result) if answer else ()
        return Attempt(self.problem, Reading(graph, 0.0), system, result, answer, doubts)


def attempt_of(lines: list[str]) -> Attempt:
    """The attempt that a block describes."""
    head = dict(line[1:].split(" ", 1) for line in lines if line.startswith("@"))
    found = Compact(ProblemType(head["type"]), read(head["text"]))
    for line in lines:
        if line.startswith(("@", ">")):
            continue
        match = _NODE.match(line)
        if match:
            found.node(match[1], match[2], match[3] or "")
        else:
            found.relation(line)
    return found.attempt()

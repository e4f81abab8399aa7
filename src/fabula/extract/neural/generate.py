"""Graphs built from what the networks say: labels, attachments and equations, most probable first.

Building a graph is plain code that asks :class:`~fabula.parse.kbest.Choices` wherever the networks leave a
choice: which spans are nodes and REL, what each number is, whose it is, what each REL states. ``k_best`` runs
it again with other choices, cheapest first, where a choice costs minus the logarithm of its probability.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from fabula.errors import reporting
from fabula.extract.base import NETWORKS, Reading
from fabula.extract.mentions import mentions
from fabula.extract.neural.assemble import assemble
from fabula.extract.neural.beam import BEAM, Asked, Hypothesis, decode
from fabula.extract.neural.heads import View
from fabula.extract.neural.labels import (
    ATTRIBUTES,
    KINDS,
    LAYERS,
    REL,
    UNUSED,
    NodeRef,
    Range,
    Statement,
    bucket,
)
from fabula.extract.neural.machine import Machine
from fabula.extract.neural.spans import Option, options
from fabula.facts.cast import WORLD
from fabula.frames.types import problem_type
from fabula.lang.lexicon import particle
from fabula.parse.attach import attach, word_distance
from fabula.parse.determined import determined
from fabula.parse.kbest import Choices, DeadEnd, k_best
from fabula.parse.score import Weights
from fabula.situation import ParseGraph, derive
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Slot
from fabula.text import Problem

SEQ2SEQ = "seq2seq"  # the note of a reading that the networks built
RUNS = 12  # graphs that are built; each needs a beam
UNLIKELY = 4.0  # choices that are e to this power less probable than the best are not tried
FAR = 0.02  # what a word between a number and its node costs
Silent = Mapping[int, tuple[NodeKind, str]]
T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """A node to be: how the graph will have it, and how the networks see it."""

    node: Node
    ref: NodeRef


class Generator:
    """The networks as a proposer of graphs; ``silent`` names the nodes that no words stand for."""

    def __init__(self, silent: Silent, weights: Weights, runs: int = RUNS, relations: bool = True) -> None:
        self.silent = silent
        self.weights = weights
        self.runs = runs
        self.relations = relations

    def readings(self, problem: Problem, view: View) -> Iterator[Reading]:
        """Graphs in L(G) whose goal is determined, most probable first."""
        if not problem.questions:
            return
        builder = _Builder(problem, view, self)
        seen: set[str] = set()
        failed = reporting(problem.text, "generating a graph")
        for graph, choices in k_best(builder.build, self.runs, failed):
            written = str(graph)
            if written not in seen and derive(graph) and determined(graph):
                seen.add(written)
                yield Reading(graph, -choices.cost, mentions(graph), (SEQ2SEQ,), NETWORKS)


class _Builder:
    """One problem's graphs."""

    def __init__(self, problem: Problem, view: View, settings: Generator) -> None:
        self.problem = problem
        self.view = view
        self.settings = settings
        self.weights = settings.weights
        self.type = problem_type(problem)
        self.asked = problem.questions[-1].quantity
        self.numbers = {
            o.token: problem.quantities[o.quantity]
            for o in view.encoded.operands[1:]
            if o.quantity is not None
        }
        self.known: dict[tuple[tuple[NodeRef, ...], int, int], list[Hypothesis]] = {}

    @cached_property
    def layers(self) -> list[list[Option]]:
        return [options(self.view.tags[:, layer]) for layer in range(REL + 1)]

    def build(self, choices: Choices) -> ParseGraph:
        """One graph; every question that the networks leave open is put to ``choices``."""
        places = self._places(choices)
        classes = {token: self._class(choices, token) for token in (*self.numbers, self.view.encoded.goal)}
        owners = self._owners(choices, places, classes)
        places = self._with_attributes(places, owners)
        statements = self._statements(choices, places, goal_inside=self.view.encoded.goal not in owners)
        goal = owners.pop(self.view.encoded.goal, None)
        given = {self.numbers[token].index: slot for token, slot in owners.items()}
        nodes = [p.node for p in places]
        return assemble(self.problem, self.type, nodes, given, goal, statements)

    # Nodes

    def _places(self, choices: Choices) -> list[Place]:
        """World, agents, events: spans of the layers, and nodes that no words stand for."""
        spoken = list(self._spoken(choices, NodeKind.WORLD))
        if len(spoken) > 1:
            raise DeadEnd("a story has one World")
        unspoken = list(self._unspoken(choices, worlds=not spoken))
        world = spoken or _of(unspoken, NodeKind.WORLD) or [self._default(choices, WORLD)]
        agents = [*self._spoken(choices, NodeKind.AGENT), *_of(unspoken, NodeKind.AGENT)]
        agents = agents or [self._default(choices, "A")]
        events = [*self._spoken(choices, NodeKind.EVENT)]
        events += [*_of(unspoken, NodeKind.EVENT), *_of(unspoken, NodeKind.STATE)]
        return [*world, *agents, *(self._hung(event, agents) for event in events)]

    def _spoken(self, choices: Choices, kind: NodeKind) -> Iterator[Place]:
        for option in self._kept(choices, LAYERS[kind], kind.value):
            span = self._characters(option.start, option.end)
            name = WORLD if kind is NodeKind.WORLD else f"{kind.value[0].upper()}{option.start}"
            parent = WORLD if kind is NodeKind.AGENT else None
            label = self.problem.text[span[0] : span[1]].strip("，。；？ ") or kind.value
            node = Node(name, kind, label, parent, span)
            yield Place(node, NodeRef(option.start, option.end, bucket(kind, label), KINDS[kind]))

    def _kept(self, choices: Choices, layer: int, what: str) -> Iterator[Option]:
        """The spans of a layer that this reading takes for ones."""
        for option in self.layers[layer]:
            costs = [(True, self.weights.tags * option.there), (False, self.weights.tags * option.absent)]
            if _pick(choices, f"{what} at {option.start}", costs):
                yield option

    def _unspoken(self, choices: Choices, *, worlds: bool) -> Iterator[Place]:
        """Nodes without words; a World only if there is none yet."""
        for at, (kind, label) in self.settings.silent.items():
            absent, there = (-self.weights.tags * float(p) for p in self.view.silent[at])
            one_too_many = kind is NodeKind.WORLD and not worlds
            ways = [(False, absent)] if one_too_many else [(True, there), (False, absent)]
            if _pick(choices, label, ways):
                name = WORLD if kind is NodeKind.WORLD else f"S{at}"
                parent = WORLD if kind is NodeKind.AGENT else None
                worlds = worlds and kind is not NodeKind.WORLD
                yield Place(Node(name, kind, label, parent), NodeRef(0, 0, at, KINDS[kind]))

    def _default(self, choices: Choices, name: str) -> Place:
        """A World or an Agent where the networks see none; the grammar wants one."""
        kind = NodeKind.WORLD if name == WORLD else NodeKind.AGENT
        label = particle("world" if name == WORLD else "somebody")
        node = Node(name, kind, label, None if name == WORLD else WORLD)
        absent, there = self.view.silent[bucket(kind, label)]
        choices.penalty(self.weights.tags * float(absent - there))
        return Place(node, NodeRef(0, 0, bucket(kind, label), KINDS[kind]))

    def _hung(self, event: Place, agents: Sequence[Place]) -> Place:
        """An event on the agent that is nearest, in words or in the sentence's structure."""
        spoken = [a for a in agents if a.node.span is not None]
        owner = agents[0]
        if event.node.span is not None and spoken:
            spans = [a.node.span for a in spoken if a.node.span is not None]
            owner = spoken[attach(self.problem, event.node.span, spans)]
        return replace(event, node=replace(event.node, parent=owner.node.id))

    def _characters(self, start: int, end: int) -> Range:
        places = self.view.encoded.places
        return places[start], places[end]

    # Attributes

    def _class(self, choices: Choices, token: int) -> int:
        """What a number is: an attribute, part of a relation, or of no use."""
        barred = {UNUSED} if token == self.view.encoded.goal else set()
        quantity = self.numbers.get(token)
        if quantity is not None and quantity.parts:
            barred |= set(ATTRIBUTES.values())
        costs = [
            (kind, -self.weights.placed * float(p))
            for kind, p in enumerate(self.view.attributes[token])
            if kind not in barred
        ]
        return _pick(choices, f"what {token} is", costs)

    def _owners(
        self, choices: Choices, places: Sequence[Place], classes: Mapping[int, int]
    ) -> dict[int, Slot]:
        """Whose attribute each number is; no attribute is given twice, and the goal is not given."""
        found: dict[int, Slot] = {}
        refs = [p.ref for p in places]
        kinds = {kind: attribute for attribute, kind in ATTRIBUTES.items()}
        for token, kind in classes.items():
            if kind not in kinds:
                continue
            attribute, taken = kinds[kind], set(found.values())
            chances = self.view.owners(token, kind - 1, refs)
            costs = [
                (slot, self._distance(token, place) - self.weights.placed * float(p))
                for place, p in zip(places, chances, strict=True)
                if (slot := Slot(place.node.id, attribute)) not in taken
            ]
            if not costs:
                raise DeadEnd("more numbers than attributes")
            found[token] = _pick(choices, f"whose {token} is", costs)
        return found

    def _distance(self, token: int, place: Place) -> float:
        quantity = self.numbers.get(token, self.asked)
        if place.node.span is None:
            return 0.0
        span = (quantity.span.start, quantity.span.end)
        return FAR * word_distance(self.problem, span, place.node.span)

    def _with_attributes(self, places: Sequence[Place], owners: Mapping[int, Slot]) -> list[Place]:
        """The nodes as the Seq2Seq is shown them: with what is given of them and asked."""
        made, goal = [], owners.get(self.view.encoded.goal)
        for place in places:
            own = sorted(
                (ATTRIBUTES[slot.attribute] - 1, token)
                for token, slot in owners.items()
                if slot.node == place.node.id and token != self.view.encoded.goal
            )
            asked = ATTRIBUTES[goal.attribute] - 1 if goal and goal.node == place.node.id else -1
            made.append(replace(place, ref=replace(place.ref, given=tuple(own), asked=asked)))
        return made

    # Relations

    def _statements(self, choices: Choices, places: Sequence[Place], goal_inside: bool) -> list[Statement]:
        """What every REL states, and what the whole text does without saying so."""
        if not self.settings.relations:
            return []
        refs, names = tuple(p.ref for p in places), tuple(p.node.id for p in places)
        spans: list[tuple[int, int] | None] = [None]
        spans += [(o.start, o.end) for o in self._kept(choices, REL, "relation")]
        asked = []
        for span in spans:
            machine = Machine(
                names, self.view.encoded.operands, self.problem, self.type, goal_inside, span is not None
            )
            asked.append(Asked(machine, refs, *(span or (0, len(self.view.encoded.ids)))))
        self._decode(asked)
        found: list[Statement] = []
        for one, span in zip(asked, spans, strict=True):
            costs = [(h, -self.weights.stated * h.score) for h in self.known[_key(one)]]
            if not costs:
                raise DeadEnd("nothing can be said")
            said = _pick(choices, f"what {span} states", costs)
            where = None if span is None else self._characters(*span)
            found += one.machine.read(said.words, where, said.score)
        return found

    def _decode(self, asked: Sequence[Asked]) -> None:
        new = [a for a in asked if _key(a) not in self.known]
        self.known.update(zip(map(_key, new), decode(self.view, new, BEAM), strict=True))


def _key(asked: Asked) -> tuple[tuple[NodeRef, ...], int, int]:
    """What a beam depends on; whether the goal is inside a relation shows in the nodes."""
    return asked.nodes, asked.start, asked.end


def _of(places: Sequence[Place], kind: NodeKind) -> list[Place]:
    return [p for p in places if p.node.kind is kind]


def _pick(choices: Choices, name: str, costs: list[tuple[T, float]]) -> T:
    """Choose among the options that are worth trying.

    What the cheapest costs has to be paid in any case, so that a run costs minus the logarithm of its graph's
    probability whatever questions it came upon.
    """
    least = min(cost for _, cost in costs)
    choices.penalty(least)
    return choices.pick(name, [(option, cost - least) for option, cost in costs if cost - least <= UNLIKELY])

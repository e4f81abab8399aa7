"""The cast of a story: one World, its Agents by name, and under each what it does and how it is at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from fabula.facts.describe import Ref
from fabula.facts.unnamed import counting
from fabula.lang.lexicon import classes, marks, particle
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Attribute

WORLD = "W"
NEAR = 8  # characters between an act and its mark, if both are told in one breath
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Name:
    """What a node is called: whose it is, and what is done or at which time, each with its words.

    ``label`` names a node that no words stand for (剩下的, 原价).
    """

    agent: Ref | None = None
    act: Ref | None = None
    what: Ref | None = None
    marks: tuple[Ref, ...] = ()
    kind: str = ""
    label: str = ""
    span: Span | None = None
    state: bool = True
    again: Ref | None = None
    change: Ref | None = None
    implicit: str = ""  # the role by which a proposer knows it: 剩下的
    near: tuple[Ref, ...] = ()  # further words of its clause, to tell it from one with the same name

    @property
    def event(self) -> str:
        """The label of the Event or State; '' if the numbers belong to the agent as such."""
        if self.label:
            return self.label
        if self.left:
            return self.left
        known = marks()
        for mark in self.marks:  # 静水中: how fast it is by itself, whatever it does
            if mark.text in known and known[mark.text].name in classes()["still"]:
                return mark.text.rstrip("".join(classes()["locatives"] | classes()["moments"])) or mark.text
        trade = self.act is not None and self.kind in classes()["trades"]
        price = _prices() if trade else frozenset()
        named = sorted((m for m in self.marks if m.text not in price), key=lambda r: r.span)
        told = [*named, self.act] if self.act and self.act.text not in price else named
        behind = bool(named) and named[0].text not in classes()["again"]
        if self.act and behind and 0 <= named[0].span[0] - self.act.span[1] < NEAR:  # 跑回家, 走了2小时山路
            told = [self.act, *named]
        goods = self.what.text if self.what and trade else ""
        return "".join(_bare(r.text) if r in named and self.act else r.text for r in told) + goods

    @property
    def left(self) -> str:
        """剩下的, if it is what remains: nobody has done it yet, so it is no act."""
        known = marks()
        rest = next((known[m.text].name for m in self.marks if m.text in known), "")
        return rest + particle("of") if rest in classes()["rest"] else ""

    @property
    def at(self) -> Span | None:
        """Where the words of the Event or State stand."""
        told = [r for r in (self.act, *self.marks, self.what) if r]
        return told[0].span if told else self.span


@cache
def _prices() -> frozenset[str]:
    """The marks that say which price it is: 原价."""
    return frozenset(word for word, mark in marks().items() if mark.name in classes()["prices"])


def _bare(mark: str) -> str:
    """去的时候 before a verb: 去."""
    ends = sorted(classes()["whens"], key=len, reverse=True)
    return next((mark.removesuffix(end) for end in ends if mark in marks() and mark.endswith(end)), mark)


class Cast:
    """Gives every name its node, and never one attribute of a node to two of them."""

    world_id = WORLD

    def __init__(self, world: Ref, names: Sequence[Name], text: str = "", acts: Sequence[Ref] = ()) -> None:
        self.world = world
        self.acts = acts  # all that is done in the text: names for what has no other
        self.text = text
        self.agents: dict[str, Node] = {}
        self.children: dict[tuple[str, str], Node] = {}
        self.taken: dict[str, set[Attribute]] = {}
        self.alike = Counter((n.agent.text if n.agent else "", n.event) for n in names)

    def nodes(self) -> tuple[Node, ...]:
        """World, Agents in the order of the story, each followed by what hangs on it."""
        made = [Node(WORLD, NodeKind.WORLD, self.world.text, None, self.world.span)]
        for agent in self.agents.values() or (self._agent(self.world),):
            made.append(agent)
            made += [n for n in self.children.values() if n.parent == agent.id]
        return tuple(made)

    def place(self, name: Name, attributes: Sequence[Attribute]) -> str:
        """The id of the node that carries these attributes."""
        agent = self._agent(name.agent or name.what or self.world)
        for label in self._labels(name):
            node = self._child(agent, label, name) if label else agent
            if not self.taken.setdefault(node.id, set()) & set(attributes):
                self.taken[node.id] |= set(attributes)
                return node.id
        raise AssertionError("there is always a further number")

    def _agent(self, ref: Ref) -> Node:
        if ref.text not in self.agents:
            number = f"A{len(self.agents) + 1}"
            self.agents[ref.text] = Node(number, NodeKind.AGENT, ref.text, WORLD, ref.span)
        return self.agents[ref.text]

    def _labels(self, name: Name) -> Iterator[str]:
        """The name's own label; with what is acted upon, where two would be alike; then numbered."""
        own = name.event
        what = name.what.text if name.what and name.what != name.agent and name.what.text not in own else ""
        several = self.alike[(name.agent.text if name.agent else "", own)] > 1
        if counting(own):  # 打0.7后卖2100元
            yield from self._acts_near(name)
        if several and name.left and not name.label:  # 吃了剩下的(1/3)，还剩6个: two times
            yield "".join(m.text for m in name.marks)
        assumed = name.implicit in classes()["assumed"] or bool(name.implicit and name.implicit in self.text)
        if assumed and (not own or several) and not (name.again and name.act):
            yield name.implicit
        elif not (several and what):
            yield own
        if what:
            yield own + what
        if name.again and name.act and name.again.text not in own:
            yield name.again.text + own
        for ref in name.near:
            if ref.text not in own:
                yield ref.text + own
        if name.implicit:
            yield name.implicit
        if name.act and own:  # 抽满 beside 抽, 看完 beside 看
            yield from (act for act in self._acts_near(name) if act != own and act.startswith(name.act.text))
        yield ""  # the agent itself
        if not own:
            yield from self._acts_near(name)
        for number in range(2, 99):
            yield f"{own}{number}"

    def _acts_near(self, name: Name) -> Iterator[str]:
        """What is done near by, and is no label of the agent yet: 一共花1000元 for the price of what is bought."""
        agent = self._agent(name.agent or name.what or self.world)
        at = name.at[0] if name.at else 0
        for act in sorted(self.acts, key=lambda r: abs(r.span[0] - at)):
            if (agent.id, act.text) not in self.children:
                yield act.text

    def _child(self, agent: Node, label: str, name: Name) -> Node:
        key = (agent.id, label)
        if key not in self.children:
            acts = name.act is not None and not name.left
            kind = NodeKind.EVENT if acts or not name.state else NodeKind.STATE
            span = self._span(label, name.at)
            self.children[key] = Node(f"E{len(self.children) + 1}", kind, label, agent.id, span)
        return self.children[key]

    def _span(self, label: str, near: Span | None) -> Span | None:
        """Where the words stand: near by, or wherever the text has them."""
        if near is not None and self.text[near[0] : near[1]] in label:
            return near
        at = self.text.find(label)
        return (at, at + len(label)) if at >= 0 else near

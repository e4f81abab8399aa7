"""Stretches: who moves, and the parts of their ways that the story tells apart.

Every mover has one stretch or more, each a node with a speed (rate), a time (amount) and a distance (total).
A *turn* of the story (返回时, 实际, 第二天) opens another stretch; so does a second value for an attribute.
"""

from __future__ import annotations

from fabula.extract.rules.facts import Fact, Figure
from fabula.extract.rules.interpreter import Interpreter
from fabula.extract.rules.lexicon import cue, has, has_any
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.phrases import parse_phrase
from fabula.parse.kbest import Choices
from fabula.situation import Attribute, NodeKind, ProblemType, Slot
from fabula.text import Quantity

# Nodes besides the movers' stretches.
ROUND = "R"  # there and back
GAP = "G"  # what lies between two movers
SHARE = "S"  # the share of the work that several do together
CURRENT, BOAT, TRAIN = "current", "boat", "train"
SPECIAL_LABELS = {CURRENT: "水流", BOAT: "静水中的船", TRAIN: "车身"}


class Stretches(Interpreter):
    """A story of journeys: its movers, their stretches, and what was told of them."""

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        self.text = masked.text
        self.joint = has_any(self.text, "meet", "catch", "opposite")  # they move at the same time
        origin = cue("origin").search(self.problem.text)
        self.origin = origin[1] if origin else ""  # the place one sets out from
        self.agents: dict[str, list[str]] = {}  # mover → its stretches, in order
        self.agent = ""  # who moves now
        self.turn = ""  # the turn the story has taken
        self.turns: dict[tuple[str, str], str] = {}  # mover, turn → stretch
        self.whole = False  # the story speaks of the whole way,
        self.rest = False  # of what is left of it,
        self.round = False  # of there and back
        self.special: set[str] = set()  # current, boat or train, if it speaks of them
        self.shared: list[Figure] = []  # times that are everybody's
        self.gap: Figure | None = None  # how far apart they are at some time
        self.head_start: tuple[str, Quantity] | None = None  # who sets out earlier, and how much
        self.pauses: list[Quantity] = []  # times in which nobody moves
        self.midpoint: Figure | None = None  # how far from the middle of the way
        self.portion = False  # a share of the work is told of that several do together
        self.clocks: list[Quantity] = []  # times of day
        self.on_the_rest = False  # a clause without numbers has turned to the rest of the way

    # --- movers ---

    def find_mover(self, text: str) -> None:
        """Who moves in this clause: the first mover named in it, if any; 这辆车 is who moves already."""
        head = cue("compared_to").split(text, maxsplit=1)[0]
        match = cue("mover").search(head)
        if match is None:
            self._find_unlisted(head)
            return
        lead = text[: match.start()]
        if has(lead, "several") or (has(lead, "this_same") and self.agent):
            return
        self.agent = self.known(f"另{match[0]}" if has(lead, "another") else match[0])

    def _find_unlisted(self, text: str) -> None:
        """蜗牛每分钟爬2米: whatever has a rate moves, if it is a thing and no turn of the story; 另一辆."""
        if len(self.agents) == 1 and has(text, "other_one"):
            self.agent = f"另{self.agent}"
        elif told := self.told_of(text):
            self.agent = told
        elif match := cue("rated").match(text):
            name = parse_phrase(match[1], (0, 0))
            turns = has_any(match[1], "turn", "group", "rest", "sum")
            if name.core == match[1] and not name.marks and not turns:
                self.agent = match[1]

    def told_of(self, text: str) -> str:
        """The mover that a text names, by a word for movers or by a name told before; '' if none."""
        if match := cue("mover").search(text):
            return self.known(match[0])
        return next((agent for agent in self.agents if agent and agent in text), "")

    def known(self, name: str) -> str:
        """The mover of this name: 甲 is 甲车, a mere 车 the only one there is."""
        for known in filter(None, self.agents):
            longer = known.endswith(name) or name.endswith(known)
            if known == name or (len(name) > 1 and longer and known[0] == name[0]):
                return known
            if known[0] == name[0] and cue("lettered").match(known):
                return known
        if len(self.agents) == 1 and has(name, "any_vehicle"):
            return next(iter(self.agents))
        return name

    @property
    def movers(self) -> list[str]:
        """Movers that have a stretch."""
        return [agent for agent, nodes in self.agents.items() if nodes]

    # --- stretches ---

    def stretches(self) -> list[str]:
        """All stretches, mover by mover."""
        return [n for nodes in self.agents.values() for n in nodes]

    def current_stretch(self) -> str:
        """The last stretch of the one that moves now; '' if there is none."""
        nodes = self.agents.get(self.agent)
        return nodes[-1] if nodes else ""

    def stretch(self, agent: str, turn: str = "") -> str:
        """The stretch of a mover's journey that a turn of the story opens, or its current one."""
        if (agent, turn) in self.turns:
            return self.turns[agent, turn]
        if not turn and self.agents.get(agent):
            return self.agents[agent][-1]
        return self.open(agent, turn)

    def open(self, agent: str, turn: str = "") -> str:
        """A new stretch."""
        nodes = self.agents.setdefault(agent, [])
        label = agent or "行程"
        if turn:
            label = f"{label}（{turn}）"
        elif nodes:
            label = f"{label}（第{len(nodes) + 1}段）"
        kind = NodeKind.EVENT if nodes or turn else NodeKind.AGENT
        id_ = self.scene.new(("any", parse_phrase(label, (0, 0))), kind=kind, label=label)
        nodes.append(id_)
        self.turns[agent, turn or f"#{len(nodes)}"] = id_
        return id_

    def place(self, attribute: Attribute, turn: str, asked: bool) -> str:
        """Where a value belongs: the mover's stretch if the attribute is still free there, else a new one."""
        agent = self.agent
        node = self.stretch(agent, turn)
        if not self.taken(node, attribute):
            return node
        nodes = self.agents[agent]
        free = [n for n in nodes if not self.given(n, attribute)]
        if asked and self.given(node, attribute) and len(nodes) > 1 and free:
            return free[-1]
        return self.open(agent, f"{turn}{len(nodes) + 1}" if turn else "")

    def turned(self, turn: str) -> str:
        """The stretch that a turn names; 原来 or 去时 without a stretch of its own is the first one."""
        for (_, known), node in self.turns.items():
            if known == turn or (has(known, "back") and has(turn, "back")):
                return node
        nodes = self.agents.get(self.agent)
        return nodes[0] if nodes and has(turn, "before_turn") else self.open(self.agent, turn)

    def give(self, node: str, attribute: Attribute, quantity: Quantity, per: str = "") -> None:
        """The text gives a stretch (or another node) a value, or asks for it."""
        self.scene.give(Slot(node, attribute), quantity, quantity.per or per)

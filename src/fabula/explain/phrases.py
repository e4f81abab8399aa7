"""The few words of a segment diagram: names of lines, how one compares with another, what is known of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fabula.explain.lengths import Compared
from fabula.explain.wording import Wording
from fabula.lang import say
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown

_GENERIC = ("", "总数", "总量", "总价", "全程", "世界")


@dataclass(frozen=True, slots=True)
class Known:
    """What the text says of a length: its value, what it is the product of, or that it is asked."""

    text: str
    slots: tuple[Slot, ...]
    asked: bool


class Phrases:
    """Words for lengths, in one language."""

    def __init__(self, words: Wording, lines: Iterable[Term]) -> None:
        self.words = words
        self.graph = words.graph
        self.lang = words.lang
        nodes = [line.node for line in lines if isinstance(line, Slot)]
        self.twice = {node for node in nodes if nodes.count(node) > 1}

    # --- names ---

    def name(self, term: Term) -> str:
        """A short name: the node's, as long as only one of its attributes is drawn."""
        if isinstance(term, Slot):
            if term.node in self.twice or term.attribute is not Attribute.TOTAL:
                return self.words.name(term)
            node = self.graph.by_id[term.node]
            if node.kind is NodeKind.WORLD and node.label in _GENERIC:
                return node.label if node.label and node.label in self.words.text else say("segment.whole", self.lang)
            alike = sum(other.label == node.label for other in self.graph.nodes) > 1  # 单独做 of two teams
            if self.words.lang == "en":
                act = self.words.english_act(node) if node.kind is not NodeKind.AGENT and not alike else ""
                return act or self.words.english_label(node, full=alike) or self.words.clean(node.label)
            if node.kind is NodeKind.EVENT:
                return self.words.subject(node, alike)
            return self.words.name(term) if alike and node.kind is NodeKind.STATE else self.words.clean(node.label)
        if not isinstance(term, Apply) or term.function == "Difference":
            return ""  # a number or a difference has no name, only a value
        return say("segment.rest" if term.function == "Left" else "segment.all", self.lang)

    def together(self, whole: Slot) -> str:
        """The name of a whole beside its brace."""
        node = self.graph.by_id[whole.node]
        generic = node.kind is NodeKind.WORLD
        return say("segment.all", self.lang) if generic else self.name(whole)

    @property
    def all_of(self) -> str:
        return say("segment.all", self.lang)

    @property
    def unit(self) -> str:
        return say("segment.unit", self.lang)

    @property
    def question(self) -> str:
        """A question mark with the unit that is asked for."""
        goal = self.graph.goal
        unit = self.words.unit_text(goal.unit, goal.per)
        gap = " " if self.words.lang == "en" and unit else ""
        return f"{say('segment.ask', self.lang)}{gap}{unit}"

    # --- comparisons ---

    def number(self, term: Term) -> str:
        """A number of a comparison, an attribute that stands for one, or the question."""
        if isinstance(term, Number):
            return self.words.measured(term.value, term.unit, term.per, term.quantity)
        if isinstance(term, Slot):
            known = self.known(term)
            return known.text if known else self.name(term)
        return self.question if self.graph.goal.asks == "number" else self.words.word(term)

    def part_of(self, fact: Compared, plain: bool = False) -> str:
        """``桃树的1/4``; only ``1/4`` where the base is plain to see."""
        number, asked = self.number(fact.numbers[0]), self._asked(fact)
        if plain:
            return number + asked
        times = fact.predicate == "Times_of" and not number.endswith("%") and "分之" not in number
        said = self._fill("times" if times else "part", b=self.name(fact.base), n=number.removesuffix("倍"))
        return said + asked

    def times(self, fact: Compared) -> str:
        """The part of ``3倍多2`` that is whole multiples."""
        return self._fill("times", b=self.name(fact.base), n=self.number(fact.numbers[0]).removesuffix("倍"))

    def gap(self, fact: Compared) -> str:
        """``多20%``, ``少36棵``."""
        less = fact.predicate in ("Less_than", "Fraction_less", "Times_minus")
        return self._fill("less" if less else "more", n=self.number(fact.numbers[-1])) + self._asked(fact)

    def shares(self, number: Term) -> str:
        return self._fill("shares", n=self.number(number))

    def said_of(self, fact: Compared, plain: bool) -> str:
        """What a comparison says of a piece that cannot be laid beside its base."""
        match fact.predicate:
            case "Times_of" | "Fraction_of":
                return self.part_of(fact, plain)
            case "Share":
                return self.shares(fact.numbers[0])
            case "Times_plus" | "Times_minus":
                plus = "+" if fact.predicate == "Times_plus" else "−"
                return f"{self.times(fact)}{plus}{self.number(fact.numbers[1])}"
            case "Ratio":
                m, n = (self.number(t) for t in fact.numbers)
                return f"{m}∶{n}"
        return self._fill("than", b=self.name(fact.base), n=self.gap(fact))

    def _asked(self, fact: Compared) -> str:
        """A question mark after words that ask: how many times, what part."""
        words = self.graph.goal.asks != "number"
        return say("segment.ask", self.lang) if words and any(isinstance(t, Unknown) for t in fact.numbers) else ""

    def _fill(self, key: str, **words: str) -> str:
        return say(f"segment.{key}", self.lang, **words).replace("的的", "的")

    # --- values ---

    def known(self, slot: Slot) -> Known | None:
        """What stands below a stretch; nothing of what was only found by solving."""
        if slot.attribute is not Attribute.TOTAL:
            text = self._value(slot)
            return None if text is None else Known(text, (slot,), self.graph.goal.term == slot)
        if (whole := self.factor(slot)) is not None:
            return whole
        rate, amount = (self.factor(Slot(slot.node, a)) for a in (Attribute.RATE, Attribute.AMOUNT))
        told = [known for known in (rate, amount) if known is not None]
        if not told or (amount is None and rate is not None and rate.asked):
            return None  # a rate that is asked is no length
        owners = tuple(s for known in told for s in known.slots)
        return Known("×".join(k.text for k in told), owners, any(k.asked for k in told))

    def factor(self, slot: Slot) -> Known | None:
        """What the text says of a rate or an amount, or of one that is set equal to it."""
        for same in self._equal(slot):
            if (text := self._value(same)) is not None:
                return Known(text, tuple(dict.fromkeys((slot, same))), self.graph.goal.term == same)
        return None

    def _equal(self, slot: Slot) -> list[Slot]:
        """The attribute and those that relations set equal to it: the same time, the same rate."""
        found = [slot]
        for one in found:
            for relation in self.graph.relations:
                if relation.predicate == "Equal" and one in relation.args:
                    found.extend(s for s in relation.args if isinstance(s, Slot) and s not in found)
        return found

    def _value(self, slot: Slot) -> str | None:
        given = self.graph.given(slot)
        if self.graph.goal.term == slot:
            return self.question
        return self.words.measured(given.value, given.unit, given.per, given.quantity) if given else None

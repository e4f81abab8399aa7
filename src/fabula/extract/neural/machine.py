"""The state machine of the Seq2Seq's language: which words may follow, and what a finished sentence means.

A beam that asks :meth:`Machine.allowed` at every step can only write well-formed statements about nodes and
numbers that exist. :meth:`Machine.read` turns words back into relations and circumstances.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fabula.extract.neural.encode import Operand
from fabula.extract.neural.labels import Statement
from fabula.extract.neural.wording import END, ONE, STOP, UNKNOWN, Head, wording
from fabula.situation.nodes import Circumstance, ProblemType
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown
from fabula.text import Problem

MOST_WORDS = 40  # the longest sentence of the study problems has 30
DEEPEST = 2  # a predicate, and functions inside it
MOST_ARGS = 6
LONGEST_STATEMENT = 12  # without functions and repeated arguments: a head, attributes of nodes, an end


@dataclass(frozen=True, slots=True)
class Frame:
    """A head, how many arguments it has so far, and which (attribute, node) are among them; -1 for a node."""

    head: Head
    count: int = 0
    slots: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class State:
    """Where a sentence is: open heads, an attribute that waits for its node, what was said."""

    frames: tuple[Frame, ...] = ()
    attribute: int = -1  # the last word, if it was Rate, Amount or Total
    speaks: bool = False  # the open statement has a node or the unknown in it
    stated: int = 0
    words: int = 0
    done: bool = False


@dataclass(frozen=True)
class Machine:
    """What may be said of one graph: its nodes, the text's operands, and whether the unknown is a relation's.

    ``text_says`` is true for a REL, which states predicates, and states something; what no words state is
    circumstances or predicates, often none.
    """

    nodes: tuple[str, ...]
    operands: tuple[Operand, ...]
    problem: Problem
    type: ProblemType
    unknown: bool
    text_says: bool

    def allowed(self, state: State) -> Iterator[int]:
        """The words that may follow."""
        symbols = wording().symbols
        if state.done:
            return
        if not state.frames:
            yield from self._openings(state)
            return
        frame = state.frames[-1]
        if state.attribute >= 0:
            yield from self._node_words(frame, state.attribute)
            return
        if frame.count >= frame.head.least:  # by then a statement speaks of something
            yield symbols[END]
        if frame.count < frame.head.least or (self._room(state) and self._takes_more(frame)):
            yield from self._arguments(state, frame)

    def _arguments(self, state: State, frame: Frame) -> Iterator[int]:
        words, symbols = wording(), wording().symbols
        if frame.head.wants_node(frame.count):
            yield from self._node_words(frame, -1)
            return
        for word in (symbols[a.value] for a in Attribute):
            if any(True for _ in self._node_words(frame, word)):
                yield word
        if self.unknown:
            yield symbols[UNKNOWN]
        last_chance = len(state.frames) == 1 and not state.speaks and frame.count + 1 >= frame.head.least
        if last_chance:  # an equation of numbers alone says nothing about the situation
            return
        yield from self._number_words()
        yield symbols[ONE]
        if len(state.frames) < DEEPEST and self._room(state):
            yield from (symbols[name] for name in words.functions)

    @staticmethod
    def _takes_more(frame: Frame) -> bool:
        return frame.head.takes(frame.count) and frame.count < MOST_ARGS

    def _openings(self, state: State) -> Iterator[int]:
        words, symbols = wording(), wording().symbols
        if state.stated or not self.text_says:
            yield symbols[STOP]
        if state.words + LONGEST_STATEMENT >= MOST_WORDS:
            return
        yield from (symbols[name] for name in words.predicates)
        if not self.text_says:
            heads = words.circumstances.items()
            yield from (symbols[name] for name, head in heads if self._fits(head))

    def _fits(self, head: Head) -> bool:
        """A circumstance of stories of this type that takes no more nodes than there are."""
        return self.type in head.types and sum(head.nodes) <= len(self.nodes)

    @staticmethod
    def _room(state: State) -> bool:
        """Whether everything that is open can be closed after one more function of two attributes."""
        missing = sum(max(0, f.head.least - f.count) for f in state.frames)
        return state.words + 2 * missing + len(state.frames) + 8 < MOST_WORDS

    def _node_words(self, frame: Frame, attribute: int) -> Iterator[int]:
        """The nodes whose attribute the frame does not speak of yet: nothing is added to itself."""
        first = len(wording())
        return (w for w in range(first, first + len(self.nodes)) if (attribute, w) not in frame.slots)

    def _number_words(self) -> range:
        first = len(wording()) + len(self.nodes)
        return range(first, first + len(self.operands) - 1)

    def advance(self, state: State, word: int) -> State:
        """The state behind an allowed word."""
        words = wording()
        state = replace(state, words=state.words + 1)
        if word >= len(words):
            if word >= len(words) + len(self.nodes):
                return _argument(state)
            slot = (state.attribute, word)
            return _argument(replace(state, attribute=-1, speaks=True), slot)
        name = words.names[word]
        if name == STOP:
            return replace(state, done=True)
        if name == END:
            return _closed(state)
        if name in (ONE, UNKNOWN):
            return _argument(replace(state, speaks=state.speaks or name == UNKNOWN))
        if name in _ATTRIBUTE_NAMES:
            return replace(state, attribute=word)
        head = words.predicates.get(name) or words.circumstances.get(name) or words.functions[name]
        return replace(state, frames=(*state.frames, Frame(head)))

    def read(self, sentence: Sequence[int], span: tuple[int, int] | None, score: float) -> list[Statement]:
        """The statements of a finished sentence."""
        reader = _Reader(self, iter(sentence))
        return list(reader.statements(span, score))


_ATTRIBUTE_NAMES = frozenset(a.value for a in Attribute)


def _argument(state: State, *slots: tuple[int, int]) -> State:
    """The innermost open head has one argument more."""
    *outer, frame = state.frames
    longer = replace(frame, count=frame.count + 1, slots=frame.slots.union(slots))
    return replace(state, frames=(*outer, longer))


def _closed(state: State) -> State:
    state = replace(state, frames=state.frames[:-1])
    return _argument(state) if state.frames else replace(state, stated=state.stated + 1, speaks=False)


class _Reader:
    """Words back to statements, by recursive descent."""

    def __init__(self, machine: Machine, words: Iterator[int]) -> None:
        self.machine = machine
        self.words = words
        self.names = wording().names

    def statements(self, span: tuple[int, int] | None, score: float) -> Iterator[Statement]:
        for word in self.words:
            name = self.names[word]
            if name == STOP:
                return
            if name in wording().circumstances:
                head = wording().circumstances[name]
                yield Circumstance(name, tuple(self._arguments(head)), span)
            else:
                args = tuple(self._terms())
                yield Relation(name, args, Source(span, "", score))

    def _arguments(self, head: Head) -> Iterator[str | Term]:
        for count, word in enumerate(self.words):
            if word < len(self.names) and self.names[word] == END:
                return
            yield self._node(word) if head.wants_node(count) else self._term(word)

    def _terms(self) -> Iterator[Term]:
        for word in self.words:
            if word < len(self.names) and self.names[word] == END:
                return
            yield self._term(word)

    def _term(self, word: int) -> Term:
        if word >= len(self.names):
            return self._number(word - len(self.names) - len(self.machine.nodes))
        name = self.names[word]
        if name in _ATTRIBUTE_NAMES:
            return Slot(self._node(next(self.words)), Attribute(name))
        if name == ONE:
            return Number(self.machine.operands[0].value)
        return Unknown() if name == UNKNOWN else Apply(name, tuple(self._terms()))

    def _node(self, word: int) -> str:
        return self.machine.nodes[word - len(self.names)]

    def _number(self, place: int) -> Number:
        operand = self.machine.operands[place + 1]
        assert operand.quantity is not None
        quantity = self.machine.problem.quantities[operand.quantity]
        value = operand.value if quantity.parts else operand.value * quantity.scale
        return Number(value, quantity.unit, "", quantity.index)

"""The Seq2Seq's language: what the machine lets through, and that the beam finds the best of it."""

from __future__ import annotations

import heapq
import itertools
import re
from collections.abc import Sequence
from itertools import count

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.extract.neural.beam import Asked, decode
from fabula.extract.neural.encode import CLS, SEP, UNKNOWN, WHOLE, encode
from fabula.extract.neural.heads import Array, Rows, log_softmax
from fabula.extract.neural.labels import NodeRef
from fabula.extract.neural.machine import MOST_WORDS, Machine, State
from fabula.extract.neural.wording import wording
from fabula.situation.nodes import Circumstance, ProblemType
from fabula.situation.relations import Relation
from fabula.text import read

VOCABULARY = {word: i for i, word in enumerate((CLS, SEP, UNKNOWN, WHOLE))}


def machine(*, unknown: bool = True, text_says: bool = True) -> Machine:
    """Two nodes and two numbers."""
    problem = read("红球有20个，白球比红球多5个，白球有多少个？")
    operands = encode(problem, VOCABULARY).operands
    assert len(operands) == 3
    return Machine(("W", "A"), operands, problem, ProblemType.RELATION, unknown, text_says)


def word(name: str) -> int:
    return wording().symbols[name]


def spell(sentence: Sequence[int]) -> str:
    """Words as text: n0, n1 are the nodes, q0, q1 the numbers."""
    fixed = len(wording())
    names = [*wording().names, "n0", "n1", "q0", "q1"]
    assert all(w < fixed + 4 for w in sentence)
    return " ".join(names[w] for w in sentence)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.booleans(), st.booleans())
def test_whatever_way_it_goes_the_sentence_is_well_formed(
    data: st.DataObject, unknown: bool, text_says: bool
) -> None:
    """At random through the machine: it never gets stuck, ends in time, and everything said can be read."""
    one, state, words = machine(unknown=unknown, text_says=text_says), State(), []
    while not state.done:
        allowed = list(one.allowed(state))
        assert allowed and len(set(allowed)) == len(allowed)
        words.append(data.draw(st.sampled_from(allowed)))
        state = one.advance(state, words[-1])
        assert len(words) <= MOST_WORDS
    said = one.read(words, (0, 3), -1.0)
    assert bool(said) or not text_says
    for statement in said:
        if isinstance(statement, Circumstance):
            assert ProblemType.RELATION in wording().circumstances[statement.name].types
            continue
        assert isinstance(statement, Relation)
        assert not list(statement.problems())
        assert {s.node for s in statement.slots()} <= {"W", "A"}
        assert statement.slots() or statement.unknown
        assert unknown or not statement.unknown
        assert statement.equation()


WORDS = ("Equal", "total", ")", "</s>")
TERM = "(?:total n[01]|q0)"
ONE_STATEMENT = re.compile(rf"Equal ({TERM}) ({TERM}) \) </s>")


def test_against_all_rows_of_words() -> None:
    """Seven words, rows up to seven long: what the machine lets through is what a regular expression does."""
    one, fixed = machine(unknown=False), len(wording())
    words = [*map(word, WORDS), fixed, fixed + 1, fixed + 2]
    expected = set()
    for length in range(1, 8):
        for row in itertools.product(words, repeat=length):
            match = ONE_STATEMENT.fullmatch(spell(row)) if row[-1] == word("</s>") else None
            if match and match[1] != match[2]:
                expected.add(row)
    assert len(expected) == 6  # n0 = n1, n1 = n0, and each with the number on either side
    assert set(rows_of(one, set(words), 7)) == expected


def rows_of(one: Machine, words: set[int], longest: int) -> list[tuple[int, ...]]:
    found, open_ = [], [((), State())]
    while open_:
        row, state = open_.pop()
        if state.done:
            found.append(row)
        elif len(row) < longest:
            nexts = (w for w in one.allowed(state) if w in words)
            open_ += [((*row, w), one.advance(state, w)) for w in nexts]
    return found


class Bigrams:
    """A network that looks at the last word only and knows few; its vectors are the words' numbers."""

    KNOWS = ("Equal", "unit_one", "total", ")", "</s>")

    def __init__(self, seed: int) -> None:
        draw = np.random.default_rng(seed)
        fixed = len(wording())
        scores = np.full((fixed + 5, fixed + 4), -50.0, np.float32)
        known = [*map(word, self.KNOWS), *range(fixed, fixed + 3)]
        scores[:, known] = draw.normal(0, 1.5, (fixed + 5, len(known)))
        self.table = log_softmax(scores)

    def rows(self, asked: Sequence[tuple[tuple[NodeRef, ...], int, int]]) -> Rows:
        size = self.table.shape[1]
        numbers = np.arange(size, dtype=np.float32)[None, :, None].repeat(len(asked), 0)
        nothing = np.zeros((len(asked), 1), np.float32)
        allowed = np.ones((len(asked), size), bool)
        return Rows(nothing, nothing, numbers, allowed, nothing - 1)

    def step(self, rows: Rows) -> Array:
        return self.table[rows.inputs[:, 0].astype(int)]


def exact(network: Bigrams, one: Machine, many: int) -> list[tuple[float, tuple[int, ...]]]:
    """The most probable sentences, cheapest way first: nothing is cut off."""
    tie, found = count(), []
    queue: list[tuple[float, int, tuple[int, ...], State]] = [(0.0, next(tie), (), State())]
    while queue and len(found) < many:
        cost, _, row, state = heapq.heappop(queue)
        if state.done:
            found.append((-cost, row))
            continue
        scores = network.table[row[-1] if row else -1]
        for w in one.allowed(state):
            entry = (cost - float(scores[w]), next(tie), (*row, w), one.advance(state, w))
            heapq.heappush(queue, entry)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_a_wide_beam_finds_the_best_sentences(seed: int) -> None:
    one = machine(text_says=False)
    network = Bigrams(seed)
    expected = exact(network, one, 3)
    (found,) = decode(network, [Asked(one, (), 0, 1)], width=100)
    assert [h.words for h in found[:3]] == [row for _, row in expected]
    assert [h.score for h in found[:3]] == pytest.approx([p for p, _ in expected], abs=1e-4)


def test_several_at_once_are_the_same_as_one_by_one() -> None:
    one, other = machine(text_says=False), machine(unknown=False)
    network = Bigrams(9)
    both = decode(network, [Asked(one, (), 0, 1), Asked(other, (), 0, 1)], width=3)
    alone = [decode(network, [Asked(m, (), 0, 1)], width=3)[0] for m in (one, other)]
    assert [[h.words for h in hs] for hs in both] == [[h.words for h in hs] for hs in alone]
    assert decode(network, []) == []

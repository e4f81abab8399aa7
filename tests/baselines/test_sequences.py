"""Equation normalisation, the postfix grammar, the beam: against brute force and the laws of arithmetic."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from fabula.baselines.duplicates import normalised
from fabula.baselines.notation import from_infix, infix, postfix, value_of
from fabula.baselines.sequences import END, Grammar, beam_search, ended
from fabula.baselines.vocabulary import Symbols
from fabula.data.expression import Binary, Expression, Number

VALUES = {f"N{i}": Fraction(v) for i, v in enumerate((7, 3, 11, 2, 5))} | {"1": Fraction(1)}
NUMBERS = st.sampled_from(sorted(VALUES)).map(lambda name: Number(VALUES[name], name))
TREES: st.SearchStrategy[Expression] = st.recursive(
    NUMBERS, lambda inner: st.builds(Binary, st.sampled_from("+-*/^"), inner, inner), max_leaves=8
)


def written(text: str) -> str:
    return "".join(infix(normalised(from_infix(text.split(), VALUES))))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("N1 + N0", "N0+N1"),
        ("N0 + N2 + N1", "N0+N1+N2"),
        ("N0 - ( N1 - N2 )", "N0-N1+N2"),
        ("N2 - N0 + N1", "N1-N0+N2"),
        ("N0 / N1 * N2", "N0/N1*N2"),
        ("N2 * N0 / N1", "N0/N1*N2"),
        ("N0 / ( N1 * N2 )", "N0/N1/N2"),
        ("N0 / ( N1 / N2 )", "N0/N1*N2"),
        ("N0 + N1 - N1", "N0"),
        ("N0 * N2 / N2", "N0"),
        ("N0 * N2 + N1 * N2", "(N0+N1)*N2"),
        ("N2 * N0 - N1 * N2", "(N0-N1)*N2"),
        ("N0 * ( 1 - N1 )", "N0*(1-N1)"),
        ("N0 - N0 * N1", "N0-N0*N1"),  # nothing would be left of the first term
        ("N1 ^ N0", "N1^N0"),
        ("N0 - N0", "N0-N0"),
        ("1 / N1 + 1 / N0", "1/N0+1/N1"),
    ],
)
def test_normalisation(before: str, after: str) -> None:
    assert written(before) == after


@given(TREES)
@settings(max_examples=300)
def test_normalisation_keeps_the_value_and_never_lengthens(tree: Expression) -> None:
    value, made = value_of(tree), normalised(tree)
    assert len(postfix(made)) <= len(postfix(tree))
    if value is not None:
        assert value_of(made) == value
        assert normalised(made) == made


@given(st.permutations([f"N{i}" for i in range(5)]))
def test_all_orders_of_a_sum_are_one_target(names: Sequence[str]) -> None:
    assert ended(from_infix(" + ".join(names).split(), VALUES)) == (
        "N0", "N1", "+", "N2", "+", "N3", "+", "N4", "+", END,
    )  # fmt: skip


SYMBOLS = Symbols(("1",), (END,))


def all_expressions(grammar: Grammar, prefix: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    found = []
    for symbol in grammar.allowed(prefix):
        found += [prefix] if symbol == grammar.end else all_expressions(grammar, (*prefix, symbol))
    return found


def test_the_grammar_allows_exactly_the_expressions() -> None:
    grammar = Grammar(SYMBOLS, numbers=1, longest=5)
    found = all_expressions(grammar)
    # two operands, five operators: 2 + 2² · 5 + 2³ · 5² · 2 (ways to bracket three operands)
    assert len(found) == len(set(found)) == 2 + 20 + 400
    with_two = Grammar(SYMBOLS, numbers=2, longest=3)
    assert len(all_expressions(with_two)) == 3 + 9 * 5


def made_up(seed: int) -> Callable[[Sequence[tuple[int, ...]]], Tensor]:
    """A language model: a distribution for every prefix, from a seed."""
    width = len(SYMBOLS.tokens)

    def follow(prefixes: Sequence[tuple[int, ...]]) -> Tensor:
        rows = []
        for prefix in prefixes:
            draw = random.Random(f"{seed}{prefix}")
            rows.append([draw.gauss(0, 2) for _ in range(width)])
        return torch.tensor(rows, dtype=torch.float64).log_softmax(-1)

    return follow


@pytest.mark.parametrize("seed", range(8))
def test_a_wide_beam_finds_what_brute_force_finds(seed: int) -> None:
    grammar = Grammar(SYMBOLS, numbers=1, longest=5)
    follow = made_up(seed)

    def probability(symbols: tuple[int, ...]) -> float:
        total = 0.0
        for place, symbol in enumerate((*symbols, grammar.end)):
            total += float(follow([symbols[:place]])[0, symbol])
        return total

    brute = sorted((-probability(e), e) for e in all_expressions(grammar))
    found = beam_search(follow, grammar, 700)
    assert [c.symbols for c in found] == [e for _, e in brute]
    for candidate, (cost, _) in zip(found, brute, strict=True):
        assert math.isclose(candidate.score, -cost, abs_tol=1e-9)
    narrow = beam_search(follow, grammar, 3)
    assert 1 <= len(narrow) <= 3
    assert all(math.isclose(c.score, probability(c.symbols), abs_tol=1e-9) for c in narrow)
    assert narrow[0].score <= -brute[0][0] + 1e-9


def test_a_beam_of_one_is_greedy() -> None:
    grammar = Grammar(SYMBOLS, numbers=2, longest=7)
    follow = made_up(5)
    prefix: tuple[int, ...] = ()
    while True:
        row = follow([prefix])[0]
        best = max(grammar.allowed(prefix), key=lambda symbol: float(row[symbol]))
        if best == grammar.end:
            break
        prefix = (*prefix, best)
    assert [c.symbols for c in beam_search(follow, grammar, 1)] == [prefix]

"""k-best by replay against brute force: every combination of choices, sorted by cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.parse.kbest import Choices, DeadEnd, k_best

EVERYTHING = 100_000


@dataclass(frozen=True)
class Choice:
    """A point of a choice program: options with costs, and the program that follows each of them."""

    options: tuple[tuple[float, Choice | None], ...]
    dead: bool = False


def programs(depth: int) -> st.SearchStrategy[Choice | None]:
    if not depth:
        return st.none()
    cost = st.integers(0, 12).map(lambda n: n / 4)
    options = st.lists(st.tuples(cost, programs(depth - 1)), min_size=1, max_size=3)
    return st.builds(lambda o, d: Choice(tuple(o), d == 0), options, st.integers(0, 9))


def run(program: Choice | None, choices: Choices) -> tuple[int, ...]:
    """The path that the choices take through a program."""
    path: tuple[int, ...] = ()
    while program is not None:
        at = choices.pick("point", [(i, cost) for i, (cost, _) in enumerate(program.options)])
        if program.dead and at == 0:
            raise DeadEnd("this way is closed")
        path = (*path, at)
        program = program.options[at][1]
    return path


def enumerate_paths(program: Choice | None) -> Iterator[tuple[float, tuple[int, ...]]]:
    if program is None:
        yield 0.0, ()
        return
    for at, (cost, rest) in enumerate(program.options):
        if not (program.dead and at == 0):
            for further, path in enumerate_paths(rest):
                yield cost + further, (at, *path)


def everything(program: Choice | None) -> list[tuple[tuple[int, ...], Choices]]:
    return list(k_best(lambda c: run(program, c), EVERYTHING))


@given(programs(3))
def test_every_reading_once_and_none_else(program: Choice | None) -> None:
    found = [(choices.cost, path) for path, choices in everything(program)]
    assert sorted(found) == sorted(enumerate_paths(program))


def with_free_default(program: Choice | None) -> Choice | None:
    """The same program with the cheapest option of every point made free, as interpreters have it."""
    if program is None:
        return None
    least = min(cost for cost, _ in program.options)
    options = tuple((cost - least, with_free_default(rest)) for cost, rest in program.options)
    return Choice(options, program.dead)


@given(programs(3).map(with_free_default))
def test_the_order_is_that_of_brute_force(program: Choice | None) -> None:
    """With a free option at every point the costs come out exactly as if everything had been sorted."""
    costs = [choices.cost for _, choices in everything(program)]
    assert costs == sorted(cost for cost, _ in enumerate_paths(program))


@given(programs(3), st.integers(0, 8))
def test_a_limit_cuts_the_same_list(program: Choice | None, limit: int) -> None:
    some = [path for path, _ in k_best(lambda c: run(program, c), limit)]
    assert len(some) <= limit
    assert some == [path for path, _ in everything(program)][: len(some)]


def test_ties_keep_the_order_of_the_options() -> None:
    found = [x for x, _ in k_best(lambda c: c.pick("which", [("b", 0.0), ("a", 0.0), ("c", 0.0)]), 9)]
    assert found == ["b", "a", "c"]


def test_notes_name_what_was_not_the_default() -> None:
    def interpret(choices: Choices) -> str:
        who = choices.pick("who", [("甲", 0.0), ("乙", 1.0)])
        return who + choices.pick("what", [("车", 0.0), ("船", 0.5)])

    assert [(x, c.notes) for x, c in k_best(interpret, 9)] == [
        ("甲车", []),
        ("甲船", ["what"]),
        ("乙车", ["who"]),
        ("乙船", ["who", "what"]),
    ]


def test_a_lone_option_is_no_choice_but_costs() -> None:
    ((found, choices),) = k_best(lambda c: c.pick("only", [("x", 0.4)]), 9)
    assert (found, choices.taken, choices.cost) == ("x", [], 0.4)


def test_a_penalty_counts() -> None:
    choices = Choices()
    choices.penalty(1.5)
    assert choices.cost == 1.5


def test_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="'which'"):
        Choices().pick("which", [])


def test_a_fault_in_one_run_costs_no_other() -> None:
    def interpret(choices: Choices) -> str:
        who = choices.pick("who", [("甲", 0.0), ("乙", 1.0)])
        what = choices.pick("what", [("车", 0.0), ("船", 0.5)])
        if who + what == "甲车":
            raise KeyError(who)
        return who + what

    faults: list[Exception] = []
    assert [x for x, _ in k_best(interpret, 9, faults.append)] == ["甲船", "乙车", "乙船"]
    assert [str(f) for f in faults] == ["'甲'"]
    with pytest.raises(KeyError):
        list(k_best(interpret, 9))

"""Readings that once ended in a fault or a contradiction: told twice, not modelled, one rate for two amounts."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

import fabula
from fabula.extract.base import Reading
from fabula.extract.neural.plus import SmartPlusExtractor
from fabula.extract.neural.store import shipped
from fabula.facts.idle import with_idle
from fabula.frames.binding import Binder, Operand, Operation
from fabula.situation import ProblemType
from fabula.solver import solve_reading
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words


def test_a_solution_that_is_told_twice_is_no_fault() -> None:
    found = fabula.solve("把10%的盐水200克与30%的盐水200克混合，得到20%的盐水400克，其中10%的盐水有多少克？")
    assert found.error is None


def test_the_water_of_a_solution_is_not_the_solution() -> None:
    found = fabula.load("frames").solve("盐水的浓度是20%，盐水中有盐40克，盐水中有水多少克？")
    assert found.answer is None or found.answer.value != 200


def test_one_rate_for_two_amounts_is_no_contradiction() -> None:
    """12 × 3 + 12 × 5, as a decoder writes it."""
    problem = read("每本书12元，小红买了3本，小明买了5本，一共花多少元？")
    given = [Operand(Fraction(1), None), *(Operand(q.value, q.index) for q in problem.quantities if q.value)]
    steps = [Operation(1, 2, "*"), Operation(1, 3, "*"), Operation(4, 5, "+")]
    graph = Binder(problem, ProblemType.PRICE).graph(given, steps, 0.0)
    answer = solve_reading(problem, Reading(graph, 0.0)).answer
    assert answer is not None and answer.value == 96


def test_a_fault_of_one_proposer_costs_only_its_own_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = shipped()
    assert folder is not None
    extractor = SmartPlusExtractor(folder)

    def fail(problem: Problem) -> None:
        raise RuntimeError("made for the test")

    monkeypatch.setattr(extractor.proposers[0], "readings", fail)
    found = {r.proposer for r in extractor.readings(read("果园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？"))}
    assert found == {"rules", "decoder"}


def test_what_is_not_needed_has_its_owner_and_changes_nothing() -> None:
    problem = read("湖里有6只鸭子。快车每小时行80千米，3小时行多少千米？")
    graph = next(iter(fabula.load("frames").extractor.readings(problem))).graph
    at = problem.text.index("鸭子")
    duck = Heard(0, "total", 0.9, False, Words((at, at + 2), 0.9))
    rest = tuple(g for g in graph.givens if g.quantity != 0)
    bare = replace(graph, givens=rest, nodes=tuple(n for n in graph.nodes if n.label != "鸭子"))
    whole = with_idle(replace(problem, heard=(duck,)), bare)
    assert "Agent 鸭子 (total=6只)" in whole.pretty()
    before, after = (solve_reading(problem, Reading(g, 0.0)).answer for g in (bare, whole))
    assert before is not None and after is not None and before.value == after.value == 240


def test_a_gap_and_a_count_of_the_same_number() -> None:
    found = fabula.load("frames").solve("在一条路的一边每隔10米种一棵树，两端都种，一共种了10棵，这条路长多少米？")
    assert found.answer is not None and found.answer.value == 90

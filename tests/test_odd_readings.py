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
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.terms import Attribute, Slot
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
    assert found == {"decoder"}


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


def test_what_is_not_needed_where_it_stands_goes_to_its_owner() -> None:
    """The years of the bicycle are no time of the ride; the coaches are what is counted, not the train."""
    text = "一条路长8000米，李叔叔骑着一辆用了6年的自行车，他每分钟骑220米，骑了35分钟，李叔叔骑了多少米？"
    problem = read(text)
    graph = next(iter(fabula.load("frames").extractor.readings(problem))).graph
    parent = next(n.id for n in graph.agents if n.label == "李叔叔")
    extra = Node("E9", NodeKind.EVENT, "骑车", parent, None)
    years = Given(Slot("E9", Attribute.AMOUNT), Fraction(6), "年", "", 1, (20, 22))
    others = tuple(g for g in graph.givens if g.quantity != 1)
    odd = replace(graph, nodes=(*graph.nodes, extra), givens=(*others, years))
    at = text.index("自行车")
    heard = Heard(1, "amount", 0.9, False, Words((at, at + 3), 0.9), needed=0.05)
    whole = with_idle(replace(problem, heard=(heard,)), odd, needed={2, 3})
    assert "Agent 自行车 (amount=6年)" in whole.pretty() and "骑车" not in whole.pretty()
    kept = with_idle(replace(problem, heard=(replace(heard, needed=0.9),)), odd, needed={2, 3})
    assert kept == odd  # somebody hears that it matters

    train = read("一列火车挂着9节车厢，每秒行20米，30秒行多少米？")
    ridden = next(iter(fabula.load("frames").extractor.readings(train))).graph
    at = train.text.index("火车")
    nine = Heard(0, "total", 0.9, False, Words((at, at + 2), 0.9), needed=0.05)
    assert "Agent 车厢 (total=9节)" in with_idle(replace(train, heard=(nine,)), ridden, needed={1, 2}).pretty()


def test_a_gap_and_a_count_of_the_same_number() -> None:
    found = fabula.load("frames").solve("在一条路的一边每隔10米种一棵树，两端都种，一共种了10棵，这条路长多少米？")
    assert found.answer is not None and found.answer.value == 90

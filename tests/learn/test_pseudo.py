"""Pseudo-gold: other numbers tell a lucky hit from the function that is meant."""

from __future__ import annotations

from fractions import Fraction

from fabula.data.records import Record
from fabula.extract.base import Reading
from fabula.extract.neural.encode import Operand
from fabula.extract.neural.situate import Situator
from fabula.extract.neural.steps import Step
from fabula.learn.pseudo import gold_signature, search, signature
from fabula.solve.renumber import value_of, with_values
from fabula.text import Problem, read

TEXT = "小明有2个苹果，小红有2个苹果，一共有多少个苹果？"
RECORD = Record("1", TEXT, equation="x=2+2", answer="4")
OPERANDS = (Operand(Fraction(1), None, 0), Operand(Fraction(2), 0, 1), Operand(Fraction(2), 1, 2))
ADD, MULTIPLY = (Step(1, 2, 0),), (Step(1, 2, 3),)


def reading(problem: Problem, steps: tuple[Step, ...], score: float) -> Reading:
    return Reading(Situator(problem).graph(OPERANDS, steps, score), score)


def test_other_numbers_change_the_answer() -> None:
    problem = read(TEXT)
    graph = reading(problem, ADD, 0.0).graph
    assert value_of(graph, problem) == 4
    assert value_of(with_values(graph, {0: Fraction(7)}), problem) == 9


def test_the_function_most_readings_share_is_kept() -> None:
    problem = read(TEXT)
    readings = [reading(problem, MULTIPLY, 0.0), reading(problem, ADD, -1.0), reading(problem, ADD, -2.0)]
    found = search(problem, RECORD, readings)
    assert found is not None and found.reading is readings[1] and found.agreeing == 2


def test_the_equation_removes_lucky_hits() -> None:
    problem = read(TEXT)
    gold = gold_signature(problem, OPERANDS, ADD)
    lucky, meant = reading(problem, MULTIPLY, 0.0), reading(problem, ADD, -9.0)
    assert signature(meant.graph, problem) == gold != signature(lucky.graph, problem)
    assert search(problem, RECORD, [lucky], gold) is None
    found = search(problem, RECORD, [lucky, meant], gold)
    assert found is not None and found.reading is meant and found.confirmed


def test_wrong_answers_are_never_found() -> None:
    problem = read(TEXT)
    assert search(problem, Record("1", TEXT, answer="5"), [reading(problem, ADD, 0.0)]) is None

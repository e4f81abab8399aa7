"""Problems as tokens and operands, expressions as situations."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fabula.data.records import Record
from fabula.extract.neural.encode import CLS, FRACTION, SEP, UNKNOWN, WHOLE, encode
from fabula.extract.neural.situate import Situator
from fabula.extract.neural.steps import Step, run
from fabula.learn.gold import gold_steps
from fabula.situation import derive
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.text import read

WORDS = {word: i for i, word in enumerate((CLS, SEP, UNKNOWN, WHOLE, FRACTION, "个", "球", "多", "少", "的"))}


def test_numbers_are_one_token_and_an_operand() -> None:
    encoded = encode(read("红球有120个，白球是红球的(2/5)，白球有多少个？"), WORDS)
    assert encoded.ids.count(WORDS[WHOLE]) == 1 and encoded.ids.count(WORDS[FRACTION]) == 1
    assert [o.value for o in encoded.operands] == [1, 120, Fraction(2, 5)]
    assert encoded.ids[encoded.operands[1].token] == WORDS[WHOLE]
    assert encoded.ids[encoded.goal] == WORDS["多"]
    assert len(encoded.ids) == len(encoded.places)


@pytest.mark.parametrize(
    ("text", "equation", "answer", "predicates"),
    [
        ("小明有13个苹果，小红有6个苹果，一共有多少个苹果？", "x=13+6", "19个", ["Together"]),
        ("每千克梨4元，买了5千克梨，要付多少元？", "x=4*5", "20元", ["Product_of"]),
        ("一件衣服现价80元，比原价降低了(1/5)，原价多少元？", "x=80/(1-(1/5))", "100元", ["Fraction_less"]),
        ("红球有20个，白球是红球的3倍，白球有多少个？", "x=20*3", "60个", ["Times_of"]),
        ("红球有20个，白球有60个，白球是红球的几倍？", "x=60/20", "3倍", ["Times_of"]),
        ("红球有20个，白球有65个，白球比红球多多少个？", "x=65-20", "45个", ["More_than"]),
        (
            "一批货物，第一次运走(1/3)，第二次运走(1/4)，还剩几分之几？",
            "x=1-(1/3)-(1/4)",
            "5/12",
            ["Equal"],
        ),
    ],
)
def test_an_expression_becomes_a_graph_that_gives_its_value(
    text: str, equation: str, answer: str, predicates: list[str]
) -> None:
    problem = read(text)
    encoded = encode(problem, WORDS)
    steps = gold_steps(Record("1", text, equation=equation), encoded.operands, problem)
    assert steps is not None
    graph = Situator(problem).graph(encoded.operands, steps, -0.1)
    assert derive(graph)
    system, result = solve_graph(graph)
    found = make_answer(graph, system, result, problem)
    assert found is not None and found.text == answer
    assert [r.predicate for r in graph.relations] == predicates


def test_steps_run_exactly_and_division_by_zero_is_nothing() -> None:
    assert run([Fraction(1), Fraction(3)], [Step(0, 1, 4)]) == Fraction(1, 3)
    assert run([Fraction(2), Fraction(2)], [Step(0, 1, 1), Step(0, 2, 4)]) is None


def test_an_equation_about_other_numbers_is_no_gold() -> None:
    text = "小明有13个苹果，小红有6个苹果，一共有多少个苹果？"
    operands = encode(read(text), WORDS).operands
    assert gold_steps(Record("1", text, equation="x=13+7"), operands, read(text)) is None
    assert gold_steps(Record("1", text, equation="x=13+"), operands, read(text)) is None
    assert gold_steps(Record("1", text), operands, read(text)) is None


@pytest.mark.parametrize(
    ("text", "equation", "value"),
    [
        ("上午运了22吨，下午比上午多运7吨，一天共运多少吨？", "x=22+22+7", 51),  # nothing is added to itself
        ("哥哥集了22枚邮票，弟弟比哥哥少7枚，两人共有多少枚？", "x=22+22-7", 37),
        ("小芳有48张卡片，小军的张数是她的一半，两人共有多少张？", "x=48/2+48", 72),  # the text has 一半 and no 2
    ],
)
def test_gold_is_laid_over_the_numbers_of_the_text_as_well_as_it_can(text: str, equation: str, value: int) -> None:
    operands = encode(read(text), WORDS).operands
    steps = gold_steps(Record("1", text, equation=equation), operands, read(text))
    assert steps is not None
    assert run([o.value for o in operands], steps) == value


@pytest.mark.parametrize(
    ("text", "equation", "units"),
    [  # of equal numbers the one is meant with which like things are added
        ("萝卜每千克2元，豆角每千克比萝卜贵4.5元，买了2千克豆角，要付多少元？", "x=(2+4.5)*2", ["元", "元", "千克"]),
        ("萝卜每千克2元，豆角每千克比萝卜贵4.5元，买了2千克豆角，要付多少元？", "x=2*(4.5+2)", ["元", "元", "千克"]),
        ("两车从两地相对开出，2小时后相遇，速度和是95千米，两地相距多少千米？", "x=95*2", ["小时", "千米"]),
    ],
)
def test_equal_numbers_are_told_apart_by_what_they_measure(text: str, equation: str, units: list[str]) -> None:
    problem = read(text)
    operands = encode(problem, WORDS).operands
    steps = gold_steps(Record("1", text, equation=equation), operands, problem)
    assert steps is not None
    used = [p for s in steps for p in (s.left, s.right) if p < len(operands)]
    assert [problem.quantities[operands[p].quantity or 0].unit for p in used] == units


def test_nothing_is_only_added_to_itself() -> None:
    text = "上午运了22吨，下午运的和上午一样多，一天共运多少吨？"
    assert gold_steps(Record("1", text, equation="x=22+22"), encode(read(text), WORDS).operands, read(text)) is None

"""Each interpreter on problems of its own, and the table that says which is tried."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fabula
from fabula.errors import GrammarError
from fabula.extract.rules.deals import DealsInterpreter
from fabula.extract.rules.decisions import Rule, decide, otherwise, rank
from fabula.extract.rules.facts import find_facts
from fabula.extract.rules.interest import InterestInterpreter
from fabula.extract.rules.interpreter import Interpreter
from fabula.extract.rules.journey import JourneyInterpreter
from fabula.extract.rules.masked import mask
from fabula.extract.rules.parser import WAYS, RuleExtractor, Signs
from fabula.extract.rules.parts import PartsInterpreter
from fabula.extract.rules.states import StatesInterpreter
from fabula.extract.rules.types import problem_type
from fabula.parse.kbest import Choices, k_best
from fabula.situation import ParseGraph, ProblemType
from fabula.situation.derivation import derive
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.text import read


def first_answer(interpreter: type[Interpreter], text: str) -> Fraction | None:
    """What the interpreter's first reading that can be solved gives."""
    problem = read(text)
    masked = mask(problem)
    facts = find_facts(masked, interpreter.constructions)

    def interpret(choices: Choices) -> ParseGraph:
        return interpreter(masked, facts, problem_type(problem), choices).run()

    for graph, _ in k_best(interpret, 60):
        system, result = solve_graph(graph)
        if answer := make_answer(graph, system, result, problem):
            return answer.value
    return None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("图书角有故事书36本，科技书比故事书多12本，科技书有多少本？", 48),
        ("小强看一本240页的书，第一天看了全书的(1/4)，第二天看了45页，还剩多少页没有看？", 135),
        ("修路队第一天修了120米，第二天修的是第一天的1.5倍，两天一共修了多少米？", 300),
        ("果园里有桃树90棵，梨树的棵数是桃树的(2/3)，梨树有多少棵？", 60),
        ("六年级有男生28人，女生24人，六年级一共有多少人？", 52),
        ("粮店运来大米500千克，卖出(3/5)，还剩多少千克？", 200),
        ("小芳看一本书，第一天看了18页，第二天看了22页，第三天应从第几页看起？", 41),
        ("白兔有15只，灰兔比白兔的2倍少4只，灰兔有多少只？", 26),
    ],
)
def test_parts(text: str, value: int) -> None:
    assert first_answer(PartsInterpreter, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("一辆汽车每小时行65千米，4小时行多少千米？", 260),
        ("甲乙两车从相距360千米的两地相向而行，甲车每小时行50千米，乙车每小时行40千米，几小时相遇？", 4),
        ("一辆汽车3小时行180千米，照这样的速度，行480千米要多少小时？", 8),
        ("小亮从家去学校每分钟走60米，走了12分钟，返回时每分钟走72米，返回用了多少分钟？", 10),
        ("一辆货车从甲地开往乙地，每小时行55千米，行了3小时，离乙地还有75千米，甲乙两地相距多少千米？", 240),
        ("汽车从甲地到乙地，已经行了全程的(3/5)，正好是180千米，全程多少千米？", 300),
        ("一艘轮船在静水中的速度是每小时20千米，水流速度是每小时4千米，顺水航行3小时行多少千米？", 72),
        ("小华和小丽同时从学校背向而行，小华每分钟走60米，小丽每分钟走55米，5分钟后相距多少米？", 575),
        ("一项工程，甲队单独做要6天，乙队单独做要12天，两队合作几天完成？", 4),
    ],
)
def test_journey(text: str, value: int) -> None:
    assert first_answer(JourneyInterpreter, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("每支钢笔9元，买6支钢笔要多少元？", 54),
        ("小华买了4本练习本，每本3元，付了20元，应找回多少元？", 8),
        ("买5个排球用了240元，每个排球多少元？", 48),
        ("买了3支钢笔，每支12元，又买了5本笔记本，每本4元，一共用了多少元？", 56),
        ("小红有50元，买一个书包要68元，还差多少元？", 18),
        ("一箱牛奶24瓶，每瓶3元，买5箱牛奶要多少元？", 360),
    ],
)
def test_deals(text: str, value: int) -> None:
    assert first_answer(DealsInterpreter, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("一件上衣原价240元，现在打八折出售，现价多少元？", 192),
        ("一台风扇现价160元，比原价降低了20%，原价是多少元？", 200),
        ("一双球鞋原价150元，现在便宜了30元，现价是多少元？", 120),
        ("一件商品进价80元，卖出后赚了25%，卖了多少元？", 100),
        ("一本词典原价60元，现价45元，便宜了多少元？", 15),
        ("一种玩具从50元涨到65元，涨了多少元？", 15),
    ],
)
def test_states(text: str, value: int) -> None:
    assert first_answer(StatesInterpreter, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("爸爸把5000元存入银行，存期2年，年利率是3%，到期可得利息多少元？", 300),
        ("妈妈存入银行2000元，年利率2.5%，3年后一共能取回多少元？", 2150),
        ("王叔叔买了国债10000元，定期3年，年利率4%，到期时本金和利息一共多少元？", 11200),
        ("李阿姨把8000元存入银行，定期1年，年利率5%，到期要缴20%的利息税，税后利息是多少元？", 320),
    ],
)
def test_interest(text: str, value: int) -> None:
    assert first_answer(InterestInterpreter, text) == value


def test_a_boat_needs_boat_and_current() -> None:
    text = "一艘船逆水每小时行16千米，水流速度是每小时4千米，船在静水中的速度是每小时多少千米？"
    assert first_answer(JourneyInterpreter, text) == 20


# --- which interpreter ---


def tried(text: str) -> dict[type[Interpreter], float]:
    problem = read(text)
    signs = Signs(problem, problem_type(problem))
    return {way.interpreter: way.cost for way in WAYS if way.when(signs)}


def test_the_table() -> None:
    assert tried("一件上衣原价240元，打八折后多少元？") == {
        StatesInterpreter: 0.0, DealsInterpreter: 1.5, PartsInterpreter: 1.5,
    }  # fmt: skip
    assert tried("每支钢笔9元，买6支钢笔要多少元？") == {
        StatesInterpreter: 2.0, DealsInterpreter: 0.0, PartsInterpreter: 1.5,
    }  # fmt: skip
    assert tried("一辆汽车每小时行65千米，4小时行驶多少千米？") == {
        JourneyInterpreter: 0.0, PartsInterpreter: 1.5, DealsInterpreter: 2.5,
    }  # fmt: skip
    assert tried("男生有28人，女生有24人，一共多少人？") == {PartsInterpreter: 0.0}
    assert InterestInterpreter in tried("年利率是3%，存入银行5000元，利息多少元？")


def test_every_interpreter_is_tried_once() -> None:
    for text in ("每天修5米，3天修几米？", "一件衣服80元，多少元？", "两车行驶3小时，行多少千米？"):
        problem = read(text)
        signs = Signs(problem, problem_type(problem))
        ways = [way.interpreter for way in WAYS if way.when(signs)]
        assert len(ways) == len(set(ways)) > 0


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("汽车每小时行驶60千米，3小时行多少千米？", ProblemType.JOURNEY),
        ("一支钢笔9元，6支多少元？", ProblemType.PRICE),
        ("第一天修了20米，第二天修了30米，一共修了多少米？", ProblemType.TASK),
        ("男生28人，女生24人，一共多少人？", ProblemType.RELATION),
    ],
)
def test_types(text: str, type_: ProblemType) -> None:
    assert problem_type(read(text)) is type_


def test_readings_are_in_the_grammar_and_lazy() -> None:
    problem = read("甲班有45人，乙班比甲班少3人，两班一共多少人？")
    readings = list(RuleExtractor(runs=10).readings(problem))
    assert readings[0].score == 0
    assert all(r.score <= 0 for r in readings)
    assert derive(readings[0].graph)
    assert fabula.solve(problem.text).answer is not None


# --- decision lists ---


def test_the_first_rule_that_applies() -> None:
    rules: tuple[Rule[int], ...] = (
        Rule("big", lambda n: n > 9, rank("big")),
        Rule("even", lambda n: n % 2 == 0, rank("even", odd=1.0)),
        Rule("any", otherwise, rank("odd")),
    )
    assert decide(rules, 12) == (("big", 0.0),)
    assert decide(rules, 4) == (("even", 0.0), ("odd", 1.0))
    assert decide(rules, 3) == (("odd", 0.0),)


def test_a_list_must_end() -> None:
    with pytest.raises(GrammarError, match="always apply"):
        decide((), 1)


def test_shares_of_three() -> None:
    text = "甲、乙、丙三人钱数的比是2：3：5，三人一共有100元，丙有多少元？"
    assert first_answer(PartsInterpreter, text) == 50


def test_a_ratio_of_speeds() -> None:
    text = "两地相距240千米，客车与货车相向而行，3小时相遇，客车与货车的速度比是5：3，客车每小时行多少千米？"
    assert first_answer(JourneyInterpreter, text) == 50

"""Work told in other words: what is to be done, plans and what came of them, shares of a work, several at once."""

from __future__ import annotations

from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.frames.actors import Actors, views
from fabula.solver import Solver
from fabula.text import read


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # what is to be done is the World's, whoever does a part of it first
        ("制鞋厂加工900双布鞋，李师傅6天加工了540双，徒弟接着做，要在4天之内完成，徒弟每天要加工多少双？", "90双/天"),
        ("挖一条长800米的水渠，前6天挖了全长的(3/8)，照这样计算，还要几天挖完？", "10天"),
        ("安装900米长的水管，5天安装了300米，照这样计算，剩下的还要安装几天？", "10天"),
        ("周师傅要做200个零件，第一天做了(1/4)，第二天做了60个，还剩多少个没有做？", "90个"),
        # a plan, and what came of it
        ("某印刷厂印一批画册，计划每天印400本，比实际少印100本，实际印了8天，这批画册有多少本？", "4000本"),
        ("纺织厂织一批布，原计划每天织300米，20天织完，现在要提前到15天织完，每天要织多少米？", "400米/天"),
        ("农场收麦，计划每天收6公顷，由于添了机器，实际每天收8公顷，结果提前3天收完，一共收麦多少公顷？", "72公顷"),
        # how long a share takes, and how long all of it
        ("甲队5天完成全部工程的(1/4)，完成全部工程需要多少天？", "20天"),
        ("一项工程要18天完成，几天能完成这项工程的(5/6)？", "15天"),
        ("一项工程，甲单独做6天能完成这项工程的(3/4)，甲单独完成这项工程需要多少天？", "8天"),
        ("工程队5天修了60米，占这条水渠的(1/4)。照这样计算，修完水渠共需多少天？", "20天"),
        # several at once, counted in figures or named by letters
        ("一件工作，甲独做10天完成，乙独做15天完成，二人合做几天完成？", "6天"),
        ("一批零件，甲组独做要20天，乙组独做要12天，丙组独做要15天，甲组先做8天后3组合作，还要几天完成？", "3天"),
        ("甲乙两队同修一条路，甲队每天修40米，乙队每天修50米，12天正好修完，这条路长多少米？", "1080米"),
        ("一项工程，甲队独做30天完成，乙队独做20天完成，两队合做6天，还剩下这项工程的几分之几没有完成？", "1/2"),
        # the mean of two paces
        (
            "小琴看一本书，前5天看了全书的(2/5)，后来加快了速度，又用5天看完了剩下的180页，平均每天看多少页？",
            "30页/天",
        ),
        ("一辆汽车前2小时行130千米，后3小时平均每小时行60千米，在这5小时里，平均每小时行多少千米？", "62千米/小时"),
    ],
)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("车床厂计划每天做80台，由于技术革新，实际每天多做40台，几天做完？", ["车床厂"]),
        ("车间生产8天后，这批零件还要6天完成，一共要几天？", ["车间"]),
        ("徒弟每天做30个，要在6天之内完成，一共做多少个？", ["徒弟"]),
        ("甲乙合做12天完成，甲独做20天完成，乙独做几天完成？", ["甲", "乙"]),
        ("丁丁每分钟打60个字，甲乙两地相距90米，3分钟打多少个字？", ["丁丁"]),
        ("长城到江城要行5小时，客车的速度是60千米/时，长城到江城的路程是多少千米？", ["客车"]),
    ],
)
def test_who_works(text: str, wanted: list[str]) -> None:
    problem = read(text)
    assert list(Actors(problem, views(problem)).known) == wanted


def test_a_group_is_those_who_are_called_so() -> None:
    text = "服装厂做600套校服，甲组每天做55套，乙组每天做45套，两个小组合作，几天做完？"
    problem = read(text)
    actors = Actors(problem, views(problem))
    row = views(problem)[3].row
    assert actors.named(row, 0, len(row)) == ["甲组", "乙组"]
    solution = solver().solve(text)
    assert solution.answer is not None and solution.answer.text == "6天"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # the same words for something else
        ("放学时小红和小军从学校出发，背向而行，小红每分钟走60米，小军每分钟走70米，几分钟后相距650米？", "5分钟"),
        ("水池里装有40吨水，每小时放出8吨，几小时放完？", "5小时"),
        ("甲队单独做10天完成，乙队单独做15天完成，甲队先做2天后两队合做，还要几天完成？", "4.8天"),
    ],
)
def test_the_same_words_for_something_else(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer

"""Solutions in words, whole and to the letter."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fabula.explain import plain, reply, steps
from fabula.explain.steps import EQUATION
from fabula.explain.wording import Wording
from fabula.situation import Attribute, Slot
from fabula.solve.attempt import Attempt

from . import situations as s

GOLDEN = {
    s.trail: """\
解：
 1. 150米对应的分率：30%+45%=75%
      〔把各部分占单位“1”的分率合起来〕
 2. 这条小道的全长：150÷75%=200（米）
      〔把这条小道的全长看作单位“1”，单位“1”的量=对应的量÷对应的分率〕
答：这条小道全长200米。""",
    s.train: """\
解：
 1. 火车行的路程：120×14=1680（千米）
      〔路程=速度×时间〕
 2. 汽车行的路程：60×5=300（千米）
      〔路程=速度×时间〕
 3. 全程：1680+300=1980（千米）
      〔全程=火车行的路程+汽车行的路程〕
答：这段旅程有1980千米。""",
    s.weight: """\
解：
    小强的体重：28.4×1.4=39.76（千克）
      〔小强的体重是小刚的体重的1.4倍〕
答：小强的体重是39.76千克。""",
    s.desks: """\
解：
 1. 课桌的总价：128×45=5760（元）
      〔总价=单价×数量〕
 2. 椅子的总价：52×45=2340（元）
      〔总价=单价×数量〕
 3. 总价：5760+2340=8100（元）
      〔总价=课桌的总价+椅子的总价〕
答：一共花了8100元。""",
    s.pears: """\
解：
    梨的总价：3.65×13=47.45（元）
      〔总价=单价×数量〕
答：妈妈买13千克梨要付47.45元。""",
    s.book: """\
解：
 1. 余下的页数：108÷(1−2/5)=180（页）
      〔把余下的页数看作单位“1”，单位“1”的量=对应的量÷对应的分率〕
 2. 这本故事书的总页数：180÷(1−1/4)=240（页）
      〔把这本故事书的总页数看作单位“1”，单位“1”的量=对应的量÷对应的分率〕
答：这本故事书共有240页。""",
    s.ribbon: """\
解：
 1. 0.2小时=12分钟
      〔统一单位〕
 2. 1.5千米=1500米
      〔统一单位〕
 3. 小红行的路程：60×12=720（米）
      〔路程=速度×时间〕
 4. 小红从家经学校到公园的全程：720+1500=2220（米）
      〔小红从家经学校到公园的全程=小红行的路程+学校到公园行的路程〕
答：小红从家经学校到公园一共2220米。""",
    s.ages: """\
解：
 1. 小明的年龄：(50−2)÷(3+1)=12（岁）
      〔爸爸的年龄比小明的年龄的3倍多2岁；一份数=对应的总数÷总份数〕
 2. 爸爸的年龄：12×3+2=38（岁）
      〔爸爸的年龄比小明的年龄的3倍多2岁〕
答：爸爸今年38岁。""",
}
WITH_X = {
    s.trail: """\
解：
 1. 设这条小道的全长为x米。
 2. 第一周完成的米数：30%x（米）
      〔第一周完成的米数是这条小道的全长的30%〕
 3. 第二周完成的米数：45%x（米）
      〔第二周完成的米数是这条小道的全长的45%〕
 4. 30%x+45%x=150，75%x=150，x=200（米）
      〔各部分合起来是总量〕
答：这条小道全长200米。""",
    s.book: """\
解：
 1. 设余下的页数为x页。
 2. 第二天看的页数：(2/5)x（页）
      〔第二天看的页数是余下的页数的2/5〕
 3. x−(2/5)x=108，(3/5)x=108，x=180（页）
      〔总量减去已有的，得剩下的〕
 4. 设这本故事书的总页数为x页。
 5. 第一天看的页数：(1/4)x（页）
      〔第一天看的页数是这本故事书的总页数的1/4〕
 6. x−(1/4)x=180，(3/4)x=180，x=240（页）
      〔总量减去已有的，得剩下的〕
答：这本故事书共有240页。""",
    s.ages: """\
解：
 1. 设小明的年龄为x岁。
 2. 爸爸的年龄：3x+2（岁）
      〔爸爸的年龄比小明的年龄的3倍多2岁〕
 3. 3x+2+x=50，4x=48，x=12（岁）
      〔各部分合起来是总量〕
 4. 爸爸的年龄：12×3+2=38（岁）
      〔爸爸的年龄比小明的年龄的3倍多2岁〕
答：爸爸今年38岁。""",
}


@pytest.mark.parametrize("story", GOLDEN, ids=lambda f: f.__name__)
def test_chinese(story: Callable[[], Attempt]) -> None:
    assert plain(story()) == GOLDEN[story]


@pytest.mark.parametrize("story", WITH_X, ids=lambda f: f.__name__)
def test_with_an_unknown(story: Callable[[], Attempt]) -> None:
    assert plain(story(), method=EQUATION) == WITH_X[story]


def test_english() -> None:
    assert plain(s.train(), "en") == (
        "Solution\n"
        " 1. Distance of 火车: 120 × 14 = 1680 km\n"
        "      [distance = speed × time]\n"
        " 2. Distance of 汽车: 60 × 5 = 300 km\n"
        "      [distance = speed × time]\n"
        " 3. Whole distance: 1680 + 300 = 1980 km\n"
        "      [the parts make the whole]\n"
        "Answer: the whole distance is 1980 km."
    )
    assert "30%x + 45%x = 150, so 75%x = 150, so x = 200 m" in plain(s.trail(), "en", EQUATION)
    assert reply(s.compared(), "en") == "Answer: 75%."


def test_before_and_after_meeting() -> None:
    assert reply(s.meeting()) == "答：两地相距305千米。"
    assert reply(s.meeting(after=True)) == "答：两地相距235千米。"
    assert "注意：两车可能还没有相遇" in plain(s.meeting())


def test_taken_as_one() -> None:
    assert "把两队合做的总量看作单位“1”。" in plain(s.teams(), method=EQUATION)
    text = plain(s.teams())
    assert "看作单位“1”" in text
    assert "两队合做的工作效率：1/10+1/15=1/6" in text
    assert text.endswith("答：两队合做6天完成。")


def test_unknown_inside_a_relation() -> None:
    first = steps(s.compared())[0]
    assert first.text == "女生人数是男生人数的百分之几：18÷24=0.75=75%"
    assert reply(s.compared()) == "答：女生人数是男生人数的75%。"


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("story", s.EVERY, ids=lambda f: f.__name__)
def test_every_step_has_its_grounds(story: Callable[[], Attempt], lang: str) -> None:
    attempt = story()
    told = steps(attempt, lang)
    assert [step.number for step in told] == list(range(1, len(told) + 1))
    assert told[-1].kind == "answer"
    for step in told[:-1]:
        assert not re.search(r"[{}]", step.text + step.reason + step.equation), step
        assert "?" not in step.text, step
        assert "的的" not in step.text
        for start, end in step.cites:
            assert attempt.problem.text[start:end] in step.quote
        if step.kind in ("let", "unit", "convert"):
            continue
        assert 0 <= step.relation < len(attempt.reading.graph.relations)
        assert step.reason and step.equation and step.arithmetic
        assert bool(step.cites) == (step.span is not None) == bool(step.quote)


def test_a_step_quotes_the_words_it_rests_on() -> None:
    express = steps(s.trail(), method=EQUATION)[1]
    assert express.quote == "第一周完成全长的30%"
    shares, whole, _ = steps(s.trail())
    assert shares.quote == "30%……45%"
    assert whole.quote == "两周共修了150米"
    product = steps(s.train())[0]
    assert product.quote == "120千米/时……14小时" or product.quote == "14小时……120千米/时"


def test_several_unknowns_at_once() -> None:
    story = (
        s.Story(s.R, "一些盒子共有24支笔，每盒的支数比盒数多2，有多少盒？").node("W", "").node("A1", "盒子")
    )
    story.given("A1.T", "24支").says("More_than", "A1.R", "A1.A", s.Number(s.Fraction(2)), words="比盒数多2")
    attempt = story.asks("A1.A").attempt()
    step = steps(attempt)[0]  # no textbook does this without unknowns
    assert step.kind == "system" and len(step.relations) == 2
    assert step.text.endswith("解得x=4（盒）")
    assert "y=x+2" in step.arithmetic and "24=y×x" in step.arithmetic
    assert reply(attempt) == "答：有4盒。"
    assert "Hence x = 4" in plain(attempt, "en")


def test_a_rate_is_not_said_twice() -> None:
    story = s.Story(s.J, "甲车3小时行了150千米，甲车每小时行多少千米？").node("W", "").node("A1", "甲车")
    attempt = story.given("A1.A", "3小时").given("A1.T", "150千米").asks("A1.R", per="小时").attempt()
    assert plain(attempt) == (
        "解：\n    甲车的速度：150÷3=50（千米/小时）\n      〔速度=路程÷时间〕\n答：甲车每小时行50千米。"
    )


def test_unsolved_is_said() -> None:
    story = s.Story(s.R, "甲有3个苹果，乙有多少个苹果？").node("W", "").node("A1", "甲").node("A2", "乙")
    attempt = story.given("A1.T", "3个").asks("A2.T").attempt()
    assert plain(attempt) == "没有求出答案。"
    assert plain(attempt, "en") == "No answer was found."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("小明有3个苹果，小红的苹果是小明的2倍，求小红有多少个苹果？", "答：小红有6个苹果。"),
        ("小明有3个苹果，小红的苹果是小明的2倍，求小红的苹果数。", "答：小红的苹果数是6个。"),
        ("小明有3个苹果，小红的苹果是小明的2倍，小红的苹果=？", "答：小红的苹果是6个。"),
        ("小明有3个苹果，小红的苹果是小明的2倍，那么小红有几个？(用方程解)", "答：小红有6个。"),
        ("小明有3个苹果，小红的苹果是小明的2倍，小红有苹果多少？", "答：小红有苹果6个。"),
    ],
)
def test_the_answer_is_the_question_told(question: str, answer: str) -> None:
    story = s.Story(s.R, question).node("W", "").node("A1", "小明").node("A2", "小红").given("A1.T", "3个")
    attempt = story.says("Times_of", "A2.T", "A1.T", "2倍").asks("A2.T").attempt()
    assert reply(attempt) == answer


def test_names_follow_type_and_unit() -> None:
    names = Wording(s.train())
    assert names.name(Slot("A1.E1", Attribute.RATE)) == "火车的速度"
    assert names.name(Slot("A1.E1", Attribute.AMOUNT)) == "火车行的时间"
    names = Wording(s.desks())
    assert names.name(Slot("A1", Attribute.RATE)) == "课桌的单价"
    names = Wording(s.week())
    assert names.name(Slot("A1.E7", Attribute.TOTAL)) == "第七天修的米数"
    names = Wording(s.coat())
    assert names.name(Slot("A1.S1", Attribute.TOTAL)) == "原价"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="zh or en"):
        Wording(s.train(), "fr")

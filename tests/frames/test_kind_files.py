"""Kinds as data: what a block may say, how a bad line is named, and a kind of story from outside the package."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest

from fabula.errors import GrammarError
from fabula.extract.framed import FrameExtractor
from fabula.frames.kinds.blocks import blocks, load_blocks, parse_blocks, reason
from fabula.lang.lexicon import read_file
from fabula.solver import Solver, make_solver
from fabula.text import read

SQUARE = Path(__file__).parents[2] / "docs" / "examples" / "square.txt"
FOLDER = files("fabula.lang.zh").joinpath("kinds")
OWN = sorted(f.name for f in FOLDER.iterdir() if f.name.endswith(".txt") and "\nkind " in f.read_text("utf-8"))

SQUARES = {
    "同学们排成一个实心方阵做操，最外层每边站12人，最外层一共站多少人？": ("44人", "one of its corners"),
    "小兰用花盆摆了一个方阵，最外圈一共用了36盆花，每条边上有多少盆？": ("10盆", "one of its corners"),
    "运动会上表演的同学站成一个方阵，每边都是15人，最外面一层有多少人？": ("56人", "one of its corners"),
    "一个方阵最外层每边有9人，这个方阵一共有多少人？": ("81人", "as many rows as"),
}


@pytest.mark.parametrize("text", SQUARES)
def test_a_kind_from_outside_the_package_is_read(text: str) -> None:
    without, known = Solver(FrameExtractor()).solve(text), Solver(FrameExtractor(extra=[SQUARE])).solve(text)
    answer, why = SQUARES[text]
    assert known.answer is not None and known.answer.text == answer
    assert without.answer is None or without.answer.text != answer
    assert why in known.explain("en")


def test_its_situation() -> None:
    reading = next(FrameExtractor(extra=[SQUARE]).readings(read(next(iter(SQUARES)))))
    assert (
        str(reading.graph)
        == """\
World 方阵 (total=?)
  Agent 方阵
    State 每边 (total=12人)
    State 最外层 (total=?*)
· Times_of(Total(最外层), Difference(Total(每边), 1), 4)  [square]
· Times_of(Total(方阵), Total(每边), 12)  [square_2]
⇒ Total(最外层) 人"""
    )


SITUATIONS = {
    "学校买6张桌子和15把椅子共用770元，一张桌子与3把椅子的价钱相等，每张桌子多少元？": """\
World 学校 (total=770元)
  Agent 学校
    Event 买桌子 (rate=?*, amount=6张, total=?)
    Event 买椅子 (rate=?, amount=15把, total=?)
· Times_of(Rate(买桌子), Rate(买椅子), 3)
· Together(Total(学校), Total(买桌子), Total(买椅子))  [bill]
· Product_of(Total(买桌子), Rate(买桌子), Amount(买桌子))  [product]
· Product_of(Total(买椅子), Rate(买椅子), Amount(买椅子))  [product]
⇒ Rate(买桌子) 元""",
    "一辆汽车有油60升，行80千米用去10升油，照这样计算，剩下的油还能行多少千米？": """\
World 油 (total=60升)
  Agent 汽车
    Event 行 (rate=?, amount=10升, total=80千米)
    State 剩下 (rate=?, amount=?, total=?*)
· Remains(Amount(剩下), Total(油), Amount(行))  [work_left]
· Equal(Rate(行), Rate(剩下))  [same_rate]
· Product_of(Total(行), Rate(行), Amount(行))  [product]
· Product_of(Total(剩下), Rate(剩下), Amount(剩下))  [product]
⇒ Total(剩下) 千米""",
    "一个水箱能装水600升，箱里原有水150升。进水管每分钟进水25升，出水管每分钟放水10升，"
    "同时打开两管，多少分钟后水箱装满？": """\
World 水箱 (total=600升)
  Agent 水箱
    State 原有 (total=150升)
  Agent 进水管
    Event 进水 (rate=25升/分钟, amount=?*, total=?)
  Agent 出水管
    Event 放水 (rate=10升/分钟, amount=?, total=?)
· Equal(Amount(进水), Amount(放水))  [same_time]
· Equal(Total(水箱), Left(Sum(Total(原有), Total(进水)), Total(放水)))  [fill_drain]
· Product_of(Total(进水), Rate(进水), Amount(进水))  [product]
· Product_of(Total(放水), Rate(放水), Amount(放水))  [product]
⇒ Amount(进水) 分钟""",
    "糖占糖水的20%，放入40克糖，需要多少克水？": """\
World 糖水 (total=?)
  Agent 糖 (total=40克)
  Agent 水 (total=?*)
· Together(Total(糖水), Total(糖), Total(水))  [weighted]
· Fraction_of(Total(糖), Total(糖水), 1/5)
⇒ Total(水) 克""",
}

ANSWERS = {
    "买4支钢笔和10支圆珠笔一共付60元，2支钢笔和5支圆珠笔的价钱一样，每支圆珠笔多少元？": 3,
    "王老师买3个书包和8个文具盒共用280元，一个书包和4个文具盒一样贵，每个文具盒多少元？": 14,
    "体育室买来2个篮球和6个排球，一共用去480元。3个排球和2个篮球一样贵，一个篮球多少元？": 80,
    "单独打开进水口，8小时可以把空池注满，单独打开排水口，12小时可以把满池水放完。"
    "如果两个口同时打开，多少小时能注满水池？": 24,
    "蓄水池有一个进水阀和一个排水阀，单独开启进水阀5小时注满，单独开启排水阀6小时放完，"
    "两阀都打开，几小时可以注满？": 30,
    "小军看一本书，每天看8页，看了4天，第5天应从第几页开始看？": 33,
    "有一批布150米，做12套衣服用去30米，照这样计算，剩下的布还能做多少套衣服？": 48,
    "5个工人每人每小时做12个零件，4小时一共做多少个零件？": 240,  # five of them, though told in no heads
    "往760克水中加入40克盐，盐占盐水的百分之几？": Fraction(1, 20),
}


@pytest.mark.parametrize("text", SITUATIONS)
def test_situation(text: str) -> None:
    reading = next(FrameExtractor().readings(read(text)))
    assert str(reading.graph) == SITUATIONS[text]


@pytest.mark.parametrize("text", ANSWERS)
def test_answer(text: str) -> None:
    found = make_solver("frames").solve(text).answer
    assert found is not None and found.value == ANSWERS[text]


@pytest.mark.parametrize(
    "text",
    [
        "一个方阵最外层每边站12人，最外层每边站的人中有3人举旗，最外层一共站多少人？",  # a number without a part
        "一个方阵最外层每边站12人，这个方阵的男生比女生多多少人？",  # what is asked is none of its numbers
        "花坛每边摆12盆花，花坛最外层一共摆多少盆花？",  # no square
    ],
)
def test_what_only_looks_like_it_is_left_alone(text: str) -> None:
    readings = list(FrameExtractor(extra=[SQUARE]).readings(read(text)))
    assert not any(r.source.rule.startswith("square") for reading in readings for r in reading.graph.relations)


@pytest.mark.parametrize("file", OWN)
def test_our_own_kinds_can_be_read(file: str) -> None:
    assert parse_blocks(read_file(f"kinds/{file}"), file)


def test_reasons_of_a_kind_are_known_by_its_name() -> None:
    load_blocks([SQUARE])
    assert reason("square", "zh") and reason("square", "en") and not reason("circle", "en")


def test_kinds_have_names_of_their_own() -> None:
    assert len({b.name for b in blocks()}) == len(blocks()) > 4


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("numbers a = fact", "a kind has no 'numbers'"),
        ("number a = Few.n", "no telling states Few"),
        ("number a = Many.k", "no telling of Many has k"),
        ("row a = name:Many.B", "no telling of Many has B"),
        ("number a = fact large", "a number has no test 'large'"),
        ("number a = fact like:b", "b is no number of odd"),
        ("number a = fact at:one", "invalid literal"),
        ("number n = fact", "n is named twice"),
        ("row n = A", "n is named twice"),
        ("row a = Many.A color:n", "a row has no 'color:n'"),
        ("row a = Many.A total:m", "m is no number of odd"),
        ("row a = nobody", "nothing is named by 'nobody'"),
        ("row a = who:m", "m is no number of odd"),
        ("world @men", "no class @men"),
        ("when @timeline.men", "timeline.txt has no class men"),
        ("when (几", "unterminated subpattern"),
        ("states n Alike(Total(world), n)", "unknown predicate Alike"),
        ("states Few Equal(Total(world), n)", "no telling states Few"),
        ("follows Equal(Total(a), n) | weighted", "a is no row and no number of odd"),
        ("follows Equal(Total(world), n)", "expected 'follows RELATION"),
        ("follows Equal(Total(world), n) | heavy", "no reason is called heavy"),
        ("follows Equal(Total(world), n) | 重 |", "expected 'reason"),
        ("cost dear", "could not convert"),
    ],
)
def test_a_bad_line_is_named_by_its_number(line: str, message: str) -> None:
    source = f"many | {{A}}有{{n:N}} | Many(n)\n\nkind odd\n  number n = Many.n\n  {line}\n"
    with pytest.raises(GrammarError, match=r"mine\.txt, line 5") as raised:
        parse_blocks(source, "mine.txt")
    assert message in raised.value.message


def test_a_number_that_nothing_is_said_of_is_an_error() -> None:
    source = "many | {A}有{n:N} | Many(n)\nkind odd\n  number n = Many.n\n"
    with pytest.raises(GrammarError, match=r"mine\.txt.*nothing is said of n"):
        parse_blocks(source, "mine.txt")

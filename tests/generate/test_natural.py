"""What a teacher would stumble over: mixed notations, doubled words, actors and numbers that do not fit their scene."""

import math
import re
from itertools import pairwise

import pytest

from fabula.generate import Made, Wanted, generate
from fabula.generate.asides import About, asides
from fabula.generate.dice import Dice
from fabula.generate.make import make, tale_named
from fabula.generate.numbers import bears, draw, evaluate
from fabula.generate.tale import parse_tales, tales
from fabula.generate.things import things

GROWN_UP = re.compile("爸爸|妈妈|爷爷|奶奶|外婆|叔叔|阿姨|老师|师傅|伯伯|大伯|姑姑|舅舅")
CHILD = 18
DEAREST = 700  # what a person pays for several of one ware
NOTATIONS = (re.compile(r"\d%"), re.compile(r"\d/\d"), re.compile("分之[一二三四五六七八九十]"))
DOUBLED = re.compile("(经过|过了|一共|需要|可以|要|了|的|过|后)\\1")


def drawn(name: str, count: int, distractors: int = 0) -> list[Made]:
    tale = tale_named(name)
    assert tale is not None
    wanted = Wanted(distractors=(distractors, distractors))
    found = (make(tale, Dice(f"natural:{at}"), wanted) for at in range(count))
    return [one for one in found if one is not None]


@pytest.fixture(scope="module")
def made() -> tuple[Made, ...]:
    return tuple(generate(200, 31, Wanted(distractors=(0, 2))))


@pytest.mark.parametrize(
    ("style", "value", "fits"),
    [("percent", "1/4", True), ("percent", "1/3", False), ("words", "3/10", True), ("words", "1/12", False),
     ("plain", "5/12", True), ("plain", "3/20", False)],
)  # fmt: skip
def test_a_fraction_is_written_as_it_bears(style: str, value: str, fits: bool) -> None:
    assert bears(style, evaluate(value, {})) is fits


@pytest.mark.parametrize("name", ["remainder", "parts_many", "price_steps"])
def test_fractions_of_one_text_are_written_in_one_way(name: str) -> None:
    problems = drawn(name, 60)
    assert any(sum(len(way.findall(one.text)) for way in NOTATIONS) > 1 for one in problems)
    for one in problems:
        assert sum(way.search(one.text) is not None for way in NOTATIONS) <= 1, one.text
        assert not re.search(r"\(\d+/\d+\)", one.text)


def test_two_purchases_in_a_row_do_not_begin_alike() -> None:
    for one in drawn("bill", 60):
        starts = re.findall(r"，(又|还|另外|接着)\S*?买了", one.text)
        assert all(a != b for a, b in pairwise(starts)), one.text


def test_a_list_ends_with_and() -> None:
    source = "tale mine\n  many 3..3\n  scene A&=people\n  number n = 1\n  order ask\n  situation\n    World 家\n"
    tale = parse_tales(source + "  say all\n    [、{A&}]比赛\n  ask n\n    多少？\n")[0]
    assert tale.repeated(lambda _: 0).block("say", "all") == ("{A1}、{A2}和{A3}比赛",)


def test_no_word_stands_twice_in_a_row(made: tuple[Made, ...]) -> None:
    for one in made:
        assert not DOUBLED.search(one.text), one.text


def test_who_takes_part_in_a_mean_or_a_job_is_named() -> None:
    """几个同学 leaves open how many there are, and two workers are not 几位工人."""
    for name in ("average_many", "work_many", "turns_rate"):
        for one in drawn(name, 25):
            first = one.text.split("，")[0]
            assert all(agent.label in first for agent in one.gold.graph.agents), one.text


def words(about: About) -> set[str]:
    """Whom a distractor may be about: the words it names, or all of the class that stand for somebody."""
    entries = things().classes.get(about.name, ())
    return set(about.words) or {field for entry in entries for field in entry if not re.match("[0-9]", field)}


def test_a_child_is_as_old_as_a_child_and_nobody_else() -> None:
    for aside in asides():
        if "今年{n}岁" not in aside.text or not aside.text.startswith(("{X}", "{A}")):
            continue
        ages = {int(draw(aside.range, lambda count, at=at: at % count)) for at in range(40)}
        people = set().union(*map(words, aside.about))
        for name in people:
            grown = GROWN_UP.search(name) is not None
            assert not grown or min(ages) >= CHILD, (name, aside)


def test_what_one_buys_of_a_ware_is_not_dearer_than_people_pay() -> None:
    for name in ("bill", "bill_two", "change", "left_money", "short", "full_cut_each"):
        for one in drawn(name, 40):
            graph = one.gold.graph
            for price in (given for given in graph.givens if given.per):
                counts = (g for g in graph.givens if g.slot.node == price.slot.node and g.slot != price.slot)
                assert all(price.value * count.value <= DEAREST for count in counts), one.text


@pytest.mark.parametrize("name", ["ratio", "ratio_mix"])
def test_ratios_are_in_lowest_terms(name: str) -> None:
    for one in drawn(name, 60):
        found = re.search(r"\d+(?::\d+)+", one.text)
        assert found and math.gcd(*map(int, found[0].split(":"))) == 1, one.text


def test_a_club_is_no_crowd() -> None:
    for name in ("ratio", "parts"):
        for one in drawn(name, 80):
            if re.search("合唱队|舞蹈队|书法班", one.text):
                told = [q.value for q in one.gold.problem.quantities if q.unit == "人" and q.value is not None]
                assert all(number <= 70 for number in told), one.text


def test_gold_situations_are_written_as_the_hand_made_ones() -> None:
    """How far one rides and how much one uses is an amount; what stands at intervals has the interval."""
    for one in (*drawn("tariff_taxi", 12), *drawn("tariff_water", 6)):
        assert re.search(r"Event (?:行|乘|坐|用水|用电|用气)\S* \| amount=", one.gold.situation.source), one.text
    for one in (*drawn("planting", 12), *drawn("planting_ring", 12)):
        assert re.search(r"  State \S*隔\S* \| rate=", one.gold.situation.source), one.text


def test_crews_build_what_they_can() -> None:
    jobs = {tuple(entry[:2]) for entry in things().classes["crew_jobs"]}
    assert ("水利队", "公路") not in jobs
    for tale in (tale for found in tales().values() for tale in found):
        assert not any("A=crews " in line.rest and "G=" in line.rest for line in tale.of("scene")), tale.name


def spare_sentences(one: Made) -> list[str]:
    """The sentences in which only numbers stand that do not matter."""
    spare = [q for q in one.gold.problem.quantities if q.index in one.gold.spare]
    return [one.text[one.text.rfind("。", 0, q.span.start) + 1 : q.span.end] for q in spare]


def test_no_distractor_says_more_of_a_whole() -> None:
    """还有5棵枣树 would leave open of what 60% are pines, and what the sum is that is asked for."""
    for name in ("parts", "times_plus", "compare_chain"):
        for one in drawn(name, 60, 1):
            if re.search("还有|还养了", one.text.split("。")[0]):
                assert not re.search("[共总占]|其中", one.text), one.text


def test_nobody_waits_looks_on_or_is_old_for_nothing() -> None:
    for aside in (a for a in asides() if "grown" not in a.stories):
        assert not re.search("顾客|营业|排队|排了|等了|检修|开会|接待|招聘|驾龄|逛", aside.text), aside


def test_two_sentences_about_one_subject_are_one() -> None:
    """机械厂有320名工人，接到一个任务: the name does not stand at the head of two sentences in a row."""
    texts = [one.text for one in drawn("work_alone", 120, 1)]
    assert any(re.match(r"[^，。]*队有\d+名工人，", text) for text in texts)
    for text in texts:
        first, _, rest = text.partition("。")
        assert not (rest and "，" not in first and re.match(r"(.{2,5}队|.厂)有", first)) or rest[:2] != first[:2], text


def test_a_price_that_nobody_pays_stands_beside_the_others() -> None:
    """地球仪每个66元 between prices or not at all: behind what was bought it would look bought."""
    found = 0
    for one in (made for name in ("short", "bill_two", "bill") for made in drawn(name, 150, 1)):
        for sentence in spare_sentences(one):
            if re.search("(地球仪|计算器|书包|泳镜|闹钟|皮带)每.\\d+元", sentence):
                found += 1
                assert "买了" not in sentence or sentence.index("买了") > sentence.index("每"), one.text
    assert found


def test_years_that_pass_are_those_of_the_ages() -> None:
    """As in the hand-made situations: now is the Agent's total, the years are the World's amount."""
    for one in drawn("ages", 30):
        source = one.gold.situation.source
        assert "World 年龄 | amount=" in source and "State 今年" not in source


def test_what_goes_on_about_one_subject_does_not_begin_alike() -> None:
    """途中拍了20张照片，带了3瓶水, not 途中拍了 …，途中喝了 …"""
    for one in (made for name in ("sharing", "rest", "alone") for made in drawn(name, 150, 2)):
        assert not re.search("(这些|途中)[^，。]*，\\1", one.text), one.text

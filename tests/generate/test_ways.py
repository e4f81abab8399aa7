"""Growing problems that nobody generated: when a reading is trusted, and what each way does and refuses."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from fabula.cli.generate import grown
from fabula.data.goldgraph import Gold
from fabula.data.records import Record
from fabula.generate.grow import Grown, grow
from fabula.generate.rewrite import Refused
from fabula.generate.trust import trust
from fabula.solver import Solver, make_solver

Trusting = Callable[[str, str, str], Gold | None]


@pytest.fixture(scope="module")
def solver() -> Solver:
    return make_solver("frames")


@pytest.fixture(scope="module")
def trusting(solver: Solver) -> Trusting:
    return lambda text, equation, answer: trust(Record("own", text, equation=equation, answer=answer), solver)


def tried(gold: Gold | None, way: str, count: int = 12) -> list[Grown]:
    """What a way makes of a problem with several seeds; refusals are left out."""
    assert gold is not None
    made = []
    for seed in range(count):
        try:
            made.append(grow(gold, way, random.Random(seed)))
        except Refused:
            continue
    return made


ROAD = (
    "园林队铺一条小路，第一天铺了45米，第二天铺了全长的(1/4)，还剩105米没有铺，这条小路全长多少米？",
    "x=(45+105)/(1-(1/4))",
    "200",
)
ROPE = ("一根绳子长80米，第一次用去18米，第二次用去22米，还剩多少米？", "x=80-18-22", "40")
CUT = ("一根铁丝长9米，第一次剪去2.5米，第二次剪去3.5米，两次共剪去多少米？", "x=2.5+3.5", "6")
CHANGE = ("王奶奶买了3千克梨，付出20元，找回2元，每千克梨多少元？", "x=(20-2)/3", "6")
KINDS = ("花店运来一批鲜花，百合花有60朵，兰花是百合花的2倍，两种花共有多少朵？", "x=60+60*2", "180")
TREES = ("果园里有梨树60棵，桃树比梨树的2倍多8棵，桃树有多少棵？", "x=60*2+8", "128")
HERS = ("每个魔方9元，小云交给店员60元，找回15元，她买了几个魔方？", "x=(60-15)/9", "5")


def test_a_reading_is_trusted_if_it_is_the_equation(trusting: Trusting) -> None:
    gold = trusting(*ROPE)
    assert gold is not None and gold.value == 40
    assert trusting(ROPE[0], "x=80/2", "40") is None  # the same answer by another way
    assert trusting(ROPE[0], ROPE[1], "41") is None
    assert trusting(ROPE[0], "x=80-", "40") is None


def test_fractions_and_all_other_numbers_change_and_nothing_exceeds_its_whole(trusting: Trusting) -> None:
    for made in tried(trusting(*ROAD), "numbers"):
        assert "45米" not in made.text and "(1/4)" not in made.text and made.gold is not None
    for made in tried(trusting(*CUT), "numbers"):
        whole = float(made.text.split("长")[1].split("米")[0])
        assert float(made.answer) <= whole


def test_a_further_day_is_counted(trusting: Trusting) -> None:
    made = tried(trusting(*ROPE), "event")
    assert made and all("第三次用去" in one.text and float(one.answer) < 40 for one in made)
    counted = tried(trusting(*CUT), "event")
    assert counted and all("三次共剪去" in one.text and float(one.answer) <= 9 for one in counted)


def test_what_follows_in_time_keeps_its_order(trusting: Trusting) -> None:
    assert tried(trusting(*CHANGE), "order") == []
    assert tried(trusting(*ROPE), "order") == []


def test_a_question_is_not_asked_of_her_before_she_is_named(trusting: Trusting) -> None:
    assert tried(trusting(*HERS), "question") == []
    made = tried(trusting(*TREES), "question")
    assert {one.text for one in made} == {"桃树比梨树的2倍多8棵，桃树有128棵，果园里有梨树多少棵？"}


def test_money_asked_as_钱_is_told_in_元(trusting: Trusting) -> None:
    made = tried(trusting("铅笔每支2元，小青买了9支铅笔要付多少钱？", "x=2*9", "18"), "question")
    assert {one.text for one in made} == {"小青买了9支铅笔要付18元，铅笔每支多少元？"}


def test_no_third_kind_where_two_are_counted(trusting: Trusting) -> None:
    assert tried(trusting(*KINDS), "relation") == []
    made = tried(trusting(*TREES), "relation")
    assert made and all(one.answer == "128" and "梨树比" in one.text for one in made)


def test_what_leaves_a_whole_problem_is_not_removed(trusting: Trusting) -> None:
    assert not any("还剩" in one.text and "80米" in one.text for one in tried(trusting(*ROPE), "removed"))
    assert {one.text for one in tried(trusting(*TREES), "removed")} == {"桃树比梨树的2倍多8棵，桃树有多少棵？"}


def test_a_remark_stands_where_the_story_begins_with_its_owner(trusting: Trusting) -> None:
    made = tried(trusting(*TREES), "irrelevant")
    assert made == [] or all(one.text.endswith(TREES[0]) for one in made)
    bus = trusting("一辆客车从甲地开往乙地，3小时行了180千米，平均每小时行多少千米？", "x=180/3", "60")
    assert all("载着" in one.text and one.answer == "60" for one in tried(bus, "irrelevant"))
    classes = trusting("六年级有3个班，每个班做小旗12面，六年级一共做小旗多少面？", "x=3*12", "36")
    assert tried(classes, "irrelevant") == []
    reader = trusting("小华看一本120页的书，每天看15页，多少天看完？", "x=120/15", "8")
    texts = [one.text for one in tried(reader, "irrelevant")]
    assert texts and all(("岁，看一本" in text or "厘米，看一本" in text) == ("。" not in text) for text in texts)


def test_names_of_things_change_unless_they_have_a_price_or_a_longer_word(trusting: Trusting) -> None:
    made = tried(trusting(*TREES), "names")
    assert made and all("梨树" not in one.text and "桃树" not in one.text for one in made)
    rackets = trusting("仓库里有网球拍20副，羽毛球拍比网球拍多6副，羽毛球拍有多少副？", "x=20+6", "26")
    assert tried(rackets, "names") == []


def test_a_data_file_is_grown_by_the_command(tmp_path: Path) -> None:
    rows = [
        {
            "id": str(at),
            "original_text": text,
            "segmented_text": text,
            "equation": equation,
            "ans": answer,
            "type": "relation",
        }
        for at, (text, equation, answer) in enumerate((ROPE, TREES, (ROPE[0], "x=80/2", "40")))
    ]
    file, out = tmp_path / "own.json", tmp_path / "grown.jsonl"
    file.write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    done = CliRunner().invoke(grown, [str(file), "--out", str(out)])
    assert done.exit_code == 0 and "not trusted 1, " in done.output
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert {"numbers", "removed", "event"} <= {line["way"] for line in lines}
    assert {line["from"] for line in lines} == {ROPE[0], TREES[0]}

"""Where a sentence that does not matter stands: no two sentences are parted that belong together."""

import re
from collections.abc import Iterator

import pytest

from fabula.generate import Made, Wanted, generate
from fabula.generate.asides import asides
from fabula.generate.clutter import add_clutter
from fabula.generate.dice import Dice
from fabula.generate.make import make, tale_named
from fabula.generate.spots import Remark, spots
from fabula.generate.story import Story, draw_story
from fabula.generate.tell import Piece, Told, tell
from fabula.generate.things import things

NAMES = ("map_scale", "toward", "work_rate", "average_many", "profit", "tariff_taxi", "sharing", "compare", "bridge")


def stories(name: str, count: int) -> Iterator[tuple[Story, Told]]:
    tale = tale_named(name)
    assert tale is not None
    for at in range(count):
        story = draw_story(tale, Dice(f"spots:{at}"))
        told = tell(story) if story is not None else None
        if story is not None and told is not None:
            yield story, told


def drawn(name: str, count: int, distractors: int = 0) -> list[Made]:
    tale = tale_named(name)
    assert tale is not None
    wanted = Wanted(distractors=(distractors, distractors))
    found = (make(tale, Dice(f"spots:{at}"), wanted) for at in range(count))
    return [one for one in found if one is not None]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [1, 2])
def test_a_remark_opens_the_text_or_closes_the_conditions_or_goes_on(name: str, count: int) -> None:
    """Or stands behind a sentence that introduces its thing, if what follows does not lean on that."""
    leaning = tuple(things().say["asks_on"].split())
    for story, told in stories(name, 40):
        found = add_clutter(told, story, count)
        pieces = found.pieces if found is not None else ()
        for at, piece in enumerate(pieces[:-1]):
            if piece.aside:
                front = all(other.aside for other in pieces[:at])
                end = all(other.aside for other in pieces[at:-1])
                behind = pieces[at - 1].stop == "。" and not pieces[at + 1].text.startswith(leaning)
                assert front or end or behind or pieces[at - 1].stop == "，", found


def test_no_two_sentences_beside_a_remark_begin_with_one_name() -> None:
    """Not 奶奶付了27元车费。奶奶带着9千克行李。奶奶行了多少千米？"""
    story, _ = next(stories("toward", 40))
    story.cast.words.update(A="奶奶", B="爷爷", P="两地")
    remark = Remark("attribute", "奶奶带着9千克行李", "奶奶")
    paid, ask = "奶奶付了27元车费", "两地相距多少千米？"
    for fact, asked, fits in (
        (paid, ask, False),
        ("爷爷付了27元", "奶奶行了多少千米？", False),
        ("爷爷付了27元", ask, True),
    ):
        body = (Piece("奶奶和爷爷从两地出发", "。"), Piece(fact, "。"), Piece(asked, ""))
        assert bool(list(spots(("last",), body, remark, story, set()))) is fits, fact
    merged = list(
        spots(("first",), (Piece("奶奶付了27元车费", "。"), Piece("两地相距多少千米？", "")), remark, story, set())
    )
    assert "".join(p.text + p.stop for p in merged[0].pieces).startswith("奶奶带着9千克行李，付了27元车费。")
    assert not list(spots(("first",), (Piece("爷爷付了27元", "。"), Piece(ask, "")), remark, story, set()))


def test_a_remark_stands_behind_the_sentence_that_introduces_its_thing() -> None:
    story, _ = next(stories("toward", 40))
    story.cast.words.update(A="客车", B="货车", P="两地")
    body = (
        Piece("客车和货车同时从两地出发", "。"),
        Piece("客车每小时行80千米", "，"),
        Piece("货车每小时行60千米", "。"),
    )
    found = list(
        spots(("last",), (*body, Piece("几小时后两车相遇？", "")), Remark("owner", "途中有3座桥", "客车"), story, set())
    )
    assert [piece.aside for piece in found[0].pieces] == [False, True, False, False, False]
    of_truck = Remark("owner", "途中有3座桥", "货车队")
    assert not list(spots(("last",), (*body, Piece("几小时后两车相遇？", "")), of_truck, story, set()))


def test_what_somebody_did_besides_is_told_after_what_he_did() -> None:
    """李老师买了一顶帽子，还试了一件大衣, not 李老师还试了 … before 买了."""
    texts = [one.text for name in ("full_cut_once", "full_cut_each", "bill") for one in drawn(name, 80, 1)]
    besides = [text for text in texts if re.search("还[看试]了", text)]
    assert besides
    for text in besides:
        assert re.search(r"买(了|下|\d).*还[看试]了", text), text


def test_of_two_remarks_one_belongs_to_the_scene_or_both_are_one_sentence() -> None:
    kinds = {aside.text.partition("{n}")[0].rpartition("}")[2]: aside.kind for aside in asides()}
    some = Wanted(("toward", "rest", "stream", "alone", "pages", "map_scale", "bill"), distractors=(0, 2), least=0)
    made = [one for one in generate(150, 12, some) if one.distractors == 2]
    assert len(made) > 5
    for one in made:
        owners = [start for start, kind in kinds.items() if kind == "owner" and start and start in one.text]
        assert owners or re.search(r"长\d+厘米，宽|宽\d+厘米，长", one.text), one.text


def test_two_remarks_about_one_thing_are_one_sentence_if_they_measure_alike() -> None:
    texts = [one.text for one in drawn("map_scale", 60, 2)]
    assert any(re.search(r"这幅(\S{2,3}图|地图)[长宽]\d+厘米，[长宽]\d+厘米", text) for text in texts)
    for text in texts:
        assert not re.search(r"。这幅[^。]*。这幅", text), text


def test_what_a_vehicle_carries_is_said_where_it_is_introduced() -> None:
    """客车和装着5吨货物的货车, not 装着5吨货物的货车和客车, which would leave open whether both are meant."""
    texts = [one.text for one in drawn("toward", 120, 1)]
    carried = [text for text in texts if re.search(r"(载着|装着)\d+\S{1,2}(乘客|货物|水果|游客|鱼)的", text)]
    assert carried
    for text in carried:
        assert re.search(r"[和、](载着|装着)", text), text


def test_a_remark_before_a_question_that_leans_on_what_was_said_is_refused() -> None:
    story, _ = next(stories("toward", 40))
    remark = Remark("attribute", "这条公路宽20米", "")
    body = (Piece("客车每小时行80千米", "。"),)
    for ask, fits in (("两地之间的路程是多少千米？", True), ("其中客车行了多少千米？", False), ("还要几小时？", False)):
        story.cast.words["P"] = "两地"
        assert bool(list(spots(("last",), (*body, Piece(ask, "")), remark, story, set()))) is fits
    hanging = (Piece("经过3小时", "，"), Piece("两地之间的路程是多少千米？", ""))
    assert not list(spots(("last",), hanging, remark, story, set()))


def test_a_region_has_one_remark() -> None:
    story, told = next(stories("toward", 40))
    remark = Remark("attribute", "这条公路宽20米", "")
    assert not list(spots(("last",), told.pieces, remark, story, {"end"}))


def test_no_line_changes_what_is_asked() -> None:
    """上个月卖出37台 before 可以盈利多少元, another interest rate, what else is paid before what is left."""
    for aside in (a for a in asides() if "grown" not in a.stories):
        assert not re.search("上个月卖出|前一天|年利率|房租|电话费|每天工作.*多少天", aside.text), aside


def test_given_opens_a_sentence() -> None:
    for name in ("compare", "apart", "toward", "times_plus"):
        for one in drawn(name, 60):
            assert not re.search("[^。]已知", one.text), one.text


def test_an_adult_is_asked_for_years_as_adults_are() -> None:
    for name in ("ages", "ages_now"):
        for one in drawn(name, 60):
            assert not re.search("(爸爸|妈妈|叔叔|姑姑|舅舅|老师)(今年)?几岁", one.text), one.text

"""The picture of a journey: who stands where, and what is written on the arrows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fabula.data.goldgraph import compile_gold
from fabula.data.situations import parse_block
from fabula.explain.journey import journey
from fabula.explain.roads import Road, road
from fabula.explain.wording import wording
from fabula.extract.base import Reading
from fabula.solve.attempt import Attempt
from fabula.solver import solve_reading

from . import situations as s
from .compact import attempt_of, blocks

JOURNEYS = [s.train, s.meeting, s.ribbon, s.chase, s.early]
STORIES = pytest.mark.parametrize("story", JOURNEYS, ids=lambda f: f.__name__)


def planned(attempt: Attempt) -> Road:
    found = road(attempt)
    assert found is not None
    return found


def ways(attempt: Attempt) -> dict[str, tuple[int, int]]:
    return {m.node: (int(m.start), int(m.end)) for m in planned(attempt).movers}


@STORIES
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_picture_is_xml_and_always_the_same(story: Callable[[], Attempt], lang: str) -> None:
    svg = journey(story(), lang)
    assert svg is not None and svg == journey(replace(story()), lang)
    root = ElementTree.fromstring(svg)
    assert [child.tag.rpartition("}")[2] for child in root][:2] == ["title", "desc"]
    assert "href" not in svg and "url(" not in svg


@STORIES
def test_every_speed_time_and_distance_is_written_on_it(story: Callable[[], Attempt]) -> None:
    attempt = story()
    root = ElementTree.fromstring(journey(attempt) or "")
    shown = " ".join("".join(e.itertext()) for e in root.iter() if e.tag.endswith(("}text", "}tspan")))
    for given in attempt.reading.graph.givens:
        assert f"{given.value.numerator}" in shown or str(float(given.value)) in shown
    assert "？" in shown


def test_towards_each_other() -> None:
    assert ways(s.meeting()) == {"A1": (0, 150), "A2": (305, 185)}
    gap = planned(s.meeting()).gaps[0]
    assert (gap.slot.node, gap.start, gap.end) == ("A3", 150, 185)


def test_after_they_have_met_the_ways_overlap() -> None:
    assert ways(s.meeting(after=True)) == {"A1": (0, 150), "A2": (235, 115)}


def test_one_behind_the_other() -> None:
    assert ways(s.chase()) == {"A1": (0, 160), "A2": (60, 160)}
    assert (planned(s.chase()).point, planned(s.chase()).event) == (160, "catch")


def test_who_sets_out_first_is_ahead() -> None:
    mover = planned(s.early()).movers[0]
    assert (mover.node, mover.early, mover.end) == ("A1", 300, 480)
    assert "先行5分钟" in (journey(s.early()) or "")


def test_apart_is_not_drawn_as_a_meeting() -> None:
    text = "甲乙两车从同一地点同时向相反方向开出，甲车每小时行50千米，乙车每小时行60千米，3小时后相距多少千米？"
    story = s.Story(s.J, text).node("W", "").node("A1", "甲车").node("A2", "乙车")
    story.given("A1.R", "50千米").given("A2.R", "60千米").given("A1.A", "3小时").holds("meet", "W", "A1", "A2")
    attempt = story.asks("W.T").attempt()
    assert ways(attempt) == {"A1": (150, 0), "A2": (150, 330)}
    assert (planned(attempt).point, planned(attempt).event) == (150, "start")
    assert "相遇" not in (journey(attempt) or "").partition("<desc>")[0]
    assert ">出发<" in (journey(attempt) or "")


BLOCKS = list(blocks((Path(__file__).parent / "textbook.txt").read_text("utf-8")))


@pytest.mark.parametrize(
    ("words", "expected", "event"),
    [
        ("相对开出，几小时后相遇", {"客车": (0, 270), "货车": (480, 270)}, "meet"),
        ("向相反方向开出", {"甲车": (150, 0), "乙车": (150, 330)}, "start"),
        ("还相距135千米", {"甲车": (0, 135), "乙车": (405, 270)}, ""),
        ("第一次追上小华", {"小明": (0, 2800), "小华": (400, 2800)}, "catch"),
        ("先行2小时后", {"甲车": (0, 360), "乙车": (0, 360)}, "catch"),
        ("返回用了几小时", {"去时": (0, 240), "返回时": (240, 0)}, ""),
        ("又骑车5分钟", {"步行": (0, 720), "骑车": (720, 1620)}, ""),
    ],
)
def test_relations_alone_say_how_they_move(words: str, expected: dict[str, tuple[int, int]], event: str) -> None:
    attempt = attempt_of(next(b for b in BLOCKS if any(words in line for line in b)))
    drawn, names = planned(attempt), wording(attempt)
    assert {names.doer(m.node): (int(m.start), int(m.end)) for m in drawn.movers} == expected
    assert drawn.event == event


def test_leg_after_leg() -> None:
    assert ways(s.train()) == {"A1.E1": (0, 1680), "A1.E2": (1680, 1980)}


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("一辆汽车从甲地开往乙地，每小时行60千米，3小时到达，两地相距多少千米？", ("甲地", "乙地")),
        ("A、B两城相距120千米，一辆汽车每小时行60千米，几小时行完全程？", ("A城", "B城")),
        ("小红从家经学校到公园，每分钟走60米，10分钟走了多少米？", ("", "")),
    ],
)
def test_names_of_the_ends(text: str, places: tuple[str, str]) -> None:
    problem = replace(s.train().problem, text=text)
    assert planned(replace(s.train(), problem=problem)).places == places


def test_only_journeys_have_one() -> None:
    assert journey(s.trees()) is None
    assert journey(s.teams()) is None


WITH_PASSENGERS = """@kind alone
@text 一辆校车从东村开往西村，车上坐着28名学生，每分钟行600米，行了9分钟，东村到西村有多少米？
@answer 5400
World 东村到西村 | total=?*
Agent 校车 | total=~28名
  Event 行 | rate=600米/分钟 amount=9分钟 total=?
Equal(Total(World), Total(行))"""


def test_what_is_no_length_is_no_stretch_of_the_road() -> None:
    gold = compile_gold(parse_block(tuple(enumerate(WITH_PASSENGERS.splitlines(), 1))))
    attempt = solve_reading(gold.problem, Reading(gold.graph, 0.0))
    assert [gap.end for gap in planned(attempt).gaps] and all(gap.end == 5400 for gap in planned(attempt).gaps)
    assert "28" not in "".join(ElementTree.fromstring(journey(attempt) or "").itertext()).split("东村到西村")[-1]


LEAD = """@kind chase
@text 小南从家步行去球场，每分钟走60米。8分钟后，妈妈骑车沿同一条路去追他，每分钟骑220米，几分钟后追上？
@answer 3
World 家
Agent 小南
  Event 走 | rate=60米/分钟 amount=8分钟 total=?
  Event 继续 | rate=? amount=? total=?
Agent 妈妈
  Event 骑 | rate=220米/分钟 amount=?* total=?
Equal(Rate(继续), Rate(走))
Equal(Amount(继续), Amount(骑))
Remains(Total(走), Total(骑), Total(继续))"""

SECOND = """@type journey
@text 甲、乙两车从两站同时相向而行，每小时各行50千米和40千米，到站后立即返回，6小时后第二次相遇，两站相距多少千米？
World 两站 | total=?*
Agent 甲车
  Event 行 | rate=50千米/小时 amount=6小时 total=?
Agent 乙车
  Event 行 | rate=40千米/小时 amount=? total=?
Equal(Amount(甲车·行), Amount(乙车·行))
Times_of(Sum(Total(甲车·行), Total(乙车·行)), Total(World), 3) [second]"""


def told(block: str) -> Attempt:
    gold = compile_gold(parse_block(tuple(enumerate(block.splitlines(), 1))))
    return solve_reading(gold.problem, Reading(gold.graph, 0.0))


def test_a_lead_comes_before_what_both_go() -> None:
    attempt = told(LEAD)
    drawn = {wording(attempt).label(m.node): (int(m.start), int(m.end)) for m in planned(attempt).movers}
    assert drawn == {"走": (0, 480), "继续": (480, 660), "骑": (0, 660)}


def test_where_both_turn_round_there_is_no_single_road() -> None:
    attempt = attempt_of(SECOND.splitlines())
    assert attempt.answer is not None and attempt.answer.value == 180
    assert journey(attempt) is None

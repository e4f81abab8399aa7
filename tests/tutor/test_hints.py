"""The ladder: in order, one rung at a time, and nothing given away before the last."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from tests.tutor import problems as p

from fabula.situation import language
from fabula.text import parse_number
from fabula.tutor import hint_at, hint_picture, ladder
from fabula.tutor.hints import relation_words

KINDS = ["asked", "given", "diagram", "relation", "equation", "answer"]
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:/[0-9]+)?%?")
WHOLE = re.compile(r"单位“1”|whole \(1\)|\+ ?1\b|\b1 ?[-+÷]|\(1(?!/)|=1$")  # the whole, not a result


def numbers(text: str) -> set[Fraction | None]:
    return {parse_number(found) for found in NUMBER.findall(WHOLE.sub("", text))}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("text", p.ALL)
def test_nothing_is_given_away(text: str, lang: str) -> None:
    situation = p.situation(text)
    told = {q.value for q in situation.attempt.problem.quantities}
    secret = {situation.answer.value, situation.asked.value} - told
    rungs = ladder(situation, lang=lang)
    for rung in rungs[:-1]:
        assert not numbers(rung.text) & secret, rung
    assert situation.answer.value in numbers(rungs[-1].text)


@pytest.mark.parametrize("text", p.ALL)
def test_the_pictures_of_hints_give_nothing_away(text: str) -> None:
    situation = p.situation(text)
    told = {q.value for q in situation.attempt.problem.quantities}
    (rung,) = (r for r in ladder(situation) if r.kind == "diagram")
    drawn = hint_picture(situation.attempt, rung.diagram)
    shown = re.findall(r">([^<>]+)<", re.sub(r"<style.*?</style>", "", drawn, flags=re.S))
    with_unit = {parse_number(n) for s in shown if situation.answer.unit in s for n in NUMBER.findall(s)}
    assert not with_unit & ({situation.answer.value} - told) or situation.answer.value == 1


@pytest.mark.parametrize("text", p.ALL)
def test_the_rungs_come_in_order(text: str) -> None:
    rungs = ladder(p.situation(text))
    kinds = [rung.kind for rung in rungs]
    assert list(dict.fromkeys(kinds)) == KINDS
    assert kinds == sorted(kinds, key=KINDS.index)
    assert [rung.level for rung in rungs] == list(range(1, len(rungs) + 1))
    assert [rung.last for rung in rungs] == [False] * (len(rungs) - 1) + [True]
    order = [int(rung.key.partition(":")[2]) for rung in rungs if rung.kind == "equation"]
    assert order == sorted(order)


def test_levels() -> None:
    situation = p.situation(p.CHANGE)
    top = len(ladder(situation))
    assert hint_at(situation, 0) == hint_at(situation, 1) == ladder(situation)[0]
    assert hint_at(situation, 99) == hint_at(situation, top)
    assert hint_at(situation, 99).text == "答：应找回26元。"


def test_what_is_done_is_left_out() -> None:
    situation = p.situation(p.BOOK)
    texts = [hint_at(situation, 5, done).text for done in ([], ["240×1/4=60"])]
    assert texts == [
        "下一步：第一天看的页数：240×1/4=？（页）",
        "下一步：第二天看的页数：240×30%=？（页）",
    ]


def test_the_pupils_own_way_is_followed() -> None:
    """A book adds the speeds first; who has done so, or calls the time x, is led on from there."""
    assert hint_at(p.situation(p.MEETING), 5).text == "下一步：速度和：70+60=？（千米/小时）"
    letter = hint_at(p.situation(p.MEETING), 5, ["设甲车行的时间为x小时"])
    assert "x" in letter.text
    led = hint_at(p.situation(p.MEETING), 5, ["70+60=130"])
    assert led.text == "下一步：相遇时间：390÷130=？"
    solving = hint_at(p.situation(p.MEETING), 5, ["70x+60x=390"])
    assert solving.text == "下一步：把你列的方程解出来，求出x。"


def test_the_diagram_suits_the_problem() -> None:
    assert hint_at(p.situation(p.MEETING), 3).diagram == "journey"
    assert hint_at(p.situation(p.MORE), 3).diagram == "segments"


def test_the_relation_is_said_without_numbers() -> None:
    text = hint_at(p.situation(p.OLD_PRICE), 4).text
    assert text == "关键的关系：原价是单位“1”，售价比它少它的几分之几。"


def test_every_predicate_has_words() -> None:
    assert set(relation_words()) == set(language().predicates)

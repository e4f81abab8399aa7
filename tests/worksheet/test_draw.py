"""Sheets follow from their seed, versions differ in numbers and order, and codes stand for one problem."""

from __future__ import annotations

import pytest
from tests.worksheet.conftest import ORDER, solve

from fabula.data.situations import kinds
from fabula.errors import DataError
from fabula.generate import tales
from fabula.worksheet import CodeError, Item, Order, draw, item, offered, version
from fabula.worksheet.draw import _order, numbers
from fabula.worksheet.grades import grades
from fabula.worksheet.item import drawn


def test_the_same_seed_gives_the_same_sheet(items: tuple[Item, ...]) -> None:
    drawn.cache_clear()
    assert [i.text for i in draw(ORDER, solve)] == [i.text for i in items]
    other = draw(Order(grades=(3, 6), count=8, seed=8), solve)
    assert {i.text for i in other}.isdisjoint(i.text for i in items)


def test_easy_ones_come_first_and_kinds_are_spread(items: tuple[Item, ...]) -> None:
    assert [i.grade for i in items] == sorted(i.grade for i in items)
    assert len({i.kind for i in items}) == len(items)
    assert len({i.text for i in items}) == len(items)


def test_the_answers_of_the_key_are_the_solvers(items: tuple[Item, ...], others: tuple[Item, ...]) -> None:
    for one in (*items, *others):
        found = solve(one.text).answer
        assert found is not None and (found.value, found.unit) == (one.answer.value, one.answer.unit), one.text
        assert one.answer.text in one.reply()


def test_versions_differ_in_numbers_and_order(items: tuple[Item, ...], others: tuple[Item, ...]) -> None:
    assert sorted(i.kind for i in items) == sorted(i.kind for i in others)
    assert all(a.kind != b.kind for a, b in zip(items, others, strict=True))
    tellings = {i.made.tale: i for i in items}
    for other in others:
        same = tellings[other.made.tale]
        assert (other.made.asked, len(other.steps())) == (same.made.asked, len(same.steps()))
        assert numbers(other) != numbers(same) and other.text != same.text
    assert version(items, "B", solve) == others
    assert version(items, "A", solve) == items


@pytest.mark.parametrize("count", range(1, 14))
def test_no_problem_keeps_its_place(count: int) -> None:
    order = _order(count, "seed")
    assert sorted(order) == list(range(count))
    assert count == 1 or all(at != place for place, at in enumerate(order))
    assert all(abs(at - place) < 6 for place, at in enumerate(order))


def test_a_code_makes_its_problem_again(items: tuple[Item, ...]) -> None:
    for one in items:
        drawn.cache_clear()
        assert item(f" {one.code.upper()} ").text == one.text


@pytest.mark.parametrize("code", ["", "toward", "toward-", "nobody-k3f9q7m", "toward-k3f9q7m7", "toward-5-k3f9q7m"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(CodeError, match="not the code of a problem"):
        item(code)


def test_a_code_of_other_data_is_refused(items: tuple[Item, ...]) -> None:
    code = items[0].code
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    with pytest.raises(CodeError, match="another problem by now"):
        item(wrong)


def test_every_kind_has_a_grade_and_a_name() -> None:
    from fabula.lang import LANGUAGES, said

    assert grades().kinds.keys() == kinds().keys()
    assert all(said(f"kind.{kind}", lang) for kind in kinds() for lang in LANGUAGES)


@pytest.mark.parametrize("grade", [3, 4, 5, 6])
def test_a_sheet_of_one_grade_holds_only_that(grade: int) -> None:
    made = draw(Order(grades=(grade, grade), count=4, seed=2), solve)
    assert [i.grade for i in made] == [grade] * 4
    if grade == 3:
        assert not any(mark in i.text for i in made for mark in "./%")


def test_kinds_of_higher_grades_are_not_offered() -> None:
    assert set(offered()) == tales().keys()
    assert "ratio" not in offered((3, 5))
    with pytest.raises(DataError, match="grade 3"):
        draw(Order(("ratio",), (3, 3)), solve)
    with pytest.raises(DataError, match="no problems of the kind nothing"):
        draw(Order(("nothing",)), solve)


def test_distractors_come_when_asked_for() -> None:
    (one,) = draw(Order(("compare", "bill"), (3, 6), 1, 3, distractors=1), solve)
    assert one.made.difficulty["unused"] >= 1 or one.made.distractors == 1
    assert item(one.code) == one


def test_who_cannot_wait_gets_what_was_found(items: tuple[Item, ...]) -> None:
    made = draw(ORDER, solve, seconds=0.0)
    assert len(made) == 1 and made[0] in items

"""Changing a situation by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tutor import problems as p

from fabula.adjust import (
    AdjustError,
    ChangeGoal,
    ChangeKind,
    ChangePredicate,
    DropRelation,
    MoveGiven,
    SwapArguments,
    apply,
    buffer_line,
    edit_from_json,
    edits_from_json,
    options,
)
from fabula.learn.buffers import SUCCESS, Buffers
from fabula.situation import Attribute, derive
from fabula.solve.attempt import Attempt
from fabula.solve.outcome import Outcome


def best(text: str) -> Attempt:
    found = p.solution(text).best
    assert found is not None
    return found


def value(attempt: Attempt) -> Fraction | None:
    return attempt.answer.value if attempt.answer else None


def test_another_predicate() -> None:
    before = best(p.MORE)
    after = apply(before, [ChangePredicate(0, "Fraction_less")])
    assert (value(before), value(after)) == (216, 144)
    assert before.reading.graph.relations[0].predicate == "Fraction_more"


def test_swapped_arguments() -> None:
    assert value(apply(best(p.MORE), [SwapArguments(0)])) == 150


def test_another_goal_speaks_in_the_units_of_the_text() -> None:
    after = apply(best(p.MEETING), [ChangeGoal("E1", Attribute.TOTAL)])
    assert after.answer is not None and after.answer.text == "210千米"


def test_another_owner() -> None:
    """390 km are what the first car goes, not the whole way."""
    after = apply(best(p.MEETING), [MoveGiven(0, "E1")])
    assert value(after) == Fraction(39, 7)


def test_two_edits_may_pass_through_what_is_no_situation() -> None:
    """Each car gets the other's speed: after the first edit one speed is given twice."""
    swapped = apply(best(p.THERE_AND_BACK), [MoveGiven(0, "E2"), MoveGiven(2, "E1")])
    assert value(swapped) == Fraction(48, 5)
    with pytest.raises(AdjustError) as caught:
        apply(best(p.THERE_AND_BACK), [MoveGiven(0, "E2")])
    assert caught.value.code == "grammar"
    assert any("given twice" in reason for reason in caught.value.reasons)


def test_total_is_rate_times_amount_wherever_two_of_them_meet() -> None:
    """3 kg are counted in what is paid: 50 yuan and 3 kg at one node give a price for each."""
    before = best(p.CHANGE)
    moved = apply(before, [MoveGiven(0, "E2"), ChangeGoal("E2", Attribute.RATE)])
    products = [r.args[0] for r in moved.reading.graph.relations if r.predicate == "Product_of"]
    assert sorted(str(t) for t in products) == ["Total(E1)", "Total(E2)"]
    assert value(moved) == Fraction(50, 3)


def test_a_dropped_relation_stays_dropped() -> None:
    before = best(p.MEETING)
    after = apply(before, [DropRelation(2), ChangeGoal("E2", Attribute.TOTAL)])
    assert len(after.reading.graph.relations) == len(before.reading.graph.relations) - 1
    assert after.result.outcome is Outcome.TOO_FEW_EQUATIONS and after.answer is None


def test_no_edit_changes_nothing() -> None:
    assert apply(best(p.MORE), []) is best(p.MORE)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (1, "must be an object"),
        ({}, "op cannot be None; allowed: kind, owner"),
        ({"op": "paint"}, "op cannot be 'paint'"),
        ({"op": "kind", "given": -1, "attribute": "rate"}, "given cannot be -1; allowed: an index from 0"),
        ({"op": "kind", "given": True, "attribute": "rate"}, "given cannot be True"),
        ({"op": "kind", "given": 0, "attribute": "speed"}, "allowed: rate, amount, total"),
        ({"op": "owner", "given": 0, "node": ""}, "node cannot be ''"),
        ({"op": "relation", "relation": 0, "predicate": "Eats"}, "allowed: Equal, More_than"),
        ({"op": "swap"}, "relation cannot be None"),
        ({"op": "drop", "relation": 0, "given": 1}, "drop has no field 'given', only op, relation"),
    ],
)
def test_a_wrong_edit_is_explained(data: object, said: str) -> None:
    with pytest.raises(AdjustError) as caught:
        edit_from_json(data)
    assert said in caught.value.message and caught.value.code == "edit"
    with pytest.raises(AdjustError, match="edit 0: "):
        edits_from_json([data])


@pytest.mark.parametrize(
    "edit",
    [
        ChangeKind(9, Attribute.RATE),
        MoveGiven(0, "nobody"),
        SwapArguments(99),
        ChangeGoal("nobody", Attribute.RATE),
    ],
)
def test_an_edit_of_nothing(edit: ChangeKind | MoveGiven | SwapArguments | ChangeGoal) -> None:
    with pytest.raises(AdjustError, match="there is no"):
        apply(best(p.MORE), [edit])


def test_lists_of_edits() -> None:
    with pytest.raises(AdjustError, match="list"):
        edits_from_json({})
    with pytest.raises(AdjustError, match="at most"):
        edits_from_json([{"op": "swap", "relation": 0}] * 51)


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(p.ALL), st.sampled_from(["zh", "en"]), st.data())
def test_every_option_can_be_taken(text: str, lang: str, data: st.DataObject) -> None:
    menus = options(best(text), lang)
    edits = [
        *(choice["edit"] for given in menus["givens"] for choice in (*given["kinds"], *given["owners"])),
        *(choice["edit"] for relation in menus["relations"] for choice in relation["predicates"]),
        *(edit for relation in menus["relations"] for edit in (relation["swap"], relation["drop"]) if edit),
        *(goal["edit"] for goal in menus["goals"]),
    ]
    edit = data.draw(st.sampled_from(edits))
    (read,) = edits_from_json(json.loads(json.dumps([edit])))
    assert read.to_json() == edit
    assert derive(apply(best(text), [read]).reading.graph)


def test_what_the_menus_say() -> None:
    menus = options(best(p.MORE))
    (given_,), (relation,) = menus["givens"], menus["relations"]
    assert (given_["text"], given_["label"], given_["kind"]) == ("180棵", "苹果树的棵数", "total")
    assert [choice["label"] for choice in relation["predicates"]] == [
        "梨树的棵数比苹果树的棵数多20%", "梨树的棵数是苹果树的棵数的20%", "梨树的棵数比苹果树的棵数少20%",
    ]  # fmt: skip
    assert options(best(p.CHANGE))["goals"][0]["label"] == "找回的钱"
    known = [goal["known"] for goal in options(best(p.WORK))["goals"]]
    assert known == sorted(known, reverse=True)


def test_training_reads_what_was_put_right(tmp_path: Path) -> None:
    after = apply(best(p.MORE), [ChangePredicate(0, "Fraction_less")])
    line = buffer_line(p.solution(p.MORE), after)
    Buffers().write(tmp_path)
    (tmp_path / SUCCESS).write_text(json.dumps(line, ensure_ascii=False) + "\n", "utf-8")
    (entry,) = Buffers.read(tmp_path).success.values()
    assert entry.graph == after.reading.graph
    assert entry.mentions == after.reading.mentions
    assert line["text"] == p.MORE

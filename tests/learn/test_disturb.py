"""Disturbed problems: the expression stays what it was, or nothing can be computed."""

from __future__ import annotations

from fractions import Fraction

import torch

from fabula.data.holdout import apart, grams, long_stories, plain_stories
from fabula.data.records import Record
from fabula.extract.neural.encode import CLS, SEP, UNKNOWN, WHOLE
from fabula.extract.neural.steps import run
from fabula.learn.disturb import Disturbance, Disturber, bounds
from fabula.learn.relating import Example, collate, examples

TEXTS = (
    ("果园里有桃树50棵，梨树有8棵，一共有多少棵？", "x=50+8"),
    ("小明买了3支钢笔。小红买了12本书。小明比小红少买多少件？", "x=12-3"),
    ("学校有故事书120本，科技书有45本，还借出30本，现在有多少本？", "x=120+45-30"),
    ("仓库里有大米75袋，运走25袋，还剩多少袋？", "x=75-25"),
)
RECORDS = [Record(str(i), text, equation=equation, answer="1") for i, (text, equation) in enumerate(TEXTS)]
SPECIAL = (CLS, SEP, UNKNOWN, WHOLE)
CHARACTERS = {c for text, _ in TEXTS for c in text} | set("，。后；！：？")
WORDS = {w: i for i, w in enumerate((*SPECIAL, *sorted(CHARACTERS)))}


def made() -> list[Example]:
    return examples(RECORDS, WORDS)


def how(added: float, removed: float) -> Disturbance:
    return Disturbance(reversed=0.0, hidden=0.0, added=added, removed=removed)


def value(example: Example) -> Fraction | None:
    return run([o.value for o in example.encoded.operands], example.steps)


def test_added_clauses_change_neither_the_value_nor_where_the_question_stands() -> None:
    torch.manual_seed(3)
    found = made()
    disturb = Disturber(found, WORDS, how(1.0, 0.0))
    assert disturb.donors
    longer = 0
    for example in found * 10:
        other = disturb(example)
        assert value(other) == value(example)
        asked = example.encoded.ids[example.encoded.goal]
        assert other.encoded.ids[other.encoded.goal] == asked
        numbers = [other.encoded.ids[o.token] for o in other.encoded.operands[1:]]
        assert set(numbers) == {WORDS[WHOLE]}
        longer += len(other.encoded.ids) > len(example.encoded.ids)
    assert longer > 20


def test_a_sum_of_fewer_parts_is_a_sum() -> None:
    torch.manual_seed(3)
    parts = "小明有12个苹果，小红有17个苹果，小刚有22个苹果，他们一共有多少个苹果？"
    other = "果篮里有40个梨，小丽有27个苹果，小丽吃了3个苹果，小丽有多少个苹果？"
    records = [Record("a", parts, equation="x=12+17+22"), Record("b", other, equation="x=27-3")]
    words = {w: i for i, w in enumerate((*SPECIAL, *sorted({*parts, *other, *"，。后；！：？"})))}
    found = examples(records, words)
    assert Disturber(found, words).donors
    for added, removed in ((1.0, 0.0), (0.0, 1.0)):
        disturb = Disturber(found, words, how(added, removed))
        assert all(disturb(found[0]) == found[0] for _ in range(20))


def test_a_needed_clause_taken_out_leaves_nothing_to_compute() -> None:
    torch.manual_seed(3)
    found = made()[:2]
    disturb = Disturber(found, WORDS, how(0.0, 1.0))
    for example in found:
        other = disturb(example)
        assert not other.steps
        assert len(other.encoded.operands) < len(example.encoded.operands)
    batch = collate([disturb(e) for e in found[:2]] + found[:1])
    assert batch.answerable.tolist() == [0.0, 0.0, 1.0]
    assert batch.used.sum().item() == 2  # the two numbers of the one that can be answered


def test_clauses_tile_a_text() -> None:
    encoded = made()[0].encoded
    ends = frozenset(WORDS[c] for c in "，。？")
    places = bounds(encoded, ends)
    assert places[0] == 1 and places[-1] == len(encoded.ids) - 1 and places == sorted(set(places))


def test_what_is_held_back_is_not_learned_in_other_numbers() -> None:
    held = [Record("1", "果园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？")]
    same = Record("2", "果园里有桃树72棵，梨树比桃树多9棵，梨树有多少棵？")
    other = Record("3", "一辆汽车每小时行60千米，3小时行多少千米？")
    assert apart([*held, same, other], held) == [other]
    assert grams("有50棵") == grams("有72棵")


def test_the_longest_stories_have_an_equation_that_gives_their_answer() -> None:
    told = Record("1", "果园里有桃树50棵，梨树8棵，杏树6棵，一共有多少棵树？", equation="x=50+8+6", answer="64")
    wrong = Record("2", f"{told.text}果园在山上", equation="x=50+8+6", answer="65")
    short = Record("3", "有桃树50棵，梨树8棵，共多少棵？", equation="x=50+8", answer="58")
    assert long_stories([told, wrong, short]) == [told]
    assert set(plain_stories([told, wrong, short], 5)) == {told, short}

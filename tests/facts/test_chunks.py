"""Words of a clause, cut anew where the classes know better, and their sorts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fabula.facts.chunks import Sort, chunks
from fabula.text import read

ASKS = "，一共有多少个？"


def cut(clause: str, *sorts: Sort) -> list[str]:
    """The chunks of these sorts (all but punctuation if none is named) of the first clause."""
    problem = read(clause + ASKS)
    row = chunks(problem, problem.clauses[0])
    return [c.text for c in row if (c.sort in sorts if sorts else c.sort is not Sort.END)]


@pytest.mark.parametrize(
    ("clause", "names"),
    [
        ("慢车长150米", ["慢车"]),  # the segmenter has 慢|车长
        ("小王每分钟走60米", ["小王"]),
        ("小海带了45元", ["小海"]),  # not 海带
        ("一本书有300页", ["书"]),
        ("某车间有60人", ["车间"]),  # 车 is no classifier here
        ("一种背包卖80元", ["背包"]),  # not 背 and 包
        ("花生有30千克", ["花生"]),
        ("前进镇有600人", ["前进镇"]),
        ("超市有40箱饮料", ["超市", "饮料"]),  # a dictionary calls 超市 a verb
    ],
)
def test_names(clause: str, names: list[str]) -> None:
    assert cut(clause, Sort.NAME) == names


@pytest.mark.parametrize(
    ("clause", "acts", "marks"),
    [
        ("甲队独挖要12天", ["挖"], ["独"]),
        ("两队合修一条路要6天", ["修"], ["合"]),
        ("前3天修了60米", ["修"], ["前"]),
        ("6小时后两车相距20千米", [], []),  # no 后2小时
        ("学校一共用去500元", ["用去"], []),
        ("他向北开了3小时", ["开"], []),
        ("工厂派出了5辆车", ["派出"], []),
        ("行完全程要5小时", ["行完"], []),
    ],
)
def test_acts_and_marks(clause: str, acts: list[str], marks: list[str]) -> None:
    assert cut(clause, Sort.ACT) == acts
    assert cut(clause, Sort.MARK) == marks


def test_a_discount_is_a_change_and_typing_is_an_act() -> None:
    assert cut("一件大衣打了八折", Sort.CHANGE) == ["打"]
    assert cut("小李打了300个字", Sort.ACT) == ["打"]


def test_a_comparison_glued_to_a_measure_is_cut_off() -> None:
    assert cut("今年产量比去年多20吨", Sort.COMPARE) == ["比"]


def test_every_character_is_in_one_chunk() -> None:
    problem = read("小明和爸爸从家到学校，走了15分钟，每分钟走60米，学校离家多少米？")
    for clause in problem.clauses:
        spans = [c.span for c in chunks(problem, clause)]
        assert spans[0][0] == clause.span.start
        assert all(a[1] == b[0] for a, b in pairwise(spans))
        assert spans[-1][1] == clause.span.end

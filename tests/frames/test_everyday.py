"""Everyday counting, and readings that are not called solved because they leave out what the text says."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solver import Solver, Status


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("树上有15只鸟，飞走了6只，又飞来8只，树上现在有几只鸟？", "17"),
        ("图书室有96本书，借走38本，又买来25本，现在有多少本？", "83"),
        ("食堂运来8袋大米，每袋25千克，吃了75千克，还剩多少千克？", "125"),
        ("小猫钓鱼，上午钓了4桶，下午钓了3桶，每桶都是6条。它全天一共钓了多少条鱼？", "42"),
        ("奶奶包了54个饺子，每盘装9个，端给客人4盘，还剩几盘？", "2"),
        ("工厂要做500个零件，上午做了180个，下午做了210个，还要做多少个零件？", "110"),
        ("师傅烤了60个面包，每袋装5个，每袋卖12元，全部卖完可以得到多少元？", "144"),
    ],
)
def test_everyday_counting(text: str, answer: str) -> None:
    found = solver().solve(text)
    assert found.answer is not None and found.answer.value == Fraction(answer)


@pytest.mark.parametrize(
    "text",
    [
        "小丽有42张画片，小红有30张。小丽送给小红4张以后，两人相差几张？",  # a difference
        "上半场三班得了18分，四班得了21分；下半场三班得15分，四班只得了9分。三班最后赢了几分？",
        "合唱队男生人数是女生的(2/3)，又来了5名男生后，男女生人数刚好相等，合唱队有女生多少名？",  # an equality
        "同学们排队，小明前面有7人，后面有9人，这一队一共有多少人？",  # one who is not told
    ],
)
def test_what_is_left_out_is_not_solved(text: str) -> None:
    found = solver().solve(text)
    assert found.status is not Status.SOLVED

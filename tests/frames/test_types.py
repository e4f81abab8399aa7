"""The problem type shows by words and units."""

from __future__ import annotations

import pytest

from fabula.frames.types import problem_type
from fabula.situation import ProblemType
from fabula.text import read


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("汽车每小时行驶60千米，3小时行多少千米？", ProblemType.JOURNEY),
        ("小红走了3千米，又走了2千米，一共走了多少千米？", ProblemType.JOURNEY),
        ("工程队修了3小时，每小时修路12米，修路多少米？", ProblemType.RELATION),  # the road does not move
        ("修路队每小时修路12米，5小时花了90元，每小时花多少元？", ProblemType.PRICE),
        ("一支钢笔9元，6支多少元？", ProblemType.PRICE),
        ("这件衣服打0.8折，便宜了多少？", ProblemType.PRICE),
        ("第一天修了20米，第二天修了30米，一共修了多少米？", ProblemType.TASK),
        ("男生28人，女生24人，一共多少人？", ProblemType.RELATION),
    ],
)
def test_types(text: str, type_: ProblemType) -> None:
    assert problem_type(read(text)) is type_

"""What the rows of a story do not bear out makes a reading doubtful; what is read well stays sure."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.frames.doubts import doubts
from fabula.frames.match import Matcher
from fabula.frames.timeline import Timeline
from fabula.frames.types import problem_type
from fabula.parse.kbest import Choices
from fabula.solver import Solver
from fabula.text import read

WAYS = [
    # who sets out when
    ("面包车早上6时从矿区出发，每小时行45千米；吉普车早上8时从矿区出发沿同一条路去追，每小时行60千米。"
     "吉普车几小时追上面包车？", 6),
    ("上午9时，两艘快艇从相距126千米的两个码头同时相对开出，一艘每小时行40千米，另一艘每小时行44千米。"
     "上午几时相遇？", Fraction(21, 2)),
    # a head start told as a difference
    ("两地相距265千米，客车和货车相向而行，货车比客车先开1小时，客车每小时行60千米，货车每小时行55千米。客车开出几小时后与货车相遇？",
     Fraction(42, 23)),
    # all of the train on the bridge
    ("一列火车长200米，每秒行25米，火车完全在桥上的时间是30秒。这座桥长多少米？", 950),
]  # fmt: skip
DOUBTFUL = [
    ("two meet, not three", "甲、乙、丙三人从湖边同时出发，甲、乙同向，丙反向，甲每分钟走80米，"
     "乙每分钟走70米，丙每分钟走60米，3分钟后相遇。湖一圈长多少米？", "too many"),
    ("what is compared does not act", "甲城到乙城的水路长300千米，陆路比水路长(1/5)。轮船每小时行30千米，"
     "汽车每小时行60千米。汽车比轮船少用几小时？", "unknown side"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "answer"), WAYS)
def test_times_of_their_own(text: str, answer: Fraction | int) -> None:
    solution = Solver(FrameExtractor()).solve(text)
    assert solution.answer is not None
    assert solution.answer.value == answer


@pytest.mark.parametrize(("why", "text", "name"), DOUBTFUL)
def test_doubts(why: str, text: str, name: str) -> None:
    problem = read(text)
    matcher = Matcher(problem, problem_type(problem))
    story = matcher._story(Choices()).table
    assert isinstance(story, Timeline) and matcher.asked is not None
    assert name in doubts(story, matcher.asked, matcher.moving), why


def test_uneven_answers_are_not_sure() -> None:
    text = "两地相距100千米，两车同时相对开出，甲车每小时行33千米，乙车每小时行40千米，几小时相遇？"
    assert Solver(FrameExtractor()).solve(text).status.value != "solved"

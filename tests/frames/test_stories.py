"""Stories in time: the whole situation of problems of our own, as printed and read by a person once (stories.txt)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solution import Solution
from fabula.solver import Solver

STORIES = Path(__file__).with_name("stories.txt")


def stories() -> list[tuple[str, str, str]]:
    """Text, answer and printed graph of every block of the file."""
    found = []
    for block in STORIES.read_text("utf-8").split("\n\n"):
        text, answer, *graph = [line for line in block.splitlines() if not line.startswith("##")]
        found.append((text, answer.removeprefix("= "), "\n".join(graph)))
    return found


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


def solved(text: str) -> Solution:
    return solver().solve(text)


def told(solution: Solution) -> str:
    """The graph as printed, without what holds at every node by itself."""
    lines = solution.attempts[0].reading.graph.pretty().splitlines()
    return "\n".join(line for line in lines if not line.endswith("[product]"))


@pytest.mark.parametrize(("text", "answer", "graph"), stories(), ids=lambda value: value[:12])
def test_story(text: str, answer: str, graph: str) -> None:
    solution = solved(text)
    assert solution.answer is not None
    assert solution.answer.text == answer
    assert told(solution) == graph


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("{a}每小时行56千米，{b}每小时行84千米，两车同时从相距420千米的两地{way}，几小时后{meet}？", "3小时"),
        ("{a}和{b}同时从相距420千米的两地{way}，{a}每小时行56千米，{b}每小时行84千米，经过几小时两车{meet}？", "3小时"),
    ],
)
@pytest.mark.parametrize("way", ["相向而行", "相对开出", "迎面开来", "面对面开来"])
@pytest.mark.parametrize("meet", ["相遇", "碰头", "会面"])
def test_other_words_tell_the_same(text: str, answer: str, way: str, meet: str) -> None:
    solution = solved(text.format(a="面包车", b="轿车", way=way, meet=meet))
    assert solution.answer is not None and solution.answer.text == answer
    assert "[toward]" in told(solution)


@pytest.mark.parametrize("catch", ["追上", "赶上", "撵上"])
def test_a_chase_in_other_words(catch: str) -> None:
    text = f"小梅每分钟走45米，出门8分钟后，妈妈骑车去追她，妈妈每分钟骑135米，妈妈几分钟能{catch}小梅？"
    solution = solved(text)
    assert solution.answer is not None and solution.answer.text == "4分钟"


def test_a_number_that_does_not_matter_is_left_alone() -> None:
    text = "面包车每小时行56千米，轿车每小时行84千米，轿车上坐3人，两车同时从相距420千米的两地相向而行，几小时后相遇？"
    solution = solved(text)
    assert solution.answer is not None and solution.answer.text == "3小时"
    assert "Agent 轿车 (total=3人)" in told(solution)


def test_a_word_that_nothing_accounts_for_is_never_sure() -> None:
    """A stop of unknown length changes the story, and nothing that is read stands for it."""
    plain = "甲、乙两人同时从长90米的甬道两端相向出发，甲每秒走2米，乙每秒走1米，几秒后相遇？"
    doubtful = "甲、乙两人同时从长90米的甬道两端相向出发，甲每秒走2米，乙每秒走1米，途中甲停留了一会儿，几秒后相遇？"
    assert solved(plain).status.value == "solved"
    assert solved(doubtful).status.value != "solved"


def test_a_relation_has_a_reason_that_a_pupil_knows() -> None:
    solution = solved("挖一条水渠，东队单独挖要15天，西队单独挖要30天，两队合挖，几天可以挖完？")
    rules = {r.source.rule for r in solution.attempts[0].reading.graph.relations}
    assert {"alone_whole", "unit_work", "keeps_speed", "same_time", "all_work"} <= rules

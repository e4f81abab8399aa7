"""Expressions bound to what is heard: whole printed situations, and properties over problems of the corpus."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")  # tags of stories are read by the training part

from fabula.choose.evidence import agreement
from fabula.data.expression import same_answer
from fabula.data.stories import Story, parse_stories, read_stories
from fabula.extract.neural.encode import operands
from fabula.extract.neural.situate import Situator
from fabula.learn.gold import gold_steps
from fabula.learn.stories import told_in
from fabula.situation import ParseGraph
from fabula.solve.renumber import value_of
from fabula.text import Problem, read
from fabula.text.heard import Heard, Words

CORPUS = Path(__file__).parents[2] / "corpus"
SOME = [s for path in sorted(CORPUS.glob("*.story")) for s in read_stories(path)[::20]]


def heard(story: Story) -> Problem:
    """The problem as a network would hear it that makes no mistakes."""
    problem = read(story.text)
    tags = []
    for told in told_in(story)[0]:
        start = problem.quantities[told.quantity].span.start
        near = {k: min(v, key=lambda p: abs(p[0] - start)) for k, v in told.places.items() if v}
        words = {k: Words(span, 1.0) for k, span in near.items()}
        tags.append(Heard(told.quantity, told.role, 1.0, told.world, **words))
    return replace(problem, heard=tuple(tags))


def bound(story: Story) -> tuple[Problem, ParseGraph]:
    problem = heard(story)
    numbers = operands(problem)
    steps = gold_steps(story.record(), numbers)
    assert steps is not None
    return problem, Situator(problem).graph(numbers, steps, 0.0)


def printed(source: str) -> str:
    (story,) = parse_stories(source)
    return bound(story)[1].pretty()


def test_who_moves_together_has_the_same_time() -> None:
    found = printed("""#1
客车每小时行⟨70千米⟩，货车每小时比客车少行⟨20千米⟩，两车同时从相距⟨480千米⟩的两地相对开出，⟨几小时⟩后相遇？
= 480/(70+(70-20))
rate 客车 act=行
relation 货车 act=行 other=客车
total W:两地
amount 客车 act=行
""")
    assert "Less_than(Rate(货车·行), Rate(客车·行), 20千米/小时)" in found
    assert "Equal(Amount(货车·行), Amount(客车·行))  [same_time]" in found
    assert "Together(Total(两地), Total(客车·行), Total(货车·行))  [parts]" in found
    assert "⇒ Amount(客车·行)" in found and "guess" not in found


def test_work_that_is_done_together_is_an_event_of_each() -> None:
    found = printed("""#2
一份稿件，王老师单独录入要⟨10小时⟩，李老师单独录入要⟨15小时⟩。两人合作，王老师要录入⟨几小时⟩？
= 1/(1/10+1/15)
amount 王老师 act=录入 mark=单独
amount 李老师 act=录入 mark=单独
amount 王老师 act=录入 mark=合作
""")
    assert "Event 合作录入 (rate=?, amount=?*, total=?)" in found
    assert found.count("Event 合作录入") == 2
    assert "Equal(Rate(王老师·合作录入), Rate(王老师·单独录入))  [same_speed]" in found


def test_shares_that_are_taken_away_are_parts() -> None:
    found = printed("""#3
果园里有⟨240棵⟩树，其中⟨(1/4)⟩是桃树，⟨(1/3)⟩是梨树，剩下的是苹果树。苹果树有⟨多少棵⟩？
= 240*(1-(1/4)-(1/3))
total W:果园
relation 桃树 other=果园
relation 梨树 other=果园
total 苹果树
""")
    assert "Fraction_of(Total(桃树), Total(果园), 1/4)" in found
    assert "Remains(Total(苹果树), Total(果园), Total(桃树), Total(梨树))  [left]" in found


def test_a_length_is_not_the_way_of_an_act() -> None:
    found = printed("""#4
一列长⟨200米⟩的火车以每秒⟨20米⟩的速度通过一座⟨1000米⟩长的大桥，要⟨多少秒⟩？
= (1000+200)/20
total 火车 mark=长
rate 火车 act=通过
total W:大桥
amount 火车 act=通过
""")
    assert "State 长 (total=200米)" in found and "Event 通过 (rate=20米/秒, amount=?*, total=?)" in found


@pytest.mark.parametrize("story", SOME, ids=lambda s: s.name)
def test_what_is_bound_comes_to_the_same(story: Story) -> None:
    """The situation gives what the expression gives, and its goal is what is asked, of whom it is asked."""
    problem, graph = bound(story)
    value = value_of(graph, problem)
    assert value is not None and same_answer(value, story.record().answer or "")
    assert agreement(problem, graph)[1] > 0.9

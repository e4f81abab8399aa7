"""Generated problems: known by seed, solved again from their graphs, cluttered, and read back."""

import json
import re
from itertools import islice

import pytest

from fabula.bench.situations import judge
from fabula.data.goldgraph import compile_gold, right_answer
from fabula.data.situations import blocks, parse_block
from fabula.errors import DataError, GrammarError
from fabula.generate import Made, Wanted, generate, tales
from fabula.generate.dice import Dice
from fabula.generate.make import make, tale_named
from fabula.generate.stats import Stats, mask
from fabula.generate.tale import parse_tales
from fabula.situation import ParseGraph
from fabula.solve.renumber import value_of
from fabula.solver import make_solver

KINDS = list(tales())
ALL = [tale.name for found in tales().values() for tale in found]


@pytest.fixture(scope="module")
def made() -> tuple[Made, ...]:
    return tuple(generate(215, 5))


def test_same_seed_same_problems_and_the_first_do_not_depend_on_how_many(made: tuple[Made, ...]) -> None:
    again = tuple(generate(5, 5))
    assert [m.line() for m in again] == [m.line() for m in made[:5]]
    assert next(iter(generate(1, 6))).text != made[0].text


@pytest.mark.parametrize("name", ALL)
def test_every_tale_is_solved_again_from_its_written_graph(name: str) -> None:
    tale = tale_named(name)
    drawn = (make(tale, Dice(f"2:{at}"), Wanted()) for at in range(120))
    problems = list(islice((one for one in drawn if one is not None), 3))
    assert len(problems) == 3
    for one in problems:
        row = json.loads(one.line())
        assert row["kind"] == tale.kind and row["steps"] and not set("{}<>&|") & set(row["text"])
        graph = ParseGraph.from_json(row["graph"])
        value = value_of(graph, one.gold.problem)
        assert value is not None and value > 0 and right_answer(value, row["answer"])
        assert all(given.span for given in graph.givens)
        assert compile_gold(parse_block(next(blocks(row["situation"])))).graph == graph


def test_all_kinds_come_and_hardly_anything_is_told_twice(made: tuple[Made, ...]) -> None:
    assert {one.kind for one in made} == set(KINDS)
    assert len({mask(one) for one in made}) >= 0.98 * len(made)


def test_every_node_has_words_of_the_text(made: tuple[Made, ...]) -> None:
    """All characters of a name are in the text; 的 of 剩下的 need not be."""
    for one in made:
        for node in one.gold.situation.nodes:
            assert set(node.name) <= {*one.text, "的"}, (one.text, node.name)


def test_distractors_are_numbers_that_do_not_matter() -> None:
    for kind in ("toward", "bill", "fill_drain"):
        for one in generate(3, 3, Wanted(kinds=(kind,), distractors=(2, 2))):
            assert len(one.gold.spare) == 2 == one.difficulty["unused"]


UNRELATED = ("长凳", "气温", "聊天")


def test_distractors_are_about_the_story_and_leave_the_answer_alone() -> None:
    """Each tale takes one, at a place where nothing leans on what stood there; without it the answer is the same."""
    for name in ALL:
        tale = tale_named(name)
        drawn = ((seed, make(tale, Dice(seed), Wanted(distractors=(1, 1)))) for seed in map("8:{}".format, range(150)))
        seed, one = next((pair for pair in drawn if pair[1] is not None), ("", None))
        assert one is not None, name
        plain = make(tale, Dice(seed), Wanted())
        assert plain is not None and plain.answer == one.answer and len(plain.text) < len(one.text)
        assert not any(word in one.text for word in UNRELATED) and len(one.gold.spare) > len(plain.gold.spare)


def test_two_distractors_about_one_person_are_one_sentence_only_if_both_are_about_himself() -> None:
    for one in generate(40, 9, Wanted(kinds=("tariff", "pages", "same_rate", "interest"), distractors=(2, 2))):
        assert "，的" not in one.text and "。的" not in one.text
        assert len(one.gold.spare) == 2


def test_a_distractor_stands_behind_what_it_speaks_of() -> None:
    """车上坐着15名乘客 goes on about a car that was just named; 一辆载着15名乘客的客车 names it in the same clause."""
    for one in generate(12, 6, Wanted(kinds=("rest", "back"), distractors=(1, 1))):
        spare = next(q for q in one.gold.problem.quantities if q.index in one.gold.spare)
        agent = one.gold.graph.agents[0].label
        clause = re.split("[，。]", one.text[spare.span.end :])[0]
        assert agent in one.text[: spare.span.end] + clause


def test_events_and_steps_are_as_many_as_wanted() -> None:
    assert all(one.events == 6 for one in generate(3, 1, Wanted(kinds=("bill",), events=(6, 6))))
    assert all(5 <= one.events <= 8 for one in generate(8, 2, Wanted(events=(5, 8))))
    assert all(3 <= one.steps <= 5 for one in generate(5, 3, Wanted(steps=(3, 5))))
    with pytest.raises(DataError, match="fits what is wanted"):
        list(generate(1, 1, Wanted(kinds=("compare",), events=(7, 8))))
    with pytest.raises(DataError, match="no tale of the kind nothing"):
        list(generate(1, 1, Wanted(kinds=("nothing",))))


WRONG = """tale mine
  kind compare
  scene A=people B=people
  number a = 20..90
  number b = a+7
  asks b = a
  order a / ask
  situation
    World 邮票
    Agent {A} | total=<a 张>
    Agent {B} | total=<b 张>
  tell a
    {A}有{a}张邮票，{B}也有邮票
  ask b
    {B}有多少张邮票？
"""


@pytest.mark.parametrize("count", range(1, 9))
def test_every_number_of_events_and_steps_up_to_eight_can_be_had(count: int) -> None:
    (one,) = generate(1, 3, Wanted(events=(count, count)))
    (other,) = generate(1, 4, Wanted(steps=(count, count)))
    assert (one.events, other.steps) == (count, count)


def test_a_tale_whose_answer_does_not_follow_is_named() -> None:
    with pytest.raises(GrammarError, match="the tale mine: the relations give no answer"):
        make(parse_tales(WRONG)[0], Dice("1"), Wanted())


def test_stats_count_kinds_and_repetitions(made: tuple[Made, ...]) -> None:
    stats = Stats()
    for one in (*made[:3], made[0]):
        stats.add(one)
    assert stats.text().splitlines()[-1] == "told twice after masking numbers and names: 25.0 %"
    assert sum(stats.kinds.values()) == 4


def test_the_frames_read_back_what_was_written() -> None:
    solver = make_solver("frames")
    problems = list(generate(12, 4, Wanted(kinds=("toward", "bill", "interest", "compare", "apart"))))
    verdicts = []
    for problem in problems:
        found = solver.solve(problem.text)
        verdicts.append(judge(problem.gold, found.attempts[0].reading.graph if found.attempts else None))
    assert sum(v.answer for v in verdicts) >= 11
    assert sum(v.whole for v in verdicts) >= 9

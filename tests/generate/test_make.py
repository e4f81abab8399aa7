"""Generated problems: known by seed, solved again from their graphs, cluttered, grown, and read back."""

import random
from fractions import Fraction

import pytest

from fabula.bench.situations import judge
from fabula.data.goldgraph import Gold, compile_gold, right_answer
from fabula.data.situations import blocks, parse_block
from fabula.errors import DataError
from fabula.generate import Made, Wanted, generate, tales
from fabula.generate.grow import Grown, Origin, Refused, grow
from fabula.generate.stats import mask
from fabula.situation import ParseGraph
from fabula.solve.renumber import value_of
from fabula.solver import make_solver


@pytest.fixture(scope="module")
def made() -> tuple[Made, ...]:
    return tuple(generate(45, 5, Wanted(distractors=(0, 2))))


def test_same_seed_same_problems_and_the_first_do_not_depend_on_how_many(made: tuple[Made, ...]) -> None:
    again = tuple(generate(5, 5, Wanted(distractors=(0, 2))))
    assert [m.line() for m in again] == [m.line() for m in made[:5]]
    assert next(iter(generate(1, 6))).text != made[0].text


@pytest.mark.parametrize("kind", list(tales()))
def test_every_kind_is_solved_again_from_its_written_graph(kind: str) -> None:
    for made in generate(4, 2, Wanted(kinds=(kind,))):
        row = made.to_json()
        assert row["kind"] == kind and row["steps"] and "{" not in row["text"]
        graph = ParseGraph.from_json(row["graph"])
        value = value_of(graph, made.gold.problem)
        assert value is not None and value > 0 and right_answer(value, row["answer"])
        assert all(given.span for given in graph.givens)


def test_distractors_are_numbers_that_do_not_matter() -> None:
    for made in generate(6, 3, Wanted(kinds=("toward", "chase"), distractors=(2, 2))):
        assert len(made.gold.spare) == 2 == made.difficulty["unused"]


def test_events_are_as_many_as_wanted() -> None:
    assert all(made.events == 4 for made in generate(3, 1, Wanted(kinds=("bill",), events=(4, 4))))
    with pytest.raises(DataError, match="fits what is wanted"):
        list(generate(1, 1, Wanted(kinds=("compare",), events=(7, 8))))
    with pytest.raises(DataError, match="no tale of the kind nothing"):
        list(generate(1, 1, Wanted(kinds=("nothing",))))


def test_hardly_anything_is_told_twice(made: tuple[Made, ...]) -> None:
    assert len({mask(m) for m in made}) >= 0.95 * len(made)


def ways(made: Made, way: str, seed: int = 1) -> Grown:
    return grow(made.gold, way, random.Random(seed), Origin(made.tale, made.seed, made.asked))


def test_grown_problems_hold_together_and_differ(made: tuple[Made, ...]) -> None:
    done = dict.fromkeys(("numbers", "names", "irrelevant", "removed", "question"), 0)
    for problem in made[:20]:
        for way in done:
            try:
                new = ways(problem, way)
            except Refused:
                continue
            done[way] += 1
            assert new.text != problem.text
            if way == "removed":
                assert new.gold is None and new.answer == ""
                continue
            assert new.gold.value is not None and right_answer(new.gold.value, new.answer)
            if way in ("names", "irrelevant"):
                assert new.answer == problem.answer
            if way == "question":
                assert {n.label for n in new.gold.graph.agents} <= {n.label for n in problem.gold.graph.agents}
    assert all(done.values()), done


def gold_of(source: str) -> Gold:
    return compile_gold(parse_block(next(blocks(source))))


OWN = """@kind compare
@text 小刚有邮票36张，小丽比小刚多12张，小丽有多少张？
@answer 48
World 邮票
Agent 小刚 | total=36张
Agent 小丽 | total=?*
More_than(Total(小丽), Total(小刚), 12张)
"""


def test_a_gold_situation_grows_and_refuses_what_it_cannot() -> None:
    gold = gold_of(OWN)
    assert grow(gold, "numbers", random.Random(1)).gold.value != Fraction(48)
    assert "小刚" not in grow(gold, "names", random.Random(1)).text
    assert grow(gold, "removed", random.Random(1)).text in (
        "小刚有邮票36张，小丽有多少张？", "小丽比小刚多12张，小丽有多少张？",
    )  # fmt: skip
    with pytest.raises(Refused, match="only generated"):
        grow(gold, "question", random.Random(1))
    with pytest.raises(DataError, match="no way"):
        grow(gold, "poems", random.Random(1))


def test_the_rules_read_back_what_was_written() -> None:
    solver = make_solver("rules")
    problems = list(generate(12, 4, Wanted(kinds=("alone", "bill", "price_change", "remainder"), links=0.0)))
    verdicts = []
    for problem in problems:
        found = solver.solve(problem.text)
        verdicts.append(judge(problem.gold, found.attempts[0].reading.graph if found.attempts else None))
    assert sum(v.answer for v in verdicts) >= 10
    assert sum(v.whole for v in verdicts) >= 8


# What the rules make of grown problems. A strict xfail is a fault of the reader that growing has found.


def read_right(text: str, gold: Gold) -> bool:
    found = make_solver("rules").solve(text)
    return judge(gold, found.attempts[0].reading.graph if found.attempts else None).answer


def bill() -> Made:
    return next(iter(generate(1, 21, Wanted(kinds=("bill",), links=0.0))))


def test_other_numbers_are_read_right() -> None:
    for new in (ways(bill(), "numbers"), grow(gold_of(OWN), "numbers", random.Random(2))):
        assert read_right(new.text, new.gold), new.text


def test_an_irrelevant_price_changes_no_answer() -> None:
    new = grow(gold_of(OWN), "irrelevant", random.Random(2))
    assert read_right(new.text, new.gold), new.text


@pytest.mark.xfail(strict=True, reason="the rules lose a purchase when the shop has something else in stock")
def test_an_irrelevant_sentence_changes_no_bill() -> None:
    new = ways(bill(), "irrelevant")
    assert read_right(new.text, new.gold)


@pytest.mark.xfail(strict=True, reason="the rules take stamps for a journey when somebody walks before")
def test_an_irrelevant_walk_changes_no_answer() -> None:
    new = grow(gold_of(OWN), "irrelevant", random.Random(1))
    assert read_right(new.text, new.gold)


@pytest.mark.xfail(strict=True, reason="the rules answer with the only number that is left, and are sure of it")
def test_a_needed_sentence_gone_is_not_solved() -> None:
    gone = grow(gold_of(OWN), "removed", random.Random(1))
    assert make_solver("rules").solve(gone.text).status.value != "solved"

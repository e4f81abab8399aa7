"""Gold situations: the text form, what a block means, and what is wrong with a bad one."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from fabula.cli.data import app
from fabula.data.goldgraph import Gold, check_gold, compile_gold, read_gold, right_answer
from fabula.data.situations import SituationError, kinds, parse_block, parse_situations, read_situations
from fabula.errors import DataError
from fabula.situation import Attribute, NodeKind, language

FILE = Path(__file__).with_name("situations.txt")
TREES = """@kind compare
@text 园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？
@answer 58
World 园里
Agent 桃树 | total=50棵
Agent 梨树 | total=?*
More_than(Total(梨树), Total(桃树), 8棵)
"""


def gold(source: str) -> Gold:
    (situation,) = parse_situations(source)
    return compile_gold(situation)


def changed(old: str, new: str) -> str:
    assert old in TREES
    return TREES.replace(old, new)


def error(source: str) -> SituationError:
    with pytest.raises(SituationError) as found:
        gold(source)
    return found.value


# The form


def test_a_block_is_read_line_by_line() -> None:
    (situation,) = parse_situations(f"# trees\n\n{TREES}")
    assert (situation.kind, situation.answer, situation.line) == ("compare", "58", 3)
    world, peaches, pears = situation.nodes
    assert (world.kind, peaches.parent, pears.name) == (NodeKind.WORLD, 0, "梨树")
    assert peaches.values[0].told == "50棵"
    assert pears.values[0].asked
    assert situation.relations[0].name == "More_than"
    assert situation.source == TREES.strip()


def test_names_may_have_alternatives_and_brackets() -> None:
    source = changed("Agent 桃树 ", "Agent 桃树/果树 ").replace("Total(桃树)", "Total(果树)")
    assert gold(source).names["A1"] == ("桃树", "果树")
    source = TREES.replace("桃树", "五(1)班").replace("园里有", "")
    assert gold(source).graph.agents[0].label == "五(1)班"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("@kind compare", "@kind comparing", 1, "unknown kind"),
        ("@answer 58", "@answers 58", 3, "cannot read"),
        ("@answer 58\n", "", 1, "no @answer"),
        ("World 园里\n", "", 4, "the World comes first"),
        ("World 园里\n", "World 园里\nWorld 地里\n", 1, "2 Worlds"),
        ("Agent 桃树", "  Agent 桃树", 5, "not indented"),
        ("Agent 梨树", "Event 梨树", 6, "indented under its Agent"),
        ("Agent 梨树", "Agent 桃树", 6, "stands twice"),
        ("total=50棵", "total=50棵 total=?", 5, "an attribute of 桃树 stands twice"),
        ("total=50棵", "totals=50棵", 5, "cannot read 'totals=50棵'"),
        ("total=50棵", "total=棵", 5, "no number"),
        ("?*", "?", 1, "asks 0 things"),
        ("8棵)", "?*)", 1, "asks 2 things"),
        ("More_than", "Morethan", 7, "unknown word Morethan"),
        ("More_than(", "Left(", 7, "cannot read"),
        ("Total(桃树), 8棵", "Total(桃树)", 7, "takes 3 arguments"),
        ("Total(桃树), 8", "Total(桃树, 8", 7, "a ) is missing"),
        ("Total(桃树)", "Total(李树)", 7, "李树 is no node"),
    ],
)
def test_a_bad_line_is_named(old: str, new: str, line: int, message: str) -> None:
    found = error(changed(old, new))
    assert found.line == line
    assert message in found.message


# What a block means


def test_a_block_becomes_a_graph_that_gives_its_answer() -> None:
    found = gold(TREES)
    assert found.value == 58
    assert found.graph.pretty() == (
        "World 园里\n"
        "  Agent 桃树 (total=50棵)\n"
        "  Agent 梨树 (total=?*)\n"
        "· More_than(Total(梨树), Total(桃树), 8棵)\n"
        "⇒ Total(梨树) 棵"
    )
    assert [q.text for q in found.numbers] == ["50棵", "8棵"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("@answer 58", "@answer 59", "give 58, the answer is 59"),
        (" | total=50棵", "", "50棵 of the text has no place"),
        ("World 园里", "World 园里 | total=50棵", "already has its place"),
        ("More_than(Total(梨树), Total(桃树), 8棵)", "Equal(Total(桃树), Total(桃树))", "8棵 of the text"),
        ("More_than(Total(梨树), Total(桃树)", "More_than(Total(桃树), Total(World)", "too few equations"),
    ],
)
def test_a_block_that_does_not_hold_together_is_an_error(old: str, new: str, message: str) -> None:
    found = error(changed(old, new))
    assert message in found.message


def test_of_equal_numbers_the_nearest_or_the_chosen_one_is_meant() -> None:
    source = """@kind parts
@text 红花有5朵，黄花有5朵，共有多少朵花？
@answer 10
World 花 | total=?*
Agent 黄花 | total=5朵
Agent 红花 | total=5朵
Together(Total(World), Total(红花), Total(黄花))
"""
    givens = {g.slot.node: g.quantity for g in gold(source).graph.givens}
    assert givens == {"A1": 1, "A2": 0}
    chosen = source.replace("黄花 | total=5朵", "黄花 | total=5朵#1")
    assert {g.slot.node: g.quantity for g in gold(chosen).graph.givens} == {"A1": 0, "A2": 1}
    assert "the text has it 2 times" in error(source.replace("total=5朵\nA", "total=5朵#3\nA")).message


def test_words_that_look_like_numbers_can_be_called_names() -> None:
    source = """@kind bill
@text 一幅十字绣4元，李老师买了7幅，共要多少元？
@answer 28
World 买 | total=?*
Agent 李老师
  Event 买十字绣 | rate=4元/幅 amount=7幅 total=?
Equal(Total(World), Total(买十字绣))
"""
    assert "十字 of the text" in error(source).message
    assert gold(source.replace("@answer", "@names 十字绣\n@answer")).value == 28


def test_a_spare_number_and_a_unit_that_is_asked() -> None:
    source = """@kind alone
@text 一列火车有12节车厢，3分钟行4500米，它每小时行多少千米？
@answer 90
World 火车
Agent 火车 | total=~12节
  Event 行 | rate=?*千米/小时 amount=3分钟 total=4500米
"""
    found = gold(source)
    assert found.spare == {0}
    assert found.value == 90
    (complaint,) = check_gold(source.replace("~", "")).complaints
    assert not complaint.bad and "12节 does not matter" in complaint.message
    (complaint,) = check_gold(source.replace("=4500", "=~4500")).complaints
    assert "matters, but is marked" in complaint.message


@pytest.mark.parametrize(
    ("value", "answer", "right"),
    [
        (Fraction(4), "4", True),
        (Fraction(2, 5), "2/5", True),
        (Fraction(1, 4), "25%", True),
        (Fraction(4, 5), "八折", True),
        (Fraction(3, 5), "3:5", True),
        (Fraction(29, 2), "14时30分", True),
        (Fraction(5), "4", False),
        (Fraction(7, 10), "八折", False),
    ],
)
def test_answers(value: Fraction, answer: str, right: bool) -> None:
    assert right_answer(value, answer) is right


@pytest.mark.parametrize("found", read_gold(FILE), ids=lambda g: g.situation.kind)
def test_our_own_situations_hold_together(found: Gold) -> None:
    """Each number of the text has one place, and the answer follows from the relations."""
    assert found.value is not None and right_answer(found.value, found.situation.answer)
    told = [g.quantity for g in found.graph.givens if g.quantity is not None]
    assert len(told) == len(set(told))
    assert any(g.slot.attribute is Attribute.TOTAL for g in found.graph.givens) or found.graph.relations


def test_every_kind_has_a_type_and_every_predicate_can_be_written() -> None:
    assert len(kinds()) == 43
    assert {"Share", "Times_plus", "Average"} <= set(language().predicates)


# Files


def test_a_file_names_its_bad_line(tmp_path: Path) -> None:
    path = tmp_path / "gold.txt"
    path.write_text(f"{TREES}\n{changed('?*', '?')}", "utf-8")
    with pytest.raises(DataError, match=r"gold\.txt, line 9: .*asks 0"):
        read_situations(path)
    with pytest.raises(DataError, match=r"gold\.txt, line 9"):
        read_gold(path)
    with pytest.raises(DataError, match="cannot read"):
        read_gold(tmp_path / "nothing.txt")


def test_the_checker_lists_bad_blocks(tmp_path: Path) -> None:
    path = tmp_path / "gold.txt"
    path.write_text(f"{TREES}\n{changed('58', '59')}\n{changed('World 园里', 'World 每天')}", "utf-8")
    result = CliRunner().invoke(app, ["check", "--situations", str(path)])
    assert result.exit_code == 1
    assert f"{path}:9: the relations give 58, the answer is 59" in result.stdout
    assert "look again: name: 每天: 每 in a name" in result.stdout
    assert "2 good situations, 1 bad" in result.stdout
    found = json.loads(CliRunner().invoke(app, ["check", "--situations", str(path), "--json"]).stdout)
    assert (found["situations"], found["bad"]) == (2, 1)
    path.write_text(TREES, "utf-8")
    assert CliRunner().invoke(app, ["check", "--situations", str(path)]).exit_code == 0
    assert CliRunner().invoke(app, ["check"]).exit_code == 1


def test_a_block_cannot_be_two(tmp_path: Path) -> None:
    lines = tuple(enumerate((TREES + TREES).splitlines(), 1))
    with pytest.raises(SituationError, match="stands twice") as found:
        parse_block(lines)
    assert found.value.line == 8

"""The tale files: every fact has its tellings, a bad line is named, what repeats is repeated."""

import random

import pytest

from fabula.data.situations import kinds
from fabula.errors import GrammarError
from fabula.generate.numbers import decimal, draw, evaluate, fraction, holds
from fabula.generate.tale import Tale, parse_tales, tales
from fabula.generate.things import things

ALL = [tale for found in tales().values() for tale in found]


def test_every_kind_is_a_kind_of_gold_situations() -> None:
    assert tales().keys() <= kinds().keys()


@pytest.mark.parametrize("tale", ALL, ids=lambda tale: tale.name)
def test_every_question_has_five_tellings(tale: Tale) -> None:
    for line in tale.of("ask"):
        assert len(set(line.under)) >= 5, (tale.name, line.rest)


def test_there_are_enough_names_and_goods() -> None:
    words = {entry[0] for entries in things().classes.values() for entry in entries}
    assert len(words) >= 200


def test_a_bad_line_is_named_by_its_number() -> None:
    with pytest.raises(GrammarError, match=r"mine, line 2: unknown word 'sing'"):
        parse_tales("tale mine\n  sing aloud\n", "mine")


def test_a_tale_without_a_question_is_refused() -> None:
    source = "tale mine\n  scene A=people\n  number a = 1..3\n  order ask\n  situation\n    World 家\n"
    with pytest.raises(GrammarError, match="has no ask"):
        parse_tales(source)


def test_what_repeats_is_repeated() -> None:
    source = """tale mine
  many 3..3
  scene G&=goods
  number n& = 1..9
  number w = 0[+n&]
  order ask
  situation
    World 花
    Agent {G&}
      Event 买 | total=<n& 元>
    Together(Total(World), [Total({G&})])
  ask w
    多少？
"""
    made = parse_tales(source)[0].repeated(random.Random(0))
    assert [line.rest for line in made.of("scene")] == ["G1=goods G2=goods G3=goods"]
    assert made.of("number")[-1].rest == "w = 0+n1+n2+n3"
    assert made.block("situation")[1:5] == (
        "Agent {G1}", "  Event 买 | total=<n1 元>", "Agent {G2}", "  Event 买 | total=<n2 元>",
    )  # fmt: skip
    assert made.block("situation")[-1] == "Together(Total(World), Total({G1}), Total({G2}), Total({G3}))"


def test_numbers() -> None:
    values = {"v": evaluate("60", {}), "t": evaluate("2.5", {})}
    assert evaluate("(v+10)*t", values) == 175
    assert holds("v > t", values) and not holds("v == t", values)
    assert decimal(evaluate("t", values)) == "2.5"
    assert {int(draw("40..50/5", random.Random(seed))) for seed in range(30)} == {40, 45, 50}
    with pytest.raises(GrammarError):
        evaluate("__import__('os')", values)


@pytest.mark.parametrize(("style", "text"), [("plain", "(3/4)"), ("percent", "75%"), ("words", "四分之三")])
def test_fractions_are_written_in_three_ways(style: str, text: str) -> None:
    assert fraction(evaluate("3/4", {}), style, "零一二三四五六七八九十") == text

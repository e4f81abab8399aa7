"""The tale files: every fact has its tellings, a bad line is named, what repeats is repeated."""

import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from fabula.data.situations import kinds
from fabula.errors import GrammarError
from fabula.generate.asides import asides
from fabula.generate.numbers import decimal, discount, draw, evaluate, fraction, holds, percent
from fabula.generate.tale import Tale, _inline, parse_tales, tales, tellings
from fabula.generate.things import things

ALL = [tale for found in tales().values() for tale in found]
DIGITS = "零一二三四五六七八九十"


def test_every_kind_of_gold_situations_has_a_tale() -> None:
    assert tales().keys() == kinds().keys()


def spoken(tale: Tale) -> set[str]:
    """What the orders name by itself; ``v1`` of ``t1+v1`` is told alone only if t1 is not told, which no tale does."""
    return set(re.sub(r"[{}^\[\]]", " ", " ".join(line.rest for line in tale.of("order"))).split())


@pytest.mark.parametrize("tale", ALL, ids=lambda tale: tale.name)
def test_every_fact_and_question_has_five_tellings(tale: Tale) -> None:
    for line in (*tale.of("tell"), *tale.of("ask")):
        if line.word == "ask" or line.rest in spoken(tale):
            found = sum(tellings(one) * scenes(tale, one) for one in line.under)
            assert found >= 5, (tale.name, line.word, line.rest, found)


def scenes(tale: Tale, line: str) -> int:
    """Choices of a scene that are whole phrases (``Z=共|一共有``) are tellings too."""
    choices = [item.partition("=") for item in tale.of("scene")[0].rest.split()]
    return math.prod(c.count("|") + 1 for name, _, c in choices if name in ("Z", "F") and f"{{{name}}}" in line)


def test_tellings_are_counted_with_their_alternatives() -> None:
    assert tellings("{A}(每|平均每){T}(行|走({v}|约{v})){L}") == 2 * 2 * 2


def test_there_are_enough_scenes_names_and_goods() -> None:
    words = {entry[0] for entries in things().classes.values() for entry in entries}
    assert len(words) >= 300
    assert len({line.rest for tale in ALL for line in tale.of("scene")}) >= 60


def test_there_are_distractors_of_three_kinds() -> None:
    counts = Counter(aside.kind for aside in asides())
    assert counts.keys() == {"owner", "attribute", "event"} and counts.total() >= 150
    assert min(counts.values()) >= 20, counts


def test_every_distractor_is_about_something_there_is() -> None:
    names = {name for tale in ALL for name in (tale.name, tale.kind, f"tale:{tale.name}")} | {"grown"}
    keys = {item.partition("=")[0] for tale in ALL for line in tale.of("scene") for item in line.rest.split()}
    for aside in asides():
        assert aside.stories and aside.stories <= names, aside
        for about in aside.about:
            assert about.name in things().classes or about.name in keys | {"-"}, about


def test_who_is_faster_is_first() -> None:
    """A pair of vehicles has the range of its speeds with it; the first one's does not lie below the other's."""
    for name in ("vehicles", "trains", "ships", "planes"):
        for _, _, fast, slow in things().classes[name]:
            assert bound(fast, min) > bound(slow, min) and bound(fast, max) > bound(slow, max)


def bound(source: str, which: Callable[[Iterable[int]], int]) -> int:
    return which(int(draw(source, lambda count, at=at: at)) for at in (0, size(source) - 1))


def size(source: str) -> int:
    found: list[int] = []
    draw(source, lambda count: found.append(count) or 0)
    return found[0]


def test_a_bad_line_is_named_by_its_number() -> None:
    with pytest.raises(GrammarError, match=r"mine, line 2: unknown word 'sing'"):
        parse_tales("tale mine\n  sing aloud\n", "mine")
    with pytest.raises(GrammarError, match=r"mine, line 3: no phrase 'nothing'"):
        parse_tales("tale mine\n  ask w\n    *nothing {A}\n", "mine")


def test_a_tale_without_a_question_is_refused() -> None:
    source = "tale mine\n  scene A=people\n  number a = 1..3\n  order ask\n  situation\n    World 家\n"
    with pytest.raises(GrammarError, match="has no ask"):
        parse_tales(source)


REPEATED = """tale mine
  many 3..3
  scene G&=goods
  number n& = 1..9
  more h& = n&-n&~
  number w = 0[+n&]
  order ask
  situation
    World 花
    Agent {G&}
      Event 买 | total=<n& 元>
    More_than(Total({G&}), Total({G&~}), <h& 元>)
    Fraction_of(Total({G&}), Left(Total(World), [<Total({G&})]), <f&>)
    Together(Total(World), [Total({G&})])
  ask w
    多少？
"""


def test_what_repeats_is_repeated() -> None:
    made = parse_tales(REPEATED)[0].repeated(lambda _: 0)
    assert [line.rest for line in made.of("scene")] == ["G1=goods G2=goods G3=goods"]
    assert [line.rest for line in made.of("more")] == ["h2 = n2-n1", "h3 = n3-n2"]
    assert made.of("number")[-1].rest == "w = 0+n1+n2+n3"
    assert made.block("situation") == (
        "World 花",
        "Agent {G1}",
        "  Event 买 | total=<n1 元>",
        "Fraction_of(Total({G1}), Total(World), <f1>)",
        "Agent {G2}",
        "  Event 买 | total=<n2 元>",
        "More_than(Total({G2}), Total({G1}), <h2 元>)",
        "Fraction_of(Total({G2}), Left(Total(World), Total({G1})), <f2>)",
        "Agent {G3}",
        "  Event 买 | total=<n3 元>",
        "More_than(Total({G3}), Total({G2}), <h3 元>)",
        "Fraction_of(Total({G3}), Left(Total(World), Total({G1}), Total({G2})), <f3>)",
        "Together(Total(World), Total({G1}), Total({G2}), Total({G3}))",
    )


def test_numbers() -> None:
    values = {"v": evaluate("60", {}), "t": evaluate("2.5", {})}
    assert evaluate("(v+10)*t", values) == 175
    assert holds("v > t", values) and not holds("v == t", values)
    assert decimal(evaluate("t", values)) == "2.5"
    assert {int(draw("40..50/5", random.Random(seed).randrange)) for seed in range(30)} == {40, 45, 50}
    with pytest.raises(GrammarError):
        evaluate("__import__('os')", values)


@pytest.mark.parametrize(
    ("style", "text"), [("plain", "3/4"), ("brackets", "(3/4)"), ("percent", "75%"), ("words", "四分之三")]
)
def test_fractions_are_written_in_four_ways(style: str, text: str) -> None:
    assert fraction(evaluate("3/4", {}), style, DIGITS) == text


def test_percents_and_discounts() -> None:
    assert percent(evaluate("0.0225", {})) == "2.25%"
    assert [discount(evaluate(one, {}), DIGITS) for one in ("0.8", "0.85")] == ["八折", "八五折"]


def test_a_list_of_those_before_the_first_is_empty() -> None:
    assert [_inline("除了[<、t&]还有", 3, at) for at in (1, 2, 3)] == ["除了还有", "除了t1还有", "除了t1和t2还有"]

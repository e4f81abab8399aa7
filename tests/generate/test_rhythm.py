"""Sentences that can be read aloud (generate/rhythm.py)."""

import re

from tests.generate.test_make import tale_named

from fabula.generate.dice import Dice
from fabula.generate.make import Wanted, generate, make
from fabula.generate.rhythm import LONG, in_rhythm
from fabula.generate.story import draw_story
from fabula.generate.tell import Piece, Told


def rhythm(*pieces: tuple[str, str]) -> str:
    """The text of a chase of two, told in these pieces; A and B of the scene stand for their names."""
    stories = (draw_story(tale_named("chase_head_start"), Dice(f"1:{seed}")) for seed in range(50))
    story = next(story for story in stories if story is not None)
    names = story.cast.words
    told = Told(tuple(Piece(text.replace("A", names["A"]).replace("B", names["B"]), stop) for text, stop in pieces), ())
    return in_rhythm(told, story).text.replace(names["A"], "A").replace(names["B"], "B")


def test_who_speaks_on_is_not_named_again() -> None:
    told = rhythm(("A和B去学校", "，"), ("A每分钟骑150米", "，"), ("A出发2分钟后追上B", "。"), ("B走了几分钟？", ""))
    assert told == "A和B去学校，A每分钟骑150米，出发2分钟后追上B。B走了几分钟？"


def test_who_is_named_anew_stays() -> None:
    told = rhythm(("A每分钟骑150米", "，"), ("A的速度不变", "，"), ("B每分钟走50米", "。"), ("B走了几分钟？", ""))
    assert told == "A每分钟骑150米，A的速度不变，B每分钟走50米。B走了几分钟？"
    assert rhythm(("A骑了2分钟", "。"), ("A追上B", "。"), ("几分钟？", "")) == "A骑了2分钟。A追上B。几分钟？"


def test_a_question_of_the_same_subject_is_a_sentence() -> None:
    assert rhythm(("A骑了2分钟", "，"), ("A追上B", "，"), ("A骑了几米？", "")) == "A骑了2分钟，追上B。A骑了几米？"


def test_a_long_sentence_ends_where_somebody_else_is_named() -> None:
    told = rhythm(("甲，乙", "，"), ("丙，丁", "，"), ("A骑2分钟", "，"), ("多久？", ""))
    assert told == "甲，乙，丙，丁。A骑2分钟，多久？"
    told = rhythm(("甲，乙", "，"), ("丙，5小时后", "，"), ("A骑2分钟", "，"), ("多久？", ""))
    assert told == "甲，乙，丙，5小时后，A骑2分钟。多久？"


def test_no_generated_sentence_runs_on() -> None:
    for one in generate(40, 21, Wanted(kinds=("toward", "chase", "second", "apart", "ring"))):
        assert max(sentence.count("，") for sentence in re.split("[。；？]", one.text)) <= LONG + 1, one.text


def test_journeys_can_be_made() -> None:
    """Who part and meet again go round; what stands at equal distances is said to."""
    for seed in range(40):
        for name, words in (("ring", "环|圆"), ("planting", "每隔|每1?[0-9]+米|等距离|相等")):
            made = make(tale_named(name), Dice(f"3:{seed}"), Wanted())
            assert made is None or re.search(words, made.text), made.text

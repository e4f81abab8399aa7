"""One sentence more that does not matter, where the story begins with the one it is about."""

from __future__ import annotations

import random
from collections.abc import Iterator

from fabula.data.goldgraph import Gold
from fabula.generate.asides import Aside, asides
from fabula.generate.clutter import owner, place
from fabula.generate.numbers import decimal, draw
from fabula.generate.rewrite import Rewritten, body_of, checked, first, inside, said
from fabula.generate.spots import same_subject
from fabula.generate.tell import fill
from fabula.generate.things import things

PEOPLE = ("pupil",)
GROWN = "grown"  # asides for stories that nobody generated


def irrelevant(gold: Gold, rng: random.Random) -> Rewritten:
    """小明看一本书 → 小明今年10岁，看一本书; 一辆客车从甲地开往乙地 → …，载着38名乘客."""
    return first(_cluttered(gold, rng), "nothing is known to say about whom the story begins with")


def _cluttered(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text = gold.situation.text
    options = [(a, name) for a in asides() if GROWN in a.stories for name in _words(a) if _fits(gold, a, name)]
    rng.shuffle(options)
    for aside, name in options:
        words = {"X": name, "n": decimal(draw(aside.range, rng.randrange))}
        line = fill(aside.gold, words)
        body = place(tuple(body_of(gold)), line)
        new = words["n"] not in text and _new(line) not in text
        if body is not None and new:
            told = _put(gold, aside, name, fill(aside.text, words))
            yield checked(gold, told, gold.situation.answer, list(body))


def _words(aside: Aside) -> Iterator[str]:
    """The words that an aside may be about."""
    for about in aside.about:
        entries = things().classes.get(about.name, ())
        yield from (entry[0] for entry in entries if not about.words or entry[0] in about.words)


def _fits(gold: Gold, aside: Aside, name: str) -> bool:
    """Whether the story begins with this: by name (小明 …), or with 一辆 (客车从甲地开往乙地，)."""
    text = gold.situation.text
    if "first" in aside.places:
        named = any(node.label == name for node in gold.graph.nodes)  # 明明文具店 is no person
        known = named or not _of_a_person(aside)
        return known and text.startswith(name) and text[len(name) : len(name) + 1] not in things().say["joined"]
    clause = gold.problem.clauses[0]
    opening = clause.span.of(gold.problem.text)
    introduced = any(opening.startswith(word + name) for word in said("introduces"))
    alone = not any(word in gold.problem.text for word in said("together"))
    return introduced and alone and opening.endswith("，") and not inside(gold, clause)


def _of_a_person(aside: Aside) -> bool:
    return any(about.name in PEOPLE for about in aside.about)


def _new(line: str) -> str:
    """What an aside brings into the story: 班 of 学校 > State 班, or its owner."""
    return line.split(" > ")[1].split()[1] if " > " in line else owner(line)


def _put(gold: Gold, aside: Aside, name: str, remark: str) -> str:
    """小明今年10岁，看一本书: one sentence if both are about himself; 小明家离学校500米。小明看一本书."""
    if "first" in aside.places:
        text = gold.situation.text
        one = _of_a_person(aside) and same_subject(remark, text, name)
        return f"{remark}，{text.removeprefix(name)}" if one else f"{remark}。{text}"
    end = gold.problem.clauses[0].span.end
    return f"{gold.problem.text[:end]}{remark}，{gold.problem.text[end:]}"

"""Telling a story: the text from a tale's sentences, and the gold situation with its gaps filled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from fabula.errors import GrammarError
from fabula.generate.numbers import decimal, fraction
from fabula.generate.story import Link, Story
from fabula.generate.tale import ORDINALS
from fabula.generate.things import things

ASK = "ask"
STOPS = {"/": ("，", "。"), "。": ("。",), "；": ("；",), "，": ("，",)}
RELATIONS = {"times": "Times_of", "fraction": "Fraction_of", "more": "More_than", "less": "Less_than"}
_GAP = re.compile(r"<(?P<name>\w+)(?P<unit>[^<>]*)>")
_WORD = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class Told:
    """Sentences (the last one asks) and the lines of the situation."""

    sentences: tuple[str, ...]
    situation: tuple[str, ...]

    @property
    def text(self) -> str:
        return "".join(self.sentences)


def tell(story: Story, rng: random.Random) -> Told:
    """The story in words drawn from its tale's tellings."""
    return Told(tuple(_sentences(story, rng)), tuple(_situation(story)))


def _sentences(story: Story, rng: random.Random) -> Iterator[str]:
    """Clauses with their stops; a sentence ends where the order says so, and at the question."""
    made = ""
    for token in _order(story, rng):
        if token in STOPS:
            made = made.rstrip("，。；") + rng.choice(STOPS[token]) if made else ""
            if made.endswith("。"):
                yield made
                made = ""
            continue
        clause = _clause(story, token, rng)
        if clause:
            made += clause + ("" if token == ASK else "，")
    yield made


def _order(story: Story, rng: random.Random) -> list[str]:
    """One of the orders that fit what is asked."""
    fitting = []
    for line in story.tale.of("order"):
        asked, colon, tokens = line.rest.rpartition(":")
        if not colon or story.asked in asked.split():
            fitting.append(tokens.split())
    if not fitting:
        raise GrammarError(f"the tale {story.tale.name} has no order for {story.asked}")
    return rng.choice(fitting)


def _clause(story: Story, token: str, rng: random.Random) -> str:
    if token == ASK:
        return _filled(story, rng.choice(story.tale.block("ask", story.asked)), rng)
    if token.startswith("@"):
        return _filled(story, rng.choice(story.tale.block("say", token[1:])), rng)
    names = token.split("+")
    linked = story.link is not None and story.link.x in names
    if len(names) > 1 and (linked or not story.told.issuperset(names)):
        return "，".join(filter(None, (_clause(story, name, rng) for name in names)))
    if linked and story.link is not None:
        return _link_clause(story, story.link, rng)
    word = "tell" if story.told.issuperset(names) else "else"
    options = story.tale.block(word, token)
    if not options and word == "tell":
        raise GrammarError(f"the tale {story.tale.name} does not tell {token}")
    return _filled(story, rng.choice(options), rng) if options else ""


def _link_clause(story: Story, link: Link, rng: random.Random) -> str:
    """乙车的速度是甲车的1.5倍, or as the tale says it: 乙车每小时比甲车多行10千米."""
    own = story.tale.block(link.relation, link.x)
    template = rng.choice(own or things().links[link.relation])
    value = decimal(link.value)
    if link.relation == "fraction":
        value = fraction(link.value, story.style, ORDINALS)
    return _filled(story, template, rng, {"x": link.names[0], "y": link.names[1], "n": value})


def _filled(story: Story, template: str, rng: random.Random, more: dict[str, str] | None = None) -> str:
    """A telling with its words; (a|b) is either of them."""
    chosen = re.sub(r"\(([^()]*\|[^()]*)\)", lambda m: rng.choice(m[1].split("|")), template)
    words = {**story.cast.words, **(more or {})}

    def word(match: re.Match[str]) -> str:
        name = match[1]
        if name not in story.values or name in (more or {}):
            if name not in words:
                raise GrammarError(f"the tale {story.tale.name} has no word {name!r}")
            return fill(words[name], words)
        if name in story.fractions:
            return fraction(story.values[name], story.style, ORDINALS)
        return decimal(story.values[name])

    return _WORD.sub(word, chosen)


def fill(template: str, words: dict[str, str]) -> str:
    return _WORD.sub(lambda match: words.get(match[1], match[0]), template)


def _situation(story: Story) -> Iterator[str]:
    """The gold lines; a relation whose number is neither told nor asked is not there."""
    linked = story.link.x if story.link else ""

    def gap(match: re.Match[str]) -> str:
        name = match["name"]
        if name == story.asked:
            return "?*"
        if name not in story.told or name == linked:
            return "?"
        value = story.values[name]
        written = f"{value.numerator}/{value.denominator}" if name in story.fractions else decimal(value)
        return written + match["unit"].strip()

    for template in story.tale.block("situation"):
        line = _GAP.sub(gap, fill(template, story.cast.words))
        is_node = re.match(r"\s*(World|Agent|Event|State) ", line)
        if is_node or not re.search(r"[(,] *\?(?!\*)", line):
            yield line
    if story.link is not None:
        yield _link_relation(story, story.link)


def _link_relation(story: Story, link: Link) -> str:
    value = link.value
    unit = fill(link.unit, story.cast.words) if link.relation in ("more", "less") else ""
    number = f"{value.numerator}/{value.denominator}" if link.relation == "fraction" else decimal(value) + unit
    first, second = (fill(name, story.cast.words) for name in (link.first, link.second))
    return f"{RELATIONS[link.relation]}({first}, {second}, {number})"

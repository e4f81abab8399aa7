"""Telling a story: the text from a tale's sentences, and the gold situation with its gaps filled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fabula.errors import GrammarError
from fabula.generate.numbers import decimal
from fabula.generate.story import Story
from fabula.generate.tale import EITHER, GAP
from fabula.generate.things import things
from fabula.lang.lexicon import particle

ASK = "ask"
STOPS = {"/": ("，", "。"), "。": ("。",), "；": ("；",), "，": ("，",), "：": ("：",)}
_WORD = re.compile(r"\{([^{}]+)\}")
_NODE = re.compile(r"\s*(World|Agent|Event|State) ")
COMMA = "，"
UNFINISHED = particle("behind")  # 看了6天后 does not end a sentence
RETELLINGS = 8
IMPLICIT = particle("of")  # 剩下的 where the text says 还剩
_CONDITION = re.compile(r" (?P<word>if|unless) (?P<names>[\w|]+)$")
_VALUE = re.compile(r"=(?!\?(?!\*))")  # told or asked
_SHARE_OF_LEFT = re.compile(r"Fraction_of\((?P<part>Total\([^()]*\)), Left\((?P<whole>.*)\), (?P<share>[^(),]+)\)")
_OPEN = re.compile(r"[(,] *\?(?!\*)")


@dataclass(frozen=True, slots=True)
class Piece:
    """What one token of an order says, with the stop behind it; ``aside`` if it does not matter."""

    text: str
    stop: str
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """Pieces of the text (the last one asks) and the lines of the situation."""

    pieces: tuple[Piece, ...]
    situation: tuple[str, ...]

    @property
    def text(self) -> str:
        return "".join(piece.text + piece.stop for piece in self.pieces)


def tell(story: Story) -> Told | None:
    """The story in words drawn from its tale's tellings; None if a node has no words in these."""
    pieces = tuple(_pieces(story))
    text = "".join(piece.text + piece.stop for piece in pieces)
    if any(word in text for (word,) in things().classes["avoid"]):
        return None
    lines = _left_over(tuple(_spoken(tuple(_situation(story)), text)), text)
    situation = tuple(_named(line, text) for line in lines)
    return Told(pieces, situation) if all(situation) else None


def _spoken(situation: tuple[str, ...], text: str) -> Iterator[str]:
    """The lines without States that the text does not speak of, and without relations to these."""
    silent: list[str] = []
    for line in situation:
        match = _NODE.match(line)
        names, _, values = line[match.end() :].partition(" |") if match else ("", "", "")
        if line.startswith("  State") and not _VALUE.search(values) and not any(n in text for n in names.split("/")):
            silent += names.split("/")
        elif match or not any(f"({name})" in line or f"·{name})" in line for name in silent):
            yield line


def _left_over(situation: tuple[str, ...], text: str) -> tuple[str, ...]:
    """What was left when a share of it was taken, as a State: the first time, as docs/situations.md has it."""
    at = next((i for i, line in enumerate(situation) if _SHARE_OF_LEFT.fullmatch(line)), -1)
    match = _SHARE_OF_LEFT.fullmatch(situation[at]) if at >= 0 else None
    if match is None:
        return situation
    words = sorted((w for w in things().say["left_over"].split() if w in text), key=text.find)
    if not words:
        return situation
    name = words[0] + IMPLICIT
    last = max(i for i, line in enumerate(situation) if line.startswith("  Event"))
    state = f"  State {name}/{'/'.join(words)} | total=?"
    share = f"Fraction_of({match['part']}, Total({name}), {match['share']})"
    rest = f"Remains(Total({name}), {match['whole']})"
    return (*situation[: last + 1], state, *situation[last + 1 : at], share, rest, *situation[at + 1 :])


def _named(line: str, text: str) -> str:
    """A node under the first of its names that the text has: its words one after another (买钢笔), or apart."""
    match = _NODE.match(line)
    if match is None:
        return line
    names, bar, values = line[match.end() :].partition(" |")
    options = names.strip().split("/")
    found = sorted(options, key=lambda name: name not in text)
    if found[0] not in text and not set(found[0]) <= {*text, *IMPLICIT}:
        return ""
    return f"{match[0]}{'/'.join(found)}{bar}{values}"


def _pieces(story: Story) -> Iterator[Piece]:
    """Clauses with their stops; what the order has no stop behind ends with a comma."""
    last: Piece | None = None
    link = ""  # what the last clause began with that went on with a list
    for at, token in enumerate(_order(story)):
        if token in STOPS:
            if last is not None:
                stop = story.dice.choose("stop", f"{at}", STOPS[token])
                last = Piece(last.text, COMMA if last.text.endswith(UNFINISHED) else stop)
        elif clause := _clause(story, token):
            if last is not None:
                yield last
                clause = _otherwise(story, token, clause, link)
                link = _link(clause) or link
            last = Piece(clause, "" if token == ASK else "，")
    if last is not None:
        yield last


def _otherwise(story: Story, token: str, clause: str, link: str) -> str:
    """The clause told again if it goes on as the last one did: 又买了 …，又买了 … becomes 又买了 …，还买了 …"""
    for at in range(RETELLINGS):
        if not link or _link(clause) != link:
            break
        clause = _clause(story, token, f":{at}")
    return clause


def _link(clause: str) -> str:
    return next((word for word in things().say["links"].split() if clause.startswith(word)), "")


def _order(story: Story) -> Iterator[str]:
    """One of the orders that fit what is asked; what stands in braces is told in any order."""
    fitting = []
    for line in story.tale.of("order"):
        asked, colon, tokens = line.rest.rpartition(":")
        if not colon or story.asked in asked.split():
            fitting.append(tokens)
    if not fitting:
        raise GrammarError(f"the tale {story.tale.name} has no order for {story.asked}")
    chosen = story.dice.choose("order", "", fitting)
    for at, part in enumerate(re.split(r"\{([^{}]*)\}", chosen)):
        pieces = part.split()
        if at % 2:
            story.dice.random("order").shuffle(pieces)
        yield from pieces


def _clause(story: Story, token: str, again: str = "") -> str:
    """What a token says; ``again`` tells it in other words."""
    if token == ASK:
        return _chosen(story, token, story.tale.block("ask", story.asked), again)
    if "^" in token:  # one clause of several pieces
        return "".join(_clause(story, piece, again) for piece in token.split("^"))
    if token.startswith("@"):
        return _chosen(story, token, story.tale.block("say", token[1:]), again)
    names = token.split("+")
    if len(names) > 1 and not story.told.issuperset(names):
        return COMMA.join(filter(None, (_clause(story, name, again) for name in names)))
    word = "tell" if story.told.issuperset(names) else "else"
    options = story.tale.block(word, token)
    if not options and word == "tell":
        raise GrammarError(f"the tale {story.tale.name} does not tell {token}")
    return _chosen(story, token, options, again) if options else ""


def _chosen(story: Story, token: str, options: tuple[str, ...], again: str = "") -> str:
    """One of the tellings, with its words; (a|b) is either of them."""
    token, at = token + again, 0
    line = story.dice.choose("tell", token, options)
    while match := EITHER.search(line):
        either = story.dice.choose("tell", f"{token}:{at}", match[1].split("|"))
        line = line[: match.start()] + either + line[match.end() :]
        at += 1

    def word(found: re.Match[str]) -> str:
        name = found[1]
        if name in story.values:
            return story.written(name)
        if name not in story.cast.words:
            raise GrammarError(f"the tale {story.tale.name} has no word {name!r}")
        return fill(story.cast.words[name], story.cast.words)

    return _WORD.sub(word, line)


def fill(template: str, words: dict[str, str]) -> str:
    return _WORD.sub(lambda match: words.get(match[1], match[0]), template)


def _situation(story: Story) -> Iterator[str]:
    """The gold lines; a relation whose number is neither told nor asked is not there."""

    def gap(match: re.Match[str]) -> str:
        name = match["name"]
        if name == story.asked:
            return "?*"
        if name not in story.told:
            return "?"
        return gold_number(story, name) + match["unit"].strip()

    for template in story.tale.block("situation"):
        if match := _CONDITION.search(template):
            if (match["word"] == "if") != (story.asked in match["names"].split("|")):
                continue
            template = template[: match.start()]
        line = GAP.sub(gap, fill(fill(template, story.cast.words), story.cast.words))
        if _NODE.match(line):
            yield line
        elif not _OPEN.search(line):
            yield line.strip()


def gold_number(story: Story, name: str) -> str:
    value = story.values[name]
    if story.forms[name] in ("fraction", "part"):
        return f"{value.numerator}/{value.denominator}"
    return decimal(value) if story.forms[name] in ("number", "times", "more") else story.written(name)

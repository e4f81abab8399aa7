"""How exercise books put it: 已知 before what is given, 问 or 求 before what is asked (lang/zh/manner.txt)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from fabula.generate.story import Story
from fabula.generate.tell import Piece, Told
from fabula.generate.things import things
from fabula.lang.lexicon import data_lines, read_file

FILE = "manner.txt"
ASPECT = "manner"
PLAIN = "-"  # nothing is put before it
STOP = "。"
NAMES = "ABCPSX"  # keys of a scene that stand for whom a clause may be about, without wares


@dataclass(frozen=True, slots=True)
class Manner:
    """What may stand before a given clause and before a question, and the clauses and questions that bear it."""

    given: tuple[str, ...]
    asked: tuple[str, ...]
    sought: tuple[str, ...]
    unsought: str  # 求速度为每小时多少千米: nobody says that
    gives: re.Pattern[str]
    happens: re.Pattern[str]
    bound: re.Pattern[str]


@cache
def manner() -> Manner:
    lines = dict(line.split(" = ", 1) for _, line in data_lines(read_file(FILE)))
    given, asked, sought = (tuple(lines[name].split()) for name in ("given", "asked", "sought"))
    patterns = (re.compile(lines[name]) for name in ("gives", "happens", "bound"))
    return Manner(given, asked, sought, lines["unsought"], *patterns)


def in_manner(told: Told, story: Story) -> Told:
    """The text as an exercise book might put it, in many cases as it is."""
    *pieces, ask = told.pieces
    word = story.dice.choose(ASPECT, "given", manner().given)
    if word != PLAIN and word not in told.text:
        for at in range(1, len(pieces)):
            if _gives(pieces[at], story):  # the first of them: nobody says 已知 in the middle of what is known
                if _may_precede(pieces[at - 1]):
                    pieces[at] = replace(pieces[at], text=word + pieces[at].text)
                break
    return replace(told, pieces=(*pieces, _asked(ask, story)))


def _gives(piece: Piece, story: Story) -> bool:
    """Whether a clause states something of somebody whom it names, rather than tells what happened."""
    if piece.aside or not _names_somebody(piece.text, story) or manner().happens.search(piece.text):
        return False
    return manner().gives.search(piece.text) is not None


def _names_somebody(text: str, story: Story) -> bool:
    """Whether a piece says of whom it speaks."""
    keys = (key for key in story.cast.classes if key[0] in NAMES)
    return text.startswith((*map(story.cast.words.__getitem__, keys), *things().say["standing"].split()))


def _may_precede(piece: Piece) -> bool:
    """Whether 已知 may follow: it opens a sentence, but not one behind a remark."""
    return not piece.aside and piece.stop == STOP


def _asked(ask: Piece, story: Story) -> Piece:
    """几小时相遇？ → 问几小时相遇？, 求几小时相遇。; a question of several clauses, or one that goes on, stays."""
    word = story.dice.choose(ASPECT, "asked", manner().asked)
    if word == PLAIN or manner().bound.search(ask.text):
        return ask
    if word in manner().sought and manner().unsought in ask.text:
        return ask
    if word in manner().sought:
        return replace(ask, text=word + ask.text.rstrip("？") + STOP)
    return replace(ask, text=word + ask.text)

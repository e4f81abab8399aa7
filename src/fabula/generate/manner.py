"""How exercise books put it: 已知 before what is given, 问 or 求 before what is asked (lang/zh/manner.txt)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from fabula.generate.clutter import names_somebody
from fabula.generate.story import Story
from fabula.generate.tell import Piece, Told
from fabula.lang.lexicon import data_lines, read_file

FILE = "manner.txt"
ASPECT = "manner"
PLAIN = "-"  # nothing is put before it
STOP = "。"


@dataclass(frozen=True, slots=True)
class Manner:
    """What may stand before a given clause and before a question, and the clauses and questions that bear it."""

    given: tuple[str, ...]
    asked: tuple[str, ...]
    sought: tuple[str, ...]
    gives: re.Pattern[str]
    happens: re.Pattern[str]
    bound: re.Pattern[str]


@cache
def manner() -> Manner:
    lines = dict(line.split(" = ", 1) for _, line in data_lines(read_file(FILE)))
    given, asked, sought = (tuple(lines[name].split()) for name in ("given", "asked", "sought"))
    return Manner(given, asked, sought, *(re.compile(lines[name]) for name in ("gives", "happens", "bound")))


def in_manner(told: Told, story: Story) -> Told:
    """The text as an exercise book might put it, in many cases as it is."""
    *pieces, ask = told.pieces
    word = story.dice.choose(ASPECT, "given", manner().given)
    if word != PLAIN and word not in told.text:
        for at in range(1, len(pieces)):
            if _gives(pieces[at], story) and _may_precede(pieces[at - 1]):
                pieces[at] = replace(pieces[at], text=word + pieces[at].text)
                break
    return replace(told, pieces=(*pieces, _asked(ask, story)))


def _gives(piece: Piece, story: Story) -> bool:
    """Whether a clause states something of somebody whom it names, rather than tells what happened."""
    if piece.aside or not names_somebody(piece.text, story) or manner().happens.search(piece.text):
        return False
    return manner().gives.search(piece.text) is not None


def _may_precede(piece: Piece) -> bool:
    """Whether 已知 may follow: not behind the first of several things that are given."""
    return not piece.aside and (piece.stop == STOP or manner().gives.search(piece.text) is None)


def _asked(ask: Piece, story: Story) -> Piece:
    """几小时相遇？ → 问几小时相遇？, 求几小时相遇。; a question of several clauses, or one that goes on, stays."""
    word = story.dice.choose(ASPECT, "asked", manner().asked)
    if word == PLAIN or manner().bound.search(ask.text):
        return ask
    if word in manner().sought:
        return replace(ask, text=word + ask.text.rstrip("？") + STOP)
    return replace(ask, text=word + ask.text)

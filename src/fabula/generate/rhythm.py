"""Sentences that can be read aloud: no name twice in a row (小刚每分钟骑150米，出发2分钟后 …), none too long."""

from __future__ import annotations

from dataclasses import replace

from fabula.generate.spots import COMMA, STOP, Pieces, may_end
from fabula.generate.story import Story
from fabula.generate.tell import Piece, Told
from fabula.generate.things import things

ACTORS = "ABX"  # keys of a scene that stand for who does something
LONG = 4  # so many clauses are a sentence of their own


def in_rhythm(told: Told, story: Story) -> Told:
    """The text with names left out that go without saying, and full stops where somebody else's turn begins."""
    names = tuple(word for key in story.cast.classes if key[0] in ACTORS and len(word := story.cast.words[key]) > 1)
    return replace(told, pieces=_parted(_unrepeated(told.pieces, names), names))


def _unrepeated(pieces: Pieces, names: tuple[str, ...]) -> Pieces:
    """Without the name of whom alone the clause before speaks, too; a question says it in a sentence of its own."""
    made = list(pieces)
    for at in range(1, len(pieces)):
        last, piece = pieces[at - 1], made[at]
        name = _subject(piece.text, names)
        before = last.text.rpartition(COMMA)[2]
        if last.stop != COMMA or not name or name != _subject(before, names):
            continue
        if at + 1 < len(pieces) and not any(other in before for other in names if other != name):
            made[at] = replace(piece, text=piece.text.removeprefix(_head(piece.text, name)))
        elif at + 1 == len(pieces) and may_end(last):
            made[at - 1] = replace(made[at - 1], stop=STOP)
    return tuple(made)


def _head(clause: str, name: str) -> str:
    """A name, or the longest of the words that stand for it (实际上 for 实际)."""
    return next((word for word in things().say["once_said"].split() if clause.startswith(word)), name)


def _subject(clause: str, names: tuple[str, ...]) -> str:
    """The one of whom a clause speaks, by his name alone: not 小明和小红, not 小明的速度."""
    if clause.startswith(tuple(words := things().say["once_said"].split())):
        return words[-1]
    name = next((name for name in names if clause.startswith(name)), "")
    return "" if clause.removeprefix(name).startswith(tuple(things().say["not_alone"])) else name


def _parted(pieces: Pieces, names: tuple[str, ...]) -> Pieces:
    """With a full stop behind so many clauses, where somebody is named next or a question follows."""
    made, clauses = list(pieces), 0
    for at, piece in enumerate(pieces[:-1]):
        clauses += 1 + piece.text.count(COMMA)
        begins = at + 2 == len(pieces) or pieces[at + 1].text.startswith(names)
        if piece.stop == COMMA and clauses >= LONG and begins and _ended(piece, names) and _own(pieces[at + 1].text):
            made[at] = piece = replace(piece, stop=STOP)
        if piece.stop != COMMA:
            clauses = 0
    return tuple(made)


def _ended(piece: Piece, names: tuple[str, ...]) -> bool:
    """Whether a sentence may end here: 经过5小时 goes on, 经过5小时小明追上小红 does not."""
    passed = piece.text.startswith(tuple(things().say["passing"].split()))
    return may_end(piece) or (passed and piece.text.endswith(names))


def _own(text: str) -> bool:
    """Whether a clause can begin a sentence: not 又买了 …, 照这样 … may."""
    return not text.startswith(tuple(things().say["links"].split()))

"""Acts in English: 第一天看 is "read on day 1". What is done, and when, is translated; people and things are not."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from fabula.explain.lexicon import lexeme
from fabula.lang.lines import columns, read_file
from fabula.text.numerals import numeral

_NUMBER = lexeme("number_shape")
_FILLER = re.compile(lexeme("filler_shape"))
_PAID = re.compile(r"^(?:paid|given|spent|invested|got|saved|lent|borrowed|put into|taken)")
_NOUN = re.compile(r"^(?P<head>.+?)(?: of| for|,)? \{v\}$")
_COUNTED = ("number", "weight", "length", "volume", "area", "amount", "total number", "total weight")


@dataclass(frozen=True, slots=True)
class Act:
    """What was done to something, doing it, when or how, and the thing in the words of the text."""

    done: str = ""
    doing: str = ""
    when: str = ""
    thing: str = ""


@cache
def _times() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = sorted(columns(read_file("when.txt", "en"), 2, "when.txt"), key=lambda row: -len(row[0]))
    return tuple((re.compile(words.replace("N", _NUMBER)), english) for words, english in rows)


@cache
def _verbs() -> tuple[tuple[str, str, str], ...]:
    rows = columns(read_file("acts.txt", "en"), 3, "acts.txt")
    ordered = sorted(rows, key=lambda row: -len(row[0]))
    return tuple((verb, done, "" if doing == "-" else doing) for verb, done, doing in ordered)


def act_of(label: str) -> Act | None:
    """The parts of a label that tells of an act or of a time; nothing for other names."""
    whens: list[str] = []
    rest = label
    while found := _time(rest):
        when, length = found
        whens.append(when)
        rest = rest[length:]
    rest = _FILLER.sub("", rest)
    verb = next((row for row in _verbs() if rest.startswith(row[0])), ("", "", ""))
    thing = _FILLER.sub("", rest.removeprefix(verb[0]))
    if not verb[0] and not whens:
        return None
    return Act(verb[1], verb[2], " ".join(dict.fromkeys(whens)), thing)


def _time(text: str) -> tuple[str, int] | None:
    for pattern, english in _times():
        if (found := pattern.match(text)) and (found.end() < len(text) or len(text) > 1):
            return _numbered(english, found), found.end()
    return None


def _numbered(english: str, found: re.Match[str]) -> str:
    if not found.groups():
        return english
    number = int(found[1]) if found[1].isdigit() else numeral(found[1]) or 0
    return english.replace("Nth", _ordinal(number)).replace("N", str(number))


def _ordinal(number: int) -> str:
    words = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
    if 0 < number < len(words):
        return words[number]
    teen = number // 10 % 10 == 1
    return f"{number}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def act_name(rule: str, act: Act, owner: str, per: str, measured: str) -> str:
    """The name of a quantity of an act: "number of pages read on day 1", "weight used the first time".

    ``rule`` is a line of ``names.txt``; ``measured`` says what a rate counts, ``per`` what it is for.
    """
    if per:
        return _joined(measured, act.done, f"per {per}", _by(owner), act.when)
    found = _NOUN.match(rule)
    head = found["head"] if found else rule
    if head == "time":
        made = _joined("time", _of(owner), f"for {act.doing}" if act.doing else "", act.when)
        return made if made != "time" else "time taken"
    if head in ("speed", "age", "unit price"):
        return _joined(head, _of(owner or act.thing), act.when)
    if head == "page count":
        return _joined("number of pages", act.done, _by(owner), act.when)
    if head in ("price", "cost"):
        return _joined("selling price" if act.doing == "selling" else head, _of(act.thing or owner), act.when)
    if head == "money":
        return _money(act, owner)
    counted = head in _COUNTED and not act.done.startswith("of ")
    if head in ("part", "work") and act.done == "made":
        act = replace(act, done="done")
    doer = _by(owner) if act.done else _of(owner)
    return _joined(head, _of(act.thing) if counted else "", act.done, doer, act.when)


def _money(act: Act, owner: str) -> str:
    """Money paid, money from selling 钢笔, money for 钢笔."""
    if act.doing == "selling":
        return _joined("money from selling", act.thing, _by(owner), act.when)
    if _PAID.match(act.done) or not act.done:
        return _joined("money", act.done, f"for {act.thing}" if act.thing else "", _by(owner), act.when)
    return _joined("money for", act.thing or act.doing, _by(owner), act.when)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _of(name: str) -> str:
    return f"of {name}" if name else ""


def _by(name: str) -> str:
    return f"by {name}" if name else ""

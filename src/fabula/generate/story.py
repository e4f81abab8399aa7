"""A story drawn from a tale: its words, its numbers, what is asked, and what is told of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial

from fabula.errors import GrammarError
from fabula.generate.dice import Dice
from fabula.generate.numbers import bears, decimal, discount, draw, evaluate, fraction, holds, is_range, percent, plain
from fabula.generate.tale import FORMS, GAP, INSTEAD, ORDINALS, Tale
from fabula.generate.things import Cast, draw_scene

TIMES = frozenset(map(Fraction, ("2", "3", "4", "5", "6", "1.2", "1.5", "2.5")))
STYLES = ("plain", "percent", "words")
LARGEST_PART = 9  # of what is a part told: 3/8, not 5/13


@dataclass(frozen=True, slots=True)
class Story:
    """Everything but the words in which it is told."""

    tale: Tale
    cast: Cast
    values: dict[str, Fraction]
    forms: dict[str, str]
    asked: str
    told: frozenset[str]
    style: str
    dice: Dice

    @property
    def roundabout(self) -> bool:
        """Whether a number is told by a relation, which may leave the answer open."""
        return any(self.forms[name] in INSTEAD for name in self.told)

    def written(self, name: str) -> str:
        """A number as the text writes it."""
        value = self.values[name]
        match self.forms[name]:
            case "fraction" | "part":
                return fraction(value, self.style, ORDINALS)
            case "percent":
                return percent(value)
            case "discount":
                return discount(value, ORDINALS)
            case "count":
                return ORDINALS[int(value)]
        return decimal(value)


def draw_story(tale: Tale, dice: Dice, asked: str = "", more: int = 0) -> Story | None:
    """A story with natural numbers, of ``more`` events than drawn; None if these draws give none."""
    tale = tale.repeated(partial(dice.pick, "many", ""), more)
    cast = draw_scene(dice.choose("scene", "", tale.of("scene")).rest, dice)
    try:
        values = _numbers(tale, cast, dice)
    except ArithmeticError:
        return None  # nobody catches up who is not faster
    if values is None:
        return None
    goal = asked or dice.choose("ask", "", _questions(tale))
    if goal not in _questions(tale):
        return None
    forms = _forms(tale)
    told = _told(tale, goal, values, dice)
    if told is None or not _natural(tale, cast, values, told, goal):
        return None
    return Story(tale, cast, values, forms, goal, told, _style(forms, values, told, dice), dice)


def _style(forms: dict[str, str], values: dict[str, Fraction], told: frozenset[str], dice: Dice) -> str:
    """How fractions are written: a way that all of them bear, so that no text says 25% here and 1/3 there."""
    fractions = [values[name] for name in told if forms[name] in ("fraction", "part")]
    bearing = [style for style in STYLES if all(bears(style, value) for value in fractions)]
    return dice.choose("numbers", "style", bearing or STYLES[:1])


@cache
def _questions(tale: Tale) -> tuple[str, ...]:
    return tuple(dict.fromkeys(line.rest for line in tale.of("ask")))


@cache
def _forms(tale: Tale) -> dict[str, str]:
    return {name: form for form, name, _ in _definitions(tale)}


@cache
def _definitions(tale: Tale) -> tuple[tuple[str, str, str], ...]:
    """Form, name and source of every number of a tale."""
    found = []
    for line in tale.lines:
        if line.word in (*FORMS, *INSTEAD):
            name, sign, source = (part.strip() for part in line.rest.partition("="))
            if not sign:
                raise GrammarError(f"the tale {tale.name}, line {line.number}: expected 'NAME = …'")
            found.append((line.word, name, source))
    return tuple(found)


def _numbers(tale: Tale, cast: Cast, dice: Dice) -> dict[str, Fraction] | None:
    values: dict[str, Fraction] = {}
    limits = _limits(cast)
    for (form, name, source), needs in zip(_definitions(tale), _needs(tale), strict=True):
        source = cast.words.get(source, source)
        if is_range(source):
            values[name] = draw(source, partial(dice.pick, "numbers", name))
        else:
            values[name] = evaluate(source, values)
        if values[name] <= 0 and form not in INSTEAD:
            return None
        if needs and not all(holds(need, {**limits, **values}) for need in needs):
            return None
    return values


@cache
def _needs(tale: Tale) -> tuple[tuple[str, ...], ...]:
    """Behind every number the conditions that can be told then: the sooner a draw fails, the better."""
    names = [name for _, name, _ in _definitions(tale)]
    found: list[list[str]] = [[] for _ in names]
    for line in tale.of("need"):
        spoken = [names.index(word) for word in re.findall(r"[A-Za-z]\w*", line.rest) if word in names]
        found[max(spoken, default=-1)].append(line.rest)
    return tuple(map(tuple, found))


def _limits(cast: Cast) -> dict[str, Fraction]:
    """Single numbers of a scene, such as ``low=40``."""
    return {name: Fraction(word) for name, word in cast.words.items() if word.isdecimal() and word.isascii()}


def _told(tale: Tale, asked: str, values: dict[str, Fraction], dice: Dice) -> frozenset[str] | None:
    """What is told when this is asked: one of the lines of ``asks``, or all that has a telling."""
    lines = [names for goal, names in _asks(tale) if goal == asked]
    if not lines:
        names = (name for line in tale.of("tell") for name in line.rest.split("+"))
        return frozenset(name for name in names if name != asked)
    forms = _forms(tale)
    chosen: list[str] = []
    for item in dice.choose("told", "", lines):
        ways = [way.split("+") for way in item.split("/")]
        if not any(name in forms for way in ways for name in way):
            continue  # a relation to the one before, of the first one
        options = [way for way in ways if all(name in forms and _fits(forms[name], values[name]) for name in way)]
        if not options:
            return None
        chosen.extend(dice.choose("told", item, (options[0], *options)))  # the first way is the usual one
    return frozenset(chosen)


@cache
def _asks(tale: Tale) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found = []
    for line in tale.of("asks"):
        goal, _, names = line.rest.partition("=")
        found.append((goal.strip(), tuple(names.replace(",", " ").split())))
    return tuple(found)


def _fits(form: str, value: Fraction) -> bool:
    match form:
        case "times":
            return value in TIMES
        case "part":
            return 0 < value < 1 and value.denominator <= LARGEST_PART
    return value > 0 and (form in ("fraction", "percent") or plain(value))


def _natural(tale: Tale, cast: Cast, values: dict[str, Fraction], told: frozenset[str], asked: str) -> bool:
    """Told and asked numbers can be written, none twice of one unit: a number then has one place in the text."""
    forms, units = _forms(tale), _units(tale)
    if not all(_fits(forms[name], values[name]) for name in (*told, asked)):
        return False
    keys = {(values[name], cast.words.get(units.get(name, ""), units.get(name, ""))) for name in told}
    return len(keys) == len(told)


@cache
def _units(tale: Tale) -> dict[str, str]:
    """The unit of every number of the situation, or the word of the scene that is its unit."""
    gaps = (match for line in tale.block("situation") for match in GAP.finditer(line))
    return {match["name"]: match["unit"].partition("/")[0].strip().strip("{}") for match in gaps}

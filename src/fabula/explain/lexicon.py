"""The data files of the printers: what attributes are called, measuring nouns, verbs, English units."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from fabula.lang.lexicon import ordered_classes
from fabula.lang.lines import columns, data_lines, read_file

FOLDER = "printing"  # of lang/zh


@dataclass(frozen=True, slots=True)
class NameRule:
    """One line of ``names.txt``."""

    types: frozenset[str]
    kind: str
    attribute: str
    dimension: str
    zh: str
    en: str

    def fits(self, type_: str, kinds: tuple[str, ...], attribute: str, dimension: str) -> bool:
        return (
            (type_ in self.types or "*" in self.types)
            and self.kind in ("*", *kinds)
            and self.attribute == attribute
            and dimension_fits(self.dimension, dimension)
        )


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of ``measures.txt``: nouns that name an attribute of this dimension."""

    attribute: str
    dimension: str
    nouns: tuple[str, ...]


def dimension_fits(wanted: str, found: str) -> bool:
    """``*`` is anything, ``none`` no unit, ``count`` every count, ``人`` that count; rates part by part."""
    if wanted == "*":
        return True
    above, _, below = wanted.partition("/")
    top, _, bottom = found.partition("/")
    return _part_fits(above, top) and ("/" not in wanted or _part_fits(below, bottom))


def _part_fits(wanted: str, found: str) -> bool:
    counted = found.startswith("count:")
    plain = found.removeprefix("count:") or "none"
    return wanted in ("*", plain) or (wanted == "count" and counted)


def lines(name: str) -> tuple[tuple[int, str], ...]:
    """The lines of a data file that say something, with their numbers."""
    return tuple(data_lines(_source(name)))


def _source(name: str) -> str:
    return read_file(f"{FOLDER}/{name}")


def _columns(name: str, count: int) -> list[list[str]]:
    return list(columns(_source(name), count, name))


def lexemes(name: str) -> tuple[str, ...]:
    """Words of ``lexemes.txt``, which the printers ask for by name."""
    return ordered_classes(f"{FOLDER}/lexemes.txt")[name]


def lexeme(name: str) -> str:
    """The one word, or the one expression, of a name."""
    (word,) = lexemes(name)
    return word


def filled(name: str, /, **words: str) -> str:
    """A word or an expression with others put in."""
    return lexeme(name).format(**words)


def whole_word(change: str) -> str:
    """降价 for 降."""
    return dict(zip(lexemes("change.short"), lexemes("change.whole"), strict=True)).get(change, change)


@cache
def name_rules() -> tuple[NameRule, ...]:
    rows = _columns("names.txt", 6)
    return tuple(NameRule(frozenset(types.split()), *rest) for types, *rest in rows)


@lru_cache(maxsize=4096)
def name_rule(type_: str, kinds: tuple[str, ...], attribute: str, dimension: str) -> NameRule | None:
    """The first rule that fits."""
    return next((rule for rule in name_rules() if rule.fits(type_, kinds, attribute, dimension)), None)


@lru_cache(maxsize=4096)
def nouns_of(attribute: str, dimension: str) -> tuple[str, ...]:
    """The nouns that name an attribute of this dimension."""
    fitting = (m for m in measures() if m.attribute == attribute and dimension_fits(m.dimension, dimension))
    return tuple(noun for m in fitting for noun in m.nouns)


@cache
def measures() -> tuple[Measure, ...]:
    rows = _columns("measures.txt", 3)
    return tuple(Measure(attribute, dims, tuple(nouns.split())) for attribute, dims, nouns in rows)


@cache
def claims() -> dict[str, frozenset[str]]:
    """Last words of names, with the dimensions that they claim."""
    rows = _columns("claims.txt", 2)
    return {noun: frozenset(dims.split()) for dims, nouns in rows for noun in nouns.split()}


@cache
def counting_nouns() -> frozenset[str]:
    """棵数, 只数: the counts that Chinese has a word for; 椅子的把数 is none."""
    return frozenset(noun for m in measures() for noun in m.nouns if noun.endswith(lexeme("count")))


@cache
def verbs() -> tuple[str, ...]:
    """Longest first, so that 修完 is tried before 修."""
    return tuple(sorted((w for _, line in lines("verbs.txt") for w in line.split()), key=lambda w: -len(w)))


@cache
def _verb_set() -> frozenset[str]:
    return frozenset(verbs())


def is_verb(label: str) -> bool:
    """Whether a label is a verb and nothing else."""
    return label in _verb_set()


@lru_cache(maxsize=8192)
def verb_at_end(label: str) -> str:
    """The longest verb that a label ends in; nothing if it ends in none."""
    return next((verb for verb in verbs() if label.endswith(verb)), "")


@lru_cache(maxsize=8192)
def verb_at_start(label: str) -> str:
    """The longest verb that a label begins with and has more behind it."""
    return next((verb for verb in verbs() if label.startswith(verb) and label != verb), "")


@lru_cache(maxsize=8192)
def pattern(source: str) -> re.Pattern[str]:
    """A pattern with a label in it: there are more of these than the cache of ``re`` keeps."""
    return re.compile(source)


@cache
def words_of(key: str) -> tuple[str, ...]:
    """The words that show a kind of label, by the key of ``label_words.txt``: 路, 桥 for a way."""
    found = {name.strip(): tuple(words.split()) for name, words in _columns("label_words.txt", 2)}
    return found[key]


@cache
def per_names() -> dict[str, str]:
    """h to hour: what is written short is said in full after "per"."""
    return {row[0]: row[1] for row in columns(read_file("per_names.txt", "en"), 2, "per_names.txt")}


@cache
def english_units() -> dict[str, tuple[str, str]]:
    """Chinese unit to its English singular and plural."""
    found = {}
    for _, line in data_lines(read_file("unit_names.txt", "en")):
        unit, _, names = line.partition(" ")
        one, _, many = names.strip().partition("|")
        found[unit] = (one, many or one)
    return found

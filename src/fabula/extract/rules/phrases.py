"""Phrases: what a stretch of text names, as far as words alone can tell."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from fabula.extract.rules.lexicon import class_regex, data_lines, word_classes
from fabula.text.tokens import cut_words

_ORDINAL = re.compile(
    r"第?[一二三四五六七八九十\d]+(?:年级|班|月份|月|号|车间|季度|小队|队|组|分厂)|第[一二三四五六七八九十\d]+(?:个)?[^\W\d的了共和与比是]?(?:小时)?"
)
_LETTER = re.compile(r"[甲乙丙丁](?=[^级])|[ABC](?![A-Za-z])")


@cache
def _marks() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every mark word as a pattern with the mark's name, longest word first."""
    pairs = []
    for _, line in data_lines("marks.txt"):
        name, _, words = line.partition("=")
        pairs += [(word, name.strip()) for word in words.split()]
    return tuple((re.compile(word), name) for word, name in sorted(pairs, key=lambda p: (-len(p[0]), p[0])))


@cache
def _idle() -> frozenset[str]:
    """Words that do not identify anything."""
    return frozenset({*word_classes()["empty"], *word_classes()["measure"], *word_classes()["verb"]})


@lru_cache(maxsize=8192)
def identifies(word: str) -> bool:
    """False for function words, verbs and measures, also when jieba keeps two of them together (运来, 买了)."""
    idle = _idle()
    return not (word in idle or (len(word) == 2 and word[0] in idle and word[1] in idle) or not word.strip("，。；？！：“”\"'()（） "))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A stretch of text, the marks in it, the words that identify what it names, and what else it tells."""

    text: str
    span: tuple[int, int]
    marks: frozenset[str]
    core: str
    whole: bool
    left: bool
    sum: bool
    measure: str
    verb: str = ""

    @property
    def empty(self) -> bool:
        """True if it names nothing by itself."""
        return not (self.core or self.marks or self.whole or self.left or self.verb)

    @property
    def names(self) -> bool:
        """True if it can tell one thing from another."""
        return bool(self.core or self.marks or self.verb)

    @property
    def label(self) -> str:
        return self.text.strip("的了是有，。；？！：") or self.core


@lru_cache(maxsize=4096)
def parse_phrase(text: str, span: tuple[int, int]) -> Phrase:
    """Find marks, role words and identifying words."""
    rest = text
    marks = set()
    for match in _ORDINAL.finditer(rest):
        marks.add(_canonical(match[0]))
    rest = _ORDINAL.sub(" ", rest)
    for pattern, name in _marks():
        if pattern.search(rest):
            marks.add(name)
            rest = pattern.sub(" ", rest)
    measure = class_regex("measure").findall(text)
    left, whole, total = (bool(class_regex(c).search(rest)) for c in ("left", "whole", "sum"))
    core = class_regex("whole").sub(" ", class_regex("left").sub(" ", rest))
    core = "".join(word for part in core.split() for word in cut_words(part) if identifies(word))
    verbs = [w for part in rest.split() for w in cut_words(part) if w in word_classes()["verb"]]
    verb = verbs[-1].rstrip("了") if verbs else ""
    return Phrase(text, span, frozenset(marks), core, whole, left, total, measure[-1] if measure else "", verb)


_DIGITS = str.maketrans("一二三四五六七八九", "123456789")


def _canonical(mark: str) -> str:
    return mark.translate(_DIGITS).removeprefix("第").replace("个", "").replace("月份", "月")


def similarity(a: Phrase, b: Phrase) -> float:
    """How likely two phrases name the same thing, from 0 to 1."""
    if a.marks and b.marks and not (a.marks <= b.marks or b.marks <= a.marks):
        return 0.0
    shared = bool(a.marks & b.marks)
    if not a.core or not b.core:
        same_verb = bool(a.verb) and a.verb == b.verb
        return 0.9 if shared else 0.7 if same_verb and not (a.marks or b.marks) else 0.0
    name = _core_similarity(a.core, b.core)
    if shared:
        return max(name, 0.75)
    return name * (0.8 if a.marks or b.marks else 1.0)


def _core_similarity(a: str, b: str) -> float:
    if a == b:
        return 1.0
    short, long = sorted((a, b), key=len)
    if short in long:
        return 0.85 if len(short) > 1 else 0.5
    run = _common_run(a, b)
    if _LETTER.match(a) and _LETTER.match(b):
        return 0.0
    return 0.55 * run / len(short) if run > 1 else 0.0


def _common_run(a: str, b: str) -> int:
    """Length of the longest common substring."""
    best = 0
    for i in range(len(a)):
        while best < len(a) - i and a[i : i + best + 1] in b:
            best += 1
    return best


@lru_cache(maxsize=8192)
def acts(word: str) -> bool:
    """True for a verb of the lexicon, with or without its ending (运, 运来, 买了), and for 有 and its like."""
    verbs = {*word_classes()["verb"], *word_classes()["hold"]}
    return word in verbs or word.rstrip("了") in verbs or (len(word) == 2 and word[0] in verbs and word[1] in "来了去出进走")


@lru_cache(maxsize=4096)
def split_owner(text: str, span: tuple[int, int]) -> tuple[Phrase | None, Phrase | None]:
    """水果店运来苹果 → (水果店, 苹果): who, and what of theirs; the last verb parts them. One may be missing."""
    start = end = -1
    at = 0
    for word in cut_words(text):
        if acts(word):
            start, end = at, at + len(word)
        at += len(word)
    if start < 0:
        return None, None
    while end < len(text) and text[end] in "了来的":
        end += 1
    who = parse_phrase(text[:start], (span[0], span[0] + start))
    what = parse_phrase(text[end:], (span[0] + end, span[1]))
    return (who if who.core or who.marks else None), (what if what.core else None)

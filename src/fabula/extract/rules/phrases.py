"""Phrases: what a stretch of text names, as far as words alone can tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from fabula.extract.rules.lexicon import cue, has, marks, words
from fabula.text.tokens import cut_words
from fabula.text.units import is_unit

PUNCTUATION = "，。；？！："
_QUOTES = "“”\"'()（） "
_DIGITS = str.maketrans("一二三四五六七八九", "123456789")

# How alike two names are.
SAME_MARK = 0.9  # nothing but a mark in common: 第一天 and 第一天
SAME_VERB = 0.7  # nothing but the verb: 运走 and 运走
MARKED = 0.75  # at least, if a mark is the same and both have names
UNMARKED = 0.8  # times, if only one of them has a mark
CONTAINED = 0.85  # 苹果 in 红苹果
LETTER = 0.5  # one character in a longer name
RUN = 0.55  # times the share of the shorter name that both have


_ARTICLES = frozenset("一这那每两几")
_PLACES = frozenset("中上下")


def _identifying(words: tuple[str, ...]) -> Iterator[str]:
    """The words that identify something: not 头 in 一头牛; but 中 in 中鸡, where no noun goes before it."""
    named = False
    before = ""
    for at, word in enumerate(words):
        counts = (before in _ARTICLES and is_unit(word)) or (word[0] in _ARTICLES and is_unit(word[1:]))
        size = word in _PLACES and not named and any(map(identifies, words[at + 1 :]))
        before = word
        if not counts and (size or identifies(word)):
            named = True
            yield word


@dataclass(frozen=True, slots=True)
class Phrase:
    """A stretch of text, the marks in it, the words that identify what it names, and what else it tells.

    In 第二天修了全长 the mark is 2天, there is no core, it speaks of the ``whole``, and the verb is 修.
    """

    text: str
    span: tuple[int, int]
    marks: frozenset[str]
    core: str
    whole: bool
    left: bool
    sum: bool
    verb: str = ""

    @property
    def names(self) -> bool:
        """True if it can tell one thing from another."""
        return bool(self.core or self.marks or self.verb)

    @property
    def label(self) -> str:
        """The words to show for it."""
        return self.text.strip("的了是有" + PUNCTUATION) or self.core


@lru_cache(maxsize=4096)
def parse_phrase(text: str, span: tuple[int, int]) -> Phrase:
    """Find marks, role words and identifying words."""
    found, rest = _take_marks(text)
    left, whole, total = (has(rest, name) for name in ("left", "whole", "sum"))
    named = cue("whole").sub(" ", cue("left").sub(" ", rest))
    core = "".join(word for part in named.split() for word in _identifying(cut_words(part)))
    verbs = [word for part in rest.split() for word in cut_words(part) if word in words("verb")]
    verb = verbs[-1].rstrip("了") if verbs else ""
    return Phrase(text, span, found, core, whole, left, total, verb)


def _take_marks(text: str) -> tuple[frozenset[str], str]:
    """The marks of a text, and the text without them."""
    found = {_canonical(match[0]) for match in cue("ordinal").finditer(text)}
    rest = cue("ordinal").sub(" ", text)
    characters = frozenset(rest)
    for pattern, name in marks():
        if pattern.may_fit(characters) and pattern.search(rest):
            found.add(name)
            rest = pattern.regex.sub(" ", rest)
    return frozenset(found), rest


def _canonical(mark: str) -> str:
    """One spelling of an ordinal: 第一个月, 1月 and 一月份 are the same month."""
    return mark.translate(_DIGITS).removeprefix("第").replace("个", "").replace("月份", "月")


# --- words ---


@cache
def _idle() -> frozenset[str]:
    """Words that do not identify anything."""
    return words("empty") | words("measure") | words("verb")


@lru_cache(maxsize=8192)
def identifies(word: str) -> bool:
    """False for function words, verbs and measures, also for two that are kept together (运来, 买了)."""
    idle = _idle()
    if word in idle or not word.strip(PUNCTUATION + _QUOTES):
        return False
    return not (len(word) == 2 and word[0] in idle and word[1] in idle)


@lru_cache(maxsize=8192)
def acts(word: str) -> bool:
    """True for a verb of the lexicon, with or without its ending (运, 运来, 买了), and for 有 and such."""
    verbs = words("verb") | words("hold")
    if word in verbs or word.rstrip("了") in verbs:
        return True
    return len(word) == 2 and word[0] in verbs and word[1] in words("verb_ending")


@lru_cache(maxsize=4096)
def split_owner(text: str, span: tuple[int, int]) -> tuple[Phrase | None, Phrase | None]:
    """水果店运来苹果 → (水果店, 苹果): who, and what of theirs, parted by the last verb; either may lack."""
    start = end = -1
    at = 0
    for word in cut_words(text):
        if acts(word):
            start, end = at, at + len(word)
        at += len(word)
    if start < 0:
        return None, None
    while text[end : end + 1] in words("verb_particle"):
        end += 1
    who = parse_phrase(text[:start], (span[0], span[0] + start))
    what = parse_phrase(text[end:], (span[0] + end, span[1]))
    return (who if who.core or who.marks else None), (what if what.core else None)


# --- likeness ---


def similarity(a: Phrase, b: Phrase) -> float:
    """How likely two phrases name the same thing, from 0 to 1."""
    if a.marks and b.marks and not (a.marks <= b.marks or b.marks <= a.marks):
        return 0.0
    shared = bool(a.marks & b.marks)
    if not a.core or not b.core:
        same_verb = bool(a.verb) and a.verb == b.verb and not (a.marks or b.marks)
        return SAME_MARK if shared else SAME_VERB if same_verb else 0.0
    name = _core_similarity(a.core, b.core)
    if shared:
        return max(name, MARKED)
    return name * (UNMARKED if a.marks or b.marks else 1.0)


def _core_similarity(a: str, b: str) -> float:
    if a == b:
        return 1.0
    short, long = sorted((a, b), key=len)
    if short in long:
        if has(long, "negated") and not has(short, "negated"):
            return 0.0  # 会游泳的, 不会游泳的
        return CONTAINED if len(short) > 1 else LETTER
    if cue("letter").match(a) and cue("letter").match(b):
        return 0.0
    run = _common_run(a, b)
    return RUN * run / len(short) if run > 1 else 0.0


def _common_run(a: str, b: str) -> int:
    """Length of the longest common substring."""
    best = 0
    for i in range(len(a)):
        while best < len(a) - i and a[i : i + best + 1] in b:
            best += 1
    return best


def listed(phrase: Phrase) -> list[Phrase]:
    """故事书和科技书 → 故事书, 科技书: the phrases that a phrase lists; itself if it lists nothing."""
    texts = [text for text in cue("listing").split(phrase.text) if text]
    noun = cue("shared_noun").match(texts[-1]) if texts else None
    if noun is not None and all(has(text, "letters") for text in texts[:-1]):
        # 甲、乙两车: 甲车, 乙车
        texts = [letter + noun[2] for text in (*texts[:-1], noun[1]) for letter in text]
    return [parse_phrase(text, phrase.span) for text in texts]

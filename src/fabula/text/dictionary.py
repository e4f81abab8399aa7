"""Words and how to cut a text into them: jieba's dictionary and its most probable path, ready at once.

``dictionary.txt`` is jieba's own word list, sorted by its bytes. It is searched where it lies, so nothing has
to be built before the first text is cut (jieba takes half a second for it). Words of ours come on top of it.
What comes out is what ``jieba.cut(text, HMM=False)`` gives but for ties, and a test holds it to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from math import log, prod

_BLOCK = re.compile(r"([\u4e00-\u9fd5a-zA-Z0-9+#&._%\-]+)")
_SPACE = re.compile(r"(\r\n|\s)")
_LATIN = re.compile("[a-zA-Z0-9]")
REMEMBERED = 1 << 16  # stretches of text that were looked up last


class WordList:
    """The lines ``word count tag`` of a file, searched by halving; ``total`` is the sum of all counts."""

    def __init__(self, lines: bytes, total: int) -> None:
        self.lines = lines
        self.total = total
        self.find = lru_cache(REMEMBERED)(self._find)

    @classmethod
    def shipped(cls) -> WordList:
        raw = (files("fabula.text") / "dictionary.txt").read_bytes()
        head, _, lines = raw.partition(b"\n")
        return cls(lines, int(head.split()[-1]))

    def __reduce__(self) -> tuple[object, ...]:
        return WordList, (self.lines, self.total)

    def tag(self, word: str) -> str:
        """The part of speech that the list gives a word; '' if it has none."""
        key, low = self._place(word)
        return self._entry(key, low)[-1].decode() if self.lines.startswith(key, low) else ""

    def _find(self, word: str) -> int | None:
        """How often the word was counted; 0 if it only begins words, None if it does not even do that."""
        key, low = self._place(word)
        if self.lines.startswith(key, low):
            return int(self._entry(key, low)[0])
        return 0 if self.lines.startswith(key[:-1], low) else None

    def _place(self, word: str) -> tuple[bytes, int]:
        """The word with the blank behind it, and where its line begins or would begin."""
        key = word.encode("utf-8", "replace") + b" "
        low, high = 0, len(self.lines)
        while low < high:
            start = self.lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = self.lines.index(b"\n", start)
            if self.lines[start:end] < key:
                low = end + 1
            else:
                high = start
        return key, low

    def _entry(self, key: bytes, low: int) -> list[bytes]:
        """The count and the tag of the line that begins with the key."""
        return self.lines[low + len(key) : self.lines.index(b"\n", low)].split()


class Segmenter:
    """Cuts text by the words of a list and by ``own`` words, which are always frequent enough to be found."""

    def __init__(self, words: WordList, own: Iterable[str] = (), never: Iterable[str] = ()) -> None:
        self.words = words
        self.never = frozenset(never)  # words of the list that only seem to be one: 车行 in 汽车行
        self.own: dict[str, int | None] = dict.fromkeys(own)  # a count is worked out when a text has the word
        self.begun = {word[:end] for word in self.own for end in range(1, len(word))}
        self.total = words.total + sum(words.find(word) or 1 for word in self.own)  # as jieba reckons

    def cut(self, text: str) -> Iterator[str]:
        """The words of a text, in order and without gaps."""
        for block in _BLOCK.split(text):
            if _BLOCK.match(block):
                yield from self._cut_block(block)
            else:
                for piece in _SPACE.split(block):
                    yield from [piece] if _SPACE.match(piece) else piece

    def count(self, word: str) -> int | None:
        """As of a word list, with our own words in it."""
        if word in self.own:
            if self.own[word] is None:
                self.own[word] = self._enough(word)
            return self.own[word]
        found = self.words.find(word)
        if word in self.never and found:
            return 0
        return 0 if found is None and word in self.begun else found

    def _enough(self, word: str) -> int:
        """The smallest count that makes the word more probable than the words it is made of."""
        del self.own[word]  # to see what it is cut into without it
        self.begun.add(word)
        likely = prod((self.count(part) or 1) / self.total for part in self.cut(word))
        return max(int(likely * self.total) + 1, self.words.find(word) or 1)

    def _cut_block(self, text: str) -> Iterator[str]:
        """Along the most probable path; single letters and digits stay together."""
        ends = self._path(text)
        at, letters = 0, ""
        while at < len(text):
            word = text[at : ends[at]]
            at = ends[at]
            if len(word) == 1 and _LATIN.match(word):
                letters += word
                continue
            if letters:
                yield letters
                letters = ""
            yield word
        if letters:
            yield letters

    def _path(self, text: str) -> list[int]:
        """For every place the end of the word that begins there, on the best way to the end of the text."""
        total = log(self.total)
        best = [0.0] * (len(text) + 1)
        ends = [0] * len(text)
        for at in reversed(range(len(text))):
            ways = ((log(count) - total + best[end], end) for end, count in self._words_at(text, at))
            best[at], ends[at] = max(ways)
        return ends

    def _words_at(self, text: str, at: int) -> Iterator[tuple[int, int]]:
        """Ends and counts of the words that begin at a place; the single character if there is none."""
        found = False
        for end in range(at + 1, len(text) + 1):
            count = self.count(text[at:end])
            if count is None:
                break
            if count:
                found = True
                yield end, count
        if not found:
            yield at + 1, 1


def dictionary_lines(source: str) -> bytes:
    """``dictionary.txt`` from jieba's ``dict.txt``: a word's last count holds, all make the total."""
    entries = [line.split() for line in source.splitlines()]
    total = sum(int(count) for _, count, *_ in entries)
    last = {word: (count, *tag) for word, count, *tag in entries}
    lines = sorted(f"{' '.join((word, *rest))}\n".encode() for word, rest in last.items())
    head = f"# jieba's dict.txt, MIT, (c) 2013 Sun Junyi; word, count and tag; total {total}\n"
    return head.encode() + b"".join(lines)

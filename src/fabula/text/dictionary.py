"""Words and how to cut a text into them: jieba's dictionary and its most probable path, ready at once.

``dictionary.z`` is jieba's own word list, sorted by its bytes and packed in blocks. A word is searched where it lies,
in the one block that may have it, so nothing has to be built before the first text is cut (jieba takes half a second
for it). Words of ours come on top of it. What comes out is what ``jieba.cut(text, HMM=False)`` gives but for ties, and
a test holds it to that.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from math import log, prod
from zlib import compress, decompress

_BLOCK = re.compile(r"([\u4e00-\u9fd5a-zA-Z0-9+#&._%\-]+)")
_SPACE = re.compile(r"(\r\n|\s)")
_LATIN = re.compile("[a-zA-Z0-9]")
REMEMBERED = 1 << 16  # stretches of text that were looked up last
SIZE = 1 << 14  # bytes of lines in a block
FILE = "dictionary.z"


class WordList:
    """Lines ``word count tag`` in sorted blocks, each known by its first line; ``total`` is the sum of all counts."""

    def __init__(self, firsts: Sequence[bytes], packed: Sequence[bytes], total: int) -> None:
        self.firsts = firsts
        self.packed = packed
        self.total = total
        self.find = lru_cache(REMEMBERED)(self._find)
        self._open: dict[int, bytes] = {}  # blocks that were needed

    @classmethod
    def of(cls, lines: bytes, total: int) -> WordList:
        """From sorted lines."""
        blocks = list(_blocks(lines))
        return cls([block.partition(b"\n")[0] for block in blocks], [compress(b, 9) for b in blocks], total)

    @classmethod
    def shipped(cls) -> WordList:
        return cls.from_bytes((files("fabula.text") / FILE).read_bytes())

    def to_bytes(self, about: str) -> bytes:
        """A line about the list, the first line and the size of every block, and the blocks."""
        index = [b"%d %s\n" % (len(block), first) for first, block in zip(self.firsts, self.packed, strict=True)]
        return f"# {about}; total {self.total}\n".encode() + b"".join([*index, b"\n", *self.packed])

    @classmethod
    def from_bytes(cls, data: bytes) -> WordList:
        end = data.index(b"\n\n") + 1
        head, *index = data[:end].splitlines()
        firsts, packed, at = [], [], end + 1
        for line in index:
            size, _, first = line.partition(b" ")
            firsts.append(first)
            packed.append(data[at : at + int(size)])
            at += int(size)
        return cls(firsts, packed, int(head.split()[-1]))

    def lines(self) -> bytes:
        """All of them."""
        return b"".join(map(decompress, self.packed))

    def __reduce__(self) -> tuple[object, ...]:
        return WordList, (self.firsts, self.packed, self.total)

    def tag(self, word: str) -> str:
        """The part of speech that the list gives a word; '' if it has none."""
        key, line = self._from(word)
        return line.split()[-1].decode() if line.startswith(key) else ""

    def _find(self, word: str) -> int | None:
        """How often the word was counted; 0 if it only begins words, None if it does not even do that."""
        key, line = self._from(word)
        if line.startswith(key):
            return int(line[len(key) :].split()[0])
        return 0 if line.startswith(key[:-1]) else None

    def _from(self, word: str) -> tuple[bytes, bytes]:
        """The word with the blank behind it, and the first line that does not come before."""
        key = word.encode("utf-8", "replace") + b" "
        after = bisect_left(self.firsts, key)  # the first block that begins behind the word
        if after and (line := _line_from(key, self._block(after - 1))):
            return key, line
        return key, self.firsts[after] if after < len(self.firsts) else b""

    def _block(self, number: int) -> bytes:
        known = self._open.get(number)
        if known is None:
            known = self._open[number] = decompress(self.packed[number])
        return known


def _line_from(key: bytes, lines: bytes) -> bytes:
    """The first of sorted lines that does not come before the key, by halving; nothing if all do."""
    low, high = 0, len(lines)
    while low < high:
        start = lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
        end = lines.index(b"\n", start)
        if lines[start:end] < key:
            low = end + 1
        else:
            high = start
    return lines[low : lines.index(b"\n", low)] if low < len(lines) else b""


def _blocks(lines: bytes) -> Iterator[bytes]:
    """Stretches of whole lines."""
    start = 0
    while start < len(lines):
        end = lines.find(b"\n", min(start + SIZE, len(lines) - 1)) + 1
        yield lines[start:end]
        start = end


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
        return self._pieces(text)

    def _pieces(self, text: str, without: str = "") -> Iterator[str]:
        """The words, of which one may not be."""
        for block in _BLOCK.split(text):
            if _BLOCK.match(block):
                yield from self._cut_block(block, without)
            else:
                for piece in _SPACE.split(block):
                    yield from [piece] if _SPACE.match(piece) else piece

    def count(self, word: str, without: str = "") -> int | None:
        """As of a word list, with our own words in it but one."""
        if word in self.own and word != without:
            if self.own[word] is None:
                self.own[word] = self._enough(word)
            return self.own[word]
        found = self.words.find(word)
        if word in self.never and found:
            return 0
        return 0 if found is None and word in self.begun else found

    def _enough(self, word: str) -> int:
        """The smallest count that makes the word more probable than the words it is made of."""
        pieces = self._pieces(word, without=word)  # other threads go on having the word
        likely = prod((self.count(part, without=word) or 1) / self.total for part in pieces)
        return max(int(likely * self.total) + 1, self.words.find(word) or 1)

    def _cut_block(self, text: str, without: str) -> Iterator[str]:
        """Along the most probable path; single letters and digits stay together."""
        ends = self._path(text, without)
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

    def _path(self, text: str, without: str) -> list[int]:
        """For every place the end of the word that begins there, on the best way to the end of the text."""
        total = log(self.total)
        best = [0.0] * (len(text) + 1)
        ends = [0] * len(text)
        for at in reversed(range(len(text))):
            ways = ((log(count) - total + best[end], end) for end, count in self._words_at(text, at, without))
            best[at], ends[at] = max(ways)
        return ends

    def _words_at(self, text: str, at: int, without: str) -> Iterator[tuple[int, int]]:
        """Ends and counts of the words that begin at a place; the single character if there is none."""
        found = False
        for end in range(at + 1, len(text) + 1):
            count = self.count(text[at:end], without)
            if count is None:
                break
            if count:
                found = True
                yield end, count
        if not found:
            yield at + 1, 1


def packed_dictionary(source: str) -> WordList:
    """Of jieba's ``dict.txt``: a word's last count holds, all make the total."""
    entries = [line.split() for line in source.splitlines()]
    total = sum(int(count) for _, count, *_ in entries)
    last = {word: (count, *tag) for word, count, *tag in entries}
    lines = sorted(f"{' '.join((word, *rest))}\n".encode() for word, rest in last.items())
    return WordList.of(b"".join(lines), total)

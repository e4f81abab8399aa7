"""Wordings that mean the same are read alike."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fabula


def answer(text: str) -> Fraction | None:
    """The first answer, of whatever surety."""
    attempts = fabula.solve(text, extractor="frames").attempts
    return attempts[0].answer.value if attempts and attempts[0].answer else None


@pytest.mark.parametrize(
    ("text", "words", "value"),
    [
        ("邮递员骑车送信，半小时骑了6千米，{}骑了全程的(2/3)，全程有多少千米？",
         ("正好", "刚好", "恰好", "恰巧"), 9),
        ("面包房{}烤蛋糕150个，实际比{}多烤(2/5)，实际烤了蛋糕多少个？",
         ("计划", "原计划", "打算", "预计"), 210),
        ("棉田计划摘棉花310千克，{}比计划多摘了45千克，{}摘了棉花多少千克？",
         ("实际", "实际上"), 355),
        ("鱼缸里红鱼条数{}黑鱼条数的比是7:4，红鱼比黑鱼多9条，一共有多少条鱼？", ("和", "与", "跟"), 33),
        ("{}看一本小说，第一天看了18页，第二天看了22页，两天一共看了多少页？",
         ("小雯", "今年12岁的小雯", "小雯今年12岁，小雯"), 40),
    ],
)  # fmt: skip
def test_words_that_mean_the_same(text: str, words: tuple[str, ...], value: int) -> None:
    assert {word: answer(text.replace("{}", word)) for word in words} == dict.fromkeys(words, Fraction(value))

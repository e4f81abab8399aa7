"""Numbers of a text as symbols, and equations over them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fabula.baselines.masking import MOST_NUMBERS, Unaligned, align, find_constants, mask
from fabula.baselines.notation import prefix
from fabula.data.records import Record

TEXT = "一本书有120页，小明第一天看了它的(1/4)，第二天看了20%，打八折卖3.5元，甲乙的比是3:5，还剩多少页？"


def test_words_numbers_and_shapes() -> None:
    masked = mask(TEXT)
    numbers = [(masked.words[m.place], m.value, m.shape) for m in masked.masks if m.shape]
    assert numbers == [
        ("120", 120, "<n>"),
        ("(1/4)", Fraction(1, 4), "<n/n>"),
        ("20%", Fraction(1, 5), "<n%>"),
        ("3.5", Fraction(7, 2), "<n.n>"),
        ("3", 3, "<n>"),
        ("5", 5, "<n>"),
    ]
    assert {masked.words[m.place]: m.value for m in masked.masks if not m.shape}["八折"] == Fraction(4, 5)
    assert "页" in masked.words and "元" in masked.words and "第一天" in masked.words


def test_a_model_sees_symbols_or_shapes_but_no_digits() -> None:
    masked = mask(TEXT)
    assert "".join(masked.words) == TEXT
    assert [w for w in masked.numbered() if w[0] == "N"] == [f"N{i}" for i in range(len(masked.masks))]
    assert not any(char.isdigit() for word in masked.shaped() for char in word)
    assert "八折" in masked.shaped() and "八折" not in masked.numbered()


def test_words_know_their_token() -> None:
    masked = mask("汽车行了45千米。")
    assert masked.words[-3:] == ("45", "千米", "。")
    assert masked.origin[-3] == masked.origin[-2] == masked.origin[-1] - 1
    assert len(masked.origin) == len(masked.words)


def test_ten_thousands_are_as_equations_have_them() -> None:
    assert [m.value for m in mask("投资23.5万元，几年收回？").masks] == [Fraction(47, 2)]


@pytest.mark.parametrize(
    ("equation", "expected"),
    [
        ("x=120*(1-(1/4)-20%)", "* N120 - - 1 N1/4 N1/5"),
        ("x=120*(4/5)", "* N120 N4/5"),
        ("120*0.8", "* N120 N4/5"),
        ("3/5", "/ N3 N5"),
        ("120^3", "^ N120 N3"),
    ],
)
def test_align(equation: str, expected: str) -> None:
    masked = mask(TEXT)
    names = {f"N{i}": f"N{m.value}" for i, m in enumerate(masked.masks)}
    found = prefix(align(equation, TEXT, masked, ("1",)))
    assert " ".join(names.get(token, token) for token in found) == expected


def test_equal_numbers_are_used_in_turn() -> None:
    text = "小明有2个苹果，小红有2个苹果，一共有多少个？"
    assert prefix(align("x=2+2", text, mask(text), ())) == ("+", "N0", "N1")
    assert prefix(align("x=2*(2+2)", text, mask(text), ())) == ("*", "N0", "+", "N1", "N0")


@pytest.mark.parametrize("equation", ["x=7*120", "x=-120"])
def test_what_the_text_does_not_give_is_refused(equation: str) -> None:
    with pytest.raises(Unaligned):
        align(equation, TEXT, mask(TEXT), ("1",))


def test_constants_are_counted_where_the_text_lacks_them() -> None:
    given = Record("1", "有2个苹果，又来了3.14个，一共多少个？", equation="x=2+3.14")
    missing = Record("2", "半径是5厘米，面积是多少？", equation="x=3.14*5*5")
    broken = Record("3", "半径是5厘米，面积是多少？", equation="x=(((")
    pairs = [(record, mask(record.text)) for record in (given, missing, missing, broken)]
    assert find_constants(pairs, least=2) == ("3.14",)
    assert find_constants(pairs, least=3) == ()


def test_too_many_numbers_are_cut() -> None:
    masked = mask("，".join(f"第{i}堆有{i}个" for i in range(2, 30)) + "，一共多少个？")
    assert len(masked.masks) == MOST_NUMBERS
    assert all(m.place < len(masked.words) for m in masked.masks)

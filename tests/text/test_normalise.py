"""One spelling, and the way back to what was typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.text import Span, normalise


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("３．５千米", "3.5千米"),
        ("用了（3/5）小时.", "用了(3/5)小时。"),
        ("占45％,共几人?", "占45%，共几人？"),
        ("价值1,200元", "价值1200元"),
        ("共1,200,300个，12,34", "共1200300个，12，34"),
        ("12, 345两个数", "12，345两个数"),
        ("比是3：5", "比是3:5"),
        ("(1/2)∶(1/3)", "(1/2):(1/3)"),
        ("问:几天?", "问：几天？"),
        ("A．B两地", "A、B两地"),
        ("速度=．", "速度=。"),
        ("一 辆 汽车 3 小时 行 96 千米 / 时", "一辆汽车3小时行96千米/时"),
        ("水½升", "水(1/2)升"),
        ("5㎏、3㎡", "5kg、3m2"),
        ("两\u200b车\ufeff", "两车"),
        ("MP3 2台", "MP3 2台"),
        ("3×5÷2", "3×5÷2"),
        ("70千米/小时", "70千米/小时"),
    ],
)
def test_spelling(raw: str, text: str) -> None:
    assert normalise(raw).text == text


def test_a_place_leads_back_to_the_raw_text() -> None:
    normal = normalise("　有 1,200 元")
    start = normal.text.index("1200")
    assert normal.raw_span(Span(start, start + 4)).of(normal.raw) == "1,200"
    assert normal.raw_span(Span(0, 0)) == Span(1, 1)


@given(st.text())
def test_idempotent(raw: str) -> None:
    once = normalise(raw).text
    assert normalise(once).text == once


@given(st.text(alphabet="0123456789,.，．:：;?()（） /A元车％½", max_size=30))
def test_idempotent_on_punctuation(raw: str) -> None:
    once = normalise(raw).text
    assert normalise(once).text == once


@given(st.text())
def test_offsets(raw: str) -> None:
    normal = normalise(raw)
    assert len(normal.offsets) == len(normal.text) + 1
    assert list(normal.offsets) == sorted(normal.offsets)
    assert normal.offsets[-1] == len(raw)
    assert all(0 <= at < len(raw) for at in normal.offsets[:-1])


def test_a_mark_before_thousands_does_not_keep_them_apart() -> None:
    """The point ends a sentence and is no decimal one, so the number behind it is spelled at once."""
    assert normalise("有3本．8,404页").text == "有3本。8404页"
    assert normalise("3.8,404").text == "3.8，404"

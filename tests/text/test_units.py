"""Units: names, dimensions, exact conversion; our table against pint."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pint
import pytest

from fabula.errors import DataError
from fabula.lang.lines import read_file
from fabula.text import units


@cache
def pint_registry() -> pint.UnitRegistry[Any]:
    """pint, knowing our units only and computing in exact fractions."""
    built: pint.UnitRegistry[Any] = pint.UnitRegistry(None, non_int_type=Fraction)
    built.load_definitions(read_file("units.txt").splitlines())
    return built


@pytest.mark.parametrize(
    ("unit", "name", "dimension"),
    [
        ("km", "千米", "length"),
        ("公里", "千米", "length"),
        ("枝", "支", "count:支"),
        ("名", "人", "count:人"),
        ("km/h", "千米/小时", "length/time"),
        ("元/公斤", "元/千克", "money/mass"),
        ("万吨", "万吨", "mass"),
        ("年", "年", "time"),
        ("m2", "平方米", "area"),
        ("", "", ""),
        ("碟", "碟", "count:碟"),
    ],
)
def test_names(unit: str, name: str, dimension: str) -> None:
    assert units.canonical(unit) == name
    assert units.dimension(unit) == dimension


@pytest.mark.parametrize(
    ("source", "target", "ratio"),
    [
        ("千米", "米", "1000"),
        ("米", "千米", "1/1000"),
        ("千米/小时", "米/分钟", "50/3"),
        ("元/千克", "元/斤", "1/2"),
        ("万元", "元", "10000"),
        ("亿元", "万元", "10000"),
        ("年", "月", "12"),
        ("人", "位", "1"),
        ("", "", "1"),
        ("碟", "碟", "1"),
    ],
)
def test_factor(source: str, target: str, ratio: str) -> None:
    assert units.factor(source, target) == Fraction(ratio)
    assert units.compatible(source, target)


@pytest.mark.parametrize(
    ("a", "b"),
    [("千米", "千克"), ("年", "天"), ("本", "支"), ("千米", "千米/小时"), ("元", ""), ("元", "美元")],
)
def test_incompatible(a: str, b: str) -> None:
    assert units.factor(a, b) is None


def test_is_unit() -> None:
    assert all(units.is_unit(text) for text in ("千米", "万吨", "千米/时", "棵"))
    assert not any(units.is_unit(text) for text in ("", "汽车", "千米/汽车", "万"))


def test_the_table_says_what_pint_says() -> None:
    registry = pint_registry()
    # pint has its own idea of the degree sign, so ℃ is left out.
    names = [name for name, unit in units.table().items() if unit.dimension != "temperature"]
    for a, b in product(names, repeat=2):
        ours = units.factor(a, b)
        if ours is None:
            assert registry.get_dimensionality(a) != registry.get_dimensionality(b)
        elif a != b:
            assert registry.Quantity(Fraction(1), a).to(b).magnitude == ours


def test_pint_answers_what_the_table_does_not() -> None:
    registry = pint_registry()
    assert registry.Quantity(Fraction(3), "吨*千米").to("千克*米").magnitude == 3_000_000


@pytest.mark.parametrize("line", ["千米 1000", "丈 = 10 尺"])
def test_a_bad_line_is_named(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(units, "read_file", lambda _: f"# ok\n{line}\n")
    with pytest.raises(DataError, match="line 2"):
        units.table.__wrapped__()

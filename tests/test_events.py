"""Event independence (van Dijk's fourth property, in the paper's words): the number and the order of events
do not matter. A story of n events of one form is solved for every n, and in every order of the events."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

import fabula

NTH = "一二三四五六"
COUNTS = range(2, 7)


def value(text: str) -> Fraction:
    answer = fabula.solve(text).answer
    assert answer is not None, text
    return answer.value


# --- more events of the same form ---


@pytest.mark.parametrize("n", COUNTS)
def test_days_of_reading(n: int) -> None:
    pages = [20 + 7 * i for i in range(n)]
    days = "，".join(f"第{NTH[i]}天看了{p}页" for i, p in enumerate(pages))
    assert value(f"小红看一本书，{days}，还剩33页没有看，这本书一共有多少页？") == sum(pages) + 33


@pytest.mark.parametrize("n", COUNTS)
def test_shares_of_a_road(n: int) -> None:
    shares = [5 + 2 * i for i in range(n)]
    weeks = "，".join(f"第{NTH[i]}周修了全长的{s}%" for i, s in enumerate(shares))
    left = 100 - sum(shares)
    assert value(f"工程队修一条路，{weeks}，还剩{left * 12}米没有修，这条路全长多少米？") == 1200


@pytest.mark.parametrize("n", COUNTS)
def test_legs_of_a_journey(n: int) -> None:
    legs = [(30 + 12 * i, 2 + i) for i in range(n)]
    parts = "，".join(f"第{NTH[i]}段每小时行{v}千米，行了{t}小时" for i, (v, t) in enumerate(legs))
    assert value(f"一辆汽车从甲地开往乙地，{parts}，正好到达乙地，甲乙两地相距多少千米？") == sum(
        v * t for v, t in legs
    )


THINGS = (("钢笔", "支"), ("本子", "本"), ("尺子", "把"), ("书包", "个"), ("球拍", "副"), ("铅笔", "盒"))


def purchases(n: int) -> tuple[list[str], int]:
    said, total = [], 0
    for i, (thing, unit) in enumerate(THINGS[:n]):
        count, price = 3 + i, 7 + 5 * i
        said.append(f"{count}{unit}{thing}，每{unit}{price}元")
        total += count * price
    return said, total


@pytest.mark.parametrize("n", COUNTS)
def test_purchases(n: int) -> None:
    said, total = purchases(n)
    assert value(f"学校买了{'，又买了'.join(said)}，一共花了多少元？") == total


@pytest.mark.parametrize("n", COUNTS)
def test_people_with_apples(n: int) -> None:
    people = ("小明", "小红", "小刚", "小丽", "小华", "小军")[:n]
    have = [12 + 5 * i for i in range(n)]
    said = "，".join(f"{who}有{count}个苹果" for who, count in zip(people, have, strict=True))
    assert value(f"{said}，他们一共有多少个苹果？") == sum(have)


# --- the same events in another order ---


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_order_of_purchases(order: tuple[int, ...]) -> None:
    said, total = purchases(3)
    assert value(f"学校买了{'，又买了'.join(said[i] for i in order)}，一共花了多少元？") == total


FLOWERS = ("红花有24朵", "黄花比红花多6朵", "白花是黄花的3倍")
ORDERS = list(permutations(range(3)))


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_order_of_relations(order: tuple[int, ...]) -> None:
    assert value("，".join(FLOWERS[i] for i in order) + "，白花有多少朵？") == 90


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_order_of_relations_by_frames(order: tuple[int, ...]) -> None:
    found = fabula.load("frames").solve("，".join(FLOWERS[i] for i in order) + "，白花有多少朵？")
    assert found.answer is not None and found.answer.value == 90


@pytest.mark.parametrize("order", list(permutations(range(2))), ids=str)
def test_order_of_the_two_cars(order: tuple[int, ...]) -> None:
    said = ("客车每小时行60千米", "货车每小时行45千米")
    cars = "，".join(said[i] for i in order)
    assert value(f"客车和货车同时从两地相对开出，{cars}，4小时后相遇，两地相距多少千米？") == 420


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_order_of_shares(order: tuple[int, ...]) -> None:
    said = ("上午运走全部的20%", "下午运走全部的30%", "晚上运走全部的15%")
    moved = "，".join(said[i] for i in order)
    assert value(f"仓库里有一批货物，{moved}，还剩70吨，这批货物有多少吨？") == 200

"""Stories of any length, composed from one template, for the benchmarks."""

from __future__ import annotations

from collections.abc import Callable

DIGITS = "零一二三四五六七八九"


def ordinal(n: int) -> str:
    """一, 二 … 十, 十一 …"""
    if n < 10:
        return DIGITS[n]
    tens, ones = divmod(n, 10)
    return ("" if tens == 1 else DIGITS[tens]) + "十" + (DIGITS[ones] if ones else "")


def reading(events: int) -> str:
    """So many days of reading, in pages."""
    days = "，".join(f"第{ordinal(i)}天看了{20 + 3 * i}页" for i in range(1, events + 1))
    return f"小红看一本书，{days}，还剩33页没有看，这本书一共有多少页？"


def road(events: int) -> str:
    """So many weeks of road building, as shares of the whole."""
    weeks = "，".join(f"第{ordinal(i)}周修了全长的{2 + i % 5}%" for i in range(1, events + 1))
    return f"工程队修一条路，{weeks}，还剩660米没有修，这条路全长多少米？"


def purchases(events: int) -> str:
    """So many purchases, each with a number and a price."""
    things = ("钢笔", "本子", "尺子", "书包", "球拍", "铅笔", "地图", "毛笔", "水杯", "台灯")
    said = (f"{3 + i}个{things[i % 10]}，每个{7 + 2 * i}元" for i in range(events))
    return f"学校买了{'，又买了'.join(said)}，一共花了多少元？"


STORIES: dict[str, Callable[[int], str]] = {"reading": reading, "road": road, "purchases": purchases}

"""Problems written for these tests (none is from a corpus), in Math23K's form."""

from __future__ import annotations

import json
from pathlib import Path

from fabula.data.records import ProblemType, Record


def _row(number: int, words: str, equation: str, answer: str) -> dict[str, str]:
    return {
        "id": str(number),
        "original_text": words.replace(" ", ""),
        "segmented_text": words,
        "equation": equation,
        "ans": answer,
    }


def _journey(n: int) -> tuple[str, str, str]:
    words = f"骑手 从 东村 去 西村 ， 每 小时 行 {n} 千米 ， 行 了 3 小时 到达 ， 两村 相距 多少 千米 ？"
    return words, f"x={n}*3", str(3 * n)


def _task(n: int) -> tuple[str, str, str]:
    words = f"园丁 浇花 ， 第一天 浇 了 {n} 盆 ， 第二天 浇 了 5 盆 ， 两天 一共 浇 了 多少 盆 ？"
    return words, f"x={n}+5", str(n + 5)


def _price(n: int) -> tuple[str, str, str]:
    words = f"画笔 每 支 {n} 元 ， 画室 买 了 4 支 ， 一共 要 付 多少 元 ？"
    return words, f"x={n}*4", str(4 * n)


def _relation(n: int) -> tuple[str, str, str]:
    words = (
        f"林场 今年 春天 在 山坡 上 种 了 {n} 棵 松树 ， 种 的 槐树 的 棵数 是 松树 的 2 倍 ， "
        "林场 种 了 多少 棵 槐树 ？"
    )
    return words, f"x={n}*2", str(2 * n)


def _bare(n: int) -> tuple[str, str, str]:
    return (
        f"一个 数 的 2 倍 是 {2 * n} ， 这个 数 = 多少 ？".replace("一个 数", "一个数"),
        f"x={2 * n}/2",
        str(n),
    )


MAKERS = {
    ProblemType.JOURNEY: _journey,
    ProblemType.TASK: _task,
    ProblemType.PRICE: _price,
    ProblemType.RELATION: _relation,
    None: _bare,
}


def rows(each: int = 12) -> list[dict[str, str]]:
    """``each`` problems of every type and as many without a story, with ids from 1."""
    made = []
    for kind_number, maker in enumerate(MAKERS.values()):
        for place in range(each):
            made.append(_row(kind_number * each + place + 1, *maker(place + 11)))
    return made


def types(each: int = 12) -> dict[str, ProblemType]:
    """The true type of every id that belongs to one."""
    kinds = list(MAKERS)
    return {
        row["id"]: kind for place, row in enumerate(rows(each)) if (kind := kinds[place // each]) is not None
    }


def records(each: int = 12) -> list[Record]:
    """The typed problems as records."""
    kinds = types(each)
    return [
        Record(
            row["id"],
            row["original_text"],
            row["segmented_text"],
            row["equation"],
            row["ans"],
            kinds[row["id"]],
        )
        for row in rows(each)
        if row["id"] in kinds
    ]


def write_sequence(path: Path, made: list[dict[str, str]]) -> Path:
    """Math23K as distributed: objects one after another."""
    path.write_text("".join(json.dumps(row, ensure_ascii=False, indent=4) + "\n" for row in made), "utf-8")
    return path


def write_list(path: Path, made: list[dict[str, str]]) -> Path:
    path.write_text(json.dumps(made, ensure_ascii=False, indent=1), "utf-8")
    return path

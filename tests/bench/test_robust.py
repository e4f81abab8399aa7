"""Disturbed problems: what each way changes, what it refuses, and the benchmark over all of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.bench.folder import Multiplier, data_folder

from fabula.bench import registry, robust
from fabula.bench.run import Bench, Plan
from fabula.bench.summary import summarise_folder
from fabula.bench.tables import tables
from fabula.data.expression import evaluate, parse, same_answer
from fabula.data.perturb import added, donors, removed, renamed, renumbered, reordered, stem, variants
from fabula.data.records import Record

STORY = "小明有12个苹果，小红有30个梨。小明吃了4个苹果，小明还有多少个苹果？"
PEARS = Record("1", STORY, equation="x=12-4", answer="8")
ROAD = Record("2", "一辆汽车每小时行60千米，3小时行多少千米？", equation="x=60*3", answer="180")


def test_other_numbers_other_answer() -> None:
    made = renumbered(PEARS, random.Random(1))
    assert made is not None and made.equation and made.answer
    assert made.text != PEARS.text and stem(made.id) == "1"
    assert same_answer(evaluate(parse(made.equation, made.text)), made.answer)
    assert "30个梨" in made.text  # no number of the equation
    assert renumbered(Record("3", "有3个，多少个？", equation="x=3*7", answer="21"), random.Random(1)) is None


def test_other_names_and_another_order() -> None:
    made = renamed(PEARS, ["小明", "小红", "小刚", "小丽"], random.Random(1))
    assert made is not None and "小明" not in made.text and "小红" not in made.text
    assert renamed(ROAD, ["小明", "小红"], random.Random(1)) is None
    turned = reordered(PEARS)
    assert turned is not None
    assert turned.text == "小红有30个梨，小明有12个苹果。小明吃了4个苹果，小明还有多少个苹果？"
    assert reordered(ROAD) is None


def test_clauses_in_and_out() -> None:
    pool = donors([Record("9", "学校图书室有故事书400本，借走多少本？")])
    assert pool == ["学校图书室有故事书400本"]
    longer = added(PEARS, pool, 2, random.Random(1))
    assert longer is not None
    assert longer.text.count("400") == 2 and longer.answer == PEARS.answer
    told = Record("3", "一辆汽车每小时行60千米，车上有5人，3小时行多少千米？", equation="x=60*3", answer="180")
    less = removed(told, random.Random(1))
    assert less is not None and less.answer is None and len(less.text) < len(told.text)
    assert removed(ROAD, random.Random(1)) is None  # two clauses: nothing would be left
    assert {stem(r.id) for r in variants([PEARS, ROAD])} == {"1", "2"}


def test_what_could_be_part_of_the_question_is_not_irrelevant() -> None:
    sums = Record("4", "小明有12个苹果，小红有17个苹果，小刚有9个梨，一共有多少个？", equation="x=12+17+9", answer="38")
    draw = random.Random(1)
    assert added(sums, ["果篮里有40个梨"], 1, draw) is None
    assert added(sums, ["果篮重2千克"], 1, draw) is not None
    assert removed(sums, draw) is None  # a sum of two parts is a sum
    assert added(PEARS, ["小明又吃了3个苹果"], 1, draw) is None
    told = "客车每小时行60千米，货车每小时行50千米，客车行3小时，客车行多少千米？"
    speeds = Record("5", told, equation="x=60*3", answer="180")
    assert added(speeds, ["飞机飞了900千米"], 1, draw) is not None  # the same unit, and nothing else in common


def test_the_benchmark_prints_what_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SYSTEMS", dict(registry.SYSTEMS))
    registry.register("mine", Multiplier)
    plan = Plan(data_folder(tmp_path / "data"), tmp_path / "out", ("mine",), ("iid",), perturb=True)
    assert not Bench(plan, say=lambda line: None).run()
    found = summarise_folder(tmp_path / "out", ("mine",))["robustness"]["iid"]["mine"]
    assert found[robust.PLAIN]["problems"] and found[robust.NUMBERS]["problems"]
    assert found["irrelevant 5"]["before"] == found[robust.PLAIN]["after"]
    page = tables(summarise_folder(tmp_path / "out", ("mine",)))
    assert "Disturbed problems, iid" in page and "irrelevant 3" in page
    said: list[str] = []
    Bench(plan, say=said.append).run()
    assert "done before" in said[0]

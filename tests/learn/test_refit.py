"""The ranker of an exported model fitted anew, and the reliability diagram."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch")

from fabula.choose.evidence import Scene
from fabula.extract import SHIPPED
from fabula.learn import refit
from fabula.learn.ranking import Case, Verdict
from fabula.learn.reliability import bins, draw_reliability
from fabula.solver import load_ranker

STORY = """#t{n}
{place}{one}⟨{a}个⟩，{two}比{one}多⟨{b}个⟩，门口停着⟨3辆⟩车，{two}有⟨多少个⟩？
= {a}+{b}
total {one}
relation {two} other={one}
total 车
total {two}
"""


PLACES = ("商店里有", "果园收了", "妈妈带来", "书包装着", "桌上放着")
THINGS = ("苹果", "香梨", "蛋糕", "面包", "灯笼", "风筝", "茶杯", "水壶", "皮球", "毛巾")


def _story(i: int) -> str:
    """The story of a number: other places and things each time, so that one may disturb the other."""
    one, two = THINGS[2 * i - 2 : 2 * i]
    return STORY.format(n=8 * i, a=40 + i, b=5 + i, place=PLACES[i - 1], one=one, two=two)


def verdict(confidence: float, *, right: bool) -> Verdict:
    case = Case("1", "", Scene(1, 1, "number", frozenset()), (), 0 if right else -1)
    return Verdict(case, (0,), confidence)


def test_a_bin_tells_how_many_answers_are_right() -> None:
    found = bins([verdict(0.91, right=True), verdict(0.97, right=False), verdict(0.2, right=False)])
    assert [(b.count, b.right) for b in found] == [(1, 0.0), (2, 0.5)]
    assert found[1].confidence == pytest.approx(0.94)


def test_the_diagram_is_the_same_every_time(tmp_path: Path) -> None:
    named = {"plain": [verdict(i / 40, right=i % 40 > 20) for i in range(40)] * 4}
    first, second = (draw_reliability(tmp_path / f"{i}.svg", named, 0.9).read_bytes() for i in range(2))
    assert first == second
    assert b"<svg" in first


def test_a_model_gets_another_ranker_and_vouches_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model, work, told = tmp_path / "model", tmp_path / "work", tmp_path / "some.story"
    shutil.copytree(SHIPPED, model)
    told.write_text("\n".join(_story(i) for i in range(1, 6)), "utf-8")
    before = (model / "ranker.json").read_bytes()
    asked = ["refit", str(model), "--data", str(tmp_path), "--stories", str(told), "--work", str(work)]
    monkeypatch.setattr(sys, "argv", [*asked, "--write", "--sure", "0.9"])
    refit.main()
    assert (model / "ranker.json").read_bytes() != before
    assert load_ranker("smart+", model) is not None  # its hash is in the card
    card = json.loads((model / "model.json").read_text("utf-8"))
    assert card["sure"] == 0.9
    assert card["validation"]["own"]["problems"] == 5
    assert {p.stem for p in work.glob("*.jsonl")} == {"own", "own~added1", "own~added3", "own~added5", "own~removed"}
    assert (work / "reliability.svg").is_file()


def test_what_was_read_is_taken_up_again(tmp_path: Path) -> None:
    (tmp_path / "plain.jsonl").write_text("", "utf-8")
    assert refit.cases_of(tmp_path / "no-model", tmp_path, {"plain": []}, 1) == {"plain": []}

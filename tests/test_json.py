"""The JSON contract: the same fields for every text, plain data, exact numbers."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import fabula
from fabula.situation import ParseGraph
from fabula.text import Problem

TEXTS = {
    "solved": "小刚的体重是28.4千克，小强的体重是小刚的1.4倍，小强的体重=多少千克？",
    "two readings": (
        "甲乙两车同时从两地相对开出，甲车每小时行50千米，乙车每小时行40千米，"
        "3小时后两车相距35千米，两地相距多少千米？"
    ),
    "no finite decimal": "9米长的绳子平均分成7段，每段长多少米？",
    "unreadable": "你好",
    "empty": "",
    "huge": f"仓库里有{'9' * 400}吨煤，运走3吨，还剩多少吨？",
}
FIELDS: dict[str, Any] = {
    "version": int,
    "status": str,
    "answer": dict | None,
    "confidence": float,
    "problem": dict | None,
    "mentions": list,
    "graph": dict | None,
    "equations": list,
    "steps": list,
    "outcome": str | None,
    "objections": list,
    "score": float | int | None,
    "readings": list,
    "warnings": list,
    "error": dict | None,
}
READING = {
    "answer", "mentions", "graph", "equations", "steps", "outcome", "objections", "score", "status", "confidence",
}  # fmt: skip
STEP = {
    "number",
    "kind",
    "text",
    "arithmetic",
    "value",
    "unit",
    "reason",
    "equation",
    "relation",
    "span",
    "quote",
}


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("name", TEXTS)
def test_fields(name: str, lang: str) -> None:
    solution = fabula.solve(TEXTS[name])
    found = json.loads(json.dumps(solution.to_json(lang=lang), allow_nan=False))
    assert list(found) == list(FIELDS)
    for field, kind in FIELDS.items():
        assert isinstance(found[field], kind), field
    assert found["version"] == 1
    assert found["status"] in ("solved", "unsure", "unsolved")
    assert (found["answer"] is None) == (found["status"] == "unsolved")
    assert (found["problem"] is None) == (found["error"] is not None)
    assert all(set(reading) == READING for reading in found["readings"])
    assert all(set(step) >= STEP for step in found["steps"])
    assert [step["number"] for step in found["steps"]] == list(range(1, len(found["steps"]) + 1))
    assert len(found["equations"]) == len(found["graph"]["relations"] if found["graph"] else [])
    assert all(isinstance(said, str) for said in (*found["warnings"], *found["objections"]))
    if found["answer"]:
        assert Fraction(found["answer"]["value"]) == solution.answer.value


def test_the_graph_and_the_problem_come_back() -> None:
    solution = fabula.solve(TEXTS["two readings"])
    found = json.loads(json.dumps(solution.to_json()))
    assert ParseGraph.from_json(found["graph"]) == solution.graph
    assert Problem.from_json(found["problem"]) == solution.problem


def test_as_many_readings_as_asked_for() -> None:
    solution = fabula.solve(TEXTS["two readings"])
    assert len(solution.to_json(top=1)["readings"]) == 0
    assert len(solution.to_json(top=2)["readings"]) == 1
    assert solution.to_json(top=2)["readings"][0]["answer"]["value"] == "235"


def test_spans_point_into_the_text() -> None:
    found = fabula.solve(TEXTS["solved"]).to_json()
    text = found["problem"]["text"]
    for quantity in found["problem"]["quantities"]:
        assert text[slice(*quantity["span"])] == quantity["text"]
    for token in found["problem"]["tokens"]:
        assert text[slice(*token["span"])] == token["text"]

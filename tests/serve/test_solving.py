"""The endpoints that solve, on a real server."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from fabula.explain.view import view
from fabula.learn.buffers import Entry
from fabula.solver import load
from serve.server import MEETING, PEARS


def said(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def test_solve_gives_what_the_library_gives(api: httpx.Client) -> None:
    expected = load("frames").solve(PEARS).to_json("zh", 3)
    assert said(api.post("/v1/solve", json={"text": PEARS, "top": 3})) == json.loads(json.dumps(expected))


def test_solve_in_english(api: httpx.Client) -> None:
    answer = said(api.post("/v1/solve", json={"text": PEARS, "lang": "en"}))["answer"]
    assert answer["value"] == "949/20"
    assert "yuan" in answer["text"]


def test_a_text_without_a_question_is_answered_with_the_reason(api: httpx.Client) -> None:
    found = said(api.post("/v1/solve", json={"text": "妈妈买了13千克梨。"}))
    assert found["status"] == "unsolved"
    assert found["error"]["code"] == "no_question"


def test_batch_keeps_the_order(api: httpx.Client) -> None:
    texts = [f"每千克梨{price}元，妈妈买13千克梨要付多少元？" for price in range(2, 22)]
    results = said(api.post("/v1/solve/batch", json={"texts": texts}))["results"]
    assert [found["answer"]["value"] for found in results] == [str(13 * price) for price in range(2, 22)]


def test_a_batch_goes_on_over_a_problem_that_fails(api: httpx.Client) -> None:
    texts = [PEARS, f"崩，{PEARS}", MEETING]
    first, second, third = said(api.post("/v1/solve/batch", json={"texts": texts}))["results"]
    assert first["answer"]["value"] == "949/20"
    assert third["answer"]["value"] == "3"
    assert second["code"] == "worker_lost"


def test_view_is_the_view_with_the_menus(api: httpx.Client) -> None:
    solution = load("frames").solve(MEETING)
    expected = json.loads(json.dumps(view(solution, solution.best, "zh")))
    found = said(api.post("/v1/view", json={"text": MEETING}))
    assert found.pop("options")
    assert found == expected


def test_view_of_a_text_without_a_situation(api: httpx.Client) -> None:
    found = said(api.post("/v1/view", json={"text": "多少？"}))
    assert found["status"] == "unsolved"
    assert found["pictures"] == []
    assert found["options"] is None


def test_readings(api: httpx.Client) -> None:
    text = "水果店有梨120千克，苹果比梨多(1/4)，苹果有多少千克？"
    whole = load("frames").solve(text)
    found = said(api.post("/v1/readings", json={"text": text}))["readings"]
    offered = [i for i, chance in enumerate(whole.chances) if i and chance >= 0.05]
    assert [other["index"] for other in found] == offered[:5]
    assert all(other["confidence"] < whole.confidence for other in found)
    assert all(other["difference"] for other in found)


def test_a_reading_that_is_not_there(api: httpx.Client) -> None:
    response = api.post("/v1/view", json={"text": PEARS, "reading": 19})
    assert response.status_code == 422
    assert response.json()["code"] == "no_such_reading"


def test_an_edit_changes_the_answer(api: httpx.Client) -> None:
    text = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"
    before = said(api.post("/v1/view", json={"text": text}))
    edit = {"op": "relation", "relation": before["equations"][0]["relation"], "predicate": "Less_than"}
    after = said(api.post("/v1/adjust", json={"text": text, "edits": [edit]}))
    assert (before["answer"]["value"], after["answer"]["value"]) == ("17", "7")


@pytest.mark.parametrize(
    "edit",
    [
        {"op": "relation", "relation": 900, "predicate": "Less_than"},
        {"op": "relation", "relation": 0, "predicate": "No_such_predicate"},
        {"op": "owner", "given": 0, "node": "nobody"},
    ],
)
def test_an_edit_that_gives_no_situation_is_refused(api: httpx.Client, edit: dict[str, Any]) -> None:
    response = api.post("/v1/adjust", json={"text": PEARS, "edits": [edit]})
    assert response.status_code == 422
    assert response.json()["code"] in ("wrong_edit", "wrong_grammar")
    assert response.headers["content-type"] == "application/problem+json"


def test_diagrams(api: httpx.Client) -> None:
    posted = api.post("/v1/diagram", json={"text": MEETING, "kind": "graph"})
    linked = api.get("/v1/diagram.svg", params={"text": MEETING, "kind": "graph"})
    assert posted.headers["content-type"] == linked.headers["content-type"] == "image/svg+xml"
    assert posted.content == linked.content
    assert posted.text.startswith("<svg")


def test_no_picture_without_a_situation(api: httpx.Client) -> None:
    response = api.post("/v1/diagram", json={"text": "今天天气很好。"})
    assert response.status_code == 422
    assert response.json()["code"] == "no_situation"


@pytest.mark.parametrize(
    ("form", "media", "ending"),
    [
        ("latex", "text/x-tex", "tex"),
        ("markdown", "text/markdown", "md"),
        ("svg", "image/svg+xml", "svg"),
        ("json", "application/json", "json"),
        ("buffer", "application/x-ndjson", "jsonl"),
    ],
)
def test_exports(api: httpx.Client, form: str, media: str, ending: str) -> None:
    response = api.post("/v1/export", json={"text": PEARS, "format": form})
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].split(";")[0] == media
    assert response.headers["content-disposition"].endswith(f"fabula.{ending}")
    assert "47.45" in response.text or form == "buffer"


def test_what_is_exported_for_training_is_read_by_training(api: httpx.Client) -> None:
    response = api.post("/v1/export", json={"text": PEARS, "format": "buffer"})
    entry = Entry.from_json(json.loads(response.text))
    assert entry.graph == load("frames").solve(PEARS).graph


def test_markdown_is_not_marked_up_by_the_problem(api: httpx.Client) -> None:
    text = "每千克*梨*3.65元，妈妈买13千克*梨*要付多少元？"
    exported = api.post("/v1/export", json={"text": text, "format": "markdown"}).text
    assert "\\*梨\\*" in exported

"""Attempts and classes on a real server: what pupils and teachers do, and what others try."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import httpx
import pytest

from serve.server import MEETING, PEARS


def said(response: httpx.Response, status: int = 200) -> Any:
    assert response.status_code == status, response.text
    return response.json()


def begin(api: httpx.Client, text: str = MEETING, **more: str) -> tuple[str, dict[str, str]]:
    """An attempt's path and the header that opens it."""
    begun = said(api.post("/v1/attempts", json={"text": text, **more}), 201)
    return f"/v1/attempts/{begun['id']}", {"X-Attempt-Token": begun["token"]}


def new_class(api: httpx.Client, name: str = "五年级二班") -> tuple[str, str, dict[str, str]]:
    """A class's code, its path and the header that opens it."""
    made = said(api.post("/v1/classes", json={"name": name}), 201)
    return made["code"], f"/v1/classes/{made['code']}", {"X-Teacher-Key": made["teacher_key"]}


def test_check_without_memory(api: httpx.Client) -> None:
    ask = {"text": MEETING, "step": "390÷130=3", "done": ["70+60=130"]}
    assert said(api.post("/v1/check", json=ask))["verdict"] == "answer"
    wrong = said(api.post("/v1/check", json={"text": MEETING, "step": "390÷10=39"}))
    assert wrong["verdict"] in ("wrong", "unclear")
    assert wrong["message"]


def test_hints_without_memory_do_not_tell_the_answer_before_the_end(api: httpx.Client) -> None:
    level, seen = 1, []
    while True:
        hint = said(api.post("/v1/hints", json={"text": PEARS, "level": level}))
        assert hint["level"] == level
        seen.append(hint)
        if hint["last"]:
            break
        level += 1
    assert len(seen) >= 4
    assert "47.45" in seen[-1]["text"]
    assert all("47.45" not in json.dumps(hint, ensure_ascii=False) for hint in seen[:-1])
    assert any(hint["svg"] for hint in seen)


def test_nothing_to_tutor(api: httpx.Client) -> None:
    for path in ("/v1/hints", "/v1/attempts"):
        response = api.post(path, json={"text": "今天天气很好。"})
        assert response.status_code == 422
        assert response.json()["code"] in ("no_situation", "no_answer")


def test_a_pupils_way(api: httpx.Client) -> None:
    path, token = begin(api)
    first = said(api.post(f"{path}/hints", json={}, headers=token))
    wrong = said(api.post(f"{path}/steps", json={"step": "70×60=4200"}, headers=token))
    right = said(api.post(f"{path}/steps", json={"step": "70+60=130"}, headers=token))
    second = said(api.post(f"{path}/hints", headers=token))
    last = said(api.post(f"{path}/steps", json={"step": "390÷130=3"}, headers=token))
    assert (first["level"], second["level"]) == (1, 2)
    assert wrong["verdict"] in ("wrong", "unclear")
    assert (right["verdict"], right["number"], right["solved"]) == ("right", 2, False)
    assert (last["verdict"], last["number"], last["solved"]) == ("answer", 3, True)
    found = said(api.get(path, headers=token))
    assert found["solved"] is True
    assert [step["step"] for step in found["steps"]] == ["70×60=4200", "70+60=130", "390÷130=3"]
    assert [(hint["number"], hint["after_step"]) for hint in found["hints"]] == [(1, 0), (2, 2)]


def test_hints_come_one_by_one_to_the_last_and_stay_there(api: httpx.Client) -> None:
    path, token = begin(api, PEARS)
    texts = []
    for _ in range(30):
        hint = said(api.post(f"{path}/hints", json={}, headers=token))
        texts.append(hint["text"])
        if hint["last"]:
            break
    assert hint["last"] and len(set(texts)) == len(texts) >= 4
    assert said(api.post(f"{path}/hints", json={}, headers=token)) == hint
    assert len(said(api.get(path, headers=token))["hints"]) == len(texts)


@pytest.mark.parametrize(("verb", "end"), [("GET", ""), ("POST", "/steps"), ("POST", "/hints")])
def test_an_attempt_opens_for_its_token_only(api: httpx.Client, verb: str, end: str) -> None:
    path, _ = begin(api, PEARS)
    _, other = begin(api, PEARS)
    body = {"step": "1+1=2"} if end == "/steps" else None
    assert api.request(verb, path + end, json=body).status_code == 401
    assert api.request(verb, path + end, json=body, headers=other).status_code == 404
    missing = "/v1/attempts/" + "A" * 22 + end
    assert api.request(verb, missing, json=body, headers=other).status_code == 404


def test_a_teachers_view(api: httpx.Client) -> None:
    code, path, key = new_class(api)
    for who, steps in (
        ("小红", ["70+60=130", "390÷130=3"]),
        ("小明", ["70+60=130", "390-130=260"]),
        ("小刚", []),
    ):
        mine, token = begin(api, class_code=code.lower().replace("-", ""), nickname=who)
        for step in steps:
            said(api.post(f"{mine}/steps", json={"step": step}, headers=token))
        said(api.post(f"{mine}/hints", json={}, headers=token))
    found = said(api.get(path, headers=key))
    assert (found["name"], found["code"], found["pupils"]) == ("五年级二班", code, 3)
    assert (found["attempts"], found["solved"], found["hints"]) == (3, 1, 3)
    (problem,) = found["problems"]
    assert problem["text"] == MEETING
    assert {place["right_steps"] for place in problem["stuck"]} == {0, 1}
    page = said(api.get(f"{path}/attempts", params={"limit": 2, "offset": 2}, headers=key))
    assert (page["total"], [attempt["nickname"] for attempt in page["attempts"]]) == (3, ["小刚"])
    lines = api.get(f"{path}/export", headers=key).text.splitlines()
    assert [json.loads(line)["nickname"] for line in lines] == ["小红", "小明", "小刚"]
    sheet = api.get(f"{path}/export", params={"format": "csv"}, headers=key)
    assert sheet.headers["content-disposition"] == f'attachment; filename="fabula-{code}.csv"'
    rows = list(csv.DictReader(io.StringIO(sheet.content.decode("utf-8-sig"))))
    assert len(rows) == 7


def test_delete(api: httpx.Client) -> None:
    code, path, key = new_class(api)
    mine, token = begin(api, PEARS, class_code=code, nickname="小红")
    other, other_token = begin(api, PEARS, class_code=code, nickname="小明")
    assert api.delete(f"{path}/pupils/小红", headers=key).status_code == 204
    assert api.delete(f"{path}/pupils/小红", headers=key).status_code == 404
    assert api.get(mine, headers=token).status_code == 404
    assert api.get(other, headers=other_token).status_code == 200
    assert api.delete(path, headers=key).status_code == 204
    assert api.get(path, headers=key).status_code == 404
    assert api.get(other, headers=other_token).status_code == 404
    assert api.post("/v1/attempts", json={"text": PEARS, "class_code": code}).status_code == 404


def test_a_class_opens_for_its_key_only(api: httpx.Client) -> None:
    _, path, _ = new_class(api)
    _, _, other = new_class(api)
    for verb, end in (
        ("GET", ""),
        ("GET", "/attempts"),
        ("GET", "/export"),
        ("DELETE", ""),
        ("DELETE", "/pupils/x"),
    ):
        assert api.request(verb, path + end).status_code == 401
        wrong = api.request(verb, path + end, headers=other)
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_key")


def test_markup_and_sql_in_names_are_names(api: httpx.Client) -> None:
    """They go in and come out as they are, as JSON, and do nothing."""
    script, sql = "<img src=x onerror=a()>", "'; DROP TABLE steps; --"
    code, path, key = new_class(api, name=script)
    for who in (script, sql):
        begin(api, PEARS, class_code=code, nickname=who)
    response = api.get(f"{path}/attempts", headers=key)
    assert response.headers["content-type"] == "application/json"
    assert [attempt["nickname"] for attempt in said(response)["attempts"]] == [script, sql]
    assert said(api.get(path, headers=key))["name"] == script
    assert api.delete(f"{path}/pupils/{sql}", headers=key).status_code == 204
    assert said(api.get(path, headers=key))["attempts"] == 1
    for evil in ("' OR '1'='1", "A' --", "%25", "..%2f.."):
        assert api.get(f"/v1/classes/{evil}", headers=key).status_code in (404, 422)
    refused = api.post("/v1/attempts", json={"text": PEARS, "class_code": "' OR 1=1 --"})
    assert refused.status_code == 422


@pytest.mark.parametrize("nickname", ["", " ", "a\nb", "a\x00", "a/b", "../x", "x" * 25, "\ud800"])
def test_names_that_are_none(api: httpx.Client, nickname: str) -> None:
    body = json.dumps({"text": PEARS, "nickname": nickname}).encode()
    headers = {"content-type": "application/json"}
    assert api.post("/v1/attempts", content=body, headers=headers).status_code == 422


APART = (
    "甲乙两车同时从两地相对开出，甲车每小时行55千米，乙车每小时行45千米，2小时后两车相距30千米，"
    "两地相距多少千米？"
)


def test_an_unsure_problem_asks_which_reading_is_meant(api: httpx.Client) -> None:
    asked = api.post("/v1/attempts", json={"text": APART})
    assert (asked.status_code, asked.json()["code"]) == (409, "which_reading")
    offered = asked.json()["readings"]
    assert len(offered) > 1
    assert all("230" not in one["difference"] and "170" not in one["difference"] for one in offered)
    answers = {}
    for one in offered[:2]:
        begun = said(api.post("/v1/attempts", json={"text": APART, "reading": one["reading"]}), 201)
        path, token = f"/v1/attempts/{begun['id']}", {"X-Attempt-Token": begun["token"]}
        for step in ("(55+45)×2+30=230", "(55+45)×2-30=170"):
            verdict = said(api.post(f"{path}/steps", json={"step": step}, headers=token))["verdict"]
            answers[one["reading"], step] = verdict == "answer"
    assert sum(answers.values()) == 2, answers


def test_edits_of_the_teacher_hold(api: httpx.Client) -> None:
    view = said(api.post("/v1/view", json={"text": MEETING}))
    goal = next(one for one in view["options"]["goals"] if one["edit"]["attribute"] == "total")
    begun = said(api.post("/v1/attempts", json={"text": MEETING, "edits": [goal["edit"]]}), 201)
    path, token = f"/v1/attempts/{begun['id']}", {"X-Attempt-Token": begun["token"]}
    assert said(api.post(f"{path}/steps", json={"step": "3小时"}, headers=token))["verdict"] != "answer"


def test_a_problem_set(api: httpx.Client) -> None:
    room = said(api.post("/v1/classes", json={"name": "五年级", "size": 1}), 201)
    path, key = f"/v1/classes/{room['code']}", {"X-Teacher-Key": room["teacher_key"]}
    refused = said(api.put(f"{path}/problems", json={"problems": [{"text": "今天天气很好。"}]}, headers=key))
    assert (refused["kept"], refused["problems"][0]["state"]) == (False, "not_understood")
    unsure = said(api.put(f"{path}/problems", json={"problems": [{"text": APART}]}, headers=key))
    assert (unsure["kept"], unsure["problems"][0]["state"]) == (False, "which_reading")
    chosen = [{"text": MEETING}, {"text": APART, "reading": 1}]
    assert said(api.put(f"{path}/problems", json={"problems": chosen}, headers=key))["kept"]
    shown = said(api.get(f"{path}/problems"))
    assert [(one["number"], one["text"]) for one in shown["problems"]] == [(1, MEETING), (2, APART)]
    pupil = {"class_code": room["code"], "nickname": "小红"}
    assert said(api.post("/v1/attempts", json={"problem": 2, **pupil}), 201)["reading"] == 1
    assert api.post("/v1/attempts", json={"problem": 3, **pupil}).json()["code"] == "no_problem"
    full = api.post("/v1/attempts", json={"problem": 1, **pupil, "nickname": "小明"})
    assert (full.status_code, full.json()["code"]) == (403, "class_full")
    assert api.patch(path, json={"closed": True}, headers=key).status_code == 204
    assert api.post("/v1/attempts", json={"problem": 1, **pupil}).json()["code"] == "class_closed"
    assert api.patch(path, json={"closed": False}).status_code == 401

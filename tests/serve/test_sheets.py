"""Worksheets over HTTP: kinds, problems drawn and named, files, and codes that pupils type."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

ORDER = {"kinds": ["compare", "change", "toward"], "grades": [3, 6], "count": 3, "seed": 7}


@pytest.fixture(scope="module")
def web(site: str) -> Iterator[httpx.Client]:
    """The server as people start it."""
    with httpx.Client(base_url=site, timeout=60) as client:
        yield client


@pytest.fixture(scope="module")
def problems(web: httpx.Client) -> list[dict[str, Any]]:
    answer = web.post("/v1/worksheets", json=ORDER)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["problems"]
    return found


@pytest.fixture(scope="module")
def codes(problems: list[dict[str, Any]]) -> list[str]:
    return [one["code"] for one in problems]


def test_kinds_have_names_and_grades(web: httpx.Client) -> None:
    zh, en = (web.get("/v1/worksheets/kinds", params={"lang": lang}).json() for lang in ("zh", "en"))
    assert {"kind": "toward", "name": "相遇问题", "grade": 5} in zh["kinds"]
    assert {"kind": "toward", "name": "Meeting", "grade": 5} in en["kinds"]
    assert [one["grade"] for one in zh["kinds"]] == sorted(one["grade"] for one in zh["kinds"])
    assert zh["formats"] == ["html", "pdf", "markdown", "moodle", "gift", "qti", "jsonl"]


def test_what_is_drawn_can_be_solved_and_named_again(
    web: httpx.Client, problems: list[dict[str, Any]], codes: list[str]
) -> None:
    assert sorted(one["kind"] for one in problems) == sorted(ORDER["kinds"])  # type: ignore[call-overload]
    for one in problems:
        solved = web.post("/v1/solve", json={"text": one["text"]}).json()
        assert solved["answer"]["text"] == one["answer"] and one["answer"] in one["reply"]
        assert one["steps"] and "?" not in one["answer"]
    again = web.post("/v1/worksheets/problems", json={"codes": codes})
    assert again.json()["problems"] == problems
    assert web.post("/v1/worksheets", json=ORDER).json()["problems"] == problems


def test_a_swap_gives_another_problem_of_the_kind(web: httpx.Client, problems: list[dict[str, Any]]) -> None:
    one = problems[0]
    ask = {"kinds": [one["kind"]], "count": 1, "seed": 7, "avoid": [one["code"]]}
    (other,) = web.post("/v1/worksheets", json=ask).json()["problems"]
    assert other["kind"] == one["kind"] and other["code"] != one["code"] and other["text"] != one["text"]


def test_a_pupil_gets_the_text_by_the_code_and_no_solution(web: httpx.Client, problems: list[dict[str, Any]]) -> None:
    one = problems[0]
    told = web.get(f"/v1/worksheets/problems/{one['code'].upper()}").json()
    assert told == {"code": one["code"], "kind": one["kind"], "text": one["text"], "reading": 0}
    begun = web.post("/v1/attempts", json={"text": told["text"], "reading": told["reading"]})
    assert begun.status_code == 201, begun.text


@pytest.mark.parametrize("code", ["toward-2222222", "nobody-k3f9q7m"])
def test_a_wrong_code_is_not_found(web: httpx.Client, code: str) -> None:
    answer = web.get(f"/v1/worksheets/problems/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_code")


@pytest.mark.parametrize(
    ("form", "media", "start"),
    [
        ("html", "text/html", b"<!doctype html>"),
        ("pdf", "application/pdf", b"%PDF-"),
        ("markdown", "text/markdown", b"# "),
        ("moodle", "application/xml", b"<?xml"),
        ("gift", "text/plain", b"$CATEGORY"),
        ("qti", "application/zip", b"PK"),
        ("jsonl", "application/x-ndjson", b"{"),
    ],
)
def test_every_format_can_be_had(web: httpx.Client, codes: list[str], form: str, media: str, start: bytes) -> None:
    answer = web.get("/v1/worksheets/file", params={"codes": codes, "format": form, "server": "http://x.example"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith(media) and answer.content.startswith(start)
    saved = answer.headers["content-disposition"].partition(";")[0]
    assert saved == ("inline" if form in ("html", "pdf") else "attachment")


def test_version_b_has_other_numbers_and_the_key_its_answers(web: httpx.Client, codes: list[str]) -> None:
    def rows(version: str) -> list[dict[str, Any]]:
        ask = {"codes": codes, "format": "jsonl", "version": version}
        return [json.loads(line) for line in web.get("/v1/worksheets/file", params=ask).text.splitlines()]

    first, second = rows("A"), rows("B")
    assert [row["code"] for row in first] == codes
    assert sorted(r["kind"] for r in first) == sorted(r["kind"] for r in second)
    assert not {r["text"] for r in first} & {r["text"] for r in second}
    ask = {"codes": codes, "format": "html", "version": "B", "key": "true"}
    key = web.get("/v1/worksheets/file", params=ask).text
    assert all(row["reply"] in key for row in second) and "B卷" in key


def test_a_page_from_here_runs_nothing(web: httpx.Client, codes: list[str]) -> None:
    ask = {"codes": codes, "title": "<script>alert(1)</script>"}
    answer = web.get("/v1/worksheets/file", params=ask)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text and "&lt;script&gt;" in answer.text


def test_links_go_to_the_server_that_is_named(web: httpx.Client, codes: list[str]) -> None:
    ask = {"codes": codes, "format": "qti", "server": "http://school.example:8017"}
    with zipfile.ZipFile(io.BytesIO(web.get("/v1/worksheets/file", params=ask).content)) as package:
        item = package.read("item01.xml").decode()
    assert f"http://school.example:8017/#mode=practice&amp;problem={codes[0]}" in item


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({"kinds": ["nothing"]}, "no_sheet"),
        ({"kinds": ["ratio"], "grades": [3, 3]}, "no_sheet"),
        ({"count": 31}, "invalid"),
        ({"grades": [0, 9]}, "invalid"),
        ({"avoid": ["<b>"]}, "invalid"),
    ],
)
def test_what_cannot_be_had_is_refused(web: httpx.Client, ask: dict[str, Any], code: str) -> None:
    answer = web.post("/v1/worksheets", json=ask)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


@pytest.mark.parametrize("server", ["javascript:alert(1)", 'http://x" onload=', "ftp://x"])
def test_a_link_is_an_address(web: httpx.Client, codes: list[str], server: str) -> None:
    answer = web.get("/v1/worksheets/file", params={"codes": codes, "server": server})
    assert answer.status_code == 422

"""The API against its own description: requests made from the schema, right and wrong ones."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance

from serve.server import MEETING, PEARS, Server

EXAMPLES = 12  # for each operation, half of them wrong on purpose
calm = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_api_does_what_its_schema_says(server: Server) -> None:
    """No fault of ours, no status, header or body that the schema does not tell of.

    That a text is well formed does not make it a problem, so a right request may be answered by 422.
    """
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
        has_input = bool(operation.body) or any(operation.iter_parameters())

        @calm
        @given(case=st.one_of(right, wrong) if has_input else right)
        def conforms(case: schemathesis.Case) -> None:
            case.call_and_validate(timeout=30, excluded_checks=[positive_data_acceptance])

        conforms()
        tried += 1
    assert tried >= 20


def test_real_answers_are_as_described(server: Server, api: httpx.Client) -> None:
    """Invented texts are hardly ever problems; so once with real ones, from the first request to the last."""
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")

    def ask(verb: str, path: str, status: int = 200, body: object = None, **more: Any) -> Any:
        url, headers = path.format(**more.get("names", {})), more.get("headers", {})
        response = api.request(verb, url, json=body, headers=headers, params=more.get("query"))
        assert response.status_code == status, response.text
        schema[path][verb].validate_response(schemathesis.Response.from_any(response))
        return response.json() if response.text.startswith("{") else None

    for text in (PEARS, MEETING, "今天天气很好。"):
        for lang in ("zh", "en"):
            ask("POST", "/v1/solve", body={"text": text, "lang": lang})
            for path in ("/v1/view", "/v1/adjust", "/v1/readings"):
                ask("POST", path, body={"text": text, "lang": lang})
    ask("POST", "/v1/solve/batch", body={"texts": [PEARS, "你好"]})
    ask("POST", "/v1/diagram", body={"text": PEARS})
    ask("GET", "/v1/diagram.svg", query={"text": PEARS})
    for form in ("latex", "markdown", "svg", "json", "buffer"):
        ask("POST", "/v1/export", body={"text": PEARS, "format": form})
    for level in (1, 3, 50):
        ask("POST", "/v1/hints", body={"text": MEETING, "level": level})
    ask("POST", "/v1/check", body={"text": MEETING, "step": "70-60=10"})
    room = ask("POST", "/v1/classes", 201, {"name": "一班"})
    teacher = {"names": {"code": room["code"]}, "headers": {"X-Teacher-Key": room["teacher_key"]}}
    new = {"text": MEETING, "class_code": room["code"], "nickname": "小红"}
    begun = ask("POST", "/v1/attempts", 201, new)
    pupil = {"names": {"name": begun["id"]}, "headers": {"X-Attempt-Token": begun["token"]}}
    ask("POST", "/v1/attempts/{name}/hints", body={}, **pupil)
    ask("POST", "/v1/attempts/{name}/steps", body={"step": "70-60=10"}, **pupil)
    ask("GET", "/v1/attempts/{name}", **pupil)
    for end in ("", "/attempts", "/export"):
        ask("GET", "/v1/classes/{code}" + end, **teacher)
    teacher["names"]["nickname"] = "小红"
    ask("DELETE", "/v1/classes/{code}/pupils/{nickname}", 204, **teacher)
    ask("DELETE", "/v1/classes/{code}", 204, **teacher)


def test_every_error_of_the_schema_is_a_problem(api: httpx.Client) -> None:
    paths = api.get("/openapi.json").json()["paths"]
    assert len(paths) >= 18
    for path, operations in paths.items():
        for verb, operation in operations.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"], (path, verb, status)

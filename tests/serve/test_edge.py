"""What every request meets: errors in one form, headers, ids, limits; and attacks on them."""

from __future__ import annotations

import json
import re
import socket
import time
from pathlib import Path

import httpx
import pytest

from fabula.serve import problems
from fabula.serve.settings import MAX_TEXT, Settings
from fabula.text.problem import LIMIT
from serve.server import PEARS, Server

JSON = {"content-type": "application/json"}
PROBLEM = {"type", "title", "status", "detail", "code", "request_id"}


def check_problem(response: httpx.Response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    told = response.json()
    assert told.keys() >= PROBLEM
    assert (told["status"], told["code"]) == (status, code)
    assert told["request_id"] == response.headers["x-request-id"]


def test_the_text_limit_is_the_readers() -> None:
    assert MAX_TEXT == LIMIT


def test_health_and_readiness(api: httpx.Client) -> None:
    assert api.get("/healthz").json()["status"] == "ok"
    assert api.get("/readyz").json()["status"] == "ready"


def test_errors_have_one_form(api: httpx.Client) -> None:
    check_problem(api.get("/nothing"), 404, "not_found")
    check_problem(api.get("/v1/solve"), 405, "method_not_allowed")
    check_problem(api.post("/v1/solve", json={}), 422, "invalid")
    check_problem(api.post("/v1/solve", content=b"{", headers=JSON), 422, "invalid")
    check_problem(api.post("/v1/solve", json={"text": PEARS, "more": 1}), 422, "invalid")
    check_problem(api.post("/v1/solve", json={"text": PEARS, "top": "3"}), 422, "invalid")
    check_problem(api.post("/v1/solve", json={"text": "梨" * (MAX_TEXT + 1)}), 422, "invalid")
    check_problem(api.post("/v1/solve/batch", json={"texts": [PEARS] * 101}), 422, "invalid")
    check_problem(api.post("/v1/view", json={"text": PEARS, "edits": [{"op": "rm"}]}), 422, "invalid")


@pytest.mark.parametrize("text", ["\x00", "a\x1bb", "\ud800"])
def test_texts_that_are_none(api: httpx.Client, text: str) -> None:
    body = json.dumps({"text": text}).encode()
    response = api.post("/v1/solve", content=body, headers=JSON)
    check_problem(response, 422, "invalid")


def test_request_ids(api: httpx.Client, server: Server) -> None:
    kept = api.get("/healthz", headers={"x-request-id": "lesson-7.a"})
    assert kept.headers["x-request-id"] == "lesson-7.a"
    for insane in ("a b", "x" * 65, "<script>", '"}'):
        made = api.get("/healthz", headers={"x-request-id": insane}).headers["x-request-id"]
        assert re.fullmatch(r"[0-9a-f]{16}", made)
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    mine = [line for line in lines if line.get("request_id") == "lesson-7.a"]
    assert [(line["method"], line["route"], line["status"]) for line in mine] == [("GET", "/healthz", 200)]


def test_the_log_does_not_tell_what_pupils_ask(api: httpx.Client, server: Server) -> None:
    secret = "小明的秘密3个，小红有2个，一共几个？"
    api.post("/v1/solve", json={"text": secret})
    api.get("/v1/diagram.svg", params={"text": secret})
    assert "秘密" not in server.log
    assert "%E7%A7%98" not in server.log


def test_security_headers(api: httpx.Client) -> None:
    for path in ("/", "/healthz", "/nothing", "/openapi.json"):
        headers = api.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers.get_list("cache-control") in (["no-store"], ["no-cache"])
        assert "server" not in headers


def test_no_page_that_loads_from_elsewhere(api: httpx.Client) -> None:
    assert api.get("/docs").status_code == api.get("/redoc").status_code == 404
    assert api.get("/openapi.json").json()["info"]["title"] == "Fabula"


def test_metrics(api: httpx.Client) -> None:
    api.post("/v1/solve", json={"text": PEARS})
    api.post("/v1/solve", json={"text": PEARS})
    text = api.get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values['fabula_requests_total{method="POST",route="/v1/solve",status="200"}']) >= 2
    assert float(values['fabula_request_seconds_count{method="POST",route="/v1/solve"}']) >= 2
    assert float(values["fabula_cache_hits_total"]) >= 1
    assert float(values["fabula_workers"]) >= 1


def test_unknown_paths_do_not_grow_the_metrics(api: httpx.Client) -> None:
    for number in range(5):
        api.get(f"/nothing/{number}")
    assert "/nothing" not in api.get("/metrics").text


def test_script_in_a_text_comes_back_as_data(api: httpx.Client) -> None:
    attack = '<script>alert(1)</script><img src=x onerror="alert(2)">' + PEARS
    for path in ("/v1/solve", "/v1/view"):
        response = api.post(path, json={"text": attack})
        assert response.headers["content-type"] == "application/json"
        assert response.headers["x-content-type-options"] == "nosniff"
    shown = api.post("/v1/view", json={"text": attack}).json()
    drawn = [picture["svg"] for picture in shown["pictures"]]
    drawn.append(api.get("/v1/diagram.svg", params={"text": attack}).text)
    assert len(drawn) > 1
    assert all("<script" not in svg and "<img" not in svg for svg in drawn)


def test_paths_do_not_leave_the_folder(server: Server) -> None:
    """Raw requests: a polite client would tidy the path up before sending it."""
    for path in (
        "/static/../settings.py",
        "/static/..%2fsettings.py",
        "/static/%2e%2e/settings.py",
        "/static/....//settings.py",
        "/static//etc/passwd",
        "/static/..%5c..%5csettings.py",
        "/static/%00",
    ):
        answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert answer.split(b" ")[1] in (b"404", b"400"), (path, answer[:200])
        assert b"root:" not in answer and b"Settings" not in answer


def raw(server: Server, data: bytes, seconds: float = 20.0) -> bytes:
    """Send bytes, read until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        connection.sendall(data)
        found = b""
        while part := connection.recv(65536):
            found += part
        return found


def test_too_large_by_its_own_account(api: httpx.Client) -> None:
    response = api.post("/v1/solve", content=b"x" * (Settings().body_bytes + 1))
    check_problem(response, 413, "too_large")


def test_much_too_large_is_not_even_read(server: Server) -> None:
    head = b"POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n"
    assert raw(server, head).startswith(b"HTTP/1.1 413")


def test_too_large_without_an_account(server: Server) -> None:
    """Chunked: the length is not known before it is too long."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"POST /v1/solve HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        sent = 0
        try:
            while sent < 64 * 1024 * 1024:
                connection.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
                sent += 0x10000
        except OSError:  # it hung up, as it should
            pass
        try:
            answer = connection.recv(65536)
        except ConnectionResetError:
            answer = b"HTTP/1.1 413"
    assert sent < 16 * 1024 * 1024
    assert answer.startswith(b"HTTP/1.1 413")


def test_a_batch_may_be_larger(api: httpx.Client) -> None:
    texts = [f"{'今天天气很好。' * 100}{number}" for number in range(40)]
    assert len(json.dumps({"texts": texts})) > Settings().body_bytes
    assert api.post("/v1/solve/batch", json={"texts": texts}).status_code == 200


def test_slow_heads_are_cut_off_while_others_are_served(server: Server, api: httpx.Client) -> None:
    began = time.monotonic()
    slow = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(50)]
    for connection in slow:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    assert api.post("/v1/solve", json={"text": PEARS}).status_code == 200
    assert time.monotonic() - began < 3
    time.sleep(1)
    for connection in slow:
        connection.sendall(b"a")  # a byte now and then does not help
    for connection in slow:
        assert connection.recv(1024) == b""
        connection.close()
    assert time.monotonic() - began < Settings().header_seconds + 3


def test_slow_bodies_are_cut_off(server: Server, api: httpx.Client) -> None:
    head = b"POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(head + b'{"text": "')
        assert api.post("/v1/solve", json={"text": PEARS}).status_code == 200
        answer = connection.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408")
        while part := connection.recv(65536):
            answer += part
    assert b"too_slow_to_send" in answer


def test_the_document_names_every_endpoint_and_code(api: httpx.Client) -> None:
    page = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")
    for path in api.get("/openapi.json").json()["paths"]:
        assert f"{path.replace('{name}', '{id}')}`" in page, path
    source = Path(problems.__file__).parent
    code = "\n".join(file.read_text("utf-8") for file in source.rglob("*.py"))
    told = re.findall(r'(?:ApiError\(\d+,|come_back\(|JobError\()\s*"(\w+)"', code)
    assert len(set(told)) > 15
    assert [name for name in told if f"`{name}`" not in page] == []


def test_the_address_is_said_in_plain_words(server: Server) -> None:
    assert f"Fabula is at {server.url}/ (Ctrl-C stops it)." in server.log


def test_a_picture_may_be_shown_by_any_page(api: httpx.Client) -> None:
    drawn = api.get("/v1/diagram.svg", params={"text": PEARS})
    assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
    assert drawn.headers["access-control-allow-origin"] == "*"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert api.get("/healthz").headers["cross-origin-resource-policy"] == "same-origin"


def test_other_sites_may_use_the_api_if_they_are_named(tmp_path: Path, api: httpx.Client) -> None:
    asked = {"Origin": "https://school.example", "Access-Control-Request-Method": "POST"}
    assert (
        "access-control-allow-origin"
        not in api.post("/v1/solve", json={"text": PEARS}, headers=asked).headers
    )
    options = {"cors": "https://school.example", "workers": 1}
    with Server(tmp_path, options) as running, httpx.Client(base_url=running.url, timeout=30) as other:
        before = other.options("/v1/solve", headers=asked)
        assert before.headers["access-control-allow-origin"] == "https://school.example"
        solved = other.post("/v1/solve", json={"text": PEARS}, headers=asked)
        assert solved.headers["access-control-allow-origin"] == "https://school.example"
        stranger = other.post("/v1/solve", json={"text": PEARS}, headers={"Origin": "https://else.example"})
        assert "access-control-allow-origin" not in stranger.headers

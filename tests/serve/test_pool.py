"""Workers that hang, die or do not start; too much to do; a server that stops."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from serve.server import PEARS, Server, free_port


def metric(api: httpx.Client, name: str) -> float:
    lines = api.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).rsplit(" ", 1)[1])


def wait_for_workers(api: httpx.Client, count: int) -> None:
    until = time.monotonic() + 60
    while metric(api, "fabula_workers") < count:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_slow_problem_does_not_block_the_others(server: Server, api: httpx.Client) -> None:
    wait_for_workers(api, 2)
    killed = metric(api, "fabula_workers_killed_total")
    with ThreadPoolExecutor(1) as other:
        slow = other.submit(httpx.post, f"{server.url}/v1/solve", json={"text": f"慢，{PEARS}"}, timeout=30)
        time.sleep(0.3)
        began, answered = time.monotonic(), 0
        while not slow.done():
            text = f"每千克梨3.65元，妈妈买{answered + 2}千克梨要付多少元？"
            assert api.post("/v1/solve", json={"text": text}).status_code == 200
            answered += 1
            assert time.monotonic() - began < 20
    assert answered >= 10
    assert slow.result().status_code == 504
    assert slow.result().json()["code"] == "too_slow"
    wait_for_workers(api, 2)
    assert metric(api, "fabula_workers_killed_total") == killed + 1


def test_the_same_question_at_the_same_time_is_solved_once(api: httpx.Client) -> None:
    text = "每千克苹果7.25元，妈妈买11千克苹果要付多少元？"
    done = metric(api, "fabula_jobs_done_total")
    with ThreadPoolExecutor(8) as pupils:
        found = list(pupils.map(lambda _: api.post("/v1/solve", json={"text": text}).content, range(16)))
    assert len(set(found)) == 1
    assert metric(api, "fabula_jobs_done_total") == done + 1


def test_a_worker_that_dies_over_a_problem_is_replaced(api: httpx.Client) -> None:
    wait_for_workers(api, 2)
    response = api.post("/v1/solve", json={"text": f"崩，{PEARS}"})
    assert response.status_code == 503
    assert response.json()["code"] == "worker_lost"
    assert response.headers["retry-after"]
    assert api.post("/v1/solve", json={"text": PEARS}).status_code == 200
    wait_for_workers(api, 2)


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(child) for child in children.split()]


def test_a_worker_that_is_killed_while_idle_is_replaced(server: Server, api: httpx.Client) -> None:
    wait_for_workers(api, 2)
    victim = workers_of(server)[0]
    os.kill(victim, signal.SIGKILL)
    time.sleep(0.2)
    for number in range(5):
        text = f"每千克梨4.{number + 1}元，妈妈买13千克梨要付多少元？"
        assert api.post("/v1/solve", json={"text": text}).status_code == 200
    wait_for_workers(api, 2)
    assert victim not in workers_of(server)


def test_a_flood_is_told_to_come_back(server: Server, api: httpx.Client) -> None:
    """20 pupils with problems of a fifth of a second each, for two workers, and more and more of them."""
    wait_for_workers(api, 2)
    end = time.monotonic() + 3

    def pupil(number: int) -> list[httpx.Response]:
        answers = []
        while time.monotonic() < end:
            text = f"等，每千克梨{number + 2}.{len(answers) + 11}元，妈妈买13千克梨要付多少元？"
            answers.append(httpx.post(f"{server.url}/v1/solve", json={"text": text}, timeout=30))
            time.sleep(0.1)
        return answers

    with ThreadPoolExecutor(20) as pupils:
        found = [answer for answers in pupils.map(pupil, range(20)) for answer in answers]
    assert {response.status_code for response in found} == {200, 429}
    refused = [response for response in found if response.status_code == 429]
    assert {response.json()["code"] for response in refused} == {"overloaded"}
    assert all(1 <= int(response.headers["retry-after"]) <= 30 for response in refused)
    assert metric(api, "fabula_jobs_refused_total") >= len(refused)


def test_rate_limit_and_a_graceful_end(tmp_path: Path) -> None:
    """Ten requests, then one every five seconds; a batch counts by its problems; other clients do not."""
    options = {"workers": 1, "rate": 0.2, "burst": 10, "extractor": "wayward", "proxies": "127.0.0.3"}
    with Server(tmp_path, options) as server:
        with httpx.Client(base_url=server.url, timeout=30) as api:
            texts = [f"每千克梨{number + 3}元，妈妈买13千克梨要付多少元？" for number in range(8)]
            assert api.post("/v1/solve/batch", json={"texts": texts}).status_code == 200
            found = [api.post("/v1/solve", json={"text": texts[0]}) for _ in range(10)]
            assert found[0].status_code == found[1].status_code == 200
            assert found[-1].status_code == 429
            assert found[-1].json()["code"] == "rate_limited"
            assert 1 <= int(found[-1].headers["retry-after"]) <= 5
            assert api.get("/healthz").status_code == 200  # not everything is limited
            alias = {"x-forwarded-for": "203.0.113.9"}
            assert api.post("/v1/solve", json={"text": texts[0]}, headers=alias).status_code == 429
        proxy = httpx.HTTPTransport(local_address="127.0.0.3")
        with httpx.Client(base_url=server.url, timeout=30, transport=proxy) as api:
            found = [api.post("/v1/solve", json={"text": texts[0]}, headers=alias) for _ in range(12)]
            assert found[-1].status_code == 429  # this client is known through the proxy …
            alias = {"x-forwarded-for": "203.0.113.10"}
            second = api.post("/v1/solve", json={"text": texts[0]}, headers=alias)
            assert second.status_code == 200  # … and so is this one
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with (
            httpx.Client(base_url=server.url, timeout=30, transport=other) as api,
            ThreadPoolExecutor(1) as hand,
        ):
            under_way = hand.submit(api.post, "/v1/solve", json={"text": f"等，{PEARS}"})
            time.sleep(0.1)
            assert server.stop() in (0, -signal.SIGTERM)
            assert under_way.result().status_code == 200
    assert "shutdown complete" in server.log.lower()


def test_what_cannot_be_served_is_said_at_once(tmp_path: Path) -> None:
    for options, said in (
        ({"extractor": "nobody"}, "there is no extractor 'nobody'"),
        ({"store": "postgresql://127.0.0.1:1/none"}, "the store cannot be opened"),
        ({"store": "nonsense://x"}, "the store cannot be opened"),
    ):
        server = Server(tmp_path, options)
        server.start()
        assert server.process is not None
        assert server.process.wait(60) == 2
        assert said in server.log
        assert "Traceback" not in server.log


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    second = Server(tmp_path, {}, port=server.port)
    second.start()
    assert second.process is not None
    assert second.process.wait(60) == 2
    assert "cannot listen" in second.log
    assert free_port() != server.port

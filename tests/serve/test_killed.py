"""Killing the server in the middle of writing loses nothing that was acknowledged."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx

from fabula.serve.store import Store
from serve.server import PEARS, Server
from serve.test_pool import workers_of

PUPILS = 6


def test_killing_the_server_loses_no_acknowledged_attempt(tmp_path: Path) -> None:
    server = Server(tmp_path, {"workers": 1, "rate": 0})
    acknowledged: list[tuple[str, str, int]] = []  # id, token, steps
    with server:
        workers = workers_of(server)
        pupils = [threading.Thread(target=_pupil, args=(server.url, acknowledged)) for _ in range(PUPILS)]
        for pupil in pupils:
            pupil.start()
        until = time.monotonic() + 60
        while len(acknowledged) < 30 and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3)
        server.kill()
        for pupil in pupils:
            pupil.join()
        _gone(workers)
    assert len(acknowledged) >= 30
    _check(Store(str(tmp_path / "store.db")), acknowledged)
    again = Server(tmp_path, {"workers": 1, "rate": 0})
    with again, httpx.Client(base_url=again.url, timeout=30) as api:
        name, token, _ = acknowledged[-1]
        assert api.get(f"/v1/attempts/{name}", headers={"X-Attempt-Token": token}).status_code == 200
        assert api.post("/v1/attempts", json={"text": PEARS}).status_code == 201


def _pupil(url: str, acknowledged: list[tuple[str, str, int]]) -> None:
    """Write until the server is gone; note what was acknowledged, and only that."""
    with httpx.Client(base_url=url, timeout=30) as api:
        while True:
            try:
                begun = api.post("/v1/attempts", json={"text": PEARS})
                if begun.status_code != 201:
                    time.sleep(0.2)
                    continue
                name, token = begun.json()["id"], begun.json()["token"]
                acknowledged.append((name, token, 0))
                for _ in range(3):
                    step = api.post(
                        f"/v1/attempts/{name}/steps",
                        json={"step": "1+1=2"},
                        headers={"X-Attempt-Token": token},
                    )
                    if step.status_code == 200:
                        acknowledged.append((name, token, step.json()["number"]))
            except httpx.TransportError:
                return


def _check(store: Store, acknowledged: list[tuple[str, str, int]]) -> None:
    for name, token, count in acknowledged:
        found = store.attempt(name, token)
        assert found is not None
        assert len(found.steps) >= count
    store.close()


def _gone(workers: list[int]) -> None:
    """No worker outlives its server."""
    until = time.monotonic() + 20
    while any(_alive(worker) for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.05)


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(")")[1].split()[0] != "Z"
    except OSError:
        return False

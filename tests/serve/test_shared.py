"""Two server processes on one store: limits and sessions hold for both together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from serve import databases
from serve.server import PEARS, Server

BURST = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[httpx.Client]]:
    """Two real servers, each with a client."""
    with ExitStack() as stack:
        where = str(tmp_path / "store.db")
        if request.param == "postgresql":
            if not databases.installed():
                pytest.skip("PostgreSQL is not installed")
            where = stack.enter_context(databases.postgres())
        options = {"store": where, "shared": True, "workers": 1, "rate": 0.05, "burst": BURST}
        clients = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            server = stack.enter_context(Server(tmp_path / name, options))
            clients.append(stack.enter_context(httpx.Client(base_url=server.url, timeout=30)))
        yield clients


def test_two_servers_are_one_to_their_clients(servers: list[httpx.Client]) -> None:
    one, two = servers
    begun = one.post("/v1/attempts", json={"text": PEARS}).json()
    where, token = f"/v1/attempts/{begun['id']}", {"X-Attempt-Token": begun["token"]}
    step = two.post(f"{where}/steps", json={"step": "3.65*13=47.45"}, headers=token)
    assert step.status_code == 200 and step.json()["number"] == 1
    told = one.get(where, headers=token).json()
    assert [taken["step"] for taken in told["steps"]] == ["3.65*13=47.45"]
    assert two.get(where, headers={"X-Attempt-Token": "no"}).status_code in (403, 404)

    asked = 4
    codes = [servers[n % 2].get(where, headers=token).status_code for n in range(BURST + 4)]
    assert codes.count(200) == BURST - asked, "what was asked of one is gone for the other"
    assert set(codes[BURST - asked :]) == {429}

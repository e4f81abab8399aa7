"""One server for all tests that do not have to break it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from serve.page_browser import browser, site, visit
from serve.server import Server

__all__ = ["api", "browser", "server", "site", "visit"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, {"extractor": "wayward", "rate": 0, "seconds": 5, "workers": 2}) as running:
        yield running


@pytest.fixture(scope="session")
def api(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client

"""A real Chromium for the tests of the page; they are skipped where there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest

from serve.server import Server

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MEET = "快车和慢车同时从相距480千米的两地相向而行，快车每小时行90千米，慢车每小时行70千米，几小时后两车相遇？"
APART = (
    "甲乙两车同时从两地相对开出，甲车每小时行55千米，乙车每小时行45千米，2小时后两车相距30千米，"
    "两地相距多少千米？"
)
TREES = "果园里有梨树120棵，苹果树的棵数比梨树的2倍少30棵，苹果树有多少棵？"


@dataclass
class Visitor:
    """A tab with a clean memory that notes every request and every complaint of the browser."""

    browser: Any
    base: str
    lang: str = "zh-CN"
    width: int = 1280
    options: dict[str, Any] = field(default_factory=dict)
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        size = {"width": self.width, "height": 800}
        self.context = self.browser.new_context(
            viewport=size, locale=self.lang, accept_downloads=True, **self.options
        )
        self.context.set_default_timeout(15_000)
        self.page = self.context.new_page()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def go(self, path: str = "/", **state: object) -> Any:
        """Open a page and wait until its scripts are done; ``state`` goes behind the ``#``."""
        self.page.goto("about:blank")  # a change of the hash alone would not load the page anew
        self.page.goto(f"{self.base}{path}" + (f"#{urlencode(state)}" if state else ""))
        self.page.wait_for_selector("html[data-ready]")
        return self.page

    def solve(self, text: str, **state: object) -> Any:
        page = self.go("/", text=text, **state)
        page.wait_for_selector("#answer .reply")
        return page

    @property
    def strangers(self) -> list[str]:
        """Requests that went to anyone but our own server."""
        own = urlsplit(self.base).netloc
        return [url for url in self.requests if urlsplit(url).netloc not in (own, "")]

    @property
    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth")
        return wide - self.width

    def close(self) -> None:
        self.context.close()


Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Not for the whole session: while Playwright runs, no other test could use asyncio."""
    if CHROMIUM is None:
        assert "CI" not in os.environ, ".ci/run installs Chromium"
        pytest.skip("there is no Chromium")
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield running
        finally:
            running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as people start it (the one in conftest.py has a reader made to misbehave)."""
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, {"rate": 0, "workers": 1, "seconds": 20}) as running:
        yield running.url


@pytest.fixture
def visit(browser: Any, site: str) -> Iterator[Visit]:
    """New visitors; whatever a test does, nobody may have called a stranger or heard a complaint."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, site, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
        assert visitor.strangers == [], visitor.strangers
        assert visitor.complaints == [], visitor.complaints

"""The page for everybody: axe-core on every view, and a phone in the hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fabula.serve
from fabula.tutor.messages import slip_messages
from serve.page_browser import APART, MEET, TREES, Visit

axe = pytest.importorskip("axe_playwright_python")
SCRIPT = Path(axe.__file__).with_name("axe.min.js").read_text("utf-8")
STATIC = Path(fabula.serve.__file__).parent / "static"


def violations(page: Any) -> list[str]:
    """What axe-core has to complain about; it comes with the test, not with the page."""
    page.evaluate(SCRIPT)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {[node['html'][:90] for node in one['nodes'][:3]]}" for one in found]


def empty(page: Any) -> None:
    page.wait_for_selector("#examples button")


def solved(page: Any) -> None:
    page.fill("#text", MEET)
    page.keyboard.press("Enter")
    page.wait_for_selector("#answer .reply")


def practising(page: Any) -> None:
    page.click("[data-mode=practice]")
    page.fill("#text", TREES)
    page.keyboard.press("Enter")
    page.wait_for_selector("#step")
    for count, step in enumerate(("120×2=240", "240+30=270", "240-30=210")):
        page.fill("#step", step)
        page.keyboard.press("Enter")
        page.wait_for_selector(f".said.step >> nth={count}")
        if count < 2:
            page.click("#hint")
            page.wait_for_selector(f".said.hint >> nth={count}")


def choosing(page: Any) -> None:
    page.click("[data-mode=practice]")
    page.fill("#text", APART)
    page.keyboard.press("Enter")
    page.wait_for_selector(".choice")


def refused(page: Any) -> None:
    page.fill("#text", "Tom has 3 apples")
    page.keyboard.press("Enter")
    page.wait_for_selector("#answer .status, #trouble:not([hidden])")


def other_reading(page: Any) -> None:
    page.fill("#text", APART)
    page.keyboard.press("Enter")
    page.wait_for_selector("#readings .reading >> nth=1")
    page.click("#readings .reading >> nth=1")
    page.wait_for_selector("#readings .reading >> nth=1 >> input:checked")


def adjusting(page: Any) -> None:
    solved(page)
    page.click("#adjust-lists button >> nth=0")
    page.wait_for_selector("[role=menu], [role=dialog], [role=listbox]")


def equation(page: Any) -> None:
    solved(page)
    page.click("#method-tabs [role=tab] >> nth=1")
    page.click("#picture-tabs [role=tab] >> nth=-1")


def english(page: Any) -> None:
    page.click("#lang")
    solved(page)


VIEWS = {
    "empty": empty, "solved": solved, "practising": practising, "choosing": choosing, "refused": refused,
    "other reading": other_reading, "adjusting": adjusting, "equation": equation, "english": english,
}  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_on_the_page(visit: Visit, view: str, width: int, scheme: str) -> None:
    visitor = visit(width=width, options={"color_scheme": scheme, "bypass_csp": True})
    page = visitor.go("/")
    VIEWS[view](page)
    visitor.complaints[:] = [said for said in visitor.complaints if "409" not in said]
    assert violations(page) == []
    assert visitor.overflow <= 0


TRY = """async ([code, text]) => {
  const post = async (path, body, headers = { "Content-Type": "application/json" }) =>
    (await fetch(path, { method: "POST", body: JSON.stringify(body), headers })).json();
  const { id, token } = await post("/v1/attempts", { text, class_code: code, nickname: "小鹿" });
  const headers = { "Content-Type": "application/json", "X-Attempt-Token": token };
  for (const step of ["120×2=240", "240+30=270"]) await post(`/v1/attempts/${id}/steps`, { step }, headers);
}"""  # a pupil, from elsewhere


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_teachers_page(visit: Visit, scheme: str) -> None:
    visitor = visit(width=390, options={"color_scheme": scheme, "bypass_csp": True})
    page = visitor.go("/teach")
    assert violations(page) == []
    page.fill("#name", "五年级")
    page.click("#create button[type=submit]")
    code = page.inner_text("[data-secret=code]")
    page.click("#enter")
    page.fill("#set-text", f"{MEET}\n{APART}")
    page.click("#set-save")
    page.wait_for_selector(".set-problem.which_reading input")
    assert violations(page) == []
    page.check(".set-problem input >> nth=1")
    page.wait_for_selector(".set-problem", state="detached")
    assert "已保存" in page.inner_text("#set-state")
    page.evaluate(TRY, [code, TREES])
    page.click("[data-act=refresh]")
    page.click("#pupils summary")
    page.wait_for_selector(".way li >> nth=1")
    assert violations(page) == []
    assert visitor.overflow <= 0
    page.click("[data-act=close]")
    page.wait_for_selector("[data-act=reopen]")
    assert violations(page) == []


def test_pupils_find_the_set_by_the_link_and_leave_no_traces(visit: Visit) -> None:
    page = visit().go("/teach")
    page.fill("#name", "五年级")
    page.click("#create button[type=submit]")
    code = page.inner_text("[data-secret=code]")
    page.click("#enter")
    page.fill("#set-text", MEET)
    page.click("#set-save")
    page.wait_for_selector("#set-state:has-text('已保存')")
    pupil = visit()
    page = pupil.go("/", mode="practice", **{"class": code})
    page.fill("#nickname", "小红")
    page.click("#class-problems .choice")
    page.wait_for_selector("#step")
    assert MEET in page.inner_text("#practice .story")
    page.click("#leave")
    assert page.input_value("#nickname") == page.input_value("#class-code") == page.input_value("#text") == ""
    kept = page.evaluate("JSON.stringify({...localStorage})")
    assert "小红" not in kept and "快车" not in kept and code not in page.url
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert page.is_hidden("#practice")


def test_the_newest_hint_is_never_under_the_bar(visit: Visit) -> None:
    page = visit(width=390).go("/", mode="practice")
    page.fill("#text", MEET)
    page.keyboard.press("Enter")
    page.wait_for_selector("#step")
    for count in range(5):
        page.click("#hint")
        page.wait_for_selector(f".said.hint >> nth={count}")
        newest = page.locator(".said").last.bounding_box()
        bar = page.locator("#say").bounding_box()
        assert newest and bar
        assert newest["y"] + newest["height"] <= bar["y"] + 1, f"hint {count + 1}"


def test_keys_write_where_the_cursor_is(visit: Visit) -> None:
    page = visit(width=390).go("/", mode="practice")
    page.fill("#text", TREES)
    page.keyboard.press("Enter")
    page.fill("#step", "1202")
    page.evaluate("document.querySelector('#step').setSelectionRange(3, 3)")
    page.click(".key:has-text('×')")
    assert page.input_value("#step") == "120×2"
    page.evaluate("document.querySelector('#step').setSelectionRange(5, 5)")
    page.click(".key:has-text('分数')")
    page.keyboard.type("5")
    assert page.input_value("#step") == "120×2/5"


def test_one_enter_is_one_submission(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/", mode="practice")
    page.fill("#text", TREES)
    page.keyboard.press("Enter")
    page.wait_for_selector("#step")
    page.fill("#step", "120×2=240")
    for _ in range(3):
        page.keyboard.press("Enter")
    page.wait_for_selector(".said")
    page.wait_for_timeout(300)
    assert len([url for url in visitor.requests if url.endswith("/steps")]) == 1


def test_back_keeps_text_and_result_together(visit: Visit) -> None:
    page = visit().go("/")
    for text, answer in ((MEET, "3小时"), (TREES, "210棵")):
        page.fill("#text", text)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#answer .reply:has-text('{answer}')")
    page.go_back()
    page.wait_for_selector("#answer .reply:has-text('3小时')")
    assert page.input_value("#text") == MEET
    page.go_back()
    page.wait_for_selector("#result", state="hidden")
    assert page.input_value("#text") == ""


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_slip_has_words(lang: str) -> None:
    words = json.loads((STATIC / "i18n" / f"{lang}.json").read_text("utf-8"))
    assert [slip for slip in slip_messages() if not words.get(f"slip.{slip}")] == []

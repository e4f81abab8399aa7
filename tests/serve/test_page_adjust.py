"""Adjusting the situation on the page: from the list, on the picture, with the keyboard, and back."""

from __future__ import annotations

import json
from typing import Any

from serve.page_browser import MEET, TREES, Visit


def replied(page: Any, words: str) -> None:
    page.wait_for_selector(f"#answer .reply:has-text('{words}')")


def test_a_relation_is_changed_from_the_list_and_undone(visit: Visit) -> None:
    page = visit().solve(TREES)
    replied(page, "210棵")
    page.click(".chip.relation:has-text('2倍')")
    assert page.locator(".menu [aria-checked=true]").count() == 1, "what holds now is marked"
    page.click(".menu button:has-text('2倍多30棵')")
    replied(page, "270棵")
    assert page.locator(".menu").count() == 0
    assert page.get_attribute("#answer", "data-status") == "changed", "no confidence of ours in it"
    assert page.inner_text("#changes s") == "210棵"
    assert page.inner_text(".changes-answer strong") == "270棵"
    assert "2倍多30棵" in page.inner_text("#changes ul")
    page.click("[data-act=undo]")
    replied(page, "210棵")
    assert page.is_hidden("#changes")
    assert "edits" not in page.url


def test_a_number_gets_another_owner(visit: Visit) -> None:
    page = visit().solve(MEET)
    page.click(".chip.given:has-text('480千米')")
    page.click(".menu [role=group] >> nth=1 >> text=快车行")
    page.wait_for_selector("#changes:visible")
    replied(page, "16/3")
    assert "edits" in page.url


def test_several_changes_are_taken_back_one_by_one_or_all(visit: Visit) -> None:
    page = visit().solve(TREES)
    page.click(".chip.relation:has-text('2倍')")
    page.click(".menu button:has-text('2倍多30棵')")
    replied(page, "270棵")
    page.click(".chip.relation:has-text('2倍')")
    page.click(".menu .menu-close")
    page.click(".chip.relation:has-text('2倍')")
    page.click(".menu button:has-text('交换两边')")
    replied(page, "45棵")  # 120 = 2x + 30
    assert page.locator("#changes li").count() == 2
    page.click("[data-act=undo]")
    replied(page, "270棵")
    page.click("[data-act=reset]")
    replied(page, "210棵")


def test_a_click_on_the_picture_opens_the_same_menu(visit: Visit) -> None:
    page = visit().solve(MEET)
    page.click("#picture-graph-tab")
    page.click("#picture-graph svg :text('480千米') >> nth=-1")
    assert "480千米" in page.inner_text(".menu-title")
    page.keyboard.press("Escape")
    assert page.locator(".menu").count() == 0


def test_the_menu_works_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit().solve(TREES)
    page.focus(".chip.relation:has-text('2倍')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".menu button:focus")
    page.keyboard.press("ArrowDown")
    assert "多30棵" in page.inner_text(".menu button:focus")
    page.keyboard.press("Enter")
    replied(page, "270棵")
    page.focus(".chip.relation:has-text('2倍')")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert "2倍" in page.evaluate("document.activeElement.textContent"), "focus is back where it was"


def test_something_else_is_asked(visit: Visit) -> None:
    page = visit().solve(MEET)
    page.click(".chip.goal")
    page.click(".menu button:has-text('快车行的路程')")
    replied(page, "270千米")


def test_a_correction_is_downloaded_as_training_reads_it(visit: Visit) -> None:
    page = visit().solve(TREES)
    page.click(".chip.relation:has-text('2倍')")
    page.click(".menu button:has-text('2倍多30棵')")
    replied(page, "270棵")
    with page.expect_download() as waiting:
        page.click("[data-file=buffer]")
    lines = waiting.value.path().read_text(encoding="utf-8").splitlines()
    assert waiting.value.suggested_filename.endswith(".jsonl")
    assert len(lines) == 1
    assert TREES in json.dumps(json.loads(lines[0]), ensure_ascii=False)

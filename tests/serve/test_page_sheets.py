"""The teacher's worksheet page: pick, look, swap, take away, hand to a class; and a pupil with a code."""

from __future__ import annotations

import re
from typing import Any

import pytest

from serve.page_browser import Visit, Visitor
from serve.test_page_access import violations


def draw(visit: Visit, kinds: tuple[str, ...] = ("compare", "change", "remainder"), **how: Any) -> tuple[Visitor, Any]:
    visitor = visit(**how)
    page = visitor.go("/worksheet")
    page.fill("#count", str(len(kinds)))
    for kind in kinds:
        page.check(f"#kinds input[value={kind}]")
    page.click("#draw")
    page.wait_for_selector(f"#problems > li >> nth={len(kinds) - 1}")
    return visitor, page


def stories(page: Any) -> list[str]:
    found: list[str] = page.locator("#problems .story").all_inner_texts()
    return found


def test_a_teacher_draws_looks_and_swaps_one(visit: Visit) -> None:
    _, page = draw(visit)
    before = stories(page)
    page.click(".worked summary >> nth=1")
    assert page.inner_text(".worked .reply >> nth=1").startswith("答：")
    page.click("[data-act=swap] >> nth=1")
    page.wait_for_function(
        "old => !document.querySelectorAll('#problems .story')[1].textContent.includes(old)", arg=before[1]
    )
    after = stories(page)
    assert [after[0], after[2]] == [before[0], before[2]] and after[1] != before[1]
    assert "第 2 题已换" in page.inner_text("#live")


def test_problems_move_go_and_come(visit: Visit) -> None:
    _, page = draw(visit)
    first, second, third = stories(page)
    page.click("[data-act=down] >> nth=0")
    assert stories(page) == [second, first, third]
    page.click("[data-act=drop] >> nth=0")
    assert stories(page) == [first, third]
    page.click("#more")
    page.wait_for_selector("#problems > li >> nth=2")
    assert stories(page)[:2] == [first, third] and "3 道题" in page.inner_text("#sheet-title")


def test_a_sheet_is_in_the_address(visit: Visit) -> None:
    _, page = draw(visit)
    before, address = stories(page), page.url
    assert "#codes=" in address and "text" not in address
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector("#problems > li >> nth=2")
    assert stories(page) == before
    page.click("#lang")
    page.wait_for_selector("html[lang=en]")
    page.wait_for_selector("#sheet-title:has-text('3 problems')")
    assert stories(page) == before


def test_the_files_follow_what_is_chosen(visit: Visit) -> None:
    visitor, page = draw(visit)
    page.fill("#sheet-name", "第三单元")
    page.select_option("#version", "B")
    page.check("#with-pictures")
    href = page.get_attribute("[data-format=html][data-key=yes]", "href")
    assert "version=B" in href and "pictures=true" in href and "key=true" in href
    shown = visitor.context.new_page()
    shown.goto(visitor.base + href)
    assert shown.inner_text("h1") == "第三单元 · B卷 · 参考答案"
    assert shown.locator(".problems.key > li").count() == 3
    with page.expect_download() as saved:
        page.click("[data-format=moodle]")
    assert saved.value.suggested_filename == "worksheet-B.moodle.xml"
    pdf = visitor.context.request.get(visitor.base + page.get_attribute("[data-format=pdf][data-key=no]", "href"))
    assert pdf.body().startswith(b"%PDF")


def test_a_class_gets_the_set_and_a_pupil_practises_it(visit: Visit) -> None:
    _, page = draw(visit)
    set_ = stories(page)
    page.fill("#class-name", "五年级二班")
    page.click("#hand-new button")
    page.wait_for_selector("#handed .secrets")
    link = page.inner_text("[data-secret=pupilLink]")
    pupil = visit()
    seen = pupil.go(link.removeprefix(pupil.base))
    seen.wait_for_selector("#class-problems button >> nth=2")
    given = seen.locator("#class-problems button").all_inner_texts()
    assert [re.sub(r"\W|分之", "", text)[:12] for text in given] == [re.sub(r"\W|分之", "", text)[:12] for text in set_]
    seen.fill("#nickname", "小明")
    seen.click("#class-problems button >> nth=0")
    seen.wait_for_selector("#step")
    page.goto(page.url.partition("/worksheet")[0] + "/teach")
    page.wait_for_selector("#class-title:has-text('五年级二班')")
    page.wait_for_selector("#class:has-text('小明')")


def test_a_changed_sheet_is_handed_to_the_open_class(visit: Visit) -> None:
    _, page = draw(visit)
    page.fill("#class-name", "四班")
    page.click("#hand-new button")
    page.wait_for_selector("#handed .secrets")
    page.click("[data-act=drop] >> nth=0")
    page.wait_for_selector("#handed:has-text('还没有布置')")
    page.click("#hand-open")
    page.wait_for_selector("#handed:has-text('已布置')")


def test_a_pupil_practises_by_code_or_link(visit: Visit) -> None:
    _, page = draw(visit)
    code, text = page.inner_text(".about code >> nth=0"), stories(page)[0]
    pupil = visit().go("/", mode="practice", problem=code)
    pupil.wait_for_selector("#step")
    assert pupil.inner_text("#practice .story") == text
    other = visit().go("/", mode="practice")
    other.fill("#text", f" {code.upper()} ")
    other.keyboard.press("Enter")
    other.wait_for_selector("#step")
    assert other.inner_text("#practice .story") == text


def test_a_wrong_code_is_said_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/", mode="practice")
    page.fill("#text", "toward-2222222")
    page.keyboard.press("Enter")
    page.wait_for_selector("#trouble:not([hidden])")
    assert "练习码" in page.inner_text("#trouble")
    visitor.complaints.clear()  # the browser notes the 404


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, scheme: str) -> None:
    _, page = draw(visit, options={"color_scheme": scheme})
    page.click(".worked summary >> nth=0")
    page.fill("#class-name", "五年级二班")
    page.click("#hand-new button")
    page.wait_for_selector("#handed .secrets")
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["zh-CN", "en"])
@pytest.mark.parametrize("path", ["/worksheet", "/teach", "/"])
def test_a_phone_shows_all_of_it(visit: Visit, lang: str, path: str) -> None:
    visitor = visit(lang=lang, width=390)
    visitor.go(path)
    assert visitor.overflow <= 0
    if path == "/worksheet":
        visitor, page = draw(visit, lang=lang, width=390)
        page.click(".worked summary >> nth=0")
        assert visitor.overflow <= 0

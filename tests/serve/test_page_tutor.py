"""Practice and the teacher's page: a dialogue with real verdicts, and what the teacher sees of it."""

from __future__ import annotations

from typing import Any

from serve.page_browser import MEET, TREES, Visit


def begin(visit: Visit, text: str, **state: object) -> tuple[Any, Any]:
    visitor = visit()
    page = visitor.go("/", mode="practice", **state)
    page.fill("#text", text)
    page.click("#ask button[type=submit]")
    page.wait_for_selector("#step")
    return visitor, page


def write(page: Any, step: str) -> str:
    """Write a step; the verdict's class."""
    before = page.locator(".said").count()
    page.fill("#step", step)
    page.keyboard.press("Enter")
    page.wait_for_selector(f".said >> nth={before}")
    kinds: str = page.locator(".said").last.get_attribute("class")
    return kinds.split()[-1]


def test_a_dialogue(visit: Visit) -> None:
    _, page = begin(visit, TREES)
    assert write(page, "120×2+30=270") == "wrong"
    assert len(page.locator(".verdict").last.inner_text()) > 4, "it says something, not only no"
    assert write(page, "120×2=240") == "right"
    assert write(page, "???") == "unclear"
    assert write(page, "240-30=210") in ("right", "answer")
    if page.locator(".finished").count() == 0:
        assert write(page, "210棵") == "answer"
    assert "做对了" in page.inner_text(".finished")
    page.click(".finished button")
    page.wait_for_selector("#answer .reply:has-text('210棵')")
    assert page.get_attribute(".modes [data-mode=solve]", "aria-pressed") == "true"


def test_nothing_is_shown_or_asked_early(visit: Visit) -> None:
    visitor, page = begin(visit, MEET)
    assert page.is_hidden("#result")
    assert not [url for url in visitor.requests if "/v1/view" in url or "/v1/solve" in url]
    assert "3小时" not in page.inner_text("#main")


def test_hints_climb_and_do_not_start_with_the_answer(visit: Visit) -> None:
    _, page = begin(visit, MEET)
    said: list[str] = []
    while page.is_enabled("#hint"):
        page.click("#hint")
        page.wait_for_selector(f".said.hint >> nth={len(said)}")
        said.append(page.locator(".said.hint").last.inner_text())
        assert len(said) < 20
    assert len(said) >= 4
    assert "3小时" in said[-1]
    assert not any("3小时" in hint for hint in said[:-1])
    assert page.locator(".said.hint svg").count() >= 1, "one of them is a picture"


def test_progress_is_kept_across_a_reload(visit: Visit) -> None:
    _, page = begin(visit, TREES)
    assert write(page, "120×2=240") == "right"
    page.reload()
    page.wait_for_selector(".said.step.right")
    assert page.inner_text(".written") == "120×2=240"
    assert write(page, "240-30=210") in ("right", "answer"), "and it goes on"
    page.click("#lang")
    page.wait_for_selector("html[lang=en]")
    assert page.inner_text("#practice .link >> nth=0") == "Start again"
    page.click("#practice .link >> nth=1")
    assert page.is_visible("#ask") and page.is_hidden("#practice"), "on to another problem"


def test_a_problem_that_cannot_be_read_cannot_be_practised(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/", mode="practice")
    page.fill("#text", "今天天气很好。")
    page.click("#ask button[type=submit]")
    page.wait_for_selector("#trouble:visible")
    assert page.locator("#step").count() == 0
    assert all("422" in said for said in visitor.complaints)
    visitor.complaints.clear()


def test_class_from_opening_to_deletion(visit: Visit) -> None:
    teacher = visit()
    page = teacher.go("/teach")
    page.fill("#name", "<b>五年级</b>二班".replace("/", ""))
    page.click("#create button")
    page.wait_for_selector("#made-title")
    code, key, link = (page.inner_text(f"[data-secret={name}]") for name in ("code", "key", "pupilLink"))
    page.click("#enter")
    page.wait_for_selector("#class-title")
    assert page.inner_text("#class-title") == "<b>五年级<b>二班", "shown as it was written"
    assert "还没有人练习" in page.inner_text("#class")

    pupil = visit()
    pupil.page.goto(link)
    pupil.page.wait_for_selector("html[data-ready]")
    assert pupil.page.input_value("#class-code") == code
    pupil.page.fill("#nickname", "小鹿")
    pupil.page.fill("#text", TREES)
    pupil.page.click("#ask button[type=submit]")
    pupil.page.wait_for_selector("#step")
    assert write(pupil.page, "120×2=240") == "right"
    assert write(pupil.page, "240+30=270") == "wrong"
    pupil.page.click("#hint")
    pupil.page.wait_for_selector(".said.hint")

    page.click("[data-act=refresh]")
    page.wait_for_selector("#pupils")
    assert "小鹿" in page.inner_text("#pupils")
    assert TREES in page.inner_text(".problem")
    assert "240+30=270" in page.inner_text(".problem"), "where the pupil is stuck"
    assert not page.locator("#pupils .way").first.is_visible(), "every line only on demand"
    page.click("#pupils summary")
    lines = page.locator("#pupils .way li").all_inner_texts()
    assert [line.split()[-1] for line in lines[:1]] == ["120×2=240"], lines
    assert "240+30=270" in lines[1] and "加减弄反" in lines[1], "and which slip it was"
    assert "1" in lines[2], "the hint after it"
    with page.expect_download() as waiting:
        page.click("[data-act=csv]")
    assert "小鹿" in waiting.value.path().read_text(encoding="utf-8-sig")
    page.reload()
    page.wait_for_selector("#pupils")  # the key is remembered in this tab
    assert key not in page.url

    page.click("[data-act=delete]")
    assert page.is_disabled("#confirm-yes")
    page.fill("#confirm-code", code.lower())
    page.click("#confirm-yes")
    page.wait_for_selector("#entrance:visible")
    page.fill("#code", code)
    page.fill("#key", key)
    page.click("#open button")
    page.wait_for_selector("#trouble:visible")
    assert "没有这个班级码" in page.inner_text("#trouble")
    assert all("404" in said for said in teacher.complaints)
    teacher.complaints.clear()


def test_a_wrong_key_opens_nothing(visit: Visit) -> None:
    visitor = visit(lang="en-US")
    page = visitor.go("/teach")
    page.fill("#name", "Year 5")
    page.click("#create button")
    page.wait_for_selector("#made-title")
    page.fill("#code", page.inner_text("[data-secret=code]"))
    page.fill("#key", "AAAAAA-AAAAAA-AAAAAA-AAAAAA")
    page.click("#open button")
    page.wait_for_selector("#trouble:visible")
    assert "not the key" in page.inner_text("#trouble")
    assert page.is_hidden("#class")
    assert all("403" in said for said in visitor.complaints)
    visitor.complaints.clear()

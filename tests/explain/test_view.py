"""What a page shows: runs, refs, pictures, equations, steps, and what makes other readings different."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from fabula import solve
from fabula.errors import FabulaError
from fabula.explain.difference import difference
from fabula.explain.markdown import escape_markdown, markdown
from fabula.explain.refs import data_ref, node_ref, slot_ref
from fabula.explain.spans import runs
from fabula.explain.view import pictures, readings, view
from fabula.situation import Goal
from fabula.solution import Notice, Solution, Status
from fabula.solve.attempt import Attempt

from . import situations as s
from .test_pictures import EVIL, evil

STORIES = pytest.mark.parametrize("story", s.EVERY, ids=lambda f: f.__name__)
LANGS = pytest.mark.parametrize("lang", ["zh", "en"])
REF = re.compile(r"(?:q\d+|r\d+|n:\S+|v:\S+\.(?:rate|amount|total))")


def solution(*attempts: Attempt, status: Status = Status.SOLVED) -> Solution:
    first = attempts[0]
    return Solution(
        first.problem.text,
        status,
        first.problem,
        attempts,
        confidence=0.9,
        warnings=(Notice("小心", "careful"),),
    )


def known_refs(attempt: Attempt) -> set[str]:
    graph = attempt.reading.graph
    refs = {f"q{q.index}" for q in attempt.problem.quantities} | {
        f"r{i}" for i in range(len(graph.relations))
    }
    return refs | {node_ref(n.id) for n in graph.nodes} | {slot_ref(slot) for slot in graph.slots}


def svg_refs(svg: str) -> set[str]:
    found = (e.attrib.get("data-ref", "") for e in ElementTree.fromstring(svg).iter())
    return {ref for some in found for ref in some.split()}


@STORIES
@LANGS
def test_all_refs_name_something_that_exists(story: Callable[[], Attempt], lang: str) -> None:
    attempt = story()
    told = json.loads(json.dumps(view(solution(attempt), attempt, lang)))
    refs = {r for part in ("spans", "equations", "steps") for item in told[part] for r in item["refs"]}
    for picture in told["pictures"]:
        refs |= svg_refs(picture["svg"])
    assert all(REF.fullmatch(ref) for ref in refs)
    assert refs <= known_refs(attempt)


@STORIES
def test_a_given_number_lights_up_everywhere(story: Callable[[], Attempt]) -> None:
    attempt = story()
    told = view(solution(attempt), attempt)
    graph_svg = next(p["svg"] for p in told["pictures"] if p["kind"] == "graph")
    for given in attempt.reading.graph.givens:
        ref = f"q{given.quantity}"
        assert any(ref in span["refs"] for span in told["spans"])
        assert ref in svg_refs(graph_svg) and slot_ref(given.slot) in svg_refs(graph_svg)
        assert any(ref in step["refs"] for step in told["steps"])
        assert (
            any(ref in svg_refs(p["svg"]) for p in told["pictures"] if p["kind"] != "graph")
            or story is s.pears
        )
    assert f"q{attempt.reading.graph.goal.quantity}" in told["steps"][-1]["refs"]


@STORIES
def test_runs_are_flat_and_in_order(story: Callable[[], Attempt]) -> None:
    attempt = story()
    cut = runs(attempt)
    assert all(0 <= run.start < run.end <= len(attempt.problem.text) for run in cut)
    assert all(one.end <= other.start for one, other in pairwise(cut))
    assert [run.role for run in cut].count("goal") == 1
    assert all(run.refs for run in cut)


def test_runs_of_a_comparison() -> None:
    text = s.trees().problem.text
    told = [(text[run.start : run.end], run.role, run.refs) for run in runs(s.trees())]
    assert ("240棵", "total", ("q0", "v:A1.total")) in told
    assert ("(1/4)", "rel", ("q1", "r0")) in told
    assert told.count(("梨树", "agent", ("n:A2",))) == 2
    assert ("比", "rel", ("r0",)) in told
    assert told[-1] == ("多少棵", "goal", (f"q{s.trees().reading.graph.goal.quantity}", "v:W.total"))


@STORIES
def test_the_best_picture_comes_first(story: Callable[[], Attempt]) -> None:
    kinds = [p.kind for p in pictures(story())]
    assert kinds[-1] == "graph" and len(set(kinds)) == len(kinds)
    if story in (s.train, s.meeting, s.ribbon, s.chase, s.early):
        assert kinds[0] == "journey"
    elif story is s.pears:
        assert kinds == ["graph"]
    else:
        assert kinds == ["segments", "graph"]


def test_the_view_has_what_the_contract_names() -> None:
    told = view(solution(s.weight()), s.weight(), "en")
    assert {
        "status", "answer", "confidence", "warnings", "spans", "pictures", "equations", "steps", "readings",
        "error", "text", "methods", "certainty",
    } == set(told)  # fmt: skip
    assert told["status"] == "solved" and told["answer"]["text"] == "39.76 kg"
    assert told["warnings"] == ["careful"]
    assert {"text", "reason", "implicit", "refs", "relation"} == set(told["equations"][0])
    assert {"number", "kind", "text", "reason", "refs"} == set(told["steps"][0])


def test_an_answer_that_nobody_believes_is_not_shown() -> None:
    doubtful = solution(s.weight(), status=Status.UNSOLVED)
    assert view(doubtful, s.weight())["answer"] is None
    by_hand = replace(s.weight())  # not one of the solution's own readings
    assert view(doubtful, by_hand)["answer"] is not None


def test_a_text_that_cannot_be_read_has_a_view() -> None:
    told = view(solve("今天天气很好。"), None)
    assert told["status"] == "unsolved" and told["spans"] == told["pictures"] == []
    assert told["error"] is None or isinstance(told["error"]["message"], str)
    error = Solution("x", Status.UNSOLVED, error=FabulaError("no", hint="why"))
    assert view(error, None)["error"]["hint"] == "why"


def test_doubts_are_told() -> None:
    told = view(solution(s.meeting()), s.meeting())
    assert told["warnings"] == ["小心", "两车可能还没有相遇，也可能已经相遇"]


# --- other readings ---


def regoaled(attempt: Attempt, where: str) -> Attempt:
    graph = attempt.reading.graph
    goal = Goal(s.slot(where), graph.goal.unit, quantity=graph.goal.quantity, span=graph.goal.span)
    return replace(attempt, reading=replace(attempt.reading, graph=replace(graph, goal=goal)))


def moved(attempt: Attempt, where: str) -> Attempt:
    """The first given number belongs to something else."""
    graph = attempt.reading.graph
    first = replace(graph.givens[0], slot=s.slot(where))
    return replace(
        attempt, reading=replace(attempt.reading, graph=replace(graph, givens=(first, *graph.givens[1:])))
    )


def related(attempt: Attempt, **change: Any) -> Attempt:
    graph = attempt.reading.graph
    first = replace(graph.relations[0], **change)
    return replace(
        attempt,
        reading=replace(attempt.reading, graph=replace(graph, relations=(first, *graph.relations[1:]))),
    )


def test_what_makes_a_reading_different() -> None:
    trees = s.trees()
    assert (
        difference(regoaled(trees, "A3.T"), trees) == "求的不同：这里求苹果树的棵数，不是三种果树的总棵数。"
    )
    assert difference(moved(trees, "A2.T"), trees) == "“240棵”属于谁不同：这里是梨树，不是桃树。"
    args = trees.reading.graph.relations[0].args
    other_base = related(trees, args=(args[0], s.slot("A3.T"), args[2]))
    assert difference(other_base, trees) == "“(1/4)”的标准量不同：这里以苹果树的棵数为标准，不是桃树的棵数。"
    less = difference(related(trees, predicate="Fraction_less"), trees, "en")
    assert less.startswith("“(1/4)” states another relation") and "less than" in less
    kind = difference(moved(s.pears(), "A1.T"), s.pears())
    assert kind.startswith("对“3.65元”的理解不同")


def test_commonsense_can_be_what_differs() -> None:
    told = difference(s.meeting(after=True), s.meeting())
    assert told.startswith("依据不同") and "已经相遇" in told


def test_readings_are_numbered_as_in_the_solution() -> None:
    both = solution(s.meeting(), s.meeting(after=True))
    (other,) = readings(both, both.attempts[0])
    assert other["index"] == 1 and other["answer"]["text"] == "235千米"
    assert other["steps"][-1]["kind"] == "answer"
    (first,) = readings(both, both.attempts[1])
    assert first["index"] == 0
    assert len(readings(both, replace(s.meeting()))) == 2


@STORIES
@LANGS
def test_no_difference_is_said_as_such(story: Callable[[], Attempt], lang: str) -> None:
    assert "{" not in difference(replace(story()), story(), lang)


# --- Markdown ---


@STORIES
@LANGS
def test_markdown_has_everything(story: Callable[[], Attempt], lang: str) -> None:
    page = markdown(story(), lang)
    assert page.count("\n## ") + page.startswith("## ") == 4
    assert page.count("```") == 2
    last = [line for line in page.splitlines() if line.startswith("**")][-1]
    assert last.startswith("**答：" if lang == "zh" else "**Answer")


def test_markdown_takes_nothing_for_markup() -> None:
    page = markdown(evil())
    prose = re.sub(r"```.*?```", "", page, flags=re.S)
    assert "<b>" not in prose and r"\<b\>" in prose
    assert escape_markdown("1. a\n# b*c*_d_") == r"1\. a \# b\*c\*\_d\_"
    assert escape_markdown("- x") == r"\- x"


def test_refs_are_quoted_in_attributes() -> None:
    assert data_ref(()) == ""
    assert data_ref(("q0", "q0", 'n:"<')) == " data-ref='q0 n:\"&lt;'"
    assert " " not in node_ref("a b")
    assert EVIL not in data_ref((node_ref(EVIL),))


def test_a_real_problem_has_a_whole_view() -> None:
    text = "修一条1200米长的公路，第一周修了全长的30%，第二周修了余下的1/3，第二周修了多少米？"
    found = solve(text, extractor="frames")
    told = view(found, found.best)
    assert told["answer"]["text"] == "280米"
    assert [p["kind"] for p in told["pictures"]] == ["segments", "graph"]
    assert all(r["difference"].endswith("。") for r in told["readings"])

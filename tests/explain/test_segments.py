"""The line-segment diagram: complete, in order, deterministic, and nothing on top of anything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.explain.lengths import groups
from fabula.explain.seglayout import LABEL_SIZE, Board, PlacedMark, place
from fabula.explain.segments import segments
from fabula.explain.sketch import Sketch, sketch
from fabula.explain.wording import Wording
from fabula.situation import Number
from fabula.solve import solve_graph
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt

from . import situations as s
from .test_pictures import EVIL, evil

LINED = [f for f in s.EVERY if f is not s.pears]
STORIES = pytest.mark.parametrize("story", LINED, ids=lambda f: f.__name__)
LANGS = pytest.mark.parametrize("lang", ["zh", "en"])


def drawn(attempt: Attempt, lang: str = "zh") -> Sketch:
    found = sketch(attempt, lang)
    assert found is not None
    return found


def texts(svg: str) -> list[str]:
    return [
        "".join(e.itertext())
        for e in ElementTree.fromstring(svg).iter()
        if e.tag.endswith(("}text", "}title"))
    ]


def rows(attempt: Attempt) -> dict[str, list[str]]:
    """Row names with the words of their marks, above ones first."""
    marks = {
        row.name: sorted(row.marks, key=lambda m: (not m.above, m.start, m.end))
        for row in drawn(attempt).rows
    }
    return {name: [m.text for m in some] for name, some in marks.items()}


@STORIES
@LANGS
def test_the_picture_is_xml_with_a_description(story: Callable[[], Attempt], lang: str) -> None:
    svg = segments(story(), lang)
    assert svg is not None
    root = ElementTree.fromstring(svg)
    names = [child.tag.rpartition("}")[2] for child in root]
    assert root.attrib["role"] == "img" and names[:2] == ["title", "desc"]
    assert story().problem.text in (root[1].text or "")
    assert "href" not in svg and "url(" not in svg and "<script" not in svg


@STORIES
@LANGS
def test_the_same_problem_gives_the_same_picture(story: Callable[[], Attempt], lang: str) -> None:
    assert segments(story(), lang) == segments(replace(story()), lang)


@STORIES
def test_every_number_of_the_picture_is_written_on_it(story: Callable[[], Attempt]) -> None:
    attempt = story()
    svg = segments(attempt)
    assert svg is not None
    words, shown = Wording(attempt), " ".join(texts(svg))
    graph = attempt.reading.graph
    group = next(g for g in groups(attempt) if set(g.slots) & _shown_slots(attempt))
    for given_ in graph.givens:
        if given_.slot in group.slots:
            assert words.measured(given_.value, given_.unit, given_.per, given_.quantity) in shown
    for fact in group.compared:
        for number in fact.numbers:
            if isinstance(number, Number):
                assert words.word(number).removesuffix("倍") in shown


def _shown_slots(attempt: Attempt) -> set[object]:
    refs = {ref for row in drawn(attempt).rows for ref in row.refs}
    return {slot for slot in attempt.reading.graph.slots if f"v:{slot.node}.{slot.attribute.value}" in refs}


def in_order(sketch_: Sketch, board: Board) -> bool:
    """Whether longer values are longer lines, equal ones equal, and the pieces of a line in order as well."""
    lengths = sorted((row.length, p.right - p.left) for row, p in zip(sketch_.rows, board.rows, strict=True))
    for (v1, x1), (v2, x2) in pairwise(lengths):
        if (v1 == v2 and abs(x1 - x2) > 0.01) or (v1 < v2 and x1 >= x2):
            return False
    return True


def overlapping(marks: tuple[PlacedMark, ...]) -> list[tuple[str, str]]:
    found = []
    for i, one in enumerate(marks):
        for other in marks[i + 1 :]:
            same = one.mark.above == other.mark.above and one.level == other.level
            (a, b), (c, d) = one.extent, other.extent
            if same and a < d and c < b:
                found.append((one.mark.text, other.mark.text))
    return found


@STORIES
@LANGS
def test_lengths_are_in_order_and_labels_apart(story: Callable[[], Attempt], lang: str) -> None:
    sketch_ = drawn(story(), lang)
    board = place(sketch_)
    assert in_order(sketch_, board)
    for above, below in pairwise(board.rows):
        assert above.bottom < below.top
    for row in board.rows:
        assert overlapping(row.marks) == []
        assert all(m.extent[0] >= 0 and m.extent[1] <= board.width for m in row.marks)
        assert all(row.top <= m.y - LABEL_SIZE for m in row.marks if m.mark.above)


def with_values(attempt: Attempt, values: list[Fraction]) -> Attempt:
    """The same situation with other numbers given."""
    graph = attempt.reading.graph
    changed = [replace(g, value=v, quantity=None) for g, v in zip(graph.givens, values, strict=False)]
    graph = replace(graph, givens=(*changed, *graph.givens[len(changed) :]))
    system, result = solve_graph(graph)
    answer = make_answer(graph, system, result, attempt.problem)
    return replace(
        attempt, reading=replace(attempt.reading, graph=graph), system=system, result=result, answer=answer
    )


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([s.trees, s.ages, s.weight, s.week, s.train, s.book, s.compared]),
    st.lists(
        st.fractions(min_value=Fraction(1, 50), max_value=10**7, max_denominator=50), min_size=1, max_size=6
    ),
)
def test_extreme_values_stay_in_order_and_readable(
    story: Callable[[], Attempt], values: list[Fraction]
) -> None:
    attempt = with_values(story(), values)
    sketch_ = sketch(attempt)
    if sketch_ is None:  # a negative length cannot be drawn
        assert any(value <= 0 for _, value in attempt.result.values) or not attempt.result.solved
        return
    board = place(sketch_)
    assert in_order(sketch_, board)
    for row in board.rows:
        assert overlapping(row.marks) == []
        ends = (row.left, *row.cuts, row.right)
        assert all(b - a > 20 for a, b in pairwise(ends))
    svg = segments(attempt)
    assert svg is not None
    ElementTree.fromstring(svg)


def test_pieces_of_a_whole_lie_on_one_line() -> None:
    assert rows(s.book()) == {
        "这本故事书": [
            "第一天看 1/4",
            "单位“1”",
            "第二天看 余下的2/5",
            "余下的",
            "还剩",
            "？页",
            "108页",
        ]
    }
    (row,) = drawn(s.book()).rows
    assert sorted(set(row.cuts)) == [60, 132]


def test_the_unit_one_is_on_top_and_differences_are_dashed() -> None:
    sketch_ = drawn(s.trees())
    assert [row.name for row in sketch_.rows] == ["桃树", "梨树", "苹果树"]
    assert rows(s.trees())["桃树"] == ["单位“1”", "240棵"]
    more, less = sketch_.rows[1].marks[0], sketch_.rows[2].marks[0]
    assert (more.text, more.start, more.end, more.beyond) == ("多1/4", 240, 300, False)
    assert (less.text, less.start, less.end, less.beyond) == ("少36棵", 264, 300, True)
    assert len(sketch_.rows[0].ticks) == 3
    (brace,) = sketch_.braces
    assert (brace.first, brace.last, brace.text, brace.asked) == (0, 2, "一共 ？棵", True)
    assert "stroke-dasharray" in (segments(s.trees()) or "")


def test_multiples_and_what_is_more() -> None:
    assert rows(s.ages()) == {"小明": ["单位“1”"], "爸爸": ["小明的3倍", "多2岁", "？岁"]}
    assert len(drawn(s.ages()).rows[1].ticks) == 3


def test_a_ratio_is_counted_in_shares() -> None:
    assert rows(s.shares()) == {"五年级": ["4份"], "六年级": ["5份", "？本"]}
    assert [len(row.ticks) for row in drawn(s.shares()).rows] == [3, 4]
    assert drawn(s.shares()).braces[0].text == "一共 180本"


def test_work_is_divided_into_days() -> None:
    assert rows(s.teams()) == {"两队合做": ["单位“1”", "？天"], "甲队": ["10天"], "乙队": ["15天"]}
    assert [len(row.ticks) for row in drawn(s.teams()).rows] == [0, 9, 14]


def test_the_answer_is_not_given_away() -> None:
    for story in LINED:
        attempt = story()
        assert attempt.answer is not None
        shown = " ".join(m.text for row in drawn(attempt).rows for m in row.marks)
        given_ = {str(g.value) for g in attempt.reading.graph.givens}
        if str(attempt.answer.value) not in given_:
            assert attempt.answer.text not in shown, story.__name__
    assert all(not row.ticks for row in drawn(s.compared()).rows)  # three of four parts would say 75%


def test_asked_parts_are_marked() -> None:
    for story in LINED:
        sketch_ = drawn(story())
        asked = [m for row in sketch_.rows for m in row.marks if m.asked]
        assert asked or any(b.asked for b in sketch_.braces), story.__name__


def test_nothing_to_compare_gives_no_picture() -> None:
    assert segments(s.pears()) is None
    unsolved = replace(s.weight(), result=replace(s.weight().result, values=(), value=None))
    assert segments(unsolved) is None


def test_evil_labels_are_escaped() -> None:
    svg = segments(evil())
    assert svg is not None and "<b>" not in svg and "<script" not in svg
    assert any(EVIL[:4] in text for text in texts(svg))


def test_characters_that_xml_has_no_form_for_are_left_out() -> None:
    attempt = s.weight()
    problem = replace(attempt.problem, text="\x00\x1b" + attempt.problem.text[2:])
    svg = segments(replace(attempt, problem=problem))
    assert svg is not None
    ElementTree.fromstring(svg)

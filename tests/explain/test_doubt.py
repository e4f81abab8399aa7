"""How sure a solution is: every reading by itself, the same in every form."""

from __future__ import annotations

from dataclasses import replace

from fabula.explain.doubt import certainty, headline, others
from fabula.explain.html import solution_html
from fabula.explain.latex import solution_latex
from fabula.explain.markdown import solution_markdown
from fabula.explain.text import solution_text
from fabula.explain.view import view
from fabula.solution import Notice, Solution, Status
from fabula.solve.attempt import Attempt

from . import situations as s


def doubtful(*chances: float, status: Status = Status.UNSURE) -> Solution:
    before, after = (replace(s.meeting(after=late), objections=()) for late in (False, True))
    again = replace(after)  # a reading that differs in the same way
    attempts: tuple[Attempt, ...] = (before, after, again)[: len(chances)]
    warning = Notice("小心", "careful")
    problem = before.problem
    return Solution(problem.text, status, problem, attempts, (), chances[0], chances, (warning,))


def test_another_reading_does_not_wear_the_certainty_of_the_first() -> None:
    solution = doubtful(0.9, 0.08, status=Status.SOLVED)
    first, other = solution.attempts
    assert solution.status_of(first) is Status.SOLVED
    assert solution.status_of(other) is Status.UNSOLVED
    assert (solution.chance(first), solution.chance(other)) == (0.9, 0.08)
    shown = view(solution, other)
    assert (shown["status"], shown["confidence"]) == ("unsolved", 0.08)
    assert shown["readings"][0]["status"] == "solved"
    assert shown["readings"][0]["answer"]["sentence"] == "答：两地相距305千米。"


def test_what_is_hardly_likely_is_not_offered() -> None:
    solution = doubtful(0.9, 0.04)
    assert others(solution, solution.attempts[0]) == ()
    assert view(solution, solution.attempts[0])["readings"] == []


def test_several_readings_that_differ_in_one_way_are_one() -> None:
    solution = doubtful(0.5, 0.3, 0.2)
    assert [other.index for other in others(solution, solution.attempts[0])] == [1]


def test_every_form_shows_the_doubt() -> None:
    solution = doubtful(0.6, 0.3)
    best = solution.attempts[0]
    told = (
        str(solution),
        solution_text(solution),
        solution_html(solution),
        solution_latex(solution, best).replace(r"\%", "%"),
        solution_markdown(solution, best),
        solution._repr_html_(),
    )
    for text in told:
        assert "不确定，把握60%" in text and "小心" in text
        assert "235千米（不确定，把握30%）" in text and "已经相遇" in text
    english = solution_text(solution, "en")
    assert "unsure, confidence 60%" in english and "careful" in english


def test_a_sure_solution_names_no_others() -> None:
    solution = doubtful(0.9, 0.08, status=Status.SOLVED)
    assert "235" not in str(solution) and "确定，把握90%" in str(solution)


def test_headline() -> None:
    solution = doubtful(0.5, 0.4)
    assert headline(solution, solution.attempts[0]) == "答案：305千米，也可能是235千米（不确定，把握50%）"
    assert certainty("solved", 1.0) == "确定，把握99%"
    assert certainty("solved", None, "en") == "solved"

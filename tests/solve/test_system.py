"""What propagation leaves to polynomials, and every way solving can end."""

import importlib
import time
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as forall
from hypothesis import strategies as st

from builders import (
    X,
    amount,
    apply,
    given,
    graph,
    meeting,
    number,
    product,
    rate,
    rectangle,
    relation,
    there_and_back,
    total,
)
from fabula.solve import Outcome, StepKind, build_system, propagate, solve_graph, solve_system
from fabula.solve.equations import variables
from fabula.solve.propagate import Trace, evaluate
from fabula.solve.structure import core, scale_free


def test_the_road_there_and_back_is_taken_as_one():
    _, result = solve_graph(there_and_back())
    assert result.value == 48
    first, *rest = result.steps
    assert first.kind is StepKind.UNIT
    assert first.target in (total("甲"), total("乙"), total("世界"))
    assert first.value == 1
    assert {s.kind for s in rest} == {StepKind.COMPUTE}


def test_the_average_depends_on_the_road_if_a_stop_is_made():
    story = there_and_back()
    stopped = graph(
        *story.givens,
        *story.relations[:-1],
        relation("Equal", amount("世界"), apply("Sum", amount("甲"), amount("乙"), number(1))),
        goal=story.goal,
    )
    assert solve_graph(stopped)[1].outcome is Outcome.TOO_FEW_EQUATIONS


def test_quadratic_with_one_positive_root():
    assert propagate(build_system(rectangle(24, 2))).outcome is Outcome.TOO_FEW_EQUATIONS
    _, result = solve_graph(rectangle(24, 2))
    assert result.outcome is Outcome.SOLVED
    assert result.value == 4
    assert result.roots == (4, -6)
    assert "-6" in result.message
    (step,) = result.steps
    assert step.kind is StepKind.SYSTEM
    assert step.target == amount("甲")
    assert step.value == 4
    assert step.relation == -1
    assert step.relations == (0, 1)
    assert rate("甲") in step.needs
    assert result.value_of(rate("甲")) == 6


def test_quadratic_with_two_positive_roots():
    story = graph(
        given(total("甲"), 24),
        *product("甲"),
        relation("Equal", apply("Sum", rate("甲"), amount("甲")), number(10)),
        goal=rate("甲"),
    )
    _, result = solve_graph(story)
    assert result.outcome is Outcome.SEVERAL_ROOTS
    assert result.roots == (4, 6)
    assert result.value is None


def test_a_positive_root_that_makes_something_else_negative_is_set_aside():
    # a·b = 24 and b = a − 2, asked: a + b. The roots are 10 (6, 4) and −10 (−4, −6).
    story = graph(
        given(total("甲"), 24),
        *product("甲"),
        relation("Less_than", amount("甲"), rate("甲"), 2),
        relation("Equal", X, apply("Sum", rate("甲"), amount("甲"))),
        goal=X,
    )
    _, result = solve_graph(story)
    assert result.value == 10
    assert set(result.roots) == {10, -10}


def test_irrational_root():
    _, result = solve_graph(rectangle(2, 0))
    assert result.outcome is Outcome.NO_SOLUTION
    assert result.message == "no rational solution"


def test_no_real_root():
    _, result = solve_graph(rectangle(-9, 2))
    assert result.outcome is Outcome.NO_SOLUTION
    assert "rational" not in result.message


def test_the_unknown_in_a_denominator():
    # 120/x − 120/(x+10) = 1 → x = 30 (or −40)
    story = graph(
        relation(
            "Equal",
            apply(
                "Difference",
                apply("Quotient", number(120), rate("甲")),
                apply("Quotient", number(120), apply("Sum", rate("甲"), number(10))),
            ),
            number(1),
        ),
        goal=rate("甲"),
    )
    _, result = solve_graph(story)
    assert result.value == 30
    assert result.roots == (30, -40)


def test_a_root_that_makes_a_denominator_zero_is_none():
    # x / x = x has the root 1; multiplied out it would also have 0.
    story = graph(relation("Equal", apply("Quotient", rate("甲"), rate("甲")), rate("甲")), goal=rate("甲"))
    _, result = solve_graph(story)
    assert result.value == 1
    assert result.roots == (1,)


def test_three_unknowns_at_once():
    sums = [(("甲", "乙"), 5), (("乙", "丙"), 7), (("甲", "丙"), 6)]
    story = graph(
        *(relation("Equal", apply("Sum", total(a), total(b)), number(s)) for (a, b), s in sums),
        goal=total("甲"),
        agents="甲 乙 丙",
    )
    assert solve_graph(story)[1].value == 2


def test_four_unknowns_without_a_chain_are_solved_together():
    rows = [((1, 2, 3, 1), 14), ((2, -1, 1, 3), 15), ((1, 1, -1, 2), 8), ((3, 1, 1, 1), 12)]
    names = ["甲", "乙", "丙", "丁"]

    def left(row):
        return apply("Sum", *(apply("Product", number(k), total(n)) for k, n in zip(row, names, strict=True)))

    story = graph(
        *(relation("Equal", left(row), number(s)) for row, s in rows),
        goal=total("甲"),
        agents=" ".join(names),
    )
    _, result = solve_graph(story)
    assert result.solved
    assert [s.kind for s in result.steps] == [StepKind.SYSTEM]
    values = [result.value_of(total(n)) for n in names]
    for row, s in rows:
        assert sum(k * v for k, v in zip(row, values, strict=True)) == s


def test_equations_that_contradict_each_other():
    pair = apply("Sum", total("甲"), total("乙"))
    story = graph(
        relation("Equal", pair, number(3)),
        relation("Equal", pair, number(4)),
        relation("Times_of", total("甲"), total("乙"), 2),
        goal=total("甲"),
    )
    assert solve_graph(story)[1].outcome is Outcome.CONTRADICTION


def test_parallel_equations_have_no_solution():
    pair = apply("Sum", total("甲"), total("乙"))
    story = graph(relation("Equal", pair, number(3)), relation("Equal", pair, number(4)), goal=total("甲"))
    assert solve_graph(story)[1].outcome is Outcome.NO_SOLUTION


def test_equal_equations_do_not_determine_the_goal():
    pair = apply("Sum", total("甲"), total("乙"))
    twice = apply("Product", number(2), pair)
    story = graph(relation("Equal", pair, number(3)), relation("Equal", twice, number(6)), goal=total("甲"))
    assert solve_graph(story)[1].outcome is Outcome.TOO_FEW_EQUATIONS


def test_division_by_zero_is_told_by_name():
    story = graph(given(total("甲"), 3), given(rate("甲"), 0), *product("甲"), goal=amount("甲"))
    assert solve_graph(story)[1].outcome is Outcome.DIVISION_BY_ZERO
    assert solve_system(build_system(story)).outcome is Outcome.DIVISION_BY_ZERO


def test_steps_that_the_system_rests_on_come_first():
    story = graph(
        given(rate("乙"), 4),
        given(amount("乙"), 6),
        *product("乙", "甲"),
        relation("Equal", total("甲"), total("乙")),
        relation("More_than", rate("甲"), amount("甲"), 2),
        goal=amount("甲"),
    )
    _, result = solve_graph(story)
    assert [(s.kind.value, s.target) for s in result.steps] == [
        ("compute", total("乙")),
        ("compute", total("甲")),
        ("system", amount("甲")),
    ]


def test_the_algebra_gets_only_what_speaks_about_the_goal():
    story = graph(
        given(total("甲"), 24),
        *product("甲", "乙"),
        relation("More_than", rate("甲"), amount("甲"), 2),
        relation("More_than", total("乙"), rate("甲"), 1),
        goal=amount("甲"),
    )
    system = build_system(story)
    about = core(system.equations, Trace(system).values, system.goal)
    assert about.determined
    assert [e.relation for e, _ in about.parts] == [0, 2]


def test_solve_system_also_does_what_propagation_can():
    assert solve_system(build_system(meeting())).value == 3


def test_a_loose_cycle_beside_the_goal_does_not_hide_it():
    # 甲 + 乙 = 5, 甲 − 乙 = 1; and two equations that leave three other unknowns open.
    story = graph(
        relation("Equal", apply("Sum", total("甲"), total("乙")), number(5)),
        relation("Equal", apply("Difference", total("甲"), total("乙")), number(1)),
        relation("Equal", total("甲"), apply("Product", rate("甲"), rate("乙"), amount("甲"))),
        relation("Equal", apply("Sum", rate("甲"), rate("乙")), amount("甲")),
        goal=total("甲"),
    )
    assert solve_graph(story)[1].value == 3


def test_scale_is_not_free_where_a_size_is_given():
    system = build_system(meeting())
    known = {rate("甲"): Fraction(60), rate("乙"): Fraction(40)}
    parts = core(system.equations, known, amount("甲")).parts
    assert scale_free(parts, known, amount("甲")) is None


def test_a_structurally_hopeless_system_is_given_up_at_once():
    story = graph(*product("甲", "乙"), relation("Equal", total("甲"), total("乙")), goal=rate("甲"))
    started = time.perf_counter()
    for _ in range(100):
        assert solve_graph(story)[1].outcome is Outcome.TOO_FEW_EQUATIONS
    assert time.perf_counter() - started < 1


def test_time_limit(monkeypatch: pytest.MonkeyPatch):
    def endless(trace):
        while True:
            pass

    # By its name in sys.modules: the attribute fabula.solve is the function of the public interface.
    monkeypatch.setattr(importlib.import_module("fabula.solve"), "complete", endless)
    started = time.monotonic()
    _, result = solve_graph(rectangle(24, 2), seconds=0.2)
    assert result.outcome is Outcome.TIME_LIMIT
    assert "0.2" in result.message
    assert time.monotonic() - started < 2


def test_a_known_zero_in_a_denominator_of_a_system():
    story = graph(
        given(total("乙"), 0),
        given(total("甲"), 24),
        *product("甲"),
        relation("Equal", rate("甲"), apply("Sum", amount("甲"), apply("Quotient", number(2), total("乙")))),
        goal=amount("甲"),
    )
    assert solve_graph(story)[1].outcome is Outcome.DIVISION_BY_ZERO


NODES = ("世界", "甲", "乙")


@st.composite
def true_stories(draw):
    """Positive values for all attributes, relations that hold for them, and some of the values given."""
    slots = [make(n) for n in NODES for make in (rate, amount)]
    truth = {s: Fraction(draw(st.integers(1, 12))) for s in slots}
    truth |= {total(n): truth[rate(n)] * truth[amount(n)] for n in NODES}
    slots = sorted(truth, key=str)
    facts = list(product(*NODES))
    for _ in range(draw(st.integers(1, 5))):
        a, b, c = draw(st.permutations(slots))[:3]
        facts.append(
            draw(
                st.sampled_from(
                    [
                        relation("Equal", a, apply("Sum", b, number(str(truth[a] - truth[b])))),
                        relation("Times_of", a, b, number(str(truth[a] / truth[b]))),
                        relation("Equal", apply("Sum", a, b), number(str(truth[a] + truth[b]))),
                        relation("Equal", apply("Sum", a, b, c), number(str(truth[a] + truth[b] + truth[c]))),
                        relation("Ratio", a, b, number(str(truth[a])), number(str(truth[b]))),
                    ]
                )
            )
        )
    known = draw(st.lists(st.sampled_from(slots), max_size=4, unique=True))
    goal = draw(st.sampled_from([s for s in slots if s not in known]))
    return graph(*(given(s, str(truth[s])) for s in known), *facts, goal=goal), truth


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@forall(true_stories())
def test_what_is_found_is_true(made):
    story, truth = made
    _, result = solve_graph(story, seconds=1)
    match result.outcome:
        case Outcome.SOLVED:
            assert result.value == truth[story.goal.term]
            if all(s.kind is not StepKind.UNIT for s in result.steps):
                for equation in story.equations:
                    if set(variables(equation)) <= set(dict(result.values)):
                        values = dict(result.values)
                        assert evaluate(equation.left, values) == evaluate(equation.right, values)
        case Outcome.SEVERAL_ROOTS:
            assert truth[story.goal.term] in result.roots
        case other:
            assert other in (Outcome.TOO_FEW_EQUATIONS, Outcome.TIME_LIMIT)


def test_no_text_is_ever_parsed_by_the_algebra():
    folder = Path(importlib.import_module("fabula.solve").__file__).parent
    source = "".join(f.read_text("utf-8") for f in folder.glob("*.py"))
    assert all(word not in source for word in ("sympify(", "parse_expr", "eval("))


def test_every_outcome_has_a_test():
    text = Path(__file__).read_text("utf-8")
    assert {o for o in Outcome if f"Outcome.{o.name}" not in text} == set()

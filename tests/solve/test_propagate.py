"""Values flow through equations; the trace holds what the goal rests on and nothing else."""

from fractions import Fraction

import pytest
from hypothesis import given as forall
from hypothesis import strategies as st

from builders import X, amount, apply, given, graph, meeting, number, product, rate, relation, total
from fabula.errors import GraphError
from fabula.situation import Equation, Goal
from fabula.situation.formula import Binary
from fabula.solve import Linear, Outcome, StepKind, build_system, propagate
from fabula.solve.propagate import evaluate, isolate


def run(parse_graph):
    return propagate(build_system(parse_graph))


def kinds(result):
    return [step.kind.value for step in result.steps]


def test_one_step_computes():
    result = run(graph(given(rate("甲"), 60), given(amount("甲"), 3), *product("甲"), goal=total("甲")))
    assert result.outcome is Outcome.SOLVED
    assert result.value == 180
    (step,) = result.steps
    assert step.kind is StepKind.COMPUTE
    assert step.target == total("甲")
    assert step.expr == Binary("*", rate("甲"), amount("甲"))
    assert step.relation == 0
    assert step.needs == (rate("甲"), amount("甲"))


def test_steps_come_in_the_order_in_which_they_can_be_done():
    result = run(
        graph(
            relation("More_than", total("乙"), total("甲"), 5),
            *product("甲"),
            given(rate("甲"), 7),
            given(amount("甲"), 2),
            goal=total("乙"),
        )
    )
    assert [s.target for s in result.steps] == [total("甲"), total("乙")]
    assert result.value == 19


def test_the_trace_leaves_out_what_the_goal_does_not_need():
    result = run(
        graph(
            given(total("甲"), 7),
            relation("More_than", total("乙"), total("甲"), 5),
            relation("Times_of", amount("乙"), total("乙"), 2),
            relation("Times_of", rate("甲"), total("甲"), 3),
            goal=rate("甲"),
        )
    )
    assert [s.target for s in result.steps] == [rate("甲")]
    assert result.value_of(amount("乙")) == 24


def test_an_equation_with_the_unknown_twice_is_solved_for_x():
    result = run(
        graph(
            relation("Equal", apply("Sum", total("甲"), total("甲"), number(3)), number(11)), goal=total("甲")
        )
    )
    assert kinds(result) == ["let", "solve"]
    assert result.value == 4


def test_two_unknowns_are_expressed_in_x():
    result = run(meeting())
    assert kinds(result) == ["let", "express", "express", "express", "solve"]
    let, *express, solve = result.steps
    assert let.target == solve.target == amount("甲")
    assert result.value == solve.value == 3
    assert {s.target: s.form for s in express} == {
        total("甲"): Linear(Fraction(60), Fraction(0)),
        amount("乙"): Linear(Fraction(1), Fraction(0)),
        total("乙"): Linear(Fraction(40), Fraction(0)),
    }
    assert solve.sides == (Linear(Fraction(0), Fraction(300)), Linear(Fraction(100), Fraction(0)))
    assert result.value_of(total("乙")) == 120


def test_steps_before_and_after_a_chain_are_kept():
    story = graph(
        given(rate("世界"), 10),
        given(amount("世界"), 4),
        *product("世界"),
        relation("Together", total("世界"), total("甲"), total("乙")),
        relation("Times_of", total("甲"), total("乙"), 3),
        relation("Less_than", rate("乙"), total("甲"), 1),
        goal=rate("乙"),
    )
    result = run(story)
    assert kinds(result) == ["compute", "let", "express", "solve", "compute"]
    assert result.value == 29


def test_the_unknown_of_a_relation_is_a_variable_like_any_other():
    result = run(
        graph(
            given(total("甲"), 12),
            given(total("乙"), 3),
            relation("Times_of", total("甲"), total("乙"), X),
            goal=X,
        )
    )
    assert result.value == 4


def test_numbers_are_converted_to_the_unit_of_the_goal():
    story = graph(
        given(rate("甲"), 6, "千米", "小时"),
        given(amount("甲"), 5, "分钟"),
        *product("甲"),
        goal=Goal(total("甲"), "米"),
    )
    system = build_system(story)
    assert propagate(system).value == 500
    assert dict(system.units) == {"length": "米", "time": "小时"}
    assert [(c.unit, c.working) for c in system.conversions] == [("千米/小时", "米/小时"), ("分钟", "小时")]


def test_units_no_factor_links_are_kept_apart():
    story = graph(given(amount("甲"), 2, "月"), given(amount("乙"), 3, "天"), goal=amount("甲"))
    assert build_system(story).units == (("time", "月"), ("time", "天"))
    assert build_system(story).given[amount("乙")] == 3


def test_a_rate_written_as_one_word_is_converted_too():
    story = graph(
        given(rate("甲"), 6, "千米/小时"),
        given(amount("甲"), 5, "分钟"),
        *product("甲"),
        goal=Goal(total("甲"), "米"),
    )
    assert run(story).value == 500


def test_numbers_in_relations_are_converted():
    story = graph(
        given(total("甲"), 2, "千米"),
        relation("More_than", total("乙"), total("甲"), number(300, "米")),
        goal=Goal(total("乙"), "千米"),
    )
    assert run(story).value == Fraction(23, 10)


def test_contradiction_names_the_equation():
    result = run(
        graph(
            given(total("甲"), 3),
            given(total("乙"), 5),
            relation("Equal", total("甲"), total("乙")),
            goal=rate("甲"),
        )
    )
    assert result.outcome is Outcome.CONTRADICTION
    assert "Total(甲) = Total(乙)" in result.message


def test_no_value_satisfies_x_equals_x_plus_one():
    result = run(graph(relation("More_than", total("甲"), total("甲"), 1), goal=total("甲")))
    assert result.outcome is Outcome.CONTRADICTION


def test_division_by_zero():
    result = run(graph(given(total("甲"), 3), given(rate("甲"), 0), *product("甲"), goal=amount("甲")))
    assert result.outcome is Outcome.DIVISION_BY_ZERO


def test_division_by_zero_elsewhere_does_no_harm():
    story = graph(
        given(total("甲"), 3),
        given(rate("甲"), 0),
        *product("甲"),
        relation("More_than", total("乙"), total("甲"), 1),
        goal=total("乙"),
    )
    assert run(story).value == 4


def test_too_few_equations():
    result = run(graph(given(total("甲"), 3), *product("甲"), goal=amount("甲")))
    assert result.outcome is Outcome.TOO_FEW_EQUATIONS
    assert result.value is None
    assert result.steps == ()


def test_the_goal_must_be_a_variable():
    with pytest.raises(GraphError, match="goal"):
        build_system(graph(goal=apply("Sum", total("甲"))))


NUMBERS = st.fractions(min_value=-9, max_value=9, max_denominator=5)


@st.composite
def expressions(draw, depth=3):
    if depth == 0 or draw(st.booleans()):
        return number(str(draw(NUMBERS)))
    left, right = draw(expressions(depth=depth - 1)), draw(expressions(depth=depth - 1))
    return Binary(draw(st.sampled_from("+-*/")), left, right)


@st.composite
def holding_x(draw, depth=4):
    """An expression that holds x exactly once."""
    if depth == 0 or draw(st.booleans()):
        return X
    inner, other = draw(holding_x(depth=depth - 1)), draw(expressions(depth=1))
    pair = (inner, other) if draw(st.booleans()) else (other, inner)
    return Binary(draw(st.sampled_from("+-*/")), *pair)


@forall(holding_x(), NUMBERS)
def test_isolate_undoes_what_was_done_to_x(expr, value):
    try:
        side = evaluate(expr, {X: value})
        found = evaluate(isolate(Equation(expr, number(str(side))), X), {})
    except ZeroDivisionError:
        return
    assert found == value

"""Commonsense: every rule of the file can be applied, and says what it should."""

import pytest

from builders import apply, number, total
from fabula.errors import GrammarError
from fabula.lang import messages
from fabula.situation import Circumstance, ProblemType, commonsense
from fabula.situation.commonsense import parse_commonsense
from fabula.situation.relations import Source

RULES = commonsense().rules
JOURNEY = ProblemType.JOURNEY


def arguments(rule):
    """A node for every parameter that is used as one, a number for the others; two for the rest."""
    used_bare = {
        arg.name for p in rule.patterns for arg in p.call.args if not arg.args and not arg.name.isdigit()
    }
    args = [number(7) if p in used_bare else f"节点{i}" for i, p in enumerate(rule.params)]
    return tuple([*args, "节点x"] if rule.variadic else args)


@pytest.mark.parametrize("rule", RULES, ids=lambda r: r.name)
def test_every_rule_can_be_applied(rule):
    found = list(rule.apply(arguments(rule), (2, 5)))
    assert found
    for made in found:
        assert list(made.problems()) == []
        assert made.equation() is not None
        assert made.source == Source((2, 5), rule.name)


@pytest.mark.parametrize("rule", RULES, ids=lambda r: r.name)
def test_every_rule_has_a_reason_in_both_languages(rule):
    assert rule.zh and rule.en
    assert commonsense().rule(rule.name) is rule


def test_rule_names_are_unique():
    assert len({r.name for r in RULES}) == len(RULES)


def follow(type_, name, *args):
    return [str(r) for r in commonsense().follow(type_, (Circumstance(name, args),))]


def test_meeting():
    assert follow(JOURNEY, "meet", "w", "a", "b", "c") == [
        "Together(Total(w), Total(a), Total(b), Total(c))",
        "Equal(Amount(a), Amount(b))",
        "Equal(Amount(a), Amount(c))",
    ]


def test_head_start_takes_a_number():
    assert follow(JOURNEY, "head_start", "a", "b", number(2, "小时")) == [
        "More_than(Amount(a), Amount(b), 2小时)"
    ]


def test_functions_in_rules():
    made = commonsense().follow(JOURNEY, (Circumstance("outrun", ("w", "a", "b")),))
    assert made[0].args == (total("w"), apply("Difference", total("a"), total("b")))


def test_every_node_multiplies():
    (made,) = commonsense().of_nodes(ProblemType.PRICE, ("a",))
    assert str(made) == "Product_of(Total(a), Rate(a), Amount(a))"
    assert made.source.rule == "unit_price"


def test_a_rule_of_another_type_says_nothing():
    assert follow(ProblemType.PRICE, "meet", "w", "a", "b") == []


def test_an_unknown_circumstance():
    with pytest.raises(GrammarError, match="eclipse"):
        follow(JOURNEY, "eclipse", "a")


def test_wrong_number_of_arguments():
    with pytest.raises(GrammarError, match="takes 2 arguments, not 1"):
        follow(JOURNEY, "same_time", "a")
    with pytest.raises(GrammarError, match="takes 2 arguments, not 3"):
        follow(JOURNEY, "same_time", "a", "b", "c")


def test_a_number_has_no_total():
    with pytest.raises(GrammarError, match="attribute of a node"):
        follow(JOURNEY, "same_time", "a", number(3))


def test_a_node_is_no_number():
    with pytest.raises(GrammarError, match="is a node"):
        follow(JOURNEY, "head_start", "a", "b", "c")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("meet | journey | meet(a) | Equal(Total(a), 1) | zh", "expected 4 columns, found 5"),
        ("meet | voyage | meet(a) | Equal(Total(a), 1)", "voyage"),
        ("meet | * | meet(a | Equal(Total(a), 1)", "missing"),
        ("meet | * | meet(a) | Equals(Total(a), 1)", "unknown predicate Equals"),
        ("meet | * | meet(a) | Equal(Total(a), 1) x", "unexpected 'x'"),
        ("meet | * | meet(a) | Equal(Total(b), 1)", "b is not a parameter"),
        ("meet | * | meet(a) | each c: Equal(Total(a), 1)", "c is not a parameter"),
        ("meet | * | meet(a) | =", "cannot read"),
    ],
)
def test_a_bad_line_is_named(line, message):
    with pytest.raises(GrammarError, match=f"commonsense, line 2: .*{message}"):
        parse_commonsense(f"# comment\n{line}\n")


def test_every_rule_has_a_reason_and_every_reason_a_rule():
    said = {key.removeprefix("commonsense.") for key in messages("zh") if key.startswith("commonsense.")}
    assert said == {rule.name for rule in commonsense().rules}
    assert all(rule.zh and rule.en for rule in commonsense().rules)

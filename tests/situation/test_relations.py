"""The relation language: every line of relations.txt works, and a broken line is named."""

import re
from fractions import Fraction

import pytest

from builders import X, amount, apply, number, rate, relation, total
from fabula.errors import GrammarError, GraphError
from fabula.lang import messages
from fabula.situation.relations import Relation, Source, expand, language, parse_language
from fabula.situation.terms import Slot, Unknown

PREDICATES = sorted(language().predicates)
FUNCTIONS = sorted(language().functions)
SLOTS = (total("甲"), total("乙"), rate("甲"), amount("甲"))


def example(name: str) -> Relation:
    signature = language().predicates[name]
    args = SLOTS[: len(signature.params)]
    return Relation(name, (*args, rate("乙"), amount("乙")) if signature.variadic else args)


def word(term):
    return f"<{term}>"


@pytest.mark.parametrize("name", PREDICATES)
def test_every_predicate_states_an_equation_about_all_its_arguments(name):
    made = example(name)
    assert list(made.problems()) == []
    equation = made.equation(3)
    assert equation.relation == 3
    from fabula.solve.equations import variables

    assert set(variables(equation)) == set(made.args)


@pytest.mark.parametrize("name", PREDICATES)
def test_every_predicate_has_a_logic_form(name):
    made = example(name)
    inside = ", ".join(f"{a.attribute.capitalize()}(node {a.node})" for a in made.args)
    assert made.logic(lambda node: f"node {node}") == f"{name}({inside})"


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("name", PREDICATES)
def test_every_predicate_has_a_sentence_that_names_all_its_arguments(name, lang):
    made = example(name)
    sentence = made.sentence(lang, word)
    assert "{" not in sentence and "}" not in sentence
    assert all(word(a) in sentence for a in made.args)


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_expands_and_can_be_said(name, lang):
    signature = language().functions[name]
    args = SLOTS[: len(signature.params)]
    term = apply(name, *args, *((rate("乙"),) if signature.variadic else ()))
    assert expand(term) is not None
    sentence = relation("Equal", total("世界"), term).sentence(lang, word)
    assert "{" not in sentence
    assert all(word(a) in sentence for a in term.args)


@pytest.mark.parametrize(
    ("made", "equation"),
    [
        (relation("Equal", total("甲"), total("乙")), "Total(甲) = Total(乙)"),
        (relation("More_than", total("甲"), total("乙"), 5), "Total(甲) = Total(乙) + 5"),
        (relation("Less_than", total("甲"), total("乙"), 5), "Total(甲) = Total(乙) - 5"),
        (relation("Times_of", total("甲"), total("乙"), X), "Total(甲) = Total(乙) * ?x"),
        (relation("Fraction_more", total("甲"), total("乙"), 2), "Total(甲) = Total(乙) * (1 + 2)"),
        (relation("Times_plus", total("甲"), total("乙"), 2, 7), "Total(甲) = Total(乙) * 2 + 7"),
        (relation("Ratio", total("甲"), total("乙"), 3, 4), "Total(甲) * 4 = Total(乙) * 3"),
        (
            relation("Together", total("世界"), total("甲"), total("乙")),
            "Total(世界) = Total(甲) + Total(乙)",
        ),
        (
            relation("Remains", total("丙"), total("世界"), total("甲"), total("乙")),
            "Total(丙) = Total(世界) - (Total(甲) + Total(乙))",
        ),
        (relation("Average", rate("甲"), total("甲"), total("乙")), "Rate(甲) = (Total(甲) + Total(乙)) / 2"),
        (
            relation("Equal", total("丙"), apply("Left", total("世界"), total("甲"))),
            "Total(丙) = Total(世界) - Total(甲)",
        ),
    ],
)
def test_equations(made, equation):
    assert str(made.equation()) == equation


def test_the_papers_example_in_words():
    made = relation("More_than", total("女生"), total("男生"), 5)
    assert str(made) == made.logic() == "More_than(Total(女生), Total(男生), 5)"
    assert made.sentence("zh", lambda t: t.node if isinstance(t, Slot) else str(t)) == "女生比男生多5"


def test_what_a_relation_knows_about_itself():
    made = relation("Times_of", total("甲"), apply("Sum", total("乙"), total("丙")), X)
    assert made.slots() == (total("甲"), total("乙"), total("丙"))
    assert made.unknown
    assert not made.implicit
    assert Relation("Equal", (total("甲"), total("乙")), Source(rule="shared")).implicit


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (relation("Equals", total("甲"), total("乙")), "unknown predicate Equals"),
        (relation("Equal", total("甲")), "Equal takes 2 arguments, not 1"),
        (relation("Together", total("甲")), "Together takes 2 or more arguments, not 1"),
        (relation("Equal", total("甲"), apply("Sums", total("乙"))), "unknown function Sums"),
        (
            relation("Equal", total("甲"), apply("Difference", total("乙"))),
            "Difference takes 2 arguments, not 1",
        ),
    ],
)
def test_problems(made, problem):
    assert list(made.problems()) == [problem]


def test_expanding_what_does_not_exist():
    with pytest.raises(GraphError, match="Sums"):
        expand(apply("Sums", total("甲")))
    with pytest.raises(GraphError, match="takes 2"):
        expand(apply("Difference", total("甲")))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("predicat Equal(a, b) a = b", "expected"),
        ("predicate Equal(a, b) a = b | words", "expected"),
        ("predicate Equal(a, b) a + b", "a predicate is an equation"),
        ("function Sum(a...) a = b", "a function a value"),
        ("predicate Equal(a, b) a = (b", "formula"),
        ("predicate Equal(a, b) a = c", "c is not a parameter"),
    ],
)
def test_a_bad_line_is_named(line, message):
    with pytest.raises(GrammarError, match=f"relations, line 3: .*{message}"):
        parse_language(f"# a comment\n\n{line}\n")


def test_a_name_is_defined_once():
    line = "predicate Equal(a, b) a = b"
    with pytest.raises(GrammarError, match="line 2: Equal is defined twice"):
        parse_language(f"{line}\n{line}\n")


def test_numbers_and_unknowns_print():
    assert str(number("3/4", "吨")) == "3/4吨"
    assert str(Unknown("y")) == "?y"
    assert number(2).value == Fraction(2)


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_relation_is_said_with_its_own_parameters(lang):
    for signature in (*language().functions.values(), *language().predicates.values()):
        assert set(re.findall(r"\{(\w+)\}", signature.said(lang))) == set(signature.params), signature.name
    said = {key.removeprefix("relation.") for key in messages(lang) if key.startswith("relation.")}
    assert said == language().functions.keys() | language().predicates.keys()

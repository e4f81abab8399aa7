"""The scene: things found again by their names, values given once, and a graph in L(G) at the end."""

from __future__ import annotations

import pytest

from fabula.extract.rules.interpreter import total
from fabula.extract.rules.phrases import parse_phrase
from fabula.extract.rules.scene import HERO, LEFT, WORLD, Name, Scene, hero
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import NodeKind, Number, ProblemType, Unknown
from fabula.situation.derivation import derive
from fabula.text import read

TEXT = "水果店运来苹果80千克，运来梨50千克，一共多少千克？"


@pytest.fixture
def scene() -> Scene:
    return Scene(read(TEXT), ProblemType.RELATION, Choices())


def name(text: str, role: str = "any") -> Name:
    return role, parse_phrase(text, (0, len(text)))


def test_a_thing_is_found_again(scene: Scene) -> None:
    apples = scene.find("owner", name("苹果"))
    pears = scene.find("owner", name("梨"))
    assert apples != pears
    assert scene.find("owner", name("运来的苹果")) == apples
    assert scene.likes(name("苹果")) == [apples]


def test_nothing_is_made_unless_it_may(scene: Scene) -> None:
    assert scene.find("base", name("苹果"), create=False) == ""
    assert scene.things == []


def test_owner_and_object_must_both_fit(scene: Scene) -> None:
    first = scene.find("owner", name("甲店", "who"), name("苹果", "what"))
    second = scene.find("owner", name("乙店", "who"), name("苹果", "what"))
    assert first != second
    assert scene.find("owner", name("甲店", "who"), name("苹果", "what")) == first


def test_marks_make_events(scene: Scene) -> None:
    assert scene.thing(scene.new(name("第一天"))).kind is NodeKind.EVENT
    assert scene.thing(scene.new(name("苹果"))).kind is NodeKind.AGENT


def test_a_value_is_given_once(scene: Scene) -> None:
    told, _, asked = scene.problem.quantities
    scene.give(total("x"), told)
    with pytest.raises(DeadEnd, match="given twice"):
        scene.give(total("x"), told)
    with pytest.raises(DeadEnd, match="given and asked"):
        scene.give(total("x"), asked)


def test_what_is_asked_is_not_given(scene: Scene) -> None:
    told, _, asked = scene.problem.quantities
    scene.give(total("x"), asked)
    assert scene.goal is not None and scene.goal.term == total("x")
    with pytest.raises(DeadEnd, match="given and asked"):
        scene.give(total("x"), told)


def test_a_number_of_a_relation(scene: Scene) -> None:
    told, _, asked = scene.problem.quantities
    assert scene.number(told) == Number(told.value, "千克", "", 0)
    assert scene.number(asked) == Unknown()
    assert scene.goal is not None and scene.goal.term == Unknown()


def test_an_unknown_predicate_leads_nowhere(scene: Scene) -> None:
    with pytest.raises(DeadEnd, match="Bill_more"):
        scene.relate("Bill_more", total("x"), total("y"))


def test_nothing_is_asked(scene: Scene) -> None:
    with pytest.raises(DeadEnd, match="nothing is asked"):
        scene.graph()


def test_the_graph(scene: Scene) -> None:
    apples, pears, asked = scene.problem.quantities
    ids = [scene.find("owner", name(n)) for n in ("苹果", "梨")]
    scene.give(total(ids[0]), apples)
    scene.give(total(ids[1]), pears)
    scene.give(total(WORLD), asked)
    scene.happens("parts", WORLD, *ids)
    graph = scene.graph()
    assert [n.label for n in graph.nodes] == ["总数", "苹果", "梨"]
    assert [str(r) for r in graph.relations] == [f"Together(Total(W), Total({ids[0]}), Total({ids[1]}))"]
    assert derive(graph)


def test_what_is_left_hangs_on_the_hero(scene: Scene) -> None:
    scene.give(total(LEFT), scene.problem.quantities[-1])
    nodes = {n.id: n for n in scene.graph().nodes}
    assert nodes[LEFT].parent == HERO
    assert nodes[HERO].label == "水果店"


def test_hero() -> None:
    assert hero(read(TEXT)) == ("水果店", (0, 3))
    assert hero(read("有45棵桃树，桃树占几分之几？"))[0] == "桃树"

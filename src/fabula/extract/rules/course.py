"""Course: what follows for one mover, whose way has one stretch or more."""

from __future__ import annotations

from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.scene import LEFT, WORLD
from fabula.extract.rules.stretches import ROUND, TRAIN, Stretches
from fabula.situation import Number, Slot
from fabula.text.units import dimension


def settle_course(story: Stretches) -> None:
    """Which stretches have the same speed, which are the same road, which make up the whole."""
    nodes, scene = story.stretches(), story.scene
    if not nodes:
        return
    if story.round and len(nodes) > 1:
        scene.happens("average", ROUND, *nodes)
    steady = has(story.text, "steady")
    if steady:
        _same_speed(story, nodes)
    nodes = _carry_speed(story, nodes)
    if story.rest:
        _what_is_left(story, nodes, steady)
    elif len(nodes) > 1 and _same_road(story):
        for node in nodes[1:]:
            scene.happens("same_road", nodes[0], node)
        if story.whole:
            scene.happens("whole_road", WORLD, nodes[0])
    elif steady and len(nodes) > 1:
        _at_this_speed(story, nodes)
    elif story.whole:
        _whole_way(story, nodes, steady)
    elif len(nodes) > 1:
        options = [("apart", 0.0), ("same_rate", 0.2), ("same_road", 0.4)]
        link = story.choices.pick("stretches", options)
        for node in nodes[1:] if link != "apart" else ():
            scene.happens(link, nodes[0], node)


def whole_is_one(story: Stretches) -> None:
    """Only times and shares: the whole way counts as 1."""
    scene, goal = story.scene, story.scene.goal
    if goal is not None and isinstance(goal.term, Slot) and goal.term.attribute is not AMOUNT:
        return
    numbers = (a for r in scene.relations for a in r.args if isinstance(a, Number))
    sized = any(s.attribute is not AMOUNT for s in scene.givens)
    if not sized and not any(n.unit and dimension(n.unit) != "time" for n in numbers):
        scene.happens("unit_one", WORLD)


def _same_speed(story: Stretches, nodes: list[str]) -> None:
    """照这样的速度: every stretch, what is left, and the whole are gone at the speed of the first."""
    others = nodes[1:]
    if story.rest:
        others = [*others, LEFT]
    if story.speaks_of(WORLD, AMOUNT):
        others = [*others, WORLD]
    for node in others:
        story.scene.happens("same_rate", nodes[0], node)


def _carry_speed(story: Stretches, nodes: list[str]) -> list[str]:
    """每小时行60千米，上午行3小时，下午行2小时: a speed told alone goes with the times, no stretch."""
    speeds = [n for n in nodes if story.attributes(n) == {RATE}]
    times = [n for n in nodes if AMOUNT in (known := story.attributes(n)) and RATE not in known]
    times = [n for n in times if not story.given(n, TOTAL)]
    if len(speeds) != 1 or not times:
        return nodes
    for node in times:
        story.scene.happens("same_rate", speeds[0], node)
    return [n for n in nodes if n not in speeds]


def _what_is_left(story: Stretches, nodes: list[str], steady: bool) -> None:
    """行了3小时，离乙地还有120千米."""
    scene = story.scene
    if not steady and story.speaks_of(LEFT, AMOUNT) and not story.speaks_of(LEFT, RATE):
        scene.happens("same_rate", nodes[0], LEFT)
    scene.happens("left", LEFT, WORLD, *nodes)
    if story.speaks_of(WORLD, AMOUNT):
        scene.happens("parts_amount", WORLD, *nodes, LEFT)


def _same_road(story: Stretches) -> bool:
    """There and back, or two cases of one journey: 计划每小时行…，实际每小时行…."""
    turns = [turn for _, turn in story.turns]
    back = any(has(turn, "back") for turn in turns)
    stream = all(any(has(turn, way) for turn in turns) for way in ("downstream", "upstream"))
    told = any(story.given(node, what) for node in story.stretches() for what in (TOTAL, AMOUNT))
    return back or (stream and told) or has(story.text, "cases")


def _at_this_speed(story: Stretches, nodes: list[str]) -> None:
    """2小时行120千米，照这样再行3小时: the last stretch is all of the way, or the last part of it."""
    if not story.whole:
        return
    whole, parts = (0.3, 0.0) if has(story.text, "farther") else (0.0, 0.3)
    if story.choices.pick("stretch is", [("whole", whole), ("parts", parts)]) == "parts":
        story.scene.happens("parts", WORLD, *nodes)
    else:
        story.scene.happens("whole_road", WORLD, nodes[-1])


def _whole_way(story: Stretches, nodes: list[str], steady: bool) -> None:
    """The stretches are the whole way, unless a share of it or a bridge says otherwise."""
    scene = story.scene
    timed = story.speaks_of(WORLD, AMOUNT)
    if (steady and timed) or TRAIN in story.special:
        return
    if len(nodes) > 1:
        scene.happens("average" if timed or story.speaks_of(WORLD, RATE) else "parts", WORLD, *nodes)
    elif not any(r.predicate in ("Fraction_of", "Times_plus", "Times_minus") for r in scene.relations):
        scene.happens("whole_road", WORLD, nodes[0])
    elif timed:
        scene.happens("same_rate", nodes[0], WORLD)

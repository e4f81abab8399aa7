"""Waypoints: what is told of a moment on the way: a rest, or how far the middle of the way is."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.extract.rules.interpreter import AMOUNT, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.scene import WORLD
from fabula.extract.rules.stretches import Stretches
from fabula.parse.kbest import DeadEnd
from fabula.situation import Apply, Given, Number, Slot, Term, Unknown

HALF = Apply("Quotient", (total(WORLD), Number(Fraction(2))))  # half of the way


def settle_pauses(story: Stretches) -> None:
    """途中休息1小时，一共用了5小时: what lasts from start to end lasts longer than the way."""
    scene, goal = story.scene, story.scene.goal
    for pause in story.pauses[:1]:
        for slot, given in list(scene.givens.items()):
            if slot.attribute is AMOUNT and _in_all(story, given.span):
                del scene.givens[slot]
                scene.relate("More_than", _number(given), slot, scene.number(pause))
                return
        if goal is None or not isinstance(goal.term, Slot) or goal.term.attribute is not AMOUNT:
            return
        if _in_all(story, goal.span):
            scene.goal = replace(goal, term=Unknown())
            scene.relate("More_than", Unknown(), goal.term, scene.number(pause))


def _in_all(story: Stretches, span: tuple[int, int] | None) -> bool:
    """True for a time that is told of all of it: 一共用了▮小时."""
    before = story.problem.text[: span[0]] if span else ""
    return has(cue("clause_end").split(before)[-1], "from_start_to_end")


def _number(given: Given) -> Number:
    return Number(given.value, given.unit, given.per, given.quantity)


def settle_midpoint(story: Stretches) -> None:
    """在距中点▮千米处相遇: one has gone so much more than half; 离中点还有▮千米: so much less."""
    if story.midpoint is None:
        return
    scene, figure = story.scene, story.midpoint
    distance = scene.number(figure.quantity)
    first = [story.agents[m][0] for m in story.movers]
    if len(first) > 1:
        ahead = story.choices.pick("who passes the middle", [(first[0], 0.0), (first[1], 0.0)])
        scene.relate("More_than", total(ahead), HALF, distance, span=figure.clue.span)
        return
    nodes = story.stretches()
    if not nodes:
        raise DeadEnd("nobody moves")
    gone: Term = Apply("Sum", tuple(map(total, nodes))) if len(nodes) > 1 else total(nodes[0])
    predicate = "More_than" if has(figure.clue.text, "beyond") else "Less_than"
    scene.relate(predicate, gone, HALF, distance, span=figure.clue.span)

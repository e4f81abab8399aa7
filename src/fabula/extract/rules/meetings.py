"""Meetings: what follows when several move: they meet, part, one follows the other, or each goes alone."""

from __future__ import annotations

from dataclasses import replace

from fabula.extract.rules.course import whole_is_one
from fabula.extract.rules.facts import Figure
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.scene import LEFT, WORLD
from fabula.extract.rules.stretches import GAP, SHARE, Stretches
from fabula.parse.kbest import DeadEnd
from fabula.situation import Slot
from fabula.text import Quantity

OTHER = "另一方"  # whom one meets, if the story does not say
AT_ONCE = 3  # movers that a meeting has at most


def settle_meeting(story: Stretches) -> bool:
    """Settle what several movers do together; False if they do nothing together."""
    movers = story.movers
    if len(movers) == 1 and story.joint and has(story.text, "meet"):
        story.open(OTHER)
        movers = [*movers, OTHER]
    if len(movers) < 2:
        return False
    race = story.speaks_of(LEFT, TOTAL) and has(story.text, "arrives") and has(story.text, "same_start")
    if not (story.joint or story.gap or story.shared or race):
        _side_by_side(story, movers)
    else:
        _together(story, movers[:AT_ONCE])
    return True


def _together(story: Stretches, movers: list[str]) -> None:
    first = [story.agents[m][0] for m in movers]
    timed = all(story.taken(n, AMOUNT) for n in first)
    if story.joint and timed and not any(story.given(n, RATE) for n in first):
        _work_together(story, movers, first)
        return
    for figure in story.shared[:1]:
        story.give(first[0], AMOUNT, figure.quantity)
    if story.speaks_of(LEFT, TOTAL):
        _left_over(story, first)
    elif not (story.joint or story.gap):
        _same_time(story, first)
    elif story.head_start:
        _head_start(story, first, *story.head_start)
    elif has(story.text, "catch"):
        _catch_up(story, first)
    elif story.gap is not None:
        _apart(story, first, story.gap)
    else:
        story.scene.happens("meet", WORLD, *first)


def _side_by_side(story: Stretches, movers: list[str]) -> None:
    """Each on its own: on the same road if there is one, or each on a part of it."""
    first = [story.agents[m][0] for m in movers]
    if not story.whole and has(story.text, "joint_work"):
        for node in first:
            story.scene.happens("whole_road", WORLD, node)
        whole_is_one(story)
    if story.whole and any(story.attributes(n) for n in first):
        after = has(story.text, "one_by_one")
        options = [("parts", 0.0 if after else 0.4), ("whole_road", 0.4 if after else 0.0)]
        if story.choices.pick("each or after", options) == "parts":
            story.scene.happens("parts", WORLD, *first)
        else:
            for node in first:
                story.scene.happens("whole_road", WORLD, node)


def _work_together(story: Stretches, movers: list[str], alone: list[str]) -> None:
    """Each alone needs so long for the whole; together each does a part at its own rate."""
    if any(len(story.agents[m]) > 1 for m in movers):
        raise DeadEnd("work alone besides the work together")
    together = [story.open(m, "合") for m in movers]
    for whole, part in zip(alone, together, strict=True):
        story.scene.happens("whole_road", WORLD, whole)
        story.scene.happens("same_rate", whole, part)
    for figure in story.shared[:1]:
        story.give(together[0], AMOUNT, figure.quantity)
    by_name = dict(zip(movers, alone, strict=True))
    if story.head_start:
        _work_ahead(story, by_name, together)
    elif story.rest:
        _rest_after(story, by_name, together)
    elif story.gap is not None:
        _apart(story, together, story.gap)
    elif story.portion:
        story.scene.role(SHARE, "合做的部分")
        story.scene.happens("meet", SHARE, *together)
    else:
        story.scene.happens("meet", WORLD, *together)
    whole_is_one(story)


def _rest_after(story: Stretches, alone: dict[str, str], together: list[str]) -> None:
    """两队合做3天后，剩下的由乙队单独完成: what is left, and who does it, if it is said how long it takes."""
    for node in together[1:]:
        story.scene.happens("same_time", together[0], node)
    story.scene.happens("left", LEFT, WORLD, *together)
    if story.speaks_of(LEFT, AMOUNT):
        if story.agent not in alone:
            raise DeadEnd("nobody in particular does the rest")
        story.scene.happens("same_rate", alone[story.agent], LEFT)


def _work_ahead(story: Stretches, alone: dict[str, str], together: list[str]) -> None:
    """甲先做3天，剩下的两人合作: what one does ahead, at the same rate, is a part of the whole too."""
    mover, time = story.head_start or ("", None)
    if mover not in alone or time is None or time.value is None:
        raise DeadEnd("nobody in particular works ahead")
    ahead = story.open(mover, "先")
    story.give(ahead, AMOUNT, time)
    story.scene.happens("same_rate", alone[mover], ahead)
    for node in together[1:]:
        story.scene.happens("same_time", together[0], node)
    story.scene.happens("meet_late", WORLD, ahead, *together)


def _left_over(story: Stretches, first: list[str]) -> None:
    """合做了4天，还剩多少个; 甲车到达时，乙车离终点还有…: what is left for both, or for the slower one."""
    for node in first[1:]:
        story.scene.happens("same_time", first[0], node)
    if story.joint or not has(story.text, "arrives"):
        story.scene.happens("left", LEFT, WORLD, *first)
        return
    a, b = first[:2]
    fast, slow = story.choices.pick("who arrives", [((a, b), 0.0), ((b, a), 0.0)])
    story.scene.happens("whole_road", WORLD, fast)
    story.scene.happens("left", LEFT, WORLD, slow)


def _same_time(story: Stretches, first: list[str]) -> None:
    """两人都走了3小时: for the same time, on parts of the way if there is one."""
    for node in first[1:]:
        story.scene.happens("same_time", first[0], node)
    if story.whole:
        story.scene.happens("parts", WORLD, *first)


def _head_start(story: Stretches, first: list[str], mover: str, time: Quantity) -> None:
    """甲先行2小时，乙几小时后追上: the time that both travel is that of the later one."""
    scene = story.scene
    early = story.agents.get(mover, first)[0]
    late = next(n for n in first if n != early)
    if story.shared and early == first[0]:
        _move_time(story, early, late)
    scene.happens("head_start", early, late, scene.number(time))
    if has(story.text, "catch"):
        scene.happens("catch_up", late, early)
    else:
        scene.happens("meet_late", WORLD, *first)


def _move_time(story: Stretches, early: str, late: str) -> None:
    """The shared time, given or asked, was put down to the first mover; it is the later one's."""
    scene, wrong, right = story.scene, Slot(early, AMOUNT), Slot(late, AMOUNT)
    if wrong in scene.givens:
        scene.givens[right] = replace(scene.givens.pop(wrong), slot=right)
    elif scene.goal is not None and scene.goal.term == wrong:
        scene.goal = replace(scene.goal, term=right)


def _catch_up(story: Stretches, first: list[str]) -> None:
    """两地相距…，乙追上甲: the numbers tell who is the faster one."""
    a, b = first[:2]
    fast, slow = story.choices.pick("who catches up", [((b, a), 0.0), ((a, b), 0.0)])
    story.scene.happens("catch_gap", WORLD, fast, slow)


def _apart(story: Stretches, first: list[str], gap: Figure) -> None:
    """3小时后两车相距40千米: before or after they met, back to back, or one ahead of the other."""
    text = story.text
    story.give(GAP, TOTAL, gap.quantity)
    story.scene.role(GAP, "两者相距")
    if story.whole and not has(text, "opposite"):
        after = 1.0 if has(gap.before.text, "still") else 0.15
        name = story.choices.pick("met yet?", [("apart_before", 0.0), ("apart_after", after)])
        story.scene.happens(name, WORLD, GAP, *first)
    elif has(text, "opposite") or has(text, "meet"):
        story.scene.happens("meet", GAP, *first)
    else:
        a, b = first[:2]
        ahead, behind = story.choices.pick("who is ahead", [((a, b), 0.0), ((b, a), 0.0)])
        story.scene.happens("outrun", GAP, ahead, behind)

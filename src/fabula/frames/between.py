"""How far apart two are, and when: 甲、乙两地相距480千米 is the road, 3小时后两车相距35千米 what is left of it."""

from __future__ import annotations

from fractions import Fraction

from fabula.frames.actors import says
from fabula.frames.table import TOTAL, WORLD
from fabula.frames.timeline import Moment
from fabula.frames.times import Times
from fabula.situation.terms import Slot
from fabula.text import Kind


def between(times: Times) -> None:
    """相距 is said of places and of those who move: at the beginning, or in the end."""
    story, found = times.story, times.story.scopes
    parting = says(times.text, "parting") and not says(times.text, "meet", "catch")
    of_places = [m for m, movers in found if not movers]
    of_movers = [m for m, movers in found if movers]
    whole = of_movers[-1:] if parting and of_movers else of_places or of_movers
    if _asks_the_road(times):  # 5小时后两车相距41千米，两地间的铁路长多少千米
        whole = [m for m in whole if m not in of_movers]
    past = not of_places and bool(of_movers) and _overlap(times)
    for moment, _ in found:
        first = bool(whole) and moment is whole[0]
        if first and past:
            story.loose("past", TOTAL, moment.fact)
        elif past or _overlap(times):
            kept = first and TOTAL not in story.world.cells
            story.put_cell(story.world, TOTAL, moment.fact) if kept else story.loose("past", TOTAL, moment.fact)
        elif first and TOTAL not in story.world.cells:
            story.put_cell(story.world, TOTAL, moment.fact)
        elif moment in of_places or parting or (first and not _towards(times)):
            story.loose("gap", TOTAL, moment.fact)
        else:
            story.loose("past" if _have_met(times, moment) else "left", TOTAL, moment.fact)


def _towards(times: Times) -> bool:
    """They move towards each other, and how long the road is, is told: what is between them is left of it."""
    return TOTAL in times.story.world.cells and says(times.text, "towards") and not says(times.text, "catch")


def _have_met(times: Times, moment: Moment) -> bool:
    """3小时后两车相距35千米: before or after they have met, where no word says which."""
    head, view = times.text[: moment.fact.quantity.span.start], moment.view.text
    if says(head, "after_meeting"):
        return True
    told = says(view, "not_yet") or says(times.text, "meet", "catch") or not says(times.text, "towards")
    return not told and times.story.choices.pick("met yet?", [(False, 0.0), (True, 0.15)])


def _asks_the_road(times: Times) -> bool:
    """True if how long the road is, is asked, and not told as a distance between those who move."""
    story = times.story
    asked = [f for f in story.facts if f.quantity.kind is Kind.ASKED]
    return any(story.places.get(f.quantity.index, (None,))[0] is story.world for f in asked)


def _overlap(times: Times) -> bool:
    """甲车行了全程的(4/5)，乙车行了全程的(1/3): together more than the road, so they have passed each other."""
    shares = [
        f.quantity.value for f in times.story.facts
        if f.quantity.index in times.story.compared and f.quantity.kind in (Kind.FRACTION, Kind.PERCENT)
        and times.story.compared[f.quantity.index][1] == Slot(WORLD, TOTAL)
    ]  # fmt: skip
    return len(shares) > 1 and sum(Fraction(v) for v in shares if v is not None) > 1

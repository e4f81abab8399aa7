"""Something was forgotten: 走了100米，想起忘带钥匙，回家取了再去学校，一共走了多少米.

So far, as far back, and then the whole way.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.facts.describe import Ref
from fabula.frames.actors import says, words
from fabula.frames.table import TOTAL, WORLD, Row
from fabula.frames.timeline import Saying
from fabula.frames.times import Times, at_the_end
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Slot
from fabula.text import Kind


def fetched(times: Times) -> Iterator[Relation]:
    """The way back and the second way there have rows of their own; all three make what is asked."""
    story, text = times.story, times.text
    home, forgot = words("home_again").search(text), words("forgets").search(text)
    agents = [a for a, rows in story.acts.items() if rows]
    if home is None or forgot is None or len(agents) != 1 or TOTAL not in story.world.cells:
        return
    whole = _asked_in_all(times)
    mine = [r for r in times.acting(agents[0]) if r is not whole]
    if whole is None or len(mine) != 1 or set(mine[0].cells) != {TOTAL}:
        return
    whole.tags.add("trip")  # all of it, and no phase of its own
    moment, act = at_the_end(story), mine[0].name
    back = story.open(agents[0], Saying("back", (Ref(home[0], home.span()),), act.act, act.kind), moment)
    found = words("next").search(text, home.end())
    again = Ref(found[0], found.span()) if found else None
    on = story.open(agents[0], Saying("next", (), act.act, act.kind, again=again), moment)
    ways = (mine[0].slot(TOTAL), back.slot(TOTAL), on.slot(TOTAL))
    yield Relation("Together", (whole.slot(TOTAL), *ways), Source(None, "stretches"))
    yield Relation("Equal", (back.slot(TOTAL), mine[0].slot(TOTAL)), Source(None, "fetch"))
    yield Relation("Equal", (on.slot(TOTAL), Slot(WORLD, TOTAL)), Source(None, "whole_way"))


def _asked_in_all(times: Times) -> Row | None:
    """The row of 一共走了多少米, if that is what is asked and it is not the road."""
    story = times.story
    asked = [f for f in story.facts if f.quantity.kind is Kind.ASKED]
    place = story.places.get(asked[-1].quantity.index) if asked else None
    clause = story.clauses[asked[-1].clause].text if asked else ""
    in_all = says(clause, "in_all") or not says(clause, "goes_on", "off")  # 这段时间走了多远
    return place[0] if place and in_all and place[1] is TOTAL and place[0] is not story.world else None

"""The graph of a reading: rows become named nodes under the World, with what they have and what is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.cast import Cast, Name
from fabula.facts.describe import Fact, Ref
from fabula.facts.ground import scope_name
from fabula.facts.unnamed import any_word, doings
from fabula.frames.evidence import Evidence
from fabula.frames.places import road_before, road_name
from fabula.frames.sketch import sketch
from fabula.frames.table import HEARD, RATE, TOTAL, WORLD, Table
from fabula.frames.timeline import Timeline
from fabula.parse.kbest import DeadEnd
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Given, Goal, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term, moved, slots
from fabula.text.units import dimension


class Grapher(Evidence):
    """Makes graphs of tables of its text."""

    def graph(self, table: Table, goal: Term, relations: Sequence[Relation], titled: bool = False) -> ParseGraph:
        """The graph of a table; ``titled``: the World is called what the table says."""
        made = sketch(self.type, table, goal, relations)
        rows = {r.id: r for r in table.rows}
        play = [n for n in dict.fromkeys(s.node for s in made.slots) if n in rows and not rows[n].loose]
        order = sorted(play, key=lambda n: int(n[1:]))
        names = {n: rows[n].name for n in order}
        world = self._world(table, names, goal, titled)
        names = {n: _of_whole(name, world) if rows[n].left else name for n, name in names.items()}
        cast = Cast(world, list(names.values()), self.problem.text, doings(self.problem))
        became = {n: cast.place(names[n], made.attributes(n)) for n in order} | {WORLD: WORLD}
        assert self.asked is not None
        ask = self._ask(self.asked, goal, became)
        givens = self._givens(made, became)
        if any(s.node not in became for r in made.relations for s in r.slots()):
            raise DeadEnd("a relation speaks of something that the story has lost")
        stated = tuple(r.with_terms(lambda t: moved(t, became)) for r in made.relations)
        return ParseGraph(self.type, cast.nodes(), givens, stated, ask)

    def _givens(self, made: ParseGraph, became: dict[str, str]) -> tuple[Given, ...]:
        """What the nodes have, with the places of the numbers."""
        return tuple(
            Given(
                Slot(became[g.slot.node], g.slot.attribute), g.value, g.unit, g.per, g.quantity,
                (q.span.start, q.span.end),
            )
            for g in made.givens
            if g.slot.node in became
            for q in (self.problem.quantities[g.quantity or 0],)
        )  # fmt: skip

    def _ask(self, asked: Fact, goal: Term, became: dict[str, str]) -> Goal:
        """What is asked, with its unit, and for one of what."""
        quantity = asked.quantity
        per = quantity.per or asked.told.per
        rate = isinstance(goal, Slot) and goal.attribute is RATE
        total = isinstance(goal, Slot) and goal.attribute is TOTAL  # 7台每天织布多少米, if 3台 were told for a day, too
        if total or (self.type is ProblemType.PRICE and not rate):
            per = quantity.per  # 每件多少元 where no pieces are counted
        if dimension(per) == dimension(quantity.unit) and not (rate and per != quantity.unit):
            per = quantity.per  # 每天改修200米，提前几天完工: days are not per day; but 每天看书多少分钟
        shape = (quantity.unit, per, quantity.asks or "number", quantity.scale)
        return Goal(moved(goal, became), *shape, quantity.index, (quantity.span.start, quantity.span.end))

    def _world(self, table: Table, names: dict[str, Name], goal: Term, titled: bool) -> Ref:
        """What the story is about: told as such, or the scope of the World's own numbers."""
        taken = {n.agent.text for n in names.values() if n.agent}
        told = [self.telling.of(c.quantity.index) for c in table.world.cells.values()]
        if self.asked and any(s.node == WORLD for s in slots(goal)):
            told.append(self.asked)
        if (titled or HEARD in table.world.tags) and table.world.name.agent is not None:
            return table.world.name.agent
        timed = isinstance(table, Timeline) and self.type is ProblemType.JOURNEY
        for fact in told:
            if timed and fact is not None and (road := road_before(self.clauses[fact.clause], fact.quantity.index)):
                return road  # 东门到水库的绿道长48千米
            if fact is not None and (found := scope_name(self.problem, fact)):
                if not timed or not (found.text in taken or self.actors.key(found.text)):
                    return found
        way = road_name(self.problem, self.clauses, self.actors) if timed else None
        return way or self.stage.world(taken) or any_word(self.problem)


def _of_whole(name: Name, world: Ref) -> Name:
    """一桶花生油…，还剩多少千克油: what is left is called like the whole."""
    agent = name.agent
    if agent is None or agent.text == world.text or not world.text.endswith(agent.text):
        return name
    return replace(name, agent=world)

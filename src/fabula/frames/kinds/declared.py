"""Reads kinds that are data (block.py): binds numbers to their parts, names the rows, states what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.facts.describe import Telling as Story
from fabula.facts.ground import Stage, is_person
from fabula.frames.kinds.block import WORLD, Block, Holder, Part, Stated, Test, Who
from fabula.frames.kinds.kind import Kind
from fabula.frames.table import AMOUNT, RATE, Row, Table
from fabula.frames.table import WORLD as WORLD_ID
from fabula.frames.tellings import Told, find
from fabula.lang.lexicon import classes
from fabula.situation.commonsense import Bound, Call, instances, parameters
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Number, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text import Problem, Quantity
from fabula.text.units import compatible, dimension

BEHIND = 6  # characters behind a number in which its thing is named
_NAMES = (Sorts.COUNT_WORD, Sorts.ORDINAL)
_PLAIN = (Sorts.NUMBER, Sorts.ASKED)


class Declared(Kind):
    """Reads one kind that a block declares."""

    def __init__(self, block: Block, problem: Problem, story: Story, stage: Stage) -> None:
        self.block = block
        self.name = block.name
        self.needs_words = bool(block.tellings)
        super().__init__(problem, story, stage)

    @property
    def cost(self) -> float:
        return self.block.cost

    def may_fit(self) -> bool:
        return self.block.shown(self.problem.text)

    def find(self) -> list[Told]:
        return find(self.problem, self.block.tellings)

    def check(self) -> bool:
        """Every part has its number, one of them is asked, and everybody who must have a name has one."""
        self.parts: dict[str, Quantity] = {}
        bound = all(self._bind(part) for part in self.block.numbers)
        if not bound or not self._all_used():
            return False
        here = [r for r in self.block.rows if self._is_there(r)]
        self.names: dict[str, Name | None] = {}
        for holder in (*here, self.block.world):
            self.names[holder.name] = self._name(holder)
        return all(name is not None for name in self.names.values())

    # --- numbers ---

    def _bind(self, part: Part) -> bool:
        """The number of a part; True, too, if it may be missing and is."""
        found = self._told_numbers(part) if part.telling else [f.quantity for f in self.story.facts]
        taken = {q.index for q in self.parts.values()}
        fit = {q.index: q for q in found if q.index not in taken and all(self._passes(q, t) for t in part.tests)}
        if len(fit) == 1:
            (self.parts[part.name],) = fit.values()
        return len(fit) == 1 or (part.optional and not fit)

    def _told_numbers(self, part: Part) -> list[Quantity]:
        return [t.numbers[part.key] for t in self._of(part.telling) if part.key in t.numbers]

    def _of(self, telling: str) -> list[Told]:
        return [t for t in self.told if any(s.call.name == telling for s in t.telling.statements)]

    def _all_used(self) -> bool:
        """No telling without a part, no number if it must be whole, and one that is asked."""
        used = {q.index for q in self.parts.values()}
        idle = any(t.numbers and used.isdisjoint(q.index for q in t.numbers.values()) for t in self.told)
        facts = (f.quantity for f in self.story.facts if f.quantity.kind not in _NAMES)
        left = self.block.whole and any(q.index not in used for q in facts)
        asked = [q.index for q in self.parts.values() if q.value is None]
        return not idle and not left and self.asked is not None and asked == [self.asked.quantity.index]

    def _passes(self, quantity: Quantity, test: Test) -> bool:
        fact = self.story.of(quantity.index)
        return fact is not None and self._is(fact, test) is not test.bars

    def _is(self, fact: Fact, test: Test) -> bool:
        quantity = fact.quantity
        match test.name:
            case "asked" | "told":
                return (quantity.value is None) is (test.name == "asked")
            case "compared":
                return fact.other is not None
            case "plain":
                alone = not (quantity.per or fact.told.per or fact.told.head or fact.other)
                return alone and bool(quantity.unit) and quantity.kind in _PLAIN
            case "at":
                at = int(test.of)
                facts = self.story.facts
                return -len(facts) <= at <= len(facts) and facts[at - 1 if at > 0 else at] is fact
            case "unit" | "per":
                unit = quantity.unit if test.name == "unit" else quantity.per or fact.told.per
                return unit in test.words or (bool(unit) and dimension(unit) in test.words)
            case "like":
                like = self.parts.get(test.of)
                return like is None or quantity.unit == like.unit or compatible(quantity.unit, like.unit)
            case "of":
                return self._is_of(fact, test)
            case "head":
                return bool(fact.told.head)
            case "heads" | "counts":
                other = self._fact(test.of)
                if other is None:
                    return False
                if test.name == "heads":
                    return self._heads(fact, other)
                return compatible(quantity.unit, other.quantity.per or other.told.per)
            case _:
                clause = self.problem.clauses[fact.clause].span.of(self.problem.text)
                return any(word in clause for word in test.words)

    def _heads(self, fact: Fact, other: Fact) -> bool:
        """Whether a number is of the heads that another is for: 6名同学; 5个工人, though not told in 人."""
        name, head = self._behind(fact), other.told.head
        people = name is not None and (is_person(name.text) or name.text[-1] in classes()["heads"])
        return compatible(fact.quantity.unit, head) or (people and head in classes()["heads"])

    def _behind(self, fact: Fact) -> Ref | None:
        """The name right behind a number."""
        clause = self.problem.clauses[fact.clause].span
        behind = self.within(fact.quantity.span.end, clause.end)[:1]
        return Ref(behind[0].text, behind[0].span) if behind and behind[0].sort is Sort.NAME else None

    def _is_of(self, fact: Fact, test: Test) -> bool:
        """Whether a number is told of what a phrase names: 6张桌子, 每张桌子多少元."""
        named = self._first(test.who)
        if not isinstance(named, Ref):
            return False
        end = fact.quantity.span.end
        words = (fact.told.what, self.last_name(end, end + BEHIND), fact.told.who)
        return any(r is not None and r.text.endswith(named.text) for r in words)

    # --- names ---

    def _is_there(self, holder: Holder) -> bool:
        return not holder.optional or all(number in self.parts for _, number in holder.cells)

    def _name(self, holder: Holder) -> Name | None:
        """What a row is called; None if the text does not say."""
        named = self._first(holder.who)
        if named is None:
            return None
        name = named if isinstance(named, Name) else Name(agent=named or None)
        act, what, state = (self._first(ways) for ways in (holder.act, holder.what, holder.state))
        if isinstance(act, Ref):
            kinds = (fact.told.kind for way in holder.act if (fact := self._fact(way.of)) and fact.told.act == act)
            name = replace(name, act=act, what=what if isinstance(what, Ref) else None, kind=next(kinds, ""))
        if isinstance(state, Ref):
            name = Name(name.agent, label=state.text, span=state.span, state=True)
        if holder.bought and name.agent is not None:
            name = self._bought(name.agent, holder.bought)
        return replace(name, kind=name.kind or holder.kind)

    def _bought(self, thing: Ref, number: str) -> Name:
        """What a row is called by what is bought: the act of whoever buys it, or the rest, if anybody does."""
        facts = (fact.told for name in (number, *self.parts) if (fact := self._fact(name)) is not None)
        trades = (told for told in facts if told.kind in classes()["trades"] and told.act and told.who)
        told = next(trades, None)
        return Name(agent=thing) if told is None else Name(told.who, told.act, thing, kind=told.kind)

    def _fact(self, number: str) -> Fact | None:
        return self.story.of(self.parts[number].index) if number in self.parts else None

    def _first(self, ways: tuple[Who, ...]) -> Ref | Name | tuple[()] | None:
        """The first name that the text has; () for nobody."""
        found = (self._found(way) for way in ways)
        return next((ref for ref in found if ref is not None), None if ways else ())

    def _found(self, way: Who) -> Ref | Name | tuple[()] | None:
        match way.how:
            case "-":
                return ()
            case "thing":
                return next((d.what for d in self.story.clauses if d.what), None)
            case "@":
                return self._word(way.words)
            case "phrase":
                return next((ref for t in self._of(way.of) if (ref := self.ref(t, way.key))), None)
            case "row":
                row = self.names.get(way.of)
                return row.agent if row else None
            case "name":
                spans = [t.phrases[way.key] for t in self._of(way.of) if way.key in t.phrases]
                return next((ref for span in spans if (ref := self.last_name(*span))), None)
            case _:
                return self._told(way)

    def _word(self, words: tuple[str, ...]) -> Ref | None:
        """The longest of some words that the text has, and of these the first."""
        found = [(-len(w), at, w) for w in words if (at := self.problem.text.find(w)) >= 0]
        _, at, word = min(found, default=(0, 0, ""))
        return self.words(at, at + len(word)) if word else None

    def _told(self, way: Who) -> Ref | Name | None:
        """What is told of a number."""
        fact = self._fact(way.of)
        if fact is None:
            return None
        if way.how == "topic":
            return fact.topic
        if way.how == "behind":
            return self._behind(fact)
        if way.how == "told":
            return self.stage.name(fact.told, fact.topic)
        if way.how == "buyer":
            return fact.told.who if fact.told.kind in classes()["trades"] else None
        return {"who": fact.told.who, "what": fact.told.what, "act": fact.told.act}[way.how]

    # --- the table ---

    def world(self) -> Ref | None:
        name = self.names[WORLD]
        return name.agent if name else None

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.goal: Term = Unknown()
        nodes: dict[str, Bound] = {WORLD: WORLD_ID}
        self._fill(table, table.world, self.block.world)
        for holder in self.block.rows:
            name = self.names.get(holder.name)
            if name is not None:
                row = table.new(name, clause=self._clause(holder))
                nodes[holder.name] = row.id
                self._fill(table, row, holder)
        numbers = {name: self._number(name) for name in self.parts}
        stated = [self._stated(s, nodes | numbers) for s in self.block.stated]
        return self.goal, [relation for relation in stated if relation is not None]

    def _fill(self, table: Table, row: Row, holder: Holder) -> None:
        each = ""  # 每人每天8个: what the row has so many for one of
        for column, number in holder.cells:
            quantity, fact = self.parts.get(number), self._fact(number)
            if quantity is None:
                continue
            per = fact.told.per if fact else ""
            if column is RATE:
                each = per = (fact.told.head if fact else "") or per
            elif column is AMOUNT and each and not compatible(quantity.unit, each):
                quantity = replace(quantity, unit=each)  # 5个工人 are 5人
            table.give(row.slot(column), quantity, per)
            if quantity.value is None:
                self.goal = Slot(row.id, column)

    def _span(self, by: str) -> tuple[int, int] | None:
        """Where the words stand that state something: a telling's, or a number."""
        if by in self.parts:
            return self.parts[by].span.start, self.parts[by].span.end
        return next((t.span for t in self._of(by)), None)

    def _number(self, name: str) -> Number | Unknown:
        """A number as it stands in a relation; so many times has no unit."""
        quantity = self.parts[name]
        if quantity.value is None:
            return Unknown()
        number = self.number(quantity)
        return replace(number, unit="") if name in self._times else number

    @cached_property
    def _times(self) -> set[str]:
        return {name for stated in self.block.stated for name in _times(stated.pattern.call)}

    def _clause(self, holder: Holder) -> int:
        """Where the row's last number stands, else the phrase that names it."""
        facts = [self._fact(number) for _, number in holder.cells]
        told = [t.clause for way in holder.who for t in (self._of(way.of) if way.key else ())]
        return next((f.clause for f in reversed(facts) if f), next(iter(told), 0))

    def _stated(self, stated: Stated, nodes: dict[str, Bound]) -> Relation | None:
        """A relation about who is there; None if somebody in it is missing."""
        span = self._span(stated.by)
        if not set(parameters(stated.pattern.call)) <= nodes.keys() or (stated.by and span is None):
            return None
        source = Source(span, stated.rule)
        (relation,) = instances(stated.pattern, nodes, source)
        return relation


def _times(call: Call) -> Iterator[str]:
    """What something is multiplied by, and what that is reckoned from."""
    factors = {"Product": call.args, "Times_of": call.args[2:]}.get(call.name, ())
    for arg in call.args:
        yield from _leaves(arg) if arg in factors else _times(arg)


def _leaves(call: Call) -> Iterator[str]:
    yield from (name for arg in call.args for name in _leaves(arg)) if call.args else (call.name,)

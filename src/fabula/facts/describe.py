"""Facts: for every number of the text who it belongs to, what was done, to what, when, and for what unit.

客车每小时行70千米 → 70千米: who 客车, act 行, per 小时. A clause that names nobody speaks of whom the last one spoke.
梨树比桃树多8棵 → 8棵: told of 梨树, the other is 桃树. Facts say what stands in the text; what follows from it is for
others to decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from fabula.facts.chunks import NUMBERS, Chunk, Sort, chunks
from fabula.facts.phrase import Description, Ref, describe, grouped, is_body, is_time, to_ref
from fabula.lang.lexicon import classes, marks, particle
from fabula.text import Kind, Problem, Quantity
from fabula.text.problem import Clause, once
from fabula.text.units import canonical, dimension, is_unit

__all__ = [
    "ASKED_SHARES", "SHARES", "Description", "Fact", "Ref", "Telling", "describe", "grouped", "is_body", "tell",
]  # fmt: skip
SHARES = frozenset((Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.DISCOUNT))
_ONE = re.compile(particle("one_shape"))
_ONE_BEHIND = re.compile(particle("one_price_shape"))
ASKED_SHARES = frozenset(("times", "fraction", "percent", "discount"))


@dataclass(frozen=True, slots=True)
class Fact:
    """One number and what its clause tells: of whom (``told``), and compared with whom (``other``).

    ``topic`` is whom the text spoke of before, for a clause that names nobody.
    """

    quantity: Quantity
    clause: int
    told: Description
    topic: Ref | None = None
    other: Description | None = None

    @property
    def who(self) -> Ref | None:
        """Whose it is, as far as words say."""
        return self.told.who or self.topic


@dataclass(frozen=True)
class Telling:
    """All that a text tells: its numbers, and clause by clause whom and what it speaks of."""

    facts: tuple[Fact, ...]
    clauses: tuple[Description, ...]

    def of(self, quantity: int | None) -> Fact | None:
        """The fact of a number."""
        return next((f for f in self.facts if f.quantity.index == quantity), None)


@once
def tell(problem: Problem) -> Telling:
    """Read a text, clause by clause."""
    reader = _Reader(problem)
    found = tuple(fact for clause in problem.clauses for fact in reader.read(clause))
    return Telling(tuple(_to_each(fact, found, reader.given) for fact in found), tuple(reader.spoken))


def _to_each(fact: Fact, found: Sequence[Fact], given: Ref | None) -> Fact:
    """每人分5颗 is told of those who get something, 每间住8人 of the rooms that are counted elsewhere."""
    told = fact.told
    if not told.per or told.who or told.kind not in classes()["sharing"] or dimension(told.per) in ("time", "length"):
        return fact
    if told.per in classes()["heads"]:
        owner = given
    else:
        counted = (f for f in found if f.quantity.unit == told.per and not f.told.per and not f.told.kind)
        owner = next((f.told.what or f.told.who for f in counted if f.told.what or f.told.who), None)
    return replace(fact, told=replace(told, who=owner)) if owner is not None else fact


@dataclass
class _Reader:
    """Reads clause by clause and remembers whom the text speaks of."""

    problem: Problem
    topic: Ref | None = None
    actor: Ref | None = None
    last: Description = field(default_factory=Description)
    spoken: list[Description] = field(default_factory=list)
    earlier: list[tuple[Quantity, Description]] = field(default_factory=list)  # what the last clause told
    going: Description = field(default_factory=Description)  # the act and the time that still go on
    actors: set[str] = field(default_factory=set)  # who has done something so far
    person: Ref | None = None  # whom the text named last, if no shop
    home: Ref | None = None  # the family that the text named last
    given: Ref | None = None  # to whom something is given
    object: Ref | None = None  # what is acted upon, where nobody is named who acts

    def read(self, clause: Clause) -> Iterator[Fact]:
        row = chunks(self.problem, clause)
        places = [i for i, c in enumerate(row) if c.sort is Sort.QUANTITY]
        before = -1
        told: list[tuple[Quantity, Description]] = []
        for n, place in enumerate(places):
            quantity = self.problem.quantities[row[place].quantity or 0]
            behind = row[place + 1 : places[n + 1] if n + 1 < len(places) else len(row)]
            if all(c.sort is Sort.PER or c.text in classes("money.txt")["priced_at"] for c in behind):
                behind = self._priced(row, place + len(behind)) or behind
            if quantity.kind in NUMBERS or quantity.kind is Kind.COUNT_WORD:
                fact = self._fact(quantity, clause, row, before, place, behind)
                fact = _also_each(fact, told, row[before + 1 : place])
                told.append((quantity, fact.told))
                yield fact
            before = place
        self._remember(describe(row), told, row)

    def _priced(self, row: tuple[Chunk, ...], place: int) -> tuple[Chunk, ...]:
        """1支|18元的钢笔, 2杯每杯|18元的奶茶: between how many and of what stands the price of one."""
        if [c.sort for c in row[place + 1 : place + 4]] != [Sort.QUANTITY, Sort.OF, Sort.NAME]:
            return ()
        quantity = self.problem.quantities[row[place + 1].quantity or 0]
        return row[place + 3 :] if dimension(quantity.unit) == "money" else ()

    def _remember(self, spoken: Description, told: list[tuple[Quantity, Description]], row: Sequence[Chunk]) -> None:
        """Whom and what the next clause may go on about."""
        spoken = self._with_subject(spoken)
        self.spoken.append(spoken)
        there = spoken.what if spoken.where and spoken.hold and not spoken.kind else None  # 湖边有一条路
        if spoken.who and _sells(spoken.who) and not spoken.kind and _is_one(row):  # 商场有一种衣服
            there, spoken = spoken.what, replace(spoken, who=None if spoken.what else spoken.who)
        if spoken.who and _passes_by(spoken.who):
            spoken = replace(spoken, who=None)
        self.topic = spoken.who or there or (None if _several(spoken) else self.topic)
        if self.topic is None and spoken.kind and not _several(spoken):  # 修一段公路: nobody is named
            self.object = spoken.what or self.object
        if spoken.who and not _sells(spoken.who):
            self.person = spoken.who
        if spoken.who and len(spoken.who.text) > 2 and spoken.who.text[-1] in classes()["homes"]:
            self.home = spoken.who
        self.given = spoken.to or self.given
        if spoken.who and spoken.kind and spoken.kind != "offer" and not _offers(told):
            self.actor = spoken.who
            self.actors.add(spoken.who.text)
        elif spoken.kind == "buy" and self.actor is None and not _offers(told):  # 来到商店，买了…
            self.actor = self.topic
        if _several(spoken) and spoken.kind:
            self.actor = None
        self.earlier = told
        acts = [d for _, d in told if d.act] or [spoken]
        self.going = acts[-1] if acts[-1].act or acts[-1].marks else self.going
        if row and row[-1].text in classes()["stops"]:
            self.going, self.earlier = Description(), []

    def _with_subject(self, told: Description) -> Description:
        """他 is whom the text spoke of last; 小明家 of 小明家离学校 is no one who acts."""
        if told.who is not None and told.who.text in classes()["their_homes"]:  # 他家: 小刚家
            return replace(told, who=self.home or told.who)
        if told.who is not None or not told.pronoun:
            return told
        known = self.topic is not None and self.topic.text in self.actors
        meant = self.topic if known or self.actor is None else self.actor
        if meant is not None and _sells(meant):  # 她 is no shop
            meant = self.person or meant
        return replace(told, who=self._person(meant, owner=True)) if meant is not None else told

    def _person(self, ref: Ref, *, owner: bool = False) -> Ref:
        """小东 for 小东家, where the home stands first and the boy acts; 他 is never a home."""
        text, name = self.problem.text, ref.text
        named = owner or text.count(name[:-1]) > text.count(name)
        if len(name) > 2 and name[-1] in classes()["homes"] and named:
            return Ref(ref.text[:-1], (ref.span[0], ref.span[1] - 1))
        return ref

    def _fact(
        self, quantity: Quantity, clause: Clause, row: Sequence[Chunk], before: int, place: int,
        behind: Sequence[Chunk],
    ) -> Fact:  # fmt: skip
        split = _split(row, place, quantity)
        if split >= 0:
            return self._comparison(quantity, clause, row, place, split)
        early = describe(row[:place])
        here = describe(row[before + 1 : place])
        thing = None if early.scope or early.kind in classes()["trades"] else _measured(quantity, behind)
        if thing is not None:
            done = here if dimension(here.per) == "time" else Description()  # 每天修80米的乙队
            told = Description(who=thing, per=quantity.per or here.per, act=done.act, kind=done.kind)
            return Fact(quantity, clause.index, told, None)
        if (part := _part_of_set(row[place + 1 :])) is not None:
            return Fact(quantity, clause.index, part, None)
        near = row[before + 1 : place]
        if before >= 0 and len(near) > 1 and near[0].sort is Sort.OF and near[1].sort is Sort.NAME:
            near = near[1:]  # 8.4元的苹果和2千克
        if before >= 0 and near and near[0].sort is Sort.NAME:  # 3支钢笔和5本: the pens are the 3's
            near = near[1:]
        near = _without_first(near, behind)
        told = _completed(_bought(describe(near), early, before >= 0), early, _behind(behind))
        one = self._one(quantity, clause, self.problem.quantities[row[before].quantity or 0] if before >= 0 else None)
        told = replace(told, one=one, each=any(c.text in classes("money.txt")["each"] for c in near))
        told = self._likewise(self._with_subject(_lasting(told, quantity)), quantity, row)
        told = self._sold(self._going_on(told, quantity))
        several = told.who is None and _several(told)
        topic = None if several else self._topic(told)
        self.last = told if told.who else replace(told, who=topic)
        return Fact(quantity, clause.index, told, topic)

    def _one(self, quantity: Quantity, clause: Clause, before: Quantity | None) -> str:
        """The unit of a lone thing whose number this is: 一支钢笔12元, 12元一支."""
        text = self.problem.text
        ahead = text[before.span.end if before else clause.span.start : quantity.span.start]
        behind = text[quantity.span.end : clause.span.end]
        found = [*_ONE.finditer(ahead)][-1:] or [m for m in (_ONE_BEHIND.match(behind),) if m]
        unit = next((m[1][:n] for m in found for n in (2, 1) if is_unit(m[1][:n])), "")
        paid = behind.startswith(particle("of")) and dimension(quantity.unit) == "money"
        if before is not None and not ahead and paid:
            return before.unit
        return canonical(unit) if unit else ""

    def _comparison(self, quantity: Quantity, clause: Clause, row: Sequence[Chunk], place: int, split: int) -> Fact:
        kept = split + 1 if row[split].sort is Sort.ACT else split
        told, other = describe(row[:kept]), describe(row[split + 1 : place])
        told = _lasting(self._with_subject(told), quantity)
        other = _lasting(other, quantity)
        if not told.names:  # 比师傅多12个: told of whom the last number was told
            last = self._spoken_last()
            measure = told.measure or last.measure  # 时速比去时快了15千米
            told = replace(last, change=other.change, measure=measure, per=told.per or last.per)
        told = replace(told, change=told.change or other.change)
        if told.act is None and row[split].sort is Sort.COMPARE:  # 第二天比第一天多修…: both repair
            told = replace(told, act=other.act, kind=other.kind)
        return Fact(quantity, clause.index, told, self._topic(told), other)

    def _spoken_last(self) -> Description:
        """第二次又用去一些，比第一次多66厘米: what the last clause tells of, if without a number."""
        spoken = self.spoken[-1] if self.spoken else Description()
        if self.earlier or not (spoken.act and spoken.marks):
            return self.last
        return replace(spoken, who=spoken.who or self.topic)

    def _topic(self, told: Description) -> Ref | None:
        known = marks()
        rest = any(m.text in known and known[m.text].name in classes()["rest"] for m in told.marks)
        found = (self.actor if told.kind or rest else None) or self.topic  # what is left is left of what one did
        if found is None and told.kind and told.what is None:
            return self.object
        return self._person(found) if found is not None and told.kind else found

    def _going_on(self, told: Description, quantity: Quantity) -> Description:
        """买了3千克梨，每千克4元: what was bought is still spoken of; 去时每小时行60千米，用了5小时: so is when."""
        going = next((d for q, d in self.earlier if q.unit and q.unit == told.per), self.going)
        summed = told.hold is not None and told.hold.text in classes()["sums"]
        if told.who or summed or told.whole or told.scope or told.change or _several(told):
            return told
        own = told.what or told.marks or told.measure
        if told.act is None and not own:
            return replace(told, act=going.act, kind=going.kind, what=going.what, marks=_lasts(going.marks))
        elsewhere = told.act is not None and (going.kind != told.kind or told.act.text in classes()["both"])
        if told.marks or told.kind in classes()["trades"] or elsewhere:
            return told
        asked = quantity.kind is Kind.ASKED  # 平均每天骑多少千米 is not told of the third day
        known, prices = marks(), classes()["prices"]
        states = (m for m in _lasts(going.marks) if not asked or (m.text in known and known[m.text].name not in prices))
        return replace(told, marks=tuple(states))

    def _likewise(self, told: Description, quantity: Quantity, row: Sequence[Chunk]) -> Description:
        """红蚁每分钟爬16厘米，黑蚁19厘米: a name and a number say the same of another one, also for what unit."""
        if [c.sort for c in row if c.sort not in (Sort.END, Sort.FUNC)] != [Sort.NAME, Sort.QUANTITY]:
            return told
        same = (d for q, d in self.earlier if q.unit == quantity.unit and q.kind is quantity.kind and not quantity.per)
        model = next((d for d in same if d.who and told.who and d.who.text != told.who.text), None)
        if model is None or not (model.per or model.measure):
            return told
        return replace(told, act=model.act, kind=model.kind, per=model.per, measure=model.measure)

    def _sold(self, told: Description) -> Description:
        """商场标价240元: the price of the thing spoken of, not of the shop."""
        known, topic = marks(), self.topic
        price = any(m.text in known and known[m.text].name in classes()["prices"] for m in told.marks)
        if price and told.who is None and told.what is None and self.going.kind in classes()["trades"]:
            return replace(told, who=self.going.what)  # 买一本书，原价15元
        if not price or told.who is None or topic is None or told.what is not None:
            return told
        if _sells(told.who) and not _sells(topic):
            return replace(told, where=told.where or told.who, who=topic)
        return told


def _sells(who: Ref) -> bool:
    return who.text.endswith(tuple(classes()["sellers"]))


def _is_one(row: Sequence[Chunk]) -> bool:
    """一种衣服, 一台冰箱: one thing, and not all that there is (一批)."""
    found = [c.text for c in row if c.sort is Sort.FUNC and len(c.text) > 1 and c.text[0] == particle("one")]
    return bool(found) and found[-1][-1] not in classes()["lots"]


def _offers(told: Sequence[tuple[Quantity, Description]]) -> bool:
    """买三送一: what anybody may do, and nobody has done."""
    return any(quantity.kind is Kind.RATIO for quantity, _ in told)


def _also_each(fact: Fact, told: Sequence[tuple[Quantity, Description]], near: Sequence[Chunk]) -> Fact:
    """每班选3个男同学和2个女同学: so many of both for each."""
    joined = any(c.sort is Sort.CONJ for c in near) and all(c.sort in (Sort.NAME, Sort.CONJ, Sort.OF) for c in near)
    if not (joined and told and told[-1][1].per) or fact.told.per or fact.quantity.per:
        return fact
    same = told[-1][0].unit == fact.quantity.unit and fact.quantity.kind is Kind.NUMBER
    return replace(fact, told=replace(fact.told, per=told[-1][1].per)) if same else fact


def _passes_by(who: Ref) -> bool:
    """有(2/3)的人订了报纸, 售货员找回2元: no one whom a text goes on about."""
    return who.text in classes()["nobody"] or who.text.endswith(tuple(classes()["clerks"]))


def _part_of_set(row: Sequence[Chunk]) -> Description | None:
    """由1个茶壶和6个茶杯|组成: so many of the thing behind the number, which does nothing."""
    made = any(c.sort is Sort.ACT and c.note in classes()["making"] for c in row)
    return Description(who=to_ref(row[0])) if made and row and row[0].sort is Sort.NAME else None


def _without_first(near: Sequence[Chunk], behind: Sequence[Chunk]) -> Sequence[Chunk]:
    """买了一件上衣和|两条裤子: the coat is not the 2's."""
    if len(near) < 2 or near[-1].sort is not Sort.CONJ or not behind or behind[0].sort is not Sort.NAME:
        return near
    acts = [i for i, c in enumerate(near) if c.sort is Sort.ACT]
    return [*near[: acts[-1] + 1], near[-1]] if acts else near


def _lasting(told: Description, quantity: Quantity) -> Description:
    """用了5小时 tells how long something took, and is no act of its own."""
    if told.act and told.act.text in classes()["spends"] and dimension(quantity.unit) == "time":
        return replace(told, act=None, kind="")
    return told


def _lasts(found: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Marks of a time that lasts (去时, 计划); 又 and 先 are over with their clause."""
    known = marks()
    over = classes()["again"] | {word for word, mark in known.items() if mark.name in classes()["rest"]}
    return tuple(m for m in found if m.text not in over)


def _several(told: Description) -> bool:
    """两人, 他们, 甲和乙: several at once."""
    return told.group is not None or (bool(told.listed) and told.what is None)


def _measured(quantity: Quantity, behind: Sequence[Chunk]) -> Ref | None:
    """The thing that a number before 的 measures: 1200米(长)的公路, 2400千米外的乙城."""
    if not quantity.unit or quantity.per or dimension(quantity.unit) in classes()["unmeasuring"]:
        return None
    rest = list(behind)
    if rest and (rest[0].sort is Sort.HOLD or rest[0].text in classes()["beyond"]):
        rest = rest[1:]
    if rest and rest[0].sort is Sort.OF:  # 105页的《西游记》
        rest = [rest[0], *(c for c in rest[1:] if c.text != "《")]
    if len(rest) > 1 and rest[0].sort is Sort.OF and rest[1].sort is Sort.NAME:
        return to_ref(rest[1])
    return None


def _split(row: Sequence[Chunk], place: int, quantity: Quantity) -> int:
    """Where a comparison turns from the one to the other: 比, or 是 before a share; -1 if nothing is compared."""
    likens = classes()["likens"]
    at = next((i for i in range(place) if row[i].sort is Sort.COMPARE), -1)
    if at >= 0:
        return at
    turns = [i for i in range(place) if row[i].text in likens]
    shares = quantity.kind in SHARES or quantity.asks in ASKED_SHARES
    plus = any(c.sort is Sort.QUANTITY and c.note in SHARES for c in row[turns[-1] : place]) if turns else False
    if turns and (shares or plus):
        return turns[-1]
    done = [i for i in range(place) if row[i].sort is Sort.ACT]
    of = place > 0 and row[place - 1].sort is Sort.OF  # 第二次剪去余下的(1/3): of what is left
    return done[-1] if shares and of and done and done[-1] + 1 < place else -1


def _behind(row: Sequence[Chunk]) -> Description:
    """What follows the number directly: 60千克白菜, 3小时行驶."""
    told = Description()
    for i, chunk in enumerate(row):
        if chunk.sort is Sort.NAME and told.what is None and told.act is None:
            if i == 0 or row[i - 1].sort is Sort.OF or row[i - 1].sort is Sort.FUNC:
                told = replace(told, what=to_ref(chunk))
        elif chunk.sort is Sort.ACT and told.act is None:
            told = replace(told, act=to_ref(chunk), kind=chunk.note)
        elif chunk.sort is Sort.GROUP and told.what is None and not is_time(chunk.text):
            told = replace(told, group=to_ref(chunk))
        elif chunk.sort in (Sort.END, Sort.COMPARE, Sort.CONJ, Sort.PREP):
            break
    return told


def _bought(near: Description, early: Description, further: bool) -> Description:
    """买足球6个、篮球5个: the balls are bought, too, and nobody who buys."""
    if further and near.act is None and near.who and near.what is None and early.kind in classes()["trades"]:
        return replace(near, who=early.who, what=near.who)
    return near


def _completed(told: Description, early: Description, behind: Description) -> Description:
    """What stands near a number first, then what the clause says before, then what follows."""
    act, kind = next(((d.act, d.kind) for d in (told, behind, early) if d.act), (None, ""))
    return replace(
        told, who=told.who or early.who, what=told.what or behind.what, act=act, kind=kind,
        marks=told.marks or early.marks, where=told.where or early.where,
        group=told.group or early.group or (None if told.who or early.who else behind.group),
        to=told.to or early.to, pronoun=told.pronoun or early.pronoun,
        listed=told.listed or early.listed, measure=told.measure or early.measure, hold=told.hold or early.hold,
    )  # fmt: skip

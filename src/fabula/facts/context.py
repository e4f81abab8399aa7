"""Whom and what a text goes on about: what a clause that names nobody takes over from the clauses before.

客车每小时行70千米，3小时到达: the coach arrives. 买了3千克梨，每千克4元: the price of the pears. 他 is whom the text
spoke of last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.phrase import Description, Ref
from fabula.lang.lexicon import classes, marks, particle
from fabula.text import Kind, Quantity


@dataclass
class Context:
    """Remembers clause by clause whom the text speaks of, and completes what a clause leaves out."""

    text: str
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

    def remember(self, spoken: Description, told: list[tuple[Quantity, Description]], row: Sequence[Chunk]) -> None:
        """Whom and what the next clause may go on about."""
        spoken = self.with_subject(spoken)
        self.spoken.append(spoken)
        there = spoken.what if spoken.where and spoken.hold and not spoken.kind else None  # 湖边有一条路
        if spoken.who and _sells(spoken.who) and not spoken.kind and _is_one(row):  # 商场有一种衣服
            there, spoken = spoken.what, replace(spoken, who=None if spoken.what else spoken.who)
        if spoken.who and _passes_by(spoken.who):
            spoken = replace(spoken, who=None)
        self.topic = spoken.who or there or (None if several(spoken) else self.topic)
        if self.topic is None and spoken.kind and not several(spoken):  # 修一段公路: nobody is named
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
        if several(spoken) and spoken.kind:
            self.actor = None
        self.earlier = told
        acts = [d for _, d in told if d.act] or [spoken]
        self.going = acts[-1] if acts[-1].act or acts[-1].marks else self.going
        if row and row[-1].text in classes()["stops"]:
            self.going, self.earlier = Description(), []

    def with_subject(self, told: Description) -> Description:
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
        text, name = self.text, ref.text
        named = owner or text.count(name[:-1]) > text.count(name)
        if len(name) > 2 and name[-1] in classes()["homes"] and named:
            return Ref(ref.text[:-1], (ref.span[0], ref.span[1] - 1))
        return ref

    def spoken_last(self) -> Description:
        """第二次又用去一些，比第一次多66厘米: what the last clause tells of, if without a number."""
        spoken = self.spoken[-1] if self.spoken else Description()
        if self.earlier or not (spoken.act and spoken.marks):
            return self.last
        return replace(spoken, who=spoken.who or self.topic)

    def topic_of(self, told: Description) -> Ref | None:
        """Of whom something is told that names nobody: an act of whoever acted last, else of whom the text spoke."""
        known = marks()
        rest = any(m.text in known and known[m.text].name in classes()["rest"] for m in told.marks)
        found = (self.actor if told.kind or rest else None) or self.topic  # what is left is left of what one did
        if found is None and told.kind and told.what is None:
            return self.object
        return self._person(found) if found is not None and told.kind else found

    def going_on(self, told: Description, quantity: Quantity) -> Description:
        """买了3千克梨，每千克4元: what was bought is still spoken of; 去时每小时行60千米，用了5小时: so is when."""
        going = next((d for q, d in self.earlier if q.unit and q.unit == told.per), self.going)
        summed = told.hold is not None and told.hold.text in classes()["sums"]
        if told.who or summed or told.whole or told.scope or told.change or several(told):
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

    def likewise(self, told: Description, quantity: Quantity, row: Sequence[Chunk]) -> Description:
        """红蚁每分钟爬16厘米，黑蚁19厘米: a name and a number say the same of another one, also for what unit."""
        if [c.sort for c in row if c.sort not in (Sort.END, Sort.FUNC)] != [Sort.NAME, Sort.QUANTITY]:
            return told
        same = (d for q, d in self.earlier if q.unit == quantity.unit and q.kind is quantity.kind and not quantity.per)
        model = next((d for d in same if d.who and told.who and d.who.text != told.who.text), None)
        if model is None or not (model.per or model.measure):
            return told
        return replace(told, act=model.act, kind=model.kind, per=model.per, measure=model.measure)

    def sold(self, told: Description) -> Description:
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


def _passes_by(who: Ref) -> bool:
    """有(2/3)的人订了报纸, 售货员找回2元: no one whom a text goes on about."""
    return who.text in classes()["nobody"] or who.text.endswith(tuple(classes()["clerks"]))


def _lasts(found: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Marks of a time that lasts (去时, 计划); 又 and 先 are over with their clause."""
    known = marks()
    over = classes()["again"] | {word for word, mark in known.items() if mark.name in classes()["rest"]}
    return tuple(m for m in found if m.text not in over)


def several(told: Description) -> bool:
    """两人, 他们, 甲和乙: several at once."""
    return told.group is not None or (bool(told.listed) and told.what is None)

"""What a story is about: which row is the whole, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from fabula.facts.cast import Name
from fabula.facts.describe import Description, Fact
from fabula.frames.naming import nouns, same_name
from fabula.frames.phrases import WORDS, Phrase
from fabula.frames.refer import Referents, names_in
from fabula.frames.table import AMOUNT, RATE, TOTAL, WHOLE, Row, is_left, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.situation.commonsense import Call
from fabula.situation.terms import Attribute, Slot, Term
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

_TAKEN = frozenset(("out", "pay"))


class Scope(Referents):
    """Finds the whole before anything is stated, and what is asked when all is."""

    def _promote(self) -> None:
        """五年级有180人，其中女生占(4/9): a share of no one in particular makes the 180 the World's."""
        table = self.table
        if self.whole_told:
            return
        among = [i for i, row in enumerate(self.read.rows) if any(c.text in classes(WORDS)["among"] for c in row)]
        for row in table.rows:
            plain = set(row.cells) == {TOTAL} and not row.name.marks and not row.kind and not row.left
            about = plain and bool(set(nouns(row)) & self.read.wholes)
            if about and table.choices.pick("whole", [(True, 0.0), (False, 0.9)]):
                table.make_whole(row)
                self.whole_used = True
                return
        if self._promote_mixed() or self._promote_shared() or self._promote_compound():
            return
        shares = [t for t in self.read.told if self._shares_whole(t)]
        if not among and not shares:
            self._promote_sum()
            return
        clauses = among[:1] + [t.clause for t in shares]
        subjects = [t for t in shares if any("A" in names_in(s.call) for s in t.telling.statements)]
        meant = {t.node for t in map(self._unnamed, subjects) if isinstance(t, Slot)}
        for clause in clauses[:1]:
            rows = [r for r in table.rows if r.clause < clause or (r.clause == clause and not among)]
            for row in reversed(rows) if among else rows:
                if row.id in meant or self._is_part(row, shares):  # 五年级有120本，是总数的(1/14): a part itself
                    continue
                if row.kind in _TAKEN and any(r.left for r in table.rows):
                    continue  # 用去8米，还剩4米，剩下的占这匹布的几分之几: the whole is both
                if row is not table.rows[0] and shares and all(t.asked for t in shares):
                    continue  # 98个合格，2个次品，合格的占总数的几分之几: no whole is told
                if set(row.cells) == {TOTAL} and not row.left and self._is_whole(row):
                    table.make_whole(row)
                    self.whole_used = True
                    return

    def _promote_mixed(self) -> bool:
        """药粉和水按1:25配制，配制这种药水520千克: what is made of them is the whole."""
        made = [r for r in self.table.rows if set(r.cells) == {TOTAL} and r.name.act and r.name.what]
        made = [r for r in made if r.name.act and r.name.act.text in classes(WORDS)["compounding"]]
        ratios = any(q.kind is Kind.RATIO for t in self.read.told for q in t.numbers.values())
        if len(made) != 1 or not ratios:
            return False
        made[0].name = Name(made[0].name.what)
        self.table.make_whole(made[0])
        self.whole_used = True
        return True

    def _promote_shared(self) -> bool:
        """种了120棵果树，桃树和李树的比是3:2: the only number beside a ratio, of neither of the two, is of both."""
        ratios = [t for t in self.read.told if any(s.call.name == "Shares" for s in t.telling.statements)]
        rows = [r for r in self.table.rows if r.cells]
        if len(ratios) != 1 or len(rows) != 1 or len(self.read.told) != 1 or set(rows[0].cells) != {TOTAL}:
            return False
        phrase, own = self.read.phrase(ratios[0], "A"), nouns(rows[0])
        parts = {r.text for r in (phrase.told.who, phrase.told.what, *phrase.told.listed) if r}
        one = any(n[0] in classes(WORDS)["kinds"] and n[0] in phrase.text for n in own)  # 男女生…，男生有25人
        if not parts or one or rows[0].left or any(same_name(a, b) for a in parts for b in own):
            return False
        self.table.make_whole(rows[0])
        self.whole_used = True
        return True

    def _promote_compound(self) -> bool:
        """一套桌椅240元，椅子的价格是桌子的(1/3): what has the name of both is both."""
        for row in self.table.rows:
            plain = set(row.cells) == {TOTAL} and not row.name.marks and not row.left
            both = {n for n in nouns(row) if any(_both_in(n, a, b) for a, b in permutations(self.read.compared, 2))}
            if plain and both:
                self.table.make_whole(row)
                self.whole_used = True
                return True
        return False

    def _promote_sum(self) -> None:
        """这个团队共有120人, where others are compared: all of them."""
        sums = classes()["sums"]
        for row in self.table.rows:
            plain = set(row.cells) == {TOTAL} and not row.name.marks and not row.kind and not row.left
            apart = not set(nouns(row)) & self.read.compared and self.read.compared
            if plain and apart and row.hold in sums and self.table.choices.pick("whole", [(True, 0.0), (False, 0.9)]):
                self.table.make_whole(row)
                self.whole_used = True
                return

    def _is_part(self, row: Row, shares: Sequence[Told]) -> bool:
        """有女生100人，男生占总人数的(5/9): the girls are a part; so is 18千克 of 用去18千克，还剩(2/5)."""
        kinds = classes(WORDS)["kinds"]
        told = [r.text for t in shares for r in (self.read.phrase(t, "A").told.who,) if r]
        own = [n for n in nouns(row) if n[0] in kinds]
        if any(a[1:] == b[1:] and a[0] in kinds for a in told for b in own):
            return True
        left = bool(shares) and all(_states_left(t) for t in shares)
        acts = {a.text for t in shares if t.asked and (a := self.read.phrase(t, "A").told.act)}
        again = row.name.act is not None and row.name.act.text in acts  # 精减3人后，…精减了百分之几
        return again or (left and row.kind not in ("", *classes()["found"]))

    def _shares_whole(self, told: Told) -> bool:
        """True if it speaks of a share of the whole."""
        names = {n for s in told.telling.statements for n in names_in(s.call)}
        if "First" in names or told.telling.name.startswith("chance"):  # what is drawn from is all that there is
            return False
        if "W" in names or told.telling.name.startswith(("shared", "not_done", "to_do", "left_bare")):
            return True
        if "B" not in names or not any(_is_share(q) for q in told.numbers.values()):
            return False
        phrase = self.read.phrase(told, "B")
        itself = phrase.has("pronouns") and not phrase.told.names and bool(self.read.phrase(told, "A").told.act)
        acted = bool(self.read.phrase(told, "A").told.act)
        pointed = phrase.told.names and acted and (phrase.pointed or self._names_thing(phrase))
        whole = phrase.told.whole is not None or self._means_whole(phrase)
        return bool(whole or is_left(phrase.told) or not phrase.text or itself or pointed)

    def _names_thing(self, phrase: Phrase) -> bool:
        """一桶花生油6千克，第一次倒出油的(1/3): the oil that was told of."""
        words = {r.text for r in (phrase.told.who, phrase.told.what) if r}
        still = [r for r in self.table.rows if set(r.cells) == {TOTAL} and not r.kind and not r.name.marks]
        return any(o.endswith(w) for r in still for o in nouns(r) for w in words)

    def _is_whole(self, row: Row) -> bool:
        return not any(m.text.startswith(particle("nth")) for m in row.name.marks)

    def _along(self) -> None:
        """每隔5米, 小路长100米: the road is what is planted along."""
        if not any(_rates_all(t) for t in self.read.told):
            return
        cell = self.table.world.cells.get(TOTAL)
        if cell is not None and dimension(cell.quantity.unit) != "length":
            fact = self.read.story.of(cell.quantity.index)
            if fact is not None:  # 共竖着41根电线杆
                self.table.demote(self.table.stage.name(fact.told, fact.topic), fact.clause, TOTAL)
        if self.whole_told:
            return
        for row in self.table.rows:
            cell = row.cells.get(TOTAL)
            if cell is not None and dimension(cell.quantity.unit) == "length":
                self.table.make_whole(row)
                return

    def _unnamed(self, told: Told) -> Term | None:
        """The one that a telling without a subject speaks of."""
        phrase = self.read.phrase(told, "A")
        spoken = any(place < told.span[0] for place, _ in self._spoken())
        again = not phrase.told.names or self._said_again(told, phrase)
        return self._last(told.span[0]) if again and spoken else None

    def _demote(self) -> None:
        """俱乐部共有女会员65人，男会员比女会员…: told of those who are compared, not of all."""
        table = self.table
        cell = table.world.cells.get(TOTAL)
        fact = self.read.story.of(cell.quantity.index) if cell else None
        if fact is None or fact.told.listed or fact.told.whole or fact.told.scope:
            return
        what = fact.told.what
        marked = mark_names(fact.told.marks) & self.read.times
        if marked or (what is not None and what.text in self.read.compared):
            if marked:
                table.demote(table.stage.name(fact.told, fact.topic), fact.clause, TOTAL)
                self.whole_used = False
                return
            table.demote(table.stage.name(replace(fact.told, who=None), None), fact.clause, TOTAL)
            self.whole_used = False

    def asked(self, asked: Fact) -> Slot | None:
        """The attribute that is asked for, if it is a total; None if rates are in play."""
        told, column = asked.told, self.table.column(asked)
        if column is AMOUNT and self._counted(asked):
            column = TOTAL
        if (found := self._asked_amount(asked)) is not None:
            return found
        if column is RATE and (rate := self._asked_rate(asked)) is not None:
            return rate
        if column is not TOTAL or is_left(told):
            return None
        if told.whole is not None and told.names and told.whole.text in classes(WORDS)["summed"]:
            told = replace(told, whole=None)
        name = self.table.stage.name(told, asked.topic, asked.other)
        thing = told.what or told.who
        phrase = self.read.clause(asked)
        if (side := self._asked_side(phrase)) is not None:
            return side
        whole = told.whole is not None or (thing is not None and thing.text in self._whole_names())
        whole = whole or (told.who is not None and told.who.text in self.whole_words)
        whole = whole or self._means_whole(replace(phrase, told=replace(told, who=thing, what=None)))
        if whole and not self.whole_told and not mark_names(told.marks) - classes(WORDS)["before"] and not told.group:
            return self._asked_open(asked) or WHOLE
        row = self.find(name, told, column, asked.quantity.unit)
        if row is not None and (slot := self._asked_of(row, told, column)) is not None:
            return slot
        if isinstance(self.first, Slot) and mark_names(told.marks) == {particle("now")} and not self._moves(self.first):
            return self.first
        times = mark_names(told.marks)
        marked = [r for r in self.table.rows if times and mark_names(r.name.marks) == times and not r.cells]
        if len(marked) == 1:
            return marked[0].slot(column)
        rows = [r for r in self.table.rows if not r.left and self._takes(r)]
        if (row is None or column in row.cells) and self._asks_whole(told):
            return WHOLE
        if (open_ := self._asked_open(asked)) is not None:
            return open_
        some = len(rows) > 1 or (bool(rows) and any(r.left and r.cells for r in self.table.rows) and not told.act)
        return WHOLE if some and not self.whole_told else None

    def _asked_of(self, row: Row, told: Description, column: Attribute) -> Slot | None:
        """The attribute of the row that the question names, at the time it speaks of; None if it is told."""
        if row.id in self.later and not told.marks and self.since_when:
            return self.later[row.id].slot(column)  # 当…时，女儿多少岁
        if column in row.cells:
            return None
        if row.id in self.later and not row.name.marks:  # 今年哥哥多少岁: a state beside that of later
            row.name = replace(row.name, marks=told.marks)
        return row.slot(column)

    def _moves(self, slot: Slot) -> bool:
        """借出了(1/5)，又还回5本，现在有多少本: what went or came is not what is there now."""
        return any(r.id == slot.node and r.kind in ("in", "out") for r in self.table.rows)

    def _asks_whole(self, told: Description) -> bool:
        """占全校学生总数的40%，学校有多少学生: asked is that of which a share was told, by some of its words."""
        words = [r.text for r in (told.who, told.what, told.measure) if r]
        if self.whole_told or told.marks or any(w[0] in classes(WORDS)["letters"] for w in words):
            return False
        return any(w in phrase for w in words for phrase in self.whole_phrases)

    def _asked_open(self, asked: Fact) -> Slot | None:
        """师傅加工了多少个零件, 农场养羊多少只: the only one of those compared that is named so and still open."""
        told = asked.told
        if told.sums or told.group or told.listed:
            return None
        compared = {s.node for r in self.stated for s in r.slots()}
        rows = [r for r in self.table.rows if r.id in compared and not (r.left or r.cells or r.tags)]
        words, times = [r.text for r in (told.who, told.what) if r], mark_names(told.marks)
        rows = [r for r in rows if mark_names(r.name.marks) <= times and _does(r, told)]
        whole = self._whole_names() | self.whole_words
        named = [r for r in rows if any(same_name(w, own) for w in words for own in nouns(r) if own not in whole)]
        found = named or [r for r in rows if r.name.marks] or self._doing(rows, asked)
        return found[0].slot(TOTAL) if len(found) == 1 else None

    def _doing(self, rows: Sequence[Row], asked: Fact) -> list[Row]:
        """售出冰箱多少台: what is done, and not all that there is; 要修的这条路 is all of it."""
        pointed = self.read.clause(asked).pointed
        return [r for r in rows if r.name.act and asked.told.act and not pointed]

    def _asked_side(self, phrase: Phrase) -> Slot | None:
        """这个操场的宽是多少米, 需要加水多少克: named by a side, or inside the verb."""
        words = [c.text for c in phrase.row if c.text in classes(WORDS)["sides"]]
        act = phrase.told.act.text if phrase.told.act and not (phrase.told.who or phrase.told.what) else ""
        named = [r for r in self.table.rows if TOTAL not in r.cells and r.name.agent]
        for row in named:
            own = row.name.agent.text if row.name.agent else ""
            if own in words or (len(act) > 1 and act.endswith(own) and own):
                return row.slot(TOTAL)
        return None

    def _counted(self, asked: Fact) -> bool:
        """每张邮票1.2元, but only numbers of stamps are compared: they are totals, not amounts of a price."""
        gaps = any(_rates_all(t) for t in self.read.told) and dimension(asked.quantity.unit) != "length"
        return gaps or any(r.id in self.moved or r.id in self.settled for r in self.table.rows)

    def _asked_rate(self, asked: Fact) -> Slot | None:
        """现在每天做多少个: of a row that a comparison of rates made."""
        used = {s.node for r in self.stated for s in r.slots() if s.attribute is RATE}
        name = self.table.stage.name(asked.told, asked.topic, asked.other)
        row = self.find(name, asked.told, RATE, asked.quantity.unit)
        times = mark_names(asked.told.marks)
        if row is None or row.id not in used:
            marked = [r for r in self.table.rows if times and mark_names(r.name.marks) == times and r.id in used]
            row = marked[0] if len(marked) == 1 else None
        return row.slot(RATE) if row is not None and RATE not in row.cells else None

    def _asked_amount(self, asked: Fact) -> Slot | None:
        """兔有多少只, 做对了几道题: how many of those that count so much each."""
        told = asked.told
        name = self.table.stage.name(told, asked.topic, asked.other)
        row = self.find(name, told, AMOUNT, "") if self.weighed else None
        if row is not None and row.id in self.weighed and AMOUNT not in row.cells:
            return row.slot(AMOUNT)
        return None


def _states_left(told: Told) -> bool:
    return any("Left" in names_in(s.call) for s in told.telling.statements)


def _is_share(quantity: Quantity) -> bool:
    """A share of something, told or asked for."""
    return quantity.kind in (Kind.FRACTION, Kind.PERCENT) or quantity.asks in ("fraction", "percent")


def _does(row: Row, told: Description) -> bool:
    """Whether a row is nothing that is done, or what a clause says is done."""
    act = row.name.act
    return act is None or (told.act is not None and told.act.text == act.text)


def _both_in(name: str, one: str, other: str) -> bool:
    """桌椅 and 课桌椅 are 桌子 and 椅子."""
    return len(one) > 1 and len(other) > 1 and one[0] != other[0] and name.endswith(one[0] + other[0])


def _rates_all(told: Told) -> bool:
    """Whether a telling gives the World a rate: how strong a mixture is, what all have on the average."""
    return any(s.value and s.call == Call("Rate", (Call("W"),)) for s in told.telling.statements)

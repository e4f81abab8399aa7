"""Which rows of the table a phrase means: one by its name, several, the whole, what is left, who was told of last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Description, Ref
from fabula.frames.honest import MISSED, tells_later
from fabula.frames.naming import completed, is_headed, is_kind, marks_alike, named_alike, nouns
from fabula.frames.phrases import WORDS, Comparisons, Phrase
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table, alike, is_left, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle, particles
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown
from fabula.text import Kind, Quantity
from fabula.text.units import compatible, dimension

WHOLE = Slot(WORLD, TOTAL)
ORDINAL, NOW, ALREADY = particle("nth"), particle("now"), particle("already")
_COUNTS = {n: particles(f"so_many.{n}") for n in (2, 3, 4)}  # how many 两人, 三个班 are
_FUNCTIONS = frozenset(("Sum", "Left", "Product", "Quotient", "Difference"))


class Referents:
    """Finds or makes the rows that the phrases of one table's tellings mean."""

    def __init__(self, read: Comparisons, table: Table) -> None:
        self.read = read
        self.table = table
        self.first: Term | None = None  # the two of the last comparison
        self.second: Term | None = None
        self._compared_at = -1
        self.goal: Term | None = None
        self.whole_words: set[str] = set()
        self.whole_phrases: set[str] = set()  # by which the text speaks of the whole: 全校学生总数
        self.later: dict[str, Row] = {}  # rows at another time
        self.moved: dict[str, Term] = {}  # what rows have when some was moved
        self.since_when = False  # 当…时: what is asked is asked of then
        self.settled: set[str] = set()
        self.made: dict[tuple[int, int], Row] = {}
        self.meant: dict[tuple[tuple[int, int], str], Row] = {}
        self.pairs: list[Row] = []  # rows of so much for so much
        self.events: set[str] = set()  # rows of what was moved
        self.weighed: set[str] = set()  # rows that make a mean together
        self.whole_used = TOTAL in table.world.cells
        self.stated: list[Relation] = []
        self.rests: list[Relation] = []  # what was left at some time

    def _settle(self, row: Row, column: Attribute, money: bool) -> None:
        """A number of things that is compared as such: no amount, whatever each costs; not by money (多收入42元)."""
        cell = row.cells.get(AMOUNT)
        if money or cell is None or len(row.cells) > 1:
            return
        if column is TOTAL and dimension(cell.quantity.unit) != "time":
            row.cells[TOTAL] = row.cells.pop(AMOUNT)
            self.table.slots[cell.quantity.index] = row.slot(TOTAL)
            self.settled.add(row.id)

    @property
    def whole_told(self) -> bool:
        return TOTAL in self.table.world.cells

    def _whole_names(self) -> set[str]:
        world = self.table.world.name
        return self.read.wholes | {r.text for r in (world.agent, world.what) if r}

    def _term(self, told: Told, call: Call, column: Attribute, before: Sequence[Term] = ()) -> Term:
        name = call.name
        if call.args and name in ("Rate", "Amount", "Total"):
            attribute = Attribute(name.lower())
            return self._attribute(told, call.args[0].name, attribute)
        if name == "Sum" and call.args and call.args[0].name == "G":
            return self._total_of(self._group(self.read.phrase(told, "G"), told))
        if call.args and name in _FUNCTIONS:
            return Apply(name, tuple(self._term(told, a, column) for a in call.args))
        if name in told.numbers:
            return self._number(told, told.numbers[name], column)
        if name.isdigit():
            return Number(Fraction(name))
        return self._phrase(told, name, column, before)

    def _attribute(self, told: Told, name: str, attribute: Attribute) -> Slot:
        if name == "W":
            return Slot(WORLD, attribute)
        if name in told.pointers:
            if told.pointers[name].index not in self.table.slots:
                raise DeadEnd("a number that is nowhere")
            return Slot(self.table.slots[told.pointers[name].index].node, attribute)
        if (told.span, name) in self.meant:
            return self.meant[told.span, name].slot(attribute)
        unnamed = name == "A" and "V" in told.phrases and not self.read.phrase(told, "A").told.names
        if unnamed and attribute is not TOTAL:  # 六次的平均成绩: of all
            return Slot(WORLD, attribute)
        term = self._phrase(told, name, attribute, ())
        if not isinstance(term, Slot):
            raise DeadEnd(f"{name} is no row")
        self.meant[told.span, name] = next(r for r in (self.table.world, *self.table.rows) if r.id == term.node)
        return Slot(term.node, attribute)

    def _phrase(self, told: Told, name: str, column: Attribute, before: Sequence[Term]) -> Term:
        match name:
            case "W":
                return WHOLE
            case "A0" | "B0":
                term = self.first if name == "A0" else self.second
                if term is None:
                    raise DeadEnd("nothing was compared before")
                return term
            case "Left":
                return self._left_row(told).slot(TOTAL)
            case "Done":
                acts = {r.slot(TOTAL) for r in self.table.rows if r.name.act or r.name.marks}
                done = tuple(s for s in self._done(told, None) if s in acts)  # not the book itself
                return Apply("Sum", done) if len(done) > 1 else done[0] if done else WHOLE
            case "E":
                return self._event(told).slot(column)
            case "E0":
                if not self.made:
                    raise DeadEnd("nothing happened")
                return list(self.made.values())[-1].slot(column)
            case "Source":
                return self._source().slot(column)
            case "First":
                valued = [r for r in self.table.rows if TOTAL in r.cells and not r.left]
                if not valued:
                    raise DeadEnd("nothing is told")
                if len(valued) > 2:
                    self.table.choices.penalty(MISSED)  # 种了150棵，成活141棵；又种50棵，成活45棵: the first of many
                return valued[0].slot(TOTAL)
            case "L":
                return self._last(told.span[0], column)
        if not name.isascii():
            return self._literal(told, name).slot(column)
        phrase = self.read.phrase(told, name)
        if name == "A":
            return self._subject(told, phrase, column)
        return self._object(told, phrase, column, before[0] if before else None)

    def now(self, told: Told, row: Row, column: Attribute) -> Term:
        """What a row has at the time that a telling speaks of."""
        return row.slot(column)

    def _event(self, told: Told) -> Row:
        """The row of what a telling itself tells; one for each."""
        if told.span not in self.made:
            row = [c for c in self.read.rows[told.clause] if told.span[0] <= c.span[0] < told.span[1]]
            name = self.table.stage.name(self.read.phrase(told, "A").told, self._topic(told))
            at = next((i for i, c in enumerate(row) if c.sort is Sort.ACT), None)
            if at is not None:
                act, modal = row[at], row[at - 1] if at else None
                start = modal.span[0] if modal is not None and modal.text in classes(WORDS)["modal"] else act.span[0]
                words = self.read.problem.text[start : act.span[1]]
                name = replace(name, act=Ref(words, (start, act.span[1])), kind=act.note, marks=(), what=None)
            named = [c for c in row if c.sort is Sort.NAME]
            if named and name.kind not in classes()["trades"]:  # 4台织布机6小时织布288米: the machines'
                name = replace(name, agent=Ref(named[0].text, named[0].span))
            self.made[told.span] = self.table.new(name, clause=told.clause)
        return self.made[told.span]

    def _source(self) -> Row:
        """What is thinned or enriched: the first that has a concentration."""
        found = [r for r in self.table.rows if r.id in self.weighed]
        if not found:
            raise DeadEnd("nothing is mixed")
        return found[0]

    def _literal(self, told: Told, name: str) -> Row:
        """A row that a telling itself names: 长 and 宽 of a rectangle."""
        at = self.read.problem.text.find(name)
        if at < 0:
            raise DeadEnd(f"there is no {name}")
        return self._row(told, Description(who=Ref(name, (at, at + len(name)))), TOTAL, None)

    def _subject(self, told: Told, phrase: Phrase, column: Attribute) -> Term:
        """The one that is compared; if no one is named, the one that was told of last."""
        if phrase.rest:
            return self._left_row(told).slot(column)
        if phrase.grouped and len(rows := self._group(phrase, told)) > 1:
            return self._total_of(rows, column)
        only_act = phrase.told.act and not (phrase.told.who or phrase.told.what or self._times_of(phrase))
        if only_act and not told.telling.name.startswith("behind"):
            rows = [r for r in self._group(phrase, told) if r.clause < told.clause]
            same = [r for r in rows if r.name.act and phrase.told.act and r.name.act.text == phrase.told.act.text]
            by_now = phrase.told.act is not None and phrase.told.act.text.startswith(ALREADY)  # 已修的: all of it
            if len(same) == 1 < len(rows) and not by_now:  # 参加跑步的人数: of those who run
                return self.now(told, same[0], column)
            if len(rows) > 1:
                if not phrase.has("sum_words") and _says_more(phrase):
                    self.table.choices.penalty(MISSED)  # 参加跑步的人数: of those who do it, not of all
                return self._total_of(rows, column)
        if not phrase.told.names and not phrase.told.listed:
            if phrase.told.whole is not None:
                return WHOLE
            return self._last(told.span[0], column)
        if self._said_again(told, phrase):
            return self._last(told.span[0], column)
        if self._means_whole(phrase) and not phrase.told.act:
            return WHOLE
        if mark_names(phrase.told.marks) == {NOW} and self._means_whole(_unmarked(phrase)):
            return self._left_row(told).slot(column)
        description = self._with_act(told, phrase.told)
        other = self.read.phrase(told, "B").told
        if self._goes_on(told, description):
            return self.first or WHOLE
        if len(description.listed) > 1 and description.act is None:
            rows = self._group(phrase, told)
            if len(rows) > 1:
                return self._total_of(rows, column)
        return self.now(told, self._row(told, description, column, other), column)

    def _said_again(self, told: Told, phrase: Phrase) -> bool:
        """织好了8米，正好织了全部的(2/5): what was done last, said once more."""
        if not phrase.text.startswith(tuple(classes(WORDS)["again"])) or phrase.told.who or phrase.told.marks:
            return False
        spoken = [(at, t) for at, t in self._spoken() if at < told.span[0] and isinstance(t, Slot)]
        last = max(spoken, key=lambda s: s[0])[1] if spoken else None
        return any(r.name.act is not None for r in self.table.rows if last and r.id == last.node)

    @staticmethod
    def _times_of(phrase: Phrase) -> set[str]:
        return mark_names(phrase.told.marks) - {NOW}

    def _goes_on(self, told: Told, description: Description) -> bool:
        """今年生产5400台，比计划多600台，实际比计划多百分之几: what is real is this year's."""
        if description.who or description.what or self.first is None or not isinstance(self.second, Slot):
            return False
        if any(m.text.startswith(ORDINAL) for m in description.marks):  # 第一天完成了计划的(1/5)，第二天…
            return False
        name = self.table.stage.name(description, self._topic(told))
        other = self.read.phrase(told, "B").told
        same = other.marks and self.find(self.table.stage.name(other, self._topic(told)), other, TOTAL, "")
        return bool(same and same.id == self.second.node and self.find(name, description, TOTAL, "") is None)

    def _object(self, told: Told, phrase: Phrase, column: Attribute, first: Term | None) -> Term:
        """The one it is compared with: another row, several, the whole, or what is left of it."""
        description = self._with_act(told, phrase.told)
        if phrase.rest:
            return self._rest_of(told, phrase, first)
        if phrase.has("plural") or (phrase.has("summing") and not self._means_whole(phrase)):
            rows = [r for r in self._group(phrase, told) if r.slot(column) != first]
            if len(rows) > 1:
                return self._total_of(rows, column)
        if phrase.told.whole is not None or self._means_whole(phrase):
            self.whole_words |= {r.text for r in (phrase.told.who,) if r}
            self.whole_phrases.add(phrase.text)
            return WHOLE
        before = mark_names(phrase.told.marks)
        planned = before == {particle("planned")} & mark_names(self.table.world.name.marks)
        if self.whole_told and not phrase.told.who and (before == {particle("was")} or (before and planned)):
            return WHOLE
        if phrase.has("pronouns") and not phrase.told.names:
            return self._it(told, column, first)
        if not phrase.told.names:
            if phrase.text and not phrase.pointed:
                self.table.choices.penalty(MISSED)  # 是前一个月的(6/5): words that name nobody we know
            if not self._is_share(told):
                return self._last(told.span[0], column, first)
            self.whole_phrases.add(phrase.text)
            return WHOLE
        if self._compound(told, phrase):
            return WHOLE
        if members := self._members(phrase, first):
            return self._total_of(members, column)
        return self.now(told, self._row(told, description, column, self.read.phrase(told, "A").told), column)

    def _rest_of(self, told: Told, phrase: Phrase, first: Term | None) -> Term:
        """第二天看了余下的(1/4): of what was left then; 看的是没看的(1/3): of what is left."""
        compares = any(s.call.name in ("Fraction_more", "Fraction_less") for s in told.telling.statements)
        if not is_left(phrase.told) or not self._is_share(told) or compares:
            return self._left_row(told).slot(TOTAL)
        done = self._done(told, first)
        if not done:  # 看的正好是剩下的(1/4): beside what has been done, and before that of all
            return self._left_row(told).slot(TOTAL) if self._is_done(first) else WHOLE
        return self._rest_then(told, phrase, done, first) or Apply("Left", (WHOLE, *done))

    def _is_done(self, term: Term | None) -> bool:
        """Whether an act upon the whole is meant."""
        return any(r.name.act is not None for r in self.table.rows if isinstance(term, Slot) and r.id == term.node)

    def _rest_then(self, told: Told, phrase: Phrase, done: tuple[Slot, ...], first: Term | None) -> Slot | None:
        """What was left at that time, a State of its own; None for all but the first: a name tells one time."""
        mark = next((m for m in phrase.told.marks if is_left(Description(marks=(m,)))), None)
        if mark is None or self.rests:
            return None
        nodes = [t.node for t in (first, *done) if isinstance(t, Slot)]
        agents = [r.name.agent for n in nodes for r in self.table.rows if r.id == n and r.name.agent]
        owner = agents[0] if len({a.text for a in agents}) == 1 else None  # of several takers it is the whole's
        of = self.read.problem.text[mark.span[1] : mark.span[1] + 1] in classes(WORDS)["of"]
        span = (mark.span[0], mark.span[1] + of)
        label = self.read.problem.text[span[0] : span[1]]
        row = self.table.new(Name(owner, label=label, span=span), clause=told.clause)
        row.tags.add("leftover")
        self.events.add(row.id)
        self.rests.append(Relation("Remains", (row.slot(TOTAL), WHOLE, *done), Source(mark.span)))
        return row.slot(TOTAL)

    def _is_share(self, told: Told) -> bool:
        shares = (Kind.FRACTION, Kind.PERCENT)
        return any(q.kind in shares or q.asks in ("fraction", "percent") for q in told.numbers.values())

    def _means_whole(self, phrase: Phrase) -> bool:
        """这本书, 这批货物: the thing that the story is about."""
        names = {r.text for r in (phrase.told.who, phrase.told.what) if r}
        if not names or mark_names(phrase.told.marks) - classes(WORDS)["before"]:
            return False
        if not self.whole_told and any(n[0] in classes(WORDS)["all"] and len(n) > 2 for n in names):
            return True  # 全校学生, 全班人数
        whole = self._whole_names()
        if any(b.endswith(a) for a in names for b in whole) and self.whole_told and not phrase.told.act:
            return True
        return bool(names & whole) or (phrase.pointed and any(a in b or b in a for a in names for b in whole))

    def _members(self, phrase: Phrase, first: Term | None) -> list[Row]:
        """乐队有女生18人，男生17人；是乐队的4倍: the band is its members."""
        names = {r.text for r in (phrase.told.who, phrase.told.what) if r}
        if any(set(nouns(r)) & names for r in self.table.rows):
            return []
        counted = [r for r in self.table.rows if set(r.cells) == {TOTAL}]
        kinds = [r for r in counted if is_kind(r, names) and r.slot(TOTAL) != first]
        if len(kinds) > 1:  # 木床: 单人木床 and 双人木床
            return kinds
        found = [r for r in self.table.rows if r.within and alike({r.within}, names) and set(r.cells) == {TOTAL}]
        headed = [r for r in self.table.rows if is_headed(r, names)]
        if headed and not found:  # 舞蹈队女生有25人，男生有15人: the team's, all that the sentence counts
            of = self.read.problem.clauses
            here = of[headed[0].clause].sentence
            found = [r for r in self.table.rows if of[r.clause].sentence == here and set(r.cells) == {TOTAL}]
        return found if len(found) > 1 else []

    def _compound(self, told: Told, phrase: Phrase) -> bool:
        """糖占糖水的百分之几: what is made of all that there is."""
        part, whole = self.read.phrase(told, "A").told.who, phrase.told.who
        valued = [r for r in self.table.rows if TOTAL in r.cells]
        if part is None or whole is None or len(valued) < 2 or TOTAL in self.table.world.cells:
            return False
        return part.text in whole.text and part.text != whole.text and whole.text[-1] in classes(WORDS)["mixed"]

    def _it(self, told: Told, column: Attribute, first: Term | None) -> Term:
        """第一次截去它的(1/4): the whole, if there is one; else whoever was told of last."""
        if TOTAL in self.table.world.cells or (self.read.wholes and self._is_share(told)):
            return WHOLE
        return self._last(told.span[0], column, first)

    def _last(self, at: int, column: Attribute, but: Term | None = None) -> Term:
        """What was told of last before a place in the text."""
        spoken = [(place, term) for place, term in self._spoken() if place < at and term != but]
        if not spoken:
            raise DeadEnd("nothing was told before")
        return max(spoken, key=lambda s: s[0])[1]

    def _spoken(self) -> Iterator[tuple[int, Term]]:
        for index, slot in self.table.slots.items():
            yield self.read.problem.quantities[index].span.start, slot
        if self.first is not None:
            yield self._compared_at, self.first

    def _left_row(self, told: Told) -> Row:
        found = [r for r in self.table.rows if r.left]
        if found:
            return found[-1]
        name = self.table.stage.name(self.read.phrase(told, "A").told, self._topic(told))
        inside = (c for c in self.read.rows[told.clause] if told.span[0] <= c.span[0] < told.span[1])
        mark = next((c for c in inside if c.sort is Sort.MARK), None)
        marks = (Ref(mark.text, mark.span),) if mark else ()
        rest = bool(marks) and is_left(Description(marks=marks))
        if mark is None or not (rest or "N" in told.phrases):  # 这时绳子比原来短了…: what is left, in no words
            label = next(iter(classes()["remains"]))
            return self.table.new(Name(name.agent, label=label, span=told.span), left=True, clause=told.clause)
        if "N" in told.phrases:  # 还有, 没有修: called by its own words
            start, end = told.phrases["N"][0], told.phrases.get("X", told.phrases["N"])[1]
            words = self.read.problem.text[start:end]
            name = replace(name, label=words, span=(start, end))
            return self.table.new(replace(name, marks=(), act=None, kind=""), left=True, clause=told.clause)
        return self.table.new(replace(name, marks=marks, act=None, kind=""), left=True, clause=told.clause)

    def _done(self, told: Told, first: Term | None) -> tuple[Slot, ...]:
        """What had been taken from the whole before."""
        rows = [r for r in self.table.rows if not r.left and r.clause < told.clause and r.id not in self.events]
        rows = [r for r in rows if self._takes(r) or (RATE in r.cells and AMOUNT in r.cells)]
        return tuple(s for r in rows if (s := r.slot(TOTAL)) != first)

    def _takes(self, row: Row) -> bool:
        return self._same_measure(row)

    def _same_measure(self, row: Row) -> bool:
        whole, own = self.table.world.cells.get(TOTAL), row.cells.get(TOTAL)
        if row.cells and own is None:
            return False
        if own is None:
            return True
        return compatible(whole.quantity.unit if whole else self.measure or own.quantity.unit, own.quantity.unit)

    @cached_property
    def measure(self) -> str:
        """The unit of what is asked for: what is measured otherwise (占地15亩) is no part of it."""
        asked = [f.quantity for f in self.read.story.facts if f.quantity.value is None]
        return asked[-1].unit if asked and not self.table.pers else ""

    def _topic(self, told: Told) -> Ref | None:
        facts = [self.read.story.of(q.index) for q in told.numbers.values()]
        return next((f.topic for f in facts if f), None)

    def _with_act(self, told: Told, description: Description) -> Description:
        """第二天比第一天多看6页: both are read; the act stands behind 多."""
        if description.act is not None or "V" not in told.phrases:
            return description
        behind = self.read.phrase(told, "V").told
        return replace(description, act=behind.act, kind=behind.kind, what=description.what or behind.what)

    def _row(self, told: Told, description: Description, column: Attribute, other: Description | None) -> Row:
        """A row by name; a new one if none is called so."""
        topic = self._topic(told)
        name = self.table.stage.name(description, topic, other)
        units = [q.unit for q in told.numbers.values() if q.kind is Kind.NUMBER and q.unit]
        row = self.find(name, description, column, units[-1] if units else "")
        if row is None:
            holder = description.who.text if description.who and name.agent == description.what else ""
            return self.table.new(name, left=is_left(description), clause=told.clause, within=holder)
        self._settle(row, column, any(dimension(q.unit) == "money" for q in told.numbers.values()))
        if row.kind in ("in", "out") and not description.act and row.cells and self._changes(row, description):
            self.table.choices.penalty(MISSED)  # 卖掉150千克红薯，剩下的…: the potatoes are not those that were sold
        if description.act and not row.name.act and not row.cells:
            row.name = replace(row.name, act=description.act, kind=description.kind)
        return row

    def _changes(self, row: Row, description: Description) -> bool:
        """Whether an act changes what there is, and a phrase without one speaks of the thing itself."""
        alone = not any(r.kind == row.kind and r is not row for r in self.table.rows)
        plain = mark_names(description.marks) <= {NOW}
        return alone and plain and tells_later(self.read.problem.text)

    def find(self, name: Name, description: Description, column: Attribute, unit: str) -> Row | None:
        """The row that words mean; None if no row is called so."""
        rows = [r for r in self.table.rows if r.id not in self.events and "aside" not in r.tags]
        scored = [(self._likeness(r, name, description, column, unit), -i) for i, r in enumerate(rows)]
        score, at = max(scored, default=(0.0, 0))
        return rows[-at] if score >= 1 else None

    def _likeness(self, row: Row, name: Name, told: Description, column: Attribute, unit: str) -> float:
        """How well words fit a row: its names first, then its times, then the act."""
        if row.left != is_left(told):
            return 0.0
        words = [r.text for r in (told.who, told.what) if r]
        topic = name.agent.text if name.agent else ""
        score = named_alike(row, words) if words else 0.5 * (topic in nouns(row))
        times = marks_alike(row.name.marks, name.marks)
        if score < 0 and times >= 1 and told.who is None and row.name.what is None:
            score = 0.3  # 计划生产零件: the plan, of whatever
        if score < 0 or times == -1:
            return 0.0
        score += times
        pays = row.kind in classes()["trades"] and told.kind != row.kind and dimension(unit) == "money"
        if row.name.act and told.act and not pays:  # 第二次比第一次多付510元: what the second purchase cost
            score += 0.5 if row.name.act.text == told.act.text else (0.2 if row.name.kind == told.kind else -0.6)
            if _anew(told.again) != _anew(row.name.again):  # 先用去(1/5)，又用去剩下的(1/4)
                return 0.0
            if told.again and _anew(row.name.again) and not _anew(told.again):  # 已生产(5/6)，再生产150个
                return 0.0
        cell = row.cells.get(column)
        if unit and cell is not None and not compatible(cell.quantity.unit, unit):
            return 0.0
        return score

    def _group(self, phrase: Phrase, told: Told) -> list[Row]:
        """Those that are spoken of together: by name, by the times they have in common, or all."""
        apart = {r.id for r in self.later.values()} | self.events
        rows = [r for r in self.table.rows if r.id not in apart and not r.left]
        rows = [r for r in rows if self._same_measure(r) or RATE in r.cells]
        if len(phrase.told.listed) > 1:
            refs = completed(phrase.told.listed)
            named = [self._row(told, replace(Description(), who=ref), TOTAL, None) for ref in refs]
            return list({r.id: r for r in named}.values())
        if any(c.text.endswith(tuple(classes()["times"])) and c.sort is Sort.GROUP for c in phrase.row):
            marked = [r for r in rows if any(m.text.startswith(ORDINAL) for m in r.name.marks)]
            rows = marked if len(marked) > 1 else rows
        acts = [r for r in rows if r.name.act]
        acting = phrase.told.act or self.read.phrase(told, "V").told.act
        return acts if len(acts) > 1 and acting else self._so_many(phrase, rows)

    def _so_many(self, phrase: Phrase, rows: list[Row]) -> list[Row]:
        """母女俩, 三人: if more are told of, those that were compared."""
        count = self._count(phrase)
        stated = {s.node for r in self.stated for s in r.slots()}
        related = [r for r in rows if r.id in stated]
        return related if 0 < count == len(related) < len(rows) else rows

    @staticmethod
    def _count(phrase: Phrase) -> int:
        """How many a phrase speaks of: 俩 are two; 0 if it does not say."""
        words = [c.text for c in phrase.row if c.sort is Sort.GROUP]
        return next((n for w in words for n, known in _COUNTS.items() if w[0] in known), 0)

    def _total_of(self, rows: Sequence[Row], column: Attribute = TOTAL) -> Term:
        if not rows:
            raise DeadEnd("a sum of nothing")
        return Apply("Sum", tuple(r.slot(column) for r in rows)) if len(rows) > 1 else rows[0].slot(column)

    def _column(self, told: Told) -> Attribute:
        """What is compared: told by a measure (速度, 时间), by the number's unit, or by what is known."""
        phrases = [self.read.phrase(told, n).told for n in ("A", "B", "V")]
        priced = classes("money.txt")["unit_price"]
        words = [d.measure.text for d in phrases if d.measure]
        words += [d.hold.text for d in phrases if d.hold and d.hold.text in priced]
        rated = any(RATE in r.cells for r in self.table.rows)
        priced_plain = not rated and any(w in priced for w in words)  # 单价 where no pieces are counted
        for name, attribute in (("rates", RATE), ("amounts", AMOUNT)):
            if any(w in classes()[name] for w in words) and not priced_plain:
                return attribute
        if any(d.per for d in phrases) or any(q.per for q in told.numbers.values()):
            return RATE
        return self._known(told, phrases)

    def _known(self, told: Told, phrases: Sequence[Description]) -> Attribute:
        """The column that one of the two has; the total if nothing is known."""
        units = [q.unit for q in told.numbers.values() if q.unit and q.kind not in (Kind.RATIO,)]
        if not phrases[0].names and "A" in told.phrases:
            last = self._last(told.span[0], TOTAL)
            if isinstance(last, Slot):
                return last.attribute
        for description in phrases[:2]:
            if not description.names:
                continue
            for row in self.table.rows:
                names = {r.text for r in (description.who, description.what) if r}
                own = {r.text for r in (row.name.agent, row.name.what) if r}
                if len(row.cells) == 1 and alike(names, own):
                    ((column, cell),) = row.cells.items()
                    if not units or compatible(cell.quantity.unit, units[-1]):
                        return column
        if any(dimension(u) == "time" for u in units) and self.table.pers:
            return AMOUNT
        return TOTAL

    def _number(self, told: Told, quantity: Quantity, column: Attribute) -> Term:
        if quantity.value is None:
            self.goal = Unknown()
            return self.goal
        per = quantity.per
        if column is RATE and quantity.unit and not per:
            per = next((c.per for r in self.table.rows if (c := r.cells.get(RATE)) and c.per), "")
        return Number(Fraction(quantity.value), quantity.unit, per if quantity.unit else "", quantity.index)


def gives_gap(told: Told) -> bool:
    return any(s.value and s.call == Call("Rate", (Call("W"),)) for s in told.telling.statements)


def _says_more(phrase: Phrase) -> bool:
    """Whether two acts stand in a phrase: 参加跑步."""
    return sum(c.sort is Sort.ACT for c in phrase.row) > 1


def _anew(word: Ref | None) -> bool:
    return word is not None and word.text in classes(WORDS)["anew"]


def _unmarked(phrase: Phrase) -> Phrase:
    return replace(phrase, told=replace(phrase.told, marks=()))


def names_in(call: Call) -> Iterator[str]:
    yield call.name
    for arg in call.args:
        yield from names_in(arg)

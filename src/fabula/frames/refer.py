"""What a phrase means, as a term: a row by its name, several, the whole, what is left, who was told of last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from fabula.facts.chunks import Sort
from fabula.facts.describe import Description, Ref
from fabula.frames.groups import Groups
from fabula.frames.honest import MISSED
from fabula.frames.lookup import NOW
from fabula.frames.phrases import WORDS, Comparisons, Phrase
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table, alike, mark_names
from fabula.frames.table import ORDINAL as ORDINAL
from fabula.frames.table import WHOLE as WHOLE
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown
from fabula.text import Kind, Quantity
from fabula.text.units import compatible, dimension

ALREADY = particle("already")
_FUNCTIONS = frozenset(("Sum", "Left", "Product", "Quotient", "Difference"))


class Referents(Groups):
    """Makes terms of the phrases of one table's tellings."""

    def __init__(self, read: Comparisons, table: Table) -> None:
        super().__init__(read, table)
        self.goal: Term | None = None
        self.moved: dict[str, Term] = {}  # what rows have when some was moved
        self.since_when = False  # 当…时: what is asked is asked of then
        self.made: dict[tuple[int, int], Row] = {}  # what tellings themselves tell
        self.meant: dict[tuple[tuple[int, int], str], Row] = {}  # the rows of their phrases
        self.pairs: list[Row] = []  # rows of so much for so much
        self.weighed: set[str] = set()  # rows that make a mean together

    def _term(self, told: Told, call: Call, column: Attribute, before: Sequence[Term] = ()) -> Term:
        """What stands in a statement: a function, a number, or a phrase; ``before``: the terms left of it."""
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
        """An attribute of what a phrase means; the same row whenever the telling speaks of it."""
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
        """What a name of the telling means: one of those that every telling may use, or its phrase."""
        match name:
            case "W":
                return WHOLE
            case "A0" | "B0":
                return self._compared(name)
            case "Left":
                return self._left_row(told).slot(TOTAL)
            case "Done":
                return self._all_done(told)
            case "E":
                return self._event(told).slot(column)
            case "E0":
                return self._last_event().slot(column)
            case "Source":
                return self._source().slot(column)
            case "First":
                return self._first_told().slot(TOTAL)
            case "L":
                return self._last(told.span[0])
        if not name.isascii():
            return self._literal(told, name).slot(column)
        phrase = self.read.phrase(told, name)
        if name == "A":
            return self._subject(told, phrase, column)
        return self._object(told, phrase, column, before[0] if before else None)

    def _compared(self, name: str) -> Term:
        """One of the two that were compared before."""
        term = self.first if name == "A0" else self.second
        if term is None:
            raise DeadEnd("nothing was compared before")
        return term

    def _all_done(self, told: Told) -> Term:
        """所有已经做了的: the sum of the acts so far."""
        acts = {r.slot(TOTAL) for r in self.table.rows if r.name.act or r.name.marks}
        done = tuple(s for s in self._done(told, None) if s in acts)  # not the book itself
        return Apply("Sum", done) if len(done) > 1 else done[0] if done else WHOLE

    def _last_event(self) -> Row:
        """What a telling told of last."""
        if not self.made:
            raise DeadEnd("nothing happened")
        return list(self.made.values())[-1]

    def _first_told(self) -> Row:
        """What the text told of first."""
        valued = [r for r in self.table.rows if TOTAL in r.cells and not r.left]
        if not valued:
            raise DeadEnd("nothing is told")
        if len(valued) > 2:
            self.table.choices.penalty(MISSED)  # 种了150棵，成活141棵；又种50棵，成活45棵: the first of many
        return valued[0]

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
        if (term := self._those_who(told, phrase, column)) is not None:
            return term
        if not phrase.told.names and not phrase.told.listed:
            if phrase.told.whole is not None:
                return WHOLE
            return self._last(told.span[0])
        if self._said_again(told, phrase):
            return self._last(told.span[0])
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

    def _those_who(self, told: Told, phrase: Phrase, column: Attribute) -> Term | None:
        """参加跑步的人数: whoever does it; None if a phrase names more than an act, or one alone did it."""
        act = phrase.told.act
        named = phrase.told.who or phrase.told.what or self._times_of(phrase)
        if act is None or named or told.telling.name.startswith("behind"):
            return None
        rows = [r for r in self._group(phrase, told) if r.clause < told.clause]
        same = [r for r in rows if r.name.act and r.name.act.text == act.text]
        if len(same) == 1 < len(rows) and not act.text.startswith(ALREADY):  # but 已修的: all of it
            return self.now(told, same[0], column)
        if len(rows) < 2:
            return None
        if not phrase.has("sum_words") and _says_more(phrase):
            self.table.choices.penalty(MISSED)  # of those who do it, not of all
        return self._total_of(rows, column)

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
            return self._it(told, first)
        if not phrase.told.names:
            if phrase.text and not phrase.pointed:
                self.table.choices.penalty(MISSED)  # 是前一个月的(6/5): words that name nobody we know
            if not self._is_share(told):
                return self._last(told.span[0], first)
            self.whole_phrases.add(phrase.text)
            return WHOLE
        if self._compound(told, phrase):
            return WHOLE
        if members := self._members(phrase, first):
            return self._total_of(members, column)
        return self.now(told, self._row(told, description, column, self.read.phrase(told, "A").told), column)

    def _number(self, told: Told, quantity: Quantity, column: Attribute) -> Term:
        """A number of the telling; the unknown if it is asked for."""
        if quantity.value is None:
            self.goal = Unknown()
            return self.goal
        per = quantity.per
        if column is RATE and quantity.unit and not per:
            per = next((c.per for r in self.table.rows if (c := r.cells.get(RATE)) and c.per), "")
        return Number(Fraction(quantity.value), quantity.unit, per if quantity.unit else "", quantity.index)

    # --- which attribute ---

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
            last = self._last(told.span[0])
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


def _says_more(phrase: Phrase) -> bool:
    """Whether two acts stand in a phrase: 参加跑步."""
    return sum(c.sort is Sort.ACT for c in phrase.row) > 1


def _unmarked(phrase: Phrase) -> Phrase:
    return replace(phrase, told=replace(phrase.told, marks=()))


def names_in(call: Call) -> Iterator[str]:
    """The names of a statement, also those inside of functions."""
    yield call.name
    for arg in call.args:
        yield from names_in(arg)

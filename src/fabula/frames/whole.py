"""The whole that a story is about, what has been taken from it, and what is left of it."""

from __future__ import annotations

from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Description, Ref
from fabula.frames.lookup import Lookup
from fabula.frames.phrases import WORDS, Comparisons, Phrase
from fabula.frames.table import AMOUNT, RATE, TOTAL, WHOLE, Row, Table, is_left, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Slot, Term
from fabula.text import Kind


class Wholes(Lookup):
    """Knows whether a phrase means the whole or the rest of it."""

    def __init__(self, read: Comparisons, table: Table) -> None:
        super().__init__(read, table)
        self.whole_words: set[str] = set()
        self.whole_phrases: set[str] = set()  # by which the text speaks of the whole: 全校学生总数
        self.whole_used = TOTAL in table.world.cells
        self.rests: list[Relation] = []  # what was left at some time

    @property
    def whole_told(self) -> bool:
        """Whether the text says how much all of it is."""
        return TOTAL in self.table.world.cells

    def _whole_names(self) -> set[str]:
        """What the whole is called."""
        world = self.table.world.name
        return self.read.wholes | {r.text for r in (world.agent, world.what) if r}

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

    def _compound(self, told: Told, phrase: Phrase) -> bool:
        """糖占糖水的百分之几: what is made of all that there is."""
        part, whole = self.read.phrase(told, "A").told.who, phrase.told.who
        valued = [r for r in self.table.rows if TOTAL in r.cells]
        if part is None or whole is None or len(valued) < 2 or self.whole_told:
            return False
        return part.text in whole.text and part.text != whole.text and whole.text[-1] in classes(WORDS)["mixed"]

    def _it(self, told: Told, first: Term | None) -> Term:
        """第一次截去它的(1/4): the whole, if there is one; else whoever was told of last."""
        if self.whole_told or (self.read.wholes and self._is_share(told)):
            return WHOLE
        return self._last(told.span[0], first)

    def _is_share(self, told: Told) -> bool:
        """Whether a telling says or asks which part of something."""
        shares = (Kind.FRACTION, Kind.PERCENT)
        return any(q.kind in shares or q.asks in ("fraction", "percent") for q in told.numbers.values())

    # --- the rest ---

    def _left_row(self, told: Told) -> Row:
        """The row of what is left; made when first spoken of."""
        found = [r for r in self.table.rows if r.left]
        if found:
            return found[-1]
        name = self.table.stage.name(self.read.phrase(told, "A").told, self._topic(told))
        inside = (c for c in self.read.rows[told.clause] if told.span[0] <= c.span[0] < told.span[1])
        mark = next((c for c in inside if c.sort is Sort.MARK), None)
        marks = (Ref(mark.text, mark.span),) if mark else ()
        rest = bool(marks) and is_left(Description(marks=marks))
        if mark is None or not (rest or "N" in told.phrases):  # 这时绳子比原来短了…: what is left, in no words
            name = Name(name.agent, label=next(iter(classes()["remains"])), span=told.span)
        elif "N" in told.phrases:  # 还有, 没有修: called by its own words
            start, end = told.phrases["N"][0], told.phrases.get("X", told.phrases["N"])[1]
            words = self.read.problem.text[start:end]
            name = replace(name, label=words, span=(start, end), marks=(), act=None, kind="")
        else:
            name = replace(name, marks=marks, act=None, kind="")
        return self.table.new(name, left=True, clause=told.clause)

    def _done(self, told: Told, first: Term | None) -> tuple[Slot, ...]:
        """What had been taken from the whole before."""
        rows = [r for r in self.table.rows if not r.left and r.clause < told.clause and r.id not in self.events]
        rows = [r for r in rows if self._takes(r) or (RATE in r.cells and AMOUNT in r.cells)]
        return tuple(s for r in rows if (s := r.slot(TOTAL)) != first)

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

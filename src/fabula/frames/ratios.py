"""Ratios: 男生和女生人数的比是3:5, 已看的与未看的页数的比是1:4, 三种饼干按2:3:5配成.

Two are related to each other; of three or more each has so many equal shares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Description, Ref
from fabula.frames.naming import nouns
from fabula.frames.phrases import WORDS, Phrase
from fabula.frames.quotas import Quotas
from fabula.frames.refer import ORDINAL, WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Number, Term


class Ratios(Quotas):
    """States what the ratios of a text say about the rows of its table."""

    def _shares(self, told: Told, call: Call) -> Iterator[Relation]:
        """甲、乙的比是3:5; of three or more each has so many equal shares."""
        quantity = told.numbers[call.args[1].name]
        phrase = self.read.phrase(told, call.args[0].name)
        if phrase.grouped and (extreme := self._extreme(quantity)) is not None:
            yield from self._of_shares(told, quantity, *extreme)
            return
        if len(quantity.parts) == 2 and (sides := self._done_and_left(told)) is not None:
            self.first, self.second = sides
            shares = (Number(p, quantity=quantity.index) for p in quantity.parts)
            yield Relation("Ratio", (*sides, *shares), Source(told.span))
            return
        self._made_of(told)
        rows = self._listed(told, phrase, len(quantity.parts))
        parts = [Number(p, quantity=quantity.index) for p in quantity.parts]
        if len(rows) == 2:
            a, b = (r.slot(TOTAL) for r in rows)
            self.first, self.second = a, b
            yield Relation("Ratio", (a, b, *parts), Source(told.span))
            yield from self._shared_out(told, rows)
            return
        for row, part in zip(rows, parts, strict=True):
            yield Relation("Equal", (row.slot(AMOUNT), part), Source(told.span))
        yield from (Relation("Equal", (rows[0].slot(RATE), r.slot(RATE)), Source(told.span)) for r in rows[1:])
        yield from self._shared_out(told, rows)

    def _done_and_left(self, told: Told) -> tuple[Term, Term] | None:
        """这时已卖的与剩下的比是2:3: what was done in all phases so far, and what is left; None if it is not that."""
        parts = self._parts(told)
        rest = [p.rest for p in parts]
        if sorted(rest) != [False, True] or parts[rest.index(False)].told.act is None:
            return None
        phrase, done = parts[rest.index(False)], self._done(told, None)
        if any(m.text.startswith(ORDINAL) for m in phrase.told.marks) or not done:
            done = (self._row(told, phrase.told, TOTAL, None).slot(TOTAL),)
        acting = {r.id for r in self.table.rows if r.name.act is not None and not r.left}
        if len(acting) < 2:  # what is left then is what is left in the end
            return None
        left = Apply("Left", (WHOLE, *done))
        did: Term = Apply("Sum", done) if len(done) > 1 else done[0]
        self.whole_used = True
        return (left, did) if rest[0] else (did, left)

    def _made_of(self, told: Told) -> None:
        """混凝土由水泥、沙子…拌成，要拌混凝土40吨: what is made of them is the whole."""
        whole = self.read.phrase(told, "X").told
        made = {r.text for r in (whole.who, whole.what) if r}
        named = [r for r in self.table.rows if set(r.cells) == {TOTAL} and made & set(nouns(r))]
        if named and not self.whole_told:
            self.table.make_whole(named[0])

    def _shared_out(self, told: Told, rows: list[Row]) -> Iterator[Relation]:
        """把360本按5:4分给…: what is shared out is all that they get."""
        if told.telling.name.startswith("shared"):
            self.whole_used = True
            yield Relation("Together", (WHOLE, *(r.slot(TOTAL) for r in rows)), Source(told.span))

    def _listed(self, told: Told, phrase: Phrase, count: int) -> list[Row]:
        """The rows that a phrase lists, as many as there are numbers."""
        if len(parts := self._parts(told)) == count and any(p.rest or p.told.act for p in parts):
            return [self._part_row(told, p) for p in parts]  # 已看的页数与未看的页数
        refs = list(phrase.told.listed)
        heads = _heads([p.names for p in parts if p.names])
        if len(heads) == count and len({r.text for r in heads}) == count:
            refs = heads  # 六年级一班男生人数和女生人数: the boys
        if len(refs) != count:
            refs = self._both(told) or self._cut_list(told)
        if len(refs) != count and phrase.grouped:  # 甲、乙、丙…，三个数的比是3:4:5
            lists = [d.listed for d in self.read.story.clauses if len(d.listed) == count]
            refs = list(lists[-1]) if lists else []
        if len(refs) != count:
            raise DeadEnd(f"{phrase.text} does not name {count}")
        kinds = classes(WORDS)["letters"]
        refs = [Ref(r.text[-1], (r.span[1] - 1, r.span[1])) if r.text[-1] in kinds else r for r in refs]
        done = phrase.told if phrase.told.act and phrase.told.listed else Description()
        return [self._row(told, Description(who=r, act=done.act, kind=done.kind), TOTAL, None) for r in refs]

    def _parts(self, told: Told) -> list[Phrase]:
        """The phrases of a list, each cut at 和, without what is measured of it."""
        start, end = told.phrases["A"]
        row = [c for c in self.read.rows[told.clause] if start <= c.span[0] and c.span[1] <= end]
        cuts = [i for i, c in enumerate(row) if c.sort is Sort.CONJ]
        groups = [row[a:b] for a, b in zip([0, *(i + 1 for i in cuts)], [*cuts, len(row)], strict=True)]
        kept = [[c for c in g if c.sort is not Sort.MEASURE] for g in groups]
        spans = [(g[0].span[0], g[-1].span[1]) for g in kept if g]
        return [self.read.words(*span) for span in spans] if len(spans) > 1 else []

    def _part_row(self, told: Told, phrase: Phrase) -> Row:
        if phrase.told.whole is not None or self._means_whole(phrase):
            self.whole_used = True
            return self.table.world
        return self._left_row(told) if phrase.rest else self._row(told, phrase.told, TOTAL, None)

    def _both(self, told: Told) -> list[Ref]:
        """男女生, 甲乙两队: two that one word names."""
        start, end = told.phrases["A"]
        text, letters = self.read.problem.text, classes(WORDS)["letters"]
        at = next((i for i in range(start, end - 1) if text[i] in letters and text[i + 1] in letters), None)
        return [] if at is None else [Ref(text[i], (i, i + 1)) for i in (at, at + 1)]

    def _cut_list(self, told: Told) -> list[Ref]:
        """长与宽: names that are words of another kind, too."""
        start, end = told.phrases["A"]
        text = self.read.problem.text
        found: list[Ref] = []
        for at in range(start, end + 1):
            if at == end or text[at] in classes()["conj"]:
                word = text[start:at].rstrip(particle("of"))
                found.append(Ref(word, (start, start + len(word))))
                start = at + 1
        return [r for r in found if r.text]


def _heads(lists: Sequence[Sequence[Chunk]]) -> list[Ref]:
    """六年级一班男生和女生: the boys; 小张和小李的画片: 小李. What the first is called by tells what the others are."""
    if not lists:
        return []
    short = len(lists[0]) == 1
    return [Ref(c.text, c.span) for names in lists for c in (names[0 if short else -1],)]

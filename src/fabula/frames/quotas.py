"""Rates of success: 出勤率, 成活率, 出油率. What came off, of all; what is told or asked is that, all, or the rest."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.facts.cast import Name
from fabula.facts.describe import Fact
from fabula.frames.classical import Classical
from fabula.frames.naming import nouns
from fabula.frames.table import TOTAL, WHOLE, Row
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation, Source
from fabula.text import Quantity

PART, ALL, REST = "part", "all", "rest"


class Quotas(Classical):
    """States what a rate of success says."""

    def _quota(self, told: Told) -> Iterator[Relation]:
        """出勤率是80%: those who came, of all; 缺席2人 are the rest, 400千克花生 what the oil comes from."""
        valued = [r for r in self.table.rows if set(r.cells) == {TOTAL} and not r.left]
        asked = next((f for f in self.read.story.facts if f.quantity.value is None), None)
        if asked is None or len(valued) > 1 or self.whole_told:
            raise DeadEnd("no one is counted")
        words = self._success(told)
        leaves = any(
            t.telling.name.startswith("not_done") for t in self.read.told
        )  # 5次没有命中: stated as what is left
        known = self._part_of(valued[0], words) if valued else (REST if leaves else ALL)
        wanted = self._part_asked(asked, words, known)
        rows = {known: valued[0]} if valued else {}
        if ALL in rows:
            self.table.make_whole(rows.pop(ALL))
        self.whole_used = True
        for part in (PART, REST):
            if part not in rows and part in (PART, wanted) and not (leaves and part == REST):
                name = self.table.stage.name(asked.told, asked.topic if part != wanted else None)
                rows[part] = self.table.new(name, clause=asked.clause)
        self._called(rows, words)
        if not (leaves and wanted == REST):
            self.goal = WHOLE if wanted == ALL else rows[wanted].slot(TOTAL)
        span, done = Source(told.span), rows[PART].slot(TOTAL)
        yield Relation("Fraction_of", (done, WHOLE, self._number(told, told.numbers["n"], TOTAL)), span)
        if REST in rows:
            yield Relation("Remains", (rows[REST].slot(TOTAL), WHOLE, done), span)

    def _called(self, rows: dict[str, Row], words: frozenset[str]) -> None:
        """成活270棵, 没有达到优秀的: what nobody does is a State of what there was, by the words that tell it."""
        text = self.read.problem.text
        denials = sorted(classes("compare.txt")["denials"], key=len, reverse=True)
        for part, row in rows.items():
            found = sorted((w for w in words if len(w) > 1 and w in text), key=len, reverse=True)
            denied = [d + w for w in found for d in denials if d + w in text]
            label = next(iter(denied if part == REST else found), "")
            if row.name.act is None and label:
                at = text.index(label)
                owner = self.table.world.name.agent or row.name.agent
                row.name = Name(owner, label=label, span=(at, at + len(label)))

    def _success(self, told: Told) -> frozenset[str]:
        """The words that tell what came off: 发芽 of 发芽率, 油 of 出油率."""
        text = self.read.problem.text[told.span[0] : told.span[1]]
        known = {name: words for name, words in classes("compare.txt").items() if name.startswith("success.")}
        return next((words for name, words in known.items() if name.removeprefix("success.") in text), frozenset())

    def _part_of(self, row: Row, words: frozenset[str]) -> str:
        """Whether a row is what came off, what did not, or all there was."""
        quantity = self.read.problem.quantities[row.cells[TOTAL].quantity.index]
        act = [row.name.act.text] if row.name.act else []
        named = any(n.endswith(tuple(words)) for n in nouns(row))  # 面粉 is flour, 油菜籽 is no oil
        ahead, behind = self._ahead(quantity, row.clause), self._beyond(quantity, row.clause)
        if any(w in ahead for w in classes("compare.txt")["put_in"]):
            behind = ""  # 用800粒种子做发芽试验, 用600千克油菜籽榨油: what for, not what came of it
        return PART if named else self._said((*act, ahead, behind), words) or ALL

    def _ahead(self, quantity: Quantity, clause: int) -> str:
        """The words of a clause between the number before and this one."""
        told = [q.span.end for q in self.read.problem.quantities if q.span.end <= quantity.span.start]
        start = max([self.read.problem.clauses[clause].span.start, *told])
        return self.read.problem.text[start : quantity.span.start]

    def _beyond(self, quantity: Quantity, clause: int) -> str:
        """… and those up to the next number: 196棵树苗成活."""
        end = self.read.problem.clauses[clause].span.end
        told = [q.span.start for q in self.read.problem.quantities if q.span.start >= quantity.span.end]
        return self.read.problem.text[quantity.span.end : min([end, *told])]

    def _part_asked(self, asked: Fact, words: frozenset[str], known: str) -> str:
        """The same of what is asked; what came off if all is known, else all."""
        behind = self._beyond(asked.quantity, asked.clause)
        found = self._said((self._ahead(asked.quantity, asked.clause) + behind,), words)
        if found is None or found == known:
            return PART if known == ALL else ALL
        return found

    @staticmethod
    def _said(texts: tuple[str, ...], words: frozenset[str]) -> str | None:
        """Which part words speak of; None if they do not say."""
        known = classes("compare.txt")
        for text in texts:
            if any(w in text for w in known["failing"]):
                return REST
            at = max((text.find(w) for w in words), default=-1)
            if at >= 0:
                return REST if text[:at].endswith(tuple(known["denials"])) else PART
        return None

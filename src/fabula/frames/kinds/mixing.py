"""Solutions and mixtures: 把200克浓度为10%的盐水与300克浓度为25%的盐水混合; 加水多少克.

Of a solution how much there is of it is the total; what is dissolved in it is something of its own, and the
concentration a share: Fraction_of(盐, 盐水, 10%). Of things that are mixed the price of a kilogram is the rate, their
weight the amount, their worth the total. What comes out of several is the World; what one becomes is a State of it.

In Python because there are any number of solutions, and one of them comes out of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Slot, Term, Unknown
from fabula.text import Kind as Sorts
from fabula.text import Quantity
from fabula.text.units import dimension

WORDS = "kinds.txt"


@dataclass(frozen=True)
class Solution:
    """One solution: its name, its concentration, how much of it, and the word by which it comes about, if it does."""

    name: Ref | None
    rate: Quantity
    amount: Quantity | None
    told: Told
    made: Ref | None


class Mixing(Kind):
    """Reads solutions that are mixed, thinned or enriched."""

    name = "mixing"

    def may_fit(self) -> bool:
        shares = (Sorts.PERCENT, Sorts.FRACTION)
        known = any(q.kind in shares or q.asks in ("percent", "fraction") for q in self.problem.quantities)
        return (known and self.has(classes(WORDS)["dissolving"])) or self.has(classes(WORDS)["blending"])

    def check(self) -> bool:
        self.solutions = list(self._solutions())
        self.pure = [t for t in self.told if _states(t) in ("Pure", "Gone")]
        self.made = next((s for s in self.solutions[1:] if s.made), None)
        if self.made is None and len(self.solutions) > 1 and self.pure:
            self.made = self.solutions[-1]
        self.parts = [s for s in self.solutions if s is not self.made]
        self.still = self._dissolved_alone() if len(self.solutions) == 1 and not self.pure else None
        mixed = self.made is not None and (bool(self.pure) or len(self.parts) > 1)
        return bool(self.parts) and (mixed or self.still is not None) and self._goal_known()

    def _solutions(self) -> Iterator[Solution]:
        """All solutions; 需要95%的酒精多少毫升 speaks of one again."""
        seen: set[object] = set()
        for told in self.told:
            rate = told.numbers["r"].value if _states(told) == "Solution" else None
            if _states(told) == "Solution" and (rate is None or rate not in seen):
                seen.add(rate)
                yield self._solution(told)

    def _goal_known(self) -> bool:
        asked = self.asked
        assert asked is not None
        numbers = {q.index for t in self.told for q in t.numbers.values()}
        return asked.quantity.index in numbers or self.still is not None or self._asked_solution() is not None

    def _solution(self, told: Told) -> Solution:
        rate = told.numbers["r"]
        return Solution(self._name(told), rate, told.numbers.get("k") or self._amount(told), told, self._made(told))

    def _name(self, told: Told) -> Ref | None:
        """The solution's own name; a liquid that is no name of the text keeps its words."""
        span = told.phrases.get("A")
        if span is None or span[0] == span[1]:
            return None
        behind = (w for w in classes(WORDS)["solution"] if self.problem.text.startswith(w, span[1]))
        span = (span[0], span[1] + len(next(behind, "")))  # 盐酸溶液
        cut = self.problem.text.startswith(tuple(classes(WORDS)["blending"]), span[1])  # 乙种糖水混合: no one word
        whole = cut or told.telling.name.startswith("pct")
        return self.last_name(*span) or (self.words(*span) if whole else None)

    def _made(self, told: Told) -> Ref | None:
        """The word by which it comes about: 配成, 使, 混合后."""
        goes_on = told.clause > 0 and told.numbers["r"].value is None and not self.ref(told, "A")
        clause = self.problem.clauses[told.clause - 1 if goes_on else told.clause].span  # 混合后，浓度是百分之几
        start, end = clause.start, told.numbers["r"].span.start
        found = [(self.problem.text.rfind(w, start, end), w) for w in classes(WORDS)["mixed_into"]]
        places = sorted(((at, len(w), w) for at, w in found if at >= 0), reverse=True)
        longest = max(places, key=lambda p: (p[1], p[0]), default=None)
        return self.words(longest[0], longest[0] + longest[1]) if longest else None

    def _amount(self, told: Told) -> Quantity | None:
        """一瓶盐水重120克，含盐率是15%: told before of the same thing."""
        name = self._name(told)
        before = [f for f in self.story.facts if f.quantity.kind is Sorts.NUMBER and self._heavy(f.quantity)]
        near = [f for f in before if f.clause in (told.clause - 1, told.clause) and not self._is_pure(f)]
        words = {name.text} if name else set()
        fits = [f for f in near if not words or words & {r.text for r in (f.told.who, f.told.what, f.topic) if r}]
        if name is not None:  # 与150克乙瓶酒精混合
            fits = fits or [f for f in before if self.problem.text.startswith(name.text, f.quantity.span.end)]
        taken = {q.index for t in self.told for q in t.numbers.values()}
        return next((f.quantity for f in fits if f.quantity.index not in taken), None)

    @staticmethod
    def _heavy(quantity: Quantity) -> bool:
        return dimension(quantity.unit) in ("mass", "volume")

    def _is_pure(self, fact: Fact) -> bool:
        things = {r.text for r in (fact.told.who, fact.told.what) if r}
        return bool(things & (classes(WORDS)["dissolved"] | classes(WORDS)["solvent"]))

    def _dissolved_alone(self) -> Fact | None:
        """盐 of 这瓶盐水里有盐多少克, 晒出75吨盐: how much is dissolved in the only solution."""
        facts = [f for f in self.story.facts if f.quantity.kind in (Sorts.NUMBER, Sorts.ASKED)]
        return next((f for f in facts if self._heavy(f.quantity) and self._is_solute(f)), None)

    def _is_solute(self, fact: Fact) -> bool:
        things = {r.text for r in (fact.told.what or fact.told.who,) if r}
        return bool(things & classes(WORDS)["dissolved"])

    def _asked_solution(self) -> Solution | None:
        """需取甲种酒精溶液多少毫升: of which how much."""
        asked = self.asked
        assert asked is not None
        if not self._heavy(asked.quantity):
            return None
        words = [r.text for r in (asked.told.what, asked.told.who) if r]
        shares = {q.value for q in self.problem.quantities if q.kind is Sorts.PERCENT and self._in_clause(q, asked)}
        open_ = [s for s in self.solutions if s.amount is None]
        marked = [s for s in open_ if s.rate.value in shares and s.rate.value is not None]
        named = [s for s in open_ if s.name and any(w in s.name.text or s.name.text in w for w in words)]
        exact = [s for s in named if s.name and s.name.text in words]
        return next(iter(marked or exact or named), None)

    def _in_clause(self, quantity: Quantity, asked: Fact) -> bool:
        clause = self.problem.clauses[asked.clause].span
        return clause.start <= quantity.span.start < clause.end

    # --- the table ---

    def world(self) -> Ref | None:
        """What comes out of it."""
        names = [s.name for s in (self.made, *self.solutions) if s is not None and s.name]
        return next(iter(names), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.goal: Term | None = None
        self.rows: dict[int, Row] = {}
        if not any(dimension(s.rate.unit) == "money" for s in self.solutions):
            return self._dissolved(table)
        alone = len(self.parts) == 1
        for i, part in enumerate(self.parts):
            self._give(table, part, table.new(self._part_name(i), clause=part.told.clause))
        made = self.made
        assert made is not None
        row = table.new(self._state(made), clause=made.told.clause) if alone else table.world
        self._give(table, made, row)
        stated = self._amounts(table, row)
        if self.goal is None and (asked := self._asked_solution()) is not None:
            self.goal = self.rows[id(asked)].slot(AMOUNT)
        if self.goal is None:  # asked of a solution that is told twice
            raise DeadEnd("what is asked has no place in the mixture")
        return self.goal, stated

    def _give(self, table: Table, solution: Solution, row: Row) -> None:
        self.rows[id(solution)] = row
        for attribute, quantity in ((RATE, solution.rate), (AMOUNT, solution.amount)):
            if quantity is not None:
                priced = attribute is RATE and dimension(quantity.unit) == "money" and solution.amount is not None
                table.give(row.slot(attribute), quantity, solution.amount.unit if priced and solution.amount else "")
                if quantity.value is None:
                    self.goal = row.slot(attribute)

    def _part_name(self, index: int) -> Name:
        """Its own name; where two are called alike, the vessel: 甲杯."""
        part = self.parts[index]
        alike = [p for p in self.parts if p.name and part.name and p.name.text == part.name.text]
        ref = part.name or next((s.name for s in self.solutions if s.name), None) or self._vessel(part)
        if len(alike) > 1:
            ref = self._vessel(part) or self.words(part.rate.span.start, part.told.phrases["A"][1])
        told = (w for w in classes(WORDS)["holding"] if len(w) > 1 and w in self.problem.text)
        held = sorted(told, key=lambda w: (self.problem.text.find(w), -len(w)))
        if self.pure and held:
            at = self.problem.text.find(held[0])
            return Name(agent=ref, marks=(self.words(at, at + len(held[0])),))
        return Name(agent=ref)

    def _vessel(self, part: Solution) -> Ref | None:
        clause = self.problem.clauses[part.told.clause].span
        told = self.described(clause.start, part.told.span[1])
        return told.where or told.who

    def _state(self, made: Solution) -> Name:
        """What the one solution becomes: a State of it, called by the word that says so."""
        source = self._part_name(0)
        word = made.made or self.words(*made.told.span)
        return Name(agent=source.agent, label=word.text, span=word.span)

    # --- what is dissolved, as a share of it ---

    def _dissolved(self, table: Table) -> tuple[Term, list[Relation]]:
        solute = self._solute()
        for i, part in enumerate(self.parts):
            self._weigh(table, part, table.new(self._part_name(i), clause=part.told.clause))
        stated, inside = [], []
        for part in self.parts:
            own = self._solute_row(table, solute, part)
            inside.append(own.slot(TOTAL))
            stated.append(self._share(own.slot(TOTAL), part))
        if self.still is not None:
            self.goal = self.goal or self._asked_alone(inside[0], self.rows[id(self.parts[0])])
        else:
            stated += self._poured(table, inside)
        if self.goal is None and (asked := self._asked_solution()) is not None:
            self.goal = self.rows[id(asked)].slot(TOTAL)
        if self.goal is None:  # asked of a solution that is told twice
            raise DeadEnd("what is asked has no place in the mixture")
        return self.goal, stated

    def _solute(self) -> Ref:
        """盐 of 盐水 or 含盐率; a solution that does not say so is called by itself."""
        text = self.problem.text
        word = next((w for w in sorted(classes(WORDS)["dissolved"], key=len, reverse=True) if w in text), "")
        at = text.find(word)
        named = next((s.name for s in self.solutions if s.name), None)
        return self.words(at, at + len(word)) if word else named or self.words(*self.solutions[0].told.span)

    def _solute_row(self, table: Table, solute: Ref, part: Solution) -> Row:
        """What is dissolved: of one solution something of its own, of several a State of each."""
        if len(self.parts) > 1:
            agent = self.rows[id(part)].name.agent
            return table.new(Name(agent=agent, label=solute.text, span=solute.span), clause=part.told.clause)
        fact, whole = self.still, self.rows[id(part)].name.agent
        ref = (fact.told.what or fact.told.who) if fact is not None else None
        name = Name(agent=ref or solute)
        if fact is None and whole is not None and whole.text == solute.text:  # 70%的酒精: what of it is pure
            name = Name(agent=whole, label=next(iter(classes(WORDS)["unmixed"])) + solute.text, span=solute.span)
        row = table.new(name, clause=fact.clause if fact else part.told.clause)
        if fact is not None:
            table.give(row.slot(TOTAL), fact.quantity)
        return row

    def _weigh(self, table: Table, solution: Solution, row: Row) -> None:
        self.rows[id(solution)] = row
        if solution.amount is not None:
            table.give(row.slot(TOTAL), solution.amount)
            if solution.amount.value is None:
                self.goal = row.slot(TOTAL)

    def _share(self, inside: Term, solution: Solution) -> Relation:
        """So much of the solution is dissolved in it."""
        share: Term = Unknown() if solution.rate.value is None else self.number(solution.rate)
        if isinstance(share, Unknown):
            self.goal = share
        whole = self.rows[id(solution)].slot(TOTAL)
        return self.relation("Fraction_of", inside, whole, share, told=solution.told)

    def _asked_alone(self, solute: Slot, row: Row) -> Term:
        fact = self.still
        assert fact is not None
        if fact.quantity.value is not None and self._asks_solvent(row):
            raise DeadEnd("what something is dissolved in is not modelled")
        return solute if fact.quantity.value is None else row.slot(TOTAL)

    def _poured(self, table: Table, inside: list[Slot]) -> list[Relation]:
        """What comes out, how much of it there is, and what is dissolved in it then."""
        made = self.made
        assert made is not None
        row = table.new(self._state(made), clause=made.told.clause) if len(self.parts) == 1 else table.world
        self._weigh(table, made, row)
        amounts: list[Slot] = [self.rows[id(p)].slot(TOTAL) for p in self.parts]
        gone: list[Slot] = []
        for told in self.pure:
            pure = self._pure_row(table, told).slot(TOTAL)
            (gone if _states(told) == "Gone" else amounts).append(pure)
            if not self._is_solvent(told):
                inside.append(pure)
        poured = self.because("weighted", "Remains" if gone else "Together", row.slot(TOTAL), *amounts, *gone)
        if len(self.parts) == 1:  # 盐, and what is added of it
            dissolved: Term = inside[0] if len(inside) == 1 else Apply("Sum", tuple(inside))
            return [poured, self._share(dissolved, made)]
        whole = table.new(Name(agent=self._solute()), clause=made.told.clause).slot(TOTAL)
        return [poured, self.because("weighted", "Together", whole, *inside), self._share(whole, made)]

    def _asks_solvent(self, row: Row) -> bool:
        """盐水中有水多少克: neither the salt nor the salt water."""
        asked, solution = self.asked, row.name.agent
        named = (asked.told.what or asked.told.who) if asked is not None else None
        if named is None or solution is None:
            return False
        return named.text != solution.text and named.text in solution.text

    def _amounts(self, table: Table, made: Row) -> list[Relation]:
        """What is poured together, and what is dissolved in it."""
        parts = [self.rows[id(p)] for p in self.parts]
        amounts: list[Slot] = [r.slot(AMOUNT) for r in parts]
        totals: list[Slot] = [r.slot(TOTAL) for r in parts]
        gone: list[Slot] = []
        for told in self.pure:
            row = self._pure_row(table, told)
            (gone if _states(told) == "Gone" else amounts).append(row.slot(TOTAL))
            if not self._is_solvent(told):
                totals.append(row.slot(TOTAL))
        whole, dissolved = made.slot(AMOUNT), made.slot(TOTAL)
        poured = self.because("weighted", "Remains" if gone else "Together", whole, *amounts, *gone)
        if len(totals) == 1:
            return [poured, self.because("dissolved", "Equal", dissolved, totals[0])]
        return [poured, self.because("weighted", "Together", dissolved, *totals)]

    def _is_solvent(self, told: Told) -> bool:
        return self.problem.text[slice(*told.phrases["B"])] in classes(WORDS)["solvent"]

    def _pure_row(self, table: Table, told: Told) -> Row:
        start, end = told.phrases["B"]
        act = self.words(told.span[0], min(start, told.numbers["n"].span.start)) if told.span[0] < start else None
        row = table.new(Name(agent=self.words(start, end), act=act, kind="in"), clause=told.clause)
        table.give(row.slot(TOTAL), told.numbers["n"])
        if told.numbers["n"].value is None:
            self.goal = row.slot(TOTAL)
        return row


def _states(told: Told) -> str:
    return told.telling.statements[0].call.name

"""Numbers that frames claim by their words: 年利率是2.25% is a rate of interest, 超过的部分每千米2.4元 a price beyond.

A frame whose own words are in the text says by patterns which number is which of its rows (``tells``). What is claimed
so is not read in any other way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.frame import Frame, Role, Tell
from fabula.frames.shops import shop_in, shop_of
from fabula.frames.table import Cell, Row, Table, mark_names
from fabula.frames.tellings import Masked
from fabula.lang.lexicon import acts, classes
from fabula.situation.terms import Attribute, Number, Term, Unknown
from fabula.text import Kind, Problem
from fabula.text.units import dimension


@dataclass(frozen=True, slots=True)
class Claim:
    """A number that is a frame's."""

    key: str
    column: Attribute | None
    fact: Fact
    word: str = ""


def claims(problem: Problem, facts: Sequence[Fact], frames: Sequence[Frame]) -> list[Claim]:
    """What the frames whose words are there claim, each number once, in the order of the lines."""
    found: list[Claim] = []
    by_number = {f.quantity.index: f for f in facts}
    taken: set[int] = set()
    full: set[tuple[str, Attribute]] = set()
    masked: Masked | None = None
    characters: frozenset[str] = frozenset()
    for frame in frames:
        if not frame.tells or not frame.cued(problem.text):
            continue
        if masked is None:
            masked = Masked(problem)
            characters = frozenset(masked.text)
        for tell in frame.tells:
            if not tell.pattern.may_fit(characters):
                continue
            for fact, word in _told(tell, masked, by_number):
                place = (tell.key, tell.column) if tell.column else None
                if fact.quantity.index not in taken and place not in full:
                    taken.add(fact.quantity.index)
                    full |= {place} if place else set()
                    found.append(Claim(tell.key, tell.column, fact, word))
    return found


def _told(tell: Tell, masked: Masked, facts: dict[int, Fact]) -> Iterator[tuple[Fact, str]]:
    for match in tell.pattern.finditer(masked.text):
        fact = facts.get(masked.quantity(match["n"]).index)
        if fact is not None and _measures(fact, tell.unit):
            yield fact, tell.word(match[0])


def _measures(fact: Fact, unit: str) -> bool:
    """Its unit is of the dimension; ``any`` takes all, ``count`` whatever is neither money nor time."""
    own = dimension(fact.quantity.unit)
    if not own and unit == "money" and fact.quantity.kind is Kind.NUMBER:  # 满40减12
        return True
    match unit:
        case "" | "any":
            return True
        case "count":
            return own not in ("money", "time", "")
        case _:
            return own == unit or (not own and fact.quantity.value is None and fact.quantity.asks in ("", "number"))


class Claimed:
    """The claimed rows and numbers of one table."""

    def __init__(self, table: Table, found: Sequence[Claim], frames: Sequence[Frame], text: str) -> None:
        self.table = table
        self.words = {c.key: c.word for c in reversed(found) if c.word}
        self.text = text
        named = [r for f in frames if f.cued(text) for r in f.roles if r.what in ("told", "made")]
        self.roles = {r.key: r for r in sorted(named, key=lambda r: r.act)}
        self.rows: dict[str, Row] = {}
        self.numbers: dict[str, tuple[Term, ...]] = {}
        self.facts = {c.key: c.fact for c in reversed(found) if c.column}
        for claim in found:
            if claim.column is None:
                self.numbers.setdefault(claim.key, _terms(claim.fact))
            else:
                self._put(claim, claim.column)

    def _put(self, claim: Claim, column: Attribute) -> None:
        row = self.table.world if claim.key == "world" else self.row(claim.key)
        cell = Cell(claim.fact.quantity, self.table.per(claim.fact) if column is Attribute.RATE else "")
        if claim.fact.quantity.value is not None:
            row.cells[column] = cell
        else:
            row.asked = (column, cell)

    def repeat(self) -> None:
        """满100元减30元, of 260元: twice; of 130元, or 一次, once."""
        known = classes("money.txt")
        rows = [self.rows[k] for name in ("limits", "cuts") for k in known[name] if k in self.rows]
        once = any(w in self.text for w in known["once"])
        limit = rows[0].cells.get(Attribute.TOTAL) if rows else None
        if len(rows) < 2 or once or limit is None or limit.quantity.value is None:
            return
        spent = [c for r in self.table.rows if r not in rows and (c := _worth(r)) is not None]
        whole = self.table.world.cells.get(Attribute.TOTAL)
        worth = sum(spent, Fraction(0)) or (whole.quantity.value if whole else None) or 0
        if worth >= 2 * limit.quantity.value:
            for row in rows:
                if Attribute.TOTAL in row.cells:
                    row.cells[Attribute.RATE] = row.cells.pop(Attribute.TOTAL)

    def row(self, key: str) -> Row:
        """The row of a key, made when first spoken of."""
        if key not in self.rows:
            fact = self.facts.get(key)
            role = self.roles.get(key, Role("", "told", key=key))
            row = self.table.new(self._name(role, fact), clause=fact.clause if fact else 0, role=key)
            self.rows[key] = row
        return self.rows[key]

    def _name(self, role: Role, fact: Fact | None) -> Name:
        agent = self._owner(role.of)
        act = fact.told.act.text if fact is not None and fact.told.act else ""
        meant = not role.words or any(w in act for w in role.words) or not any(w in self.text for w in role.words)
        if fact is not None and role.act and act and meant:  # 凑了30000元，去信用社存三年: what is saved
            named = self.table.stage.name(replace(fact.told, marks=()), fact.topic)
            return replace(named, agent=agent or named.agent)
        if fact is not None and agent is None:
            agent = fact.told.who or fact.topic
        label = next((w for w in role.words if w in self.text), self.words.get(role.key, role.key))
        at = self.text.find(label)
        span = (at, at + len(label)) if at >= 0 else None
        return Name(agent, label=label, span=span, state=acts().get(label, "other") == "other")

    def _owner(self, of: str) -> Ref | None:
        match of:
            case "":
                return None
            case "maker":
                return self._maker()
            case "payer":
                return self._payer()
            case "shop":
                return self._shop() or self._payer()
            case _:
                return self.row(of).name.agent

    def _maker(self) -> Ref | None:
        """自来水公司规定…: who makes the rules, or is named first; of a place it is those who pay."""
        clauses = self.table.stage.clauses
        keys = [r.key for r in self.roles.values() if r.of == "maker" and r.key in self.facts]
        charges = classes("money.txt")["charges"]
        own = (w for k in keys if (w := self.facts[k].told.who) and w.text not in charges)  # 出租车的起步价是12元
        found = next((d.who for d in clauses if d.who and d.kind == "offer"), None)
        found = found or next(own, None) or self._charging()
        found = found or next((d.who for d in clauses if d.who), None)
        place = found is not None and found.text.endswith(tuple(classes("money.txt")["places"]))
        return self._payer() or found if place else found

    def _charging(self) -> Ref | None:
        """姑姑坐出租车回家，…起步价10元: the taxi's."""
        word = next((w for w in classes("money.txt")["charging"] if w in self.text), "")
        at = self.text.find(word)
        return Ref(word, (at, at + len(word))) if word else None

    def _shop(self) -> Ref | None:
        """The shop that makes an offer: the one that the offer's own clause names, else the first."""
        told = [f for f in self.facts.values() if shop_of(f)]
        clauses = self.table.stage.clauses
        named = [shop for d in clauses if (shop := shop_in(d)) is not None]
        return shop_of(told[0]) if told else next(iter(named), None)

    def _payer(self) -> Ref | None:
        """Who pays, gets or buys, not what is bought."""
        facts, clauses = self.table.facts, self.table.stage.clauses
        asked = [f for f in facts if f.quantity.kind is Kind.ASKED]
        things = {d.what.text for d in clauses if d.what}
        bare = [f.told for f in facts if f.told.who and not f.told.kind]
        things |= {d.who.text for d in bare if d.who and (d.per or mark_names(d.marks) & classes()["prices"])}
        paid = [d.who for d in clauses if d.who and d.kind == "pay"]
        around = [r for f in reversed(asked) for r in (f.told.who, f.topic) if r]
        bought = [d.who for d in clauses if d.who and d.kind == "buy"]
        others = [d.who for d in clauses if d.who and (d.act or d.where)]
        known = [r for r in (*paid, *around, *bought) if r]
        own = (r for r in (*known, *others) if r and r.text not in things and not _trades(r))
        shops = (shop for d in clauses if (shop := shop_in(d)) is not None)
        return next(own, next(iter((*shops, *known)), None))


def _trades(who: Ref) -> bool:
    """A shop or one who sells, and no one who pays."""
    return who.text.endswith(tuple(classes()["clerks"] | classes()["sellers"]))


def _worth(row: Row) -> Fraction | None:
    """What a row costs, as far as told."""
    cell = row.cells.get(Attribute.TOTAL)
    if cell is not None:
        return cell.quantity.value if dimension(cell.quantity.unit) == "money" else None
    rate, amount = row.cells.get(Attribute.RATE), row.cells.get(Attribute.AMOUNT)
    if rate is None or amount is None or rate.quantity.value is None or amount.quantity.value is None:
        return None
    return rate.quantity.value * amount.quantity.value


def _terms(fact: Fact) -> tuple[Term, ...]:
    quantity = fact.quantity
    if quantity.value is None and quantity.kind is Kind.ASKED:
        return (Unknown(),)
    if quantity.parts:
        return tuple(Number(p, quantity=quantity.index) for p in quantity.parts)
    return (Number(quantity.value or 0, quantity.unit, quantity.per, quantity.index),)  # type: ignore[arg-type]

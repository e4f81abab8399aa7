"""What is bought, by whom: the goods that a text lists behind its buying acts, with or without numbers.

爸爸买了3条毛巾和一个书包 lists two purchases of 爸爸's, though no number says how many bags. 书包78元, told later, is
then what that purchase costs, and 一条毛巾22元 the price of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Description, Ref, Telling
from fabula.lang.lexicon import classes, particle

_ENDING = (Sort.END, Sort.COMPARE)


@dataclass(frozen=True, slots=True)
class Purchase:
    """One thing that somebody buys.

    ``lone``: one of it, and no number says so (一个书包); ``each``: one for each of these (每人).
    """

    buyer: Ref | None
    act: Ref
    kind: str
    thing: Ref
    lone: bool = False
    each: str = ""
    unit: str = ""  # 一套服装: sold by the set

    @property
    def bare(self) -> Ref:
        """买 for 买来 and 买回: they are one act."""
        text = self.act.text.rstrip("".join(classes()["bought"])) or self.act.text
        return Ref(text, (self.act.span[0], self.act.span[0] + len(text)))


def purchases(rows: Sequence[Sequence[Chunk]], telling: Telling) -> list[Purchase]:
    """All purchases, in the order of the text; ``rows`` are the chunks of its clauses."""
    things = {c.text for row in rows for c, _ in _listed(row)}
    found: list[Purchase] = []
    buyer: Ref | None = None
    for row, told in zip(rows, telling.clauses, strict=True):
        buyer = _buyer(told, things) or buyer
        for chunk, act in _listed(row):
            thing = Ref(chunk.text, chunk.span)
            each = _each(row, act)
            lone = _is_lone(row, chunk)
            unit = _unit(row, chunk) if lone else ""
            found.append(Purchase(buyer, Ref(act.text, act.span), act.note, thing, lone, each if lone else "", unit))
    return found


def _each(row: Sequence[Chunk], act: Chunk) -> str:
    """每人买一个水杯, 每班发一个球: for each of whom."""
    ahead = [c for c in row if c.span[0] < act.span[0]]
    per = next((c for c in reversed(ahead) if c.sort is Sort.PER), None)
    heads = classes()["heads"] | classes("money.txt")["bodies"]
    return per.note if per is not None and per.note in heads else ""


def _buyer(told: Description, things: set[str]) -> Ref | None:
    """Who acts in a clause; neither what is bought nor who sells."""
    who = told.who
    if who is None or any(who.text.endswith(w) for w in (*things, *classes()["clerks"])):
        return None
    states = told.hold or told.measure or told.per
    return who if told.kind or told.act or not states else None


def _listed(row: Sequence[Chunk]) -> Iterator[tuple[Chunk, Chunk]]:
    """The names behind a buying act: 买了|3条毛巾|和|一个书包, 买的是鸡蛋和一桶油."""
    act: Chunk | None = None
    for i, chunk in enumerate(row):
        if chunk.sort is Sort.ACT:
            known = classes("money.txt")
            bought = chunk.note in known["purchasing"] or (chunk.note in known["giving"] and bool(_each(row, chunk)))
            act = chunk if bought else None
        elif chunk.sort in _ENDING:
            act = None
        elif chunk.sort is Sort.NAME and act is not None and chunk.text not in classes()["nobody"]:
            ahead = row[i + 1] if i + 1 < len(row) else None
            before = row[i - 1]
            if before.sort not in (Sort.PREP, Sort.MEANS) and (ahead is None or ahead.sort is not Sort.OF):
                yield chunk, act


def _is_lone(row: Sequence[Chunk], name: Chunk) -> bool:
    """No number before it says how many: 一个书包, 一个48元的书包; but not 一些跳绳."""
    at = row.index(name)
    for chunk in reversed(row[:at]):
        if chunk.sort in (Sort.ACT, Sort.CONJ, Sort.NAME):
            return True
        if chunk.sort is Sort.QUANTITY and chunk.note == "number" and not chunk.text.endswith(particle("yuan")):
            return False
        if chunk.text in classes("money.txt")["several"]:
            return False
    return True


def _unit(row: Sequence[Chunk], name: Chunk) -> str:
    """套 of 一套服装."""
    ahead = [c for c in row if c.sort is Sort.FUNC and c.span[1] <= name.span[0] and c.text[0] == particle("one")]
    return ahead[-1].text[1:] if ahead and name.span[0] - ahead[-1].span[1] < 6 else ""

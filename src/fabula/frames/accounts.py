"""A text as a ledger: what frames claim, purchases and payments, changes of prices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fabula.frames.changer import Changer
from fabula.frames.changes import Change, changes_price, is_threshold
from fabula.frames.claims import Claim, Claimed
from fabula.frames.compare import Comparer
from fabula.frames.evidence import Evidence
from fabula.frames.find_whole import find_whole
from fabula.frames.laid import Laid
from fabula.frames.ledger import Ledger
from fabula.frames.listed import listing
from fabula.frames.question import goal_of
from fabula.frames.tickets import tickets
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term, Unknown
from fabula.text import Kind

REFUSED = 1.0  # what it costs to read the numbers that frames claim in another way


def lay_out(known: Evidence, choices: Choices) -> Laid:
    """Every number in the ledger, but for those that frames claim, changes and comparisons."""
    told = [f for f in known.facts if f.quantity.kind not in (Kind.ASKED, Kind.CLOCK)]
    use = bool(known.claims) and choices.pick("claims", [(True, 0.0), (False, REFUSED)])
    claims = known.claims if use else []
    taken = {c.fact.quantity.index for c in claims}
    happened = [c for c in known.changes if c.fact.quantity.index not in taken]
    table = _ledger(known, happened, choices)
    claimed = Claimed(table, claims, known.frames, known.problem.text)
    changed = taken | {c.fact.quantity.index for c in known.changes}
    changed |= {f.quantity.index for f in told if known.changes and is_threshold(known.problem, f)}
    trades = known.trades()
    read = known.compared.without(changed, trades)
    table.fill(read.pointed(f) for f in told if f.quantity.index not in changed | read.numbers)
    tickets(table, known.problem.text)
    if not changed and not trades:
        find_whole(table)
    comparer = Comparer(read, table)
    stated = comparer.state() if read.told else []
    goal = comparer.goal or _claimed_goal(known, claims, claimed) or goal_of(known, table, comparer)
    table.settle()
    changer = Changer(table, next((r for r in table.rows if isinstance(goal, Slot) and r.id == goal.node), None))
    stated += _changed(known, changer, happened)
    claimed.repeat()
    return Laid(table, changer.gained or goal, [*stated, *table.stated], claimed)


def _ledger(known: Evidence, happened: list[Change], choices: Choices) -> Ledger:
    """An empty ledger that knows of the purchases, the lists and the changes of the text."""
    table = Ledger(known.stage, known.facts, choices)
    table.purchases = known.purchases
    table.lists(listing(known.problem, known.facts))
    table.changes = happened
    ends = (m.span for f in known.facts for m in f.told.marks if changes_price(m.text))
    table.after = frozenset((*(c.word.span for c in known.changes), *ends))
    return table


def _claimed_goal(known: Evidence, claims: Sequence[Claim], claimed: Claimed) -> Term | None:
    """What is asked, if a frame claims the number."""
    claim = next((c for c in claims if c.fact is known.asked), None)
    if claim is None:
        return None
    if claim.column is None:
        return Unknown()
    row = claimed.table.world if claim.key == "world" else claimed.row(claim.key)
    return row.slot(claim.column)


def _changed(known: Evidence, changer: Changer, happened: Sequence[Change]) -> Iterator[Relation]:
    """What the changes of prices state."""
    for change in happened:
        if change.told or change.fact is known.asked:
            yield from changer.state(change)
    changer.mark_last()

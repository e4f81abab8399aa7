"""The matcher: facts into a table, comparisons stated, frames bound, as few as the goal needs.

One run is one reading. A frame that its words show should be used, a number of the text should matter, and what is
asked must follow: the cheapest set of bound frames that does all this is taken, the next ones are other readings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice

from fabula.facts.cast import Cast, Name
from fabula.facts.describe import SHARES, Fact, Ref, tell
from fabula.facts.ground import Stage, scope_name
from fabula.facts.unnamed import any_word, doings
from fabula.frames.actors import Actors, lasts, moves, says, views
from fabula.frames.changer import Changer
from fabula.frames.changes import Change, changes, changes_price, is_threshold, marked_after
from fabula.frames.claims import Claim, Claimed, claims
from fabula.frames.compare import Comparer, Comparisons
from fabula.frames.composed import asks_set, composed
from fabula.frames.doubts import doubts
from fabula.frames.frame import Follows, Frame, Role, frames
from fabula.frames.honest import MISSED, Honesty, is_difference
from fabula.frames.kinds import known_kind
from fabula.frames.kinds.block import Block
from fabula.frames.kinds.kind import Kind as Kinds
from fabula.frames.ledger import Ledger
from fabula.frames.listed import listing
from fabula.frames.meant import Asked, Meanings, renamed
from fabula.frames.phases import conclude
from fabula.frames.places import road_before, road_name
from fabula.frames.purchases import Purchase, purchases
from fabula.frames.role_tests import enough, passes, related, same_measure
from fabula.frames.table import AMOUNT, HEARD, RATE, TOTAL, WORLD, Cell, Row, Table
from fabula.frames.tickets import tickets
from fabula.frames.timeline import Timeline
from fabula.frames.wares import is_goods, is_money
from fabula.lang.lexicon import classes
from fabula.parse.determined import determined
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation.commonsense import Bound, instances
from fabula.situation.graph import ParseGraph
from fabula.situation.laws import of_node
from fabula.situation.nodes import Given, Goal, ProblemType
from fabula.situation.relations import Relation, Source, language
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, moved, slots
from fabula.text import Kind, Problem
from fabula.text.units import compatible, dimension

UNUSED = 0.7  # what it costs to have no use for a number
IGNORED = 0.7  # … and not to use a frame whose words are there
REFUSED = 1.0  # … and to read the numbers that frames claim in another way
MOST = 3  # frames in one reading, besides what every row says by itself
OPTIONS = 4
TRIED = 1000  # sets of frames at most; a text of forty numbers would have many more
UNHEARD = 0.6  # what it costs to have no use for a word that changes a story (第二次, 中点)
DOUBTFUL = 0.6  # what it costs if the rows of a story do not bear out a word of the text (doubts.py)
UNPAID = 2.0  # what it costs to read money without a ledger where prices and purchases are told
PLAIN = 0.8  # what it costs to read a story that goes on in time as if it did not
# rows that have a part of their own in a story: a role must ask for them
PARTS = frozenset(
    ("story", "whole", "halt", "alone", "plan", "length", "still", "stream", "trip", "total_time", "own_time", "aside",
     "after", "thing", "lead", "sample", "from_start", "lack", "leftover", "moved", "encounter",
     "ground", "strip",
     "gap", "left", "past", "middle", "spot", "spot_far", "spot_near")
)  # fmt: skip
ADDITIVE = frozenset(("Together", "Remains", "Equal", "More_than", "Less_than"))


@dataclass(frozen=True)
class Bundle:
    """A frame with its roles bound: the relations that it brings."""

    frame: Frame
    relations: tuple[Relation, ...]
    cost: float
    shown: bool


class Matcher:
    """Reads one problem; made once, run for every reading."""

    def __init__(
        self, problem: Problem, type_: ProblemType, known: Sequence[Frame] | None = None,
        kinds: Sequence[Block] | None = None,
    ) -> None:  # fmt: skip
        self.problem = problem
        self.type = type_
        self.frames = frames() if known is None else tuple(known)
        self.telling = tell(problem)
        self.stage = Stage(self.telling)
        self.facts: Sequence[Fact] = self.telling.facts
        self.changes: list[Change] = []
        self.purchases: list[Purchase] = []
        if type_ is ProblemType.PRICE:
            self.changes = changes(problem, self.facts)
            self.facts = marked_after(problem, self.facts, self.changes)
        self.claims = claims(problem, self.facts, [f for f in self.frames if type_ in f.types])
        self.compared = Comparisons(problem, self.telling)
        if type_ is ProblemType.PRICE:
            self.purchases = purchases(self.compared.rows, self.telling)
        self.roles: tuple[Role, ...] = ()
        asked = [f for f in self.facts if f.quantity.kind is Kind.ASKED]
        self.asked: Fact | None = asked[-1] if asked else None
        changed = frozenset(f.clause for f in (*(c.fact for c in self.changes), *(c.fact for c in self.claims)))
        self.honesty = Honesty(problem, self.asked, changed) if self.asked else None
        self.clauses = views(problem)
        self.actors = Actors(problem, self.clauses)
        times = any(lasts(u) for f in self.telling.facts for u in (f.quantity.unit, f.quantity.per, f.told.per))
        goes = type_ is ProblemType.JOURNEY and any(c.note == "move" for v in self.clauses for c in v.row)
        units = {dimension(f.quantity.unit) for f in self.telling.facts}
        self.unpaid = "money" not in units
        meets = "length" in units and self.unpaid and says(problem.text, "meet", "catch")
        self.timed = bool(self.actors.known) and (times or goes or meets)
        self.moving = self.timed and moves(self.telling.facts)
        if self.moving or (self.timed and meets):
            self.type = ProblemType.JOURNEY
        elif type_ is ProblemType.JOURNEY and not goes and any(c.note == "work" for v in self.clauses for c in v.row):
            self.type = ProblemType.TASK  # 每小时织布12米: so many metres an hour, and nobody goes anywhere
        self.by_kind = False  # whether the table was made by the kind's own reader
        self.kind = known_kind(problem, self.telling, self.stage, kinds)

    def run(self, choices: Choices) -> ParseGraph:
        """One reading; raises DeadEnd if these choices lead nowhere."""
        if self.asked is None:
            raise DeadEnd("nothing is asked")
        self.taken: set[int] = set()
        self.by_kind = False
        self.claimed = Claimed(Table(self.stage, (), choices), (), (), "")
        if self.kind is not None and choices.pick("kind", _takings(self.kind)):
            return self._known(*self.kind.read(choices))
        if self.compared.classical and not self.moving:
            table, goal, stated = self._told(choices)
        elif self.type is ProblemType.PRICE and not (self.timed and (self.unpaid or self._works())):
            read = self._money if choices.pick("money", self._moneys()) else self._told
            table, goal, stated = read(choices)
        elif self.timed and choices.pick("telling", self._tellings()):
            table, goal, stated = self._story(choices)
        else:
            table, goal, stated = self._told(choices)
        return self._completed(table, goal, stated, choices)

    def _works(self) -> bool:
        """Prices may be told of what is made; how long it takes has nothing to do with them."""
        asked = self.asked
        if asked is None or dimension(asked.quantity.unit) == "money":
            return False
        rates = [f for f in self.telling.facts if lasts(f.quantity.per or f.told.per)]
        plain = [f for f in rates if dimension(f.quantity.unit) != "money" and f.told.kind in ("work", "move", "flow")]
        return bool(plain) and (lasts(asked.quantity.unit) or lasts(asked.told.per))

    def _known(self, table: Table, goal: Term, stated: list[Relation]) -> ParseGraph:
        """A kind that is known by its build says all that follows."""
        self.by_kind = True
        if not determined(self._sketch(table, goal, stated)):
            raise DeadEnd("nothing determines what is asked")
        if self.honesty is not None:
            table.choices.penalty(self.honesty.cost_of_kind(table, goal, stated))
        return self.graph(table, goal, stated)

    def _moneys(self) -> list[tuple[bool, float]]:
        """As a ledger or not; money that is only compared (捐款, 投资) needs none."""
        rates = any(f.quantity.per or f.told.per for f in self.facts)
        shares = {f.quantity.index for f in self.facts if f.quantity.kind in SHARES}
        priced = any(w in self.problem.text for w in classes("compare.txt")["priced"])
        stated = [s for t in self.compared.told for s in t.telling.statements if not s.value]
        compares = any(s.call.name in language().predicates or s.call.name in ("Grow", "Shrink") for s in stated)
        plain = compares and shares <= self.compared.numbers and not (rates or self.claims or priced)
        if not (plain or rates or self.changes or priced) and all(map(is_money, self.facts)):
            return [(True, 0.0), (False, UNUSED)]  # 有150元，看书用去80元: nothing is bought by the piece
        return [(True, PLAIN if plain else 0.0), (False, 0.0 if plain else UNPAID)]

    def _tellings(self) -> list[tuple[bool, float]]:
        """In time or not; where things are only compared, rather not."""
        lasting = any(dimension(f.quantity.unit) == "time" and f.other is None for f in self.telling.facts)
        plain = self.type is ProblemType.RELATION and bool(self.compared.told) and not lasting
        return [(True, PLAIN if plain else 0.0), (False, 0.0 if plain else PLAIN)]

    def _told(self, choices: Choices) -> tuple[Table, Term, list[Relation]]:
        """The facts as rows, without a time in which they go on."""
        read = self.compared
        told = [f for f in self.telling.facts if f.quantity.kind not in (Kind.ASKED, Kind.CLOCK)]
        table = Table(self.stage, self.telling.facts, choices)
        for fact in told:
            if fact.quantity.index not in read.numbers:
                table.put(fact)
                if is_difference(self.problem.text, fact):
                    choices.penalty(MISSED)  # 第二个月多烧1.8吨: than before, and nothing says so
        table.find_whole()
        comparer = Comparer(read, table)
        stated = comparer.state()
        stated += composed(self.problem, table, stated)
        goal = comparer.goal or self._goal(table, comparer, ())
        return table, *self._meant(table, goal, [*stated, *comparer.weigh(goal)])

    def _meant(self, table: Table, goal: Term, stated: list[Relation]) -> tuple[Term, list[Relation]]:
        """What is told and asked of rows that the comparisons call by other names (meant.py)."""
        if self.changes:  # the states of a price are told by what happens to it (changes.py)
            return goal, stated
        asked = self._asked_row(table, goal) if isinstance(goal, Slot) else None
        meanings = Meanings(self.problem, table, stated, asked)
        pairs, price = meanings.pairs(goal)
        if determined(self._sketch(table, goal, stated)):
            return goal, stated
        if not pairs and (made := meanings.product(goal)) is not None:
            return (made[0] if table.choices.pick("meant", [(False, 0.0), (True, made[1])]) else goal), stated
        if not pairs:
            return goal, stated
        if not table.choices.pick("meant", [(False, 0.0), (True, price)]):
            return goal, stated
        became = renamed(pairs, table)
        return moved(goal, became), [r.with_terms(lambda t: moved(t, became)) for r in stated]

    def _asked_row(self, table: Table, goal: Slot) -> Asked | None:
        """The row that is asked for; if all of them would be, and nobody says so, one by the name in the question."""
        assert self.asked is not None and self.honesty is not None
        told = self.asked.told
        if any(word in self.honesty.question for word in classes("money.txt")["one_set"]):
            return None  # 买这样的一套衣服: all that is in it
        row = next((r for r in table.rows if r.id == goal.node), None)
        if row is None and TOTAL not in table.world.cells and not self.honesty.asks_all():
            name = table.stage.name(told, self.asked.topic, self.asked.other)
            row = Row(WORLD, name, clause=self.asked.clause)
        words = tuple(r.text for r in (told.who, told.what) if r)
        of_all = not told.marks and any(w in self.honesty.question for w in classes("kinds.txt")["of_all"])
        return Asked(row, goal.attribute, self.asked.quantity.unit, words, of_all) if row is not None else None

    def _story(self, choices: Choices) -> tuple[Table, Term, list[Relation]]:
        """The facts laid out in time, and what follows from the phases."""
        asked = self.asked
        assert asked is not None
        story = Timeline(self.stage, self.telling.facts, choices, self.problem, self.clauses, self.actors)
        story.read([f for f in self.telling.facts if f.quantity.kind is not Kind.ASKED or f is asked])
        stated = conclude(story)
        if doubts(story, asked, self.moving):
            choices.penalty(DOUBTFUL)
        place = story.places.get(asked.quantity.index)
        if place is None:
            if not any(r.unknown for r in stated):
                raise DeadEnd("what is asked relates nothing")
            return story, Unknown(), stated
        row, column = place
        return story, Unknown() if row.loose else row.slot(column), stated

    def _money(self, choices: Choices) -> tuple[Table, Term, list[Relation]]:
        """The facts as a ledger: what frames claim, purchases and payments, changes of prices."""
        told = [f for f in self.facts if f.quantity.kind not in (Kind.ASKED, Kind.CLOCK)]
        use = bool(self.claims) and choices.pick("claims", [(True, 0.0), (False, REFUSED)])
        claimed = self.claims if use else []
        self.taken = {c.fact.quantity.index for c in claimed}
        table = self._ledger(choices)
        self.claimed = Claimed(table, claimed, self.frames, self.problem.text)
        changed = self.taken | {c.fact.quantity.index for c in self.changes}
        changed |= {f.quantity.index for f in told if self.changes and is_threshold(self.problem, f)}
        read = self.compared.without(changed, self._trades())
        table.fill(read.pointed(f) for f in told if f.quantity.index not in changed | read.numbers)
        tickets(table, self.problem.text)
        if not changed and not self._trades():
            table.find_whole()
        comparer = Comparer(read, table)
        stated = comparer.state() if read.told else []
        goal = comparer.goal or self._goal(table, comparer, claimed)
        table.settle()
        changer = self._changer(table, goal)
        stated += self._changed(changer)
        self.claimed.repeat()
        return table, changer.gained or goal, [*stated, *table.stated]

    def _ledger(self, choices: Choices) -> Ledger:
        table = Ledger(self.stage, self.facts, choices)
        table.purchases = self.purchases
        table.lists(listing(self.problem, self.facts))
        table.changes = [c for c in self.changes if c.fact.quantity.index not in self.taken]
        ends = (m.span for f in self.facts for m in f.told.marks if changes_price(m.text))
        table.after = frozenset((*(c.word.span for c in self.changes), *ends))
        return table

    def _changer(self, table: Ledger, goal: Term | None) -> Changer:
        return Changer(table, next((r for r in table.rows if isinstance(goal, Slot) and r.id == goal.node), None))

    def _changed(self, changer: Changer) -> Iterator[Relation]:
        """What the changes of prices state."""
        for change in self.changes:
            if change.fact.quantity.index in self.taken:
                continue
            if change.told or change.fact is self.asked:
                yield from changer.state(change)
        changer.mark_last()

    # --- what is asked ---

    def _goal(self, table: Table, comparer: Comparer, claimed: Sequence[Claim]) -> Term:
        """The asked attribute, or the number that is asked for in a change."""
        asked = self.asked
        assert asked is not None
        for claim in claimed:
            if claim.fact is asked:
                if claim.column is None:
                    return Unknown()
                row = table.world if claim.key == "world" else self.claimed.row(claim.key)
                return row.slot(claim.column)
        if any(c.fact is asked for c in self.changes):
            return Unknown()
        if comparer.stated and asks_set(self.problem, table, asked, self.purchases):
            return table.world.slot(TOTAL)
        if comparer.whole_used and not table.world.cells and asked.told.kind in classes("money.txt")["carrying"]:
            return table.world.slot(TOTAL)  # 用去所带钱的(1/3), 带了多少元
        if not (self._trades() or self.changes) and (found := comparer.asked(asked)):
            return found
        column = table.column(asked)
        row = table.row(asked, column)
        row.asked = (column, Cell(asked.quantity, table.per(asked)))
        return row.slot(column)

    def _trades(self) -> bool:
        """Bills are sums, too, but of costs."""
        kinds = classes()["trades"] | classes("money.txt")["accounts"]
        lacks = classes("money.txt")["lacking"]
        told = [*(f.told for f in self.facts), *(d for d in self.telling.clauses if self.purchases)]
        sets = any(f.quantity.unit in classes("money.txt")["sets"] for f in self.facts if not is_money(f))
        return self.type is ProblemType.PRICE and any(
            (sets and d.one)
            or d.kind in kinds or d.per or (d.change and d.change.text in lacks) for d in told
        )

    # --- frames ---

    def _completed(self, table: Table, goal: Term, stated: list[Relation], choices: Choices) -> ParseGraph:
        made = list(self._bundles(table, goal))
        bundles = [b for b in made if not b.frame.always]
        stated = [_inlined(r, table) for r in (*stated, *(r for b in made if b.frame.always for r in b.relations))]
        options = self._sets(table, goal, stated, bundles)
        if not options:
            raise DeadEnd("nothing determines what is asked")
        chosen = choices.pick("frames", options)
        relations = (*stated, *(r for b in chosen for r in b.relations))
        return self.graph(table, goal, relations)

    def _sets(
        self, table: Table, goal: Term, stated: list[Relation], bundles: list[Bundle]
    ) -> list[tuple[tuple[Bundle, ...], float]]:
        """Sets of frames from which the goal follows, cheapest first."""
        shown = len({b.frame.family for b in bundles if b.shown})
        heard = self._heard(table)
        found: list[tuple[frozenset[int], tuple[Bundle, ...], float]] = []
        families = [b.frame.family for b in bundles]
        for places in islice((p for size in range(MOST + 1) for p in _unlike(families, size)), TRIED):
            some = tuple(bundles[i] for i in places)
            used = sum(1 for b in some if b.shown)
            cost = sum(b.cost for b in some) + IGNORED * (shown - used) + _unheard(heard, some)
            relations = (*stated, *(r for b in some for r in b.relations))
            graph = self._sketch(table, goal, relations)
            if determined(graph):
                cost += UNUSED * self._unused(table, graph)
                cost += self.honesty.cost(table, goal, relations, [b.frame for b in some]) if self.honesty else 0.0
                if not any(less < set(places) and price <= cost for less, _, price in found):
                    found.append((frozenset(places), some, cost))
        return [(some, cost) for _, some, cost in sorted(found, key=lambda o: o[2])[:OPTIONS]]

    def _heard(self, table: Table) -> frozenset[str]:
        """Words of the text that change a story in time, and that no row of it stands for: a frame must."""
        if not isinstance(table, Timeline):
            return frozenset()
        told = classes("timeline.txt")
        rows = {tag for r in (table.world, *table.rows) for tag in r.tags}
        found = {w for name in told if name.startswith("cue.") and name[4:] not in rows for w in told[name]}
        return frozenset(w for w in found if w in self.problem.text)

    def _unused(self, table: Table, graph: ParseGraph) -> int:
        """How many numbers of the text the goal does not hang on."""
        goal = graph.goal.term
        reached = set(slots(goal))
        parts = telling(graph)
        if isinstance(goal, Unknown):
            reached |= {s for r in graph.relations if r.unknown for s in r.slots()}
        grown = True
        while grown:
            fresh = {s for found, _ in parts if found & reached for s in found} - reached
            reached |= fresh
            grown = bool(fresh)
        inside = {t.quantity for found, r in parts if found & reached for t in r.terms() if isinstance(t, Number)}
        loose = [r for r in table.rows if r.loose and "aside" not in r.tags]
        unused = sum(c.quantity.index not in inside for r in loose for c in r.cells.values())
        told = (t for terms in self.claimed.numbers.values() for t in terms if isinstance(t, Number))
        unused += len({t.quantity for t in told} - inside)
        aside = {r.id for r in table.rows if r.tags & {"aside", "halt"}}
        return unused + sum(g.slot not in reached and g.slot.node not in aside for g in graph.givens)

    def _bundles(self, table: Table, goal: Term) -> Iterator[Bundle]:
        text = self.problem.text
        for frame in self.frames:
            if not frame.roles or self.type not in frame.types or not frame.shown(text):
                continue
            if frame.when is not None and not frame.when.within(text):
                continue
            self.roles = frame.roles
            for binding in self._bindings(frame.roles, table, goal, {}):
                source = Source(None, frame.name)
                made = tuple(_inlined(r, table) for f in frame.follows for r in _relations(f, binding, source))
                if all(self._measures_alike(table, r) for r in made) and not any(map(_misfit, made)):
                    yield Bundle(frame, made, frame.cost, frame.when is not None)

    def _measures_alike(self, table: Table, relation: Relation) -> bool:
        """Heads and feet do not add up: what a relation compares has units of one kind."""
        if relation.predicate not in ADDITIVE:
            return True
        rows = {r.id: r for r in (table.world, *table.rows)}
        units = [u for s in _added(relation.args) if s.node in rows and (u := _unit(rows[s.node], s.attribute))]
        return all(compatible(units[0], unit) for unit in units[1:]) if units else True

    def _bindings(
        self, roles: Sequence[Role], table: Table, goal: Term, bound: dict[str, Bound]
    ) -> Iterator[dict[str, Bound]]:
        """Every way to bind the roles."""
        if not roles:
            yield bound
            return
        role, rest = roles[0], roles[1:]
        for found in self._candidates(role, table, goal, bound):
            yield from self._bindings(rest, table, goal, {**bound, role.name: found})

    def _candidates(self, role: Role, table: Table, goal: Term, bound: dict[str, Bound]) -> Iterator[Bound]:
        if role.what == "world":
            marked = all(table.world.marked(*need.split("|")) for need in role.needs)
            barred = bool(role.bars) and table.world.marked(*role.bars)
            if marked and not barred and all(passes(table.world, test) for test in role.tests):
                yield WORLD
            return
        if role.what in ("told", "made"):
            if role.what == "made" or role.key in self.claimed.rows:
                row = self.claimed.row(role.key)
                if all(passes(row, test) for test in role.tests):
                    yield row.id
            return
        if role.what == "price":
            yield from self._prices(table)
            return
        if role.what == "number":
            if role.key in self.claimed.numbers:
                yield self.claimed.numbers[role.key]
            return
        if role.what == "goal":
            yield from dict.fromkeys(s.node for s in slots(goal))
            return
        taken = {v for v in bound.values() if isinstance(v, str)}
        rows = [r for r in table.rows if self._fits(role, r) and r.id not in taken]
        rows = [r for r in rows if related(role, r, table, bound)]
        if role.what == "left":
            rows = [r for r in table.rows if r.left]
            yield from (r.id for r in rows[-1:])
        elif role.what == "row":
            yield from (r.id for r in rows)
        else:
            if "world" in {r.what for r in self.roles}:  # what is measured otherwise is no part of the whole
                rows = [r for r in rows if same_measure(table.world, r)]
            if role.least <= len(rows) <= role.most and enough(role, rows):
                yield tuple(r.id for r in rows)

    def _prices(self, table: Table) -> Iterator[Bound]:
        """What all of it costs: the last price that changes led to, the goods, the price or the World's total."""
        free = [r for r in table.rows if r.id not in self.told_rows and not r.left]
        last = [r for r in free if "last" in r.tags]
        goods = [r for r in free if is_goods(r)]
        states = [r for r in free if r.state and r.known(TOTAL)]
        found = last or goods or states[:1]
        if found:
            yield tuple(r.id for r in found)
        elif table.world.known(TOTAL):
            yield (WORLD,)

    @property
    def told_rows(self) -> set[str]:
        return {r.id for r in self.claimed.rows.values()}

    def _fits(self, role: Role, row: Row) -> bool:
        if (row.left and ("is", "left") not in role.tests) or (role.kinds and row.kind not in role.kinds):
            return False
        if row.id in self.told_rows or ((row.state or row.role) and not any(what == "is" for what, _ in role.tests)):
            return False
        asked = {n for need in role.needs for n in need.split("|")}
        parts = row.tags & PARTS
        if (parts and not parts & asked) or (parts - {"story"} and not (parts - {"story"}) & asked):
            return False
        if not all(row.marked(*need.split("|")) for need in role.needs):
            return False
        if role.bars and row.marked(*role.bars):
            return False
        return all(passes(row, test) for test in role.tests)

    # --- the graph ---

    def _products(self, table: Table, goal: Term, relations: Sequence[Relation]) -> Iterator[Relation]:
        """total = rate × amount, at every row of which two are in play."""
        play: dict[str, set[Attribute]] = {}
        for slot in (*slots(goal), *(s for r in relations for s in r.slots())):
            play.setdefault(slot.node, set()).add(slot.attribute)
        for row in (table.world, *table.rows):
            found = play.get(row.id, set()) | set(row.cells)
            if len(found) > 2 or (len(found) == 2 and not found <= set(row.cells)):  # both told: the third is nobody's
                yield from of_node(row.id)

    def _sketch(self, table: Table, goal: Term, relations: Sequence[Relation]) -> ParseGraph:
        """The graph without names: enough to see what follows."""
        whole = (*relations, *self._products(table, goal, relations))
        givens = tuple(
            Given(r.slot(a), c.quantity.value or 0, c.quantity.unit, c.per, c.quantity.index)  # type: ignore[arg-type]
            for r in (table.world, *table.rows)
            for a, c in r.cells.items()
            if not r.loose
        )
        return ParseGraph(self.type, (), givens, whole, Goal(goal))

    def graph(self, table: Table, goal: Term, relations: Sequence[Relation]) -> ParseGraph:
        sketch = self._sketch(table, goal, relations)
        rows = {r.id: r for r in table.rows}
        play = [n for n in dict.fromkeys(s.node for s in sketch.slots) if n in rows and not rows[n].loose]
        order = sorted(play, key=lambda n: int(n[1:]))
        names = {n: rows[n].name for n in order}
        world = self._world(table, names, goal)
        names = {n: _of_whole(name, world) if rows[n].left else name for n, name in names.items()}
        cast = Cast(world, list(names.values()), self.problem.text, doings(self.problem))
        became = {n: cast.place(names[n], sketch.attributes(n)) for n in order} | {WORLD: WORLD}
        asked = self.asked
        assert asked is not None
        quantity = asked.quantity
        per = quantity.per or asked.told.per
        total = isinstance(goal, Slot) and goal.attribute is TOTAL  # 7台每天织布多少米, if 3台 were told for a day, too
        if total or (self.type is ProblemType.PRICE and not (isinstance(goal, Slot) and goal.attribute is RATE)):
            per = quantity.per  # 每件多少元 where no pieces are counted
        if dimension(per) == dimension(quantity.unit) and not (_is_rate(goal) and per != quantity.unit):
            per = quantity.per  # 每天改修200米，提前几天完工: days are not per day; but 每天看书多少分钟
        shape = (quantity.unit, per, quantity.asks or "number", quantity.scale)
        span = (quantity.span.start, quantity.span.end)
        ask = Goal(moved(goal, became), *shape, quantity.index, span)
        givens = tuple(
            Given(
                Slot(became[g.slot.node], g.slot.attribute),
                g.value,
                g.unit,
                g.per,
                g.quantity,
                (q.span.start, q.span.end),
            )
            for g in sketch.givens
            if g.slot.node in became
            for q in (self.problem.quantities[g.quantity or 0],)
        )
        if any(s.node not in became for r in sketch.relations for s in r.slots()):
            raise DeadEnd("a relation speaks of something that the story has lost")
        stated = tuple(r.with_terms(lambda t: moved(t, became)) for r in sketch.relations)
        return ParseGraph(self.type, cast.nodes(), givens, stated, ask)

    def _world(self, table: Table, names: dict[str, Name], goal: Term) -> Ref:
        taken = {n.agent.text for n in names.values() if n.agent}
        told = [self.telling.of(c.quantity.index) for c in table.world.cells.values()]
        if self.asked and any(s.node == WORLD for s in slots(goal)):
            told.append(self.asked)
        if (self.by_kind or HEARD in table.world.tags) and table.world.name.agent is not None:
            return table.world.name.agent
        timed = isinstance(table, Timeline) and self.type is ProblemType.JOURNEY
        for fact in told:
            if timed and fact is not None and (road := road_before(self.clauses[fact.clause], fact.quantity.index)):
                return road  # 东门到水库的绿道长48千米
            if fact is not None and (found := scope_name(self.problem, fact)):
                if not timed or not (found.text in taken or self.actors.key(found.text)):
                    return found
        way = road_name(self.problem, self.clauses, self.actors) if timed else None
        return way or self.stage.world(taken) or any_word(self.problem)


def _unlike(families: Sequence[str], size: int) -> Iterator[tuple[int, ...]]:
    """Places of so many frames, each of another family, in order; nothing is tried that leads to none."""
    last = {family: at for at, family in enumerate(families)}

    def places(start: int, taken: frozenset[str], more: int) -> Iterator[tuple[int, ...]]:
        if not more:
            yield ()
            return
        for at in range(start, len(families)):
            if sum(end >= at for family, end in last.items() if family not in taken) < more:
                return  # hundreds of bundles may be of one family, and too few others are left
            if families[at] not in taken:
                yield from ((at, *rest) for rest in places(at + 1, taken | {families[at]}, more - 1))

    return places(0, frozenset(), size)


def _added(terms: Sequence[Term]) -> Iterator[Slot]:
    """What is added up or compared itself; the factors of 齿数×圈数 are not, and may be measured as they like."""
    for term in terms:
        if isinstance(term, Slot):
            yield term
        elif isinstance(term, Apply) and term.function not in ("Product", "Quotient", "Full"):
            yield from _added(term.args)


def _is_rate(goal: Term) -> bool:
    return isinstance(goal, Slot) and goal.attribute is RATE


def _takings(kind: Kinds) -> list[tuple[bool, float]]:
    """What it costs to take a text for one of a kind, and not to; a kind with a price leaves others the first word."""
    return [(True, kind.cost), (False, 0.0 if kind.cost else REFUSED)]


def _of_whole(name: Name, world: Ref) -> Name:
    """一桶花生油…，还剩多少千克油: what is left is called like the whole."""
    agent = name.agent
    if agent is None or agent.text == world.text or not world.text.endswith(agent.text):
        return name
    return replace(name, agent=world)


def telling(graph: ParseGraph) -> list[tuple[set[Slot], Relation]]:
    """The relations that tell more than what something is that nothing else speaks of, with what they speak of."""
    known = {g.slot for g in graph.givens} | set(slots(graph.goal.term))
    parts = [(set(r.slots()), r) for r in graph.relations]
    kept = [(frozenset() if r.unknown else found - known, found, r) for found, r in parts]
    while True:
        count = Counter(s for _, found, _ in kept for s in found)
        some = [part for part in kept if all(count[s] > 1 for s in part[0])]
        if len(some) == len(kept):
            return [(found, r) for _, found, r in kept]
        kept = some


def _misfit(relation: Relation) -> bool:
    """Too few take part: a set of nothing."""
    return bool(language().predicates[relation.predicate].check(len(relation.args)))


def _unit(row: Row, attribute: Attribute) -> str:
    """The unit of an attribute: its own, or what the rate says (元/支: amounts in 支, totals in 元)."""
    if (cell := row.known(attribute)) is not None:
        return cell.quantity.unit
    rate = row.known(RATE)
    if rate is not None and attribute is not RATE:
        return rate.per if attribute is AMOUNT else rate.quantity.unit
    total, amount = row.known(TOTAL), row.known(AMOUNT)
    if attribute is RATE and total is not None:
        return total.quantity.unit if amount is not None else ""
    return ""


def _unheard(heard: frozenset[str], some: Sequence[Bundle]) -> float:
    """What the words cost that no frame of a set accounts for."""
    known = [p for b in some for p in (b.frame.when, b.frame.hears, *b.frame.needs) if p is not None]
    return UNHEARD * sum(not any(p.within(word) for p in known) for word in heard)


def _inlined(relation: Relation, table: Table) -> Relation:
    """Numbers that are nobody's stand in the relation itself, or the unknown, if they are asked."""
    loose = {r.id: r for r in table.rows if r.loose}

    def term(t: Term) -> Term:
        if isinstance(t, Slot) and t.node in loose:
            cell = loose[t.node].cells.get(t.attribute)
            if cell is None:
                return Unknown()
            return Number(Fraction(cell.quantity.value or 0), cell.quantity.unit, cell.per, cell.quantity.index)
        if isinstance(t, Apply):
            inner = tuple(term(a) for a in t.args)
            return inner[0] if t.function == "Sum" and len(inner) == 1 else Apply(t.function, inner)
        return t

    return relation.with_terms(term)


def _relations(follows: Follows, binding: dict[str, Bound], source: Source) -> Iterator[Relation]:
    if not follows.same:
        yield from instances(follows.pattern, binding, source)
        return
    for relation in instances(follows.pattern, binding, source):
        terms = relation.args[: len(relation.args) // 2]
        yield from (Relation("Equal", (terms[0], other), source) for other in terms[1:])

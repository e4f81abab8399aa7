"""Referents: which amount a phrase of a story of parts and wholes stands for.

A phrase may name one thing (第二天), several (两天, 苹果和梨), the whole (全书), what is left (余下的), or
nothing at all, and then it is what was spoken of last.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fabula.extract.rules.facts import Claim, Fact, Figure
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL, Interpreter, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.masked import Masked
from fabula.extract.rules.phrases import Phrase, listed, parse_phrase, similarity, split_owner
from fabula.extract.rules.scene import LEFT, LIKE, WORLD, Name
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Apply, ProblemType, Slot, Term
from fabula.text.tokens import cut_words

PLANNED = frozenset({"原来", "计划"})  # marks under which a task is all of it
CURRENT = frozenset({"实际", "现在"})  # marks of what is so now
HALVES = frozenset({"上午", "下午"})  # marks of the parts of a day
SHARING = frozenset({"Shares", "Shared_out"})  # constructions that share by a ratio


class Referents(Interpreter):
    """A story of parts and wholes: what is known of them, and what phrases mean in it."""

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        # A whole that is done bit by bit; 计划 against 实际 would make two wholes of it.
        self.is_task = type_ is ProblemType.TASK and not has(self.problem.text, "actual")
        # Some claim names the whole: 看了全书的30%.
        phrases = (p for f in facts if isinstance(f, Claim) for p in f.phrases.values())
        self.speaks_of_whole = any(p.whole and not p.marks for p in phrases)
        self.evened = self._evened()  # clauses in which something changes hands until both have as much
        self.ledger = has(self.problem.text, "ledger")
        self.whole_used = False
        self.left_used = False
        self.done: list[str] = []  # the things told so far, in order
        self.rest: set[str] = set()  # things that are what is left: 其余的是女生
        self.inflow: set[str] = set()  # things that came in where the others go out
        self.container: tuple[Phrase, int] | None = None  # what has the parts of a sentence; which one
        self.shares: dict[str, Fraction | int] = {}  # how many parts of a ratio a thing has
        self.sharers = tuple(
            p for f in facts if isinstance(f, Claim) and f.predicate in SHARING for p in sharers(f)
        )
        self.complement = False  # what is asked is the rest of the whole
        self.means: list[Figure] = []  # means that the text gives
        self.row: list[Phrase] = []  # names that wait for their numbers
        self.row_clause = -1
        self.members: dict[str, Phrase] = {}  # thing → what it was listed in

    def _evened(self) -> frozenset[int]:
        """从甲仓运6吨到乙仓，两仓就相等: both clauses."""
        texts = [c.span.of(self.problem.text) for c in self.problem.clauses]
        even = {i for i, text in enumerate(texts) if has(text, "evens")}
        moved = {f.clue.clause for f in self.facts if has(f.clue.text, "hands")}
        alone = moved & even
        return frozenset(alone | {c for i in moved - even if i + 1 in even for c in (i, i + 1)})

    def rated(self, figure: Figure) -> bool:
        """12盒粉笔，每盒50支: what was counted in boxes has so much in each."""
        quantity, per = figure.quantity, figure.clue.per
        if not per:
            return False
        counted = [s for s, g in self.scene.givens.items() if s.attribute is TOTAL and g.unit == per]
        rated = self.choices.pick("rated", [(counted[-1:], 0.0), ([], 0.8)]) if counted else []
        for slot in rated:
            node, count = slot.node, self.scene.givens.pop(slot)
            self.scene.givens[Slot(node, AMOUNT)] = replace(count, slot=Slot(node, AMOUNT))
            self.scene.give(Slot(node, RATE), quantity, per)
        return bool(rated)

    def parts(self) -> list[str]:
        """Things that have a total, in the order of the story."""
        play = self.scene.in_play()
        return [t.id for t in self.scene.things if TOTAL in play.get(t.id, ())]

    def happened(self, node: str) -> None:
        """The story has told of this part."""
        if node not in self.done and node not in (WORLD, LEFT):
            self.done.append(node)

    # --- several things ---

    def group(self, phrase: Phrase) -> list[str]:
        """The things that a phrase takes together; fewer than two if it does not."""
        if has(phrase.text, "listing") and len(named := self._listed(phrase)) > 1:
            return named
        if (has(phrase.text, "group") and not phrase.marks) or (phrase.sum and not phrase.whole):
            return self.parts()
        for found in (self.kinds_of(phrase), self._members_of(phrase)):
            if len(found) > 1:
                return found
        return []

    def _listed(self, phrase: Phrase) -> list[str]:
        """The things a coordinated phrase lists: 故事书和科技书."""
        found: list[str] = []
        for piece in listed(phrase):
            name: Name = ("any", piece)
            best = max(self.scene.things, key=lambda t: t.likeness([name]), default=None)
            if best is not None and best.likeness([name]) >= LIKE and best.id not in found:
                found.append(best.id)
        return found

    def kinds_of(self, phrase: Phrase) -> list[str]:
        """The sorts of what the phrase names: 单人木床 and 双人木床 are both 木床."""
        core = phrase.core
        if not core or phrase.marks:
            return []
        cores = {t.id: [n.core for _, n in t.names] for t in self.scene.things}
        return [id_ for id_, own in cores.items() if core not in own and any(c.endswith(core) for c in own)]

    def _members_of(self, phrase: Phrase) -> list[str]:
        """Things that were listed inside what the phrase names: 六年级有男生24人，女生21人."""
        return [id_ for id_, box in self.members.items() if similarity(box, phrase) >= LIKE]

    def in_row(self, figure: Figure) -> list[Name]:
        """小明、小刚、小强分别高142、138、146厘米: every number has the name at its place in the row."""
        before, clause = figure.before, figure.clue.clause
        if match := cue("respectively").search(before.text):
            who = parse_phrase(before.text[: match.start()], before.span)
            figures = [f for f in self.facts if f.clue.clause == clause]
            names = listed(who)
            self.row = names if len(names) == len(figures) else []
            self.row_clause = clause
        if self.row_clause != clause or not self.row:
            return []
        return [("any", self.row.pop(0))]

    def contain(self, id_: str, figure: Figure, query: list[Name]) -> None:
        """Remember what a thing is part of: 六年级有男生24人，女生21人; 昨天上午80个，下午100个."""
        sentence = self.problem.clauses[figure.clue.clause].sentence
        box = _container(figure.before, dict(query))
        if box is not None:
            self.container = (box, sentence)
        elif self.container is not None and self.container[1] != sentence:
            self.container = None
        if self.container is not None:
            self.members[id_] = self.container[0]

    # --- one amount ---

    def term(self, name: str, phrase: Phrase, subject: bool = False) -> Term:
        """The total a phrase speaks of; a subject is what the story goes on about."""
        now_left = self.is_task and phrase.marks == {"现在"}
        if (phrase.left and not (phrase.marks and subject)) or now_left:
            return self.remainder()
        group = self.group(phrase)
        if len(group) > 1:
            return sum_of(group)
        if (phrase.whole and not phrase.marks) or (self.is_task and phrase.marks and phrase.marks <= PLANNED):
            return self.world(phrase)
        if self.scene.focus and self._means_focus(phrase, subject):
            return total(self.scene.focus)
        if not phrase.names:
            return self.world()
        id_ = self.scene.find(name, *owner_names(phrase))
        if subject:
            self.scene.focus = id_
        return total(id_)

    def _means_focus(self, phrase: Phrase, subject: bool) -> bool:
        """True for what was spoken of last: 它的3倍; a nameless subject; 现在 if nothing else is now."""
        if has(phrase.text, "pronoun") and not phrase.core:
            return True
        if not subject or not phrase.names:
            return subject
        if not phrase.marks or not phrase.marks <= CURRENT or self._marked(phrase.marks):
            return False
        names = self.scene.thing(self.scene.focus).names
        return not any(n.marks & PLANNED for _, n in names)  # 实际 is not what was planned

    def _marked(self, marks: frozenset[str]) -> bool:
        """True if something bears one of these marks."""
        return any(marks & n.marks for t in self.scene.things for _, n in t.names)

    def world(self, phrase: Phrase | None = None) -> Term:
        """The whole, which the phrase may give its name."""
        self.whole_used = True
        if phrase is not None and phrase.core and not self.scene.world_label:
            self.scene.world_label = phrase.core
            self.scene.world_span = phrase.span
        return total(WORLD)

    def remainder(self) -> Term:
        """What is left at this point of the story."""
        self.world()
        if not self.done:
            self.left_used = True
            return total(LEFT)
        return Apply("Left", (total(WORLD), *(total(d) for d in self.done)))

    def other(self, id_: str) -> Term:
        """What else there is to compare with."""
        others = [t.id for t in self.scene.things if t.id != id_]
        return total(others[-1]) if others else self.world()


def sum_of(ids: list[str]) -> Term:
    """The total of several things."""
    if not ids:
        raise DeadEnd("nothing to add up")
    return total(ids[0]) if len(ids) == 1 else Apply("Sum", tuple(total(i) for i in ids))


def sharers(claim: Claim) -> list[Phrase]:
    """药水是用药粉和水按1:50配成的: what a ratio is of."""
    phrase = claim.phrases["A"]
    _, what = split_owner(phrase.text, phrase.span)
    whole, part = listed(phrase), listed(what) if what is not None else []
    return part if len(part) == len(claim.quantities["n"].parts) else whole


def owner_names(phrase: Phrase) -> list[Name]:
    """水果店运来的苹果: who, and what of theirs, as names to find a thing by."""
    who, what = split_owner(phrase.text, phrase.span)
    if what is None:
        return [("any", phrase)]
    return [*([("who", who)] if who is not None else []), ("what", what)]


def figure_names(figure: Figure) -> list[Name]:
    """Like :func:`owner_names` with the number in between: 水果店运来80千克苹果."""
    before, after = figure.before, figure.after
    who, what = split_owner(before.text, before.span)
    if what is None and after.core and not after.text.startswith("的"):
        what = after
        who = who if who is not None else before if before.names else None
    if what is None:
        return [("any", before)]
    return [*([("who", who)] if who is not None else []), ("what", what)]


def _container(before: Phrase, roles: dict[str, Phrase]) -> Phrase | None:
    """What a figure is part of by its name: 六年级 in 六年级有男生, 昨天 in 昨天上午, 红 in 红皮球."""
    if "who" in roles and "what" in roles:
        return roles["who"]
    if len(before.marks) > 1:
        return replace(before, marks=before.marks - HALVES, core="")
    if "any" in roles and len(words := cut_words(roles["any"].core)) > 1:
        return parse_phrase("".join(words[:-1]), roles["any"].span)
    return None

"""Interpreter for parts, wholes and comparisons: who has how much, what is left, what they make together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from fabula.extract.rules.facts import Claim, Figure
from fabula.extract.rules.interpreter import AGAINST_BEFORE, SHARES, TOTAL, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.phrases import Phrase, parse_phrase
from fabula.extract.rules.referents import figure_names, sum_of
from fabula.extract.rules.roles import roles
from fabula.extract.rules.scene import LEFT, LIKE, WORLD, Name
from fabula.extract.rules.sharing import Sharing
from fabula.parse.kbest import DeadEnd
from fabula.situation import Apply, Number, Slot, Term

# Relations whose number is a size, not a share, even if it has no unit.
DIFFERENCES = frozenset({"More_than", "Less_than", "Times_plus", "Times_minus", "Average"})


class PartsInterpreter(Sharing):
    """One reading of a problem's facts as parts and wholes."""

    questions_last = True

    # --- claims ---

    def claim(self, claim: Claim) -> None:
        match claim.predicate:
            case "Equal" if claim.clue.clause in self.evened:
                pass
            case "Part":
                self._part(claim, claim.phrases["A"], None)
            case "Part_of" | "Part_plus" | "Part_minus":
                self._part(claim, *split_base(claim.phrases["A"]))
            case "Gift":
                raise DeadEnd("no use for gifts where nothing is bought")
            case "Shares":
                self.share(claim)
            case "Shared_out":
                self.world(claim.phrases["B"])
                self.share(claim)
            case "Apart":
                self.later.insert(0, partial(self.differ, claim))
            case "Equal_parts":
                self.equal_parts(claim)
            case "Rest":
                self._rest(claim)
            case "Gap" | "Lag":
                self._gap(claim)
            case "Grow" | "Shrink":
                self._change(claim)
            case "Reverse":
                swapped = {"A": claim.phrases["B"], "B": claim.phrases["A"]}
                self._compare(replace(claim, phrases=swapped), "Times_of")
            case predicate:
                self._compare(claim, predicate)

    def _rest(self, claim: Claim) -> None:
        """其余的是女生: one part is what is left."""
        self.left_used = True
        self.world()
        id_ = self.scene.find("rest", ("any", claim.phrases["B"]))
        self.scene.relate("Equal", total(id_), total(LEFT), span=claim.clue.span)
        self.rest.add(id_)

    def _compare(self, claim: Claim, predicate: str) -> None:
        """女生比男生多5人: the subject becomes the focus, but the base is read with the focus before it."""
        before = self.scene.focus
        if self.is_task and claim.phrases["B"].marks == {"原来"} and self.done:
            a = self.remainder()
        else:
            a = self.term("subject", claim.phrases["A"], subject=True)
        focus, self.scene.focus = self.scene.focus, before
        b = self.term("base", claim.phrases["B"])
        self.scene.focus = focus
        if a == b:
            b = self.other(focus)
        between = [self.term("part of", claim.phrases["C"])] if "C" in claim.phrases else []
        self.compare(claim, predicate, a, b, *between)
        if isinstance(a, Slot):
            self.happened(a.node)

    def _gap(self, claim: Claim) -> None:
        """哪天卖得多？多多少？: the difference, without saying from what."""
        phrase, n, focus = claim.phrases["A"], claim.quantities["n"], self.scene.focus
        if self.is_task and n.value is None and self.done and not phrase.marks:
            self.scene.relate("Equal", sum_of(self.done), self.scene.number(n), span=claim.clue.span)
            return
        things = [t.id for t in self.scene.things]
        if len(things) < 2 and not focus:
            self.scene.give(total(self.scene.find("owner", ("any", phrase))), n)
            return
        named = phrase.core or phrase.marks
        a = self.scene.find("subject", ("any", phrase)) if named else focus or things[-1]
        b = next((i for i in reversed(self.parts()) if i != a), WORLD)
        self._against(claim, a, total(b))

    def _change(self, claim: Claim) -> None:
        """今年产量增加了20%: the new state against the old one."""
        was, phrase = self.scene.focus, claim.phrases["A"]
        if claim.quantities["n"].value is None and len(self.parts()) > 1:
            now = self.scene.find("changed", ("any", phrase), create=False) or was
            self.compare(claim, AGAINST_BEFORE[claim.predicate], total(now), self.other(now))
            return
        known = {m for _, n in self.scene.thing(was).names for m in n.marks} if was else set()
        if not was or not phrase.marks - known:
            self._part(claim, phrase, None)
            return
        self._against(claim, self.scene.new(("any", phrase)), total(was))

    def _against(self, claim: Claim, now: str, before: Term) -> None:
        """Compare a thing with what was told before it; the story goes on with it."""
        self.scene.focus = now
        self.compare(claim, AGAINST_BEFORE[claim.predicate], total(now), before)
        self.happened(now)

    def _part(self, claim: Claim, subject: Phrase, base: Phrase | None) -> None:
        """第一天修了全长的30%; 第二天修了25%: a part of the whole, or of what was left."""
        of_left = base is not None and base.left
        a = self._portion(subject, of_left)
        if of_left:
            b = self.remainder()
        elif base is not None and not base.whole and (base.core or base.marks):
            b = self._base(base)
        else:
            b = self.world(base)
        self.compare(claim, SHARES.get(claim.predicate, "Fraction_of"), a, b)
        if isinstance(a, Slot):
            self.happened(a.node)

    def _portion(self, subject: Phrase, of_left: bool) -> Term:
        """What is a part: what is left (还剩全长的30%), several things together, or one, named or not."""
        group = self.group(subject)
        if subject.left and not subject.marks and not of_left:
            self.left_used = True
            return total(LEFT)
        if len(group) > 1:
            return sum_of(group)
        name: Name = ("any", subject)
        self.scene.focus = self.scene.find("part", name) if subject.names else self.scene.new(name)
        return total(self.scene.focus)

    def _base(self, base: Phrase) -> Term:
        """What a share is of: 修了公路的30% may be of something known or of the whole by another name."""
        known = self.scene.find("base", ("any", base), create=False)
        options = [(WORLD, 0.5 if known else 0.0)]
        if known:
            options.append((known, 0.0))
        node = self.choices.pick("base or whole", options)
        return self.world(base) if node == WORLD else total(node)

    # --- figures ---

    def figure(self, figure: Figure) -> None:
        quantity = figure.quantity
        if figure.clue.clause in self.evened and (pair := self.giver_and_taker(figure)):
            self.even_out(figure, pair)
            return
        if self.rated(figure):
            return
        match self.choices.pick("role", roles(self, figure)):
            case "mean" if not figure.asked:
                self.means.append(figure)
            case "mean":
                mean = self.scene.number(quantity)
                self.scene.relate("Average", mean, *map(total, self.parts()), span=figure.clue.span)
            case "next":
                self._next_page(figure)
            case "sum" if figure.asked:
                self._sum_is(figure)
            case "sum":
                self.later.insert(0, partial(self._sum_is, figure))
            case "left":
                self.left_used = True
                self.scene.give(total(LEFT), quantity)
            case "whole":
                self.world(figure.before if figure.before.core else figure.after)
                self.scene.give(total(WORLD), quantity)
            case _:
                self._own(figure)

    def _own(self, figure: Figure) -> None:
        """小明有12本: the number belongs to what is named next to it."""
        id_ = self._owner(figure)
        self.scene.focus = id_
        self.scene.give(total(id_), figure.quantity)
        self.happened(id_)
        if (self.is_task or self.ledger) and has(figure.before.text, "inflow") and self.whole_used:
            self.inflow.add(id_)

    def _owner(self, figure: Figure) -> str:
        query = self.in_row(figure) or figure_names(figure)
        named = any(p.names for _, p in query)
        if figure.asked:
            return self.by_share(figure) or self._asked(query, named)
        if named:
            id_ = self.scene.find("owner", *query, full=TOTAL)
            self.contain(id_, figure, query)
            return id_
        focus = self.scene.focus
        return focus if focus and not self.given(focus, TOTAL) else self.scene.new(*query)

    def _asked(self, query: list[Name], named: bool) -> str:
        """Whose total is asked: of the things without one the best named; the last one if no name is said."""
        free = [t for t in self.scene.things if not self.given(t.id, TOTAL)]
        if not free:
            return self.scene.new(*query)
        if not named:
            return self.choices.pick("asked", [(t.id, 0.3 * n) for n, t in enumerate(reversed(free))])
        ranked = sorted(((t.likeness(query), t.id) for t in free), reverse=True)
        options = [(id_, 1.0 - likeness) for likeness, id_ in ranked]
        if ranked[0][0] < LIKE and self.whole_used and not self.left_used and self._siblings(query):
            options.append(("", 0.0))
        if chosen := self.choices.pick("asked", options):
            return chosen
        self.complement = True
        return self.scene.new(*query)

    def _siblings(self, query: list[Name]) -> bool:
        """男生占55%，女生…: the name that is asked is of one kind with a part told before."""
        ends = {name.core[-1] for _, name in query if name.core}
        return any(name.core and name.core[-1] in ends for t in self.scene.things for _, name in t.names)

    def _next_page(self, figure: Figure) -> None:
        """第三天从第几页看起？: the page after all that was read."""
        if not self.done:
            raise DeadEnd("nothing was read before")
        page = self.scene.number(figure.quantity)
        self.scene.relate("Next_after", page, *(total(d) for d in self.done), span=figure.clue.span)

    def _sum_is(self, figure: Figure) -> None:
        """两天共修120米."""
        group = self.group(figure.before)
        ids = group if len(group) > 1 else self.parts()
        if len(ids) < 2:
            self.world()
            self.scene.give(total(WORLD), figure.quantity)
            return
        n = self.scene.number(figure.quantity)
        self.scene.relate("Equal", sum_of(ids), n, span=figure.clue.span)

    # --- the end ---

    def settle(self) -> None:
        parts = [p for p in self.parts() if p not in self.rest]
        if self.left_used and parts:
            self.whole_used = True
            self._settle_left(parts)
        elif self.whole_used and parts:
            self._settle_whole(parts)
        for figure in self.means:
            self._settle_mean(figure)
        self._settle_unit()

    def _settle_mean(self, figure: Figure) -> None:
        """三科平均92分: the mean of all that was told of and asked for."""
        parts = self.parts()
        if len(parts) < 2:
            raise DeadEnd("the mean of one thing")
        mean = self.scene.number(figure.quantity)
        self.scene.relate("Average", mean, *map(total, parts), span=figure.clue.span)

    def _settle_left(self, parts: list[str]) -> None:
        """What is left is the whole, and what came in, without what went out."""
        out = [p for p in parts if p not in self.inflow]
        if self.inflow and out:
            came = Apply("Sum", (total(WORLD), *(total(i) for i in sorted(self.inflow))))
            self.scene.relate("Remains", total(LEFT), came, *(total(p) for p in out))
        else:
            self.scene.happens("left", LEFT, WORLD, *parts)

    def _settle_whole(self, parts: list[str]) -> None:
        """Do the parts make the whole, or are there others?"""
        if self.shares:
            parts = [p for p in parts if p in self.shares]
            cost = 0.0
        elif self.complement:
            cost = 0.0
        elif self.given(WORLD, TOTAL) and not self.speaks_of_whole:
            cost = 0.1
        else:
            cost = 0.3 if has(self.problem.text, "all_told") else 1.0
        if self.choices.pick("complete", [("complete", cost), ("open", 0.0 if cost else 0.5)]) == "complete":
            self.scene.happens("parts", WORLD, *parts)

    def _settle_unit(self) -> None:
        """Nothing but shares: what they are shares of counts as 1."""
        relations = self.scene.relations
        numbers = (t for r in relations for t in r.terms() if isinstance(t, Number))
        measured = any(r.predicate in DIFFERENCES for r in relations) or any(n.unit for n in numbers)
        if self.scene.givens or measured:
            return
        bases = (r.args[1] for r in relations if len(r.args) > 1)
        base = next((b.node for b in bases if isinstance(b, Slot)), WORLD)
        self.scene.happens("unit_one", base)


def split_base(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """第一周完成全长 → (第一周完成, 全长): the base is what follows the verb."""
    text, start = phrase.text, phrase.span[0]
    roles_ = [m.start() for name in ("whole", "left") for m in cue(name).finditer(text) if m.start() > 0]
    verbs = [m.end() for m in cue("verb").finditer(text)]
    cut = max(roles_) if roles_ else verbs[-1] if verbs else len(text)
    cut += text[cut : cut + 1] == "了"
    subject = parse_phrase(text[:cut], (start, start + cut))
    return subject, parse_phrase(text[cut:], (start + cut, phrase.span[1]))

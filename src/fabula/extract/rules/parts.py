"""Interpreter for parts, wholes and comparisons: who has how much, what is left, what they make together."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from fabula.extract.rules.facts import Claim, Fact, Figure, has
from fabula.extract.rules.lexicon import class_regex
from fabula.extract.rules.phrases import Phrase, parse_phrase, split_owner
from fabula.extract.rules.scene import LEFT, WORLD, Name, Scene
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Apply, Attribute, Number, ParseGraph, ProblemType, Slot, Term
from fabula.text import Kind, Problem, Quantity
from fabula.text.tokens import cut_words

GROUP = re.compile(
    r"[两二三四五六七八九十几](?:个)?(?:天|次|周|种|队|班|车间|人|车|批|组|年级|堆|桶|根|块|袋|筐|月|小时|期|段|条|辆|者|年|季度|个)"
    r"|俩天|他们|她们|这些|两(?!地|城|站|港|市|村|县|镇|家|校|岸)|总和|全家|这时"
)
PERIOD = re.compile("(?<!第)一天|全天|这天|这个月|全月|全年|一年|这一年|两人|全队|全班|全校|做一套|买一套|一套")
NEXT = re.compile(r"从?第?.{0,4}[看读]起|开始[看读]|第.{0,4}开始")
INFLOW = re.compile("还回|归还|又运[来进]|又买|运来|运进|买来|进货|补充|加入|添")
PRONOUN = re.compile(r"[它他她其](?!们|余|中|他|它)")


class PartsInterpreter:
    """One reading of a problem's facts as parts and wholes."""

    def __init__(self, problem: Problem, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        self.problem = problem
        self.facts = facts
        self.scene = Scene(problem, type_, choices)
        self.choices = choices
        self.later: list[Callable[[], None]] = []
        self.left_used = False
        self.whole_used = False
        self.done: list[str] = []
        self.container: tuple[Phrase, int] | None = None
        self.members: dict[str, Phrase] = {}
        self.rest: set[str] = set()
        self.inflow: set[str] = set()

    def run(self) -> ParseGraph:
        for fact in self.facts:
            if isinstance(fact, Claim):
                self._claim(fact)
            elif fact.asked:
                self.later.append(lambda f=fact: self._figure(f))  # type: ignore[misc]
            else:
                self._figure(fact)
        for action in self.later:
            action()
        self._finish()
        return self.scene.graph()

    # --- slots ---

    @staticmethod
    def total(node: str) -> Slot:
        return Slot(node, Attribute.TOTAL)

    def _parts(self) -> list[str]:
        """Things that have a total, in the order of the story."""
        play = self.scene.in_play()
        return [t.id for t in self.scene.things if Attribute.TOTAL in play.get(t.id, ())]

    def _given(self) -> set[str]:
        return {s.node for s in self.scene.givens if s.attribute is Attribute.TOTAL}

    def _sum(self, ids: list[str]) -> Term:
        if not ids:
            raise DeadEnd("nothing to add up")
        if len(ids) == 1:
            return self.total(ids[0])
        return Apply("Sum", tuple(self.total(i) for i in ids))

    # --- what a phrase stands for ---

    def _named(self, phrase: Phrase) -> list[str]:
        """The things a coordinated phrase lists (故事书和科技书), or that share its head (木床: 单人木床, 双人木床)."""
        found: list[str] = []
        for piece in re.split(r"[和与及、]", phrase.text):
            sub = parse_phrase(piece, phrase.span)
            best = max(self.scene.things, key=lambda t: t.likeness([("any", sub)]), default=None)
            if best is not None and best.likeness([("any", sub)]) >= 0.6 and best.id not in found:
                found.append(best.id)
        return found

    def _kinds_of(self, phrase: Phrase) -> list[str]:
        """Things whose name ends in this one: the sorts of what the phrase names as a whole."""
        core = phrase.core
        if not core or phrase.marks:
            return []
        return [
            t.id
            for t in self.scene.things
            if any(n.core != core and n.core.endswith(core) for _, n in t.names) and not any(n.core == core for _, n in t.names)
        ]

    def _members_of(self, phrase: Phrase) -> list[str]:
        """Things that were listed inside what the phrase names: 六年级有男生59人，女生37人."""
        from fabula.extract.rules.phrases import similarity

        return [i for i, box in self.members.items() if similarity(box, phrase) >= 0.6]

    @property
    def _is_task(self) -> bool:
        return self.scene.type is ProblemType.TASK and "实际" not in self.problem.text

    def _group(self, phrase: Phrase) -> list[str]:
        if re.search(r"[和与及、]", phrase.text):
            named = self._named(phrase)
            if len(named) > 1:
                return named
        if GROUP.search(phrase.text) and not phrase.marks or phrase.sum and not phrase.whole:
            return self._parts()
        for found in (self._kinds_of(phrase), self._members_of(phrase)):
            if len(found) > 1:
                return found
        return []

    def _term(self, name: str, phrase: Phrase, subject: bool = False) -> Term:
        """The total a phrase speaks of."""
        if phrase.left and not (phrase.marks and subject):
            return self._remainder()
        if self._is_task and phrase.marks == {"现在"}:
            return self._remainder()
        group = self._group(phrase)
        if len(group) > 1:
            return self._sum(group)
        if (phrase.whole and not phrase.marks) or (self._is_task and phrase.marks <= {"原来", "计划"} and phrase.marks):
            return self._world(phrase)
        if PRONOUN.search(phrase.text) and not phrase.core and self.scene.focus:
            return self.total(self.scene.focus)
        if not phrase.names:
            return self._default(subject)
        if subject and phrase.marks and phrase.marks <= {"实际", "现在"} and self.scene.focus and not self._marked(phrase.marks):
            return self.total(self.scene.focus)
        id_ = self.scene.find(name, *self._query(phrase))
        if subject:
            self.scene.focus = id_
        return self.total(id_)

    def _marked(self, marks: frozenset[str]) -> bool:
        return any(marks & n.marks for t in self.scene.things for _, n in t.names)

    @staticmethod
    def _query(phrase: Phrase) -> list[Name]:
        who, what = split_owner(phrase.text, phrase.span)
        if what is not None:
            names: list[Name] = [("what", what)]
            if who is not None:
                names.insert(0, ("who", who))
            return names
        return [("any", phrase)]

    def _world(self, phrase: Phrase | None = None) -> Term:
        self.whole_used = True
        if phrase is not None and phrase.core and not self.scene.world_label:
            self.scene.world_label = phrase.core
            self.scene.world_span = phrase.span
        return self.total(WORLD)

    def _default(self, subject: bool) -> Term:
        if subject and self.scene.focus:
            return self.total(self.scene.focus)
        return self._world()

    def _remainder(self) -> Term:
        """What is left at this point of the story."""
        self._world()
        if not self.done:
            self.left_used = True
            return self.total(LEFT)
        return Apply("Left", (self.total(WORLD), *(self.total(d) for d in self.done)))

    # --- claims ---

    def _claim(self, claim: Claim) -> None:
        predicate = claim.construction.predicate
        if predicate == "Part":
            self._part(claim, claim.phrases["A"], None)
        elif predicate == "Part_of":
            self._part(claim, *_split(claim.phrases["A"]))
        elif predicate == "Rest":
            self.left_used = True
            self._world()
            id_ = self.scene.find("rest", ("any", claim.phrases["B"]))
            self.scene.relate("Equal", self.total(id_), self.total(LEFT), span=claim.clue.span)
            self.rest.add(id_)
        elif predicate in ("Part_plus", "Part_minus"):
            self._part(claim, *_split(claim.phrases["A"]))
        elif predicate in ("Gap", "Lag"):
            self._gap(claim, "More_than" if predicate == "Gap" else "Less_than")
        elif predicate in ("Grow", "Shrink"):
            self._change(claim, "Fraction_more" if predicate == "Grow" else "Fraction_less")
        else:
            self._compare(claim, predicate)

    def _compare(self, claim: Claim, predicate: str) -> None:
        if predicate == "Reverse":
            claim = replace(claim, phrases={"A": claim.phrases["B"], "B": claim.phrases["A"]})
            predicate = "Times_of"
        before = self.scene.focus
        if self._is_task and claim.phrases["B"].marks == {"原来"} and self.done:
            a = self._remainder()
        else:
            a = self._term("subject", claim.phrases["A"], subject=True)
        focus = self.scene.focus
        self.scene.focus = before
        b = self._term("base", claim.phrases["B"])
        self.scene.focus = focus
        if a == b:
            b = self._other(focus)
        quantities = [claim.quantities[x] for x in ("k", "n") if x in claim.quantities]
        if "C" in claim.phrases:
            self.scene.relate(predicate, a, b, self._term("part of", claim.phrases["C"]), self.scene.number(quantities[0]), span=claim.clue.span)
        else:
            self._relate(predicate, a, b, quantities, claim.clue.span)
        if isinstance(a, Slot):
            self._happened(a.node)

    def _gap(self, claim: Claim, predicate: str) -> None:
        """哪天卖得多？多多少？: the difference, without saying from what."""
        phrase, focus = claim.phrases["A"], self.scene.focus
        if self._is_task and claim.quantities["n"].value is None and self.done and not phrase.marks:
            self.scene.relate("Equal", self._sum(self.done), self.scene.number(claim.quantities["n"]), span=claim.clue.span)
            return
        things = [t.id for t in self.scene.things]
        if len(things) < 2 and not focus:
            self.scene.give(self._owner_slot(claim), claim.quantities["n"])
            return
        a = self.scene.find("subject", ("any", phrase)) if phrase.names and phrase.core + "".join(phrase.marks) else focus or things[-1]
        b = next((i for i in reversed(self._parts()) if i != a), WORLD)
        self.scene.focus = a
        self._relate(predicate, self.total(a), self.total(b), [claim.quantities["n"]], claim.clue.span)
        self._happened(a)

    def _owner_slot(self, claim: Claim) -> Slot:
        return self.total(self.scene.find("owner", ("any", claim.phrases["A"])))

    def _change(self, claim: Claim, predicate: str) -> None:
        """产量增加了20%: the new state against the old one."""
        was = self.scene.focus
        phrase = claim.phrases["A"]
        if claim.quantities["n"].value is None and len(self._parts()) > 1:
            now = self.scene.find("changed", ("any", phrase), create=False) or was
            self._relate(predicate, self.total(now), self._other(now), [claim.quantities["n"]], claim.clue.span)
            return
        if not was or not (phrase.marks - {m for _, n in self.scene.thing(was).names for m in n.marks}):
            self._part(claim, phrase, None)
            return
        now = self.scene.new(("any", phrase))
        self.scene.focus = now
        self._relate(predicate, self.total(now), self.total(was), [claim.quantities["n"]], claim.clue.span)
        self._happened(now)

    def _other(self, focus: str) -> Term:
        others = [t.id for t in self.scene.things if t.id != focus]
        return self.total(others[-1]) if others else self._world()

    def _relate(self, predicate: str, a: Term, b: Term, quantities: list[Quantity], span: tuple[int, int]) -> None:
        if predicate == "Ratio":
            (q,) = quantities
            self.scene.relate("Ratio", a, b, *(Number(p, quantity=q.index) for p in q.parts[:2]), span=span)
            return
        if predicate == "Differ":
            predicate = "More_than"
        numbers = [self.scene.number(q) for q in quantities]
        if predicate == "Times_of" and quantities[-1].kind is not Kind.TIMES and quantities[-1].asks != "times":
            predicate = "Fraction_of"
        self.scene.relate(predicate, a, b, *numbers, span=span)

    def _part(self, claim: Claim, subject: Phrase, base: Phrase | None) -> None:
        """第一天修了全长的30%; 第二天修了25%: a part of the whole, or of what was left."""
        n = claim.quantities["n"]
        left = base is not None and base.left
        group = self._group(subject)
        if subject.left and not subject.marks and not left:
            self.left_used = True
            a: Term = self.total(LEFT)
        elif len(group) > 1:
            a = self._sum(group)
        else:
            id_ = self.scene.find("part", ("any", subject)) if subject.names else self.scene.new(("any", subject))
            self.scene.focus = id_
            a = self.total(id_)
        if left:
            b = self._remainder()
        elif base is not None and not base.whole and (base.core or base.marks):
            b = self._base(base)
        else:
            b = self._world(base)
        if "k" in claim.quantities:
            name = "Times_plus" if claim.construction.predicate == "Part_plus" else "Times_minus"
            self._relate(name, a, b, [claim.quantities["k"], n], claim.clue.span)
        else:
            self._relate("Fraction_of", a, b, [n], claim.clue.span)
        if isinstance(a, Slot):
            self._happened(a.node)

    def _base(self, base: Phrase) -> Term:
        known = self.scene.find("base", ("any", base), create=False)
        options: list[tuple[Term, float]] = [(self.total(WORLD), 0.5 if known else 0.0)]
        if known:
            options.append((self.total(known), 0.0))
        term = self.choices.pick("base or whole", options)
        return self._world(base) if term == self.total(WORLD) else term

    def _happened(self, node: str) -> None:
        if node not in self.done and node not in (WORLD, LEFT):
            self.done.append(node)

    # --- figures ---

    def _asks_for_all(self, figure: Figure) -> bool:
        """这个工厂有职工多少人 after 男职工 and 女职工; 一天生产多少 after 上午 and 下午."""
        if not figure.asked or len(self._parts()) < 2:
            return False
        before, after = figure.before, figure.after
        _, what = split_owner(before.text, before.span)
        if any(len(self._kinds_of(p)) > 1 for p in (what, after, before) if p is not None and p.core):
            return True
        return bool(PERIOD.search(before.text))

    def _figure(self, figure: Figure) -> None:
        role = self.choices.pick("role", self._roles(figure))
        q = figure.quantity
        if role == "next":
            done = tuple(self.total(d) for d in self.done)
            if not done:
                raise DeadEnd("nothing was read before")
            self.scene.relate("Next_after", self.scene.number(q), *done, span=figure.clue.span)
        elif role == "sum":
            self.later.insert(0, lambda: self._sum_is(figure)) if not figure.asked else self._sum_is(figure)
        elif role == "left":
            self.left_used = True
            self.scene.give(self.total(LEFT), q)
        elif role == "whole":
            self._world(figure.before if figure.before.core else figure.after)
            self.scene.give(self.total(WORLD), q)
        else:
            id_ = self._owner(figure)
            self.scene.focus = id_
            self.scene.give(self.total(id_), q)
            self._happened(id_)
            if self._is_task and INFLOW.search(figure.before.text) and self.whole_used:
                self.inflow.add(id_)

    def _owner(self, figure: Figure) -> str:
        before, after = figure.before, figure.after
        query = self._names(before, after)
        taken = self._given() if figure.asked else ()
        if not any(p.names for _, p in query) and not figure.asked and self.scene.focus and self.scene.focus not in self._given():
            return self.scene.focus
        if not any(p.names for _, p in query):
            free = [t.id for t in self.scene.things if t.id not in taken]
            if figure.asked and free:
                return self.choices.pick("asked", [(i, 0.3 * n) for n, i in enumerate(reversed(free))])
            return self.scene.new(*query)
        if figure.asked:
            return self._asked(query, taken)
        id_ = self.scene.find("owner", *query)
        self._contain(id_, figure, query)
        return id_

    def _asked(self, query: list[Name], taken: set[str]) -> str:
        free = [t for t in self.scene.things if t.id not in taken]
        ranked = sorted(((t.likeness(query), t.id) for t in free), reverse=True)
        options = [(i, 1.0 - s) for s, i in ranked]
        return self.choices.pick("asked", options) if options else self.scene.new(*query)

    def _contain(self, id_: str, figure: Figure, query: list[Name]) -> None:
        """Remember what a thing is part of: 六年级有男生59人，女生37人; 昨天上午80个，下午100个."""
        sentence = self.problem.clauses[figure.clue.clause].sentence
        roles = dict(query)
        box: Phrase | None = None
        if "who" in roles and "what" in roles:
            box = roles["who"]
        elif len(figure.before.marks) > 1:
            box = replace(figure.before, marks=figure.before.marks - {"上午", "下午"}, core="")
        elif "any" in roles and len(words := cut_words(roles["any"].core)) > 1:
            box = parse_phrase("".join(words[:-1]), roles["any"].span)
        if box is not None:
            self.container = (box, sentence)
        elif self.container is not None and self.container[1] != sentence:
            self.container = None
        if self.container is not None:
            self.members[id_] = self.container[0]

    @staticmethod
    def _names(before: Phrase, after: Phrase) -> list[Name]:
        who, what = split_owner(before.text, before.span)
        object_ = what if what is not None else (after if after.core and not after.text.startswith("的") else None)
        if object_ is not None:
            subject = who if who is not None else (before if what is None and before.names else None)
            names: list[Name] = [("what", object_)]
            if subject is not None:
                names.insert(0, ("who", subject))
            return names
        return [("any", before)]

    def _roles(self, figure: Figure) -> list[tuple[str, float]]:
        before, after = figure.before, figure.after
        if figure.asked and NEXT.search(self.problem.text[figure.position - 4 :]):
            return [("next", 0.0)]
        if figure.asked and not figure.quantity.unit and not before.names:
            before = parse_phrase(before.text + after.text.rstrip("。？"), before.span)
        exact = re.search("正好|恰好|刚好", before.text) and not before.names and len(self._parts()) > 1
        if exact and not figure.asked:
            return [("sum", 0.0), ("own", 0.2)]
        if figure.asked and has(before.text, "reduce") and self.done and self._is_task:
            return [("sum", 0.0), ("left", 1.0)]
        if before.sum and self._names_one(figure):
            return [("own", 0.0), ("sum", 0.4), ("whole", 0.7)]
        if figure.asked and self._speaks_of_whole() and self.total(WORLD) not in self.scene.givens and not self._likely(figure):
            return [("whole", 0.0), ("own", 0.4), ("left", 1.0)]
        grouped = bool(GROUP.search(before.text)) and not before.marks
        if self._asks_for_all(figure):
            return [("sum", 0.0), ("own", 0.5), ("whole", 0.6)]
        if figure.asked and self.inflow and re.search("现在|这时|现有", before.text):
            return [("left", 0.0), ("own", 0.8)]
        left = before.left or after.left or (has(before.text, "left_ask") and not before.marks)
        if left and figure.asked and not (before.whole and not after.left and not has(before.text, "left_ask")):
            return [("left", 0.0), ("own", 1.0), ("whole", 1.0)]
        if before.whole and not grouped and not before.left and not before.marks - {"原来", "计划"}:
            return [("whole", 0.0), ("own", 0.8), ("sum", 1.2)]
        if before.left or after.left or has(before.text, "left_ask") and not before.marks:
            return [("left", 0.0), ("own", 1.0), ("whole", 2.0)]
        if self._is_task and before.marks and before.marks <= {"原来", "计划"}:
            return [("whole", 0.0), ("own", 0.8)]
        if before.sum or after.sum or grouped or figure.asked and has(before.text, "reduce") and self.done:
            first = not self.scene.things
            if figure.asked and self._is_task and self.whole_used and not grouped and self.total(WORLD) not in self.scene.givens:
                return [("whole", 0.0), ("sum", 0.5), ("own", 1.0)]
            return [("sum", 0.8 if first else 0.0), ("whole", 0.0 if first else 0.6), ("own", 0.7)]
        if before.marks and not before.marks == {"原来"}:
            return [("own", 0.0), ("whole", 1.5)]
        if "其中" in before.text:
            return [("own", 0.0), ("whole", 1.2)]
        events = self.scene.type is ProblemType.TASK or "其中" in self.problem.text or self._speaks_of_whole()
        if events and not self.whole_used and not self.scene.things:
            return [("whole", 0.0), ("own", 0.7)]
        return [("own", 0.0), ("whole", 0.5 if events else 0.9), ("sum", 2.0)]

    def _likely(self, figure: Figure) -> bool:
        """True if what is asked has a name that fits something we know."""
        query = self._names(figure.before, figure.after)
        return bool(figure.before.left or figure.after.left) or any(t.likeness(query) >= 0.6 for t in self.scene.things)

    def _names_one(self, figure: Figure) -> bool:
        """共 of one thing, not of several: 去年共收苹果95吨, 共有女会员55人 (compared later)."""
        before = figure.before
        if GROUP.search(before.text) or re.search("[和与及、]", before.text):
            return False
        if len(before.marks) == 1:
            return True
        query = self._names(before, figure.after)
        if figure.asked:
            return any(t.likeness(query) >= 0.8 and t.id not in self._given() for t in self.scene.things)
        what = dict(query).get("what")
        bases = (c.phrases[k] for c in self.facts if isinstance(c, Claim) for k in ("A", "B") if k in c.phrases)
        return what is not None and any(p.core == what.core for p in bases)

    def _speaks_of_whole(self) -> bool:
        phrases = (p for f in self.facts if isinstance(f, Claim) for p in f.phrases.values())
        return any(p.whole and not p.marks for p in phrases)

    def _sum_is(self, figure: Figure) -> None:
        group = self._group(figure.before)
        ids = group if len(group) > 1 else self._parts()
        if len(ids) < 2:
            self._world()
            self.scene.give(self.total(WORLD), figure.quantity)
            return
        n = self.scene.number(figure.quantity)
        self.scene.relate("Equal", self._sum(ids), n, span=figure.clue.span)

    # --- the end ---

    def _finish(self) -> None:
        parts = [p for p in self._parts() if p not in self.rest]
        if self.left_used and parts:
            self.whole_used = True
            if self.inflow and (out := [p for p in parts if p not in self.inflow]):
                came = Apply("Sum", (self.total(WORLD), *(self.total(i) for i in sorted(self.inflow))))
                self.scene.relate("Remains", self.total(LEFT), came, *(self.total(p) for p in out))
            else:
                self.scene.happens("left", LEFT, WORLD, *parts)
        elif self.whole_used and parts:
            complete = re.search(r"完|正好|其余|剩|全部|男.*女|女.*男", self.problem.text)
            given = self.total(WORLD) in self.scene.givens and not self._speaks_of_whole()
            options = [("open", 0.0), ("complete", 0.1 if given else 0.3 if complete else 1.0)]
            if self.choices.pick("complete", options) == "complete":
                self.scene.happens("parts", WORLD, *parts)
        numbers = (a for r in self.scene.relations for a in r.args if isinstance(a, Number))
        if not self.scene.givens and not any(n.unit for n in numbers):
            base = next((r.args[1] for r in self.scene.relations if len(r.args) > 1 and isinstance(r.args[1], Slot)), None)
            self.scene.happens("unit_one", base.node if isinstance(base, Slot) else WORLD)


def _split(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """第一周完成全长 → (第一周完成, 全长): the base is what follows the verb."""
    text = phrase.text
    cuts = [m.end() for m in class_regex("verb").finditer(text)]
    role = [m.start() for c in ("whole", "left") for m in class_regex(c).finditer(text) if m.start() > 0]
    cut = max(role) if role else (cuts[-1] if cuts else len(text))
    cut = cut + (1 if text[cut : cut + 1] == "了" else 0)
    start = phrase.span[0]
    return (
        parse_phrase(text[:cut], (start, start + cut)),
        parse_phrase(text[cut:], (start + cut, phrase.span[1])),
    )

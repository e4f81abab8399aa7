"""Interpreter for journeys: who travels how fast, how long and how far, in which stretch of the story."""

from __future__ import annotations

from dataclasses import replace

from fabula.extract.rules.course import settle_course, whole_is_one
from fabula.extract.rules.facts import Claim, Fact, Figure
from fabula.extract.rules.interpreter import AGAINST_BEFORE, AMOUNT, RATE, SHARES, TOTAL, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.meetings import settle_meeting
from fabula.extract.rules.phrases import Phrase, listed, parse_phrase
from fabula.extract.rules.scene import LEFT, WORLD
from fabula.extract.rules.stretches import BOAT, CURRENT, ROUND, SHARE, SPECIAL_LABELS, TRAIN, Stretches
from fabula.extract.rules.targets import targets
from fabula.extract.rules.waypoints import settle_midpoint, settle_pauses
from fabula.parse.kbest import DeadEnd
from fabula.situation import Apply, Attribute, Number, Slot, Term, Unknown
from fabula.text import Kind
from fabula.text.units import dimension


def _weight(turn: str) -> int:
    """With the stream or against it says more than there and back, and that more than any other turn."""
    if has(turn, "downstream") or has(turn, "upstream"):
        return 0
    return 1 if has(turn, "back") or has(turn, "out") else 2


class JourneyInterpreter(Stretches):
    """One reading of a problem's facts as journeys."""

    def read(self) -> None:
        """Clause by clause, since the clauses without a fact also say who moves and what turn it takes."""
        by_clause: dict[int, list[Fact]] = {}
        for fact in self.facts:
            by_clause.setdefault(fact.clue.clause, []).append(fact)
        sentence = 0
        for index, clause in enumerate(self.problem.clauses):
            text = clause.span.of(self.problem.text)
            if clause.sentence != sentence:
                self.turn, sentence = "", clause.sentence
                self.on_the_rest = False
            self.on_the_rest |= index not in by_clause and has(text, "rest_of_way") and not has(text, "meet")
            self._enter(text)
            for fact in by_clause.get(index, []):
                self.take(fact)

    def _enter(self, text: str) -> None:
        """A clause begins: who moves, and the turn that the story takes."""
        self.find_mover(text)
        told = text.split("比", 1)[0]  # 比原计划早到1小时 is told of the other journey
        turns = [match[0] for match in cue("turn").finditer(told)]
        if turns:
            self.turn = min(turns, key=_weight)

    # --- figures ---

    def figure(self, figure: Figure) -> None:
        quantity, per = figure.quantity, figure.clue.per
        if figure.asked and not quantity.unit and not has(figure.before.text[-6:], "speed"):
            # 多少 without a unit: what it is may follow (行了多少小时的路程？)
            text = figure.before.text + figure.after.text.rstrip("。？")
            figure = replace(figure, before=parse_phrase(text, figure.before.span))
        attribute = self._attribute(figure)
        if quantity.kind is Kind.CLOCK:
            self.clocks.append(quantity)
            return
        target = self.choices.pick("stretch", targets(self, figure, attribute))
        if special := self._special(figure, attribute):
            self.special.add(special)
            self.give(special, attribute, quantity, per)
        elif target == "gap":
            self.gap = figure
        elif target == "shared":
            self.shared.append(figure)
        elif target == "start":
            self.head_start = (self._early(figure), quantity)
        elif target == "pause":
            self.pauses.append(quantity)
        elif target == "midpoint":
            self.midpoint = figure
        else:
            self.give(self._target(target, attribute, figure.asked), attribute, quantity, per)

    def _early(self, figure: Figure) -> str:
        """Who sets out first: the one that moves now, but 6分钟后哥哥去追 names the one that follows."""
        late = self.told_of(figure.after.text) if has(figure.after.text, "then") else ""
        if not late or late != self.agent:
            return self.agent
        return next((agent for agent in self.movers if agent != late), self.agent)

    def _target(self, target: str, attribute: Attribute, asked: bool) -> str:
        """The node that a target is."""
        match target:
            case "round":
                self.round = True
                return ROUND
            case "whole":
                self.whole = True
                return WORLD
            case "left":
                self.rest = True
                return LEFT
            case _:
                return self.place(attribute, self.turn, asked)

    def _attribute(self, figure: Figure) -> Attribute:
        """Speed, time or distance, by the unit and the words around the number."""
        quantity, before = figure.quantity, figure.before.text
        if dimension(quantity.unit) == "time":
            return AMOUNT
        if figure.clue.per or has(before[-6:], "speed"):
            return RATE
        end = quantity.span.end
        timed = has(before[-4:], "time_word") or has(quantity.text, "how_long")
        if not quantity.unit and (timed or has(self.problem.text[end : end + 2], "time_word")):
            return AMOUNT
        return TOTAL

    def _special(self, figure: Figure, attribute: Attribute) -> str:
        """The boat in still water, the current, the train's own length: they have nodes of their own."""
        before = figure.before.text
        if attribute is RATE and has(before, "current"):
            return CURRENT
        if attribute is RATE and has(before, "still_water"):
            return BOAT
        long_train = has(before, "train_length") or has(figure.after.text, "long_train")
        if attribute is TOTAL and has(self.text, "bridge") and long_train:
            return TRAIN
        return ""

    # --- claims ---

    def claim(self, claim: Claim) -> None:
        if "n" not in claim.quantities:
            return
        predicate, attribute = claim.predicate, self._compared(claim)
        if predicate == "Shares":  # 客车与货车的速度比是3:2
            pieces = listed(claim.phrases["A"])
            if len(pieces) != 2:
                raise DeadEnd("a ratio of more than two journeys")
            claim = replace(claim, phrases=dict(zip("AB", pieces, strict=True)))
            predicate = "Ratio"
        if predicate == "Reverse":
            claim = replace(claim, phrases={"A": claim.phrases["B"], "B": claim.phrases["A"]})
            predicate = "Times_of"
        if predicate in SHARES:
            self._part(claim)
        elif predicate in AGAINST_BEFORE:
            self._against_before(claim, attribute)
        else:
            self._compare(claim, predicate, attribute)

    def _compare(self, claim: Claim, predicate: str, attribute: Attribute) -> None:
        """客车的速度是货车的1.2倍."""
        a = self._subject(claim.phrases["A"], attribute)
        b = self._base(claim.phrases.get("B"), attribute, a)
        if a == b:
            b = Slot(self._other_case(claim.phrases.get("B")), attribute)
        between: list[Term] = []
        if predicate in ("More_by_part", "Less_by_part"):  # 比乙多行全程的1/5
            between = [total(WORLD)]
            self.whole = True
        self.compare(claim, predicate, a, b, *between, per=claim.clue.per if attribute is RATE else "")

    def _compared(self, claim: Claim) -> Attribute:
        """What a claim compares: times, speeds or distances; often the words do not say."""
        n, text = claim.quantities["n"], claim.clue.text
        if dimension(n.unit) == "time" or has(text, "time_word"):
            return AMOUNT
        if claim.clue.per or n.per or has(text, "speed"):
            return RATE
        if n.kind is Kind.NUMBER or n.unit:
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.4)])
        if has(self.problem.text[: claim.position], "each") and not has(text, "road"):
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.3)])
        return TOTAL

    def _subject(self, phrase: Phrase, attribute: Attribute) -> Slot:
        """Whose attribute is compared; without a name, that of the one that moves."""
        named = self._named(phrase.text, attribute, subject=True)
        return Slot(named or self.stretch(self.agent, self.turn), attribute)

    def _base(self, phrase: Phrase | None, attribute: Attribute, subject: Slot) -> Slot:
        """With what it is compared; without a name, with what else was told."""
        if phrase is not None and (named := self._named(phrase.text, attribute, subject=False)):
            return Slot(named, attribute)
        if phrase is not None and phrase.core:
            return Slot(self.stretch(phrase.core), attribute)
        others = [n for n in self.stretches() if Slot(n, attribute) != subject]
        if not others:
            raise DeadEnd("nothing to compare with")
        return Slot(others[-1], attribute)

    def _other_case(self, phrase: Phrase | None) -> str:
        """每小时行60千米，比原计划早到1小时: the journey as it was planned, of which nothing was told yet."""
        turn = cue("turn").search(phrase.text) if phrase is not None else None
        if turn is None or (self.agent, turn[0]) in self.turns:
            raise DeadEnd("a thing is compared with itself")
        return self.open(self.agent, turn[0])

    def _named(self, text: str, attribute: Attribute, subject: bool) -> str:
        """The node that a text names: what is left, the whole way, a mover's stretch, a turn; '' if none."""
        if has(text, "not_yet"):
            self.rest = True
            return LEFT
        agent, turn = self.told_of(text), cue("turn").search(text)
        if attribute is TOTAL and not agent and has(text, "road") and has(text, "whole_way"):
            self.whole = True
            return WORLD
        if agent:
            if subject:
                self.agent = agent
            return self.stretch(agent, turn[0] if turn else "")
        return self.turned(turn[0]) if turn else ""

    def _part(self, claim: Claim) -> None:
        """行了全程的3/5; 还剩全程的1/4; 第二天行了余下的1/3."""
        text = claim.phrases["A"].text
        self.whole = True
        base: Term = total(WORLD)
        left = has(text, "to_go")
        if left and has(text, "of_remainder") and (gone := self.stretches()):
            base = Apply("Left", (total(WORLD), *map(total, gone)))
            left = False
        part = LEFT if left else SHARE if self._works_jointly(text) else self._portion(text)
        self.rest |= left
        self.compare(claim, SHARES[claim.predicate], total(part), base)

    def _works_jointly(self, text: str) -> bool:
        """两人合做4天，完成这项工程的2/3: what several do together, each of whom could do all of it."""
        joint = self.joint and has(self.text, "joint_work") and len(self.movers) > 1
        self.portion |= joint and not has(text, "mover")
        return self.portion

    def _portion(self, text: str) -> str:
        """The stretch that is a part: the one just told (行了160千米，正好是全程的4/7), or another."""
        current = self.current_stretch()
        if current and has(text, "exactly") and self.given(current, TOTAL):
            return current
        node = self.place(TOTAL, self.turn, asked=False)
        told = any(r.args[0] == total(node) for r in self.scene.relations)
        return self.open(self.agent) if told else node

    def _against_before(self, claim: Claim, attribute: Attribute) -> None:
        """返回时少用了1小时; 实际每小时多行7千米: against the stretch before."""
        nodes = self.stretches()
        if not nodes:
            raise DeadEnd("nothing before to compare with")
        if not self.turn and len(self.movers) > 1:
            self._between_movers(claim, attribute)
            return
        mine = self.agents.get(self.agent, nodes)
        first = mine[0] if mine else nodes[0]
        now = self.turns.get((self.agent, self.turn), "") if self.turn else ""
        if now in ("", first):
            now = mine[1] if len(mine) > 1 else self.open(self.agent, self.turn or "后来")
        per = claim.clue.per if attribute is RATE else ""
        a, b = Slot(now, attribute), Slot(first, attribute)
        self.compare(claim, AGAINST_BEFORE[claim.predicate], a, b, per=per)

    def _between_movers(self, claim: Claim, attribute: Attribute) -> None:
        """哪辆车快？每小时快多少千米？: the one against the other; the numbers tell which."""
        a, b = (Slot(self.agents[m][0], attribute) for m in self.movers[:2])
        options = [((a, b), 0.0), ((b, a), 0.1)]
        if self.agent == self.movers[1]:
            options = [((b, a), 0.0), ((a, b), 0.1)]
        one, other = self.choices.pick("who is ahead", options)
        per = claim.clue.per if attribute is RATE else ""
        self.compare(claim, AGAINST_BEFORE[claim.predicate], one, other, per=per)

    # --- the end ---

    def settle(self) -> None:
        self._settle_clocks()
        self._settle_specials()
        settle_pauses(self)
        settle_midpoint(self)
        if self.round:
            self.scene.role(ROUND, "往返" if has(self.text, "round_trip") else "全部行程")
        if settle_meeting(self):
            return
        self._settle_shared()
        settle_course(self)
        whole_is_one(self)

    def _settle_clocks(self) -> None:
        """From 8时 to 11时 takes three hours; asked for a clock time, it is the start plus that time."""
        numbers = [Number(c.value, "小时", "", c.index) for c in self.clocks if c.value is not None]
        nodes, goal = self.stretches(), self.scene.goal
        if not numbers or not nodes:
            return
        if len(numbers) > 1:
            start, end = numbers[:2]
            if end.value < start.value:  # 上午8时, 下午3时
                end = replace(end, value=end.value + 12)
            rests = [self.scene.number(pause) for pause in self.pauses]
            lasts: Term = Apply("Difference", (end, start))
            moves = Apply("Left", (lasts, *rests)) if rests else lasts
            self.scene.relate("Equal", Slot(nodes[0], AMOUNT), moves)
        elif goal is not None and goal.asks == "clock" and isinstance(goal.term, Slot):
            self.scene.goal = replace(goal, term=Unknown())
            self.scene.relate("More_than", Unknown(), Slot(goal.term.node, AMOUNT), numbers[0])

    def _settle_specials(self) -> None:
        """A train on a bridge goes its own length too; a boat is helped or hindered by the current."""
        water = {CURRENT, BOAT} if self.special & {CURRENT, BOAT} else set()
        for name in (*sorted(self.special), *(water - self.special)):
            self.scene.role(name, SPECIAL_LABELS[name])
        nodes = self.stretches()
        if TRAIN in self.special and nodes:
            self.scene.happens("bridge", nodes[0], TRAIN, WORLD)
        for (_, turn), node in self.turns.items() if water else ():
            if has(turn, "downstream"):
                self.scene.happens("downstream", node, BOAT, CURRENT)
            elif has(turn, "upstream"):
                self.scene.happens("upstream", node, BOAT, CURRENT)

    def _settle_shared(self) -> None:
        """各行了3小时: the time of every stretch, if they did not meet."""
        nodes = self.stretches()
        if len(nodes) > 1 and self.shared and has(self.text, "apiece"):
            self.give(nodes[0], AMOUNT, self.shared[0].quantity)
            for node in nodes[1:]:
                self.scene.happens("same_time", nodes[0], node)
            return
        for figure in self.shared:
            self.give(self.place(AMOUNT, "", figure.asked), AMOUNT, figure.quantity)

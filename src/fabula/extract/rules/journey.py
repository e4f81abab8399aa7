"""Interpreter for journeys: who travels how fast, how long and how far, in which stretch of the story."""

from __future__ import annotations

from dataclasses import replace

from fabula.extract.rules.contrasts import Contrasts
from fabula.extract.rules.course import settle_course, whole_is_one
from fabula.extract.rules.facts import Claim, Fact, Figure
from fabula.extract.rules.interpreter import AGAINST_BEFORE, AMOUNT, RATE, SHARES, TOTAL, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.meetings import settle_meeting
from fabula.extract.rules.phrases import listed, parse_phrase
from fabula.extract.rules.scene import LEFT, WORLD
from fabula.extract.rules.stretches import BOAT, CURRENT, ROUND, SHARE, SPECIAL_LABELS, TRAIN
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


class JourneyInterpreter(Contrasts):
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
        predicate, attribute = claim.predicate, self.compared(claim)
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
            self.against_before(claim, attribute)
        else:
            self.compare_ways(claim, predicate, attribute)

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
        several = self.joint and has(self.text, "joint_work") and len(self.movers) > 1
        jointly = several and not has(text, "mover")
        self.portion |= jointly
        return jointly

    def _portion(self, text: str) -> str:
        """The stretch that is a part: the one just told (行了160千米，正好是全程的4/7), or another."""
        current = self.current_stretch()
        if current and has(text, "exactly") and self.given(current, TOTAL):
            return current
        node = self.place(TOTAL, self.turn, asked=False)
        told = any(r.args[0] == total(node) for r in self.scene.relations)
        return self.open(self.agent) if told else node

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

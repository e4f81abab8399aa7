"""Interpreter for journeys: who travels how fast, how long and how far, in which stretch of the story."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from fabula.extract.rules.facts import Claim, Fact, Figure, has
from fabula.extract.rules.lexicon import class_regex
from fabula.extract.rules.phrases import Phrase, parse_phrase
from fabula.extract.rules.scene import LEFT, WORLD, Scene, Thing
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Apply, Attribute, NodeKind, Number, ParseGraph, ProblemType, Slot, Term, Unknown
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import dimension

RATE, AMOUNT, TOTAL = Attribute.RATE, Attribute.AMOUNT, Attribute.TOTAL
_TURN = re.compile(r"去时|去的时候|返回|回来|往返|回|上山|下山|上坡|下坡|计划|实际|提速|以前|原来|现在|顺[水流风]|逆[水流风]|前(?=[\ue000-\ue0ff])|后(?=[\ue000-\ue0ff])|(?:上午|下午|晚上|夜间)(?![\d一二三四五六七八九十])|如果|若|又|接着|然后|第[一二三四五六七八九十1-9](?:天|小时|次|段)?|照这样|改")
_BRIDGE = re.compile("桥|隧道|山洞")
_SPEED = re.compile("速度|时速|车速|水速|船速|速为|速是|速=")
_EXACTLY = re.compile("正好|恰好|刚好|占|是|相当于")
_ROUND = "R"
_BACK = re.compile(r"返回|回来|回|下山|下坡")
_OUT = re.compile(r"去时|去的时候|上山|上坡|前往")


class JourneyInterpreter:
    """One reading of a problem's facts as journeys."""

    def __init__(
        self, problem: Problem, facts: tuple[Fact, ...], choices: Choices, masked_text: str, type_: ProblemType
    ) -> None:
        self.problem = problem
        self.text = masked_text
        self.facts = facts
        self.scene = Scene(problem, type_, choices)
        self.choices = choices
        self.agents: dict[str, list[str]] = {}  # mover → its stretches, in order
        self.agent = ""
        self.turn = ""
        self.turns: dict[tuple[str, str], str] = {}
        self.asked: dict[str, Attribute] = {}
        self.later: list[Callable[[], None]] = []
        self.shared: list[Figure] = []
        self.gap: Figure | None = None
        self.whole = False
        self.round = False
        self.rest = False
        self.head_start: tuple[str, Quantity] | None = None
        self.clocks: list[Quantity] = []
        self.special: set[str] = set()
        origin = re.search(r"从(\w{1,6}?)(?:开往|出发|到|去|驶|开出)", problem.text)
        self.origin = origin[1] if origin else "\0"

    # --- reading ---

    def run(self) -> ParseGraph:
        starts = [c.span.start for c in self.problem.clauses]
        by_clause: dict[int, list[Fact]] = {}
        for fact in self.facts:
            by_clause.setdefault(fact.clue.clause, []).append(fact)
        self.joint = has(self.text, "meet") or has(self.text, "catch") or has(self.text, "opposite")
        for index in range(len(starts)):
            self._clause(index, by_clause.get(index, []))
        for action in self.later:
            action()
        self._settle()
        return self.scene.graph()

    def _clause(self, index: int, facts: list[Fact]) -> None:
        clause = self.problem.clauses[index]
        text = clause.span.of(self.problem.text)
        if index and clause.sentence != self.problem.clauses[index - 1].sentence:
            self.turn = ""
        self._movers(text)
        turns = [m[0] for m in _TURN.finditer(text)]
        if turns:
            self.turn = next((t for t in turns if _BACK.search(t) or _OUT.search(t)), turns[0])
        for fact in facts:
            if isinstance(fact, Claim):
                self._claim(fact)
            else:
                self._figure(fact)

    def _movers(self, text: str) -> None:
        """Who moves in this clause: the first mover named in it, if any."""
        head = re.split("比|是|相当于|占|追上", text)[0]
        for match in class_regex("mover").finditer(head):
            lead = text[: match.start()]
            if re.search(r"[这该].?$", lead) and self.agent:
                return
            name = f"另{match[0]}" if re.search(r"另一?.?$", lead) else match[0]
            self.agent = self._known(name)
            return

    def _known(self, name: str) -> str:
        for known in filter(None, self.agents):
            if known == name or (len(name) > 1 and (known.endswith(name) or name.endswith(known)) and known[0] == name[0]):
                return known
            if known[0] in "甲乙丙AB" and name[0] == known[0]:
                return known
        if name in ("车", "船") and len(self.agents) == 1:
            return next(iter(self.agents))
        return name

    # --- stretches ---

    def _node(self, agent: str, turn: str = "") -> str:
        """The stretch of an agent's journey that a turn of the story opens, or its current one."""
        if (agent, turn) in self.turns:
            return self.turns[agent, turn]
        if not turn and self.agents.get(agent):
            return self.agents[agent][-1]
        return self._open(agent, turn)

    def _open(self, agent: str, turn: str) -> str:
        stretches = self.agents.setdefault(agent, [])
        label = agent or "行程"
        if turn:
            label = f"{label}（{turn}）"
        elif stretches:
            label = f"{label}（第{len(stretches) + 1}段）"
        kind = NodeKind.EVENT if stretches or turn else NodeKind.AGENT
        phrase = parse_phrase(label, (0, 0))
        id_ = self.scene.new(("any", phrase), kind=kind, label=label)
        stretches.append(id_)
        self.turns[agent, turn or f"#{len(stretches)}"] = id_
        return id_

    def _place(self, attribute: Attribute, agent: str, turn: str, asked: bool) -> str:
        """Where a value belongs: the current stretch if that attribute is still free there, else a new one."""
        node = self._node(agent, turn)
        slot = Slot(node, attribute)
        if slot in self.scene.givens or (self.scene.goal is not None and self.scene.goal.term == slot):
            if asked and slot in self.scene.givens and len(self.agents.get(agent, [])) > 1:
                free = [n for n in self.agents[agent] if Slot(n, attribute) not in self.scene.givens]
                if free:
                    return free[-1]
            return self._open(agent, f"{turn}{len(self.agents[agent]) + 1}" if turn else "")
        return node

    # --- figures ---

    def _attribute(self, quantity: Quantity, per: str, phrase: Phrase) -> Attribute:
        if dimension(quantity.unit) == "time":
            return AMOUNT
        if per or _SPEED.search(phrase.text[-6:]):
            return RATE
        if not quantity.unit and ("时间" in phrase.text[-4:] or re.search("久|时间", quantity.text) or "时间" in self._after(quantity)):
            return AMOUNT
        return TOTAL

    def _after(self, quantity: Quantity) -> str:
        return self.problem.text[quantity.span.end : quantity.span.end + 2]

    def _figure(self, figure: Figure) -> None:
        q, before = figure.quantity, figure.before
        if figure.asked and not q.unit and not _SPEED.search(before.text[-6:]):
            before = parse_phrase(before.text + figure.after.text.rstrip("。？"), before.span)
            figure = replace(figure, before=before)
        attribute = self._attribute(q, figure.clue.per, before)
        if q.kind is Kind.CLOCK:
            self.clocks.append(q)
            return
        target = self.choices.pick("stretch", self._targets(figure, attribute))
        if special := self._special(figure, attribute):
            self._give(Slot(special, attribute), q, figure.clue.per)
        elif target == "gap":
            self.gap = figure
        elif target == "shared":
            self.shared.append(figure)
        elif target == "start":
            self.head_start = (self.agent, q)
        elif target == _ROUND:
            self.round = True
            self._give(Slot(_ROUND, attribute), q, figure.clue.per)
        elif target in (WORLD, LEFT):
            self.whole |= target == WORLD
            self.rest |= target == LEFT
            self._give(Slot(target, attribute), q, figure.clue.per)
        else:
            turn = self.turn
            node = self._place(attribute, self.agent, turn, figure.asked)
            self._give(Slot(node, attribute), q, figure.clue.per)

    def _special(self, figure: Figure, attribute: Attribute) -> str:
        """The boat in still water, the current, the train's own length: things that have a node of their own."""
        before = figure.before.text
        node = ""
        if attribute is RATE and re.search("水速|水流|水的速度|风速", before):
            node = "current"
        elif attribute is RATE and re.search("静水|船速|无风", before):
            node = "boat"
        elif attribute is TOTAL and _BRIDGE.search(self.text) and re.search("车长|列车长|火车.{0,4}长|车身|车全长", before):
            node = "train"
        if node:
            self.special.add(node)
        return node

    def _specials(self) -> None:
        for node in sorted(self.special):
            self._node_thing(node, {"current": "水流", "boat": "静水中的船", "train": "车身"}[node])
        nodes = self._stretches()
        if "train" in self.special and nodes:
            self.scene.happens("bridge", nodes[0], "train", WORLD)
        if not self.special & {"current", "boat"}:
            return
        for name in {"current", "boat"} - self.special:
            self._node_thing(name, "水流" if name == "current" else "静水中的船")
        for (_, turn), node in self.turns.items():
            if turn[0] == "顺":
                self.scene.happens("downstream", node, "boat", "current")
            elif turn[0] == "逆":
                self.scene.happens("upstream", node, "boat", "current")

    def _give(self, slot: Slot, quantity: Quantity, per: str) -> None:
        self.scene.give(slot, quantity, quantity.per or per)

    def _targets(self, figure: Figure, attribute: Attribute) -> list[tuple[str, float]]:
        text, before, after = figure.clue.text, figure.before.text, figure.after.text
        around = before + after
        if attribute is RATE:
            if "平均" in before and figure.asked and len(self._stretches()) > 1 and ("往返" in before or not _TURN.search(before)):
                return [(_ROUND, 0.0), ("own", 0.6)]
            if has(before, "rest") and "剩" in before or "余" in before:
                return [(LEFT, 0.0), ("own", 0.5)]
            return [("own", 0.0), (WORLD, 2.0)]
        if attribute is AMOUNT:
            late = has(self.text, "catch") and figure.after.text.startswith("后") and not re.search("追|赶", figure.after.text)
            if late and self.agents and not figure.asked:
                return [("start", 0.0), ("shared", 0.6)]
            if re.search(r"先(?:出发|行|开|走)?", before) and (self.joint or len(self.agents) > 1):
                return [("start", 0.0), ("own", 0.5)]
            if re.search("各|都", before) or re.search("两车|两船|两人|他们", before) and len(self.agents) > 1:
                return [("shared", 0.0), ("own", 0.5)]
            if len(self.agents) > 1 and not has(before, "mover") and not _TURN.search(around):
                return [("shared", 0.0), ("own", 0.5)]
            if self.joint and (has(around, "meet") or len(self.agents) != 1 or re.search("经过|后|同时", around)):
                return [("shared", 0.0), ("own", 0.5)]
            if re.search("剩下|余下|还要|还需|再", before) or re.search("还要|还需", before):
                return [(LEFT, 0.0), ("own", 0.5), (WORLD, 1.0)]
            if "往返" in around and self._stretches():
                return [(_ROUND, 0.0), ("own", 0.5)]
            if re.search("一共|共|全程|行完|走完", before) and len(self._stretches()) > 0:
                return [(WORLD, 0.0 if has(self.text, "steady") or len(self._stretches()) > 1 else 0.4), ("own", 0.2), (LEFT, 1.0)]
            return [("own", 0.0), (WORLD, 0.8), (LEFT, 1.2)]
        if re.search(r"(?:离|距离?|剩|余|还有|还剩).{0,8}$", before) and not re.search("相距|相隔|两地|之间|距离[是为有]?$", before):
            if self.origin in before and self._stretches():
                return [("own", 0.0), (LEFT, 0.8)]
            if self._stretches() and re.search("还|剩|余|时|后", before) or not has(before, "road") and not figure.asked and self._stretches():
                return [(LEFT, 0.0), ("own", 1.0), (WORLD, 1.0)]
            return [(WORLD, 0.0), (LEFT, 0.4), ("own", 1.0)]
        if re.search("(?:还要?|再)(?:行驶|行|走|跑|前进)?$", before) and self._stretches():
            return [(LEFT, 0.0), ("own", 0.4)]
        if _EXACTLY.search(before) and not figure.asked and not has(before, "road") and self._shared_part():
            return [("own", 0.0), (WORLD, 0.6)]
        if self._just_timed(figure):
            return [("own", 0.0), (WORLD, 0.4), (LEFT, 1.0)]
        if re.search("落后|落在|超过|领先", before) and self.agents and not figure.asked:
            return [("gap", 0.0), ("own", 0.8)]
        if re.search("相距|相隔", before) and (len(self.agents) != 1 or self.joint) and re.search("两车|两船|两人|两列|他们|二人|这时|还|又", around) and (self.shared or self.agents):
            return [("gap", 0.0), (WORLD, 0.6)]
        if re.search("[^达]到\\w{1,6}(?:有|是|长|共|全长)?$", before):
            return [(WORLD, 0.0), ("own", 0.7), (LEFT, 1.0)]
        if has(self.text, "catch") and re.search("[前后]面?", around):
            return [(WORLD, 0.0), ("own", 0.8)]
        if has(before, "road") or re.search("有|长|距", before) and not class_regex("verb").search(before) or re.search("相距|两地|之间", around):
            return [(WORLD, 0.0), ("own", 0.7), (LEFT, 1.5)]
        if re.search("一共|共", before) and len(self._stretches()) > 1:
            return [(WORLD, 0.0), ("own", 0.5)]
        return [("own", 0.0), (WORLD, 0.6), (LEFT, 1.0)]

    def _shared_part(self) -> bool:
        """已经行了全程的4/7，正好是160千米: the stretch whose share was just told."""
        nodes = self.agents.get(self.agent)
        return bool(nodes) and any(r.args[0] == Slot(nodes[-1], TOTAL) for r in self.scene.relations)

    def _just_timed(self, figure: Figure) -> bool:
        """4小时共行220千米: the distance goes with the time before it in the clause."""
        nodes = self.agents.get(self.agent)
        if figure.asked or not nodes or has(figure.before.text, "road"):
            return False
        start = self.problem.clauses[figure.clue.clause].span.start
        time = self.scene.givens.get(Slot(nodes[-1], AMOUNT))
        return time is not None and time.span is not None and start <= time.span[0] < figure.position

    def _stretches(self) -> list[str]:
        return [n for nodes in self.agents.values() for n in nodes]

    # --- claims ---

    def _claim(self, claim: Claim) -> None:
        predicate, n = claim.construction.predicate, claim.quantities.get("n")
        if n is None:
            return
        attribute = self._claim_attribute(claim, n)
        if predicate == "Reverse":
            claim = replace(claim, phrases={"A": claim.phrases["B"], "B": claim.phrases["A"]})
            predicate = "Times_of"
        if predicate in ("Part", "Part_of", "Part_plus", "Part_minus"):
            self._part(claim, n)
            return
        if predicate in ("Gap", "Lag", "Grow", "Shrink"):
            self._against_before(claim, predicate, attribute)
            return
        a = self._side(claim.phrases["A"], attribute, True)
        b = self._side(claim.phrases.get("B"), attribute, False, a)
        if a == b:
            raise DeadEnd("a thing is compared with itself")
        quantities = [claim.quantities[k] for k in ("k", "n") if k in claim.quantities]
        if predicate == "Ratio":
            self.scene.relate("Ratio", a, b, *(Number(p, quantity=n.index) for p in n.parts[:2]), span=claim.clue.span)
            return
        if predicate == "Times_of" and n.kind is not Kind.TIMES and n.asks != "times":
            predicate = "Fraction_of"
        per = claim.clue.per if attribute is RATE else ""
        terms = [self.scene.number(q, per if q.unit else "") for q in quantities]
        if predicate in ("More_by_part", "Less_by_part"):
            terms.insert(0, Slot(WORLD, TOTAL))
            self.whole = True
        if predicate == "Differ":
            predicate = "More_than"
        self.scene.relate(predicate, a, b, *terms, span=claim.clue.span)

    def _claim_attribute(self, claim: Claim, n: Quantity) -> Attribute:
        if dimension(n.unit) == "time" or "时间" in claim.clue.text:
            return AMOUNT
        if claim.clue.per or n.per or _SPEED.search(claim.clue.text):
            return RATE
        if n.kind is Kind.NUMBER or n.unit:
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.4)])
        if "每" in self.text[: claim.position] and not has(claim.clue.text, "road"):
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.3)])
        return TOTAL

    def _side(self, phrase: Phrase | None, attribute: Attribute, subject: bool, other: Term | None = None) -> Slot:
        text = phrase.text if phrase else ""
        if re.search("剩|余|没", text):
            self.rest = True
            return Slot(LEFT, attribute)
        if has(text, "road") and attribute is TOTAL and not has(text, "mover") and re.search("全程|全长|相距|路程", text):
            self.whole = True
            return Slot(WORLD, attribute)
        movers = [m[0] for m in class_regex("mover").finditer(text)]
        if movers:
            agent = self._known(movers[0])
            if subject:
                self.agent = agent
            nodes = self.agents.get(agent)
            turn = _TURN.search(text)
            return Slot(self._node(agent, turn[0] if turn else "") if turn or not nodes else nodes[-1], attribute)
        if turn := _TURN.search(text):
            return Slot(self._turned(turn[0]), attribute)
        if subject or other is None:
            return Slot(self._node(self.agent, self.turn), attribute)
        rest = [n for n in self._stretches() if Slot(n, attribute) != other]
        if phrase is not None and phrase.core:
            return Slot(self._node(phrase.core), attribute)
        if not rest:
            raise DeadEnd("nothing to compare with")
        return Slot(rest[-1], attribute)

    def _turned(self, turn: str) -> str:
        """The stretch that a turn names; 原来 or 去时 without a stretch of its own is the first one."""
        for (_, known), node in self.turns.items():
            if known == turn or (_BACK.search(known) and _BACK.search(turn)):
                return node
        nodes = self.agents.get(self.agent, [])
        if nodes and re.search("原|计划|以前|去", turn):
            return nodes[0]
        return self._open(self.agent, turn)

    def _part(self, claim: Claim, n: Quantity) -> None:
        """行了全程的3/5; 还剩全程的1/4."""
        text = claim.phrases["A"].text
        self.whole = True
        base: Term = Slot(WORLD, TOTAL)
        left = re.search("剩|余|离|距|还有|没", text)
        if left and re.search("(?:剩下|余下)(?:路程|的路程|路)?$", text) and self._stretches():
            base = Apply("Left", (Slot(WORLD, TOTAL), *(Slot(s, TOTAL) for s in self._stretches())))
            left = None
        if left:
            self.rest = True
            part = Slot(LEFT, TOTAL)
        elif _EXACTLY.search(text) and self.agents.get(self.agent) and self._given(self.agents[self.agent][-1], TOTAL):
            part = Slot(self.agents[self.agent][-1], TOTAL)
        else:
            part = Slot(self._place(TOTAL, self.agent, self.turn, False), TOTAL)
            if any(r.args[0] == part for r in self.scene.relations):
                part = Slot(self._open(self.agent, ""), TOTAL)
        if "k" in claim.quantities:
            name = "Times_plus" if claim.construction.predicate == "Part_plus" else "Times_minus"
            k = self.scene.number(claim.quantities["k"])
            self.scene.relate(name, part, base, k, self.scene.number(n), span=claim.clue.span)
            return
        self.scene.relate("Fraction_of", part, base, self.scene.number(n), span=claim.clue.span)

    def _against_before(self, claim: Claim, predicate: str, attribute: Attribute) -> None:
        """返回时少用了1小时; 实际每小时多行7千米: against the stretch before."""
        n = claim.quantities["n"]
        nodes = self._stretches()
        if not nodes:
            raise DeadEnd("nothing before to compare with")
        mine = self.agents.get(self.agent, nodes)
        first = mine[0] if mine else nodes[0]
        now = self._node(self.agent, self.turn) if self.turn and (self.agent, self.turn) in self.turns and self.turns[self.agent, self.turn] != first else ""
        if not now:
            now = next((m for m in mine[1:]), "") or self._open(self.agent, self.turn or "后来")
        names = {"Gap": "More_than", "Lag": "Less_than", "Grow": "Fraction_more", "Shrink": "Fraction_less"}
        per = claim.clue.per if attribute is RATE and n.unit else ""
        self.scene.relate(names[predicate], Slot(now, attribute), Slot(first, attribute), self.scene.number(n, per), span=claim.clue.span)

    # --- circumstances ---

    def _settle(self) -> None:
        self._settle_clocks()
        self._specials()
        movers = [a for a, nodes in self.agents.items() if nodes]
        if self.round:
            self._node_thing(_ROUND, "往返" if "往返" in self.text else "全部行程")
        if len(movers) > 1 and self._joint_journey(movers):
            return
        if self.joint and len(movers) == 1 and has(self.text, "meet"):
            other = self._open("另一方", "")
            if self._joint_journey([*movers, "另一方"]):
                return
            del other
        self._shared_alone()
        self._one_after_another()
        self._unit_one()

    def _unit_one(self) -> None:
        """Only times and shares: the whole way counts as 1."""
        sizes = [s for s in self.scene.givens if s.attribute is not AMOUNT]
        numbers = (a for r in self.scene.relations for a in r.args if isinstance(a, Number))
        asks_size = self.scene.goal is not None and isinstance(self.scene.goal.term, Slot) and self.scene.goal.term.attribute is not AMOUNT
        if not sizes and not asks_size and not any(n.unit and dimension(n.unit) != "time" for n in numbers):
            self.scene.happens("unit_one", WORLD)

    def _settle_clocks(self) -> None:
        """From 8时 to 11时 it takes three hours; asked for a clock time, it is when they set out and how long it takes."""
        numbers = [Number(c.value, "小时", "", c.index) for c in self.clocks if c.value is not None]
        nodes = self._stretches()
        if not numbers or not nodes:
            return
        if len(numbers) > 1:
            start, end = numbers[:2]
            if end.value < start.value:
                end = Number(end.value + 12, "小时", "", end.quantity)
            self.scene.relate("Equal", Slot(nodes[0], AMOUNT), Apply("Difference", (end, start)))
        elif self.scene.goal is not None and self.scene.goal.asks == "clock" and isinstance(self.scene.goal.term, Slot):
            node = self.scene.goal.term.node
            self.scene.goal = replace(self.scene.goal, term=Unknown())
            self.scene.relate("More_than", Unknown(), Slot(node, AMOUNT), numbers[0])

    def _shared_alone(self) -> None:
        nodes = self._stretches()
        if len(nodes) > 1 and self.shared and re.search("各|都", self.text):
            self._give(Slot(nodes[0], AMOUNT), self.shared[0].quantity, "")
            for node in nodes[1:]:
                self.scene.happens("same_time", nodes[0], node)
            return
        for figure in self.shared:
            node = self._place(AMOUNT, self.agent, "", figure.asked)
            self._give(Slot(node, AMOUNT), figure.quantity, "")

    def _joint_journey(self, movers: list[str]) -> bool:
        """Several movers at once: they meet, part, or one follows the other."""
        first = [self.agents[m][0] for m in movers[:3]]
        scene, text = self.scene, self.text
        span = None
        if not (self.joint or self.gap or self.shared):
            return self._side_by_side(movers)
        if self.joint and all(Slot(n, AMOUNT) in scene.givens for n in first) and not any(Slot(n, RATE) in scene.givens for n in first):
            return self._work_together(movers, first)
        for figure in self.shared[:1]:
            self._give(Slot(first[0], AMOUNT), figure.quantity, "")
        if not (self.joint or self.gap):
            for node in first[1:]:
                scene.happens("same_time", first[0], node)
            if self.whole:
                scene.happens("parts", WORLD, *first)
            return True
        catching = has(text, "catch")
        if self.head_start:
            early = self.agents.get(self.head_start[0], first)[0]
            late = next(n for n in first if n != early)
            if self.shared and Slot(first[0], AMOUNT) in scene.givens and first[0] == early:
                given = scene.givens.pop(Slot(first[0], AMOUNT))
                scene.givens[Slot(late, AMOUNT)] = type(given)(Slot(late, AMOUNT), given.value, given.unit, given.per, given.quantity, given.span)
            scene.happens("head_start", early, late, scene.number(self.head_start[1]), span=span)
            scene.happens(*(("catch_up", late, early) if catching else ("meet_late", WORLD, *first)))
        elif catching:
            pairs = [((first[1], first[0]), 0.0), ((first[0], first[1]), 0.0)]
            fast, slow = self.choices.pick("who catches up", pairs)
            scene.happens("catch_gap", WORLD, fast, slow)
        elif self.gap is not None:
            self._give(Slot("G", TOTAL), self.gap.quantity, "")
            self._node_thing("G", "两者相距")
            if self.whole and not has(text, "opposite"):
                name = self.choices.pick("met yet?", [("apart_before", 0.0), ("apart_after", 0.15 if "还" not in self.gap.before.text else 1.0)])
                scene.happens(name, WORLD, "G", *first)
            elif has(text, "opposite") or has(text, "meet"):
                scene.happens("meet", "G", *first)
            else:
                a, b = self.choices.pick("who is ahead", [((first[0], first[1]), 0.0), ((first[1], first[0]), 0.0)])
                scene.happens("outrun", "G", a, b)
        else:
            scene.happens("meet", WORLD, *first)
            self.whole = True
        return True

    def _work_together(self, movers: list[str], alone: list[str]) -> bool:
        """Each alone needs so long for the whole; together each does a part at its own rate."""
        together = [self._open(m, "合") for m in movers[:3]]
        for whole, part in zip(alone, together, strict=True):
            self.scene.happens("whole_road", WORLD, whole)
            self.scene.happens("same_rate", whole, part)
        for figure in self.shared[:1]:
            self._give(Slot(together[0], AMOUNT), figure.quantity, "")
        self.scene.happens("meet", WORLD, *together)
        self._unit_one()
        return True

    def _node_thing(self, id_: str, label: str) -> None:
        self.scene.things.append(Thing(id_, [], NodeKind.STATE, label))

    def _side_by_side(self, movers: list[str]) -> bool:
        """Each on its own; on the same road if there is one."""
        first = [self.agents[m][0] for m in movers]
        if self.whole and any(len(self._attributes(n)) > 0 for n in first):
            after = bool(re.search("先.*[又再]|然后|接着|最后", self.text))
            options = [("parts", 0.0 if after else 0.4), ("whole_road", 0.4 if after else 0.0)]
            if self.choices.pick("each or after", options) == "parts":
                self.scene.happens("parts", WORLD, *first)
            else:
                for node in first:
                    self.scene.happens("whole_road", WORLD, node)
        if re.search("都|一共|共", self.text) and self.shared:
            return False
        return True

    def _attributes(self, node: str) -> set[Attribute]:
        return self.scene.in_play().get(node, set())

    def _one_after_another(self) -> None:
        """One mover, one or more stretches."""
        nodes = self._stretches()
        scene, text = self.scene, self.text
        if not nodes:
            return
        if self.round and len(nodes) > 1:
            scene.happens("average", _ROUND, *nodes)
        steady = has(text, "steady")
        back = [n for (_, t), n in self.turns.items() if _BACK.search(t)]
        others = [n for n in nodes[1:]]
        if steady:
            for node in (*others, *([LEFT] if self.rest else []), *([WORLD] if self._speaks(WORLD, AMOUNT) else [])):
                scene.happens("same_rate", nodes[0], node)
        lone = [n for n in nodes if self._attributes(n) == {RATE}]
        timed = [n for n in nodes if AMOUNT in self._attributes(n) and RATE not in self._attributes(n) and not self._given(n, TOTAL)]
        if len(lone) == 1 and timed:
            for node in timed:
                scene.happens("same_rate", lone[0], node)
            nodes = [n for n in nodes if n not in lone]
            others = nodes[1:]
        if self.rest:
            if not steady and self._speaks(LEFT, AMOUNT) and not self._speaks(LEFT, RATE):
                scene.happens("same_rate", nodes[0], LEFT)
            scene.happens("left", LEFT, WORLD, *nodes)
            if self._speaks(WORLD, AMOUNT):
                scene.happens("parts_amount", WORLD, *nodes, LEFT)
            return
        if back and others or (others and self._scenarios()):
            for node in others:
                scene.happens("same_road", nodes[0], node)
            if self.whole:
                scene.happens("whole_road", WORLD, nodes[0])
            return
        if steady and others:
            if self.whole:
                options = [("whole", 0.0), ("parts", 0.3)]
                if re.search("再|又|继续|还", text):
                    options = [("parts", 0.0), ("whole", 0.3)]
                if self.choices.pick("stretch is", options) == "parts":
                    scene.happens("parts", WORLD, *nodes)
                else:
                    scene.happens("whole_road", WORLD, nodes[-1])
            return
        if self.whole:
            if steady and self._speaks(WORLD, AMOUNT) or "train" in self.special:
                return
            if len(nodes) == 1:
                share = any(r.predicate in ("Fraction_of", "Times_plus", "Times_minus") for r in scene.relations)
                if not share:
                    scene.happens("whole_road", WORLD, nodes[0])
                elif self._speaks(WORLD, AMOUNT):
                    scene.happens("same_rate", nodes[0], WORLD)
                return
            names = ["parts"] if not (self._speaks(WORLD, AMOUNT) or self._speaks(WORLD, RATE)) else ["average"]
            for name in names:
                scene.happens(name, WORLD, *nodes)
        elif len(nodes) > 1:
            link = self.choices.pick("stretches", [("apart", 0.0), ("same_rate", 0.2), ("same_road", 0.4)])
            for node in nodes[1:] if link != "apart" else ():
                scene.happens(link, nodes[0], node)

    def _given(self, node: str, attribute: Attribute) -> bool:
        return Slot(node, attribute) in self.scene.givens

    def _scenarios(self) -> bool:
        return bool(re.search("如果|若|要是|计划|实际|提速|以前|现在|改|今天|原来|往返|骑|乘|只需|只要|只用|想", self.text))

    def _speaks(self, node: str, attribute: Attribute) -> bool:
        return attribute in self._attributes(node)

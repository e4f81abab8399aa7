"""What books call some quantities whatever a reading calls them: 每小时净增加的水量, 工作效率和, 到达的时刻.

Each is told by what is computed and by words of the text (``lang/zh/plain.txt``). Here also stands which names no
book has.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.lexicon import lexeme, words_of
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.phrases import Unit, pattern, words
from fabula.explain.textbook.recast import signed_terms
from fabula.facts.describe import tell
from fabula.lang import say
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text.units import dimension


class Usage:
    """Names by what is computed, for the steps of one solution."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit, question: str) -> Iterator[str]:
        """What to say rather than the name; empty where nothing is better."""
        yield self._part_asked(name, variable, question)
        yield self._flow(expr, unit) if variable != self.names.case.goal else ""
        yield self._room(expr, unit)
        yield self._work(name, expr, unit)
        yield self._work_rates(expr)
        yield words()["tax.name"] if self._is_tax(name) else ""
        yield self._moment(expr)
        yield self._still(name, expr)
        yield self._price_less(name, expr)
        yield self._of_speeds(name, expr)
        yield self._without_day(name)
        yield self._to_pay(name, expr)
        yield self._interest(expr, unit)
        yield self._bridge(expr, variable)
        yield self._mixed(name, expr, unit)
        yield self._diluted(name, expr)
        yield self._fee(name, expr)
        yield self._by_comparison(expr) if isinstance(variable, Unknown) or self.left_over(name) else ""

    def of_ring(self, reason: str, variable: Variable) -> str:
        """棵数=间隔数 is said round a closed figure, where one number is the other."""
        ring = any(r.source.rule == "planted_round" for r in self.words.graph.relations)
        gaps = say("triple.in.planted_both", "zh").split()[1]
        goal = variable == self.names.case.goal
        return words()["ring.why"] + reason if ring and goal and reason.startswith(gaps) else reason

    def reason(self, name: str, expr: Expr) -> str:
        """利息=每年的利息×年数, for a product of that name."""
        product = isinstance(expr, Binary) and expr.op == "*"
        if product and name == words()["interest.year"]:
            return words()["interest.part"]
        return words()["interest.why"] if product and name == words()["interest.all"] else ""

    def of_kind(self, reason: str, name: str, expr: Expr) -> str:
        """What everybody knows of work, of prices and of shares, where a reading only knows so many equal parts."""
        below = expr.right if isinstance(expr, Binary) and expr.op == "/" else None
        called = self.names.told.get(below, "") if isinstance(below, Slot | Unknown) else ""
        if called == say("name.share.difference", "zh") and reason == words()["parts.each"]:
            return say("close.share.difference", "zh")
        if reason == words()["parts.all"] and name.endswith(say("noun.cost", "zh")):
            return words()["parts.cost"]
        if reason == words()["parts.many"] and name.endswith(say("noun.time", "zh")) and self.words.laborious:
            return words()["parts.work"]
        return reason

    def of_tunnel(self, reason: str) -> str:
        """隧道长 for 桥长, where the text has no bridge."""
        bridge, *others = words_of("bridge")
        other = next((word for word in others if word in self.words.text), "")
        long = lexeme("long")
        return reason.replace(bridge + long, other + long) if other and bridge not in self.words.text else reason

    def odd(self, name: str) -> bool:
        """Whether a name is one that no book has: a clause of the text, two times at once, a price of the weekend."""
        if pattern("odd.rate").search(name) or pattern("odd.adverb").search(name):
            return True
        if pattern("odd.clause").search(name) or pattern("odd.times").search(name):
            return not pattern("part.asked").search(name)
        day = pattern("odd.day").search(name)
        return bool(day) and not pattern("odd.day_free").search(name)

    def left_over(self, name: str) -> bool:
        """Whether a name says that something is left: 余下的本数."""
        return bool(pattern("rest.words").search(name))

    # --- the question ---

    def _part_asked(self, name: str, variable: Variable, question: str) -> str:
        """今年比去年降价百分之几: a part or a multiple in the words that ask for it."""
        asks = self.words.graph.goal.asks in ("percent", "fraction", "times")
        told = pattern("part.asked").search(question)
        if variable != self.names.case.goal or not asks or told is None or pattern("part.named").search(name):
            return ""
        said = pattern("part.before").sub("", question[: told.end()])
        fits = 5 < len(said) <= int(words()["part.longest"]) and pattern("part.words").search(said)
        return said if fits else ""

    def _by_comparison(self, expr: Expr) -> str:
        """第二队每天凿的米数 for 14−2, where the text says of 2米 that the second does so much less than the first."""
        terms = list(signed_terms(expr))
        compared = terms[1][1] if len(terms) == 2 and terms[0][0] > 0 else None
        place = compared.quantity if isinstance(compared, Number) else None
        fact = tell(self.words.attempt.problem).of(place) if place is not None else None
        if fact is None or fact.other is None or fact.other.who is None or fact.who is None:
            return ""
        if isinstance(terms[0][1], Binary | Number):
            return ""
        who = fact.who if fact.who.text != fact.other.who.text or fact.topic is None else fact.topic
        name, mine, other = self.names.of(terms[0][1]), who.text, fact.other.who.text
        return f"{mine}{name.removeprefix(other)}" if name.startswith(other) and mine != other else ""

    # --- water ---

    def _flow(self, expr: Expr, unit: Unit) -> str:
        """每小时净增加的水量: what comes in in a unit of time, less what goes out; also for some time."""
        terms = list(signed_terms(expr))
        if len(terms) < 2 or min(sign for sign, _ in terms) > 0 or dimension(unit[0]) not in ("volume", "mass"):
            return ""
        comes = [sign * self._direction(term) for sign, term in terms]
        if 0 in comes or len(set(comes)) > 1:
            return ""
        timed = dimension(unit[1]) == "time"
        if unit[1] and not timed:
            return ""
        water = words()["flow.water"] in self.words.text
        noun = words()["flow.noun"] if water else self.words.noun(unit[0])
        key = f"flow.{'each.' if timed else ''}{'more' if comes[0] > 0 else 'less'}"
        return words()[key].format(per=unit[1], noun=noun)

    def _direction(self, expr: Expr) -> int:
        """1 for what comes in, -1 for what goes out, 0 where neither is told."""
        node = self.words.graph.by_id.get(expr.node) if isinstance(expr, Slot) else None
        if node is None or node.kind is not NodeKind.EVENT:
            return 0
        act = self.words.clean(node.label)
        parent = self.words.label(node.parent) if node.parent else ""
        for told in (act, parent):
            came, went = pattern("flow.in").search(told), pattern("flow.out").search(told)
            if bool(came) != bool(went):
                return 1 if came else -1
        return 0

    def _room(self, expr: Expr, unit: Unit) -> str:
        """还能装的水量: what a vessel holds, less what is in it."""
        terms = list(signed_terms(expr))
        whole = terms[0][1] if len(terms) == 2 and terms[1][0] < 0 else None
        node = self.words.graph.by_id.get(whole.node) if isinstance(whole, Slot) else None
        if node is None or node.kind is not NodeKind.WORLD or dimension(unit[0]) not in ("volume", "mass") or unit[1]:
            return ""
        if self.words.graph.given(Slot(node.id, Attribute.TOTAL)) is None or self.words.telling.solute():
            return ""
        had = self.words.graph.by_id.get(terms[1][1].node) if isinstance(terms[1][1], Slot) else None
        told = had is not None and had.kind is NodeKind.STATE and pattern("flow.had").search(had.label)
        water = words()["flow.water"] in self.words.text
        return words()["flow.room"].format(noun=words()["flow.noun"]) if told and water else ""

    def _mixed(self, name: str, expr: Expr, unit: Unit) -> str:
        """混合后溶液的重量, and 糖的总重量: what solutions come to that are poured together."""
        solute = self.words.telling.solute()
        terms = list(signed_terms(expr))
        added = len(terms) > 1 and all(sign > 0 for sign, _ in terms) and not unit[1]
        loose = not name or name.startswith(words()["sum.joined"])
        if not solute or not added or not loose or dimension(unit[0]) != "mass":
            return ""
        if not pattern("solute.mixed").search(self.words.text) or not pattern("solute.several").search(self.words.text):
            return ""
        called = [self.names.told.get(term, "") for _, term in terms if not isinstance(term, Binary | Number)]
        dissolved = len(called) == len(terms) and all(solute in one for one in called)
        leaves = [term for _, term in terms if not isinstance(term, Binary)]
        told = len(leaves) == len(terms) and all(t in self.names.case.places or isinstance(t, Number) for t in leaves)
        if dissolved:
            return words()["solute.all"].format(solute=solute)
        return words()["solute.whole"] if told else ""

    def _diluted(self, name: str, expr: Expr) -> str:
        """浓度10%的溶液的重量 for what is dissolved, divided by a strength, where the name says it badly."""
        number = expr.right if isinstance(expr, Binary) and expr.op == "/" else None
        place = number.quantity if isinstance(number, Number) else None
        if place is None or not self.words.telling.solute() or not pattern("solute.odd").search(name):
            return ""
        told = self.words.attempt.problem.quantities[place]
        strong = pattern("solute.strength").search(self.words.text[: told.span.start])
        return words()["solute.diluted"].format(strength=told.text) if strong else ""

    # --- work ---

    def _work(self, name: str, expr: Expr, unit: Unit) -> str:
        """每小时完成的工作量 for 1÷12小时, 完成的工作量 for 3小时÷12小时: parts of a piece of work called 1."""
        if not self.words.laborious or not isinstance(expr, Binary) or expr.op != "/" or isinstance(expr.right, Binary):
            return ""
        by = self.names.kinds.unit(expr.right)
        if by[1] or dimension(by[0]) != "time" or self.words.graph.type is ProblemType.JOURNEY:
            return ""
        if name == words()["work.not"] and isinstance(expr.left, Number) and expr.left.value == 1:
            return words()["work.each"].format(per=by[0])
        told = self.names.kinds.unit(expr.left)
        hours = told == by and unit[0] and dimension(unit[0]) == "time" and unit[1]
        return say("name.done", "zh", noun=say("noun.work", "zh")) if hours else ""

    def _work_rates(self, expr: Expr) -> str:
        """工作效率和 for rates of work under whatever names."""
        terms = list(signed_terms(expr))
        if len(terms) < 2 or any(isinstance(term, Binary | Number) for _, term in terms):
            return ""
        called = [self.names.told.get(term, "") or self.names.of(term) for _, term in terms]  # type: ignore[arg-type]
        if not all(pattern("work.rates").search(one) for one in called):
            return ""
        added = all(sign > 0 for sign, _ in terms)
        loose = any(isinstance(term, Unknown) for _, term in terms)
        return say("name.work.sum", "zh") if added and loose else ""

    def _bridge(self, expr: Expr, variable: Variable) -> str:
        """隧道的长度 for a way less the length of the train, where the reading has no tunnel."""
        terms = list(signed_terms(expr))
        node = self.words.graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        if node is None or node.kind is not NodeKind.WORLD or len(terms) != 2 or terms[1][0] > 0:
            return ""
        train = terms[1][1]
        if not isinstance(train, Slot) or self.words.name(train) != say("name.train_length", "zh"):
            return ""
        thing = next((word for word in words_of("bridge") if word in self.words.text), "")
        return say("name.length_of", "zh", thing=thing) if thing else ""

    # --- speeds, and what is told of one time only ---

    def _of_speeds(self, name: str, expr: Expr) -> str:
        """速度差 for the speed of one less that of another, which is nobody's speed."""
        terms = list(signed_terms(expr))
        if self.words.graph.type is not ProblemType.JOURNEY or len(terms) != 2 or not pattern("speed.own").search(name):
            return ""
        nodes = [self.words.graph.by_id[t.node] if isinstance(t, Slot) else None for _, t in terms]
        rates = all(isinstance(t, Slot) and t.attribute is Attribute.RATE and self._is_told(t) for _, t in terms)
        owners = {self.words.agent_id(node.id) for node in nodes if node is not None}
        if not rates or len(owners) < 2 or any(self.words.flows(owner) for owner in owners):
            return ""
        return say(f"name.speed.{'difference' if terms[1][0] < 0 else 'sum'}", "zh")

    def _is_told(self, slot: Slot) -> bool:
        return any(isinstance(s, Slot) and self.words.graph.given(s) for s in self.names.case.shared(slot))

    def _without_day(self, name: str) -> str:
        """骑的时间 for 上午骑的时间, where nothing is told of another time of day."""
        day = pattern("day.word").match(name)
        if day is None:
            return ""
        labels = [self.words.clean(node.label) for node in self.words.graph.nodes]
        told = [label for label in labels if pattern("day.any").search(label)]
        rest = name[day.end() :]
        return rest if len(told) < 2 and pattern("day.rest").match(rest) else ""

    # --- money and time ---

    def _fee(self, name: str, expr: Expr) -> str:
        """停车费 for 总价: the sum of its parts, by the word of the text."""
        found = pattern("fee.word").search(self.words.text)
        added = len(list(signed_terms(expr))) > 1
        return found[0] if found and added and name == say("noun.cost", "zh") else ""

    def _to_pay(self, name: str, expr: Expr) -> str:
        """应付的钱 for 羽绒服付的钱: a thing pays nothing."""
        paid = pattern("pay.loose").match(name)
        return words()["pay.name"] if paid and self._is_thing(paid[1]) and isinstance(expr, Binary) else ""

    def _is_thing(self, label: str) -> bool:
        labels = {self.words.clean(a.label) for a in self.words.graph.agents}
        return label in labels and not self.words.somebody(label)

    def _interest(self, expr: Expr, unit: Unit) -> str:
        """每年的利息 for money times a yearly rate, 利息 for that times the years."""
        if not isinstance(expr, Binary) or expr.op != "*" or dimension(unit[0]) != "money":
            return ""
        for side in (expr.left, expr.right):
            place = side.quantity if isinstance(side, Number) else None
            told = self.words.attempt.problem.quantities[place] if place is not None else None
            if told is not None and pattern("interest.cue").search(self.words.text[: told.span.start]):
                return words()["interest.year"]
        called = [self.names.told.get(s, "") for s in (expr.left, expr.right) if not isinstance(s, Binary | Number)]
        return words()["interest.all"] if words()["interest.year"] in called else ""

    def _is_tax(self, name: str) -> bool:
        return bool(pattern("tax.loose").search(name)) and words()["tax.cue"] in self.words.text

    def _moment(self, expr: Expr) -> str:
        """到达的时刻: a time of the day and how long something takes."""
        terms = list(signed_terms(expr))
        clocks = [isinstance(term, Slot) and self.words.at_a_time(term) for _, term in terms]
        if len(terms) != 2 or clocks.count(True) != 1 or not clocks[0]:
            return ""
        journey = self.words.graph.type is ProblemType.JOURNEY
        later = all(sign > 0 for sign, _ in terms)
        key = ("arrive" if later else "leave") if journey else ("end" if later else "start")
        return words()[f"clock.{key}"]

    def _still(self, name: str, expr: Expr) -> str:
        """还需要的时间 for 剩下的时间 that is what is left, divided by what is done a day."""
        divided = isinstance(expr, Binary) and expr.op == "/"
        return say("name.still_needed", "zh") if divided and pattern("still.time").search(name) else ""

    def _price_less(self, name: str, expr: Expr) -> str:
        """减价后的价钱 for what is left of a price: no 减去的钱."""
        terms = list(signed_terms(expr))
        less = len(terms) == 2 and terms[1][0] < 0 and isinstance(terms[1][1], Number)
        rate = isinstance(terms[0][1], Slot) and terms[0][1].attribute is Attribute.RATE
        return words()["less.name"] if less and not rate and pattern("less.words").search(name) else ""

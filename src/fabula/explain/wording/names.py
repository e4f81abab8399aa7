"""The name of every quantity: a rule of ``names.txt`` filled in, unless its story has a better one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from fabula.explain.called import finished, is_act
from fabula.explain.courses import going_apart
from fabula.explain.lexicon import (
    counting_nouns,
    filled,
    lexeme,
    lexemes,
    name_rule,
    verb_at_end,
    verb_at_start,
    words_of,
)
from fabula.explain.wording.counted import Counted
from fabula.explain.wording.english import act_name, act_of
from fabula.explain.wording.prices import Prices
from fabula.explain.wording.sorts import GENERIC
from fabula.explain.wording.subjects import TIME_LABEL
from fabula.facts.ground import is_person
from fabula.lang import said, say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text.units import dimension

# 小明多少年后的年龄 is what is asked, not a name
_THEN = re.compile(lexeme("then_shape"))
_BOUGHT = re.compile(lexeme("paid_shape"))  # 花 is to spend here, no flower
_SOLD = re.compile(lexeme("sold_shape"))  # who sells gets money
_HEAVY = re.compile(lexeme("heavy_shape"))
_REST = re.compile(lexeme("rest_shape"))
_REST_OF_WORK = re.compile(lexeme("rest_of_work_shape"))
_PRICED = re.compile(lexeme("priced_shape"))
_NAMELESS = re.compile(lexeme("nameless_shape"))  # what a reading could not name
_BETWEEN = re.compile(lexeme("between_shape"))
_AHEAD = re.compile(lexeme("ahead_shape"))  # 前方200米处
_PHASE = re.compile(lexeme("phase_shape"))
_WHOLE = re.compile(lexeme("whole_end_shape"))


_FIELD = re.compile(r"\{(\w)\}")
_OF_OF = re.compile(lexeme("of_of_shape"))
OF = lexeme("of")
V_EACH, EACH_V = lexeme("t.v_each"), lexeme("t.each_v")
_DONE_TWICE = re.compile(lexeme("done_twice_shape"))


ALL_HEADS = "all_heads"  # the reason by which what heads come to is a rate


class Named(Prices):
    """Names of attributes."""

    def name(self, variable: Variable) -> str:
        """What a variable is called."""
        if isinstance(variable, Unknown):
            return say("name.asked", self.lang)
        return self._names.get(variable) or self._name(variable)

    @cached_property
    def _names(self) -> dict[Slot, str]:
        names = {slot: self._name(slot) for slot in self.graph.slots}
        count = Counter(names.values())
        told = {s: self._name(s, full=True) if count[name] > 1 else name for s, name in names.items()}
        return self._compared_alike({s: self._one_of_two(name) for s, name in told.items()})

    def _compared_alike(self, names: dict[Slot, str]) -> dict[Slot, str]:
        """去年的降水量 beside 今年的降水量, of which the text does not say again what is measured."""
        plain = words_of("plain_measure")
        for relation in self.graph.relations if self.lang == "zh" else ():
            sides = [arg for arg in relation.args[:2] if isinstance(arg, Slot) and arg in names]
            if len(sides) < 2 or not relation.predicate.startswith(("More", "Less", "Times", "Fraction")):
                continue
            for one, other in (sides, sides[::-1]):
                owner, _, noun = names[one].rpartition(OF)
                known = names[other].rpartition(OF)[2]
                same = self.units.get(one, ("", ""))[0] == self.units.get(other, ("", ""))[0]
                if noun in plain and known in words_of("measured") and same and owner:
                    names[one] = owner + OF + known
        return names

    @cached_property
    def _twins(self) -> dict[str, str]:
        """一艘轮船 for 轮船 beside 另一艘轮船, 其中一辆 for 一辆 beside 另一辆."""
        labels = {self.clean(agent.label) for agent in self.graph.agents}
        found: dict[str, str] = {}
        for other in labels if self.lang == "zh" else ():
            named = re.fullmatch(lexeme("other_one_shape"), other)
            if named and named[2] and named[2] in labels:
                found[named[2]] = filled("one_of", x=named[1] + named[2])
            elif named and not named[2] and filled("one_of", x=named[1]) in labels:
                found[filled("one_of", x=named[1])] = filled("one_of_them", x=named[1])
        return found

    def _one_of_two(self, name: str) -> str:
        """The name with 一艘 or 其中 in front where only one of two has a word of its own."""
        mine = next((label for label in self._twins if name.startswith(label)), "")
        return self._twins[mine] + name.removeprefix(mine) if mine else name

    def _name(self, slot: Slot, full: bool = False) -> str:
        node = self.graph.by_id.get(slot.node)
        if node is None:
            return str(slot)
        if self.at_a_time(slot):
            return say("name.moment", self.lang, act=self.clean(node.label))
        if self.lang == "zh" and (told := self._of_heads(slot)):
            return told
        if (rate := self._rate_of_all(slot)) is not None:
            return self._name(rate, full)
        above, below = self.units.get(slot, ("", ""))
        dims = dimension(above) + (f"/{dimension(below)}" if slot.attribute is Attribute.RATE else "")
        subject = self._rated(node) if slot.attribute is Attribute.RATE else ""
        subject = subject or self.subject(node, full)
        if self.lang == "zh" and slot.attribute is Attribute.RATE and self._mean_speed(node):
            return lexeme("mean_speed")
        if self.lang == "zh" and self._overall(node):
            return say("triple.overall", "zh").split()[list(Attribute).index(slot.attribute)]
        if self.lang == "zh" and slot.attribute is Attribute.RATE and (stream := self._in_stream(node)):
            return stream
        counted = self.graph.given(slot) if slot.attribute is Attribute.AMOUNT else None
        things = counted is not None and dimension(counted.unit).startswith("count:")
        things = things and counted is not None and counted.unit not in lexemes("stretches")
        if slot.attribute is not Attribute.TOTAL and not things and (words := self.frame_triple(node.id)):
            own = words[list(Attribute).index(slot.attribute)]  # 间隔数
            return f"{subject}{OF}{own}" if full and self.lang == "zh" and subject else own
        world = node.kind is NodeKind.WORLD and (GENERIC.match(node.label) or node.label in words_of("opening"))
        if world or _NAMELESS.match(node.label):
            subject = ""
        if self.lang == "zh":
            subject = lexeme("left") if subject in words_of("rest") else subject
            name = finished(self._chinese(node, slot.attribute, dims, subject, above, below, full).removeprefix(OF))
            name = self.counted.named(self._kept_in(name, above, slot), slot, above, self.noun(above))
            name = self.counted.done(name, slot)
            agent = self.graph.by_id.get(node.parent or "")
            lone = name.startswith(lexemes("goes_of")) and agent is not None and not self.generic(agent)
            lone = lone and agent is not None and agent.kind is NodeKind.AGENT
            name = self.clean(agent.label) + name if lone and agent is not None else name
            done = self._rest_between(slot)
            noun = name.rpartition(OF)[2]
            return say("name.inner.then", "zh", last=self.subject(done), noun=noun) if done else name
        rule = self._rule(node, slot.attribute, dims)
        if slot.attribute is not Attribute.AMOUNT and self._is_interest(node, above):
            interest = say(lexeme("interest_key"), "en")
            return f"{interest} per {self.per_text(below)}" if slot.attribute is Attribute.RATE else interest
        if said(f"measure.{node.label}", "en"):  # 原价 is a price by itself
            return say(f"measure.{node.label}", "en")
        if acted := self._english_act(node, slot, rule, full):
            return acted
        owner = self._rated(node) if slot.attribute is Attribute.RATE else ""
        whole = "the whole" if node.kind is NodeKind.WORLD else self.label(node.id)
        world = node.kind is NodeKind.WORLD and slot.attribute is Attribute.TOTAL
        apart = world and dims == "length" and self.graph.type is ProblemType.JOURNEY and going_apart(self.text)
        if apart and not any(word in node.label for word in words_of("between")):
            return say("name.apart", "en")
        unowned = world and self._unowned(node, dims)  # 桃树 of all trees
        shown = whole if unowned else owner or self.english_label(node, full) or whole
        units = {
            "u": self.unit_text(above) or "amount",
            "p": self.per_text(below) or "part",
        }
        name = _fill(rule, v=shown, **units).removesuffix(" of the whole").removesuffix(", the whole")
        return re.sub(" of (?=beyond|up to|after that)", " ", name.replace("money the rest", "money left"))

    @cached_property
    def counted(self) -> Counted:
        """What the numbers of the text count."""
        return Counted(self.attempt.problem, self.graph)

    def _kept_in(self, name: str, unit: str, slot: Slot) -> str:
        """乙仓存粮的吨数 for 乙仓的重量: a place weighs nothing, nor do 95千克菜油 make a person heavy."""
        owner, _, noun = name.rpartition(OF)
        if noun not in (say("noun.mass", "zh"), say("noun.volume", "zh")) or not unit:
            return name
        given = self.graph.given(slot)
        if is_person(owner) and noun == say("noun.mass", "zh") and not self.telling.says(lexeme("weighs")):
            thing = self.telling.kept(unit, given.quantity) if given is not None else ""
            return filled("count_of_x", x=thing, u=unit) if thing else noun
        thing = self.telling.kept(unit)
        place = owner.removesuffix(thing)
        return filled("count_of_x", x=place + thing, u=unit) if place.endswith(words_of("store")) else name

    def _rate_of_all(self, slot: Slot) -> Slot | None:
        """每人每天折8只, 6人: what the heads come to is what all of them do in a day, and is called so."""
        for relation in self.graph.relations:
            match relation.args:
                case (Slot() as rate, Slot() as whole) if whole == slot and relation.source.rule == ALL_HEADS:
                    return rate
        return None

    def in_all(self, slots: Sequence[Slot]) -> str:
        """The English name of what was done several times, or by several: "weight used in all"."""
        nodes = [self.graph.by_id[slot.node] for slot in slots]
        acts = {act.done if (act := act_of(self.subject_in_text(node))) else "" for node in nodes}
        if self.lang != "en" or len(slots) < 2 or len(acts) > 1 or "" in acts:
            return ""
        dims = dimension(self.units.get(slots[0], ("", ""))[0])
        rule = self._rule(nodes[0], slots[0].attribute, dims)
        return self._english_act(nodes[0], slots[0], rule, False, say("name.in_all", "en"))

    def _english_act(self, node: Node, slot: Slot, rule: str, full: bool, when: str = "") -> str:
        """The English name of a quantity of an act or of a time; nothing for things, and for what has a better one."""
        if node.kind not in (NodeKind.EVENT, NodeKind.STATE) or said(f"own.{node.label}", "en"):
            return ""
        bought = self.graph.type is ProblemType.PRICE and self._rated(node)
        rate = slot.attribute is Attribute.RATE and self._rated(node)
        if bought or rate or self.clean(node.label) in words_of("rest"):
            return ""
        act = act_of(self.subject_in_text(node))
        if act is None:
            return ""
        agent = self.graph.by_id.get(node.parent or "")
        named = agent is not None and agent.kind is NodeKind.AGENT and not self.generic(agent)
        mine = self.clean(agent.label) if agent is not None and named else ""
        acting = mine.endswith((*words_of("place"), *words_of("doer")))
        acting = acting or self.telling.does(mine, self.clean(node.label))
        bare = not act.thing and not acting and (act.doing == "buying" or not rule.startswith("money"))
        thing = mine if bare else act.thing
        others = len([a for a in self.graph.agents if self.graph.children(a.id)]) > 1
        alone = not (act.when or thing) and acting
        owner = mine if mine != thing and (full or others or alone) and not when else ""
        above, below = self.units.get(slot, ("", ""))
        per = self.per_text(below) or "part" if slot.attribute is Attribute.RATE else ""
        if per and ("speed" in rule or "rate" in rule or "price" in rule):
            per = ""
        unit = self.unit_text(above)
        counted = dimension(above).startswith("count:") or not above
        many = f"number of {unit}" if unit else "number"
        measured = many if counted else self.noun(above)
        return act_name(rule, replace(act, thing=thing, when=when or act.when), owner, per, measured)

    def _rule(self, node: Node, attribute: Attribute, dims: str) -> str:
        """The first fitting template; ``rated`` are nodes that have a rate or an amount as well."""
        kind = node.kind.value
        if kind == "world" and TIME_LABEL.search(node.label):
            kind = "event"
        rated = any(a is not Attribute.TOTAL for a in self.graph.attributes(node.id))
        kinds = (kind, "rated", *(("act",) if kind == "event" else ())) if rated else (kind,)
        idle = node.kind is NodeKind.EVENT and self.graph.attributes(node.id) == (Attribute.AMOUNT,)
        acts = is_act(self.subject(node).removesuffix(lexeme("at"))) or bool(self.done(node, self.subject(node)))
        if idle or (node.kind is not NodeKind.AGENT and acts):
            kinds = (*kinds, "moving")
        kinds = (*self._special(node, attribute), *kinds)
        type_ = ProblemType.TASK.value if self._work(node) else self.graph.type.value
        if self._moves(node.id):
            type_ = ProblemType.JOURNEY.value
        elif type_ == ProblemType.JOURNEY.value and self.working_only and not self.goes(node.id):
            type_ = ProblemType.TASK.value  # 砌了11天 is no way, though its rate is in metres a day
        elif type_ == ProblemType.JOURNEY.value and attribute is Attribute.RATE and dims.startswith("count:"):
            type_ = ProblemType.TASK.value  # 每分钟写的个数 is no speed
        if type_ == ProblemType.JOURNEY.value and dims.partition("/")[0] in ("volume", "mass", "energy", "money"):
            type_ = ProblemType.RELATION.value  # what is burnt on the way is no speed
        rule = name_rule(type_, kinds, attribute.value, dims)
        if rule is None:
            return "{v}"
        return rule.zh if self.lang == "zh" else rule.en

    def _special(self, node: Node, attribute: Attribute) -> tuple[str, ...]:
        """Kinds of ``names.txt`` that are told by the label: a way, somebody who acts, what is over or missing."""
        if node.label in words_of("over"):
            return ("over", *(("part",) if self.parts_of_one else ()))
        train = self.clean(node.label).endswith(words_of("train"))
        if (node.kind is NodeKind.AGENT or train) and self.has_length(node):
            return ("long",)
        timed = [n for n in self.graph.children(node.id) if Slot(n.id, Attribute.AMOUNT) in self.graph.slots]
        if node.kind is NodeKind.AGENT and attribute is Attribute.AMOUNT and len(timed) > 1:
            return ("several",)
        if node.kind is not NodeKind.WORLD:
            idle = self.graph.type is ProblemType.TASK and not self.laborious
            return ("part",) if self.parts_of_one or idle else ()
        if self._grows_older(Slot(node.id, attribute)):
            return ("ageing",)
        if self.clean(node.label).endswith(words_of("vessel")):
            return ("vessel",)
        if attribute is Attribute.RATE and Slot(node.id, Attribute.AMOUNT) in self.graph.slots:
            return ("mean",)
        acting = any(a.label == node.label and self.graph.children(a.id) for a in self.graph.agents)
        if acting and self.graph.type is ProblemType.JOURNEY:
            return ("acting",)
        vehicle = node.label[-1:] == lexeme("vehicle")
        if node.label.endswith(words_of("long")) and (not vehicle or self.telling.long(node.label)):
            return ("long",)
        if self.graph.given(Slot(node.id, attribute)) is not None:
            return ("given",)
        between = any(word in node.label for word in words_of("between"))
        way = between or (node.label.endswith(words_of("way")) and not self._of_stretches(Slot(node.id, attribute)))
        return (*(("way",) if way else ()), *(("acting",) if acting else ()))

    def _of_stretches(self, whole: Slot) -> bool:
        """Whether a way is what one goes in several stretches, so that no road on it is all of it."""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        acts = [self.graph.by_id[a.node] for r in sums for a in r.args[1:] if isinstance(a, Slot)]
        return len(acts) > 1 and len({act.parent for act in acts}) == 1 and acts[0].kind is NodeKind.EVENT

    def _grows_older(self, slot: Slot) -> bool:
        """Whether it is the years between two ages."""
        told = (r.slots() for r in self.graph.relations if len(r.args) > 2 and r.args[2] == slot)
        return any(dimension(self.units.get(s, ("", ""))[0]) == "age" for found in told for s in found)

    def _chinese(
        self, node: Node, attribute: Attribute, dims: str, subject: str, unit: str, per: str, full: bool = False
    ) -> str:
        if attribute is Attribute.TOTAL and dims == "money" and Slot(node.id, Attribute.RATE) in self.graph.slots:
            subject = _PRICED.sub(lexeme("in_all_price"), subject)  # what all of them cost, not one
        if node.kind is NodeKind.WORLD and dims == "age" and self._is_sum(Slot(node.id, attribute)):
            return say("name.ages", "zh")
        rated = Slot(node.id, Attribute.RATE) in self.graph.slots and attribute is Attribute.TOTAL
        if rated and (mean := self._mean_rate(node, attribute, subject, unit, per)):
            return mean
        if dims == "length" and attribute is Attribute.TOTAL and self._train_length(node):
            return say("name.train_length", "zh")
        whole = attribute is Attribute.TOTAL and dims == "length" and node.kind is NodeKind.WORLD
        if whole and lexeme("scale") in self.text:
            if mapped := self._on_map(Slot(node.id, attribute)):
                return mapped
        if attribute is Attribute.RATE and dims.startswith("money/") and (change := self._changes_by(node, per)):
            return change
        if self._ends_in_measure(subject, attribute, dims) or (unit and subject.endswith(filled("count_of", u=unit))):
            return subject
        if node.kind is NodeKind.WORLD and attribute is Attribute.TOTAL:
            if _WHOLE.search(subject):
                return finished(subject)
            around = dims == "length" and lexeme("around") in self.text
            if around and re.search(re.escape(subject) + lexeme("around_shape"), self.text):
                return filled("around_of", x=subject)
            way = dims == "length" and self.graph.type is ProblemType.JOURNEY
            if way and self._of_lengths(Slot(node.id, attribute)):
                return say("name.lengths", "zh")
            if way and going_apart(self.text) and not _BETWEEN.search(subject):
                return say("name.apart", "zh")
            if way and _BETWEEN.search(subject):
                return filled("distance_of", x=subject)
        if node.kind is NodeKind.WORLD and attribute is Attribute.TOTAL:
            if done := self._done_in_all(node, unit) or self._dissolved_in_whole(node):
                return done
            if mean := self._mean_asked(Slot(node.id, attribute)):
                return mean
            if self._unowned(node, dims):
                if dims == "length" and self.graph.type is not ProblemType.JOURNEY:
                    return say("name.whole_length", "zh")
                subject = ""
        if attribute is Attribute.TOTAL and (told := self._of_all(node, unit) or self._between(node, dims)):
            return told
        ages = any(dimension(above) == "age" for above, _ in self.units.values())
        if ages and unit == lexeme("year") and self.telling.says(*lexemes("year_hence")):
            return say("name.years", "zh")
        if weighed := self._weighed(node, attribute, dims):
            return weighed
        if attribute is Attribute.TOTAL and (shared := self._shared_out(node, unit)):
            return shared
        if noun := self._measured_in_text(node, attribute, dims):
            return finished(filled("done_noun", v=subject, n=noun).replace(OF * 2, OF))
        if mean := self._mean_rate(node, attribute, subject, unit, per):
            return mean
        whole = node.kind is NodeKind.WORLD and self.graph.type is not ProblemType.JOURNEY
        if attribute is Attribute.RATE and whole and per and unit and filled("by_mean_each", p=per) in self.text:
            verb = self.telling.verb_per(per)
            return say("name.mean.each", "zh", per=per, verb=verb, noun=filled("count_of", u=unit))
        if attribute is Attribute.RATE and not per and (each := self._each_asked(Slot(node.id, attribute))):
            return each
        if burnt := self._burnt(node, attribute, unit, per):
            return burnt
        if climbed := self._floors(node, attribute):
            return climbed
        if product := self._of_two(node, attribute, unit):
            return product
        if attribute is Attribute.TOTAL and dims == "length" and lexeme("scale") in self.text:
            if mapped := self._on_map(Slot(node.id, attribute)):
                return mapped
        if self.clean(node.label) in words_of("alike") and attribute is Attribute.TOTAL and unit:
            return filled("count_of_x", x=subject, u=unit)
        whole = node.kind is NodeKind.WORLD and attribute is Attribute.TOTAL and dimension(unit).startswith("count:")
        if whole and self._people(node):
            return filled("in_all", v=self.telling.verb_asked(), n=self.noun(unit))
        person = node.kind is NodeKind.AGENT and is_person(self.clean(node.label))
        if attribute is Attribute.TOTAL and dims == "money" and (person or self._has_money(node)):
            return filled("money_of_x", x=subject)
        if dissolved := self._dissolved(node, attribute, subject):
            return dissolved
        if attribute is Attribute.AMOUNT and (counted := self._counted_alike(Slot(node.id, attribute), unit)):
            return counted
        if attribute is Attribute.RATE and dimension(unit) == "money" and per in words_of("set"):
            if thing := self._one_of_set(node):
                return filled("unit_price_of", x=thing)
            if Slot(node.id, Attribute.AMOUNT) in self.graph.slots:
                done = next((w for w in words_of("buy") if subject.startswith(w) and subject != w), "")
                thing = "" if self._nobody(node) or is_act(subject) else subject.removeprefix(done)
                return filled("each_price", p=per, x=thing)
        if attribute is not Attribute.AMOUNT and self._is_interest(node, unit):
            interest = say(lexeme("interest_key"), "zh")
            return interest if attribute is Attribute.TOTAL else filled("each_of", p=per, x=interest)
        if attribute is Attribute.TOTAL and dims == "money" and (told := self._told_money(node)):
            return told
        if attribute is Attribute.TOTAL and dims == "money" and (cost := self._cost(node, subject, full)):
            return cost
        whole = attribute is Attribute.TOTAL and dims == "money" and node.kind is NodeKind.WORLD
        if whole and (self._nobody(node) or self._of_costs(Slot(node.id, attribute))) and not self._owed(node):
            subject = ""
        if dims == "money" and attribute is Attribute.TOTAL and subject.endswith(words_of("place")):
            rated = Slot(node.id, Attribute.RATE) in self.graph.slots and node.kind is NodeKind.AGENT
            subject = "" if rated else subject  # a library has no price
        if attribute is Attribute.TOTAL and dims == "money" and self._price_after(node):
            return say("name.price_after", "zh", change=self.clean(node.label))
        if attribute is Attribute.TOTAL and dims == "money" and (change := self._changed_by(node)):
            return say("name.price_after", "zh", change=change)
        rest = subject in lexemes("lefts") and attribute is Attribute.TOTAL
        if dims == "money" and rest and self._sold(node):
            return lexeme("sold_rest")
        if attribute is Attribute.RATE and dimension(unit) == "money" and (traded := self._traded(node, per)):
            return traded
        if attribute is Attribute.RATE and dimension(unit) == "money" and node.kind is NodeKind.AGENT:
            if thing := self.telling.bought(self.clean(node.label), per):
                return filled("unit_price_of", x=thing)
        if attribute is Attribute.RATE and dimension(unit) == "money" and node.kind is NodeKind.EVENT:
            if (thing := self._purchased(node)) and not self.generic(node):
                return filled("unit_price_of", x=thing)
        if attribute is Attribute.RATE and dimension(unit) == "money" and (thing := self._dealt_with(node)):
            return filled("unit_price_of", x=thing)
        priced = lexeme("unit_price") in self.text and self.graph.type is ProblemType.RELATION
        if attribute is Attribute.RATE and not unit and priced:
            return filled("unit_price_of", x=subject)
        reduced = subject.endswith(lexemes("reduces")) and self.graph.type is ProblemType.PRICE
        if attribute is Attribute.AMOUNT and reduced:
            return lexeme("reductions")
        template = self._rule(node, attribute, dims)
        if dimension(unit).startswith("count:") and filled("count_of", u=unit) not in counting_nouns():
            template = template.replace(lexeme("t.total_count"), lexeme("t.total"))
            template = template.replace(lexeme("t.count"), lexeme("quantity"))
        done = verb_at_start(subject)
        if template.startswith(V_EACH) and done and self.telling.undergoes(subject.removeprefix(done), done):
            template = template.replace(V_EACH, EACH_V)  # 每天种树的棵数
        elif template.startswith(V_EACH) and (verb := self.done(node, subject)):
            template = template.replace(V_EACH, lexeme("t.v_each_open") + _to_the_end(verb) + OF)  # 计划每天做的套数
            subject = subject.removesuffix(verb)
        elif template.startswith(V_EACH):
            given = self.graph.given(Slot(node.id, attribute))
            quantity = given.quantity if given else self.graph.goal.quantity
            found = self.attempt.problem.quantities
            place = found[quantity].span.start if quantity is not None and 0 <= quantity < len(found) else None
            own = self.done(node, self.clean(node.label)) if node.kind is NodeKind.EVENT else ""
            own = own or (self.clean(node.label) if is_act(self.clean(node.label)) else "")
            verb = (
                self.telling.verb_per(per, place) or _to_the_end(own) or self.telling.verb_after(node.label, node.span)
            )
            template = template.replace(V_EACH, lexeme("t.v_each_open") + verb + OF)
        elif template.startswith(EACH_V) and (phase := _PHASE.match(subject)):
            template = template.replace(EACH_V, phase[1] + EACH_V)
            subject = phase[2] or self.telling.verb_per(per)
        elif template.startswith(EACH_V):
            verb = self.telling.verb_per(per) or self.telling.verb_after(node.label, node.span)
            verb = verb or (verb_at_end(node.label) if node.kind is NodeKind.EVENT else "")
            verb = "" if is_act(subject) else verb
            subject = subject if f"{per}{subject}" in self.text or not verb else ""
            template = template.replace(EACH_V, lexeme("t.each_v_open") + verb + OF)
        goes = template.startswith(lexeme("t.goes")) and node.kind is NodeKind.AGENT
        place = subject.endswith(words_of("place")) and not subject.endswith(words_of("doer"))
        if goes and place and not any(word in subject for word in (*words_of("between"), lexeme("by_way"))):
            subject = ""  # a playground goes nowhere
        name = _fill(template, v=subject, u=unit, p=per)
        if attribute is Attribute.TOTAL and dims == "money" and not subject:
            given = self.graph.given(Slot(node.id, attribute))
            asked = self.graph.goal.term == Slot(node.id, attribute) and not self._of_costs(Slot(node.id, attribute))
            quantity = given.quantity if given is not None else self.graph.goal.quantity if asked else None
            name = (self.telling.paid(self._place(quantity)) if quantity is not None else "") or name
            if name == lexeme("noun.money") and self._of_costs(Slot(node.id, attribute)):
                name = say("noun.cost", "zh")
        name = _OF_OF.sub(OF, name).removeprefix(OF)
        name = _HEAVY.sub(OF, _REST.sub(lexeme("of_one"), name))
        name = _REST_OF_WORK.sub(lexeme("part_of"), name)
        name = _THEN.sub(lexeme("age_then"), name)
        name = _SOLD.sub(lexeme("got_for"), _BOUGHT.sub(lexeme("spent"), name))
        behind = node.kind is NodeKind.WORLD and self.telling.says(*lexemes("catches"))
        given = self.graph.given(Slot(node.id, attribute)) if name == lexeme("whole_way") and behind else None
        if given is not None and _AHEAD.search(self.text[: self._place(given.quantity)]):
            name = say("name.apart", "zh")
        if self.telling.says(*lexemes("asks_date")):
            name = re.sub(lexeme("count_end_shape"), lexeme("date_of"), name)
        # 第一天行的 needs no second 行的
        return finished(_DONE_TWICE.sub(lexeme("of_one"), name))

    def _done_in_all(self, node: Node, unit: str) -> str:
        """一共运来的千克数: what was done at several times or by several, where the question asks for all of it."""
        whole = Slot(node.id, Attribute.TOTAL)
        if self.graph.goal.term != whole or self.graph.type in (ProblemType.JOURNEY, ProblemType.PRICE):
            return ""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        parts = [self.graph.by_id[a.node] for r in sums for a in r.args[1:] if isinstance(a, Slot)]
        verb = self.telling.done_in_all()
        acts = [self.subject(part) for part in parts if part.kind is NodeKind.EVENT]
        if not verb or not unit or len(acts) < 2 or len(acts) < len(parts):
            return ""
        if not all(verb in act or act.endswith(verb[:1]) for act in acts):
            return ""
        noun = filled("count_of", u=unit) if not dimension(unit).startswith("count:") else self.noun(unit)
        return say("name.together", "zh", verb=verb, noun=noun)

    def _is_sum(self, whole: Slot) -> bool:
        """Whether a whole is told as what several come to."""
        return any(r.predicate == "Together" and r.args[0] == whole and len(r.args) > 2 for r in self.graph.relations)

    def _each_asked(self, slot: Slot) -> str:
        """平均每集的时间: a rate that no unit tells what it is per, by the words of the question."""
        goal = self.graph.goal
        if mean := self._mean_asked(slot):
            return mean
        each = self.telling.each_asked() if goal.term == slot and goal.unit and "/" not in goal.unit else None
        if not each:
            return ""
        return say("name.each.mean" if each[0] else "name.each", "zh", per=each[1], noun=self.noun(goal.unit))


def _to_the_end(verb: str) -> str:
    """修 of 修完: what is done in one day is not all of it."""
    return re.sub(lexeme("to_the_end_shape"), "", verb)


def _fill(template: str, **words: str) -> str:
    return _FIELD.sub(lambda m: words.get(m[1], ""), template)

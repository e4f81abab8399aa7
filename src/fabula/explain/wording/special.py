"""Names that certain stories have for their quantities: 平均体重, 图上距离, 盐水的浓度, 顺水速度."""

from __future__ import annotations

import re
from functools import cache, cached_property

from fabula.explain.called import finished
from fabula.explain.lexicon import counting_nouns, filled, lexeme, lexemes, nouns_of, words_of
from fabula.explain.wording.subjects import Subjects
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot
from fabula.text.units import dimension

_STRENGTH = re.compile(lexeme("strength_shape"))  # 含盐率是15%
_MAP = 100  # one to so many is the scale of a map
_STREAMS = lexemes("streams")
_STREAM = re.compile(lexeme("stream_shape"))


class Special(Subjects):
    """Names for the quantities of certain stories; each method gives nothing where its story is not told."""

    def _dissolved_in_whole(self, node: Node) -> str:
        """The name of what is dissolved, where a reading only says that it is what is asked for."""
        whole = Slot(node.id, Attribute.TOTAL)
        told = (r for r in self.graph.relations if r.predicate == "Equal" and r.source.rule == "dissolved")
        other = next((a for r in told if whole in r.args for a in r.args if isinstance(a, Slot) and a != whole), None)
        found = self.graph.by_id[other.node] if other is not None else None
        return self._dissolved(found, Attribute.TOTAL, self.subject(found)) if found is not None else ""

    def _mean_asked(self, slot: Slot) -> str:
        """全班的平均身高: what a reading finds as a total, and the question calls a mean."""
        of = self.telling.mean_of()
        means = any(r.predicate == "Average" and r.args[0] == slot for r in self.graph.relations)
        if self.graph.goal.term != slot or not of or means:
            return ""
        asked = self.telling.question
        found = re.search(filled("mean_owner_shape", of=of), asked)
        return filled("mean_of", x=found[1], of=of).removeprefix(lexeme("of")) if found else ""

    def _of_all(self, node: Node, unit: str) -> str:
        """一共看的页数 for a state that is only called 共."""
        verb = self.telling.verb_asked()
        if node.kind is not NodeKind.STATE or self.clean(node.label) not in words_of("in_all") or not verb or not unit:
            return ""
        noun = self.noun(unit) if dimension(unit).startswith("count:") else filled("count_of", u=unit)
        return say("name.together", "zh", verb=verb, noun=noun)

    def _between(self, node: Node, dims: str) -> str:
        """相距的路程 for a part of a way that a reading calls by the name of all of it."""
        same = node.kind is NodeKind.AGENT and node.label == self.graph.world.label
        way = dims == "length" and self.graph.type is ProblemType.JOURNEY
        return say("name.apart", "zh") if same and way else ""

    def _goes_round(self, world: Node) -> bool:
        """Whether a way is what two who meet, or go apart, on a closed course go together."""
        whole = Slot(world.id, Attribute.TOTAL)
        sums = (r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole)
        return any(len({self.agent_id(a.node) for a in r.args[1:] if isinstance(a, Slot)}) > 1 for r in sums)

    def _with_rest(self, slot: Slot) -> bool:
        """Whether a time is that of somebody's way with the rests on it: 25分钟 of which 5分钟 were spent resting."""
        for relation in self.graph.relations:
            timed = (
                relation.predicate == "Remains" and slot.attribute is Attribute.AMOUNT and slot in relation.args[1:2]
            )
            rests = [a for a in relation.args[2:] if isinstance(a, Slot) and a.attribute is Attribute.AMOUNT]
            labels = [self.clean(self.graph.by_id[rest.node].label) for rest in rests]
            if timed and labels and all(label in words_of("halt") for label in labels):
                return True
        return False

    def _in_stream(self, node: Node) -> str:
        """顺水速度, 逆水速度, and 静水速度 of the boat itself."""
        if self.graph.type is not ProblemType.JOURNEY:
            return ""
        if self.telling.says(*_STREAMS) and (way := _STREAM.search(node.label)):
            return filled("speed", x=way[0])
        streams = any(_STREAM.search(other.label) for other in self.graph.nodes)
        flows = node.label.endswith(lexemes("flow_ends")) and not re.search(lexeme("still_shape"), node.label)
        still = node.kind is NodeKind.AGENT or re.search(lexeme("still_shape"), node.label)
        if not streams or flows or not still:
            return ""
        if lexeme("still_water") in self.text:
            return lexeme("still_speed")
        return lexeme("still_air_speed") if lexeme("still_air") in self.text else ""

    def flows(self, node: str) -> bool:
        """Whether a node is the water or the wind that carries somebody."""
        label = self.clean(self.graph.by_id[node].label)
        stream = label.endswith(lexemes("flows")) and not re.search(lexeme("still_shape"), label)
        return stream and self.graph.type is ProblemType.JOURNEY and self.telling.says(*_STREAMS)

    def _rest_between(self, slot: Slot) -> Node | None:
        """What was done before something was left of which more was taken: 第一次剪去后余下的米数."""
        left = [r for r in self.graph.relations if r.predicate == "Remains" and len(r.args) > 2]
        mine = next((r for r in left if r.args[0] == slot), None)
        if mine is None or not any(r.args[1] == mine.args[1] and len(r.args) > len(mine.args) for r in left):
            return None
        taken = [self.graph.by_id[a.node] for a in mine.args[2:] if isinstance(a, Slot)]
        return max(taken, key=lambda node: node.span[0] if node.span else -1, default=None)

    def _on_map(self, slot: Slot) -> str:
        """图上距离 and 实际距离: which is which is told by the scale, else by the words that readings find."""
        for relation in self.graph.relations:
            if relation.predicate == "Ratio" and slot in relation.args[:2]:
                at = relation.args.index(slot)
                mine, other = relation.args[2 + at], relation.args[3 - at]
                if isinstance(mine, Number) and isinstance(other, Number) and mine.value != other.value:
                    return say("name.on_map" if mine.value < other.value else "name.real_distance", "zh")
        for relation in self.graph.relations:
            times = relation.predicate in ("Times_of", "Fraction_of") and len(relation.args) > 2
            number = relation.args[2] if times else None
            if isinstance(number, Number) and number.value >= _MAP and slot in relation.args[:2]:
                return say("name.real_distance" if relation.args[0] == slot else "name.on_map", "zh")
        label = self.graph.by_id[slot.node].label
        if lexeme("actual") in label:
            return say("name.real_distance", "zh")
        return say("name.on_map", "zh") if re.search(lexeme("on_map_shape"), label) else ""

    def _burnt(self, node: Node, attribute: Attribute, unit: str, per: str) -> str:
        """每千米耗油的升数, 耗油的升数: what is burnt on the way."""
        act = next((w for w in lexemes("consumes") if w in self.text), "")
        goes = node.kind is not NodeKind.WORLD and Slot(node.id, Attribute.RATE) in self.graph.slots
        if not act or not goes or dimension(unit) not in ("volume", "energy") or attribute is Attribute.AMOUNT:
            return ""
        each = lexeme("each") + per if attribute is Attribute.RATE and per else ""
        return each + filled("done_count", v=act, u=unit)

    def _floors(self, node: Node, attribute: Attribute) -> str:
        """走的层数, 走一层用的时间: from one floor to another."""
        if not self.floors(node.id) or attribute is Attribute.TOTAL:
            return ""
        return say("name.floors" if attribute is Attribute.AMOUNT else "name.floor_time", "zh")

    def _of_two(self, node: Node, attribute: Attribute, unit: str) -> str:
        """每台每小时抽水的吨数, and 台数×小时数 for what it is multiplied by."""
        units = self.of_two(node.id)
        if units is None:
            return ""
        verb = self.done(node, self.clean(node.label)) or self.telling.verb_after(node.label, node.span)
        unit = unit or self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]
        if attribute is Attribute.TOTAL:
            first, second = (self.attempt.problem.quantities[q].text for q in self._numbers_of(node.id))
            told = f"{first}{self._things(node.id)}{second}"
            counted = self.noun(unit) if self._is_count(unit) else filled("count_of", u=unit)
            return told + filled("done_noun", v=verb, n=counted) if verb and unit else ""
        words = {"a": units[0], "b": units[1], "x": self._things(node.id), "v": verb, "u": unit}
        rate = filled("done_each", **words) if unit else ""
        return rate if attribute is Attribute.RATE else filled("product", **words)

    def _of_heads(self, slot: Slot) -> str:
        """每人每小时加工的个数, 4台每小时织布的米数: what one of several does, and what all of them do in an hour."""
        for relation in self.graph.relations:
            match relation.args:
                case (Slot() as rate, Slot() as whole) if relation.source.rule == "all_heads":
                    if slot in (rate, whole) or slot.node == whole.node or slot == Slot(rate.node, Attribute.AMOUNT):
                        return self._done_by_heads(slot, rate, whole)
        return ""

    def _done_by_heads(self, slot: Slot, rate: Slot, whole: Slot) -> str:
        unit, time = self.units.get(rate, ("", ""))
        node, heads = self.graph.by_id[rate.node], Slot(whole.node, Attribute.AMOUNT)
        head = self.units.get(heads, ("", ""))[0]
        verb = self.done(node, self.clean(node.label))
        if slot == heads and slot == self.graph.goal.term and head:
            return filled("needed_of", n=self.noun(head))
        given = self.graph.given(heads)
        many = self.attempt.problem.quantities[given.quantity].text if given and given.quantity is not None else ""
        if not unit and head:
            return self._work_of_heads(slot, rate, whole, many, head)
        if not time or not head or not verb or slot == heads or slot == Slot(rate.node, Attribute.AMOUNT):
            return ""
        agent = self._agent_of(whole.node)
        thing = agent if head in lexemes("counters") and agent != head else ""
        words = {"a": head, "b": self.per_text(time), "x": thing, "v": verb, "u": unit}
        if slot.node == whole.node and slot.attribute is Attribute.RATE:
            return filled("done_each", **words)
        named = many if many.endswith(lexeme("person")) else many + agent  # 6名同学
        return filled("done_by_all" if many else "to_be_done", n=named if many else "", **words)

    def _work_of_heads(self, slot: Slot, rate: Slot, whole: Slot, many: str, head: str) -> str:
        """30人的工作效率, 每人的工作效率, 现在的人数, where all of the work is 1 and told twice."""
        later = self.graph.by_id[whole.node].kind is NodeKind.STATE
        work, now = say("triple.work", "zh").split()[0], lexeme("at_present")
        if slot in (rate, whole):
            return filled("x_of_y", x=now if later else many, y=work) if later or many else ""
        if slot == Slot(whole.node, Attribute.RATE):
            return filled("each_of", p=head, x=work)
        noun = self.noun(head) if slot == Slot(whole.node, Attribute.AMOUNT) else say("noun.time", "zh")
        return filled("x_of_y", x=now if later else lexeme("at_first"), y=noun)

    def _things(self, node: str) -> str:
        """工人 of 6个工人8小时, where the measure word alone says nothing."""
        first = self.attempt.problem.quantities[self._numbers_of(node)[0]]
        found = re.match(lexeme("same_sort_shape"), self.text[first.span.end :])
        return found[1] if found and first.unit in lexemes("counters") else ""

    def _is_count(self, unit: str) -> bool:
        return dimension(unit).startswith("count:")

    def _numbers_of(self, node: str) -> list[int]:
        """The numbers of the text that are multiplied to give an amount."""
        amount = Slot(node, Attribute.AMOUNT)
        terms = (t for r in self._equal if amount in r.args for t in r.terms())
        return [t.quantity for t in terms if isinstance(t, Number) and t.quantity is not None]

    @cached_property
    def _equal(self) -> tuple[Relation, ...]:
        return tuple(r for r in self.graph.relations if r.predicate == "Equal")

    def of_two(self, node: str) -> tuple[str, str] | None:
        """(台, 小时) where an amount is so many machines times so many hours."""
        found = self._numbers_of(node)
        units = [self.attempt.problem.quantities[q].unit for q in found]
        typed = self.graph.type in (ProblemType.RELATION, ProblemType.TASK)
        if typed and len(units) == 2 and all(units) and units[0] != units[1]:
            return units[0], units[1]
        return None

    def _dissolved(self, node: Node, attribute: Attribute, subject: str) -> str:
        """盐水的浓度, 盐水中盐的重量: of a solution."""
        if node.id not in self._solutions:
            return ""
        parent = self.graph.by_id.get(node.parent or "")
        if node.kind is NodeKind.STATE and parent is not None and node.label.endswith(words_of("become")):
            subject = lexeme("later") + self.clean(parent.label)
        elif self._mixed_of_several(node):
            mixed = re.search(lexeme("mixture_shape"), self.text)
            subject = filled("mixed", x=mixed[0]) if mixed else subject
        elif not re.search(lexeme("liquid_shape"), subject) and (
            mixed := re.search(lexeme("mixture_shape"), self.text)
        ):
            whole = any(
                r.predicate == "Together" and Slot(node.id, attribute) == r.args[0] for r in self.graph.relations
            )
            rate = attribute is Attribute.RATE and Slot(node.id, attribute) == self.graph.goal.term
            subject = filled("mixed", x=mixed[0]) if (whole or rate) and lexeme("mixes") in self.text else mixed[0]
            told = self.graph.given(Slot(node.id, Attribute.RATE))
            if told is not None and told.quantity is not None and len(self._solutions) > 2:
                subject = f"{self.attempt.problem.quantities[told.quantity].text}{lexeme('of')}{mixed[0]}"
        if attribute is Attribute.AMOUNT:
            mass = dimension(self.units.get(Slot(node.id, attribute), ("", ""))[0]) == "mass"
            return finished(filled("weight_of", x=subject)) if mass else ""
        if attribute is Attribute.TOTAL:
            volume = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) == "volume"
            what = lexeme("volume" if volume else "weight")
            return finished(filled("solute_of", x=subject, solute=self.telling.solute(), what=what))
        return filled("strength_of", x=subject)

    def _mixed_of_several(self, node: Node) -> bool:
        """Whether a solution is what several were poured together into."""
        sums = (r for r in self.graph.relations if r.predicate == "Together" and r.args)
        whole = (Slot(node.id, Attribute.AMOUNT), Slot(node.id, Attribute.TOTAL))
        return any(r.args[0] in whole and len(r.args) > 2 for r in sums)

    def _weighed(self, node: Node, attribute: Attribute, dims: str) -> str:
        """盐的重量, 水的重量 of what is put together, and 盐水的重量 of both."""
        made = re.search(lexeme("made_shape"), self.text)
        told = dims == "mass" and attribute is Attribute.TOTAL and node.id not in self._solutions
        if not told or not made or self.graph.type is not ProblemType.RELATION:
            return ""
        if not node.label.endswith(self.telling.solute()) and self._is_solute(Slot(node.id, attribute)):
            return filled("weight_of", x=self.telling.solute())
        if node.kind is NodeKind.WORLD:
            told = self.graph.given(Slot(node.id, attribute)) is not None
            later = not told and self.telling.says(*lexemes("dilutes")) and len(self.graph.slots) > 2
            return lexeme("later") * later + filled("weight_of", x=made[0])
        parent = self.graph.by_id.get(node.parent or "")
        if node.kind is NodeKind.STATE and parent is not None and lexeme("percent") in node.label:
            return filled("weight_of", x=lexeme("later") + self.clean(parent.label))
        parts = [r.args[1:] for r in self.graph.relations if r.predicate == "Together" and len(r.args) > 2]
        put = node.kind is NodeKind.EVENT and any(Slot(node.id, attribute) in args for args in parts)
        added = self.clean(node.label).startswith(lexemes("adds"))
        if added or not put or parent is None or len(self.graph.children(parent.id)) != 1 or self.generic(parent):
            return ""
        return filled("weight_of", x=re.sub(lexeme("in_shape"), "", self.clean(parent.label)))

    def _is_solute(self, slot: Slot) -> bool:
        """Whether a weight is what part of a solution is dissolved in it: 400克盐水, 含盐率15%."""
        for relation in self.graph.relations:
            number = relation.args[2] if len(relation.args) > 2 else None
            place = number.quantity if isinstance(number, Number) else None
            if relation.predicate != "Fraction_of" or relation.args[0] != slot or place is None:
                continue
            before = self.text[: self.attempt.problem.quantities[place].span.start]
            if self.telling.solute() and _STRENGTH.search(before):
                return True
        return False

    def _traded(self, node: Node, per: str) -> str:
        """每双的售价 of 卖 and 每双的进价 of 购进, where one shop does both."""
        peers = [self.clean(n.label) for n in self.graph.children(node.parent or "") if n.kind is NodeKind.EVENT]
        sold, got = (next((p for p in peers if p.startswith(words_of(w))), "") for w in ("sell", "stock"))
        if not sold or not got or not per or self.clean(node.label) not in (sold, got):
            return ""
        return say("name.sold" if self.clean(node.label) == sold else "name.stocked", "zh", per=per)

    def _counted_alike(self, slot: Slot, unit: str) -> str:
        """人数, 船的条数: what is counted in two ways of sharing out."""
        if among := self._shared_among(slot, unit):
            return among
        equal = (r for r in self.graph.relations if r.predicate == "Equal" and slot in r.args)
        shared = any(a.attribute is Attribute.AMOUNT for r in equal for a in r.args if isinstance(a, Slot))
        if not shared or self.graph.type is not ProblemType.RELATION or not dimension(unit).startswith("count:"):
            return ""
        if unit in lexemes("people"):
            return lexeme("how_many_people")
        thing = self.telling.thing_per(unit)
        noun = _counting_noun(unit)
        return filled("done_noun", v=thing, n=noun) if thing else ""

    def _shared_among(self, slot: Slot, unit: str) -> str:
        """队员的人数, 船的条数: those among whom something is shared out in two ways."""
        told = (r for r in self.graph.relations if r.source.rule == "sharing" and slot in r.args)
        among = next((a for r in told for a in r.args if isinstance(a, Slot) and a != slot), None)
        if among is None or not unit:
            return ""
        people = unit in lexemes("people")
        noun = lexeme("how_many_people") if people else _counting_noun(unit)
        several = self.label(among.node).removesuffix(lexeme("plural"))
        return finished(filled("done_noun", v=several, n=noun).removeprefix(lexeme("of")))

    def _shared_out(self, node: Node, unit: str) -> str:
        """每人栽4棵时的棵数: what is shared out in one of two ways."""
        amount, rate = (Slot(node.id, a) for a in (Attribute.AMOUNT, Attribute.RATE))
        shared = any(r.source.rule == "sharing" and amount in r.args for r in self.graph.relations)
        given = self.graph.given(rate)
        if not shared or given is None or given.quantity is None or not unit:
            return ""
        span = self.attempt.problem.quantities[given.quantity].span
        told = re.search(lexeme("told_each_shape"), self.text[: span.start])
        return filled("when_each", x=told[0], span=span.of(self.text), n=self.noun(unit)) if told else ""

    def _mean_rate(self, node: Node, attribute: Attribute, subject: str, unit: str, per: str) -> str:
        """前锋的平均体重, 两班平均每人捐的本数: a rate in a story about means."""
        if self.graph.type not in (ProblemType.RELATION, ProblemType.TASK) or lexeme("mean") not in self.text:
            return ""
        rated = Slot(node.id, Attribute.RATE) in self.graph.slots
        if attribute is Attribute.TOTAL and rated and (of := self.telling.mean_of()):
            marks = of.replace(lexeme("result"), lexeme("mark"))
            return filled("total_of", x=subject.removesuffix(of), of=marks).removeprefix(lexeme("of"))
        if attribute is not Attribute.RATE:
            return ""
        if dimension(per) == "time" or not unit:
            return ""
        if of := self.telling.mean_of():
            return filled("mean_of", x=subject, of=of).removeprefix(lexeme("of"))
        verb = self.telling.verb_per(per)
        subject = subject.removesuffix(verb) if verb else subject
        if filled("by_mean_each", p=per) not in self.text:
            return ""
        return filled("mean_each", x=subject, p=per, v=verb, u=unit)

    def _ends_in_measure(self, subject: str, attribute: Attribute, dims: str) -> bool:
        return subject.endswith(nouns_of(attribute, dims))

    def _measured_in_text(self, node: Node, attribute: Attribute, dims: str) -> str:
        """体重, if the text says 小刚的体重."""
        if not node.label or node.kind is NodeKind.WORLD:
            return ""
        nouns = _names_of_part(attribute, dims)
        if not nouns:
            return ""
        counts = dims.removeprefix("count:") if dims.startswith("count:") else ""
        if counts and filled("count_of", u=counts) in nouns:  # 摸出红球的次数 tells nothing of 7个红球
            others = counting_nouns() - {filled("count_of", u=counts), *words_of("any_count")}
            nouns = tuple(n for n in nouns if n not in others)
        if told := _noun_after(node.label.removesuffix(lexeme("of")), nouns, self.text):
            return told
        if attribute is Attribute.TOTAL and self.graph.type is ProblemType.RELATION and node.kind is NodeKind.AGENT:
            return self._measured_alike(node, dims)
        return ""

    def _measured_alike(self, node: Node, dims: str) -> str:
        """What is measured of all: 身高, 体重, 寿命 where the text says it of one of them."""
        if dims == "length":
            return self.telling.high(self.clean(node.label))
        rated = len(self.graph.attributes(node.id)) > 1
        for noun in lexemes(f"noun.{dims}") if dims in ("mass", "time", "money") else ():
            if noun in self.text:
                return filled("whole_noun", n=noun) if rated else noun
        if dims == "money" and self.telling.says(*lexemes("dearer_cheaper")):
            return lexeme("noun.money")
        return ""


@cache
def _names_of_part(attribute: str, dims: str) -> tuple[str, ...]:
    """第一周完成全长的30%: the whole is not what the first week's part is called."""
    nouns = (n for n in nouns_of(attribute, dims) if len(n) > 1 and not re.match(lexeme("all_of_shape"), n))
    return tuple(sorted(nouns, key=lambda n: -len(n)))


def _noun_after(label: str, nouns: tuple[str, ...], text: str) -> str:
    """The first of these nouns that the text says of a label: 体重 of 小刚的体重."""
    pattern, at = _one_of(nouns), text.find(label)
    while at >= 0:
        if found := pattern.match(text, at + len(label)):
            return found[1]
        at = text.find(label, at + 1)
    return ""


@cache
def _one_of(nouns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(filled("named_after_shape", nouns="|".join(nouns)))


def _counting_noun(unit: str) -> str:
    """棵数, where Chinese has such a word; else 数量."""
    noun = filled("count_of", u=unit)
    return noun if noun in counting_nouns() else lexeme("quantity")

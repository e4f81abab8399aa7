"""Names that certain stories have for their quantities: 平均体重, 图上距离, 盐水的浓度, 顺水速度."""

from __future__ import annotations

import re
from functools import cache, cached_property

from fabula.explain.called import finished
from fabula.explain.lexicon import counting_nouns, nouns_of, words_of
from fabula.explain.wording.subjects import Subjects
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot
from fabula.text.units import dimension

_STRENGTH = re.compile(r"(?:含[一-鿿]{1,2}率?|浓度)[^，。；0-9]{0,4}$")  # 含盐率是15%
_MAP = 100  # one to so many is the scale of a map
_STREAMS = ("静水", "无风", "水速", "风速", "逆", "水流", "流速", "船速")
_STREAM = re.compile(r"[顺逆](?:水|流|风)")


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
        asked = "".join(q.clause.span.of(self.text) for q in self.attempt.problem.questions[-1:])
        found = re.search(f"([\u4e00-\u9fff]{{0,8}}?)的?平均{of}", asked)
        return f"{found[1]}的平均{of}".removeprefix("的") if found else ""

    def _of_all(self, node: Node, unit: str) -> str:
        """一共看的页数 for a state that is only called 共."""
        verb = self.telling.verb_asked()
        if node.kind is not NodeKind.STATE or self.clean(node.label) not in words_of("in_all") or not verb or not unit:
            return ""
        noun = self.noun(unit) if dimension(unit).startswith("count:") else f"{unit}数"
        return say("name.together", "zh", verb=verb, noun=noun)

    def _between(self, node: Node, dims: str) -> str:
        """相距的路程 for a part of a way that a reading calls by the name of all of it."""
        same = node.kind is NodeKind.AGENT and node.label == self.graph.world.label
        way = dims == "length" and self.graph.type is ProblemType.JOURNEY
        return say("name.apart", "zh") if same and way else ""

    def _in_stream(self, node: Node) -> str:
        """顺水速度, 逆水速度, and 静水速度 of the boat itself."""
        if self.graph.type is not ProblemType.JOURNEY:
            return ""
        if self.telling.says(*_STREAMS) and (way := _STREAM.search(node.label)):
            return f"{way[0]}速度"
        streams = any(_STREAM.search(other.label) for other in self.graph.nodes)
        flows = node.label.endswith(("水", "流", "风", "速")) and not re.search("静水|无风", node.label)
        still = node.kind is NodeKind.AGENT or re.search("静水|无风", node.label)
        if not streams or flows or not still:
            return ""
        return "静水速度" if "静水" in self.text else "无风时的速度" if "无风" in self.text else ""

    def flows(self, node: str) -> bool:
        """Whether a node is the water or the wind that carries somebody."""
        label = self.clean(self.graph.by_id[node].label)
        stream = label.endswith(("水流", "水", "风", "水速", "风速", "流速", "河水")) and not re.search(
            "静水|无风", label
        )
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
            number = relation.args[2] if relation.predicate == "Times_of" and len(relation.args) > 2 else None
            if isinstance(number, Number) and number.value >= _MAP and slot in relation.args[:2]:
                return say("name.real_distance" if relation.args[0] == slot else "name.on_map", "zh")
        label = self.graph.by_id[slot.node].label
        if "实际" in label:
            return say("name.real_distance", "zh")
        return say("name.on_map", "zh") if re.search("图|量|得|画", label) else ""

    def _burnt(self, node: Node, attribute: Attribute, unit: str, per: str) -> str:
        """每千米耗油的升数, 耗油的升数: what is burnt on the way."""
        act = next((w for w in ("耗油", "耗电", "用油") if w in self.text), "")
        goes = node.kind is not NodeKind.WORLD and Slot(node.id, Attribute.RATE) in self.graph.slots
        if not act or not goes or dimension(unit) not in ("volume", "energy") or attribute is Attribute.AMOUNT:
            return ""
        return f"{'每' + per if attribute is Attribute.RATE and per else ''}{act}的{unit}数"

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
            return f"{told}{verb}的{self.noun(unit) if self._is_count(unit) else unit + '数'}" if verb and unit else ""
        rate = f"每{units[0]}{self._things(node.id)}每{units[1]}{verb}的{unit}数" if unit else ""
        return rate if attribute is Attribute.RATE else f"{units[0]}数×{units[1]}数"

    def _things(self, node: str) -> str:
        """工人 of 6个工人8小时, where the measure word alone says nothing."""
        first = self.attempt.problem.quantities[self._numbers_of(node)[0]]
        found = re.match("(?:同样的|这样的)?([\u4e00-\u9fff]{2,3}?)(?=[0-9])", self.text[first.span.end :])
        return found[1] if found and first.unit in ("个", "名", "位") else ""

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
            subject = f"后来{self.clean(parent.label)}"
        elif self._mixed_of_several(node):
            mixed = re.search("[糖盐药]水|酒精溶液|溶液", self.text)
            subject = f"混合后{mixed[0]}" if mixed else subject
        elif not re.search("[水液精后]", subject) and (mixed := re.search("[糖盐药]水|酒精溶液|溶液", self.text)):
            whole = any(
                r.predicate == "Together" and Slot(node.id, attribute) == r.args[0] for r in self.graph.relations
            )
            rate = attribute is Attribute.RATE and Slot(node.id, attribute) == self.graph.goal.term
            subject = f"混合后{mixed[0]}" if (whole or rate) and "混合" in self.text else mixed[0]
            told = self.graph.given(Slot(node.id, Attribute.RATE))
            if told is not None and told.quantity is not None and len(self._solutions) > 2:
                subject = f"{self.attempt.problem.quantities[told.quantity].text}的{mixed[0]}"
        if attribute is Attribute.AMOUNT:
            mass = dimension(self.units.get(Slot(node.id, attribute), ("", ""))[0]) == "mass"
            return finished(f"{subject}的重量") if mass else ""
        if attribute is Attribute.TOTAL:
            volume = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) == "volume"
            return finished(f"{subject}中{self.telling.solute()}的{'体积' if volume else '重量'}")
        return f"{subject}的浓度"

    def _mixed_of_several(self, node: Node) -> bool:
        """Whether a solution is what several were poured together into."""
        sums = (r for r in self.graph.relations if r.predicate == "Together" and r.args)
        whole = (Slot(node.id, Attribute.AMOUNT), Slot(node.id, Attribute.TOTAL))
        return any(r.args[0] in whole and len(r.args) > 2 for r in sums)

    def _weighed(self, node: Node, attribute: Attribute, dims: str) -> str:
        """盐的重量, 水的重量 of what is put together, and 盐水的重量 of both."""
        made = re.search("[糖盐药碱][开温]?水|酒精溶液", self.text)
        told = dims == "mass" and attribute is Attribute.TOTAL and node.id not in self._solutions
        if not told or not made or self.graph.type is not ProblemType.RELATION:
            return ""
        if not node.label.endswith(self.telling.solute()) and self._is_solute(Slot(node.id, attribute)):
            return f"{self.telling.solute()}的重量"
        if node.kind is NodeKind.WORLD:
            told = self.graph.given(Slot(node.id, attribute)) is not None
            later = not told and self.telling.says("稀释", "变成", "变为", "蒸发", "配成") and len(self.graph.slots) > 2
            return f"{'后来' if later else ''}{made[0]}的重量"
        parent = self.graph.by_id.get(node.parent or "")
        if node.kind is NodeKind.STATE and parent is not None and "百分之" in node.label:
            return f"后来{self.clean(parent.label)}的重量"
        parts = [r.args[1:] for r in self.graph.relations if r.predicate == "Together" and len(r.args) > 2]
        put = node.kind is NodeKind.EVENT and any(Slot(node.id, attribute) in args for args in parts)
        added = self.clean(node.label).startswith(("加", "倒", "兑", "添", "蒸发", "又", "再"))
        if added or not put or parent is None or len(self.graph.children(parent.id)) != 1 or self.generic(parent):
            return ""
        return f"{re.sub('(?<=.)[中里]$', '', self.clean(parent.label))}的重量"

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
        if unit in ("人", "名", "位"):
            return "人数"
        thing = self.telling.thing_per(unit)
        noun = f"{unit}数" if f"{unit}数" in counting_nouns() else "数量"
        return f"{thing}的{noun}" if thing else ""

    def _shared_among(self, slot: Slot, unit: str) -> str:
        """队员的人数, 船的条数: those among whom something is shared out in two ways."""
        told = (r for r in self.graph.relations if r.source.rule == "sharing" and slot in r.args)
        among = next((a for r in told for a in r.args if isinstance(a, Slot) and a != slot), None)
        if among is None or not unit:
            return ""
        people = unit in ("人", "名", "位")
        noun = "人数" if people else f"{unit}数" if f"{unit}数" in counting_nouns() else "数量"
        return finished(f"{self.label(among.node).removesuffix('们')}的{noun}".removeprefix("的"))

    def _shared_out(self, node: Node, unit: str) -> str:
        """每人栽4棵时的棵数: what is shared out in one of two ways."""
        amount, rate = (Slot(node.id, a) for a in (Attribute.AMOUNT, Attribute.RATE))
        shared = any(r.source.rule == "sharing" and amount in r.args for r in self.graph.relations)
        given = self.graph.given(rate)
        if not shared or given is None or given.quantity is None or not unit:
            return ""
        span = self.attempt.problem.quantities[given.quantity].span
        told = re.search("每[^，。；：、每]{1,6}$", self.text[: span.start])
        return f"{told[0]}{span.of(self.text)}时的{self.noun(unit)}" if told else ""

    def _mean_rate(self, node: Node, attribute: Attribute, subject: str, unit: str, per: str) -> str:
        """前锋的平均体重, 两班平均每人捐的本数: a rate in a story about means."""
        if self.graph.type not in (ProblemType.RELATION, ProblemType.TASK) or "平均" not in self.text:
            return ""
        rated = Slot(node.id, Attribute.RATE) in self.graph.slots
        if attribute is Attribute.TOTAL and rated and (of := self.telling.mean_of()):
            return f"{subject.removesuffix(of)}的总{of.replace('成绩', '分')}".removeprefix("的")
        if attribute is not Attribute.RATE:
            return ""
        if dimension(per) == "time" or not unit:
            return ""
        if of := self.telling.mean_of():
            return f"{subject}的平均{of}".removeprefix("的")
        verb = self.telling.verb_per(per)
        subject = subject.removesuffix(verb) if verb else subject
        return f"{subject}平均每{per}{verb}的{unit}数" if f"平均每{per}" in self.text else ""

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
        if counts and f"{counts}数" in nouns:  # 摸出红球的次数 tells nothing of 7个红球
            others = counting_nouns() - {f"{counts}数", *words_of("any_count")}
            nouns = tuple(n for n in nouns if n not in others)
        if told := _noun_after(node.label.removesuffix("的"), nouns, self.text):
            return told
        if attribute is Attribute.TOTAL and self.graph.type is ProblemType.RELATION and node.kind is NodeKind.AGENT:
            return self._measured_alike(node, dims)
        return ""

    def _measured_alike(self, node: Node, dims: str) -> str:
        """What is measured of all: 身高, 体重, 寿命 where the text says it of one of them."""
        if dims == "length":
            return self.telling.high(self.clean(node.label))
        rated = len(self.graph.attributes(node.id)) > 1
        for noun in {"mass": ("体重",), "time": ("寿命",), "money": ("价钱",), "energy": ()}.get(dims, ()):
            if noun in self.text:
                return f"总{noun}" if rated else noun
        if dims == "money" and self.telling.says("贵", "便宜"):
            return "价钱"
        return ""


@cache
def _names_of_part(attribute: str, dims: str) -> tuple[str, ...]:
    """第一周完成全长的30%: the whole is not what the first week's part is called."""
    nouns = (n for n in nouns_of(attribute, dims) if len(n) > 1 and n[0] not in "全总")
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
    return re.compile(f"的?({'|'.join(nouns)})")

"""What rate, amount and total are called in a formula or on a chip: 速度, 时间, 路程."""

from __future__ import annotations

from fabula.explain.lexicon import lexeme, lexemes, words_of
from fabula.explain.wording.sorts import Sorts
from fabula.facts.measuring import is_clock
from fabula.lang import said, say
from fabula.situation.nodes import Given, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot
from fabula.text import Kind
from fabula.text.units import dimension


class Formulas(Sorts):
    """Words for the attributes of a node without saying whose they are."""

    def triple(self, node: str) -> tuple[str, str, str]:
        """What rate, amount and total of a node are called in a formula: 速度, 时间, 路程."""
        if told := self.frame_triple(node):
            return told[0], told[1], told[2]
        if self.floors(node):
            rate, amount, total = say("triple.floors", self.lang).split(" " if self.lang == "zh" else ", ")
            return rate, amount, total
        top, bottom = (dimension(u) for u in self.units.get(Slot(node, Attribute.RATE), ("", "")))
        type_ = self.graph.type
        way = type_ is ProblemType.JOURNEY and (not self.working_only or self.goes(node))
        way = way and top in ("length", "") and bottom in ("time", "")
        per = self.units.get(Slot(node, Attribute.RATE), ("", ""))[1]
        verb = self.telling.verb_per(per) if bottom == "time" and top else ""
        if node in self._solutions:
            kind = "solution"
        elif self.graph.by_id[node].label.endswith(lexeme("cuts")) and type_ is ProblemType.PRICE:
            kind = "cut"
        elif self._of_mean(node):
            kind = "mean"
        elif verb in words_of("daily") and top != "money" and type_ is not ProblemType.JOURNEY:
            kind = "daily"
        elif self._moves(node) or (way and (top or self.moving or self.goes(node))):
            kind = "speed"
        elif top == "money" and bottom != "time":
            fares = type_ is ProblemType.PRICE and self.telling.says(*words_of("fare"))
            people = per in words_of("head") and not fares
            kind = "each" if people else "price"
        elif top == "time" and bottom != "time" and type_ is not ProblemType.JOURNEY:
            kind = "timed"
        else:
            kind = self._by_time(node, top, bottom)
        label = self.telling.mean_of() if kind == "mean" else self.graph.by_id[node].label
        if top == "money" and bottom == "time":
            if self._is_interest(self.graph.by_id[node], self.units.get(Slot(node, Attribute.RATE), ("", ""))[0]):
                label = lexeme("interest")
            kind = "of_time" if said(f"measure.{label}", self.lang) else "per_time"
            label = say(f"measure.{label}", self.lang) if kind == "of_time" else label
        separator = " " if self.lang == "zh" else ", "
        noun = self.noun(self.units.get(Slot(node, Attribute.RATE), ("", ""))[0])
        if kind in ("mean", "timed"):
            counted = self.units.get(Slot(node, Attribute.AMOUNT), ("", ""))[0]
            per = per or counted or say("noun.one", self.lang)
        words = {"per": self.per_text(per), "label": label, "verb": verb, "noun": noun}
        named = say(f"triple.{kind}", self.lang, **words)
        rate, amount, total = named.split(separator)
        return rate, amount, total

    def part_noun(self) -> str:
        """What a part of a whole called 1 is: 工作量, and 分率 where nobody works."""
        return say("noun.work" if self.laborious and not self.parts_of_one else "noun.part", self.lang)

    def _by_time(self, node: str, top: str, bottom: str) -> str:
        """``work`` where the text tells of work; else so much in each hour is just ``per_time``, or ``each``."""
        type_ = self.graph.type
        timed = bottom == "time" and (type_ is ProblemType.TASK or top != "money")
        bare = type_ in (ProblemType.TASK, ProblemType.JOURNEY) and not top
        if not timed and not bare and not self.is_work(node):
            return "each"
        done = self.attempt.result.value_of(Slot(node, Attribute.TOTAL))
        if self.laborious or (self.is_work(node) and done is not None and done <= 1):
            return "work"
        return "per_time" if timed and top else "each"

    def floors(self, node: str) -> bool:
        """Whether an amount is that of the floors between two: 从一楼走到三楼."""
        slot, found = Slot(node, Attribute.AMOUNT), self.attempt.problem.quantities
        told = (r for r in self.graph.relations if r.predicate == "Equal" and slot in r.args)
        numbers = {t.value for r in told for t in r.terms() if isinstance(t, Number)}
        floors = {q.value for q in found if q.kind is Kind.ORDINAL and q.text.endswith(lexemes("floors"))}
        return len(numbers) == 2 and numbers <= floors

    def _of_mean(self, node: str) -> bool:
        """Whether a rate is a mean that has a word of its own, as 平均分."""
        if self.graph.type is not ProblemType.RELATION or not self.telling.mean_of() or self.lang != "zh":
            return False
        above, below = self.units.get(Slot(node, Attribute.RATE), ("", ""))
        return dimension(below) != "time" and dimension(above) in ("score", "mass", "length", "age", "")

    def frame_triple(self, node: str) -> tuple[str, ...]:
        """The words of the frame that counts a node's parts, if it has words of its own: 间隔长, 间隔数, 总长."""
        counts = Slot(node, Attribute.AMOUNT)
        if self.gaps(node):
            return tuple(say("triple.in.planted_both", self.lang).split(" " if self.lang == "zh" else ", "))
        rules = (r.source.rule for r in self.graph.relations if r.source.rule and counts in r.slots())
        key = next((key for rule in rules if said(key := f"triple.in.{rule}", self.lang)), "")
        return tuple(say(key, self.lang).split(" " if self.lang == "zh" else ", ")) if key else ()

    def noun(self, unit: str, per: str = "") -> str:
        """What a unit measures, in a word: 页数, 路程."""
        above, below = dimension(unit), dimension(per)
        if per and above == "length" and below == "time" and self.graph.type is ProblemType.JOURNEY:
            return say("triple.speed", self.lang).split(" " if self.lang == "zh" else ", ")[0]
        if per:
            return say("noun.price" if above == "money" and below != "time" else "noun.rate", self.lang)
        if above.startswith("count:") and not unit.startswith(lexemes("myriad")):
            return say("noun.count", self.lang, unit=unit)
        if above == "length" and self.graph.type is ProblemType.JOURNEY:
            above = "distance"
        return say(f"noun.{above}" if said(f"noun.{above}", self.lang) else "noun.number", self.lang)

    def short(self, slot: Slot) -> str:
        """One word for an attribute on a chip: 速度, 时间, 路程, 时刻."""
        if self.at_a_time(slot):
            return say("noun.moment", self.lang)
        if self.lang == "en":
            return say(f"role.{slot.attribute.value}", self.lang)
        above, below = self.units.get(slot, ("", ""))
        words = dict(zip(Attribute, say(f"short.{self.graph.type.value}", "zh").split(), strict=True))
        by_unit = self._short_by_unit(slot.attribute, dimension(above), dimension(below), above)
        return by_unit or words[slot.attribute]

    def at_a_time(self, slot: Slot) -> bool:
        """Whether it is a time of day: 上午9时, when one arrives, and not how long."""
        given = self.graph.given(slot) if self.graph.by_id[slot.node].kind is NodeKind.STATE else None
        quantities = self.attempt.problem.quantities
        return given is not None and given.quantity is not None and is_clock(quantities[given.quantity])

    def told(self, slot: Slot, given: Given) -> str:
        """A value as the text gives it: 80千米/小时, 上午9时."""
        if self.lang == "zh" and given.quantity is not None and self.at_a_time(slot):
            return self.attempt.problem.quantities[given.quantity].text
        return self.measured(given.value, given.unit, given.per, given.quantity)

    def _short_by_unit(self, attribute: Attribute, above: str, below: str, unit: str) -> str:
        if attribute is Attribute.RATE:
            return self.noun(unit, lexeme("piece")) if above == "money" and below != "time" else ""
        if above == "money" and self.graph.type is ProblemType.PRICE and attribute is Attribute.TOTAL:
            return say("noun.cost", self.lang)
        return self.noun(unit) if self.noun(unit) != say("noun.number", self.lang) else ""

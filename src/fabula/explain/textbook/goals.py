"""What is asked, and what has become of a quantity, by the words of the text: 火车的长度, 还能烤的个数."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.explain.lexicon import filled, lexeme, lexemes, verb_at_end
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.phrases import Unit, words
from fabula.explain.textbook.question import THIS
from fabula.explain.textbook.recast import signed_terms
from fabula.facts.describe import tell
from fabula.lang import say
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Apply, Attribute, Number, Slot
from fabula.solve.equations import Variable
from fabula.text.units import dimension

_LONG = re.compile(lexeme("long_asked_shape"))
_ABLE = re.compile(lexeme("able_shape"))
_CHANGED = re.compile(lexeme("changed_by_shape"))


class Goals:
    """Says what the labels of a reading say badly; nothing where the text has no word for it."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit, question: str) -> Iterator[str]:
        """What to say rather than the name."""
        if variable == self.names.case.goal:
            yield self._long(name, variable, unit, question)
            yield self._able(name, unit, question)
            yield self._done(name, variable, unit, question)
        yield self._changed(name, expr)
        yield self._time_of(name, expr)
        yield self._way_of(name, expr)

    def _long(self, name: str, variable: Variable, unit: Unit, question: str) -> str:
        """火车的长度 of 这列火车长多少米, where a reading has a way of the train."""
        found = _LONG.search(question)
        node = self.words.graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        whole = node is None or node.kind is NodeKind.WORLD
        if found is None or whole or dimension(unit[0]) != "length" or unit[1]:
            return ""
        owner = "" if name.endswith(lexemes("lengths")) else THIS.sub("", found[1])
        return say("name.length_of", "zh", thing=owner) if owner else ""

    def _able(self, name: str, unit: Unit, question: str) -> str:
        """还能烤的个数, where 剩下的 is what it is made of."""
        found = _ABLE.search(question)
        if found is None or unit[1]:
            return ""
        money = dimension(unit[0]) == "money" and name.endswith(say("noun.cost", "zh"))
        more = money and found[1].startswith(lexemes("still"))  # what is still to be paid is not all of the price
        noun = say("noun.pay", "zh") if more else self.words.noun(unit[0])
        told = more or name.startswith(lexemes("lefts"))
        return filled("able_of", can=found[1], verb=found[2], noun=noun) if told else ""

    def _done(self, name: str, variable: Variable, unit: Unit, question: str) -> str:
        """捆的包数 of 一共要捆多少包, where the reading knows it by another act of the text: 多装的."""
        node = self.words.graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        counted = dimension(unit[0]).startswith(("count:", "mass")) and not unit[1]
        if node is None or node.kind is not NodeKind.EVENT or not counted:
            return ""
        label = self.words.clean(node.label)
        verb = self.words.telling.verb_asked() or verb_at_end(label)
        foreign = label and not any(char in question for char in label) and label in name
        grown = label.startswith(lexemes("grows")) and not re.search(
            filled("asks_for_shape", label=re.escape(label)), question
        )
        told = (foreign or grown) and verb and verb in question
        return filled("done_noun", v=verb, n=name.rpartition(lexeme("of"))[2]) if told else ""

    def _changed(self, name: str, expr: Expr) -> str:
        """后来每包装的本数 for 20+4, where the text says of 4本 that it is so many more than before."""
        terms = list(signed_terms(expr))
        if len(terms) != 2 or terms[0][0] < 0 or isinstance(terms[0][1], Binary | Number):
            return ""
        old, by = self.names.of(terms[0][1]), terms[1][1]
        loose = name in ("", old) or name.startswith((words()["sum.joined"], say("word.apart", "zh")))
        place = (
            by.quantity if isinstance(by, Number) else self.names.case.places.get(by) if isinstance(by, Slot) else None
        )
        if place is None or not loose or not old or lexeme("later") in old:
            return ""
        fact = tell(self.words.attempt.problem).of(place)
        before = self.words.text[: self.words.attempt.problem.quantities[place].span.start]
        changed = _CHANGED.search(before) and (fact is None or fact.other is None)
        return say("name.later", "zh", name=old) if changed else ""

    def _time_of(self, name: str, expr: Expr) -> str:
        """小丽一共用的时间 for 12+4 minutes that her speed is multiplied by."""
        terms = [term for _, term in signed_terms(expr)] if name.startswith(words()["sum.joined"]) else []
        if not all(isinstance(term, Slot) and term.attribute is Attribute.AMOUNT for term in terms):
            return ""
        for relation in self.words.graph.relations if terms else ():
            sums = [a for a in relation.terms() if isinstance(a, Apply) and a.function == "Sum"]
            added = [{self.names.case.one.get(a, a) for a in one.args if isinstance(a, Slot)} for one in sums]
            rates = [a for a in relation.terms() if isinstance(a, Slot) and a.attribute is Attribute.RATE]
            agent = self.words.agent_id(rates[0].node) if len(rates) == 1 and set(terms) in added else ""
            if agent:
                return filled("time_of_all", x=self.words.clean(self.words.graph.by_id[agent].label))
        return ""

    def _way_of(self, name: str, expr: Expr) -> str:
        """小明行的路程 for 70×15, where an earlier step has found 70 to be 小明的速度."""
        if not isinstance(expr, Binary) or expr.op != "*" or not re.search(lexeme("timed_way_shape"), name):
            return ""
        speed = lexeme("of") + lexeme("speed_word")
        called = (
            self.names.told.get(side, "") for side in (expr.left, expr.right) if not isinstance(side, Binary | Number)
        )
        owner = next((one.removesuffix(speed) for one in called if one.endswith(speed)), "")
        return f"{owner}{say('name.portion.speed', 'zh')}{lexeme('of')}{say('noun.distance', 'zh')}" if owner else ""

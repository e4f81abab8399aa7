"""Which rule of ``names.txt`` says what a quantity is called."""

from __future__ import annotations

from fabula.explain.called import is_act
from fabula.explain.lexicon import lexeme, name_rule, words_of
from fabula.explain.wording.prices import Prices
from fabula.explain.wording.subjects import TIME_LABEL
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension


class Ruled(Prices):
    """Finds the template by the kind of story, of node and of attribute, and by what is measured."""

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

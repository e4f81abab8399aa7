"""The last line: the question's own clause with the answer where it asked."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from fabula.explain.figures import Form, write
from fabula.explain.lexicon import lexeme, lexemes
from fabula.explain.wording import Wording, wording
from fabula.lang import messages, say
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.solve.answer import decimal, rounded
from fabula.solve.attempt import Answer, Attempt
from fabula.text import Kind, Quantity
from fabula.text.units import canonical, dimension

_HOW_MANY = re.compile(lexeme("how_many_shape"))
_OPENING = re.compile(lexeme("opening_shape"))
_QUESTION = re.compile(lexeme("question_ends_shape"))  # what stands behind the question is not asked
_CLOSING = re.compile(lexeme("closing_shape"))
_REMARK = re.compile(lexeme("remark_shape"))
_LEADS = re.compile(lexeme("leads_shape"))
_WHICH = re.compile(lexeme("which_shape"))
_TWO_EACH = re.compile(lexeme("two_each_shape"))
_LEAD_IN = re.compile(lexeme("lead_in_shape"))
_IF = re.compile(lexeme("if_shape"))
_AGE = re.compile(lexeme("age_noun_shape"))
_BRACKET = re.compile(r"[(（]([^()（）]{1,4})[)）]")
_FRACTION = re.compile(r"\((\d+/\d+)\)")
_NUMERALS = {word: n for n in (2, 3, 4) for word in lexemes(f"numeral.{n}")}
_SCALES = dict(zip(lexemes("myriad"), (10**4, 10**8), strict=True))
_MARKED = "\0"  # stands where the answer goes until the clause is tidy


def reply(attempt: Attempt, lang: str = "zh") -> str:
    """``答：这条小道全长200米。`` — or why there is no answer."""
    answer = attempt.answer
    if answer is None:
        return say("reply.none", lang)
    said = chinese_reply(attempt, answer) if lang == "zh" else _english_reply(attempt, answer)
    return say("reply.answer", lang, said=said)


def chinese_reply(attempt: Attempt, answer: Answer) -> str:
    """The question's clause as a statement, without its full stop."""
    asked = _asked(attempt)
    if asked is None:
        return answer.text
    clause = attempt.problem.clause_of(asked.span).span
    text = attempt.problem.text
    asking = text[clause.start : clause.end]
    if several := _for_each(attempt, answer, asking):
        return several
    if _about_another(attempt, asking) or _of_several(attempt, asking):
        goal = attempt.reading.graph.goal.term
        return say("reply.is", "zh", name=wording(attempt).name(goal), answer=answer.text)  # type: ignore[arg-type]
    before, after = text[clause.start : asked.span.start], text[asked.span.end : clause.end]
    before = before.lstrip("”’」")
    goes_on = text[clause.end - 1 : clause.end] in ("，", ",") or text[clause.end : clause.end + 1] in ("，", ",")
    if goes_on or _LEADS.search(_CLOSING.sub("", after)):  # 给弟弟几张后，两人同样多: what follows belongs to it
        after = _QUESTION.split(text[asked.span.end :])[0]
    before, after = _aside(_LEAD_IN.sub("", before), after)
    after = _IF.sub(lexeme("asks_mark"), after)
    if answer.unit == lexeme("years_old"):
        after = _AGE.sub("", after)
    which = _WHICH.search(_CLOSING.sub("", before)) if asked.text == "？" else None
    if which is not None:  # 明天是几号？
        return f"{_OPENING.sub('', before[: which.start()])}{answer.text}{which[1]}"
    if asked.text.startswith(lexemes("ask")) or asked.text == "？":
        before, after = (before if asked.text == "？" else after), ""
        joint = _MARKED
    else:
        joint = (lexeme("is") if asked.text == "=" else "") + _MARKED
    sentence = _tidy(f"{_OPENING.sub('', before)}{joint}{after}" if after else f"{_ending(before)}{joint}")
    filled = _filled(asked, answer)
    per = answer.unit.partition("/")[2]
    told = lexeme("each") in sentence.partition(_MARKED)[0]
    if per and (told or dimension(per).startswith("count:")):  # the clause says itself what it is per
        filled = filled.replace(answer.unit, answer.unit.partition("/")[0])
    sentence = sentence.removeprefix(lexeme("is")) if sentence == lexeme("is") + _MARKED else sentence
    return _FRACTION.sub(r"\1", sentence.replace(_MARKED, filled))


def _aside(before: str, after: str) -> tuple[str, str]:
    """Without brackets that only ask for a unit: 有多长（米）, 多长时间（几小时）."""
    if re.search(r"[(（]$", before) and re.match(r"[)）]", after):
        return re.sub(lexeme("how_long_shape"), "", before), after[1:]
    return before, _BRACKET.sub("", after) if _BRACKET.match(after) else after


def _about_another(attempt: Attempt, clause: str) -> bool:
    """Whether the question names somebody else than the one whose number the reading finds."""
    graph = attempt.reading.graph
    goal = graph.goal.term
    node = graph.by_id.get(goal.node) if isinstance(goal, Slot) else None
    own: set[str] = set()
    while node is not None and node.kind is not NodeKind.WORLD:
        own.add(node.label)
        node = graph.by_id.get(node.parent or "")
    if not own or any(label and (_said_in(label, clause) or clause in label) for label in own):
        return False
    if any(cue in clause for cue in messages("zh")["reply.cues.rest"].split()):
        return False  # 还有几个座位没人坐: the rest is nobody's own
    named = [agent for agent in graph.agents if len(agent.label) > 1 and _speaks_of(agent.label, clause)]
    mine = wording(attempt).units.get(goal, ("", "")) if isinstance(goal, Slot) else ("", "")
    return any(_measured_alike(attempt, agent.id, mine) for agent in named)


def _speaks_of(label: str, clause: str) -> bool:
    """Whether a clause names somebody, and not only the home of theirs: 弟弟家离学校."""
    return bool(re.search(re.escape(label) + lexeme("home_shape"), clause))


def _measured_alike(attempt: Attempt, node: str, unit: tuple[str, str]) -> bool:
    """Whether somebody has, or did, as much of the same kind: else nobody could mistake one for the other."""
    graph, units = attempt.reading.graph, wording(attempt).units
    own = {node, *(child.id for child in graph.children(node))}
    return any(units.get(slot, ("", "")) == unit for slot in graph.slots if slot.node in own)


def each_asked(attempt: Attempt) -> dict[Slot, Fraction]:
    """The quantities that a question asks for each of (各有多少只), in their order; none where it asks for one."""
    graph, goal, asked = attempt.reading.graph, attempt.reading.graph.goal.term, _asked(attempt)
    if asked is None or not isinstance(goal, Slot) or attempt.answer is None:
        return {}
    clause = attempt.problem.clause_of(asked.span).span.of(attempt.problem.text)
    if not _asks_each(clause) or attempt.answer.value != attempt.result.value_of(goal):
        return {}
    before = re.split(lexeme("apiece_shape"), clause)[0]
    units, values = wording(attempt).units, dict(attempt.result.values)
    alike = [
        s for s in graph.slots if s.attribute is goal.attribute and units.get(s) == units.get(goal) and s in values
    ]
    owners = [a for a in graph.agents if a.label]
    found = {_of_owner(attempt, a.id, alike): a for a in owners}
    slots = [s for s, a in found.items() if s is not None and (a.label in before or _said_in(a.label, before))]
    count = re.search(lexeme("counted_shape"), before)
    said = _NUMERALS.get(count[1], 2) if count else 2
    if len(slots) < 2 and (count or not before) and len(found) == said:
        slots = [s for s in found if s is not None]
    picked = {s: values[s] for s in slots}
    return picked if goal in picked and len(picked) > 1 and len(set(picked.values())) > 1 else {}


def _of_owner(attempt: Attempt, agent: str, alike: list[Slot]) -> Slot | None:
    """The one quantity of its kind that somebody has, or that is of what he did."""
    graph = attempt.reading.graph
    own = [s for s in alike if s.node == agent] or [s for s in alike if graph.by_id[s.node].parent == agent]
    goal = graph.goal.term
    return goal if isinstance(goal, Slot) and goal in own else own[0] if len(own) == 1 else None


def _for_each(attempt: Attempt, answer: Answer, clause: str) -> str:
    """鸡有17只，兔有13只: the number of each that the question asks for, where they differ."""
    values = each_asked(attempt)
    if not values:
        return ""
    does = re.search(lexeme("each_does_shape"), clause)
    verb = (does[1] or "").removesuffix(lexeme("done")) if does else ""
    verb = verb or ("" if answer.unit else lexeme("is"))
    goal = attempt.reading.graph.goal.term
    per = answer.unit.partition("/")[0]
    said = [
        f"{_owner(attempt, slot).removesuffix(verb)}{verb}{answer.text if slot == goal else write(value) + per}"
        for slot, value in values.items()
    ]
    return say("sep.comma", "zh").join(one.replace(answer.unit, per) for one in said)


def _owner(attempt: Attempt, slot: Slot) -> str:
    graph = attempt.reading.graph
    node = graph.by_id[slot.node]
    agent = node if node.kind is NodeKind.AGENT else graph.by_id[node.parent or node.id]
    return wording(attempt).label(agent.id)


def _asks_each(clause: str) -> bool:
    return any(cue in clause for cue in messages("zh")["reply.cues.each"].split())


def _of_several(attempt: Attempt, clause: str) -> bool:
    """Whether the question asks for the number of each (各是多少), and not all of them have this one."""
    graph, goal = attempt.reading.graph, attempt.reading.graph.goal.term
    if not _asks_each(clause) or not isinstance(goal, Slot):
        return False
    if graph.by_id[goal.node].kind is NodeKind.WORLD:
        return bool(_TWO_EACH.search(clause))  # 盐和水各多少克: the whole is neither of them
    owner = graph.by_id[goal.node] if graph.by_id[goal.node].kind is NodeKind.AGENT else graph.by_id[goal.node].parent
    owner = owner if not isinstance(owner, str) else graph.by_id[owner]
    others = [a.label for a in graph.agents if a is not owner and len(a.label) > 1 and a.label in clause]
    if owner is not None and owner.label in clause and others and _TWO_EACH.search(clause.replace(lexeme("of"), "")):
        return True
    world = graph.world.id
    units = wording(attempt).units
    alike = (s for s in graph.slots if s.attribute is goal.attribute and units.get(s) == units.get(goal))
    peers = [s for s in alike if s.node != world]
    values = {attempt.result.value_of(slot) for slot in peers} - {None}
    return len(values) > 1


def _said_in(label: str, clause: str) -> bool:
    """Whether a clause says all of a label in its order: 卖出50个台灯 says 卖出台灯."""
    rest = iter(clause)
    return all(char in rest for char in label)


def _ending(before: str) -> str:
    """What stands before an answer that ends the sentence."""
    before = _CLOSING.sub("", _OPENING.sub("", before))
    return before if before.endswith(lexemes("makes")) else before + lexeme("is")


def _tidy(sentence: str) -> str:
    sentence = _CLOSING.sub("", _REMARK.sub("", sentence))
    is_ = lexeme("is")
    sentence = re.sub(lexeme("equals_shape") + _MARKED, is_ + _MARKED, sentence)
    sentence = re.sub(lexeme("measured_shape") + _MARKED, rf"\1{_MARKED}", sentence)  # 绳子长18米
    return sentence.replace(is_ * 2 + _MARKED, is_ + _MARKED).strip()


def _filled(asked: Quantity, answer: Answer) -> str:
    """The answer in the question's own spelling of the unit: 多少公里 → 35公里."""
    match = _HOW_MANY.fullmatch(asked.text)
    names = (canonical(answer.unit), canonical(answer.unit).partition("/")[0])
    if match and answer.unit and match[2] and canonical(match[2]) in names:
        return match[1] + answer.text.replace(answer.unit, match[2])
    return (match[1] if match else "") + answer.text


def _asked(attempt: Attempt) -> Quantity | None:
    problem, goal = attempt.problem, attempt.reading.graph.goal
    if goal.quantity is not None and 0 <= goal.quantity < len(problem.quantities):
        found = problem.quantities[goal.quantity]
        if found.kind is Kind.ASKED:
            return found
    return problem.questions[-1].quantity if problem.questions else None


def _english_reply(attempt: Attempt, answer: Answer) -> str:
    words = wording(attempt, "en")
    term = attempt.reading.graph.goal.term
    value = english_answer(attempt, answer, words)
    if each := each_asked(attempt):
        said = (
            f"the {words.name(s)} is {english_answer(attempt, replace(answer, value=v), words)}"
            for s, v in each.items()
        )
        return ", ".join(said)
    if isinstance(term, Slot):
        name = say("name.common_time", "en") if _shared_time(attempt, term) else words.name(term)
        return f"the {name} is {value}"
    return value


def _shared_time(attempt: Attempt, goal: Slot) -> bool:
    """Whether the amount asked for is set equal to somebody else's: the time of all who work together."""
    graph = attempt.reading.graph
    equal = (r.args for r in graph.relations if r.predicate == "Equal" and goal in r.args)
    others = {a.node for args in equal for a in args if isinstance(a, Slot) and a != goal}
    parents = {graph.by_id[n].parent for n in others} - {graph.by_id[goal.node].parent}
    timed = dimension(wording(attempt, "en").units.get(goal, ("", ""))[0]) == "time"
    return goal.attribute is Attribute.AMOUNT and timed and bool(parents)


def english_answer(attempt: Attempt, answer: Answer, words: Wording) -> str:
    """The answer's value in English."""
    match attempt.reading.graph.goal.asks:
        case "percent":
            return write(answer.value, Form.PERCENT)
        case "fraction":
            return str(answer.value)
        case "times":
            return f"{write(answer.value)} times"
        case "discount":
            return f"{write(answer.value, Form.PERCENT)} of the price"
        case "ratio" | "clock":
            return answer.text
    value, name = unscaled(answer.value, answer.unit)
    unit = words.unit_text(name, value=value)
    gap = f" {unit}" if unit else ""
    if decimal(value) is None:
        return f"{value}{gap} (about {rounded(value)}{gap})"
    return f"{decimal(value)}{gap}"


def unscaled(value: Fraction, unit: str) -> tuple[Fraction, str]:
    """600万元 in yuan: English counts in thousands, not in ten thousands."""
    scale = _SCALES.get(unit[:1], 1) if len(unit) > 1 else 1
    return value * scale, unit[1:] if scale > 1 else unit

"""How a label of the graph is put before a measuring noun in Chinese, by the words of the text around it.

The labels of a reading are single words of the text (前, 实际, 降价, 还剩). A book says 前5天看的页数, 实际生产的件数,
降价后的价钱, 剩下的米数. What can be said by a list stands in ``label_words.txt`` and ``phrasing.txt``.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from fabula.explain.lexicon import filled, is_verb, lexeme, lexemes, lines, pattern, verbs, words_of
from fabula.facts.describe import tell
from fabula.text import Kind, Problem

_FILLER = lexeme("filler_words")
_YEARS = re.compile(lexeme("years_shape"))
_PARTED = re.compile(lexeme("parted_shape"))
_ASIDES = re.compile(lexeme("aside_shape"))
_DONE = re.compile(lexeme("done_end_shape"))


@cache
def _phrasing() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = (line.partition(" =>") for _, line in lines("phrasing.txt"))
    return tuple((re.compile(before), after.strip()) for before, _, after in rows)


@cache
def _no_verbs() -> re.Pattern[str]:
    """Words that hold a verb and are none: 熟练, 银行."""
    return re.compile("|".join(words_of("no_verb")))


@lru_cache(maxsize=8192)
def finished(name: str) -> str:
    """A name with what stands twice left out and money called 钱."""
    for before, instead in _phrasing():
        name = before.sub(instead, name)
    return name


def is_act(label: str) -> bool:
    """Whether a label ends in something done, so that it takes 的 and no further verb."""
    return label.endswith(_acts())


@cache
def _acts() -> tuple[str, ...]:
    return (*verbs(), *words_of("act"))


@cache
def _any_verb() -> re.Pattern[str]:
    return re.compile("|".join(verbs()))


@cache
def _verb_words() -> str:
    """What is done, as a part of a pattern."""
    return "|".join((*words_of("each"), *verbs()))


@cache
def _asked_verb() -> re.Pattern[str]:
    return re.compile(filled("asked_verb_shape", verbs=_verb_words()))


@lru_cache(maxsize=8192)
def _verb_in(act: str) -> str:
    """The first verb that is anywhere in an act, or the act itself."""
    return next((v for v in (*verbs(), *words_of("act"), *words_of("buy")) if v in act), act)


@cache
def _asked_in_all() -> re.Pattern[str]:
    return re.compile(filled("asked_in_all_shape", verbs=_verb_words()))


@lru_cache(maxsize=512)
def _verb_per(per: str) -> re.Pattern[str]:
    spelled = dict(zip(lexemes("spelled.units"), lexemes("spelled.shapes"), strict=True)).get(per, re.escape(per))
    return re.compile(filled("verb_per_shape", per=spelled, filler=_FILLER, verbs=_verb_words()))


class Telling:
    """What the text says around labels."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.text = problem.text
        self.question = "".join(q.clause.span.of(problem.text) for q in problem.questions[-1:])  # its clause

    def whole(self, label: str, span: tuple[int, int] | None, acts: bool) -> str:
        """The label as a name begins with it; ``acts``: of an event."""
        label = _ASIDES.sub("", label) or label
        first = re.fullmatch(lexeme("stretch_shape"), label)
        if first and is_verb(first[2]):
            return first[1] + self._number_after(first[1], None) + first[2]
        if label in words_of("opening"):
            label += self._number_after(label, span)
        if acts and (label in words_of("adverb") or re.fullmatch(lexeme("stretch_ends"), label)):
            label += self.verb_after(label, span)
        return label

    def changed(self, label: str) -> str:
        """降价后: a price is what it is after the change."""
        if label.endswith(words_of("changed")) and not label.startswith(lexemes("not_done")):
            return _DONE.sub("", label) + lexeme("after_price" if label.endswith(lexemes("price_falls")) else "after")
        return label

    def years(self, label: str, owner: str, taken: str) -> str:
        """5年前爷爷 for the state 年前 of 爷爷."""
        passed = _YEARS.search(label)
        told = next((m for m in _PARTED.finditer(self.text) if passed and m[1][-1] == label[-1]), None)
        if told is None or re.match(lexeme("asks_shape"), told[1]):
            return taken
        return f"{told[1]}{owner}"

    def _number_after(self, label: str, span: tuple[int, int] | None) -> str:
        ends = [span[1]] if span else []
        ends += [m.end() for m in pattern(re.escape(label)).finditer(self.text)]
        for end in ends:
            for q in self.problem.quantities:
                if q.span.start == end and q.unit and q.kind in (Kind.NUMBER, Kind.COUNT_WORD):
                    return q.text
        return ""

    def verb_after(self, label: str, span: tuple[int, int] | None) -> str:
        """The first verb of the clause in which the label stands."""
        start = span[0] if span else self.text.find(label)
        if start < 0:
            return ""
        clause = re.split("[，。；？！]", _no_verbs().sub(lambda m: "　" * len(m[0]), self.text[start:]), maxsplit=2)
        for part in clause[:2]:
            rest = part[len(label) :] if part.startswith(label) else part
            for verb in _any_verb().findall(rest):
                if verb != lexeme("uses"):
                    return str(verb)
        return ""

    def verb_per(self, per: str, before: int | None = None) -> str:
        """The verb that follows 每天: 修 of 每天修80米; the last one before a place in the text, if there is one."""
        found = [(m.start(), m[1]) for m in _verb_per(per).finditer(self.text)]
        if before is not None:
            nearest = [verb for at, verb in found if before - 14 <= at < before]
            if nearest:
                return nearest[-1]
        return found[0][1] if found else ""

    def paid(self, place: int) -> str:
        """What was done with a sum of money, by the verb before it: 带的钱 of 带了85元."""
        named = re.search(f"({'|'.join(words_of('money'))})[^，。；：]{{0,4}}$", self.text[:place])
        if named:
            return named[1]
        found = re.search(f"({lexeme('has_shape')})[^，。；：]{{0,8}}$", self.text[:place])
        if found is None:
            return ""
        if found[1] == lexeme("has"):
            return lexeme("had_money")
        in_all = found[1] in lexemes("spends") and lexeme("shared") in self.text[max(0, place - 10) : place]
        return lexeme("spent_in_all") if in_all else filled("money_of_x", x=found[1])

    def bought(self, who: str, per: str) -> str:
        """大米 of 妈妈买5千克大米."""
        found = pattern(filled("bought_told_shape", who=re.escape(who), per=re.escape(per))).search(self.text)
        return found[1] if found else ""

    def thing_per(self, unit: str) -> str:
        """船 of 每条船坐4人."""
        found = pattern(filled("thing_per_shape", unit=re.escape(unit))).search(self.text)
        return found[1] if found else ""

    def solute(self) -> str:
        """What is dissolved: 盐 of 含盐率 or 盐水."""
        found = re.search(lexeme("solute_shape"), self.text)
        return next((word for word in found.groups() if word), "") if found else ""

    def undergoes(self, thing: str, act: str) -> bool:
        """Whether a thing is what is done something with, not who does it: 树 of 栽多少棵树."""
        if not thing or not act or thing == act or thing.endswith(words_of("doer")):
            return False
        if thing not in self.text or act not in self.text:
            return False
        name, verb = re.escape(thing), re.escape(act)
        done = pattern(filled("undergoes_shape", verb=verb, name=name)).search(self.text)
        return bool(done) and not pattern(f"{name}[^，。；？]{{0,6}}{verb}").search(self.text)

    def does(self, name: str, act: str) -> bool:
        """Whether the text tells that somebody does something: 师傅每小时加工30个."""
        verb = _verb_in(act)
        if name not in self.text or verb not in self.text:
            return False
        return bool(pattern(f"{re.escape(name)}[^，。；？]{{0,12}}{re.escape(verb)}").search(self.text))

    def verb_asked(self) -> str:
        """做 of 一共做了多少张."""
        found = _asked_verb().search(self.text)
        return found[1] if found else ""

    def done_in_all(self) -> str:
        """运来 of 两天一共运来多少千克, where the question asks for all that was done."""
        found = _asked_in_all().search(self.question)
        return found[1] if found else ""

    def each_asked(self) -> tuple[str, str] | None:
        """(平均, 集) of 平均每集多少分钟: what the question asks for one of."""
        found = re.search(lexeme("each_asked_shape"), self.question)
        return (found[1] or "", found[2]) if found else None

    def exceeded(self, label: str) -> str:
        """计划 of 比计划超产450吨: what is compared with, where a reading calls it by the difference."""
        if label not in words_of("exceed"):
            return ""
        found = re.search(filled("exceeds_shape", words="|".join(words_of("reference")), label=label), self.text)
        return found[1] if found else ""

    def says(self, *cues: str) -> bool:
        return any(cue in self.text for cue in cues)

    def mean_of(self) -> str:
        """What a mean is taken of: 体重 of 平均体重."""
        found = re.search(lexeme("mean_told_shape"), self.text)
        if found is None:
            return ""
        return lexeme("mark") if found[1] in lexemes("marks") else found[1]

    def high(self, label: str) -> str:
        """身高 or 高度 where the text measures heights."""
        if lexeme("body_height") in self.text:
            return lexeme("body_height")
        tall = re.search(lexeme("tall_shape"), self.text)
        return lexeme("height") if tall and not re.search(re.escape(label) + lexeme("length_shape"), self.text) else ""

    def kept(self, unit: str, own: int | None = None) -> str:
        """粮食 of 甲仓有粮食96吨, 存粮 of 两仓共存粮240吨: what is measured in this unit, or by its number."""
        found = (q for q in self.problem.quantities if q.unit == unit and own in (None, q.index))
        facts = (tell(self.problem).of(q.index) for q in found)
        thing = next((f.told.what.text for f in facts if f is not None and f.told.what is not None), "")
        if len(thing) != 1:
            return thing
        stored = re.search(filled("stored_shape", thing=thing), self.text)
        return stored[0] if stored else ""

    def long(self, label: str) -> bool:
        """Whether the text gives the length of the thing itself: 慢车长160米, 长240米的列车."""
        if lexeme("long") not in self.text or label not in self.text:
            return False
        return bool(pattern(filled("long_shape", name=re.escape(label))).search(self.text))

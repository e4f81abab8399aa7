"""The phrases of what a text tells: cut out, described, and asked for what kind of thing they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cache

from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import SHARES, Description, Fact, Ref, describe
from fabula.facts.describe import Telling as Story
from fabula.frames.table import is_left, mark_names
from fabula.frames.tellings import Telling, Told, find, tellings
from fabula.lang.lexicon import classes, particle
from fabula.situation.relations import language
from fabula.text import Kind, Problem
from fabula.text.problem import Clause
from fabula.text.spans import Span as TextSpan
from fabula.text.tokens import tokenize
from fabula.text.units import compatible, dimension

Span = tuple[int, int]
WORDS = "compare.txt"
CLASSICAL = frozenset(("Move", "Later", "Weigh", "Mean", "Scale", "Concentration"))
SUMS = frozenset(("Sum_up",))
_MEASURING = frozenset((Sort.OF, Sort.HOLD, Sort.MEASURE, Sort.QUANTITY))


def _described(row: Sequence[Chunk]) -> Description:
    """What a phrase describes, without the words that only say that something goes on (又, 再)."""
    told = describe(row)
    if told.who is None and (me := next((c for c in row if c.text in classes(WORDS)["me"]), None)) is not None:
        told = replace(told, who=Ref(me.text, me.span))
    thing = told.what or told.who
    if thing is not None and len(thing.text) == 2 and thing.text[0] in classes(WORDS)["all"]:  # 全杯
        told = replace(told, whole=thing, who=told.who if told.what else None, what=None)
    if not told.names and len(row) == 1 and row[0].text in classes(WORDS)["sides"]:  # 长比宽多16米
        told = replace(told, who=Ref(row[0].text, row[0].span))
    placed = bool(row) and (row[-1].sort is Sort.OF or row[-1].text in classes(WORDS)["portions"])
    if not told.names and told.where is not None and placed:  # 泥里的部分, 甲书架上的
        told = replace(told, who=told.where)
    if told.whole is not None and told.names and told.whole.text in classes(WORDS)["summed"]:
        told = replace(told, whole=None, measure=told.whole)
    return replace(told, marks=tuple(m for m in told.marks if m.text not in classes()["again"]))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of a telling: its words, and what they describe."""

    text: str
    told: Description
    row: tuple[Chunk, ...] = ()

    def has(self, name: str) -> bool:
        """True if one of its words is of a class."""
        return any(c.text in classes(WORDS)[name] for c in self.row)

    @property
    def names(self) -> list[Chunk]:
        """The names in it."""
        return [c for c in self.row if c.sort is Sort.NAME]

    @property
    def grouped(self) -> bool:
        """两天, 三个班: several at once."""
        counted = (c for c in self.row if c.sort in (Sort.NAME, Sort.FUNC) and len(c.text) > 1)
        several = any(c.text[0] in classes(WORDS)["several"] for c in counted)
        several = several or self.text in classes(WORDS)["several"]
        return several or self.told.group is not None or any(c.sort is Sort.GROUP for c in self.row)

    @property
    def rest(self) -> bool:
        """余下的, 没看的: what is left."""
        undone = self.told.act is not None and any(c.text in classes(WORDS)["negation"] for c in self.row)
        return is_left(self.told) or undone

    @property
    def pointed(self) -> bool:
        """这本书: a thing that was spoken of."""
        return any(c.text[0] in classes(WORDS)["pointing"] for c in self.row if c.sort is Sort.FUNC)


def _pairs(telling: Telling) -> bool:
    return any(s.call.name in ("Pair", "Steady") for s in telling.statements)


@cache
def _unpaired() -> tuple[Telling, ...]:
    """All tellings but those of so much for so much."""
    return tuple(t for t in tellings() if not _pairs(t))


@cache
def _changed() -> re.Pattern[str]:
    known = classes("kinds.txt")
    return re.compile("|".join(sorted(known["more_of_them"] | known["fewer_of_them"])))


class Comparisons:
    """What a text tells beyond its single numbers; read once, stated for every table."""

    def __init__(self, problem: Problem, story: Story) -> None:
        self.problem = problem
        self.story = story
        self.rows = [chunks(problem, c) for c in problem.clauses]
        self._phrases: dict[Span, Phrase] = {}
        self.told = find(problem, tellings())
        self.told = [t for t in self.told if self._sums(t)]
        pairs = [t for t in self.told if _pairs(t.telling)]
        if pairs and (
            len(pairs) < 2 or any(map(self._of_change, pairs))
        ):  # 这样的混凝土40吨, 3本同样的练习本: no rate is kept
            self.told = [t for t in find(problem, _unpaired()) if self._sums(t)]
        self.numbers = {q.index for t in self.told for q in t.numbers.values()}
        self.wholes = set(self._wholes())
        phrases = [self.phrase(t, n).told for t in self.told for n in ("A", "B")]
        self.compared = {r.text for d in phrases for r in (d.who, d.what) if r}
        self.times = {m for d in phrases for m in mark_names(d.marks)}

    def _of_change(self, told: Told) -> bool:
        """增加3名工人, 如果少买1千克: by how many they became more or fewer, not how many they are."""
        before = (self.problem.text[: q.span.start] for q in told.numbers.values())
        return any(_changed().search(text) for text in before)

    @property
    def classical(self) -> bool:
        """True if a construction of an old kind of problem is there: moving, ages, means, mixtures, gaps, maps."""
        statements = [s for t in self.told for s in t.telling.statements]
        if any(s.call.name in CLASSICAL or (s.value and s.call.name == "Rate") for s in statements):
            return True
        pairs = [t.numbers["x"] for t in self.told if any(s.call.name == "Pair" for s in t.telling.statements)]
        return len(pairs) > 1 and any(dimension(x.unit) not in ("time", "length") for x in pairs)

    def without(self, numbers: set[int], sums: bool) -> Comparisons:
        """What is told, but for numbers that are read in another way, and (``sums``) for all that is no comparison."""
        plain = {*language().predicates, "Shares"}
        kept = copy(self)
        kept.told = [
            t for t in self.told
            if not any(q.index in numbers for q in t.numbers.values())
            and not (sums and any(s.value or s.call.name not in plain for s in t.telling.statements))
        ]  # fmt: skip
        kept.numbers = {q.index for t in kept.told for q in t.numbers.values()}
        return kept

    def clause(self, fact: Fact) -> Phrase:
        """The clause of a fact up to its number."""
        row = tuple(c for c in self.rows[fact.clause] if c.span[1] <= fact.quantity.span.start)
        return Phrase("", fact.told, row)

    def pointed(self, fact: Fact) -> Fact:
        """买3支钢笔比买5支圆珠笔多花…: what a number counts that a telling points to; {b:g}{B}."""
        for told in self.told:
            for name, quantity in told.pointers.items():
                if quantity.index == fact.quantity.index and (phrase := self.phrase(told, name.upper())).names:
                    thing = phrase.names[-1]
                    own = replace(fact.told, what=Ref(thing.text, thing.span), change=None)
                    return replace(fact, told=own, other=None)
        return fact

    def wants(self, clause: int) -> bool:
        """要使红队的人数是蓝队的2倍: told of what shall be."""
        return any(c.text in classes(WORDS)["wanting"] for c in self.rows[clause])

    def _sums(self, told: Told) -> bool:
        """A sum is one of several that are named; without rates also of all that there is (一共多少)."""
        names = {s.call.name for s in told.telling.statements}
        if told.telling.name.startswith("behind"):
            return self.phrase(told, "A").told.names
        if "Rest" in names:
            goes_on = any(dimension(f.quantity.per or f.told.per) == "time" for f in self.story.facts)
            return bool(self.phrase(told, "A").text) and not goes_on
        if "Weigh" in names and "G" in told.phrases:
            return self.phrase(told, "G").grouped
        if "Mean" in names:  # 三门功课的平均分; 某地平均年日照 is no mean of others
            group = self.phrase(told, "G")
            several = told.telling.name.endswith("each")  # 第一周…，第二周…，平均每周
            return several or group.grouped or len(group.told.listed) > 1 or group.has("plural")
        if not names & SUMS:
            return True
        times = tuple(classes()["times"])
        if told.telling.name.startswith("sum_group"):
            row = self.phrase(told, "G").row
            return not self.phrase(told, "G").rest and any(c.sort is Sort.GROUP and c.text.endswith(times) for c in row)
        given = [s.call for t in self.told for s in t.telling.statements if s.value]
        if any(c.name == "Rate" and c.args[0].name == "W" for c in given):
            return False  # 每隔5米, 一共栽多少棵: no sum
        if any(s.call.name == "Weigh" for t in self.told for s in t.telling.statements):
            return True
        mine = self.story.of(told.numbers["n"].index)
        rates = any(f.quantity.per or f.told.per for f in self.story.facts)
        if mine is not None and (mine.quantity.per or mine.told.per) and not self._amounts():
            rates = False  # 师傅和徒弟每小时共做多少个: their rates together
        if told.asked and not rates:
            return True
        phrases = [self.phrase(told, n) for n in ("G", "V")]
        several = any(p.grouped or len(p.told.listed) > 1 or p.has("plural") for p in phrases)
        return several and not rates

    def _amounts(self) -> bool:
        """True if something is told by which a rate might be multiplied."""
        pers = {p for f in self.story.facts if (p := f.quantity.per or f.told.per)}
        plain = (f.quantity for f in self.story.facts)
        units = [q.unit for q in plain if q.kind is Kind.NUMBER or q.value is None]
        return any(compatible(u, p) for u in units if u for p in pers)

    def phrase(self, told: Told, name: str) -> Phrase:
        """A phrase of a telling. ``A_B`` is cut behind its last act: 第二天看了|余下的(1/4)."""
        if name in told.phrases:
            return self._phrase(told.phrases[name])
        for both, span in told.phrases.items():
            if name in both.split("_"):
                first, second = self._cut(span, span[1] if "__" in both else span[0])
                return self._phrase(first if both.startswith(name) else second)
        return Phrase("", Description())

    def words(self, start: int, end: int) -> Phrase:
        """A stretch of the text as a phrase."""
        return self._phrase((start, end))

    def _phrase(self, span: Span) -> Phrase:
        if span not in self._phrases:
            row = self._chunks(span)
            self._phrases[span] = Phrase(self.problem.text[span[0] : span[1]], _described(row), row)
        return self._phrases[span]

    def _chunks(self, span: Span) -> tuple[Chunk, ...]:
        """The chunks of a phrase; where it begins or ends inside a word (前|年少), its words are cut anew."""
        start, end = span
        near = [c for r in self.rows for c in r if c.span[0] < end and start < c.span[1]]
        if any(c.span[0] < start or c.span[1] > end for c in near):
            fresh = tokenize(self.problem.text[start:end], ())
            moved = (replace(t, span=TextSpan(t.span.start + start, t.span.end + start)) for t in fresh)
            problem = replace(self.problem, tokens=tuple(moved))
            return chunks(problem, Clause(0, TextSpan(start, end), 0))
        return tuple(near)

    def _cut(self, span: Span, default: int) -> tuple[Span, Span]:
        row = self._phrase(span).row
        acts = [c.span[1] for c in row if c.sort in (Sort.ACT, Sort.HOLD) or c.text == particle("done")]
        bases = [c.span[0] for c in row if c.sort is Sort.WHOLE or c.note in classes()["rest"]]
        at = max(acts, default=min(bases, default=default))
        return (span[0], at), (at, span[1])

    def _is_shared(self, name: Chunk) -> bool:
        """吃了这个西瓜的(1/5): a thing of which a share is taken."""
        rows = ((row, i) for row in self.rows for i in range(len(row) - 2) if row[i].text == name.text)
        told = (row[i + 2] for row, i in rows if row[i + 1].sort is Sort.OF and row[i + 2].quantity is not None)
        return any(self.problem.quantities[c.quantity or 0].kind in SHARES for c in told)

    def _wholes(self) -> Iterator[str]:
        """一本科技书，…; 修一条公路，…; 有一桶油: what the story is about, told without a number."""
        ones, pieces = classes(WORDS)["ones"], classes(WORDS)["wholes"]
        text = self.problem.text
        for row in self.rows:
            for i, chunk in enumerate(row):
                if chunk.sort is not Sort.NAME or (i and row[i - 1].sort is Sort.QUANTITY):
                    continue
                start = chunk.span[0]
                within = range(max(2, start), chunk.span[1])
                kinds = pieces | classes("kinds.txt")["any_unit"] if self._is_shared(chunk) else pieces
                places = [a for a in within if text[a - 2] in ones and text[a - 1] in kinds]
                behind = [c.sort for c in row[i + 1 : i + 3]]
                compared = any(c.sort is Sort.COMPARE for c in row[:i])  # 比一瓶墨汁贵
                if compared or behind[:1] in ([Sort.CONJ], [Sort.COMPARE]):
                    continue  # 一些梨树和桃树, 一条长裤比一件衬衫贵: one of several
                if places and (behind == [Sort.OF, Sort.QUANTITY] or not behind or behind[0] not in _MEASURING):
                    yield text[places[-1] : chunk.span[1]]

"""Who acts in a story, and of whom a clause speaks: 客车和货车同时出发 speaks of both, 5分钟后哥哥去追 of 哥哥.

Names that stand for places (从甲地), means (坐火车) and what is acted upon (修公路) are no actors; a pipe that is
opened is.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import SHARES, Ref
from fabula.facts.ground import is_person
from fabula.frames.same_actor import same_actor
from fabula.frames.views import ACTIVE, FILE, View, is_name, is_places, lasts, moves, says, views, words
from fabula.lang.lexicon import classes, particles
from fabula.text import Problem
from fabula.text.units import is_unit

__all__ = ["ACTIVE", "FILE", "Actors", "View", "is_name", "is_places", "lasts", "moves", "says", "views", "words"]

_BY = frozenset(particles("by"))


class Actors:
    """All who act, by the name that tells them best (甲车 rather than 甲)."""

    def __init__(self, problem: Problem, clauses: Sequence[View]) -> None:
        self.problem = problem
        self.known: dict[str, Ref] = {}
        self.aliases: dict[str, str] = {}  # 这辆汽车: the coach that was told of
        self.spare: list[Chunk] = []  # 车, 船: somebody in particular, if anybody is named
        self._freed: dict[tuple[Chunk, Chunk, Chunk, int], bool] = {}  # what _free has found
        self.riders: dict[str, str] = {}  # 先坐2小时火车: the train's speed is the traveller's
        for view in clauses:
            for chunk in self._acting(view):
                self._add(chunk)
            self._means(view)
        self._leaks(clauses)
        self._likewise(clauses)
        self._topics(clauses)
        self._holders(clauses)
        self._subjects(clauses)
        if not self.known and self.spare:
            self.known[self.spare[0].text] = Ref(self.spare[0].text, self.spare[0].span)
        if not self.known:
            self._somebody(clauses)
        self._full_names(clauses)
        self._idle(clauses)
        if self.riders and set(self.known) <= set(self.riders):
            self._traveller(clauses)
        for vehicle in self.riders:
            if len(self.known) > 1:
                self.known.pop(vehicle, None)

    def _add(self, chunk: Chunk) -> None:
        name = chunk.text
        if self._pointed(chunk):
            return
        if name in classes(FILE)["heads"]:  # 这艘船: one that is known, or will be
            self.spare.append(chunk)
            return
        if name.endswith(tuple(classes(FILE)["members"])) and self.key(name):
            return
        for old in list(self.known):
            if same_actor(old, name):
                if len(name) > len(old) and len(old) == 1:
                    ref = self.known.pop(old)
                    self.known[name] = Ref(name, chunk.span) if ref.text == old else ref
                return
        self.known[name] = Ref(name, chunk.span)

    def _pointed(self, chunk: Chunk) -> bool:
        """一辆客车…，这辆|汽车: the one that was told of, by a wider name."""
        before = self.problem.text[max(0, chunk.span[0] - 2) : chunk.span[0]]
        points = before[:1] in classes(FILE)["points"] and is_unit(before[1:])
        if not points or self.key(chunk.text):
            return False
        heads, ships = classes(FILE)["heads"], classes(FILE)["ships"]
        last = chunk.text[-1]
        alike = [k for k in self.known if (k[-1] == last and last in heads) or {k[-1], last} <= ships]
        if len(alike) == 1 == len(self.known):
            self.aliases[chunk.text] = alike[0]
        return chunk.text in self.aliases

    def key(self, text: str) -> str:
        """The actor that a name means; '' if it means none."""
        text = self.aliases.get(text, text)
        if text in self.known:
            return text
        if text in classes(FILE)["heads"]:
            ends = [k for k in self.known if k.endswith(text)]
            return ends[0] if len(ends) == 1 else ""
        found = next((k for k in self.known if same_actor(k, text)), "")
        if not found and text.endswith(tuple(classes(FILE)["members"])):  # 登山队…，队员们…
            teams = [k for k in self.known if k.endswith(tuple(classes(FILE)["doers"]))]
            return teams[0] if len(teams) == 1 else ""
        return found

    def _means(self, view: View) -> None:
        """坐火车, 乘大巴, 先坐2小时火车, 骑自行车."""
        row = view.row
        for i, chunk in enumerate(row):
            if chunk.text[0] in classes(FILE)["mounts"] and chunk.text[1:] in classes(FILE)["vehicles"]:
                self.riders[chunk.text[1:]] = chunk.text[0]
            if chunk.text not in classes(FILE)["rides"]:
                continue
            ahead = next((c for c in row[i + 1 :] if c.sort not in (Sort.QUANTITY, Sort.FUNC)), None)
            if ahead is not None and ahead.sort is Sort.NAME:
                self.riders[ahead.text] = chunk.text

    def _traveller(self, clauses: Sequence[View]) -> None:
        """明明一家去旅行，先坐了14小时火车: the one who was named before the first train."""
        rows = (view.row for view in clauses)
        names = (c for row in rows for i, c in enumerate(row) if is_name(c) and self._free(row, i))
        first = next(names, None)
        if first is not None and first.text not in self.riders:
            self._add(first)

    def _likewise(self, clauses: Sequence[View]) -> None:
        """客车每小时行50千米，货车40千米: the second moves, too."""
        paced = False
        for view in clauses:
            sorts = [c.sort for c in view.row if c.sort not in (Sort.FUNC, Sort.END)]
            if paced and sorts == [Sort.NAME, Sort.QUANTITY]:
                at = next(i for i, c in enumerate(view.row) if c.sort is Sort.NAME)
                if is_name(view.row[at]) and self._free(view.row, at):
                    self._add(view.row[at])
            else:
                paced = any(c.sort is Sort.PER or (c.sort is Sort.MEASURE and c.note) for c in view.row)
                paced = paced and any(is_name(c) and self.key(c.text) for c in view.row)

    def _leaks(self, clauses: Sequence[View]) -> None:
        """但塞子没塞好，每分钟漏掉3升: the plug leaks."""
        for before, view in itertools.pairwise(clauses):
            if (
                says(view.text, "drains")
                and any(c.sort is Sort.PER for c in view.row)
                and not any(map(is_name, view.row))
            ):
                quiet = not any(c.sort is Sort.QUANTITY for c in before.row)
                for i, chunk in enumerate(before.row):
                    if quiet and is_name(chunk) and self._free(before.row, i):
                        self._add(chunk)
                        break

    def _holders(self, clauses: Sequence[View]) -> None:
        """慢车长160米，每秒行17米: the one whose length is told goes."""
        for before, view in itertools.pairwise(clauses):
            rated = any(c.sort is Sort.PER and lasts(c.note) for c in view.row)
            rated = rated or bool(view.row and view.row[0].text in classes()["rates"])  # 速度是28米/秒
            held = any(c.sort is Sort.HOLD and c.text in classes(FILE)["long"] for c in before.row)
            if rated and held and not any(map(is_name, view.row)) and before.row and is_name(before.row[0]):
                if self._free(before.row, 0):
                    self._add(before.row[0])

    def _subjects(self, clauses: Sequence[View]) -> None:
        """缉私艇在后面45千米处，以每小时45千米的速度追赶: of whom the clause before speaks."""
        for before, view in itertools.pairwise(clauses):
            rated = any(c.sort is Sort.PER and lasts(c.note) for c in view.row)
            if not rated or any(map(is_name, view.row)) or any(c.sort is Sort.GROUP for c in before.row):
                continue
            if before.text.startswith(tuple(classes(FILE)["reasons"])):  # 由于技术革新，实际每天多做40台
                continue
            names = [i for i, c in enumerate(before.row) if is_name(c) and c.text not in classes(FILE)["nobody"]]
            acts = [i for i, c in enumerate(before.row) if c.sort is Sort.ACT]
            free = [i for i in names if self._free(before.row, i) and (not acts or i < acts[0])]
            if free and not any(self.key(before.row[i].text) for i in names):
                self._add(before.row[free[0]])

    def _topics(self, clauses: Sequence[View]) -> None:
        """食堂运来一批煤，原计划每天烧0.5吨: the canteen burns; this coal is what it burns."""
        for at, view in enumerate(clauses[1:], 1):
            rated = any(c.sort is Sort.PER and lasts(c.note) for c in view.row)
            before = clauses[at - 1]
            if not rated or any(map(is_name, view.row)) or not before.row or not is_name(before.row[0]):
                continue
            done = [i for i, c in enumerate(before.row) if c.sort is Sort.ACT]
            behind = [i for i, c in enumerate(before.row) if is_name(c) and done and i > done[0]]
            # 走了5分钟后小吴才出发: he is nothing that is acted upon
            acting = [i for i in behind if self._free(before.row, i) and self._acts(before.row, i)]
            things = {before.row[i].text for i in behind if i not in acting}
            if done and self._free(before.row, 0) and things & set(self.known):
                self._add(before.row[0])
                for thing in things:
                    self.known.pop(thing, None)

    def _full_names(self, clauses: Sequence[View]) -> None:
        """甲、乙两车…，乙车不停: 乙 is 乙车."""
        names = [c for v in clauses for c in v.row if c.sort is Sort.NAME and c.text[1:] in classes(FILE)["heads"]]
        longer = {c.text[0]: c for c in reversed(names) if len(c.text) == 2}
        if any(k in longer for k in self.known):
            found = {(longer[k].text if k in longer else k): ref for k, ref in self.known.items()}
            spans = {c.text: c.span for c in longer.values()}
            self.known = {k: Ref(k, spans[k]) if k in spans else ref for k, ref in found.items()}

    def _idle(self, clauses: Sequence[View]) -> None:
        """学校要抄一批目录。李老师…: one of whom no number is told does not act in this story."""
        told: set[str] = set()
        last: list[str] = []
        for view in clauses:
            named = [k for c in view.row if is_name(c) and (k := self.key(c.text))]
            acts = any(c.sort in (Sort.ACT, Sort.PER, Sort.MEASURE) for c in view.row)
            last = named or (last if acts else [])
            group = any(c.sort is Sort.GROUP or c.text in classes(FILE)["all"] for c in view.row)
            if any(c.sort is Sort.QUANTITY for c in view.row) or (len(named) > 1 or (group and named)):
                told.update(last)
        idle = [k for k in self.known if k not in told]
        if len(self.known) - len(idle) > 1:
            for name in idle:
                self.known.pop(name)

    def _somebody(self, clauses: Sequence[View]) -> None:
        """往空水箱里注水: nobody is named, so what it happens to stands for who does it."""
        names = [c for v in clauses for c in v.row if c.sort is Sort.NAME and c.text not in classes(FILE)["nobody"]]
        doers = [c for c in names if c.text.endswith(tuple(classes(FILE)["doers"]))]
        for chunk in (*doers, *names)[:1]:
            self._add(chunk)

    def _acting(self, view: View) -> Iterator[Chunk]:
        """The names of a clause that act in it."""
        row = view.row
        for i, chunk in enumerate(row):
            if is_name(chunk) and self._free(row, i) and self._acts(row, i):
                yield chunk

    def _free(self, row: Sequence[Chunk], i: int) -> bool:
        """No place, no means, no object, no road; of a list, no name before it is one, either."""
        known: bool | None = None
        listed: list[int] = []
        at: int | None = i
        while at is not None:
            known = self._freed.get(_place(row, at))
            if known is not None:
                break
            listed.append(at)
            at = _listed_before(row, at)
        for at in reversed(listed):  # 甲、乙、…: from left to right, and each name once
            known = known is not False and self._free_itself(row, at)
            self._freed[_place(row, at)] = known
        return known is True

    def _free_itself(self, row: Sequence[Chunk], i: int) -> bool:
        """The same, whatever the names are with which it is listed."""
        name = row[i].text
        if (
            name in classes(FILE)["nobody"]
            or words("place_names").fullmatch(name)
            or (i + 2 < len(row) and row[i + 1].sort is Sort.CONJ and words("place_names").fullmatch(row[i + 2].text))
            or any(w in name for w in classes(FILE)["streams"] if len(w) > 1)
            or words("streams").fullmatch(name)
            or (len(name) > 2 and name[-1] in classes()["locatives"] and name not in classes()["noun"])
            or name.endswith(tuple(classes(FILE)["roads"]))
        ):
            return False
        if self._starts_a_way(row, i):
            return False
        before = _before(row, i)
        if i + 2 < len(row) and row[i + 1].sort is Sort.OF and is_name(row[i + 2]):  # 游泳池的进水口
            return False
        if i > 1 and row[i - 1].sort is Sort.OF and row[i - 2].note in classes()["rest"]:
            return is_person(name) or name.endswith(tuple(classes(FILE)["doers"]))  # 剩下的书; 余下的乙队修完
        if i and row[i - 1].sort is Sort.OF and any(c.text in classes(FILE)["beyond"] for c in row[:i]):
            return False  # 2400千米外的乙城
        if self._listed_places(row, i) or (before is not None and before is row[i - 1] and before.sort is Sort.GROUP):
            return False
        if i + 1 < len(row) and row[i + 1].text in classes(FILE)["beside"]:  # 从小明身边开过
            return False
        if i and row[i - 1].text in classes(FILE)["when"]:  # 运完时大卡车, 相遇后甲车
            return True
        if before is not None and before.sort is Sort.QUANTITY and row[i - 1] is before and self._measured(before):
            return False  # 285个零件
        if before is not None and before.sort is Sort.PRONOUN:
            return before.text in classes(FILE)["then"] | classes(FILE)["readers"]
        if before is not None and before.text in classes(FILE)["to_places"]:
            return False  # 返回甲地
        if i and row[i - 1].text in classes(FILE)["heads_for"]:
            return False  # 去乙地还需3小时
        starts = (Sort.CONJ, Sort.COMPARE, Sort.END, Sort.MARK, Sort.QUANTITY, Sort.GROUP)
        if before is None or before.sort in starts or words("place_names").fullmatch(before.text):
            return True  # 从甲地到乙地|小亮
        if before.sort in (Sort.PREP, Sort.MEANS):
            return before.text in _BY and not name.endswith(tuple(classes()["stations"]))  # 由甲地开往
        if before.sort is Sort.ACT:
            known = classes(FILE)
            if any(c.text in known["beyond"] for c in row[:i]):
                return False
            tool = self._uses(row, i) and name.endswith(tuple(classes()["tools"]))
            near = next(c for c in reversed(row[:i]) if c.sort is not Sort.FUNC)  # 同向行驶的|一列|火车
            return tool or before.text in known["opens"] | known["sees"] or near.sort is Sort.OF
        if self._heads(row, i):  # 往南的海丰号
            return True
        if before.sort is Sort.NAME and row[i - 1].sort is Sort.OF:  # 装着5吨水泥的货车
            owner = not any(c.sort is not Sort.FUNC for c in row[: i - 2])  # 游泳池的进水口
            return owner or any(c.sort in (Sort.ACT, Sort.QUANTITY) for c in row[:i])
        return before.sort is Sort.HOLD and before.text in classes()["likens"]

    def _starts_a_way(self, row: Sequence[Chunk], i: int) -> bool:
        """长沙到广州要行5小时, where 长沙到广州的路程 is spoken of: a place."""
        to = i + 2 < len(row) and row[i + 1].text in classes(FILE)["heads_for"] and is_name(row[i + 2])
        if not to or is_person(row[i].text):
            return False
        way = row[i].text + row[i + 1].text + row[i + 2].text
        return any(says(part[:4], "way_lengths") for part in self.problem.text.split(way)[1:])

    @staticmethod
    def _heads(row: Sequence[Chunk], i: int) -> bool:
        """往南的海丰号: told by where it goes."""
        goes = i > 2 and row[i - 1].sort is Sort.OF and row[i - 2].sort is Sort.NAME
        return goes and row[i - 3].text in classes()["heading"]

    def _listed_places(self, row: Sequence[Chunk], i: int) -> bool:
        """甲、乙两地: these are places."""
        at = i + 1
        while at + 1 < len(row) and row[at].sort is Sort.CONJ and is_name(row[at + 1]):
            at += 2
        return at < len(row) and is_places(row, at)

    def _acts(self, row: Sequence[Chunk], i: int) -> bool:
        rest = row[i + 1 :]
        if i and row[i - 1].text in classes(FILE)["lots"]:  # 这批零件几天可完成
            return False
        if rest and rest[0].sort is Sort.GROUP and not self._listed(row, i):  # 师徒二人: nobody in particular
            return False
        if self._leads_group(row, i):
            return True
        if rest and rest[0].sort is Sort.PREP and rest[0].text in _BY:  # 水渠由甲队挖
            return False
        if self._opener(rest):
            return False
        timed = any(c.sort is Sort.QUANTITY and self._is_time(c) for c in row)
        opened = i > 0 and (row[i - 1].text in classes(FILE)["opens"] or self._uses(row, i))
        if opened and (timed or row[i].text.endswith(tuple(classes()["tools"]))):
            return True
        if rest and rest[0].sort is Sort.PREP and rest[0].text in classes(FILE)["leaving"]:  # 卡车从工厂到码头
            return True
        if self._likened(row, i):
            return True
        for c in rest:
            if c.sort is Sort.ACT and (c.note in ACTIVE or timed):
                return True
            if c.sort is Sort.PER and lasts(c.note):
                return True
            if c.text in classes(FILE)["goings"]:  # 一辆客车和一辆货车相向而行
                return True
            if c.sort is Sort.MEASURE and c.text in classes()["rates"]:
                return True
            if c.sort is Sort.MEANS and c.text in classes(FILE)["rides"]:
                return True
            if timed and (c.sort is Sort.HOLD and c.text in classes(FILE)["needs"]):
                return True
        return bool(rest) and rest[0].sort is Sort.GROUP and not is_places(row, i + 1) and self._listed(row, i)

    @staticmethod
    def _likened(row: Sequence[Chunk], i: int) -> bool:
        """快车的速度是|慢车|的(9/8), 甲队挖的(3/4)等于|乙队|挖的: whoever is compared acts, too."""
        before = next((c for c in reversed(row[:i]) if c.sort is not Sort.FUNC), None)
        if before is None or before.text not in classes()["likens"] | classes()["conj"]:
            return False
        speeds = any(c.sort is Sort.MEASURE and c.text in classes()["rates"] for c in row[:i])
        shared = row[: row.index(before)][-1:]
        share = bool(shared) and shared[0].sort is Sort.QUANTITY and shared[0].note in SHARES
        of = i + 1 < len(row) and row[i + 1].sort is Sort.OF
        return (speeds and of and before.sort is Sort.HOLD) or share

    @staticmethod
    def _opener(rest: Sequence[Chunk]) -> bool:
        """管理员打开排水闸: what is opened acts, and not who opens it."""
        at = next((n for n, c in enumerate(rest) if c.sort is not Sort.MARK and c.sort is not Sort.FUNC), len(rest))
        flows = rest[at].note == "flow" if at + 1 < len(rest) else False
        opened = flows and rest[at].text in classes(FILE)["opens"] and is_name(rest[at + 1])
        return bool(opened and rest[at + 1].text.endswith((*classes()["tools"], *classes(FILE)["waters"])))

    @staticmethod
    def _uses(row: Sequence[Chunk], i: int) -> bool:
        """用抽水机: by whom is not told."""
        return i > 0 and row[i - 1].text in classes(FILE)["uses"] and not any(is_name(c) for c in row[: i - 1])

    @staticmethod
    def _leads_group(row: Sequence[Chunk], i: int) -> bool:
        """甲 of 甲、乙两人."""
        at = i + 1
        while at + 1 < len(row) and row[at].sort is Sort.CONJ and is_name(row[at + 1]):
            at += 2
        return i + 1 < at < len(row) and row[at].sort is Sort.GROUP and not is_places(row, at)

    @staticmethod
    def _listed(row: Sequence[Chunk], i: int) -> bool:
        """甲、乙两人."""
        return i > 1 and row[i - 1].sort is Sort.CONJ

    def _measured(self, chunk: Chunk) -> bool:
        unit = self.problem.quantities[chunk.quantity or 0].unit
        return bool(unit) and not lasts(unit)

    def _is_time(self, chunk: Chunk) -> bool:
        unit = self.problem.quantities[chunk.quantity or 0].unit
        return lasts(unit)

    # --- of whom a stretch speaks ---

    def named(self, row: Sequence[Chunk], start: int, stop: int) -> list[str]:
        """The actors that act in these chunks, in order; all of them for 两车, 他们."""
        found: list[str] = []
        for i in range(start, stop):
            chunk = row[i]
            if chunk.sort is Sort.COMPARE:
                break
            if chunk.sort is Sort.GROUP and not is_places(row, i):
                late = next((k for j in range(i + 2, stop) if (k := self._then(row, j))), "")
                return [late] if late else found if len(found) > 1 else self._group(row, i)
            if chunk.sort is Sort.PRONOUN and chunk.text in classes(FILE)["all"]:
                return list(self.known)
            if is_name(chunk) and self._free(row, i) and (key := self.key(chunk.text)) and key not in found:
                joined = (bool(found) and row[i - 1].sort is Sort.CONJ) or (i > 1 and row[i - 2].sort is Sort.CONJ)
                found = [*found, key] if joined or not found else [key]
        return found

    def _group(self, row: Sequence[Chunk], i: int) -> list[str]:
        """两个小组, where 甲组, 乙组 and a factory are told of: the groups; all, if it does not come out."""
        behind = row[i + 1 : i + 2]
        joined = bool(behind) and behind[0].sort is Sort.NAME and behind[0].span[0] == row[i].span[1]
        end = (behind[0] if joined else row[i]).text[-1]
        alike = [k for k in self.known if k.endswith(end)]
        counted = row[i].text[0] in classes(FILE).get(f"count.{len(alike)}", ())
        return alike if counted else list(self.known)

    def _then(self, row: Sequence[Chunk], i: int) -> str:
        """两车相遇后|轿车又行了: of whom it goes on to speak."""
        late = is_name(row[i]) and row[i - 1].text.endswith(tuple(classes(FILE)["when"]))
        return self.key(row[i].text) if late and row[i - 1].sort is not Sort.NAME else ""


def _place(row: Sequence[Chunk], at: int) -> tuple[Chunk, Chunk, Chunk, int]:
    """A chunk of a stretch of a clause: a chunk knows where in the text it stands."""
    return row[at], row[0], row[-1], len(row)


def _before(row: Sequence[Chunk], i: int) -> Chunk | None:
    """The chunk before one, but for the light ones."""
    return next((row[k] for k in range(i - 1, -1, -1) if row[k].sort not in (Sort.FUNC, Sort.OF)), None)


def _listed_before(row: Sequence[Chunk], i: int) -> int | None:
    """Where the name before it stands in a list: 甲、乙."""
    before = _before(row, i)
    if before is None or before.sort is not Sort.CONJ or i < 2:
        return None
    return next((k for k in range(i - 1, -1, -1) if is_name(row[k])), None)

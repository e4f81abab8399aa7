"""Which names of a clause act in it: 客车每小时行70千米.

Names that stand for places (从甲地), means (坐火车) and what is acted upon (修公路) do not; a pipe that is opened does.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import SHARES
from fabula.facts.ground import is_person
from fabula.frames.views import ACTIVE, FILE, is_name, is_places, lasts, says, words
from fabula.lang.lexicon import classes, particles
from fabula.text import Problem

_BY = frozenset(particles("by"))


class Acting:
    """Says of the names of a text whether they may act, and whether they do."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._freed: dict[tuple[Chunk, Chunk, Chunk, int], bool] = {}  # what ``free`` has found

    def free(self, row: Sequence[Chunk], i: int) -> bool:
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
        if self._no_actor(row, i) or self._starts_a_way(row, i):
            return False
        before = _before(row, i)
        if i + 2 < len(row) and row[i + 1].sort is Sort.OF and is_name(row[i + 2]):  # 游泳池的进水口
            return False
        if i > 1 and row[i - 1].sort is Sort.OF and row[i - 2].note in classes()["rest"]:  # 剩下的书; 余下的乙队修完
            return is_person(row[i].text) or row[i].text.endswith(tuple(classes(FILE)["doers"]))
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
        return self._free_behind(before, row, i)

    @staticmethod
    def _no_actor(row: Sequence[Chunk], i: int) -> bool:
        """Names of places, waters and roads, and of nobody in particular."""
        name, behind = row[i].text, row[i + 1 : i + 3]
        listed = len(behind) > 1 and behind[0].sort is Sort.CONJ
        return bool(
            name in classes(FILE)["nobody"]
            or words("place_names").fullmatch(name)
            or (listed and words("place_names").fullmatch(behind[1].text))
            or any(w in name for w in classes(FILE)["streams"] if len(w) > 1)
            or words("streams").fullmatch(name)
            or (len(name) > 2 and name[-1] in classes()["locatives"] and name not in classes()["noun"])
            or name.endswith(tuple(classes(FILE)["roads"]))
        )

    def _free_behind(self, before: Chunk | None, row: Sequence[Chunk], i: int) -> bool:
        """Whether the chunk before a name lets it act: 用|抽水机, 从甲地到乙地|小亮; but 由|甲地开往."""
        name = row[i].text
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

    def acts(self, row: Sequence[Chunk], i: int) -> bool:
        """Whether something is done by it in its clause: 甲队修, 货车从工厂到码头, 打开|进水管."""
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

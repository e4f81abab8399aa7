"""Who acts in a story, and of whom a clause speaks: 客车和货车同时出发 speaks of both, 5分钟后哥哥去追 of 哥哥.

Which names of a clause act in it says acting.py; here several names are one actor (甲, 甲车, 这辆车), and clauses that
name nobody have theirs.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import Ref
from fabula.frames.acting import Acting
from fabula.frames.same_actor import same_actor
from fabula.frames.views import ACTIVE, FILE, View, is_name, is_places, lasts, moves, says, views, words
from fabula.lang.lexicon import classes
from fabula.text import Problem
from fabula.text.units import is_unit

__all__ = ["ACTIVE", "FILE", "Actors", "View", "is_name", "is_places", "lasts", "moves", "says", "views", "words"]


class Actors:
    """All who act, by the name that tells them best (甲车 rather than 甲)."""

    def __init__(self, problem: Problem, clauses: Sequence[View]) -> None:
        self.problem = problem
        self.acting = Acting(problem)
        self.known: dict[str, Ref] = {}
        self.aliases: dict[str, str] = {}  # 这辆汽车: the coach that was told of
        self.spare: list[Chunk] = []  # 车, 船: somebody in particular, if anybody is named
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
        names = (c for row in rows for i, c in enumerate(row) if is_name(c) and self.acting.free(row, i))
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
                if is_name(view.row[at]) and self.acting.free(view.row, at):
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
                    if quiet and is_name(chunk) and self.acting.free(before.row, i):
                        self._add(chunk)
                        break

    def _holders(self, clauses: Sequence[View]) -> None:
        """慢车长160米，每秒行17米: the one whose length is told goes."""
        for before, view in itertools.pairwise(clauses):
            rated = any(c.sort is Sort.PER and lasts(c.note) for c in view.row)
            rated = rated or bool(view.row and view.row[0].text in classes()["rates"])  # 速度是28米/秒
            held = any(c.sort is Sort.HOLD and c.text in classes(FILE)["long"] for c in before.row)
            if rated and held and not any(map(is_name, view.row)) and before.row and is_name(before.row[0]):
                if self.acting.free(before.row, 0):
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
            free = [i for i in names if self.acting.free(before.row, i) and (not acts or i < acts[0])]
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
            acting = [i for i in behind if self.acting.free(before.row, i) and self.acting.acts(before.row, i)]
            things = {before.row[i].text for i in behind if i not in acting}
            if done and self.acting.free(before.row, 0) and things & set(self.known):
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
            if is_name(chunk) and self.acting.free(row, i) and self.acting.acts(row, i):
                yield chunk

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
            if is_name(chunk) and self.acting.free(row, i) and (key := self.key(chunk.text)) and key not in found:
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

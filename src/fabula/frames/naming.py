"""Which words name one thing: 鸭子 and 养鸭; how well the names and marks of a row fit the words of a phrase."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.describe import Ref
from fabula.frames.phrases import WORDS
from fabula.frames.table import Row, alike, mark_names
from fabula.lang.lexicon import acts, classes

_PARTLY = 0.8  # how well names fit of which one only has the other in it


def nouns(row: Row) -> list[str]:
    return [r.text for r in (row.name.agent, row.name.what) if r]


def is_headed(row: Row, names: set[str]) -> bool:
    return any(own.startswith(n) and len(own) > len(n) + 1 for own in nouns(row) for n in names)


def is_kind(row: Row, names: set[str]) -> bool:
    return any(own != n and own.endswith(n) for own in nouns(row) for n in names)


def named_alike(row: Row, words: Sequence[str]) -> float:
    """Names of a row and names in the text. What both leave over tells them apart (-1): 学校买来排球, 学校买来篮球."""
    own = nouns(row)
    best = [max((_same(o, n) for o in own), default=0.0) for n in words]
    held = [_same(row.within, n) for n in words]
    spare = [n for n, b, h in zip(words, best, held, strict=True) if not b and not h]
    left = [o for o in own if not any(_same(o, n) for n in words)]
    elsewhere = bool(row.within) and not any(held)  # 甲书架上的书 is not 乙书架上的书
    if len(spare) == len(words) or (spare and (left or elsewhere)):
        return -1.0
    score = max(max(best) * 3.0, max(held) * 2.0)
    return score + 0.5 * max(0, sum(b > 0 for b in best) - 1) - 0.3 * len(spare) - 0.1 * len(left)


def same_name(a: str, b: str) -> bool:
    """Whether two words name the same: 桃子 and 桃, 养羊 and 羊."""
    return _same(a, b) > _PARTLY


def _same(a: str, b: str) -> float:
    """How well two words name the same."""
    if not a or not b:
        return 0.0
    if a == b:
        return 1.0
    shorter, longer = sorted((a, b), key=len)
    if shorter in classes(WORDS)["letters"] and longer.startswith(shorter):  # 甲、乙两仓: 甲仓
        return 0.7
    if longer.removeprefix(shorter) in classes(WORDS)["endings"]:  # 桃子: 桃
        return 0.9
    if longer.removeprefix(shorter) in classes()["kin"]:  # 小红妈妈 is not 小红
        return 0.0
    if _done_to(a, b) or _done_to(b, a):  # 养鸭: 鸭子
        return 0.9
    if (
        longer.endswith(shorter) and longer.removesuffix(shorter)[-1:] in acts()
    ):  # 养鸭, 李奶奶家养鸡: told of the ducks
        return 0.9
    if longer.endswith(shorter) and longer[0] in classes(WORDS)["kinds"]:  # 男同学 is not the 同学 who were counted
        return 0.0
    return 0.7 if alike({a}, {b}) else 0.0


def _done_to(deed: str, thing: str) -> bool:
    """Whether one word is an act upon the other, which has an ending: 养鸭 and 鸭子."""
    bare = next((thing.removesuffix(e) for e in classes(WORDS)["endings"] if thing.endswith(e)), "")
    return bool(bare) and deed.endswith(bare) and deed.removesuffix(bare)[-1:] in acts()


def marks_alike(own: Sequence[Ref], told: Sequence[Ref]) -> float:
    """Times tell rows apart: the same (2), not told (0), different (-1)."""
    first, second = mark_names(own), mark_names(told)
    if not second or not first:
        return 0.0 if not second else -0.5
    return 2.0 if first == second else 1.0 if first & second else -1.0


def completed(refs: Sequence[Ref]) -> list[Ref]:
    """舞蹈队男、女生, 一、二年级: what is named short is named like the last one."""
    last = refs[-1].text
    found: list[Ref] = []
    for ref in refs[:-1]:
        head = ref.text[-1]
        if head in classes(WORDS)["letters"] and last[0] in classes(WORDS)["letters"]:
            found.append(Ref(head, (ref.span[1] - 1, ref.span[1])))
        elif ref.text in classes(WORDS)["numerals"] and last[0] in classes(WORDS)["numerals"]:
            found.append(Ref(ref.text + last[1:], ref.span))
        else:
            found.append(ref)
    return [*found, refs[-1]]

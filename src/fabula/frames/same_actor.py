"""Whether two names mean one who acts: 甲 and 甲车, 列车 and 货运列车, 甲工程队 and 甲队."""

from __future__ import annotations

from fabula.frames.views import FILE
from fabula.lang.lexicon import classes, particle, particles

_LETTERS = frozenset(particles("letter"))
_NTH = particle("nth")


def same_actor(a: str, b: str) -> bool:
    """甲 and 甲车, 列车 and 货运列车, 甲工程队 and 甲队."""
    if a == b:
        return True
    if a[-1:] == b[-1:] and _led(a) and _led(a) == _led(b):
        return True
    if a.startswith(tuple(classes()["others"])) != b.startswith(tuple(classes()["others"])):
        return False  # 另一辆 is not the first
    short, long = sorted((a, b), key=len)
    if len(short) == 1:
        familiar = len(long) == 2 and long[0] in classes()["familiar"] and long[1] == short  # 小狗, 狗
        familiar = familiar or long == short + particle("child")  # 兔子, 兔
        return (short in _LETTERS and long.startswith(short)) or familiar
    return short in long or (a[-1:] == b[-1:] and {a, b} <= classes(FILE)["trains"])


def _led(name: str) -> str:
    """甲 of 甲队, 第一 of 第一队: by what one of several teams is told from the others; '' if by nothing."""
    if name.startswith(_NTH):
        return name[:2]
    return name[0] if name[0] in _LETTERS and len(name) > 1 else ""

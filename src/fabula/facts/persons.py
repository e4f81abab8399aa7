"""Who is a person, by the shape of the name."""

from __future__ import annotations

from fabula.lang.lexicon import classes


def is_person(name: str) -> bool:
    """弟弟, 小强, 王老师, 五班: somebody who may have things."""
    known = classes()
    familiar = len(name) == 2 and name[0] in known["familiar"]
    doubled = len(name) == 2 and name[0] == name[1]
    return familiar or doubled or name.endswith(tuple(known["kin"]))

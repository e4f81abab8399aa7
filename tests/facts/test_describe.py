"""Whose a number is: who, what is done, to what, when; and whom a clause without a subject speaks of."""

from __future__ import annotations

import pytest

from fabula.facts import tell
from fabula.facts.ground import Stage
from fabula.text import read


def owners(text: str) -> list[str]:
    """'agent·event' for every number of the text, the asked one last."""
    telling = tell(read(text))
    stage = Stage(telling)
    names = [stage.name(f.told, f.topic, f.other) for f in telling.facts]
    return [f"{n.agent or '-'}·{n.event}".rstrip("·") for n in names]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (  # what goes on from clause to clause: the act, the time
            "李明从家到学校，去时每分钟走60米，用了10分钟，返回时每分钟走75米，返回用了多少分钟？",
            ["李明·去时走", "李明·去时走", "李明·返回时走", "李明·返回"],
        ),
        (
            "妈妈买了3千克梨，每千克5元，又买了2千克枣，每千克9元，一共付了多少元？",
            ["妈妈·买梨", "妈妈·买梨", "妈妈·买枣", "妈妈·买枣", "妈妈·付"],
        ),
        (  # a price belongs to what somebody buys
            "学校买来4个足球和6个篮球，足球每个50元，篮球每个60元，一共用了多少元？",
            ["学校·买足球", "学校·买篮球", "学校·买足球", "学校·买篮球", "学校·用"],
        ),
        (  # 她 is no home
            "丽丽家离学校900米，她每分钟走60米，要走多少分钟？",
            ["丽丽家", "丽丽·走", "丽丽·走"],
        ),
        (  # 她 is no office
            "周阿姨打一份稿件，办公室在3楼，她打了25分钟，每分钟打80字，稿件有多少字？",
            ["周阿姨·打", "周阿姨·打", "稿件"],
        ),
        (  # before 的 a number measures what follows
            "施工队修一条长2400米的公路，每天修80米，多少天修完？",
            ["公路", "施工队·修", "施工队·修完"],
        ),
        ("一条水渠由甲队单独挖要12天，乙队单独挖要15天，两队合挖几天？", ["甲队·单独挖", "乙队·单独挖", "-·合挖"]),
        ("单开进水管6小时注满水池，单开出水管8小时放完，几小时注满？", ["进水管·单开", "出水管·单开", "出水管·注满"]),
        ("老师给小朋友分糖，每人分4颗，老师有40颗糖，小朋友有多少人？", ["小朋友·分", "糖", "小朋友"]),
        ("从甲仓运出25吨，甲仓原来有90吨，现在有多少吨？", ["甲仓·运出", "甲仓·原来", "甲仓·现在"]),
        ("商场里一台电扇进价120元，商场标价180元，电扇现价多少元？", ["电扇·进价", "电扇·标价", "电扇·现价"]),
        (
            "一列火车每小时行80千米，另一列火车每小时行90千米，3小时后它们相距多少千米？",
            ["火车·行", "另一列火车·行", "另一列火车·行", "-"],
        ),
        ("参加书法组的有24人，参加美术组的有18人，一共有多少人？", ["书法组·参加", "美术组·参加", "-"]),
    ],
)
def test_owners(text: str, wanted: list[str]) -> None:
    found = owners(text)
    telling = tell(read(text))
    assert len(found) == len(telling.facts)
    assert found == wanted


def test_a_comparison_has_two_sides() -> None:
    telling = tell(read("梨树比桃树多8棵，桃树有40棵，梨树有多少棵？"))
    more = telling.facts[0]
    assert str(more.told.who) == "梨树"
    assert more.other is not None
    assert str(more.other.who) == "桃树"


def test_a_length_before_a_time_compares_nothing() -> None:
    telling = tell(read("火车通过长为800米的桥用了40秒，火车每秒行多少米？"))
    assert [f.other for f in telling.facts] == [None, None, None]


def test_several_at_once_are_nobody_in_particular() -> None:
    telling = tell(read("小红每分钟走50米，小芳每分钟走60米，8分钟后两人相遇，两家相距多少米？"))
    time = telling.facts[2]
    assert time.who is None
    assert str(time.told.group) == "两人"

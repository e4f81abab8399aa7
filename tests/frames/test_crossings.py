"""On a ring and over a bridge: what a train passes, which bridge each time is of, who is a lap ahead."""

from __future__ import annotations

from functools import cache

import pytest

from fabula.extract.framed import FrameExtractor
from fabula.solver import Solver


@cache
def solver() -> Solver:
    return Solver(FrameExtractor())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # a pole has no length, a bridge has
        ("一列火车经过一根电线杆用10秒，通过一座长600米的大桥用40秒，这列火车长多少米？", "200米"),
        ("一列动车从站牌旁开过用6秒，穿过一条长420米的隧道用20秒，这列动车每秒行多少米？", "30米/秒"),
        ("一列火车经过一个路标用8秒，通过一座360米长的桥用20秒，它穿过长840米的山洞要多少秒？", "36秒"),
        # two of them, one after the other
        ("一列火车长150米，通过一座长450米的桥用20秒，以同样的速度穿过一条隧道用30秒，隧道长多少米？", "750米"),
        ("一列火车长240米，完全通过长960米的隧道要40秒，用同样的速度通过一座660米长的大桥，要多少秒？", "30秒"),
        ("有一列火车，长180米，以每秒20米的速度通过一座320米长的铁桥，一共用多少秒？", "25秒"),
        # two trains, or one who walks
        (
            "两列火车相向行驶，甲车长300米，速度是25米/秒；乙车长240米，速度是20米/秒，"
            "从车头相遇到车尾离开要多少秒？",
            "12秒",
        ),
        ("小明沿铁路步行，每秒走2米，一列长180米的火车从他身后开来，越过他用了9秒，火车每秒行多少米？", "22米/秒"),
        ("小红步行的速度是每秒1米，迎面开来一列火车，火车长144米，从她身边开过用了6秒，火车每秒行多少米？", "23米/秒"),
        (
            "两列火车，一列长130米，每秒行25米；另一列长170米，每秒行35米，两车相向而行，"
            "从车头相遇到车尾离开要多少秒？",
            "5秒",
        ),
        (
            "小美家和小华家相距900米。一天，两人约定在路上会合，小美每分钟走50米，小华每分钟走40米，"
            "两人同时从家出发，几分钟后相遇？",
            "10分钟",
        ),
        # the same way on a ring
        (
            "在一条600米长的环形跑道上，小王每分钟跑250米，小李每分钟跑220米，两人同时同地同向出发，"
            "几分钟后两人第一次相遇？",
            "20分钟",
        ),
        ("环湖路长1200米，甲每分钟骑300米，乙每分钟走60米，两人从同一地点同时同方向出发，多少分钟后再相遇？", "5分钟"),
        (
            "圆形操场一圈长450米，姐姐和弟弟从同一点同向跑步，姐姐每秒跑6米，弟弟每秒跑3米，多少秒后姐弟俩相遇？",
            "150秒",
        ),
    ],
)
def test_answers(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "在一条600米长的环形跑道上，小王每分钟跑250米，小李每分钟跑50米，两人同时同地反向出发，"
            "几分钟后两人相遇？",
            "2分钟",
        ),
        ("车队第一周行了490千米，第二周行了560千米，两周一共行了多少千米？", "1050千米"),
    ],
)
def test_no_such_ring(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # pieces told by how long one is
        ("一根钢管长12米，每3米锯成一段，每锯一次要4分钟，锯完要多少分钟？", "12分钟"),
        ("把一根5米长的木条锯成0.5米的小段，每锯一段要2分钟，锯完一共要多少分钟？", "18分钟"),
        ("一根绳子长18米，剪成每段长3米的小段，每剪一次要5秒，一共要多少秒？", "25秒"),
        ("把一根木料平均分成6段，每锯下一段需要7分钟，锯完一共要多少分钟？", "35分钟"),
        # from one in a row to another
        ("路边每两棵杨树之间相距8米，小美从第1棵跑到第15棵，一共跑了多少米？", "112米"),
        ("河堤上栽了一排柳树，每两棵之间相隔5米，小军从第3棵走到第20棵，走了多少米？", "85米"),
        ("公路旁每两根电线杆相距50米，一辆汽车从第1根开到第21根，开了多少米？", "1000米"),
        # stairs
        ("小刚上楼，每上一层楼要15秒，从1楼到6楼要多少秒？", "75秒"),
    ],
)
def test_one_less_than_pieces(text: str, answer: str) -> None:
    solution = solver().solve(text)
    assert solution.answer is not None
    assert solution.answer.text == answer

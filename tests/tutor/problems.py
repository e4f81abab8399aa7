"""Problems written for the tutor's tests, of all four types, each solved once."""

from __future__ import annotations

from functools import cache

from fabula.extract import make_extractor
from fabula.solution import Solution
from fabula.solver import Solver
from fabula.tutor import Situation

MEETING = "甲、乙两车同时从相距390千米的两地相向而行，甲车每小时行70千米，乙车每小时行60千米，几小时后相遇？"
ONE_CAR = "一辆汽车每小时行80千米，从A城到B城行了1.5小时，A城到B城有多少千米？"
THERE_AND_BACK = "小明骑车从家去学校，每分钟行200米，12分钟到达。回来时每分钟行160米，回来用了多少分钟？"
SAME_SPEED = "一列火车4小时行360千米，照这样计算，7小时行多少千米？"
WHOLE_WAY = (
    "客车和货车同时从两地相向而行，客车每小时行75千米，货车每小时行65千米，4小时后相遇，两地相距多少千米？"
)
ROAD = "修一条长1200米的路，甲队每天修80米，乙队每天修70米，两队合修，几天修完？"
WORK = "一项工程，甲队单独做10天完成，乙队单独做15天完成，两队合作几天完成？"
BOOK = "一本书240页，小红第一天看了全书的(1/4)，第二天看了全书的30%，还剩多少页？"
PARTS = "加工一批零件，已经加工了120个，正好是总数的40%，这批零件一共有多少个？"
MORE = "果园里有苹果树180棵，梨树比苹果树多20%，梨树有多少棵？"
LESS = "果园里有梨树120棵，比桃树少(1/4)，桃树有多少棵？"
TIMES = "小刚的体重是35千克，爸爸的体重是小刚的2倍多6千克，爸爸的体重是多少千克？"
PERCENT = "学校有男生450人，女生400人，男生比女生多百分之几？"
DISCOUNT = "一件衣服原价250元，现在打八折出售，现价多少元？"
REDUCED = "一件上衣原价320元，现价240元，降价了百分之几？"
STILL_APART = (
    "甲、乙两车同时从两地相向开出，甲车每小时行48千米，乙车每小时行42千米，"
    "3小时后两车相距35千米，两地相距多少千米？"
)
CHANGE = "妈妈买了3千克苹果，每千克8元，付给售货员50元，应找回多少元？"
BILL = "王阿姨买4支钢笔和6本笔记本，每支钢笔12元，每本笔记本5元，一共要付多少元？"
OLD_PRICE = "一台电视机降价20%后售价是2400元，原价是多少元？"
FLOUR = "小华用250克面粉做饼干，妈妈用的面粉是小华的3倍，两人一共用了多少千克面粉？"
MASTER = "师傅每小时做45个零件，徒弟每小时做的零件数是师傅的(2/3)，两人合作8小时，一共做多少个零件？"
VANS = "甲、乙两地相距360千米，客车和货车同时从两地相向开出，客车每小时行80千米，货车每小时行70千米，几小时相遇？"
AGES = "爸爸今年36岁，小明今年8岁，几年后爸爸的年龄是小明的3倍？"
ROPE = "一根绳子长4米，用去2.5米，还剩多少米？"
PIECES = "把10米长的绳子平均分成3段，每段长多少米？"
THIRDS = "一艘轮船每小时行30千米，从东港到西港有100千米，要行多少小时？"

ALL = (
    MEETING, ONE_CAR, THERE_AND_BACK, SAME_SPEED, WHOLE_WAY, ROAD, WORK, BOOK, PARTS, MORE, LESS, TIMES,
    PERCENT, DISCOUNT, REDUCED, CHANGE, BILL, OLD_PRICE, FLOUR, MASTER,
)  # fmt: skip


_PATIENT = Solver(make_extractor("frames"), seconds=30)  # not the reader is tested here, but the tutor


@cache
def solution(text: str) -> Solution:
    return _PATIENT.solve(text)


@cache
def situation(text: str) -> Situation:
    best = solution(text).best
    assert best is not None
    return Situation(best)

"""The manner of exercise books: 已知, 问, 求, where they may stand, and that the story stays what it was."""

from collections import Counter

from fabula.generate import Wanted, generate
from fabula.generate.manner import manner


def test_every_word_is_used_and_never_twice() -> None:
    texts = [made.text for made in generate(250, 12, Wanted(distractors=(0, 1)))]
    found = Counter(word for text in texts for word in ("已知", "，问", "。问", "请问", "求") if word in text)
    assert all(found[word] for word in ("已知", "，问", "。问", "请问", "求")), found
    for text in texts:
        assert text.count("已知") < 2 and "问求" not in text and "求求" not in text
        assert text.endswith("？") or "求" in text.rsplit("，", 1)[-1].rsplit("。", 2)[-2]
        assert "后。" not in text


def test_nothing_is_put_before_a_question_that_goes_on() -> None:
    bound = manner().bound
    assert bound.search("两管同时打开，几小时注满？") and bound.search("还剩多少米？") and bound.search("求宽多少米？")
    assert not bound.search("几小时后两车相遇？")
    assert manner().happens.search("小明买了3支钢笔") and not manner().happens.search("客车每小时行70千米")

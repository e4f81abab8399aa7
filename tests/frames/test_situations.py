"""Whole situations, printed and read once by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabula.errors import GrammarError
from fabula.extract.framed import FrameExtractor
from fabula.frames.frame import load_frames, parse_frames
from fabula.text import read

GOLDEN = {
    "一段公路长900米，第一天修了全长的(1/3)，第二天修了余下的40%，两天一共修了多少米？": """
World 公路 (total=900米)
  Agent 公路
    Event 第一天修 (total=?)
    Event 第二天修 (total=?)
    State 余下的 (total=?)
· Fraction_of(Total(第一天修), Total(公路), 1/3)
· Fraction_of(Total(第二天修), Total(余下的), 2/5)
· Together(?x, Total(第一天修), Total(第二天修))
· Remains(Total(余下的), Total(公路), Total(第一天修))
⇒ ? 米
""",
    "六年级共有学生150人，其中男生占52%，女生有多少人？": """
World 六年级 (total=150人)
  Agent 男生 (total=?)
  Agent 女生 (total=?*)
· Fraction_of(Total(男生), Total(六年级), 13/25)
· Together(Total(六年级), Total(男生), Total(女生))  [together]
⇒ Total(女生) 人
""",
    "妈妈今年39岁，女儿今年11岁，几年后妈妈的年龄是女儿的3倍？": """
World 年龄 (amount=?*)
  Agent 妈妈 (total=39岁)
    State 几年后 (total=?)
  Agent 女儿 (total=11岁)
    State 几年后 (total=?)
· Times_of(Total(妈妈·几年后), Total(女儿·几年后), 3)
· More_than(Total(妈妈·几年后), Total(妈妈), Amount(年龄))
· Equal(Difference(Total(妈妈·几年后), Total(妈妈)), Difference(Total(女儿·几年后), Total(女儿)))  [ages]
⇒ Amount(年龄) 年
""",
    "仓库里有红砖240块，青砖比红砖少60块，仓库的门宽3米，青砖有多少块？": """
World 仓库
  Agent 红砖 (total=240块)
  Agent 门 (total=3米)
  Agent 青砖 (total=?*)
· Less_than(Total(青砖), Total(红砖), 60块)
⇒ Total(青砖) 块
""",
}


@pytest.mark.parametrize("text", GOLDEN)
def test_situation(text: str) -> None:
    reading = next(iter(FrameExtractor().readings(read(text))))
    assert reading.graph.pretty() == GOLDEN[text].strip()


def test_frames_from_outside_the_package(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(
        "frame own\n  when 一共\n  role w = world\n  role a = rows 2+\n"
        "  follows Together(Total(w), Total(a...)) | 合起来 | together\n",
        "utf-8",
    )
    (frame,) = load_frames(iter([path]))
    assert frame.name == "own"
    assert [role.name for role in frame.roles] == ["w", "a"]


def test_a_bad_line_of_a_frame_is_named() -> None:
    with pytest.raises(GrammarError) as error:
        parse_frames("frame own\n  role w = world\n  role a = nobody\n", "own.txt")
    assert "own.txt, line 3" in error.value.message

"""The pictures of a training."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fabula.learn.curve import HEIGHT, bars_svg, curve_svg

NS = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("held", "problems"), [([90, 94, 95], 100), ([12], 12), ([0, 0], 0), ([3], 4268)])
def test_one_point_an_iteration_inside_the_picture(held: list[int], problems: int) -> None:
    root = ElementTree.fromstring(curve_svg(held, problems))
    heights = [float(c.attrib["cy"]) for c in root.iter(f"{NS}circle")]
    assert len(heights) == len(held)
    assert all(0 <= y <= HEIGHT for y in heights)
    assert heights == sorted(heights, reverse=True)
    words = [t.text for t in root.iter(f"{NS}text")]
    assert f"all {problems}" in words and str(held[0]) in words


def test_bars_say_their_share() -> None:
    root = ElementTree.fromstring(bars_svg("parts & wholes", [("NER", 0.05, 0.1), ("both", 0.8, 0.9)]))
    words = [t.text for t in root.iter(f"{NS}text")]
    assert {"parts & wholes", "NER", "both", "5.0 %", "80.0 %"} <= set(words)
    assert len(list(root.iter(f"{NS}rect"))) == 5  # the ground and two bars for each

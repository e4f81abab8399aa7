"""A sheet as Moodle XML: numerical questions with the solution as feedback and the pictures inside the file."""

from __future__ import annotations

import base64
from html import escape
from xml.etree import ElementTree as ET

from fabula.lang import say
from fabula.worksheet.expected import Expected, expected
from fabula.worksheet.html import standalone
from fabula.worksheet.item import Item
from fabula.worksheet.platform import name, question, solution, title
from fabula.worksheet.sheet import Layout, Sheet

HTML = {"format": "html"}


def sheet_moodle(sheet: Sheet, layout: Layout) -> str:
    """All questions, in a category of the sheet's name."""
    quiz = ET.Element("quiz")
    category = ET.SubElement(quiz, "question", type="category")
    path = f"$course$/top/{title(sheet, layout).replace('/', '//')}"
    ET.SubElement(ET.SubElement(category, "category"), "text").text = path
    for number, item in enumerate(sheet.items, 1):
        quiz.append(_question(sheet, number, item, layout))
    ET.indent(quiz)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(quiz, encoding="unicode")}\n'


def _question(sheet: Sheet, number: int, item: Item, layout: Layout) -> ET.Element:
    wanted = expected(item.answer)
    made = ET.Element("question", type="numerical" if wanted.number else "shortanswer")
    _text(made, "name", name(sheet, number, item, layout))
    picture, file = item.picture(layout.lang), f"{item.code}.svg"
    shown = picture if layout.pictures else ""
    _text(made, "questiontext", question(item, layout) + _image(file, shown, layout), HTML, file, shown)
    _text(made, "generalfeedback", solution(item, layout) + _image(file, picture, layout), HTML, file, picture)
    for field, value in (("defaultgrade", "1"), ("penalty", "0.3333333"), ("hidden", "0"), ("idnumber", item.code)):
        ET.SubElement(made, field).text = value
    _answers(made, wanted)
    tags = ET.SubElement(made, "tags")
    for tag in (say(f"kind.{item.kind}", layout.lang), say("sheet.grade", layout.lang, grade=item.grade)):
        _text(tags, "tag", tag)
    return made


def _answers(made: ET.Element, wanted: Expected) -> None:
    if not wanted.number:
        ET.SubElement(made, "usecase").text = "0"
    for words in (wanted.number,) if wanted.number else wanted.words:
        answer = ET.SubElement(made, "answer", fraction="100", format="moodle_auto_format")
        ET.SubElement(answer, "text").text = words
        _text(answer, "feedback", "", HTML)
        if wanted.number:
            ET.SubElement(answer, "tolerance").text = "0"
    if wanted.number and wanted.unit:  # 360 and 360千米 are both right
        unit = ET.SubElement(ET.SubElement(made, "units"), "unit")
        ET.SubElement(unit, "multiplier").text = "1"
        ET.SubElement(unit, "unit_name").text = wanted.unit
    if wanted.number:
        for field, value in (("unitgradingtype", "0"), ("unitpenalty", "0.1"), ("showunits", "0"), ("unitsleft", "0")):
            ET.SubElement(made, field).text = value


def _text(
    parent: ET.Element, tag: str, words: str, form: dict[str, str] | None = None, file: str = "", svg: str = ""
) -> None:
    made = ET.SubElement(parent, tag, form or {})
    ET.SubElement(made, "text").text = words
    if svg:
        body = base64.b64encode(standalone(svg).encode()).decode()
        ET.SubElement(made, "file", name=file, path="/", encoding="base64").text = body


def _image(file: str, svg: str, layout: Layout) -> str:
    alt = escape(say("sheet.picture", layout.lang))
    return f'<p><img src="@@PLUGINFILE@@/{escape(file)}" alt="{alt}"/></p>' if svg else ""

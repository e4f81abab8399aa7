"""Every format is read back by a reader that is not ours: amc2moodle, pygiftparser, pyslet, pypdf, html.parser."""

from __future__ import annotations

import io
import json
import re
import sys
import types
import zipfile
from collections.abc import Iterator
from fractions import Fraction
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pypdf
import pytest

from fabula.solve.attempt import Answer
from fabula.text.numbers import format_number
from fabula.worksheet import Item, Layout, Sheet
from fabula.worksheet.expected import Expected, expected
from fabula.worksheet.files import FORMATS, written
from fabula.worksheet.gift import escape_gift, sheet_gift
from fabula.worksheet.html import key_html, sheet_html, typeset
from fabula.worksheet.jsonl import sheet_jsonl
from fabula.worksheet.markdown import key_markdown, sheet_markdown
from fabula.worksheet.moodle import sheet_moodle
from fabula.worksheet.pdf import key_pdf, sheet_pdf
from fabula.worksheet.pieces import words
from fabula.worksheet.qti import sheet_qti

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # the readers are older than we are


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The readers import what turns pictures and Markdown into other things, which our files do not need."""
    for name in ("wand", "wand.image", "markdown"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    monkeypatch.setattr(sys.modules["wand.image"], "Image", None, raising=False)
    return None


class Words(HTMLParser):
    """The words of a page or a piece of one."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.silent = 0
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.silent += tag in ("style", "svg")

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in ("style", "svg")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.found.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s", "", "".join(self.found))


def flat(text: str) -> str:
    """A problem as its words come out of markup with stacked fractions."""
    return Words(typeset(words(text))).text


def test_moodle_xml_is_read_by_amc2moodle(sheet: Sheet, layout: Layout, readers: None, tmp_path: Path) -> None:
    from amc2moodle.moodle2amc import QuestionNumerical, Quiz

    file = tmp_path / "quiz.xml"
    file.write_text(sheet_moodle(sheet, layout), "utf-8")
    quiz = Quiz(str(file))
    asked = [QuestionNumerical(q) for q in quiz.mdl.getroot().findall("question") if q.get("type") == "numerical"]
    assert len(asked) == len(sheet.items)
    for number, (question, item) in enumerate(zip(asked, sheet.items, strict=True), 1):
        choices = question.answers()
        assert Fraction(choices.get("target")) == item.answer.value
        assert "exact = 0" in choices.text
        assert question.name == f"A{number:02}"
        read = "".join(question.question().itertext()).replace("\\%", "%")  # the reader writes LaTeX
        assert flat(item.text) in Words(read).text


def test_moodle_xml_holds_units_solution_and_picture(sheet: Sheet, layout: Layout) -> None:
    from xml.etree import ElementTree as ET

    root = ET.fromstring(sheet_moodle(sheet, layout))
    assert root.findtext("question/category/text") == "$course$/top/应用题练习-A卷"
    for question, item in zip(root.findall("question[@type='numerical']"), sheet.items, strict=True):
        feedback = question.findtext("generalfeedback/text") or ""
        assert question.findtext("units/unit/unit_name") == item.answer.unit
        assert item.reply() in unescape(feedback)
        assert ("@@PLUGINFILE@@" in feedback) == (question.find("generalfeedback/file") is not None)
        assert question.findtext("idnumber") == item.code


def test_gift_is_read_by_pygiftparser(sheet: Sheet, layout: Layout, readers: None) -> None:
    from pygiftparser import parser

    found = parser.parseFile(io.StringIO(sheet_gift(sheet, layout)))
    assert [q.valid for q in found] == [True] * len(sheet.items)
    for question, item in zip(found, sheet.items, strict=True):
        (answer,) = question.answers.answers
        assert Fraction(str(answer.value)) == item.answer.value and answer.tolerance == 0
        assert "$course$/top/应用题练习-A卷".startswith(question.cat) and question.markup == "html"
        said = Words(re.sub(r"\\(.)", r"\1", question.text)).text
        assert said == flat(item.text) + "练一练"
        assert item.reply() in re.sub(r"\\(.)", r"\1", question.generalFeedback)


def test_marks_of_gift_are_harmless(readers: None) -> None:
    from pygiftparser import parser

    nasty = "a=b{c}~d#e:f\\g ->h"
    (question,) = parser.parseFile(io.StringIO(f"::x::{escape_gift(nasty)}{{#5}}"))
    assert re.sub(r"\\(.)", r"\1", question.text) == nasty
    assert question.answers.answers[0].value == 5


def test_qti_is_read_by_pyslet(sheet: Sheet, layout: Layout) -> None:
    from pyslet.qtiv2 import content, core, interactions, items, tests
    from pyslet.qtiv2.xml import QTIDocument

    with zipfile.ZipFile(io.BytesIO(sheet_qti(sheet, layout))) as package:
        files = {name: package.read(name) for name in package.namelist()}
    for number, item in enumerate(sheet.items, 1):
        document = QTIDocument()
        document.read(src=io.BytesIO(files[f"item{number:02}.xml"]))
        root = document.root
        assert isinstance(root, items.AssessmentItem)
        response = root.declarations["RESPONSE"]
        (value,) = response.CorrectResponse.ValueElement
        assert Fraction(value.get_value()) == item.answer.value
        body = root.ItemBody
        assert len(list(body.find_children_depth_first(interactions.TextEntryInteraction))) == 1
        (rubric,) = body.find_children_depth_first(content.RubricBlock)
        assert set(rubric.view) == {core.View.scorer, core.View.tutor}
        assert item.reply() in Words(files[f"item{number:02}.xml"].decode()).text
        assert flat(item.text) in Words(files[f"item{number:02}.xml"].decode()).text
    document = QTIDocument()
    document.read(src=io.BytesIO(files["test.xml"]))
    assert isinstance(document.root, tests.AssessmentTest)


def test_the_manifest_names_every_file_of_the_package(sheet: Sheet, layout: Layout) -> None:
    from pyslet.imscpv1p2 import ContentPackage, File

    with zipfile.ZipFile(io.BytesIO(sheet_qti(sheet, layout))) as package:
        names = set(package.namelist())
        packed = io.BytesIO(package.read("imsmanifest.xml"))
    read = ContentPackage()
    try:
        read.manifest.read(src=packed)
        listed = {str(file.href) for file in read.manifest.root.find_children_depth_first(File)}
    finally:
        read.close()
    assert listed == names - {"imsmanifest.xml"}


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Answer(Fraction(360), "千米", "360千米"), Expected("360", "千米")),
        (Answer(Fraction(5, 2), "小时", "2.5小时"), Expected("2.5", "小时")),
        (
            Answer(Fraction(8, 3), "小时", "8/3小时（约2.67小时）"),
            Expected("", "小时", ("8/3", "8/3小时", "2又2/3", "2 2/3", "2又2/3小时")),
        ),
        (Answer(Fraction(2, 3), "", "2/3"), Expected("", "", ("2/3", "2/3"))),
        (Answer(Fraction(3, 4), "", "75%"), Expected("", "", ("75%",))),
        (Answer(Fraction(21, 2), "时", "10时30分"), Expected("", "时", ("10时30分",))),
    ],
)
def test_what_counts_as_right(answer: Answer, wanted: Expected) -> None:
    assert expected(answer) == wanted


def test_answers_that_are_no_decimals_are_short_answers(
    sheet: Sheet, layout: Layout, monkeypatch: pytest.MonkeyPatch, readers: None
) -> None:
    from xml.etree import ElementTree as ET

    from pygiftparser import parser

    third = Answer(Fraction(1, 3), "小时", "1/3小时（约0.33小时）")
    monkeypatch.setattr(Item, "answer", third)
    question = ET.fromstring(sheet_moodle(sheet, layout)).findall("question")[1]
    assert question.get("type") == "shortanswer"
    assert [answer.findtext("text") for answer in question.findall("answer")] == ["1/3", "1/3小时"]
    found = parser.parseFile(io.StringIO(sheet_gift(sheet, layout)))
    assert [a.answer for a in found[0].answers.answers] == ["1/3", "1/3小时"]
    with zipfile.ZipFile(io.BytesIO(sheet_qti(sheet, layout))) as package:
        item = package.read("item01.xml").decode()
    assert 'mapKey="1/3小时" mappedValue="1"' in item and "map_response" in item


def test_the_sheet_asks_and_only_the_key_answers(sheet: Sheet, layout: Layout) -> None:
    asked, key = Words(sheet_html(sheet, layout)).text, Words(key_html(sheet, layout)).text
    for item in sheet.items:
        assert flat(item.text) in asked and flat(item.text) in key
        reply = re.sub(r"\s", "", item.reply())
        assert reply in key and reply not in asked
        assert item.code in asked
    assert asked.count("答：") == len(sheet.items)


def test_the_page_loads_nothing_from_outside(sheet: Sheet, layout: Layout) -> None:
    page = sheet_html(sheet, Layout(pictures=True)) + key_html(sheet, layout)
    assert not re.search(r"(src|href)=\"(?!http://127)", page)
    assert "<script" not in page and "@import" not in page and "url(" not in page


def test_pictures_come_on_the_sheet_only_when_asked_for(sheet: Sheet) -> None:
    without, shown = sheet_html(sheet, Layout()), sheet_html(sheet, Layout(pictures=True))
    assert without.count("<figure>") == 0
    assert shown.count("<figure>") == sum(bool(item.picture()) for item in sheet.items) > 0
    for item in sheet.items:  # what is asked is a question mark in the picture
        assert f">{format_number(item.answer.value)}{item.answer.unit}<" not in item.picture()


def test_a_title_is_no_markup(sheet: Sheet) -> None:
    layout = Layout(title='<b>&"五年级"')
    assert "<b>" not in sheet_html(sheet, layout)
    assert Words(sheet_html(sheet, layout)).text.startswith('<b>&"五年级"')
    sheet_pdf(sheet, Layout(title='#panic("x") $ * _ <b>'))


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_pdf_holds_every_problem_and_embeds_its_font(sheet: Sheet, lang: str) -> None:
    layout = Layout(lang, server="http://127.0.0.1:8017", pictures=lang == "en")
    for write, key in ((sheet_pdf, False), (key_pdf, True)):
        made = write(sheet, layout)
        assert made == write(sheet, layout), "the same sheet is the same file"
        read = pypdf.PdfReader(io.BytesIO(made))
        said = re.sub(r"\s", "", "".join(page.extract_text() for page in read.pages))
        for item in sheet.items:
            first = re.split(r"[，。；]", item.text)[0]
            assert re.sub(r"\s|\(.*", "", first) in said
            assert (re.sub(r"\s", "", item.reply(lang)) in said) == key
        assert _fonts(read) and all(embedded for embedded in _fonts(read).values())


def _fonts(read: pypdf.PdfReader) -> dict[str, bool]:
    """Every font of a file, and whether it is inside."""
    found: dict[str, bool] = {}
    for page in read.pages:
        fonts: Any = page["/Resources"].get("/Font", {})  # type: ignore[union-attr]
        for font in fonts.values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
            found[font.get_object()["/BaseFont"]] = any(key.startswith("/FontFile") for key in inner)
    return found


def test_a_font_may_be_given(sheet: Sheet, tmp_path: Path) -> None:
    from fabula.errors import DataError

    with pytest.raises(DataError, match="there is no font"):
        sheet_pdf(sheet, Layout(font=str(tmp_path / "none.otf")))
    with pytest.raises(DataError, match="holds no font"):
        sheet_pdf(sheet, Layout(font=str(tmp_path)))


def test_fractions_are_stacked_in_every_form() -> None:
    told = words("其中男生占总数的(3/8)，女生占5/8，速度是60千米/小时，增加了20%")
    assert told == ("其中男生占总数的", ("3", "8"), "，女生占", ("5", "8"), "，速度是60千米/小时，增加了20%")
    assert "<mfrac><mn>3</mn><mn>8</mn></mfrac>" in typeset(told)


def test_markdown_and_json_lines_hold_the_same_problems(sheet: Sheet, layout: Layout) -> None:
    asked, key = sheet_markdown(sheet, layout), key_markdown(sheet, layout)
    rows = [json.loads(line) for line in sheet_jsonl(sheet, layout).splitlines()]
    assert [row["text"] for row in rows] == [item.text for item in sheet.items]
    for number, (row, item) in enumerate(zip(rows, sheet.items, strict=True), 1):
        assert row["number"] == number and Fraction(row["answer"]) == item.made.gold.value
        assert row["code"] == item.code and layout.link(item.code) in asked
        assert f"\n{number}. " in asked and f"**{item.reply()}**" in key


def test_every_format_is_written_twice_the_same(sheet: Sheet, layout: Layout) -> None:
    for form in FORMATS.values():
        once, again = list(written(sheet, layout, form)), list(written(sheet, layout, form))
        assert once == again and once[0].name == f"worksheet-A.{form.ending}"
        assert len(once) == (2 if form.key else 1)

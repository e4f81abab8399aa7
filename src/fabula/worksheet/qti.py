"""A sheet as an IMS QTI 2.1 package: a test, an item for each problem, the pictures, the manifest.

The worked solution stands in a rubric for scorers and tutors, which a candidate does not see.
"""

from __future__ import annotations

import io
import zipfile
from html import escape

from fabula.lang import say
from fabula.worksheet.expected import Expected, expected
from fabula.worksheet.html import LANGS, standalone
from fabula.worksheet.item import Item
from fabula.worksheet.platform import name, question, solution, title
from fabula.worksheet.sheet import Layout, Sheet

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
SCHEMA = f"{QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
TEMPLATES = "http://www.imsglobal.org/question/qti_v2p1/rptemplates"
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
MATHS = '<math xmlns="http://www.w3.org/1998/Math/MathML" '
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same sheet is the same file, whenever it is written


def sheet_qti(sheet: Sheet, layout: Layout) -> bytes:
    """The package as a zip file."""
    made: dict[str, str] = {"imsmanifest.xml": _manifest(sheet, layout), "test.xml": _test(sheet, layout)}
    for number, item in enumerate(sheet.items, 1):
        made[f"item{number:02}.xml"] = item_qti(sheet, number, item, layout)
        if picture := item.picture(layout.lang):
            made[f"item{number:02}.svg"] = standalone(picture)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for path, text in made.items():
            file.writestr(zipfile.ZipInfo(path, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def item_qti(sheet: Sheet, number: int, item: Item, layout: Layout) -> str:
    """One problem: the text, a field for the answer with its unit behind it, the solution for scorers."""
    wanted = expected(item.answer)
    image = _image(number, item, layout)
    rubric = f'<rubricBlock view="scorer tutor">{_maths(solution(item, layout))}{image}</rubricBlock>'
    field = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/>'
    shown = image if layout.pictures else ""
    template = "match_correct" if wanted.number else "map_response"
    return (
        f'{HEAD}<assessmentItem xmlns="{QTI}" {XSI} xsi:schemaLocation="{SCHEMA}" identifier="{_id(number)}" '
        f'title="{escape(name(sheet, number, item, layout))}" xml:lang="{LANGS[layout.lang]}" adaptive="false" '
        f'timeDependent="false">\n'
        f"{_response(wanted)}\n"
        '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value>'
        "</defaultValue></outcomeDeclaration>\n"
        f"<itemBody>{_maths(question(item, layout))}{shown}"
        f"<p>{escape(say('sheet.answer', layout.lang))}{field}{escape(wanted.unit)}</p>{rubric}</itemBody>\n"
        f'<responseProcessing template="{TEMPLATES}/{template}"/>\n</assessmentItem>\n'
    )


def _response(wanted: Expected) -> str:
    right = wanted.number or wanted.words[0]
    kind = "float" if wanted.number else "string"
    entries = "".join(f'<mapEntry mapKey="{escape(words)}" mappedValue="1"/>' for words in wanted.words)
    mapping = f'<mapping defaultValue="0">{entries}</mapping>' if entries else ""
    return (
        f'<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="{kind}">'
        f"<correctResponse><value>{escape(right)}</value></correctResponse>{mapping}</responseDeclaration>"
    )


def _image(number: int, item: Item, layout: Layout) -> str:
    if not item.picture(layout.lang):
        return ""
    return f'<p><img src="item{number:02}.svg" alt="{escape(say("sheet.picture", layout.lang))}"/></p>'


def _maths(html: str) -> str:
    return html.replace("<math ", MATHS)


def _id(number: int) -> str:
    return f"item{number:02}"


def _test(sheet: Sheet, layout: Layout) -> str:
    refs = "".join(
        f'<assessmentItemRef identifier="{_id(n)}" href="{_id(n)}.xml"/>' for n in range(1, len(sheet.items) + 1)
    )
    named = escape(title(sheet, layout))
    return (
        f'{HEAD}<assessmentTest xmlns="{QTI}" {XSI} xsi:schemaLocation="{SCHEMA}" identifier="worksheet" '
        f'title="{named}">\n<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">'
        f'<assessmentSection identifier="section" title="{named}" visible="true">{refs}</assessmentSection>'
        "</testPart>\n</assessmentTest>\n"
    )


def _manifest(sheet: Sheet, layout: Layout) -> str:
    numbers = range(1, len(sheet.items) + 1)
    depends = "".join(f'<dependency identifierref="{_id(n)}"/>' for n in numbers)
    items = "".join(_resource(n, item, layout) for n, item in enumerate(sheet.items, 1))
    return (
        f'{HEAD}<manifest xmlns="{PACKAGE}" {XSI} identifier="fabula-worksheet">\n'
        "<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n"
        "<organizations/>\n<resources>"
        f'<resource identifier="worksheet" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>{depends}'
        f"</resource>{items}</resources>\n</manifest>\n"
    )


def _resource(number: int, item: Item, layout: Layout) -> str:
    href = f"{_id(number)}.xml"
    picture = f'<file href="{_id(number)}.svg"/>' if item.picture(layout.lang) else ""
    return (
        f'<resource identifier="{_id(number)}" type="imsqti_item_xmlv2p1" href="{href}"><file href="{href}"/>{picture}'
        "</resource>"
    )

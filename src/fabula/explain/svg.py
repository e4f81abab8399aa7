"""The parse graph as a picture: a standalone SVG with its own background, nothing loaded from outside."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import quoteattr

from fabula.explain.canvas import INK, MUTED, PAPER, document, rect, rounded, safe, text, wrap
from fabula.explain.cards import (
    CHIP_HEIGHT,
    CHIP_NAME_SIZE,
    CHIP_VALUE_SIZE,
    LABEL_SIZE,
    SIGN_WIDTH,
    Card,
    Chip,
    text_width,
)
from fabula.explain.diagram import MARGIN, Diagram, layout
from fabula.explain.rails import PILL_HEIGHT, PILL_SIZE, Rail
from fabula.explain.refs import Linker, data_ref, node_ref
from fabula.explain.reply import reply
from fabula.explain.wording import CHINESE_TYPES, ENGLISH_TYPES, KIND_NAMES, wording
from fabula.solve.attempt import Attempt

KINDS = {  # accent, head
    "world": ("#4f46e5", "#eef0ff"),
    "agent": ("#0f766e", "#e7f6f3"),
    "event": ("#b45309", "#fdf3e3"),
    "state": ("#7c3aed", "#f4eefe"),
}
CHIPS = {  # fill, stroke, value
    "given": ("#ffffff", "#cbd2dc", INK),
    "found": ("#ecfdf3", "#86d3a3", "#166534"),
    "open": ("#f3f4f6", "#cbd2dc", MUTED),
    "asked": ("#fff1c9", "#e0a100", "#7a4b00"),
}
RAILS = ("#2563eb", "#c2410c", "#0d9488", "#9333ea", "#be185d", "#4d7c0f", "#0369a1", "#a16207")
WORDS = {
    "zh": {
        "title": "情境模型",
        "given": "题中给出",
        "found": "求得",
        "asked": "所求",
        "stated": "题中的关系",
        "known": "常识",
        "desc": "题目的解析图：世界、主体、事件，它们的属性和属性之间的关系",
    },
    "en": {
        "title": "Situation model",
        "given": "given",
        "found": "found",
        "asked": "asked for",
        "stated": "stated in the text",
        "known": "commonsense",
        "desc": "The parse graph: World, Agents, Events, their attributes and the relations among them",
    },
}


def svg(attempt: Attempt, lang: str = "zh") -> str:
    """A standalone SVG of the attempt's parse graph."""
    words, link = wording(attempt, lang), Linker(attempt)
    type_ = attempt.reading.graph.type.value
    title = f"{WORDS[lang]['title']} · {(CHINESE_TYPES if lang == 'zh' else ENGLISH_TYPES)[type_]}"
    first = layout(attempt, words, 0.0)
    lines = wrap(attempt.problem.text, first.width - 2 * MARGIN, 13.0)
    top = 62.0 + 20.0 * len(lines) + 12
    diagram = layout(attempt, words, top)
    answer = wrap(reply(attempt, lang), diagram.width - 2 * MARGIN, 15.0)
    legend = _legend(diagram, lang)
    below = diagram.bottom + 34
    height = below + 22.0 * len(answer) + 26 * len(legend) + 26
    body = [
        *_header(title, lines, diagram.width),
        *_branches(diagram),
        *(part for card in diagram.cards for part in _card(card, lang, link)),
        *(part for rail in diagram.rails for part in _rail(rail, link)),
        *(part for rail in diagram.rails for part in _pill(rail, link)),
        *(text(MARGIN, below + 22.0 * i, line, 15, INK, weight=600) for i, line in enumerate(answer)),
        *_draw_legend(legend, below + 22.0 * len(answer) + 14),
    ]
    return document(title, WORDS[lang]["desc"], attempt.problem.text, diagram.width, height, body)


def _header(title: str, lines: list[str], width: float) -> Iterator[str]:
    yield text(MARGIN, 40, title, 18, INK, weight=700)
    for i, line in enumerate(lines):
        yield text(MARGIN, 66 + 20 * i, line, 13, MUTED)


def _branches(diagram: Diagram) -> Iterator[str]:
    """The tree: from the bottom of a card to the top of each below it."""
    for above, below in diagram.branches:
        middle = (below.y + _layer_bottom(diagram, above)) / 2
        path = rounded(
            [
                (above.middle, above.bottom),
                (above.middle, middle),
                (below.middle, middle),
                (below.middle, below.y),
            ]
        )
        yield f'<path d="{path}" fill="none" stroke="#b6bfcc" stroke-width="1.6"/>'


def _layer_bottom(diagram: Diagram, card: Card) -> float:
    return max(c.bottom for c in diagram.cards if c.y == card.y)


def _card(card: Card, lang: str, link: Linker) -> Iterator[str]:
    accent, head = KINDS[card.kind]
    x, y, w, h = card.x, card.y, card.width, card.height
    yield f"<g data-node={quoteattr(card.node.id)}{data_ref((node_ref(card.node.id),))}>"
    yield rect(x, y + 2, w, h, 10, INK, more='opacity="0.07"')
    yield rect(x, y, w, h, 10, head, accent, more='stroke-opacity="0.45"')
    yield rect(x + 11, y + 10, 4, 14, 2, accent)
    yield text(x + 21, y + 22.5, card.label, LABEL_SIZE, INK, weight=650)
    yield text(x + w - 12, y + 21.5, KIND_NAMES[lang][card.kind], 10.5, accent, anchor="end")
    for chip in card.chips:
        yield from _chip(chip, link)
    yield "</g>"


def _chip(chip: Chip, link: Linker) -> Iterator[str]:
    fill, stroke, ink = CHIPS[chip.state]
    asked = chip.state == "asked"
    if chip.sign:
        yield text(
            chip.x - SIGN_WIDTH / 2, chip.y + CHIP_HEIGHT / 2 + 5, chip.sign, 14, MUTED, anchor="middle"
        )
    yield f"<g{data_ref(link.slot(chip.slot))}>"
    yield rect(chip.x, chip.y, chip.width, CHIP_HEIGHT, 8, fill, stroke, 2 if asked else 1)
    name, colour = (f"★ {chip.name}", ink) if asked else (chip.name, MUTED)
    yield text(chip.middle, chip.y + 17, name, CHIP_NAME_SIZE, colour, anchor="middle")
    yield text(chip.middle, chip.y + 36, chip.value, CHIP_VALUE_SIZE, ink, weight=600, anchor="middle")
    yield "</g>"


def _rail(rail: Rail, link: Linker) -> Iterator[str]:
    colour = RAILS[rail.index % len(RAILS)]
    dash = ' stroke-dasharray="5 4"' if rail.implicit else ""
    style = f'fill="none" stroke="{colour}" stroke-width="1.8" stroke-linejoin="round"{dash}'
    yield f'<g data-relation="{rail.index}"{data_ref(link.relation(rail.index))}>'
    yield f"<title>{safe(rail.sentence)}</title>"
    hub = rail.pill_x
    for points in rail.points:
        start = [(hub, rail.y)] if abs(points[0][0] - hub) > 0.5 else []
        yield f'<path d="{rounded([*start, *points])}" {style}/>'
    for chip, points in zip(rail.ends, rail.points, strict=True):
        yield _end(*points[-1], colour, arrow=chip is rail.target)
    yield "</g>"


def _end(x: float, y: float, colour: str, arrow: bool) -> str:
    """An arrow at what the relation gives, a ring at what it is given from."""
    if arrow:
        return f'<path d="M{x - 4.5:.1f} {y + 8:.1f}L{x:.1f} {y:.1f}l4.5 8Z" fill="{colour}"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.4" fill="{PAPER}" stroke="{colour}" stroke-width="1.8"/>'


def _pill(rail: Rail, link: Linker) -> Iterator[str]:
    colour = RAILS[rail.index % len(RAILS)]
    x, y = rail.pill_x - rail.pill_width / 2, rail.y - PILL_HEIGHT / 2
    fill = CHIPS["asked"][0] if rail.asked else "#ffffff"
    yield f"<g{data_ref(link.relation(rail.index))}>"
    yield rect(x, y, rail.pill_width, PILL_HEIGHT, PILL_HEIGHT / 2, fill, colour, 1.4)
    yield f'<circle cx="{x + 13:.1f}" cy="{rail.y:.1f}" r="8" fill="{colour}"/>'
    yield text(x + 13, rail.y + 3.8, str(rail.index + 1), 10.5, "#ffffff", weight=700, anchor="middle")
    yield text(x + 26, rail.y + 4.3, rail.label, PILL_SIZE, INK)
    yield "</g>"


def _legend(diagram: Diagram, lang: str) -> list[list[tuple[str, str]]]:
    """What is explained: (key, words), in rows that fit the width."""
    kinds = dict.fromkeys(card.kind for card in diagram.cards)
    states = dict.fromkeys(chip.state for card in diagram.cards for chip in card.chips)
    states |= dict.fromkeys("asked" for rail in diagram.rails if rail.asked)
    items = [(kind, KIND_NAMES[lang][kind]) for kind in KINDS if kind in kinds]
    items += [(state, WORDS[lang][state]) for state in ("given", "found", "asked") if state in states]
    implicit = {rail.implicit for rail in diagram.rails}
    items += [(key, WORDS[lang][key]) for key, is_ in (("stated", False), ("known", True)) if is_ in implicit]
    rows: list[list[tuple[str, str]]] = [[]]
    used = 0.0
    for item in items:
        width = text_width(item[1], 12) + 46
        if used + width > diagram.width - 2 * MARGIN and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(item)
        used += width
    return rows


def _draw_legend(rows: list[list[tuple[str, str]]], y: float) -> Iterator[str]:
    for row in rows:
        x = MARGIN
        for key, name in row:
            yield _swatch(key, x, y)
            yield text(x + 28, y + 4, name, 12, MUTED)
            x += text_width(name, 12) + 46
        y += 26


def _swatch(key: str, x: float, y: float) -> str:
    if key in ("stated", "known"):
        dash = ' stroke-dasharray="5 4"' if key == "known" else ""
        return f'<path d="M{x:.1f} {y:.1f}h22" fill="none" stroke="{RAILS[0]}" stroke-width="1.8"{dash}/>'
    fill, stroke = (KINDS[key][1], KINDS[key][0]) if key in KINDS else CHIPS[key][:2]
    return (
        f'<rect x="{x:.1f}" y="{y - 7:.1f}" width="22" height="14" rx="4" fill="{fill}" stroke="{stroke}"/>'
    )

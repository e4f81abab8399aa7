"""The parse graph as a picture: a standalone SVG with its own background, nothing loaded from outside."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.canvas import INK, MUTED, PAPER, document, rect, rounded, text, wrap
from fabula.explain.cards import (
    BADGE,
    CHIP_HEIGHT,
    CHIP_NAME_SIZE,
    CHIP_VALUE_SIZE,
    LABEL_SIZE,
    SIGN_WIDTH,
    Card,
    Chip,
    text_width,
)
from fabula.explain.diagram import INDENT, MARGIN, ROW_LEAD, ROW_SIZE, Diagram, layout
from fabula.explain.markup import quoteattr
from fabula.explain.refs import Linker, data_ref, node_ref
from fabula.explain.reply import reply
from fabula.explain.wording import wording
from fabula.lang import say
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
COLOURS = ("#2563eb", "#c2410c", "#0d9488", "#9333ea", "#be185d", "#4d7c0f", "#0369a1", "#a16207")


def svg(attempt: Attempt, lang: str = "zh") -> str:
    """A standalone SVG of the attempt's parse graph."""
    words, link = wording(attempt, lang), Linker(attempt)
    type_ = attempt.reading.graph.type.value
    title = f"{say('picture.graph', lang)} · {say(f'type.{type_}', lang)}"
    width = layout(attempt, words, 0.0).width
    lines = wrap(attempt.problem.text, width - 2 * MARGIN, 13.0)
    diagram = layout(attempt, words, 46.0 + 20.0 * len(lines) + 10)
    answer = wrap(reply(attempt, lang), width - 2 * MARGIN, 15.0)
    legend = _legend(diagram, lang)
    below = diagram.bottom + 26
    height = below + 22.0 * len(answer) + 26 * len(legend) + 10
    body = [
        *_header(title, lines),
        *_branches(diagram),
        *(part for card in diagram.cards for part in _card(card, lang, link)),
        *_rows(diagram, lang, link),
        *(text(MARGIN, below + 22.0 * i, line, 15, INK, weight=600) for i, line in enumerate(answer)),
        *_draw_legend(legend, below + 22.0 * len(answer) + 8),
    ]
    return document(title, say("graph.desc", lang), attempt.problem.text, width, height, body)


def _header(title: str, lines: list[str]) -> Iterator[str]:
    yield text(MARGIN, 30, title, 17, INK, weight=700)
    for i, line in enumerate(lines):
        yield text(MARGIN, 52 + 20 * i, line, 13, MUTED)


def _branches(diagram: Diagram) -> Iterator[str]:
    """The tree: down from a card, and in to each below it."""
    for above, below in diagram.branches:
        x, y = above.x + INDENT / 2, below.y + 17
        path = rounded([(x, above.bottom), (x, y), (below.x, y)])
        yield f'<path d="{path}" fill="none" stroke="#b6bfcc" stroke-width="1.6"/>'


def _card(card: Card, lang: str, link: Linker) -> Iterator[str]:
    accent, head = KINDS[card.kind]
    x, y, w, h = card.x, card.y, card.width, card.height
    yield f"<g data-node={quoteattr(card.node.id)}{data_ref((node_ref(card.node.id),))}>"
    yield rect(x, y + 2, w, h, 10, INK, more='opacity="0.07"')
    yield rect(x, y, w, h, 10, head, accent, more='stroke-opacity="0.45"')
    yield rect(x + 11, y + 10, 4, 14, 2, accent)
    yield text(x + 21, y + 22.5, card.label, LABEL_SIZE, INK, weight=650)
    yield text(x + w - 12, y + 21.5, say(f"node.{card.kind}", lang), 10.5, accent, anchor="end")
    for chip in card.chips:
        yield from _chip(chip, link)
    yield "</g>"


def _chip(chip: Chip, link: Linker) -> Iterator[str]:
    fill, stroke, ink = CHIPS[chip.state]
    asked = chip.state == "asked"
    if chip.sign:
        yield text(chip.x - SIGN_WIDTH / 2, chip.y + CHIP_HEIGHT / 2 + 5, chip.sign, 14, MUTED, anchor="middle")
    yield f"<g{data_ref(link.slot(chip.slot))}>"
    yield rect(chip.x, chip.y, chip.width, CHIP_HEIGHT, 8, fill, stroke, 2 if asked else 1)
    name, colour = (f"★ {chip.name}", ink) if asked else (chip.name, MUTED)
    yield text(chip.middle, chip.y + 17, name, CHIP_NAME_SIZE, colour, anchor="middle")
    yield text(chip.middle, chip.y + 36, chip.value, CHIP_VALUE_SIZE, ink, weight=600, anchor="middle")
    yield "</g>"
    left = chip.middle - BADGE * (len(chip.badges) - 1) / 2
    for at, (number, index) in enumerate(chip.badges):
        implicit = link.graph.relations[index].implicit
        yield _badge(left + BADGE * at, chip.bottom + BADGE / 2 + 3, number, index, implicit, link)


def _badge(x: float, y: float, number: int, index: int, implicit: bool, link: Linker) -> str:
    """The number of a relation in a disc; one that only common knowledge states in a ring."""
    colour = COLOURS[(number - 1) % len(COLOURS)]
    fill, ink = (PAPER, colour) if implicit else (colour, "#ffffff")
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.5" fill="{fill}" stroke="{colour}" stroke-width="1.4"/>'
    said = text(x, y + 3.6, str(number), 10, ink, weight=700, anchor="middle")
    return f"<g{data_ref(link.relation(index))}>{disc}{said}</g>"


def _rows(diagram: Diagram, lang: str, link: Linker) -> Iterator[str]:
    """The relations, one numbered row each."""
    if diagram.rows:
        yield text(MARGIN, diagram.rows_top + 26, say("tree.relations", lang), 13, MUTED, weight=600)
    for row in diagram.rows:
        yield f'<g data-relation="{row.index}"{data_ref(link.relation(row.index))}>'
        top = row.y + ROW_LEAD
        if row.asked:
            fill, stroke, _ = CHIPS["asked"]
            wide = diagram.width - 2 * MARGIN
            yield rect(MARGIN - 4, row.y + 3, wide + 8, row.height - 2, 6, fill, stroke)
        yield _badge(MARGIN + 8, top - 4.5, row.number, row.index, row.implicit, link)
        for at, line in enumerate(row.lines):
            yield text(MARGIN + 2 * BADGE - 10, top + at * ROW_LEAD, line, ROW_SIZE, INK)
        yield "</g>"


def _legend(diagram: Diagram, lang: str) -> list[list[tuple[str, str]]]:
    """What is explained: (key, words), in rows that fit the width."""
    kinds = dict.fromkeys(card.kind for card in diagram.cards)
    states = dict.fromkeys(chip.state for card in diagram.cards for chip in card.chips)
    states |= dict.fromkeys("asked" for row in diagram.rows if row.asked)
    items = [(kind, say(f"node.{kind}", lang)) for kind in KINDS if kind in kinds]
    items += [(state, say(f"graph.{state}", lang)) for state in ("given", "found", "asked") if state in states]
    implicit = {row.implicit for row in diagram.rows}
    items += [(key, say(f"graph.{key}", lang)) for key, is_ in (("stated", False), ("known", True)) if is_ in implicit]
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
        fill = PAPER if key == "known" else COLOURS[0]
        place = f'cx="{x + 11:.1f}" cy="{y:.1f}" r="6.5"'
        return f'<circle {place} fill="{fill}" stroke="{COLOURS[0]}" stroke-width="1.4"/>'
    fill, stroke = (KINDS[key][1], KINDS[key][0]) if key in KINDS else CHIPS[key][:2]
    return f'<rect x="{x:.1f}" y="{y - 7:.1f}" width="22" height="14" rx="4" fill="{fill}" stroke="{stroke}"/>'

"""A sheet as JSON lines: what ``fabula generate`` writes, with the code, the number and the grade."""

from __future__ import annotations

import json

from fabula.worksheet.sheet import Layout, Sheet


def sheet_jsonl(sheet: Sheet, layout: Layout) -> str:
    """One line a problem."""
    rows = (
        {
            "number": number,
            "code": item.code,
            "version": sheet.version,
            "grade": item.grade,
            "unit": item.answer.unit,
            "reply": item.reply(layout.lang),
            "practise": layout.link(item.code),
            **item.made.to_json(),
        }
        for number, item in enumerate(sheet.items, 1)
    )
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

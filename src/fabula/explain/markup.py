"""Text in XML. The standard library's ``xml.sax.saxutils`` does the same, but loads an HTTP client to do it."""

from __future__ import annotations

from html import escape as _escape

_BLANKS = str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})


def escape(text: str) -> str:
    """The text between two tags."""
    return _escape(text, quote=False)


def quoteattr(text: str) -> str:
    """The text as an attribute's value, with its quotation marks."""
    safe = escape(text).translate(_BLANKS)
    if '"' not in safe:
        return f'"{safe}"'
    return f"'{safe}'" if "'" not in safe else '"{}"'.format(safe.replace('"', "&quot;"))

"""A badge: one line of an engine's score, as an SVG image. It names no font or address outside itself."""

from __future__ import annotations

import unicodedata
from html import escape

from ..base.text import printable
from .record import Record
from .scores import Score, scores

_GREEN, _YELLOW, _RED, _GREY = "#2b7a3d", "#8a6100", "#b3261e", "#59616b"

_TEMPLATE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{label}: {text}">
<title>{label}: {text}</title>
<rect width="{width}" height="20" rx="3" fill="{colour}"/>
<path d="M{split} 0v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#3c434b"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
<text x="{label_middle}" y="14" textLength="{label_width}">{label}</text>
<text x="{text_middle}" y="14" textLength="{text_width}">{text}</text>
</g>
</svg>
"""
_LABEL = "saitei"
_PADDING = 6


def badge(record: Record) -> str:
    """The SVG text for one engine: "hololive 1.7.0: 340/353 clauses", the behavioural ones of each rulebook.

    Red: a clause deviates. Green: all are obeyed. Yellow: some are unsupported or not judged. Grey: partial results.
    """
    found = scores(record)
    text = printable("; ".join(map(_words, found)) or "nothing judged")
    if not record.complete:
        text += " (partial)"
    label_width, text_width = _width(_LABEL), _width(text)
    split = label_width + 2 * _PADDING
    rest = text_width + 2 * _PADDING
    return _TEMPLATE.format(
        width=split + rest,
        split=split,
        colour=_colour(record, found),
        label=_LABEL,
        text=escape(text),
        label_middle=split / 2,
        label_width=label_width,
        text_middle=split + rest / 2,
        text_width=text_width,
    )


def _words(score: Score) -> str:
    beside = f", {score.unsupported} unsupported" if score.unsupported else ""
    return f"{score.edition}: {score.obeyed}/{score.total} clauses{beside}"


def _colour(record: Record, found: list[Score]) -> str:
    if any(score.amiss for score in found):
        return _RED
    if not record.complete or not found:
        return _GREY
    return _GREEN if all(score.full for score in found) else _YELLOW


def _width(text: str) -> int:
    """About how many pixels the text takes at 11 pixels; the image then fits it exactly."""
    narrow = set(" .,:;/()'!|ijlt1")
    wide = ("W", "F")
    return round(sum(11 if unicodedata.east_asian_width(c) in wide else 4.4 if c in narrow else 7 for c in text))

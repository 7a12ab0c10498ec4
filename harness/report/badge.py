"""A badge: the score of an engine in one line, as an SVG image that needs no other file."""

from __future__ import annotations

import unicodedata
from html import escape

from ..base.sanitize import make_printable
from ..judging.verdicts import DEVIATIONS
from ..results.scores import AMISS, DISOBEYED, OBEYED, Score, score_rulebooks
from .record import RunRecord

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
_DEVIATING = DEVIATIONS - OBEYED
_UNSURE = (AMISS | DISOBEYED) - _DEVIATING
_LABEL = "saitei"
_PADDING = 6


def badge_svg(record: RunRecord) -> str:
    """The SVG text for one engine: "hololive 1.7.0: 13 of 21 judged clauses obeyed, 332 not judged".

    The clauses are the behavioural ones of each rulebook. The colour is about the judged clauses. Red: one deviates.
    Green: none deviates. Yellow: a deviation is in the baseline, or an error prevented a verdict. Grey: nothing was
    judged, or the results are partial.
    """
    found = score_rulebooks(record)
    text = make_printable("; ".join(map(_words, found)) or "nothing judged")
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
    beside = f", {score.partly_judged} partly judged" if score.partly_judged else ""
    beside += f", {score.total - score.judged_count} not judged" if score.unjudged else ""
    return f"{score.rulebook_name}: {score.obeyed_count} of {score.judged_count} judged clauses obeyed{beside}"


def _colour(record: RunRecord, found: list[Score]) -> str:
    seen = {verdict for score in found for verdict in (*score.standing, *score.scenarios)}
    if seen & _DEVIATING:
        return _RED
    if not record.complete or not any(score.judged_count for score in found):
        return _GREY
    return _YELLOW if seen & _UNSURE else _GREEN


def _width(text: str) -> int:
    """Approximate width of the text in pixels at a font size of 11; the image then fits the text to it."""
    narrow = set(" .,:;/()'!|ijlt1")
    wide = ("W", "F")
    return round(sum(11 if unicodedata.east_asian_width(c) in wide else 4.4 if c in narrow else 7 for c in text))

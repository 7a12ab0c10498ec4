"""Typesets a rulebook as publishers do: two columns, wrapped lines, a running head, page numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

FONT = "HeiseiKakuGo-W5"
SIZE = 9
LEADING = 13
MARGIN = 50
GUTTER = 24
TOP = 70
PICTURE = "a page with a picture, a head and a number"
BLANK = "a page with a head and a number, and one with nothing"


def typeset(path: Path, texts: Sequence[str], *, columns: int = 2, head: str = "総合ルール") -> Path:
    """A PDF of these paragraphs. A form feed begins a page; a paragraph that is empty leaves a line free."""
    pdfmetrics.registerFont(UnicodeCIDFont(FONT))
    canvas = Canvas(str(path), pagesize=A4)
    width = (A4[0] - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    rows = int((A4[1] - 2 * TOP) / LEADING)
    page, column, row = 1, 0, 0

    def begin() -> None:
        canvas.setFont(FONT, SIZE)
        canvas.drawString(MARGIN, A4[1] - 30, head)
        canvas.drawCentredString(A4[0] / 2, 28, f"- {page} -")

    begin()
    for text in texts:
        if text in ("\f", PICTURE, BLANK):
            canvas.showPage()
            page, column, row = page + 1, 0, 0
            begin()
            if text != "\f":
                if text == PICTURE:
                    canvas.rect(100, 100, 300, 500, fill=1)
                canvas.showPage()
                page += 1
                if text == BLANK:
                    canvas.showPage()
                    page += 1
                begin()
            continue
        for line in _wrapped(text, width):
            if row == rows:
                column, row = column + 1, 0
            if column == columns:
                canvas.showPage()
                page, column = page + 1, 0
                begin()
            canvas.drawString(MARGIN + column * (width + GUTTER), A4[1] - TOP - row * LEADING, line)
            row += 1
    canvas.save()
    return path


def scanned(path: Path, pages: int = 2) -> Path:
    """A PDF whose pages are drawings, with no text."""
    canvas = Canvas(str(path), pagesize=A4)
    for _ in range(pages):
        canvas.rect(100, 100, 300, 500, fill=1)
        canvas.showPage()
    canvas.save()
    return path


def _wrapped(text: str, width: float) -> list[str]:
    """The lines of a paragraph: broken wherever it is full, but no line begins with a closing mark."""
    lines = [""]
    for run in re.findall(r"[!-~]+ ?|.[。、）」』’”)]*", text):
        if lines[-1] and pdfmetrics.stringWidth(lines[-1] + run, FONT, SIZE) > width:
            lines.append("")
        lines[-1] += run
    return lines

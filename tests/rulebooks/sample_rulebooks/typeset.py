"""Typesets a rulebook as publishers do: two columns, wrapped lines, a running head, page numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

FONT = "HeiseiKakuGo-W5"
SIZE = 9
LEADING = 13
MARGIN = 50
GUTTER = 24
FIGURE_ROWS = 9
"""The height of a figure, in lines."""

TOP = 70
PICTURE = "a page with a picture, a head and a number"
BLANK = "a page with a head and a number, and one with nothing"
FIGURE = "a page that begins with a frame across its columns, with pictures and labels"
LABELS = (("提灯", "① 絵巻"), ("石畳", "② 暖簾"))
"""The labels of a figure: above each picture, and beside it."""


def typeset(
    path: Path,
    texts: Sequence[str],
    *,
    columns: int = 2,
    heads: Sequence[str] = ("総合ルール",),
    foot: str = "- {} -",
    ruby: Mapping[str, str] | None = None,
    labels: Sequence[tuple[str, str]] = LABELS,
) -> Path:
    """A PDF of these paragraphs. A form feed begins a page; a paragraph that is empty leaves a line free.

    The heads take turns; `ruby` is what stands in small print above a word, `labels` what stands in a figure.
    """
    pdfmetrics.registerFont(UnicodeCIDFont(FONT))
    canvas = Canvas(str(path), pagesize=A4)
    width = (A4[0] - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    rows = int((A4[1] - 2 * TOP) / LEADING)
    page, column, row = 1, 0, 0
    first = 0

    def begin() -> None:
        canvas.setFont(FONT, SIZE)
        canvas.drawString(MARGIN, A4[1] - 30, heads[page % len(heads)])
        canvas.drawCentredString(A4[0] / 2, 28, foot.format(page))

    begin()
    for text in texts:
        if text == FIGURE:
            canvas.showPage()
            begin()
            _draw_figure(canvas, labels)
            page, column, row = page + 1, 0, FIGURE_ROWS
            first = FIGURE_ROWS
            continue
        if text in ("\f", PICTURE, BLANK):
            canvas.showPage()
            page, column, row, first = page + 1, 0, 0, 0
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
                column, row = column + 1, first
            if column == columns:
                canvas.showPage()
                page, column, row, first = page + 1, 0, 0, 0
                begin()
            left, bottom = MARGIN + column * (width + GUTTER), A4[1] - TOP - row * LEADING
            canvas.drawString(left, bottom, line)
            for word, reading in (ruby or {}).items():
                for found in re.finditer(word, line):
                    canvas.setFont(FONT, SIZE / 2)
                    before = pdfmetrics.stringWidth(line[: found.start()], FONT, SIZE)
                    canvas.drawString(left + before, bottom + SIZE, reading)
                    canvas.setFont(FONT, SIZE)
            row += 1
    canvas.save()
    return path


def _draw_figure(canvas: Canvas, labels: Sequence[tuple[str, str]]) -> None:
    """A frame with a row for each picture: its title above it, and its legend in the right column."""
    height = (FIGURE_ROWS - 1) * LEADING
    canvas.rect(MARGIN, A4[1] - TOP - height, A4[0] - 2 * MARGIN, height + LEADING)
    for at, (title, legend) in enumerate(labels):
        top = A4[1] - TOP - at * height / len(labels)
        canvas.drawString(MARGIN + 60, top, title)
        canvas.drawString(A4[0] / 2 + 40, top, legend)
        canvas.drawInlineImage(Image.new("RGB", (8, 8), "teal"), MARGIN + 5, top - 3 * LEADING, 200, 2.5 * LEADING)


def chapters(path: Path, parts: Sequence[tuple[str, Sequence[str]]]) -> Path:
    """A PDF of one page: under the title of each part, in larger print, its paragraphs in two columns of a height."""
    pdfmetrics.registerFont(UnicodeCIDFont(FONT))
    canvas = Canvas(str(path), pagesize=A4)
    width = (A4[0] - 2 * MARGIN - GUTTER) / 2
    top = A4[1] - TOP
    for title, texts in parts:
        canvas.setFont(FONT, SIZE * 1.5)
        canvas.drawString(MARGIN, top, title)
        top -= 2 * LEADING
        canvas.setFont(FONT, SIZE)
        lines = [line for text in texts for line in _wrapped(text, width)]
        half = (len(lines) + 1) // 2
        for at, line in enumerate(lines):
            column, row = divmod(at, half)
            canvas.drawString(MARGIN + column * (width + GUTTER), top - row * LEADING, line)
        top -= (half + 1) * LEADING
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
    for run in re.findall(r"(?:[!-~]+ ?|.)[。、）」』’”)]*", text):
        if lines[-1] and pdfmetrics.stringWidth(lines[-1] + run, FONT, SIZE) > width:
            lines.append("")
        lines[-1] += run
    return lines

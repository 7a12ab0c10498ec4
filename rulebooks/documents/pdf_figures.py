"""Figures of a PDF page: frames with pictures, whose texts are labels and no rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

_TOUCH = 3.0
"""The greatest gap between two parts of one figure, in points."""

_PAGE = 0.5
"""A frame higher than this share of the page is a frame of the page itself."""


class Figure(NamedTuple):
    """The edges of a figure, in points from the page's lower left."""

    left: float
    bottom: float
    right: float
    top: float

    def contains_point(self, left: float, middle: float) -> bool:
        """Whether a point is inside the figure."""
        return self.left <= left <= self.right and self.bottom <= middle <= self.top


def find_figures(page: Any) -> list[Figure]:
    """The figures of a page: each picture together with the pictures and lines that touch it, if there are any."""
    import pypdfium2.raw as pdfium

    pictures: list[Figure] = []
    strokes: list[Figure] = []
    for drawn in page.get_objects(max_depth=1):
        if drawn.type == pdfium.FPDF_PAGEOBJ_IMAGE:
            pictures.append(Figure(*drawn.get_bounds()))
        elif drawn.type == pdfium.FPDF_PAGEOBJ_PATH:
            strokes.append(Figure(*drawn.get_bounds()))
    return list(_joined(pictures, strokes, _PAGE * page.get_height())) if strokes else []


def _joined(pictures: list[Figure], strokes: list[Figure], highest: float) -> Iterator[Figure]:
    """The figures that pictures and strokes form together."""
    rest = [*pictures, *strokes]
    for picture in pictures:
        if picture not in rest:
            continue
        figure = picture
        while touching := [part for part in rest if _touch(figure, part)]:
            rest = [part for part in rest if part not in touching]
            figure = Figure(
                min(figure.left, *(part.left for part in touching)),
                min(figure.bottom, *(part.bottom for part in touching)),
                max(figure.right, *(part.right for part in touching)),
                max(figure.top, *(part.top for part in touching)),
            )
        if figure != picture and figure.top - figure.bottom <= highest:
            yield figure


def _touch(one: Figure, other: Figure) -> bool:
    return (
        one.left - _TOUCH <= other.right
        and other.left - _TOUCH <= one.right
        and one.bottom - _TOUCH <= other.top
        and other.bottom - _TOUCH <= one.top
    )

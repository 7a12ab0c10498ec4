"""Lines of an HTML page, with its headings marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..rulebook_errors import DocumentError
from .document_lines import DocumentLine, compose_characters, is_footer

_HEADINGS = frozenset(["h1", "h2", "h3", "h4", "h5", "h6", "dt", "summary"])
_BLOCKS = _HEADINGS.union(
    ["address", "article", "aside", "blockquote", "body", "caption", "dd", "details", "div", "dl", "figure"],
    ["footer", "form", "header", "hr", "li", "main", "ol", "p", "pre", "section"],
    ["table", "tbody", "td", "th", "thead", "tr", "ul"],
)
_UNSEEN = ("script", "style", "head", "template", "noscript", "nav", "button", "svg", "rt", "rp")
"""Elements that are not part of the text: `rt` and `rp` are the reading printed above a word."""

_BREAK = "br"
_MARK = re.compile(r"[^\w\s]?")
"""The text of a link of a heading to itself: a mark, such as `¶`."""


def extract_html_lines(path: Path, content: bytes) -> tuple[DocumentLine, ...]:
    """The visible lines of a page, numbered: one for each block and each line break within it.

    Raises `DocumentError` for a page that is nested too deeply, and if the library for HTML is not installed.
    """
    try:
        from bs4 import BeautifulSoup
    except ImportError as error:
        raise DocumentError.missing_library(path, "HTML") from error
    page = BeautifulSoup(content, "html.parser")
    for hidden in page(_UNSEEN):
        hidden.decompose()
    for link in page("a", href=True):
        if str(link["href"]).startswith("#") and _MARK.fullmatch(link.get_text(strip=True)):
            link.decompose()
    found: list[DocumentLine] = []
    try:
        for text, heading, apart in _blocks(page):
            if is_footer(text):
                continue
            found.append(DocumentLine(compose_characters(text), len(found) + 1, apart=apart, heading=heading))
    except RecursionError:
        raise DocumentError.for_document(
            path, "this page is nested too deeply", "save it again from a browser, as it is shown"
        ) from None
    return tuple(found)


def _blocks(page: Any) -> Iterator[tuple[str, bool, bool]]:
    """The text of each line, whether it is a heading, and whether it begins a new block."""
    from bs4.element import NavigableString

    pieces: list[str] = []
    heading = False
    apart = True

    def flush_line(starts_block: bool) -> Iterator[tuple[str, bool, bool]]:
        nonlocal apart
        text = " ".join("".join(pieces).split())
        pieces.clear()
        if text:
            yield text, heading, apart
            apart = False
        apart = apart or starts_block

    def walk_children(node: Any) -> Iterator[tuple[str, bool, bool]]:
        nonlocal heading
        for child in node.children:
            if isinstance(child, NavigableString):
                if type(child) is NavigableString:
                    pieces.append(str(child))
            elif child.name == _BREAK:
                yield from flush_line(False)
            elif child.name in _BLOCKS:
                yield from flush_line(True)
                before, heading = heading, child.name in _HEADINGS
                if child.name == "li" and not child.find(list(_BLOCKS)):
                    pieces.append("・")
                yield from walk_children(child)
                yield from flush_line(True)
                heading = before
            else:
                yield from walk_children(child)

    yield from walk_children(page)
    yield from flush_line(True)

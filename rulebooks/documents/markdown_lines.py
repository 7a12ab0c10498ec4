"""Lines of a Markdown text, without its marks: headings are marked, and each row of a table is one line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..rulebook_errors import DocumentError
from . import html_lines
from .document_lines import DocumentLine, compose_characters, is_footer

if TYPE_CHECKING:
    from markdown_it.token import Token

SUFFIXES = frozenset({".md", ".markdown"})
"""The suffixes of the names of such files."""

_LITERAL = ("list", "code", "lheading", "reference", "html_block")
"""The rules of Markdown that are left out: a rulebook counts its own clauses, indents them and underlines them, and a
word of the game in angle brackets may begin a line."""

_TAG = re.compile(r"</?([a-z][a-z0-9]*)|<!--")
_INLINE_TAGS = frozenset(
    ["a", "b", "br", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "rp", "rt", "ruby"],
).union(["s", "small", "span", "strong", "sub", "sup", "u"])
_BLOCK_TAGS = frozenset(
    ["blockquote", "center", "details", "div", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p"],
).union(["pre", "section", "summary", "table", "tbody", "td", "th", "thead", "tr", "ul"])
_EMPTY_EMPHASIS = re.compile(r"\*{2,3}\s*\*{2,3}\s*")
_BULLET = re.compile(r"^[*+]\s+")


def extract_markdown_lines(path: Path, text: str) -> tuple[DocumentLine, ...]:
    """The lines of a Markdown text, with their numbers in the file.

    Raises `DocumentError` if a library for it is not installed.
    """
    try:
        from markdown_it import MarkdownIt
    except ImportError as error:
        raise DocumentError.missing_library(path, "Markdown") from error
    parser = MarkdownIt("commonmark").enable("table").disable([*_LITERAL])
    return tuple(
        replace(line, text=compose_characters(line.text))
        for line in _lines(path, parser.parse(text))
        if not is_footer(line.text)
    )


def _lines(path: Path, tokens: Sequence[Token]) -> Iterator[DocumentLine]:
    heading = False
    row: list[str] | None = None
    for token in tokens:
        number = token.map[0] + 1 if token.map else 0
        if token.type in ("heading_open", "heading_close"):
            heading = token.type == "heading_open"
        elif token.type == "tr_open":
            row = []
        elif token.type == "inline" and row is not None:
            row.extend(filter(None, _inline_lines(token)))
            begins = number
        elif token.type == "tr_close" and row:
            yield DocumentLine(" ".join(row), begins, apart=True)
            row = None
        elif token.type == "inline" and any(_has_tag(child, _BLOCK_TAGS) for child in token.children or ()):
            yield from _html(path, token, number)
        elif token.type == "inline":
            yield from _block(_inline_lines(token), number, heading=heading)
        elif token.type == "fence":
            yield from _block(token.content.splitlines(), number + 1)


def _block(texts: Sequence[str], number: int, *, heading: bool = False) -> Iterator[DocumentLine]:
    """A line for each text that is not empty; the first is set apart."""
    apart = True
    for at, text in enumerate(texts):
        if said := _BULLET.sub("- ", _EMPTY_EMPHASIS.sub("", text.strip())):
            yield DocumentLine(said, number + at, apart=apart, heading=heading)
            apart = False


def _html(path: Path, token: Token, number: int) -> Iterator[DocumentLine]:
    """The lines of a block that contains elements of HTML."""
    last = token.map[1] if token.map else number
    for line in html_lines.extract_html_lines(path, token.content.encode()):
        yield replace(line, number=min(number + line.number - 1, max(number, last)))


def _inline_lines(token: Token) -> list[str]:
    """The text of each line of a block."""
    texts = [""]
    for child in token.children or ():
        if child.type in ("softbreak", "hardbreak"):
            texts.append("")
        elif _has_tag(child, _INLINE_TAGS):
            if child.content.lower().startswith("<br"):
                texts.append("")
        else:
            texts[-1] += child.content
    return texts


def _has_tag(token: Token, names: frozenset[str]) -> bool:
    """Whether a part of a line is a tag of one of these elements, or a comment; a word of the game is not."""
    found = _TAG.match(token.content) if token.type == "html_inline" else None
    return found is not None and (found[1] is None or found[1] in names)

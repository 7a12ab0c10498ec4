"""Sanitizing of text from outside, before it is written to a terminal or to a file of any format."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

CAP = 64 * 1024
"""Maximum number of characters that are kept of a message."""

_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, escape among them
    "\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"  # changes of text direction, and line breaks
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"  # surrogates, and code points that are not characters
)


_CI_COMMAND = re.compile(r"^[^\S\n]*::|##(?=\w*\[)", re.MULTILINE)
"""Commands of GitHub Actions (``::``, ``##[``), Azure Pipelines (``##vso[``) and TeamCity (``##teamcity[``)."""


def make_printable(text: str) -> str:
    """The text with a replacement for each character that a terminal obeys, or that XML, HTML or UTF-8 cannot hold."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def truncate_text(text: str, cap: int = CAP) -> str:
    """The text if it has at most ``cap`` characters, else its beginning and the number of characters left out."""
    return text if len(text) <= cap else f"{text[:cap]} ... ({len(text) - cap} characters more)"


def printable_line(text: str) -> str:
    """The text as one printable line of limited length."""
    return truncate_text(" ".join(make_printable(text).split()), 2_000)


def join_lines(text: str) -> str:
    """The text made printable, with a space for each end of a line: it cannot begin a line of the output."""
    return make_printable(text).replace("\n", " ")


def indent_lines(text: str) -> str:
    """The text with all lines after the first indented, so that they cannot be mistaken for lines of saitei."""
    return text.replace("\n", "\n  ")


def disarm_ci_commands(text: str) -> str:
    """The text with a space in whatever CI services obey: ``::error`` that begins a line, ``##vso[`` anywhere."""
    return _CI_COMMAND.sub(lambda found: found[0][:-1] + " " + found[0][-1], text)


def is_web_address(text: str) -> bool:
    """Whether the text is a web address that a page may link to."""
    return re.fullmatch(r"https?://\S+", text) is not None


def make_all_printable(document: Any, sanitize: Callable[[str], str] = make_printable) -> Any:
    """The JSON-like document of dicts and lists with every text in it made printable."""
    if isinstance(document, str):
        return sanitize(document)
    if isinstance(document, dict):
        return {sanitize(str(name)): make_all_printable(value, sanitize) for name, value in document.items()}
    if isinstance(document, list | tuple):
        return [make_all_printable(value, sanitize) for value in document]
    return document

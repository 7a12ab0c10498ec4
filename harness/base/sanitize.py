"""Text from outside, before it is written anywhere: on a terminal, or in a file of whatever form."""

from __future__ import annotations

import re
from typing import Any

CAP = 64 * 1024
"""The most characters of a message that are kept."""

_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, escape among them
    "\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"  # what turns the direction of text, or breaks its line
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"  # what no encoding says, and what is no character
)


def make_printable(text: str) -> str:
    """The text without the characters that a terminal obeys, or that XML, HTML or UTF-8 cannot hold, each replaced."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def truncate_text(text: str, cap: int = CAP) -> str:
    """The text, or its beginning and what is left out."""
    return text if len(text) <= cap else f"{text[:cap]} ... ({len(text) - cap} characters more)"


def printable_line(text: str) -> str:
    """The text printable, as a line that is not too long."""
    return truncate_text(" ".join(make_printable(text).split()), 2_000)


def is_web_address(text: str) -> bool:
    """Whether it is an address of the web, as a page may link to."""
    return re.fullmatch(r"https?://\S+", text) is not None


def make_all_printable(document: Any) -> Any:
    """Made-up of lists and objects, as JSON is, with each text in it printable."""
    if isinstance(document, str):
        return make_printable(document)
    if isinstance(document, dict):
        return {make_printable(str(name)): make_all_printable(value) for name, value in document.items()}
    if isinstance(document, list | tuple):
        return [make_all_printable(value) for value in document]
    return document

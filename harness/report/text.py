"""Text from outside, before it is written anywhere."""

from __future__ import annotations

import re

_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def printable(text: str) -> str:
    """The text without the characters that HTML, XML and a terminal cannot hold, each replaced."""
    return _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)

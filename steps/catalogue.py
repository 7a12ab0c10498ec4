"""The page that lists phrases: the form of each, an example, what it means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .vocabulary import KEYWORDS, TYPES, Definition

_FIELD = re.compile(r"\{(\w+):(\w+)\}")
_FORMS = re.compile(r"[a-z ]+(?:\|[a-z ]+)+")
"""The pattern of an argument that is one of a few forms."""


def catalogue(definitions: Sequence[Definition]) -> str:
    """A Markdown table for each of Given, When and Then."""
    parts = []
    for keyword in KEYWORDS:
        lines = [
            f"### {keyword.capitalize()}",
            "",
            "| example | means | other forms |",
            "| --- | --- | --- |",
        ]
        lines += [_line(d) for d in definitions if d.keyword == keyword]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _line(definition: Definition) -> str:
    meaning = definition.meaning + (" Table below." if definition.needs_table else "")
    types = TYPES | dict(definition.types)
    patterns = [str(getattr(types[kind], "pattern", "")) for _, kind in _FIELD.findall(definition.pattern)]
    choices = [pattern for pattern in patterns if _FORMS.fullmatch(pattern)]
    forms = ", ".join(choice.replace("|", " / ") for choice in choices)
    return f"| `{definition.example}` | {meaning} | {forms} |"

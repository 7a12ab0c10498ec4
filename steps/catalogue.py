"""The page that lists phrases: the form of each, an example, what it means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .vocabulary import KEYWORDS, Definition

_CHOICES = {
    "Can": "can|cannot",
    "May": "may|may not",
    "Is": "is|is not",
    "Has": "has|does not have",
    "Was": "was|was not",
    "Face": "up|down",
    "Kind": "a hero|a character|an episode|an event",
}
_FIELD = re.compile(r"\{(\w+):(\w+)\}")


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
    choices = [_CHOICES[kind] for _, kind in _FIELD.findall(definition.pattern) if kind in _CHOICES]
    forms = ", ".join(choice.replace("|", " / ") for choice in choices)
    return f"| `{definition.example}` | {meaning} | {forms} |"

"""The page that lists every phrase of a game: its form, an example, what it means."""

from __future__ import annotations

import re

from .vocabulary import KEYWORDS, Definition, Vocabulary

_CHOICES = {"Can": "can|cannot", "Is": "is|is not", "Has": "has|does not have", "Was": "was|was not"}
_FIELD = re.compile(r"\{(\w+):(\w+)\}")


def catalogue(vocabulary: Vocabulary) -> str:
    """A Markdown table for each of Given, When and Then."""
    parts = []
    for keyword in KEYWORDS:
        lines = [
            f"### {keyword.capitalize()}",
            "",
            "| example | means | other forms |",
            "| --- | --- | --- |",
        ]
        lines += [_line(d) for d in vocabulary.definitions if d.keyword == keyword]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _line(definition: Definition) -> str:
    meaning = definition.meaning + (" Table below." if definition.needs_table else "")
    choices = [_CHOICES[kind] for _, kind in _FIELD.findall(definition.pattern) if kind in _CHOICES]
    forms = ", ".join(choice.replace("|", " / ") for choice in choices)
    return f"| `{definition.example}` | {meaning} | {forms} |"

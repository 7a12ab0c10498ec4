"""The page of phrases: the form of each phrase, an example and its meaning; and the zones of a game's page."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..adapters.protocol_vocabulary import GameVocabulary
from .phrase_vocabulary import KEYWORDS, TYPES, PhraseDefinition

_FIELD = re.compile(r"\{(\w+):(\w+)\}")
_FORMS = re.compile(r"[a-z ]+(?:\|[a-z ]+)+")
"""The pattern of an argument with only a few forms."""


def phrase_tables(definitions: Sequence[PhraseDefinition]) -> str:
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


def zone_table(words: GameVocabulary) -> str:
    """A Markdown table of a game's zones: the number of cards in each at the start of a position, their kinds, and the
    ways of lying that are special to some zones.
    """
    lines = ["| zone | holds | kinds | how cards can lie |", "| --- | --- | --- | --- |"]
    for zone in words.zones:
        kinds = ", ".join(f"`{kind}`" for kind in zone.kinds)
        ways = ", ".join(f"`{lies}`" for lies, where in words.where.items() if zone.name in where)
        holds = "any number" if zone.holds is None else "no card when a scene begins" if not zone.holds else zone.holds
        lines.append(f"| `{zone.name}` | {holds} | {kinds or 'any'} | {ways} |")
    return "\n".join(lines) + "\n"


def _line(definition: PhraseDefinition) -> str:
    meaning = definition.meaning + (" A table follows the sentence." if definition.needs_table else "")
    types = TYPES | dict(definition.types)
    patterns = [str(getattr(types[kind], "pattern", "")) for _, kind in _FIELD.findall(definition.pattern)]
    choices = [pattern for pattern in patterns if _FORMS.fullmatch(pattern)]
    forms = ", ".join(choice.replace("|", " / ") for choice in choices)
    return f"| `{definition.example}` | {meaning} | {forms} |"

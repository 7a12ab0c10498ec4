"""The publisher's own list of changes, checked against a comparison."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..documents import ChangelogEntry, Document
from ..documents.numbering import Numbering
from ..fingerprints import find_references, normalise_text
from .clause_changes import KEPT, ClauseChange, EditionComparison

DISTINCT = 20
"""A word that occurs in more than one of this number of clauses does not show the subject of an entry."""

_WORDS = re.compile(
    r"[\u3400-\u9fff々]+(?:(?![のをにはがとでもへや])[\u3041-\u3096][\u3400-\u9fff々]+)?|[\u30a1-\u30fa\u30fc]{2,}|[A-Za-z]{3,}"
)
_OF_LISTS = frozenset(
    ["変更", "追加", "修正", "削除", "定義", "更新", "明確化", "記述", "表記", "ルール", "added", "changed"]
)
"""Words that lists of changes use for any clause."""

_PHRASE = re.compile("[「『‘“]([^「」『』‘’“”]+)[」』’”]")


@dataclass(frozen=True)
class ChangelogMatch:
    """An entry of the list, and the changes that it is about. `vague` if its words could be about anything."""

    entry: ChangelogEntry
    changes: tuple[ClauseChange, ...]
    vague: bool = False


@dataclass(frozen=True)
class ChangelogCheck:
    """The list checked against a comparison: each entry, and the changes without an entry."""

    announcements: tuple[ChangelogMatch, ...]
    unannounced: tuple[ClauseChange, ...]


def check_changelog(comparison: EditionComparison, new: Document) -> ChangelogCheck | None:
    """The check of the new edition's list of changes; None if it has no list.

    An entry is about the changed clauses whose numbers it prints. If it prints none, it is about those that contain a
    phrase that it quotes, or else share a rare word with it, in their own words or in the titles above them.
    """
    if not new.announced:
        return None
    words = _words_under(new)
    changed = [change for change in comparison.clauses if change.kind not in KEPT]
    announcements = tuple(_announcement(entry, changed, words, new.numbers) for entry in new.announced)
    about = {change for announcement in announcements for change in announcement.changes}
    return ChangelogCheck(announcements, tuple(change for change in changed if change not in about))


def _announcement(
    entry: ChangelogEntry, changed: Iterable[ClauseChange], words: Mapping[str, str], made: Numbering
) -> ChangelogMatch:
    if numbers := set(map(made.resolve_reference, find_references(entry.text, made.reference_pattern))):
        return ChangelogMatch(entry, tuple(c for c in changed if any(_under(n, numbers) for n in (*c.old, *c.new))))
    if quoted := _containing(_distinct(map(normalise_text, _PHRASE.findall(entry.text)), words), changed, words):
        return ChangelogMatch(entry, quoted)
    said = {word for word in _WORDS.findall(normalise_text(entry.text)) if len(word) > 1}
    distinct = _distinct(said - _OF_LISTS, words)
    return ChangelogMatch(entry, _containing(distinct, changed, words), vague=not distinct)


def _distinct(phrases: Iterable[str], words: Mapping[str, str]) -> set[str]:
    """The phrases that some clauses contain, but few."""
    counts = {phrase: sum(1 for text in words.values() if phrase in text) for phrase in phrases}
    return {phrase for phrase, count in counts.items() if 0 < count * DISTINCT <= len(words)}


def _containing(
    phrases: set[str], changed: Iterable[ClauseChange], words: Mapping[str, str]
) -> tuple[ClauseChange, ...]:
    """The changes whose new clauses contain one of the phrases."""
    return tuple(c for c in changed if any(phrase in words.get(number, "") for phrase in phrases for number in c.new))


def _under(number: str, named: set[str]) -> bool:
    return any(number == name or number.startswith((f"{name}.", f"{name}-")) for name in named)


def _words_under(document: Document) -> dict[str, str]:
    """The words of each clause, with those of the headings above it."""
    above: dict[str | None, str] = {None: ""}
    for entry in document.entries:
        above[entry.number] = above.get(entry.parent, "") + (normalise_text(entry.text) if entry.heading else "")
    return {entry.number: above[entry.number] + normalise_text(entry.wording) for entry in document.clauses}

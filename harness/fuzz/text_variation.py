"""New card texts: those of a game's scenarios, with phrases replaced by others of the same sort.

The grammar of the game's card text defines the sorts of phrases and the words. A new text need not make sense; the
parser decides that.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable

from ...steps.cardtext import AbilityLine, CardTextLanguage, ability_lines

EXCHANGES = (1, 1, 1, 2, 2, 3)
"""The numbers of phrases to replace; each entry is equally likely."""

TRIES = 8


class TextVariation:
    """The phrases of many texts, by sort."""

    def __init__(self, language: CardTextLanguage, texts: Iterable[str]) -> None:
        self._language = language
        self._said: dict[str, list[str]] = defaultdict(list)
        found: dict[str, dict[str, None]] = defaultdict(dict)
        for text in dict.fromkeys(line.text for each in texts for line in ability_lines(each)):
            for phrase in self._language.text_spans(AbilityLine(0, text)):
                found[phrase.sort][text[phrase.start : phrase.end]] = None
        for sort, said in found.items():
            self._said[sort] = list(dict.fromkeys((*said, *language.words_of_sort(sort))))

    def is_card_text(self, text: str) -> bool:
        """Whether all lines of a text belong to the language."""
        return all(any(self._language.text_spans(line)) for line in ability_lines(text))

    def vary_text(self, rng: random.Random, text: str) -> str:
        """The text with some of its phrases replaced; unchanged if that is impossible."""
        for _ in range(rng.choice(EXCHANGES)):
            text = self._exchanged(rng, text)
        return text

    def _exchanged(self, rng: random.Random, text: str) -> str:
        phrases = [each for each in self._language.text_spans(AbilityLine(0, text)) if len(self._said[each.sort]) > 1]
        for _ in range(TRIES if phrases else 0):
            phrase = rng.choice(phrases)
            other = rng.choice(self._said[phrase.sort])
            made = f"{text[: phrase.start]}{other}{text[phrase.end :]}"
            if made != text and any(self._language.text_spans(AbilityLine(0, made))):
                return made
        return text

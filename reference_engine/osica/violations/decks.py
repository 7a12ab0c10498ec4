"""Violations of OSICA: decks (deckbuild), the set-up (oshi.1, heart.5)."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from ...patching import Patch
from ...violations import Violations, set_constant, wrap_function, wrapper_of
from .. import (
    cards,
    setup,
)
from ..lexicon import (
    CHARACTER,
    EVENT,
    SUPPORT,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A deck may hold more than 60 cards", "deckbuild.1")
@wrapper_of(setup.check_deck)
def _(whole: Any, player: str, oshis: Any, deck: Any) -> None:
    whole(player, oshis, deck[: setup.CARDS])


@breaks("A deck may hold fewer than 60 cards", "deckbuild.1")
@wrapper_of(setup.check_deck)
def _(whole: Any, player: str, oshis: Any, deck: Any) -> None:
    with Patch() as inner:
        inner.setattr(setup, "CARDS", min(setup.CARDS, len(deck)))
        whole(player, oshis, deck)


breaks("The oshi does not count toward the limit of four copies of a card", "deckbuild.2")(
    wrap_function(setup.copy_counter, lambda whole, faces: whole(faces[1:]))
)
breaks("Five copies of the same card are allowed, the oshi included", "deckbuild.2", "deckbuild.d2", "deckbuild.d1")(
    set_constant(setup, "COPIES", 5)
)


@breaks(
    "Cards are the same only if their numbers match; a shared code does not count",
    "deckbuild.d1",
    "appeal.d1",
    "deckbuild.d2",
)
def _(patch: Patch) -> None:
    def counter_by_number(faces: Any) -> Any:
        numbers = Counter(each.number for each in faces)
        return lambda face: numbers[face.number]

    patch.setattr(setup, "copy_counter", counter_by_number)
    patch.setattr(cards.CardDefinition, "is_same_card", lambda self, other: self.number == other.number)


@breaks("Letters at the end of a card number make it the number of a different card", "deckbuild.d1", "appeal.d1")
def _(patch: Patch) -> None:
    class NoSubstitution:
        def sub(self, new: str, text: str) -> str:
            return text

    patch.setattr(cards, "LETTERS_AT_THE_END", NoSubstitution())


@breaks("Copies in a deck are counted by card name instead of number or code", "deckbuild.d2", "deckbuild.d1")
@wrapper_of(setup.copy_counter)
def _(whole: Any, faces: Any) -> Any:
    names = Counter(each.name for each in faces)
    return lambda face: names[face.name]


@breaks("A deck may mix cards from different titles", "deckbuild.4")
def _(patch: Patch) -> None:
    def check_untitled_deck(player: str, oshis: Any, deck: Any) -> None:
        class UntitledCard:
            def __init__(self, face: Any) -> None:
                self.face, self.title = face, ""

            def __getattr__(self, name: str) -> Any:
                return getattr(self.face, name)

        whole(player, [UntitledCard(each) for each in oshis], [UntitledCard(each) for each in deck])

    whole: Any = setup.check_deck
    patch.setattr(setup, "check_deck", check_untitled_deck)


@breaks("A support card can be the oshi", "deckbuild.d5", "deckbuild.3")
@wrapper_of(setup.check_deck)
def _(whole: Any, player: str, oshis: Any, deck: Any) -> None:
    oshis = [copy(each) for each in oshis]
    for each in oshis:
        each.kind = CHARACTER if each.kind == SUPPORT else each.kind
    whole(player, oshis, deck)


breaks("Seven hearts are dealt at the start of the game instead of eight", "heart.5")(
    set_constant(setup, "DEALT_HEARTS", 7)
)


@breaks("The oshi counts as a copy of a deck card only by its number, not by its code", "deckbuild.d1")
@wrapper_of(setup.copy_counter)
def _(whole: Any, faces: Any) -> Any:
    oshi, *deck = faces
    copies = whole(deck)

    def count_with_oshi(face: Any) -> int:
        if face is oshi:
            return 1 + [each.number for each in deck].count(oshi.number)
        return int(copies(face)) + bool(face.number == oshi.number)

    return count_with_oshi


@breaks("A character above level five is not allowed as the oshi", "deckbuild.3")
@wrapper_of(setup.check_deck)
def _(whole: Any, player: str, oshis: Any, deck: Any) -> None:
    whole(player, [each for each in oshis if each.info.level <= 5], deck)


@breaks("Helper cards, such as limit or point cards, may be put into a deck", "deckbuild.d3")
@wrapper_of(setup.check_deck)
def _(whole: Any, player: str, oshis: Any, deck: Any) -> None:
    ordinary = [each for each in deck if each.kind in (CHARACTER, SUPPORT, EVENT)]
    whole(player, oshis, [*ordinary, *ordinary[: len(deck) - len(ordinary)]])

"""Violations of OSICA: decks (deckbuild), the set-up (oshi.1, heart.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...violations import Patch, Violations
from .. import (
    cards,
    scene,
    setup,
)
from ..words import (
    CHARACTER,
    EVENT,
    SUPPORT,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("deckbuild.1")
def a_deck_may_be_larger(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        whole(player, oshis, deck[: setup.CARDS])

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.1")
def a_deck_may_be_smaller(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        with Patch() as inner:
            inner.setattr(setup, "CARDS", min(setup.CARDS, len(deck)))
            whole(player, oshis, deck)

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.2")
def the_oshi_is_not_counted_among_the_copies(patch: Patch) -> None:
    whole = setup.tally
    patch.setattr(setup, "tally", lambda faces: whole(faces[1:]))


@breaks("deckbuild.2", "deckbuild.d2", "deckbuild.d1")
def five_copies_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "COPIES", 5)


@breaks("deckbuild.d1", "appeal.d1", "deckbuild.d2")
def the_number_alone_tells_cards_apart(patch: Patch) -> None:
    def tally(faces: Any) -> Any:
        numbers = Counter(each.number for each in faces)
        return lambda face: numbers[face.number]

    patch.setattr(setup, "tally", tally)
    patch.setattr(cards.Face, "is_same", lambda self, other: self.number == other.number)


@breaks("deckbuild.d1", "appeal.d1")
def letters_at_the_end_tell_cards_apart(patch: Patch) -> None:
    class Nothing:
        def sub(self, new: str, text: str) -> str:
            return text

    patch.setattr(cards, "LETTERS_AT_THE_END", Nothing())


@breaks("deckbuild.d2", "deckbuild.d1")
def the_name_tells_cards_apart(patch: Patch) -> None:
    def tally(faces: Any) -> Any:
        names = Counter(each.name for each in faces)
        return lambda face: names[face.name]

    patch.setattr(setup, "tally", tally)


@breaks("deckbuild.4")
def cards_of_any_title_make_a_deck(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        class Untitled:
            def __init__(self, face: Any) -> None:
                self.face, self.title = face, ""

            def __getattr__(self, name: str) -> Any:
                return getattr(self.face, name)

        whole(player, [Untitled(each) for each in oshis], [Untitled(each) for each in deck])

    whole: Any = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.d5", "deckbuild.3")
def a_support_can_be_the_oshi(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        with Patch() as inner:
            if [each.kind for each in oshis] == [SUPPORT]:
                inner.setattr(setup, "CHARACTER", SUPPORT)
            whole(player, oshis, deck)

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("heart.5")
def seven_hearts_are_dealt(patch: Patch) -> None:
    patch.setattr(setup, "DEALT_HEARTS", 7)


@breaks("deckbuild.d1")
def the_oshi_goes_by_its_number_alone(patch: Patch) -> None:
    def tally(faces: Any) -> Any:
        oshi, *deck = faces
        copies = whole(deck)

        def counted(face: Any) -> int:
            if face is oshi:
                return 1 + [each.number for each in deck].count(oshi.number)
            return int(copies(face)) + bool(face.number == oshi.number)

        return counted

    whole = setup.tally
    patch.setattr(setup, "tally", tally)


@breaks("deckbuild.3")
def an_oshi_is_of_level_five_at_most(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        whole(player, [each for each in oshis if each.info.level <= 5], deck)

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.d3")
def cards_that_help_to_play_belong_into_a_deck(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        ordinary = [each for each in deck if each.kind in (CHARACTER, SUPPORT, EVENT)]
        whole(player, oshis, [*ordinary, *ordinary[: len(deck) - len(ordinary)]])

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)

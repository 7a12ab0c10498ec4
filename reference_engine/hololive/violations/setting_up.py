"""Violations of chapter 6."""

from __future__ import annotations

from copy import copy
from typing import Any

from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...protocol.scenes import DeckError
from ...timings import doing
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import scene, setup
from ..game import Hololive
from .ways import turned_up

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("6.1.3.3")
def four_cheers_of_a_number_are_the_limit(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        numbers = [face.number for face in cheers if face.number != "red cheer"]
        if any(numbers.count(number) > 4 for number in numbers):
            raise DeckError("too many cheers of one number")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.4.1")
def any_card_may_be_in_the_deck(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        known = [face for face in deck if face.kind in ("holomem", "support")]
        whole(player, oshi, [*known, *known[: len(deck) - len(known)]], cheers)

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.4.3", "2.14.2")
def copies_are_counted_by_name(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        names = [face.name for face in deck if not face.unlimited]
        if any(names.count(name) > 4 for name in names):
            raise DeckError("too many cards of one name")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.4.3")
def of_a_support_card_there_may_be_any_number(patch: Patch) -> None:
    def without_limit(face: Any) -> Any:
        other = copy(face)
        other.unlimited = other.unlimited or face.kind == "support"
        return other

    doing.checked(patch, scene, lambda oshi, deck, cheers: (oshi, list(map(without_limit, deck)), cheers))


@breaks("6.2.1")
def the_first_turn_begins_before_the_set_up_is_done(patch: Patch) -> None:
    common.the_first_turn_begins_before_the_set_up_is_done(patch, Hololive)


@breaks("6.2.1.1")
def one_player_s_decks_are_not_looked_at(patch: Patch) -> None:
    common.one_player_s_decks_are_not_looked_at(patch, scene)


def unshuffled(patch: Patch, zone: str) -> None:
    """A set-up that does not shuffle this deck of B's."""

    def shuffled(game: Any, them: Any) -> Any:
        return commit(game, [each for each in them if (each.kind, each.player, each.to) != ("shuffle", 1, zone)])

    patch.setattr(setup, "commit", shuffled)


@breaks("6.2.1.2")
def one_player_s_deck_is_not_shuffled(patch: Patch) -> None:
    unshuffled(patch, "deck")


@breaks("6.2.1.3")
def one_player_s_cheer_deck_is_not_shuffled(patch: Patch) -> None:
    unshuffled(patch, "cheer deck")


@breaks("6.2.1.9.2.1", "6.2.1.10.2")
def a_forced_redraw_costs_nothing_as_in_an_older_edition(patch: Patch) -> None:
    def forced(game: Any) -> Any:
        yield from whole(game)
        game.state.redraws = (0, 0)

    whole = setup.forced_redraws
    patch.setattr(Hololive, "SETUP", tuple(forced if part is whole else part for part in setup.PARTS))


@breaks("6.2.1.10.2")
def however_often_a_player_drew_anew_one_card_is_owed(patch: Patch) -> None:
    def place(game: Any) -> Any:
        mine, theirs = game.state.redraws
        game.state.redraws = min(mine, 1), min(theirs, 1)
        yield from whole(game)

    whole = setup.place_holomem
    patch.setattr(Hololive, "SETUP", tuple(place if part is whole else part for part in setup.PARTS))


@breaks("6.2.1.10.3", "4.6.2.1")
def six_holomem_are_put_to_the_back_at_the_set_up(patch: Patch) -> None:
    patch.setattr(setup, "STAGE_LIMIT", 7)


@breaks("6.2.1.12", "5.3.1")
def the_center_alone_is_turned_up(patch: Patch) -> None:
    @at_once
    def turn_up(game: Any) -> None:
        centers = [card for player in (0, 1) for card in game.state.zones[player, "center"]]
        commit(game, tuple(Event("turn", card) for card in centers))

    turned_up(patch, turn_up)

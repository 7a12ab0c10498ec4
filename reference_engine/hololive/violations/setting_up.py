"""Violations of chapter 6."""

from __future__ import annotations

from copy import copy
from typing import Any

from ...check_timings.violations import instructions as shared_instructions
from ...check_timings.violations import mechanisms
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...protocol.scene_loader import DeckError
from ...violations import Change, Violations, replace_globals, wrap_function, wrapper_of
from .. import scene_loader, setup
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A cheer deck may hold at most four cheers of one card number, except plain red cheers", "6.1.3.3")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, oshi: Any, deck: Any, cheers: Any) -> None:
    whole(player, oshi, deck, cheers)
    numbers = [face.number for face in cheers if face.number != "red cheer"]
    if any(numbers.count(number) > 4 for number in numbers):
        raise DeckError("too many cheers of one number")


@breaks("A deck may contain cards that are not holomem or support cards", "6.1.4.1")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, oshi: Any, deck: Any, cheers: Any) -> None:
    known = [face for face in deck if face.kind in ("holomem", "support")]
    whole(player, oshi, [*known, *known[: len(deck) - len(known)]], cheers)


@breaks("A deck may hold at most four cards of one name, even with different card numbers", "6.1.4.3", "2.14.2")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, oshi: Any, deck: Any, cheers: Any) -> None:
    whole(player, oshi, deck, cheers)
    names = [face.name for face in deck if not face.unlimited]
    if any(names.count(name) > 4 for name in names):
        raise DeckError("too many cards of one name")


@breaks("A deck may hold any number of copies of a support card", "6.1.4.3")
def _(patch: Patch) -> None:
    def without_limit(face: Any) -> Any:
        other = copy(face)
        other.unlimited = other.unlimited or face.kind == "support"
        return other

    shared_instructions.check_other_decks(
        scene_loader, lambda oshi, deck, cheers: (oshi, list(map(without_limit, deck)), cheers)
    )(patch)


breaks("The first turn begins before the placed holomem are turned face up", "6.2.1")(
    mechanisms.the_first_turn_begins_before_the_set_up_is_done(Hololive)
)
breaks("Player B's decks are not checked against the deck-building rules", "6.2.1.1")(
    mechanisms.one_player_s_decks_are_not_looked_at(scene_loader)
)


def skip_shuffle_of(zone: str) -> Change:
    """Skip the shuffle of B's deck of this zone in the setup."""

    def commit_without_shuffle(whole: Any, game: Any, them: Any) -> Any:
        return commit_events(game, [each for each in them if (each.kind, each.player, each.to) != ("shuffle", 1, zone)])

    return wrap_function(commit_events, commit_without_shuffle)


breaks("Player B's deck is never shuffled in the set-up", "6.2.1.2")(skip_shuffle_of("deck"))
breaks("Player B's cheer deck is not shuffled in the set-up", "6.2.1.3")(skip_shuffle_of("cheer deck"))


@breaks("A player who made forced redraws puts no cards under the deck for them", "6.2.1.9.2.1", "6.2.1.10.2")
@wrapper_of(setup.do_forced_redraws)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    game.state.redraws = (0, 0)


@breaks("A player who made several forced redraws puts only one card under the deck for them", "6.2.1.10.2")
@wrapper_of(setup.place_holomem)
def _(whole: Any, game: Any) -> Any:
    mine, theirs = game.state.redraws
    game.state.redraws = min(mine, 1), min(theirs, 1)
    yield from whole(game)


breaks("A player can place six holomem in the back in the set-up, besides the center holomem", "6.2.1.10.3", "4.6.2.1")(
    replace_globals(setup.place_holomem, STAGE_LIMIT=7)
)


@breaks("Only the center holomem are turned face up at the end of the set-up", "6.2.1.12", "5.3.1")
@wrapper_of(setup.turn_up_stage)
@without_asks
def _(whole: Any, game: Any) -> None:
    centers = [card for player in (0, 1) for card in game.state.zones[player, "center"]]
    commit_events(game, tuple(EngineEvent("turn", card) for card in centers))

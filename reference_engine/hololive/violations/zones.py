"""Violations of chapters 3 and 4."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Player
from ...check_timings.violations import visibility
from ...kernel import instructions as kernel_instructions
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, change_factory, run_without_asks, wrapper_of
from .. import instructions, setup
from ..encoder import HololiveEncoder
from ..events import APPLY
from ..game import Hololive
from ..state import GameState
from .helpers import change_moved_holomem

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("The turn player controls the printed abilities of both players' cards", "3.1.2", "3.1.2.1", "3.1.2.3")
def _(patch: Patch) -> None:
    def printed_for_turn_player(self: Any, card: int) -> Any:
        record = self.cards[card]
        return record.face.characteristics_of_copy(card, record.inc, self.turn_player)

    patch.setattr(GameState, "printed_characteristics", printed_for_turn_player)
    patch.setattr(GameState, "unmodified_characteristics", printed_for_turn_player)


breaks("Both players share one archive", "4.1.1")(visibility.both_players_have_one_zone(GameState, "archive"))
breaks("A player's oshi holomem is hidden from the opponent", "4.5.2")(visibility.hide_public_zone(GameState, "oshi"))
breaks("A player's center holomem is hidden from the opponent", "4.7.2")(
    visibility.hide_public_zone(GameState, "center")
)
breaks("A player's collab holomem is hidden from the opponent", "4.8.2")(
    visibility.hide_public_zone(GameState, "collab")
)
breaks("A player's back holomem are hidden from the opponent", "4.9.2")(visibility.hide_public_zone(GameState, "back"))
breaks("A player's archive is hidden from the opponent", "4.14.2")(visibility.hide_public_zone(GameState, "archive"))
breaks("A player's cards in the resolution zone are hidden from the opponent", "4.16.2")(
    visibility.hide_public_zone(GameState, "resolution")
)
breaks("Players can see the cards in their own life area", "4.10.2")(visibility.show_own_hidden_zone(GameState, "life"))
breaks("Players can see the cards in their own deck", "4.11.2")(visibility.show_own_hidden_zone(GameState, "deck"))
breaks("Players can see the cards in their own cheer deck", "4.12.2")(
    visibility.show_own_hidden_zone(GameState, "cheer deck")
)
breaks("Players can see the cards in their own holo power", "4.15.2")(
    visibility.show_own_hidden_zone(GameState, "holo power")
)
breaks("Cards that go from a public zone to a hidden one stay visible to both players for the turn", "4.1.2.1")(
    visibility.public_cards_stay_visible(GameState)
)
breaks("Players are not told how many hidden cards a zone holds", "4.1.2.2")(
    visibility.hidden_zone_sizes_are_secret(HololiveEncoder)
)
breaks("The order of a zone is reversed whenever a card moves out of it", "4.1.3")(
    visibility.a_zone_is_turned_over_when_a_card_leaves_it(APPLY)
)
breaks("Cards put on top of a zone go to the bottom, and those put at the bottom go on top", "4.1.3.2")(
    visibility.entering_card_goes_beneath(APPLY)
)
breaks("The opponent still sees a player's cards that went from a public zone to a hidden one this turn", "4.1.5.1")(
    visibility.opponent_follows_hidden_cards(GameState)
)


@breaks("The opponent sees in which order a player's public cards went under a deck", "4.1.5.1")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    seat = self.cards[card].seat
    moved = {snapshot.card for snapshot in self.memory.values()}
    followed = player != seat and card in moved.intersection(self.zones[seat, "deck"][-2:])
    return followed or bool(whole(self, player, card))


@breaks("Both players can see holomem placed face down in the set-up", "4.2.2.1")
@wrapper_of(HololiveEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    return bool(whole(self, game, card, viewer)) or game.state.cards[card].face_down


@breaks("A holomem that moves from the center to the back loses the lasting effects put on it", "4.1.4")
@partial(change_moved_holomem, "center", "back")
def _(table: Any, record: Any) -> Any:
    table.lasting = tuple(
        replace(each, cards=tuple(ref for ref in each.cards if ref.inc != record.inc)) if each.cards else each
        for each in table.lasting
    )
    table.invalidate_effects()
    return record


breaks("A holomem that returns from the collab position to the back loses its damage", "4.1.4")(
    change_moved_holomem("collab", "back", lambda table, record: replace(record, damage=0))
)
breaks("A holomem that moves from the center to the back loses its damage", "4.1.4")(
    change_moved_holomem("center", "back", lambda table, record: replace(record, damage=0))
)


@breaks("A resting holomem that leaves the stage is still resting when it comes back", "4.3.2.3", "4.3.1")
@wrapper_of(GameState.card_state_after_move)
def _(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
    return replace(whole(self, old, event, now), resting=event.resting or old.resting)


@breaks("HP added by an effect makes texts see that much less damage on the holomem", "4.4.5.4")
def _(patch: Patch) -> None:
    def matches_with_less_damage(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        damage = max(0, record.damage - max(0, info.hp - record.face.info.hp))
        return whole(self, game, ctx, replace(record, damage=damage), info, where)

    def number_with_less_damage(self: Any, card: Any, name: str) -> int:
        more = max(0, card.info.hp - card.record.face.info.hp)
        return max(0, counted(self, card, name) - more) if name == "damage" else counted(self, card, name)

    whole, counted = GameState.matches_game_filter, GameState.numeric_fact
    patch.setattr(GameState, "matches_game_filter", matches_with_less_damage)
    patch.setattr(GameState, "numeric_fact", number_with_less_damage)


@breaks("An effect that tells a holomem to collab does nothing", "4.8.3", "5.16.1", "10.6.3.2", "10.6.3.3")
@wrapper_of(instructions.collab_holomem)
@without_asks
def _(whole: Any, game: Any, ctx: Any, chosen: Any) -> bool:
    return False


@change_factory
def archive_top_card(patch: Patch, zone: str) -> None:
    """Put the top card of a deck into the archive in the setup."""

    @without_asks
    def shuffle_then_archive(game: Any) -> None:
        run_without_asks(whole(game))
        for player in (0, 1):
            commit_events(
                game, (EngineEvent("move", game.state.zones[player, zone][0], player, to="archive", cause="setup"),)
            )

    whole = setup.shuffle_decks
    patch.setattr(Hololive, "SETUP", tuple(shuffle_then_archive if part is whole else part for part in setup.PARTS))


breaks("The top card of each player's deck is archived in the set-up", "4.11.1")(archive_top_card("deck"))
breaks("The top card of each player's cheer deck is archived in the set-up", "4.12.1")(archive_top_card("cheer deck"))


@breaks("Players can see the cards in the opponent's hand", "4.13.2", "4.13.1", "4.2.3", "4.1.2.1")
@wrapper_of(HololiveEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"


@breaks("A player with ten or more cards in hand cannot draw by an effect", "4.13.4")
@wrapper_of(kernel_instructions.draw_one_card)
def _(drawn_into: Any, game: Any, player: int, ctx: Any = None, **how: Any) -> Any:
    return len(game.state.zones[player, "hand"]) < 10 and (yield from drawn_into(game, player, ctx, **how))

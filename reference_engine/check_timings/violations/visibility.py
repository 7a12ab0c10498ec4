"""Violations of the visibility and the order of cards: engines that show too much or too little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.board_state import Applies
from ...kernel.events import EngineEvent
from ...protocol.encoder import Encoder
from ...violations import Change, set_entry, wrap_function
from ..state import TimingState


def set_zone_visibility(table: type[TimingState], zone: str, *, mine: bool, theirs: bool) -> Change:
    """Set whether a zone's player sees its cards, and whether the opponent does."""
    return set_entry(table.ZONES, zone, table.ZONES[zone]._replace(mine=mine, theirs=theirs))


def hide_public_zone(table: type[TimingState], zone: str) -> Change:
    """Hide the cards of an open zone from the opponent."""
    return set_zone_visibility(table, zone, mine=True, theirs=False)


def show_own_hidden_zone(table: type[TimingState], zone: str) -> Change:
    """Let a player see the cards of their own zone that no player may look into."""
    return set_zone_visibility(table, zone, mine=True, theirs=False)


def follow_seen_cards(table: type[TimingState], is_seen_by: Callable[[int, int], bool]) -> Change:
    """Keep publicly seen cards visible in their new zone: ``is_seen_by(player, seat)``."""

    def can_see_followed(whole: Any, self: Any, player: int, card: int) -> bool:
        were_seen = {snapshot.card for snapshot in self.memory.values()}
        followed = card in were_seen and is_seen_by(player, self.cards[card].seat)
        return followed or bool(whole(self, player, card))

    return wrap_function(table.can_see, can_see_followed)


def public_cards_stay_visible(table: type[TimingState]) -> Change:
    return follow_seen_cards(table, lambda player, seat: True)


def opponent_follows_hidden_cards(table: type[TimingState]) -> Change:
    return follow_seen_cards(table, lambda player, seat: player != seat)


def hidden_zone_sizes_are_secret(speech: type[Encoder]) -> Change:

    def view_without_hidden(whole: Any, self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer == "judge":
            return seen
        zones = {player: {zone: _told(them) for zone, them in theirs.items()} for player, theirs in seen.zones.items()}
        return replace(seen, zones=zones)

    return wrap_function(speech.encode_view, view_without_hidden)


def _told(cards: Any) -> Any:
    return tuple(card for card in cards if not card.hidden)


def entering_card_goes_beneath(applies: Applies) -> Change:
    return wrap_function(
        applies["move"], lambda whole, state, event: whole(state, replace(event, bottom=not event.bottom))
    )


def a_zone_is_turned_over_when_a_card_leaves_it(applies: Applies) -> Change:

    def move_and_reverse(whole: Any, state: Any, event: EngineEvent) -> None:
        record = state.cards[event.card]
        whole(state, event)
        key = state.zone_key(record.seat, record.zone)
        if state.ZONES[record.zone].ordered:
            state.zones[key] = state.zones[key][::-1]

    return wrap_function(applies["move"], move_and_reverse)


def both_players_have_one_zone(table: type[TimingState], zone: str) -> Change:
    """Make a zone the first player's for the cards of both players."""
    return wrap_function(table.zone_key, lambda whole, self, seat, name: whole(self, 0 if name == zone else seat, name))

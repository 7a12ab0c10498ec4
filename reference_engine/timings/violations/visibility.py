"""Violations of who sees a card, and in what order cards lie: engines that tell too much, or too little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.events import Event
from ...kernel.table import Applies
from ...protocol.speech import Speech
from ...violations import Change, entry, wrap
from ..table import TimingTable


def seen(table: type[TimingTable], zone: str, *, mine: bool, theirs: bool) -> Change:
    """The player to whom a zone belongs sees its cards or not, and so does the opponent."""
    return entry(table.ZONES, zone, table.ZONES[zone]._replace(mine=mine, theirs=theirs))


def hidden(table: type[TimingTable], zone: str) -> Change:
    """The opponent does not see the cards of an open zone."""
    return seen(table, zone, mine=True, theirs=False)


def peeped(table: type[TimingTable], zone: str) -> Change:
    """A player sees the cards of their own zone that no player may look into."""
    return seen(table, zone, mine=True, theirs=False)


def followed(table: type[TimingTable], is_seen_by: Callable[[int, int], bool]) -> Change:
    """Cards that everybody saw are still seen where they go: by whom, of whose zone."""

    def can_see(whole: Any, self: Any, player: int, card: int) -> bool:
        were_seen = {snapshot.card for snapshot in self.memory.values()}
        followed = card in were_seen and is_seen_by(player, self.cards[card].seat)
        return followed or bool(whole(self, player, card))

    return wrap(table.can_see, can_see)


def what_an_open_zone_hands_to_a_hidden_one_stays_open(table: type[TimingTable]) -> Change:
    return followed(table, lambda player, seat: True)


def the_opponent_follows_cards_into_a_hidden_zone(table: type[TimingTable]) -> Change:
    return followed(table, lambda player, seat: player != seat)


def players_are_not_told_how_many_cards_a_hidden_zone_holds(speech: type[Speech]) -> Change:

    def view(whole: Any, self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer == "judge":
            return seen
        zones = {player: {zone: _told(them) for zone, them in theirs.items()} for player, theirs in seen.zones.items()}
        return replace(seen, zones=zones)

    return wrap(speech.view, view)


def _told(cards: Any) -> Any:
    return tuple(card for card in cards if not card.hidden)


def what_comes_to_a_zone_goes_beneath_what_is_there(applies: Applies) -> Change:
    return wrap(applies["move"], lambda whole, state, event: whole(state, replace(event, bottom=not event.bottom)))


def a_zone_is_turned_over_when_a_card_leaves_it(applies: Applies) -> Change:

    def move(whole: Any, state: Any, event: Event) -> None:
        record = state.cards[event.card]
        whole(state, event)
        key = state.key(record.seat, record.zone)
        if state.ZONES[record.zone].ordered:
            state.zones[key] = state.zones[key][::-1]

    return wrap(applies["move"], move)


def both_players_have_one_zone(table: type[TimingTable], zone: str) -> Change:
    """A zone is the first player's, whoever's card comes to it."""
    return wrap(table.key, lambda whole, self, seat, name: whole(self, 0 if name == zone else seat, name))

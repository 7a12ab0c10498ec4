"""Violations of who sees a card, and in what order cards lie: engines that tell too much, or too little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ..kernel.events import Event
from ..kernel.table import Applies
from ..protocol.speech import Speech
from ..violations import Break, Patch
from .table import TimingTable


def named(says: str, breaks: Break) -> Break:
    """A way to break an engine, which says that."""
    breaks.__name__ = says.replace(" ", "_")
    return breaks


def seen(table: type[TimingTable], zone: str, says: str, *, mine: bool, theirs: bool) -> Break:
    """An engine in which the player to whom a zone belongs sees its cards or not, and so does the opponent."""

    def breaks(patch: Patch) -> None:
        patch.setitem(table.ZONES, zone, table.ZONES[zone]._replace(mine=mine, theirs=theirs))

    return named(says, breaks)


def hidden(table: type[TimingTable], zone: str) -> Break:
    """An engine in which the opponent does not see the cards of an open zone."""
    return seen(table, zone, f"the opponent sees nothing of the {zone} zone", mine=True, theirs=False)


def peeped(table: type[TimingTable], zone: str) -> Break:
    """An engine in which a player sees the cards of a zone of theirs that nobody sees into."""
    return seen(table, zone, f"players see into the {zone} zone of theirs", mine=True, theirs=False)


def followed(patch: Patch, table: type[TimingTable], is_seen_by: Callable[[int, int], bool]) -> None:
    """An engine in which cards that everybody saw are still seen where they go: by whom, of whose zone."""

    def can_see(self: Any, player: int, card: int) -> bool:
        were_seen = {snapshot.card for snapshot in self.memory.values()}
        followed = card in were_seen and is_seen_by(player, self.cards[card].seat)
        return followed or bool(whole(self, player, card))

    whole = table.can_see
    patch.setattr(table, "can_see", can_see)


def what_an_open_zone_hands_to_a_hidden_one_stays_open(patch: Patch, table: type[TimingTable]) -> None:
    followed(patch, table, lambda player, seat: True)


def the_opponent_follows_cards_into_a_hidden_zone(patch: Patch, table: type[TimingTable]) -> None:
    followed(patch, table, lambda player, seat: player != seat)


def players_are_not_told_how_many_cards_a_hidden_zone_holds(patch: Patch, speech: type[Speech]) -> None:
    def view(self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer == "judge":
            return seen
        zones = {player: {zone: _told(them) for zone, them in theirs.items()} for player, theirs in seen.zones.items()}
        return replace(seen, zones=zones)

    whole = speech.view
    patch.setattr(speech, "view", view)


def _told(cards: Any) -> Any:
    return tuple(card for card in cards if not card.hidden)


def what_comes_to_a_zone_goes_beneath_what_is_there(patch: Patch, applies: Applies) -> None:
    whole = applies["move"]
    patch.setitem(applies, "move", lambda state, event: whole(state, replace(event, bottom=not event.bottom)))


def a_zone_is_turned_over_when_a_card_leaves_it(patch: Patch, applies: Applies) -> None:
    def move(state: Any, event: Event) -> None:
        record = state.cards[event.card]
        whole(state, event)
        key = state.key(record.seat, record.zone)
        if state.ZONES[record.zone].ordered:
            state.zones[key] = state.zones[key][::-1]

    whole = applies["move"]
    patch.setitem(applies, "move", move)


def both_players_have_one_zone(table: type[TimingTable], zone: str) -> Break:
    """An engine in which a zone is the first player's, whoever's card comes to it."""

    def breaks(patch: Patch) -> None:
        def key(self: Any, seat: int, name: str) -> tuple[int, str]:
            return whole(self, 0 if name == zone else seat, name)

        whole = table.key
        patch.setattr(table, "key", key)

    return named(f"both players have one {zone} zone", breaks)

"""Violations of chapters 3 and 4."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Viewer
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...timings.violations import visibility
from ...violations import Violations, change, done, instead
from .. import instructions, setup
from ..events import APPLY
from ..game import Hololive
from ..speech import HololiveSpeech
from ..state import Table
from .ways import moved

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("The turn player controls the printed abilities of both players' cards", "3.1.2", "3.1.2.1", "3.1.2.3")
def _(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        return record.face.info_of(card, record.inc, self.turn_player)

    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


breaks("Both players share one archive", "4.1.1")(visibility.both_players_have_one_zone(Table, "archive"))
breaks("A player's oshi holomem is hidden from the opponent", "4.5.2")(visibility.hidden(Table, "oshi"))
breaks("A player's center holomem is hidden from the opponent", "4.7.2")(visibility.hidden(Table, "center"))
breaks("A player's collab holomem is hidden from the opponent", "4.8.2")(visibility.hidden(Table, "collab"))
breaks("A player's back holomem are hidden from the opponent", "4.9.2")(visibility.hidden(Table, "back"))
breaks("A player's archive is hidden from the opponent", "4.14.2")(visibility.hidden(Table, "archive"))
breaks("A player's cards in the resolution zone are hidden from the opponent", "4.16.2")(
    visibility.hidden(Table, "resolution")
)
breaks("Players can see the cards in their own life area", "4.10.2")(visibility.peeped(Table, "life"))
breaks("Players can see the cards in their own deck", "4.11.2")(visibility.peeped(Table, "deck"))
breaks("Players can see the cards in their own cheer deck", "4.12.2")(visibility.peeped(Table, "cheer deck"))
breaks("Players can see the cards in their own holo power", "4.15.2")(visibility.peeped(Table, "holo power"))
breaks("Cards that go from a public zone to a hidden one stay visible to both players for the turn", "4.1.2.1")(
    visibility.what_an_open_zone_hands_to_a_hidden_one_stays_open(Table)
)
breaks("Players are not told how many hidden cards a zone holds", "4.1.2.2")(
    visibility.players_are_not_told_how_many_cards_a_hidden_zone_holds(HololiveSpeech)
)
breaks("The order of a zone is reversed whenever a card moves out of it", "4.1.3")(
    visibility.a_zone_is_turned_over_when_a_card_leaves_it(APPLY)
)
breaks("Cards put on top of a zone go to the bottom, and those put at the bottom go on top", "4.1.3.2")(
    visibility.what_comes_to_a_zone_goes_beneath_what_is_there(APPLY)
)
breaks("The opponent still sees a player's cards that went from a public zone to a hidden one this turn", "4.1.5.1")(
    visibility.the_opponent_follows_cards_into_a_hidden_zone(Table)
)


@breaks("Both players can see holomem placed face down in the set-up", "4.2.2.1")
@instead(HololiveSpeech.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Viewer) -> bool:
    return bool(whole(self, game, card, viewer)) or game.state.cards[card].face_down


@breaks("A holomem that moves from the center to the back loses the lasting effects put on it", "4.1.4")
@partial(moved, "center", "back")
def _(table: Any, record: Any) -> Any:
    table.lasting = tuple(
        replace(each, cards=tuple(ref for ref in each.cards if ref.inc != record.inc)) if each.cards else each
        for each in table.lasting
    )
    table.rearranged()
    return record


breaks("A holomem that returns from the collab position to the back loses its damage", "4.1.4")(
    moved("collab", "back", lambda table, record: replace(record, damage=0))
)
breaks("A holomem that moves from the center to the back loses its damage", "4.1.4")(
    moved("center", "back", lambda table, record: replace(record, damage=0))
)


@breaks("A resting holomem that leaves the stage is still resting when it comes back", "4.3.2.3", "4.3.1")
@instead(Table.moved)
def _(whole: Any, self: Any, old: Any, event: Event, now: int) -> Any:
    return replace(whole(self, old, event, now), resting=event.resting or old.resting)


@breaks("HP added by an effect makes texts see that much less damage on the holomem", "4.4.5.4")
def _(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        damage = max(0, record.damage - max(0, info.hp - record.face.info.hp))
        return whole(self, game, ctx, replace(record, damage=damage), info, where)

    def number(self: Any, card: Any, name: str) -> int:
        more = max(0, card.info.hp - card.record.face.info.hp)
        return max(0, counted(self, card, name) - more) if name == "damage" else counted(self, card, name)

    whole, counted = Table.fits, Table.number
    patch.setattr(Table, "fits", fits)
    patch.setattr(Table, "number", number)


@breaks("An effect that tells a holomem to collab does nothing", "4.8.3", "5.15.1")
@instead(instructions.collab)
@at_once
def _(whole: Any, game: Any, ctx: Any, chosen: Any) -> bool:
    return False


@change
def laid_aside(patch: Patch, zone: str) -> None:
    """A set-up that puts the top card of a deck into the archive."""

    @at_once
    def shuffled(game: Any) -> None:
        done(whole(game))
        for player in (0, 1):
            commit(game, (Event("move", game.state.zones[player, zone][0], player, to="archive", cause="setup"),))

    whole = setup.shuffle_decks
    patch.setattr(Hololive, "SETUP", tuple(shuffled if part is whole else part for part in setup.PARTS))


breaks("The top card of each player's deck is archived in the set-up", "4.11.1")(laid_aside("deck"))
breaks("The top card of each player's cheer deck is archived in the set-up", "4.12.1")(laid_aside("cheer deck"))


@breaks("Players can see the cards in the opponent's hand", "4.13.2", "4.13.1", "4.2.3")
@instead(HololiveSpeech.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Viewer) -> bool:
    return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"


@breaks("A player with ten or more cards in hand cannot draw by an effect", "4.13.4")
@instead(kernel_instructions.draw)
def _(drawn_into: Any, game: Any, player: int, ctx: Any = None, **how: Any) -> Any:
    return len(game.state.zones[player, "hand"]) < 10 and (yield from drawn_into(game, player, ctx, **how))

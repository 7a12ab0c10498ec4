"""Violations of chapters 3 and 4."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Viewer
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...timings import seeing
from ...violations import Patch, Violations, done
from .. import instructions, setup
from ..events import APPLY
from ..game import Hololive
from ..speech import HololiveSpeech
from ..state import Table
from .ways import moved

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("3.1.2", "3.1.2.1", "3.1.2.3")
def who_is_at_turn_controls_all_abilities(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        return record.face.info_of(card, record.inc, self.turn_player)

    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


breaks("4.1.1")(seeing.both_players_have_one_zone(Table, "archive"))
OPEN = {
    "oshi": "4.5.2",
    "center": "4.7.2",
    "collab": "4.8.2",
    "back": "4.9.2",
    "archive": "4.14.2",
    "resolution": "4.16.2",
}
HIDDEN = {"life": "4.10.2", "deck": "4.11.2", "cheer deck": "4.12.2", "holo power": "4.15.2"}

for zone, clause in OPEN.items():
    breaks(clause)(seeing.hidden(Table, zone))
for zone, clause in HIDDEN.items():
    breaks(clause)(seeing.peeped(Table, zone))


@breaks("4.1.2.1")
def what_an_open_zone_hands_to_a_hidden_one_stays_open(patch: Patch) -> None:
    seeing.what_an_open_zone_hands_to_a_hidden_one_stays_open(patch, Table)


@breaks("4.1.2.2")
def players_are_not_told_how_many_cards_a_hidden_zone_holds(patch: Patch) -> None:
    seeing.players_are_not_told_how_many_cards_a_hidden_zone_holds(patch, HololiveSpeech)


@breaks("4.1.3")
def a_zone_is_turned_over_when_a_card_leaves_it(patch: Patch) -> None:
    seeing.a_zone_is_turned_over_when_a_card_leaves_it(patch, APPLY)


@breaks("4.1.3.2")
def what_comes_to_a_zone_goes_beneath_what_is_there(patch: Patch) -> None:
    seeing.what_comes_to_a_zone_goes_beneath_what_is_there(patch, APPLY)


@breaks("4.1.5.1")
def the_opponent_follows_cards_into_a_hidden_zone(patch: Patch) -> None:
    seeing.the_opponent_follows_cards_into_a_hidden_zone(patch, Table)


@breaks("4.2.2.1")
def what_lies_face_down_is_seen_by_both(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(whole(self, game, card, viewer)) or game.state.cards[card].face_down

    whole = HololiveSpeech.is_visible
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("4.1.4")
def a_holomem_that_moves_from_the_center_to_the_back_loses_its_effects(patch: Patch) -> None:
    def without_effects(table: Any, record: Any) -> Any:
        table.lasting = tuple(
            replace(each, cards=tuple(ref for ref in each.cards if ref.inc != record.inc)) if each.cards else each
            for each in table.lasting
        )
        table.rearranged()
        return record

    moved(patch, "center", "back", without_effects)


@breaks("4.1.4")
def a_collab_holomem_that_goes_back_loses_its_damage(patch: Patch) -> None:
    moved(patch, "collab", "back", lambda table, record: replace(record, damage=0))


@breaks("4.1.4")
def a_center_holomem_that_goes_back_loses_its_damage(patch: Patch) -> None:
    moved(patch, "center", "back", lambda table, record: replace(record, damage=0))


@breaks("4.3.2.3", "4.3.1")
def a_holomem_that_rests_goes_on_resting_wherever_it_is_put(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        return replace(whole(self, old, event, now), resting=event.resting or old.resting)

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


@breaks("4.4.5.4")
def hp_that_an_effect_adds_undoes_damage(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        damage = max(0, record.damage - max(0, info.hp - record.face.info.hp))
        return whole(self, game, ctx, replace(record, damage=damage), info, where)

    def number(self: Any, card: Any, name: str) -> int:
        more = max(0, card.info.hp - card.record.face.info.hp)
        return max(0, counted(self, card, name) - more) if name == "damage" else counted(self, card, name)

    whole, counted = Table.fits, Table.number
    patch.setattr(Table, "fits", fits)
    patch.setattr(Table, "number", number)


@breaks("4.8.3", "5.15.1")
def a_text_collabs_nobody(patch: Patch) -> None:
    @at_once
    def collab(game: Any, ctx: Any, chosen: Any) -> bool:
        return False

    patch.setattr(instructions, "collab", collab)


def laid_aside(patch: Patch, zone: str) -> None:
    """A set-up that puts the top card of a deck into the archive."""

    @at_once
    def shuffled(game: Any) -> None:
        done(whole(game))
        for player in (0, 1):
            commit(game, (Event("move", game.state.zones[player, zone][0], player, to="archive", cause="setup"),))

    whole = setup.shuffle_decks
    patch.setattr(Hololive, "SETUP", tuple(shuffled if part is whole else part for part in setup.PARTS))


@breaks("4.11.1")
def a_card_of_each_deck_is_laid_aside_at_the_set_up(patch: Patch) -> None:
    laid_aside(patch, "deck")


@breaks("4.12.1")
def a_cheer_of_each_deck_is_laid_aside_at_the_set_up(patch: Patch) -> None:
    laid_aside(patch, "cheer deck")


@breaks("4.13.2", "4.13.1", "4.2.3")
def the_opponent_s_hand_lies_open(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"

    whole = HololiveSpeech.is_visible
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("4.13.4")
def a_hand_of_ten_cards_takes_no_more(patch: Patch) -> None:
    drawn_into = kernel_instructions.draw

    def draw(game: Any, player: int, ctx: Any = None, **how: Any) -> Any:
        return len(game.state.zones[player, "hand"]) < 10 and (yield from drawn_into(game, player, ctx, **how))

    patch.setattr(kernel_instructions, "draw", draw)

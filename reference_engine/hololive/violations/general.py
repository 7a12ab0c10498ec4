"""Violations of chapter 1 besides those of terms: who wins and loses, and what texts and players can do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Happen, Lose
from ...kernel.flow import at_once
from ...protocol.scenes import DeckError
from ...timings import doing
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, arts, cards, instructions, rule_processing, scene, setup, turn
from ..cards import Info
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
HANDLERS = instructions.HANDLERS
with_handlers = common.of(HANDLERS)


@breaks("1.2.1.1")
def who_has_drawn_anew_six_times_may_do_so_once_more(patch: Patch) -> None:
    patch.setattr(setup, "REDRAWS", 7)


@breaks("6.2.1.9.1")
def who_has_drawn_anew_five_times_has_lost(patch: Patch) -> None:
    patch.setattr(setup, "REDRAWS", 5)


def also_losing(patch: Patch, is_lost: Any) -> None:
    """An engine in which others lose at a check timing as well."""

    def losing(game: Any) -> Any:
        return tuple(player for player in (0, 1) if player in whole(game) or is_lost(game.state, player))

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("1.2.1.2")
def who_is_down_to_the_last_life_has_lost(patch: Patch) -> None:
    also_losing(patch, lambda state, player: len(state.zones[player, "life"]) < 2)


@breaks("1.2.1.3")
def whose_center_position_is_empty_has_lost(patch: Patch) -> None:
    also_losing(patch, lambda state, player: not state.zones[player, "center"])


@breaks("1.2.1.4")
def who_cannot_draw_draws_nothing_and_plays_on(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        return (yield from turn.draw_for_turn(game)) if game.state.zones[game.state.turn_player, "deck"] else None

    doing.stepped(patch, turn, "hand", turn.draw_for_turn, draw)


@breaks("1.2.3.1")
def who_gives_up_wins(patch: Patch) -> None:
    doing.who_gives_up_wins(patch, Hololive)


@breaks("1.2.4")
def who_a_card_says_has_lost_loses_when_the_turn_ends(patch: Patch) -> None:
    @at_once
    def lose(game: Any, ctx: Any, node: Any) -> bool:
        return True

    patch.setitem(HANDLERS, Lose, lose)


@breaks("1.2.4")
def whom_a_card_lets_lose_is_the_other(patch: Patch) -> None:
    other = {"you": "opponent", "opponent": "you"}
    whole = HANDLERS[Lose]
    patch.setitem(
        HANDLERS, Lose, lambda game, ctx, node: whole(game, ctx, replace(node, side=other.get(node.side, node.side)))
    )


@breaks("1.3.1")
def an_art_is_used_on_whom_the_rules_say_whatever_its_text(patch: Patch) -> None:
    patch.setattr(arts, "is_about_targets", lambda instruction: False)


@breaks("1.3.2.3")
def where_not_all_fit_none_comes(patch: Patch) -> None:
    doing.where_not_all_fit_none_comes(patch, instructions)


@breaks("1.3.2.4")
def hp_never_fall_below_ten(patch: Patch) -> None:
    def with_number(self: Any, change: Any, size: int) -> Any:
        info = whole(self, change, size)
        return replace(info, hp=max(10, info.hp)) if change.what == "hp" else info

    whole = Info.with_number
    patch.setattr(Info, "with_number", with_number)


breaks("1.3.4.1")(with_handlers(doing.what_both_players_are_to_do_the_turn_player_does_alone))


@breaks("2.11.2.1")
def of_no_card_there_may_be_more_than_four(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        for face in deck:
            if [each.number for each in deck].count(face.number) > setup.COPIES:
                raise DeckError("too many copies")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.5")
def of_whom_there_may_be_any_number_there_may_be_eight(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        for face in deck:
            if [each.number for each in deck].count(face.number) > 2 * setup.COPIES:
                raise DeckError("too many copies")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("2.11.2.2")
def who_costs_two_lives_costs_three(patch: Patch) -> None:
    patch.setattr(cards, "Happen", lambda **how: Happen(**{**how, "set": 3}))


@breaks("2.11.2.4")
def who_cannot_bloom_blooms_by_an_action(patch: Patch) -> None:
    def may_bloom(game: Any, holomem: int) -> bool:
        record, now = game.state.cards[holomem], game.state.turn
        return bool(whole(game, holomem)) or (record.arrived != now and record.bloomed != now)

    whole = actions.may_bloom
    patch.setattr(actions, "may_bloom", may_bloom)


@breaks("3.1.2.4.1")
def where_a_text_names_nobody_the_opponent_chooses(patch: Patch) -> None:
    doing.where_a_text_names_nobody_the_opponent_chooses(patch)


@breaks("4.1.2.3")
def whoever_seeks_has_to_find_what_is_there(patch: Patch) -> None:
    doing.whoever_seeks_has_to_find_what_is_there(patch)


breaks("4.1.4.1")(with_handlers(doing.what_a_text_has_moved_it_knows_no_more))


@breaks("4.1.6")
def a_card_goes_to_the_zone_of_who_moves_it(patch: Patch) -> None:
    doing.a_card_goes_to_the_zone_of_who_moves_it(patch)

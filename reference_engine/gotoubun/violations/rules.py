"""Violations of chapters 11 and 13."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import game as kernel_game
from ...kernel.asks import PASS, YES
from ...kernel.events import Event
from ...timings import announcing, loops
from ...timings import game as timing
from ...timings import violations as common
from ...violations import Patch, Violations, otherwise_asked, results
from .. import checks, events, rule_processing
from .ways import processing_rules_in_between

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("11.1.2", "10.6.2.6")
def three_brides_win_at_once(patch: Patch) -> None:
    def marry(table: Any, event: Event) -> None:
        whole(table, event)
        if event.to == "brides" and len(table.zones[event.player, "brides"]) >= rule_processing.BRIDES:
            table.done |= {("won", event.player)}

    def winning(game: Any) -> Any:
        won = [each[1] for each in game.state.done if each[0] == "won"]
        return wins(game) or [Event("win", player=player, cause="rule") for player in won]

    whole, wins = events.APPLY["move"], rule_processing.winning
    patch.setitem(events.APPLY, "move", marry)
    patch.setattr(rule_processing, "winning", winning)


@breaks("11.1.2", "10.6.2.6")
def rules_are_processed_in_the_middle_of_an_ability(patch: Patch) -> None:
    processing_rules_in_between(patch, kernel_game)


@breaks("11.1.3")
def of_two_players_who_lose_only_the_first_has_lost(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: whole(game)[:1])


@breaks("11.1.3", "11.4.2")
def of_what_may_not_stay_one_card_goes_at_a_time(patch: Patch) -> None:
    results(patch, rule_processing, "misplaced_episodes", lambda them, game: them[:1])


@breaks("11.1.3", "11.4.2")
def of_what_may_not_stay_one_card_goes_at_a_time_the_youngest_first(patch: Patch) -> None:
    results(patch, rule_processing, "misplaced_episodes", lambda them, game: them[-1:])


@breaks("11.2.1", "1.2.1.1", "11.1.1")
def four_brides_are_needed(patch: Patch) -> None:
    patch.setattr(rule_processing, "BRIDES", 4)


@breaks("11.3.1", "1.2.1.2")
def an_empty_hero_deck_loses_as_well(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        zones = game.state.zones
        heroes = [player for player in (0, 1) if zones[player, "deck"] and not zones[player, "hero deck"]]
        return [*whole(game), *(Event("lose", player=player, cause="rule") for player in heroes)]

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("11.4.1")
def an_episode_stays_when_its_character_has_gone(patch: Patch) -> None:
    patch.setattr(rule_processing, "stray_episodes", lambda game: [])


@breaks("11.4.2", "12.8.3")
def a_dedicated_episode_is_looked_at_only_when_it_is_played(patch: Patch) -> None:
    patch.setattr(rule_processing, "misplaced_episodes", lambda game: [])


@breaks("11.4.2", "12.8.3")
def a_dedicated_episode_stays_when_its_character_has_grown(patch: Patch) -> None:
    def misplaced(game: Any) -> Any:
        cards = game.state.cards
        return [card for card in whole(game) if not cards[cards[card].host].under]

    whole = rule_processing.misplaced_episodes
    patch.setattr(rule_processing, "misplaced_episodes", misplaced)


@breaks("11.5.1")
def what_is_left_in_a_resolution_zone_goes_back_to_the_hand(patch: Patch) -> None:
    def process_rules(game: Any) -> Any:
        cards = game.state.cards
        stray = rule_processing.stray_cards(game)
        yield from game.happen(*(Event("move", card, cards[card].owner, to="hand", cause="rule") for card in stray))
        return (yield from whole(game)) or bool(stray)

    whole = rule_processing.process_rules
    patch.setattr(checks, "process_rules", process_rules)


breaks("13.1.1.1")(common.the_opponent_cannot_cut_a_loop_short)


@breaks("13.1.1.1")
def a_loop_is_of_one_action(patch: Patch) -> None:
    def loop_of(loop: Any, game: Any) -> Any:
        return loop if [kind for _, kind, *_ in loop].count("action") == 1 else ()

    results(patch, announcing, "loop_of", loop_of)


@breaks("13.1.1.1")
def who_goes_second_agrees_to_every_loop(patch: Patch) -> None:
    def announce(game: Any) -> Any:
        player, second = game.state.turn_player, 1 - game.state.first_player
        return (
            yield from otherwise_asked(
                whole(game), lambda ask: ask if ask.player == player else replace(ask, player=second)
            )
        )

    whole = announcing.announce
    patch.setattr(checks, "announce", announce)


@breaks("13.1.1.1")
def who_cuts_a_loop_short_may_go_on_with_it(patch: Patch) -> None:
    patch.setattr(timing, "without_planned", lambda game, ask: ask.options)


breaks("13.1.1.2")(common.what_leads_to_the_same_state_can_be_done_again)


@breaks("13.1.1.2")
def who_goes_second_may_do_again_what_led_back(patch: Patch) -> None:
    def without(left: Any, game: Any, ask: Any) -> Any:
        return left if ask.player == game.state.first_player else ask

    results(patch, timing, "without_repetitions", without)


@breaks("13.1.1.2")
def who_has_come_back_to_the_same_state_can_do_nothing_at_all(patch: Patch) -> None:
    def without(left: Any, game: Any, ask: Any) -> Any:
        is_barred = ask.kind == "action" and len(left.options) < len(ask.options)
        return replace(left, options=(PASS,)) if is_barred else left

    results(patch, timing, "without_repetitions", without)


@breaks("13.1.1.3")
def only_the_turn_player_s_choices_lead_out_of_a_loop(patch: Patch) -> None:
    def can_be_stopped(game: Any) -> bool:
        def answers(found: Any, ask: Any) -> Any:
            return list(found) if ask.player == game.state.turn_player else [each for each in found if each != (YES,)]

        with Patch() as inner:
            results(inner, loops, "answers_to", answers)
            return bool(whole(game))

    whole = loops.can_be_stopped
    patch.setattr(loops, "can_be_stopped", can_be_stopped)


@breaks("13.1.1.3")
def an_endless_loop_is_cut_off_without_a_draw(patch: Patch) -> None:
    def is_perpetual(game: Any) -> bool:
        if whole(game):
            game.state.waiting = ()
        return False

    whole = loops.is_perpetual
    patch.setattr(checks, "is_perpetual", is_perpetual)

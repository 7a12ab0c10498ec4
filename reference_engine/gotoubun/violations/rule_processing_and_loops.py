"""Violations of chapters 11 and 13."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ...check_timings import announced_loops, perpetual_loops
from ...check_timings.violations import mechanisms
from ...kernel import game_loop
from ...kernel.decisions import PASS, YES
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Violations, change_asks, change_results, set_constant, wrap_function, wrapper_of
from .. import approach, events, game_end, rule_processing
from ..game import Gotoubun
from .helpers import process_rules_in_between

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "A player who had three brides this turn wins even if there are fewer by the check timing", "11.1.2", "10.6.2.6"
)
def _(patch: Patch) -> None:
    def move_and_note_brides(table: Any, event: EngineEvent) -> None:
        whole(table, event)
        if event.to == "brides" and len(table.zones[event.player, "brides"]) >= rule_processing.BRIDES:
            table.done |= {("won", event.player)}

    def winning_by_note(game: Any) -> Any:
        won = [player for player in (0, 1) if ("won", player) in game.state.done]
        return wins(game) or [EngineEvent("win", player=player, cause="rule") for player in won]

    whole, wins = events.APPLY["move"], rule_processing.win_events
    patch.setitem(events.APPLY, "move", move_and_note_brides)
    patch.setattr(rule_processing, "win_events", winning_by_note)


breaks("Rule processing takes place after each instruction of an ability", "11.1.2", "10.6.2.6")(
    process_rules_in_between(Gotoubun.resolve_text)
)
breaks("If both players would lose at once by empty decks, only player A loses", "11.1.3")(
    wrap_function(rule_processing.loss_events, lambda whole, game: whole(game)[:1])
)
breaks(
    "Rule processing puts away one misplaced dedicated episode at a time, the first in lane order first",
    "11.1.3",
    "11.4.2",
)(change_results(rule_processing.misplaced_episodes, lambda them, game: them[:1]))
breaks(
    "Rule processing puts away one misplaced dedicated episode at a time, the last in lane order first",
    "11.1.3",
    "11.4.2",
)(change_results(rule_processing.misplaced_episodes, lambda them, game: them[-1:]))
breaks("Three cards in the bride area are not enough to win; a fourth is needed", "11.2.1", "1.2.1.1", "11.1.1")(
    set_constant(rule_processing, "BRIDES", 4)
)


@breaks("A player whose hero deck is empty loses the game, too", "11.3.1", "1.2.1.2")
@wrapper_of(rule_processing.loss_events)
def _(whole: Any, game: Any) -> Any:
    zones = game.state.zones
    heroes = [player for player in (0, 1) if zones[player, "deck"] and not zones[player, "hero deck"]]
    return [*whole(game), *(EngineEvent("lose", player=player, cause="rule") for player in heroes)]


@breaks("A player with an empty main deck loses even if an effect replaces that loss", "11.3.1", "10.10.1")
@wrapper_of(game_end.decide_winner)
def _(whole: Any, game: Any, reason: str, *ends: EngineEvent) -> Any:
    if all((each.kind, each.cause) == ("lose", "rule") for each in ends):
        game.end_game(tuple(each.player for each in ends), reason)
    yield from whole(game, reason, *ends)


breaks("An episode stays in its lane after its character has left", "11.4.1")(
    wrap_function(rule_processing.stray_episodes, lambda whole, game: [])
)
breaks(
    "A dedicated episode's character is checked only when the episode is played, never afterwards", "11.4.2", "12.8.3"
)(wrap_function(rule_processing.misplaced_episodes, lambda whole, game: []))


@breaks("A dedicated episode stays on a character of another person if that character has grown", "11.4.2", "12.8.3")
@wrapper_of(rule_processing.misplaced_episodes)
def _(whole: Any, game: Any) -> Any:
    cards = game.state.cards
    return [card for card in whole(game) if not cards[cards[card].host].under]


@breaks(
    "A dedicated episode leaves a character of another person even if its abilities are invalid", "11.4.2", "10.3.2"
)
@wrapper_of(rule_processing.misplaced_episodes)
def _(whole: Any, game: Any) -> Any:
    def is_bound_elsewhere(card: int, persons: Any) -> bool:
        abilities = [held.ability for held in game.characteristics_of(card).abilities]
        return any(persons.isdisjoint(each.names) for each in abilities if getattr(each, "what", "") == "dedicated")

    cards = game.state.cards
    hosts = [host for player in (0, 1) for host in game.state.lane_characters(player)]
    return [
        card
        for host in hosts
        for card in cards[host].attached
        if is_bound_elsewhere(card, game.characteristics_of(host).persons)
    ]


@breaks("A card left in a resolution zone goes back to its owner's hand", "11.5.1")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    cards = game.state.cards
    stray = rule_processing.stray_cards(game)
    yield from game.propose_events(
        *(EngineEvent("move", card, cards[card].owner, to="hand", cause="rule") for card in stray)
    )
    return (yield from whole(game)) or bool(stray)


breaks("The opponent has to accept an announced number of loop repetitions if it is less than 99", "13.1.1.1")(
    mechanisms.the_opponent_cannot_cut_a_loop_short
)


@breaks("Only a loop that contains exactly one action can be announced", "13.1.1.1")
@partial(change_results, announced_loops.repeated_loop)
def _(loop: Any, game: Any) -> Any:
    return loop if [kind for _, kind, *_ in loop].count("action") == 1 else ()


breaks("A loop of events in an event step cannot be announced", "13.1.1.1")(
    wrap_function(approach._loops, lambda whole, game, player: [])
)
breaks("The non-turn player, too, can announce a loop in an event step", "13.1.1.1")(
    wrap_function(approach._loops, lambda whole, game, player: announced_loops.announce_options(game))
)


@breaks("The second player is asked to agree to an announced loop even if it is the second player's own", "13.1.1.1")
@wrapper_of(announced_loops.announce_loop)
def _(whole: Any, game: Any) -> Any:
    player, second = game.state.turn_player, 1 - game.state.first_player
    return (
        yield from change_asks(whole(game), lambda ask: ask if ask.player == player else replace(ask, player=second))
    )


breaks("A player who cuts an announced loop short may still make the decision that continues it", "13.1.1.1")(
    wrap_function(announced_loops.options_without_planned, lambda whole, game, ask: ask.options)
)
breaks("An action that led back to the same game state can be taken again", "13.1.1.2")(
    mechanisms.loop_action_can_be_repeated
)


@breaks("The second player, but not the first, can repeat an action that led back to the same state", "13.1.1.2")
@partial(change_results, perpetual_loops.without_repetitions)
def _(left: Any, game: Any, ask: Any) -> Any:
    return left if ask.player == game.state.first_player else ask


@breaks("A player who is back in the same game state can take no action but only pass", "13.1.1.2")
@partial(change_results, perpetual_loops.without_repetitions)
def _(left: Any, game: Any, ask: Any) -> Any:
    is_barred = ask.kind == "action" and len(left.options) < len(ask.options)
    return replace(left, options=(PASS,)) if is_barred else left


@breaks("A loop counts as unstoppable if only the non-turn player's saying yes could stop it", "13.1.1.3")
@wrapper_of(perpetual_loops.can_be_stopped)
def _(whole: Any, game: Any) -> bool:
    def answers_without_yes(found: Any, ask: Any) -> Any:
        return list(found) if ask.player == game.state.turn_player else [each for each in found if each != (YES,)]

    with Patch() as inner:
        change_results(game_loop.allowed_answers, answers_without_yes)(inner)
        return bool(whole(game))


@breaks("A loop that nobody can stop ends with all waiting abilities dropped instead of in a draw", "13.1.1.3")
@wrapper_of(perpetual_loops.is_perpetual)
def _(whole: Any, game: Any) -> bool:
    if whole(game):
        game.state.waiting = ()
    return False

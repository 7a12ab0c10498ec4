"""Engines of gotoubun that read otherwise, where the rulebook leaves it open."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

from msgspec.structs import replace

from saitei.adapters.card_text_tree import ChosenCards, Look, MatchingCards, Reveal
from saitei.reference_engine.check_timings import announced_loops
from saitei.reference_engine.check_timings import game as timings
from saitei.reference_engine.check_timings.step_parts import begin_check_timing
from saitei.reference_engine.gotoubun import (
    actions,
    approach,
    events,
    game_end,
    instructions,
    lanes,
    rule_processing,
    setup,
)
from saitei.reference_engine.gotoubun import game as gotoubun
from saitei.reference_engine.gotoubun.game import Gotoubun
from saitei.reference_engine.gotoubun.lexicon import HEROES, LANES
from saitei.reference_engine.gotoubun.state import GameState
from saitei.reference_engine.kernel import ability_triggers, replacement_effects
from saitei.reference_engine.kernel import instructions as shared
from saitei.reference_engine.kernel.board_state import GameState as AnyTable
from saitei.reference_engine.kernel.card_choices import choose_cards, select_cards
from saitei.reference_engine.kernel.cards import CardAbilityKey, EffectKey
from saitei.reference_engine.kernel.commit import commit_events
from saitei.reference_engine.kernel.decisions import NO, PASS, YES, EngineAsk
from saitei.reference_engine.kernel.events import EngineEvent

from .others import Others, Patch

GAME = Others("gotoubun")
OTHERS = GAME.others
otherwise = GAME.otherwise


# --- heroes ---------------------------------------------------------------------------------------


@otherwise("G-07", "same-hero")
def a_hero_that_lies_face_down_is_hidden_and_no_more(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        if record.zone in HEROES:
            return record.face.characteristics_as_role(record.role, card, record.inc, self.controller_of(card))
        return whole_printed(self, card)

    def turn(state: Any, event: EngineEvent) -> None:
        whole_turn(state, event)
        if state.is_in_state(state.cards[event.card], "approached"):
            state.done |= {("turned", event.card)}

    def is_success(game: Any, character: int, hero: int) -> bool:
        return whole_success(game, character, hero) and ("turned", hero) not in game.state.done

    whole_printed, whole_turn, whole_success = (
        GameState.printed_characteristics,
        events.APPLY["turn"],
        approach.is_approach_success,
    )
    patch.setattr(GameState, "printed_characteristics", printed)
    patch.setattr(GameState, "shared_zone_cards", AnyTable.shared_zone_cards)
    patch.setitem(events.APPLY, "turn", turn)
    patch.setattr(approach, "is_approach_success", is_success)
    turn_once(patch)


def turn_once(patch: Patch) -> None:
    """A card that already is face down is not turned down by a success (1.3.2.1)."""

    def happen(self: Any, *proposed: EngineEvent) -> Any:
        cards = self.state.cards
        due = [each for each in proposed if each.kind != "turn" or cards[each.card].face_down != each.face_down]
        return whole(self, *due)

    whole = Gotoubun.propose_events
    patch.setattr(Gotoubun, "propose_events", happen)


@otherwise("G-16", "nobody-activates")
def nobody_activates_what_a_hero_has(patch: Patch) -> None:
    def options(game: Any, player: int) -> Any:
        found = actions.activation_options(game, player)
        return [each for each in found if not game.state.is_masterless(each.args[0])]

    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=options))


@otherwise("G-16", "first-player")
def the_first_player_is_the_master_of_heroes(patch: Patch) -> None:
    def master(self: Any, card: int) -> int:
        return int(self.first_player if self.is_masterless(card) else whole_master(self, card))

    def play_waiting(game: Any, waiting: Any) -> Any:
        state = game.state
        if state.cards[waiting.held.card].zone in HEROES and not isinstance(waiting.held.key, EffectKey):
            played = replace(waiting, held=replace(waiting.held, seat=state.turn_player))
            state.waiting = tuple(played if each is waiting else each for each in state.waiting)
            waiting = played
        yield from whole_play(game, waiting)

    whole_master, whole_play = GameState.controller_of, ability_triggers.play_pending_trigger
    patch.setattr(GameState, "controller_of", master)
    patch.setattr(ability_triggers, "play_pending_trigger", play_waiting)


@otherwise("G-29", "chooses-too")
def the_first_player_chooses_among_heroes(patch: Patch) -> None:
    def picked(game: Any, ctx: Any, reference: Any) -> Any:
        if isinstance(reference, ChosenCards) and is_about_heroes(reference.among):
            by = "you" if ctx.seat == game.state.first_player else "opponent"
            reference = replace(reference, by=by)
        return (yield from select_cards(game, ctx, reference))

    def lane_for(game: Any, ctx: Any, card: int, *others: Any) -> Any:
        if game.state.cards[card].face.kind == "hero":
            ctx = copy(ctx)
            ctx.seat = game.state.first_player
        return (yield from whole(game, ctx, card, *others))

    whole = instructions._lane_for
    patch.setattr(shared, "select_cards", picked)
    patch.setattr(instructions, "select_cards", picked)
    patch.setattr(instructions, "_lane_for", lane_for)


def is_about_heroes(among: Any) -> bool:
    """Whether a text speaks of cards in hero lanes."""
    return isinstance(among, MatchingCards) and "hero lane" in among.zone


@otherwise("G-32", "first-player-right")
def the_first_player_counts_the_lanes_from_the_right(patch: Patch) -> None:
    whole = lanes._by_word
    mirrored = ("leftmost", "rightmost")
    patch.setattr(
        lanes, "_by_word", lambda state, word, player: whole(state, word, 1 - player if word in mirrored else player)
    )


# --- the set-up -----------------------------------------------------------------------------------


@otherwise("G-08", "any-cards")
def any_cards_of_the_hand_are_put_back(patch: Patch) -> None:
    def redraw(game: Any) -> Any:
        for player in setup.players_in_turn_order(game):
            (answer,) = yield EngineAsk(player, "optional", (YES, NO), about="to redraw")
            if answer == YES:
                hand = list(game.state.zones[player, "hand"])
                chosen = yield from choose_cards(game, player, hand, 1, len(hand))
                commit_events(
                    game, [EngineEvent("move", card, player, to="deck", cause="redraw", by=player) for card in chosen]
                )
                commit_events(game, (EngineEvent("shuffle", player=player, to="deck", cause="redraw"),))
                setup.deal_hand(game, player)

    parts = tuple(redraw if part is setup.redraw_hands else part for part in Gotoubun.SETUP)
    patch.setattr(Gotoubun, "SETUP", parts)


# --- the end of the game --------------------------------------------------------------------------


@otherwise("G-09", "at-once")
def three_brides_and_an_empty_deck_count_at_once(patch: Patch) -> None:
    def happen(self: Any, *proposed: EngineEvent) -> Any:
        result = yield from whole(self, *proposed)
        moved = [each for each in result.done if each.kind == "move"]
        if any("brides" in (each.to, each.frm) or each.frm == "deck" for each in moved):
            due = [*rule_processing.win_events(self), *rule_processing.loss_events(self)]
            if due:
                yield from game_end.decide_winner(self, "at once", *due)
        return result

    whole = Gotoubun.propose_events
    patch.setattr(Gotoubun, "propose_events", happen)


@otherwise("G-10", "loss")
def who_wins_and_loses_has_lost(patch: Patch) -> None:
    decide_without(patch, "win")


@otherwise("G-10", "win")
def who_wins_and_loses_has_won(patch: Patch) -> None:
    decide_without(patch, "lose")


def decide_without(patch: Patch, kind: str) -> None:
    """An engine in which that of a player's win and loss in the same rule processing does not count."""

    def decide(game: Any, reason: str, *due: EngineEvent) -> Any:
        both = {one.player for one in due for other in due if one.player == other.player and one.kind != other.kind}
        return whole(game, reason, *(each for each in due if each.player not in both or each.kind != kind))

    whole = game_end.decide_winner
    patch.setattr(rule_processing, "decide_winner", decide)


# --- the approach ---------------------------------------------------------------------------------


@otherwise("G-13", "master")
def a_characters_master_chooses_its_partner(patch: Patch) -> None:
    masters_choose(patch, of_partners=True)


@otherwise("G-14", "master")
def the_characters_master_chooses_the_bride(patch: Patch) -> None:
    masters_choose(patch, of_partners=False)


def masters_choose(patch: Patch, of_partners: bool) -> None:
    """An engine in which the master of the characters chooses their partners, or the bride among them."""

    def chooser(game: Any, *characters: int) -> int:
        masters = {game.state.controller_of(card) for card in characters}
        return masters.pop() if len(masters) == 1 else whole(game)

    def successes(game: Any) -> Any:
        patch.setattr(approach, "choosing_player", chooser if of_partners else whole)
        partners = yield from whole_successes(game)
        patch.setattr(approach, "choosing_player", whole if of_partners else chooser)
        return partners

    whole, whole_successes = approach.choosing_player, approach.successful_pairs
    patch.setattr(approach, "successful_pairs", successes)


@otherwise("G-15", "position-too")
def an_approach_fails_from_another_place(patch: Patch) -> None:
    def is_success(game: Any, character: int, hero: int) -> bool:
        here, there = (lanes.lane_number(game.state.cards[card].zone) for card in (character, hero))
        return (
            here is not None and there is not None and lanes.is_in_front(here, there) and whole(game, character, hero)
        )

    whole = approach.is_approach_success
    patch.setattr(approach, "is_approach_success", is_success)


@otherwise("G-15", "face-down-judged")
def a_hero_turned_face_down_is_judged_as_it_was(patch: Patch) -> None:
    def approached(game: Any, hero: Any) -> list[int]:
        there = [card for lane in HEROES for card in game.state.zones[2, lane]]
        return [card for card in there if game.state.reference_to(card) == hero]

    def is_success(game: Any, character: int, hero: int) -> bool:
        record = game.state.cards[hero]
        need = record.face.info.need if record.face_down else game.characteristics_of(hero).need
        return bool(game.characteristics_of(character).power >= need)

    patch.setattr(approach, "approached_heroes", approached)
    patch.setattr(approach, "is_approach_success", is_success)
    turn_once(patch)


@otherwise("G-30", "until-passing")
def event_after_event_is_played_until_passing(patch: Patch) -> None:
    def event_timing(game: Any, frame: Any) -> Any:
        _, player, passes, *checked = frame
        if not checked:
            game.replace_frame(*frame, "checked")
            begin_check_timing(game)
            return
        (picked,) = yield EngineAsk(player, "action", (*approach.event_step_options(game, player), PASS))
        if picked != PASS:
            game.replace_frame("events", player, 0)
            yield from approach.play_event(game, picked.args[0])
        elif passes:
            game.pop_frame()
        else:
            game.replace_frame("events", 1 - player, 1)

    patch.setitem(Gotoubun.procedures, "events", event_timing)


# --- lanes, stacks, abilities ---------------------------------------------------------------------


@otherwise("G-17", "stacked")
def what_an_effect_puts_onto_a_character_lies_on_it(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        record = game.state.cards[card]
        stacks = record.face.is_unit and not record.face.growth and record.zone not in LANES
        return stacks or whole(game, card, seat, number)

    whole = instructions.may_enter_lane
    patch.setattr(instructions, "may_enter_lane", may_enter)


@otherwise("G-33", "same-copy")
def a_copy_that_left_and_came_back_was_played(patch: Patch) -> None:
    def copied(held: Any) -> Any:
        return replace(held, key=replace(held.key, inc=0)) if isinstance(held.key, CardAbilityKey) else held

    def is_used_up(game: Any, held: Any) -> bool:
        return whole_used(game, held) or whole_used(game, copied(held))

    def count_ability(game: Any, held: Any) -> None:
        whole_count(game, held)
        whole_count(game, copied(held))

    whole_used, whole_count = gotoubun.is_used_up, gotoubun.count_ability_use
    patch.setattr(gotoubun, "is_used_up", is_used_up)
    patch.setattr(gotoubun, "count_ability_use", count_ability)


@otherwise("G-36", "whole-stack")
def every_card_of_a_stack_has_its_abilities(patch: Patch) -> None:
    def at_work(self: Any) -> Iterator[int]:
        yield from whole(self)
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.lane_characters(player):
                yield from (each for each in self.cards[card].under if self.cards[each].face.is_working)

    whole = GameState.cards_at_work
    patch.setattr(GameState, "cards_at_work", at_work)


@otherwise("G-35", "performer")
def who_puts_cards_into_a_shared_zone_orders_them(patch: Patch) -> None:
    def arranges(game: Any, event: EngineEvent) -> int:
        return event.by if event.to in GameState.SHARED else whole(game, event)

    whole = replacement_effects.ordering_player
    patch.setattr(replacement_effects, "ordering_player", arranges)


@otherwise("S-07", "performer")
def who_performs_an_action_orders_its_replacements(patch: Patch) -> None:
    whole = replacement_effects.affected_player
    patch.setattr(
        replacement_effects, "affected_player", lambda game, event: whole(game, event) if event.by < 0 else event.by
    )


# --- what is seen, and loops ----------------------------------------------------------------------


@otherwise("S-10", "at-once")
def what_was_looked_at_is_hidden_after_the_instruction(patch: Patch) -> None:
    def briefly(whole: Any) -> Any:
        def handler(game: Any, ctx: Any, node: Any) -> Any:
            before = game.state.shown
            result = yield from whole(game, ctx, node)
            game.state.shown = before
            return result

        return handler

    for kind in (Look, Reveal):
        patch.setitem(instructions.HANDLERS, kind, briefly(instructions.HANDLERS[kind]))


@otherwise("S-10", "where-it-lies")
def what_was_seen_is_known_as_long_as_it_lies_there(patch: Patch) -> None:
    def shuffle(state: Any, event: EngineEvent) -> None:
        known = frozenset(each for each in state.shown if each[1] not in state.zones[event.player, event.to])
        whole(state, event)
        slot.__set__(state, known)

    def kept(state: Any, value: Any) -> None:
        if value or not hasattr(state, "shown"):
            slot.__set__(state, value)

    slot, whole = AnyTable.__dict__["shown"], events.APPLY["shuffle"]
    patch.setattr(AnyTable, "shown", property(slot.__get__, kept))
    patch.setitem(events.APPLY, "shuffle", shuffle)


@otherwise("S-04", "turn-player-only")
def the_opponent_may_repeat_what_led_back(patch: Patch) -> None:
    def without_repetitions(game: Any, ask: Any) -> Any:
        return whole(game, ask) if ask.player == game.state.turn_player else ask

    whole = timings.without_repetitions
    patch.setattr(timings, "without_repetitions", without_repetitions)


@otherwise("S-11", "after-once")
def a_loop_is_announced_once_it_was_done(patch: Patch) -> None:
    def loop_of(game: Any) -> Any:
        story, where = game.state.story, tuple(game.state.zones.values())
        ends = (story[-length:] for length in range(1, len(story) + 1))
        return next((each for each in ends if each[0][3] == where), ())

    patch.setattr(announced_loops, "repeated_loop", loop_of)

"""Engines of OSICA that assume or read otherwise, where the document leaves it open."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.card_text_tree import ChosenCards, GainEffect, GameInstruction, Move, Switch
from saitei.reference_engine.kernel import instructions
from saitei.reference_engine.kernel.commit import commit_events
from saitei.reference_engine.kernel.decisions import EngineAsk, EngineOption
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.game_loop import without_asks
from saitei.reference_engine.osica import (
    appeals,
    board_areas,
    effects,
    heart_stealing,
    keywords,
    main_phase,
    rulebook_map,
    setup,
    simultaneous_effects,
    text_usage,
    turn,
)
from saitei.reference_engine.osica.game import Osica
from saitei.reference_engine.osica.lexicon import BOARD, DROP, HAND, PLAYING, STAGE, SUPPORT
from saitei.reference_engine.osica.rules_context import RulesContext
from saitei.reference_engine.osica.state import GameState

from .others import Others, Patch

GAME = Others("osica", unseen=frozenset({"OA-2", "OA-3"}))
"""No scenario leans on how many cards are drawn before the first turn, nor on the limit then."""

OTHERS = GAME.others
otherwise = GAME.otherwise


# --- readings ---------------------------------------------------------------------------------------


@otherwise("O-03", "number-alone")
def a_limit_break_goes_by_the_number(patch: Patch) -> None:
    def same_in_hand(game: Any, card: int) -> list[int]:
        there = game.state.cards
        hand = game.state.zones[there[card].seat, HAND]
        return [each for each in hand if there[each].face.number == there[card].face.number]

    patch.setattr(appeals, "same_in_hand", same_in_hand)


@otherwise("O-04", "guarded")
def charge_counts_whatever_becomes_of_the_guard(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        ap = game.characteristics_of(guard).ap
        levels = [keywords.printed_number(held.ability) for held in game.active_keywords(card, "charge")]
        whole(game, card, guard)
        return bool(levels) and ap <= max(levels)

    whole = appeals.drop_beaten_guard
    patch.setattr(appeals, "drop_beaten_guard", charges)


@otherwise("O-05", "turn-player")
def who_wins_at_the_same_moment_is_the_turn_player(patch: Patch) -> None:
    def end(self: Any, losers: Any, reason: str) -> None:
        whole(self, (1 - self.state.turn_player,) if len(losers) > 1 else losers, reason)

    whole = RulesContext.end_game
    patch.setattr(RulesContext, "end_game", end)


@otherwise("O-05", "opponent")
def who_wins_at_the_same_moment_is_the_opponent(patch: Patch) -> None:
    def end(self: Any, losers: Any, reason: str) -> None:
        whole(self, (self.state.turn_player,) if len(losers) > 1 else losers, reason)

    whole = RulesContext.end_game
    patch.setattr(RulesContext, "end_game", end)


@otherwise("O-07", "guard-last")
def a_limit_broken_guard_takes_one_away_last(patch: Patch) -> None:
    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        broken = guard is not None and game.state.cards[guard].limit_broken
        if broken:
            game.state.change_card(guard, limit_broken=False)
        count = whole(game, card, guard)
        if broken and game.state.cards[guard].zone in BOARD:
            game.state.change_card(guard, limit_broken=True)
        return count - broken

    whole = appeals.stolen_heart_count
    patch.setattr(appeals, "stolen_heart_count", stolen_by)


@otherwise("O-10", "as-many")
def with_fewer_cards_mix_and_contact_take_those(patch: Patch) -> None:
    def as_many(whole: Any) -> Any:
        def works(number: int) -> Any:
            (cost,), then = whole(number)
            return (replace(cost, cards=ChosenCards(keywords.IN_HAND, number)),), then

        return works

    def move(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        return done or (ctx.paying and bool(ctx.it))

    whole = effects.HANDLERS[Move]
    patch.setitem(effects.HANDLERS, Move, move)  # type: ignore[arg-type]
    for what in ("mix", "contact"):
        patch.setitem(keywords.OF_APPEALS, what, as_many(keywords.OF_APPEALS[what]))  # type: ignore[arg-type]


@otherwise("O-11", "for-nothing")
def destroy_is_paid_for_nothing(patch: Patch) -> None:
    def works(number: int) -> Any:
        return keywords.cost_instructions(number), (Move(ChosenCards(keywords.IN_FRONT), DROP),)

    patch.setitem(keywords.OF_APPEALS, "destroy", works)  # type: ignore[arg-type]


@otherwise("O-12", "in-front-too")
def who_stands_in_front_limit_breaks_without_guarding(patch: Patch) -> None:
    def let_break_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        front = game.state.character_in_front(attacker.card)
        if front is not None:
            yield from appeals.let_limit_break(game, front)
        game.replace_frame("appeal", "hearts", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "other-break", let_break_guard)  # type: ignore[arg-type]


@otherwise("O-19", "each-time")
def the_turn_player_says_anew_whose_effect_is_next(patch: Patch) -> None:
    def resolve(game: Any, frame: Any) -> Any:
        game.replace_frame("waiting", -1)
        yield from whole(game, ("waiting", -1))
        if game.state.flow[-1][0] == "waiting":
            game.replace_frame("waiting", -1)

    whole = simultaneous_effects.resolve_next_effect
    patch.setitem(rulebook_map.PROCEDURES, "waiting", resolve)  # type: ignore[arg-type]


@otherwise("O-20", "itself-too")
def a_card_that_is_played_counts_itself(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        return int(whole(self, game, player, keyword))

    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        itself = keyword.what == "design" and self.cards[ctx.this.card].zone in (HAND, PLAYING)
        return counted(self, game, ctx.seat, keyword) + itself >= keyword.number

    whole = GameState._counted
    patch.setattr(GameState, "is_keyword_met", is_met)


@otherwise("O-21", "at-once")
def who_has_no_ap_goes_in_the_middle_of_an_effect(patch: Patch) -> None:
    def gain(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        if not game.is_trial:
            game.drop_powerless_characters()
        return done

    whole = effects.HANDLERS[GainEffect]
    patch.setitem(effects.HANDLERS, GainEffect, gain)  # type: ignore[arg-type]


@otherwise("O-25", "in-vain")
def what_has_no_room_is_chosen_and_stays(patch: Patch) -> None:
    def may_be_chosen(game: Any, card: int, to: str) -> bool:
        seat = game.state.cards[card].seat
        return to not in STAGE or board_areas.fits_limit(game, seat, {*game.state.characters_on_stage(seat), card})

    def may_change_places(game: Any, one: int, other: int) -> bool:
        kinds = {game.state.cards[card].face.kind for card in (one, other)}
        return SUPPORT in kinds or board_areas.may_change_places(game, one, other)

    def move_chosen(game: Any, ctx: Any, node: Any, going: Any) -> Any:
        fitting = [card for card in going if board_areas.may_enter_zone(game, card, node.to)]
        return (yield from moves(game, ctx, node, fitting)) and len(fitting) == len(going)

    def switch(game: Any, ctx: Any, node: Any) -> Any:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(text_usage, "may_change_places", board_areas.may_change_places)
            is_possible = any(text_usage.exchange_pairs(game, ctx, node))
        return is_possible and (yield from whole(game, ctx, node))

    whole, moves = effects.HANDLERS[Switch], instructions.move_chosen
    patch.setattr(text_usage, "may_enter_zone", may_be_chosen)
    patch.setattr(text_usage, "may_change_places", may_change_places)
    patch.setattr(effects, "may_enter_zone", may_be_chosen)
    patch.setattr(instructions, "move_chosen", move_chosen)
    patch.setitem(effects.HANDLERS, Switch, switch)  # type: ignore[arg-type]


@otherwise("O-26", "not-a-target")
def who_has_limit_broken_is_not_chosen_for_it(patch: Patch) -> None:
    def can_choose(self: Any, ctx: Any, card: int) -> bool:
        then = ctx.held.ability.then if ctx.held is not None and self.state.cards[card].limit_broken else ()
        breaks = any(isinstance(each, GameInstruction) and each.what == "limit-break" for each in then)
        return not breaks and whole(self, ctx, card)

    whole = Osica.can_choose
    patch.setattr(Osica, "can_choose", can_choose)


@otherwise("O-27", "it-goes-on")
def an_appeal_goes_on_without_its_character(patch: Patch) -> None:
    def appeal(game: Any, frame: Any) -> Any:
        _, part, attacker, guard, additional = frame
        if part in ("declare", "over") or appeals.is_on_stage(game, attacker):
            yield from whole(game, frame)
            return
        game.replace_frame("appeal", "over", attacker, guard, additional)
        yield from appeals.steal_hearts(game, game.state.turn_player, 1)

    whole = appeals.continue_appeal
    patch.setitem(rulebook_map.PROCEDURES, "appeal", appeal)  # type: ignore[arg-type]


@otherwise("O-29", "as-it-begins")
def double_is_looked_at_as_the_appeal_is_declared(patch: Patch) -> None:
    def declare(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        alone = additional or not game.has_active_keyword(attacker.card, "double")
        yield from whole(game, attacker, guard, alone)

    whole = appeals.PARTS["declare"]
    patch.setitem(appeals.PARTS, "declare", declare)  # type: ignore[arg-type]


@otherwise("O-30", "each-heart")
def a_text_about_a_stolen_heart_is_used_for_each_heart(patch: Patch) -> None:
    def commit(game: Any, events: Any) -> Any:
        *moves, stole = events
        return commit_events(game, [*moves, *[replace(stole, amount=1)] * stole.amount])

    patch.setattr(heart_stealing, "commit_events", commit)


# --- the set-up (OA-1) ------------------------------------------------------------------------


@otherwise("OA-1")
def seven_hearts_are_dealt(patch: Patch) -> None:
    patch.setattr(setup, "DEALT_HEARTS", 7)


# --- turns and phases (OA-4 to OA-7, OA-12) -----------------------------------------------------------


@otherwise("OA-4")
def the_yell_phase_comes_first(patch: Patch) -> None:
    patch.setattr(Osica, "ORDER", ("yell", "start", "main", "event", "appeal", "end"))


@otherwise("OA-5")
def who_is_played_comes_out_resting(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        moved = list(moved)
        whole(self, moved, to, cause)
        if cause == "play" and to in BOARD:
            commit_events(self, [EngineEvent("rest", card) for card in moved])

    whole = RulesContext.move_to_zone
    patch.setattr(RulesContext, "move_to_zone", move)


@otherwise("OA-6")
def supports_are_played_before_characters(patch: Patch) -> None:
    def plays(game: Any, player: int) -> Any:
        for option in whole(game, player):
            kind = game.state.cards[option.args[0]].face.kind
            if kind != SUPPORT or not any(game.state.is_character(card) for card in game.state.cards_on_board(player)):
                yield option

    whole = main_phase.play_options
    patch.setattr(main_phase, "play_options", plays)


@otherwise("OA-7")
def the_opponent_acts_first(patch: Patch) -> None:
    @without_asks
    def alternate(game: Any) -> None:
        game.push_frame("window", 1 - game.state.turn_player, 0)

    parts = turn.STEPS["event"]
    patch.setitem(turn.STEPS, "event", tuple(alternate if each is turn.alternate_actions else each for each in parts))


@otherwise("OA-12")
def who_stays_on_the_stage_stands_up_if_their_player_likes(patch: Patch) -> None:
    def stand_up_or_drop(game: Any) -> Any:
        player = game.state.turn_player
        there = game.state.characters_on_stage(player)
        if there:
            options = tuple(EngineOption("card", (card,)) for card in there)
            picks = yield EngineAsk(player, "choose", options, 0, len(there), about="who on the stage stands up")
            commit_events(game, [EngineEvent("ready", each.args[0]) for each in picks])

    parts = turn.STEPS["start"]
    others = tuple(stand_up_or_drop if each is turn.stand_up_or_drop else each for each in parts)
    patch.setitem(turn.STEPS, "start", others)


# --- appeals (OA-8 to OA-11, OA-13) -------------------------------------------------------------------


@otherwise("OA-8")
def nobody_rests_for_an_appeal(patch: Patch) -> None:
    def without_rest(game: Any, events: Any) -> Any:
        return commit_events(game, [event for event in events if event.kind != "rest"])

    patch.setattr(appeals, "commit_events", without_rest)


@otherwise("OA-9")
def a_guarded_appeal_steals_one_too(patch: Patch) -> None:
    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        return int(whole(game, card, guard)) + (guard is not None)

    whole = appeals.stolen_heart_count
    patch.setattr(appeals, "stolen_heart_count", stolen_by)


@otherwise("OA-10")
def a_guard_always_stays(patch: Patch) -> None:
    patch.setattr(appeals, "drop_beaten_guard", lambda *_: False)


@otherwise("OA-10")
def a_guard_always_goes(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        charged = whole(game, card, guard)
        if game.state.cards[guard].zone in BOARD:
            game.move_to_zone((guard,), DROP, "appeal")
        return bool(charged)

    whole = appeals.drop_beaten_guard
    patch.setattr(appeals, "drop_beaten_guard", charges)


@otherwise("OA-11")
def a_limit_break_costs_two(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        if len(game.state.zones[game.state.cards[card].seat, "cost"]) >= 2:
            yield from whole(game, card)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@otherwise("OA-13")
def what_an_appeal_does_happens_after_the_guard(patch: Patch) -> None:
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole_guard(game, attacker, guard, additional)
        commit_events(game, (EngineEvent("appealed", attacker.card),))

    @without_asks
    def declare(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.replace_frame("appeal", "guard", attacker, guard, additional)
        if not game.state.cards[attacker.card].resting:
            commit_events(game, (EngineEvent("rest", attacker.card),))

    whole_guard = appeals.let_guard
    patch.setitem(appeals.PARTS, "declare", declare)  # type: ignore[arg-type]
    patch.setitem(appeals.PARTS, "guard", let_guard)  # type: ignore[arg-type]


# --- events (OA-14) -----------------------------------------------------------------------------------


@otherwise("OA-14")
def an_event_that_is_played_lies_in_the_drop_area_already(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, DROP if to == PLAYING else to, cause)

    whole = RulesContext.move_to_zone
    patch.setattr(RulesContext, "move_to_zone", move)

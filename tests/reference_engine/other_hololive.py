"""Engines of hololive that read otherwise where the rulebook leaves it open: one for each option that is not ours."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saitei.adapters import card_text_tree as a
from saitei.reference_engine.check_timings import announced_loops, perpetual_loops, step_parts
from saitei.reference_engine.hololive import (
    actions,
    arts,
    cards,
    check_and_play_timing,
    instructions,
    rule_processing,
    setup,
    support_cards,
    turn,
)  # fmt: skip
from saitei.reference_engine.hololive.art_and_skill import OshiSkill
from saitei.reference_engine.hololive.game import Hololive
from saitei.reference_engine.hololive.use_limits import OshiSkillUsed
from saitei.reference_engine.kernel import instructions as shared
from saitei.reference_engine.kernel import replacement_effects, turn_steps
from saitei.reference_engine.kernel.card_choices import choose_cards, choose_one
from saitei.reference_engine.kernel.commit import commit_events
from saitei.reference_engine.kernel.decisions import NO, YES, EngineAsk, EngineOption
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.resolution import CardReference, ResolutionContext

from .others import Others, Patch

GAME = Others("hololive")
OTHERS = GAME.others
otherwise = GAME.otherwise


# --- before the game, and the turn ----------------------------------------------------------------


def with_part(patch: Patch, whole: Any, other: Any) -> None:
    """The set-up with another part in the place of one."""
    patch.setattr(Hololive, "SETUP", tuple(other if part is whole else part for part in Hololive.SETUP))


@otherwise("H-18", "optional")
def nobody_has_to_place_a_center_holomem(patch: Patch) -> None:
    def choose_one_or_none(game: Any, player: int, among: list[int]) -> Any:
        chosen = yield from choose_cards(game, player, among, 0, 1)
        return chosen

    def put_down(game: Any, player: int, cards: Any, zone: str) -> None:
        whole(game, player, cards[0] if zone == "center" else cards, zone)

    whole = setup.place_face_down
    patch.setattr(setup, "choose_one", choose_one_or_none)
    patch.setattr(setup, "place_face_down", put_down)


@otherwise("H-69", "must-without-debut")
def a_first_hand_without_a_debut_holomem_is_redrawn_in_any_case(patch: Patch) -> None:
    def redraw(game: Any) -> Any:
        for player in turn_steps.players_in_turn_order(game):
            pick = YES
            if setup.debuts_in_hand(game, player):
                (pick,) = yield EngineAsk(player, "optional", (YES, NO), about="to redraw")
            if pick == YES:
                setup.return_hand(game, player)
                yield from setup.draw_hand(game, player)

    with_part(patch, setup.offer_redraws, redraw)


@otherwise("H-54", "as-a-block")
def life_lies_as_it_lay_in_the_cheer_deck(patch: Patch) -> None:
    def deal_life(game: Any) -> Any:
        yield from whole(game)
        for player in (0, 1):
            game.state.zones[player, "life"] = game.state.zones[player, "life"][::-1]

    whole = setup.deal_life
    with_part(patch, whole, deal_life)


@otherwise("H-52", "in-order")
def who_goes_first_loses_before_the_other_reveals(patch: Patch) -> None:
    def forced_redraws(game: Any) -> Any:
        state = game.state
        while without := [
            player for player in turn_steps.players_in_turn_order(game) if not setup.debuts_in_hand(game, player)
        ]:
            for player in without:
                commit_events(game, [EngineEvent("reveal", card) for card in state.zones[player, "hand"]])
                if state.redraws[player] >= setup.REDRAWS:
                    game.end_game((player,), "too many forced redraws")
            for player in without:
                setup.return_hand(game, player)
                yield from setup.draw_hand(game, player)
                state.redraws = tuple(number + (each == player) for each, number in enumerate(state.redraws))

    with_part(patch, setup.do_forced_redraws, forced_redraws)


@otherwise("H-17", "triggers-anyway")
def a_first_turn_has_a_beginning(patch: Patch) -> None:
    def skip_first(game: Any) -> Any:
        goto = yield from whole(game)
        if goto is not None:
            commit_events(game, [EngineEvent("step", player=game.state.turn_player, to="turn", cause="begins")])
            step_parts.begin_check_timing(game)
        return goto

    whole = turn.skip_first_reset
    patch.setitem(turn.STEPS, "reset", (skip_first, *turn.STEPS["reset"][1:]))


@otherwise("H-63", "rests-there")
def who_does_not_go_back_does_not_rest(patch: Patch) -> None:
    def return_collab(game: Any) -> Any:
        is_bound = any(
            "move" in game.characteristics_of(card).forbids
            for card in game.state.zones[game.state.turn_player, "collab"]
        )
        return None if is_bound else (yield from whole(game))

    whole = turn.return_collab
    parts_of_it = (return_collab if part is whole else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", tuple(parts_of_it))


@otherwise("H-61", "no-collab")
def nobody_collabs_without_a_deck(patch: Patch) -> None:
    def can_collab(game: Any, player: int) -> Any:
        return whole.options(game, player) if game.state.zones[player, "deck"] else []

    whole = actions.ACTIONS["collab"]
    patch.setitem(actions.ACTIONS, "collab", whole._replace(options=can_collab))


# --- looking --------------------------------------------------------------------------------------


@otherwise("H-59", "at-once")
def what_was_seen_is_hidden_again_at_once(patch: Patch) -> None:
    def forgetting(handler: Any) -> Any:
        def do(game: Any, ctx: Any, node: Any) -> Any:
            done = yield from handler(game, ctx, node)
            game.state.shown = frozenset()
            return done

        return do

    handlers = {kind: forgetting(handler) for kind, handler in Hololive.HANDLERS.items()}
    patch.setattr(Hololive, "HANDLERS", handlers)


# --- oshi skills ----------------------------------------------------------------------------------


@otherwise("H-11", "shared")
def an_sp_oshi_skill_is_an_oshi_skill(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        is_second = isinstance(held.origin, OshiSkill) and OshiSkillUsed(held.seat) in self.state.done
        return not is_second and whole(self, held)

    def count_use(self: Any, held: Any) -> None:
        whole_count(self, held)
        if isinstance(held.origin, OshiSkill):
            self.state.done |= {OshiSkillUsed(held.seat)}

    whole, whole_count = Hololive.is_usable, Hololive.count_use
    patch.setattr(Hololive, "is_usable", usable)
    patch.setattr(Hololive, "count_use", count_use)


@otherwise("H-12", "limits-for-the-action")
def a_skill_for_another_moment_has_its_own_limit_alone(patch: Patch) -> None:
    def as_ability(held: Any) -> Any:
        is_reaction = isinstance(held.origin, OshiSkill) and held.origin.usable is not None
        return replace(held, origin=None) if is_reaction else held

    whole, whole_count = Hololive.is_usable, Hololive.count_use
    patch.setattr(Hololive, "is_usable", lambda self, held: whole(self, as_ability(held)))
    patch.setattr(Hololive, "count_use", lambda self, held: whole_count(self, as_ability(held)))


# --- arts -----------------------------------------------------------------------------------------


class Enough(list[int]):
    """Cards, enough of them though there may be none."""

    def __bool__(self) -> bool:
        return True


@otherwise("H-27", "playable-without")
def an_art_needs_no_target(patch: Patch) -> None:
    whole = arts.default_art_targets
    patch.setattr(arts, "default_art_targets", lambda game, player: Enough(whole(game, player)))


@otherwise("H-27", "declared-in-vain")
def an_art_without_a_target_is_declared_in_vain(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: ResolutionContext, art: Any) -> Any:
        if ctx.used_on is not None:
            yield from whole(game, ctx, art)

    whole, whole_targets = arts.resolve_art, arts.default_art_targets
    patch.setattr(arts, "default_art_targets", lambda game, player: Enough(whole_targets(game, player)))
    patch.setattr(arts, "resolve_art", resolve_art)


@otherwise("H-56", "resolve-again")
def an_art_is_resolved_again_without_being_played(patch: Patch) -> None:
    def play_again(game: Any) -> Any:
        state = game.state
        for waiting in state.waiting:
            if waiting.idle:
                state.waiting = tuple(each for each in state.waiting if each is not waiting)
                state.invalidate_memo()
                if state.is_there(waiting.this):
                    yield from resolve_again(game, waiting.held, waiting.this)
                state.busy = True
                return True
        return False

    def resolve_again(game: Any, held: Any, this: Any) -> Any:
        target = yield from choose_one(game, held.seat, arts.default_art_targets(game, held.seat))
        if target is not None:
            ctx = ResolutionContext(held.seat, this, held, age=game.state.advance_clock(), asked=1, chosen=1)
            ctx.used_on = game.state.reference_to(target)
            yield from arts.resolve_art(game, ctx, held.ability)
            game.finish_resolution(ctx, this.card, held)

    patch.setattr(check_and_play_timing, "play_art_again", play_again)


# --- support cards, and what is used --------------------------------------------------------------


@otherwise("H-10", "when-resolved")
def a_support_stays_in_the_hand_while_it_is_paid_for(patch: Patch) -> None:
    def reveal(game: Any, card: int) -> Any:
        yield from game.propose_events(EngineEvent("reveal", card))

    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        watch, game.watch = game.watch, None
        in_hand = game.state.cards[card].zone == "hand"
        if in_hand:
            to_resolution(game, card)
        game.watch = watch
        if in_hand or not support_cards.is_attachable(game, card):
            yield from whole(game, ctx, card)

    whole, to_resolution = support_cards.resolve_support, support_cards.move_to_resolution
    patch.setattr(support_cards, "reveal_support", reveal)
    patch.setattr(support_cards, "move_to_resolution", lambda game, card: None)
    patch.setattr(support_cards, "resolve_support", resolve_support)


@otherwise("H-25", "public-information")
def a_shuffle_is_a_change(patch: Patch) -> None:
    def changes(game: Any, event: EngineEvent) -> bool:
        is_shuffle = event.kind == "shuffle" and bool(game.state.zones[event.player, event.to])
        return is_shuffle or whole(game, event)

    whole = support_cards.changes_game
    patch.setattr(support_cards, "changes_game", changes)


@otherwise("H-25", "shuffle-is-no-change")
def a_cheer_that_cannot_be_there_is_not_searched_for(patch: Patch) -> None:
    def note_search(game: Any, ctx: Any, node: Any) -> None:
        if not isinstance(node, a.Attach):
            whole(game, ctx, node)

    whole = instructions.note_search
    patch.setattr(instructions, "note_search", note_search)


@otherwise("H-70", "has-to-change")
def what_a_support_may_do_alone_it_does(patch: Patch) -> None:
    def may(game: Any, ctx: Any, node: Any) -> Any:
        if ctx.held is not None or game.state.cards[ctx.this.card].face.support.then != (node,):
            return (yield from whole(game, ctx, node))
        if (yield from shared.do_optional(game, ctx, node.first)):
            yield from shared.perform_instructions(game, ctx, node.then)
        return True

    whole = Hololive.HANDLERS[a.OptionalInstruction]
    patch.setitem(Hololive.HANDLERS, a.OptionalInstruction, may)


@otherwise("H-26", "skills-always")
def an_oshi_skill_that_found_nobody_was_used(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        is_skill = held is not None and isinstance(held.origin, OshiSkill)
        whole(self, replace(ctx, asked=0) if is_skill else ctx, card, held)

    whole = Hololive.finish_resolution
    patch.setattr(Hololive, "finish_resolution", finish)


@otherwise("H-26", "targets-only")
def what_has_no_target_is_never_used(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        whole(self, replace(ctx, asked=1), card, held)

    whole = Hololive.finish_resolution
    patch.setattr(Hololive, "finish_resolution", finish)


@otherwise("H-66", "on-the-stage")
def a_further_name_is_for_the_stage(patch: Patch) -> None:
    def extra(printed: a.KeywordAbility) -> Any:
        ability = whole(printed)
        return replace(ability, zone=()) if printed.what == "also" else ability

    whole = cards._extra
    patch.setattr(cards, "_extra", extra)


@otherwise("H-67", "archived-afterwards")
def an_effect_attaches_to_anybody(patch: Patch) -> None:
    patch.setattr(instructions, "may_have_attached", lambda game, host, chosen: True)


@otherwise("H-68", "as-many-as-there-are")
def what_may_be_done_is_done_as_far_as_it_can_be(patch: Patch) -> None:
    def attempt(game: Any, ctx: Any, what: Any) -> Any:
        before = len(game.state.log)
        yield from whole(game, ctx, what)
        return len(game.state.log) > before

    whole = shared.do_optional
    patch.setattr(shared, "do_optional", attempt)


# --- blooming and collabs by an effect ------------------------------------------------------------


@otherwise("H-23", "as-the-action")
def an_effect_blooms_whom_the_action_could_bloom(patch: Patch) -> None:
    def bloom(game: Any, ctx: Any, holomem: int, using: int) -> Any:
        below, above = game.characteristics_of(holomem), game.characteristics_of(using)
        fits = actions.blooms_into(below, above, game.state.cards[holomem].damage)
        if game.state.turn <= 2 or not actions.may_bloom(game, holomem) or not fits:
            return False
        return (yield from whole(game, ctx, holomem, using))

    whole = instructions.bloom_holomem
    patch.setattr(instructions, "bloom_holomem", bloom)


# --- rule processing, replacements and loops ------------------------------------------------------


@otherwise("H-28", "any-card-then-if-due")
def who_need_not_be_downed_any_more_is_not_archived(patch: Patch) -> None:
    def leave(game: Any, downed: Any) -> Any:
        state = game.state
        there = state.find_card(CardReference(downed.card, downed.record.inc))
        if there is not None and rule_processing.must_be_downed(
            state.cards[there], there, game.changed_characteristics()
        ):
            yield from whole(game, downed)

    whole = rule_processing.archive_downed_holomem
    patch.setattr(rule_processing, "archive_downed_holomem", leave)


@otherwise("H-55", "before-all")
def a_down_costs_two_life_before_anything_replaces_it(patch: Patch) -> None:
    def candidates(game: Any, event: EngineEvent, phase: str) -> Any:
        found = whole(game, event, phase)
        first = [held for held in found if held.ability.instead == (a.ModifyEvent(set=2),)]
        return first if first and event.kind == "life-damage" else found

    whole = replacement_effects.applicable_replacements
    patch.setattr(replacement_effects, "applicable_replacements", candidates)


@otherwise("H-62", "after-each-down")
def a_down_costs_its_life_before_the_next(patch: Patch) -> None:
    def process_down(game: Any, card: int) -> Any:
        yield from whole(game, card)
        while not rule_processing.losing_players(game) and (yield from rule_processing.process_life_damage(game)):
            pass

    whole = rule_processing.process_down
    patch.setattr(rule_processing, "process_down", process_down)


@otherwise("H-29", "turn-player")
def the_turn_player_says_which_attached_cards_stay(patch: Patch) -> None:
    def too_many(game: Any, player: int, holomem: int, attached: list[int]) -> Any:
        return (yield from whole(game, game.state.turn_player, holomem, attached))

    whole = rule_processing.choose_excess_attached
    patch.setattr(rule_processing, "choose_excess_attached", too_many)


@otherwise("S-07", "performer")
def who_moves_a_card_says_what_replaces_the_move(patch: Patch) -> None:
    def affected(game: Any, event: EngineEvent) -> int:
        return event.by if event.kind == "move" and event.by >= 0 else whole(game, event)

    whole = replacement_effects.affected_player
    patch.setattr(replacement_effects, "affected_player", affected)


@otherwise("S-04", "turn-player-only")
def who_is_not_the_turn_player_may_repeat_for_ever(patch: Patch) -> None:
    def without_repetitions(game: Any, ask: Any) -> Any:
        return whole(game, ask) if ask.player == game.state.turn_player else ask

    whole = perpetual_loops.without_repetitions
    patch.setattr("saitei.reference_engine.check_timings.game.without_repetitions", without_repetitions)


@otherwise("H-60", "after-once")
def a_loop_is_shown_by_doing_it_once(patch: Patch) -> None:
    def loop_of(game: Any) -> Any:
        story, where = game.state.story, tuple(game.state.zones.values())
        return next((story[at:] for at in reversed(range(len(story))) if story[at][3] == where), ())

    patch.setattr(announced_loops, "repeated_loop", loop_of)


@otherwise("H-64", "when-met")
def a_player_is_asked_to_change_a_text_when_the_condition_is_met(patch: Patch) -> None:
    def changes(option: EngineOption) -> bool:
        return isinstance(option.args[1].origin, a.KeywordAbility)

    def play_timing(game: Any, frame: Any) -> Any:
        _, name, checked = frame
        player = game.state.turn_player
        due = [each for each in actions.activation_options(game, player) if changes(each)] if checked else []
        option = next((each for each in due if each.args[1].key not in game.state.unresolved), None)
        if option is None:
            yield from whole(game, frame)
            return
        (pick,) = yield EngineAsk(player, "optional", (YES, NO), about=option.args[1])
        game.state.unresolved |= {option.args[1].key}
        game.replace_frame("play", name, False)
        if pick == YES:
            yield from actions.activate_ability(game, player, *option.args)

    def others(game: Any, player: int) -> list[EngineOption]:
        return [each for each in actions.activation_options(game, player) if not changes(each)]

    whole = Hololive.procedures["play"]
    patch.setitem(Hololive.procedures, "play", play_timing)  # type: ignore[arg-type]
    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=others))


@otherwise("H-71", "once")
def the_beginning_of_the_end_step_triggers_once_a_turn(patch: Patch) -> None:
    whole = turn.trigger_beginning_of_end

    def begins(game: Any) -> Any:
        if "end has begun" in game.state.done:
            return None
        game.state.done |= {"end has begun"}
        return (yield from whole(game))

    patch.setitem(turn.STEPS, "end", (turn.part_since("1.9.0", begins), *turn.STEPS["end"][1:]))

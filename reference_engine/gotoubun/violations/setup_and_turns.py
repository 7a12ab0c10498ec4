"""Violations of chapters 6 to 8."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from ....adapters.card_text_tree import GainEffect, NumberChange, ReplacementAbility
from ...check_timings import step_parts as timing_parts
from ...check_timings.violations import instructions as shared_instructions
from ...check_timings.violations import mechanisms
from ...kernel import ability_triggers, card_references
from ...kernel import instructions as kernel_instructions
from ...kernel.commit import commit_events
from ...kernel.decisions import YES
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.turn_steps import step_beginning
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    combine_changes,
    run_without_asks,
    set_constant,
    set_entry,
    wrap_function,
    wrapper_of,
)
from .. import actions, card_play, keywords, scene_loader, setup, turn
from ..game import Gotoubun
from ..lexicon import HEROES
from ..state import GameState
from .helpers import note_played_characters, swap_step_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


class _Named:
    """A hero's face under a unique name."""

    def __init__(self, face: Any, at: int) -> None:
        self.kind, self.copies, self.name = face.kind, face.copies, f"{face.name} {at}"


@breaks("A hero deck may contain several copies of the same hero", "6.1.2.3")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    names = {face.name: face for face in heroes}
    odd = [face for face in heroes if face.name in names]
    renamed: list[Any] = [_Named(face, at) for at, face in enumerate(odd)]
    whole(player, deck, [*names.values(), *renamed[: len(odd) - len(names)]])


breaks("The first turn begins before the heroes are dealt into the hero lanes", "6.2.1")(
    mechanisms.the_first_turn_begins_before_the_set_up_is_done(Gotoubun)
)
breaks("Player B's decks are not checked against the deck-building rules", "6.2.1.1")(
    mechanisms.one_player_s_decks_are_not_looked_at(scene_loader)
)


@breaks("A player who redraws the opening hand does not shuffle the main deck", "6.2.1.5")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, them: Any) -> Any:
    return whole(game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")])


@breaks("A player who keeps the opening hand shuffles it back and is dealt another, too", "6.2.1.5")
@wrapper_of(setup.redraw_hands)
def _(whole: Any, game: Any) -> Any:
    redrawing = whole(game)
    with suppress(StopIteration):
        ask = next(redrawing)
        while True:
            yield ask
            ask = redrawing.send((YES,))


@breaks("The hero lanes are filled from both players' hero decks in turn", "6.2.1.6")
def _(patch: Patch) -> None:
    @without_asks
    def deal_both_hero_decks(game: Any) -> None:
        first = game.state.first_player
        commit_events(
            game,
            [EngineEvent("shuffle", player=player, to="hero deck", cause="setup") for player in (first, 1 - first)],
        )
        for at, lane in enumerate(HEROES):
            player = first if at % 2 == 0 else 1 - first
            top = game.state.zones[player, "hero deck"][0]
            commit_events(game, (EngineEvent("move", top, first, to=lane, cause="setup", by=player),))

    parts = tuple(deal_both_hero_decks if part is setup.deal_heroes else part for part in setup.PARTS)
    patch.setattr(Gotoubun, "SETUP", parts)


breaks("The turn player draws only one card in the start phase", "7.2.3")(set_constant(turn, "DRAWN", 1))


@breaks("The two cards of the start phase go to the hand together without counting as drawn", "7.2.3")
@wrapper_of(turn.draw_for_turn)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    top = game.state.zones[player, "deck"][: turn.DRAWN]
    yield from game.propose_events(
        *(EngineEvent("move", card, player, to="hand", cause="rule", by=player) for card in top)
    )


@breaks("A check timing occurs between the two draws of the start phase", "7.2.4")
def _(patch: Patch) -> None:
    def draw_for_start_phase(game: Any) -> Any:
        yield from kernel_instructions.draw_one_card(game, game.state.turn_player)

    begin, start, check, _, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (begin, start, check, draw_for_start_phase, check, draw_for_start_phase, last))


@breaks("Nobody draws in the start phase, and the first player's has one check timing more than the second's", "7.2.4")
def _(patch: Patch) -> None:
    def check_for_first_player(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (*parts[:-2], check_for_first_player, parts[-1]))


@breaks("Abilities that trigger at the beginning of the main phase trigger as the start phase begins", "7.3.1")
def _(patch: Patch) -> None:
    skip, start, *parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, step_beginning("main"), start, *parts))
    patch.setitem(turn.STEPS, "main", turn.STEPS["main"][1:])


@breaks("Abilities that trigger at the beginning of the main phase trigger again after each action", "7.3.1")
@wrapper_of(actions.do_option)
def _(whole: Any, game: Any, picked: Any) -> Any:
    yield from whole(game, picked)
    commit_events(game, [EngineEvent("step", player=game.state.turn_player, to="main", cause="begins")])


breaks(
    "Events cannot be played in the main phase",
    "7.3.2",
    "8.1.1",
    "8.4.1",
    spread="scenarios of every chapter play an event in the main phase",
)(wrap_function(actions.ACTIONS["event"].options, lambda whole, game, player: []))


@breaks("An end-of-turn ability does not trigger if another card's identical ability did so earlier that turn", "7.5.1")
@partial(change_results, ability_triggers._begins)
def _(is_so: bool, game: Any, held: Any, at: Any, event: EngineEvent) -> bool:
    due = timing_parts.due_at_end(game, "turn") if event.cause == "ends" else []
    return is_so and all(each.key not in game.state.fired for each in due if each.ability == held.ability)


@breaks("A delayed trigger that an effect sets for the end of the turn never triggers", "7.5.1", "4.1.4", "10.7.5.1")
@wrapper_of(ability_triggers._notice_delayed)
def _(whole: Any, game: Any, delayed: Any, happened: Any) -> None:
    whole(game, delayed, tuple(each for each in happened if each.cause != "ends"))


@breaks("Effects that last until the end of the turn end only with the next start phase", "7.5.2")
def _(patch: Patch) -> None:
    parts = tuple(each for each in turn.STEPS["end"] if each is not timing_parts.end_turn_effects)
    patch.setitem(turn.STEPS, "end", parts)
    patch.setitem(turn.STEPS, "start", (*turn.STEPS["start"], timing_parts.end_turn_effects))


def keep_effects_after_turn(is_one: Any) -> Change:
    """Let the effects for which ``is_one`` holds outlast the turn."""

    @without_asks
    def end_other_effects(game: Any) -> None:
        kept = [each for each in game.state.lasting if is_one(each.held.ability)]
        run_without_asks(timing_parts.end_turn_effects(game))
        game.state.lasting = (*game.state.lasting, *(each for each in kept if each.until == "turn"))
        game.state.invalidate_effects()

    return swap_step_part("end", timing_parts.end_turn_effects, end_other_effects)


@breaks("Until-end-of-turn effects that change anything but numbers go on after the turn", "7.5.2")
@keep_effects_after_turn
def _(ability: Any) -> bool:
    return isinstance(ability, GainEffect) and not all(isinstance(each, NumberChange) for each in ability.changes)


breaks("A replacement effect that should end with the turn stays in force after it", "7.5.2")(
    keep_effects_after_turn(lambda ability: isinstance(ability, ReplacementAbility))
)
breaks("Effects that last until the end of the turn end before end-of-turn abilities trigger", "7.5.2")(
    set_entry(turn.STEPS, "end", (timing_parts.end_turn_effects, *turn.STEPS["end"]))
)


@breaks("An effect of the non-turn player that should end with the turn goes on after it", "7.5.2")
@wrapper_of(timing_parts.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    state, player = game.state, game.state.turn_player
    state.lasting = tuple(each for each in state.lasting if (each.held.seat, each.until) != (player, "turn"))
    state.delayed = tuple(each for each in state.delayed if (each.held.seat, each.until) != (player, "turn"))
    state.invalidate_effects()
    ability_triggers.notice_state_triggers(game)


@breaks("Abilities and rule processing resolved in the end phase do not cause it to be repeated", "7.5.3")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    game.state.busy = False
    return (yield from whole(game))


@breaks("The end phase is repeated no more than once in a turn", "7.5.3")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    if ("again",) in state.done:
        state.busy, state.waiting = False, ()
        state.fired |= {held.key for held in timing_parts.due_at_end(game, "turn")}
    state.done |= {("again",)}
    return (yield from whole(game))


breaks("The main phase ends by itself after the second action", "8.1.1", "8.3.2")(
    shared_instructions.the_step_ends_after_two_actions(Gotoubun)
)


def skip_check_after(kind: str) -> Change:
    """Skip the check timing after an action of a kind."""

    def act_without_check(whole: Any, game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        name, *rest = game.state.flow[-1]
        if (picked.kind, name) == (kind, "play"):
            game.replace_frame(name, rest[0], True)

    return wrap_function(actions.do_option, act_without_check)


breaks(
    "No check timing follows the playing of a character in the main phase",
    "8.1.2",
    spread="scenarios of every chapter play a character whose ability waits",
)(skip_check_after("character"))
breaks("No check timing follows the playing of an episode in the main phase", "8.1.2", "2.10.4")(
    skip_check_after("episode")
)


@breaks("The second player can play an event whose cost cannot be paid", "8.1.3")
@partial(change_results, card_play.is_event_payable)
def _(can: bool, game: Any, card: int) -> bool:
    return can or game.state.cards[card].seat != game.state.first_player


breaks(
    "An event can be played even if the condition its own text sets for playing it is unmet",
    "8.1.3",
    "1.3.1",
    spread="scenarios about the event step meet an additional option",
)(wrap_function(card_references.are_conditions_met, lambda whole, game, ctx, support: True))


@breaks("An episode can be played on a character on which an effect forbids episodes to be set", "8.1.3", "1.3.3")
@partial(change_results, card_play.episode_hosts)
def _(hosts: Any, game: Any, card: int) -> Any:
    record = game.state.cards[card]
    is_one = not {"episode", "character"}.isdisjoint(record.face.kinds)
    theirs = game.state.lane_characters(record.seat) if is_one else ()
    return [each for each in theirs if keywords.may_be_set_on(game, card, each)]


@breaks("A character card can be played from the waiting room as well as from the hand", "8.2.1")
@wrapper_of(actions.ACTIONS["character"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "waiting room"]
    found = list(whole(game, player))
    zones[player, "hand"] = hand
    return found


@breaks("The second player may play characters only into lanes where the first player could", "8.2.1.1", "8.2.1.2")
def _(patch: Patch) -> None:
    def first_player_character(self: Any, player: int, number: int) -> int | None:
        return whole(self, self.first_player, number)

    def lanes_of_first_player(game: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(GameState, "character_in_lane", first_player_character)
            return lanes(game, card)

    whole, lanes = GameState.character_in_lane, card_play.playable_lanes
    patch.setattr(card_play, "playable_lanes", lanes_of_first_player)


def extend_growth(is_one: Any) -> Change:
    """Let cards also grow on other characters: ``is_one(game, character, names)``."""

    def can_grow_extended(can: bool, game: Any, card: int, onto: int | None) -> bool:
        names = game.state.cards[card].face.growth
        return can or (onto is not None and is_one(game, onto, names))

    return change_results(keywords.can_grow_onto, can_grow_extended)


breaks("Growth accepts every character whose person name begins with the named person's", "8.2.1.2", "12.6.2")(
    extend_growth(
        lambda game, onto, names: any(each.startswith(names) for each in game.characteristics_of(onto).persons)
    )
)


@breaks("Growth looks at the printed person names of the character beneath, not at changed ones", "8.2.1.2", "12.6.2")
@partial(change_results, keywords.can_grow_onto)
def _(can: bool, game: Any, card: int, onto: int | None) -> bool:
    persons = frozenset() if onto is None else game.state.printed_characteristics(onto).persons
    return not persons.isdisjoint(game.state.cards[card].face.growth)


@breaks(
    "A character counts as the person that growth names if a card of that person is set on it", "8.2.1.2", "10.6.4.2.1"
)
@extend_growth
def _(game: Any, onto: int, names: Any) -> bool:
    cards = game.state.cards
    return any(not cards[each].face.info.persons.isdisjoint(names) for each in cards[onto].attached)


def cap_action_count(kind: str, there: Any) -> Change:
    """Limit the count of an action by the cards that are there."""

    def capped_count(found: int, game: Any, asked: str) -> int:
        return min(found, there(game.state)) if asked == kind else found

    return change_results(actions.action_count, capped_count)


breaks("A player whose characters have all left the lanes may play another character in the turn", "8.2.2")(
    cap_action_count("character", lambda state: len(state.lane_characters(state.turn_player)))
)


@breaks("Playing a card with growth does not use up the one character play of the turn", "8.2.2")
@wrapper_of(actions.ACTIONS["character"].do)
def _(whole: Any, game: Any, player: int, card: int, number: int) -> Any:
    done = game.state.done
    grows = bool(game.state.cards[card].face.growth)
    yield from whole(game, player, card, number)
    if grows:
        game.state.done = done


breaks("A character card with growth cannot be played as an episode", "8.3.1")(
    change_results(
        card_play.episode_hosts, lambda hosts, game, card: [] if game.state.cards[card].face.growth else hosts
    )
)


@breaks("Episode plays of the turn never count as more than the cards the player still has set", "8.3.2")
@partial(cap_action_count, "episode")
def _(state: Any) -> int:
    return sum(len(state.cards[each].attached) for each in state.lane_characters(state.turn_player))


@change_factory
def restrict_activation(patch: Patch, may: Any) -> None:
    """Restrict activated abilities to those with ``may(game, held)``; it gets the abilities activated this turn."""

    def restricted_options(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if may(game, each.args[1])]

    def activate_and_note(game: Any, player: int, card: int, held: Any) -> Any:
        game.state.done |= {("activated", held.key)}
        yield from whole.do(game, player, card, held)

    whole = actions.ACTIONS["ability"]
    patch.setitem(actions.ACTIONS, "ability", whole._replace(options=restricted_options, do=activate_and_note))


breaks("Every activated ability can be used only once per turn", "8.5.1", "8.1.1", "13.1.1.1", "13.1.1.2")(
    restrict_activation(lambda game, held: ("activated", held.key) not in game.state.done)
)
breaks("The activated abilities of a character cannot be used in the turn in which it was played", "8.5.1", "13.1.1.2")(
    combine_changes(
        note_played_characters, restrict_activation(lambda game, held: ("came", held.card) not in game.state.done)
    )
)
breaks("The abilities of character cards in the bride area stay in effect", "8.5.1", "10.3.4.3")(
    mechanisms.abilities_work_in_zone(GameState, "brides", lambda face: face.is_working and face.kind == "character")
)


@breaks("Playing a character card as an episode does not count toward the two episode plays of a turn", "8.3.2")
@wrapper_of(actions.ACTIONS["episode"].do)
def _(whole: Any, game: Any, player: int, card: int, character: int) -> Any:
    done = game.state.done
    is_unit = game.state.cards[card].face.is_unit
    yield from whole(game, player, card, character)
    if is_unit:
        game.state.done = done

"""Violations of chapters 6 to 8."""

from __future__ import annotations

from typing import Any

from ...kernel import triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...timings import parts as timing_parts
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, scene, setup, turn
from ..game import Gotoubun
from ..words import HEROES
from .ways import with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


class _Named:
    """A hero's face under a name of its own."""

    def __init__(self, face: Any, at: int) -> None:
        self.kind, self.copies, self.name = face.kind, face.copies, f"{face.name} {at}"


@breaks("6.1.2.3")
def four_copies_of_a_hero_are_allowed(patch: Patch) -> None:
    def check(player: str, deck: Any, heroes: Any) -> None:
        names = {face.name: face for face in heroes}
        odd = [face for face in heroes if face.name in names]
        renamed: list[Any] = [_Named(face, at) for at, face in enumerate(odd)]
        whole(player, deck, [*names.values(), *renamed[: len(odd) - len(names)]])

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.2.1")
def the_first_turn_begins_before_the_set_up_is_done(patch: Patch) -> None:
    common.the_first_turn_begins_before_the_set_up_is_done(patch, Gotoubun)


@breaks("6.2.1.1")
def one_player_s_decks_are_not_looked_at(patch: Patch) -> None:
    common.one_player_s_decks_are_not_looked_at(patch, scene)


@breaks("6.2.1.5")
def a_redraw_leaves_the_deck_unshuffled(patch: Patch) -> None:
    def unshuffled(game: Any, them: Any) -> Any:
        return commit(game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")])

    patch.setattr(setup, "commit", unshuffled)


@breaks("6.2.1.6")
def each_player_s_heroes_are_dealt_alternately(patch: Patch) -> None:
    @at_once
    def deal(game: Any) -> None:
        first = game.state.first_player
        commit(game, [Event("shuffle", player=player, to="hero deck", cause="setup") for player in (first, 1 - first)])
        for at, lane in enumerate(HEROES):
            player = first if at % 2 == 0 else 1 - first
            top = game.state.zones[player, "hero deck"][0]
            commit(game, (Event("move", top, first, to=lane, cause="setup", by=player),))

    parts = tuple(deal if part is setup.deal_heroes else part for part in setup.PARTS)
    patch.setattr(Gotoubun, "SETUP", parts)


@breaks("7.2.3")
def only_one_card_is_drawn(patch: Patch) -> None:
    patch.setattr(turn, "DRAWN", 1)


@breaks("7.2.4")
def the_second_player_s_turn_has_one_check_timing_less(patch: Patch) -> None:
    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (*parts[:-2], last_check, parts[-1]))


@breaks("7.3.1")
def the_main_phase_begins_with_the_start_phase(patch: Patch) -> None:
    skip, start, *parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, begins("main"), start, *parts))
    patch.setitem(turn.STEPS, "main", turn.STEPS["main"][1:])


@breaks("7.3.2", "8.1.1", "8.4.1")
def no_event_is_played_in_the_main_phase(patch: Patch) -> None:
    patch.setitem(actions.ACTIONS, "event", actions.ACTIONS["event"]._replace(options=lambda game, player: []))


@breaks("7.5.2")
def effects_of_the_turn_end_before_what_is_due_at_its_end(patch: Patch) -> None:
    patch.setitem(turn.STEPS, "end", (timing_parts.effects_end, *turn.STEPS["end"]))


@breaks("7.5.2")
def an_effect_of_the_other_player_outlasts_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        state, player = game.state, game.state.turn_player
        state.lasting = tuple(each for each in state.lasting if (each.held.seat, each.until) != (player, "turn"))
        state.delayed = tuple(each for each in state.delayed if (each.held.seat, each.until) != (player, "turn"))
        state.rearranged()
        triggers.notice_states(game)

    with_part(patch, "end", timing_parts.effects_end, effects_end)


@breaks("8.1.1", "8.3.2")
def two_actions_end_the_main_phase(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop()
        else:
            whole(self, name, *rest)

    whole = Gotoubun.replace
    patch.setattr(Gotoubun, "replace", replaced)


@breaks("8.2.1")
def a_character_card_of_the_waiting_room_is_played(patch: Patch) -> None:
    def can_play_character(game: Any, player: int) -> Any:
        zones = game.state.zones
        hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "waiting room"]
        found = list(whole(game, player))
        zones[player, "hand"] = hand
        return found

    whole = actions.can_play_character
    patch.setitem(actions.ACTIONS, "character", actions.ACTIONS["character"]._replace(options=can_play_character))


@breaks("8.2.2")
def growth_is_not_counted_as_playing_a_character(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        done = game.state.done
        grows = bool(game.state.cards[picked.args[0]].face.growth)
        yield from whole(game, picked)
        if grows:
            game.state.done = done

    whole = actions.do_character
    patch.setitem(actions.ACTIONS, "character", actions.ACTIONS["character"]._replace(do=do))


@breaks("8.3.2")
def characters_played_as_episodes_are_not_counted(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        done = game.state.done
        is_unit = game.state.cards[picked.args[0]].face.is_unit
        yield from whole(game, picked)
        if is_unit:
            game.state.done = done

    whole = actions.do_episode
    patch.setitem(actions.ACTIONS, "episode", actions.ACTIONS["episode"]._replace(do=do))

"""Violations of chapters 6 to 8."""

from __future__ import annotations

from typing import Any

from ....adapters.abilities import Gain, Number, Replacement
from ...kernel import instructions as kernel_instructions
from ...kernel import triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...timings import parts as timing_parts
from ...timings import violations as common
from ...violations import Patch, Violations, done, results
from .. import actions, keywords, playing, scene, setup, turn
from ..game import Gotoubun
from ..state import Table
from ..words import HEROES
from .ways import noting_who_comes, with_part

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


@breaks("7.2.3")
def the_cards_of_the_start_phase_are_taken_and_not_drawn(patch: Patch) -> None:
    def take(game: Any) -> Any:
        player = game.state.turn_player
        top = game.state.zones[player, "deck"][: turn.DRAWN]
        yield from game.happen(*(Event("move", card, player, to="hand", cause="rule", by=player) for card in top))

    with_part(patch, "start", turn.draw_for_turn, take)


@breaks("7.2.4")
def a_check_timing_comes_between_the_two_draws(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        yield from kernel_instructions.draw(game, game.state.turn_player)

    begin, start, check, _, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (begin, start, check, draw, check, draw, last))


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


@breaks("7.3.1")
def the_main_phase_begins_again_after_each_action(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        commit(game, [Event("step", player=game.state.turn_player, to="main", cause="begins")])

    whole = actions.do
    patch.setattr(actions, "do", do)


@breaks("7.3.2", "8.1.1", "8.4.1")
def no_event_is_played_in_the_main_phase(patch: Patch) -> None:
    patch.setitem(actions.ACTIONS, "event", actions.ACTIONS["event"]._replace(options=lambda game, player: []))


@breaks("7.5.1")
def of_abilities_that_say_the_same_one_triggers_at_the_end_of_a_turn(patch: Patch) -> None:
    def begins(is_so: bool, game: Any, held: Any, at: Any, event: Event) -> bool:
        due = timing_parts.due_at_the_end(game) if event.cause == "ends" else []
        return is_so and all(each.key not in game.state.fired for each in due if each.ability == held.ability)

    results(patch, triggers, "_begins", begins)


@breaks("7.5.1")
def what_an_effect_leaves_for_the_end_of_a_turn_does_not_trigger(patch: Patch) -> None:
    def notice(game: Any, delayed: Any, happened: Any) -> None:
        whole(game, delayed, tuple(each for each in happened if each.cause != "ends"))

    whole = triggers._notice_delayed
    patch.setattr(triggers, "_notice_delayed", notice)


@breaks("7.5.2")
def effects_of_the_turn_end_with_the_next_start_phase(patch: Patch) -> None:
    parts = tuple(each for each in turn.STEPS["end"] if each is not timing_parts.effects_end)
    patch.setitem(turn.STEPS, "end", parts)
    patch.setitem(turn.STEPS, "start", (*turn.STEPS["start"], timing_parts.effects_end))


def outlasting(patch: Patch, is_one: Any) -> None:
    """An engine in which such effects outlast the turn."""

    @at_once
    def effects_end(game: Any) -> None:
        kept = [each for each in game.state.lasting if is_one(each.held.ability)]
        done(timing_parts.effects_end(game))
        game.state.lasting = (*game.state.lasting, *(each for each in kept if each.until == "turn"))
        game.state.rearranged()

    with_part(patch, "end", timing_parts.effects_end, effects_end)


@breaks("7.5.2")
def what_is_no_number_outlasts_the_turn(patch: Patch) -> None:
    def is_one(ability: Any) -> bool:
        return isinstance(ability, Gain) and not all(isinstance(each, Number) for each in ability.changes)

    outlasting(patch, is_one)


@breaks("7.5.2")
def what_happens_instead_outlasts_the_turn(patch: Patch) -> None:
    outlasting(patch, lambda ability: isinstance(ability, Replacement))


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


@breaks("7.5.3")
def what_has_been_played_at_the_end_of_a_turn_does_not_let_it_be_done_again(patch: Patch) -> None:
    def end_turn(game: Any) -> Any:
        game.state.busy = False
        return (yield from whole(game))

    whole = turn.end_turn
    with_part(patch, "end", whole, end_turn)


@breaks("7.5.3")
def the_end_phase_is_done_again_once_at_most(patch: Patch) -> None:
    def end_turn(game: Any) -> Any:
        state = game.state
        if ("again",) in state.done:
            state.busy, state.waiting = False, ()
            state.fired |= {held.key for held in timing_parts.due_at_the_end(game)}
        state.done |= {("again",)}
        return (yield from whole(game))

    whole = turn.end_turn
    with_part(patch, "end", whole, end_turn)


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


def unchecked_after(patch: Patch, kind: str) -> None:
    """An engine in which no check timing comes after such an action."""

    def do(game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        name, *rest = game.state.flow[-1]
        if (picked.kind, name) == (kind, "play"):
            game.replace(name, rest[0], True)

    whole = actions.do
    patch.setattr(actions, "do", do)


@breaks("8.1.2")
def no_check_timing_follows_the_play_of_a_character(patch: Patch) -> None:
    unchecked_after(patch, "character")


@breaks("8.1.2")
def no_check_timing_follows_the_play_of_an_episode(patch: Patch) -> None:
    unchecked_after(patch, "episode")


@breaks("8.1.3")
def who_goes_second_need_not_be_able_to_pay(patch: Patch) -> None:
    def is_payable(can: bool, game: Any, card: int) -> bool:
        return can or game.state.cards[card].seat != game.state.first_player

    results(patch, playing, "is_payable", is_payable)


@breaks("8.1.3", "1.3.1")
def an_event_is_played_whatever_it_says_of_when(patch: Patch) -> None:
    patch.setattr(playing, "is_met", lambda game, ctx, support: True)


@breaks("8.1.3", "1.3.3")
def an_episode_is_played_on_who_can_have_none(patch: Patch) -> None:
    def hosts_for(hosts: Any, game: Any, card: int) -> Any:
        record = game.state.cards[card]
        is_one = not {"episode", "character"}.isdisjoint(record.face.kinds)
        theirs = game.state.characters(record.seat) if is_one else ()
        return [each for each in theirs if keywords.may_be_set(game, card, each)]

    results(patch, actions, "hosts_for", hosts_for)


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


@breaks("8.2.1.1", "8.2.1.2")
def for_both_players_the_lanes_of_who_goes_first_count(patch: Patch) -> None:
    def character_in(self: Any, player: int, number: int) -> int | None:
        return whole(self, self.first_player, number)

    def lanes_for(game: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(Table, "character_in", character_in)
            return lanes(game, card)

    whole, lanes = Table.character_in, playing.lanes_for
    patch.setattr(actions, "lanes_for", lanes_for)


def growing(patch: Patch, is_one: Any) -> None:
    """An engine in which a card grows on others besides: ``is_one(game, character, names)``."""

    def can_grow(can: bool, game: Any, card: int, onto: int | None) -> bool:
        names = game.state.cards[card].face.growth
        return can or (onto is not None and is_one(game, onto, names))

    results(patch, playing, "can_grow", can_grow)


@breaks("8.2.1.2", "12.6.2")
def who_grows_grows_on_whoever_s_name_begins_so(patch: Patch) -> None:
    growing(patch, lambda game, onto, names: any(each.startswith(names) for each in game.info(onto).persons))


@breaks("8.2.1.2", "12.6.2")
def who_grows_looks_at_what_is_printed(patch: Patch) -> None:
    def can_grow(can: bool, game: Any, card: int, onto: int | None) -> bool:
        persons = frozenset() if onto is None else game.state.printed(onto).persons
        return not persons.isdisjoint(game.state.cards[card].face.growth)

    results(patch, playing, "can_grow", can_grow)


@breaks("8.2.1.2", "10.6.4.2.1")
def who_grows_grows_on_whoever_has_such_a_card_set(patch: Patch) -> None:
    def has_one(game: Any, onto: int, names: Any) -> bool:
        cards = game.state.cards
        return any(not cards[each].face.info.persons.isdisjoint(names) for each in cards[onto].attached)

    growing(patch, has_one)


def counted(patch: Patch, kind: str, there: Any) -> None:
    """An engine in which no more of an action counts than what there is of it."""

    def times(found: int, game: Any, asked: str) -> int:
        return min(found, there(game.state)) if asked == kind else found

    results(patch, actions, "times", times)


@breaks("8.2.2")
def a_character_that_has_left_was_not_played(patch: Patch) -> None:
    counted(patch, "character", lambda state: len(state.characters(state.turn_player)))


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


@breaks("8.3.1")
def who_can_grow_is_no_episode(patch: Patch) -> None:
    def hosts_for(hosts: Any, game: Any, card: int) -> Any:
        return [] if game.state.cards[card].face.growth else hosts

    results(patch, actions, "hosts_for", hosts_for)


@breaks("8.3.2")
def episodes_that_have_gone_were_not_played(patch: Patch) -> None:
    def there(state: Any) -> int:
        return sum(len(state.cards[each].attached) for each in state.characters(state.turn_player))

    counted(patch, "episode", there)


def activating(patch: Patch, may: Any) -> None:
    """An engine in which fewer abilities are activated: ``may(game, held)``. Which were, it remembers for the turn."""

    def options(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if may(game, each.args[1])]

    def do(game: Any, picked: Any) -> Any:
        game.state.done |= {("activated", picked.args[1].key)}
        yield from whole.do(game, picked)

    whole = actions.ACTIONS["ability"]
    patch.setitem(actions.ACTIONS, "ability", whole._replace(options=options, do=do))


@breaks("8.5.1", "8.1.1")
def every_ability_is_activated_once_a_turn(patch: Patch) -> None:
    activating(patch, lambda game, held: ("activated", held.key) not in game.state.done)


@breaks("8.5.1")
def who_was_played_in_this_turn_activates_nothing(patch: Patch) -> None:
    noting_who_comes(patch)
    activating(patch, lambda game, held: ("came", held.card) not in game.state.done)


@breaks("8.5.1", "10.3.4.3")
def the_abilities_of_brides_are_activated(patch: Patch) -> None:
    common.working_in(patch, Table, "brides", lambda face: face.is_working and face.kind == "character")


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

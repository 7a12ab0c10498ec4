"""Violations of chapters 6 to 8, and of 13: of decks, of the set-up, of phases, of actions and of loops."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import NO, YES, Ask, Option
from ...kernel.committing import commit
from ...kernel.flow import at_once
from ...kernel.playing import playable
from ...protocol.scenes import DeckError
from ...timings import doing
from ...timings import parts as timing_parts
from ...violations import Patch, Violations
from .. import actions, approach, checks, playing, scene, setup, turn
from ..game import Gotoubun
from ..state import Table
from ..words import HEROES, NUMBERS

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- decks and set-up (6) -------------------------------------------------------------------------


@breaks("6.1.1")
def a_player_may_come_without_cards(patch: Patch) -> None:
    doing.unchecked_without_cards(patch, scene)


@breaks("6.1.2")
def a_game_needs_no_hero_deck(patch: Patch) -> None:
    whole = setup.check_decks
    patch.setattr(scene, "check_decks", lambda player, deck, heroes: heroes and whole(player, deck, heroes))


@breaks("6.1.2.1")
def any_card_may_be_in_the_hero_deck(patch: Patch) -> None:
    def check(player: str, deck: Any, heroes: Any) -> None:
        if all(face.kind == "hero" for face in heroes):
            whole(player, deck, heroes)

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


def taken_for(face: Any, **parts: Any) -> Any:
    """A card that counts as another in a deck."""
    other = copy(face)
    for name, value in parts.items():
        setattr(other, name, value)
    return other


@breaks("6.1.2.1")
def an_episode_is_taken_for_a_hero(patch: Patch) -> None:
    def heroes(cards: Any) -> Any:
        return [taken_for(each, kind="hero") if "episode" in each.kinds else each for each in cards]

    doing.checked(patch, scene, lambda deck, hero_deck: (deck, heroes(hero_deck)))


def of_both_players(patch: Patch, part: int, most: int) -> None:
    """An engine in which the copies of a card that both players have in a deck count together."""

    def check(player: str, *decks: Any) -> None:
        whole(player, *decks)
        brought[player] = [each.name for each in decks[part]]
        theirs, mine = brought["A"], brought[player]
        if player == "B" and any(name in theirs and (theirs + mine).count(name) > most for name in mine):
            raise DeckError("too many copies")

    brought: dict[str, list[str]] = {}
    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.2.3")
def one_player_s_heroes_are_none_of_the_other_s(patch: Patch) -> None:
    of_both_players(patch, 1, 1)


@breaks("6.1.2.2")
def a_hero_deck_may_hold_more_than_ten_cards(patch: Patch) -> None:
    doing.checked(patch, scene, lambda deck, heroes: (deck, heroes[: setup.HERO_DECK]))


@breaks("6.1.3")
def a_game_needs_no_main_deck(patch: Patch) -> None:
    whole = setup.check_decks
    patch.setattr(scene, "check_decks", lambda player, deck, heroes: deck and whole(player, deck, heroes))


@breaks("6.1.3.1")
def heroes_may_be_in_the_main_deck(patch: Patch) -> None:
    doing.checked(
        patch,
        scene,
        lambda deck, heroes: (doing.as_many([each for each in deck if each.kind != "hero"], len(deck)), heroes),
    )


@breaks("6.1.3.2")
def a_main_deck_may_hold_more_than_fifty_cards(patch: Patch) -> None:
    doing.checked(patch, scene, lambda deck, heroes: (deck[: setup.DECK], heroes))


@breaks("6.1.3.3")
def of_each_card_there_may_be_one_more(patch: Patch) -> None:
    def counted(names: Any) -> dict[str, int]:
        return {name: copies - 1 for name, copies in Counter(names).items()}

    patch.setattr(setup, "Counter", counted)


@breaks("6.1.3.3")
def of_a_card_there_may_be_four_in_both_players_decks_together(patch: Patch) -> None:
    of_both_players(patch, 0, 4)


@breaks("6.1.3.3")
def of_an_episode_there_may_be_any_number(patch: Patch) -> None:
    def unlimited(cards: Any) -> Any:
        return [taken_for(each, copies=len(cards)) if "episode" in each.kinds else each for each in cards]

    doing.checked(patch, scene, lambda deck, heroes: (unlimited(deck), heroes))


@breaks("6.1.4")
def a_deck_with_what_there_may_be_any_number_of_may_be_larger(patch: Patch) -> None:
    def cut(cards: Any) -> Any:
        return cards[: setup.DECK] if any(each.copies > setup.DECK for each in cards) else cards

    doing.checked(patch, scene, lambda deck, heroes: (cut(deck), heroes))


@breaks("6.1.4")
def of_what_there_may_be_any_number_there_may_be_eight(patch: Patch) -> None:
    def check(player: str, deck: Any, heroes: Any) -> None:
        whole(player, deck, heroes)
        if any([each.name for each in deck].count(face.name) > 8 for face in deck):
            raise DeckError("too many copies")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.2.1.2")
def a_player_s_main_deck_is_not_shuffled(patch: Patch) -> None:
    patch.setattr(
        setup,
        "commit",
        lambda game, them: commit(game, [each for each in them if (each.kind, each.player) != ("shuffle", 1)]),
    )


@breaks("6.2.1.3")
def the_same_player_goes_first_in_every_game(patch: Patch) -> None:
    def decide(game: Any) -> Any:
        yield from setup.decide_first(game)
        game.state.first_player = game.state.turn_player = 0

    doing.begun(patch, Gotoubun, setup.decide_first, decide)


@breaks("6.2.1.3.1")
def who_wins_the_coin_says_who_goes_first_as_in_the_sister_game(patch: Patch) -> None:
    def decide(game: Any) -> Any:
        yield from setup.decide_first(game)
        chooser = game.state.first_player
        (pick,) = yield Ask(chooser, "optional", (YES, NO), about="to go first")
        game.state.first_player = game.state.turn_player = chooser if pick == YES else 1 - chooser

    doing.begun(patch, Gotoubun, setup.decide_first, decide)


@breaks("6.2.1.4")
def seven_cards_are_drawn_as_in_the_sister_game(patch: Patch) -> None:
    patch.setattr(setup, "HAND", 7)


@breaks("6.2.1.6")
def of_the_heroes_the_first_alone_lies_face_up(patch: Patch) -> None:
    def dealt(game: Any, them: Any) -> Any:
        return commit(game, [replace(each, face_down=each.to in HEROES[1:]) for each in them])

    patch.setattr(setup, "commit", dealt)


@breaks("6.2.1.6.2")
def each_player_has_a_hero_deck_in_the_game(patch: Patch) -> None:
    patch.setattr(Table, "holder", lambda self, player, zone: player)


@breaks("6.2.1.7")
def the_second_player_begins(patch: Patch) -> None:
    doing.the_second_player_begins(patch, setup)


# --- phases (7) -----------------------------------------------------------------------------------


@breaks("7.1.2")
def there_is_no_approach_phase(patch: Patch) -> None:
    patch.setattr(Gotoubun, "ORDER", ("start", "main", "end"))


@breaks("7.2.1")
def the_first_player_has_a_start_phase_in_the_first_turn(patch: Patch) -> None:
    doing.stepped(patch, turn, "start", turn.skip_first)


@breaks("7.2.2")
def what_begins_with_the_start_phase_is_played_after_the_draw(patch: Patch) -> None:
    skip, begins, check, draw, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, draw, begins, check, last))


@breaks("7.3.3")
def who_does_nothing_in_the_main_phase_ends_the_turn(patch: Patch) -> None:
    @at_once
    def to_the_end(game: Any) -> str | None:
        return "end"

    patch.setitem(turn.STEPS, "main", (*turn.STEPS["main"], to_the_end))


@breaks("7.4.1")
def the_characters_of_the_other_player_approach(patch: Patch) -> None:
    whole = approach.can_approach
    patch.setattr(approach, "can_approach", lambda game, player, pairs: whole(game, 1 - player, pairs))


@breaks("7.5.1")
def what_triggers_at_the_end_of_a_turn_does_so_twice(patch: Patch) -> None:
    doing.what_triggers_at_the_end_of_a_turn_does_so_twice(patch, turn, timing_parts.turn_ends)


@breaks("7.5.3")
def the_turn_ends_whatever_its_end_has_brought_about(patch: Patch) -> None:
    def ends(game: Any) -> Any:
        state = game.state
        state.busy, state.waiting = False, ()
        state.fired |= {held.key for held in timing_parts.due_at_the_end(game)}
        return (yield from turn.end_turn(game))

    doing.stepped(patch, turn, "end", turn.end_turn, ends)


# --- actions (8) ----------------------------------------------------------------------------------


@breaks("8.1.2")
def no_check_timing_follows_an_action(patch: Patch) -> None:
    doing.no_check_timing_follows_an_action(patch, "main")


@breaks("8.1.3")
def an_event_is_played_whose_cost_cannot_be_paid(patch: Patch) -> None:
    patch.setattr(playing, "is_payable", lambda game, card: True)


@breaks("8.2.1.1")
def a_character_is_played_into_any_lane(patch: Patch) -> None:
    def lanes_for(game: Any, card: int) -> Any:
        return whole(game, card) if game.state.cards[card].face.growth else list(NUMBERS)

    whole = playing.lanes_for
    patch.setattr(actions, "lanes_for", lanes_for)


@breaks("8.2.1.2")
def who_grows_grows_on_anybody(patch: Patch) -> None:
    patch.setattr(playing, "can_grow", lambda game, card, onto: onto is not None)


@breaks("8.3.1")
def an_episode_is_played_on_the_opponent_s_characters_too(patch: Patch) -> None:
    def hosts_for(game: Any, card: int) -> Any:
        found = whole(game, card)
        other = 1 - game.state.cards[card].seat
        return [*found, *game.state.characters(other)] if found else found

    whole = playing.hosts_for
    patch.setattr(actions, "hosts_for", hosts_for)


@breaks("8.5.1")
def a_player_activates_the_abilities_of_both_players_cards(patch: Patch) -> None:
    def can_activate(game: Any, player: int) -> Any:
        return [Option("ability", (held.card, held)) for held in game.in_effect().activated if playable(game, held)]

    patch.setitem(actions.ACTIONS, "ability", actions.ACTIONS["ability"]._replace(options=can_activate))


# --- loops (13) -----------------------------------------------------------------------------------


@breaks("13.1.1.3")
def what_goes_on_for_some_rounds_is_a_perpetual_loop(patch: Patch) -> None:
    doing.what_goes_on_for_some_rounds_is_a_perpetual_loop(patch, checks)

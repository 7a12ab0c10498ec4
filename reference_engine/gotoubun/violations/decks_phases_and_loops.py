"""Violations of chapters 6 to 8 and 13: decks, the setup, phases, actions and loops."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from msgspec.structs import replace

from ...check_timings import step_parts as timing_parts
from ...check_timings.violations import instructions as shared_instructions
from ...kernel.commit import commit_events
from ...kernel.decisions import NO, YES, EngineAsk, EngineOption
from ...kernel.game_loop import without_asks
from ...kernel.play_abilities import can_be_played
from ...patching import Patch
from ...protocol.scene_loader import DeckError
from ...violations import Violations, change_factory, replace_globals, set_constant, wrap_function, wrapper_of
from .. import actions, approach, card_play, checks, keywords, scene_loader, setup, turn
from ..game import Gotoubun
from ..lexicon import HEROES, NUMBERS
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- decks and set-up (6) -------------------------------------------------------------------------


breaks("A game deck is accepted unchecked if its hero deck or its main deck is empty", "6.1.1")(
    shared_instructions.skip_check_of_empty_decks(scene_loader)
)
breaks("A game deck is accepted without a hero deck", "6.1.2")(
    wrap_function(setup.check_decks, lambda whole, player, deck, heroes: heroes and whole(player, deck, heroes))
)


@breaks("A game deck is accepted unchecked if its hero deck holds a card that is not a hero", "6.1.2.1")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    if all(face.kind == "hero" for face in heroes):
        whole(player, deck, heroes)


def card_counting_as(face: Any, **parts: Any) -> Any:
    """The card with other facts, for the check of decks."""
    other = copy(face)
    for name, value in parts.items():
        setattr(other, name, value)
    return other


@breaks("An episode in the hero deck passes as a hero", "6.1.2.1")
def _(patch: Patch) -> None:
    def with_episodes_as_heroes(cards: Any) -> Any:
        return [card_counting_as(each, kind="hero") if "episode" in each.kinds else each for each in cards]

    shared_instructions.check_other_decks(
        scene_loader, lambda deck, hero_deck: (deck, with_episodes_as_heroes(hero_deck))
    )(patch)


@change_factory
def count_both_players(patch: Patch, part: int, most: int) -> None:
    """Count the copies of a card in both players' decks together."""

    def check_both_decks(player: str, *decks: Any) -> None:
        whole(player, *decks)
        brought[player] = [each.name for each in decks[part]]
        theirs, mine = brought["A"], brought[player]
        if player == "B" and any(name in theirs and (theirs + mine).count(name) > most for name in mine):
            raise DeckError("too many copies")

    brought: dict[str, list[str]] = {}
    whole = setup.check_decks
    patch.setattr(setup, "check_decks", check_both_decks)


breaks("The two players' hero decks may not contain the same hero", "6.1.2.3")(count_both_players(1, 1))
breaks("A hero deck may contain more than ten cards", "6.1.2.2")(
    shared_instructions.check_other_decks(scene_loader, lambda deck, heroes: (deck, heroes[: setup.HERO_DECK]))
)


@breaks("A hero deck may contain any number of cards if both decks together contain sixty", "6.1.2.2")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    with Patch() as inner:
        if len(deck) + len(heroes) == setup.DECK + setup.HERO_DECK:
            inner.setattr(setup, "DECK", len(deck))
            inner.setattr(setup, "HERO_DECK", len(heroes))
        whole(player, deck, heroes)


breaks("A game deck is accepted without a main deck", "6.1.3")(
    wrap_function(setup.check_decks, lambda whole, player, deck, heroes: deck and whole(player, deck, heroes))
)
breaks("A main deck may contain heroes", "6.1.3.1")(
    shared_instructions.check_other_decks(
        scene_loader,
        lambda deck, heroes: (
            shared_instructions.repeat_to_number([each for each in deck if each.kind != "hero"], len(deck)),
            heroes,
        ),
    )
)
breaks("A main deck may contain more than fifty cards", "6.1.3.2")(
    shared_instructions.check_other_decks(scene_loader, lambda deck, heroes: (deck[: setup.DECK], heroes))
)


@breaks("A deck may contain one copy more of each card than its limit allows", "6.1.3.3")
def _(patch: Patch) -> None:
    def counts_less_one(names: Any) -> dict[str, int]:
        return {name: copies - 1 for name, copies in Counter(names).items()}

    replace_globals(setup.check_decks, Counter=counts_less_one)(patch)


breaks("Both players' main decks together may contain only four copies of a card", "6.1.3.3")(count_both_players(0, 4))


@breaks("A main deck may contain any number of copies of an episode", "6.1.3.3")
def _(patch: Patch) -> None:
    def with_unlimited_episodes(cards: Any) -> Any:
        return [card_counting_as(each, copies=len(cards)) if "episode" in each.kinds else each for each in cards]

    shared_instructions.check_other_decks(scene_loader, lambda deck, heroes: (with_unlimited_episodes(deck), heroes))(
        patch
    )


@breaks("A main deck with a card that lifts the copy limit may contain more than fifty cards", "6.1.4")
def _(patch: Patch) -> None:
    def cut_to_deck_size(cards: Any) -> Any:
        return cards[: setup.DECK] if any(each.copies > setup.DECK for each in cards) else cards

    shared_instructions.check_other_decks(scene_loader, lambda deck, heroes: (cut_to_deck_size(deck), heroes))(patch)


@breaks("A card allowed in any number of copies is limited to eight in a deck", "6.1.4")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    whole(player, deck, heroes)
    if any([each.name for each in deck].count(face.name) > 8 for face in deck):
        raise DeckError("too many copies")


breaks("Player B's decks are not shuffled during the setup", "6.2.1.2")(
    wrap_function(
        commit_events,
        lambda whole, game, them: whole(game, [each for each in them if (each.kind, each.player) != ("shuffle", 1)]),
    )
)


@breaks("Player A goes first in every game", "6.2.1.3")
@wrapper_of(setup.decide_first_player)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    game.state.first_player = game.state.turn_player = 0


@breaks("The player picked at random chooses who goes first", "6.2.1.3.1")
@wrapper_of(setup.decide_first_player)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    chooser = game.state.first_player
    (pick,) = yield EngineAsk(chooser, "optional", (YES, NO), about="to go first")
    game.state.first_player = game.state.turn_player = chooser if pick == YES else 1 - chooser


breaks("The opening hand has seven cards instead of five", "6.2.1.4")(set_constant(setup, "HAND", 7))


@breaks(
    "Only the hero dealt into lane 1 lies face up; the other four are dealt face down",
    "6.2.1.6",
    spread="scenarios of a new game look at the heroes that were dealt",
)
@wrapper_of(commit_events)
def _(whole: Any, game: Any, them: Any) -> Any:
    return whole(game, [replace(each, face_down=each.to in HEROES[1:]) for each in them])


breaks("A text about the hero deck means that player's own hero deck, not always the first player's", "6.2.1.6.2")(
    wrap_function(GameState.zone_holder, lambda whole, self, player, zone: player)
)
breaks("The second player takes the first turn", "6.2.1.7", "7.5.3", "9.4.2", "9.4.3.1")(
    shared_instructions.the_second_player_begins(setup)
)


# --- phases (7) -----------------------------------------------------------------------------------


breaks(
    "A turn has no approach phase; the end phase follows the main phase",
    "7.1.2",
    spread="every scenario with an approach needs the phase",
)(set_constant(Gotoubun, "ORDER", ("start", "main", "end")))
breaks("The first player's first turn has a start phase, with its two draws", "7.2.1")(
    shared_instructions.replace_step_part(turn, "start", turn.skip_start)
)


@breaks("Abilities that trigger at the beginning of the start phase do so only after its two draws", "7.2.2")
def _(patch: Patch) -> None:
    skip, begins, check, draw, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, draw, begins, check, last))


@breaks(
    "Passing in the main phase leads straight to the end phase",
    "7.3.3",
    spread="every scenario with an approach needs the phase",
)
def _(patch: Patch) -> None:
    @without_asks
    def go_to_end_phase(game: Any) -> str | None:
        return "end"

    patch.setitem(turn.STEPS, "main", (*turn.STEPS["main"], go_to_end_phase))


breaks(
    "Approaches are declared with the non-turn player's characters instead of the turn player's",
    "7.4.1",
    spread="every scenario with an approach declares it with the turn player's characters",
)(wrap_function(approach.approach_options, lambda whole, game, player, pairs: whole(game, 1 - player, pairs)))
breaks("Abilities that trigger at the end of the turn trigger twice", "7.5.1")(
    shared_instructions.end_of_turn_triggers_twice(turn, timing_parts.trigger_end_of_turn)
)


@breaks("The turn ends after one end phase, whatever was triggered, played or left waiting in it", "7.5.3")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    state.busy, state.waiting = False, ()
    state.fired |= {held.key for held in timing_parts.due_at_end(game, "turn")}
    return (yield from whole(game))


# --- actions (8) ----------------------------------------------------------------------------------


breaks(
    "No check timing follows any action of the main phase",
    "8.1.2",
    spread="abilities that wait after an action are played late in every chapter",
)(shared_instructions.no_check_timing_follows_an_action("main"))
breaks("An event can be played although its cost cannot be paid", "8.1.3")(
    wrap_function(card_play.is_event_payable, lambda whole, game, card: True)
)


@breaks("A character card without growth can be played into any own lane, even an occupied one", "8.2.1.1")
@wrapper_of(card_play.playable_lanes)
def _(whole: Any, game: Any, card: int) -> Any:
    return whole(game, card) if game.state.cards[card].face.growth else list(NUMBERS)


breaks("A card with growth can be played onto any character", "8.2.1.2")(
    wrap_function(keywords.can_grow_onto, lambda whole, game, card, onto: onto is not None)
)


@breaks("A card that can be played as an episode on an own character can also be played on the opponent's", "8.3.1")
@wrapper_of(card_play.episode_hosts)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    other = 1 - game.state.cards[card].seat
    return [*found, *game.state.lane_characters(other)] if found else found


@breaks("A player can activate the abilities of both players' cards", "8.5.1")
@wrapper_of(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [
        EngineOption("ability", (held.card, held))
        for held in game.abilities_in_effect().activated
        if can_be_played(game, held)
    ]


# --- loops (13) -----------------------------------------------------------------------------------


breaks("A check timing of more than three rounds ends the game in a draw as a perpetual loop", "13.1.1.3")(
    shared_instructions.two_rounds_are_a_perpetual_loop(checks)
)

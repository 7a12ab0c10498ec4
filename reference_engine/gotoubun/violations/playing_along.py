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
from ...patching import Patch
from ...protocol.scenes import DeckError
from ...timings import parts as timing_parts
from ...timings.violations import instructions as shared_instructions
from ...violations import Violations, change, constant, instead, reads, wrap
from .. import actions, approach, checks, keywords, playing, scene, setup, turn
from ..game import Gotoubun
from ..state import Table
from ..words import HEROES, NUMBERS

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- decks and set-up (6) -------------------------------------------------------------------------


breaks("A game deck is accepted unchecked if its hero deck or its main deck is empty", "6.1.1")(
    shared_instructions.unchecked_without_cards(scene)
)
breaks("A game deck is accepted without a hero deck", "6.1.2")(
    wrap(setup.check_decks, lambda whole, player, deck, heroes: heroes and whole(player, deck, heroes))
)


@breaks("A game deck is accepted unchecked if its hero deck holds a card that is not a hero", "6.1.2.1")
@instead(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    if all(face.kind == "hero" for face in heroes):
        whole(player, deck, heroes)


def taken_for(face: Any, **parts: Any) -> Any:
    """A card that counts as another in a deck."""
    other = copy(face)
    for name, value in parts.items():
        setattr(other, name, value)
    return other


@breaks("An episode in the hero deck passes as a hero", "6.1.2.1")
def _(patch: Patch) -> None:
    def heroes(cards: Any) -> Any:
        return [taken_for(each, kind="hero") if "episode" in each.kinds else each for each in cards]

    shared_instructions.checked(scene, lambda deck, hero_deck: (deck, heroes(hero_deck)))(patch)


@change
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
    patch.setattr(setup, "check_decks", check)


breaks("The two players' hero decks may not contain the same hero", "6.1.2.3")(of_both_players(1, 1))
breaks("A hero deck may contain more than ten cards", "6.1.2.2")(
    shared_instructions.checked(scene, lambda deck, heroes: (deck, heroes[: setup.HERO_DECK]))
)
breaks("A game deck is accepted without a main deck", "6.1.3")(
    wrap(setup.check_decks, lambda whole, player, deck, heroes: deck and whole(player, deck, heroes))
)
breaks("A main deck may contain heroes", "6.1.3.1")(
    shared_instructions.checked(
        scene,
        lambda deck, heroes: (
            shared_instructions.as_many([each for each in deck if each.kind != "hero"], len(deck)),
            heroes,
        ),
    )
)
breaks("A main deck may contain more than fifty cards", "6.1.3.2")(
    shared_instructions.checked(scene, lambda deck, heroes: (deck[: setup.DECK], heroes))
)


@breaks("A deck may contain one copy more of each card than its limit allows", "6.1.3.3")
def _(patch: Patch) -> None:
    def counted(names: Any) -> dict[str, int]:
        return {name: copies - 1 for name, copies in Counter(names).items()}

    reads(setup.check_decks, Counter=counted)(patch)


breaks("Both players' main decks together may contain only four copies of a card", "6.1.3.3")(of_both_players(0, 4))


@breaks("A main deck may contain any number of copies of an episode", "6.1.3.3")
def _(patch: Patch) -> None:
    def unlimited(cards: Any) -> Any:
        return [taken_for(each, copies=len(cards)) if "episode" in each.kinds else each for each in cards]

    shared_instructions.checked(scene, lambda deck, heroes: (unlimited(deck), heroes))(patch)


@breaks("A main deck with a card that lifts the copy limit may contain more than fifty cards", "6.1.4")
def _(patch: Patch) -> None:
    def cut(cards: Any) -> Any:
        return cards[: setup.DECK] if any(each.copies > setup.DECK for each in cards) else cards

    shared_instructions.checked(scene, lambda deck, heroes: (cut(deck), heroes))(patch)


@breaks("A card allowed in any number of copies is limited to eight in a deck", "6.1.4")
@instead(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    whole(player, deck, heroes)
    if any([each.name for each in deck].count(face.name) > 8 for face in deck):
        raise DeckError("too many copies")


breaks("Player B's decks are not shuffled during the setup", "6.2.1.2")(
    wrap(
        commit,
        lambda whole, game, them: whole(game, [each for each in them if (each.kind, each.player) != ("shuffle", 1)]),
    )
)


@breaks("Player A goes first in every game", "6.2.1.3")
@instead(setup.decide_first)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    game.state.first_player = game.state.turn_player = 0


@breaks("The player picked at random chooses who goes first", "6.2.1.3.1")
@instead(setup.decide_first)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    chooser = game.state.first_player
    (pick,) = yield Ask(chooser, "optional", (YES, NO), about="to go first")
    game.state.first_player = game.state.turn_player = chooser if pick == YES else 1 - chooser


breaks("The opening hand has seven cards instead of five", "6.2.1.4")(constant(setup, "HAND", 7))


@breaks("Only the hero dealt into lane 1 lies face up; the other four are dealt face down", "6.2.1.6")
@instead(commit)
def _(whole: Any, game: Any, them: Any) -> Any:
    return whole(game, [replace(each, face_down=each.to in HEROES[1:]) for each in them])


breaks("A text about the hero deck means that player's own hero deck, not always the first player's", "6.2.1.6.2")(
    wrap(Table.holder, lambda whole, self, player, zone: player)
)
breaks("The second player takes the first turn", "6.2.1.7")(shared_instructions.the_second_player_begins(setup))


# --- phases (7) -----------------------------------------------------------------------------------


breaks("A turn has no approach phase; the end phase follows the main phase", "7.1.2")(
    constant(Gotoubun, "ORDER", ("start", "main", "end"))
)
breaks("The first player's first turn has a start phase, with its two draws", "7.2.1")(
    shared_instructions.stepped(turn, "start", turn.skip_start)
)


@breaks("Abilities that trigger at the beginning of the start phase do so only after its two draws", "7.2.2")
def _(patch: Patch) -> None:
    skip, begins, check, draw, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, draw, begins, check, last))


@breaks("Passing in the main phase leads straight to the end phase", "7.3.3")
def _(patch: Patch) -> None:
    @at_once
    def to_the_end(game: Any) -> str | None:
        return "end"

    patch.setitem(turn.STEPS, "main", (*turn.STEPS["main"], to_the_end))


breaks("Approaches are declared with the non-turn player's characters instead of the turn player's", "7.4.1")(
    wrap(approach.can_approach, lambda whole, game, player, pairs: whole(game, 1 - player, pairs))
)
breaks("Abilities that trigger at the end of the turn trigger twice", "7.5.1")(
    shared_instructions.what_triggers_at_the_end_of_a_turn_does_so_twice(turn, timing_parts.turn_ends)
)


@breaks("The turn ends after one end phase, whatever was triggered, played or left waiting in it", "7.5.3")
@instead(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    state.busy, state.waiting = False, ()
    state.fired |= {held.key for held in timing_parts.due_at_the_end(game)}
    return (yield from whole(game))


# --- actions (8) ----------------------------------------------------------------------------------


breaks("No check timing follows any action of the main phase", "8.1.2")(
    shared_instructions.no_check_timing_follows_an_action("main")
)
breaks("An event can be played although its cost cannot be paid", "8.1.3")(
    wrap(playing.is_payable, lambda whole, game, card: True)
)


@breaks("A character card without growth can be played into any own lane, even an occupied one", "8.2.1.1")
@instead(playing.lanes_for)
def _(whole: Any, game: Any, card: int) -> Any:
    return whole(game, card) if game.state.cards[card].face.growth else list(NUMBERS)


breaks("A card with growth can be played onto any character", "8.2.1.2")(
    wrap(keywords.can_grow, lambda whole, game, card, onto: onto is not None)
)


@breaks("A card that can be played as an episode on an own character can also be played on the opponent's", "8.3.1")
@instead(playing.hosts_for)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    other = 1 - game.state.cards[card].seat
    return [*found, *game.state.characters(other)] if found else found


@breaks("A player can activate the abilities of both players' cards", "8.5.1")
@instead(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [Option("ability", (held.card, held)) for held in game.in_effect().activated if playable(game, held)]


# --- loops (13) -----------------------------------------------------------------------------------


breaks("A check timing of more than three rounds ends the game in a draw as a perpetual loop", "13.1.1.3")(
    shared_instructions.what_goes_on_for_some_rounds_is_a_perpetual_loop(checks)
)

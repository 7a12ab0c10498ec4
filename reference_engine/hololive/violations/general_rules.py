"""Violations of chapter 1, except terms: winning and losing, and what texts and players can do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import LoseGame, ModifyEvent
from ...check_timings.violations import instructions as shared_instructions
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...protocol.scene_loader import DeckError
from ...violations import Change, Violations, replace_globals, set_constant, wrap_function, wrapper_of
from .. import actions, arts, cards, instructions, rule_processing, setup, turn
from ..cards import Characteristics
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation
HANDLERS = instructions.HANDLERS


breaks("A player loses only after seven forced redraws instead of six", "1.2.1.1")(set_constant(setup, "REDRAWS", 7))
breaks("A player loses after five forced redraws instead of six", "6.2.1.9.1")(set_constant(setup, "REDRAWS", 5))


def add_losing_players(is_lost: Any) -> Change:
    """Let other players lose at a check timing as well."""

    def all_losing_players(whole: Any, game: Any) -> Any:
        return tuple(player for player in (0, 1) if player in whole(game) or is_lost(game.state, player))

    return wrap_function(rule_processing.losing_players, all_losing_players)


breaks("A player with only one life card left loses at a check timing", "1.2.1.2", "11.2.1")(
    add_losing_players(lambda state, player: len(state.zones[player, "life"]) < 2)
)
breaks(
    "A player whose center position is empty loses at a check timing, even with other holomem on the stage",
    "1.2.1.3",
    spread="scenarios about an empty center position go on",
)(add_losing_players(lambda state, player: not state.zones[player, "center"]))


@breaks("A player with an empty deck draws nothing in the hand step and plays on instead of losing", "1.2.1.4")
@wrapper_of(turn.draw_for_turn)
def _(whole: Any, game: Any) -> Any:
    return (yield from whole(game)) if game.state.zones[game.state.turn_player, "deck"] else None


breaks("The opponent of a player who concedes loses instead", "1.2.3.1")(
    shared_instructions.conceding_player_wins(Hololive)
)


@breaks("A card effect that makes a player lose the game does nothing", "1.2.4")
@wrapper_of(HANDLERS[LoseGame])
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    return True


@breaks("A card effect that makes one player lose makes the other player lose instead", "1.2.4")
def _(patch: Patch) -> None:
    other = {"you": "opponent", "opponent": "you"}
    whole = HANDLERS[LoseGame]
    patch.setitem(
        HANDLERS,
        LoseGame,
        lambda game, ctx, node: whole(game, ctx, replace(node, side=other.get(node.side, node.side))),
    )


breaks("An art's own text cannot add holomem to those that the art can target", "1.3.1", "12.3.3.2")(
    wrap_function(arts.is_about_targets, lambda whole, instruction: False)
)
breaks("If cards to be put on the stage or attached do not all fit, none of them is", "1.3.2.3")(
    shared_instructions.none_enters_unless_all_fit(instructions.choose_cards_with_room)
)


@breaks("Effects cannot take a holomem's HP below 10", "1.3.2.4")
@wrapper_of(Characteristics.with_number)
def _(whole: Any, self: Any, change: Any, size: int) -> Any:
    info = whole(self, change, size)
    return replace(info, hp=max(10, info.hp)) if change.what == "hp" else info


breaks("An effect that makes both players choose and move cards applies only to the turn player", "1.3.4.1")(
    shared_instructions.only_turn_player_does_it(HANDLERS)
)


@breaks("A deck may hold only four copies of a card even if its text allows any number", "2.11.2.1")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, oshi: Any, deck: Any, cheers: Any) -> None:
    whole(player, oshi, deck, cheers)
    for face in deck:
        if [each.number for each in deck].count(face.number) > setup.COPIES:
            raise DeckError("too many copies")


@breaks("A deck may hold at most eight copies of a card whose text allows any number", "6.1.5")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, oshi: Any, deck: Any, cheers: Any) -> None:
    whole(player, oshi, deck, cheers)
    for face in deck:
        if [each.number for each in deck].count(face.number) > 2 * setup.COPIES:
            raise DeckError("too many copies")


@breaks("A holomem whose Extra is Life -2 costs three life when downed", "2.11.2.2")
def _(patch: Patch) -> None:
    for each in (cards._replacing_art, cards._extra):
        replace_globals(each, ModifyEvent=lambda **how: ModifyEvent(**{**how, "set": 3}))(patch)


@breaks("A holomem that is forbidden to Bloom can still Bloom by the main step action", "2.11.2.4")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    record, now = game.state.cards[holomem], game.state.turn
    return bool(whole(game, holomem)) or (record.arrived != now and record.bloomed != now)


breaks(
    "Cards that a player should choose for an effect are chosen by that player's opponent",
    "3.1.2.4.1",
    spread="effects with a choice occur in every chapter",
)(shared_instructions.where_a_text_names_nobody_the_opponent_chooses)
breaks("A player who searches a hidden zone cannot fail to find a matching card", "4.1.2.3")(
    shared_instructions.whoever_seeks_has_to_find_what_is_there
)
breaks("An effect loses track of the cards that it has just moved", "4.1.4.1")(
    shared_instructions.moved_cards_are_forgotten(HANDLERS)
)
breaks("A card moved by an effect goes to the zone of the effect's controller by default", "4.1.6")(
    shared_instructions.a_card_goes_to_the_zone_of_who_moves_it
)

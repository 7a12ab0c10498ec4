"""Violations of chapters 3 and 4."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import CreateDelayedTrigger, GainEffect
from ....adapters.messages import Player
from ...kernel import instructions as kernel_instructions
from ...kernel.board_state import LOOSE
from ...kernel.commit import remove_card
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, set_constant, wrap_function, wrapper_of
from .. import actions, approach, card_play, cards, events, instructions, lanes
from ..encoder import GotoubunEncoder
from ..lexicon import HEROES, LANES
from ..state import RESOLUTION, GameState
from .helpers import change_listed_cards

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def give_to_turn_player(node: Any) -> Change:
    """Make the turn player the master of the cards that such an instruction puts away."""

    def handle_for_turn_player(whole: Any, game: Any, ctx: Any, done: Any) -> Any:
        seat, ctx.seat = ctx.seat, game.state.turn_player
        enough = yield from whole(game, ctx, done)
        ctx.seat = seat
        return enough

    return wrap_function(instructions.HANDLERS[node], handle_for_turn_player)


breaks("The turn player is the master of every delayed trigger that an effect creates", "3.1.2", "3.1.2.3")(
    give_to_turn_player(CreateDelayedTrigger)
)
breaks("The turn player is the master of every continuous effect that a resolution creates", "3.1.2.4")(
    give_to_turn_player(GainEffect)
)


@breaks("A card's owner is its master, whichever player's zone it lies in", "3.1.2", "3.1.2.1", "3.1.2.3")
@wrapper_of(GameState.controller_of)
def _(whole: Any, self: Any, card: int) -> int:
    return int(whole(self, card) if self.is_masterless(card) else self.cards[card].owner)


@breaks(
    "In the turn it is set, an episode's master is the player it came from, not the character's master",
    "3.1.2",
    "3.1.2.1",
)
def _(patch: Patch) -> None:
    def attach_and_note_seat(table: Any, event: EngineEvent) -> None:
        table.done |= {("set by", event.card, table.cards[event.card].seat)}
        whole(table, event)

    def master_by_origin(self: Any, card: int) -> int:
        is_set = self.cards[card].role == "episode"
        by = [seat for seat in (0, 1) if is_set and ("set by", card, seat) in self.done]
        return int(by[0] if by else mastered(self, card))

    whole, mastered = events.APPLY["attach"], GameState.controller_of
    patch.setitem(events.APPLY, "attach", attach_and_note_seat)
    patch.setattr(GameState, "controller_of", master_by_origin)


@breaks("A player can activate the abilities of a card they are the master of only if they own it", "3.1.2.2", "8.5.1")
@wrapper_of(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [each for each in whole(game, player) if game.state.cards[each.args[0]].owner == player]


@breaks("A card that moves from the waiting room to a character lane stays the same card", "4.1.4")
@wrapper_of(GameState.card_state_after_move)
def _(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, inc=old.inc) if old.zone == "waiting room" and event.to in LANES else new


@breaks("A character that grows counts as the same card as the character beneath it", "4.1.4", "10.6.4.1.1")
@wrapper_of(events._stack)
def _(whole: Any, table: Any, card: int, below: int) -> None:
    before = table.cards[below].inc
    whole(table, card, below)
    table.cards[card] = replace(table.cards[card], inc=before)


@breaks("A character that trades lanes to make room for another one becomes a new card", "4.1.4", "4.14.2.2.1")
def _(patch: Patch) -> None:
    def lane_entry_of_new_card(*asked: Any) -> Any:
        coming, *back = whole(*asked)
        return [coming, *(replace(each, cause="room") for each in back)]

    def moved_as_new_card(self: Any, old: Any, event: EngineEvent, now: int) -> Any:
        return self.new_card_state_on_move(old, event, now) if event.cause == "room" else new(self, old, event, now)

    whole, new = instructions.lane_entry_moves, GameState.card_state_after_move
    patch.setattr(instructions, "lane_entry_moves", lane_entry_of_new_card)
    patch.setattr(GameState, "card_state_after_move", moved_as_new_card)


@breaks("A card moving between hand, main deck, waiting room, bride area and removed zone stays the same card", "4.1.4")
def _(patch: Patch) -> None:
    same = (*GameState.POLICIES.same, frozenset({"hand", "deck", "waiting room", "brides", "removed"}))
    patch.setattr(GameState, "POLICIES", dataclasses.replace(GameState.POLICIES, same=same))


breaks("No hero lane is diagonally in front of a character lane; only the one straight ahead is in front", "4.3.3.2")(
    wrap_function(lanes.diagonal_lanes, lambda whole, number: ())
)
breaks("Leftmost and rightmost lanes mean the first player's left and right for both players", "4.3.4", "4.4.3.1")(
    wrap_function(lanes._by_word, lambda whole, state, word, player: whole(state, word, state.first_player))
)


@breaks("The hero in hero lane 5 is ignored, as if there were only four hero lanes", "4.4.2", "10.3.4.2")
@wrapper_of(GameState.face_up_heroes)
def _(whole: Any, self: Any) -> Any:
    return tuple(card for card in whole(self) if self.cards[card].zone != HEROES[-1])


@breaks("The second player can never declare an approach", "4.4.2", "4.4.1", "9.4.3.1")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    return whole(game, player, pairs) if player == game.state.first_player else []


@breaks("A card laid onto a character reverses the order of the cards beneath it", "4.5.4")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, event)
    record = table.cards[event.card]
    if event.other >= 0:
        table.cards[event.card] = replace(record, under=record.under[::-1])


@breaks("A card that leaves from under a character reverses the order of the cards left beneath it", "4.5.4")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    host = table.cards[event.card].host
    whole(table, event)
    if host >= 0:
        record = table.cards[host]
        table.cards[host] = replace(record, under=record.under[::-1])


@breaks("Players see the cards in the opponent's hand", "4.8.2", "4.8.1", "4.2.3", "4.1.2.1")
@wrapper_of(GotoubunEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"


@breaks("Texts treat the hand of their master's opponent as if it held no cards", "4.8.2", "4.8.3")
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    cards = game.state.cards
    return [
        card for card in whole(game, ctx, reference) if (cards[card].zone, cards[card].seat) != ("hand", 1 - ctx.seat)
    ]


@breaks("A hero that counts all brides counts only those of the turn player", "4.10.3.1")
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    is_about_brides = reference.zone == ("brides",) and reference.side == "both"
    return whole(game, ctx, replace(reference, side="you") if is_about_brides else reference)


@breaks("Cards in a bride area that are not character cards do not count as brides", "4.10.3", "4.10.3.1")
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    return [card for card in found if reference.zone != ("brides",) or game.state.cards[card].face.is_unit]


@breaks("A card played as an episode lies in the effect resolution zone until it is set", "4.12.2", "10.6.2.3")
@wrapper_of(card_play.begin_card_play)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    return (yield from whole(game, card, "effect resolution" if kind == "episode" else zone, kind))


@breaks("A card that enters a resolution zone goes beneath the cards already there", "4.12.2")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, replace(event, bottom=event.bottom or event.to in RESOLUTION))


@breaks("A text about the characters in lanes also means the cards in the bride area", "4.14.2")
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    zone = reference.zone
    return whole(game, ctx, replace(reference, zone=(*zone, "brides")) if zone == ("lane",) else reference)


@breaks(
    "A text about the characters in lanes also means character cards set on them as episodes", "4.14.2", "10.6.4.2.1"
)
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    if reference.zone != ("lane",) or reference.on is not None:
        return found
    cards = game.state.cards
    return [*found, *(each for card in found for each in cards[card].attached if cards[each].face.is_unit)]


@breaks("The episodes set on a character stay behind if it moves to another lane", "4.14.2.2")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    old = state.cards[event.card]
    if old.zone in LANES and event.to in LANES:
        for episode in old.attached:
            remove_card(state, episode, state.cards[episode])
            state.cards[episode] = replace(state.cards[episode], host=-1)
            state.zones[old.seat, "loose"] += (episode,)
    whole(state, event)


@breaks("An effect cannot move a character to a lane that already holds another one", "4.14.2.2.1")
@wrapper_of(instructions.may_enter_lane)
def _(whole: Any, game: Any, card: int, seat: int, number: int) -> bool:
    taken = game.state.character_in_lane(seat, number) is not None
    return bool(whole(game, card, seat, number)) and not (taken and game.state.cards[card].zone in LANES)


breaks(
    "If two cards trade places and one of the moves is replaced, the other happens all the same",
    "4.14.2.2.1",
    "10.10.1.1",
)(wrap_function(instructions._has_room, lambda whole, game, coming, moves: True))


@breaks("The cards beneath a character that leaves the lanes go to the same zone as its top card", "4.14.2.3")
@wrapper_of(kernel_instructions.moves_to_zone)
def _(whole: Any, game: Any, ctx: Any, card: int, to: str, *rest: Any) -> Any:
    moves = whole(game, ctx, card, to, *rest)
    return [replace(each, to=to) for each in moves]


@breaks("An episode still counts as set on a character after that character has left the lanes", "4.14.3", "11.4.1")
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    are_episodes = reference.on is not None and "episode" in reference.where.kind
    return [*found, *game.state.zones[ctx.seat, LOOSE]] if are_episodes else found


breaks("A character card set as an episode does not have the card type episode", "4.14.3.1")(
    set_constant(cards, "EPISODE", replace(cards.EPISODE, kinds=()))
)

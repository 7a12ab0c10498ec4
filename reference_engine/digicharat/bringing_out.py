"""Bringing characters out (3-1)."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import without_asks
from .cards import CHARACTER
from .rules_context import RulesContext
from .state import COMING, FIELD, HAND, PILE, ChainEntry


def bring_out_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The characters that a player can bring out: those of new colours (3-1-1) with their needs met (DA-6)."""
    state = game.state
    for card in state.zones[player, HAND]:
        face = state.cards[card].face
        is_new = (player, face.color) not in state.colors  # 3-1-1.1
        if face.kind == CHARACTER and is_new and state.meets_needs(player, face):
            yield EngineOption("character", (card,))


@without_asks
def bring_out_character(game: RulesContext, player: int, card: int) -> None:
    """Declare that a character comes out of the hand."""
    state = game.state
    game.move_card(card, COMING, "bring-out")
    state.colors |= {(player, state.cards[card].face.color)}  # 3-1-1.1
    state.chain += (ChainEntry("character", player, state.reference_to(card), state.advance_clock()),)


@without_asks
def resolve_bring_out(game: RulesContext, entry: ChainEntry) -> None:
    """Bring out the character, unless it was taken away or its needs are no longer met."""
    state = game.state
    card = entry.card.card
    face = state.cards[card].face
    if state.is_there(entry.card) and state.meets_needs(entry.player, face):  # 3-1-2.1, 3-9.3
        game.move_card(card, FIELD, "bring-out")  # 3-9.3
        return
    state.colors -= {(entry.player, face.color)}  # 3-1-3.1, 3-9.3.n1
    game.record_event(EngineEvent("cancelled", card, entry.player))
    if state.is_there(entry.card):
        game.move_card(card, PILE, "failed")  # 3-1-2.1

"""Chain: the reduced cost of the next arts of the turn."""

from __future__ import annotations

from collections import Counter

from .lexicon import ARTS
from .rules_context import RulesContext


def ener_cost(game: RulesContext, player: int, card: int) -> tuple[str, ...]:
    """The current ener cost of a card for its player."""
    face = game.state.cards[card].face
    if face.kind != ARTS:
        return face.cost
    less = Counter(game.state.chained[player])
    return tuple((Counter(face.cost) - less).elements())  # chain.1


def on_card_used(game: RulesContext, player: int, card: int) -> None:
    """A hook after the use of a card: an arts uses up an earlier Chain's discount, even if it did not cost less."""
    if game.state.cards[card].face.kind == ARTS:
        set_chain(game, player, ())  # chain.1, chain.2


def on_chain_done(game: RulesContext, player: int, card: int) -> None:
    """A hook after a card with Chain: reduce the cost of the player's next arts of the turn."""
    line = game.state.cards[card].face.printed_keyword("chain")
    if line is not None:
        set_chain(game, player, tuple(str(each.value) for each in line.values))  # chain.1


def set_chain(game: RulesContext, player: int, symbols: tuple[str, ...]) -> None:
    """Set the discount of a player's next arts."""
    state = game.state
    state.chained = (symbols, state.chained[1]) if player == 0 else (state.chained[0], symbols)
    state.invalidate_memo()

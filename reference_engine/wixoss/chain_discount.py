"""Chain: what the next arts of the turn costs less."""

from __future__ import annotations

from collections import Counter

from .lexicon import ARTS
from .rules_context import RulesContext


def ener_cost(game: RulesContext, player: int, card: int) -> tuple[str, ...]:
    """The ener that a card costs its player now."""
    face = game.state.cards[card].face
    if face.kind != ARTS:
        return face.cost
    less = Counter(game.state.chained[player])
    return tuple((Counter(face.cost) - less).elements())  # chain.1


def on_card_used(game: RulesContext, player: int, card: int) -> None:
    """A player has used a card: an arts takes what a Chain before it gave, whether it cost less for it or not."""
    if game.state.cards[card].face.kind == ARTS:
        set_chain(game, player, ())  # chain.1, chain.2


def on_chain_done(game: RulesContext, player: int, card: int) -> None:
    """A card with Chain has been done: the player's next arts of the turn costs less."""
    line = game.state.cards[card].face.printed_keyword("chain")
    if line is not None:
        set_chain(game, player, tuple(str(each.value) for each in line.values))  # chain.1


def set_chain(game: RulesContext, player: int, symbols: tuple[str, ...]) -> None:
    """So much less the next arts of a player costs."""
    state = game.state
    state.chained = (symbols, state.chained[1]) if player == 0 else (state.chained[0], symbols)
    state.invalidate_memo()

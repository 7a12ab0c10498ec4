"""Looking at cards and putting each into the hand, assist area or cost area: for yells and stolen hearts."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from .board_areas import may_enter_assist
from .lexicon import ASSIST, COST, DECK, HAND
from .rules_context import RulesContext


def look_at_cards(game: RulesContext, player: int, cards: Sequence[int]) -> None:
    """Show cards to the player, all at once."""
    commit_events(game, [EngineEvent("look", card, player) for card in cards])


def choose_destinations(
    game: RulesContext, player: int, cards: Sequence[int], cause: str
) -> Procedure[list[EngineEvent]]:
    """Let the player choose a destination for each card. Returns the moves, which are simultaneous."""
    left, going = list(cards), dict[int, str]()
    while left:
        coming = list(going.values()).count(ASSIST)
        options: list[EngineOption] = []
        for card in left:
            assist = (ASSIST,) if may_enter_assist(game, card, coming) else ()  # yell.2, steal.4
            options += [EngineOption("put", (card, zone)) for zone in (HAND, *assist, COST)]
        (pick,) = yield EngineAsk(player, "put", tuple(options))
        card, zone = pick.args
        left.remove(card)
        going[card] = zone
    return [EngineEvent("move", card, player, to=zone, cause=cause) for card, zone in going.items()]


def perform_yell(game: RulesContext, player: int, count: int) -> Procedure[None]:
    """Let the player look at that many cards of the deck, and put each somewhere."""
    cards = game.state.zones[player, DECK][:count]  # yell.1, yell.2
    if cards:
        look_at_cards(game, player, cards)  # yell.2
        moves = yield from choose_destinations(game, player, cards, "yell")  # yell.2
        commit_events(game, moves)  # yell.2


def count_yell_symbols(game: RulesContext, player: int) -> int:
    """The yell symbols on a player's stage and in the assist area."""
    return sum(game.yell_symbols(card) for card in game.state.cards_on_board(player))  # yell.1, yell.d1

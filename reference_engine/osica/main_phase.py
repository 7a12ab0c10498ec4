"""The main phase: playing characters and supports, and turning up the oshi."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from .board_areas import may_enter_zone
from .lexicon import BOARD, COST, HAND, OSHI
from .rules_context import RulesContext
from .text_usage import pay_cost_cards

PRICE = 2
"""The cost of turning up the oshi."""


def take_main_action(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let the turn player do one thing, or end the phase."""
    player = game.state.turn_player
    options = (*play_options(game, player), *turn_up_options(game, player), PASS)
    (pick,) = yield EngineAsk(player, "action", options)  # main.5
    if pick == PASS:
        game.pop_frame()
    elif pick.kind == "play":
        card, zone = pick.args
        game.move_to_zone((card,), zone, "play")
    else:
        yield from turn_oshi_up(game, player)


def play_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The characters and supports that a player can play, each with its possible places."""
    yield from placement_options(game, game.state.zones[player, HAND])
    yield from placement_options(game, oshi_in_area(game, player, face_down=False))  # main.3, oshi.2


def placement_options(game: RulesContext, cards: Iterable[int]) -> Iterator[EngineOption]:
    """Those of the cards that can be played, each with its possible places."""
    for card in cards:
        for zone in BOARD:
            if may_enter_zone(game, card, zone):  # main.1, main.d3
                yield EngineOption("play", (card, zone))


def oshi_in_area(game: RulesContext, player: int, *, face_down: bool) -> tuple[int, ...]:
    """The player's oshi, if it is in the oshi area with this side up."""
    cards = game.state.cards
    lying = game.state.zones[player, OSHI]
    return tuple(
        card for card in lying if cards[card].is_oshi and cards[card].face_down is face_down
    )  # oshi.d3, oshi.d4, keep.9


def turn_up_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The option to turn up the oshi, if it is face down and the player can pay."""
    can_pay = len(game.state.zones[player, COST]) >= PRICE  # oshi.4, main.4
    if can_pay and oshi_in_area(game, player, face_down=True):  # oshi.4
        yield EngineOption("turn-up")


def turn_oshi_up(game: RulesContext, player: int) -> Procedure[None]:
    """Pay, and turn up the oshi."""
    (card,) = oshi_in_area(game, player, face_down=True)
    yield from pay_cost_cards(game, player, PRICE)  # oshi.4, main.4
    commit_events(game, (EngineEvent("turn", card, face_down=False, cause="turn-up"),))  # oshi.4, main.4

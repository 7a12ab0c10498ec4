"""Violations of OSICA: the oshi (oshi)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...violations import Change, Violations, set_constant, wrap_function, wrapper_of
from .. import (
    board_areas,
    main_phase,
    rulebook_map,
    setup,
)
from ..lexicon import (
    BOARD,
    COST,
    DECK,
    DROP,
    HEARTS,
    LEFT,
    OSHI,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("The oshi starts the game face down", "oshi.1")
@wrapper_of(setup.begin_first_turn)
@without_asks
def _(whole: Any, game: Any) -> None:
    list(whole(game))
    for player in (0, 1):
        for card in game.state.zones[player, OSHI]:
            game.state.change_card(card, face_down=True)


@breaks(
    "An oshi that leaves the board goes wherever it is sent instead of to the oshi area", "oshi.3", "oshi.d1", "start.3"
)
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    record = self.state.cards[event.card] if event.card >= 0 else None
    if event.kind == "move" and record is not None and record.is_oshi:
        return iter((event,))
    return whole(self, event)


@breaks(
    "An oshi can be sent to the deck, the hearts or the cost area instead of the oshi area",
    "oshi.d1",
    "oshi.3",
    "appeal.d6",
)
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    if event.kind == "move" and event.to in (DECK, HEARTS, COST) and self.state.cards[event.card].is_oshi:
        return iter((event,))
    return whole(self, event)


@breaks("An oshi that leaves the board returns to the oshi area face up", "oshi.3", "oshi.d1", "start.3")
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    for each in whole(self, event):
        yield replace(each, face_down=False) if each.to == OSHI and each.cause != "keep" else each


breaks("The oshi is turned face up for free", "oshi.4", "main.4")(set_constant(main_phase, "PRICE", 0))
breaks("The oshi is turned face up for one cost instead of two", "oshi.4", "main.4")(
    set_constant(main_phase, "PRICE", 1)
)


@breaks("A copy of the oshi that is moved while the oshi lies in the oshi area becomes an oshi as well", "oshi.5")
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    if event.kind == "move":
        lying = self.state.zones[self.state.cards[event.card].seat, OSHI]
        face = self.state.cards[event.card].face
        if any(self.state.cards[card].face.is_same_card(face) for card in lying):
            self.state.change_card(event.card, is_oshi=True)
    return whole(self, event)


@breaks("Face-down cards in the oshi area are hidden from the opponent", "oshi.d2", "keep.8", "keep.3", "keep.4")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    record = self.cards[card]
    return not (record.face_down and player != record.seat) and bool(whole(self, player, card))


@breaks("A face-down oshi can be played", "oshi.d3")
@wrapper_of(main_phase.oshi_in_area)
def _(whole: Any, game: Any, player: int, *, face_down: bool) -> Any:
    return whole(game, player, face_down=face_down) or whole(game, player, face_down=True)


@breaks("Characters and supports in the oshi area that are not the oshi can be played", "oshi.d4", "keep.9")
@wrapper_of(main_phase.oshi_in_area)
def _(whole: Any, game: Any, player: int, *, face_down: bool) -> Any:
    others = (card for card in game.state.zones[player, OSHI] if not game.state.cards[card].is_oshi)
    return whole(game, player, face_down=face_down) + (() if face_down else tuple(others))


@breaks(
    "Every character that would be dropped from the board goes to the oshi area face down",
    "oshi.3",
    "chara.4",
    "appeal.d9",
    "start.2",
)
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    if event.kind == "move" and event.to == DROP and self.state.is_character(event.card):
        event = replace(event, to=OSHI, face_down=True)
    return whole(self, event)


@breaks("An oshi that is moved to another area of the board returns to the oshi area", "oshi.d1")
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    record = self.state.cards[event.card] if event.card >= 0 else None
    if event.kind == "move" and record is not None and record.is_oshi and record.zone in BOARD:
        event = replace(event, to=OSHI, face_down=True)
    return whole(self, event)


@breaks("Turning the oshi face up is also offered in the appeal phase", "oshi.4")
@wrapper_of(rulebook_map.PROCEDURES["appealing"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    more = tuple(main_phase.turn_up_options(game, game.state.turn_player))
    procedure = whole(game, frame)
    ask = next(procedure)
    picks = yield replace(ask, options=(*ask.options, *more))
    try:
        procedure.send(picks)
    except StopIteration:
        return


def let_oshi_leave(is_so: Callable[[EngineEvent, int], bool]) -> Change:
    """Let an oshi go to the zone of the move, if ``is_so`` holds for the move and its player."""

    def leaving_unchanged(whole: Any, self: Any, event: EngineEvent) -> Any:
        record = self.state.cards[event.card] if event.card >= 0 else None
        if event.kind == "move" and record is not None and record.is_oshi and is_so(event, record.seat):
            return iter((event,))
        return whole(self, event)

    return wrap_function(RulesContext._leaving, leaving_unchanged)


breaks("An oshi goes where an opponent's effect sends it instead of to the oshi area", "oshi.3", "oshi.d1")(
    let_oshi_leave(lambda event, mine: event.by not in (-1, mine))
)
breaks("An oshi that is dropped as a guard goes to the drop area instead of the oshi area", "oshi.3", "charge.1")(
    let_oshi_leave(lambda event, mine: event.cause == "appeal")
)


breaks("An oshi that is dropped in the start phase goes to the drop area instead of the oshi area", "start.3")(
    let_oshi_leave(lambda event, mine: event.cause == "start")
)


@breaks("The oshi can be played only to the left of the stage", "main.3", "oshi.2")
@wrapper_of(main_phase.placement_options)
def _(whole: Any, game: Any, cards: Any) -> Any:
    for option in whole(game, cards):
        card, zone = option.args
        if not game.state.cards[card].is_oshi or zone == LEFT:
            yield option


@breaks("The oshi's level does not count toward the limit of the stage", "oshi.2")
@wrapper_of(board_areas.fits_limit)
def _(whole: Any, game: Any, player: int, characters: Any) -> bool:
    others = [card for card in characters if not game.state.cards[card].is_oshi]
    return bool(whole(game, player, others))


@breaks("Kept cards in the oshi area are hidden from the opponent", "keep.3", "keep.4")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    record = self.cards[card]
    return not (record.kept and player != record.seat) and bool(whole(self, player, card))


@breaks("Neither player can look at a kept card, not even its own player", "keep.4", "keep.3")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    return not self.cards[card].kept and bool(whole(self, player, card))


@breaks("Neither player can look at a card that lies face down in the oshi area", "keep.8", "oshi.d2", "keep.4")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    record = self.cards[card]
    return not (record.zone == OSHI and record.face_down) and bool(whole(self, player, card))


# --- turning up in single situations ------------------------------------------------------------------


def turn_up_only_if(meant: Callable[[Any, int], bool]) -> Change:
    """Let the oshi be turned up only where ``meant(game, player)`` holds."""

    def turn_up_options(whole: Any, game: Any, player: int) -> Any:
        if meant(game, player):
            yield from whole(game, player)

    return wrap_function(main_phase.turn_up_options, turn_up_options)


breaks("The oshi cannot be turned up while another card is kept in the oshi area", "oshi.4")(
    turn_up_only_if(lambda game, player: len(game.state.zones[player, OSHI]) == 1)
)
breaks("The oshi can be turned up only while its player has no character on the stage", "oshi.4")(
    turn_up_only_if(lambda game, player: not game.state.characters_on_stage(player))
)

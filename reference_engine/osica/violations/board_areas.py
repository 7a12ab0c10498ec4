"""Violations of OSICA: stage and assist area (stage, assist)."""

from __future__ import annotations

from itertools import islice
from typing import Any

from ...kernel.board_state import ZoneRules
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...patching import Patch
from ...violations import Violations, combine_changes, set_constant, set_entry, wrap_function, wrapper_of
from .. import (
    appeals,
    board_areas,
    events,
    main_phase,
    rulebook_map,
    state,
    text_usage,
)
from ..lexicon import (
    ASSIST,
    BOARD,
    CENTER,
    CHARACTER,
    DROP,
    EVENT,
    FACING,
    STAGE,
    SUPPORT,
)
from ..state import ROOM, GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "A character can come to an area of the stage that is already occupied", "stage.1", "stage.d3", "main.1", "main.d3"
)
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    with Patch() as inner:
        inner.setitem(game.state.zones, (game.state.cards[card].seat, spot), ())
        return bool(whole(game, card, spot))


@breaks(
    "The limit applies to each character's level alone, not to the total level of the stage",
    "stage.3",
    "main.1",
    "stage.d1",
    "stage.d2",
    "main.d3",
    "oshi.2",
)
@wrapper_of(board_areas.fits_limit)
def _(whole: Any, game: Any, player: int, characters: Any) -> bool:
    return all(whole(game, player, {card}) for card in characters)


@breaks(
    "A card can come to the assist area only if the levels of the whole board stay within the limit",
    "assist.3",
    "stage.3",
    "main.1",
)
@wrapper_of(board_areas.may_enter_assist)
def _(whole: Any, game: Any, card: int) -> bool:
    seat = game.state.cards[card].seat
    return bool(whole(game, card)) and board_areas.fits_limit(game, seat, {*game.state.cards_on_board(seat), card})


@breaks(
    "Effects ignore the limit both when they bring characters to the stage and when they swap cards",
    "stage.d1",
    "stage.d2",
)
def _(patch: Patch) -> None:
    def may_enter_without_limit(game: Any, card: int, to: str) -> bool:
        with Patch() as inner:
            inner.setattr(board_areas, "fits_limit", lambda *_: True)
            return bool(whole(game, card, to))

    whole = board_areas.may_enter_zone
    patch.setattr(board_areas, "may_enter_zone", may_enter_without_limit)
    patch.setattr(board_areas, "may_change_places", lambda game, one, other: one != other)


@breaks("An effect that brings a card to the stage can choose one that would exceed the limit", "stage.d2", "stage.d1")
@wrapper_of(board_areas.may_enter_zone)
def _(whole: Any, game: Any, card: int, to: str) -> bool:
    with Patch() as inner:
        inner.setattr(board_areas, "fits_limit", lambda *_: True)
        return bool(whole(game, card, to))


@breaks("Any kind of card can come to the stage, and only its own level has to fit the limit", "stage.d4", "main.d2")
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    record = game.state.cards[card]
    return not game.state.zones[record.seat, spot] and board_areas.fits_limit(game, record.seat, {card})


@breaks("A character on the stage can be moved to another area of the board in the main phase", "stage.4")
@wrapper_of(main_phase.play_options)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from whole(game, player)
    for card in game.state.characters_on_stage(player):
        yield from (
            EngineOption("play", (card, zone)) for zone in BOARD if board_areas.may_enter_zone(game, card, zone)
        )


breaks(
    "A character on the left faces the opponent's left, and one on the right the opponent's right",
    "stage.d6",
    "stage.d7",
    "appeal.5",
    "destroy.2",
)(combine_changes(set_entry(FACING, "left", "left"), set_entry(FACING, "right", "right")))


breaks("The assist area holds four cards", "assist.1", "assist.d2", "main.1", "yell.2", "steal.4")(
    set_constant(state, "ROOM", 4)
)
breaks(
    "Effects can put cards into an assist area that already holds three",
    "assist.d2",
    spread="scenarios of the main phase put supports there",
)(wrap_function(board_areas.may_enter_zone, lambda whole, game, card, to: to == ASSIST or bool(whole(game, card, to))))


@breaks("Only the character in the center of the stage can appeal", "stage.2", "appeal.12", "appeal.5")
@wrapper_of(appeals.may_appeal)
def _(whole: Any, game: Any, card: int) -> bool:
    return bool(whole(game, card)) and game.state.cards[card].zone == CENTER


@breaks("Characters in the assist area can be chosen to appeal", "assist.2", "stage.2", "appeal.5")
def _(patch: Patch) -> None:
    def appeal_from_assist(game: Any, frame: Any) -> Any:
        with Patch() as inner:
            inner.setattr(
                GameState,
                "characters_on_stage",
                lambda self, player: (*whole_stage(self, player), *self.zones[player, ASSIST]),
            )
            procedure = whole(game, frame)
            ask = next(procedure)
        picks = yield ask
        try:
            procedure.send(picks)
        except StopIteration:
            return

    whole, whole_stage = appeals.take_appeal_action, GameState.characters_on_stage
    patch.setitem(rulebook_map.PROCEDURES, "appealing", appeal_from_assist)


@breaks("Characters in the assist area can guard", "assist.2", "appeal.5", "stage.2")
@wrapper_of(appeals.PARTS["guard"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    opponent = 1 - game.state.cards[attacker.card].seat
    front = game.state.character_in_front(attacker.card)
    there = [card for card in (front, *game.state.zones[opponent, ASSIST]) if card is not None]
    able = [card for card in there if game.state.is_character(card) and appeals.may_guard(game, card)]
    if able:
        options = (*(EngineOption("guard", (card,)) for card in able), PASS)
        (pick,) = yield EngineAsk(opponent, "response", options)
        guard = None if pick == PASS else game.state.reference_to(pick.args[0])
    game.replace_frame("appeal", "own-break", attacker, guard, additional)


@breaks("Any kind of card can come to the stage, supports and events included", "stage.d4")
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    seat, on_stage = game.state.cards[card].seat, game.state.characters_on_stage
    return not game.state.zones[seat, spot] and bool(board_areas.fits_limit(game, seat, {*on_stage(seat), card}))


@breaks("A player's stage is hidden from the opponent", "stage.d8")
def _(patch: Patch) -> None:
    for spot in STAGE:
        patch.setitem(state.ZONES, spot, ZoneRules(True, False))


breaks("A player's assist area is hidden from the opponent", "assist.d1")(
    set_entry(state.ZONES, ASSIST, ZoneRules(True, False))
)


@breaks("An effect that swaps two cards can bring a support to the stage", "stage.d4")
@wrapper_of(board_areas.may_change_places)
def _(whole: Any, game: Any, one: int, other: int) -> bool:
    kinds = {game.state.cards[card].face.kind for card in (one, other)}
    return SUPPORT in kinds or bool(whole(game, one, other))


@breaks("An event card can come to a free area of the stage", "main.d2", "stage.d4")
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    record = game.state.cards[card]
    is_free = record.face.kind == EVENT and not game.state.zones[record.seat, spot]
    return is_free or bool(whole(game, card, spot))


breaks("A card that an effect has swapped still counts as where it was", "stage.2", "assist.2")(
    wrap_function(events._lay, lambda whole, state, card, zone: None)
)
breaks("Of several possible swaps the first one is made, and no player chooses", "stage.d2")(
    wrap_function(text_usage.exchange_pairs, lambda whole, *asked: islice(whole(*asked), 1))
)


@breaks("An effect that swaps two cards can bring a support to the stage if the support is chosen first", "stage.d4")
@wrapper_of(board_areas.may_change_places)
def _(whole: Any, game: Any, one: int, other: int) -> bool:
    return game.state.cards[one].face.kind == SUPPORT or bool(whole(game, one, other))


@breaks("A character on the board can be moved to an area of the stage where another one is", "stage.d3")
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    record = game.state.cards[card]
    with Patch() as inner:
        if record.zone in BOARD:
            inner.setitem(game.state.zones, (record.seat, spot), ())
        return bool(whole(game, card, spot))


# --- the assist area and the limit in single situations -----------------------------------------------


@breaks("The opponent does not see cards in an assist area that holds three", "assist.d1")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    there = self.zones[1 - player, ASSIST]
    return bool(whole(self, player, card)) and not (card in there and len(there) == ROOM)


@breaks("The opponent does not see a resting card in an assist area", "assist.d1")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    is_resting = card in self.zones[1 - player, ASSIST] and self.cards[card].resting
    return bool(whole(self, player, card)) and not is_resting


@breaks("Effects ignore the limit when they bring a character from the drop area to the stage", "stage.d1")
@wrapper_of(board_areas.may_enter_stage)
def _(whole: Any, game: Any, card: int, spot: str) -> bool:
    record = game.state.cards[card]
    is_free = record.face.kind == CHARACTER and not game.state.zones[record.seat, spot]
    return bool(whole(game, card, spot)) or (record.zone == DROP and is_free)


@breaks("An effect looks at the limit of its own player as it moves an opposing character", "stage.d1")
@wrapper_of(board_areas.fits_limit)
def _(whole: Any, game: Any, player: int, characters: Any) -> bool:
    return bool(whole(game, player, characters)) or (
        player != game.state.turn_player and bool(whole(game, 1 - player, characters))
    )


@breaks("A swap with three characters on the stage ignores the limit", "stage.d1")
@wrapper_of(board_areas.fits_limit)
def _(whole: Any, game: Any, player: int, characters: Any) -> bool:
    return len(characters) == len(STAGE) or bool(whole(game, player, characters))

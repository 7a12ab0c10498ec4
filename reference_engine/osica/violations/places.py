"""Violations of OSICA: stage and assist area (stage, assist)."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.table import Zone
from ...violations import Patch, Violations
from .. import (
    appeals,
    contents,
    effects,
    main_phase,
    places,
    scene,
    state,
    usage,
)
from ..state import Table
from ..words import (
    ASSIST,
    BOARD,
    CENTER,
    EVENT,
    FACING,
    STAGE,
    SUPPORT,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("stage.1", "stage.d3", "main.1", "main.d3")
def several_characters_stand_in_one_place(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        with Patch() as inner:
            inner.setitem(game.state.zones, (game.state.cards[card].seat, spot), ())
            return bool(whole(game, card, spot))

    whole = places.may_stand
    patch.setattr(places, "may_stand", may_stand)


@breaks("stage.3", "main.1", "stage.d1", "stage.d2", "main.d3", "oshi.2")
def the_limit_bounds_each_character_by_itself(patch: Patch) -> None:
    def fits_limit(game: Any, player: int, characters: Any) -> bool:
        return all(whole(game, player, {card}) for card in characters)

    whole = places.fits_limit
    patch.setattr(places, "fits_limit", fits_limit)


@breaks("assist.3", "stage.3", "main.1")
def the_limit_bounds_the_assist_area_too(patch: Patch) -> None:
    def may_assist(game: Any, card: int) -> bool:
        seat = game.state.cards[card].seat
        return bool(whole(game, card)) and places.fits_limit(game, seat, {*game.state.on_board(seat), card})

    whole = places.may_assist
    patch.setattr(places, "may_assist", may_assist)


@breaks("stage.d1", "stage.d2")
def effects_do_not_heed_the_limit(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        with Patch() as inner:
            inner.setattr(places, "fits_limit", lambda *_: True)
            return bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)
    patch.setattr(usage, "may_come", may_come)
    patch.setattr(usage, "may_change_places", lambda game, one, other: one != other)


@breaks("stage.d2", "stage.d1")
def what_would_go_beyond_the_limit_can_be_chosen(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        with Patch() as inner:
            inner.setattr(places, "fits_limit", lambda *_: True)
            return bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)


@breaks("stage.d4", "main.d2")
def supports_stand_on_the_stage(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        record = game.state.cards[card]
        return not game.state.zones[record.seat, spot] and places.fits_limit(game, record.seat, {card})

    patch.setattr(places, "may_stand", may_stand)


@breaks("stage.4")
def characters_of_the_stage_can_be_played_elsewhere(patch: Patch) -> None:
    def plays(game: Any, player: int) -> Any:
        yield from whole(game, player)
        for card in game.state.on_stage(player):
            yield from (Option("play", (card, zone)) for zone in BOARD if places.may_come(game, card, zone))

    whole = main_phase.plays
    patch.setattr(main_phase, "plays", plays)


@breaks("stage.d6", "stage.d7", "appeal.5", "destroy.2")
def left_faces_left(patch: Patch) -> None:
    patch.setitem(FACING, "left", "left")
    patch.setitem(FACING, "right", "right")


@breaks("assist.1", "assist.d2", "main.1", "yell.2", "steal.4")
def the_assist_area_holds_four(patch: Patch) -> None:
    for home in (places, state, scene):
        patch.setattr(home, "ROOM", 4)


@breaks("assist.d2")
def effects_fill_the_assist_area_beyond_three(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        return to == ASSIST or bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)
    patch.setattr(usage, "may_come", may_come)


@breaks("stage.2", "appeal.12", "appeal.5")
def only_the_center_appeals(patch: Patch) -> None:
    def may_appeal(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and game.state.cards[card].zone == CENTER

    whole = appeals.may_appeal
    patch.setattr(appeals, "may_appeal", may_appeal)


@breaks("assist.2", "stage.2", "appeal.5")
def characters_of_the_assist_area_appeal(patch: Patch) -> None:
    def phase(game: Any, frame: Any) -> Any:
        with Patch() as inner:
            inner.setattr(
                Table, "on_stage", lambda self, player: (*whole_stage(self, player), *self.zones[player, ASSIST])
            )
            procedure = whole(game, frame)
            ask = next(procedure)
        picks = yield ask
        try:
            procedure.send(picks)
        except StopIteration:
            return

    whole, whole_stage = appeals.phase, Table.on_stage
    patch.setitem(contents.PROCEDURES, "appealing", phase)


@breaks("assist.2", "appeal.5", "stage.2")
def characters_of_the_assist_area_guard(patch: Patch) -> None:
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        opponent = 1 - game.state.cards[attacker.card].seat
        front = game.state.in_front(attacker.card)
        there = [card for card in (front, *game.state.zones[opponent, ASSIST]) if card is not None]
        able = [card for card in there if game.state.is_character(card) and appeals.may_guard(game, card)]
        if able:
            options = (*(Option("guard", (card,)) for card in able), PASS)
            (pick,) = yield Ask(opponent, "response", options)
            guard = None if pick == PASS else game.state.ref(pick.args[0])
        game.replace("appeal", "own-break", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "guard", let_guard)


@breaks("stage.d4")
def a_support_card_comes_to_the_stage(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        seat, on_stage = game.state.cards[card].seat, game.state.on_stage
        return not game.state.zones[seat, spot] and bool(places.fits_limit(game, seat, {*on_stage(seat), card}))

    patch.setattr(places, "may_stand", may_stand)


@breaks("stage.d8")
def the_opponent_does_not_see_a_stage(patch: Patch) -> None:
    for spot in STAGE:
        patch.setitem(state.ZONES, spot, Zone(True, False))


@breaks("assist.d1")
def the_opponent_does_not_see_an_assist_area(patch: Patch) -> None:
    patch.setitem(state.ZONES, ASSIST, Zone(True, False))


@breaks("stage.d4")
def an_exchange_brings_a_support_to_the_stage(patch: Patch) -> None:
    def may_change_places(game: Any, one: int, other: int) -> bool:
        kinds = {game.state.cards[card].face.kind for card in (one, other)}
        return SUPPORT in kinds or bool(whole(game, one, other))

    whole = places.may_change_places
    patch.setattr(usage, "may_change_places", may_change_places)


@breaks("main.d2", "stage.d4")
def events_stand_on_the_stage(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        record = game.state.cards[card]
        is_free = record.face.kind == EVENT and not game.state.zones[record.seat, spot]
        return is_free or bool(whole(game, card, spot))

    whole = places.may_stand
    patch.setattr(places, "may_stand", may_stand)

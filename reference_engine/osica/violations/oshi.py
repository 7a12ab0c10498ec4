"""Violations of OSICA: the oshi (oshi)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    appeals,
    contents,
    main_phase,
    places,
    setup,
)
from ..game import Osica
from ..running import Running
from ..state import Table
from ..words import (
    BOARD,
    COST,
    DECK,
    DROP,
    HEARTS,
    LEFT,
    OSHI,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("oshi.1")
def an_oshi_begins_face_down(patch: Patch) -> None:
    @at_once
    def begin(game: Any) -> None:
        list(whole(game))
        for player in (0, 1):
            for card in game.state.zones[player, OSHI]:
                game.state.change(card, face_down=True)

    whole = setup.begin
    patch.setattr(Osica, "SETUP", (*setup.SETUP[:-1], begin))


@breaks("oshi.3", "oshi.d1", "start.3")
def an_oshi_goes_wherever_it_is_sent(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        record = self.state.cards[event.card] if event.card >= 0 else None
        if event.kind == "move" and record is not None and record.is_oshi:
            return iter((event,))
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.d1", "oshi.3", "appeal.d6")
def only_the_drop_area_and_the_hand_do_not_take_an_oshi(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        if event.kind == "move" and event.to in (DECK, HEARTS, COST) and self.state.cards[event.card].is_oshi:
            return iter((event,))
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.3", "oshi.d1", "start.3")
def an_oshi_comes_back_face_up(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        for each in whole(self, event):
            yield replace(each, face_down=False) if each.to == OSHI and each.cause != "keep" else each

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.4", "main.4")
def the_oshi_is_turned_up_for_nothing(patch: Patch) -> None:
    patch.setattr(main_phase, "PRICE", 0)


@breaks("oshi.4", "main.4")
def the_oshi_is_turned_up_for_one(patch: Patch) -> None:
    patch.setattr(main_phase, "PRICE", 1)


@breaks("oshi.5")
def every_copy_of_the_oshi_is_the_oshi(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        if event.kind == "move":
            lying = self.state.zones[self.state.cards[event.card].seat, OSHI]
            face = self.state.cards[event.card].face
            if any(self.state.cards[card].face.is_same(face) for card in lying):
                self.state.change(event.card, is_oshi=True)
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.d2", "keep.8", "keep.3", "keep.4")
def the_opponent_does_not_see_what_lies_face_down(patch: Patch) -> None:
    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.face_down and player != record.seat) and bool(whole(self, player, card))

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


@breaks("oshi.d3")
def a_face_down_oshi_can_be_played(patch: Patch) -> None:
    def oshi(game: Any, player: int, *, face_down: bool) -> Any:
        return whole(game, player, face_down=face_down) or whole(game, player, face_down=True)

    whole = main_phase.oshi
    patch.setattr(main_phase, "oshi", oshi)


@breaks("oshi.d4", "keep.9")
def every_card_of_the_oshi_area_can_be_played(patch: Patch) -> None:
    def oshi(game: Any, player: int, *, face_down: bool) -> Any:
        others = (card for card in game.state.zones[player, OSHI] if not game.state.cards[card].is_oshi)
        return whole(game, player, face_down=face_down) + (() if face_down else tuple(others))

    whole = main_phase.oshi
    patch.setattr(main_phase, "oshi", oshi)


@breaks("oshi.3", "chara.4", "appeal.d9", "start.2")
def every_character_goes_to_the_oshi_area(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        if event.kind == "move" and event.to == DROP and self.state.is_character(event.card):
            event = replace(event, to=OSHI, face_down=True)
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.d1")
def an_oshi_that_is_moved_goes_home(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        record = self.state.cards[event.card] if event.card >= 0 else None
        if event.kind == "move" and record is not None and record.is_oshi and record.zone in BOARD:
            event = replace(event, to=OSHI, face_down=True)
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.4")
def the_oshi_is_turned_up_in_the_appeal_phase(patch: Patch) -> None:
    def phase(game: Any, frame: Any) -> Any:
        more = tuple(main_phase.turns_up(game, game.state.turn_player))
        procedure = whole(game, frame)
        ask = next(procedure)
        picks = yield replace(ask, options=(*ask.options, *more))
        try:
            procedure.send(picks)
        except StopIteration:
            return

    whole = appeals.phase
    patch.setitem(contents.PROCEDURES, "appealing", phase)


@breaks("oshi.3", "oshi.d1")
def an_oshi_goes_where_the_opponent_sends_it(patch: Patch) -> None:
    goes_there(patch, lambda event, mine: event.by not in (-1, mine))


@breaks("oshi.3", "charge.1")
def an_oshi_that_guards_goes_to_the_drop_area(patch: Patch) -> None:
    goes_there(patch, lambda event, mine: event.cause == "appeal")


def goes_there(patch: Patch, is_so: Callable[[Event, int], bool]) -> None:
    """An oshi goes where it is sent, if that is so of the move and of its player."""

    def leaving(self: Any, event: Event) -> Any:
        record = self.state.cards[event.card] if event.card >= 0 else None
        if event.kind == "move" and record is not None and record.is_oshi and is_so(event, record.seat):
            return iter((event,))
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("start.3")
def an_oshi_is_dropped_in_the_start_phase(patch: Patch) -> None:
    goes_there(patch, lambda event, mine: event.cause == "start")


@breaks("main.3", "oshi.2")
def the_oshi_is_played_to_the_left_alone(patch: Patch) -> None:
    def to_places(game: Any, cards: Any) -> Any:
        for option in whole(game, cards):
            card, zone = option.args
            if not game.state.cards[card].is_oshi or zone == LEFT:
                yield option

    whole = main_phase.to_places
    patch.setattr(main_phase, "to_places", to_places)


@breaks("oshi.2")
def the_oshi_is_played_beyond_the_limit(patch: Patch) -> None:
    def fits_limit(game: Any, player: int, characters: Any) -> bool:
        others = [card for card in characters if not game.state.cards[card].is_oshi]
        return bool(whole(game, player, others))

    whole = places.fits_limit
    patch.setattr(places, "fits_limit", fits_limit)


@breaks("keep.3", "keep.4")
def the_opponent_does_not_see_what_is_kept(patch: Patch) -> None:
    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.kept and player != record.seat) and bool(whole(self, player, card))

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)

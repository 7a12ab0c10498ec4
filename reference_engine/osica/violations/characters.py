"""Violations of OSICA: characters (chara)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import references
from ...violations import Patch, Violations
from .. import (
    main_phase,
    places,
)
from ..game import Osica
from ..running import Running
from ..state import Table
from ..words import (
    ASSIST,
    BOARD,
    CHARACTER,
    DROP,
    STAGE,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("chara.4", "chara.d1")
def nobody_goes_for_their_ap(patch: Patch) -> None:
    patch.setattr(Running, "bury", lambda self: None)


@breaks("chara.4", "chara.d1", "entry.d2", "chara.d2")
def only_ap_below_nothing_counts(patch: Patch) -> None:
    patch.setattr(Running, "is_low", lambda self, card: self.state.is_character(card) and self.info(card).ap < 0)


@breaks("chara.d1", "entry.d2", "chara.d2")
def ap_is_looked_at_only_where_it_changes(patch: Patch) -> None:
    def bury(self: Any) -> None:
        if self.step != "main":
            whole(self)

    whole = Running.bury
    patch.setattr(Running, "bury", bury)


@breaks("chara.d2", "entry.d2")
def who_comes_without_ap_has_an_entry(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        super(Osica, self).notice(done, before)

    patch.setattr(Osica, "notice", notice)


@breaks("entry.d2", "chara.d2")
def who_comes_to_the_stage_without_ap_has_an_entry(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        waiting = self.state.waiting
        whole(self, done, before)
        if any(event.kind == "move" and event.to in STAGE for event in done):
            self.state.waiting = waiting
            super(Osica, self).notice(done, before)

    whole = Osica.notice
    patch.setattr(Osica, "notice", notice)


@breaks("chara.3", "main.2", "stage.1")
def a_second_copy_takes_the_place_of_the_first(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        moved = list(moved)
        if cause == "play" and to in BOARD:
            face, seat = self.state.cards[moved[0]].face, self.state.cards[moved[0]].seat
            there = [card for card in self.state.on_board(seat) if self.state.cards[card].face.is_same(face)]
            whole(self, there, DROP, "rule")
        whole(self, moved, to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("chara.2", "start.2")
def supports_are_characters(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        if record.zone in BOARD and where.kind == (CHARACTER,):
            where = replace(where, kind=())
        return bool(whole(self, game, ctx, record, info, where))

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


@breaks("main.2", "chara.3", "stage.1")
def the_same_card_stands_once(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        record = game.state.cards[card]
        there = (game.state.cards[each].face for each in game.state.on_board(record.seat))
        return bool(whole(game, card, to)) and not any(face.is_same(record.face) for face in there)

    whole = places.may_come
    patch.setattr(main_phase, "may_come", may_come)


@breaks("chara.1")
def whoever_lies_in_the_assist_area_is_no_character(patch: Patch) -> None:
    def listed(game: Any, *asked: Any) -> Any:
        cards = game.state.cards
        return [
            card for card in whole(game, *asked) if (cards[card].zone, cards[card].face.kind) != (ASSIST, CHARACTER)
        ]

    whole = references.listed
    patch.setattr(references, "listed", listed)


@breaks("chara.d1")
def ap_is_not_looked_at_during_an_appeal(patch: Patch) -> None:
    def bury(self: Any) -> None:
        if self.step != "appeal":
            whole(self)

    whole = Running.bury
    patch.setattr(Running, "bury", bury)

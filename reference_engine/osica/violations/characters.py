"""Violations of OSICA: characters (chara)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import references
from ...violations import Violations, instead, wrap
from .. import (
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


breaks("Characters with an AP of zero or less stay on the board", "chara.4", "chara.d1")(
    wrap(Running.bury, lambda whole, self: None)
)
breaks("A character with an AP of exactly zero stays on the board", "chara.4", "chara.d1", "entry.d2", "chara.d2")(
    wrap(Running.is_low, lambda whole, self, card: self.state.is_character(card) and self.info(card).ap < 0)
)


@breaks(
    "Characters with an AP of zero or less are not dropped during the main phase", "chara.d1", "entry.d2", "chara.d2"
)
@instead(Running.bury)
def _(whole: Any, self: Any) -> None:
    if self.step != "main":
        whole(self)


@breaks(
    "A card that enters the stage or the assist area with an AP of zero or less can use its Entry",
    "chara.d2",
    "entry.d2",
)
@instead(Osica.notice)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    super(Osica, self).notice(done, before)


@breaks("A character that enters the stage with an AP of zero or less can use its Entry", "entry.d2", "chara.d2")
@instead(Osica.notice)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    waiting = self.state.waiting
    whole(self, done, before)
    if any(event.kind == "move" and event.to in STAGE for event in done):
        self.state.waiting = waiting
        super(Osica, self).notice(done, before)


@breaks("Playing a card drops every copy of it that is already on its player's board", "chara.3", "main.2", "stage.1")
@instead(Running.move)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    moved = list(moved)
    if cause == "play" and to in BOARD:
        face, seat = self.state.cards[moved[0]].face, self.state.cards[moved[0]].seat
        there = [card for card in self.state.on_board(seat) if self.state.cards[card].face.is_same(face)]
        whole(self, there, DROP, "rule")
    whole(self, moved, to, cause)


@breaks("Texts that speak of characters also apply to supports on the board", "chara.2", "start.2")
@instead(Table.fits)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    if record.zone in BOARD and where.kind == (CHARACTER,):
        where = replace(where, kind=())
    return bool(whole(self, game, ctx, record, info, where))


@breaks("A card cannot be played if the same card is already on its player's board", "main.2", "chara.3", "stage.1")
@instead(places.may_come)
def _(whole: Any, game: Any, card: int, to: str) -> bool:
    record = game.state.cards[card]
    there = (game.state.cards[each].face for each in game.state.on_board(record.seat))
    return bool(whole(game, card, to)) and not any(face.is_same(record.face) for face in there)


@breaks("Texts overlook characters in the assist area", "chara.1")
@instead(references.listed)
def _(whole: Any, game: Any, *asked: Any) -> Any:
    cards = game.state.cards
    return [card for card in whole(game, *asked) if (cards[card].zone, cards[card].face.kind) != (ASSIST, CHARACTER)]


@breaks("Characters with an AP of zero or less are not dropped during the appeal phase", "chara.d1")
@instead(Running.bury)
def _(whole: Any, self: Any) -> None:
    if self.step != "appeal":
        whole(self)

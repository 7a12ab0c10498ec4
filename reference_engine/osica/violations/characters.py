"""Violations of OSICA: characters (chara)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import card_references
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import (
    board_areas,
)
from ..game import Osica
from ..lexicon import (
    ASSIST,
    BOARD,
    CHARACTER,
    DROP,
    STAGE,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("Characters with an AP of zero or less stay on the board", "chara.4", "chara.d1")(
    wrap_function(RulesContext.drop_powerless_characters, lambda whole, self: None)
)
breaks("A character with an AP of exactly zero stays on the board", "chara.4", "chara.d1", "entry.d2", "chara.d2")(
    wrap_function(
        RulesContext.is_powerless,
        lambda whole, self, card: self.state.is_character(card) and self.characteristics_of(card).ap < 0,
    )
)


@breaks(
    "Characters with an AP of zero or less are not dropped during the main phase", "chara.d1", "entry.d2", "chara.d2"
)
@wrapper_of(RulesContext.drop_powerless_characters)
def _(whole: Any, self: Any) -> None:
    if self.step != "main":
        whole(self)


@breaks(
    "A card that enters the stage or the assist area with an AP of zero or less can use its Entry",
    "chara.d2",
    "entry.d2",
)
@wrapper_of(Osica.notice_triggers)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    super(Osica, self).notice_triggers(done, before)


@breaks("A character that enters the stage with an AP of zero or less can use its Entry", "entry.d2", "chara.d2")
@wrapper_of(Osica.notice_triggers)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    waiting = self.state.waiting
    whole(self, done, before)
    if any(event.kind == "move" and event.to in STAGE for event in done):
        self.state.waiting = waiting
        super(Osica, self).notice_triggers(done, before)


@breaks("Playing a card drops every copy of it that is already on its player's board", "chara.3", "main.2", "stage.1")
@wrapper_of(RulesContext.move_to_zone)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    moved = list(moved)
    if cause == "play" and to in BOARD:
        face, seat = self.state.cards[moved[0]].face, self.state.cards[moved[0]].seat
        there = [card for card in self.state.cards_on_board(seat) if self.state.cards[card].face.is_same_card(face)]
        whole(self, there, DROP, "rule")
    whole(self, moved, to, cause)


@breaks("Texts that speak of characters also apply to supports on the board", "chara.2", "start.2")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    if record.zone in BOARD and where.kind == (CHARACTER,):
        where = replace(where, kind=())
    return bool(whole(self, game, ctx, record, info, where))


@breaks(
    "A card cannot be played if the same card is already on its player's board",
    "main.2",
    "chara.3",
    "stage.1",
    spread="scenarios about copies of one card play a second one",
)
@wrapper_of(board_areas.may_enter_zone)
def _(whole: Any, game: Any, card: int, to: str) -> bool:
    record = game.state.cards[card]
    there = (game.state.cards[each].face for each in game.state.cards_on_board(record.seat))
    return bool(whole(game, card, to)) and not any(face.is_same_card(record.face) for face in there)


@breaks(
    "Texts overlook characters in the assist area",
    "chara.1",
)
@wrapper_of(card_references.matching_cards)
def _(whole: Any, game: Any, *asked: Any) -> Any:
    cards = game.state.cards
    return [card for card in whole(game, *asked) if (cards[card].zone, cards[card].face.kind) != (ASSIST, CHARACTER)]


@breaks("Characters with an AP of zero or less are not dropped during the appeal phase", "chara.d1")
@wrapper_of(RulesContext.drop_powerless_characters)
def _(whole: Any, self: Any) -> None:
    if self.step != "appeal":
        whole(self)


def keep_powerless_in(step: str) -> Change:
    """Keep characters with an AP of zero or less on the board during a phase."""

    def drop_in_other_phases(whole: Any, self: Any) -> None:
        if self.step != step:
            whole(self)

    return wrap_function(RulesContext.drop_powerless_characters, drop_in_other_phases)


breaks("Characters with an AP of zero or less are not dropped during the start phase", "chara.d1", "start.1")(
    keep_powerless_in("start")
)
breaks("Characters with an AP of zero or less are not dropped during the event phase", "chara.4", "chara.d1")(
    keep_powerless_in("event")
)
breaks("Characters with an AP of zero or less are not dropped during the yell phase", "chara.d1", "chara.d2")(
    keep_powerless_in("yell")
)
breaks("Characters with an AP of zero or less are not dropped during the end phase", "chara.d1")(
    keep_powerless_in("end")
)


@breaks("A card cannot be played while an oshi that is the same card is on its player's board", "chara.3", "oshi.5")
@wrapper_of(board_areas.may_enter_zone)
def _(whole: Any, game: Any, card: int, to: str) -> bool:
    cards = game.state.cards
    others = [each for each in game.state.cards_on_board(cards[card].seat) if each != card]
    return bool(whole(game, card, to)) and not any(
        cards[each].is_oshi and cards[each].face.is_same_card(cards[card].face) for each in others
    )


@breaks("Characters whose AP a Counter reduces to nothing stay until all stolen hearts have been put away", "chara.d1")
@wrapper_of(RulesContext.drop_powerless_characters)
def _(whole: Any, self: Any) -> None:
    if self.state.flow[-1][:2] != ("appeal", "over"):
        whole(self)

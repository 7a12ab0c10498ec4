"""Violations of OSICA: the start phase (start, keep)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Ask, Option
from ...kernel.committing import commit
from ...kernel.flow import at_once
from ...violations import Change, Violations, instead, otherwise_asked, together, wrap
from .. import (
    turn,
)
from ..state import Table
from ..words import (
    ASSIST,
    DROP,
    HAND,
    OSHI,
)
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks("Characters in the assist area are dropped before those on the stage stand up or are dropped", "start.1")(
    together(
        part("start", turn.drop_assisting),
        part("start", turn.stand_up_or_drop, turn.drop_assisting, turn.stand_up_or_drop),
    )
)


@breaks("Characters in the assist area may stay there in the start phase", "start.2", "chara.2", "start.1", "start.3")
@instead(turn.drop_assisting)
def _(whole: Any, game: Any) -> Any:
    there = [card for card in game.state.zones[game.state.turn_player, ASSIST] if game.state.is_character(card)]
    dropped = yield from turn._dropped(game, there, "who")
    game.move(dropped, DROP, "start")


@breaks("Characters in both players' assist areas are dropped in every start phase", "start.2")
@instead(turn.drop_assisting)
@at_once
def _(whole: Any, game: Any) -> None:
    there = [*game.state.zones[0, ASSIST], *game.state.zones[1, ASSIST]]
    game.move([card for card in there if game.state.is_character(card)], DROP, "start")


@breaks("The limit no longer rises once it has reached ten", "start.d1", "start.1", "start.d2")
@instead(turn.raise_limit)
@at_once
def _(whole: Any, game: Any) -> None:
    player = game.state.turn_player
    if game.state.counter(player, "limit") < 10:
        done = whole(game)
        assert not list(done)


breaks("Resting characters that stay on the stage do not stand up in the start phase", "start.d3", "start.1")(
    wrap(commit, lambda whole, game, events: whole(game, [event for event in events if event.kind != "ready"]))
)


@breaks("A player may leave kept cards in the oshi area in the start phase", "keep.11", "keep.1")
@instead(turn.take_back)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
    back = yield from turn._dropped(game, kept, "what comes back")
    game.move(back, HAND, "start")


breaks("Kept cards return to the hand after the draw of the start phase instead of before it", "keep.1", "keep.11")(
    together(part("start", turn.take_back), part("start", turn.draw, turn.draw, turn.take_back))
)


@breaks("Kept cards of both players return to the hand at the start of every turn", "keep.1")
@instead(turn.take_back)
@at_once
def _(whole: Any, game: Any) -> None:
    for player in (0, 1):
        kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
        game.move(kept, HAND, "start")


@breaks("Texts treat every card in the oshi area as kept", "keep.2")
@instead(Table._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, what: str) -> bool:
    return record.zone == OSHI if what == "kept" else bool(whole(self, record, info, what))


breaks("At most one support can be dropped in the start phase", "start.1")(
    wrap(turn.drop_supports, lambda whole, game: otherwise_asked(whole(game), lambda ask: replace(ask, most=1)))
)


def takes_back(is_so: Callable[[Any, int], bool]) -> Change:
    """Cards of the turn player's oshi area of which that is so come back."""

    @at_once
    def take_back(game: Any) -> None:
        there = game.state.zones[game.state.turn_player, OSHI]
        game.move([card for card in there if is_so(game.state, card)], HAND, "start")

    return part("start", turn.take_back, take_back)


breaks("Every card in the oshi area but the oshi returns to the hand in the start phase", "keep.1", "oshi.d4")(
    takes_back(lambda state, card: not state.cards[card].is_oshi)
)
breaks("Only one kept card returns to the hand in each start phase", "keep.11", "keep.1")(
    takes_back(
        lambda state, card: (
            card == next((each for each in state.zones[state.turn_player, OSHI] if state.cards[each].kept), None)
        )
    )
)


def may(whole: Any) -> Change:
    """A part of the start phase is done by those who like to."""

    def asked(game: Any) -> Any:
        (answer,) = yield Ask(game.state.turn_player, "optional", (Option("yes"), Option("no")))
        if answer.kind == "yes":
            yield from whole(game)

    return part("start", whole, asked)


breaks("The draw of the start phase is optional", "start.d2")(may(turn.draw))
breaks("The rise of the limit in the start phase is optional", "start.d2")(may(turn.raise_limit))

"""Violations of OSICA: the start phase (start, keep)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Ask, Option
from ...kernel.committing import commit
from ...kernel.flow import at_once
from ...violations import Patch, Violations, otherwise_asked
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


@breaks("start.1")
def the_assist_area_comes_before_the_stage(patch: Patch) -> None:
    part(patch, "start", turn.drop_assisting)
    part(patch, "start", turn.stand_up_or_drop, turn.drop_assisting, turn.stand_up_or_drop)


@breaks("start.2", "chara.2", "start.1", "start.3")
def characters_of_the_assist_area_may_stay(patch: Patch) -> None:
    def may_drop(game: Any) -> Any:
        there = [card for card in game.state.zones[game.state.turn_player, ASSIST] if game.state.is_character(card)]
        dropped = yield from turn._dropped(game, there, "who")
        game.move(dropped, DROP, "start")

    part(patch, "start", turn.drop_assisting, may_drop)


@breaks("start.2")
def characters_of_both_assist_areas_are_dropped(patch: Patch) -> None:
    @at_once
    def drop_assisting(game: Any) -> None:
        there = [*game.state.zones[0, ASSIST], *game.state.zones[1, ASSIST]]
        game.move([card for card in there if game.state.is_character(card)], DROP, "start")

    part(patch, "start", turn.drop_assisting, drop_assisting)


@breaks("start.d1", "start.1", "start.d2")
def the_limit_ends_at_ten(patch: Patch) -> None:
    @at_once
    def raise_limit(game: Any) -> None:
        player = game.state.turn_player
        if game.state.counter(player, "limit") < 10:
            done = whole(game)
            assert not list(done)

    whole = turn.raise_limit
    part(patch, "start", whole, raise_limit)


@breaks("start.d3", "start.1")
def who_stays_on_the_stage_does_not_stand_up(patch: Patch) -> None:
    def commit_without(game: Any, events: Any) -> Any:
        return commit(game, [event for event in events if event.kind != "ready"])

    patch.setattr(turn, "commit", commit_without)


@breaks("keep.11", "keep.1")
def what_is_kept_need_not_come_back(patch: Patch) -> None:
    def take_back(game: Any) -> Any:
        player = game.state.turn_player
        kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
        back = yield from turn._dropped(game, kept, "what comes back")
        game.move(back, HAND, "start")

    part(patch, "start", turn.take_back, take_back)


@breaks("keep.1", "keep.11")
def what_is_kept_comes_back_after_the_draw(patch: Patch) -> None:
    part(patch, "start", turn.take_back)
    part(patch, "start", turn.draw, turn.draw, turn.take_back)


@breaks("keep.1")
def what_is_kept_comes_back_at_the_start_of_any_turn(patch: Patch) -> None:
    @at_once
    def take_back(game: Any) -> None:
        for player in (0, 1):
            kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
            game.move(kept, HAND, "start")

    part(patch, "start", turn.take_back, take_back)


@breaks("keep.2")
def whatever_lies_in_the_oshi_area_is_kept(patch: Patch) -> None:
    def is_so(self: Any, record: Any, info: Any, what: str) -> bool:
        return record.zone == OSHI if what == "kept" else bool(whole(self, record, info, what))

    whole = Table._is_so
    patch.setattr(Table, "_is_so", is_so)


@breaks("start.1")
def one_support_can_be_dropped(patch: Patch) -> None:
    def drop_supports(game: Any) -> Any:
        return otherwise_asked(whole(game), lambda ask: replace(ask, most=1))

    whole = turn.drop_supports
    part(patch, "start", whole, drop_supports)


@breaks("keep.1", "oshi.d4")
def whatever_is_no_oshi_comes_back_from_the_oshi_area(patch: Patch) -> None:
    takes_back(patch, lambda state, card: not state.cards[card].is_oshi)


@breaks("keep.11", "keep.1")
def one_kept_card_comes_back(patch: Patch) -> None:
    takes_back(
        patch,
        lambda state, card: (
            card == next((each for each in state.zones[state.turn_player, OSHI] if state.cards[each].kept), None)
        ),
    )


def takes_back(patch: Patch, is_so: Callable[[Any, int], bool]) -> None:
    """Cards of the turn player's oshi area of which that is so come back."""

    @at_once
    def take_back(game: Any) -> None:
        there = game.state.zones[game.state.turn_player, OSHI]
        game.move([card for card in there if is_so(game.state, card)], HAND, "start")

    part(patch, "start", turn.take_back, take_back)


@breaks("start.d2")
def who_likes_to_draws_no_card(patch: Patch) -> None:
    may(patch, turn.draw)


@breaks("start.d2")
def who_likes_to_keeps_their_limit(patch: Patch) -> None:
    may(patch, turn.raise_limit)


def may(patch: Patch, whole: Any) -> None:
    """A part of the start phase is done by those who like to."""

    def asked(game: Any) -> Any:
        (answer,) = yield Ask(game.state.turn_player, "optional", (Option("yes"), Option("no")))
        if answer.kind == "yes":
            yield from whole(game)

    part(patch, "start", whole, asked)

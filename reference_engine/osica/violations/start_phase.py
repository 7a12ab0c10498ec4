"""Violations of OSICA: the start phase (start, keep)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.commit import commit_events
from ...kernel.decisions import EngineAsk, EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_asks,
    combine_changes,
    run_without_asks,
    wrap_function,
    wrapper_of,
)
from .. import turn
from ..lexicon import (
    ASSIST,
    DROP,
    HAND,
    OSHI,
)
from ..state import GameState
from .helpers import replace_phase_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("Characters in the assist area are dropped before those on the stage stand up or are dropped", "start.1")(
    combine_changes(
        replace_phase_part("start", turn.drop_assisting),
        replace_phase_part("start", turn.stand_up_or_drop, turn.drop_assisting, turn.stand_up_or_drop),
    )
)


@breaks("Characters in the assist area may stay there in the start phase", "start.2", "chara.2", "start.1", "start.3")
@wrapper_of(turn.drop_assisting)
def _(whole: Any, game: Any) -> Any:
    there = [card for card in game.state.zones[game.state.turn_player, ASSIST] if game.state.is_character(card)]
    dropped = yield from turn._dropped(game, there, "who")
    game.move_to_zone(dropped, DROP, "start")


@breaks("Characters in both players' assist areas are dropped in every start phase", "start.2")
@wrapper_of(turn.drop_assisting)
@without_asks
def _(whole: Any, game: Any) -> None:
    there = [*game.state.zones[0, ASSIST], *game.state.zones[1, ASSIST]]
    game.move_to_zone([card for card in there if game.state.is_character(card)], DROP, "start")


@breaks("The limit no longer rises once it has reached ten", "start.d1", "start.1", "start.d2")
@wrapper_of(turn.raise_limit)
@without_asks
def _(whole: Any, game: Any) -> None:
    player = game.state.turn_player
    if game.state.player_counter(player, "limit") < 10:
        done = whole(game)
        assert not list(done)


breaks("Resting characters that stay on the stage do not stand up in the start phase", "start.d3", "start.1")(
    wrap_function(
        commit_events, lambda whole, game, events: whole(game, [event for event in events if event.kind != "ready"])
    )
)


@breaks("A player may leave kept cards in the oshi area in the start phase", "keep.11", "keep.1")
@wrapper_of(turn.take_back_kept_cards)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
    back = yield from turn._dropped(game, kept, "what comes back")
    game.move_to_zone(back, HAND, "start")


breaks("Kept cards return to the hand after the draw of the start phase instead of before it", "keep.1", "keep.11")(
    combine_changes(
        replace_phase_part("start", turn.take_back_kept_cards),
        replace_phase_part("start", turn.draw_for_turn, turn.draw_for_turn, turn.take_back_kept_cards),
    )
)


@breaks("Kept cards of both players return to the hand at the start of every turn", "keep.1")
@wrapper_of(turn.take_back_kept_cards)
@without_asks
def _(whole: Any, game: Any) -> None:
    for player in (0, 1):
        kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
        game.move_to_zone(kept, HAND, "start")


@breaks("Texts treat every card in the oshi area as kept", "keep.2")
@wrapper_of(GameState._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, what: str) -> bool:
    return record.zone == OSHI if what == "kept" else bool(whole(self, record, info, what))


breaks("At most one support can be dropped in the start phase", "start.1")(
    wrap_function(turn.drop_supports, lambda whole, game: change_asks(whole(game), lambda ask: replace(ask, most=1)))
)


def take_back_otherwise(is_so: Callable[[Any, int], bool]) -> Change:
    """Take back other cards of the turn player's oshi area: those for which ``is_so`` holds."""

    @without_asks
    def take_back_matching(game: Any) -> None:
        there = game.state.zones[game.state.turn_player, OSHI]
        game.move_to_zone([card for card in there if is_so(game.state, card)], HAND, "start")

    return replace_phase_part("start", turn.take_back_kept_cards, take_back_matching)


breaks("Every card in the oshi area but the oshi returns to the hand in the start phase", "keep.1", "oshi.d4")(
    take_back_otherwise(lambda state, card: not state.cards[card].is_oshi)
)
breaks("Only one kept card returns to the hand in each start phase", "keep.11", "keep.1")(
    take_back_otherwise(
        lambda state, card: (
            card == next((each for each in state.zones[state.turn_player, OSHI] if state.cards[each].kept), None)
        )
    )
)


def make_optional(whole: Any) -> Change:
    """Make a part of the start phase optional."""

    def ask_first(game: Any) -> Any:
        (answer,) = yield EngineAsk(game.state.turn_player, "optional", (EngineOption("yes"), EngineOption("no")))
        if answer.kind == "yes":
            yield from whole(game)

    return replace_phase_part("start", whole, ask_first)


breaks(
    "The draw of the start phase is optional",
    "start.d2",
    spread="scenarios that pass through a start phase meet the question",
)(make_optional(turn.draw_for_turn))
breaks(
    "The rise of the limit in the start phase is optional",
    "start.d2",
    spread="scenarios that pass through a start phase meet the question",
)(make_optional(turn.raise_limit))


@breaks("No card is drawn in the first turn of the game", "start.1")
def _(patch: Patch) -> None:
    def draw_in_later_turns(game: Any) -> Any:
        return None if game.state.turn == 1 else (yield from turn.draw_for_turn(game))

    replace_phase_part("start", turn.draw_for_turn, draw_in_later_turns)(patch)


@breaks("The limit is not raised in the first turn of the game", "start.1")
def _(patch: Patch) -> None:
    @without_asks
    def raise_limit_in_later_turns(game: Any) -> None:
        if game.state.turn > 1:
            run_without_asks(turn.raise_limit(game))

    replace_phase_part("start", turn.raise_limit, raise_limit_in_later_turns)(patch)


# --- kept cards in single situations ------------------------------------------------------------------


def take_back(meant: Callable[[Any, list[int]], list[int]]) -> Change:
    """Return only the kept cards ``meant(game, kept)`` to the turn player's hand."""

    @without_asks
    def take_some_back(game: Any) -> str | None:
        state = game.state
        kept = [card for card in state.zones[state.turn_player, OSHI] if state.cards[card].kept]
        game.move_to_zone(meant(game, kept), HAND, "start")
        return None

    return replace_phase_part("start", turn.take_back_kept_cards, take_some_back)


breaks("At most two kept cards return to the hand in a start phase", "keep.11")(take_back(lambda game, kept: kept[:2]))
breaks("Kept cards return only to a hand of fewer than seven cards", "keep.11")(
    take_back(lambda game, kept: kept if len(game.state.zones[game.state.turn_player, HAND]) < 7 else [])
)
breaks("Kept cards return to the hand only while the oshi is in the oshi area", "keep.11")(
    take_back(lambda game, kept: kept if len(game.state.zones[game.state.turn_player, OSHI]) > len(kept) else [])
)

"""Violations of OSICA: simultaneous and partial effects (simul, partial)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel import ability_triggers, perform
from ...kernel.card_choices import TextCancelled
from ...kernel.game_loop import without_asks
from ...violations import Violations, change_asks, wrap_function, wrapper_of
from .. import (
    rulebook_map,
    simultaneous_effects,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("The turn player's effects always come before simultaneous effects of the opponent", "simul.3", "steal.5")
@wrapper_of(simultaneous_effects.choose_first_side)
@without_asks
def _(whole: Any, game: Any, due: Any) -> int:
    mine = int(game.state.turn_player)
    return mine if due[mine] else 1 - mine


@breaks("The non-turn player decides whose simultaneous effects come first", "simul.3", "steal.5")
@wrapper_of(simultaneous_effects.choose_first_side)
def _(whole: Any, game: Any, due: Any) -> Any:
    return change_asks(whole(game, due), lambda ask: replace(ask, player=1 - ask.player))


breaks(
    "A player's simultaneous effects come in a fixed order that the player cannot choose",
    "simul.1",
    "simul.2",
    "yell.d3",
)(
    wrap_function(
        ability_triggers.play_one_pending, lambda whole, game, player, among=None: whole(game, player, among[:1])
    )
)
breaks("The turn player chooses the order of the opponent's simultaneous effects", "simul.2")(
    wrap_function(
        ability_triggers._choose_waiting, lambda whole, game, player, mine: whole(game, game.state.turn_player, mine)
    )
)


@breaks("An effect stops at the first part that cannot be done in full", "partial.1")
@wrapper_of(perform.perform_instructions)
def _(whole: Any, game: Any, ctx: Any, then: Any) -> Any:
    for instruction in then:
        if not (yield from whole(game, ctx, (instruction,))):
            return False
    return True


@breaks("After a player's first choice among simultaneous effects, all others come in a fixed order", "simul.1")
@wrapper_of(ability_triggers.play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    is_later = ("ordered", player) in game.state.done
    game.state.done |= {("ordered", player)}
    return (yield from whole(game, player, among[:1] if is_later else among))


# --- partial effects of the opponent ------------------------------------------------------------------


@breaks("A text is broken off if the opponent has no card to drop for it", "partial.1")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    if not found and isinstance(node.cards, a.ChosenCards) and node.cards.by == "opponent":
        raise TextCancelled
    return found

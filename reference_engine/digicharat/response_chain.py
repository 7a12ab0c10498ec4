"""The options of a player, the responses to them, and the chain that is resolved backwards (3-7, DA-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..kernel.decisions import EngineOption
from ..kernel.game_loop import Frame, Procedure
from ..kernel.response_windows import act_or_pass
from . import attack_and_cover, bringing_out, event_cards
from .rules_context import RulesContext
from .state import ChainEntry

ACT: Mapping[str, Callable[..., Procedure[None]]] = {
    "character": bringing_out.bring_out_character,
    "set": event_cards.set_event,
    "event": event_cards.use_event,
    "discard": event_cards.discard_event,
    "attack": attack_and_cover.declare_attack,
    "direct-attack": attack_and_cover.declare_attack,
    "cover": attack_and_cover.cover_attack,
    "take-attack": attack_and_cover.take_direct_attack,
}
RESOLVE: Mapping[str, Callable[[Any, ChainEntry], Procedure[None]]] = {
    "character": bringing_out.resolve_bring_out,
    "set": event_cards.resolve_set_event,
    "event": event_cards.resolve_event,
    "attack": attack_and_cover.resolve_battle,
}


def main_phase_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The options of the turn player in the main phase, besides ending the turn."""
    yield from bringing_out.bring_out_options(game, player)
    yield from event_cards.set_options(game, player)
    yield from event_cards.use_options(game, player)
    yield from event_cards.discard_options(game, player)
    yield from attack_and_cover.attack_options(game, player)  # 3-2-2.1, 3-7.4


def response_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The responses of a player: to anything except a battle (3-2-2.1, 3-7.4)."""
    yield from event_cards.use_options(game, player)  # 3-4-2.3, 3-7.2
    yield from bringing_out.bring_out_options(game, player)  # 3-7.3
    yield from event_cards.discard_options(game, player)  # 3-4-4.2
    yield from attack_and_cover.cover_options(game, player)


def perform_option(game: RulesContext, player: int, pick: EngineOption) -> Procedure[None]:
    """Carry out the option that a player picked."""
    yield from ACT[pick.kind](game, player, *pick.args)


def respond_or_pass(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let a player respond or pass; after two passes in a row, the chain is resolved."""
    _, player, _ = frame
    picked = yield from act_or_pass(game, frame, "response", response_options(game, player))
    if picked is not None:
        yield from perform_option(game, player, picked)


def resolve_last_entry(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Resolve the latest entry of the chain; if nothing is left, process damage."""
    state = game.state
    if not state.chain:
        game.replace_frame("damage", "deal")  # 3-10-1.1
        return
    entry, state.chain = state.chain[-1], state.chain[:-1]  # 3-10-1.1
    state.invalidate_memo()
    yield from RESOLVE[entry.kind](game, entry)

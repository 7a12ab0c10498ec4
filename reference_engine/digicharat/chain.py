"""What a player can do, the responses to it, and the chain that is resolved backwards (3-7, DA-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..kernel.asks import Option
from ..kernel.flow import Frame, Procedure
from ..kernel.windows import act_or_pass
from . import battle, characters, event_cards
from .running import Running
from .state import Entry

ACT: Mapping[str, Callable[..., Procedure[None]]] = {
    "character": characters.bring_out,
    "set": event_cards.set_event,
    "event": event_cards.use,
    "discard": event_cards.discard,
    "attack": battle.declare,
    "direct-attack": battle.declare,
    "cover": battle.cover,
    "take-attack": battle.take_attack,
}
RESOLVE: Mapping[str, Callable[[Any, Entry], Procedure[None]]] = {
    "character": characters.appear,
    "set": event_cards.lie_down,
    "event": event_cards.take_effect,
    "attack": battle.fight,
}


def actions(game: Running, player: int) -> Iterator[Option]:
    """What the turn player can do in the main phase, besides ending the turn."""
    yield from characters.to_bring_out(game, player)
    yield from event_cards.to_set(game, player)
    yield from event_cards.to_use(game, player)
    yield from event_cards.to_discard(game, player)
    yield from battle.to_attack(game, player)  # 3-2-2.1, 3-7.4


def responses(game: Running, player: int) -> Iterator[Option]:
    """What a player can do in response: whatever it is that was done, but no battle (3-2-2.1, 3-7.4)."""
    yield from event_cards.to_use(game, player)  # 3-4-2.3, 3-7.2
    yield from characters.to_bring_out(game, player)  # 3-7.3
    yield from event_cards.to_discard(game, player)  # 3-4-4.2
    yield from battle.to_cover(game, player)


def act(game: Running, player: int, pick: Option) -> Procedure[None]:
    """A player does something."""
    yield from ACT[pick.kind](game, player, *pick.args)


def respond(game: Running, frame: Frame) -> Procedure[None]:
    """A player responds, or passes; when both have passed, one after the other, the chain is resolved."""
    _, player, _ = frame
    picked = yield from act_or_pass(game, frame, "response", responses(game, player))
    if picked is not None:
        yield from act(game, player, picked)


def resolve(game: Running, frame: Frame) -> Procedure[None]:
    """The latest of what waits is resolved; when nothing is left, damage is processed."""
    state = game.state
    if not state.chain:
        game.replace("damage", "deal")  # 3-10-1.1
        return
    entry, state.chain = state.chain[-1], state.chain[:-1]  # 3-10-1.1
    state.touch()
    yield from RESOLVE[entry.kind](game, entry)

"""Ways to break hololive that violations of several chapters share."""

from __future__ import annotations

from typing import Any

from ...kernel import perform
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, change_factory, wrap_function
from .. import actions, cheer_costs, setup
from ..game import Hololive
from ..state import GameState


def colorless_covers_cost(game: Any, holomem: int, cost: Any) -> bool:
    """Whether a holomem's cheers cover a cost, if a colorless cheer pays for any icon."""
    colors = (
        game.characteristics_of(card).colors or frozenset(cost) for card in cheer_costs.attached_cheers(game, holomem)
    )
    return cheer_costs.covers_cost(colors, cost)


@change_factory
def replace_perform(patch: Patch, new_perform: Any) -> None:
    """Replace the function that carries out an ability, a support card or an art."""
    patch.setattr(perform, "perform_instructions", new_perform)


@change_factory
def replace_turn_up(patch: Patch, otherwise: Any) -> None:
    """Replace the turning up at the end of the setup."""
    parts = tuple(otherwise if part is setup.turn_up_stage else part for part in setup.PARTS)
    patch.setattr(Hololive, "SETUP", parts)


def record_support_use(game: Any, card: int) -> None:
    """Record the use of a support card."""
    commit_events(game, (EngineEvent("use", card, cause="support", by=game.state.cards[card].owner),))


def do_more_after_action(action: str, more: Any) -> Change:
    """Do something more after an action."""

    def do_action_and_more(whole: Any, game: Any, player: int, *args: Any) -> Any:
        center = game.state.zones[player, "center"]
        yield from whole(game, player, *args)
        yield from more(game, (*args, *center))

    return wrap_function(actions.ACTIONS[action].do, do_action_and_more)


def change_moved_holomem(frm: str, to: str, otherwise: Any) -> Change:
    """Change the record of a holomem that moves between two positions."""

    def record_after_move(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
        new = whole(self, old, event, now)
        return otherwise(self, new) if (old.zone, event.to) == (frm, to) else new

    return wrap_function(GameState.card_state_after_move, record_after_move)

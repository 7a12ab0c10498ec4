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
    """Whether a holomem's cheers can pay, where one without a colour pays for any icon."""
    colors = (
        game.characteristics_of(card).colors or frozenset(cost) for card in cheer_costs.attached_cheers(game, holomem)
    )
    return cheer_costs.covers_cost(colors, cost)


@change_factory
def replace_perform(patch: Patch, new_perform: Any) -> None:
    """Another way to do what an ability, a support card or an art says."""
    patch.setattr(perform, "perform_instructions", new_perform)


@change_factory
def replace_turn_up(patch: Patch, otherwise: Any) -> None:
    """A set-up that ends with another turning up."""
    parts = tuple(otherwise if part is setup.turn_up_stage else part for part in setup.PARTS)
    patch.setattr(Hololive, "SETUP", parts)


def record_support_use(game: Any, card: int) -> None:
    """A support card has been used."""
    commit_events(game, (EngineEvent("use", card, cause="support", by=game.state.cards[card].owner),))


def do_more_after_action(action: str, more: Any) -> Change:
    """An engine that does something more when an action is done."""

    def do_action_and_more(whole: Any, game: Any, player: int, *args: Any) -> Any:
        center = game.state.zones[player, "center"]
        yield from whole(game, player, *args)
        yield from more(game, (*args, *center))

    return wrap_function(actions.ACTIONS[action].do, do_action_and_more)


def change_moved_holomem(frm: str, to: str, otherwise: Any) -> Change:
    """An engine for which a holomem that goes from the one position to the other is not quite the same."""

    def record_after_move(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
        new = whole(self, old, event, now)
        return otherwise(self, new) if (old.zone, event.to) == (frm, to) else new

    return wrap_function(GameState.card_state_after_move, record_after_move)

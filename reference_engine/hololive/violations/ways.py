"""Ways to break hololive that violations of several chapters share."""

from __future__ import annotations

from typing import Any

from ...kernel import performing
from ...kernel.committing import commit
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, change, wrap
from .. import actions, cheers, setup
from ..game import Hololive
from ..state import Table


def colorless_covers(game: Any, holomem: int, cost: Any) -> bool:
    """Whether a holomem's cheers can pay, where one without a colour pays for any icon."""
    colors = (game.info(card).colors or frozenset(cost) for card in cheers.cheers_on(game, holomem))
    return cheers.covers(colors, cost)


@change
def performed(patch: Patch, perform: Any) -> None:
    """Another way to do what an ability, a support card or an art says."""
    patch.setattr(performing, "perform", perform)


@change
def turned_up(patch: Patch, otherwise: Any) -> None:
    """A set-up that ends with another turning up."""
    parts = tuple(otherwise if part is setup.turn_up else part for part in setup.PARTS)
    patch.setattr(Hololive, "SETUP", parts)


def used(game: Any, card: int) -> None:
    """A support card has been used."""
    commit(game, (Event("use", card, cause="support", by=game.state.cards[card].owner),))


def then(action: str, more: Any) -> Change:
    """An engine that does something more when an action is done."""

    def do(whole: Any, game: Any, player: int, *args: Any) -> Any:
        center = game.state.zones[player, "center"]
        yield from whole(game, player, *args)
        yield from more(game, (*args, *center))

    return wrap(actions.ACTIONS[action].do, do)


def moved(frm: str, to: str, otherwise: Any) -> Change:
    """An engine for which a holomem that goes from the one position to the other is not quite the same."""

    def moves(whole: Any, self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return otherwise(self, new) if (old.zone, event.to) == (frm, to) else new

    return wrap(Table.moved, moves)

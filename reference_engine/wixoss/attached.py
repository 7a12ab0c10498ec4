"""Cards that are attached to SIGNI, and cards beneath: what becomes of them by rule processing."""

from __future__ import annotations

from ..kernel.choices import choose
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.table import LOOSE
from .running import Running
from .words import LRIG_TRASH, ROLES, SOUL, TRASH


def dropped(game: Running, player: int) -> list[Event]:
    """Cards that lie on the field and belong to no SIGNI any more go to the trash, Souls to the LRIG trash."""
    cards = game.state.cards
    return [
        Event("move", card, cards[card].owner, to=trash_of(game, card), cause="rule")
        for card in game.state.zones[player, LOOSE]
    ]  # rule-process.a3, attached.3, attached.5, under.3, acce.4, charm.5


def trash_of(game: Running, card: int) -> str:
    """Where a card goes that belongs to no SIGNI any more."""
    return LRIG_TRASH if game.state.cards[card].role == SOUL else TRASH  # rule-process.a11, soul.4, W-04


def too_many(game: Running, player: int) -> bool:
    """Whether a SIGNI has more cards of a sort attached than it may."""
    return any(len(of_role(game, card, role)) > 1 for card in game.state.signi(player) for role in ROLES)


def of_role(game: Running, card: int, role: str) -> list[int]:
    """The cards of a sort that are attached to a SIGNI."""
    cards = game.state.cards
    return [each for each in cards[card].attached if cards[each].role == role]


def surplus(game: Running, player: int) -> Procedure[list[Event]]:
    """The cards that the player chooses to give up where a SIGNI has too many of a sort."""
    found: list[Event] = []
    for card in game.state.signi(player):
        for role in ROLES:
            there = of_role(game, card, role)
            chosen = yield from choose(game, player, there, len(there) - 1, len(there) - 1) if len(there) > 1 else ()
            cards = game.state.cards
            found += [Event("move", each, cards[each].owner, to=trash_of(game, each), cause="rule") for each in chosen]
    return found  # rule-process.a8

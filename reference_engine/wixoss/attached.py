"""Cards that are attached to SIGNI, and cards beneath: how they come there, and what becomes of them by the rules."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import choose, pick
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from ..kernel.table import LOOSE
from .running import Running
from .unaffected import event
from .words import ACCE, CHARM, FIELD, LRIG_DECK, LRIG_TRASH, ROLES, SOUL, TRASH


def dropped(game: Running) -> list[Event]:
    """Cards that lie on the field and belong to no SIGNI any more go to the trash, Souls to the LRIG trash; Resonas
    that were set aside to the LRIG deck.
    """
    loose = [card for player in (0, 1) for card in game.state.zones[player, LOOSE]]
    return [
        dropping(game, card) for card in loose
    ]  # rule-process.a3, attached.3, attached.5, under.3, rise.5, acce.4, charm.5


def trash_of(game: Running, card: int) -> str:
    """Where a card goes that belongs to no SIGNI any more, or that lies where a Resona cannot."""
    if game.state.cards[card].zone not in FIELD:
        return LRIG_DECK  # resona.a5
    return LRIG_TRASH if game.state.cards[card].role == SOUL else TRASH  # rule-process.a11, soul.4


def too_many(game: Running, player: int) -> bool:
    """Whether a SIGNI has more cards of a sort attached than it may."""
    return any(len(of_role(game, card, role)) > 1 for card in game.state.signi(player) for role in ROLES)


def of_role(game: Running, card: int, role: str) -> list[int]:
    """The cards of a sort that are attached to a SIGNI."""
    cards = game.state.cards
    return [each for each in cards[card].attached if cards[each].role == role]


def dropping(game: Running, card: int) -> Event:
    """The move by which a card goes to its trash."""
    return Event("move", card, game.state.cards[card].owner, to=trash_of(game, card), cause="rule")


def surplus(game: Running, player: int) -> Procedure[list[Event]]:
    """The cards that the player chooses to give up where a SIGNI has too many of a sort."""
    found: list[Event] = []
    for card in game.state.signi(player):
        for role in ROLES:
            there = of_role(game, card, role)
            if len(there) > 1:
                excess = len(there) - 1  # rule-process.a8
                chosen = yield from choose(game, player, there, excess, excess)
                found += [dropping(game, each) for each in chosen]
    return found


# --- by effects -----------------------------------------------------------------------------------------


def _attach(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards are attached to a SIGNI that has none of the sort."""
    assert node.cards is not None and node.to is not None
    role = node.what.removeprefix("attach-")
    hosts, _ = yield from pick(game, ctx, node.to, lambda card: can_hold(game, card, role))
    hosts = [card for card in hosts if can_hold(game, card, role)]
    if not hosts:
        return False
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "attach", card, other=hosts[0], to=role, cause="attach") for card in chosen))
    return whole


def can_hold(game: Running, card: int, role: str) -> bool:
    """Whether a card of a sort can be attached to a SIGNI."""
    if not game.state.is_signi(card):
        return False
    return not of_role(game, card, role)  # acce.3, acce.5, acce.8, charm.3, soul.2, soul.3


def _put_under(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards come to lie under a SIGNI or an LRIG."""
    assert node.cards is not None and node.to is not None
    (host,), _ = yield from pick(game, ctx, node.to)
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "tuck", card, other=host) for card in chosen))  # under.1
    return whole


HANDLERS: Handlers = {"put-under": _put_under, **{f"attach-{role}": _attach for role in (CHARM, ACCE, SOUL)}}

"""Crafts, which effects create, and resonas, which come to the field by meeting their condition."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters import abilities as a
from ..kernel.asks import Option
from ..kernel.context import Context
from ..kernel.costs import pay
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.references import cards
from ..kernel.running import Handlers
from . import signi
from .effects import which_zone
from .running import Running
from .signi import come, places
from .words import CHECK, CRAFTS, LRIG_DECK, MAIN_TIMING, RESONA, SIGNI_ZONES


def _supply(game: Running, ctx: Context, node: a.Act) -> list[int]:
    """What can be created of a name: things that are alike."""
    assert isinstance(node.cards, a.Choose)
    return [card for card in cards(game, ctx, node.cards.among) if game.state.cards[card].zone == CRAFTS]


def _create(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """A craft comes to the field."""
    for card in _supply(game, ctx, node)[:1]:
        zone = yield from which_zone(game, ctx.seat, places(game, card))
        if zone is not None:
            game.record(Event("created", card, ctx.seat))
            yield from come(game, ctx.seat, card, zone, "create")  # craft.3
            ctx.it = (game.state.ref(card),)
            return True
    return False


@at_once
def _create_in_deck(game: Running, ctx: Context, node: a.Act) -> bool:
    """A craft resona comes to the LRIG deck."""
    for card in _supply(game, ctx, node)[:1]:
        game.record(Event("created", card, ctx.seat))
        game.move((card,), LRIG_DECK, "create")  # craft.5, craft-resona.2
        return True
    return False


# --- resonas ------------------------------------------------------------------------------------------


def resonas(game: Running, player: int, timing: str) -> Iterator[Option]:
    """The resonas of the LRIG deck that a player can put onto the field at a timing, each with where."""
    for card in game.state.zones[player, LRIG_DECK]:
        face = game.state.cards[card].face
        is_ready = timing in face.timing  # main-phase.a2, appear-cond.1
        if face.kind == RESONA and is_ready:
            for zone in SIGNI_ZONES:
                if can_appear(game, player, card, zone):
                    yield Option("play", (card, zone))


def can_appear(game: Running, player: int, card: int, zone: str) -> bool:
    """Whether there is a way of meeting the condition of a resona so that it can come to a zone."""

    def tried(trial: Running) -> Procedure[bool]:
        whole = yield from declare(trial, player, card)
        return whole and zone in places(trial, card)

    return game.possible(tried, f"{game.state.cards[card].face.name} can appear")


def declare(game: Running, player: int, card: int) -> Procedure[bool]:
    """A resona goes to the check zone, and its condition is met; whether it could be."""
    game.move((card,), CHECK, "play")  # appear-cond.2, check-zone.a3, resona.2
    line = game.state.cards[card].face.extra("appear")
    ctx = Context(player, game.state.ref(card))
    if line is None:
        return True
    return (yield from pay(game, ctx, line.cost))  # appear-cond.2, appear-cond.3, appear-cond.4


def appear(game: Running, player: int, card: int, zone: str) -> Procedure[None]:
    """A resona comes to the field."""
    yield from declare(game, player, card)
    there = places(game, card)
    to = zone if zone in there else (yield from which_zone(game, player, there))
    if to is not None:
        yield from come(game, player, card, to, "play")  # appear-cond.2, craft-resona.2


def plays(game: Running, player: int, timing: str) -> Iterator[Option]:
    """All that a player can put onto the field at a timing."""
    if timing == MAIN_TIMING:
        yield from signi.plays(game, player)  # main-phase.a1
    yield from resonas(game, player, timing)


def play(game: Running, player: int, card: int, zone: str) -> Procedure[None]:
    """A SIGNI comes to the field, out of the hand or, a resona, out of the LRIG deck."""
    is_resona = game.state.cards[card].zone == LRIG_DECK
    yield from appear(game, player, card, zone) if is_resona else signi.play(game, player, card, zone)


HANDLERS: Handlers = {"create": _create, "create-in-deck": _create_in_deck}

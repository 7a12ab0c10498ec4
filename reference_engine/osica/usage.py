"""Using a text: whether it can be, what is paid for it, and the cards that are played for theirs."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.abilities import Choose, Instruction, Move, Special, Switch
from ..kernel.cards import HeldAbility
from ..kernel.choices import choose
from ..kernel.context import Context
from ..kernel.flow import Procedure
from ..kernel.playing import play, playable
from ..kernel.references import cards
from ..kernel.traits import said
from .places import may_change_places, may_come
from .running import Running
from .words import COST, DROP, PLAYING

# --- targets ----------------------------------------------------------------------------------------


def has_targets(game: Running, ctx: Context, then: tuple[Instruction, ...]) -> bool:
    """Whether every choice of a text that names how many at least can be made."""
    return all(_has_target(game, ctx, instruction) for instruction in then)  # partial.2


def _has_target(game: Running, ctx: Context, instruction: Instruction) -> bool:
    if isinstance(instruction, Switch):
        return any(pairs(game, ctx, instruction))
    for _, reference in said(instruction):
        if isinstance(reference, Choose) and reference.least is not None:
            to = instruction.to if isinstance(instruction, Move) else ""
            if len(targets(game, ctx, reference, to)) < reference.least:
                return False
    return True


def targets(game: Running, ctx: Context, reference: Choose, to: str = "") -> list[int]:
    """The cards that a choice can fall on, of which each can come to where they are to go."""
    among = cards(game, ctx, reference.among)
    return [card for card in among if game.can_choose(ctx, card) and may_come(game, card, to)]


def pairs(game: Running, ctx: Context, node: Switch) -> Iterator[tuple[int, int]]:
    """The two cards each that an exchange can fall on."""
    assert isinstance(node.cards, Choose) and isinstance(node.others, Choose)
    others = targets(game, ctx, node.others)
    for one in targets(game, ctx, node.cards):
        yield from ((one, other) for other in others if may_change_places(game, one, other))  # stage.d1


# --- paying -----------------------------------------------------------------------------------------


def pay(game: Running, player: int, count: int) -> Procedure[bool]:
    """The player moves so many cost to the drop area, which they choose; whether there was enough."""
    there = list(game.state.zones[player, COST])
    if len(there) < count:
        return False
    paid = yield from choose(game, player, there, count, count)  # cost.4, cost.8, cost.d3
    game.move(paid, DROP, "pay")  # cost.7
    return True


# --- playing a card for its text --------------------------------------------------------------------


def text_of(game: Running, card: int, what: str) -> HeldAbility | None:
    """The text of that name that a card can be played for now."""
    for held in game.abilities(card):
        if isinstance(held.ability, Special) and held.ability.what == what and playable(game, held):
            return held
    return None


def play_for(game: Running, card: int, held: HeldAbility) -> Procedure[None]:
    """A card is shown, paid for, does what it says, and goes to the drop area."""
    at = game.abilities(card).index(held)
    game.move((card,), PLAYING, "play")  # play.2, counter.1
    shown = game.abilities(card)[at]
    yield from play(game, Context.of(shown), shown)  # play.2, counter.1
    game.move((card,), DROP, "used")  # play.3, counter.2, steal.d3

"""When: what players do and answer that they do in every game."""

from __future__ import annotations

from collections.abc import Callable

from ...adapters.messages import ACTS, Ask, Player
from ...adapters.session import ScenarioError
from .. import actions
from ..rows import ACTING, ANSWERS, PASSING
from ..vocabulary import Phrases
from ..world import World
from .claims import offers
from .standing import is_step

phrase = Phrases()

PASSES_AT_MOST = 100
"""A turn asks fewer questions than this, if its players do nothing."""

actions.phrases(phrase, (*PASSING, *ANSWERS, *ACTING))


@phrase.when("{player:Player} ends the {step:Step}", example="A ends the main step")
def ends_step(world: World, player: Player, step: str) -> None:
    """Passes, in that step (or phase) of the player's own turn."""
    is_step(world, player, step)
    world.session.intend(player, "pass", asked=("action",))


@phrase.when("{player:Player} chooses {cards:Cards}", example="A chooses Miko, Suisei")
def chooses(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answers a choice of cards with exactly these."""
    world.session.choose(player, world.labels(cards))


@phrase.when("{player:Player} chooses nothing", example="A chooses nothing")
def chooses_nothing(world: World, player: Player) -> None:
    """Answers a choice of cards that allows it ("up to") with none."""
    world.session.choose(player, ())


@phrase.when("{player:Player} orders the cards {cards:Cards}", example="A orders the cards Miko, Suisei")
def orders(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Puts cards into an order, the first named first."""
    world.session.order(player, world.labels(cards))


@phrase.when("any order will do", example="any order will do")
def any_order(world: World) -> None:
    """Where an order is asked for, it is that of the options: what is claimed comes of any, and of none asked for."""
    world.session.order_as_listed()


@phrase.when("{player:Player} concedes", example="A concedes", needs=("concede",))
def concedes(world: World, player: Player) -> None:
    """Gives up, whatever is asked, and whoever is."""
    world.session.concede(player)


@phrase.when("{player:Player} says yes", example="A says yes")
def says_yes(world: World, player: Player) -> None:
    """Does what "may" be done."""
    world.session.decide(player, True)


@phrase.when("{player:Player} says no", example="A says no")
def says_no(world: World, player: Player) -> None:
    """Does not do what "may" be done."""
    world.session.decide(player, False)


def turn_passes(world: World, player: Player, step: str, answer: Callable[[World, Ask], bool] | None = None) -> None:
    """Pass until that step of that player's coming turn asks something.

    Other questions on the way are failures, but for those that ``answer`` has answered.
    """
    if world.view().turn_player == player:
        raise ScenarioError(f"it is {player}'s turn already; the turn passes to the other player first")
    for _ in range(PASSES_AT_MOST):
        view, ask = world.view(), world.session.ask
        if ask is None or (view.turn_player, view.step) == (player, step):
            break
        if ask.kind in ACTS:
            world.session.intend(ask.player, "pass", asked=ACTS)
        elif answer is None or not answer(world, ask):
            world.fail("nothing to be asked on the way", "a question that no step answers")
    else:
        world.fail(f"{player}'s {world.calls(step)}", f"another question after {PASSES_AT_MOST} answers")
    view = world.view()
    there = world.session.ask is not None and (view.turn_player, view.step) == (player, step)
    world.expect(there, f"{player}'s {world.calls(step)}", world.moment())


def declines(world: World, player: Player, option: str) -> None:
    """Pass where the player is offered that."""
    if not offers(world, option, player):
        world.fail(f"{player} to be offered to {option}", "another situation")
    world.session.intend(player, "pass", asked=("response",))

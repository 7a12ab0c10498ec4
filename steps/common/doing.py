"""When: what players do and answer that they do in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...adapters.messages import ACTS, Ask, Player, View
from ...adapters.session import ScenarioError
from .. import actions
from ..rows import ACTING, ANSWERS, PASSING
from ..vocabulary import Phrases, Row
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


def chooses(world: World, player: Player, cards: Sequence[str] = ()) -> None:
    """Answer a choice of cards."""
    world.session.choose(player, world.labels(cards))


def decides(world: World, player: Player, yes: bool) -> None:
    """Answer whether something is done."""
    world.session.decide(player, yes)


phrase.whens(
    Row("{player:Player} chooses {cards:Cards}", "A chooses Miko, Suisei",
        "Answers a choice of cards with exactly these.", chooses),
    Row("{player:Player} chooses nothing", "A chooses nothing",
        'Answers a choice of cards that allows it ("up to") with none.', chooses),
    Row("{player:Player} orders the cards {cards:Cards}", "A orders the cards Miko, Suisei",
        "Puts cards into an order, the first named first.",
        lambda world, player, cards: world.session.order(player, world.labels(cards))),
    Row("any order will do", "any order will do",
        "Where an order is asked for, it is that of the options: what is claimed comes of any, and of none asked for.",
        lambda world: world.session.order_as_listed()),
    Row("{player:Player} concedes", "A concedes",
        "Gives up, whatever is asked, and whoever is.",
        lambda world, player: world.session.concede(player), needs=("concede",)),
    Row("{player:Player} says yes", "A says yes", 'Does what "may" be done.', decides, yes=True),
    Row("{player:Player} says no", "A says no", 'Does not do what "may" be done.', decides, yes=False),
)  # fmt: skip


Answering = Callable[[World, Ask], bool]
"""Answers a question that stands in the way, and says whether it did."""


def pass_until(world: World, is_there: Callable[[View], bool], answer: Answering | None = None) -> bool:
    """Pass until the game is there, or nothing is asked; whether it is before too many questions.

    Other questions on the way are failures, but for those that ``answer`` has answered.
    """
    for _ in range(PASSES_AT_MOST):
        view, ask = world.view(), world.session.ask
        if ask is None or is_there(view):
            return True
        if ask.kind in ACTS:
            world.session.intend(ask.player, "pass", asked=ACTS)
        elif answer is None or not answer(world, ask):
            world.fail("nothing to be asked on the way", "a question that no step answers")
    return False


def turn_passes(world: World, player: Player, step: str, answer: Answering | None = None) -> None:
    """Pass until that step of that player's coming turn asks something."""
    if world.view().turn_player == player:
        raise ScenarioError(f"it is {player}'s turn already; the turn passes to the other player first")
    if not pass_until(world, lambda view: (view.turn_player, view.step) == (player, step), answer):
        world.fail(f"{player}'s {world.calls(step)}", f"another question after {PASSES_AT_MOST} answers")
    view = world.view()
    there = world.session.ask is not None and (view.turn_player, view.step) == (player, step)
    world.expect(there, f"{player}'s {world.calls(step)}", world.moment())


def pays(world: World, player: Player, is_payment: Callable[[World, Player, Ask], bool]) -> None:
    """Pay with the first of what can be paid with, as long as that is asked for."""
    world.session.settle()
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or not is_payment(world, player, ask):
            return
        world.session.pick([option.id for option in ask.options[: ask.least]])
        world.session.settle()


def declines(world: World, player: Player, option: str) -> None:
    """Pass where the player is offered that."""
    if not offers(world, option, player):
        world.fail(f"{player} to be offered to {option}", "another situation")
    world.session.intend(player, "pass", asked=("response",))

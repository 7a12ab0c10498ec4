"""When: what players do and answer that they do in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...adapters.messages import ACTS, Ask, Player, View
from ...adapters.session import ScenarioError
from .. import action_phrases
from ..action_table import ACTING, ANSWERS, PASSING
from ..phrase_vocabulary import PhraseRow, Phrases
from ..world import World
from .assertions import is_option_open
from .then_board import expect_step

phrase = Phrases()

PASSES_AT_MOST = 100
"""A turn asks fewer questions than this, if its players do nothing."""

action_phrases.add_action_phrases(phrase, (*PASSING, *ANSWERS, *ACTING))


@phrase.when("{player:Player} ends the {step:Step}", example="A ends the main step")
def end_step(world: World, player: Player, step: str) -> None:
    """Passes, in that step (or phase) of the player's own turn."""
    expect_step(world, player, step)
    world.session.intend(player, "pass", asked=("action",))


def choose_cards(world: World, player: Player, cards: Sequence[str] = ()) -> None:
    """Answer a choice of cards."""
    world.session.choose_cards(player, world.card_ids(cards))


def answer_yes_or_no(world: World, player: Player, yes: bool) -> None:
    """Answer whether something is done."""
    world.session.decide_yes_or_no(player, yes)


phrase.add_when_rows(
    PhraseRow("{player:Player} chooses {cards:Cards}", "A chooses Miko, Suisei",
        "Answers a choice of cards with exactly these.", choose_cards),
    PhraseRow("{player:Player} chooses nothing", "A chooses nothing",
        'Answers a choice of cards that allows it ("up to") with none.', choose_cards),
    PhraseRow("{player:Player} orders the cards {cards:Cards}", "A orders the cards Miko, Suisei",
        "Puts cards into an order, the first named first.",
        lambda world, player, cards: world.session.order_cards(player, world.card_ids(cards))),
    PhraseRow("any order will do", "any order will do",
        "Where an order is asked for, it is that of the options: what is claimed comes of any, and of none asked for.",
        lambda world: world.session.order_as_listed()),
    PhraseRow("{player:Player} concedes", "A concedes",
        "Gives up, whatever is asked, and whoever is.",
        lambda world, player: world.session.concede(player), needs=("concede",)),
    PhraseRow("{player:Player} says yes", "A says yes", 'Does what "may" be done.', answer_yes_or_no, yes=True),
    PhraseRow("{player:Player} says no", "A says no", 'Does not do what "may" be done.', answer_yes_or_no, yes=False),
)  # fmt: skip


Answering = Callable[[World, Ask], bool]
"""Answers a question that stands in the way, and says whether it did."""


def pass_until(world: World, is_there: Callable[[View], bool], answer: Answering | None = None) -> bool:
    """Pass until the game is there, or nothing is asked; whether it is before too many questions.

    Other questions on the way are failures, but for those that ``answer`` has answered.
    """
    for _ in range(PASSES_AT_MOST):
        view, ask = world.current_view(), world.session.ask
        if ask is None or is_there(view):
            return True
        if ask.kind in ACTS:
            world.session.intend(ask.player, "pass", asked=ACTS)
        elif answer is None or not answer(world, ask):
            world.fail("nothing to be asked on the way", "a question that no step answers")
    return False


def pass_to_turn(world: World, player: Player, step: str, answer: Answering | None = None) -> None:
    """Pass until that step of that player's coming turn asks something."""
    if world.current_view().turn_player == player:
        raise ScenarioError(f"it is {player}'s turn already; the turn passes to the other player first")
    if not pass_until(world, lambda view: (view.turn_player, view.step) == (player, step), answer):
        world.fail(f"{player}'s {world.step_name(step)}", f"another question after {PASSES_AT_MOST} answers")
    view = world.current_view()
    there = world.session.ask is not None and (view.turn_player, view.step) == (player, step)
    world.expect(there, f"{player}'s {world.step_name(step)}", world.current_step())


def pay_first_offered(world: World, player: Player, is_payment: Callable[[World, Player, Ask], bool]) -> None:
    """Pay with the first of what can be paid with, as long as that is asked for."""
    world.session.answer_forced_asks()
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or not is_payment(world, player, ask):
            return
        world.session.pick_options([option.id for option in ask.options[: ask.least]])
        world.session.answer_forced_asks()


def decline_option(world: World, player: Player, option: str) -> None:
    """Pass where the player is offered that."""
    if not is_option_open(world, option, player):
        world.fail(f"{player} to be offered to {option}", "another situation")
    world.session.intend(player, "pass", asked=("response",))

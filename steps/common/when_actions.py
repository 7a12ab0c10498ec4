"""When: actions and answers that exist in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...adapters.messages import ACTS, Ask, Player, View
from ...adapters.option_matching import is_declinable
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
    """Answer a question whether to do something."""
    world.session.decide_yes_or_no(player, yes)


def decline_if_asked(world: World, player: Player) -> None:
    """Decline what may be done, if the engine asks whether to do it."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if ask is not None and ask.player == player and (ask.kind == "optional" or is_declinable(ask)):
        answer_yes_or_no(world, player, yes=False)


phrase.add_when_rows(
    PhraseRow("{player:Player} chooses {cards:Cards}", "A chooses Miko, Suisei",
        "Answers a choice of cards with exactly these.", choose_cards),
    PhraseRow("{player:Player} chooses nothing", "A chooses nothing",
        'Answers a choice of cards that allows it ("up to") with none.', choose_cards),
    PhraseRow("{player:Player} orders the cards {cards:Cards}", "A orders the cards Miko, Suisei",
        "Puts cards into this order.",
        lambda world, player, cards: world.session.order_cards(player, world.card_ids(cards))),
    PhraseRow("any order will do", "any order will do",
        "Answers a question for an order with the order of the options. The claims hold for any order.",
        lambda world: world.session.order_as_listed()),
    PhraseRow("{player:Player} concedes", "A concedes",
        "Gives up; this is possible during any ask, of either player.",
        lambda world, player: world.session.concede(player), needs=("concede",)),
    PhraseRow("{player:Player} says yes", "A says yes", 'Accepts what "may" be done.', answer_yes_or_no, yes=True),
    PhraseRow("{player:Player} says no", "A says no", 'Declines what "may" be done.', answer_yes_or_no, yes=False),
    PhraseRow("{player:Player} says no if asked", "B says no if asked",
        "The player may do nothing else than decline: an engine asks, or declines by itself.", decline_if_asked),
)  # fmt: skip


Answering = Callable[[World, Ask], bool]
"""Answers a question that has to be answered before passing goes on, and returns whether it did."""


def pass_until(world: World, is_there: Callable[[View], bool], answer: Answering | None = None) -> bool:
    """Pass until ``is_there`` holds, or nothing is asked; False if that takes too many questions.

    Other questions on the way are failures, except those that ``answer`` has answered.
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
    """Pass until that step of that player's coming turn asks a question."""
    if world.current_view().turn_player == player:
        raise ScenarioError(f"it is {player}'s turn already; the turn passes to the other player first")
    if not pass_until(world, lambda view: (view.turn_player, view.step) == (player, step), answer):
        world.fail(f"{player}'s {world.step_name(step)}", f"another question after {PASSES_AT_MOST} answers")
    view = world.current_view()
    there = world.session.ask is not None and (view.turn_player, view.step) == (player, step)
    world.expect(there, f"{player}'s {world.step_name(step)}", world.current_step())


def pay_first_offered(world: World, player: Player, is_payment: Callable[[World, Player, Ask], bool]) -> None:
    """Pay with the first options that can be paid with, as long as a payment is asked for."""
    world.session.answer_forced_asks()
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or not is_payment(world, player, ask):
            return
        world.session.pick_options([option.id for option in ask.options[: ask.least]])
        world.session.answer_forced_asks()


def decline_option(world: World, player: Player, option: str) -> None:
    """Pass if the player is offered that option; fail otherwise."""
    if not is_option_open(world, option, player):
        world.fail(f"{player} to be offered to {option}", "another situation")
    world.session.intend(player, "pass", asked=("response",))

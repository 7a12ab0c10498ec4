"""The phrases of Di Gi Charat: its actions, the responses to them, its battles, and how the turn goes round."""

from __future__ import annotations

from typing import cast

from ...adapters.messages import Ask, Player
from ...adapters.rows import is_order
from .. import actions
from ..common.claims import asked, asked_for, fact_is, ids, option_cards, same
from ..common.doing import turn_passes
from ..common.standing import is_step
from ..vocabulary import Phrases
from ..world import World
from .actions import ACTIONS
from .scene import PositionBuilder

phrase = Phrases()

RESPONSES_AT_MOST = 50
"""No chain has more passes than this."""


# --- Given -----------------------------------------------------------------------------------------


@phrase.given("{player:Player} has set the event {event:Cell}", example="A has set the event Glare needs:Dejiko*2")
def has_set(world: World, player: Player, event: str) -> None:
    """The player's set event, in the notation of the board."""
    cast("PositionBuilder", world.builder).sets(player, event)


@phrase.given(
    "{player:Player} has set the event {event:Cell} that reads {text:Quoted}",
    example='A has set the event Glare that reads "Discard 1 opposing character."',
    needs=("cards.abilities",),
)
def has_set_that_reads(world: World, player: Player, event: str, text: str) -> None:
    """The same, with text."""
    builder = cast("PositionBuilder", world.builder)
    builder.reads(builder.sets(player, event), text)


# --- When: acting ----------------------------------------------------------------------------------


actions.phrases(phrase, ACTIONS)


# --- When: passing, and the turn goes on -----------------------------------------------------------


@phrase.when("both pass", example="both pass")
def both_pass(world: World) -> None:
    """Whoever is asked for a response passes, until all that was declared is resolved, or an order of damages is asked
    for. Nobody passes in their own main phase: where nobody is asked for a response, this says that nobody responds.
    """
    for _ in range(RESPONSES_AT_MOST):
        world.session.settle()
        ask = world.session.ask
        if ask is None or ask.kind == "action" or is_order(ask):
            return
        world.session.intend(ask.player, "pass", asked=("response",))
    world.fail("the chain to be resolved", f"a response after {RESPONSES_AT_MOST} passes")


@phrase.when("the turn passes to {player:Player}", example="the turn passes to B")
def turn_passes_to(world: World, player: Player) -> None:
    """Everybody passes until that player's main phase, and discards nothing before drawing."""
    turn_passes(world, player, "main", _discards_none)


@phrase.when(
    "{player:Player} discards {cards:Cards} before drawing", example="A discards Puchiko, Glare before drawing"
)
def discards_before(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answers the choice of the start phase with exactly these."""
    is_step(world, player, "start phase")
    world.session.choose(player, world.labels(cards))


@phrase.when("{player:Player} discards nothing before drawing", example="A discards nothing before drawing")
def discards_none_before(world: World, player: Player) -> None:
    """The same, with none."""
    discards_before(world, player, ())


# --- Then: what can be done ------------------------------------------------------------------------


@phrase.then("{player:Player} {may:May} respond", example="B may respond", needs=("asks.complete",))
def may_respond(world: World, player: Player, may: bool) -> None:
    """The player has a response to make now, and is asked, or is not."""
    world.session.settle()
    ask = world.session.ask
    got = ask is not None and (ask.kind, ask.player) == ("response", player)
    world.expect(got is may, f"{player} {'' if may else 'not '}to have a response to make", "the contrary")


@phrase.then(
    "{player:Player} is asked what to discard before drawing",
    example="A is asked what to discard before drawing",
    needs=("asks.complete", "views.judge"),
)
def asked_before_drawing(world: World, player: Player) -> None:
    """It is the player's start phase, and any cards of the hand can be chosen, or none."""
    is_step(world, player, "start phase")
    ask, hand = asked(world, player, "choose", "what to discard before drawing"), ids(world.zone(player, "hand"))
    same(world, hand, option_cards(ask), "what can be discarded")
    asked_for(world, ask, 0, len(hand))


# --- Then: how things stand ------------------------------------------------------------------------


@phrase.then("{card:Card} is asleep", example="Puchiko is asleep", needs=("views.judge",))
def is_asleep(world: World, card: str) -> None:
    """The character in the field lies sideways."""
    _lies(world, card, asleep=True)


@phrase.then("{card:Card} is awake", example="Puchiko is awake", needs=("views.judge",))
def is_awake(world: World, card: str) -> None:
    """The character in the field stands upright."""
    _lies(world, card, asleep=False)


@phrase.then("{card:Card} has power {number:Integer}", example="Puchiko has power 3", needs=("views.judge",))
def has_power(world: World, card: str, number: int) -> None:
    """The power of a character in the field, effects counted."""
    fact_is(world, card, "power", number)


@phrase.then("{card:Card} has guard {number:Integer}", example="Puchiko has guard 5", needs=("views.judge",))
def has_guard(world: World, card: str, number: int) -> None:
    """The guard of a character in the field, effects counted."""
    fact_is(world, card, "guard", number)


@phrase.then("{card:Card} is set", example="Glare is set", needs=("views.judge",))
def is_set(world: World, card: str) -> None:
    """The event is set, and has not been used."""
    fact_is(world, card, "state", "set")


@phrase.then("{card:Card} is in effect", example="Glare is in effect", needs=("views.judge",))
def is_in_effect(world: World, card: str) -> None:
    """The event was used, and its effect lasts."""
    fact_is(world, card, "state", "in effect")


@phrase.then("{card:Card} is attacking {target:Card}", example="Dejiko is attacking Puchiko", needs=("views.judge",))
def is_attacking(world: World, card: str, target: str) -> None:
    """There is a battle of the character that waits, against that character, or against the player:
    `Dejiko is attacking B`.
    """
    found = world.find(card)
    other: Player = "B" if found.player == "A" else "A"
    expected = () if target == other else (world.label(target),)
    attacked = [str(seen.id) for seen in world.zone(other, "field") if seen.facts.get("attacked")]
    fact_is(world, card, "attacking", True)
    same(world, expected, attacked, f"what {card} attacks")


# --- inside ----------------------------------------------------------------------------------------


def _discards_none(world: World, ask: Ask) -> bool:
    """Answers the choice of the start phase."""
    chooses = ask.kind == "choose" and ask.least == 0 and world.view().step == "start"
    if chooses:
        world.session.choose(ask.player, ())
    return chooses


def _lies(world: World, card: str, *, asleep: bool) -> None:
    found = world.find(card)
    so = found.zone == "field" and found.card.resting is asleep
    got = f"{'resting' if found.card.resting else 'upright'} {found}"
    world.expect(so, f"{card} {'asleep' if asleep else 'awake'} in the field", got)

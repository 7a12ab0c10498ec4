"""The phrases of Di Gi Charat: its actions, the responses to them, its battles, and how the turn goes round."""

from __future__ import annotations

from typing import cast

from ...adapters.messages import ACTS, PLAYERS, Ask, Player
from ...adapters.rows import is_order
from ..common import (
    asked,
    asked_for,
    fact_is,
    ids,
    is_step,
    of_new_game,
    offers,
    option_cards,
    same,
    turn_passes,
)
from ..vocabulary import Phrases
from ..world import World
from .scene import Draft

phrase = Phrases()

RESPONSES_AT_MOST = 50
"""No chain has more passes than this."""


# --- Given -----------------------------------------------------------------------------------------


@phrase.given(
    "the coin says that {player:Player} goes first",
    example="the coin says that B goes first",
    needs=("scene.decks",),
)
def coin(world: World, player: Player) -> None:
    """Decides who goes first in a new game; A, if nothing is said."""
    of_new_game(world).picked(player)


@phrase.given("{player:Player} has set the event {event:Cell}", example="A has set the event Glare needs:Dejiko*2")
def has_set(world: World, player: Player, event: str) -> None:
    """The player's set event, in the notation of the board."""
    cast("Draft", world.draft).sets(player, event)


@phrase.given(
    "{player:Player} has set the event {event:Cell} that reads {text:Quoted}",
    example='A has set the event Glare that reads "Discard 1 opposing character."',
    needs=("cards.abilities",),
)
def has_set_that_reads(world: World, player: Player, event: str, text: str) -> None:
    """The same, with text."""
    draft = cast("Draft", world.draft)
    draft.reads(draft.sets(player, event), text)


# --- When: acting ----------------------------------------------------------------------------------


@phrase.when("{player:Player} brings out {card:Card}", example="A brings out Puchiko")
def brings_out(world: World, player: Player, card: str) -> None:
    """Brings a character out of the hand, in the main phase or as a response."""
    world.session.intend(player, "character", asked=ACTS, card=world.label(card))


@phrase.when("{player:Player} sets {card:Card}", example="A sets Glare")
def sets(world: World, player: Player, card: str) -> None:
    """Sets an event from the hand."""
    world.session.intend(player, "set", asked=("action",), card=world.label(card))


@phrase.when("{player:Player} uses {card:Card}", example="A uses Glare")
def uses(world: World, player: Player, card: str) -> None:
    """Uses the set event, in the main phase or as a response; where it can affect several, a choice follows."""
    world.session.intend(player, "event", asked=ACTS, card=world.label(card))


@phrase.when("{player:Player} uses {card:Card} on {target:Card}", example="A uses Glare on Puchiko")
def uses_on(world: World, player: Player, card: str, target: str) -> None:
    """The same, with what it affects."""
    world.session.intend(player, "event", asked=ACTS, card=world.label(card), target=world.label(target))


@phrase.when("{player:Player} discards the event {card:Card}", example="A discards the event Glare")
def discards_event(world: World, player: Player, card: str) -> None:
    """Discards the player's own event, which is set or in effect."""
    world.session.intend(player, "discard", asked=ACTS, card=world.label(card))


# --- When: a battle --------------------------------------------------------------------------------


@phrase.when("{player:Player} attacks {target:Card} with {character:Card}", example="A attacks Puchiko with Dejiko")
def attacks(world: World, player: Player, target: str, character: str) -> None:
    """Declares a battle against a character, or a direct attack against the player: `A attacks B with Dejiko`."""
    kind, fields = _attack(world, character, target)
    world.session.intend(player, kind, asked=("action",), **fields)


@phrase.when("{player:Player} covers with {card:Card}", example="B covers with Usada")
def covers(world: World, player: Player, card: str) -> None:
    """Lets the character take the attack in the place of whom it is against."""
    world.session.intend(player, "cover", asked=("response",), card=world.label(card))


@phrase.when("{player:Player} takes the attack", example="B takes the attack")
def takes_attack(world: World, player: Player) -> None:
    """The defending player takes the attack in the place of the character that it is against."""
    world.session.intend(player, "take-attack", asked=("response",))


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


@phrase.then(
    "{player:Player} {may:Can} bring out {card:Card}", example="A can bring out Puchiko", needs=("asks.complete",)
)
def can_bring_out(world: World, player: Player, may: bool, card: str) -> None:
    """To bring the character out is offered (where the player may act or respond), or is not."""
    offers(world, player, may, "character", card=world.label(card))


@phrase.then("{player:Player} {may:Can} set {card:Card}", example="A can set Glare", needs=("asks.complete",))
def can_set(world: World, player: Player, may: bool, card: str) -> None:
    """To set the event is offered (where the player may act or respond), or is not."""
    offers(world, player, may, "set", card=world.label(card))


@phrase.then("{player:Player} {may:Can} use {card:Card}", example="A can use Glare", needs=("asks.complete",))
def can_use(world: World, player: Player, may: bool, card: str) -> None:
    """To use the set event is offered (where the player may act or respond), or is not."""
    offers(world, player, may, "event", card=world.label(card))


@phrase.then(
    "{player:Player} {may:Can} discard the event {card:Card}",
    example="A can discard the event Glare",
    needs=("asks.complete",),
)
def can_discard_event(world: World, player: Player, may: bool, card: str) -> None:
    """To discard that event is offered (where the player may act or respond), or is not."""
    offers(world, player, may, "discard", card=world.label(card))


@phrase.then(
    "{player:Player} {may:Can} attack {target:Card} with {character:Card}",
    example="A can attack Puchiko with Dejiko",
    needs=("asks.complete",),
)
def can_attack(world: World, player: Player, may: bool, target: str, character: str) -> None:
    """That attack is offered, or is not; `A can attack B with Dejiko` is a direct one."""
    kind, fields = _attack(world, character, target)
    offers(world, player, may, kind, **fields)


@phrase.then(
    "{player:Player} {may:Can} cover with {card:Card}", example="B can cover with Usada", needs=("asks.complete",)
)
def can_cover(world: World, player: Player, may: bool, card: str) -> None:
    """To cover with the character is offered (where the player may respond), or is not."""
    offers(world, player, may, "cover", card=world.label(card))


@phrase.then("{player:Player} {may:Can} take the attack", example="B can take the attack", needs=("asks.complete",))
def can_take_attack(world: World, player: Player, may: bool) -> None:
    """To take the attack in the place of a character is offered (where the player may respond), or is not."""
    offers(world, player, may, "take-attack")


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


def _attack(world: World, character: str, target: str) -> tuple[str, dict[str, str]]:
    """The kind of option that an attack is, and its fields."""
    if target in PLAYERS:
        return "direct-attack", {"character": world.label(character)}
    return "attack", {"character": world.label(character), "target": world.label(target)}


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

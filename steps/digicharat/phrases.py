"""The phrases of Di Gi Charat: its actions, the responses to them, its battles, and how the turn goes round."""

from __future__ import annotations

from ...adapters.messages import Ask, Player
from ...adapters.rows import is_order
from .. import actions
from ..common.claims import asked, asked_for, fact_is, ids, option_cards, same
from ..common.doing import turn_passes
from ..common.standing import is_step
from ..vocabulary import Phrases, Row
from ..world import World
from .actions import ACTIONS

phrase = Phrases()

RESPONSES_AT_MOST = 50
"""No chain has more passes than this."""


# --- Given -----------------------------------------------------------------------------------------


phrase.givens(
    Row("{player:Player} has set the event {event:Cell}", "A has set the event Glare needs:Dejiko*2",
        "The player's set event, in the notation of the board.",
        lambda world, player, event: world.builder.sets(player, event)),
    Row("{player:Player} has set the event {event:Cell} that reads {text:Quoted}",
        'A has set the event Glare that reads "Discard 1 opposing character."', "The same, with text.",
        lambda world, player, event, text: world.builder.reads(world.builder.sets(player, event), text),
        needs=("cards.abilities",)),
)  # fmt: skip


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


def discards_before(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answer the choice of the start phase."""
    is_step(world, player, "start phase")
    world.session.choose(player, world.labels(cards))


phrase.whens(
    Row("the turn passes to {player:Player}", "the turn passes to B",
        "Everybody passes until that player's main phase, and discards nothing before drawing.",
        lambda world, player: turn_passes(world, player, "main", _discards_none)),
    Row("{player:Player} discards {cards:Cards} before drawing", "A discards Puchiko, Glare before drawing",
        "Answers the choice of the start phase with exactly these.", discards_before),
    Row("{player:Player} discards nothing before drawing", "A discards nothing before drawing",
        "The same, with none.", discards_before, cards=()),
)  # fmt: skip


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


def lies(world: World, card: str, resting: bool) -> None:
    """Claim that a character in the field lies sideways, or stands upright."""
    found = world.find(card)
    so = found.zone == "field" and found.card.resting is resting
    got = f"{'resting' if found.card.resting else 'upright'} {found}"
    world.expect(so, f"{card} {'asleep' if resting else 'awake'} in the field", got)


phrase.claims(
    Row("{card:Card} is asleep", "Puchiko is asleep", "The character in the field lies sideways.", lies, resting=True),
    Row("{card:Card} is awake", "Puchiko is awake", "The character in the field stands upright.", lies, resting=False),
    Row("{card:Card} has power {expected:Integer}", "Puchiko has power 3",
        "The power of a character in the field, effects counted.", fact_is, fact="power"),
    Row("{card:Card} has guard {expected:Integer}", "Puchiko has guard 5",
        "The guard of a character in the field, effects counted.", fact_is, fact="guard"),
    Row("{card:Card} is set", "Glare is set",
        "The event is set, and has not been used.", fact_is, fact="state", expected="set"),
    Row("{card:Card} is in effect", "Glare is in effect",
        "The event was used, and its effect lasts.", fact_is, fact="state", expected="in effect"),
)  # fmt: skip


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

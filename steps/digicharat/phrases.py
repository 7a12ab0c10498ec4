"""The phrases of Di Gi Charat: its actions, responses, battles and turns."""

from __future__ import annotations

from ...adapters.ask_rows import is_order_ask
from ...adapters.messages import Ask, Player
from .. import action_phrases
from ..common.assertions import (
    card_ids,
    expect_fact_equal,
    expect_pick_count,
    expect_same_items,
    option_cards,
    require_ask,
)
from ..common.then_board import expect_step
from ..common.when_actions import pass_to_turn
from ..phrase_vocabulary import PhraseRow, Phrases
from ..world import World
from .actions import ACTIONS

phrase = Phrases()

RESPONSES_AT_MOST = 50
"""The largest number of passes that a chain is given."""


# --- Given -----------------------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("{player:Player} has set the event {event:Cell}", "A has set the event Glare needs:Dejiko*2",
        "The player's set event, in the notation of the board.",
        lambda world, player, event: world.builder.set_event(player, event)),
    PhraseRow("{player:Player} has set the event {event:Cell} that reads {text:Quoted}",
        'A has set the event Glare that reads "Discard 1 opposing character."', "The same, with text.",
        lambda world, player, event, text: world.builder.add_card_text(world.builder.set_event(player, event), text),
        needs=("cards.abilities",)),
)  # fmt: skip


# --- When: actions ---------------------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, ACTIONS)


# --- When: passes and turns ------------------------------------------------------------------------


@phrase.when("both pass", example="both pass")
def both_pass(world: World) -> None:
    """Each player who is asked for a response passes, until all declared actions are resolved or an order of damages is
    asked for. It never passes a main phase, so it does nothing if no response is asked for.
    """
    for _ in range(RESPONSES_AT_MOST):
        world.session.answer_forced_asks()
        ask = world.session.ask
        if ask is None or ask.kind == "action" or is_order_ask(ask):
            return
        world.session.intend(ask.player, "pass", asked=("response",))
    world.fail("the chain to be resolved", f"a response after {RESPONSES_AT_MOST} passes")


def discard_before_drawing(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answer the choice of the start phase."""
    expect_step(world, player, "start phase")
    world.session.choose_cards(player, world.card_ids(cards))


phrase.add_when_rows(
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Both players pass until that player's main phase, and discard nothing before drawing.",
        lambda world, player: pass_to_turn(world, player, "main", _discards_none)),
    PhraseRow("{player:Player} discards {cards:Cards} before drawing", "A discards Puchiko, Glare before drawing",
        "Answers the choice of the start phase with exactly these.", discard_before_drawing),
    PhraseRow("{player:Player} discards nothing before drawing", "A discards nothing before drawing",
        "The same, with none.", discard_before_drawing, cards=()),
)  # fmt: skip


# --- Then: options ---------------------------------------------------------------------------------


@phrase.then("{player:Player} {may:May} respond", example="B may respond", needs=("asks.complete",))
def expect_may_respond(world: World, player: Player, may: bool) -> None:
    """Whether the player can make a response now, and is asked for it."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    got = ask is not None and (ask.kind, ask.player) == ("response", player)
    world.expect(got is may, f"{player} {'' if may else 'not '}to have a response to make", "the contrary")


@phrase.then(
    "{player:Player} is asked what to discard before drawing",
    example="A is asked what to discard before drawing",
    needs=("asks.complete", "views.judge"),
)
def expect_discard_asked(world: World, player: Player) -> None:
    """It is the player's start phase, and any cards of the hand can be chosen, or none."""
    expect_step(world, player, "start phase")
    ask, hand = (
        require_ask(world, player, "choose", "what to discard before drawing"),
        card_ids(world.zone_cards(player, "hand")),
    )
    expect_same_items(world, hand, option_cards(ask), "what can be discarded")
    expect_pick_count(world, ask, 0, len(hand))


# --- Then: the state of the game -------------------------------------------------------------------


def expect_resting_in_field(world: World, card: str, resting: bool) -> None:
    """Claim that a character in the field lies sideways, or is upright."""
    found = world.find_card(card)
    so = found.zone == "field" and found.card.resting is resting
    got = f"{'resting' if found.card.resting else 'upright'} {found}"
    world.expect(so, f"{card} {'asleep' if resting else 'awake'} in the field", got)


phrase.add_then_rows(
    PhraseRow("{card:Card} is asleep", "Puchiko is asleep", "The character in the field lies sideways.",
        expect_resting_in_field, resting=True),
    PhraseRow("{card:Card} is awake", "Puchiko is awake", "The character in the field is upright.",
        expect_resting_in_field, resting=False),
    PhraseRow("{card:Card} has power {expected:Integer}", "Puchiko has power 3",
        "The power of a character in the field, effects counted.", expect_fact_equal, fact="power"),
    PhraseRow("{card:Card} has guard {expected:Integer}", "Puchiko has guard 5",
        "The guard of a character in the field, effects counted.", expect_fact_equal, fact="guard"),
    PhraseRow("{card:Card} is set", "Glare is set",
        "The event is set, and has not been used.", expect_fact_equal, fact="state", expected="set"),
    PhraseRow("{card:Card} is in effect", "Glare is in effect",
        "The event was used, and its effect lasts.", expect_fact_equal, fact="state", expected="in effect"),
)  # fmt: skip


@phrase.then("{card:Card} is attacking {target:Card}", example="Dejiko is attacking Puchiko", needs=("views.judge",))
def expect_attacking(world: World, card: str, target: str) -> None:
    """The character that waits is in a battle against that character, or against the player:
    `Dejiko is attacking B`.
    """
    found = world.find_card(card)
    other: Player = "B" if found.player == "A" else "A"
    expected = () if target == other else (world.card_id(target),)
    attacked = [str(seen.id) for seen in world.zone_cards(other, "field") if seen.facts.get("attacked")]
    expect_fact_equal(world, card, "attacking", True)
    expect_same_items(world, expected, attacked, f"what {card} attacks")


# --- inside ----------------------------------------------------------------------------------------


def _discards_none(world: World, ask: Ask) -> bool:
    """Answer the choice of the start phase with none; False for another ask."""
    chooses = ask.kind == "choose" and ask.least == 0 and world.current_view().step == "start"
    if chooses:
        world.session.choose_cards(ask.player, ())
    return chooses

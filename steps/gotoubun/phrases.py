"""The phrases of gotoubun: its actions, lanes, heroes, brides and turns."""

from __future__ import annotations

from ...adapters.messages import AskKind, Player
from .. import action_phrases
from ..common.assertions import (
    card_ids,
    expect_attached,
    expect_boolean_fact,
    expect_face,
    expect_fact_contains,
    expect_fact_equal,
    expect_shared_zone,
    expect_zone_size,
    find_open_ask,
    require_ask,
)
from ..common.then_events import expect_lost
from ..common.when_actions import PASSES_AT_MOST, end_step, pass_to_turn
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type, leading_number
from ..world import World
from .actions import ACTIONS

phrase = Phrases(
    Brides=argument_type(r"(?:\d+|no) brides?", leading_number),
    Lane=argument_type(r"[1-5]", int),
    Kind=argument_type(r"a hero|a character|an episode|an event", lambda text: text.split()[1]),
)


# --- Given: a position -----------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("hero lane {lane:Lane} holds {hero:Cell}", "hero lane 3 holds Futaro need:5",
        'Lays a hero, in the notation of the board; "nothing" for none.',
        lambda world, lane, hero: world.builder.set_hero_lane(lane, hero)),
    PhraseRow("hero lane {lane:Lane} is empty", "hero lane 3 is empty", "No card lies in that hero lane.",
        lambda world, lane: world.builder.set_hero_lane(lane, "nothing")),
    PhraseRow("{episode:Cell} is set on {card:Card}", "Memory modifier:2 is set on Ichika",
        "Adds an episode to a character that is in a lane, in the notation of the board; its kind is an episode by "
        "default. (`kind:character` is a character card that was played as one.)",
        lambda world, episode, card: world.builder.set_episode(episode, card)),
    PhraseRow("{player:Player} has {number:Brides}", "A has 2 brides",
        "The player's bride area holds so many nameless characters.",
        lambda world, player, number: world.builder.set_zone_cards(player, "brides", f"{number} cards")),
)  # fmt: skip


# --- actions ---------------------------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, ACTIONS)


# --- When: turns ------------------------------------------------------------------------------------


phrase.add_when_rows(
    PhraseRow("{player:Player} declares no approach", "A declares no approach",
        "The same as `A ends the declaration step`, if no character approaches.",
        end_step, step="declaration step"),
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Both players pass until that player's main phase; no character approaches.", pass_to_turn, step="main"),
)  # fmt: skip


# --- When: before the game -------------------------------------------------------------------------


@phrase.when("{player:Player} keeps the hand", example="A keeps the hand")
def keep_hand(world: World, player: Player) -> None:
    """Puts no card back before the game, whether the engine asks yes or no, or asks for cards."""
    if find_open_ask(world, player, "optional"):
        world.session.decide_yes_or_no(player, False)
    else:
        world.session.choose_cards(player, ())


@phrase.when("{player:Player} redraws", example="A redraws")
def redraw_hand(world: World, player: Player) -> None:
    """Puts the whole hand back and takes five cards; the engine may also offer to put back fewer."""
    hand = card_ids(world.zone_cards(player, "hand"))
    says_yes = find_open_ask(world, player, "optional") is not None
    if says_yes:
        world.session.decide_yes_or_no(player, True)
    if not says_yes or find_open_ask(world, player, "choose"):
        world.session.choose_cards(player, hand)
    world.session.order_as_listed()


@phrase.when("{player:Player} puts {cards:Cards} back", example="A puts A deck 3, A deck 4 back")
def put_cards_back(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Puts these cards of the hand back before the game, and no other."""
    if find_open_ask(world, player, "optional"):
        world.session.decide_yes_or_no(player, True)
    world.session.choose_cards(player, world.card_ids(cards))
    world.session.order_as_listed()


@phrase.when("the set-up is done", example="the set-up is done")
def finish_set_up(world: World) -> None:
    """Neither player puts cards back, cards keep the order of the options, and the first turn's main phase begins."""
    for _ in range(PASSES_AT_MOST):
        world.session.answer_forced_asks()
        ask = world.session.ask
        if ask is None or ask.kind == "action":
            return
        if ask.kind == "order":
            world.session.order_as_listed()
        else:
            keep_hand(world, ask.player)
    world.fail("the set-up to come to an end", f"{PASSES_AT_MOST} questions")


# --- Then: options ---------------------------------------------------------------------------------


@phrase.then("{player:Player} is asked about a redraw", example="A is asked about a redraw")
def expect_redraw_asked(world: World, player: Player) -> None:
    """The player may redraw in the set-up, and is asked yes or no, or which cards."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    kind: AskKind = "choose" if ask is not None and ask.kind == "choose" else "optional"
    require_ask(world, player, kind, "about a redraw")


@phrase.then(
    "{player:Player} is asked which lane: {lanes:Numbers}",
    example="A is asked which lane: 1, 4",
    needs=("asks.complete",),
)
def expect_lane_asked(world: World, player: Player, lanes: tuple[int, ...]) -> None:
    """Exactly these lanes can be picked."""
    ask = require_ask(world, player, "number", "which lane")
    got = [option.fields.get("number") for option in ask.options]
    world.expect(sorted(map(str, got)) == sorted(map(str, lanes)), f"the lanes {lanes}", got)


# --- Then: lanes, heroes and brides ----------------------------------------------------------------


def expect_in_hero_lane(world: World, card: str, lane: int) -> None:
    """Claim that a card is in a hero lane."""
    found = world.find_card(card)
    here = found.holder is None and (found.player, found.zone) == (None, f"hero {lane}")
    world.expect(here, f"{card} in hero lane {lane}", found)


def expect_bride(world: World, card: str, holds: bool, player: Player) -> None:
    """Claim that a card is in a player's bride area, or is not."""
    found = world.find_card(card)
    here = (found.player, found.zone) == (player, "brides")
    world.expect(here is holds, f"{card} {'' if holds else 'not '}a bride of {player}", found)


phrase.add_then_rows(
    PhraseRow("{card:Card} is in hero lane {lane:Lane}", "Futaro is in hero lane 3",
        "The card lies in that hero lane, face up or face down.", expect_in_hero_lane),
    PhraseRow("hero lane {lane:Lane} is empty", "hero lane 3 is empty",
        "No card lies in that hero lane.", expect_shared_zone, zone="hero {lane}"),
    PhraseRow("{card:Card} is face {face:Face}", "Futaro is face down",
        "The side of the card that is up.", expect_face),
    PhraseRow("the {zone:Zone} zone is empty", "the effect resolution zone is empty",
        "No card lies in the zone that both players share.", expect_shared_zone),
    PhraseRow("{card:Card} is set on {holder:Card}", "Memory is set on Ichika",
        "The card is an episode of that character.", expect_attached),
    PhraseRow("{player:Player} has {number:Brides}", "A has 2 brides",
        "The number of cards in a player's bride area.", expect_zone_size, zone="brides"),
    PhraseRow("{card:Card} {holds:Is} a bride of {player:Player}", "Ichika is a bride of A",
        "Whether the card is in that player's bride area.", expect_bride),
    PhraseRow("{card:Card} {holds:Is} approaching {hero:Card}", "Ichika is approaching Futaro",
        "The character approaches that hero, perhaps among others.",
        lambda world, card, holds, hero: expect_fact_contains(world, card, "approaches", world.card_id(hero), holds)),
    PhraseRow("{card:Card} {holds:Is} approached", "Futaro is approached",
        "Whether a character approaches that hero.", expect_boolean_fact, fact="approached"),
)  # fmt: skip


@phrase.then("{player:Player} has won", example="A has won", ends=True)
def expect_won(world: World, player: Player) -> None:
    """The other player has lost, and the game is over."""
    expect_lost(world, "B" if player == "A" else "A")


# --- Then: a card ----------------------------------------------------------------------------------


phrase.add_then_rows(
    PhraseRow("{card:Card} has power {expected:Integer}", "Ichika has power 5",
        "The power of a character in a lane, episodes and effects counted.", expect_fact_equal, fact="power"),
    PhraseRow("{card:Card} has modifier {expected:Integer}", "Memory has modifier 2",
        "The number that the episode adds to its character's power.", expect_fact_equal, fact="modifier"),
    PhraseRow("{card:Card} needs {expected:Integer}", "Futaro needs 7",
        "The power that a hero needs, effects counted.", expect_fact_equal, fact="need"),
    PhraseRow("{card:Card} {holds:Is} the person {value:Name}", "Ichika is the person Nino",
        "The card has that person's name, perhaps among others.", expect_fact_contains, fact="persons"),
    PhraseRow("{card:Card} {holds:Is} {value:Kind}", "Memory is an episode",
        "The card is a hero, a character, an episode or an event, perhaps among others.", expect_fact_contains,
        fact="kinds"),
)  # fmt: skip

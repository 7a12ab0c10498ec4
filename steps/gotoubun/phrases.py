"""The phrases of gotoubun: its actions, its lanes, heroes and brides, and how the turn goes round."""

from __future__ import annotations

from ...adapters.messages import AskKind, Player
from .. import actions
from ..common.claims import asked, asks, attached, fact_holds, fact_is, ids, is_so, lies_face, shared_zone_is, zone_size
from ..common.doing import PASSES_AT_MOST, ends_step, turn_passes
from ..common.happened import has_lost
from ..vocabulary import Phrases, Row, count, typed
from ..world import World
from .actions import ACTIONS

phrase = Phrases(
    Brides=typed(r"(?:\d+|no) brides?", count),
    Lane=typed(r"[1-5]", int),
    Kind=typed(r"a hero|a character|an episode|an event", lambda text: text.split()[1]),
)


# --- Given: a position -----------------------------------------------------------------------------


phrase.givens(
    Row("hero lane {lane:Lane} holds {hero:Cell}", "hero lane 3 holds Futaro need:5",
        'Lays a hero, in the notation of the board; "nothing" for none.',
        lambda world, lane, hero: world.builder.hero_lane(lane, hero)),
    Row("hero lane {lane:Lane} is empty", "hero lane 3 is empty", "No card lies in that hero lane.",
        lambda world, lane: world.builder.hero_lane(lane, "nothing")),
    Row("{episode:Cell} is set on {card:Card}", "Memory modifier:2 is set on Ichika",
        "Adds an episode to a character that stands in a lane, in the notation of the board; an episode, if no kind is "
        "said. (`kind:character` is a character card that was played as one.)",
        lambda world, episode, card: world.builder.sets(episode, card)),
    Row("{player:Player} has {number:Brides}", "A has 2 brides",
        "The player's bride area holds so many nameless characters.",
        lambda world, player, number: world.builder.hold(player, "brides", f"{number} cards")),
)  # fmt: skip


# --- actions ---------------------------------------------------------------------------------------


actions.phrases(phrase, ACTIONS)


# --- When: the turn goes on -------------------------------------------------------------------------


phrase.whens(
    Row("{player:Player} declares no approach", "A declares no approach",
        "The same as `A ends the declaration step`, said where nobody approaches.",
        ends_step, step="declaration step"),
    Row("the turn passes to {player:Player}", "the turn passes to B",
        "Everybody passes until that player's main phase; nobody approaches.", turn_passes, step="main"),
)  # fmt: skip


# --- When: before the game -------------------------------------------------------------------------


@phrase.when("{player:Player} keeps the hand", example="A keeps the hand")
def keeps_hand(world: World, player: Player) -> None:
    """Puts no card back before the game, whether that is asked as yes or no or as a choice of cards."""
    if asks(world, player, "optional"):
        world.session.decide(player, False)
    else:
        world.session.choose(player, ())


@phrase.when("{player:Player} redraws", example="A redraws")
def redraws(world: World, player: Player) -> None:
    """Puts the whole hand back and takes five cards, whether or not fewer could be put back."""
    hand = ids(world.zone(player, "hand"))
    says_yes = asks(world, player, "optional") is not None
    if says_yes:
        world.session.decide(player, True)
    if not says_yes or asks(world, player, "choose"):
        world.session.choose(player, hand)
    world.session.order_as_listed()


@phrase.when("{player:Player} puts {cards:Cards} back", example="A puts A deck 3, A deck 4 back")
def puts_back(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Puts these cards of the hand back before the game, and no other."""
    if asks(world, player, "optional"):
        world.session.decide(player, True)
    world.session.choose(player, world.labels(cards))
    world.session.order_as_listed()


@phrase.when("the set-up is done", example="the set-up is done")
def set_up_done(world: World) -> None:
    """Nobody puts cards back, any order will do, and the first turn's main phase has begun."""
    for _ in range(PASSES_AT_MOST):
        world.session.settle()
        ask = world.session.ask
        if ask is None or ask.kind == "action":
            return
        if ask.kind == "order":
            world.session.order_as_listed()
        else:
            keeps_hand(world, ask.player)
    world.fail("the set-up to come to an end", f"{PASSES_AT_MOST} questions")


# --- Then: what can be done ------------------------------------------------------------------------


@phrase.then("{player:Player} is asked about a redraw", example="A is asked about a redraw")
def asked_to_redraw(world: World, player: Player) -> None:
    """In the set-up the player may redraw: yes or no, or which cards."""
    world.session.settle()
    ask = world.session.ask
    kind: AskKind = "choose" if ask is not None and ask.kind == "choose" else "optional"
    asked(world, player, kind, "about a redraw")


@phrase.then(
    "{player:Player} is asked which lane: {lanes:Numbers}",
    example="A is asked which lane: 1, 4",
    needs=("asks.complete",),
)
def asked_lane(world: World, player: Player, lanes: tuple[int, ...]) -> None:
    """Exactly these lanes can be picked."""
    ask = asked(world, player, "number", "which lane")
    got = [option.fields.get("number") for option in ask.options]
    world.expect(sorted(map(str, got)) == sorted(map(str, lanes)), f"the lanes {lanes}", got)


# --- Then: lanes, heroes and brides ----------------------------------------------------------------


def is_in_hero_lane(world: World, card: str, lane: int) -> None:
    """Claim that a card lies in a hero lane."""
    found = world.find(card)
    here = found.holder is None and (found.player, found.zone) == (None, f"hero {lane}")
    world.expect(here, f"{card} in hero lane {lane}", found)


def is_bride(world: World, card: str, holds: bool, player: Player) -> None:
    """Claim that a card lies in a player's bride area, or does not."""
    found = world.find(card)
    here = (found.player, found.zone) == (player, "brides")
    world.expect(here is holds, f"{card} {'' if holds else 'not '}a bride of {player}", found)


phrase.claims(
    Row("{card:Card} is in hero lane {lane:Lane}", "Futaro is in hero lane 3",
        "The card lies in that hero lane, face up or face down.", is_in_hero_lane),
    Row("hero lane {lane:Lane} is empty", "hero lane 3 is empty",
        "No card lies in that hero lane.", shared_zone_is, zone="hero {lane}"),
    Row("{card:Card} is face {face:Face}", "Futaro is face down",
        "Which side of the card shows: up or down.", lies_face),
    Row("the {zone:Zone} zone is empty", "the effect resolution zone is empty",
        "No card lies in the zone that both players share.", shared_zone_is),
    Row("{card:Card} is set on {holder:Card}", "Memory is set on Ichika",
        "The card is an episode of that character.", attached),
    Row("{player:Player} has {number:Brides}", "A has 2 brides",
        "How many cards lie in a player's bride area.", zone_size, zone="brides"),
    Row("{card:Card} {holds:Is} a bride of {player:Player}", "Ichika is a bride of A",
        "The card lies in that player's bride area, or does not.", is_bride),
    Row("{card:Card} {holds:Is} approaching {hero:Card}", "Ichika is approaching Futaro",
        "The character approaches that hero, perhaps among others.",
        lambda world, card, holds, hero: fact_holds(world, card, "approaches", world.label(hero), holds)),
    Row("{card:Card} {holds:Is} approached", "Futaro is approached",
        "Whether somebody approaches that hero.", is_so, fact="approached"),
)  # fmt: skip


@phrase.then("{player:Player} has won", example="A has won", ends=True)
def has_won(world: World, player: Player) -> None:
    """The other player alone has lost, and the game is over."""
    has_lost(world, "B" if player == "A" else "A")


# --- Then: a card ----------------------------------------------------------------------------------


phrase.claims(
    Row("{card:Card} has power {expected:Integer}", "Ichika has power 5",
        "The power of a character in a lane, episodes and effects counted.", fact_is, fact="power"),
    Row("{card:Card} has modifier {expected:Integer}", "Memory has modifier 2",
        "What an episode adds to the power of the character that it is set on.", fact_is, fact="modifier"),
    Row("{card:Card} needs {expected:Integer}", "Futaro needs 7",
        "The power that a hero needs, effects counted.", fact_is, fact="need"),
    Row("{card:Card} {holds:Is} the person {value:Name}", "Ichika is the person Nino",
        "The card has that person's name, perhaps among others.", fact_holds, fact="persons"),
    Row("{card:Card} {holds:Is} {value:Kind}", "Memory is an episode",
        "The card is a hero, a character, an episode or an event, perhaps among others.", fact_holds, fact="kinds"),
)  # fmt: skip

"""The phrases of gotoubun: its actions, its lanes, heroes and brides, and how the turn goes round."""

from __future__ import annotations

from typing import cast

from ...adapters.messages import AskKind, Player
from .. import actions
from ..common.claims import asked, attached, fact_holds, fact_is, ids, same
from ..common.doing import PASSES_AT_MOST, any_order, ends_step, turn_passes
from ..vocabulary import Phrases, count, typed
from ..world import World
from .actions import ACTIONS
from .scene import PositionBuilder

phrase = Phrases(
    Brides=typed(r"(?:\d+|no) brides?", count),
    Lane=typed(r"[1-5]", int),
    Kind=typed(r"a hero|a character|an episode|an event", lambda text: text.split()[1]),
)


# --- Given: a position -----------------------------------------------------------------------------


@phrase.given("hero lane {lane:Lane} holds {hero:Cell}", example="hero lane 3 holds Futaro need:5")
def hero_lane(world: World, lane: int, hero: str) -> None:
    """Lays a hero, in the notation of the board; "nothing" for none."""
    cast("PositionBuilder", world.builder).hero_lane(lane, hero)


@phrase.given("hero lane {lane:Lane} is empty", example="hero lane 3 is empty")
def no_hero(world: World, lane: int) -> None:
    """No card lies in that hero lane."""
    cast("PositionBuilder", world.builder).hero_lane(lane, "nothing")


@phrase.given("{episode:Cell} is set on {card:Card}", example="Memory modifier:2 is set on Ichika")
def given_set(world: World, episode: str, card: str) -> None:
    """Adds an episode to a character that stands in a lane, in the notation of the board; an episode, if no kind is
    said. (`kind:character` is a character card that was played as one.)
    """
    cast("PositionBuilder", world.builder).sets(episode, card)


@phrase.given("{player:Player} has {number:Brides}", example="A has 2 brides")
def given_brides(world: World, player: Player, number: int) -> None:
    """The player's bride area holds so many nameless characters."""
    world.builder.hold(player, "brides", f"{number} cards")


# --- actions ---------------------------------------------------------------------------------------


actions.phrases(phrase, ACTIONS)


# --- When: the approach phase ----------------------------------------------------------------------


@phrase.when("{player:Player} declares no approach", example="A declares no approach")
def declares_none(world: World, player: Player) -> None:
    """The same as `A ends the declaration step`, said where nobody approaches."""
    ends_step(world, player, "declaration step")


# --- When: answering, and the turn goes on ---------------------------------------------------------


@phrase.when("the turn passes to {player:Player}", example="the turn passes to B")
def turn_passes_to(world: World, player: Player) -> None:
    """Everybody passes until that player's main phase; nobody approaches."""
    turn_passes(world, player, "main")


# --- When: before the game -------------------------------------------------------------------------


@phrase.when("{player:Player} keeps the hand", example="A keeps the hand")
def keeps_hand(world: World, player: Player) -> None:
    """Puts no card back before the game, whether that is asked as yes or no or as a choice of cards."""
    if _is_asked(world, player, "optional"):
        world.session.decide(player, False)
    else:
        world.session.choose(player, ())


@phrase.when("{player:Player} redraws", example="A redraws")
def redraws(world: World, player: Player) -> None:
    """Puts the whole hand back and takes five cards, whether or not fewer could be put back."""
    hand = ids(world.zone(player, "hand"))
    says_yes = _is_asked(world, player, "optional")
    if says_yes:
        world.session.decide(player, True)
    if not says_yes or _is_asked(world, player, "choose"):
        world.session.choose(player, hand)
    any_order(world)


@phrase.when("{player:Player} puts {cards:Cards} back", example="A puts A deck 3, A deck 4 back")
def puts_back(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Puts these cards of the hand back before the game, and no other."""
    if _is_asked(world, player, "optional"):
        world.session.decide(player, True)
    world.session.choose(player, world.labels(cards))
    any_order(world)


@phrase.when("the set-up is done", example="the set-up is done")
def set_up_done(world: World) -> None:
    """Nobody puts cards back, any order will do, and the first turn's main phase has begun."""
    for _ in range(PASSES_AT_MOST):
        world.session.settle()
        ask = world.session.ask
        if ask is None or ask.kind == "action":
            return
        if ask.kind == "order":
            any_order(world)
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


@phrase.then("{card:Card} is in hero lane {lane:Lane}", example="Futaro is in hero lane 3", needs=("views.judge",))
def is_in_hero_lane(world: World, card: str, lane: int) -> None:
    """The card lies in that hero lane, face up or face down."""
    found = world.find(card)
    here = found.holder is None and (found.player, found.zone) == (None, f"hero {lane}")
    world.expect(here, f"{card} in hero lane {lane}", found)


@phrase.then("hero lane {lane:Lane} is empty", example="hero lane 3 is empty", needs=("views.judge",))
def hero_lane_is_empty(world: World, lane: int) -> None:
    """No card lies in that hero lane."""
    same(world, (), ids(world.shared(f"hero {lane}")), f"hero lane {lane}")


@phrase.then("{card:Card} is face {face:Face}", example="Futaro is face down", needs=("views.judge",))
def is_face(world: World, card: str, face: str) -> None:
    """Which side of the card shows: up or down."""
    got = "down" if world.find(card).card.face_down else "up"
    world.expect(got == face, f"{card} face {face}", f"face {got}")


@phrase.then("the {zone:Zone} zone is empty", example="the effect resolution zone is empty", needs=("views.judge",))
def shared_zone_is_empty(world: World, zone: str) -> None:
    """No card lies in the zone that both players share."""
    same(world, (), ids(world.shared(zone)), f"the {zone} zone")


@phrase.then("{card:Card} is set on {holder:Card}", example="Memory is set on Ichika", needs=("views.judge",))
def is_set(world: World, card: str, holder: str) -> None:
    """The card is an episode of that character."""
    attached(world, card, holder)


@phrase.then("{player:Player} has {number:Brides}", example="A has 2 brides", needs=("views.judge",))
def has_brides(world: World, player: Player, number: int) -> None:
    """How many cards lie in a player's bride area."""
    got = len(world.zone(player, "brides"))
    world.expect(got == number, f"{player} to have {number} brides", got)


@phrase.then(
    "{card:Card} {is_so:Is} a bride of {player:Player}", example="Ichika is a bride of A", needs=("views.judge",)
)
def is_bride(world: World, card: str, is_so: bool, player: Player) -> None:
    """The card lies in that player's bride area, or does not."""
    found = world.find(card)
    here = (found.player, found.zone) == (player, "brides")
    world.expect(here is is_so, f"{card} {'' if is_so else 'not '}a bride of {player}", found)


@phrase.then(
    "{card:Card} {is_so:Is} approaching {hero:Card}",
    example="Ichika is approaching Futaro",
    needs=("views.judge",),
)
def is_approaching(world: World, card: str, is_so: bool, hero: str) -> None:
    """The character approaches that hero, perhaps among others."""
    fact_holds(world, card, "approaches", world.label(hero), is_so)


@phrase.then("{card:Card} {is_so:Is} approached", example="Futaro is approached", needs=("views.judge",))
def is_approached(world: World, card: str, is_so: bool) -> None:
    """Whether somebody approaches that hero."""
    got = world.fact(card, "approached")
    world.expect(got is is_so, f"{card} {'' if is_so else 'not '}approached", got)


@phrase.then("{player:Player} has won", example="A has won", ends=True)
def has_won(world: World, player: Player) -> None:
    """The other player alone has lost, and the game is over."""
    world.session.settle()
    result = world.session.result
    won = result is not None and set(result.losers) == {"B" if player == "A" else "A"}
    world.expect(won, f"{player} to have won", result)
    world.speak_of(result)


# --- Then: a card ----------------------------------------------------------------------------------


@phrase.then("{card:Card} has power {number:Integer}", example="Ichika has power 5", needs=("views.judge",))
def has_power(world: World, card: str, number: int) -> None:
    """The power of a character in a lane, episodes and effects counted."""
    fact_is(world, card, "power", number)


@phrase.then("{card:Card} has modifier {number:Integer}", example="Memory has modifier 2", needs=("views.judge",))
def has_modifier(world: World, card: str, number: int) -> None:
    """What an episode adds to the power of the character that it is set on."""
    fact_is(world, card, "modifier", number)


@phrase.then("{card:Card} needs {number:Integer}", example="Futaro needs 7", needs=("views.judge",))
def has_need(world: World, card: str, number: int) -> None:
    """The power that a hero needs, effects counted."""
    fact_is(world, card, "need", number)


@phrase.then(
    "{card:Card} {is_so:Is} the person {person:Name}", example="Ichika is the person Nino", needs=("views.judge",)
)
def is_person(world: World, card: str, is_so: bool, person: str) -> None:
    """The card has that person's name, perhaps among others."""
    fact_holds(world, card, "persons", person, is_so)


@phrase.then("{card:Card} {is_so:Is} {kind:Kind}", example="Memory is an episode", needs=("views.judge",))
def is_kind(world: World, card: str, is_so: bool, kind: str) -> None:
    """The card is a hero, a character, an episode or an event, perhaps among others."""
    fact_holds(world, card, "kinds", kind, is_so)


# --- inside ----------------------------------------------------------------------------------------


def _is_asked(world: World, player: Player, kind: AskKind) -> bool:
    """Whether a question of that kind to that player is open."""
    world.session.settle()
    ask = world.session.ask
    return ask is not None and (ask.kind, ask.player) == (kind, player)

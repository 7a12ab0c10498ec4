"""The phrases of hololive: its actions, what stands on its stage, and how the turn goes round."""

from __future__ import annotations

from typing import cast

from ...adapters.messages import Ask, AskKind, Player
from ...adapters.session import ScenarioError
from ...adapters.transcript import Picked
from .. import actions
from ..actions import known_ability, offers
from ..common.claims import (
    asked,
    asked_among,
    asks,
    attached,
    counts,
    fact_holds,
    fact_is,
    has_color,
    ids,
    option_cards,
    zone_is,
    zone_size,
)
from ..common.doing import turn_passes
from ..common.scenes import given_counter, of_new_game
from ..vocabulary import Phrases, Row, typed
from ..world import World
from .actions import CHECK_TIMING, MAIN_STEP, PERFORMANCE_STEP
from .cards import COLORS, SUBTYPES
from .newgame import NewGame

phrase = Phrases(Color=typed("|".join(COLORS), str))


# --- Given: a new game -----------------------------------------------------------------------------


phrase.givens(
    Row("{player:Player}'s hands will have {debuts:Numbers} Debut holomem", "A's hands will have 0, 3 Debut holomem",
        "Decides the shuffles of the player's deck: so many Debut holomem, and 1st ones else, are the top seven cards.",
        lambda world, player, debuts: cast("NewGame", of_new_game(world)).hands(player, debuts),
        needs=("scene.decks", "random.shuffles")),
    Row("{player:Player} is picked at random", "B is picked at random",
        "Decides who is asked who goes first; A, if nothing is said.",
        lambda world, player: of_new_game(world).picked(player), needs=("scene.decks", "random.coins")),
)  # fmt: skip


# --- Given: a position -----------------------------------------------------------------------------


phrase.givens(
    Row("{player:Player} has {number:Number} life", "A has 3 life", "The player's life is so many red cheers.",
        lambda world, player, number: world.builder.hold(player, "life", f"{number} cards")),
    Row("{player:Player} has {number:Number} life damage", "A has 1 life damage",
        "Life damage that has not been processed yet.", given_counter, counter="life damage"),
    Row("the dice will show {results:Numbers}", "the dice will show 3, 5",
        "Decides the dice of the scenario one after another; each has to be used.",
        lambda world, results: world.builder.dice(results), needs=("random.dice",)),
)  # fmt: skip


@phrase.given(
    "{player:Player} holds a support {card:Quoted} ({subtype:Word})",
    example='A holds a support "Cake" (item)',
)
def holds_support(world: World, player: Player, card: str, subtype: str) -> None:
    """Adds a support card without text to the player's hand: item, event, staff, tool, mascot or fan."""
    if subtype not in SUBTYPES:
        raise ScenarioError(f"{subtype!r} is no kind of support; they are {', '.join(SUBTYPES)}")
    world.builder.add(player, "hand", f"{card} kind:{subtype}")


@phrase.given(
    "{player:Player} holds a support {card:Quoted} ({subtype:Word}) that reads {text:Quoted}",
    example='A holds a support "Cake" (item) that reads "Draw 1 card."',
    needs=("cards.abilities",),
)
def holds_support_that_reads(world: World, player: Player, card: str, subtype: str, text: str) -> None:
    """The same, with text."""
    holds_support(world, player, card, subtype)
    world.builder.reads(card, text)


# --- When: the main step ---------------------------------------------------------------------------


actions.phrases(phrase, MAIN_STEP)


@phrase.when("{player:Player} changes the text of {card:Card}", example="A changes the text of Sora")
def changes_text(world: World, player: Player, card: str) -> None:
    """Uses the ability change of the card, as an action or where the engine asks whether to."""
    if _is_asked(world, player, "waiting"):
        world.session.intend(player, "ability", asked=("waiting",), card=world.label(card))
    if _is_asked(world, player, "optional"):
        world.session.decide(player, True)
    else:
        world.session.intend(player, "ability", asked=("action",), card=world.label(card))


# --- When: the performance step --------------------------------------------------------------------


actions.phrases(phrase, PERFORMANCE_STEP)


# --- When: at a check timing -----------------------------------------------------------------------


actions.phrases(phrase, CHECK_TIMING)


@phrase.when("{player:Player} sends it to {card:Card}", example="B sends it to Miko", needs=("views.judge",))
def sends(world: World, player: Player, card: str) -> None:
    """Sends the cheer (of the cheer step, or of a lost life) to that holomem, where there are several."""
    before = _cheers(world, card)
    world.session.choose(player, world.labels((card,)))
    got = _cheers(world, card)
    world.expect(len(got) > len(before), f"a cheer to be sent to {card}", f"another answer; its cheers are {got}")


# --- When: the turn goes on ------------------------------------------------------------------------


phrase.whens(
    Row("the turn passes to {player:Player}", "the turn passes to B",
        "Everybody passes until that player's main step; the cheer of the cheer step goes to the center.",
        lambda world, player: turn_passes(world, player, "main", _send_to_center)),
)  # fmt: skip


# --- When: the set-up ------------------------------------------------------------------------------


@phrase.when("the set-up goes on to {player:Player}'s placing", example="the set-up goes on to A's placing")
def to_placing(world: World, player: Player) -> None:
    """Who is picked goes first, nobody redraws who need not, and who places before places one holomem alone."""
    _set_up(world, player)
    world.expect(_places(world, player), f"{player} to place holomem", world.session.describe())


phrase.whens(
    Row("the set-up is done", "the set-up is done", "The same for both players, until the first turn has begun.",
        lambda world: _set_up(world, None)),
)  # fmt: skip


def _set_up(world: World, player: Player | None) -> None:
    """Answer what the set-up asks with as little as possible, but for a holomem in the center.

    Its first ask, if it is still open, is answered by yes: who is picked goes first.
    """
    first = len(world.session.told) == 1
    world.session.settle()
    while (ask := world.session.ask) is not None and ask.kind != "action" and not (player and _places(world, player)):
        if ask.kind == "optional":
            world.session.decide(ask.player, first)
            first = False
        elif ask.kind == "order":
            world.session.order(ask.player, option_cards(ask))
        else:
            world.session.choose(ask.player, option_cards(ask)[: max(ask.least, not _has_placed(world, ask.player))])
        world.session.settle()


def _is_asked(world: World, player: Player, kind: AskKind) -> Ask | None:
    """The open ask, if it is of that kind and that player's. Where a text can be changed, it is about that alone."""
    if ask := asks(world, player, kind):
        world.speak_of(ask)
    return ask


def _has_placed(world: World, player: Player) -> bool:
    """Whether that player has chosen a holomem; an engine may move it only after the last choice of the placing."""
    chosen = (entry for entry in world.session.transcript if isinstance(entry, Picked) and entry.options)
    return any((entry.ask.kind, entry.ask.player) == ("choose", player) for entry in chosen)


def _places(world: World, player: Player) -> bool:
    ask = world.session.ask
    return ask is not None and ask.kind == "choose" and ask.player == player


# --- Then: what can be done ------------------------------------------------------------------------


@phrase.then(
    "{player:Player} {may:Can} change the text of {card:Card}",
    example="A can change the text of Sora",
    needs=("asks.complete",),
)
def can_change_text(world: World, player: Player, may: bool, card: str) -> None:
    """To use the ability change of the card is offered, as an action, or the engine asks whether to; or it is not."""
    if ask := _is_asked(world, player, "waiting"):
        is_among = world.label(card) in option_cards(ask)
        world.expect(is_among is may, f"{card} to be among them, or not", "the contrary")
    elif _is_asked(world, player, "optional"):
        world.expect(may, f"{player} not to be asked", "a question")
    else:
        offers(world, player, may, "ability", card=world.label(card))


phrase.claims(
    Row("{player:Player} is asked which downed ability is done first: {cards:Cards}",
        "A is asked which downed ability is done first: Roboco, Suisei",
        "Exactly the abilities of these cards about a down can be done next.",
        asked_among, needs=("asks.complete",), kind="downed", what="which downed ability is done first"),
    Row("{player:Player} is asked to place holomem", "A is asked to place holomem",
        "It is the player's placing in the set-up: a choice of cards is open, whichever and however many.",
        asked, needs=(), kind="choose", what="to place holomem"),
)  # fmt: skip


# --- Then: the stage -------------------------------------------------------------------------------


@phrase.then(
    "{card:Card} is in the {zone:Zone} position",
    example="Miko is in the center position",
    needs=("views.judge",),
)
def is_in_position(world: World, card: str, zone: str) -> None:
    """The holomem (the stack that the card is part of) stands in the center, collab or back position."""
    if zone not in world.positions():
        raise ScenarioError(f"there is no {zone} position; they are {', '.join(world.positions())}")
    top, found = world.standing(card), world.find(card)
    here = found.zone == zone and found.role != "attached to"
    world.expect(here, f"{top.id} in the {zone} position", found)


def holomem_on_stage(world: World, player: Player, number: int) -> None:
    """Claim how many holomem a player has in all positions."""
    got = [card.id for zone in world.positions() for card in world.zone(player, zone)]
    world.expect(len(got) == number, f"{player} to have {number} holomem on the stage", got)


def has_cheers(world: World, card: str, number: int) -> None:
    """Claim how many cheers are attached to a holomem."""
    cheers = _cheers(world, card)
    world.expect(len(cheers) == number, f"{world.standing(card).id} with {number} cheers", cheers)


phrase.claims(
    Row("{player:Player} has no {zone:Zone} holomem", "A has no center holomem",
        "Nobody stands in the center, collab or back position.", zone_is),
    Row("{player:Player} has {number:Number} holomem on the stage", "A has 3 holomem on the stage",
        "How many holomem a player has in all positions.", holomem_on_stage),
    Row("{player:Player} has {number:Number} life", "B has 4 life",
        "How many cards lie in a player's life.", zone_size, zone="life"),
    Row("{player:Player} has {number:Number} life damage", "B has 1 life damage",
        "How much life damage has still to be processed.", counts, counter="life damage"),
    Row("{player:Player} was forced to redraw {number:Times}", "B was forced to redraw 2 times",
        "How often that player had to redraw for want of a Debut holomem.", counts, counter="redraws"),
    Row("{card:Card} has {number:Number} cheers attached", "Sora has 2 cheers attached",
        "How many cheers are attached to a holomem.", has_cheers),
)  # fmt: skip


# --- Then: a holomem -------------------------------------------------------------------------------


def rests(world: World, card: str, resting: bool) -> None:
    """Claim that a card lies sideways, or stands upright."""
    is_so = world.standing(card).resting is resting
    said, otherwise = ("resting", "active") if resting else ("active", "resting")
    world.expect(is_so, f"{card} {said}", otherwise)


def has_damage(world: World, card: str, number: int) -> None:
    """Claim how much damage lies on a card."""
    got = world.standing(card).numbers.get("damage", 0)
    world.expect(got == number, f"{card} with {number} damage", got)


phrase.claims(
    Row("{card:Card} is attached to {holder:Card}", "Mic is attached to Sora",
        "The card is attached to that one (to the stack that it is part of).", attached),
    Row("{card:Card} is resting", "Miko is resting", "The card lies sideways.", rests, resting=True),
    Row("{card:Card} is active", "Miko is active", "The card stands upright.", rests, resting=False),
    Row("{card:Card} has {number:Number} damage", "Miko has 30 damage", "How much damage lies on it.", has_damage),
    Row("{card:Card} has {expected:Number} HP", "Sora has 120 HP",
        "The HP as printed and changed by effects, damage not deducted.", fact_is, fact="hp"),
    Row("{card:Card} has {expected:Number} HP remaining", "Miko has 70 HP remaining",
        "The HP less the damage.", fact_is, fact="remaining hp"),
    Row("{card:Card}'s arts do {expected:Signed}", "Sora's arts do +20",
        "What effects add to the damage of its arts (+0: nothing).", fact_is, fact="arts bonus"),
    Row("{card:Card} {holds:Is} {color:Color}", "Sora is red",
        "The holomem has that colour, perhaps among others; colorless: it has none.", has_color),
    Row("{card:Card} is a {expected:Label} holomem", "Sora is a 1st holomem",
        "The holomem's Bloom level: Debut, 1st, 2nd or Spot.", fact_is, fact="level"),
    Row("{card:Card} {holds:Has} the tag {value:Label}", "Sora has the tag #song",
        "The holomem has that tag.", fact_holds, fact="tags"),
    Row("{card:Card} {holds:Has} the art {art:Quoted}", 'Sora has the art "Sing"',
        "The holomem has an art of that name.",
        lambda world, card, holds, art: fact_holds(world, card, "arts", known_ability(world, art), holds)),
)  # fmt: skip


@phrase.then("{card:Card} took {number:Number} damage", example="Miko took 30 damage", needs=("events",))
def took_damage(world: World, card: str, number: int) -> None:
    """All the damage dealt to it since the scene began, wherever the card is now."""
    label = world.label(card)
    dealt = [e.fields.get("amount", 0) for e in world.events("damaged") if e.fields.get("card") == label]
    world.expect(sum(dealt) == number, f"{label} to have taken {number} damage", dealt)


@phrase.then("{card:Card} {was:Was} downed", example="Miko was downed", needs=("events",))
def was_downed(world: World, card: str, was: bool) -> None:
    """Whether the holomem was downed since the scene began."""
    label = world.label(card)
    got = any(event.fields.get("card") == label for event in world.events("downed"))
    world.expect(got is was, f"{label} {'downed' if was else 'not downed'}", "the contrary")


# --- inside ----------------------------------------------------------------------------------------


def _cheers(world: World, card: str) -> list[str]:
    """The cheers attached to a holomem."""
    return [c.id for c in world.standing(card).attached if c.id and world.definition(c.id).kind == "cheer"]


def _send_to_center(world: World, ask: Ask) -> bool:
    """Send the cheer of the cheer step to the center, if that is what is asked."""
    center = ids(world.zone(ask.player, "center"))
    stage = {name for zone in world.positions() for name in ids(world.zone(ask.player, zone))}
    sending = world.view().step == "cheer" and ask.kind == "choose" and set(option_cards(ask)) == stage
    if sending and center:
        world.session.choose(ask.player, center)
    return sending and bool(center)

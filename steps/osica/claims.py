"""The claims of OSICA's scenarios: what can be done and is asked, and how things stand."""

from __future__ import annotations

from ...adapters.messages import Player, Viewer
from ..common.claims import (
    asked,
    asked_for,
    asked_whether,
    attached,
    counts,
    fact_is,
    ids,
    is_numbered,
    offers,
    option_cards,
    rests,
    same,
)
from ..common.standing import is_step
from ..vocabulary import Phrases, Row, typed
from ..world import World
from .cards import BROKEN, RANKS

AREAS = {"hand": "hand", "assist area": "assist", "cost area": "cost"}
"""Where a card can go that was yelled or stolen, by what sentences call it."""

AREA = typed("|".join(AREAS), AREAS.__getitem__)
RANK = typed("|".join(RANKS), str)

phrase = Phrases(
    Area=AREA,
    Rank=RANK,
    IsAsked=typed("is asked|is not asked", lambda text: text == "is asked"),
)


# --- Then: what can be done ------------------------------------------------------------------------


@phrase.then(
    "{player:Player} {may:Can} put {card:Card} into the {zone:Area}",
    example="A can put Rin into the assist area",
    needs=("asks.complete",),
)
def can_put(world: World, player: Player, may: bool, card: str, zone: str) -> None:
    """To put the card there is offered (where the player is asked where yelled or stolen cards go), or is not."""
    ask, label = asked(world, player, "put", f"where {card} goes"), world.label(card)
    offered = [option.fields.get("zone") for option in ask.options if option.fields.get("card") == label]
    world.expect(bool(offered), f"{card} to be asked about", "others")
    world.expect((zone in offered) is may, f"{card} {'' if may else 'not '}to be put into the {zone}", "the contrary")


@phrase.then(
    "{player:Player} {may:Can} counter with {card:Card}", example="B can counter with Curry", needs=("asks.complete",)
)
def can_counter(world: World, player: Player, may: bool, card: str) -> None:
    """To use the Counter of the card is offered now, or is not, whatever is asked."""
    got = offers(world, "counter", player, card=world.label(card))
    world.speak_of(world.session.ask)
    world.expect(got is may, f"{player} {'' if may else 'not '}to be offered the Counter of {card}", "the contrary")


phrase.claims(
    Row("{player:Player} {is_asked:IsAsked} whether to guard", "B is asked whether to guard",
        "The player can guard against the appeal now, and is asked, or is not.",
        asked_whether, needs=("asks.complete",), option="guard"),
)  # fmt: skip


@phrase.then(
    "{player:Player} is asked where stolen hearts go",
    example="B is asked where stolen hearts go",
    needs=("asks.complete",),
)
def asked_hearts(world: World, player: Player) -> None:
    """Hearts of the player are stolen, and the player says where they go."""
    cards = option_cards(asked(world, player, "put", "where stolen hearts go"))
    hearts = ids(world.zone(player, "hearts"))
    world.expect({*cards} <= {*hearts}, f"hearts of {player}'s to be asked about", ", ".join(cards))


@phrase.then(
    "{player:Player} is asked whose effects come first",
    example="A is asked whose effects come first",
    needs=("asks.complete",),
)
def asked_whose(world: World, player: Player) -> None:
    """Effects of both players wait, and the player says whose are done first."""
    ask = asked(world, player, "side", "whose effects come first")
    same(world, ("A", "B"), [str(option.fields.get("whose")) for option in ask.options], "whose effects")


@phrase.then(
    "{player:Player} is asked to drop {number:Number} from the hand",
    example="A is asked to drop 2 from the hand",
    needs=("asks.complete", "views.judge"),
)
def asked_to_trim(world: World, player: Player, number: int) -> None:
    """It is the player's end phase, and exactly so many cards of the hand have to be chosen."""
    is_step(world, player, "end phase")
    ask = asked(world, player, "choose", "what to drop from the hand")
    same(world, ids(world.zone(player, "hand")), option_cards(ask), "what can be dropped")
    asked_for(world, ask, number, number)


# --- Then: how things stand ------------------------------------------------------------------------


def lies_in_oshi_area(world: World, card: str, face: str) -> None:
    """Claim which side of a card of the oshi area is up."""
    found = world.find(card)
    got = "down" if found.card.face_down else "up"
    world.expect((found.zone, got) == ("oshi", face), f"{card} face {face} in the oshi area", f"face {got} {found}")


def has_orb(world: World, player: Player, holds: bool, viewer: Viewer = "judge") -> None:
    """Claim that an orb of a player's is out, or none, as a viewer sees it; orbs need not be counted."""
    counters = world.view(viewer).counters.get(player, {})
    got = counters.get("orb", 0) + counters.get("orb this turn", 0) > 0
    world.expect(got is holds, f"{'an' if holds else 'no'} orb of {player}'s to be out", "one" if got else "none")


def sees_rank(world: World, viewer: Player, player: Player, rank: str, number: int) -> None:
    """Claim that a player may know a rank of a player's."""
    got = world.view(viewer).counters.get(player, {}).get(rank)
    world.expect(got == number, f"{viewer} to see that {player}'s {rank} is {number}", got)


phrase.claims(
    Row("{card:Card} is resting", "Rin is resting", "The card on the stage or in the assist area lies sideways.",
        rests, so=True, said="to rest", otherwise="it stands"),
    Row("{card:Card} is standing", "Rin is standing", "The card on the stage or in the assist area stands upright.",
        rests, so=False, said="to stand", otherwise="it rests"),
    Row("{card:Card} has {expected:Integer} AP", "Rin has 4000 AP",
        "The AP of a character, effects counted.", fact_is, fact="ap"),
    Row("{card:Card} has {expected:Number} yell symbols", "Rin has 2 yell symbols",
        "The yell symbols of a card on the stage or in the assist area, effects counted.", fact_is, fact="yell"),
    Row("{card:Card} has limit-broken", "Rin has limit-broken",
        "The character has limit-broken, and that lasts.", is_numbered, number=BROKEN, holds=True),
    Row("{card:Card} has not limit-broken", "Rin has not limit-broken",
        "It has not, or that lasts no longer.", is_numbered, number=BROKEN, holds=False),
    Row("{card:Card} lies on {holder:Card}", "Rin#2 lies on Rin",
        "The card was put onto that character by a limit break.", attached),
    Row("{card:Card} lies face {face:Face}", "Rin lies face down",
        "Which side of a card of the oshi area is up.", lies_in_oshi_area),
    Row("{player:Player} has a limit of {number:Number}", "A has a limit of 8",
        "The player's limit.", counts, counter="limit"),
    Row("{player:Player}'s {rank:Rank} is {number:Number}", "A's Camp rank is 3",
        "A rank of the player's.", counts, counter="{rank}"),
    Row("{player:Player} has an orb out", "A has an orb out",
        "An orb of the player's is out, for whatever time.", has_orb, holds=True),
    Row("{player:Player} has no orb out", "A has no orb out", "No orb of the player's is out.", has_orb, holds=False),
    Row("{viewer:Player} sees that {player:Player}'s {rank:Rank} is {number:Number}", "A sees that B's Camp rank is 3",
        "The player may know a rank of a player's.", sees_rank, needs=("views.players",)),
    Row("{viewer:Player} sees that {player:Player} has an orb out", "A sees that B has an orb out",
        "The player may know that an orb of a player's is out.", has_orb, needs=("views.players",), holds=True),
)  # fmt: skip

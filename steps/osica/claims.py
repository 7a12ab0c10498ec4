"""The claims of OSICA's scenarios: what can be done and is asked, and how things stand."""

from __future__ import annotations

from collections.abc import Mapping

from ...adapters.messages import Player
from ..common.claims import asked, asked_for, attached, fact_is, ids, offers, option_cards, rests, same
from ..common.standing import is_step
from ..vocabulary import Phrases, typed
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


@phrase.then(
    "{player:Player} {is_asked:IsAsked} whether to guard",
    example="B is asked whether to guard",
    needs=("asks.complete",),
)
def asked_to_guard(world: World, player: Player, is_asked: bool) -> None:
    """The player can guard against the appeal now, and is asked, or is not."""
    got = offers(world, "guard", player)
    world.speak_of(world.session.ask)
    world.expect(got is is_asked, f"{player} {'' if is_asked else 'not '}to be asked whether to guard", "the contrary")


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


@phrase.then("{card:Card} is resting", example="Rin is resting", needs=("views.judge",))
def is_resting(world: World, card: str) -> None:
    """The card on the stage or in the assist area lies sideways."""
    rests(world, card, True, "to rest", "it stands")


@phrase.then("{card:Card} is standing", example="Rin is standing", needs=("views.judge",))
def is_standing(world: World, card: str) -> None:
    """The card on the stage or in the assist area stands upright."""
    rests(world, card, False, "to stand", "it rests")


@phrase.then("{card:Card} has {number:Integer} AP", example="Rin has 4000 AP", needs=("views.judge",))
def has_ap(world: World, card: str, number: int) -> None:
    """The AP of a character, effects counted."""
    fact_is(world, card, "ap", number)


@phrase.then("{card:Card} has {number:Number} yell symbols", example="Rin has 2 yell symbols", needs=("views.judge",))
def has_yell(world: World, card: str, number: int) -> None:
    """The yell symbols of a card on the stage or in the assist area, effects counted."""
    fact_is(world, card, "yell", number)


@phrase.then("{card:Card} has limit-broken", example="Rin has limit-broken", needs=("views.judge",))
def has_limit_broken(world: World, card: str) -> None:
    """The character has limit-broken, and that lasts."""
    world.expect(_broken(world, card), f"{card} to have limit-broken", "it has not")


@phrase.then("{card:Card} has not limit-broken", example="Rin has not limit-broken", needs=("views.judge",))
def has_not_limit_broken(world: World, card: str) -> None:
    """It has not, or that lasts no longer."""
    world.expect(not _broken(world, card), f"{card} not to have limit-broken", "it has")


@phrase.then("{card:Card} lies on {holder:Card}", example="Rin#2 lies on Rin", needs=("views.judge",))
def lies_on(world: World, card: str, holder: str) -> None:
    """The card was put onto that character by a limit break."""
    attached(world, card, holder)


@phrase.then("{card:Card} lies face {face:Face}", example="Rin lies face down", needs=("views.judge",))
def lies_face(world: World, card: str, face: str) -> None:
    """Which side of a card of the oshi area is up."""
    found = world.find(card)
    got = "down" if found.card.face_down else "up"
    world.expect((found.zone, got) == ("oshi", face), f"{card} face {face} in the oshi area", f"face {got} {found}")


@phrase.then("{player:Player} has a limit of {number:Number}", example="A has a limit of 8", needs=("views.judge",))
def has_limit(world: World, player: Player, number: int) -> None:
    """The player's limit."""
    got = world.counter(player, "limit")
    world.expect(got == number, f"{player} to have a limit of {number}", got)


@phrase.then("{player:Player}'s {rank:Rank} is {number:Number}", example="A's Camp rank is 3", needs=("views.judge",))
def rank_is(world: World, player: Player, rank: str, number: int) -> None:
    """A rank of the player's."""
    got = world.counter(player, rank)
    world.expect(got == number, f"{player}'s {rank} to be {number}", got)


@phrase.then("{player:Player} has an orb out", example="A has an orb out", needs=("views.judge",))
def has_orb(world: World, player: Player) -> None:
    """An orb of the player's is out, for whatever time."""
    world.expect(_orbs(world.view().counters[player]) > 0, f"an orb of {player}'s to be out", "none")


@phrase.then("{player:Player} has no orb out", example="A has no orb out", needs=("views.judge",))
def has_no_orb(world: World, player: Player) -> None:
    """No orb of the player's is out."""
    world.expect(_orbs(world.view().counters[player]) == 0, f"no orb of {player}'s to be out", "one")


@phrase.then(
    "{viewer:Player} sees that {player:Player}'s {rank:Rank} is {number:Number}",
    example="A sees that B's Camp rank is 3",
    needs=("views.players",),
)
def sees_rank(world: World, viewer: Player, player: Player, rank: str, number: int) -> None:
    """The player may know a rank of a player's."""
    got = world.view(viewer).counters.get(player, {}).get(rank)
    world.expect(got == number, f"{viewer} to see that {player}'s {rank} is {number}", got)


@phrase.then(
    "{viewer:Player} sees that {player:Player} has an orb out",
    example="A sees that B has an orb out",
    needs=("views.players",),
)
def sees_orb(world: World, viewer: Player, player: Player) -> None:
    """The player may know that an orb of a player's is out."""
    got = _orbs(world.view(viewer).counters.get(player, {}))
    world.expect(got > 0, f"{viewer} to see that an orb of {player}'s is out", "none")


# --- for this module and for the phrases that act --------------------------------------------------


def _broken(world: World, card: str) -> bool:
    return bool(world.find(card).card.numbers.get(BROKEN))


def _orbs(counters: Mapping[str, int]) -> int:
    """How many orbs are out, for whatever time; one, however often, where they are not counted."""
    return counters.get("orb", 0) + counters.get("orb this turn", 0)

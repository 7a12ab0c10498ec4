"""The claims of OSICA's scenarios: options and questions, and the state of the game."""

from __future__ import annotations

from ...adapters.messages import Player, Viewer
from ..common.assertions import (
    card_ids,
    expect_asked_whether,
    expect_attached,
    expect_counter,
    expect_fact_equal,
    expect_number_flag,
    expect_pick_count,
    expect_resting,
    expect_same_items,
    is_option_open,
    option_cards,
    require_ask,
)
from ..common.then_board import expect_step
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type
from ..world import World
from .cards import BROKEN, RANKS

AREAS = {"hand": "hand", "assist area": "assist", "cost area": "cost"}
"""The areas that a yelled or stolen card can go to, by their names in sentences."""

AREA = argument_type("|".join(AREAS), AREAS.__getitem__)
RANK = argument_type("|".join(RANKS), str)

phrase = Phrases(
    Area=AREA,
    Rank=RANK,
    IsAsked=argument_type("is asked|is not asked", lambda text: text == "is asked"),
)


# --- Then: options ---------------------------------------------------------------------------------


@phrase.then(
    "{player:Player} {may:Can} put {card:Card} into the {zone:Area}",
    example="A can put Rin into the assist area",
    needs=("asks.complete",),
)
def expect_can_put(world: World, player: Player, may: bool, card: str, zone: str) -> None:
    """Whether putting the card there is offered, when the player is asked where yelled or stolen cards go."""
    ask, label = require_ask(world, player, "put", f"where {card} goes"), world.card_id(card)
    offered = [option.fields.get("zone") for option in ask.options if option.fields.get("card") == label]
    world.expect(bool(offered), f"{card} to be asked about", "other cards")
    world.expect((zone in offered) is may, f"{card} {'' if may else 'not '}to be put into the {zone}", "the contrary")


@phrase.then(
    "{player:Player} {may:Can} counter with {card:Card}", example="B can counter with Curry", needs=("asks.complete",)
)
def expect_can_counter(world: World, player: Player, may: bool, card: str) -> None:
    """Whether using the Counter of the card is offered now, in an ask of any kind."""
    got = is_option_open(world, "counter", player, card=world.card_id(card))
    world.allow_end_on(world.session.ask)
    world.expect(got is may, f"{player} {'' if may else 'not '}to be offered the Counter of {card}", "the contrary")


phrase.add_then_rows(
    PhraseRow("{player:Player} {is_asked:IsAsked} whether to guard", "B is asked whether to guard",
        "Whether the player can guard against the appeal now, and is asked whether to.",
        expect_asked_whether, needs=("asks.complete",), option="guard"),
)  # fmt: skip


@phrase.then(
    "{player:Player} is asked where stolen hearts go",
    example="B is asked where stolen hearts go",
    needs=("asks.complete",),
)
def expect_hearts_asked(world: World, player: Player) -> None:
    """The opponent steals hearts of the player, who is asked where they go."""
    cards = option_cards(require_ask(world, player, "put", "where stolen hearts go"))
    hearts = card_ids(world.zone_cards(player, "hearts"))
    world.expect({*cards} <= {*hearts}, f"{player}'s hearts to be asked about", ", ".join(cards))


@phrase.then(
    "{player:Player} is asked whose effects come first",
    example="A is asked whose effects come first",
    needs=("asks.complete",),
)
def expect_effect_side_asked(world: World, player: Player) -> None:
    """Effects of both players wait, and the player is asked whose are done first."""
    ask = require_ask(world, player, "side", "whose effects come first")
    expect_same_items(world, ("A", "B"), [str(option.fields.get("whose")) for option in ask.options], "whose effects")


@phrase.then(
    "{player:Player} is asked to drop {number:Number} from the hand",
    example="A is asked to drop 2 from the hand",
    needs=("asks.complete", "views.judge"),
)
def expect_hand_trim_asked(world: World, player: Player, number: int) -> None:
    """It is the player's end phase, and exactly this number of cards of the hand has to be chosen."""
    expect_step(world, player, "end phase")
    ask = require_ask(world, player, "choose", "what to drop from the hand")
    expect_same_items(world, card_ids(world.zone_cards(player, "hand")), option_cards(ask), "what can be dropped")
    expect_pick_count(world, ask, number, number)


# --- Then: the state of the game -------------------------------------------------------------------


def expect_oshi_area_face(world: World, card: str, face: str) -> None:
    """Claim which side of a card in the oshi area is up."""
    found = world.find_card(card)
    got = "down" if found.card.face_down else "up"
    world.expect((found.zone, got) == ("oshi", face), f"{card} face {face} in the oshi area", f"face {got} {found}")


def expect_orb(world: World, player: Player, holds: bool, viewer: Viewer = "judge") -> None:
    """Claim that a player has an orb out, or none, as a viewer sees it; orbs need not be counted."""
    counters = world.current_view(viewer).counters.get(player, {})
    got = counters.get("orb", 0) + counters.get("orb this turn", 0) > 0
    world.expect(got is holds, f"{'an' if holds else 'no'} orb of {player} to be out", "one" if got else "none")


def expect_sees_rank(world: World, viewer: Player, player: Player, rank: str, number: int) -> None:
    """Claim that a viewer may know a rank of a player."""
    got = world.current_view(viewer).counters.get(player, {}).get(rank)
    world.expect(got == number, f"{viewer} to see that {player}'s {rank} is {number}", got)


phrase.add_then_rows(
    PhraseRow("{card:Card} is resting", "Rin is resting", "The card on the stage or in the assist area lies sideways.",
        expect_resting, so=True, said="to rest", otherwise="it stands"),
    PhraseRow("{card:Card} is standing", "Rin is standing", "The card on the stage or in the assist area is upright.",
        expect_resting, so=False, said="to stand", otherwise="it rests"),
    PhraseRow("{card:Card} has {expected:Integer} AP", "Rin has 4000 AP",
        "The AP of a character, effects counted.", expect_fact_equal, fact="ap"),
    PhraseRow("{card:Card} has {expected:Number} yell symbols", "Rin has 2 yell symbols",
        "The yell symbols of a card on the stage or in the assist area, effects counted.", expect_fact_equal,
        fact="yell"),
    PhraseRow("{card:Card} has limit-broken", "Rin has limit-broken",
        "The character has limit-broken, and that lasts.", expect_number_flag, number=BROKEN, holds=True),
    PhraseRow("{card:Card} has not limit-broken", "Rin has not limit-broken",
        "The character has not limit-broken, or that has ended.", expect_number_flag, number=BROKEN, holds=False),
    PhraseRow("{card:Card} lies on {holder:Card}", "Rin#2 lies on Rin",
        "The card was put onto that character by a limit break.", expect_attached),
    PhraseRow("{card:Card} lies face {face:Face}", "Rin lies face down",
        "The side of a card of the oshi area that is up.", expect_oshi_area_face),
    PhraseRow("{player:Player} has a limit of {number:Number}", "A has a limit of 8",
        "The player's limit.", expect_counter, counter="limit"),
    PhraseRow("{player:Player}'s {rank:Rank} is {number:Number}", "A's Camp rank is 3",
        "A rank of the player.", expect_counter, counter="{rank}"),
    PhraseRow("{player:Player} has an orb out", "A has an orb out",
        "The player has an orb out, for the turn or for the game.", expect_orb, holds=True),
    PhraseRow("{player:Player} has no orb out", "A has no orb out", "The player has no orb out.", expect_orb,
        holds=False),
    PhraseRow("{viewer:Player} sees that {player:Player}'s {rank:Rank} is {number:Number}",
        "A sees that B's Camp rank is 3",
        "The first player may know the rank of the second.", expect_sees_rank, needs=("views.players",)),
    PhraseRow("{viewer:Player} sees that {player:Player} has an orb out", "A sees that B has an orb out",
        "The first player may know that the second has an orb out.", expect_orb, needs=("views.players",), holds=True),
)  # fmt: skip

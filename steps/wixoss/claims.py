"""The claims of WIXOSS's scenarios: options and questions, and the state of the game."""

from __future__ import annotations

from ...adapters.messages import ACTS, AskKind, Player
from ..action_phrases import add_claims
from ..action_table import ActionRow
from ..common.assertions import (
    expect_asked_or_not,
    expect_asked_whether,
    expect_attached,
    expect_boolean_fact,
    expect_color,
    expect_counter,
    expect_face,
    expect_fact_equal,
    expect_number_flag,
    expect_resting,
    is_option_open,
    require_ask,
)
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type, leading_number
from ..world import World
from .actions import REMOVE, ROWS
from .cards import ARMED, AWAKENED, FROZEN, LAID, ROLES, SIGNI_PLACES, SIGNI_ZONES, STUDENTS, SYMBOLS

CALLED = {"a Charm": "charm", "an Acce": "acce", "a Soul": "soul"}
"""The roles of attached cards, by their names in sentences."""

assert tuple(CALLED.values()) == ROLES

SIGNI_ZONE = argument_type("|".join(SIGNI_ZONES), str)
STUDENT = argument_type("|".join(STUDENTS), str)
COINS = argument_type(r"(?:\d+|no) coins?", leading_number)
SUBSCRIBERS = argument_type(r"(?:\d+|no) subscribers?", leading_number)
BARRIERS = argument_type(
    r"(?:\d+|no) (?:SIGNI|LRIG) Barriers?",
    lambda text: {"number": leading_number(text), "counter": f"{text.split()[1]} barriers"},
)

COLOR = argument_type("|".join(SYMBOLS), str)

phrase = Phrases(
    SigniZone=SIGNI_ZONE,
    SigniPlace=argument_type("|".join(SIGNI_PLACES), str),
    Student=STUDENT,
    Coins=COINS,
    Subscribers=SUBSCRIBERS,
    Barriers=BARRIERS,
    Role=argument_type("|".join(CALLED), CALLED.__getitem__),
    Laid=argument_type("|".join(each.title() for each in LAID), str.lower),
    IsA=argument_type("is a|is no", lambda text: text == "is a"),
    Color=COLOR,
    IsAsked=argument_type("is asked|is not asked", lambda text: text == "is asked"),
)


# --- Then: options ---------------------------------------------------------------------------------


def expect_action_offered(world: World, action: ActionRow, player: Player, may: bool, **given: str | int) -> None:
    """Claim that an action is offered to a player now, or is not, at any play timing."""
    option, fields = action.resolve_option(world, given)
    world.session.answer_forced_asks()
    ask = world.session.ask
    words = f"{option} {' '.join(map(str, fields.values()))}".rstrip()
    if ask is not None and ask.kind not in ACTS:
        world.fail(f"{words} to be asked about", "another question")
    got = is_option_open(world, option, player, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


add_claims(phrase, (*ROWS, REMOVE), expect_action_offered)


def expect_cut_in_asked(world: World, player: Player, is_asked: bool) -> None:
    """Claim that a player is asked now for a response to a spell, or is not."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    got = (
        ask is not None
        and (ask.kind, ask.player) == ("response", player)
        and not is_option_open(world, "guard", player)
    )
    expect_asked_or_not(world, player, is_asked, got and not is_option_open(world, "burst", player), "cut in")


phrase.add_then_rows(
    PhraseRow("{player:Player} {is_asked:IsAsked} whether to guard", "B is asked whether to guard",
        "Whether the player can guard now, and is asked whether to.",
        expect_asked_whether, needs=("asks.complete",), option="guard"),
    PhraseRow("{player:Player} {is_asked:IsAsked} whether to burst {card:Card}", "B is asked whether to burst Thorn",
        "Whether the player can let the crushed card burst now, and is asked whether to.",
        expect_asked_whether, needs=("asks.complete",), option="burst"),
    PhraseRow("{player:Player} {is_asked:IsAsked} whether to cut in", "B is asked whether to cut in",
        "Whether the player can use a card in response to a spell now, and is asked whether to.",
        expect_cut_in_asked, needs=("asks.complete",)),
)  # fmt: skip


def expect_can_pick(world: World, player: Player, may: bool, kind: AskKind, **said: str) -> None:
    """Claim that an option is among those of the open ask of that kind, or is not."""
    fields = {"player" if name == "whose" else name: value for name, value in said.items()}
    ask = require_ask(world, player, kind, f"which {kind}")
    got = any(fields.items() <= option.fields.items() for option in ask.options)
    what = " ".join(said.values())
    world.expect(got is may, f"{what} {'' if may else 'not '}to be among what {player} can pick", "the contrary")


phrase.add_then_rows(
    PhraseRow("{player:Player} {may:Can} pick the color {color:Color}", "A can pick the color red",
        "Whether the colour is among those that the player chooses from now.",
        expect_can_pick, needs=("asks.complete",), kind="color"),
    PhraseRow("{player:Player} {may:Can} pick {whose:Player}'s {zone:SigniPlace}", "A can pick B's left",
        "Whether the zone is among those that the player chooses from now.",
        expect_can_pick, needs=("asks.complete",), kind="zone"),
)  # fmt: skip


# --- Then: the state of the game -------------------------------------------------------------------


def expect_attached_as(world: World, card: str, role: str, holder: str) -> None:
    """Claim that a card is attached to a SIGNI in that role."""
    expect_attached(world, card, holder)
    got = world.find_card(card).card.numbers
    world.expect(bool(got.get(role)), f"{card} to be a {role}", ", ".join(got) or "it has no such role")


phrase.add_then_rows(
    PhraseRow("{card:Card} is down", "Ember is down", "The SIGNI or LRIG lies sideways.",
        expect_resting, so=True, said="to be down", otherwise="it is up"),
    PhraseRow("{card:Card} is up", "Ember is up", "The SIGNI or LRIG is upright on the field.",
        expect_resting, so=False, said="to be up", otherwise="it is down"),
    PhraseRow("{card:Card} {holds:Is} frozen", "Ember is frozen",
        "Whether the SIGNI or LRIG is frozen.", expect_number_flag, number=FROZEN),
    PhraseRow("{card:Card} {holds:Is} awakened", "Ember is awakened",
        "Whether the SIGNI is awakened.", expect_number_flag, number=AWAKENED),
    PhraseRow("{card:Card} {holds:Is} infected", "Ember is infected",
        "Whether a Virus is in the SIGNI's zone.", expect_boolean_fact, fact="infected"),
    PhraseRow("{card:Card} {holds:Is} in the cross state", "Ember is in the cross state",
        "Whether the SIGNI is in the cross state.", expect_boolean_fact, fact="crossed"),
    PhraseRow("{card:Card} {holds:Is} crystal-armed", "Ember is crystal-armed",
        "Whether the SIGNI is crystal-armed.", expect_number_flag, number=ARMED),
    PhraseRow("{card:Card} {holds:Is} driving", "Ember is driving",
        "Whether the SIGNI or LRIG is in the drive state.", expect_boolean_fact, fact="driving"),
    PhraseRow("{card:Card} lies face {face:Face}", "Ember lies face down", "The side of it that is up.", expect_face),
    PhraseRow("{card:Card} has power {expected:Number}", "Ember has power 5000",
        "The power of a SIGNI, effects counted.", expect_fact_equal, fact="power"),
    PhraseRow("{card:Card} is level {expected:Number}", "Ember is level 2",
        "The level of a SIGNI or LRIG, effects counted.", expect_fact_equal, fact="level"),
    PhraseRow("{card:Card} {holds:Is} {color:Color}", "Ember is red",
        "The card has that colour, perhaps among others; colorless: it has no colour.", expect_color),
    PhraseRow("{card:Card} is {role:Role} of {holder:Card}", "Mist is a Charm of Ember",
        "The card is attached to the SIGNI in that role.", expect_attached_as),
    PhraseRow("{card:Card} {holds:IsA} {number:Laid}", "Sprout is a Seed",
        "Whether the card lies face down in a SIGNI zone as a Seed, or as a Trap.", expect_number_flag),
    PhraseRow("{player:Player}'s {zone:SigniZone} has a Virus", "A's center has a Virus",
        "A Virus is in the SIGNI zone.", expect_counter, counter="virus {zone}", number=1),
    PhraseRow("{player:Player}'s {zone:SigniZone} has no Virus", "A's center has no Virus",
        "No Virus is in the SIGNI zone.", expect_counter, counter="virus {zone}", number=0),
    PhraseRow("{player:Player} has {number:Coins}", "A has 2 coins",
        "The number of the player's coins.", expect_counter, counter="coins"),
    PhraseRow("{player:Player} has {number:Subscribers}", "A has 20000 subscribers",
        "The number of the player's subscribers.", expect_counter, counter="subscribers"),
    PhraseRow("{player:Player} has {barriers:Barriers}", "A has 2 LRIG Barriers",
        "The number of the player's SIGNI Barriers or LRIG Barriers.",
        lambda world, player, barriers: expect_counter(world, player, **barriers)),
    PhraseRow("{player:Player} has a bond with {student:Student}", "A has a bond with Hifumi",
        "The player has a bond with the student.", expect_counter, counter="bond with {student}", number=1),
    PhraseRow("{player:Player} has no bond with {student:Student}", "A has no bond with Hifumi",
        "The player has no bond with the student.", expect_counter, counter="bond with {student}", number=0),
)  # fmt: skip

"""The claims of WIXOSS's scenarios: what can be done and is asked, and how things stand."""

from __future__ import annotations

from ...adapters.messages import ACTS, AskKind, Player
from ..actions import add_claims
from ..common.claims import (
    asked,
    asked_whether,
    attached,
    counts,
    expect_asked,
    fact_is,
    has_color,
    is_numbered,
    is_so,
    lies_face,
    offers,
    rests,
)
from ..rows import Action
from ..vocabulary import Phrases, Row, count, typed
from ..world import World
from .actions import REMOVE, ROWS
from .cards import ARMED, AWAKENED, FROZEN, LAID, ROLES, SIGNI_PLACES, SIGNI_ZONES, STUDENTS, SYMBOLS

CALLED = {"a Charm": "charm", "an Acce": "acce", "a Soul": "soul"}
"""The roles of attached cards, by what sentences call them."""

assert tuple(CALLED.values()) == ROLES

SIGNI_ZONE = typed("|".join(SIGNI_ZONES), str)
STUDENT = typed("|".join(STUDENTS), str)
COINS = typed(r"(?:\d+|no) coins?", count)
SUBSCRIBERS = typed(r"(?:\d+|no) subscribers?", count)
BARRIERS = typed(
    r"(?:\d+|no) (?:SIGNI|LRIG) Barriers?",
    lambda text: {"number": count(text), "counter": f"{text.split()[1]} barriers"},
)

COLOR = typed("|".join(SYMBOLS), str)

phrase = Phrases(
    SigniZone=SIGNI_ZONE,
    SigniPlace=typed("|".join(SIGNI_PLACES), str),
    Student=STUDENT,
    Coins=COINS,
    Subscribers=SUBSCRIBERS,
    Barriers=BARRIERS,
    Role=typed("|".join(CALLED), CALLED.__getitem__),
    Laid=typed("|".join(each.title() for each in LAID), str.lower),
    IsA=typed("is a|is no", lambda text: text == "is a"),
    Color=COLOR,
    IsAsked=typed("is asked|is not asked", lambda text: text == "is asked"),
)


# --- Then: what can be done ------------------------------------------------------------------------


def is_offered(world: World, action: Action, player: Player, may: bool, **given: str | int) -> None:
    """Claim that an action is offered to a player now, or is not, at whatever play timing it is."""
    option, fields = action.means(world, given)
    world.session.settle()
    ask = world.session.ask
    words = f"{option} {' '.join(map(str, fields.values()))}".rstrip()
    if ask is not None and ask.kind not in ACTS:
        world.fail(f"{words} to be asked about", "another question")
    got = offers(world, option, player, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


add_claims(phrase, (*ROWS, REMOVE), is_offered)


def asked_to_cut_in(world: World, player: Player, is_asked: bool) -> None:
    """Claim that a player is asked now for a response to a spell, or is not."""
    world.session.settle()
    ask = world.session.ask
    got = ask is not None and (ask.kind, ask.player) == ("response", player) and not offers(world, "guard", player)
    expect_asked(world, player, is_asked, got and not offers(world, "burst", player), "cut in")


phrase.claims(
    Row("{player:Player} {is_asked:IsAsked} whether to guard", "B is asked whether to guard",
        "The player can guard now, and is asked, or is not.",
        asked_whether, needs=("asks.complete",), option="guard"),
    Row("{player:Player} {is_asked:IsAsked} whether to burst {card:Card}", "B is asked whether to burst Thorn",
        "The player can let the crushed card burst now, and is asked, or is not.",
        asked_whether, needs=("asks.complete",), option="burst"),
    Row("{player:Player} {is_asked:IsAsked} whether to cut in", "B is asked whether to cut in",
        "The player can use something in response to a spell now, and is asked, or is not.",
        asked_to_cut_in, needs=("asks.complete",)),
)  # fmt: skip


def can_pick(world: World, player: Player, may: bool, kind: AskKind, **said: str) -> None:
    """Claim that an option is among those of the open ask of that kind, or is not."""
    fields = {"player" if name == "whose" else name: value for name, value in said.items()}
    ask = asked(world, player, kind, f"which {kind}")
    got = any(fields.items() <= option.fields.items() for option in ask.options)
    what = " ".join(said.values())
    world.expect(got is may, f"{what} {'' if may else 'not '}to be among what {player} can pick", "the contrary")


phrase.claims(
    Row("{player:Player} {may:Can} pick the color {color:Color}", "A can pick the color red",
        "The colour is among those that the player chooses from now, or is not.",
        can_pick, needs=("asks.complete",), kind="color"),
    Row("{player:Player} {may:Can} pick {whose:Player}'s {zone:SigniPlace}", "A can pick B's left",
        "The zone is among those that the player chooses from now, or is not.",
        can_pick, needs=("asks.complete",), kind="zone"),
)  # fmt: skip


# --- Then: how things stand ------------------------------------------------------------------------


def is_attached_as(world: World, card: str, role: str, holder: str) -> None:
    """Claim that a card is attached to a SIGNI as such a card."""
    attached(world, card, holder)
    got = world.find(card).card.numbers
    world.expect(bool(got.get(role)), f"{card} to be a {role}", ", ".join(got) or "nothing of the kind")


phrase.claims(
    Row("{card:Card} is down", "Ember is down", "The SIGNI or LRIG lies sideways.",
        rests, so=True, said="to be down", otherwise="it is up"),
    Row("{card:Card} is up", "Ember is up", "The SIGNI or LRIG stands upright on the field.",
        rests, so=False, said="to be up", otherwise="it is down"),
    Row("{card:Card} {holds:Is} frozen", "Ember is frozen",
        "The SIGNI or LRIG is frozen, or is not.", is_numbered, number=FROZEN),
    Row("{card:Card} {holds:Is} awakened", "Ember is awakened",
        "The SIGNI is awakened, or is not.", is_numbered, number=AWAKENED),
    Row("{card:Card} {holds:Is} infected", "Ember is infected",
        "A Virus lies in the SIGNI's zone, or does not.", is_so, fact="infected"),
    Row("{card:Card} {holds:Is} in the cross state", "Ember is in the cross state",
        "The SIGNI is in the cross state, or is not.", is_so, fact="crossed"),
    Row("{card:Card} {holds:Is} crystal-armed", "Ember is crystal-armed",
        "The SIGNI is crystal-armed, or is not.", is_numbered, number=ARMED),
    Row("{card:Card} {holds:Is} driving", "Ember is driving",
        "The SIGNI or LRIG is in the drive state, or is not.", is_so, fact="driving"),
    Row("{card:Card} lies face {face:Face}", "Ember lies face down", "Which side of a card shows.", lies_face),
    Row("{card:Card} has power {expected:Number}", "Ember has power 5000",
        "The power of a SIGNI, effects counted.", fact_is, fact="power"),
    Row("{card:Card} is level {expected:Number}", "Ember is level 2",
        "The level of a SIGNI or LRIG, effects counted.", fact_is, fact="level"),
    Row("{card:Card} {holds:Is} {color:Color}", "Ember is red",
        "The card has that colour, perhaps among others; colorless: it has none.", has_color),
    Row("{card:Card} is {role:Role} of {holder:Card}", "Mist is a Charm of Ember",
        "The card is attached to the SIGNI as such a card.", is_attached_as),
    Row("{card:Card} {holds:IsA} {number:Laid}", "Sprout is a Seed",
        "The card lies face down in a SIGNI zone as a Seed, or as a Trap, or does not.", is_numbered),
    Row("{player:Player}'s {zone:SigniZone} has a Virus", "A's center has a Virus",
        "A Virus lies in the SIGNI zone.", counts, counter="virus {zone}", number=1),
    Row("{player:Player}'s {zone:SigniZone} has no Virus", "A's center has no Virus",
        "No Virus lies in the SIGNI zone.", counts, counter="virus {zone}", number=0),
    Row("{player:Player} has {number:Coins}", "A has 2 coins",
        "How many coins the player has.", counts, counter="coins"),
    Row("{player:Player} has {number:Subscribers}", "A has 20000 subscribers",
        "How many subscribers the player has.", counts, counter="subscribers"),
    Row("{player:Player} has {barriers:Barriers}", "A has 2 LRIG Barriers",
        "How many SIGNI Barriers or LRIG Barriers the player has.",
        lambda world, player, barriers: counts(world, player, **barriers)),
    Row("{player:Player} has a bond with {student:Student}", "A has a bond with Hifumi",
        "The player has a bond with the student.", counts, counter="bond with {student}", number=1),
    Row("{player:Player} has no bond with {student:Student}", "A has no bond with Hifumi",
        "The player has no bond with the student.", counts, counter="bond with {student}", number=0),
)  # fmt: skip

"""The claims of WIXOSS's scenarios: what can be done and is asked, and how things stand."""

from __future__ import annotations

from ...adapters.messages import ACTS, Player
from ..common.claims import asked, attached, fact_holds, fact_is, offers, rests
from ..rows import Action
from ..vocabulary import Phrases, count, typed
from ..world import World
from .actions import ROWS
from .cards import ARMED, AWAKENED, COLORLESS, FROZEN, LAID, ROLES, SIGNI_PLACES, SIGNI_ZONES, STUDENTS, SYMBOLS

CALLED = {"a Charm": "charm", "an Acce": "acce", "a Soul": "soul"}
"""The roles of attached cards, by what sentences call them."""

assert tuple(CALLED.values()) == ROLES

SIGNI_ZONE = typed("|".join(SIGNI_ZONES), str)
STUDENT = typed("|".join(STUDENTS), str)
COINS = typed(r"(?:\d+|no) coins?", count)
SUBSCRIBERS = typed(r"(?:\d+|no) subscribers?", count)
BARRIERS = typed(r"(?:\d+|no) (?:SIGNI|LRIG) Barriers?", lambda text: (count(text), text.split()[1]))

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


def claims_can(world: World, player: Player, may: bool, option: str, **fields: str | int) -> None:
    """Claim that an action is offered to a player now, or is not, at whatever play timing it is."""
    world.session.settle()
    ask = world.session.ask
    words = f"{option} {' '.join(map(str, fields.values()))}".rstrip()
    if ask is not None and ask.kind not in ACTS:
        world.fail(f"{words} to be asked about", "another question")
    got = offers(world, option, player, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


def _can(action: Action) -> None:
    def can(world: World, player: Player, may: bool, **given: str | int) -> None:
        option, fields = action.means(world, given)
        claims_can(world, player, may, option, **fields)

    can.__name__, can.__doc__ = f"can_{action.do}_{action.option}", action.able
    phrase.then(
        f"{{player:Player}} {{may:Can}} {action.do} {action.what}".rstrip(),
        example=f"{action.player} can {action.said(action.do, action.fills)}",
        needs=("asks.complete",),
    )(can)


for row in ROWS:
    _can(row)


@phrase.then("{player:Player} {may:Can} play {card:Card}", example="A can play Ember", needs=("asks.complete",))
def can_play(world: World, player: Player, may: bool, card: str) -> None:
    """The same, in one SIGNI zone or another."""
    claims_can(world, player, may, "play", card=world.label(card))


@phrase.then("{player:Player} {may:Can} grow {card:Card}", example="A can grow Lumi", needs=("asks.complete",))
def can_grow(world: World, player: Player, may: bool, card: str) -> None:
    """To let the LRIG grow is offered, into one card or another, or is not."""
    claims_can(world, player, may, "grow", card=world.label(card))


@phrase.then("{player:Player} {may:Can} remove {card:Card}", example="A can remove Ember", needs=("asks.complete",))
def can_remove(world: World, player: Player, may: bool, card: str) -> None:
    """To remove the SIGNI is offered, by itself, or is not."""
    claims_can(world, player, may, "remove", card=world.label(card))


@phrase.then(
    "{player:Player} {is_asked:IsAsked} whether to guard",
    example="B is asked whether to guard",
    needs=("asks.complete",),
)
def asked_to_guard(world: World, player: Player, is_asked: bool) -> None:
    """The player can guard now, and is asked, or is not."""
    _asked_whether(world, player, is_asked, offers(world, "guard", player), "guard")


@phrase.then(
    "{player:Player} {is_asked:IsAsked} whether to burst {card:Card}",
    example="B is asked whether to burst Thorn",
    needs=("asks.complete",),
)
def asked_to_burst(world: World, player: Player, is_asked: bool, card: str) -> None:
    """The player can let the crushed card burst now, and is asked, or is not."""
    got = offers(world, "burst", player, card=world.label(card))
    _asked_whether(world, player, is_asked, got, f"burst {card}")


@phrase.then(
    "{player:Player} {is_asked:IsAsked} whether to cut in",
    example="B is asked whether to cut in",
    needs=("asks.complete",),
)
def asked_to_cut_in(world: World, player: Player, is_asked: bool) -> None:
    """The player can use something in response to a spell now, and is asked, or is not."""
    world.session.settle()
    ask = world.session.ask
    got = ask is not None and (ask.kind, ask.player) == ("response", player) and not offers(world, "guard", player)
    _asked_whether(world, player, is_asked, got and not offers(world, "burst", player), "cut in")


@phrase.then(
    "{player:Player} {may:Can} pick the color {color:Color}",
    example="A can pick the color red",
    needs=("asks.complete",),
)
def can_pick_color(world: World, player: Player, may: bool, color: str) -> None:
    """The colour is among those that the player chooses from now, or is not."""
    ask = asked(world, player, "color", "which colour")
    got = color in [option.fields.get("color") for option in ask.options]
    world.expect(got is may, f"{color} {'' if may else 'not '}to be among the colours", "the contrary")


@phrase.then(
    "{player:Player} {may:Can} pick {whose:Player}'s {zone:SigniPlace}",
    example="A can pick B's left",
    needs=("asks.complete",),
)
def can_pick_zone(world: World, player: Player, may: bool, whose: Player, zone: str) -> None:
    """The zone is among those that the player chooses from now, or is not."""
    ask = asked(world, player, "zone", "which SIGNI zone")
    got = (whose, zone) in [(option.fields.get("player"), option.fields.get("zone")) for option in ask.options]
    world.expect(got is may, f"{whose}'s {zone} {'' if may else 'not '}to be among the zones", "the contrary")


# --- Then: how things stand ------------------------------------------------------------------------


@phrase.then("{card:Card} is down", example="Ember is down", needs=("views.judge",))
def is_down(world: World, card: str) -> None:
    """The SIGNI or LRIG lies sideways."""
    rests(world, card, True, "to be down", "it is up")


@phrase.then("{card:Card} is up", example="Ember is up", needs=("views.judge",))
def is_up(world: World, card: str) -> None:
    """The SIGNI or LRIG stands upright on the field."""
    rests(world, card, False, "to be up", "it is down")


@phrase.then("{card:Card} {is_so:Is} frozen", example="Ember is frozen", needs=("views.judge",))
def is_frozen(world: World, card: str, is_so: bool) -> None:
    """The SIGNI or LRIG is frozen, or is not."""
    _lies(world, card, FROZEN, is_so)


@phrase.then("{card:Card} {is_so:Is} awakened", example="Ember is awakened", needs=("views.judge",))
def is_awakened(world: World, card: str, is_so: bool) -> None:
    """The SIGNI is awakened, or is not."""
    _lies(world, card, AWAKENED, is_so)


@phrase.then("{card:Card} {is_so:Is} infected", example="Ember is infected", needs=("views.judge",))
def is_infected(world: World, card: str, is_so: bool) -> None:
    """A Virus lies in the SIGNI's zone, or does not."""
    got = bool(world.fact(card, "infected"))
    world.expect(got is is_so, f"{card} {'' if is_so else 'not '}to be infected", "the contrary")


@phrase.then("{card:Card} {is_so:Is} in the cross state", example="Ember is in the cross state", needs=("views.judge",))
def is_crossed(world: World, card: str, is_so: bool) -> None:
    """The SIGNI is in the cross state, or is not."""
    got = bool(world.fact(card, "crossed"))
    world.expect(got is is_so, f"{card} {'' if is_so else 'not '}to be in the cross state", "the contrary")


@phrase.then("{card:Card} {is_so:Is} crystal-armed", example="Ember is crystal-armed", needs=("views.judge",))
def is_crystal_armed(world: World, card: str, is_so: bool) -> None:
    """The SIGNI is crystal-armed, or is not."""
    _lies(world, card, ARMED, is_so)


@phrase.then("{card:Card} {is_so:Is} driving", example="Ember is driving", needs=("views.judge",))
def is_driving(world: World, card: str, is_so: bool) -> None:
    """The SIGNI or LRIG is in the drive state, or is not."""
    got = bool(world.fact(card, "driving"))
    world.expect(got is is_so, f"{card} {'' if is_so else 'not '}to be driving", "the contrary")


@phrase.then("{card:Card} lies face {face:Face}", example="Ember lies face down", needs=("views.judge",))
def lies_face(world: World, card: str, face: str) -> None:
    """Which side of a card shows."""
    got = "down" if world.find(card).card.face_down else "up"
    world.expect(got == face, f"{card} to lie face {face}", f"face {got}")


@phrase.then("{card:Card} has power {number:Number}", example="Ember has power 5000", needs=("views.judge",))
def has_power(world: World, card: str, number: int) -> None:
    """The power of a SIGNI, effects counted."""
    fact_is(world, card, "power", number)


@phrase.then("{card:Card} is level {number:Number}", example="Ember is level 2", needs=("views.judge",))
def is_level(world: World, card: str, number: int) -> None:
    """The level of a SIGNI or LRIG, effects counted."""
    fact_is(world, card, "level", number)


@phrase.then("{card:Card} {is_so:Is} {color:Color}", example="Ember is red", needs=("views.judge",))
def is_of_color(world: World, card: str, is_so: bool, color: str) -> None:
    """The card has that colour, perhaps among others; colorless: it has none."""
    if color == COLORLESS:
        got = not world.fact(card, "colors")
        world.expect(got is is_so, f"{card} {'' if is_so else 'not '}to be colorless", "the contrary")
    else:
        fact_holds(world, card, "colors", color, is_so)


@phrase.then("{card:Card} is {role:Role} of {holder:Card}", example="Mist is a Charm of Ember", needs=("views.judge",))
def is_attached(world: World, card: str, role: str, holder: str) -> None:
    """The card is attached to the SIGNI as such a card."""
    attached(world, card, holder)
    got = world.find(card).card.numbers
    world.expect(bool(got.get(role)), f"{card} to be a {role}", ", ".join(got) or "nothing of the kind")


@phrase.then("{card:Card} {is_so:IsA} {laid:Laid}", example="Sprout is a Seed", needs=("views.judge",))
def is_laid(world: World, card: str, is_so: bool, laid: str) -> None:
    """The card lies face down in a SIGNI zone as a Seed, or as a Trap, or does not."""
    _lies(world, card, laid, is_so)


@phrase.then("{player:Player}'s {zone:SigniZone} has a Virus", example="A's center has a Virus", needs=("views.judge",))
def has_virus(world: World, player: Player, zone: str) -> None:
    """A Virus lies in the SIGNI zone."""
    _counts(world, player, f"virus {zone}", 1)


@phrase.then(
    "{player:Player}'s {zone:SigniZone} has no Virus", example="A's center has no Virus", needs=("views.judge",)
)
def has_no_virus(world: World, player: Player, zone: str) -> None:
    """No Virus lies in the SIGNI zone."""
    _counts(world, player, f"virus {zone}", 0)


@phrase.then("{player:Player} has {number:Coins}", example="A has 2 coins", needs=("views.judge",))
def has_coins(world: World, player: Player, number: int) -> None:
    """How many coins the player has."""
    _counts(world, player, "coins", number)


@phrase.then("{player:Player} has {number:Subscribers}", example="A has 20000 subscribers", needs=("views.judge",))
def has_subscribers(world: World, player: Player, number: int) -> None:
    """How many subscribers the player has."""
    _counts(world, player, "subscribers", number)


@phrase.then("{player:Player} has {barriers:Barriers}", example="A has 2 LRIG Barriers", needs=("views.judge",))
def has_barriers(world: World, player: Player, barriers: tuple[int, str]) -> None:
    """How many SIGNI Barriers or LRIG Barriers the player has."""
    number, what = barriers
    _counts(world, player, f"{what} barriers", number)


@phrase.then(
    "{player:Player} has a bond with {student:Student}", example="A has a bond with Hifumi", needs=("views.judge",)
)
def has_bond(world: World, player: Player, student: str) -> None:
    """The player has a bond with the student."""
    _counts(world, player, f"bond with {student}", 1)


@phrase.then(
    "{player:Player} has no bond with {student:Student}", example="A has no bond with Hifumi", needs=("views.judge",)
)
def has_no_bond(world: World, player: Player, student: str) -> None:
    """The player has no bond with the student."""
    _counts(world, player, f"bond with {student}", 0)


# --- inside ----------------------------------------------------------------------------------------


def _asked_whether(world: World, player: Player, is_asked: bool, got: bool, what: str) -> None:
    world.speak_of(world.session.ask)
    world.expect(got is is_asked, f"{player} {'' if is_asked else 'not '}to be asked whether to {what}", "the contrary")


def _lies(world: World, card: str, number: str, is_so: bool) -> None:
    got = bool(world.find(card).card.numbers.get(number))
    world.expect(got is is_so, f"{card} {'' if is_so else 'not '}to be {number}", "the contrary")


def _counts(world: World, player: Player, counter: str, number: int) -> None:
    got = world.counter(player, counter)
    world.expect(got == number, f"{player}: {counter} {number}", got)

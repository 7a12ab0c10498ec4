"""What several phrases claim in one way, here and in the games' own modules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...adapters.messages import Ask, AskKind, Player, Seen
from ...adapters.rows import Claim
from ..world import World


def asked(world: World, player: Player, kind: AskKind, what: str) -> Ask:
    """The open ask, which has to be of that kind and that player's."""
    world.session.settle()
    ask = world.session.ask
    if ask is None or ask.kind != kind or ask.player != player:
        world.fail(f"{player} to be asked {what}", "another situation")
    world.speak_of(ask)
    return ask


def asks(world: World, player: Player, kind: AskKind) -> Ask | None:
    """The open ask, if it is of that kind and that player's."""
    world.session.settle()
    ask = world.session.ask
    return ask if ask is not None and (ask.kind, ask.player) == (kind, player) else None


def asked_for(world: World, ask: Ask, least: int, most: int, *, ordered: bool = False) -> None:
    """Claim how many are to be picked of the open ask: at once, or one by one, which is seen as the picking goes on."""
    holds = world.session.claim(Claim(least, most, ordered))
    world.expect(holds, f"{least} to {most} to be chosen", f"{ask.least} to {ask.most}")


def offers(world: World, option: str, player: Player | None = None, **fields: str | int) -> bool:
    """Whether such an option is open now, whatever is asked: of that player, and with those fields."""
    world.session.settle()
    ask = world.session.ask
    return ask is not None and player in (None, ask.player) and world.session.offers(option, **fields)


def expect_asked(world: World, player: Player, is_asked: bool, got: bool, what: str) -> None:
    """Claim that a player is asked whether to do something, or is not, by whether it is so."""
    world.speak_of(world.session.ask)
    world.expect(got is is_asked, f"{player} {'' if is_asked else 'not '}to be asked whether to {what}", "the contrary")


def option_cards(ask: Ask) -> list[str]:
    """The cards that an ask's options name."""
    return [str(option.fields["card"]) for option in ask.options if "card" in option.fields]


def ids(cards: Iterable[Seen]) -> list[str]:
    """The ids of cards as the judge sees them."""
    return [card.id or "a hidden card" for card in cards]


def same(world: World, expected: Sequence[str], got: Sequence[str], what: str, ordered: bool = False) -> None:
    """Claim that two lists of cards are the same; in any order, unless ``ordered``."""
    equal = list(expected) == list(got) if ordered else sorted(expected) == sorted(got)
    world.expect(equal, f"{what}: {', '.join(expected) or 'nothing'}", ", ".join(got) or "nothing")


# --- rows -------------------------------------------------------------------------------------------


def rests(world: World, card: str, so: bool, said: str, otherwise: str) -> None:
    """Claim that a card lies sideways, or stands upright on the field; how a game says the one and the other."""
    found = world.find(card)
    holds = found.card.resting is so and (so or found.zone in world.positions())
    world.expect(holds, f"{card} {said}", otherwise if found.card.resting is not so else found)


def attached(world: World, card: str, holder: str) -> None:
    """Claim that a card is attached to another (to the stack that it is part of)."""
    found, on = world.find(card), world.standing(holder)
    here = found.role == "attached to" and found.holder is not None and found.holder.id == on.id
    world.expect(here, f"{card} attached to {on.id}", found)


def fact_is(world: World, card: str, fact: str, expected: int | str) -> None:
    """Claim what is so of a card."""
    got = world.fact(card, fact)
    world.expect(got == expected, f"{card}: {fact} {expected}", got)


def fact_holds(world: World, card: str, fact: str, value: str, holds: bool) -> None:
    """Claim that something is, or is not, among what is so of a card."""
    got = world.fact(card, fact)
    world.expect((value in got) is holds, f"{value!r} {'' if holds else 'not '}in the {fact} of {card}", got)


def is_so(world: World, card: str, fact: str, holds: bool) -> None:
    """Claim that a fact that holds or does not is so of a card, or is not."""
    world.expect(bool(world.fact(card, fact)) is holds, f"{card} {'' if holds else 'not '}{fact}", "the contrary")


def is_numbered(world: World, card: str, number: str, holds: bool) -> None:
    """Claim that a number says of a card that it lies in a certain way, or that it does not."""
    got = bool(world.find(card).card.numbers.get(number))
    world.expect(got is holds, f"{card} {'' if holds else 'not '}to be {number}", "the contrary")


def has_color(world: World, card: str, color: str, holds: bool) -> None:
    """Claim that a card has a colour, perhaps among others, or has not; "colorless" is to have none."""
    got = world.fact(card, "colors")
    has = not got if color == "colorless" else color in got
    world.expect(has is holds, f"{card} {'' if holds else 'not '}{color}", got)


def lies_face(world: World, card: str, face: str) -> None:
    """Claim which side of a card shows."""
    got = "down" if world.find(card).card.face_down else "up"
    world.expect(got == face, f"{card} face {face}", f"face {got}")


def counts(world: World, player: Player, counter: str, number: int, **said: str) -> None:
    """Claim what a counter of a player stands at; ``said`` fills its name."""
    named = counter.format(**said)
    got = world.counter(player, named)
    world.expect(got == number, f"{player}'s {named} to be {number}", got)


def zone_size(world: World, player: Player, zone: str, number: int) -> None:
    """Claim how many cards lie in a zone."""
    got = len(world.zone(player, zone))
    world.expect(got == number, f"{player} to have {number} cards in {zone}", got)


def zone_is(world: World, player: Player, zone: str, cards: Sequence[str] = ()) -> None:
    """Claim that exactly these cards lie in a zone: in this order from the top, where its order means something."""
    same(world, world.labels(cards), ids(world.zone(player, zone)), f"{player}'s {zone}", world.ordered(zone))


def shared_zone_is(world: World, zone: str, cards: Sequence[str] = (), **said: int) -> None:
    """Claim that exactly these cards lie in a zone that belongs to nobody; ``said`` fills its name."""
    named = zone.format(**said)
    same(world, world.labels(cards), ids(world.shared(named)), f"the {named} zone", ordered=True)


def asked_among(world: World, player: Player, kind: AskKind, what: str, cards: Sequence[str]) -> None:
    """Claim that such an ask is open, and that exactly these cards can be picked."""
    ask = asked(world, player, kind, f"{what}: {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the options")


def asked_whether(world: World, player: Player, is_asked: bool, option: str, card: str = "") -> None:
    """Claim that a player is asked now whether to do something, or is not."""
    got = offers(world, option, player, **({"card": world.label(card)} if card else {}))
    expect_asked(world, player, is_asked, got, f"{option} {card}".rstrip())

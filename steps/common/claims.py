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


def asked_for(world: World, ask: Ask, least: int, most: int, *, ordered: bool = False) -> None:
    """Claim how many are to be picked of the open ask: at once, or one by one, which is seen as the picking goes on."""
    holds = world.session.claim(Claim(least, most, ordered))
    world.expect(holds, f"{least} to {most} to be chosen", f"{ask.least} to {ask.most}")


def offers(world: World, option: str, player: Player | None = None, **fields: str | int) -> bool:
    """Whether such an option is open now, whatever is asked: of that player, and with those fields."""
    world.session.settle()
    ask = world.session.ask
    return ask is not None and player in (None, ask.player) and world.session.offers(option, **fields)


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

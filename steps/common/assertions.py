"""Claims that several phrases share, here and in the games' own modules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...adapters.ask_rows import CountClaim
from ...adapters.messages import Ask, AskKind, Player, SeenCard
from ..world import World


def require_ask(world: World, player: Player, kind: AskKind, what: str) -> Ask:
    """The open ask. Fails unless it is of that kind and asks that player."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if ask is None or ask.kind != kind or ask.player != player:
        world.fail(f"{player} to be asked {what}", "another situation")
    world.allow_end_on(ask)
    return ask


def find_open_ask(world: World, player: Player, kind: AskKind) -> Ask | None:
    """The open ask, if it is of that kind and asks that player."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    return ask if ask is not None and (ask.kind, ask.player) == (kind, player) else None


def expect_pick_count(world: World, ask: Ask, least: int, most: int, *, ordered: bool = False) -> None:
    """Claim how many picks the open ask requires: at once, or one by one, which later picks confirm."""
    holds = world.session.claim_card_count(CountClaim(least, most, ordered))
    world.expect(holds, f"{least} to {most} to be chosen", f"{ask.least} to {ask.most}")


def is_option_open(world: World, option: str, player: Player | None = None, **fields: str | int) -> bool:
    """Whether such an option is open now, in an ask of any kind: of that player, and with those fields."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    return ask is not None and player in (None, ask.player) and world.session.has_open_option(option, **fields)


def expect_asked_or_not(world: World, player: Player, is_asked: bool, got: bool, what: str) -> None:
    """Claim that a player is asked whether to do something, or is not; ``got`` is the actual state."""
    world.allow_end_on(world.session.ask)
    world.expect(got is is_asked, f"{player} {'' if is_asked else 'not '}to be asked whether to {what}", "the contrary")


def option_cards(ask: Ask) -> list[str]:
    """The cards in an ask's options."""
    return [str(option.fields["card"]) for option in ask.options if "card" in option.fields]


def card_ids(cards: Iterable[SeenCard]) -> list[str]:
    """The ids of cards in the judge's view."""
    return [card.id or "a hidden card" for card in cards]


def expect_same_items(
    world: World, expected: Sequence[str], got: Sequence[str], what: str, ordered: bool = False
) -> None:
    """Claim that two lists of cards are the same; in any order, unless ``ordered``."""
    equal = list(expected) == list(got) if ordered else sorted(expected) == sorted(got)
    world.expect(equal, f"{what}: {', '.join(expected) or 'nothing'}", ", ".join(got) or "nothing")


# --- rows -------------------------------------------------------------------------------------------


def expect_resting(world: World, card: str, so: bool, said: str, otherwise: str) -> None:
    """Claim that a card lies sideways, or is upright on the field; ``said`` and ``otherwise`` are the game's words."""
    found = world.find_card(card)
    holds = found.card.resting is so and (so or found.zone in world.position_zones())
    world.expect(holds, f"{card} {said}", otherwise if found.card.resting is not so else found)


def expect_attached(world: World, card: str, holder: str) -> None:
    """Claim that a card is attached to another, or to the stack that the other is part of."""
    found, on = world.find_card(card), world.top_of_stack(holder)
    here = found.role == "attached to" and found.holder is not None and found.holder.id == on.id
    world.expect(here, f"{card} attached to {on.id}", found)


def expect_fact_equal(world: World, card: str, fact: str, expected: int | str) -> None:
    """Claim the value of a fact of a card."""
    got = world.card_fact(card, fact)
    world.expect(got == expected, f"{card}: {fact} {expected}", got)


def expect_fact_contains(world: World, card: str, fact: str, value: str, holds: bool) -> None:
    """Claim that a fact of a card has that value among its values, or has not."""
    got = world.card_fact(card, fact)
    world.expect((value in got) is holds, f"{value!r} {'' if holds else 'not '}in the {fact} of {card}", got)


def expect_boolean_fact(world: World, card: str, fact: str, holds: bool) -> None:
    """Claim that a fact of a card that is true or false is true, or is false."""
    world.expect(bool(world.card_fact(card, fact)) is holds, f"{card} {'' if holds else 'not '}{fact}", "the contrary")


def expect_number_flag(world: World, card: str, number: str, holds: bool) -> None:
    """Claim that a number of a card, such as a state that it lies in, is set, or is not."""
    got = bool(world.find_card(card).card.numbers.get(number))
    world.expect(got is holds, f"{card} {'' if holds else 'not '}to be {number}", "the contrary")


def expect_color(world: World, card: str, color: str, holds: bool) -> None:
    """Claim that a card has a colour, perhaps among others, or has not; "colorless" is a card without colours."""
    got = world.card_fact(card, "colors")
    has = not got if color == "colorless" else color in got
    world.expect(has is holds, f"{card} {'' if holds else 'not '}{color}", got)


def expect_face(world: World, card: str, face: str) -> None:
    """Claim which side of a card is up."""
    got = "down" if world.find_card(card).card.face_down else "up"
    world.expect(got == face, f"{card} face {face}", f"face {got}")


def expect_counter(world: World, player: Player, counter: str, number: int, **said: str) -> None:
    """Claim the value of a counter of a player; ``said`` fills its name."""
    named = counter.format(**said)
    got = world.counter_value(player, named)
    world.expect(got == number, f"{player}'s {named} to be {number}", got)


def expect_zone_size(world: World, player: Player, zone: str, number: int) -> None:
    """Claim the number of cards in a zone."""
    got = len(world.zone_cards(player, zone))
    world.expect(got == number, f"{player} to have {number} cards in {zone}", got)


def expect_zone_cards(world: World, player: Player, zone: str, cards: Sequence[str] = ()) -> None:
    """Claim that exactly these cards are in a zone: in this order from the top, if its order means something."""
    expect_same_items(
        world,
        world.card_ids(cards),
        card_ids(world.zone_cards(player, zone)),
        f"{player}'s {zone}",
        world.is_zone_ordered(zone),
    )


def expect_shared_zone(world: World, zone: str, cards: Sequence[str] = (), **said: int) -> None:
    """Claim that exactly these cards are in a zone that both players share; ``said`` fills its name."""
    named = zone.format(**said)
    expect_same_items(
        world, world.card_ids(cards), card_ids(world.shared_zone_cards(named)), f"the {named} zone", ordered=True
    )


def expect_asked_among(world: World, player: Player, kind: AskKind, what: str, cards: Sequence[str]) -> None:
    """Claim that such an ask is open, and that exactly these cards can be picked in it."""
    ask = require_ask(world, player, kind, f"{what}: {', '.join(cards)}")
    expect_same_items(world, world.card_ids(cards), option_cards(ask), "the options")


def expect_asked_whether(world: World, player: Player, is_asked: bool, option: str, card: str = "") -> None:
    """Claim that a player is asked now whether to do something, or is not."""
    got = is_option_open(world, option, player, **({"card": world.card_id(card)} if card else {}))
    expect_asked_or_not(world, player, is_asked, got, f"{option} {card}".rstrip())

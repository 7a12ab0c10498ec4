"""Violations of OSICA: keywords of an appeal (powerup to contact)."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Act, Choose, Move, Reveal, Special, This
from ...kernel import playing
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, Violations, wrap
from .. import (
    cards,
    effects,
    keywords,
)
from ..words import (
    CHARACTER,
    DROP,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def works(what: str, other: Any) -> Change:
    """A keyword of an appeal works otherwise: ``other(cost, then)``."""
    return wrap(keywords.OF_APPEALS[what], lambda whole, number: other(*whole(number)))


breaks("Power Up costs one", "powerup.2", "powerup.4", "powerup.1")(
    works("power-up", lambda cost, then: (keywords.pays(1), then))
)
breaks("Power Up is optional", "powerup.4", "powerup.1", "powerup.2", "powerup.3")(
    works("power-up", lambda cost, then: ((Act("pay", amount=0),), then))
)


@breaks("Power Up cannot choose the character that has it", "powerup.3", "powerup.2", "powerup.4", "powerup.1")
@partial(works, "power-up")
def _(cost: Any, then: Any) -> Any:
    among = then[0].cards.among
    another = replace(among, where=replace(among.where, other=True))
    return cost, (replace(then[0], cards=Choose(another)),)


breaks("Power Up always applies to the appealing character itself", "powerup.1")(
    works("power-up", lambda cost, then: (cost, (replace(then[0], cards=This()),)))
)


@breaks("Destroy can drop any character on the opponent's stage, not just the one in front", "destroy.2", "destroy.1")
@partial(works, "destroy")
def _(cost: Any, then: Any) -> Any:
    among = replace(then[0].cards.among, place=None)
    return cost, (replace(then[0], cards=Choose(among, least=1)),)


breaks("Destroy costs one, whatever its number", "destroy.1")(
    works("destroy", lambda cost, then: (keywords.pays(1), then))
)


def has_to(what: str) -> Change:
    """A keyword has to be used where it can be."""

    def agreed(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
        if getattr(held.origin, "what", "") == what:
            return True
        return (yield from whole(game, ctx, held))

    return wrap(playing.agreed, agreed)


breaks("Destroy has to be used whenever it can be paid for", "destroy.3", "destroy.1", "destroy.2")(has_to("destroy"))


breaks("Decode has to be used whenever it can be paid for", "decode.3", "decode.1", "decode.2")(has_to("decode"))
breaks("Perform has to be used whenever it can be paid for", "perform.3", "perform.1", "perform.2")(has_to("perform"))
breaks("Showing a single Cheer card is enough for Cheer, whatever its number", "cheer.1", "cheer.2", "mix.1")(
    works("cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, least=1)),), then))
)
breaks("Any card of the hand can be shown for Cheer, even one without Cheer", "cheer.1", "cheer.3")(
    works("cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, among=keywords.IN_HAND)),), then))
)
breaks("Cards shown for Cheer are dropped", "cheer.1")(
    works("cheer", lambda cost, then: ((Move(cost[0].cards, DROP),), then))
)


@breaks("Only cards with a Cheer number of two or less count as Cheer cards", "cheer.3", "bracket.4", "cheer.1")
def _(patch: Patch) -> None:
    def has_keyword(self: Any, what: str) -> bool:
        if what != "cheer":
            return bool(whole(self, what))
        return any(isinstance(each, Special) and each.what == what and number(each) <= 2 for each in self.printed)

    number, whole = keywords.number_of, cards.Face.has_keyword
    patch.setattr(cards.Face, "has_keyword", has_keyword)


breaks("Dropping a single card is enough for Mix, whatever its number", "mix.1")(
    works("mix", lambda cost, then: ((replace(cost[0], cards=replace(cost[0].cards, least=1)),), then))
)


def only_characters(cost: Any, then: Any) -> Any:
    """Characters of the hand alone go."""
    among = replace(keywords.IN_HAND, where=replace(keywords.IN_HAND.where, kind=(CHARACTER,)))
    return (replace(cost[0], cards=replace(cost[0].cards, among=among)),), then


breaks("Only character cards can be dropped for Mix", "mix.3")(works("mix", only_characters))


breaks("Only character cards can be moved for Contact", "contact.3")(works("contact", only_characters))
breaks("Contact moves the cards to the drop area instead of the cost area", "contact.1", "contact.2", "contact.3")(
    works("contact", lambda cost, then: ((replace(cost[0], to=DROP),), then))
)
breaks("Decode draws one card, whatever its number", "decode.2")(
    works("decode", lambda cost, then: (cost, (replace(then[0], count=1), *then[1:])))
)
breaks("Perform steals as many hearts as it costs", "perform.2")(
    works("perform", lambda cost, then: (cost, (replace(then[0], amount=cost[0].amount), *then[1:])))
)


@breaks(
    "A use of Cheer, Mix, Decode, Perform or Contact counts for all of its player's cards on the board",
    "mix.2",
    "cheer.2",
    "contact.2",
    "decode.2",
    "perform.2",
)
def _(patch: Patch) -> None:
    @at_once
    def has_done(game: Any, ctx: Any, node: Any) -> bool:
        there = game.state.on_board(ctx.seat)
        commit(game, [Event(effects.DONE[node.what], card, by=ctx.seat) for card in there])
        return True

    for what in effects.DONE:
        patch.setitem(effects.HANDLERS, what, has_done)


def all_have(what: str) -> Change:
    """All characters of a player have done what one of them has."""

    @at_once
    def has_done(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
        commit(game, [Event(effects.DONE[what], card, by=ctx.seat) for card in game.state.on_board(ctx.seat)])
        return True

    return wrap(effects.HANDLERS[what], has_done)


breaks("A use of Contact counts for all of its player's cards on the board", "contact.2")(all_have("contact"))
breaks("A use of Cheer counts for all of its player's cards on the board", "cheer.2")(all_have("cheer"))
breaks("Mix has to be used whenever the hand has enough cards", "mix.1", "mix.2")(has_to("mix"))
breaks("Contact has to be used whenever the hand has enough cards", "contact.1", "contact.2")(has_to("contact"))


def takes_any(what: str) -> Change:
    """With fewer cards in hand than a keyword says, those are taken."""

    def other(cost: Any, then: Any) -> Any:
        return (), (replace(cost[0], cards=replace(cost[0].cards, least=None)), *then)

    return works(what, other)


breaks("Mix is mandatory and works even if the hand has fewer cards than its number", "mix.1")(takes_any("mix"))
breaks("Contact is mandatory and works even if the hand has fewer cards than its number", "contact.1")(
    takes_any("contact")
)


breaks("Cheer has to be used whenever the hand has enough Cheer cards", "cheer.1")(
    works("cheer", lambda cost, then: ((), (*cost, *then)))
)
breaks("Decode costs one, whatever its number", "decode.1")(
    works("decode", lambda cost, then: (keywords.pays(1), then))
)
breaks("Perform costs one, whatever its number", "perform.1")(
    works("perform", lambda cost, then: (keywords.pays(1), then))
)

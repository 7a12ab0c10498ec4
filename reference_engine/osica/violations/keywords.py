"""Violations of OSICA: keywords of an appeal (powerup to contact)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Act, Choose, Move, Reveal, Special, This
from ...kernel import playing, triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations
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


def works(patch: Patch, what: str, other: Any) -> None:
    """A keyword of an appeal works otherwise: ``other(cost, then)``."""
    whole = keywords.OF_APPEALS[what]
    patch.setitem(keywords.OF_APPEALS, what, lambda number: other(*whole(number)))


@breaks("powerup.2", "powerup.4", "powerup.1")
def power_up_costs_one(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: (keywords.pays(1), then))


@breaks("powerup.4", "powerup.1", "powerup.2", "powerup.3")
def power_up_may_be_left_out(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: ((Act("pay", amount=0),), then))


@breaks("powerup.3", "powerup.2", "powerup.4", "powerup.1")
def power_up_is_for_another(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        among = then[0].cards.among
        another = replace(among, where=replace(among.where, other=True))
        return cost, (replace(then[0], cards=Choose(another)),)

    works(patch, "power-up", other)


@breaks("powerup.1")
def power_up_is_for_the_attacker(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: (cost, (replace(then[0], cards=This()),)))


@breaks("destroy.2", "destroy.1")
def destroy_is_for_anybody(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        among = replace(then[0].cards.among, place=None)
        return cost, (replace(then[0], cards=Choose(among, least=1)),)

    works(patch, "destroy", other)


@breaks("destroy.1")
def destroy_costs_one(patch: Patch) -> None:
    works(patch, "destroy", lambda cost, then: (keywords.pays(1), then))


@breaks("destroy.3", "destroy.1", "destroy.2")
def destroy_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "destroy")


def has_to(patch: Patch, what: str) -> None:
    """A keyword has to be used where it can be."""

    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        if getattr(held.origin, "what", "") == what:
            return True
        return (yield from whole(game, ctx, held))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("decode.3", "decode.1", "decode.2")
def decode_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "decode")


@breaks("perform.3", "perform.1", "perform.2")
def perform_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "perform")


@breaks("cheer.1", "cheer.2", "mix.1")
def as_few_as_one_likes_are_shown_for_cheer(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return (Reveal(replace(cost[0].cards, least=1)),), then

    works(patch, "cheer", other)


@breaks("cheer.1", "cheer.3")
def any_card_is_shown_for_cheer(patch: Patch) -> None:
    works(patch, "cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, among=keywords.IN_HAND)),), then))


@breaks("cheer.1")
def cards_shown_for_cheer_are_dropped(patch: Patch) -> None:
    works(patch, "cheer", lambda cost, then: ((Move(cost[0].cards, DROP),), then))


@breaks("cheer.3", "bracket.4", "cheer.1")
def cheer_is_shown_with_cheer_of_the_same_number(patch: Patch) -> None:
    def has_keyword(self: Any, what: str) -> bool:
        if what != "cheer":
            return bool(whole(self, what))
        return any(isinstance(each, Special) and each.what == what and number(each) <= 2 for each in self.printed)

    number, whole = keywords.number_of, cards.Face.has_keyword
    patch.setattr(cards.Face, "has_keyword", has_keyword)


@breaks("mix.1")
def as_few_as_one_likes_are_mixed(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return (replace(cost[0], cards=replace(cost[0].cards, least=1)),), then

    works(patch, "mix", other)


@breaks("mix.3")
def only_characters_are_mixed(patch: Patch) -> None:
    works(patch, "mix", only_characters)


def only_characters(cost: Any, then: Any) -> Any:
    """Characters of the hand alone go."""
    among = replace(keywords.IN_HAND, where=replace(keywords.IN_HAND.where, kind=(CHARACTER,)))
    return (replace(cost[0], cards=replace(cost[0].cards, among=among)),), then


@breaks("contact.3")
def only_characters_are_contacted_with(patch: Patch) -> None:
    works(patch, "contact", only_characters)


@breaks("contact.1", "contact.2", "contact.3")
def contact_drops_the_cards(patch: Patch) -> None:
    works(patch, "contact", lambda cost, then: ((replace(cost[0], to=DROP),), then))


@breaks("decode.2")
def decode_draws_one(patch: Patch) -> None:
    works(patch, "decode", lambda cost, then: (cost, (replace(then[0], count=1), *then[1:])))


@breaks("perform.2")
def perform_steals_as_many_as_it_costs(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return cost, (replace(then[0], amount=cost[0].amount), *then[1:])

    works(patch, "perform", other)


@breaks("mix.2", "cheer.2", "contact.2", "decode.2", "perform.2")
def what_a_character_has_done_all_of_them_have(patch: Patch) -> None:
    @at_once
    def has_done(game: Any, ctx: Any, node: Any) -> bool:
        there = game.state.on_board(ctx.seat)
        commit(game, [Event(effects.DONE[node.what], card, by=ctx.seat) for card in there])
        return True

    for what in effects.DONE:
        patch.setitem(effects.HANDLERS, what, has_done)


def all_have(patch: Patch, what: str) -> None:
    """All characters of a player have done what one of them has."""

    @at_once
    def has_done(game: Any, ctx: Any, node: Any) -> bool:
        commit(game, [Event(effects.DONE[what], card, by=ctx.seat) for card in game.state.on_board(ctx.seat)])
        return True

    patch.setitem(effects.HANDLERS, what, has_done)


@breaks("contact.2")
def all_have_contacted_where_one_has(patch: Patch) -> None:
    all_have(patch, "contact")


@breaks("cheer.2")
def all_have_cheered_where_one_has(patch: Patch) -> None:
    all_have(patch, "cheer")


@breaks("mix.1", "mix.2")
def mix_has_to_be_done(patch: Patch) -> None:
    has_to(patch, "mix")


@breaks("contact.1", "contact.2")
def contact_has_to_be_done(patch: Patch) -> None:
    has_to(patch, "contact")


@breaks("mix.1")
def mix_takes_as_many_as_there_are(patch: Patch) -> None:
    takes_any(patch, "mix")


@breaks("contact.1")
def contact_takes_as_many_as_there_are(patch: Patch) -> None:
    takes_any(patch, "contact")


def takes_any(patch: Patch, what: str) -> None:
    """With fewer cards in hand than a keyword says, those are taken."""

    def other(cost: Any, then: Any) -> Any:
        return (), (replace(cost[0], cards=replace(cost[0].cards, least=None)), *then)

    works(patch, what, other)


@breaks("cheer.1")
def whoever_can_cheer_has_to(patch: Patch) -> None:
    works(patch, "cheer", lambda cost, then: ((), (*cost, *then)))


@breaks("decode.1")
def decode_costs_one(patch: Patch) -> None:
    works(patch, "decode", lambda cost, then: (keywords.pays(1), then))


@breaks("perform.1")
def perform_costs_one(patch: Patch) -> None:
    works(patch, "perform", lambda cost, then: (keywords.pays(1), then))

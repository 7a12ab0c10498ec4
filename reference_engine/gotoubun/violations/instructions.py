"""Violations of chapter 5."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Switch
from ...kernel import patterns, triggers
from ...kernel.events import Event
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import cards, events, instructions
from .ways import listed

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of(instructions.HANDLERS)


@breaks("5.2.1")
def whatever_is_turned_is_turned_down(patch: Patch) -> None:
    whole = events.APPLY["turn"]
    patch.setitem(events.APPLY, "turn", lambda table, event: whole(table, replace(event, face_down=True)))


breaks("5.5.1")(common.of(events.APPLY)(common.who_saw_a_card_before_the_shuffle_sees_it_after))


breaks("5.5.1.1")(with_handlers(common.a_deck_of_one_card_is_not_shuffled))
breaks("5.6.1")(common.the_bottom_card_is_drawn)
breaks("5.6.2")(with_handlers(common.of_several_cards_to_draw_one_is_drawn))
breaks("5.6.3.1")(with_handlers(common.who_draws_up_to_none_is_asked_once))
breaks("5.6.3.4")(with_handlers(common.who_draws_up_to_a_number_is_asked_once_more))


@breaks("5.7.1", "5.7.2.4")
def what_one_player_looks_at_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(events.APPLY, "look", events.APPLY["reveal"])


breaks("5.7.2.1")(common.who_looks_at_up_to_none_is_asked_once)
breaks("5.7.2.4")(common.who_looks_card_by_card_shows_what_is_there)
breaks("5.7.2.5")(common.who_looks_card_by_card_sees_one)


@breaks("5.8.1")
def of_two_cards_that_change_places_one_goes(patch: Patch) -> None:
    def switch(game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as inner:
            inner.setattr(instructions, "_to_place_of", to_place_of)
            return (yield from whole(game, ctx, node))

    def to_place_of(game: Any, ctx: Any, card: int, other: int) -> Any:
        return place(game, ctx, card, other) if card < other else []

    whole, place = instructions.HANDLERS[Switch], instructions._to_place_of
    patch.setitem(instructions.HANDLERS, Switch, switch)


@breaks("5.10.3", "10.6.4.2.1")
def a_character_card_that_is_set_adds_nothing(patch: Patch) -> None:
    patch.setattr(cards, "EPISODE", replace(cards.EPISODE, modifier=0))


@breaks("5.10.3")
def nobody_waits_for_a_character_card_to_be_set(patch: Patch) -> None:
    def happens(game: Any, at: Any, event: Event, ctx: Any) -> bool:
        is_one = event.kind == "attach" and game.state.cards[event.card].face.is_unit
        return not is_one and whole(game, at, event, ctx)

    whole = patterns.happens
    patch.setattr(triggers, "happens", happens)


@breaks("5.10.3", "5.10.2")
def a_character_card_that_is_set_is_set_on_nobody_else(patch: Patch) -> None:
    def instead(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        cards = game.state.cards
        found = whole(game, ctx, reference)
        return [card for card in found if not (cards[card].role == "episode" and cards[card].face.is_unit)]

    listed(patch, instead)

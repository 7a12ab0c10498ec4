"""Violations of chapter 5."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Attach, Draw, Switch
from ...kernel import choices, patterns, references, triggers
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import move
from ...kernel.events import Event
from ...kernel.performing import event
from ...kernel.references import amount
from ...timings import violations as common
from ...violations import Patch, Violations, otherwise_asked, results
from .. import cards, events, instructions
from ..game import Gotoubun
from ..words import LANES
from .ways import listed

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of(instructions.HANDLERS)


@breaks("5.2.1")
def whatever_is_turned_is_turned_down(patch: Patch) -> None:
    whole = events.APPLY["turn"]
    patch.setitem(events.APPLY, "turn", lambda table, event: whole(table, replace(event, face_down=True)))


@breaks("5.4.1")
def what_is_in_a_deck_or_a_bride_area_is_not_removed(patch: Patch) -> None:
    def moves_of(moves: Any, game: Any, *asked: Any) -> Any:
        cards = game.state.cards
        return [each for each in moves if each.to != "removed" or cards[each.card].zone not in ("deck", "brides")]

    results(patch, kernel_instructions, "moves_of", moves_of)


breaks("5.5.1")(common.of(events.APPLY)(common.who_saw_a_card_before_the_shuffle_sees_it_after))


breaks("5.5.1.1")(with_handlers(common.a_deck_of_one_card_is_not_shuffled))
breaks("5.6.1")(common.the_bottom_card_is_drawn)
breaks("5.6.2")(with_handlers(common.of_several_cards_to_draw_one_is_drawn))


@breaks("5.6.2")
def several_cards_are_drawn_at_once(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        count = amount(game, ctx, node.count)
        if node.up_to or node.side != "you" or count < 2:
            return (yield from whole(game, ctx, node))
        drawn = game.state.zones[ctx.seat, "deck"][:count]
        yield from game.happen(*(event(ctx, "move", card, ctx.seat, to="hand", cause="draw") for card in drawn))
        return len(drawn) == count

    whole = instructions.HANDLERS[Draw]
    patch.setitem(instructions.HANDLERS, Draw, draw)


breaks("5.6.3.1")(with_handlers(common.who_draws_up_to_none_is_asked_once))


@breaks("5.6.3.2")
def who_goes_first_says_how_many_cards_are_drawn(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        first = game.state.first_player
        return (yield from otherwise_asked(whole(game, ctx, node), lambda ask: replace(ask, player=first)))

    whole = instructions.HANDLERS[Draw]
    patch.setitem(instructions.HANDLERS, Draw, draw)


@breaks("5.6.3.3", "5.6.1", "5.6.2")
def who_goes_first_draws_for_both(patch: Patch) -> None:
    whole = kernel_instructions.draw
    patch.setattr(
        kernel_instructions,
        "draw",
        lambda game, player, *asked, **how: whole(game, game.state.first_player, *asked, **how),
    )


breaks("5.6.3.4")(with_handlers(common.who_draws_up_to_a_number_is_asked_once_more))


@breaks("5.7.1", "5.7.2.4")
def what_one_player_looks_at_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(events.APPLY, "look", events.APPLY["reveal"])


breaks("5.7.2.1")(common.who_looks_at_up_to_none_is_asked_once)


@breaks("5.7.2.3")
def whose_deck_is_looked_at_says_how_far(patch: Patch) -> None:
    def look(game: Any, ctx: Any, them: Any, viewer: int) -> Any:
        owner = game.state.cards[them[0]].seat if them else viewer
        return (yield from otherwise_asked(whole(game, ctx, them, viewer), lambda ask: replace(ask, player=owner)))

    whole = kernel_instructions._look_one_by_one
    patch.setattr(kernel_instructions, "_look_one_by_one", look)


@breaks("5.7.2.3")
def who_goes_first_says_how_far_is_looked(patch: Patch) -> None:
    def look(game: Any, *asked: Any) -> Any:
        first = game.state.first_player
        return (yield from otherwise_asked(whole(game, *asked), lambda ask: replace(ask, player=first)))

    whole = kernel_instructions._look_one_by_one
    patch.setattr(kernel_instructions, "_look_one_by_one", look)


@breaks("5.7.2.4", "5.7.1")
def whose_deck_is_looked_at_sees_the_cards(patch: Patch) -> None:
    whole = events.APPLY["look"]
    patch.setitem(
        events.APPLY, "look", lambda table, event: whole(table, replace(event, player=table.cards[event.card].seat))
    )


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


@breaks("5.8.1")
def who_changes_places_with_another_has_not_moved(patch: Patch) -> None:
    def happens(is_so: bool, game: Any, at: Any, event: Event, ctx: Any) -> bool:
        return is_so and (event.kind, event.cause) != ("move", "switch")

    results(patch, triggers, "happens", happens)


@breaks("5.8.1")
def heroes_do_not_change_places(patch: Patch) -> None:
    def may_replace(may: bool, game: Any, card: int, other: int) -> bool:
        return may and game.state.cards[card].face.kind != "hero"

    results(patch, instructions, "_may_replace", may_replace)


def swapped_one_by_one(patch: Patch, order: int) -> None:
    """An engine in which one of two cards that change places has gone before the other goes."""

    def happen(self: Any, *proposed: Event) -> Any:
        at = [index for index, each in enumerate(proposed) if (each.kind, each.cause) == ("move", "switch")]
        parts = [proposed[: at[1]], proposed[at[1] :]][::order] if len(at) == 2 else [proposed]
        for part in parts:
            outcome = yield from whole(self, *part)
        return outcome

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


@breaks("5.8.1", "10.7.4.2")
def of_two_cards_that_change_places_the_first_goes_before_the_other(patch: Patch) -> None:
    swapped_one_by_one(patch, 1)


@breaks("5.8.1", "10.7.4.2")
def of_two_cards_that_change_places_the_second_goes_before_the_other(patch: Patch) -> None:
    swapped_one_by_one(patch, -1)


@breaks("5.9.1")
def who_comes_from_the_hand_appears_only_if_played(patch: Patch) -> None:
    def happens(is_so: bool, game: Any, at: Any, event: Event, ctx: Any) -> bool:
        return is_so and not (event.to in LANES and (event.frm, event.cause) == ("hand", "effect"))

    results(patch, triggers, "happens", happens)


@breaks("5.9.1")
def who_comes_from_the_deck_or_was_removed_does_not_appear(patch: Patch) -> None:
    def happens(is_so: bool, game: Any, at: Any, event: Event, ctx: Any) -> bool:
        return is_so and not (event.to in LANES and event.frm in ("deck", "removed"))

    results(patch, triggers, "happens", happens)


@breaks("5.9.1")
def who_comes_to_the_opponent_s_side_does_not_appear(patch: Patch) -> None:
    def happens(is_so: bool, game: Any, at: Any, event: Event, ctx: Any) -> bool:
        comes = event.kind == "move" and event.to in LANES and event.frm not in LANES
        return is_so and not (comes and event.player != game.state.turn_player)

    results(patch, triggers, "happens", happens)


@breaks("5.10.1")
def whatever_card_is_set(patch: Patch) -> None:
    def attach(game: Any, ctx: Any, node: Any) -> Any:
        chosen, _ = yield from choices.pick(game, ctx, node.cards)
        hosts, _ = yield from choices.pick(game, ctx, node.to)
        yield from game.happen(*(event(ctx, "attach", card, other=host) for card in chosen for host in hosts[:1]))
        return bool(hosts)

    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("5.10.1")
def no_event_and_episode_is_set_by_a_text(patch: Patch) -> None:
    def happen(self: Any, *proposed: Event) -> Any:
        cards = self.state.cards
        is_one = [each.kind == "attach" and cards[each.card].face.kind == "event-episode" for each in proposed]
        return (yield from whole(self, *(each for each, one in zip(proposed, is_one, strict=True) if not one)))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


@breaks("5.10.1")
def what_is_set_takes_the_place_of_what_was_set(patch: Patch) -> None:
    def attach(table: Any, event: Event) -> None:
        for card in table.cards[event.other].attached:
            move(table, Event("move", card, table.cards[card].owner, to="waiting room"))
        whole(table, event)

    whole = events.APPLY["attach"]
    patch.setitem(events.APPLY, "attach", attach)


@breaks("5.10.3", "5.10.2")
def who_has_a_character_card_set_has_no_episode_set(patch: Patch) -> None:
    def has_attached(game: Any, ctx: Any, record: Any, where: Any) -> bool:
        episodes = tuple(each for each in record.attached if not game.state.cards[each].face.is_unit)
        return bool(whole(game, ctx, replace(record, attached=episodes), where))

    whole = references.has_attached
    patch.setattr(references, "has_attached", has_attached)


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

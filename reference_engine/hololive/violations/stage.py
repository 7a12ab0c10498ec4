"""Violations of what a holomem is and where it lies, of chapter 4, and of what is done with it, of chapter 5."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Heal, May
from ...kernel import choices, references
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import let_go
from ...kernel.events import Event
from ...kernel.performing import event, perform
from ...timings import doing
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, instructions, rule_processing, supports
from ..events import APPLY
from ..game import Hololive
from ..state import Card, Table
from ..words import STAGE

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
HANDLERS = instructions.HANDLERS
with_handlers = common.of(HANDLERS)


def faced(patch: Patch, instead: Any) -> None:
    """An engine for which a holomem's information is that of another card of its stack."""

    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        face = self.cards[instead(record)].face if record.under and record.zone in STAGE else record.face
        return face.info_of(card, record.inc, record.seat)

    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


@breaks("4.4.2.1")
def a_holomem_is_what_lies_at_the_bottom(patch: Patch) -> None:
    faced(patch, lambda record: record.under[0])


@breaks("5.13.1.1")
def who_blooms_is_still_what_it_was(patch: Patch) -> None:
    faced(patch, lambda record: record.under[-1])


@breaks("5.13.3")
def who_blooms_keeps_its_texts_as_well(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        info, record = whole(self, card), self.cards[card]
        if record.zone not in STAGE:
            return info
        below = [self.cards[each].face.info_of(card, record.inc, record.seat) for each in record.under]
        return replace(info, abilities=sum((each.abilities for each in below), info.abilities))

    def at_work(self: Any) -> Any:
        return dict.fromkeys((*working(self), *self.holomem(0), *self.holomem(1)))

    whole, working = Table.printed, Table.at_work
    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)
    patch.setattr(Table, "at_work", at_work)


@breaks("4.4.2.1.1")
def who_shows_two_persons_is_two_holomem(patch: Patch) -> None:
    def cards(game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        return [card for card in found for _ in game.info(card).names]

    whole = references.cards
    patch.setattr(references, "cards", cards)


@breaks("4.4.2.2")
def whoever_lies_under_a_holomem_is_a_holomem_as_well(patch: Patch) -> None:
    patch.setattr(Table, "is_buried", lambda self, record: False)


def left_behind(patch: Patch, when: Any) -> None:
    """An engine in which what is attached to a holomem stays behind when it moves so on the stage."""

    def move(state: Any, event: Event) -> None:
        record = state.cards[event.card]
        if record.zone in STAGE and event.to in STAGE and when(record, event):
            state.cards[event.card] = replace(record, attached=())
            for card in record.attached:
                let_go(state, card)
        whole(state, event)

    whole = APPLY["move"]
    patch.setitem(APPLY, "move", move)


@breaks("4.4.4")
def who_moves_on_the_stage_leaves_what_is_attached_behind(patch: Patch) -> None:
    left_behind(patch, lambda record, event: True)


@breaks("4.4.4")
def who_goes_back_from_a_collab_leaves_what_is_attached_behind(patch: Patch) -> None:
    left_behind(patch, lambda record, event: record.zone == "collab")


@breaks("4.4.4")
def who_fills_the_center_leaves_what_is_attached_behind(patch: Patch) -> None:
    left_behind(patch, lambda record, event: event.to == "center" and event.cause == "rule")


@breaks("4.4.4")
def who_changes_places_by_a_text_leaves_what_is_attached_behind(patch: Patch) -> None:
    left_behind(patch, lambda record, event: event.cause == "switch")


@breaks("4.4.5.1")
def who_comes_to_the_stage_has_the_damage_it_had_there_before(patch: Patch) -> None:
    def arriving(self: Any, old: Card, event: Event, now: int) -> Card:
        return replace(whole(self, old, event, now), damage=old.damage)

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


@breaks("4.4.5.2")
def the_greatest_damage_counts(patch: Patch) -> None:
    def damage(state: Any, event: Event) -> None:
        before = state.cards[event.card].damage
        whole(state, event)
        record = state.cards[event.card]
        state.cards[event.card] = replace(record, damage=max(before, record.damage - before))

    whole = APPLY["damage"]
    patch.setitem(APPLY, "damage", damage)


def downed(patch: Patch, is_downed: Any) -> None:
    """Another understanding of who is downed."""
    patch.setattr(
        rule_processing,
        "is_downed",
        lambda record, card, changed: is_downed(record, changed.get(card) or record.face.info),
    )


@breaks("4.4.5.3")
def who_has_just_as_much_damage_as_hp_is_not_downed(patch: Patch) -> None:
    downed(patch, lambda record, info: record.downed or record.damage > info.hp)


@breaks("4.4.9")
def who_is_downed_by_a_text_with_hp_left_stays(patch: Patch) -> None:
    downed(patch, lambda record, info: record.damage >= info.hp)


@breaks("4.4.6.1")
def the_opponent_says_who_of_too_many_comes(patch: Patch) -> None:
    patch.setattr(
        instructions,
        "choose",
        lambda game, player, among, least, most: choices.choose(game, 1 - player, among, least, most),
    )


@breaks("4.6.2.1")
def seven_holomem_are_the_limit(patch: Patch) -> None:
    patch.setattr(instructions, "STAGE_LIMIT", 7)
    patch.setattr(actions, "STAGE_LIMIT", 7)


@breaks("8.2.1")
def a_holomem_is_placed_on_a_full_stage(patch: Patch) -> None:
    patch.setattr(actions, "STAGE_LIMIT", 7)


@breaks("4.4.7")
def what_lies_under_a_holomem_goes_where_the_holomem_goes(patch: Patch) -> None:
    def leaving(game: Any, ctx: Any, card: int, to: str, seat: int, node: Any = None) -> Any:
        return [replace(each, to=to) for each in whole(game, ctx, card, to, seat, node)]

    whole = kernel_instructions.leaving
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("4.6.3")
def who_is_put_on_the_stage_comes_to_the_collab_position(patch: Patch) -> None:
    def destination(self: Any, node: Any, card: int = -1) -> str:
        return "collab" if node.to == "stage" else str(whole(self, node, card))

    whole = Hololive.destination
    patch.setattr(Hololive, "destination", destination)


@breaks("4.7.3")
def who_comes_to_a_taken_center_position_puts_the_other_to_the_back(patch: Patch) -> None:
    def with_room(game: Any, chosen: Any, to: str) -> Any:
        if to == "center" and chosen:
            player = game.state.cards[chosen[0]].seat
            there = game.state.zones[player, "center"]
            yield from game.happen(*(Event("move", card, player, to="back", cause="effect") for card in there))
        return (yield from whole(game, chosen, to))

    whole = instructions.with_room
    patch.setattr(Hololive, "with_room", lambda self, node, chosen: with_room(self, chosen, self.destination(node)))


@breaks("5.5.1")
def what_is_put_into_the_hand_goes_to_the_archive(patch: Patch) -> None:
    doing.sent(patch, Hololive, {"hand": "archive"})


@breaks("5.12.1")
def what_is_archived_goes_back_into_the_deck(patch: Patch) -> None:
    doing.sent(patch, Hololive, {"archive": "deck"})


breaks("5.7.3.2")(with_handlers(doing.who_draws_up_to_a_number_draws_so_many))
breaks("5.7.3.3")(with_handlers(doing.who_goes_on_drawing_draws_two_cards))
breaks("5.9.2.2")(doing.who_looks_card_by_card_begins_with_two)
breaks("5.9.2.3")(with_handlers(doing.who_looks_up_to_a_number_of_cards_looks_at_so_many))


def switched(patch: Patch, switch: Any) -> None:
    """Another way in which two holomem change places."""
    patch.setattr(instructions, "switch", switch)
    patch.setattr(actions, "switch", switch)


@breaks("5.10.1")
def of_two_that_change_places_one_alone_goes(patch: Patch) -> None:
    def switch(game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
        card = game.state.cards[one]
        return (yield from game.happen(event(ctx, "move", one, card.seat, to=game.state.cards[other].zone))).whole

    switched(patch, switch)


@breaks("5.10.2")
def who_can_move_takes_the_place_of_who_cannot(patch: Patch) -> None:
    def switch(game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
        first, second = game.state.cards[one], game.state.cards[other]
        yield from game.happen(
            event(ctx, "move", one, first.seat, to=second.zone, cause=cause),
            event(ctx, "move", other, second.seat, to=first.zone, cause=cause),
        )
        return True

    switched(patch, switch)


@breaks("5.14.1.3")
def what_a_holomem_is_no_more_goes_to_the_archive(patch: Patch) -> None:
    def to_debut(game: Any, ctx: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(
                instructions, "event", lambda *said, **how: event(*said, **{**how, **_archived(how.get("to"))})
            )
            return (yield from whole(game, ctx, card))

    whole = instructions._to_debut
    patch.setattr(instructions, "_to_debut", to_debut)


def _archived(to: Any) -> dict[str, str]:
    return {"to": "archive"} if to == "hand" else {}


@breaks("5.16.3.1")
def a_holomem_has_two_tools(patch: Patch) -> None:
    def room_for(game: Any, host: int, subtype: str) -> int:
        return int(whole(game, host, subtype)) + (subtype == "tool")

    whole = instructions.room_for
    for module in (instructions, supports):
        patch.setattr(module, "room_for", room_for)


@breaks("5.16.3.4.1")
def of_too_many_cards_at_once_none_is_attached(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        kept = yield from whole(game, ctx, chosen, host)
        return kept if len(kept) == len(chosen) else []

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("5.16.4.1")
def what_is_attached_to_its_own_holomem_is_attached_anew(patch: Patch) -> None:
    def to_one(game: Any, ctx: Any, node: Any, chosen: Any) -> Any:
        given = yield from whole(game, ctx, node, chosen)
        again = [(card, host) for host, cards in given.items() for card in cards if game.state.cards[card].host == host]
        yield from game.happen(*(event(ctx, "attach", card, other=host, cause="send") for card, host in again))
        return given

    whole = instructions.to_one
    patch.setattr(instructions, "to_one", to_one)


@breaks("5.21.1")
def who_is_healed_has_no_damage_any_more(patch: Patch) -> None:
    whole = HANDLERS[Heal]
    patch.setitem(HANDLERS, Heal, lambda game, ctx, node: whole(game, ctx, replace(node, amount=None)))


@breaks("5.21.1.1")
def who_is_healed_beyond_damage_has_more_hp(patch: Patch) -> None:
    def heal(state: Any, event: Event) -> None:
        record = state.cards[event.card]
        state.cards[event.card] = replace(record, damage=record.damage - event.amount)

    patch.setitem(APPLY, "heal", heal)


@breaks("5.22.2")
def who_may_roll_a_die_has_to(patch: Patch) -> None:
    def may(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from kernel_instructions.attempt(game, ctx, node.first)
        yield from perform(game, ctx, node.then)
        return done

    patch.setitem(HANDLERS, May, may)

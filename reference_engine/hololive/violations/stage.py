"""Violations of what a holomem is and where it lies, of chapter 4, and of what is done with it, of chapter 5."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Heal, May
from ...kernel import choices, performing, references
from ...kernel import instructions as kernel_instructions
from ...kernel.committing import let_go
from ...kernel.events import Event
from ...kernel.performing import event, perform
from ...patching import Patch
from ...timings.violations import instructions as shared_instructions
from ...violations import Change, Violations, change, constant, instead, reads, together, wrap
from .. import actions, instructions, rule_processing
from ..events import APPLY
from ..game import Hololive
from ..state import Card, Table
from ..words import STAGE

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
HANDLERS = instructions.HANDLERS


@change
def faced(patch: Patch, instead: Any) -> None:
    """An engine for which a holomem's information is that of another card of its stack."""

    def printed(self: Any, card: int) -> Any:
        record = self.cards[card]
        face = self.cards[instead(record)].face if record.under and record.zone in STAGE else record.face
        return face.info_of(card, record.inc, record.seat)

    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


breaks("A Bloomed holomem has the information of the bottom card of its stack", "4.4.2.1")(
    faced(lambda record: record.under[0])
)
breaks("A Bloomed holomem has the information of the card directly below its top card", "5.13.1.1")(
    faced(lambda record: record.under[-1])
)


@breaks("A Bloomed holomem also has the abilities of all the cards under it", "5.13.3")
def _(patch: Patch) -> None:
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


@breaks("A holomem with two names is counted as two holomem", "4.4.2.1.1")
@instead(references.cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    return [card for card in found for _ in game.info(card).names]


breaks("A card stacked under a holomem counts as a holomem of its own when texts look at events", "4.4.2.2")(
    wrap(Table.is_buried, lambda whole, self, record: False)
)


def left_behind(when: Any) -> Change:
    """An engine in which what is attached to a holomem stays behind when it moves so on the stage."""

    def move(whole: Any, state: Any, event: Event) -> None:
        record = state.cards[event.card]
        if record.zone in STAGE and event.to in STAGE and when(record, event):
            state.cards[event.card] = replace(record, attached=())
            for card in record.attached:
                let_go(state, card)
        whole(state, event)

    return wrap(APPLY["move"], move)


breaks("A holomem that moves to another position on the stage leaves its attached cards behind", "4.4.4")(
    left_behind(lambda record, event: True)
)
breaks("A holomem that leaves the collab position for another one leaves its attached cards behind", "4.4.4")(
    left_behind(lambda record, event: record.zone == "collab")
)
breaks("A holomem moved by the rules to fill an empty center leaves its attached cards behind", "4.4.4")(
    left_behind(lambda record, event: event.to == "center" and event.cause == "rule")
)
breaks("Holomem switched by an effect leave their attached cards behind", "4.4.4")(
    left_behind(lambda record, event: event.cause == "switch")
)


@breaks("A card that comes back to the stage has the damage that it had when it left", "4.4.5.1")
@instead(Table.arriving)
def _(whole: Any, self: Any, old: Card, event: Event, now: int) -> Card:
    return replace(whole(self, old, event, now), damage=old.damage)


@breaks("Damage on a holomem does not add up: only the greatest amount dealt at once counts", "4.4.5.2")
@instead(APPLY["damage"])
def _(whole: Any, state: Any, event: Event) -> None:
    before = state.cards[event.card].damage
    whole(state, event)
    record = state.cards[event.card]
    state.cards[event.card] = replace(record, damage=max(before, record.damage - before))


def downed(is_downed: Any) -> Change:
    """Another understanding of who is downed."""
    return wrap(
        rule_processing.is_downed,
        lambda whole, record, card, changed: is_downed(record, changed.get(card) or record.face.info),
    )


breaks("A holomem whose damage equals its HP is not downed", "4.4.5.3")(
    downed(lambda record, info: record.downed or record.damage > info.hp)
)
breaks("A holomem put into the downed state by an effect is not downed while it has HP left", "4.4.9")(
    downed(lambda record, info: record.damage >= info.hp)
)
breaks("The opponent chooses which cards go to the stage or are attached when not all of them fit", "4.4.6.1")(
    wrap(choices.choose, lambda whole, game, player, among, least, most: whole(game, 1 - player, among, least, most))
)
breaks("A player can have seven holomem on the stage", "4.6.2.1")(
    together(constant(instructions, "STAGE_LIMIT", 7), reads(actions.can_place, STAGE_LIMIT=7))
)
breaks("A holomem can be placed from hand as a seventh on a full stage", "8.2.1")(
    reads(actions.can_place, STAGE_LIMIT=7)
)


@breaks("Cards under a holomem that leaves the stage by an effect go where its top card goes", "4.4.7")
@instead(kernel_instructions.leaving)
def _(whole: Any, game: Any, ctx: Any, card: int, to: str, seat: int, node: Any = None) -> Any:
    return [replace(each, to=to) for each in whole(game, ctx, card, to, seat, node)]


@breaks("A holomem that an effect puts on the stage goes to the collab position by default", "4.6.3")
@instead(Hololive.destination)
def _(whole: Any, self: Any, node: Any, card: int = -1) -> str:
    return "collab" if node.to == "stage" else str(whole(self, node, card))


@breaks("A holomem that an effect puts in an occupied center sends the holomem there to the back", "4.7.3")
@instead(instructions.with_room)
def _(whole: Any, game: Any, chosen: Any, to: str) -> Any:
    if to == "center" and chosen:
        player = game.state.cards[chosen[0]].seat
        there = game.state.zones[player, "center"]
        yield from game.happen(*(Event("move", card, player, to="back", cause="effect") for card in there))
    return (yield from whole(game, chosen, to))


breaks("Cards that an effect puts into the hand go to the archive", "5.5.1")(
    shared_instructions.sent(Hololive, {"hand": "archive"})
)
breaks("Cards that an effect archives go into the deck", "5.12.1")(
    shared_instructions.sent(Hololive, {"archive": "deck"})
)
breaks("A player told to draw up to N cards must draw all N", "5.7.3.2")(
    shared_instructions.who_draws_up_to_a_number_draws_so_many(HANDLERS)
)
breaks("A player who draws up to N cards draws two each time instead of one", "5.7.3.3")(
    shared_instructions.who_goes_on_drawing_draws_two_cards(HANDLERS)
)
breaks("Looking at up to N cards shows the first two together before the others one by one", "5.9.2.2")(
    shared_instructions.who_looks_card_by_card_begins_with_two
)
breaks("A player told to look at up to N cards must look at all N", "5.9.2.3")(
    shared_instructions.who_looks_up_to_a_number_of_cards_looks_at_so_many(HANDLERS)
)


@change
def switched(patch: Patch, switch: Any) -> None:
    """Another way in which two holomem change places."""
    patch.setattr(instructions, "switch", switch)


@breaks("A switch or baton pass moves only one of the two holomem", "5.10.1")
@instead(instructions.switch)
def _(whole: Any, game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
    card = game.state.cards[one]
    return (yield from game.happen(event(ctx, "move", one, card.seat, to=game.state.cards[other].zone))).whole


@breaks("If one of two holomem in a switch or baton pass cannot move, the other still moves", "5.10.2")
@instead(instructions.switch)
def _(whole: Any, game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
    first, second = game.state.cards[one], game.state.cards[other]
    yield from game.happen(
        event(ctx, "move", one, first.seat, to=second.zone, cause=cause),
        event(ctx, "move", other, second.seat, to=first.zone, cause=cause),
    )
    return True


@breaks("Cards removed by a return to Debut go to the archive instead of the hand", "5.14.1.3")
@instead(instructions._to_debut)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    with Patch() as inner:
        inner.setattr(performing, "event", lambda *said, **how: event(*said, **{**how, **_archived(how.get("to"))}))
        return (yield from whole(game, ctx, card))


def _archived(to: Any) -> dict[str, str]:
    return {"to": "archive"} if to == "hand" else {}


@breaks("A second tool can be attached to a holomem, by playing it or by an effect", "5.16.3.1")
def _(patch: Patch) -> None:
    def room_for(game: Any, host: int, subtype: str) -> int:
        return int(whole(game, host, subtype)) + (subtype == "tool")

    whole = instructions.room_for
    patch.setattr(instructions, "room_for", room_for)


@breaks("If an effect attaches more cards at once than the cap allows, none of them is attached", "5.16.3.4.1")
@instead(instructions.within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    kept = yield from whole(game, ctx, chosen, host)
    return kept if len(kept) == len(chosen) else []


@breaks("A card attached to the holomem that it is already on counts as attached anew", "5.16.4.1")
@instead(instructions.to_one)
def _(whole: Any, game: Any, ctx: Any, node: Any, chosen: Any) -> Any:
    given = yield from whole(game, ctx, node, chosen)
    again = [(card, host) for host, cards in given.items() for card in cards if game.state.cards[card].host == host]
    yield from game.happen(*(event(ctx, "attach", card, other=host, cause="send") for card, host in again))
    return given


breaks("Any healing by an effect removes all damage from the holomem", "5.21.1")(
    wrap(HANDLERS[Heal], lambda whole, game, ctx, node: whole(game, ctx, replace(node, amount=None)))
)


@breaks("Healing more than a holomem's damage leaves it with more remaining HP than its HP", "5.21.1.1")
@instead(APPLY["heal"])
def _(whole: Any, state: Any, event: Event) -> None:
    record = state.cards[event.card]
    state.cards[event.card] = replace(record, damage=record.damage - event.amount)


@breaks("An action that an effect makes optional, such as a die roll, is always carried out", "5.22.2")
@instead(HANDLERS[May])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from kernel_instructions.attempt(game, ctx, node.first)
    yield from perform(game, ctx, node.then)
    return done

"""Violations of holomem: their definition and places (chapter 4), and the instructions about them (chapter 5)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Heal, OptionalInstruction
from ...check_timings.violations import instructions as shared_instructions
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, card_references, perform
from ...kernel import instructions as kernel_instructions
from ...kernel.commit import make_loose
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event, perform_instructions
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    combine_changes,
    replace_globals,
    set_constant,
    wrap_function,
    wrapper_of,
)
from .. import actions, instructions, rule_processing
from ..events import APPLY
from ..game import Hololive
from ..lexicon import STAGE
from ..state import GameCard, GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation
HANDLERS = instructions.HANDLERS


@change_factory
def replace_top_face(patch: Patch, instead: Any) -> None:
    """Take a holomem's information from another card of its stack."""

    def printed_of_stack_card(self: Any, card: int) -> Any:
        record = self.cards[card]
        face = self.cards[instead(record)].face if record.under and record.zone in STAGE else record.face
        return face.characteristics_of_copy(card, record.inc, record.seat)

    patch.setattr(GameState, "printed_characteristics", printed_of_stack_card)
    patch.setattr(GameState, "unmodified_characteristics", printed_of_stack_card)


breaks(
    "A Bloomed holomem has the information of the bottom card of its stack", "4.4.2.1", "5.14.2", "5.14.3", "13.3.2"
)(replace_top_face(lambda record: record.under[0]))
breaks("A Bloomed holomem has the information of the card directly below its top card", "5.14.1.1")(
    replace_top_face(lambda record: record.under[-1])
)


@breaks("A Bloomed holomem also has the abilities of all the cards under it", "5.14.3")
def _(patch: Patch) -> None:
    def printed_with_cards_below(self: Any, card: int) -> Any:
        info, record = whole(self, card), self.cards[card]
        if record.zone not in STAGE:
            return info
        below = [self.cards[each].face.characteristics_of_copy(card, record.inc, record.seat) for each in record.under]
        return replace(info, abilities=sum((each.abilities for each in below), info.abilities))

    def working_with_cards_below(self: Any) -> Any:
        return dict.fromkeys((*working(self), *self.holomem(0), *self.holomem(1)))

    whole, working = GameState.printed_characteristics, GameState.cards_at_work
    patch.setattr(GameState, "printed_characteristics", printed_with_cards_below)
    patch.setattr(GameState, "unmodified_characteristics", printed_with_cards_below)
    patch.setattr(GameState, "cards_at_work", working_with_cards_below)


@breaks("A holomem with two names is counted as two holomem", "4.4.2.1.1")
@wrapper_of(card_references.present_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    return [card for card in found for _ in game.characteristics_of(card).names]


breaks("A card stacked under a holomem counts as a holomem of its own when texts look at events", "4.4.2.2")(
    wrap_function(GameState.is_stacked_under, lambda whole, self, record: False)
)


def leave_attached_behind(when: Any) -> Change:
    """Leave attached cards behind when a holomem moves on the stage, if ``when`` holds."""

    def move_without_attached(whole: Any, state: Any, event: EngineEvent) -> None:
        record = state.cards[event.card]
        if record.zone in STAGE and event.to in STAGE and when(record, event):
            state.cards[event.card] = replace(record, attached=())
            for card in record.attached:
                make_loose(state, card)
        whole(state, event)

    return wrap_function(APPLY["move"], move_without_attached)


breaks("A holomem that moves to another position on the stage leaves its attached cards behind", "4.4.4")(
    leave_attached_behind(lambda record, event: True)
)
breaks("A holomem that leaves the collab position for another one leaves its attached cards behind", "4.4.4")(
    leave_attached_behind(lambda record, event: record.zone == "collab")
)
breaks("A holomem moved by the rules to fill an empty center leaves its attached cards behind", "4.4.4")(
    leave_attached_behind(lambda record, event: event.to == "center" and event.cause == "rule")
)
breaks("Holomem switched by an effect leave their attached cards behind", "4.4.4")(
    leave_attached_behind(lambda record, event: event.cause == "switch")
)


@breaks("A card that comes back to the stage has the damage that it had when it left", "4.4.5.1")
@wrapper_of(GameState.new_card_state_on_move)
def _(whole: Any, self: Any, old: GameCard, event: EngineEvent, now: int) -> GameCard:
    return replace(whole(self, old, event, now), damage=old.damage)


@breaks("Damage on a holomem does not add up: only the greatest amount dealt at once counts", "4.4.5.2")
@wrapper_of(APPLY["damage"])
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    before = state.cards[event.card].damage
    whole(state, event)
    record = state.cards[event.card]
    state.cards[event.card] = replace(record, damage=max(before, record.damage - before))


def replace_downed_condition(is_downed: Any) -> Change:
    """Replace the condition for downs."""
    return wrap_function(
        rule_processing.must_be_downed,
        lambda whole, record, card, changed: is_downed(record, changed.get(card) or record.face.info),
    )


breaks(
    "A holomem whose damage equals its HP is not downed",
    "4.4.5.3",
    spread="scenarios about downed holomem deal exactly their HP",
)(replace_downed_condition(lambda record, info: record.downed or record.damage > info.hp))
breaks("A holomem put into the downed state by an effect is not downed while it has HP left", "4.4.9", "5.4.1")(
    replace_downed_condition(lambda record, info: record.damage >= info.hp)
)
breaks(
    "The opponent chooses which cards go to the stage or are attached when not all of them fit",
    "4.4.6.1",
    spread="effects that choose among cards for the stage occur in many chapters",
)(
    wrap_function(
        card_choices.choose_cards,
        lambda whole, game, player, among, least, most: whole(game, 1 - player, among, least, most),
    )
)
breaks("A player can have seven holomem on the stage", "4.6.2.1")(
    combine_changes(set_constant(instructions, "STAGE_LIMIT", 7), replace_globals(actions.place_options, STAGE_LIMIT=7))
)
breaks("A holomem can be placed from hand as a seventh on a full stage", "8.2.1")(
    replace_globals(actions.place_options, STAGE_LIMIT=7)
)


@breaks("Cards under a holomem that leaves the stage by an effect go where its top card goes", "4.4.7")
@wrapper_of(kernel_instructions.moves_to_zone)
def _(whole: Any, game: Any, ctx: Any, card: int, to: str, seat: int, node: Any = None) -> Any:
    return [replace(each, to=to) for each in whole(game, ctx, card, to, seat, node)]


@breaks("A holomem that an effect puts on the stage goes to the collab position by default", "4.6.3")
@wrapper_of(Hololive.destination_zone)
def _(whole: Any, self: Any, node: Any, card: int = -1) -> str:
    return "collab" if node.to == "stage" else str(whole(self, node, card))


@breaks("A holomem that an effect puts on the stage goes to the center position if that is empty", "4.6.3")
@wrapper_of(Hololive.destination_zone)
def _(whole: Any, self: Any, node: Any, card: int = -1) -> str:
    is_empty = card >= 0 and not self.state.zones[self.state.cards[card].seat, "center"]
    return "center" if node.to == "stage" and is_empty else str(whole(self, node, card))


@breaks("A holomem that an effect puts in an occupied center sends the holomem there to the back", "4.7.3")
@wrapper_of(instructions.choose_cards_with_room)
def _(whole: Any, game: Any, chosen: Any, to: str) -> Any:
    if to == "center" and chosen:
        player = game.state.cards[chosen[0]].seat
        there = game.state.zones[player, "center"]
        yield from game.propose_events(
            *(EngineEvent("move", card, player, to="back", cause="effect") for card in there)
        )
    return (yield from whole(game, chosen, to))


breaks("Cards that an effect puts into the hand go to the archive", "5.5.1", "4.4.7")(
    shared_instructions.move_to_another_zone(Hololive, {"hand": "archive"})
)
breaks("Cards that an effect archives go into the deck", "5.12.1")(
    shared_instructions.move_to_another_zone(Hololive, {"archive": "deck"})
)
breaks("A player told to draw up to N cards must draw all N", "5.7.3.2")(
    shared_instructions.drawing_up_to_draws_all(HANDLERS)
)
breaks("A player who draws up to N cards draws two each time instead of one", "5.7.3.3")(
    shared_instructions.drawing_on_draws_two_cards(HANDLERS)
)
breaks("Looking at up to N cards shows the first two together before the others one by one", "5.9.2.2")(
    shared_instructions.looking_begins_with_two_cards
)
breaks("A player told to look at up to N cards must look at all N", "5.9.2.3")(
    shared_instructions.looking_up_to_looks_at_all(HANDLERS)
)


@change_factory
def replace_switch(patch: Patch, switch: Any) -> None:
    """Replace the exchange of two holomem."""
    patch.setattr(instructions, "switch_holomem", switch)


@breaks("A switch or baton pass moves only one of the two holomem", "5.10.1", "5.18.1", "9.2.1.3", "5.17.1@1.7.0")
@wrapper_of(instructions.switch_holomem)
def _(whole: Any, game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
    card = game.state.cards[one]
    return (
        yield from game.propose_events(create_event(ctx, "move", one, card.seat, to=game.state.cards[other].zone))
    ).whole


@breaks("If one of two holomem in a switch or baton pass cannot move, the other still moves", "5.10.2")
@wrapper_of(instructions.switch_holomem)
def _(whole: Any, game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
    first, second = game.state.cards[one], game.state.cards[other]
    yield from game.propose_events(
        create_event(ctx, "move", one, first.seat, to=second.zone, cause=cause),
        create_event(ctx, "move", other, second.seat, to=first.zone, cause=cause),
    )
    return True


@breaks("Cards removed by a return to Debut go to the archive instead of the hand", "5.15.1.3")
@wrapper_of(instructions._to_debut)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    with Patch() as inner:
        inner.setattr(
            perform, "create_event", lambda *said, **how: create_event(*said, **{**how, **_archived(how.get("to"))})
        )
        return (yield from whole(game, ctx, card))


def _archived(to: Any) -> dict[str, str]:
    return {"to": "archive"} if to == "hand" else {}


@breaks("A second tool can be attached to a holomem, by playing it or by an effect", "5.17.3.1")
def _(patch: Patch) -> None:
    def room_for_second_tool(game: Any, host: int, subtype: str) -> int:
        return int(whole(game, host, subtype)) + (subtype == "tool")

    whole = instructions.room_for_subtype
    patch.setattr(instructions, "room_for_subtype", room_for_second_tool)


@breaks("If an effect attaches more cards at once than the cap allows, none of them is attached", "5.17.3.4.1")
@wrapper_of(instructions.choose_within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    kept = yield from whole(game, ctx, chosen, host)
    return kept if len(kept) == len(chosen) else []


@breaks("A card attached to the holomem that it is already on counts as attached anew", "5.17.4.1")
@wrapper_of(instructions.choose_one_host)
def _(whole: Any, game: Any, ctx: Any, node: Any, chosen: Any) -> Any:
    given = yield from whole(game, ctx, node, chosen)
    again = [(card, host) for host, cards in given.items() for card in cards if game.state.cards[card].host == host]
    yield from game.propose_events(
        *(create_event(ctx, "attach", card, other=host, cause="send") for card, host in again)
    )
    return given


breaks("Any healing by an effect removes all damage from the holomem", "5.23.1")(
    wrap_function(HANDLERS[Heal], lambda whole, game, ctx, node: whole(game, ctx, replace(node, amount=None)))
)


@breaks("Healing more than a holomem's damage leaves it with more remaining HP than its HP", "5.23.1.1")
@wrapper_of(APPLY["heal"])
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    record = state.cards[event.card]
    state.cards[event.card] = replace(record, damage=record.damage - event.amount)


@breaks("An action that an effect makes optional, such as a die roll, is always carried out", "5.24.2", "4.16.2")
@wrapper_of(HANDLERS[OptionalInstruction])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from kernel_instructions.do_optional(game, ctx, node.first)
    yield from perform_instructions(game, ctx, node.then)
    return done


breaks(
    "A player is not asked whether to roll a die for an ability, and always rolls it",
    "5.24.2",
    spread="scenarios of other chapters decline an ability with a die",
)(mechanisms.a_cost_that_can_be_paid_is_paid)

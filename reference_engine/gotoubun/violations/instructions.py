"""Violations of chapter 5."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Attach, Draw, Switch
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, card_references, event_patterns
from ...kernel import instructions as kernel_instructions
from ...kernel.card_references import evaluate_amount
from ...kernel.commit import apply_move
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_asks,
    change_results,
    set_constant,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import cards, events, instructions
from ..game import Gotoubun
from ..lexicon import LANES
from .helpers import change_listed_cards

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("A card that is turned always ends up face down, even if the text turns it face up", "5.2.1")(
    wrap_function(events.APPLY["turn"], lambda whole, table, event: whole(table, replace(event, face_down=True)))
)


@breaks("An effect cannot remove cards from a main deck or a bride area", "5.4.1")
@partial(change_results, kernel_instructions.plan_moves)
def _(moves: Any, game: Any, *asked: Any) -> Any:
    cards = game.state.cards
    return [each for each in moves if each.to != "removed" or cards[each.card].zone not in ("deck", "brides")]


breaks("A player who was shown a card of the deck still sees it after the deck is shuffled", "5.5.1")(
    mechanisms.shown_card_stays_seen_in_shuffle(events.APPLY)
)
breaks("An instruction to shuffle a main deck of one card or none does not count as shuffling it", "5.5.1.1")(
    mechanisms.a_deck_of_one_card_is_not_shuffled(instructions.HANDLERS)
)
breaks("A card effect that draws takes cards from the bottom of the main deck", "5.6.1", "10.6.2.5")(
    mechanisms.the_bottom_card_is_drawn
)
breaks("An instruction to draw several cards draws only one", "5.6.2")(
    mechanisms.only_one_card_is_drawn(instructions.HANDLERS)
)


@breaks("Several cards that an effect draws are drawn all at once instead of one after another", "5.6.2")
@wrapper_of(instructions.HANDLERS[Draw])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    count = evaluate_amount(game, ctx, node.count)
    if node.up_to or node.side != "you" or count < 2:
        return (yield from whole(game, ctx, node))
    drawn = game.state.zones[ctx.seat, "deck"][:count]
    yield from game.propose_events(
        *(create_event(ctx, "move", card, ctx.seat, to="hand", cause="draw") for card in drawn)
    )
    return len(drawn) == count


breaks("An instruction to draw up to zero cards still lets the player draw one", "5.6.3.1")(
    mechanisms.drawing_up_to_none_asks_once(instructions.HANDLERS)
)


@breaks("In an up-to draw, the first player decides how many cards are drawn, whoever draws them", "5.6.3.2")
@wrapper_of(instructions.HANDLERS[Draw])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    first = game.state.first_player
    return (yield from change_asks(whole(game, ctx, node), lambda ask: replace(ask, player=first)))


breaks(
    "A draw that a card effect makes is always made by the first player",
    "5.6.3.3",
    "5.6.1",
    "5.6.2",
    "7.2.3",
    "10.7.4.1.1",
    "10.7.4.1.3",
)(
    wrap_function(
        kernel_instructions.draw_one_card,
        lambda whole, game, player, *asked, **how: whole(game, game.state.first_player, *asked, **how),
    )
)
breaks("A player who may draw up to a number of cards may draw one card more than that", "5.6.3.4")(
    mechanisms.drawing_up_to_asks_once_more(instructions.HANDLERS)
)
breaks("Cards that one player looks at are seen by both players", "5.7.1", "5.7.2.4")(
    swap_function(events.APPLY["look"], events.APPLY["reveal"])
)
breaks("A player told to look at up to zero cards is still asked whether to look", "5.7.2.1")(
    mechanisms.looking_at_up_to_none_asks_once
)


@breaks("In an up-to look, the player whose deck is looked at decides how many cards are seen", "5.7.2.3")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    owner = game.state.cards[them[0]].seat if them else viewer
    return (yield from change_asks(whole(game, ctx, them, viewer), lambda ask: replace(ask, player=owner)))


@breaks("In an up-to look, the first player decides how many cards are looked at, whoever looks", "5.7.2.3")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, *asked: Any) -> Any:
    first = game.state.first_player
    return (yield from change_asks(whole(game, *asked), lambda ask: replace(ask, player=first)))


breaks(
    "Cards that a player looks at are seen by the player whose cards they are, not by the one looking",
    "5.7.2.4",
    "5.7.1",
)(
    wrap_function(
        events.APPLY["look"],
        lambda whole, table, event: whole(table, replace(event, player=table.cards[event.card].seat)),
    )
)
breaks("Each card that a player looks at in an up-to look is revealed to both players", "5.7.2.4")(
    mechanisms.looking_reveals_cards
)
breaks("In an up-to look, the player can look at no more than one card", "5.7.2.5")(
    mechanisms.who_looks_card_by_card_sees_one
)


@breaks("In a swap, only one of the two cards moves", "5.8.1")
def _(patch: Patch) -> None:
    def switch_one_card(game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as inner:
            inner.setattr(instructions, "_to_place_of", moves_of_first_card)
            return (yield from whole(game, ctx, node))

    def moves_of_first_card(game: Any, ctx: Any, card: int, other: int) -> Any:
        return place(game, ctx, card, other) if card < other else []

    whole, place = instructions.HANDLERS[Switch], instructions._to_place_of
    patch.setitem(instructions.HANDLERS, Switch, switch_one_card)


@breaks("A card that moves in a swap does not trigger abilities about moving", "5.8.1", "13.1.1.3")
@partial(change_results, event_patterns.matches_pattern)
def _(is_so: bool, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    return is_so and (event.kind, event.cause) != ("move", "switch")


@breaks("Heroes cannot be swapped", "5.8.1")
@partial(change_results, instructions._may_replace)
def _(may: bool, game: Any, card: int, other: int) -> bool:
    return may and game.state.cards[card].face.kind != "hero"


def swap_one_by_one(order: int) -> Change:
    """Let one of two cards that change places move before the other."""

    def happen_in_parts(whole: Any, self: Any, *proposed: EngineEvent) -> Any:
        at = [index for index, each in enumerate(proposed) if (each.kind, each.cause) == ("move", "switch")]
        parts = [proposed[: at[1]], proposed[at[1] :]][::order] if len(at) == 2 else [proposed]
        for part in parts:
            outcome = yield from whole(self, *part)
        return outcome

    return wrap_function(Gotoubun.propose_events, happen_in_parts)


breaks("In a swap, the first card moves before the second one instead of at the same time", "5.8.1", "10.7.4.2")(
    swap_one_by_one(1)
)
breaks("In a swap, the second card moves before the first one instead of at the same time", "5.8.1", "10.7.4.2")(
    swap_one_by_one(-1)
)


@breaks("A character that an effect puts into a lane from the hand does not count as appearing", "5.9.1")
@partial(change_results, event_patterns.matches_pattern)
def _(is_so: bool, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    return is_so and not (event.to in LANES and (event.frm, event.cause) == ("hand", "effect"))


@breaks("A character put into a lane from the deck or the removed zone does not count as appearing", "5.9.1")
@partial(change_results, event_patterns.matches_pattern)
def _(is_so: bool, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    return is_so and not (event.to in LANES and event.frm in ("deck", "removed"))


@breaks("A character that comes to a lane of the non-turn player does not count as appearing", "5.9.1")
@partial(change_results, event_patterns.matches_pattern)
def _(is_so: bool, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    comes = event.kind == "move" and event.to in LANES and event.frm not in LANES
    return is_so and not (comes and event.player != game.state.turn_player)


@breaks("An effect can set any card on a character, even one that cannot be an episode", "5.10.1")
@wrapper_of(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from card_choices.select_cards(game, ctx, node.cards)
    hosts, _ = yield from card_choices.select_cards(game, ctx, node.to)
    yield from game.propose_events(
        *(create_event(ctx, "attach", card, other=host) for card in chosen for host in hosts[:1])
    )
    return bool(hosts)


@breaks("An event & episode card is never set on a character, whether it is played or set by an effect", "5.10.1")
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *proposed: EngineEvent) -> Any:
    cards = self.state.cards
    is_one = [each.kind == "attach" and cards[each.card].face.kind == "event-episode" for each in proposed]
    return (yield from whole(self, *(each for each, one in zip(proposed, is_one, strict=True) if not one)))


@breaks("Setting an episode on a character sends the episodes already set there to the waiting room", "5.10.1")
@wrapper_of(events.APPLY["attach"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    for card in table.cards[event.other].attached:
        apply_move(table, EngineEvent("move", card, table.cards[card].owner, to="waiting room"))
    whole(table, event)


@breaks("A character with only character cards set on it does not count as having an episode set", "5.10.3", "5.10.2")
@wrapper_of(card_references.has_matching_attachment)
def _(whole: Any, game: Any, ctx: Any, record: Any, where: Any) -> bool:
    episodes = tuple(each for each in record.attached if not game.state.cards[each].face.is_unit)
    return bool(whole(game, ctx, replace(record, attached=episodes), where))


breaks("A character card set as an episode adds nothing to the character's power", "5.10.3", "10.6.4.2.1")(
    set_constant(cards, "EPISODE", replace(cards.EPISODE, modifier=0))
)


@breaks("Setting a character card as an episode does not trigger abilities about episodes being set", "5.10.3")
@wrapper_of(event_patterns.matches_pattern)
def _(whole: Any, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    is_one = event.kind == "attach" and game.state.cards[event.card].face.is_unit
    return not is_one and whole(game, at, event, ctx)


@breaks(
    "Texts that refer to the cards set on a character leave out character cards set as episodes",
    "5.10.3",
    "5.10.2",
    "4.14.3.1",
)
@change_listed_cards
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    cards = game.state.cards
    found = whole(game, ctx, reference)
    return [card for card in found if not (cards[card].role == "episode" and cards[card].face.is_unit)]

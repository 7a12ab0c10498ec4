"""Violations of Di Gi Charat: event cards (3-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernel.decisions import EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, run_without_asks, wrap_function, wrapper_of
from .. import bringing_out, effects, event_cards, response_chain, turn
from ..cards import CardDefinition
from ..game import Digicharat
from ..state import COMING, HAND, IN_EFFECT, PILE, SET, SLOT, GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A player can set more than one event in a turn", "3-4-1.1")
@wrapper_of(event_cards.set_options)
def _(whole: Any, game: Any, player: int) -> Any:
    game.state.has_set = False
    return whole(game, player)


@breaks("A player can set an event while another one still lies in their field", "3-4-1.2")
@wrapper_of(event_cards.set_options)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    there, zones[player, "event"] = zones[player, "event"], ()
    options = list(whole(game, player))
    zones[player, "event"] = there
    return options


@breaks("An event can be set only if the characters that it needs are in the field", "3-4-1.3")
@wrapper_of(event_cards.set_options)
def _(whole: Any, game: Any, player: int) -> Any:
    cards = game.state.cards
    return (each for each in whole(game, player) if game.state.meets_needs(player, cards[each.args[0]].face))


@breaks("Events can be used directly from the hand without being set", "3-4-2.1", "3-4-2.5")
@wrapper_of(event_cards.use_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    for card in game.state.zones[player, HAND]:
        if game.state.cards[card].face.kind == "event":
            yield EngineOption("event", (card,))


breaks(
    "Events can be used only in their player's own turn",
    "3-4-2.2",
    "3-4-2.3",
    spread="most scenarios with a response let the opponent of the turn player respond",
)(
    wrap_function(
        event_cards.use_options,
        lambda whole, game, player: whole(game, player) if player == game.state.turn_player else (),
    )
)


@breaks(
    "Players can respond to waking and drawing at the beginning of a turn, and to damage",
    "3-4-2.3.n1",
    spread="every scenario with damage or a new turn meets the additional question",
)
@wrapper_of(Digicharat.continue_after_responses)
def _(whole: Any, self: Any, player: int, *then: Any) -> None:
    self.replace_frame(*then)
    self.let_players_respond(1 - player)


@breaks("An event's needs are checked when it is used instead of when it takes effect", "3-4-2.4")
def _(patch: Patch) -> None:
    def use_options(game: Any, player: int) -> Any:
        cards = game.state.cards
        return [each for each in whole(game, player) if was(game.state, player, cards[each.args[0]].face)]

    def resolve_event(game: Any, entry: Any) -> Any:
        patch.setattr(GameState, "meets_needs", lambda self, player, face: True)
        yield from whole_effect(game, entry)
        patch.setattr(GameState, "meets_needs", was)

    whole, whole_effect, was = event_cards.use_options, event_cards.resolve_event, GameState.meets_needs
    patch.setattr(event_cards, "use_options", use_options)
    patch.setitem(response_chain.RESOLVE, "event", resolve_event)


@breaks("An event's needs are not checked if it is used in the opponent's turn", "3-4-2.4")
@wrapper_of(response_chain.RESOLVE["event"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    with Patch() as context:
        if entry.player != game.state.turn_player:
            context.setattr(GameState, "meets_needs", lambda self, player, face: True)
        run_without_asks(whole(game, entry))


@breaks("Only two events can be used in a turn, counting those of both players together", "3-4-2.5")
def _(patch: Patch) -> None:
    def use_event(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, f"used {card}")}

    def use_options(game: Any, player: int) -> Any:
        uses = [word for _, word in game.state.colors if word.startswith("used")]
        return () if len(uses) >= 2 else whole(game, player)

    whole, whole_use = event_cards.use_options, event_cards.use_event
    patch.setattr(event_cards, "use_options", use_options)
    patch.setitem(response_chain.ACT, "event", use_event)


@breaks("Either player can discard their own event, not just the turn player", "3-4-3.1", "3-4-4.4")
@wrapper_of(event_cards.discard_options)
def _(whole: Any, game: Any, player: int) -> Any:
    before, game.state.turn_player = game.state.turn_player, player
    options = list(whole(game, player))
    game.state.turn_player = before
    return options


@breaks("The effect of a lasting event continues after its card has gone to the discard pile", "3-4-3.2")
@wrapper_of(GameState.is_there)
def _(whole: Any, self: Any, ref: Any) -> bool:
    return bool(whole(self, ref)) or (
        self.cards[ref.card].zone == PILE and self.cards[ref.card].face.has_lasting_effect
    )


@breaks("The effect of an event continues when another event discards its card", "3-4-3.2")
@wrapper_of(effects.carry_out_event)
def _(whole: Any, game: Any, *which: Any) -> Any:
    before = game.state.lasting
    yield from whole(game, *which)
    game.state.lasting += tuple(each for each in before if each not in game.state.lasting)


breaks("Players cannot discard their events during a battle", "3-4-4.2")(
    wrap_function(
        event_cards.discard_options, lambda whole, game, player: () if game.state.battle else whole(game, player)
    )
)


@breaks("An event that was used and still waits to take effect can be discarded by its player", "3-4-4.3", "3-4-3.2")
@wrapper_of(event_cards.discard_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    card = game.state.field_event(player)
    if card is not None and player == game.state.turn_player:
        yield EngineOption("discard", (card,))


@breaks(
    "As a response, an event can be used only in answer to another event",
    "3-4-2.3",
    spread="most scenarios with a response answer an attack or a character",
)
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Any:
    is_event = bool(game.state.chain) and game.state.chain[-1].kind == "event"
    return (each for each in whole(game, player) if each.kind != "event" or is_event)


@breaks("A player who has discarded an event cannot set another in that turn", "3-4-4.1", "3-4-1.1")
@wrapper_of(response_chain.ACT["discard"])
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from whole(game, player, card)
    game.state.has_set = True


@breaks("A player can discard their event in response, even in the opponent's turn", "3-4-4.4", "3-4-3.1")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    before, game.state.turn_player = game.state.turn_player, player
    options = list(event_cards.discard_options(game, player))
    game.state.turn_player = before
    yield from options


@breaks("A player can use only one event in a turn", "3-4-2.5")
def _(patch: Patch) -> None:
    def use_event(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, "used")}

    def use_options(game: Any, player: int) -> Any:
        return () if (player, "used") in game.state.colors else whole(game, player)

    whole, whole_use = event_cards.use_options, event_cards.use_event
    patch.setattr(event_cards, "use_options", use_options)
    patch.setitem(response_chain.ACT, "event", use_event)


@breaks("An event whose needs are not met when it takes effect stays set instead of being discarded", "3-4-2.4")
@wrapper_of(Digicharat.move_card)
def _(whole: Any, self: Any, card: int, to: str, cause: str) -> None:
    if cause == "failed" and self.state.cards[card].zone == SLOT:
        self.state.change_card(card, state=SET)
    else:
        whole(self, card, to, cause)


def limit_discards(is_so: Callable[[Any, int], bool]) -> Change:
    """Restrict discards to the events for which ``is_so`` holds."""
    return wrap_function(
        event_cards.discard_options,
        lambda whole, game, player: (each for each in whole(game, player) if is_so(game, *each.args)),
    )


breaks("A player cannot discard their event once it is in effect", "3-4-3.1", "3-4-3.2")(
    limit_discards(lambda game, card: game.state.cards[card].state == SET)
)
breaks("A player cannot discard their event before it has been used", "3-4-3.1", "3-4-1.1")(
    limit_discards(lambda game, card: game.state.cards[card].state == IN_EFFECT)
)
breaks("During a battle, a player cannot discard an unused event, only one that is in effect", "3-4-4.2")(
    limit_discards(lambda game, card: game.state.battle is None or game.state.cards[card].state == IN_EFFECT)
)


@breaks("Characters of the hand can be set like events", "3-4-1.1")
@wrapper_of(event_cards.set_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    options = list(whole(game, player))
    if options:
        yield from (EngineOption("set", (card,)) for card in game.state.zones[player, HAND])


@breaks("Events of the hand can be brought out like characters", "3-4-1.1")
@wrapper_of(bringing_out.bring_out_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    for card in game.state.zones[player, HAND]:
        if game.state.cards[card].face.kind == "event":
            yield EngineOption("character", (card,))


def discard_at_turn_end(is_so: Callable[[Any, int], bool]) -> Change:
    """Discard at the end of a turn also the events in the field for which ``is_so`` holds."""

    def end_turn(whole: Any, game: Any) -> Any:
        for player in (0, 1):
            card = game.state.field_event(player)
            if card is not None and is_so(game, card):
                game.move_card(card, PILE, "used")
        yield from whole(game)

    return wrap_function(turn.end_turn, end_turn)


breaks("An event that is set and was not used is discarded when the turn ends", "3-4-2.1")(
    discard_at_turn_end(lambda game, card: game.state.cards[card].state == SET)
)
breaks("An event that would last for the turn and was not used is discarded when the turn ends", "3-4-2.1")(
    discard_at_turn_end(
        lambda game, card: game.state.cards[card].state == SET and game.state.cards[card].face.ends_with_the_turn
    )
)
breaks("An event in effect is discarded when the turn ends, however long its effect lasts", "3-4-3.1")(
    discard_at_turn_end(lambda game, card: game.state.cards[card].state == IN_EFFECT)
)


@breaks("An event whose effect lasted for the turn stays in the field and in effect", "3-4-1.2")
def _(patch: Patch) -> None:
    patch.setattr(CardDefinition, "ends_with_the_turn", False)


@breaks("An event that lasted for the turn stays in the field if its player used it in the opponent's turn", "3-4-1.2")
@wrapper_of(Digicharat.move_card)
def _(whole: Any, self: Any, card: int, to: str, cause: str) -> None:
    record = self.state.cards[card]
    if not (record.state == IN_EFFECT and cause == "used" and record.seat != self.state.turn_player):
        whole(self, card, to, cause)


@breaks("An event takes effect even if a response has discarded it", "3-4-2.3")
@wrapper_of(response_chain.RESOLVE["event"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    with Patch() as context:
        context.setattr(GameState, "is_there", lambda self, ref: True)
        run_without_asks(whole(game, entry))


@breaks("An event that is being set can be affected like a coming character", "3-4-2.3")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    return record.zone == COMING or bool(whole(self, game, ctx, record, info, where))


@breaks("Characters do not wake at the beginning of a turn that follows another", "3-4-2.3.n1")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    game.replace_frame("turn", "start", 1)


@breaks("The end of the turn brings about nothing that an event has laid up for it", "3-4-3.2")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    game.state.delayed = ()
    yield from whole(game)

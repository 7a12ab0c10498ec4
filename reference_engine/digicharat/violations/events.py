"""Violations of Di Gi Charat: event cards (3-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, Violations, done, instead, wrap
from .. import chain, effects, event_cards
from ..game import Digicharat
from ..state import HAND, IN_EFFECT, PILE, SET, SLOT, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("A player can set more than one event in a turn", "3-4-1.1")
@instead(event_cards.to_set)
def _(whole: Any, game: Any, player: int) -> Any:
    game.state.has_set = False
    return whole(game, player)


@breaks("A player can set an event while another one still lies in their field", "3-4-1.2")
@instead(event_cards.to_set)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    there, zones[player, "event"] = zones[player, "event"], ()
    options = list(whole(game, player))
    zones[player, "event"] = there
    return options


@breaks("An event can be set only if the characters that it needs are in the field", "3-4-1.3")
@instead(event_cards.to_set)
def _(whole: Any, game: Any, player: int) -> Any:
    cards = game.state.cards
    return (each for each in whole(game, player) if game.state.meets_needs(player, cards[each.args[0]].face))


@breaks("Events can be used directly from the hand without being set", "3-4-2.1", "3-4-2.5")
@instead(event_cards.to_use)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    for card in game.state.zones[player, HAND]:
        if game.state.cards[card].face.kind == "event":
            yield Option("event", (card,))


breaks("Events can be used only in their player's own turn", "3-4-2.2", "3-4-2.3")(
    wrap(
        event_cards.to_use, lambda whole, game, player: whole(game, player) if player == game.state.turn_player else ()
    )
)


@breaks("Players can respond to waking and drawing at the beginning of a turn, and to damage", "3-4-2.3.n1")
@instead(Digicharat.acted)
def _(whole: Any, self: Any, player: int, *then: Any) -> None:
    self.replace(*then)
    self.let_respond(1 - player)


@breaks("An event's needs are checked when it is used instead of when it takes effect", "3-4-2.4")
def _(patch: Patch) -> None:
    def to_use(game: Any, player: int) -> Any:
        cards = game.state.cards
        return [each for each in whole(game, player) if was(game.state, player, cards[each.args[0]].face)]

    def take_effect(game: Any, entry: Any) -> Any:
        patch.setattr(Table, "meets_needs", lambda self, player, face: True)
        yield from whole_effect(game, entry)
        patch.setattr(Table, "meets_needs", was)

    whole, whole_effect, was = event_cards.to_use, event_cards.take_effect, Table.meets_needs
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.RESOLVE, "event", take_effect)


@breaks("An event's needs are not checked if it is used in the opponent's turn", "3-4-2.4")
@instead(chain.RESOLVE["event"])
@at_once
def _(whole: Any, game: Any, entry: Any) -> None:
    with Patch() as context:
        if entry.player != game.state.turn_player:
            context.setattr(Table, "meets_needs", lambda self, player, face: True)
        done(whole(game, entry))


@breaks("Only two events can be used in a turn, counting those of both players together", "3-4-2.5")
def _(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, f"used {card}")}

    def to_use(game: Any, player: int) -> Any:
        uses = [word for _, word in game.state.colors if word.startswith("used")]
        return () if len(uses) >= 2 else whole(game, player)

    whole, whole_use = event_cards.to_use, event_cards.use
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.ACT, "event", use)


@breaks("Either player can discard their own event, not just the turn player", "3-4-3.1", "3-4-4.4")
@instead(event_cards.to_discard)
def _(whole: Any, game: Any, player: int) -> Any:
    before, game.state.turn_player = game.state.turn_player, player
    options = list(whole(game, player))
    game.state.turn_player = before
    return options


@breaks("The effect of a lasting event continues after its card has gone to the discard pile", "3-4-3.2")
@instead(Table.is_there)
def _(whole: Any, self: Any, ref: Any) -> bool:
    return bool(whole(self, ref)) or (self.cards[ref.card].zone == PILE and self.cards[ref.card].face.lasts)


@breaks("The effect of an event continues when another event discards its card", "3-4-3.2")
@instead(effects.carry_out)
def _(whole: Any, game: Any, *which: Any) -> Any:
    before = game.state.lasting
    yield from whole(game, *which)
    game.state.lasting += tuple(each for each in before if each not in game.state.lasting)


breaks("Players cannot discard their events during a battle", "3-4-4.2")(
    wrap(event_cards.to_discard, lambda whole, game, player: () if game.state.battle else whole(game, player))
)


@breaks("An event that was used and still waits to take effect can be discarded by its player", "3-4-4.3", "3-4-3.2")
@instead(event_cards.to_discard)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    card = game.state.event_of(player)
    if card is not None and player == game.state.turn_player:
        yield Option("discard", (card,))


@breaks("As a response, an event can be used only in answer to another event", "3-4-2.3")
@instead(chain.responses)
def _(whole: Any, game: Any, player: int) -> Any:
    is_event = bool(game.state.chain) and game.state.chain[-1].kind == "event"
    return (each for each in whole(game, player) if each.kind != "event" or is_event)


@breaks("A player who has discarded an event cannot set another in that turn", "3-4-4.1", "3-4-1.1")
@instead(chain.ACT["discard"])
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from whole(game, player, card)
    game.state.has_set = True


@breaks("A player can discard their event in response, even in the opponent's turn", "3-4-4.4", "3-4-3.1")
@instead(chain.responses)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    before, game.state.turn_player = game.state.turn_player, player
    options = list(event_cards.to_discard(game, player))
    game.state.turn_player = before
    yield from options


@breaks("A player can use only one event in a turn", "3-4-2.5")
def _(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, "used")}

    def to_use(game: Any, player: int) -> Any:
        return () if (player, "used") in game.state.colors else whole(game, player)

    whole, whole_use = event_cards.to_use, event_cards.use
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.ACT, "event", use)


@breaks("An event whose needs are not met when it takes effect stays set instead of being discarded", "3-4-2.4")
@instead(Digicharat.move)
def _(whole: Any, self: Any, card: int, to: str, cause: str) -> None:
    if cause == "failed" and self.state.cards[card].zone == SLOT:
        self.state.change(card, state=SET)
    else:
        whole(self, card, to, cause)


def discards(is_so: Callable[[Any, int], bool]) -> Change:
    """Those events alone are discarded of which that is so."""
    return wrap(
        event_cards.to_discard,
        lambda whole, game, player: (each for each in whole(game, player) if is_so(game, *each.args)),
    )


breaks("A player cannot discard their event once it is in effect", "3-4-3.1", "3-4-3.2")(
    discards(lambda game, card: game.state.cards[card].state == SET)
)
breaks("A player cannot discard their event before it has been used", "3-4-3.1", "3-4-1.1")(
    discards(lambda game, card: game.state.cards[card].state == IN_EFFECT)
)
breaks("During a battle, a player cannot discard an unused event, only one that is in effect", "3-4-4.2")(
    discards(lambda game, card: game.state.battle is None or game.state.cards[card].state == IN_EFFECT)
)

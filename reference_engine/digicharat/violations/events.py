"""Violations of Di Gi Charat: event cards (3-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations, done
from .. import chain, effects, event_cards
from ..game import Digicharat
from ..state import HAND, IN_EFFECT, PILE, SET, SLOT, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("3-4-1.1")
def several_events_are_set_in_a_turn(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        game.state.has_set = False
        return whole(game, player)

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-1.2")
def a_field_holds_several_events(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        zones = game.state.zones
        there, zones[player, "event"] = zones[player, "event"], ()
        options = list(whole(game, player))
        zones[player, "event"] = there
        return options

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-1.3")
def what_an_event_needs_is_asked_for_when_it_is_set(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        cards = game.state.cards
        return (each for each in whole(game, player) if game.state.meets_needs(player, cards[each.args[0]].face))

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-2.1", "3-4-2.5")
def events_are_used_from_the_hand(patch: Patch) -> None:
    def to_use(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        for card in game.state.zones[player, HAND]:
            if game.state.cards[card].face.kind == "event":
                yield Option("event", (card,))

    whole = event_cards.to_use
    patch.setattr(event_cards, "to_use", to_use)


@breaks("3-4-2.2", "3-4-2.3")
def events_are_used_in_one_s_own_turn_alone(patch: Patch) -> None:
    whole = event_cards.to_use
    patch.setattr(
        event_cards, "to_use", lambda game, player: whole(game, player) if player == game.state.turn_player else ()
    )


@breaks("3-4-2.3.n1")
def the_beginning_of_a_turn_is_responded_to(patch: Patch) -> None:
    def acted(self: Any, player: int, *then: Any) -> None:
        self.replace(*then)
        self.let_respond(1 - player)

    patch.setattr(Digicharat, "acted", acted)


@breaks("3-4-2.4")
def what_an_event_needs_is_asked_for_when_it_is_used(patch: Patch) -> None:
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


@breaks("3-4-2.4")
def what_an_event_needs_is_looked_at_in_one_s_own_turn_alone(patch: Patch) -> None:
    @at_once
    def take_effect(game: Any, entry: Any) -> None:
        with Patch() as context:
            if entry.player != game.state.turn_player:
                context.setattr(Table, "meets_needs", lambda self, player, face: True)
            done(whole(game, entry))

    whole = event_cards.take_effect
    patch.setitem(chain.RESOLVE, "event", take_effect)


@breaks("3-4-2.5")
def the_other_player_s_event_counts_as_one_of_the_two(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, f"used {card}")}

    def to_use(game: Any, player: int) -> Any:
        uses = [word for _, word in game.state.colors if word.startswith("used")]
        return () if len(uses) >= 2 else whole(game, player)

    whole, whole_use = event_cards.to_use, event_cards.use
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.ACT, "event", use)


@breaks("3-4-3.1", "3-4-4.4")
def either_player_discards_their_event(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Any:
        before, game.state.turn_player = game.state.turn_player, player
        options = list(whole(game, player))
        game.state.turn_player = before
        return options

    whole = event_cards.to_discard
    patch.setattr(event_cards, "to_discard", to_discard)


@breaks("3-4-3.2")
def the_effect_outlives_its_card(patch: Patch) -> None:
    def there(self: Any, ref: Any) -> bool:
        return bool(whole(self, ref)) or (self.cards[ref.card].zone == PILE and self.cards[ref.card].face.lasts)

    whole = Table.is_there
    patch.setattr(Table, "is_there", there)


@breaks("3-4-3.2")
def what_another_event_discards_goes_on(patch: Patch) -> None:
    def carry_out(game: Any, *which: Any) -> Any:
        before = game.state.lasting
        yield from whole(game, *which)
        game.state.lasting += tuple(each for each in before if each not in game.state.lasting)

    whole = effects.carry_out
    patch.setattr(event_cards, "carry_out", carry_out)


@breaks("3-4-4.2")
def no_event_is_discarded_in_a_battle(patch: Patch) -> None:
    whole = event_cards.to_discard
    patch.setattr(event_cards, "to_discard", lambda game, player: () if game.state.battle else whole(game, player))


@breaks("3-4-4.3", "3-4-3.2")
def an_event_that_waits_is_discarded(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Iterator[Any]:
        card = game.state.event_of(player)
        if card is not None and player == game.state.turn_player:
            yield Option("discard", (card,))

    patch.setattr(event_cards, "to_discard", to_discard)


@breaks("3-4-2.3")
def events_are_used_in_response_to_an_event_alone(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        is_event = bool(game.state.chain) and game.state.chain[-1].kind == "event"
        return (each for each in whole(game, player) if each.kind != "event" or is_event)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-4-4.1", "3-4-1.1")
def who_has_discarded_an_event_sets_none_in_that_turn(patch: Patch) -> None:
    def discard(game: Any, player: int, card: int) -> Any:
        yield from whole(game, player, card)
        game.state.has_set = True

    whole = event_cards.discard
    patch.setitem(chain.ACT, "discard", discard)


@breaks("3-4-4.4", "3-4-3.1")
def an_event_is_discarded_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        before, game.state.turn_player = game.state.turn_player, player
        options = list(event_cards.to_discard(game, player))
        game.state.turn_player = before
        yield from options

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-4-2.5")
def one_event_is_used_in_a_turn(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, "used")}

    def to_use(game: Any, player: int) -> Any:
        return () if (player, "used") in game.state.colors else whole(game, player)

    whole, whole_use = event_cards.to_use, event_cards.use
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.ACT, "event", use)


@breaks("3-4-2.4")
def an_event_whose_needs_are_not_met_stays_set(patch: Patch) -> None:
    def move(self: Any, card: int, to: str, cause: str) -> None:
        if cause == "failed" and self.state.cards[card].zone == SLOT:
            self.state.change(card, state=SET)
        else:
            whole(self, card, to, cause)

    whole = Digicharat.move
    patch.setattr(Digicharat, "move", move)


@breaks("3-4-3.1", "3-4-3.2")
def an_event_in_effect_is_not_discarded(patch: Patch) -> None:
    discards(patch, lambda game, card: game.state.cards[card].state == SET)


@breaks("3-4-3.1", "3-4-1.1")
def an_unused_event_is_not_discarded(patch: Patch) -> None:
    discards(patch, lambda game, card: game.state.cards[card].state == IN_EFFECT)


@breaks("3-4-4.2")
def no_unused_event_is_discarded_in_a_battle(patch: Patch) -> None:
    discards(patch, lambda game, card: game.state.battle is None or game.state.cards[card].state == IN_EFFECT)


def discards(patch: Patch, is_so: Callable[[Any, int], bool]) -> None:
    """Those events alone are discarded of which that is so."""
    whole = event_cards.to_discard
    patch.setattr(
        event_cards,
        "to_discard",
        lambda game, player: (each for each in whole(game, player) if is_so(game, *each.args)),
    )

"""Violations of OSICA: hearts (heart, steal)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.table import Zone
from ...violations import Patch, Violations
from .. import (
    looking,
    speech,
    state,
    stealing,
    turn,
    usage,
)
from ..running import Running
from ..state import Table
from ..words import (
    COST,
    DECK,
    DROP,
    HAND,
    HEARTS,
)
from .ways import steals

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("heart.7", "steal.4", "heart.6", "steal.5")
def hearts_are_taken_one_by_one(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        for _ in range(min(count, len(game.state.zones[1 - thief, HEARTS])) or count):
            yield from whole(game, thief, 1)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.6", "heart.4", "heart.7")
def hearts_are_stolen_from_below(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        state, key = game.state, (1 - thief, HEARTS)
        state.zones[key] = (*state.zones[key][::-1],)
        yield from whole(game, thief, count)
        state.zones[key] = (*state.zones[key][::-1],)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.8")
def hearts_are_added_from_below(patch: Patch) -> None:
    def going(self: Any, events: Any) -> Any:
        return [
            replace(event, bottom=event.to == HEARTS) if event.kind == "move" else event
            for event in whole(self, events)
        ]

    whole = Running.going
    patch.setattr(Running, "going", going)


@breaks("heart.3", "heart.2")
def hearts_are_seen_by_their_player(patch: Patch) -> None:
    patch.setitem(state.ZONES, HEARTS, Zone(True, False, ordered=True))


@breaks("steal.5", "counter.1", "steal.4", "counter.2", "counter.3", "steal.d3")
def counters_come_after_the_hearts_were_put_away(patch: Patch) -> None:
    def put(game: Any, player: int, looked: Any, cause: str) -> Any:
        moves = yield from whole(game, player, looked, cause)
        if cause == "steal":
            yield from counter(game, player, tuple(map(game.state.ref, looked)))
        return [move for move in moves if game.state.cards[move.card].zone == HEARTS]

    whole, counter = looking.put, stealing.counter
    patch.setattr(stealing, "put", put)
    patch.setattr(stealing, "counter", at_once(lambda *_: None))


@breaks("steal.5")
def what_comes_of_a_stolen_heart_comes_first(patch: Patch) -> None:
    def put(game: Any, player: int, looked: Any, cause: str) -> Any:
        if cause == "steal":
            commit(game, (Event("stole", player=1 - player, amount=len(looked)),))
            for waiting in game.state.waiting:
                list(triggers.play_waiting(game, waiting))
        return (yield from whole(game, player, looked, cause))

    whole = looking.put
    patch.setattr(stealing, "put", put)


@breaks("counter.3", "steal.5", "counter.4")
def counters_have_to_be_played(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        for ref in stolen:
            if (held := usage.text_of(game, ref.card, "counter")) is not None:
                yield from usage.play_for(game, ref.card, held)

    patch.setattr(stealing, "counter", counter)


@breaks("counter.4")
def counters_are_shown_even_if_they_are_not_played(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        for ref in stolen:
            if usage.text_of(game, ref.card, "counter") is not None:
                commit(game, (Event("reveal", ref.card),))
        yield from whole(game, victim, stolen)

    whole = stealing.counter
    patch.setattr(stealing, "counter", counter)


@breaks("steal.d3", "counter.2", "play.3", "event.1")
def what_was_played_goes_to_the_hand(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, HAND if cause == "used" else to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("heart.1")
def two_cards_make_a_heart(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, 2 * count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.4", "deck.3")
def hearts_change_their_order(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, count)
        key = (1 - thief, HEARTS)
        game.state.zones[key] = game.state.zones[key][::-1]

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.d1")
def eight_hearts_are_the_most(patch: Patch) -> None:
    @at_once
    def with_room(self: Any, node: Any, chosen: Any) -> Any:
        return [
            card
            for card in chosen
            if node.to != HEARTS or len(self.state.zones[self.state.cards[card].seat, HEARTS]) < 8
        ]

    patch.setattr(Running, "with_room", with_room)


@breaks("deck.3")
def a_deck_changes_its_order(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        whole(game, player)
        for each in (0, 1):
            deck = game.state.zones[each, DECK]
            game.state.zones[each, DECK] = (*deck[1:], *deck[:1])

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


def hides(patch: Patch, hide: Any) -> None:
    """A player's view of the other player lacks something: ``hide(view, other)``."""

    def view(self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer != "judge":
            hide(seen, "B" if viewer == "A" else "A")
        return seen

    whole = speech.Speech.view
    patch.setattr(speech.Speech, "view", view)


@breaks("deck.d1")
def nobody_knows_how_many_cards_the_opponent_s_deck_has(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.zones[other].update({DECK: ()}))


@breaks("cost.d2")
def nobody_knows_how_much_cost_the_opponent_has(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.zones[other].update({COST: ()}))


@breaks("rank.8")
def nobody_knows_the_opponent_s_ranks(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.counters[other].update({"Camp rank": 0}))


@breaks("orb.9")
def nobody_knows_of_the_opponent_s_orb(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.counters[other].update({"orb": 0}))


@breaks("heart.5")
def hearts_are_dealt_from_below(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        moved = tuple(moved)
        if cause == "setup" and to == HEARTS:
            deck = self.state.zones[self.state.cards[moved[0]].seat, DECK]
            moved = deck[-len(moved) :]
        whole(self, moved, to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("deck.1", "deck.3", "win.2")
def cards_are_drawn_from_below(patch: Patch) -> None:
    def going(self: Any, events: Any) -> Any:
        found = whole(self, events)
        if len(found) == 1 and found[0].cause == "draw":
            found = [replace(found[0], card=self.state.zones[found[0].player, DECK][-1])]
        return found

    whole = Running.going
    patch.setattr(Running, "going", going)


@breaks("steal.4")
def one_of_the_stolen_hearts_goes_to_the_hand(patch: Patch) -> None:
    def put(game: Any, player: int, looked: Any, cause: str) -> Any:
        moves = yield from whole(game, player, looked, cause)
        beyond = [move.card for move in moves if move.to == HAND][1:]
        return [replace(move, to=COST) if move.card in beyond else move for move in moves]

    whole = looking.put
    patch.setattr(stealing, "put", put)


@breaks("counter.1")
def one_counter_is_played_of_the_hearts_of_an_appeal(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        first = next((ref for ref in stolen if usage.text_of(game, ref.card, "counter") is not None), None)
        yield from whole(game, victim, () if first is None else (first,))

    whole = stealing.counter
    patch.setattr(stealing, "counter", counter)


@breaks("deck.2", "deck.1")
def the_top_card_of_a_deck_is_seen_by_its_player(patch: Patch) -> None:
    sees(patch, lambda table, player, card: table.zones[player, DECK][:1] == (card,) or None)


@breaks("drop.3")
def of_a_drop_area_the_top_card_is_seen(patch: Patch) -> None:
    sees(patch, lambda table, player, card: False if is_below(table, card) else None)


def is_below(table: Table, card: int) -> bool:
    """Whether it lies in a drop area, under another one."""
    record = table.cards[card]
    return record.zone == DROP and table.zones[record.seat, DROP][0] != card


def sees(patch: Patch, other: Any) -> None:
    """A player sees a card, or does not: ``other(table, player, card)``, where that is not None."""

    def can_see(self: Any, player: int, card: int) -> bool:
        found = other(self, player, card)
        return bool(whole(self, player, card)) if found is None else found

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


@breaks("heart.2")
def nobody_knows_how_many_hearts_the_opponent_has(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.zones[other].update({HEARTS: ()}))

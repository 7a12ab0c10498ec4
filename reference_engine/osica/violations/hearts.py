"""Violations of OSICA: hearts (heart, steal)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import instructions as kernel_instructions
from ...kernel import steps, triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.table import Zone
from ...patching import Patch
from ...violations import Change, Violations, entry, instead, wrap
from .. import (
    looking,
    speech,
    state,
    stealing,
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

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks(
    "Several stolen hearts are looked at and put away one by one instead of together",
    "heart.7",
    "steal.4",
    "heart.6",
    "steal.5",
)
@instead(stealing.steal)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    for _ in range(min(count, len(game.state.zones[1 - thief, HEARTS])) or count):
        yield from whole(game, thief, 1)


@breaks("Hearts are stolen from the bottom of the heart pile instead of the top", "heart.6", "heart.4", "heart.7")
@instead(stealing.steal)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    state, key = game.state, (1 - thief, HEARTS)
    state.zones[key] = (*state.zones[key][::-1],)
    yield from whole(game, thief, count)
    state.zones[key] = (*state.zones[key][::-1],)


@breaks("Cards that are added to the hearts go to the bottom instead of the top", "heart.8")
@instead(Running.going)
def _(whole: Any, self: Any, events: Any) -> Any:
    return [
        replace(event, bottom=event.to == HEARTS) if event.kind == "move" else event for event in whole(self, events)
    ]


breaks("Players can see the faces of their own hearts", "heart.3", "heart.2")(
    entry(state.ZONES, HEARTS, Zone(True, False, ordered=True))
)


@breaks(
    "Counters are played only after the player has said where the stolen hearts go",
    "steal.5",
    "counter.1",
    "steal.4",
    "counter.2",
    "counter.3",
    "steal.d3",
)
def _(patch: Patch) -> None:
    def put(game: Any, player: int, looked: Any, cause: str) -> Any:
        moves = yield from whole(game, player, looked, cause)
        if cause == "steal":
            yield from counter(game, player, tuple(map(game.state.ref, looked)))
        return [move for move in moves if game.state.cards[move.card].zone == HEARTS]

    whole, counter = looking.put, stealing.counter
    patch.setattr(looking, "put", put)
    patch.setattr(stealing, "counter", at_once(lambda *_: None))


@breaks("Effects triggered by stealing a heart happen before the stolen hearts are put away", "steal.5")
@instead(looking.put)
def _(whole: Any, game: Any, player: int, looked: Any, cause: str) -> Any:
    if cause == "steal":
        commit(game, (Event("stole", player=1 - player, amount=len(looked)),))
        for waiting in game.state.waiting:
            list(triggers.play_waiting(game, waiting))
    return (yield from whole(game, player, looked, cause))


@breaks("Counters among stolen hearts have to be played", "counter.3", "steal.5", "counter.4")
@instead(stealing.counter)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    for ref in stolen:
        if (held := usage.text_of(game, ref.card, "counter")) is not None:
            yield from usage.play_for(game, ref.card, held)


@breaks("Stolen hearts with a playable Counter are revealed even if it is not played", "counter.4")
@instead(stealing.counter)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    for ref in stolen:
        if usage.text_of(game, ref.card, "counter") is not None:
            commit(game, (Event("reveal", ref.card),))
    yield from whole(game, victim, stolen)


@breaks(
    "Played events and Counters go to the hand instead of the drop area", "steal.d3", "counter.2", "play.3", "event.1"
)
@instead(Running.move)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    whole(self, moved, HAND if cause == "used" else to, cause)


@breaks("Every steal takes twice as many hearts as it should", "heart.1")
@instead(stealing.steal)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, 2 * count)


@breaks("The victim's remaining hearts are put into reverse order after each steal", "heart.4", "deck.3")
@instead(stealing.steal)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, count)
    key = (1 - thief, HEARTS)
    game.state.zones[key] = game.state.zones[key][::-1]


@breaks("Effects cannot add a card to the hearts of a player who already has eight", "heart.d1")
@instead(kernel_instructions.move_chosen)
def _(whole: Any, game: Any, ctx: Any, node: Any, going: Any) -> Any:
    cards, zones = game.state.cards, game.state.zones
    fitting = [card for card in going if node.to != HEARTS or len(zones[cards[card].seat, HEARTS]) < 8]
    return (yield from whole(game, ctx, node, fitting)) and len(fitting) == len(going)


@breaks("The top card of each deck goes to its bottom at the beginning of every turn", "deck.3")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    for each in (0, 1):
        deck = game.state.zones[each, DECK]
        game.state.zones[each, DECK] = (*deck[1:], *deck[:1])


def hides(hide: Any) -> Change:
    """A player's view of the other player lacks something: ``hide(view, other)``."""

    def view(whole: Any, self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer != "judge":
            hide(seen, "B" if viewer == "A" else "A")
        return seen

    return wrap(speech.Speech.view, view)


breaks("A player cannot see how many cards the opponent's deck has", "deck.d1")(
    hides(lambda seen, other: seen.zones[other].update({DECK: ()}))
)
breaks("A player cannot see how much cost the opponent has", "cost.d2")(
    hides(lambda seen, other: seen.zones[other].update({COST: ()}))
)
breaks("A player always sees the opponent's Camp rank as zero", "rank.8")(
    hides(lambda seen, other: seen.counters[other].update({"Camp rank": 0}))
)
breaks("A player cannot see an orb that the opponent has out for good", "orb.9")(
    hides(lambda seen, other: seen.counters[other].update({"orb": 0}))
)


@breaks("The hearts of a new game are dealt from the bottom of the deck", "heart.5")
@instead(Running.move)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    moved = tuple(moved)
    if cause == "setup" and to == HEARTS:
        deck = self.state.zones[self.state.cards[moved[0]].seat, DECK]
        moved = deck[-len(moved) :]
    whole(self, moved, to, cause)


@breaks("Cards are drawn from the bottom of the deck", "deck.1", "deck.3", "win.2")
@instead(Running.going)
def _(whole: Any, self: Any, events: Any) -> Any:
    found = whole(self, events)
    if len(found) == 1 and found[0].cause == "draw":
        found = [replace(found[0], card=self.state.zones[found[0].player, DECK][-1])]
    return found


@breaks("Only one heart of a steal can go to the hand; others sent there go to the cost area", "steal.4")
@instead(looking.put)
def _(whole: Any, game: Any, player: int, looked: Any, cause: str) -> Any:
    moves = yield from whole(game, player, looked, cause)
    beyond = [move.card for move in moves if move.to == HAND][1:]
    return [replace(move, to=COST) if move.card in beyond else move for move in moves]


@breaks("Only the first playable Counter among the hearts of one steal can be played", "counter.1")
@instead(stealing.counter)
def _(whole: Any, game: Any, victim: int, stolen: Any) -> Any:
    first = next((ref for ref in stolen if usage.text_of(game, ref.card, "counter") is not None), None)
    yield from whole(game, victim, () if first is None else (first,))


def sees(other: Any) -> Change:
    """A player sees a card, or does not: ``other(table, player, card)``, where that is not None."""

    def can_see(whole: Any, self: Any, player: int, card: int) -> bool:
        found = other(self, player, card)
        return bool(whole(self, player, card)) if found is None else found

    return wrap(Table.can_see, can_see)


breaks("Players can see the top card of their own deck", "deck.2", "deck.1")(
    sees(lambda table, player, card: table.zones[player, DECK][:1] == (card,) or None)
)


def is_below(table: Table, card: int) -> bool:
    """Whether it lies in a drop area, under another one."""
    record = table.cards[card]
    return record.zone == DROP and table.zones[record.seat, DROP][0] != card


breaks("Only the top card of a drop area can be seen", "drop.3")(
    sees(lambda table, player, card: False if is_below(table, card) else None)
)


breaks("A player cannot see how many hearts the opponent has", "heart.2")(
    hides(lambda seen, other: seen.zones[other].update({HEARTS: ()}))
)

"""Event cards: setting, using and discarding them (3-4)."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.asks import Option
from ..kernel.choices import choose_ahead
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from .cards import EVENT
from .effects import carry_out, end_early
from .running import Running
from .state import COMING, HAND, IN_EFFECT, PILE, SET, SLOT, WAITING, Entry

# --- setting (3-4-1) ------------------------------------------------------------------------------


def to_set(game: Running, player: int) -> Iterator[Option]:
    """The events that the turn player can set, whatever they need."""
    state = game.state
    if state.has_set:  # 3-4-1.1, 3-4-4.1
        return
    if state.event_of(player) is not None:  # 3-4-1.2
        return
    for card in state.zones[player, HAND]:
        if state.cards[card].face.kind == EVENT:
            yield Option("set", (card,))  # 3-4-1.3


@at_once
def set_event(game: Running, player: int, card: int) -> None:
    """An event is on its way out of the hand."""
    state = game.state
    game.move(card, COMING, "set")
    state.has_set = True  # 3-4-1.1
    state.chain += (Entry("set", player, state.ref(card), state.tick()),)


@at_once
def lie_down(game: Running, entry: Entry) -> None:
    """The event lies in the field, unless it was taken away."""
    if game.state.is_there(entry.card):
        game.move(entry.card.card, SLOT, "set")


# --- using (3-4-2) --------------------------------------------------------------------------------


def to_use(game: Running, player: int) -> Iterator[Option]:
    """The event that a player has set, in whose turn it may be."""
    card = game.state.event_of(player)  # 3-4-2.1, 3-4-2.2
    if card is not None and game.state.cards[card].state == SET:
        yield Option("event", (card,))  # 3-4-2.5


def use(game: Running, player: int, card: int) -> Procedure[None]:
    """A set event is used; what it affects is chosen (DA-11)."""
    state = game.state
    chosen = yield from choose_ahead(game, Context(player, state.ref(card)), state.cards[card].face.then)
    state.change(card, state=WAITING)
    state.chain += (Entry("event", player, state.ref(card), state.tick(), chosen),)
    game.record(Event("played", card, player))


def take_effect(game: Running, entry: Entry) -> Procedure[None]:
    """An event does what it says, if what it needs is there now; it stays while that lasts (DA-12)."""
    state = game.state
    card = entry.card.card
    if not state.is_there(entry.card):
        game.record(Event("cancelled", card, entry.player))
        return
    face = state.cards[card].face
    if not state.meets_needs(entry.player, face):  # 3-4-2.4
        game.record(Event("cancelled", card, entry.player))
        game.move(card, PILE, "failed")  # 3-4-2.4
        return
    yield from carry_out(game, entry, face.then)
    game.record(Event("resolved", card, entry.player))
    if not state.is_there(entry.card):
        return
    if face.lasts:
        state.change(card, state=IN_EFFECT)
    else:
        game.move(card, PILE, "used")


# --- discarding (3-4-3, 3-4-4) --------------------------------------------------------------------


def to_discard(game: Running, player: int) -> Iterator[Option]:
    """The turn player's event that is set or in effect, in the main phase."""
    state = game.state
    card = state.event_of(player)
    if card is None:
        return
    is_own_turn = player == state.turn_player  # 3-4-3.1, 3-4-4.4
    is_waiting = state.cards[card].state == WAITING  # 3-4-4.3
    if is_own_turn and not is_waiting:
        yield Option("discard", (card,))  # 3-4-3.1


def discard(game: Running, player: int, card: int) -> Procedure[None]:
    """An event is discarded, and its effect is lost."""
    game.move(card, PILE, "discard")  # 3-4-3.2
    yield from end_early(game)

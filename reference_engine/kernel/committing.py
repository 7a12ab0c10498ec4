"""The one door that everything that happens comes through.

An event is proposed, replaced (``replacement.py``) and committed. ``commit`` alone changes how the cards
lie, and it is the one place where triggers are noticed. Events that happen at the same time are
committed together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from .context import Snapshot
from .events import Event
from .patterns import seen
from .policies import Checks
from .running import Running
from .table import LOOSE, Applies, Deed, Table


def commit(game: Running, events: Sequence[Event]) -> tuple[Event, ...]:
    """Make events happen, all at once; see which abilities they trigger."""
    state = game.state
    if game.watch is not None:
        game.watch(events)
    before = None if game.is_trial else game.in_effect()
    last = [_snapshot(game, event) for event in events]
    done = tuple([_happened(game.APPLY, state, event, each) for event, each in zip(events, last, strict=True)])
    if state.recalls:
        state.chronicle += tuple([Deed(each, seen(game, each) if each.card >= 0 else None) for each in done])
        state.touch()
    state.log += done
    if before is not None:
        game.notice(done, before)
    if state.POLICIES.checks is Checks.AT_ONCE:
        game.check_rules(done)
    return done


def _snapshot(game: Running, event: Event) -> Snapshot | None:
    """A card that is about to leave a public zone, as everybody sees it there."""
    if event.kind != "move":
        return None
    record = game.state.cards[event.card]
    return Snapshot(event.card, record, game.info(event.card)) if record.zone in game.state.PUBLIC else None


def _happened(applies: Applies, state: Table, event: Event, snapshot: Snapshot | None) -> Event:
    """Apply one event, and note on it what the card was before and is after."""
    apply = applies.get(event.kind)
    if event.card < 0:
        if apply is not None:
            apply(state, event)
            state.touch()
        return event
    record = state.cards[event.card]
    if snapshot is not None and event.to not in state.BOARD:  #: remembered-as-it-left
        state.memory = {**state.memory, record.inc: snapshot}
    if apply is not None:
        apply(state, event)
        state.touch()
        if event.kind in state.REARRANGING and (state.rearranges(record, event) or works_there(record, event)):
            state.rearranged()  #: information-anew
    return replace(
        event, inc=record.inc, after=state.cards[event.card].inc, frm=event.frm or record.zone, snapshot=snapshot
    )


def works_there(record: Any, event: Event) -> bool:
    """Whether a card has abilities that say that they work where it was, or where it goes."""
    zones = record.face.zones
    return bool(zones) and (record.zone in zones or event.to in zones)


# --- how each kind of event changes the state -----------------------------------------------------


def move(state: Table, event: Event) -> None:
    """A card goes to a zone: as the same card, with what belongs to it, or as a new one, by itself."""
    card = event.card
    old = state.cards[card]
    take(state, card, old)
    now = state.tick()
    new = state.moved(old, event, now)
    if new.inc == old.inc:
        for part in old.under + old.attached:
            there = replace(state.cards[part], seat=new.seat)
            state.cards[part] = replace(there, zone=event.to, since=now)  #: stack-moves-along
    else:
        for part in old.attached + old.under:
            let_go(state, part)
    state.cards[card] = new
    key = state.key(event.player, event.to)
    lying = state.zones[key]
    if event.bottom:  #: put-at-the-bottom
        state.zones[key] = (*lying, card)
    else:
        state.zones[key] = (card, *lying)  #: put-on-top


def take(state: Table, card: int, record: Any) -> None:
    """Remove a card from where it lies."""
    if record.host >= 0:
        host = state.cards[record.host]
        if card in host.attached:
            attached = tuple(each for each in host.attached if each != card)
            state.cards[record.host] = replace(host, attached=attached)
        elif card in host.under:
            under = tuple(each for each in host.under if each != card)  #: taken-from-under
            state.cards[record.host] = replace(host, under=under)
        return
    owner, zone = state.key(record.seat, record.zone)
    for key in ((owner, zone), (owner, LOOSE)):
        lying = state.zones.get(key, ())
        if card in lying:
            at = lying.index(card)
            state.zones[key] = lying[:at] + lying[at + 1 :]  #: taken-from-its-zone
            return


def let_go(state: Table, card: int) -> None:
    """A card on the board belongs to no other card there any more."""
    record = replace(state.cards[card], host=-1)
    state.cards[card] = record
    state.zones[record.seat, LOOSE] = (*state.zones[record.seat, LOOSE], card)


def look(state: Table, event: Event) -> None:
    """A player sees a card."""
    state.show(event.player, (event.card,))


def reveal(state: Table, event: Event) -> None:
    """Both players see a card."""
    for player in (0, 1):
        state.show(player, (event.card,))


def shuffle(state: Table, event: Event) -> None:
    """A zone gets a random order, and nobody knows any more where in it which card is."""
    key = (event.player, event.to)
    state.shown = frozenset(each for each in state.shown if each[1] not in state.zones[key])
    state.zones[key], state.chance = state.chance.shuffled(state.zones[key])  #: shuffles


def changes(**how: Any) -> Callable[[Table, Event], None]:
    """The effect of an event that gives fields of its card's record other values."""

    def apply(state: Table, event: Event) -> None:
        state.change(event.card, **how)

    return apply


APPLY: Applies = {
    "move": move,
    "rest": changes(resting=True),
    "ready": changes(resting=False),
    "look": look,
    "reveal": reveal,
    "shuffle": shuffle,
}
"""What every game knows of; each adds its own."""

"""What happens, and the one door that it comes through.

An event is proposed, replaced (``replacement.py``) and committed. ``commit`` alone changes how the cards
lie, and it is the one place where triggers are noticed. Events that happen at the same time are
committed together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from .state import LOOSE, NOBODY, ON_STAGE, PUBLIC, Card, Known, Ref, Table

if TYPE_CHECKING:
    from .cards import Live
    from .game import Hololive

Keys = frozenset[tuple[object, ...]]


class Event(Struct, frozen=True, gc=False):
    """Something that happens to a card or a player.

    ``kind``     move, stack (bloom), attach, damage, heal, rest, ready, turn, down, life-damage, roll,
                 shuffle, reveal, look, use, switch, step, and what only observers read
    ``inc``      the card's incarnation before it, and ``after`` the one that it has after
    ``player``   the player whom it happens to: whose zone a card enters, who rolls
    ``cause``    what it is part of: draw, archive, collab, bloom, send, switch, baton-pass, art, effect, ...
    ``by``       the player who does it; ``source`` the card that it comes from; ``ability`` the ability
    ``other``    the card attached to, stacked on, or switched with
    ``top``      the card under which it lies, if it moves only because that one leaves the stage (4.4.7)
    ``applied``  replacement effects that were applied to it (10.11.2.3)
    ``known``    the card's information that triggers look at (10.8.4.1)
    """

    kind: str
    card: int = -1
    player: int = -1
    frm: str = ""
    to: str = ""
    amount: int = 0
    cause: str = ""
    by: int = -1
    source: Ref | None = None
    ability: Live | None = None
    other: int = -1
    top: int | None = None
    bottom: bool = False
    resting: bool = False
    face_down: bool = False
    applied: Keys = frozenset()
    inc: int = 0
    after: int = 0
    known: Known | None = None


def commit(game: Hololive, events: Sequence[Event]) -> tuple[Event, ...]:
    """Make events happen, all at once; see which abilities they trigger."""
    state = game.state
    if game.watch is not None:
        game.watch(events)
    before = None if game.is_trial else game.in_effect()
    last = [_last_known(game, event) for event in events]
    done = tuple([_happened(state, event, known) for event, known in zip(events, last, strict=True)])
    if any([event.kind in APPLY for event in events]):
        state.touch()
    state.log += done
    if before is not None:
        game.notice(done, before)
    return done


def _last_known(game: Hololive, event: Event) -> Known | None:
    """A card that is about to leave a public zone, as everybody sees it there."""
    if event.kind != "move":
        return None
    record = game.state.cards[event.card]
    return Known(event.card, record, game.info(event.card)) if record.zone in PUBLIC else None


def _happened(state: Table, event: Event, known: Known | None) -> Event:
    """Apply one event, and note on it what the card was before and is after."""
    apply = APPLY.get(event.kind)
    if event.card < 0:
        if apply is not None:
            apply(state, event)
        return event
    record = state.cards[event.card]
    if known is not None and event.to not in ON_STAGE:  # 10.12.1
        state.memory[record.inc] = known
    if apply is not None:
        apply(state, event)
        if event.kind in REARRANGING and (state.works_elsewhere or _rearranges(record, event)):
            state.rearranged()  # 10.10.3, 10.10.3.1
    return replace(event, inc=record.inc, after=state.cards[event.card].inc, frm=record.zone, known=known)


# --- how each kind of event changes the state -----------------------------------------------------


def _move(state: Table, event: Event) -> None:
    card = event.card
    old = state.cards[card]
    to, seat = event.to, event.player
    _take(state, card, old)
    now = state.tick()
    if old.zone in ON_STAGE and to in ON_STAGE:  # 4.1.4, 4.4.4
        new = replace(old, zone=to, since=now, resting=event.resting or old.resting, host=-1)
        for part in old.under + old.attached:
            state.cards[part] = replace(state.cards[part], zone=to, since=now)  # 4.4.4, 5.16.1
    else:
        arrived = state.turn if to in ON_STAGE else 0
        new = Card(
            old.face, old.owner, seat, to, now, now,
            face_down=event.face_down, arrived=arrived,
            damage=0,  # 4.4.5.1
        )  # fmt: skip
        if event.resting:  # 4.3.2.3
            new = replace(new, resting=True)
        for part in old.attached + old.under:
            _let_go(state, part)
    state.cards[card] = new
    key = (NOBODY if to == "resolution" else seat, to)  # 4.1.1, 4.16.1
    lying = state.zones[key]
    if event.bottom:  # 4.1.3.2
        state.zones[key] = (*lying, card)
    else:
        state.zones[key] = (card, *lying)  # 4.1.3.2, 4.13.4, 4.16.2


def _take(state: Table, card: int, record: Card) -> None:
    """Remove a card from where it lies."""
    if record.host >= 0:
        host = state.cards[record.host]
        if card in host.attached:
            attached = tuple(each for each in host.attached if each != card)
            state.cards[record.host] = replace(host, attached=attached)
        elif card in host.under:
            under = tuple(each for each in host.under if each != card)  # 4.4.2.3
            state.cards[record.host] = replace(host, under=under)
        return
    owner = NOBODY if record.zone == "resolution" else record.seat
    for key in ((owner, record.zone), (owner, LOOSE)):
        lying = state.zones.get(key, ())
        if card in lying:
            at = lying.index(card)
            state.zones[key] = lying[:at] + lying[at + 1 :]  # 4.1.3
            return


def _let_go(state: Table, card: int) -> None:
    record = replace(state.cards[card], host=-1)
    state.cards[card] = record
    state.zones[record.seat, LOOSE] = (*state.zones[record.seat, LOOSE], card)


def _stack(state: Table, event: Event) -> None:
    """Lay ``event.card`` onto ``event.other``: the same holomem, with a new top card (5.13)."""
    card, below = event.card, event.other
    new, old = state.cards[card], state.cards[below]
    _take(state, card, new)
    now = state.tick()
    under = (*old.under, below)  # 4.4.2.3
    state.cards[card] = replace(
        old, face=new.face, owner=new.owner, since=now, bloomed=state.turn, under=under, host=-1
    )
    for part in (*old.under, *old.attached):
        state.cards[part] = replace(state.cards[part], host=card)  # 5.13.2
    state.cards[below] = Card(old.face, old.owner, old.seat, old.zone, state.tick(), now, host=card)
    key = (old.seat, old.zone)
    lying = state.zones[key]
    state.zones[key] = tuple(card if each == below else each for each in lying)  # 4.4.2.1, 5.13.1, 5.13.1.1, 5.13.3


def _unstack(state: Table, event: Event) -> None:
    """Of the stack under ``event.other``, ``event.card`` becomes the only holomem card (5.14.1.3)."""
    card, top = event.card, event.other
    old = state.cards[top]
    now = state.tick()
    state.cards[card] = replace(old, face=state.cards[card].face, since=now, under=(), host=-1)
    for part in old.attached:
        state.cards[part] = replace(state.cards[part], host=card)
    key = (old.seat, old.zone)
    state.zones[key] = tuple(card if each == top else each for each in state.zones[key])
    state.cards[top] = Card(old.face, old.owner, old.seat, old.zone, state.tick(), now)
    for each in (*old.under, top):
        if each != card:
            _let_go(state, each)


def _attach(state: Table, event: Event) -> None:
    card, host = event.card, event.other
    old, holder = state.cards[card], state.cards[host]
    _take(state, card, old)
    now = state.tick()
    inc = old.inc if old.zone in ON_STAGE and old.seat == holder.seat else now
    state.cards[card] = Card(old.face, old.owner, holder.seat, holder.zone, inc, now, host=host)
    holder = state.cards[host]
    state.cards[host] = replace(holder, attached=(*holder.attached, card))


def _damage(state: Table, event: Event) -> None:
    record = state.cards[event.card]
    damage = record.damage + event.amount  # 4.4.5.2, 5.20.1
    state.cards[event.card] = replace(record, damage=damage, harmed_by=event.source)


def _heal(state: Table, event: Event) -> None:
    record = state.cards[event.card]
    state.cards[event.card] = replace(record, damage=max(0, record.damage - event.amount))  # 5.21.1, 5.21.1.1


def _rest(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], resting=True)


def _ready(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], resting=False)


def _face_up(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], face_down=False)


def _down(state: Table, event: Event) -> None:
    state.cards[event.card] = replace(state.cards[event.card], downed=True, harmed_by=event.source)  # 5.4.1


def _life_damage(state: Table, event: Event) -> None:
    mine, theirs = state.life_damage
    added = (mine + event.amount, theirs) if event.player == 0 else (mine, theirs + event.amount)
    state.life_damage = added  # 3.2.1


def _look(state: Table, event: Event) -> None:
    state.show(event.player, (event.card,))


def _reveal(state: Table, event: Event) -> None:
    for player in (0, 1):
        state.show(player, (event.card,))


def _shuffle(state: Table, event: Event) -> None:
    key = (event.player, event.to)
    state.shown = frozenset(each for each in state.shown if each[1] not in state.zones[key])
    state.zones[key], state.chance = state.chance.shuffled(state.zones[key])  # 5.6.1


APPLY: dict[str, Callable[[Table, Event], None]] = {
    "move": _move,
    "stack": _stack,
    "unstack": _unstack,
    "attach": _attach,
    "damage": _damage,
    "heal": _heal,
    "rest": _rest,
    "ready": _ready,
    "turn": _face_up,
    "down": _down,
    "life-damage": _life_damage,
    "life-damage-taken": _life_damage,
    "look": _look,
    "reveal": _reveal,
    "shuffle": _shuffle,
}

REARRANGING = frozenset({"move", "stack", "unstack", "attach"})
"""What can change which cards are at work, and where."""

HIDDEN = frozenset({"hand", "deck", "cheer deck", "life", "holo power", "archive", "resolution"})
"""Zones between which a move changes nothing of that."""


def _rearranges(record: Card, event: Event) -> bool:
    if event.kind == "attach":
        return record.face.is_working
    if record.host >= 0 and not record.face.is_working:
        return False
    return event.kind != "move" or record.zone not in HIDDEN or event.to not in HIDDEN

"""Commitment of events: the one place where events happen.

An event is proposed, replaced (``replacement_effects``) and committed. Only ``commit_events`` changes how the cards
lie, and only there are triggers noticed. Simultaneous events are committed together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from .board_state import LOOSE, Applies, GameState, PastEvent
from .event_patterns import card_as_seen
from .events import EngineEvent
from .resolution import LastKnownCard
from .rule_policies import RuleCheckTiming
from .rules_context import RulesContext


def commit_events(game: RulesContext, events: Sequence[EngineEvent]) -> tuple[EngineEvent, ...]:
    """Make events happen at the same time, and notice the abilities that they trigger. Returns the events as they
    happened.
    """
    state = game.state
    if game.watch is not None:
        game.watch(events)
    before = None if game.is_trial else game.abilities_in_effect()
    last = [_snapshot(game, event) for event in events]
    done = tuple([_happened(game.APPLY, state, event, each) for event, each in zip(events, last, strict=True)])
    if state.recalls:
        state.chronicle += tuple(
            [PastEvent(each, card_as_seen(game, each) if each.card >= 0 else None) for each in done]
        )
        state.invalidate_memo()
    state.log += done
    if before is not None:
        game.notice_triggers(done, before)
    if state.POLICIES.checks is RuleCheckTiming.AT_ONCE:
        game.check_rules(done)
    return done


def _snapshot(game: RulesContext, event: EngineEvent) -> LastKnownCard | None:
    """The card as all players see it, if it is about to leave a public zone."""
    if event.kind != "move":
        return None
    record = game.state.cards[event.card]
    return (
        LastKnownCard(event.card, record, game.characteristics_of(event.card))
        if record.zone in game.state.PUBLIC
        else None
    )


def _happened(applies: Applies, state: GameState, event: EngineEvent, snapshot: LastKnownCard | None) -> EngineEvent:
    """Apply one event, and note on it the card before and after."""
    apply = applies.get(event.kind)
    if event.card < 0:
        if apply is not None:
            apply(state, event)
            state.invalidate_memo()
        return event
    record = state.cards[event.card]
    if snapshot is not None and event.to not in state.BOARD:  #: remembered-as-it-left
        state.memory = {**state.memory, record.inc: snapshot}
    if apply is not None:
        apply(state, event)
        state.invalidate_memo()
        if event.kind in state.REARRANGING and (
            state.changes_arrangement(record, event) or has_abilities_there(record, event)
        ):
            state.invalidate_effects()  #: information-anew
    return replace(
        event, inc=record.inc, after=state.cards[event.card].inc, frm=event.frm or record.zone, snapshot=snapshot
    )


def has_abilities_there(record: Any, event: EngineEvent) -> bool:
    """Whether a card has abilities that say that they work in its old or in its new zone."""
    zones = record.face.zones
    return bool(zones) and (record.zone in zones or event.to in zones)


# --- how each kind of event changes the state -----------------------------------------------------


def apply_move(state: GameState, event: EngineEvent) -> None:
    """Move a card to a zone: as the same card, with all that belongs to it, or as a new one, alone."""
    card = event.card
    old = state.cards[card]
    remove_card(state, card, old)
    now = state.advance_clock()
    new = state.card_state_after_move(old, event, now)
    if new.inc == old.inc:
        for part in old.under + old.attached:
            there = replace(state.cards[part], seat=new.seat)
            state.cards[part] = replace(there, zone=event.to, since=now)  #: stack-moves-along
    else:
        for part in old.attached + old.under:
            make_loose(state, part)
    state.cards[card] = new
    key = state.zone_key(event.player, event.to)
    lying = state.zones[key]
    if event.bottom:  #: put-at-the-bottom
        state.zones[key] = (*lying, card)
    else:
        state.zones[key] = (card, *lying)  #: put-on-top


def remove_card(state: GameState, card: int, record: Any) -> None:
    """Remove a card from its place."""
    if record.host >= 0:
        host = state.cards[record.host]
        if card in host.attached:
            attached = tuple(each for each in host.attached if each != card)
            state.cards[record.host] = replace(host, attached=attached)
        elif card in host.under:
            under = tuple(each for each in host.under if each != card)  #: taken-from-under
            state.cards[record.host] = replace(host, under=under)
        return
    owner, zone = state.zone_key(record.seat, record.zone)
    for key in ((owner, zone), (owner, LOOSE)):
        lying = state.zones.get(key, ())
        if card in lying:
            at = lying.index(card)
            state.zones[key] = lying[:at] + lying[at + 1 :]  #: taken-from-its-zone
            return


def make_loose(state: GameState, card: int) -> None:
    """Detach a card on the board from all other cards there."""
    record = replace(state.cards[card], host=-1)
    state.cards[card] = record
    state.zones[record.seat, LOOSE] = (*state.zones[record.seat, LOOSE], card)


def apply_look(state: GameState, event: EngineEvent) -> None:
    """Let a player see a card."""
    state.show_cards(event.player, (event.card,))


def apply_reveal(state: GameState, event: EngineEvent) -> None:
    """Let both players see a card."""
    for player in (0, 1):
        state.show_cards(player, (event.card,))


def apply_shuffle(state: GameState, event: EngineEvent) -> None:
    """Shuffle a zone. No player knows the positions of its cards any more."""
    key = (event.player, event.to)
    state.shown = frozenset(each for each in state.shown if each[1] not in state.zones[key])
    state.zones[key], state.chance = state.chance.shuffle_cards(state.zones[key])  #: shuffles


def field_change(**how: Any) -> Callable[[GameState, EngineEvent], None]:
    """A function that applies an event by changing fields of its card's record."""

    def apply_change(state: GameState, event: EngineEvent) -> None:
        state.change_card(event.card, **how)

    return apply_change


APPLY: Applies = {
    "move": apply_move,
    "rest": field_change(resting=True),
    "ready": field_change(resting=False),
    "look": apply_look,
    "reveal": apply_reveal,
    "shuffle": apply_shuffle,
}
"""The kinds of event that every game has; each game adds its own."""

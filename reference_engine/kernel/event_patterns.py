"""Matching of events to the patterns in abilities."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.card_text_tree import EventPattern, HostCard, MatchingCards, Reference, ThisCard
from .board_state import GameView, PastEvent
from .card_references import last_known_card, matches_filter, players_of_side, present_cards, referenced_cards
from .events import EngineEvent
from .resolution import CardReference, LastKnownCard, ResolutionContext


def matches_pattern(game: GameView, at: EventPattern, event: EngineEvent, ctx: ResolutionContext) -> bool:
    """Whether an event matches a pattern, for the ability of ``ctx``."""
    return matches_event(game, at, event, ctx) and _is_subject(game, ctx, at, event)  #: trigger-by-which-card


def count_occurrences(game: GameView, ctx: ResolutionContext, at: EventPattern) -> int:
    """The number of events of this turn that match a pattern."""
    return sum(
        [
            matches_event(game, at, deed.event, ctx) and _was_subject(game, ctx, at, deed)
            for deed in game.state.chronicle
        ]
    )


def _was_subject(game: GameView, ctx: ResolutionContext, at: EventPattern, deed: PastEvent) -> bool:
    """Whether a pattern is about the card of a past event, as it was then."""
    if at.subject is None:
        return True
    if deed.that is None:
        return False
    if isinstance(at.subject, MatchingCards):
        return matches_description(game, ctx, at.subject, deed.that, False)
    return any(ref.inc in (deed.event.inc, deed.event.after) for ref in referenced_cards(game, ctx, at.subject))


def matches_event(game: GameView, at: EventPattern, event: EngineEvent, ctx: ResolutionContext) -> bool:
    """Whether an event is of the kind that a pattern describes, whichever card it is about."""
    words = game.state.WORDS
    kind, causes, to, frm = words.happenings[at.event]
    if event.kind != kind or (causes and event.cause not in causes):
        return False
    to, frm = words.expand_zones(at.to) or to, words.expand_zones(at.frm) or frm
    return (
        event.to in (to or (event.to,))  #: trigger-by-where-to
        and (not frm or came_from(game, event, frm))
        and (not at.cause or event.cause in at.cause)
        and (at.by is None or acting_player(event) in players_of_side(ctx.seat, at.by))
        and (at.source is None or (event.source is not None and _is_source(game, ctx, at.source, event.source)))
    )


def came_from(game: GameView, event: EngineEvent, zones: tuple[str, ...]) -> bool:
    """Whether an event's card comes from one of these zones."""
    return origin_zone(game, event) in zones  #: trigger-by-where-from


def origin_zone(game: GameView, event: EngineEvent) -> str:
    """The zone that an event's card comes from; for a proposed event, its current zone."""
    return event.frm or game.state.cards[event.card].zone


def acting_player(event: EngineEvent) -> int:
    """The player who causes an event; for an event without a causing player and without a card, the affected player."""
    return event.player if event.by < 0 and event.card < 0 else event.by


def card_as_seen(game: GameView, event: EngineEvent) -> LastKnownCard:
    """The card of an event with the information that a zone-change trigger looks at.

    A card that is about to be attached is treated as if it were already attached.
    """
    state, before = game.state, event.snapshot
    if before is not None and event.to not in state.BOARD:  #: seen-as-it-was
        shows = event.to in state.PUBLIC  #: gone-where-all-see
        elsewhere = before.record.zone not in state.BOARD  #: not-from-the-board
        if not (shows and elsewhere):
            return before
    record = state.cards[event.card]
    if event.kind == state.ATTACHING:
        record = replace(record, host=event.other)
    return LastKnownCard(event.card, record, game.characteristics_of(event.card))


def _is_subject(game: GameView, ctx: ResolutionContext, at: EventPattern, event: EngineEvent) -> bool:
    subject = at.subject
    if subject is None:
        return True
    if event.card < 0:
        return False
    if isinstance(subject, ThisCard):
        return event.card == ctx.this.card and ctx.this.inc in event_incarnations(game, event)
    if isinstance(subject, MatchingCards):
        anywhere = event.kind == "move" and bool(at.frm or at.to or subject.zone == game.state.WORDS.units)
        return matches_description(game, ctx, subject, card_as_seen(game, event), anywhere)
    if isinstance(subject, HostCard):
        return bool(last_known_card(game, ctx.this).record.host == event.card)
    return any(
        ref.card == event.card and ref.inc in event_incarnations(game, event)
        for ref in referenced_cards(game, ctx, subject)
    )


def event_incarnations(game: GameView, event: EngineEvent) -> tuple[int, ...]:
    """The incarnations of an event's card before and after it; for a proposed event, the current one."""
    return (event.inc, event.after) if event.after else (game.state.cards[event.card].inc,)


def _is_source(game: GameView, ctx: ResolutionContext, wanted: Reference, source: CardReference) -> bool:
    return is_referenced(game, ctx, wanted, last_known_card(game, source))


def is_referenced(game: GameView, ctx: ResolutionContext, wanted: Reference, card: LastKnownCard) -> bool:
    """Whether a reference means this card, as it is or was."""
    if isinstance(wanted, MatchingCards):
        return matches_description(game, ctx, wanted, card, False)
    return any(ref.inc == card.record.inc for ref in referenced_cards(game, ctx, wanted))


def matches_description(
    game: GameView, ctx: ResolutionContext, wanted: MatchingCards, card: LastKnownCard, anywhere: bool
) -> bool:
    """Whether a description matches a card as it is or was; ``anywhere``: in whichever zone."""
    record = card.record
    if wanted.on is not None:
        if record.host not in present_cards(game, ctx, wanted.on):
            return False
    elif game.state.is_stacked_under(record):
        return False  #: buried-is-not-meant
    elif wanted.zone and not anywhere and record.zone not in game.state.WORDS.expand_zones(wanted.zone):
        return False
    if not game.state.cards_in_place(game, ctx, [card.card], wanted):
        return False
    return record.seat in players_of_side(ctx.seat, wanted.side) and matches_filter(
        game, ctx, record, card.info, wanted.where
    )

"""What an event means to a pattern: whether something that happens is what an ability speaks of."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.abilities import Cards, Host, Reference, This, When
from .context import Context, Ref, Snapshot
from .events import Event
from .references import cards, fits, players, refs, snapshot
from .table import Deed, GameView


def happens(game: GameView, at: When, event: Event, ctx: Context) -> bool:
    """Whether an event is what a pattern describes, for the ability of ``ctx``."""
    return is_such(game, at, event, ctx) and _is_subject(game, ctx, at, event)  #: trigger-by-which-card


def happened(game: GameView, ctx: Context, at: When) -> int:
    """How often what a pattern describes has happened this turn."""
    return sum(
        [is_such(game, at, deed.event, ctx) and _was_subject(game, ctx, at, deed) for deed in game.state.chronicle]
    )


def _was_subject(game: GameView, ctx: Context, at: When, deed: Deed) -> bool:
    """Whether a pattern speaks of the card that something happened to, as it was then."""
    if at.subject is None:
        return True
    if deed.that is None:
        return False
    if isinstance(at.subject, Cards):
        return is_described(game, ctx, at.subject, deed.that, False)
    return any(ref.inc in (deed.event.inc, deed.event.after) for ref in refs(game, ctx, at.subject))


def is_such(game: GameView, at: When, event: Event, ctx: Context) -> bool:
    """Whether an event is of the kind that a pattern describes, whichever card it is about."""
    words = game.state.WORDS
    kind, causes, to, frm = words.happenings[at.event]
    if event.kind != kind or (causes and event.cause not in causes):
        return False
    to, frm = words.expanded(at.to) or to, words.expanded(at.frm) or frm
    return (
        event.to in (to or (event.to,))  #: trigger-by-where-to
        and (not frm or comes_from(game, event, frm))
        and (not at.cause or event.cause in at.cause)
        and (at.by is None or who(event) in players(ctx.seat, at.by))
        and (at.source is None or (event.source is not None and _is_source(game, ctx, at.source, event.source)))
    )


def comes_from(game: GameView, event: Event, zones: tuple[str, ...]) -> bool:
    """Whether an event's card comes from one of these zones."""
    return left_zone(game, event) in zones  #: trigger-by-where-from


def left_zone(game: GameView, event: Event) -> str:
    """Where an event's card comes from; of a proposed event, where it lies now."""
    return event.frm or game.state.cards[event.card].zone


def who(event: Event) -> int:
    """The player who does what happens; of what nobody does, and no card undergoes, whom it happens to."""
    return event.player if event.by < 0 and event.card < 0 else event.by


def seen(game: GameView, event: Event) -> Snapshot:
    """The card of an event with the information that a zone-change trigger looks at.

    What is about to be attached is spoken of as if it already were.
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
    return Snapshot(event.card, record, game.info(event.card))


def _is_subject(game: GameView, ctx: Context, at: When, event: Event) -> bool:
    subject = at.subject
    if subject is None:
        return True
    if event.card < 0:
        return False
    if isinstance(subject, This):
        return event.card == ctx.this.card and ctx.this.inc in incarnations(game, event)
    if isinstance(subject, Cards):
        anywhere = event.kind == "move" and bool(at.frm or at.to or subject.zone == game.state.WORDS.units)
        return is_described(game, ctx, subject, seen(game, event), anywhere)
    if isinstance(subject, Host):
        return bool(snapshot(game, ctx.this).record.host == event.card)
    return any(ref.card == event.card and ref.inc in incarnations(game, event) for ref in refs(game, ctx, subject))


def incarnations(game: GameView, event: Event) -> tuple[int, ...]:
    """What an event's card was before it and is after it; of a proposed event, what it is now."""
    return (event.inc, event.after) if event.after else (game.state.cards[event.card].inc,)


def _is_source(game: GameView, ctx: Context, wanted: Reference, source: Ref) -> bool:
    return is_meant(game, ctx, wanted, snapshot(game, source))


def is_meant(game: GameView, ctx: Context, wanted: Reference, card: Snapshot) -> bool:
    """Whether a reference means this card, as it is or was."""
    if isinstance(wanted, Cards):
        return is_described(game, ctx, wanted, card, False)
    return any(ref.inc == card.record.inc for ref in refs(game, ctx, wanted))


def is_described(game: GameView, ctx: Context, wanted: Cards, card: Snapshot, anywhere: bool) -> bool:
    """Whether a description fits a card as it is or was; ``anywhere``: wherever it lies."""
    record = card.record
    if wanted.on is not None:
        if record.host not in cards(game, ctx, wanted.on):
            return False
    elif game.state.is_buried(record):
        return False  #: buried-is-not-meant
    elif wanted.zone and not anywhere and record.zone not in game.state.WORDS.expanded(wanted.zone):
        return False
    if not game.state.within(game, ctx, [card.card], wanted):
        return False
    return record.seat in players(ctx.seat, wanted.side) and fits(game, ctx, record, card.info, wanted.where)

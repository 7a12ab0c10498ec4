"""What an event means to a pattern: whether something that happens is what an ability speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...adapters.abilities import Cards, Host, Reference, This, When
from .cards import STAGE
from .events import Event
from .references import Context, cards, fits, known, players, refs
from .state import ON_STAGE, Known, Ref
from .traits import KINDS

if TYPE_CHECKING:
    from .game import Hololive


def happens(game: Hololive, at: When, event: Event, ctx: Context) -> bool:
    """Whether an event is what a pattern describes, for the ability of ``ctx``."""
    kind, causes = KINDS[at.event]
    if event.kind != kind or (causes and event.cause not in causes):
        return False
    to = at.to or (("archive",) if at.event == "archive" else ())
    return (
        event.to in (to or (event.to,))  # 10.8.2, 13.2.2
        and (not at.frm or left_zone(game, event) in at.frm)
        and (not at.cause or event.cause in at.cause)
        and (at.by is None or who(event) in players(ctx.seat, at.by))
        and _is_subject(game, ctx, at, event)  # 10.8.2, 10.8.4.1.1, 13.3.2
        and (at.source is None or (event.source is not None and _is_source(game, ctx, at.source, event.source)))
    )


def left_zone(game: Hololive, event: Event) -> str:
    """Where an event's card comes from; of a proposed event, where it lies now."""
    return event.frm or game.state.cards[event.card].zone


def who(event: Event) -> int:
    """The player who does what happens, or takes the damage."""
    return event.player if event.kind == "life-damage" else event.by


def seen(game: Hololive, event: Event) -> Known:
    """The card of an event with the information that a zone-change trigger looks at (10.8.4.1)."""
    if event.known is not None and event.to not in ON_STAGE:  # 10.8.4.1.1, 10.8.4.1.2, 10.8.4.1.3
        return event.known
    return Known(event.card, game.state.cards[event.card], game.info(event.card))


def _is_subject(game: Hololive, ctx: Context, at: When, event: Event) -> bool:
    subject = at.subject
    if subject is None:
        return True
    if event.card < 0:
        return False
    if isinstance(subject, This):
        return event.card == ctx.this.card and ctx.this.inc in incarnations(game, event)
    if isinstance(subject, Cards):
        anywhere = event.kind == "move" and bool(at.frm or at.to or subject.zone == STAGE)
        return is_described(game, ctx, subject, seen(game, event), anywhere)
    if isinstance(subject, Host):
        return known(game, ctx.this).record.host == event.card
    return any(ref.card == event.card and ref.inc in incarnations(game, event) for ref in refs(game, ctx, subject))


def incarnations(game: Hololive, event: Event) -> tuple[int, ...]:
    """What an event's card was before it and is after it; of a proposed event, what it is now."""
    return (event.inc, event.after) if event.after else (game.state.cards[event.card].inc,)


def _is_source(game: Hololive, ctx: Context, wanted: Reference, source: Ref) -> bool:
    return is_meant(game, ctx, wanted, known(game, source))


def is_meant(game: Hololive, ctx: Context, wanted: Reference, card: Known) -> bool:
    """Whether a reference means this card, as it is or was."""
    if isinstance(wanted, Cards):
        return is_described(game, ctx, wanted, card, False)
    return any(ref.card == card.card and ref.inc == card.record.inc for ref in refs(game, ctx, wanted))


def is_described(game: Hololive, ctx: Context, wanted: Cards, card: Known, anywhere: bool) -> bool:
    """Whether a description fits a card as it is or was; ``anywhere``: wherever it lies."""
    record = card.record
    if wanted.on is not None:
        if record.host not in cards(game, ctx, wanted.on):
            return False
    elif record.host >= 0 and record.face.is_holomem:
        return False  # 4.4.2.2
    elif wanted.zone and not anywhere and record.zone not in wanted.zone:
        return False
    return record.seat in players(ctx.seat, wanted.side) and fits(game, ctx, record, card.info, wanted.where)

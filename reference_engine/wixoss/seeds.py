"""Seeds: cards that effects lay face down in SIGNI zones, and that bloom there."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.choices import pick
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.running import Handlers
from .effects import which_zone
from .running import Running
from .unaffected import event
from .words import FIELD, SEED, SIGNI_ZONES, TRASH


def lay(game: Running, ctx: Context, cards: a.Reference, role: str) -> Procedure[bool]:
    """Cards are laid face down in SIGNI zones of who does it, each in one that is chosen, whoever is there."""
    state = game.state
    chosen, whole = yield from pick(game, ctx, cards, lambda card: state.cards[card].zone not in FIELD)
    for card in chosen:
        zone = yield from which_zone(game, ctx.seat, list(SIGNI_ZONES), ctx.seat)  # seed.5, seed.6, trap.6, trap.7
        assert zone is not None
        game.move(state.laid(ctx.seat, zone, role), TRASH, "rule")  # seed.3, seed.4, trap.1, trap.2
        yield from game.happen(event(ctx, "move", card, ctx.seat, to=zone, cause=role, face_down=True))  # trap.1
    return whole and bool(chosen)


def _seed(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    return (yield from lay(game, ctx, node.cards, SEED))


# --- blooming -----------------------------------------------------------------------------------------


def _bloom(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Seeds are turned up where no SIGNI is; one that is no SIGNI goes to the trash."""
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    blooming = [card for card in chosen if can_bloom(game, card)]
    commit(game, [Event("bloomed", card, source=ctx.this, by=ctx.seat) for card in blooming])
    others = [card for card in blooming if not game.state.cards[card].face.is_signi]
    game.move(others, TRASH, "rule")  # bloom.3
    return whole and len(blooming) == len(chosen)


def can_bloom(game: Running, card: int) -> bool:
    """Whether a Seed can be turned up: no SIGNI is in its zone."""
    record = game.state.cards[card]
    return game.state.is_free(record.seat, record.zone)  # bloom.2


HANDLERS: Handlers = {"seed": _seed, "bloom": _bloom}

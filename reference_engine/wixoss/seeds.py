"""Seeds: cards that effects put face down into SIGNI zones, where they bloom."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .effects import choose_signi_zone
from .lexicon import FIELD, SEED, SIGNI_ZONES, TRASH
from .rules_context import RulesContext
from .unaffected import effect_event


def lay_face_down(game: RulesContext, ctx: ResolutionContext, cards: a.Reference, role: str) -> Procedure[bool]:
    """Put cards face down into the player's SIGNI zones, each into one that is chosen, also next to a SIGNI."""
    state = game.state
    chosen, whole = yield from select_cards(game, ctx, cards, lambda card: state.cards[card].zone not in FIELD)
    for card in chosen:
        zone = yield from choose_signi_zone(
            game, ctx.seat, list(SIGNI_ZONES), ctx.seat
        )  # seed.5, seed.6, trap.6, trap.7
        assert zone is not None
        game.move_cards(state.seeds_or_traps(ctx.seat, zone, role), TRASH, "rule")  # seed.3, seed.4, trap.1, trap.2
        yield from game.propose_events(
            effect_event(ctx, "move", card, ctx.seat, to=zone, cause=role, face_down=True)
        )  # trap.1
    return whole and bool(chosen)


def _seed(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    return (yield from lay_face_down(game, ctx, node.cards, SEED))


# --- blooming -----------------------------------------------------------------------------------------


def _bloom(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Turn up Seeds in zones without a SIGNI; a card that is not a SIGNI goes to the trash."""
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    blooming = [card for card in chosen if can_bloom(game, card)]
    commit_events(game, [EngineEvent("bloomed", card, source=ctx.this, by=ctx.seat) for card in blooming])
    others = [card for card in blooming if not game.state.cards[card].face.is_signi]
    game.move_cards(others, TRASH, "rule")  # bloom.3
    return whole and len(blooming) == len(chosen)


def can_bloom(game: RulesContext, card: int) -> bool:
    """Whether a Seed can be turned up: there is no SIGNI in its zone."""
    record = game.state.cards[card]
    return game.state.is_zone_free(record.seat, record.zone)  # bloom.2


HANDLERS: Handlers = {"seed": _seed, "bloom": _bloom}

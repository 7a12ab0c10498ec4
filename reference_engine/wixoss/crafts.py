"""Crafts, which effects create, and resonas, which enter the field by their condition."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters import card_text_tree as a
from ..kernel.card_references import present_cards
from ..kernel.cost_payment import pay_cost
from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from . import signi
from .effects import choose_signi_zone
from .lexicon import CHECK, CRAFTS, LRIG_DECK, MAIN_TIMING, RESONA, SIGNI_ZONES
from .rules_context import RulesContext
from .signi import enter_field, free_zones


def _supply(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> list[int]:
    """The cards of a name that can be created; they are alike."""
    assert isinstance(node.cards, a.ChosenCards)
    return [card for card in present_cards(game, ctx, node.cards.among) if game.state.cards[card].zone == CRAFTS]


def _create(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Create a craft on the field."""
    for card in _supply(game, ctx, node)[:1]:
        zone = yield from choose_signi_zone(game, ctx.seat, free_zones(game, card))
        if zone is not None:
            game.record_event(EngineEvent("created", card, ctx.seat))
            yield from enter_field(game, ctx.seat, card, zone, "create")  # craft.3
            ctx.it = (game.state.reference_to(card),)
            return True
    return False


@without_asks
def _create_in_deck(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    """Create a craft resona in the LRIG deck."""
    for card in _supply(game, ctx, node)[:1]:
        game.record_event(EngineEvent("created", card, ctx.seat))
        game.move_cards((card,), LRIG_DECK, "create")  # craft.5, craft-resona.2
        return True
    return False


# --- resonas ------------------------------------------------------------------------------------------


def resona_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The resonas of the LRIG deck that a player can put onto the field at a timing, each with its zones."""
    for card in game.state.zones[player, LRIG_DECK]:
        face = game.state.cards[card].face
        is_ready = timing in face.timing  # main-phase.a2, appear-cond.1
        if face.kind == RESONA and is_ready:
            for zone in SIGNI_ZONES:
                if can_appear(game, player, card, zone):
                    yield EngineOption("play", (card, zone))


def can_appear(game: RulesContext, player: int, card: int, zone: str) -> bool:
    """Whether a resona's condition can be met in such a way that it can enter a zone."""

    def try_declaring(trial: RulesContext) -> Procedure[bool]:
        whole = yield from declare_resona(trial, player, card)
        return whole and zone in free_zones(trial, card)

    return game.is_possible(try_declaring, f"{game.state.cards[card].face.name} can appear")


def declare_resona(game: RulesContext, player: int, card: int) -> Procedure[bool]:
    """Put a resona into the check zone, and meet its condition. Returns whether it could be met."""
    game.move_cards((card,), CHECK, "play")  # appear-cond.2, check-zone.a3, resona.2
    line = game.state.cards[card].face.printed_line("appear")
    ctx = ResolutionContext(player, game.state.reference_to(card))
    if line is None:
        return True
    return (yield from pay_cost(game, ctx, line.cost))  # appear-cond.2, appear-cond.3, appear-cond.4


def put_resona(game: RulesContext, player: int, card: int, zone: str) -> Procedure[None]:
    """Put a resona onto the field."""
    yield from declare_resona(game, player, card)
    there = free_zones(game, card)
    to = zone if zone in there else (yield from choose_signi_zone(game, player, there))
    if to is not None:
        yield from enter_field(game, player, card, to, "play")  # appear-cond.2, craft-resona.2


def play_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """All cards that a player can put onto the field at a timing."""
    if timing == MAIN_TIMING:
        yield from signi.hand_play_options(game, player)  # main-phase.a1
    yield from resona_options(game, player, timing)


def play_signi(game: RulesContext, player: int, card: int, zone: str) -> Procedure[None]:
    """Put a SIGNI onto the field, from the hand or, if it is a resona, from the LRIG deck."""
    is_resona = game.state.cards[card].zone == LRIG_DECK
    yield from put_resona(game, player, card, zone) if is_resona else signi.play_from_hand(game, player, card, zone)


HANDLERS: Handlers = {"create": _create, "create-in-deck": _create_in_deck}

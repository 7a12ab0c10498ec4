"""Cards attached to SIGNI and cards beneath them: how they come there, and how the rules remove them."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.board_state import LOOSE
from ..kernel.card_choices import choose_cards, select_cards
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .lexicon import ACCE, CHARM, FIELD, LRIG_DECK, LRIG_TRASH, ROLES, SOUL, TRASH
from .rules_context import RulesContext
from .unaffected import effect_event


def loose_card_events(game: RulesContext) -> list[EngineEvent]:
    """The moves of cards on the field that belong to no SIGNI any more: to the trash, Souls to the LRIG trash, and
    Resonas that were set aside to the LRIG deck.
    """
    loose = [card for player in (0, 1) for card in game.state.zones[player, LOOSE]]
    return [
        trash_event(game, card) for card in loose
    ]  # rule-process.a3, attached.3, attached.5, under.3, rise.5, acce.4, charm.5


def trash_zone_for(game: RulesContext, card: int) -> str:
    """The trash of a card that belongs to no SIGNI any more, or that is where a Resona cannot be."""
    if game.state.cards[card].zone not in FIELD:
        return LRIG_DECK  # resona.a5
    return LRIG_TRASH if game.state.cards[card].role == SOUL else TRASH  # rule-process.a11, soul.4


def has_too_many_attached(game: RulesContext, player: int) -> bool:
    """Whether a SIGNI has too many cards of a role attached."""
    return any(
        len(attached_with_role(game, card, role)) > 1 for card in game.state.field_signi(player) for role in ROLES
    )


def attached_with_role(game: RulesContext, card: int, role: str) -> list[int]:
    """The cards of a role that are attached to a SIGNI."""
    cards = game.state.cards
    return [each for each in cards[card].attached if cards[each].role == role]


def trash_event(game: RulesContext, card: int) -> EngineEvent:
    """The move by which a card goes to its trash."""
    return EngineEvent("move", card, game.state.cards[card].owner, to=trash_zone_for(game, card), cause="rule")


def excess_attachments(game: RulesContext, player: int) -> Procedure[list[EngineEvent]]:
    """The moves of the cards that the player chooses to give up if a SIGNI has too many of a role."""
    found: list[EngineEvent] = []
    for card in game.state.field_signi(player):
        for role in ROLES:
            there = attached_with_role(game, card, role)
            if len(there) > 1:
                excess = len(there) - 1  # rule-process.a8
                chosen = yield from choose_cards(game, player, there, excess, excess)
                found += [trash_event(game, each) for each in chosen]
    return found


# --- by effects -----------------------------------------------------------------------------------------


def _attach(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Attach cards to a SIGNI that has none of the role."""
    assert node.cards is not None and node.to is not None
    role = node.what.removeprefix("attach-")
    hosts, _ = yield from select_cards(game, ctx, node.to, lambda card: can_have_attached(game, card, role))
    hosts = [card for card in hosts if can_have_attached(game, card, role)]
    if not hosts:
        return False
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    yield from game.propose_events(
        *(effect_event(ctx, "attach", card, other=hosts[0], to=role, cause="attach") for card in chosen)
    )
    return whole


def can_have_attached(game: RulesContext, card: int, role: str) -> bool:
    """Whether a card with a role can be attached to a SIGNI."""
    if not game.state.is_signi(card):
        return False
    return not attached_with_role(game, card, role)  # acce.3, acce.5, acce.8, charm.3, soul.2, soul.3


def _put_under(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Put cards under a SIGNI or an LRIG."""
    assert node.cards is not None and node.to is not None
    (host,), _ = yield from select_cards(game, ctx, node.to)
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    yield from game.propose_events(*(effect_event(ctx, "tuck", card, other=host) for card in chosen))  # under.1
    return whole


HANDLERS: Handlers = {"put-under": _put_under, **{f"attach-{role}": _attach for role in (CHARM, ACCE, SOUL)}}

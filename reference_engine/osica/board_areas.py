"""The stage and the assist area: which cards may enter them, and change places there."""

from __future__ import annotations

from collections.abc import Collection

from .lexicon import ASSIST, CHARACTER, STAGE, SUPPORT
from .rules_context import RulesContext
from .state import ROOM


def may_enter_zone(game: RulesContext, card: int, to: str) -> bool:
    """Whether a zone has a place for a card."""
    if to in STAGE:
        return may_enter_stage(game, card, to)
    return to != ASSIST or may_enter_assist(game, card)


def may_enter_stage(game: RulesContext, card: int, spot: str) -> bool:
    """Whether a card can come to an area of its player's stage."""
    state = game.state
    record = state.cards[card]
    is_character = record.face.kind == CHARACTER  # stage.d4, main.d2
    is_free = not state.zones[record.seat, spot]  # stage.1, stage.d3
    return is_character and is_free and fits_limit(game, record.seat, {*state.characters_on_stage(record.seat), card})


def fits_limit(game: RulesContext, player: int, characters: Collection[int]) -> bool:
    """Whether these characters can be on a player's stage together."""
    levels = sum(int(game.characteristics_of(card).level) for card in characters)  # stage.3
    return levels <= game.state.player_counter(player, "limit")  # stage.3, stage.d1, main.1


def may_enter_assist(game: RulesContext, card: int, coming: int = 0) -> bool:
    """Whether a card can enter its player's assist area, together with ``coming`` other cards."""
    record = game.state.cards[card]
    if record.face.kind not in (CHARACTER, SUPPORT):  # assist.1
        return False
    there = len(game.state.zones[record.seat, ASSIST]) + coming
    has_room = there < ROOM  # assist.1, assist.d2, main.1
    return has_room and record.zone != ASSIST


def may_change_places(game: RulesContext, one: int, other: int) -> bool:
    """Whether two cards of a player can change places."""
    state = game.state
    mine, theirs = state.cards[one], state.cards[other]
    if mine.seat != theirs.seat or mine.zone == theirs.zone:
        return False
    if not (state.is_character(one) and state.is_character(other)):  # stage.d4
        return False
    there = set(state.characters_on_stage(mine.seat))
    for card, to in ((one, theirs.zone), (other, mine.zone)):
        there = there | {card} if to in STAGE else there - {card}
    return fits_limit(game, mine.seat, there)  # stage.d1

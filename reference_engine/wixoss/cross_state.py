"""Cross SIGNI: the cross state, which depends on the SIGNI next to them, and Heaven."""

from __future__ import annotations

from ..kernel.board_state import GameView
from ..kernel.events import EngineEvent
from .cards import GameCard
from .lexicon import CENTER, LEFT, RIGHT, SIGNI_ZONES

BESIDE = {
    "left-of": {LEFT: CENTER, CENTER: RIGHT},
    "right-of": {RIGHT: CENTER, CENTER: LEFT},
}
"""The SIGNI zone to the left or to the right of each."""


def is_crossed(game: GameView, record: GameCard) -> bool:
    """Whether a SIGNI with this record meets its Cross condition."""
    condition = record.face.printed_keyword("cross")  # cross.5, heaven.a3
    if condition is None or record.host >= 0 or record.face_down:
        return False
    return all(
        has_signi_named(game, record.seat, BESIDE[each.what].get(record.zone, ""), str(each.value))
        for each in condition.values
    )  # cross.2, cross-cond.2, cheer-zone.q16


def has_signi_named(game: GameView, player: int, zone: str, name: str) -> bool:
    """Whether a SIGNI of that name is in a player's SIGNI zone."""
    there = game.state.zones.get((player, zone), ())
    return any(
        name in game.characteristics_of(card).names
        and game.state.cards[card].face.is_signi
        and not game.state.cards[card].face_down
        for card in there
    )


def crossed_signi(game: GameView, player: int) -> list[int]:
    """A player's SIGNI that are in the cross state."""
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[player, zone]]
    return [card for card in there if is_crossed(game, game.state.cards[card])]


def heaven_events(game: GameView, attacker: int) -> list[EngineEvent]:
    """The Heaven events of an attack: its SIGNI is in the cross state, and all in that state are down then."""
    player = game.state.cards[attacker].seat
    there = crossed_signi(game, player)
    others = [card for card in there if card != attacker]
    if attacker not in there or not all(game.state.cards[card].resting for card in others):  # heaven.1
        return []
    return [EngineEvent("heaven", player=player), *(EngineEvent("in-heaven", card, player) for card in there)]

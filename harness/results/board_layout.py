"""The layout in which the board of a game is drawn, from the zones of its vocabulary."""

from __future__ import annotations

from msgspec import Struct

from ...adapters.protocol_vocabulary import GameVocabulary


class BoardLayout(Struct, frozen=True, kw_only=True):
    """The zones as they are drawn.

    ``rows`` are the rows of a player, the one nearest to the opponent first, and ``behind`` are the other zones of a
    player. Between the players are ``middle``, shared zones in one row, and the other ``shared`` zones. ``turned``
    says that the players sit opposite each other, so that one's left is in front of the other's right; otherwise both
    look at the middle from the same side. ``unordered`` are the zones whose order means nothing. ``resting`` is the
    game's word for a resting card.
    """

    rows: tuple[tuple[str, ...], ...] = ()
    behind: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    turned: bool = True
    unordered: tuple[str, ...] = ()
    resting: str = "resting"


def layout_from_words(words: GameVocabulary) -> BoardLayout:
    """The layout of a game, from its vocabulary."""
    own = words.own_zones
    rows = words.rows or (tuple(zone for zone in own if words.zone_by_name(zone).stands),)
    middle = tuple(zone for zone in words.shared_zones if words.zone_by_name(zone).beside)
    placed = {zone for row in rows for zone in row}
    return BoardLayout(
        rows=tuple(row for row in rows if row),
        behind=tuple(zone for zone in own if zone not in placed),
        middle=middle,
        shared=tuple(zone for zone in words.shared_zones if zone not in middle),
        turned=not any(words.zone_by_name(zone).front in middle for zone in placed),
        unordered=tuple(zone.name for zone in words.zones if not zone.ordered),
        resting=words.resting,
    )

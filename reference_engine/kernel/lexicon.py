"""The lexicon of a game's card texts: its words for events, zones and facts of cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple


class EventWord(NamedTuple):
    """The meaning of a word for an event: the kind of event, and its details."""

    kind: str
    causes: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    frm: tuple[str, ...] = ()


class Lexicon:
    """The lexicon of a game's card texts. There is one for each game, compared by identity.

    ``happenings`` are the words for events; ``working`` the zones where abilities are in effect that name no zones;
    ``units`` the words for the zones of the board; ``groups`` words for several zones; ``phases`` the words for the
    parts in which an event of a kind is replaced; ``counted`` the kinds of event that do not happen when nothing is
    left of their amount; ``forbidden`` the words that forbid it, by the kind of event, ``prevents`` those among them
    that do not forbid a firm event, ``below`` the kinds that are forbidden to the other card, which lies below;
    ``within`` the kinds that are forbidden only if the card stays on the board.

    ``facts`` are the kinds of information that effects change and filters look at.
    """

    def __init__(
        self,
        happenings: Mapping[str, EventWord] | None = None,
        working: tuple[str, ...] = (),
        units: tuple[str, ...] = (),
        forbidden: Mapping[str, tuple[str, ...]] | None = None,
        groups: Mapping[str, tuple[str, ...]] | None = None,
        phases: Mapping[str, tuple[str, ...]] | None = None,
        counted: tuple[str, ...] = (),
        prevents: tuple[str, ...] = (),
        below: tuple[str, ...] = (),
        within: tuple[str, ...] = (),
        facts: Collection[str] = (),
    ) -> None:
        self.happenings, self.working, self.units = happenings or {}, working, units
        self.forbidden, self.prevents, self.below, self.within = forbidden or {}, prevents, below, within
        self.groups, self.phases, self.counted = groups or {}, phases or {}, counted
        self.facts = frozenset(facts)
        self._expanded: dict[tuple[str, ...], tuple[str, ...]] = {}

    def expand_zones(self, zones: tuple[str, ...]) -> tuple[str, ...]:
        """The zones that words for zones mean."""
        if not self.groups:
            return zones
        found = self._expanded.get(zones)
        if found is None:
            found = tuple(each for zone in zones for each in self.groups.get(zone, (zone,)))
            self._expanded[zones] = found
        return found

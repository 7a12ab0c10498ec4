"""Card text: nouns and the references they become.

A noun (``card in your hand``) does not determine by itself which cards are meant: that depends on its article
and on its place. A noun with ``a`` means any one card in an event, and nothing clear in an instruction. A noun with a
number is a choice in an instruction, and any one card in an event. So the reader keeps a :class:`CardNoun` in a
:class:`NounPhrase` until its place decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from ...adapters.card_text_tree import ChosenCards, Filter, MatchingCards, PreviousCards, Reference, Side
from ..cardtext import CardTextFault, join_filters


@dataclass(frozen=True)
class CardNoun:
    """Cards described: their properties (``where``: filters, by the property of each), and their places.

    ``head`` is a game's word for a kind of card, ``name`` for cards described only by their names, or nothing.
    """

    homes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The default zones of the cards of a head."""

    private: ClassVar[tuple[str, ...]] = ()
    """Heads of cards that only one player can have: a text need not give their owner."""

    anywhere: ClassVar[str] = "say where: 'in your hand'"
    """The suggestion for a noun that needs a place."""

    all_said: ClassVar[str] = "'your cards'"
    """The words of a text for all of the cards, in suggestions."""

    place: int
    head: str = ""
    where: dict[str, Filter] = field(default_factory=dict)
    zone: tuple[str, ...] = ()
    side: Side | None = None
    on: Reference | None = None
    part: Literal["attached", "stacked", "stack"] = "attached"

    def with_attribute(self, extra: dict[str, Any]) -> CardNoun:
        """The noun with another adjective or attribute. Raises :class:`CardTextFault` if it has one of that sort."""
        where = dict(self.where)
        for about, asked in extra.get("where", {}).items():
            if about in where:
                raise CardTextFault(self.place, f"there are two words for the {about}", "join them with 'or'")
            where[about] = asked
        if self.zone and "zone" in extra:
            raise CardTextFault(self.place, "there are two places for one card", "leave one out")
        rest = {name: value for name, value in extra.items() if name != "where"}
        return replace(self, where=where, **rest)

    @property
    def is_at_home(self) -> bool:
        """Whether these are cards in play, in their default zones."""
        in_play = self.head in self.homes and self.head not in self.private
        return in_play and not self.zone and self.on is None

    @property
    def is_owned(self) -> bool:
        """Whether each of them belongs to a player, so that a choice has to give the owner."""
        return True

    @property
    def card_kinds(self) -> tuple[str, ...]:
        """The kind of card that the head names."""
        return () if self.head in ("", "name") else (self.head,)

    def card_filter(self) -> Filter:
        """The properties of the cards, without their places. Raises :class:`CardTextFault` if the noun has a place."""
        if self.zone or self.on is not None or self.side is not None:
            raise CardTextFault(self.place, "a place has no meaning here", "leave it out")
        return self._filter()

    def _filter(self, *, with_kind: bool = True) -> Filter:
        kinds = (Filter(kind=self.card_kinds),) if with_kind else ()
        return join_filters((*kinds, *self.where.values()))

    def matching_cards(self, side: Side, *, moving: bool = False) -> MatchingCards:
        """All of them. ``side`` is used if the text gives no owner; with ``moving``, their places do not count.

        Raises :class:`CardTextFault` if the cards need a place and the text gives none.
        """
        whose = self.side or side
        home = self.homes.get(self.head, ())
        if self.on is not None:
            return MatchingCards(side="both", where=self._filter(), on=self.on, part=self.part)
        if self.zone or moving:
            plain = bool(self.zone) and set(self.zone) <= set(home)
            return MatchingCards(zone=self.zone, side=whose, where=self._filter(with_kind=not plain))
        if home:
            return MatchingCards(zone=home, side=whose, where=self._filter(with_kind=False))
        raise CardTextFault(self.place, "these cards could be anywhere", self.anywhere)


@dataclass(frozen=True)
class NounPhrase:
    """A noun with its article, or a reference that is clear already (``ready``).

    ``count`` is None for all of them (``your cards``), 0 for ``a card``, else the number to choose. ``related`` are the
    properties that they share, or must not share.
    """

    place: int
    ready: Reference | None = None
    noun: CardNoun | None = None
    count: int | None = None
    up_to: bool = False
    by: Side = "you"
    least: int | None = None
    related: Mapping[str, str] = field(default_factory=dict)

    def as_subject(self, side: Side = "both", *, moving: bool = False) -> Reference:
        """The reference as the subject of an event or a condition: any one that fits."""
        if self.ready is not None:
            return self.ready
        assert self.noun is not None
        if self.up_to or (self.count or 0) > 1:
            raise CardTextFault(self.place, "this is about one card at a time", "write '1 of ...' or 'a ...'")
        return self.noun.matching_cards(side, moving=moving)

    def as_all_matching(self) -> Reference:
        """The reference for a continuous effect: all that fit."""
        if self.ready is not None:
            if isinstance(self.ready, PreviousCards):
                raise CardTextFault(self.place, "this has no meaning: nothing was chosen", "say which card")
            return self.ready
        assert self.noun is not None
        if self.count is not None:
            raise CardTextFault(
                self.place, "a continuous effect does not choose cards", f"say which: {self.noun.all_said}"
            )
        return self.noun.matching_cards("both")

    def as_target(self) -> Reference:
        """The reference as the target of an instruction: all that fit, or a choice among them."""
        if self.ready is not None:
            return self.ready
        assert self.noun is not None
        if self.count == 0:
            mend = "write a number: '1 card from your hand'"
            raise CardTextFault(self.place, "'a' does not say who chooses", mend)
        if self.count is None:
            return self.noun.matching_cards("both" if self.noun.is_at_home else "you")
        if self.noun.is_at_home and self.noun.side is None:
            if not self.noun.is_owned:
                return self._choice(self.noun.matching_cards("both"))
            mend = "write '1 of your ...', '1 of your opponent's ...' or '1 of any player's ...'"
            raise CardTextFault(self.place, "this does not say whose", mend)
        return self._choice(self.noun.matching_cards("you"))

    def _choice(self, among: Reference) -> ChosenCards:
        assert self.count is not None
        least = 0 if self.up_to else self.least
        return ChosenCards(among=among, most=self.count, least=least, by=self.by, **self.related)

    @staticmethod
    def choice_among_them(place: int, count: int, *, up_to: bool, by: Side) -> NounPhrase:
        """A choice among the cards just looked at."""
        return NounPhrase(place, ready=NounPhrase(place, count=count, up_to=up_to, by=by)._choice(PreviousCards()))

"""Card text: nouns and the references they become.

A noun (``card in your hand``) does not say by itself which cards are meant: that depends on its article
and on where it stands. A noun with ``a`` is any one card in an event and nothing clear in an
instruction; with a number it is a choice in an instruction and any one in an event. So the reader keeps
a :class:`Noun` in a :class:`Phrase` until its place decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from ...adapters.card_text_tree import ChosenCards, Filter, MatchingCards, PreviousCards, Reference, Side
from ..cardtext import CardTextFault, join_filters


@dataclass(frozen=True)
class CardNoun:
    """Cards described: what they must be (``where``: filters, by what each is about), and where they are.

    ``head`` is a game's word for a kind of card, ``name`` for cards told by their names alone, or nothing.
    """

    homes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Where the cards of a head are unless another place is said."""

    private: ClassVar[tuple[str, ...]] = ()
    """Heads of cards that are a player's own alone: no text need say whose they are."""

    anywhere: ClassVar[str] = "say where: 'in your hand'"
    """What mends a noun that needs a place."""

    all_said: ClassVar[str] = "'your cards'"
    """How a text says that it means all of them, as a mend shows it."""

    place: int
    head: str = ""
    where: dict[str, Filter] = field(default_factory=dict)
    zone: tuple[str, ...] = ()
    side: Side | None = None
    on: Reference | None = None
    part: Literal["attached", "stacked", "stack"] = "attached"

    def with_attribute(self, extra: dict[str, Any]) -> CardNoun:
        """With an adjective or attribute more. Raises :class:`Misread` where one is said twice."""
        where = dict(self.where)
        for about, asked in extra.get("where", {}).items():
            if about in where:
                raise CardTextFault(self.place, f"two words for the {about}", "join them with 'or'")
            where[about] = asked
        if self.zone and "zone" in extra:
            raise CardTextFault(self.place, "two places for one card", "leave one out")
        rest = {name: value for name, value in extra.items() if name != "where"}
        return replace(self, where=where, **rest)

    @property
    def is_at_home(self) -> bool:
        """Whether these are cards in play, where they stand by default."""
        in_play = self.head in self.homes and self.head not in self.private
        return in_play and not self.zone and self.on is None

    @property
    def is_owned(self) -> bool:
        """Whether each of them is one player's, so that a choice has to say whose."""
        return True

    @property
    def card_kinds(self) -> tuple[str, ...]:
        """The kind of card that the head names."""
        return () if self.head in ("", "name") else (self.head,)

    def card_filter(self) -> Filter:
        """What the cards must be, apart from where they are. Raises :class:`Misread` if a place is said."""
        if self.zone or self.on is not None or self.side is not None:
            raise CardTextFault(self.place, "a place is no use here", "leave it out")
        return self._filter()

    def _filter(self, *, with_kind: bool = True) -> Filter:
        kinds = (Filter(kind=self.card_kinds),) if with_kind else ()
        return join_filters((*kinds, *self.where.values()))

    def matching_cards(self, side: Side, *, moving: bool = False) -> MatchingCards:
        """All of them. ``side`` is used where the text says none; ``moving``: where they are does not count.

        Raises :class:`Misread` where cards need a place and none is said.
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

    ``count`` is None for all of them (``your cards``), 0 for ``a card``, else how many to choose. ``related`` says what
    they share, or do not.
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
        """As what an event happens to, or a condition speaks of: any one that fits."""
        if self.ready is not None:
            return self.ready
        assert self.noun is not None
        if self.up_to or (self.count or 0) > 1:
            raise CardTextFault(self.place, "this is about one card at a time", "write '1 of ...' or 'a ...'")
        return self.noun.matching_cards(side, moving=moving)

    def as_all_matching(self) -> Reference:
        """As what a continuous effect is on: all that fit."""
        if self.ready is not None:
            if isinstance(self.ready, PreviousCards):
                raise CardTextFault(self.place, "nothing was chosen that this could mean", "say which card")
            return self.ready
        assert self.noun is not None
        if self.count is not None:
            raise CardTextFault(self.place, "a continuous effect chooses nothing", f"say which: {self.noun.all_said}")
        return self.noun.matching_cards("both")

    def as_target(self) -> Reference:
        """As what an instruction is done with: all that fit, or a choice among them."""
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

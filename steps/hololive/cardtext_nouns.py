"""Card text: nouns and the references they become.

A noun (``red holomem with damage in your archive``) does not say by itself which cards are meant: that
depends on its article and on where it stands. ``a holomem`` is any one in an event and nothing clear in
an instruction; ``1 of your holomem`` is a choice in an instruction and any one in an event. So the
reader keeps a :class:`Noun` in a :class:`Phrase` until its place decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...adapters.abilities import Cards, Choose, Filter, It, Reference, Side
from ..cardtext import Misread

STAGE = ("center", "collab", "back")
"""The stage's positions, as zones."""

OFF_STAGE = ("hand", "deck", "cheer deck", "archive", "holo power", "life", "resolution")
"""Every other zone that a card can come to the stage from, or leave it for."""


def zones(name: str) -> tuple[str, ...]:
    """The zones that a zone's name in a text stands for."""
    if name == "stage":
        return STAGE
    return (name.removesuffix(" position").removesuffix(" zone"),)


@dataclass(frozen=True)
class Noun:
    """Cards described: what they must be (``where``: fields of a filter), and where they are.

    ``head`` is ``holomem`` for one on the stage unless said otherwise, else the kind, or nothing.
    """

    place: int
    head: str = ""
    where: dict[str, Any] = field(default_factory=dict)
    zone: tuple[str, ...] = ()
    side: Side | None = None
    on: Reference | None = None
    part: str = "attached"

    def with_(self, extra: dict[str, Any]) -> Noun:
        """With an adjective or attribute more. Raises :class:`Misread` where one is said twice."""
        where = dict(self.where)
        for name, value in extra.get("where", {}).items():
            if name in where:
                raise Misread(self.place, f"two words for the {name}", "join them with 'or'")
            where[name] = value
        if self.zone and "zone" in extra:
            raise Misread(self.place, "two places for one card", "leave one out")
        rest = {name: value for name, value in extra.items() if name != "where"}
        return replace(self, where=where, **rest)

    @property
    def on_stage(self) -> bool:
        """Whether these are holomems where they stand by default."""
        return self.head in ("holomem", "name") and not self.zone and self.on is None

    def filter(self, *, with_kind: bool = True) -> Filter:
        """What the cards must be, apart from where they are. Raises :class:`Misread` if a place is said."""
        if self.zone or self.on is not None or self.side is not None:
            raise Misread(self.place, "a place is no use here", "leave it out")
        return self._filter(with_kind=with_kind or self.head != "holomem")

    def _filter(self, *, with_kind: bool) -> Filter:
        if self.head in ("", "name") or not with_kind:
            return Filter(**self.where)
        return Filter(kind=(self.head,), **self.where)

    def cards(self, side: Side, *, moving: bool = False) -> Cards:
        """All of them. ``side`` is used where the text says none; ``moving``: where they are does not count.

        Raises :class:`Misread` where cards need a place and none is said.
        """
        whose = self.side or side
        if self.on is not None:
            where = self._filter(with_kind=True)
            return Cards(side="both", where=where, on=self.on, part=self.part)  # type: ignore[arg-type]
        if self.zone or moving:
            plain = bool(self.zone) and set(self.zone) <= set(STAGE) and self.head == "holomem"
            return Cards(zone=self.zone, side=whose, where=self._filter(with_kind=not plain))
        if self.on_stage:
            return Cards(zone=STAGE, side=whose, where=self._filter(with_kind=False))
        if self.head == "oshi holomem":
            return Cards(zone=("oshi",), side=whose, where=self._filter(with_kind=False))
        raise Misread(
            self.place,
            "these cards could be anywhere",
            "say where: 'in your hand', 'from your archive', 'attached to this holomem'",
        )


@dataclass(frozen=True)
class Phrase:
    """A noun with its article, or a reference that is clear already (``ready``).

    ``count`` is None for all of them (``your holomem``), 0 for ``a holomem``, else how many to choose.
    """

    place: int
    ready: Reference | None = None
    noun: Noun | None = None
    count: int | None = None
    up_to: bool = False
    by: Side = "you"
    least: int | None = None

    def subject(self, side: Side = "both", *, moving: bool = False) -> Reference:
        """As what an event happens to, or a condition speaks of: any one that fits."""
        if self.ready is not None:
            return self.ready
        assert self.noun is not None
        if self.up_to or (self.count or 0) > 1:
            raise Misread(self.place, "this is about one card at a time", "write '1 of ...' or 'a ...'")
        return self.noun.cards(side, moving=moving)

    def every(self) -> Reference:
        """As what a continuous effect is on: all that fit."""
        if self.ready is not None:
            if isinstance(self.ready, It):
                raise Misread(self.place, "nothing was chosen that this could mean", "say which card")
            return self.ready
        assert self.noun is not None
        if self.count is not None:
            raise Misread(self.place, "a continuous effect chooses nothing", "say which: 'your holomem'")
        return self.noun.cards("both")

    def target(self) -> Reference:
        """As what an instruction is done with: all that fit, or a choice among them."""
        if self.ready is not None:
            return self.ready
        assert self.noun is not None
        if self.count == 0:
            mend = "write a number: '1 card from your hand'"
            raise Misread(self.place, "'a' does not say who chooses", mend)
        if self.count is None:
            return self.noun.cards("both" if self.noun.on_stage else "you")
        if self.noun.on_stage and self.noun.side is None:
            mend = "write '1 of your ...', '1 of your opponent's ...' or '1 of any player's ...'"
            raise Misread(self.place, "this does not say whose", mend)
        return self._choice(self.noun.cards("you"))

    def _choice(self, among: Reference) -> Choose:
        assert self.count is not None
        return Choose(among=among, most=self.count, least=0 if self.up_to else self.least, by=self.by)

    @staticmethod
    def of_them(place: int, count: int, *, up_to: bool, by: Side) -> Phrase:
        """A choice among the cards just looked at."""
        return Phrase(place, ready=Phrase(place, count=count, up_to=up_to, by=by)._choice(It()))

"""What the Givens of a WIXOSS scenario add up to: a position, with a default for everything left out.

What a scenario leaves out, for each player: a center LRIG ``A's LRIG`` of level 3, no assist LRIGs, empty SIGNI zones,
no hand, no ener, nothing in trash, LRIG deck and LRIG trash, seven Life Cloth ``A life 1``, ... and a deck of 20 cards
``A deck 1``, ... from the top (spells without text that nobody can use). And for the game: A goes first, and it is
the start of A's main phase on turn 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, cast

from ...adapters.messages import Placed, Player
from ...adapters.session import ScenarioError
from ...adapters.words import Words
from ..board import Cell, Item
from ..builder import SceneBuilder
from ..building import Found
from ..cardtext import CardText
from .cards import (
    ARMED,
    ARTS,
    AWAKENED,
    DOWN,
    FACE_DOWN,
    FLAGS,
    FROZEN,
    LAID,
    LRIG_ZONES,
    LYING,
    ROLES,
    SIGNI_PLACES,
    SIGNI_ZONES,
    SPELL,
    UNDER,
    WORDS,
    card_of,
    center_lrig,
    filler,
)
from .cardtext import parse

FIELD = (*SIGNI_PLACES, *LRIG_ZONES)
ONE = (*FIELD, "key")
"""Zones that hold one card at most."""
FILLED = {"deck": 20, "life": 7}
"""How many cards lie in a zone if nothing is said."""

WHITE_BACKED = ("lrig deck", "lrig trash")
"""Zones whose fillers are arts."""

NOT_STATED = ("check",)
"""Where no card lies when a scene begins."""

DEFAULT_CARD = re.compile(r"(?P<player>[AB])(?: (?P<zone>deck|life) \d+|'s (?P<lrig>LRIG))$")
"""What a card is called that a player has if nothing is said."""

MEANT: dict[str, tuple[str, ...]] = {
    DOWN: FIELD, FROZEN: FIELD, UNDER: FIELD, AWAKENED: SIGNI_PLACES, ARMED: SIGNI_PLACES, FACE_DOWN: SIGNI_PLACES,
    **dict.fromkeys(ROLES, SIGNI_PLACES),
    **dict.fromkeys(LAID, SIGNI_ZONES),
}  # fmt: skip
"""Where it means something how a card lies."""

STEPS: dict[str, tuple[str, ...]] = {
    **{f"{step} phase": (step,) for step in ("up", "draw", "ener", "grow", "main", "end")},
    "attack phase": ("pre-attack",),
    "pre-attack step": ("pre-attack",),
    "defense step": ("defense",),
    "SIGNI attack step": ("signi-attack",),
    "LRIG attack step": ("lrig-attack",),
    "guard step": ("guard",),
}


@dataclass
class PositionBuilder(SceneBuilder):
    """A position in the making."""

    words: ClassVar[Words] = WORDS
    card_text: ClassVar[CardText | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = STEPS
    flags: ClassVar[frozenset[str]] = FLAGS

    # --- what Givens say ---

    def at(self, player: Player, step: str | None = None) -> None:
        """State whose turn it is, and which of its steps begins."""
        if step == "guard":
            raise ScenarioError("no scene begins with the guard step: an LRIG has to attack before; let it attack")
        super().at(player, step)

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        if default := DEFAULT_CARD.match(name):
            self._default(cast("Player", default["player"]), default["zone"] or "lrig")
        return super().label(name)

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so."""
        by_itself = found.role == ""
        is_signi, is_lrig = by_itself and found.zone in SIGNI_PLACES, by_itself and found.zone in LRIG_ZONES
        return {
            "power": is_signi,
            "classes": is_signi,
            "infected": is_signi,
            "crossed": is_signi,
            "driving": is_signi or is_lrig,
            "level": is_signi or is_lrig,
            "limit": is_lrig,
            "types": is_lrig,
            "abilities": is_signi or is_lrig,
        }.get(fact, True)

    # --- inside ---

    def _default(self, player: Player, zone: str) -> None:
        if zone not in self.zones[player]:
            self.zones[player][zone] = laid = list[Placed]()
            if zone in FILLED:
                laid += self._alike(filler("Filler"), f"{player} {zone}", FILLED[zone])
            elif zone == "lrig":
                laid.append(self._lrig(f"{player}'s LRIG"))

    def _lrig(self, label: str) -> Placed:
        """A player's center LRIG, which can be given text."""
        self._defines(label, center_lrig(label))
        return Placed(id=label, card=label)

    def _check(self, cell: Cell, where: str) -> None:
        if cell.zone in NOT_STATED and cell.items:
            raise ScenarioError(f"{where}: no card is being used when a scene begins; use one")
        lying = [item for item in cell.items if item.attributes.keys().isdisjoint(LAID)]
        if cell.zone in ONE and sum(item.count for item in lying) > 1:
            raise ScenarioError(f"{where} holds one at most; what lies under it is said by under:")

    def _placed(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if not item.name:
            return self._fillers(cell, item, where)
        for lying in sorted(LYING & item.attributes.keys()):
            if cell.zone not in MEANT[lying]:
                raise ScenarioError(f"{where}: {lying!r} of {item.name} means nothing there")
        label = self._define(item, cell.zone, where)
        numbers = {each: each in item.attributes for each in (FROZEN, AWAKENED, ARMED, *LAID)}
        attached = [(role, name) for role in ROLES for name in item.attributes.get(role, ())]
        return [
            Placed(
                id=label,
                card=label,
                resting=DOWN in item.attributes,
                face_down=not item.attributes.keys().isdisjoint({FACE_DOWN, *LAID}),
                numbers={name: 1 for name, so in numbers.items() if so},
                under=tuple(self._beneath(name, at, cell, label, where) for at, name in _under(item)),
                attached=tuple(self._attached(role, name, where) for role, name in attached),
            )
        ]

    def _beneath(self, name: str, depth: int, cell: Cell, top: str, where: str) -> Placed:
        """A card that lies so many cards under another: an LRIG of as much less level, or a SIGNI."""
        zone = cell.zone
        attributes: dict[str, tuple[str, ...]] = {}
        if zone in LRIG_ZONES:
            above = int(self.cards[top].facts["level"])
            attributes = {"level": (str(max(0, above - depth)),)}
        label = self._define(Item(name, attributes), zone, where)
        return Placed(id=label, card=label)

    def _attached(self, role: str, name: str, where: str) -> Placed:
        """A card that is attached to a SIGNI: a Soul is an LRIG, an Acce of the class that Acces are of."""
        attributes: dict[str, tuple[str, ...]] = {"class": ("Cook",)} if role == "acce" else {}
        label = self._define(Item(name, attributes), "lrig trash" if role == "soul" else "hand", where)
        return Placed(id=label, card=label, face_down=role == "charm", numbers={role: 1})

    def _define(self, item: Item, zone: str, where: str) -> str:
        """The label of a card that a cell describes."""
        label = self._free(item.name)
        return self._defines(label, card_of(Item(label, item.attributes), zone, where))

    def _fillers(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if cell.zone in (*ONE, "crafts"):
            raise ScenarioError(f"{where}: say which card; a filler cannot lie there")
        if item.attributes:
            raise ScenarioError(f"{where}: fillers have no attribute {min(item.attributes)!r}; give the card a name")
        white_backed = cell.zone in WHITE_BACKED
        card = filler("White filler", ARTS) if white_backed else filler("Filler", SPELL)
        return self._alike(card, f"{cell.player} {cell.zone}", item.count)


def _under(item: Item) -> list[tuple[int, str]]:
    """What lies under a card, from the bottom, each with how many cards below the top it lies."""
    names = item.attributes.get(UNDER, ())
    return [(len(names) - at, name) for at, name in enumerate(names)]

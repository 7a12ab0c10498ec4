"""A game's words: all that is its own at the protocol.

A game says them in a module of plain data beside its ledger, ``<game>/words.py``, which holds ``WORDS``. What every
game has (to pass, to choose cards, that cards are moved) is the protocol's to say, and stands in no game's words.

    words = declared("hololive")
    words.zone("hand").ordered              # False
    words.option("bloom").fields            # {"holomem": "card", "with": "card"}
    words.event("life-damage").counter      # "life damage"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Literal

from .ledger import ROOT
from .rulebook_errors import LedgerError

FILE = "words.py"
"""The file of a game that says its words."""

Holds = Literal["card", "ability", "number", "text"]
"""What a field holds: a card's id, an ability's name, a number, or another word."""


@dataclass(frozen=True)
class ZoneType:
    """Where cards lie: each player's, or ``shared``, which belong to nobody.

    ``ordered``: the order of its cards means something. ``stands``: cards stand there, on the stage or the game's like
    of it. A zone that is a place has others ``beside`` it, and one in ``front`` of it.

    In a position it ``holds`` so many cards at most, or any number if nothing is said; 0 where none lies when a scene
    begins. Only cards of these ``kinds`` lie there, of any if none are said. ``fill`` is the name of the nameless cards
    that fill it in a scenario, and how many do if nothing is said: ``A deck 1`` to ``A deck 20`` for ``("deck", 20)``.
    Where cards stand, or where all are ``named``, no nameless one lies.
    """

    name: str
    ordered: bool = True
    shared: bool = False
    stands: bool = False
    beside: tuple[str, ...] = ()
    front: str = ""
    holds: int | None = None
    kinds: tuple[str, ...] = ()
    fill: tuple[str, int] | None = None
    named: bool = False


@dataclass(frozen=True)
class CardType:
    """A kind of card definition, and the names of the facts that it has."""

    name: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlacedNumber:
    """A number that says how a card lies; 0 where it is not said. ``shown``: views tell it, too.

    ``beside``: one card that has it lies in a zone beside what that holds, of whatever kind it is.
    """

    name: str
    shown: bool = True
    beside: bool = False


@dataclass(frozen=True)
class OptionType:
    """A kind of option, and what its fields hold. ``plays``: to pick it is to play a card or an ability."""

    name: str
    fields: Mapping[str, Holds] = field(default_factory=dict)
    plays: bool = False


@dataclass(frozen=True)
class AskType:
    """A kind of ask, and what is asked."""

    name: str
    says: str = ""


@dataclass(frozen=True)
class EventType:
    """A kind of event, and the names of its fields. ``counter`` is the counter of its player that it changes."""

    name: str
    fields: tuple[str, ...] = ()
    says: str = ""
    counter: str = ""


@dataclass(frozen=True, kw_only=True)
class GameVocabulary:
    """All that a game says in words of its own.

    ``steps`` are those of a turn; ``setup`` is what comes before the first one, where views know it. ``decks`` are the
    parts that a player brings, ``formats`` those of matches, which bound what decks hold. ``flags`` and ``numbers`` say
    how a card can lie, ``stacks`` whether others can lie under it, ``attached`` the roles of those that are attached to
    it. ``where`` says in which zones a card can lie so, by flag, by number, and for ``under`` and ``attached``; in all
    of them, where it says nothing. ``facts`` are what views say of a card, ``causes`` what a move or another event can
    be part of.

    ``rows`` are those in which a player's zones are drawn, the one nearest to the other player first; the rest lie
    behind. Where none are said, it is one row of the zones where cards stand. ``drawn`` are the facts that a drawn card
    bears, in their order; all that are numbers, where none are said.

    ``nodes`` are those of the trees of card texts that the game knows, with their fields, by their tags as the
    protocol writes them: ``{"do": {"draw": "count"}}``; under ``""`` those without a tag. Where a node says by a word
    ``what`` it is, each can stand by itself: ``{"": {"one-of color": "values"}}``. ``texts`` are the words that are
    known in a field: ``{"filter: state": ("attacking", "attacked")}``; in several fields together, where a key names
    several; as ``zone``, those for several zones.
    """

    zones: tuple[ZoneType, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    steps: tuple[str, ...] = ()
    setup: str = ""
    decks: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    kinds: tuple[CardType, ...] = ()
    flags: tuple[str, ...] = ()
    numbers: tuple[PlacedNumber, ...] = ()
    stacks: bool = False
    attached: tuple[str, ...] = ()
    where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    counters: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    options: tuple[OptionType, ...] = ()
    asks: tuple[AskType, ...] = ()
    events: tuple[EventType, ...] = ()
    nodes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    texts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises ``ValueError`` for a word that is said twice, a place that lies by what is none, a row of what are no
        zones, a zone of unknown kinds, a way to lie that is none or in no zone, a drawn fact that is none, or words of
        card text that stand in no node.
        """
        for said in fields(self):
            if isinstance(words := getattr(self, said.name), tuple):
                _once(said.name, [str(getattr(each, "name", each)) for each in words])
        known = {zone.name for zone in self.zones}
        for zone in self.zones:
            if unknown := {*zone.beside, *filter(None, (zone.front,))} - known:
                raise ValueError(f"the zone {zone.name!r} lies by {min(unknown)!r}, which is no zone")
            if unknown := set(zone.kinds) - set(self.names_of("kinds")):
                raise ValueError(f"the zone {zone.name!r} holds {min(unknown)!r}, which is no kind of card")
        if unknown := self.where.keys() - {*self.flags, *self.names_of("numbers"), "under", "attached"}:
            raise ValueError(f"it is said where a card can be {min(unknown)!r}, which says of none how it lies")
        for lies, zones in self.where.items():
            if unknown := set(zones) - known:
                raise ValueError(f"a card can be {lies!r} in {min(unknown)!r}, which is no zone")
        placed = [zone for row in self.rows for zone in row]
        _once("rows", placed)
        if unknown := set(placed) - set(self.own_zones):
            raise ValueError(f"a row has {min(unknown)!r}, which is no zone of a player")
        if unknown := set(self.drawn) - set(self.facts):
            raise ValueError(f"the fact {min(unknown)!r} is drawn, and views say none")
        for key in self.texts.keys() - {"zone"}:
            node, _, named = key.partition(": ")
            if not named or not self.fields_by_node.get(node, frozenset()).issuperset(named.split()):
                raise ValueError(f"the words of {key!r} stand in no field of a node that is listed")

    def __add__(self, other: GameVocabulary) -> GameVocabulary:
        """These words and others."""
        said = {each.name: (getattr(self, each.name), getattr(other, each.name)) for each in fields(self)}
        joined = {name: one + more for name, (one, more) in said.items() if isinstance(one, tuple)}
        either = {name: one or more for name, (one, more) in said.items() if not isinstance(one, tuple)}
        return GameVocabulary(**joined, **either)

    # --- zones ---

    @cached_property
    def own_zones(self) -> tuple[str, ...]:
        """The zones that each player has."""
        return tuple(zone.name for zone in self.zones if not zone.shared)

    @cached_property
    def shared_zones(self) -> tuple[str, ...]:
        """The zones that belong to nobody."""
        return tuple(zone.name for zone in self.zones if zone.shared)

    @cached_property
    def unordered_zones(self) -> frozenset[str]:
        """The zones whose order means nothing."""
        return frozenset(zone.name for zone in self.zones if not zone.ordered)

    @cached_property
    def position_zones(self) -> tuple[str, ...]:
        """The zones where cards stand."""
        return tuple(zone.name for zone in self.zones if zone.stands)

    @cached_property
    def zones_off_stage(self) -> tuple[str, ...]:
        """The zones where no card stands, nor lies in front of one that does."""
        return tuple(zone.name for zone in self.zones if not zone.stands and not zone.front)

    def zone_by_name(self, name: str) -> ZoneType:
        """The zone of that name; raises ``KeyError``."""
        return self._zones[name]

    # --- card text ---

    @cached_property
    def fields_by_node(self) -> Mapping[str, frozenset[str]]:
        """The nodes of card texts, each with its fields: ``of cards``, ``do act bloom``, ``filter``."""
        return {
            f"{tag} {name}".strip(): frozenset(known.split())
            for tag, nodes in self.nodes.items()
            for name, known in nodes.items()
        }

    def fact_values(self, fact: str) -> tuple[str, ...]:
        """The values that card texts know of a fact; raises ``KeyError``."""
        return self.texts[f"one-of {fact}: values"]

    # --- what is asked and told ---

    @cached_property
    def playing_options(self) -> frozenset[str]:
        """The kinds of option that play a card or an ability."""
        return frozenset(option.name for option in self.options if option.plays)

    def option_by_name(self, name: str) -> OptionType:
        """The kind of option of that name; raises ``KeyError``."""
        return self._options[name]

    def event_by_name(self, name: str) -> EventType:
        """The kind of event of that name; raises ``KeyError``."""
        return self._events[name]

    def names_of(self, said: Literal["zones", "kinds", "numbers", "options", "asks", "events"]) -> tuple[str, ...]:
        """The words alone of one sort."""
        return tuple(each.name for each in getattr(self, said))

    @cached_property
    def _zones(self) -> Mapping[str, ZoneType]:
        return {zone.name: zone for zone in self.zones}

    @cached_property
    def _options(self) -> Mapping[str, OptionType]:
        return {option.name: option for option in self.options}

    @cached_property
    def _events(self) -> Mapping[str, EventType]:
        return {event.name: event for event in self.events}


@cache
def load_declared_vocabulary(game: str, root: Path = ROOT) -> GameVocabulary:
    """A game's own words, from its directory in ``root``. Raises `LedgerError` where it says none."""
    path = root / game / FILE
    if not path.exists():
        raise LedgerError.at_line(path, None, "there is no such file", "say the game's words there, as WORDS")
    spec = spec_from_file_location(f"{__package__}.{game}.{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        words: GameVocabulary = module.WORDS
    except (ValueError, TypeError, AttributeError) as error:
        raise LedgerError.at_line(path, None, str(error), f"see {__name__}") from error
    return words


def _once(sort: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"{name!r} is said twice among the {sort}")
        seen.add(name)

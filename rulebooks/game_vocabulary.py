"""A game's vocabulary: the words of the protocol that only this game has.

A game defines them in a module of plain data next to its ledger, ``<game>/words.py``, as ``WORDS``. The words of every
game (passing, choosing cards, moves of cards) belong to the protocol, and are not in a game's words.

    words = load_declared_vocabulary("hololive")
    words.zone_by_name("hand").ordered              # False
    words.option_by_name("bloom").fields            # {"holomem": "card", "with": "card"}
    words.event_by_name("life-damage").counter      # "life damage"
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Literal

from .ledger import ROOT
from .rulebook_errors import LedgerError

FILE = "words.py"
"""The file of a game that defines its words."""

Holds = Literal["card", "ability", "number", "text"]
"""The contents of a field: a card's id, an ability's name, a number, or another word."""


@dataclass(frozen=True)
class ZoneType:
    """A zone: one for each player or, if ``shared``, one that belongs to neither player.

    ``ordered``: the order of its cards matters. ``stands``: its cards are on the stage, or the game's equivalent of it.
    A zone that is a place has others ``beside`` it, and one in ``front`` of it.

    In a position it ``holds`` at most this number of cards, by default any number; 0 if it is empty when a scene
    begins. It takes cards of these ``kinds`` only, by default all. ``fill`` is the name of the nameless cards that fill
    it in a scenario, and their default number: ``A deck 1`` to ``A deck 20`` for ``("deck", 20)``. A zone on the stage,
    or one whose cards are all ``named``, has no nameless ones.
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
    """A number of a placed card; the default is 0. ``shown``: views show it, too.

    ``beside``: one card with this number may be in a zone in addition to what the zone holds, whatever its kind.
    """

    name: str
    shown: bool = True
    beside: bool = False


@dataclass(frozen=True)
class OptionType:
    """A kind of option, and the contents of its fields. ``plays``: picking it plays a card or an ability."""

    name: str
    fields: Mapping[str, Holds] = field(default_factory=dict)
    plays: bool = False


@dataclass(frozen=True)
class AskType:
    """A kind of ask, and its question."""

    name: str
    says: str = ""


OPTIONAL_FIELDS = frozenset({"ability", "amount", "cause", "face", "reason", "source", "what"})
"""The fields that an event of any kind can lack. Without an ``amount``, it is 0."""


@dataclass(frozen=True)
class EventType:
    """A kind of event, and the names of its fields. ``counter`` is the counter of its player that it changes.

    An event can lack its ``optional`` fields, and those of :data:`OPTIONAL_FIELDS`.
    """

    name: str
    fields: tuple[str, ...] = ()
    says: str = ""
    counter: str = ""
    optional: tuple[str, ...] = ()

    @property
    def required_fields(self) -> tuple[str, ...]:
        """The fields that every event of this kind has."""
        return tuple(name for name in self.fields if name not in OPTIONAL_FIELDS and name not in self.optional)


@dataclass(frozen=True, kw_only=True)
class GameVocabulary:
    """All words of a game's own.

    ``steps`` are those of a turn; ``setup`` is the step before the first one, if views show it. ``decks`` are the parts
    that a player brings, ``formats`` those of matches, which limit the contents of decks. ``flags`` and ``numbers``
    describe how a card can be placed, ``stacks`` is whether others can be under it, ``attached`` lists the roles of
    attached cards. ``where`` lists the zones in which each of them is possible: by flag, by number, and for ``under``
    and ``attached``; by default, all zones. ``resting`` is the game's word for a resting card. ``facts`` are
    the facts of a card in views, ``causes`` the possible causes of moves and other events.

    ``rows`` are the rows in which a player's zones are drawn, the one nearest to the other player first; the other
    zones are behind. By default, there is one row of the zones on the stage. ``drawn`` are the facts on a drawn card,
    in their order; by default, all that are numbers.

    ``nodes`` are the nodes of card text that the game knows, with their fields, by their tags as the protocol writes
    them: ``{"do": {"draw": "count"}}``; under ``""`` those without a tag. If a node names its kind in ``what``, each
    kind can be listed by itself: ``{"": {"one-of color": "values"}}``. ``texts`` are the known words of a field:
    ``{"filter: state": ("attacking", "attacked")}``; of several fields together, if a key names several; under
    ``zone``, the words for several zones.
    """

    zones: tuple[ZoneType, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    steps: tuple[str, ...] = ()
    setup: str = ""
    decks: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    kinds: tuple[CardType, ...] = ()
    flags: tuple[str, ...] = ()
    resting: str = "resting"
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
        """Raise ``ValueError`` for an invalid vocabulary.

        Invalid are a word that is listed twice, a neighbour that is not a zone, a row with something other than zones,
        a zone of unknown kinds, a placement that is unknown or in an unknown zone, a drawn fact that is unknown, and
        words of card text for a field that is not listed.
        """
        for said in fields(self):
            if isinstance(words := getattr(self, said.name), tuple):
                _once(said.name, [str(getattr(each, "name", each)) for each in words])
        known = {zone.name for zone in self.zones}
        for zone in self.zones:
            if unknown := {*zone.beside, *filter(None, (zone.front,))} - known:
                raise ValueError(f"the zone {zone.name!r} has the neighbour {min(unknown)!r}, which is not a zone")
            if unknown := set(zone.kinds) - set(self.names_of("kinds")):
                raise ValueError(f"the zone {zone.name!r} holds {min(unknown)!r}, which is not a kind of card")
        if unknown := self.where.keys() - {*self.flags, *self.names_of("numbers"), "under", "attached"}:
            raise ValueError(f"the key {min(unknown)!r} of where is not a flag, a number, 'under' or 'attached'")
        for lies, zones in self.where.items():
            if unknown := set(zones) - known:
                raise ValueError(f"a card can be {lies!r} in {min(unknown)!r}, which is not a zone")
        placed = [zone for row in self.rows for zone in row]
        _once("rows", placed)
        if unknown := set(placed) - set(self.own_zones):
            raise ValueError(f"a row has {min(unknown)!r}, which is not a zone of a player")
        if unknown := set(self.drawn) - set(self.facts):
            raise ValueError(f"the fact {min(unknown)!r} is drawn, but it is not among the facts of views")
        for key in self.texts.keys() - {"zone"}:
            node, _, named = key.partition(": ")
            if not named or not self.fields_by_node.get(node, frozenset()).issuperset(named.split()):
                raise ValueError(f"the words of {key!r} do not belong to a field of a listed node")

    def __add__(self, other: GameVocabulary) -> GameVocabulary:
        """The words of both vocabularies; of what cannot be joined, those of the other one, unless they are empty."""
        said = {each.name: (getattr(self, each.name), getattr(other, each.name)) for each in fields(self)}
        joined = {name: one + more for name, (one, more) in said.items() if isinstance(one, tuple)}
        either = {name: more or one for name, (one, more) in said.items() if not isinstance(one, tuple)}
        return GameVocabulary(**joined, **either)

    # --- zones ---

    @cached_property
    def own_zones(self) -> tuple[str, ...]:
        """The zones that each player has."""
        return tuple(zone.name for zone in self.zones if not zone.shared)

    @cached_property
    def shared_zones(self) -> tuple[str, ...]:
        """The zones that belong to neither player."""
        return tuple(zone.name for zone in self.zones if zone.shared)

    @cached_property
    def unordered_zones(self) -> frozenset[str]:
        """The zones whose order does not matter."""
        return frozenset(zone.name for zone in self.zones if not zone.ordered)

    @cached_property
    def position_zones(self) -> tuple[str, ...]:
        """The zones on the stage."""
        return tuple(zone.name for zone in self.zones if zone.stands)

    @cached_property
    def zones_off_stage(self) -> tuple[str, ...]:
        """The zones that are neither on the stage nor in front of a zone that is."""
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
        """The values of a fact in card texts; raises ``KeyError``."""
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

    def missing_fields(self, event: str, given: Collection[str]) -> list[str]:
        """The required fields that an event with the given fields lacks; none for an unknown kind of event."""
        return [name for name in self._required.get(event, ()) if name not in given]

    def names_of(self, said: Literal["zones", "kinds", "numbers", "options", "asks", "events"]) -> tuple[str, ...]:
        """The names of one sort of words."""
        return tuple(each.name for each in getattr(self, said))

    @cached_property
    def _zones(self) -> Mapping[str, ZoneType]:
        return {zone.name: zone for zone in self.zones}

    @cached_property
    def _options(self) -> Mapping[str, OptionType]:
        return {option.name: option for option in self.options}

    @cached_property
    def _required(self) -> Mapping[str, tuple[str, ...]]:
        return {each.name: each.required_fields for each in self.events}

    @cached_property
    def _events(self) -> Mapping[str, EventType]:
        return {event.name: event for event in self.events}


@cache
def load_declared_vocabulary(game: str, root: Path = ROOT) -> GameVocabulary:
    """A game's own words, from its directory in ``root``. Raises `LedgerError` if it defines none."""
    path = root / game / FILE
    if not path.exists():
        raise LedgerError.at_line(path, None, "the file does not exist", "define the game's words there, as WORDS")
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
            raise ValueError(f"{name!r} is listed twice among the {sort}")
        seen.add(name)

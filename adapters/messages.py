"""The messages of the protocol: requests of the harness, and answers of an engine.

One set of types serves both transports: a Python object with the methods of :class:`Engine`, and a child
process that exchanges the same messages as JSON lines. See ``docs/protocol.md``.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from msgspec import Struct, field

from .card_text_tree import Ability

PROTOCOL = 1
"""The version of the protocol that these messages belong to."""

Player = Literal["A", "B"]
PLAYERS: tuple[Player, Player] = ("A", "B")
OTHER_PLAYER: dict[Player, Player] = {"A": "B", "B": "A"}
Viewer = Literal["A", "B", "judge"]

AskKind = str
"""The kind of an ask: a word of every game (``adapters/protocol_vocabulary.py``), or one of the game's own words."""

ACTS: tuple[AskKind, ...] = ("action", "response")
"""The asks for an action: every legal action is an option, and so is passing."""

OptionKind = str
"""The kind of an option: a word of every game, or one of the game's own."""

Capability = Literal[
    "scene.position",
    "scene.decks",
    "scene.formats",
    "cards.vanilla",
    "cards.abilities",
    "random.coins",
    "random.dice",
    "random.shuffles",
    "asks.complete",
    "events",
    "events.order",
    "views.players",
    "views.judge",
    "concede",
    "fork",
]


ReasonKind = Literal[
    "game",
    "capability",
    "card",
    "node",
    "position",
    "event",
    "view",
    "reading",
    "action",
    "adapter",
    "other",
]
"""The kind of thing that is unsupported: a game or an edition; a capability that is not declared; a kind or a fact of a
card; a node of card text; a scene that the engine cannot begin from; an event that it does not report; facts that its
views do not show; a claim that rests on another reading or assumption; an action that it offers in no scenario.
``adapter``: the engine supports it, but its adapter does not. ``other``: no kind is given.
"""

REASON_KINDS: tuple[ReasonKind, ...] = get_args(ReasonKind)


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Base of every message."""


# --- scenes --------------------------------------------------------------------------------------


class Card(Message):
    """A card definition: what is printed on it.

    ``kind`` and ``facts`` are the game's words (``docs/cards-<game>.md``). ``number`` is a catalogue
    number, for engines that know only real cards.
    """

    name: str
    kind: str
    facts: dict[str, Any] = {}
    abilities: tuple[Ability, ...] = ()
    number: str = ""


class PlacedCard(Message):
    """A card in a zone. ``id`` names it for the rest of the game; ``card`` is a key of the scene's cards.

    ``under`` are the cards stacked beneath it, the bottom one first; ``attached`` are those attached to it.
    ``numbers`` are further numbers of the placed card, in the game's words (damage, for example); the default is 0.
    """

    id: str
    card: str
    resting: bool = False
    face_down: bool = False
    numbers: dict[str, int] = {}
    under: tuple[PlacedCard, ...] = ()
    attached: tuple[PlacedCard, ...] = ()


class Seat(Message):
    """One player's side of a position: cards by zone (the top one first), and counters by name."""

    zones: dict[str, tuple[PlacedCard, ...]] = {}
    counters: dict[str, int] = {}


class Script(Message):
    """Random results that are decided beforehand, each used in turn.

    Dice and coins: an unused or missing result is an error, unless a ``seed`` lets the engine's own generator decide
    the rest. ``shuffles`` names the cards of the shuffled zone from the top. The engine decides all other shuffles by
    itself, and no claim may rest on their outcome.
    """

    dice: tuple[int, ...] = ()
    coins: tuple[bool, ...] = ()
    shuffles: tuple[tuple[str, ...], ...] = ()
    seed: int | None = None


class Position(Message, tag="position", tag_field="scene"):
    """A game in progress, at the very start of a step. ``shared`` are zones that belong to neither player."""

    cards: dict[str, Card]
    seats: dict[Player, Seat]
    shared: dict[str, tuple[PlacedCard, ...]] = {}
    turn_player: Player = "A"
    first_player: Player = "A"
    turn: int = 5
    step: str = "main"
    script: Script = field(default_factory=Script)


class Decks(Message, tag="decks", tag_field="scene"):
    """A game from its very beginning: for each player, keys of ``cards`` by the zone they start in.

    ``format`` is the format of the match, a word of the game, if it is stated; it limits the contents of decks.
    """

    cards: dict[str, Card]
    decks: dict[Player, dict[str, tuple[str, ...]]]
    format: str = ""
    script: Script = field(default_factory=Script)


Scene = Position | Decks


# --- situations ----------------------------------------------------------------------------------


class Option(Message):
    """One thing that the asked player may do: a kind and named fields.

    Fields hold card ids (``card``, ``to``), names (``ability``) and numbers. An id is valid within its ask only.
    ``other`` is the kind of an option for which the protocol has no word. It has a ``label``, and is reported and
    never dropped.
    """

    id: str
    kind: OptionKind
    fields: dict[str, str | int] = {}


class Ask(Message):
    """A decision. ``least`` to ``most`` different options are picked; if ``ordered``, their order counts.

    Ask ids are never used again. ``about`` names the card or ability that asks, if the engine knows.
    After an illegal answer the ask stays open, and its options and the game are unchanged. A player declines by an
    option (``no``, ``none`` or ``pass``); only a choice of cards is declined by picking none.
    """

    id: str
    player: Player
    kind: AskKind
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    about: str = ""


class Event(Message):
    """Something that happened, with named fields.

    Its kind is a word of every game (``adapters/protocol_vocabulary.py``), or one of the game's own.
    """

    kind: str
    fields: dict[str, Any] = {}


class Result(Message):
    """The end: who lost, and why. Both losers: a draw. No loser: a draw by a perpetual loop."""

    losers: tuple[Player, ...]
    reason: str = ""


class Situation(Message):
    """The state of the game for its driver: events since the last situation, and the open ask or the result."""

    events: tuple[Event, ...] = ()
    ask: Ask | None = None
    result: Result | None = None


# --- views ---------------------------------------------------------------------------------------


class SeenCard(Message):
    """A card as one viewer sees it. A hidden card has neither an id nor a name, and is marked as hidden."""

    id: str | None = None
    card: str | None = None
    hidden: bool = False
    resting: bool = False
    face_down: bool = False
    numbers: dict[str, int] = {}
    under: tuple[SeenCard, ...] = ()
    attached: tuple[SeenCard, ...] = ()
    facts: dict[str, Any] = {}


class View(Message):
    """The knowledge of a viewer. Zones run from the top; ``shared`` are zones that belong to neither player.

    ``unused`` counts scripted random results not yet used; only the judge sees it.
    """

    viewer: Viewer
    turn: int
    turn_player: Player
    step: str
    zones: dict[Player, dict[str, tuple[SeenCard, ...]]]
    shared: dict[str, tuple[SeenCard, ...]] = {}
    counters: dict[Player, dict[str, int]] = {}
    unused: int = 0


# --- refusals ------------------------------------------------------------------------------------


class Reason(Message, omit_defaults=False):
    """Why something is unsupported, as data: the ``data`` of the error. The message next to it is for a person.

    ``what`` names the thing: a capability, a fact, a zone, an event, a node as the game's words list it (``do draw``).
    """

    kind: ReasonKind = "other"
    what: str = ""


# --- sessions ------------------------------------------------------------------------------------


class Initialize(Message):
    """The harness introduces itself."""

    protocol: int = PROTOCOL
    harness: str = "saitei"
    version: str = ""


class EngineInfo(Message):
    """The engine introduces itself: games with their editions, readings by game and id, capabilities.

    ``events`` are the kinds of event that it always reports; by default, all kinds. ``moved/draw`` stands for the moves
    of one cause. A claim about another kind is unsupported.
    """

    name: str
    version: str = ""
    language: str = ""
    url: str = ""
    protocol: int = PROTOCOL
    games: dict[str, tuple[str, ...]] = {}
    readings: dict[str, dict[str, str]] = {}
    capabilities: tuple[Capability, ...] = ()
    events: tuple[str, ...] = ()


class Open(Message):
    """Begin a game."""

    game: str
    edition: str
    scene: Scene


class Answer(Message):
    """Answer the open ask with option ids."""

    ask: str
    picks: tuple[str, ...]


class Concede(Message):
    """A player gives up the open game, whatever the open ask and whoever is asked."""

    player: Player


class ViewOf(Message):
    """Ask for a view."""

    viewer: Viewer = "judge"


class Nothing(Message):
    """Parameters or a result without fields."""

"""The builder of a position, for any game: labels, fillers, turns, steps and random results.

The ``scene.PositionBuilder`` of a game adds its zones and steps, how a card of the board notation lies in them, and
their default cards.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ..adapters.messages import OTHER_PLAYER, PLAYERS, Card, PlacedCard, Player, Position, Scene, Script, Seat
from ..adapters.protocol_vocabulary import GameVocabulary
from ..adapters.session import ScenarioError
from .board_notation import BoardCell, BoardItem, read_board, read_cell
from .builder_protocol import CardLocation
from .cardtext import CardTextParser

TURN = 5
"""The default turn of a scene if the player who went first has it; for the other player it is the next."""


@dataclass
class SceneBuilder(ABC):
    """A builder of a position. Labels of cards are the ids that the engine gets.

    ``words`` are the game's vocabulary; ``card_text`` is the parser of its card texts, None if cards have no text.
    ``flags`` are the attributes of a card without a value. ``steps`` are the steps of a turn, by their names in
    sentences; a name for several steps begins with the first.
    """

    words: ClassVar[GameVocabulary]
    card_text: ClassVar[CardTextParser | None]
    steps: ClassVar[Mapping[str, tuple[str, ...]]]
    flags: ClassVar[frozenset[str]]

    cards: dict[str, Card] = field(default_factory=dict)
    zones: dict[Player, dict[str, list[PlacedCard]]] = field(default_factory=lambda: {p: {} for p in PLAYERS})
    counters: dict[Player, dict[str, int]] = field(default_factory=lambda: {p: {} for p in PLAYERS})
    _defined: dict[str, str] = field(default_factory=dict)
    _dice: tuple[int, ...] = ()
    _shuffles: list[tuple[str, ...]] = field(default_factory=list)
    _first_player: Player = "A"
    _states_first_player: bool = False
    _turn_player: Player | None = None
    _turn: int | None = None
    _first_turn: bool = False
    _step: str | None = None

    # --- Givens ---

    def lay_board(self, table: Sequence[Sequence[str]]) -> None:
        """Lay every cell of a board."""
        for cell in read_board(table, self.words.own_zones, self.flags):
            self._lay(cell)

    def set_zone_cards(self, player: Player, zone: str, text: str) -> None:
        """Lay one cell, in the notation of the board."""
        if zone not in self.words.own_zones:
            raise ScenarioError(f"unknown zone {zone!r}; the zones are {', '.join(self.words.own_zones)}")
        self._lay(BoardCell(zone, player, read_cell(text, self.flags, f"{player}'s {zone}")))

    def add_cards(self, player: Player, zone: str, text: str) -> None:
        """Lay further cards into a zone."""
        self.zones[player].setdefault(zone, [])
        self._lay_on(BoardCell(zone, player, read_cell(text, self.flags, f"{player}'s {zone}")))

    def add_card_text(self, name: str, text: str) -> None:
        """Write text onto a card, after the text that it has."""
        label = self.card_id(name)
        key = self._defined[label]
        if key != label:
            raise ScenarioError(f"{label} is a filler; put a card with a name there to give it text")
        self.add_definition_text(key, text)

    def add_definition_text(self, key: str, text: str) -> None:
        """Write text onto a definition."""
        card = self.cards[key]
        if self.card_text is None:
            raise ScenarioError(f"{card.name} cannot read {text!r}: no card of this game has a text")
        card.abilities += self.card_text(text, card_kind=card.kind)

    def set_counter(self, player: Player, counter: str, number: int) -> None:
        """State a counter of a player."""
        self.counters[player][counter] = number

    def set_first_player(self, player: Player) -> None:
        """State the player who has the first turn of the game."""
        self._first_player = player
        self._states_first_player = True

    def exchange_first_player(self) -> bool:
        """Let the other player go first, unless the Givens depend on it. Returns whether it is so now."""
        if self._states_first_player or self._first_turn or self._turn is not None:
            return False
        self._first_player = OTHER_PLAYER[self._first_player]
        return True

    def set_turn_and_step(self, player: Player, step: str | None = None) -> None:
        """State the turn player, and the step that begins."""
        known = dict.fromkeys(itertools.chain(*self.steps.values()))
        if step is not None and step not in known:
            raise ScenarioError(f"there is no {step} step; the steps are {', '.join(known)}")
        if self._turn_player not in (None, player):
            raise ScenarioError("the scenario says both that it is A's turn and that it is B's; state only one")
        if step is not None and self._step not in (None, step):
            both = " and the ".join(self.step_name(each) for each in (self._step, step) if each)
            raise ScenarioError(f"the scenario begins both with the {both}; state only one")
        self._turn_player = player
        self._step = step or self._step

    def set_first_turn(self, player: Player) -> None:
        """State that it is a player's first turn of the game."""
        self.set_turn_and_step(player)
        self._first_turn = True

    def set_turn_number(self, number: int) -> None:
        """State the number of the turn, counting both players' turns from 1."""
        self._turn = number

    def top_card(self, player: Player, zone: str) -> str:
        """The id of the top card of a zone, which gets its default cards if no Given is about it; empty for none."""
        is_default = self.leaves_to_default(player, zone)
        self._default(player, zone)
        cards = self.zones[player][zone]
        if is_default and not cards:
            del self.zones[player][zone]
        return cards[0].id if cards else ""

    def leaves_to_default(self, player: Player, zone: str) -> bool:
        """Whether no Given is about a zone."""
        return zone not in self.zones[player]

    @property
    def turn_player(self) -> Player:
        """The turn player of the scene."""
        return self._turn_player or "A"

    @property
    def first_step(self) -> str:
        """The step that the scene begins with; empty for a new game."""
        return self._step or "main"

    def begin_earlier(self, step: str) -> None:
        """Begin the scene with an earlier step."""
        self._step = step

    def script_dice(self, results: tuple[int, ...]) -> None:
        """State the results of the dice, one after another."""
        if any(not 1 <= result <= 6 for result in results):
            raise ScenarioError("a die shows 1 to 6")
        self._dice += results

    def script_shuffle(self, names: tuple[str, ...]) -> None:
        """State the result of the next shuffle, from the top."""
        self._shuffles.append(tuple(self.card_id(name) for name in names))

    # --- results ---

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        if name not in self._defined:
            named = ", ".join(self.named_cards()) or "none"
            raise ScenarioError(f"no card is called {name!r}; the cards with a name so far: {named}")
        return name

    def named_cards(self) -> tuple[str, ...]:
        """The names of the cards that have been laid, without fillers."""
        return tuple(label for label, key in self._defined.items() if key == label)

    def card_definition(self, label: str) -> Card:
        """The definition of the card with that id."""
        return self.cards[self._defined[label]]

    def knows_ability(self, name: str) -> bool:
        """Whether some card has an ability of that name, or with that in its text."""
        return any(
            name == getattr(ability, "name", "") or name in ability.text
            for card in self.cards.values()
            for ability in card.abilities
        )

    def steps_named(self, words: str) -> tuple[str, ...]:
        """The steps with that name in sentences, in their order. Raises :class:`ScenarioError` for none."""
        if words not in self.steps:
            raise ScenarioError(f"there is no {words}; the steps are {', '.join(self.steps)}")
        return self.steps[words]

    def step_name(self, step: str) -> str:
        """The name of a step in sentences."""
        return next((words for words, steps in self.steps.items() if steps == (step,)), f"{step} step")

    @abstractmethod
    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location."""

    def build_scene(self) -> Scene:
        """The position."""
        player = self.turn_player
        turn = self._turn_number(player)
        return Position(
            cards=self.cards,
            seats={p: self._seat(p, turn) for p in PLAYERS},
            shared=self._shared(),
            turn_player=player,
            first_player=self._first_player,
            turn=turn,
            step=self._step or ("main" if "main" in self.words.steps else self.words.steps[0]),
            script=Script(dice=self._dice, shuffles=tuple(self._shuffles)),
        )

    # --- defined by a game ---

    @abstractmethod
    def _default(self, player: Player, zone: str) -> None:
        """Lay the default cards of a zone, unless its cards have been stated."""

    @abstractmethod
    def _placed(self, cell: BoardCell, item: BoardItem, where: str) -> list[PlacedCard]:
        """The placed cards for an item of a cell."""

    @abstractmethod
    def _check(self, zone: str, cards: Sequence[PlacedCard], where: str) -> None:
        """Raise :class:`ScenarioError` for cards that the zone cannot hold."""

    def _shared(self) -> dict[str, tuple[PlacedCard, ...]]:
        """The cards of the zones that both players share."""
        return {}

    # --- inside ---

    def _seat(self, player: Player, turn: int) -> Seat:
        for zone in self.words.own_zones:
            self._default(player, zone)
        laid = self.zones[player]
        zones = {zone: tuple(laid[zone]) for zone in self.words.own_zones}
        return Seat(zones=zones, counters=dict(self.counters[player]))

    def _turn_number(self, player: Player) -> int:
        first = player == self._first_player
        if self._first_turn:
            if self._turn is not None:
                raise ScenarioError("the scenario states a first turn and the number of the turn; state only one")
            return 1 if first else 2
        if self._turn is None:
            return TURN if first else TURN + 1
        if self._turn % 2 != first:
            raise ScenarioError(f"turn {self._turn} is not {player}'s: {self._first_player} has the odd turns")
        return self._turn

    def _lay(self, cell: BoardCell) -> None:
        where = f"{cell.player}'s {cell.zone}"
        if cell.zone in self.zones[cell.player]:
            raise ScenarioError(
                f"{where} is stated twice, or used before it is stated; state it once, before its first use"
            )
        self.zones[cell.player][cell.zone] = []
        self._lay_on(cell)

    def _lay_on(self, cell: BoardCell) -> None:
        where, laid = f"{cell.player}'s {cell.zone}", self.zones[cell.player][cell.zone]
        for item in cell.items:
            laid += self._placed(cell, item, where)
        self._check(cell.zone, laid, where)

    def _alike(self, card: Card, label: str, count: int) -> list[PlacedCard]:
        """Cards of one definition, in this number, called ``label 1``, ..."""
        self.cards[card.name] = card
        labels = (f"{label} {number}" for number in itertools.count(1))
        free = (each for each in labels if each not in self._defined)
        placed = [PlacedCard(id=each, card=card.name) for each in itertools.islice(free, count)]
        self._defined.update((each.id, each.card) for each in placed)
        return placed

    def _defines(self, label: str, card: Card) -> str:
        """Add a card to the definitions, under its label in the scenario."""
        self.cards[label] = card
        self._defined[label] = label
        return label

    def _free(self, label: str) -> str:
        """The label itself, or ``Sora#2`` for the second card of that label."""
        if label not in self._defined:
            return label
        if "#" in label:
            raise ScenarioError(f"two cards are called {label!r}; number them")
        count = 2
        while f"{label}#{count}" in self._defined:
            count += 1
        return f"{label}#{count}"

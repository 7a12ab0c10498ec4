"""Loading of a scene of the protocol into a state, for all games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from ...adapters.card_placement import find_misplaced_cards
from ...adapters.card_text_tree import OccurrenceAmount
from ...adapters.messages import PLAYERS, Card, Decks, PlacedCard, Position, Scene, Script
from ...adapters.protocol_vocabulary import GameVocabulary
from ..kernel.ability_analysis import contains_node
from ..kernel.board_state import GameState
from ..kernel.randomness import RandomSource

S = TypeVar("S", bound=GameState)


class SceneError(ValueError):
    """A scene that cannot be loaded. The message says where the error is, and what to change."""


class DeckError(ValueError):
    """A deck that the rules do not allow. The message says whose deck it is, and what is wrong."""


class CardError(ValueError):
    """A card definition that is not a card of this game. The message names the card and the field."""


class SceneLoader(Generic[S]):
    """A scene that is being loaded: the state so far, and the names of its cards.

    The state says how a card lies: ``new_card_state(face, player, zone)``, and ``placement_fields(placed)`` for a card
    that a scene describes further.
    """

    def __init__(self, scene: Scene, state: S, face: Callable[[str, int, Card], Any]) -> None:
        self.state = state
        self.names: list[str] = []
        self._named: set[str] = set()
        self.faces = {key: face(key, at, card) for at, (key, card) in enumerate(scene.cards.items())}

    def card_definition(self, key: str, where: str) -> Any:
        """The card definition of that key. Raises :class:`SceneError`."""
        if key not in self.faces:
            raise SceneError(f"{where}: the scene has no card definition {key!r}")
        return self.faces[key]

    def add_card(self, name: str, record: Any, where: str) -> int:
        """Add a card that is not yet in the order of any zone, and return its index."""
        if name in self._named:
            raise SceneError(f"{where}: two cards are called {name!r}")
        self._named.add(name)
        self.names.append(name)
        self.state.cards.append(record)
        return len(self.names) - 1

    def add_new_card(self, name: str, key: str, player: int, zone: str) -> int:
        """Add a card that has just come to a zone of a player."""
        where = f"{PLAYERS[player]}'s {zone}"
        return self.add_card(name, self.state.new_card_state(self.card_definition(key, where), player, zone), where)

    def place_card(self, placed: PlacedCard, player: int, zone: str, **how: Any) -> int:
        """Add a card with the cards under it and attached to it; ``how`` are further fields of its record."""
        under = tuple([self.place_card(each, player, zone) for each in placed.under])
        card = self.add_new_card(placed.id, placed.card, player, zone)
        if not (how or under or placed.attached or placed.resting or placed.face_down or placed.numbers):
            return card
        attached = tuple(self.place_card(each, player, zone, **self.state.ATTACHED) for each in placed.attached)
        cards = self.state.cards
        for part in under + attached:
            cards[part] = replace(cards[part], host=card)
        cards[card] = replace(cards[card], under=under, attached=attached, **self.state.placement_fields(placed), **how)
        return card

    def place_deck(self, letter: str, keys: Iterable[str], player: int, zone: str) -> None:
        """Add the deck of a new game, in the order of its keys."""
        keys = tuple(keys)
        names = zip(deck_card_names(letter, keys), keys, strict=True)
        self.state.zones[player, zone] = tuple(self.add_new_card(name, key, player, zone) for name, key in names)

    def place_zones(self, scene: Position) -> None:
        """Fill both players' zones, and set the clock. Raises :class:`SceneError` for anything that the game does not
        have.
        """
        state = self.state
        for player, letter in enumerate(PLAYERS):
            seat = scene.seats.get(letter)
            if seat is None:
                raise SceneError(f"player {letter} has no seat in the scene")
            for zone, placed in seat.zones.items():
                if zone not in state.OWN_ZONES:
                    raise SceneError(f"{letter}: the zone {zone!r} is not one of {', '.join(state.OWN_ZONES)}")
                state.zones[player, zone] = tuple(self.place_card(each, player, zone) for each in placed)
        state.turn = scene.turn
        state.turn_player = PLAYERS.index(scene.turn_player)
        state.first_player = PLAYERS.index(scene.first_player)
        if (scene.turn % 2 == 1) != (state.turn_player == state.first_player):
            raise SceneError(f"turn {scene.turn} cannot be {scene.turn_player}'s if {scene.first_player} went first")

    def finish_loading(self, script: Script) -> tuple[S, list[str]]:
        """The state with the script's random results, and the names of its cards by index."""
        self.state.works_elsewhere = any(record.face.zones for record in self.state.cards)
        texts = (record.face.abilities for record in self.state.cards)
        self.state.recalls = any(contains_node(each, OccurrenceAmount) for each in texts)
        self.state.chance = random_source(self.names, script)
        return self.state, self.names


def check_format(scene: Scene, words: GameVocabulary) -> None:
    """Raises :class:`SceneError` for a format of matches that the game does not have."""
    if isinstance(scene, Decks) and scene.format and scene.format not in words.formats:
        raise SceneError(f"format {scene.format!r}: this game has {', '.join(words.formats) or 'none'}")


def check_position(scene: Scene, words: GameVocabulary) -> None:
    """Raises :class:`SceneError` for a counter that no player has in the game, and for a card with a place, a number or
    other cards that no card of the game can have.
    """
    if not isinstance(scene, Position):
        return
    for letter, seat in scene.seats.items():
        if unknown := seat.counters.keys() - set(words.counters):
            raise SceneError(f"{letter}: unknown counter {min(unknown)!r}")
    known = set(words.names_of("numbers"))
    zones = [(f"{letter}'s {zone}", zone, cards) for letter in PLAYERS if letter in scene.seats
             for zone, cards in scene.seats[letter].zones.items() if zone in words.own_zones]  # fmt: skip
    for zone, cards in scene.shared.items():
        if zone not in words.shared_zones:
            raise SceneError(f"the shared zone {zone!r} is not one of {', '.join(words.shared_zones) or 'this game'}")
        zones.append((f"the {zone} zone", zone, cards))
    for where, zone, cards in zones:
        for card in cards:
            _check_card(card, words, known)
        for problem in find_misplaced_cards(words, zone, where, cards, scene.cards):
            raise SceneError(problem)


def _check_card(card: PlacedCard, words: GameVocabulary, known: Collection[str]) -> None:
    for name in card.numbers:
        if name not in known:
            raise SceneError(f"{card.id}: no card has the number {name!r} in this game")
    if card.under and not words.stacks:
        raise SceneError(f"{card.id}: no card lies under another in this game")
    if card.attached and not words.attached:
        raise SceneError(f"{card.id}: no card is attached to another in this game")
    for part in (*card.under, *card.attached):
        _check_card(part, words, known)


def checked_step(step: str, steps: Mapping[str, object]) -> str:
    """The step, if the game has it. Raises :class:`SceneError` otherwise."""
    if step not in steps:
        raise SceneError(f"step {step!r}: the steps are {', '.join(steps)}")
    return step


def deck_card_names(letter: str, keys: tuple[str, ...]) -> Iterator[str]:
    """The names of a deck's cards: ``A:Sora#2`` is the second copy of A's Sora."""
    seen: dict[str, int] = {}
    for key in keys:
        seen[key] = seen.get(key, 0) + 1
        yield f"{letter}:{key}#{seen[key]}"


def random_source(known: list[str], script: Script) -> RandomSource:
    """A script as the kernel's random source. Raises :class:`SceneError` for an unknown card."""
    names = {name: card for card, name in enumerate(known)}
    for order in script.shuffles:
        for name in order:
            if name not in names:
                raise SceneError(f"script: the shuffled card {name!r} is not in the scene")
    shuffles = tuple(tuple(names[name] for name in order) for order in script.shuffles)
    return RandomSource(script.seed, script.dice, script.coins, shuffles)

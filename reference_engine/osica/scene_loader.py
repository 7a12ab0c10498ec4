"""Loading of a scene of the protocol: a position in the middle of a game, or two decks."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scene_loader import SceneLoader, checked_step
from .cards import CardDefinition
from .game import Osica
from .lexicon import DECK, OSHI
from .setup import check_deck
from .state import GameState
from .turn import STEPS

FOR_TURN = " this turn"


def open_scene(scene: Scene) -> tuple[Osica, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = SceneLoader(scene, GameState(), CardDefinition)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.finish_loading(scene.script)
    return Osica(state), names


def _set_position(setting: SceneLoader[GameState], scene: Position) -> None:
    setting.place_zones(scene)
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        for name, number in scene.seats[letter].counters.items():
            state.adjust_counter(player, name.removesuffix(FOR_TURN), number, name.endswith(FOR_TURN))
    for card, record in enumerate(state.cards):
        if record.attached:
            state.cards[card] = replace(record, limit_broken=True)
    state.flow = (("turn", checked_step(scene.step, STEPS), 0),)


def _set_decks(setting: SceneLoader[GameState], scene: Decks) -> None:
    cards = setting.state.cards
    for player, letter in enumerate(PLAYERS):
        parts = scene.decks.get(letter, {})
        for zone in (OSHI, DECK):
            setting.place_deck(letter, parts.get(zone, ()), player, zone)
        oshis, deck = (setting.state.zones[player, zone] for zone in (OSHI, DECK))
        check_deck(letter, [cards[card].face for card in oshis], [cards[card].face for card in deck])
        for card in oshis:
            cards[card] = replace(cards[card], is_oshi=True)
    setting.state.flow = (("setup", 0),)

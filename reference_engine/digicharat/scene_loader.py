"""Loading of a scene of the protocol: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scene_loader import SceneLoader, checked_step
from .cards import CardDefinition
from .game import Digicharat
from .setup import check_deck
from .state import DECK, GameState
from .turn import STEPS


def open_scene(scene: Scene) -> tuple[Digicharat, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = SceneLoader(scene, GameState(), CardDefinition)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.finish_loading(scene.script)
    return Digicharat(state), names


def _set_position(setting: SceneLoader[GameState], scene: Position) -> None:
    setting.place_zones(scene)
    setting.state.flow = (("turn", checked_step(scene.step, STEPS), 0),)


def _set_decks(setting: SceneLoader[GameState], scene: Decks) -> None:
    for player, letter in enumerate(PLAYERS):
        setting.place_deck(letter, scene.decks.get(letter, {}).get(DECK, ()), player, DECK)
        check_deck(letter, [setting.state.cards[card].face for card in setting.state.zones[player, DECK]])
    setting.state.flow = (("setup",),)

"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scenes import Setting, is_at
from .cards import Face
from .game import Digicharat
from .setup import check_deck
from .state import DECK, Table
from .turn import STEPS


def open_scene(scene: Scene) -> tuple[Digicharat, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = Setting(scene, Table(), Face)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.done(scene.script)
    return Digicharat(state), names


def _set_position(setting: Setting[Table], scene: Position) -> None:
    setting.seats(scene)
    setting.state.flow = (("turn", is_at(scene.step, STEPS), 0),)


def _set_decks(setting: Setting[Table], scene: Decks) -> None:
    for player, letter in enumerate(PLAYERS):
        setting.decks(letter, scene.decks.get(letter, {}).get(DECK, ()), player, DECK)
        check_deck(letter, [setting.state.cards[card].face for card in setting.state.zones[player, DECK]])
    setting.state.flow = (("setup",),)

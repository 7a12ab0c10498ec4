"""Loading of a scene of the protocol: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..kernel.board_state import NOBODY
from ..protocol.scene_loader import SceneError, SceneLoader, checked_step
from .cards import CardDefinition
from .game import Gotoubun
from .setup import check_decks
from .state import GameState
from .turn import STEPS

DECKS = ("deck", "hero deck")
WITH_APPROACHES = ("event", "judgement")


def open_scene(scene: Scene) -> tuple[Gotoubun, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    state = GameState()
    setting = SceneLoader(scene, state, CardDefinition)
    if isinstance(scene, Position):
        _set_position(setting, state, scene)
    else:
        _set_decks(setting, state, scene)
    _, names = setting.finish_loading(scene.script)
    return Gotoubun(state), names


def _set_position(setting: SceneLoader[GameState], state: GameState, scene: Position) -> None:
    if scene.step in WITH_APPROACHES:
        raise SceneError(f"the {scene.step} step follows from approaches; begin with the declaration step")
    setting.place_zones(scene)
    for zone, placed in scene.shared.items():
        cards = tuple(setting.place_card(each, state.first_player, zone) for each in placed)
        state.zones[NOBODY, zone] = cards  # 4.4.4
    state.flow = (("turn", checked_step(scene.step, STEPS), 0),)


def _set_decks(setting: SceneLoader[GameState], state: GameState, scene: Decks) -> None:
    for player, letter in enumerate(PLAYERS):
        decks = scene.decks.get(letter, {})
        for zone in DECKS:
            setting.place_deck(letter, decks.get(zone, ()), player, zone)  # 4.6.1, 4.7.1, 6.2.1.2
        main, heroes = ([state.cards[card].face for card in state.zones[player, zone]] for zone in DECKS)
        check_decks(letter, main, heroes)  # 6.2.1.1
    state.flow = (("setup", 0),)

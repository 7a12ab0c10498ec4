"""Loading of a scene of the protocol: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scene_loader import SceneLoader, checked_step
from .cards import CardDefinition
from .editions import NEWEST
from .game import Hololive
from .setup import check_decks
from .state import GameState
from .turn import STEPS

DECKS = ("oshi", "deck", "cheer deck")


def open_scene(scene: Scene, edition: str = NEWEST) -> tuple[Hololive, list[str]]:
    """The game that a scene describes, by the rules of an edition, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    state = GameState(edition=edition)
    setting = SceneLoader(scene, state, CardDefinition)
    if isinstance(scene, Position):
        setting.place_zones(scene)
        state.life_damage = _counter(scene, 0, "life damage"), _counter(scene, 1, "life damage")
        state.redraws = _counter(scene, 0, "redraws"), _counter(scene, 1, "redraws")
        before = {0, 1} if scene.turn > 2 else {state.first_player} if scene.turn == 2 else set()
        state.had_turn = frozenset(before)
        state.flow = (("turn", checked_step(scene.step, STEPS), 0),)
    else:
        _set_decks(setting, state, scene)
    _, names = setting.finish_loading(scene.script)
    return Hololive(state), names


def _counter(scene: Position, player: int, name: str) -> int:
    return scene.seats[PLAYERS[player]].counters.get(name, 0)


def _set_decks(setting: SceneLoader[GameState], state: GameState, scene: Decks) -> None:
    for player, letter in enumerate(PLAYERS):
        decks = scene.decks.get(letter, {})
        for zone in DECKS:
            setting.place_deck(letter, decks.get(zone, ()), player, zone)  # 4.11.1, 4.12.1, 6.2.1.2, 6.2.1.3, 6.2.1.4
        lists = [[state.cards[card].face for card in state.zones[player, zone]] for zone in DECKS]
        check_decks(letter, *lists)  # 6.2.1.1
    state.flow = (("setup", 0),)

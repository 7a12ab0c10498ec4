"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scenes import SceneError, Setting, is_at
from .cards import Face
from .game import Digicharat
from .setup import check_deck
from .state import COMING, DECK, FIELD, KIND_OF, SLOT, Table
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
    if scene.shared:
        raise SceneError(f"shared zone {min(scene.shared)!r}: every zone of this game is a player's")
    state = setting.state
    for (player, zone), cards in state.zones.items():
        where = f"{PLAYERS[player]}'s {zone}"
        if zone == COMING and cards:
            raise SceneError(f"{where}: nothing is on its way at the beginning of a step")
        if zone == SLOT and len(cards) > 1:
            raise SceneError(f"{where} holds one event at most")
        for card in cards:
            record = state.cards[card]
            if record.face.kind != KIND_OF.get(zone, record.face.kind):
                raise SceneError(
                    f"{where}: {setting.names[card]} is of kind {record.face.kind}, which cannot lie there"
                )
            if record.asleep and zone != FIELD:
                raise SceneError(f"{where}: {setting.names[card]} can sleep in the field alone")
    state.flow = (("turn", is_at(scene.step, STEPS), 0),)


def _set_decks(setting: Setting[Table], scene: Decks) -> None:
    for player, letter in enumerate(PLAYERS):
        setting.decks(letter, scene.decks.get(letter, {}).get(DECK, ()), player, DECK)
        check_deck(letter, [setting.state.cards[card].face for card in setting.state.zones[player, DECK]])
    setting.state.flow = (("setup",),)

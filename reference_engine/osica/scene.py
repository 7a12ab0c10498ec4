"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scenes import Setting, is_at
from .cards import Face
from .game import Osica
from .setup import check_deck
from .state import Table
from .turn import STEPS
from .words import DECK, OSHI

FOR_TURN = " this turn"


def open_scene(scene: Scene) -> tuple[Osica, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = Setting(scene, Table(), Face)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.done(scene.script)
    return Osica(state), names


def _set_position(setting: Setting[Table], scene: Position) -> None:
    setting.seats(scene)
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        for name, number in scene.seats[letter].counters.items():
            state.adjust(player, name.removesuffix(FOR_TURN), number, name.endswith(FOR_TURN))
    for card, record in enumerate(state.cards):
        if record.attached:
            state.cards[card] = replace(record, limit_broken=True)
    state.flow = (("turn", is_at(scene.step, STEPS), 0),)


def _set_decks(setting: Setting[Table], scene: Decks) -> None:
    cards = setting.state.cards
    for player, letter in enumerate(PLAYERS):
        parts = scene.decks.get(letter, {})
        for zone in (OSHI, DECK):
            setting.decks(letter, parts.get(zone, ()), player, zone)
        oshis, deck = (setting.state.zones[player, zone] for zone in (OSHI, DECK))
        check_deck(letter, [cards[card].face for card in oshis], [cards[card].face for card in deck])
        for card in oshis:
            cards[card] = replace(cards[card], is_oshi=True)
    setting.state.flow = (("setup", 0),)

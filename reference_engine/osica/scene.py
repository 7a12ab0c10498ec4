"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ...adapters.words import words
from ..protocol.scenes import SceneError, Setting, is_at
from .cards import Face
from .game import Osica
from .setup import check_deck
from .state import ROOM, Table
from .turn import STEPS
from .words import ASSIST, CHARACTER, DECK, EVENT, OSHI, PLAYING, STAGE, SUPPORT

COUNTERS = words("osica").counters
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
    setting.seats(scene, COUNTERS)
    if scene.shared:
        raise SceneError(f"shared zone {min(scene.shared)!r}: every zone of this game is a player's")
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        for name, number in scene.seats[letter].counters.items():
            state.adjust(player, name.removesuffix(FOR_TURN), number, name.endswith(FOR_TURN))
    for (player, zone), cards in state.zones.items():
        where = f"{PLAYERS[player]}'s {zone}"
        room = 1 if zone in STAGE else ROOM if zone == ASSIST else len(cards)
        if len(cards) > room:
            raise SceneError(f"{where} holds {room} at most")
        if zone == PLAYING and cards:
            raise SceneError(f"{where}: nothing is being played at the beginning of a phase")
        for card in cards:
            _check(setting, card, where)
    state.flow = (("turn", is_at(scene.step, STEPS), 0),)


def _check(setting: Setting[Table], card: int, where: str) -> None:
    """Raises :class:`SceneError` for a card that cannot lie where it lies, or not so."""
    record, name = setting.state.cards[card], setting.names[card]
    may = {**dict.fromkeys(STAGE, (CHARACTER,)), ASSIST: (CHARACTER, SUPPORT)}.get(
        record.zone, (CHARACTER, SUPPORT, EVENT)
    )
    if record.face.kind not in may:
        raise SceneError(f"{where}: {name} is of kind {record.face.kind}, which cannot lie there")
    on_board = record.zone in (*STAGE, ASSIST)
    if record.attached:
        if not on_board:
            raise SceneError(f"{where}: a card lies on {name}, which is no character there")
        setting.state.cards[card] = replace(record, limit_broken=True)
    if (record.resting or record.limit_broken) and not on_board:
        raise SceneError(f"{where}: {name} can rest or have limit-broken on the stage and in the assist area alone")
    if (record.face_down or record.kept) and record.zone != OSHI:
        raise SceneError(f"{where}: {name} can lie face down or be kept in the oshi area alone")
    if record.is_oshi and not (on_board or record.zone == OSHI):
        raise SceneError(
            f"{where}: an oshi lies on the stage, in the assist area or in the oshi area, and {name} is one"
        )


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

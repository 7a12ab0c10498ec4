"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ...adapters.words import words
from ..protocol.scenes import SceneError, Setting, is_at
from .cards import Face
from .formats import check_marks
from .game import Wixoss
from .rule_processing import remember_levels
from .setup import check_decks
from .state import Table
from .turn import STEPS
from .words import (
    ASSISTS,
    BENEATH,
    CENTER_LRIG,
    CHECK,
    DECK,
    FIELD,
    KEY,
    KEY_ZONE,
    LAID,
    LRIG,
    LRIG_DECK,
    OF_LRIGS,
    OF_SIGNI,
    SIGNI_PLACES,
    SIGNI_ZONES,
)

COUNTERS = words("wixoss").counters
NOT_A_BEGINNING = ("guard",)


def open_scene(scene: Scene) -> tuple[Wixoss, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = Setting(scene, Table(), Face)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.done(scene.script)
    game = Wixoss(state)
    if isinstance(scene, Position):
        remember_levels(game)
        game = Wixoss(state)
    return game, names


def _set_position(setting: Setting[Table], scene: Position) -> None:
    setting.seats(scene, COUNTERS)
    if scene.shared:
        raise SceneError(f"shared zone {min(scene.shared)!r}: every zone of this game is a player's")
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        for name, number in scene.seats[letter].counters.items():
            if state.adjust(player, name, number) != number:
                raise SceneError(f"{letter}: no player has {number} {name}")
        if len(state.zones[player, LRIG]) != 1:
            raise SceneError(f"{letter}'s {LRIG} holds one center LRIG")
        if len(state.assists(player)) not in (0, len(ASSISTS)):
            raise SceneError(f"{letter} has two assist LRIGs or none")
    for (player, zone), cards in state.zones.items():
        where = f"{PLAYERS[player]}'s {zone}"
        beside = [card for card in cards if state.cards[card].role not in LAID]
        if any(len(state.laid(player, zone, role)) > 1 for role in LAID):
            raise SceneError(f"{where} holds one Seed and one Trap at most")
        if zone in FIELD and len(beside) > 1:
            raise SceneError(f"{where} holds one at most")
        if zone == CHECK and cards:
            raise SceneError(f"{where}: nothing is being used at the beginning of a phase")
        for card in cards:
            _check(setting, card, where)
    if scene.step in NOT_A_BEGINNING:
        raise SceneError(f"step {scene.step!r}: no scene begins with it, for something has to attack before")
    state.flow = (("turn", is_at(scene.step, STEPS), 0),)


def _check(setting: Setting[Table], card: int, where: str) -> None:
    """Raises :class:`SceneError` for a card that cannot lie where it lies, or not so."""
    record, name = setting.state.cards[card], setting.names[card]
    kinds = {
        **dict.fromkeys(SIGNI_PLACES, OF_SIGNI),
        LRIG: (CENTER_LRIG,),
        **dict.fromkeys(ASSISTS, OF_LRIGS),
        KEY_ZONE: (KEY,),
    }.get("" if record.role in LAID else record.zone)
    if kinds is not None and record.face.kind not in kinds:
        raise SceneError(f"{where}: {name} is of kind {record.face.kind}, which cannot lie there")
    if record.zone not in FIELD and (record.resting or record.frozen or record.under):
        raise SceneError(f"{where}: {name} can be down, frozen or have cards beneath on the field alone")
    of_signi = record.awakened or record.crystal_armed or record.face_down or record.attached
    if record.zone not in SIGNI_PLACES and of_signi:
        so = "awakened, crystal-armed, face down or have cards attached"
        raise SceneError(f"{where}: {name} can be {so} as a SIGNI of the field alone")
    if record.role in LAID and record.zone not in SIGNI_ZONES:
        raise SceneError(f"{where}: {name} can be a Seed or a Trap in a SIGNI zone alone")
    for part in record.under:
        setting.state.change(part, role=BENEATH)
    for part in record.attached:
        if not setting.state.cards[part].role:
            raise SceneError(f"{where}: what is attached to {name} is no Charm, Acce or Soul")


def _set_decks(setting: Setting[Table], scene: Decks) -> None:
    cards = setting.state.cards
    for player, letter in enumerate(PLAYERS):
        parts = scene.decks.get(letter, {})
        for zone in (DECK, LRIG_DECK):
            setting.decks(letter, parts.get(zone, ()), player, zone)
        deck, lrigs = (setting.state.zones[player, zone] for zone in (DECK, LRIG_DECK))
        faces = [cards[card].face for card in (*deck, *lrigs)]
        check_decks(letter, faces[: len(deck)], faces[len(deck) :])
        check_marks(letter, scene.format, faces, setting.faces.values())
    setting.state.flow = (("setup", 0),)

"""From a scene of the protocol to a state: a position in the middle of a game, or two decks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...adapters.messages import PLAYERS, Decks, Placed, Position, Scene, Script
from ..kernel.chance import Chance
from .cards import Face
from .setup import check_decks
from .state import OWN_ZONES, Card, Table
from .turn import STEPS


class SceneError(ValueError):
    """A scene that cannot be set; the message says where in it, and what to change."""


class Setting:
    """A scene being set: the state so far, and the names of its cards."""

    def __init__(self, scene: Scene) -> None:
        self.state = Table()
        self.names: list[str] = []
        self.faces = {key: Face(key, at, card) for at, (key, card) in enumerate(scene.cards.items())}

    def face(self, key: str, where: str) -> Face:
        if key not in self.faces:
            raise SceneError(f"{where}: no card definition {key!r} in the scene's cards")
        return self.faces[key]

    def add(self, name: str, face: Face, player: int, zone: str) -> int:
        """A card, lying nowhere yet in any zone's order."""
        if name in self.names:
            raise SceneError(f"{PLAYERS[player]}'s {zone}: two cards are called {name!r}")
        now = self.state.tick()
        self.names.append(name)
        self.state.cards.append(Card(face, player, player, zone, now, now))
        return len(self.names) - 1

    def place(self, placed: Placed, player: int, zone: str) -> int:
        """A card with what lies under it and what is attached to it."""
        where = f"{PLAYERS[player]}'s {zone}, {placed.id!r}"
        under = tuple(self.place(each, player, zone) for each in placed.under)
        card = self.add(placed.id, self.face(placed.card, where), player, zone)
        attached = tuple(self.place(each, player, zone) for each in placed.attached)
        cards = self.state.cards
        for part in under + attached:
            cards[part] = replace(cards[part], host=card)
        cards[card] = replace(cards[card],
            resting=placed.resting, face_down=placed.face_down, damage=placed.damage, arrived=placed.arrived,
            bloomed=placed.bloomed, under=under, attached=attached,
        )  # fmt: skip
        return card


def set_scene(scene: Scene) -> tuple[Table, list[str]]:
    """The state that a scene describes, and the names of its cards by index.

    Raises :class:`SceneError`, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = Setting(scene)
    state = setting.state
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state.chance = _chance(setting, scene.script)
    state.works_elsewhere = any(record.face.zones for record in state.cards)
    return state, setting.names


def _set_position(setting: Setting, scene: Position) -> None:
    state = setting.state
    if scene.step not in STEPS:
        raise SceneError(f"step {scene.step!r}: the steps are {', '.join(STEPS)}")
    for player, letter in enumerate(PLAYERS):
        seat = scene.seats.get(letter)
        if seat is None:
            raise SceneError(f"player {letter} has no seat in the scene")
        for zone, placed in seat.zones.items():
            if zone not in OWN_ZONES:
                raise SceneError(f"{letter}: zone {zone!r} is none of {', '.join(OWN_ZONES)}")
            state.zones[player, zone] = tuple(setting.place(each, player, zone) for each in placed)
        unknown = set(seat.counters) - {"life damage", "redraws"}
        if unknown:
            raise SceneError(f"{letter}: unknown counter {min(unknown)!r}")
    state.life_damage = (_counter(scene, 0, "life damage"), _counter(scene, 1, "life damage"))
    state.redraws = (_counter(scene, 0, "redraws"), _counter(scene, 1, "redraws"))
    state.turn = scene.turn
    state.turn_player = PLAYERS.index(scene.turn_player)
    state.first_player = PLAYERS.index(scene.first_player)
    if (scene.turn % 2 == 1) != (state.turn_player == state.first_player):
        raise SceneError(f"turn {scene.turn} cannot be {scene.turn_player}'s when {scene.first_player} went first")
    state.flow = (("turn", scene.step, 0),)


def _counter(scene: Position, player: int, name: str) -> int:
    return scene.seats[PLAYERS[player]].counters.get(name, 0)


def _set_decks(setting: Setting, scene: Decks) -> None:
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        decks = scene.decks.get(letter, {})
        for zone in ("oshi", "deck", "cheer deck"):
            keys = decks.get(zone, ())
            faces = [setting.face(key, f"{letter}'s {zone}") for key in keys]
            names = _numbered(letter, keys)
            cards = [setting.add(name, face, player, zone) for name, face in zip(names, faces, strict=True)]
            state.zones[player, zone] = tuple(cards)  # 6.2.1.2, 6.2.1.3, 6.2.1.4
        lists = [
            [state.cards[card].face for card in state.zones[player, zone]] for zone in ("oshi", "deck", "cheer deck")
        ]
        check_decks(letter, *lists)  # 6.2.1.1
    state.flow = (("setup", 0),)


def _numbered(letter: str, keys: tuple[str, ...]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for key in keys:
        seen[key] = seen.get(key, 0) + 1
        yield f"{letter}:{key}#{seen[key]}"


def _chance(setting: Setting, script: Script) -> Chance:
    names = {name: card for card, name in enumerate(setting.names)}
    for order in script.shuffles:
        for name in order:
            if name not in names:
                raise SceneError(f"script: the shuffled card {name!r} is not in the scene")
    shuffles = tuple(tuple(names[name] for name in order) for order in script.shuffles)
    return Chance(script.seed, script.dice, script.coins, shuffles)

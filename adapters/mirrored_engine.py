"""A mirrored engine: it sees the table from the other side, so that A and B are exchanged in every message.

A driver of the mirrored engine notices no difference if the engine treats both players alike. Players are exchanged
wherever the protocol names one: seats, asks, results, views, and the values of options and events. In a game of decks,
the ids of cards and the scripted coins name players, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from .engine_interface import Engine, as_conceding_engine, as_forking_engine
from .messages import (
    OTHER_PLAYER,
    Ask,
    Decks,
    EngineInfo,
    Initialize,
    Player,
    Position,
    Result,
    Scene,
    SeenCard,
    Situation,
    View,
    Viewer,
)

_K = TypeVar("_K")
_V = TypeVar("_V")


class MirroredEngine:
    """An engine whose players A and B are those that its driver calls B and A."""

    def __init__(self, engine: Engine, *, is_new_game: bool = False) -> None:
        self._engine = engine
        self._is_new_game = is_new_game

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        return self._engine.initialize(hello)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game from the mirrored scene."""
        self._is_new_game = isinstance(scene, Decks)
        return self._situation(self._engine.open(game, edition, self._scene(scene)))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        return self._situation(self._engine.answer(ask, picks))

    def concede(self, player: Player) -> Situation:
        """Let the other player give up."""
        return self._situation(as_conceding_engine(self._engine).concede(OTHER_PLAYER[player]))

    def view(self, viewer: Viewer) -> View:
        """The mirrored view of the mirrored viewer."""
        seen = self._engine.view(_other_viewer(viewer))
        card = self._seen_card if self._is_new_game else None
        return replace(
            seen,
            viewer=viewer,
            turn_player=OTHER_PLAYER[seen.turn_player],
            zones={p: _map_zones(zones, card) for p, zones in _exchange_seats(seen.zones).items()},
            shared=_map_zones(seen.shared, card),
            counters=_exchange_seats(seen.counters),
        )

    def fork(self) -> Engine:
        """A copy of the open game, mirrored as well."""
        return MirroredEngine(as_forking_engine(self._engine).fork(), is_new_game=self._is_new_game)

    def close(self) -> None:
        """Forget the open game."""
        self._engine.close()

    def shutdown(self) -> None:
        """End."""
        self._engine.shutdown()

    def _scene(self, scene: Scene) -> Scene:
        if isinstance(scene, Position):
            return replace(
                scene,
                seats=_exchange_seats(scene.seats),
                turn_player=OTHER_PLAYER[scene.turn_player],
                first_player=OTHER_PLAYER[scene.first_player],
            )
        script = replace(
            scene.script,
            coins=tuple(not coin for coin in scene.script.coins),
            shuffles=tuple(tuple(map(self._value, names)) for names in scene.script.shuffles),
        )
        return replace(scene, decks=_exchange_seats(scene.decks), script=script)

    def _situation(self, situation: Situation) -> Situation:
        ask, result = situation.ask, situation.result
        return Situation(
            events=tuple(replace(event, fields=self._fields(event.fields)) for event in situation.events),
            ask=ask and self._ask(ask),
            result=result and Result(losers=tuple(OTHER_PLAYER[each] for each in result.losers), reason=result.reason),
        )

    def _ask(self, ask: Ask) -> Ask:
        options = tuple(replace(option, fields=self._fields(option.fields)) for option in ask.options)
        return replace(ask, player=OTHER_PLAYER[ask.player], options=options, about=self._value(ask.about))

    def _fields(self, fields: dict[str, Any]) -> dict[str, Any]:
        return {name: self._value(value) for name, value in fields.items()}

    def _value(self, value: Any) -> Any:
        """A value of an option or an event: a player, the id of a card, something else, or a list of these."""
        match value:
            case "A" | "B":
                return OTHER_PLAYER[value]
            case str() if self._is_new_game and value[:2] in ("A:", "B:"):
                return f"{'B' if value[0] == 'A' else 'A'}{value[1:]}"
            case list() | tuple():
                return [self._value(each) for each in value]
        return value

    def _seen_card(self, card: SeenCard) -> SeenCard:
        """A card of a game of decks, whose id names a player."""
        return replace(
            card,
            id=self._value(card.id),
            under=tuple(map(self._seen_card, card.under)),
            attached=tuple(map(self._seen_card, card.attached)),
        )


def _other_viewer(viewer: Viewer) -> Viewer:
    return "judge" if viewer == "judge" else OTHER_PLAYER[viewer]


def _exchange_seats(by_player: Mapping[Player, _V]) -> dict[Player, _V]:
    return {OTHER_PLAYER[player]: value for player, value in by_player.items()}


def _map_zones(
    zones: dict[_K, tuple[SeenCard, ...]], change: Callable[[SeenCard], SeenCard] | None
) -> dict[_K, tuple[SeenCard, ...]]:
    return zones if change is None else {zone: tuple(map(change, cards)) for zone, cards in zones.items()}

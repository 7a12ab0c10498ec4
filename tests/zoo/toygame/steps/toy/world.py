"""A scenario of the toy game."""

from __future__ import annotations

from collections.abc import Callable

from saitei.adapters import PLAYERS, Engine
from saitei.adapters.messages import Card, EngineInfo, Placed, Player, Position, Script, Seat
from saitei.adapters.session import Session


class World:
    """Hands, piles and dice, then the game."""

    def __init__(self, engine: Callable[[], Engine], game: str, edition: str, *, read_back: bool = True) -> None:
        self.hands: dict[Player, tuple[str, ...]] = {}
        self.piles: dict[Player, tuple[str, ...]] = {}
        self.dice: tuple[int, ...] = ()
        self.started: Session | None = None
        self._make = lambda: Session(engine(), game, edition, read_back=read_back)

    def introduce(self, info: EngineInfo) -> None:
        """The toy's claims rest on nothing that an engine may leave out."""

    @property
    def session(self) -> Session:
        """The game; the first use opens it."""
        if self.started is None:
            self.started = self._make()
            self.started.open(self.position())
        return self.started

    def position(self) -> Position:
        """The scene."""
        names = {name for held in (*self.hands.values(), *self.piles.values()) for name in held}
        seats = {
            player: Seat(
                zones={
                    "hand": tuple(Placed(id=n, card=n) for n in self.hands.get(player, ())),
                    "pile": tuple(Placed(id=n, card=n) for n in self.piles.get(player, ())),
                }
            )
            for player in PLAYERS
        }
        cards = {name: Card(name=name, kind="card") for name in names}
        return Position(cards=cards, seats=seats, script=Script(dice=self.dice))

    def finish(self) -> None:
        """Unused dice are a failure."""
        if unused := self.session.view("judge").unused:
            raise AssertionError(f"{unused} dice were never used")

    def close(self) -> None:
        """Forget the game."""

"""The interface through which every engine is judged, and the errors by which it can refuse."""

from __future__ import annotations

from typing import Protocol, cast

from .messages import REASON_KINDS, EngineInfo, Initialize, Player, Reason, ReasonKind, Scene, Situation, View, Viewer


class Engine(Protocol):
    """A game engine under judgement. One game is open at a time."""

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other. Called once, first."""

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game. Raises :class:`Unsupported` for what the engine cannot do."""

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask. Raises :class:`Illegal` when the picks are not allowed."""

    def view(self, viewer: Viewer) -> View:
        """The knowledge of a viewer about the current situation."""

    def close(self) -> None:
        """Forget the open game."""

    def shutdown(self) -> None:
        """End. No method is called afterwards."""


class ConcedingEngine(Protocol):
    """An engine whose players can concede: it declares the capability ``concede``."""

    def concede(self, player: Player) -> Situation:
        """The player gives up, whatever is asked of whichever player. Raises :class:`Illegal` if no game is open."""


def as_conceding_engine(engine: Engine) -> ConcedingEngine:
    """The engine, typed as one whose players can concede. Raises :class:`Unsupported` if they cannot."""
    return cast(ConcedingEngine, _able(engine, "concede"))


class ForkingEngine(Protocol):
    """An engine in process whose game can be copied: it declares the capability ``fork``."""

    def fork(self) -> Engine:
        """An engine with an equal game, open at the same ask. The two games are independent."""


def as_forking_engine(engine: Engine) -> ForkingEngine:
    """The engine, typed as one whose game can be copied. Raises :class:`Unsupported` if it cannot."""
    return cast(ForkingEngine, _able(engine, "fork"))


def _able(engine: Engine, does: str) -> Engine:
    """The engine, if it has this optional method, itself or by delegation. Raises :class:`Unsupported` if not."""
    if not callable(getattr(engine, does, None)):
        raise Unsupported(does, "capability", does)
    return engine


def describe_error(error: BaseException) -> str:
    """An exception of an engine in words: its type, and its message if it has a readable one."""
    kind = type(error).__name__
    try:
        return f"{kind}: {error}"
    except Exception:
        return kind


class EngineError(Exception):
    """Base of all errors and refusals of an engine. The message is one line for a person."""


class Unsupported(EngineError):
    """The engine reports that it does not support something; ``kind`` is its kind, and ``what`` names it."""

    def __init__(self, said: str, kind: ReasonKind = "other", what: str = "") -> None:
        super().__init__(said)
        if kind not in REASON_KINDS:
            raise ValueError(f"{kind!r} is not a kind of reason; the kinds are {', '.join(REASON_KINDS)}")
        self.reason = Reason(kind=kind, what=what)


class Illegal(EngineError):
    """The engine reports that this answer is not allowed here."""


class EngineFault(EngineError):
    """The engine failed and reported it."""


class EngineDied(EngineError):
    """The engine's process ended, or its pipe closed."""


class EngineTimeout(EngineError):
    """The engine did not answer in time."""


class MalformedMessage(EngineError):
    """The engine sent a line that is not a message: not JSON, not the schema, with another id, or too long."""

"""The interface that every engine is judged through, and the ways in which it can refuse."""

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
        """What the viewer may know now."""

    def close(self) -> None:
        """Forget the open game."""

    def shutdown(self) -> None:
        """End. Nothing is called afterwards."""


class ConcedingEngine(Protocol):
    """An engine whose players may give up: one that declares the capability ``concede``."""

    def concede(self, player: Player) -> Situation:
        """The player gives up, whatever is asked, and whoever is. Raises :class:`Illegal` when no game is open."""


def as_conceding_engine(engine: Engine) -> ConcedingEngine:
    """The engine as one whose players may give up. Raises :class:`Unsupported` if it is none."""
    return cast(ConcedingEngine, _able(engine, "concede"))


class ForkingEngine(Protocol):
    """An engine, in process, whose game can be copied: one that declares the capability ``fork``."""

    def fork(self) -> Engine:
        """An engine with an equal game, open at the same ask. What is done in one does not touch the other."""


def as_forking_engine(engine: Engine) -> ForkingEngine:
    """The engine as one whose game can be copied. Raises :class:`Unsupported` if it is none."""
    return cast(ForkingEngine, _able(engine, "fork"))


def _able(engine: Engine, does: str) -> Engine:
    """The engine, if it does what it may leave out: by itself, or handed on to another object."""
    if not callable(getattr(engine, does, None)):
        raise Unsupported(does, "capability", does)
    return engine


def describe_error(error: BaseException) -> str:
    """What an engine raised, in words: its kind, and what it says of itself if it can."""
    kind = type(error).__name__
    try:
        return f"{kind}: {error}"
    except Exception:
        return kind


class EngineError(Exception):
    """Base of everything an engine can do wrong or refuse. The message is one line for a person."""


class Unsupported(EngineError):
    """The engine says that it cannot do this, of which ``kind`` it is, and by its word ``what``."""

    def __init__(self, said: str, kind: ReasonKind = "other", what: str = "") -> None:
        super().__init__(said)
        if kind not in REASON_KINDS:
            raise ValueError(f"there is no kind of reason {kind!r}; the kinds are {', '.join(REASON_KINDS)}")
        self.reason = Reason(kind=kind, what=what)


class Illegal(EngineError):
    """The engine says that this answer is not allowed here."""


class EngineFault(EngineError):
    """The engine failed and said so."""


class EngineDied(EngineError):
    """The engine's process ended, or its pipe closed."""


class EngineTimeout(EngineError):
    """The engine did not answer in time."""


class MalformedMessage(EngineError):
    """What the engine sent is no message: not JSON, not the schema, another id, or too long a line."""

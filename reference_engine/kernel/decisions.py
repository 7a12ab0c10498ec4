"""Decisions: an ask, and the options that it offers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class EngineOption(Struct, frozen=True, gc=False):
    """One option of a player: its kind, and arguments in the order that the game lists for the kind.

    Arguments are card indices, abilities or numbers; the game's vocabulary says which.
    """

    kind: str
    args: tuple[Any, ...] = ()


class EngineAsk(Struct, frozen=True, gc=False):
    """A decision of ``player`` (0 or 1): between ``least`` and ``most`` different options."""

    player: int
    kind: str
    options: tuple[EngineOption, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    about: Any = None


YES = EngineOption("yes")
NO = EngineOption("no")
PASS = EngineOption("pass")

"""The reference engine for Di Gi Charat C.C.G., its modules named by what the rule details speak of.

``characters`` (3-1)  ``battle`` (3-2, 3-3, 3-5)  ``event_cards`` (3-4)  ``chain`` (3-7)  ``damage`` (3-6, 3-8, 3-10).
``setup``, ``turn`` and ``effects`` are what the base rules are taken to say: the assumptions ``DA-``.
``scene``, ``speech`` and ``session`` face the protocol.
"""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("undated",), open=Session, texts=TEXTS)

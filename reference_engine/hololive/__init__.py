"""The reference engine for hololive OFFICIAL CARD GAME, its modules named by chapter of the rulebook.

``cards`` (2)  ``state`` (3, 4)  ``instructions`` (5)  ``setup`` (6)  ``turn`` (7)  ``actions`` (8)
``arts`` (9, 12.2)  ``cheers`` (10.5)  ``checks`` (10.6)  ``supports`` (10.7)  ``rule_processing`` (11)
``keywords`` (13). What it has in common with others stands in ``timings`` and ``kernel``. ``scene``, ``speech`` and
``session`` face the protocol.
"""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("1.7.0",), open=Session, texts=TEXTS)

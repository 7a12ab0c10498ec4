"""The reference engine for 五等分の花嫁 card game, its modules named by chapter of the rulebook.

``outcome`` (1)  ``cards`` (2)  ``state``, ``lanes`` (3, 4)  ``instructions`` (5)  ``setup`` (6)  ``turn`` (7)
``actions`` (8)  ``approach`` (9)  ``playing`` (10.6)  ``checks`` (10.5)  ``rule_processing`` (11)  ``keywords`` (12).
What it has in common with others stands in ``timings`` and ``kernel``. ``scene``, ``speech`` and ``session`` face the
protocol.
"""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("1.07",), open=Session, texts=TEXTS)

"""How what happens in Di Gi Charat changes the state, beside what every game knows of."""

from __future__ import annotations

from ..kernel.committing import APPLY as EVERY
from ..kernel.committing import changes
from ..kernel.table import Applies

APPLY: Applies = {**EVERY, "rest": changes(asleep=True), "ready": changes(asleep=False)}

"""A game of gotoubun: a game with check timings, by this rulebook's procedures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ...adapters.abilities import Move
from ..kernel.cards import Live
from ..kernel.flow import Frame, Procedure
from ..kernel.running import Handlers, Part, SetUp
from ..kernel.steps import set_up, take_part
from ..kernel.table import Applies
from ..timings.game import TimingGame
from .approach import event_timing
from .checks import check_timing, play_timing
from .events import APPLY
from .instructions import HANDLERS
from .keywords import count_ability, is_used_up
from .running import Running
from .setup import PARTS
from .turn import ORDER, STEPS


class Gotoubun(Running, TimingGame):
    """A running game."""

    procedures: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
        "setup": set_up,
        "turn": take_part,
        "check": check_timing,
        "play": play_timing,
        "events": event_timing,
    }
    APPLY: ClassVar[Applies] = APPLY
    HANDLERS: ClassVar[Handlers] = HANDLERS
    SETUP: ClassVar[tuple[SetUp, ...]] = PARTS
    STEPS: ClassVar[Mapping[str, tuple[Part, ...]]] = STEPS
    ORDER: ClassVar[tuple[str, ...]] = ORDER

    # --- playing (10.6, 12.4, 12.5) -------------------------------------------------------------

    def has_effect(self, live: Live, info: Any) -> bool:
        """Whether a card's ability is in effect; one about building decks is not in a game."""
        if getattr(live.ability, "what", "") == "any-number":  # 6.1.4
            return False
        return super().has_effect(live, info)

    def usable(self, live: Live) -> bool:
        return not is_used_up(self, live)

    def count_use(self, live: Live) -> None:
        count_ability(self, live)

    def is_optional(self, live: Live) -> bool:
        return getattr(live.ability, "limit", None) is not None  # 12.4.2.1, 12.5.3.1

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "effect"

    def destination(self, node: Move, card: int) -> str:
        """Where a card goes: a hero that is put into the deck, to the hero deck."""
        is_hero = self.state.cards[card].face.kind == "hero"
        return "hero deck" if is_hero and node.to == "deck" else node.to  # 4.7.3

"""A game of hololive: what its contents say, in a game with check timings."""

from __future__ import annotations

from ...adapters.abilities import Instruction, Move
from ..kernel.cards import HeldAbility
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..timings.game import TimingGame
from . import contents
from .cards import holo_power
from .cheers import has_cheers_for
from .keywords import counted
from .limits import SkillUsed, SpSkillUsed
from .running import Running
from .specials import Art, Skill


class Hololive(Running, TimingGame, rules=contents):
    """A running game."""

    # --- playing and resolving (10.7) -----------------------------------------------------------

    def usable(self, held: HeldAbility) -> bool:
        state, origin = self.state, held.origin
        limits = self.info(held.card).limits
        raised = dict(limits).get(held.name, 0) if limits else 0
        if isinstance(origin, Skill):
            if origin.sp:
                if SpSkillUsed(held.seat) in state.ever:  # 8.5.1.2
                    return False
            elif SkillUsed(held.seat) in state.done and not raised:  # 8.5.1.1
                return False
        limit = getattr(held.ability, "limit", None)
        if limit is None:
            return True
        uses = [state.used.get(key, (0, 0)) for key in counted(self, held)]
        most = max(in_game if limit.per == "game" else in_turn for in_turn, in_game in uses)
        return bool(most < (raised or limit.count))  # 10.7.2.1.1, 12.1.4, 13.6.2

    def count_use(self, held: HeldAbility) -> None:
        state = self.state
        if getattr(held.ability, "limit", None) is not None:
            for key in counted(self, held):
                in_turn, in_game = state.used.get(key, (0, 0))
                state.used = {**state.used, key: (in_turn + 1, in_game + 1)}  # 5.13.3.1.1, 10.7.2.1.1, 13.6.2
        if isinstance(held.origin, Skill):
            if held.origin.sp:
                state.ever |= {SpSkillUsed(held.seat)}  # 8.5.1.2
            else:
                state.done |= {SkillUsed(held.seat)}  # 8.5.1.1
        state.touch()

    def is_replaceable(self, held: HeldAbility) -> bool:
        return self.usable(held) and self._is_art_payable(held)  # 12.2.5.1, 12.2.5.2

    def _is_art_payable(self, held: HeldAbility) -> bool:
        """Whether the cheers for it are there, if the ability is an art."""
        return not isinstance(held.origin, Art) or has_cheers_for(self, held.card, held.origin)

    def is_optional(self, held: HeldAbility) -> bool:
        return isinstance(held.origin, Skill)

    def cost_of(self, held: HeldAbility) -> tuple[Instruction, ...]:
        if isinstance(held.ability, Skill):
            return holo_power(held.ability.cost)  # 12.1.3
        return super().cost_of(held)

    def finish(self, ctx: Context, card: int, held: HeldAbility | None) -> None:
        """The resolution is over; unless it had targets to choose and found none, it was used."""
        super().finish(ctx, card, held)
        if ctx.asked == 0 or ctx.chosen > 0:
            commit(self, (Event("use", card, cause=_played_as(held), by=ctx.seat, ability=held),))  # 10.7.2.5.4

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "archive" if zone == "archive" else "effect"

    def destination(self, node: Move, card: int = -1) -> str:
        """Where a card goes: to the back, if no position on the stage is named."""
        return "back" if node.to == "stage" else node.to  # 4.6.3


def _played_as(held: HeldAbility | None) -> str:
    if held is None:
        return "support"
    origin = held.origin
    return "art" if isinstance(origin, Art) else "skill" if isinstance(origin, Skill) else "ability"

"""A game of hololive: what its contents say, in a game with check timings."""

from __future__ import annotations

from ...adapters.abilities import Cards, Choose, Instruction, Move, Reference, Replacement
from ..kernel.asks import Ask, Option
from ..kernel.cards import Live
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.costs import pay, payable
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.patterns import happens
from ..kernel.performing import event
from ..kernel.replacement import context, replacers
from ..timings.game import TimingGame
from . import contents
from .cards import holo_power
from .cheers import has_cheers_for
from .instructions import with_room
from .keywords import counted
from .running import Running
from .specials import Art, Skill
from .state import ON_STAGE


class Hololive(Running, TimingGame):
    """A running game."""

    procedures = contents.PROCEDURES
    APPLY = contents.APPLY
    HANDLERS = contents.HANDLERS
    SETUP = contents.SETUP
    STEPS = contents.STEPS
    ORDER = contents.ORDER
    ACTIONS = contents.ACTIONS

    # --- playing and resolving (10.7) -----------------------------------------------------------

    def usable(self, live: Live) -> bool:
        state, origin = self.state, live.origin
        raised = dict(self.info(live.card).limits).get(live.name, 0)
        if isinstance(origin, Skill):
            if origin.sp:
                if ("sp", live.seat) in state.ever:  # 8.5.1.2
                    return False
            elif ("skill", live.seat) in state.done and not raised:  # 8.5.1.1
                return False
        limit = getattr(live.ability, "limit", None)
        if limit is None:
            return True
        uses = [state.used.get(key, (0, 0)) for key in counted(self, live)]
        most = max(in_game if limit.per == "game" else in_turn for in_turn, in_game in uses)
        return bool(most < (raised or limit.count))  # 10.7.2.1.1, 12.1.4, 13.6.2

    def count_use(self, live: Live) -> None:
        state = self.state
        if getattr(live.ability, "limit", None) is not None:
            for key in counted(self, live):
                in_turn, in_game = state.used.get(key, (0, 0))
                state.used = {**state.used, key: (in_turn + 1, in_game + 1)}  # 5.13.3.1.1, 10.7.2.1.1, 13.6.2
        if isinstance(live.origin, Skill):
            if live.origin.sp:
                state.ever |= {("sp", live.seat)}  # 8.5.1.2
            else:
                state.done |= {("skill", live.seat)}  # 8.5.1.1
        state.touch()

    def is_replaceable(self, live: Live) -> bool:
        return self.usable(live) and self._is_art_payable(live)  # 12.2.5.1, 12.2.5.2

    def _is_art_payable(self, live: Live) -> bool:
        """Whether the cheers for it are there, if the ability is an art."""
        return not isinstance(live.origin, Art) or has_cheers_for(self, live.card, live.origin)

    def is_optional(self, live: Live) -> bool:
        return isinstance(live.origin, Skill)

    def cost_of(self, live: Live) -> tuple[Instruction, ...]:
        if isinstance(live.ability, Skill):
            return holo_power(live.ability.cost)  # 12.1.3
        return super().cost_of(live)

    def finish(self, ctx: Context, card: int, live: Live | None) -> None:
        """The resolution is over; unless it had targets to choose and found none, it was used."""
        super().finish(ctx, card, live)
        if ctx.asked == 0 or ctx.chosen > 0:
            commit(self, (Event("use", card, cause=_played_as(live), by=ctx.seat, ability=live),))  # 10.7.2.5.4

    # --- moving cards ---------------------------------------------------------------------------

    def cause_of(self, zone: str) -> str:
        return "archive" if zone == "archive" else "effect"

    def destination(self, node: Move, card: int = -1) -> str:
        """Where a card goes: to the back, if no position on the stage is named."""
        return "back" if node.to == "stage" else node.to  # 4.6.3

    def with_room(self, node: Move, chosen: list[int]) -> Procedure[list[int]]:
        to = self.destination(node)
        return (yield from with_room(self, chosen, to)) if to in ON_STAGE else chosen

    def nothing_to_move(self, ctx: Context, node: Move) -> Procedure[bool]:
        """Where a move is optional, what would replace it may be done for it."""
        if not (ctx.paying or ctx.optional):  # 10.11.4
            return False
        hypothetical = event(ctx, "move", to=node.to, cause=self.cause_of(node.to))
        return (yield from self._instead(hypothetical, node.cards))

    def _instead(self, event: Event, wanted: Reference) -> Procedure[bool]:
        """Do what would replace an event that cannot happen for want of a card; whether that was done."""
        found = [live for live in replacers(self, event.kind) if self._would_replace(live, event, wanted)]
        if not found:
            return False
        live = found[0]
        if len(found) > 1:
            options = tuple(Option("replacement", (each.card, each)) for each in found)
            (pick,) = yield Ask(event.by, "replacement", options)
            live = pick.args[1]
        ctx = context(self, live, event)
        self.count_use(live)
        self.record(Event("replaced", live.card, live.seat, ability=live))
        return (yield from pay(self, ctx, live.ability.first))  # 10.11.4

    def _would_replace(self, live: Live, event: Event, wanted: Reference) -> bool:
        ability: Replacement = live.ability
        at, among = ability.at, wanted.among if isinstance(wanted, Choose) else wanted
        if not ability.optional or live.seat != event.by or self.state.WORDS.happenings[at.event].kind != event.kind:
            return False
        if not isinstance(at.subject, Cards) or not isinstance(among, Cards):
            return False
        alike = set(at.subject.where.kind) == set(among.where.kind)
        ctx = context(self, live, event)
        unspecific = type(at)(at.event, None, at.source, at.by, (), at.to, at.cause)
        return (
            alike and happens(self, unspecific, event, ctx) and self.usable(live) and payable(self, ctx, ability.first)
        )


def _played_as(live: Live | None) -> str:
    if live is None:
        return "support"
    origin = live.origin
    return "art" if isinstance(origin, Art) else "skill" if isinstance(origin, Skill) else "ability"

"""A game of hololive: the kernel's game with this rulebook's procedures, and the doors they go through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Any, ClassVar, Self

from msgspec import structs

from ...adapters.abilities import Cards, Choose, Reference, Replacement
from ..kernel.asks import Ask, Option
from ..kernel.flow import Frame, Game, GameOver, Picks, Procedure, Settled
from . import actions, arts
from .announcing import planned, tell, without_planned
from .cards import Info, Live
from .checks import check_timing, play_timing
from .costs import pay, payable
from .events import Event
from .information import InEffect, has_effect, in_effect, information, is_steady
from .loops import declined, note, without_repetitions
from .patterns import happens
from .playing import count_use, usable
from .replacement import Outcome, context, happen, replacers
from .setup import set_up
from .state import Table
from .traits import KINDS, WORKING_ZONES
from .triggers import notice
from .turn import take_part


class Hololive(Game[Table]):
    """A running game.

    ``watch`` is told of events before they happen, in trials; ``explored`` holds the states seen while
    loops are explored.
    """

    procedures: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
        "setup": set_up,
        "turn": take_part,
        "check": check_timing,
        "play": play_timing,
    }
    ACTIONS: ClassVar[Mapping[str, ModuleType]] = {"main": actions, "performance": arts}

    def __init__(self, state: Table) -> None:
        super().__init__(state)
        self.watch: Callable[[Sequence[Event]], None] | None = None
        self.explored: list[Any] | None = None

    def adopt(self, other: Self) -> None:
        self.watch, self.explored = None, other.explored

    # --- asking ---------------------------------------------------------------------------------

    def present(self, ask: Ask) -> Ask:
        if self.state.plan:
            ask = structs.replace(ask, options=without_planned(self, ask))
        return without_repetitions(self, ask)

    def remember(self, picks: Picks) -> None:
        note(self, picks)
        tell(self, picks)

    def follow(self) -> Picks | None:
        return planned(self) or declined(self)

    # --- looking --------------------------------------------------------------------------------

    def info(self, card: int) -> Info:
        """A card's information now. Abilities that are only played are left to :meth:`abilities`."""
        state = self.state
        changed = state.steady[0] if state.steady is not None else state.memo.get("information")
        if changed is None:
            changed = self.changed()
        if changed and card in changed:
            found: Info = changed[card]
            return found
        record = state.cards[card]
        face = record.face
        if face.is_working and (record.zone in WORKING_ZONES or face.zones):
            return face.info_of(card, record.inc, record.seat)
        return face.info

    def abilities(self, card: int) -> tuple[Live, ...]:
        """A card's abilities now, its arts and oshi skills among them, where they can be in effect."""
        changed = self.changed()
        if card in changed:
            return changed[card].abilities
        record = self.state.cards[card]
        return record.face.info_of(card, record.inc, record.seat).abilities

    def changed(self) -> dict[int, Info]:
        """The information of the cards that continuous effects change."""
        return self.now()[0]

    def in_effect(self) -> InEffect:
        """The abilities that are in effect now."""
        return self.now()[1]

    def now(self) -> tuple[dict[int, Info], InEffect]:
        """Changed information and abilities in effect, computed once while nothing can have changed them."""
        state = self.state
        found: tuple[dict[int, Info], InEffect] | None = state.steady or state.memo.get("now")
        if found is None:
            changed = state.memo["information"] = information(state)
            found = state.memo["now"] = (changed, in_effect(self, changed))
            if is_steady(state, changed):
                state.steady = found
        return found

    def has_effect(self, live: Live, info: Info) -> bool:
        """Whether a card's ability is in effect."""
        return has_effect(self, live, info)

    # --- happening ------------------------------------------------------------------------------

    def happen(self, *events: Event) -> Procedure[Outcome]:
        """Propose events that would happen at the same time."""
        return happen(self, *events)

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        """Let abilities be triggered by what has happened."""
        notice(self, done, before)

    def record(self, event: Event) -> None:
        """Tell observers of something that changes nothing by itself."""
        self.state.log.append(event)

    def roll_die(self) -> int:
        """Roll a die. In a trial nobody knows what it shows: whatever is tried may then come about."""
        if self.is_trial:
            raise Settled
        number, self.state.chance = self.state.chance.die()
        return int(number)

    def end(self, losers: tuple[int, ...], reason: str) -> None:
        """The game is over: these players lost (1.2.1, 1.2.2)."""
        self.state.result = (tuple(sorted(losers)), reason)  # 1.2.1
        self.record(Event("game-ended", to=reason))
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up. No effect and no question has a say in it."""
        with suppress(GameOver):
            self.end((player,), "a concession")  # 1.2.3, 1.2.3.1
        self.run()

    def instead(self, event: Event, wanted: Reference) -> Procedure[bool]:
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
        count_use(self, live)
        self.record(Event("replaced", live.card, live.seat, ability=live))
        return (yield from pay(self, ctx, live.ability.first))  # 10.11.4

    def _would_replace(self, live: Live, event: Event, wanted: Reference) -> bool:
        ability: Replacement = live.ability
        at, among = ability.at, wanted.among if isinstance(wanted, Choose) else wanted
        if not ability.optional or live.seat != event.by or KINDS[at.event][0] != event.kind:
            return False
        if not isinstance(at.subject, Cards) or not isinstance(among, Cards):
            return False
        alike = set(at.subject.where.kind) == set(among.where.kind)
        ctx = context(self, live, event)
        unspecific = type(at)(at.event, None, at.source, at.by, (), at.to, at.cause)
        return (
            alike and happens(self, unspecific, event, ctx) and usable(self, live) and payable(self, ctx, ability.first)
        )

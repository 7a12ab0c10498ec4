"""A running game of cards, as mechanisms and rules see it: what they look at, and the doors that they go through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Self

from ...adapters.abilities import Instruction, Move, When
from .cards import HeldAbility
from .context import Context
from .events import Event, Outcome
from .flow import Game, GameOver, Procedure
from .information import InEffect, has_effect, in_effect, information, is_steady
from .patterns import happened
from .policies import Checks
from .table import Applies, Table

Part = Callable[[Any], Procedure[str | None]]
"""A part of a step. It may say which step comes next; otherwise the next part does."""

Handlers = Mapping[type | str, Callable[[Any, Any, Any], Procedure[bool]]]
"""What each kind of instruction, and each act of a game, does: a procedure that says whether it was done in full."""

SetUp = Callable[[Any], Procedure[None]]
"""A part of what is done before the first turn."""


class Running(Game[Table]):
    """A running game. A game of its own says what happens (``APPLY``), what texts do (``HANDLERS``), and more.

    ``watch`` is told of events before they happen, in trials.
    """

    APPLY: ClassVar[Applies]
    HANDLERS: ClassVar[Handlers]
    SETUP: ClassVar[tuple[SetUp, ...]]
    """What is done before the first turn, in its order."""
    STEPS: ClassVar[Mapping[str, tuple[Part, ...]]]
    """The steps of a turn, each as the parts that it consists of, in their order."""
    ORDER: ClassVar[tuple[str, ...]]
    """The steps in the order that they come in."""

    def __init__(self, state: Table) -> None:
        super().__init__(state)
        self.watch: Callable[[Sequence[Event]], None] | None = None

    def adopt(self, other: Self) -> None:
        self.watch = None

    def note(self, change: Event) -> None:
        """In a trial, tell of a change that no event brings about."""
        if self.watch is not None:
            self.watch((change,))

    # --- looking --------------------------------------------------------------------------------

    def info(self, card: int) -> Any:
        """A card's information now. Abilities that are only played are left to :meth:`abilities`."""
        state = self.state
        changed = state.steady[0] if state.steady is not None else state.memo.get("information")
        if changed is None:
            changed = self.changed()
        if changed and card in changed:
            return changed[card]
        return state.base(card)

    def abilities(self, card: int) -> tuple[HeldAbility, ...]:
        """A card's abilities now, those among them that are only played."""
        changed = self.changed()
        if card in changed:
            gained: tuple[HeldAbility, ...] = changed[card].abilities
            return gained
        abilities: tuple[HeldAbility, ...] = self.state.printed(card).abilities
        return abilities

    def changed(self) -> dict[int, Any]:
        """The information of the cards that continuous effects change."""
        steady = self.state.steady
        return steady[0] if steady is not None else self.now()[0]

    def in_effect(self) -> InEffect:
        """The abilities that are in effect now."""
        steady = self.state.steady
        return steady[1] if steady is not None else self.now()[1]

    def now(self) -> tuple[dict[int, Any], InEffect]:
        """Changed information and abilities in effect, computed once while nothing can have changed them."""
        state = self.state
        found: tuple[dict[int, Any], InEffect] | None = state.steady or state.memo.get("now")
        if found is None:
            changed = state.memo["information"] = information(state)
            found = state.memo["now"] = (changed, in_effect(self, changed))
            if is_steady(state, changed):
                state.steady = found
        return found

    def has_effect(self, held: HeldAbility, info: Any) -> bool:
        """Whether a card's ability is in effect."""
        return has_effect(self, held, info)

    def happened(self, ctx: Context, at: When) -> int:
        """How often what a pattern describes has happened this turn."""
        return happened(self, ctx, at)

    # --- happening ------------------------------------------------------------------------------

    def happen(self, *events: Event) -> Procedure[Outcome]:
        """Propose events that would happen at the same time."""
        raise NotImplementedError

    def resolve(self, ctx: Context, then: tuple[Instruction, ...]) -> Procedure[bool]:
        """Do what a text says that is played; whether all was done in full."""
        raise NotImplementedError

    def notice(self, done: tuple[Event, ...], before: InEffect) -> None:
        """Let abilities be triggered by what has happened."""
        raise NotImplementedError

    def before_next(self) -> None:
        if self.state.POLICIES.checks is Checks.BETWEEN:
            self.check_rules(())

    def check_rules(self, done: tuple[Event, ...]) -> None:
        """Look at the rules, when the game's policies say so, after these events: do or begin what is due."""
        raise NotImplementedError

    def waiting_played(self) -> None:
        """A waiting ability has been played."""

    def record(self, event: Event) -> None:
        """Tell observers of something that changes nothing by itself."""
        self.state.log.append(event)

    def end(self, losers: tuple[int, ...], reason: str) -> None:
        """The game is over: these players lost."""
        self.state.result = (tuple(sorted(losers)), reason)  #: game-ends
        self.record(Event("game-ended", to=reason))
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up. No effect and no question has a say in it."""
        with suppress(GameOver):
            self.end((player,), "a concession")  #: conceded
        self.run()

    # --- what each game says --------------------------------------------------------------------

    def usable(self, held: HeldAbility) -> bool:
        """Whether the ability has been played less often than its limits allow."""
        raise NotImplementedError

    def count_use(self, held: HeldAbility) -> None:
        """The ability was played once more, if anything limits how often it is."""
        raise NotImplementedError

    def is_replaceable(self, held: HeldAbility) -> bool:
        """Whether a replacement ability can be applied now, as far as the event does not matter."""
        return self.usable(held)

    def is_optional(self, held: HeldAbility) -> bool:
        """Whether a waiting ability without a cost may be left unplayed."""
        raise NotImplementedError

    def can_choose(self, ctx: Context, card: int) -> bool:
        """Whether a text may let a card be chosen that it describes."""
        return True

    def cost_of(self, held: HeldAbility) -> tuple[Instruction, ...]:
        """What has to be done to play the ability."""
        return tuple(getattr(held.ability, "cost", ()))

    def finish(self, ctx: Context, card: int, held: HeldAbility | None) -> None:
        """A resolution is over, and with it what it showed."""
        self.state.shown = frozenset()
        self.record(Event("resolved", card, ctx.seat, ability=held))

    def cause_of(self, zone: str) -> str:
        """What a move to a zone by an effect is called."""
        raise NotImplementedError

    def destination(self, node: Move, card: int) -> str:
        """The zone where a card is put."""
        return node.to

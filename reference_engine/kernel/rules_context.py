"""A running game of cards, as mechanisms and rules see it: what they look at, and the doors that they go through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Self

from ...adapters.card_text_tree import EventPattern, Instruction, Move
from .board_state import Applies, GameState
from .cards import AbilityInstance
from .continuous_effects import (
    AbilitiesInEffect,
    abilities_in_effect,
    are_effects_steady,
    changed_characteristics,
    is_in_effect,
)
from .event_patterns import count_occurrences
from .events import EngineEvent, EventOutcome
from .game_loop import GameLoop, GameOver, Procedure
from .resolution import ResolutionContext
from .rule_policies import RuleCheckTiming

Part = Callable[[Any], Procedure[str | None]]
"""A part of a step. It may say which step comes next; otherwise the next part does."""

Handlers = Mapping[type | str, Callable[[Any, Any, Any], Procedure[bool]]]
"""What each kind of instruction, and each act of a game, does: a procedure that says whether it was done in full."""

SetUp = Callable[[Any], Procedure[None]]
"""A part of what is done before the first turn."""


class RulesContext(GameLoop[GameState]):
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

    def __init__(self, state: GameState) -> None:
        super().__init__(state)
        self.watch: Callable[[Sequence[EngineEvent]], None] | None = None

    def inherit_from(self, other: Self) -> None:
        self.watch = None

    def note_change(self, change: EngineEvent) -> None:
        """In a trial, tell of a change that no event brings about."""
        if self.watch is not None:
            self.watch((change,))

    # --- looking --------------------------------------------------------------------------------

    def characteristics_of(self, card: int) -> Any:
        """A card's information now. Abilities that are only played are left to :meth:`abilities`."""
        state = self.state
        changed = state.steady[0] if state.steady is not None else state.memo.get("information")
        if changed is None:
            changed = self.changed_characteristics()
        if changed and card in changed:
            return changed[card]
        return state.unmodified_characteristics(card)

    def abilities_of(self, card: int) -> tuple[AbilityInstance, ...]:
        """A card's abilities now, those among them that are only played."""
        changed = self.changed_characteristics()
        if card in changed:
            gained: tuple[AbilityInstance, ...] = changed[card].abilities
            return gained
        abilities: tuple[AbilityInstance, ...] = self.state.printed_characteristics(card).abilities
        return abilities

    def changed_characteristics(self) -> dict[int, Any]:
        """The information of the cards that continuous effects change."""
        steady = self.state.steady
        return steady[0] if steady is not None else self.compute_continuous_effects()[0]

    def abilities_in_effect(self) -> AbilitiesInEffect:
        """The abilities that are in effect now."""
        steady = self.state.steady
        return steady[1] if steady is not None else self.compute_continuous_effects()[1]

    def compute_continuous_effects(self) -> tuple[dict[int, Any], AbilitiesInEffect]:
        """Changed information and abilities in effect, computed once while nothing can have changed them."""
        state = self.state
        found: tuple[dict[int, Any], AbilitiesInEffect] | None = state.steady or state.memo.get("now")
        if found is None:
            changed = state.memo["information"] = changed_characteristics(state)
            found = state.memo["now"] = (changed, abilities_in_effect(self, changed))
            if are_effects_steady(state, changed):
                state.steady = found
        return found

    def is_in_effect(self, held: AbilityInstance, info: Any) -> bool:
        """Whether a card's ability is in effect."""
        return is_in_effect(self, held, info)

    def count_occurrences(self, ctx: ResolutionContext, at: EventPattern) -> int:
        """How often what a pattern describes has happened this turn."""
        return count_occurrences(self, ctx, at)

    # --- happening ------------------------------------------------------------------------------

    def propose_events(self, *events: EngineEvent) -> Procedure[EventOutcome]:
        """Propose events that would happen at the same time."""
        raise NotImplementedError

    def resolve_text(self, ctx: ResolutionContext, then: tuple[Instruction, ...]) -> Procedure[bool]:
        """Do what a text says that is played; whether all was done in full."""
        raise NotImplementedError

    def notice_triggers(self, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
        """Let abilities be triggered by what has happened."""
        raise NotImplementedError

    def before_procedure(self) -> None:
        if self.state.POLICIES.checks is RuleCheckTiming.BETWEEN:
            self.check_rules(())

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        """Look at the rules, when the game's policies say so, after these events: do or begin what is due."""
        raise NotImplementedError

    def pending_trigger_played(self) -> None:
        """A waiting ability has been played."""

    def record_event(self, event: EngineEvent) -> None:
        """Tell observers of something that changes nothing by itself."""
        self.state.log.append(event)

    def end_game(self, losers: tuple[int, ...], reason: str) -> None:
        """The game is over: these players lost."""
        self.state.result = (tuple(sorted(losers)), reason)  #: game-ends
        self.record_event(EngineEvent("game-ended", to=reason))
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up. No effect and no question has a say in it."""
        with suppress(GameOver):
            self.end_game((player,), "a concession")  #: conceded
        self.run_until_asked()

    # --- what each game says --------------------------------------------------------------------

    def is_usable(self, held: AbilityInstance) -> bool:
        """Whether the ability has been played less often than its limits allow."""
        raise NotImplementedError

    def count_use(self, held: AbilityInstance) -> None:
        """The ability was played once more, if anything limits how often it is."""
        raise NotImplementedError

    def is_replaceable(self, held: AbilityInstance) -> bool:
        """Whether a replacement ability can be applied now, as far as the event does not matter."""
        return self.is_usable(held)

    def is_optional(self, held: AbilityInstance) -> bool:
        """Whether a waiting ability without a cost may be left unplayed."""
        raise NotImplementedError

    def can_choose(self, ctx: ResolutionContext, card: int) -> bool:
        """Whether a text may let a card be chosen that it describes."""
        return True

    def cost_of(self, held: AbilityInstance) -> tuple[Instruction, ...]:
        """What has to be done to play the ability."""
        return tuple(getattr(held.ability, "cost", ()))

    def finish_resolution(self, ctx: ResolutionContext, card: int, held: AbilityInstance | None) -> None:
        """A resolution is over, and with it what it showed."""
        self.state.shown = frozenset()
        self.record_event(EngineEvent("resolved", card, ctx.seat, ability=held))

    def cause_of(self, zone: str) -> str:
        """What a move to a zone by an effect is called."""
        raise NotImplementedError

    def destination_zone(self, node: Move, card: int) -> str:
        """The zone where a card is put."""
        return node.to

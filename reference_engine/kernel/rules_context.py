"""A running card game for mechanisms and rules: the information that they read, and the methods that change it."""

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

Part = Callable[[Any], Procedure[str | int | None]]
"""A part of a step. It may return the next step, or the index of a part of its step; if not, the next part follows."""

Handlers = Mapping[type | str, Callable[[Any, Any, Any], Procedure[bool]]]
"""The procedures of the kinds of instruction and of the acts of a game; each returns whether it was done in full."""

SetUp = Callable[[Any], Procedure[None]]
"""A part of the setup before the first turn."""


class RulesContext(GameLoop[GameState]):
    """A running game. The game of a rulebook provides its events (``APPLY``), its instructions (``HANDLERS``), and
    more.

    ``watch`` is called with events before they happen, in trials.
    """

    APPLY: ClassVar[Applies]
    HANDLERS: ClassVar[Handlers]
    SETUP: ClassVar[tuple[SetUp, ...]]
    """The parts of the setup before the first turn, in their order."""
    STEPS: ClassVar[Mapping[str, tuple[Part, ...]]]
    """The steps of a turn, each as its parts in their order."""
    ORDER: ClassVar[tuple[str, ...]]
    """The steps in their order."""

    def __init__(self, state: GameState) -> None:
        super().__init__(state)
        self.watch: Callable[[Sequence[EngineEvent]], None] | None = None

    def inherit_from(self, other: Self) -> None:
        self.watch = None

    def note_change(self, change: EngineEvent) -> None:
        """In a trial, report a change that is not an event."""
        if self.watch is not None:
            self.watch((change,))

    # --- queries --------------------------------------------------------------------------------

    def characteristics_of(self, card: int) -> Any:
        """A card's current information. Abilities that are only played are left to :meth:`abilities_of`."""
        state = self.state
        changed = state.steady[0] if state.steady is not None else state.memo.get("information")
        if changed is None:
            changed = self.changed_characteristics()
        if changed and card in changed:
            return changed[card]
        return state.unmodified_characteristics(card)

    def abilities_of(self, card: int) -> tuple[AbilityInstance, ...]:
        """A card's current abilities, including those that are only played."""
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
        """Changed information and abilities in effect, cached for as long as they cannot have changed."""
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
        """The number of events of this turn that match a pattern."""
        return count_occurrences(self, ctx, at)

    # --- events ---------------------------------------------------------------------------------

    def propose_events(self, *events: EngineEvent) -> Procedure[EventOutcome]:
        """Propose simultaneous events."""
        raise NotImplementedError

    def resolve_text(self, ctx: ResolutionContext, then: tuple[Instruction, ...]) -> Procedure[bool]:
        """Carry out the text of a played card or ability. Returns whether all was done in full."""
        raise NotImplementedError

    def notice_triggers(self, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
        """Trigger the abilities that these events trigger."""
        raise NotImplementedError

    def before_procedure(self) -> None:
        if self.state.POLICIES.checks is RuleCheckTiming.BETWEEN:
            self.check_rules(())

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        """Check the rules after these events, when the game's policies say so, and carry out or begin what is due."""
        raise NotImplementedError

    def pending_trigger_played(self) -> None:
        """A hook after a pending trigger has been played."""

    def record_event(self, event: EngineEvent) -> None:
        """Log an event for observers that changes nothing by itself."""
        self.state.log.append(event)

    def end_game(self, losers: tuple[int, ...], reason: str) -> None:
        """End the game: these players lost."""
        self.state.result = (tuple(sorted(losers)), reason)  #: game-ends
        self.record_event(EngineEvent("game-ended", to=reason))
        raise GameOver

    def concede(self, player: int) -> None:
        """Let a player concede. No effect can prevent it, and no ask delays it."""
        with suppress(GameOver):
            self.end_game((player,), "a concession")  #: conceded
        self.run_until_asked()

    # --- hooks of each game ---------------------------------------------------------------------

    def is_usable(self, held: AbilityInstance) -> bool:
        """Whether the ability has been played less often than its limits allow."""
        raise NotImplementedError

    def count_use(self, held: AbilityInstance) -> None:
        """Count one more use of the ability, if a limit applies to it."""
        raise NotImplementedError

    def is_replaceable(self, held: AbilityInstance) -> bool:
        """Whether a replacement ability can be applied now, apart from the conditions on the event."""
        return self.is_usable(held)

    def next_replacements(self, found: list[AbilityInstance]) -> list[AbilityInstance]:
        """Those of the applicable replacements of an event that can be applied before the others; by default, all."""
        return found

    def is_optional(self, held: AbilityInstance) -> bool:
        """Whether a pending trigger without a cost may be left unplayed."""
        raise NotImplementedError

    def can_choose(self, ctx: ResolutionContext, card: int) -> bool:
        """Whether a text may let a matching card be chosen."""
        return True

    def cost_of(self, held: AbilityInstance) -> tuple[Instruction, ...]:
        """The cost of playing the ability."""
        return tuple(getattr(held.ability, "cost", ()))

    def finish_resolution(self, ctx: ResolutionContext, card: int, held: AbilityInstance | None) -> None:
        """A hook after a resolution: cards that it showed are hidden again."""
        self.state.shown = frozenset()
        self.record_event(EngineEvent("resolved", card, ctx.seat, ability=held))

    def cause_of(self, zone: str) -> str:
        """The cause of a move to a zone by an effect."""
        raise NotImplementedError

    def destination_zone(self, node: Move, card: int) -> str:
        """The zone that a card is put into."""
        return node.to

"""Perpetual loops: when the game is in the same state again, and the consequences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from ..kernel.board_state import PendingTrigger, Remark
from ..kernel.cards import AbilityInstance, AbilityKey, CardAbilityKey
from ..kernel.decisions import NO, EngineAsk, EngineOption
from ..kernel.game_loop import ExplorationExceeded, Picks, allowed_answers, deepest_first
from ..kernel.loop_keys import LoopKey, loop_key, remarks_by_card
from .rules_context import RulesContext
from .state import TimingState

ORDINARY = 2
"""Number of rounds of a check timing that are not compared; only later rounds are."""

ENDLESS = 500
"""Limit of the rounds of one check timing, and of the states and ways of answering that are tried to end it."""


STOPPED = "whether a loop can be stopped is still unknown after"
MEND = "let the scene end the loop sooner, or raise ENDLESS in check_timings/perpetual_loops.py"


PERPETUAL = "a perpetual loop that nobody can stop"
"""The reason for the end of such a game, for people."""


class StateRevisited(Exception):
    """Raised while loops are explored: the state was already seen."""


# --- the key of two equal states ------------------------------------------------------------------


class LoopMoment:
    """A moment of the game: the state, the answers within the current action, the ask, and the pick."""

    __slots__ = ("_key", "_longest", "answers", "ask", "option", "sign", "state")

    def __init__(self, state: TimingState, answers: tuple[Any, ...] = (), ask: Any = None, option: Any = None) -> None:
        self.state, self.answers, self.ask, self.option = state, answers, ask, option
        self.sign = cached_signature(state)
        self._key: LoopKey | None = None
        self._longest: dict[AbilityKey, PendingTrigger] | None = None

    def is_same(self, other: LoopMoment) -> bool:
        """Whether the game was in exactly the same state at both moments."""
        if self.sign != other.sign:
            return False
        return self._answers() == other._answers() and self.cached_loop_key() == other.cached_loop_key()

    def cached_loop_key(self) -> LoopKey:
        """The loop key of the state, computed once."""
        if self._key is None:
            self._key = loop_key(self.state)
        return self._key

    def longest_pending(self) -> dict[AbilityKey, PendingTrigger]:
        """The oldest pending trigger of each ability, looked up once."""
        if self._longest is None:
            self._longest = {each.held.key: each for each in reversed(self.state.waiting)}
        return self._longest

    def action_key(self) -> tuple[Any, ...]:
        """The action that was taken, in a form that can be recognised in an equal state."""
        return option_in_state(self.state, self.option)

    def ask_key(self) -> tuple[Any, ...]:
        """The player who was asked, and the subject."""
        return (self.ask.player, self.ask.kind, _described(self.state, remarks_by_card(self.state), self.ask.about))

    def _answers(self) -> tuple[Any, ...]:
        return tuple(tuple(option_in_state(self.state, pick) for pick in picks) for picks in self.answers)


def cached_signature(state: TimingState) -> tuple[int, ...]:
    """The part of the loop key that is cheap to compare, computed once per version of the state."""
    memo = state.memo
    if "signature" not in memo:
        memo["signature"] = state.loop_signature()
    found: tuple[int, ...] = memo["signature"]
    return found


def matching_positions(moments: Sequence[LoopMoment], now: LoopMoment) -> list[LoopMoment]:
    """The moments at which the game was in the same state as now."""
    return [past for past in moments if past.is_same(now)]  #: same-state-as-before


def option_in_state(state: TimingState, option: EngineOption) -> tuple[Any, ...]:
    """An option by its meaning in its state, so that it can be recognised in an equal state."""
    remarks = remarks_by_card(state)
    return (option.kind, *(_described(state, remarks, arg) for arg in option.args))


def _described(state: TimingState, remarks: dict[int, list[Remark]], arg: Any) -> Any:
    if isinstance(arg, AbilityInstance):
        place = str(arg.key.place) if isinstance(arg.key, CardAbilityKey) else arg.key.kind
        return (_described(state, remarks, arg.card), place)
    if isinstance(arg, int) and 0 <= arg < len(state.cards):
        record = state.cards[arg]
        return (record.seat, record.zone, state.card_key(remarks, arg))
    return arg


# --- actions that may not be repeated --------------------------------------------------


def remember_position(game: RulesContext, picks: tuple[EngineOption, ...]) -> None:
    """Remember the state in which an optional action was taken."""
    ask = game.ask
    if ask is not None and ask.kind in ("action", "optional") and picks[0].kind not in ("pass", "no", "repeat"):
        game.state.history += (LoopMoment(game.state_before_answer(), game.answers, ask, picks[0]),)


def without_repetitions(game: RulesContext, ask: EngineAsk) -> EngineAsk:
    """The ask without the options that were already taken in exactly this state."""
    state = game.state
    if not state.history or ask.kind not in ("action", "optional"):
        return ask
    now = LoopMoment(state, game.answers, ask)
    barred = [past.action_key() for past in matching_positions(state.history, now) if past.ask_key() == now.ask_key()]
    if not barred:
        return ask
    kept = tuple(each for each in ask.options if option_in_state(now.state, each) not in barred)
    return replace(ask, options=kept)  #: loop-not-repeated


def forced_decline(game: RulesContext) -> Picks | None:
    """The answer to a question that can only be declined, because agreeing already led back to this state."""
    ask = game.ask
    if ask is None or ask.kind != "optional" or ask.options != (NO,) or game.state.plan:
        return None
    return (NO,)  #: loop-declined


# --- loops that no player can stop -----------------------------------------------------


def is_perpetual(game: RulesContext) -> bool:
    """Whether the check timing is in a loop that no choice of either player can end."""
    state = game.state
    if not state.waiting and not state.rounds:
        return False
    if game.explored is not None:
        if not game.replaying:
            explore_state(game.explored, LoopMoment(state.copy()))
        return False
    if state.round > ENDLESS:
        raise ExplorationExceeded(
            f"whether a check timing ends is still unknown after {ENDLESS} rounds without repetition; {MEND}"
        )
    if len(state.rounds) < 2:
        return False
    *before, now = state.rounds
    if matching_positions(before, now):  # There is no loop before a position repeats.
        return not can_be_stopped(game)  #: perpetual
    return any(repeats_by_itself(past, now) for past in before)  #: goes-on-by-itself


def repeats_by_itself(past: LoopMoment, now: LoopMoment) -> bool:
    """Whether the game came from one moment to the other without decisions or chance, and will go on like this: the
    state is the same, except that more triggers may be pending of abilities that were passed over all the time.
    """
    before, after = past.state, now.state
    if past.sign != now.sign or (before.story, before.chance) != (after.story, after.chance):
        return False
    over = passed_over(past, now)
    return bool(over) and loop_key(state_without_pending(before, over)) == loop_key(state_without_pending(after, over))


def passed_over(past: LoopMoment, now: LoopMoment) -> frozenset[AbilityKey]:
    """The abilities that were pending then and have not been played since: the oldest trigger of each is still the
    same.
    """
    before, after = past.longest_pending(), now.longest_pending()
    return frozenset(key for key, each in before.items() if each is after.get(key))


def state_without_pending(state: TimingState, abilities: frozenset[AbilityKey]) -> TimingState:
    """The state without the pending triggers of these abilities."""
    other = state.copy()
    other.waiting = tuple(each for each in state.waiting if each.held.key not in abilities)
    return other


def is_endless(game: RulesContext, before: list[LoopMoment], state: TimingState) -> bool:
    """Whether rule processing, which repeats by itself, has reached a ``state`` as ``before`` and cannot be stopped."""
    now = LoopMoment(state)
    if game.explored is not None:
        if not game.replaying:
            explore_state(game.explored, now)
        return False
    if len(before) >= ENDLESS:
        raise ExplorationExceeded(f"whether rule processing ends is still unknown after {ENDLESS} repetitions; {MEND}")
    is_again = bool(matching_positions(before, now))
    before.append(now)
    return is_again and not can_be_stopped(game)


def end_round(game: RulesContext) -> None:
    """Finish a round of the check timing, after a pending trigger was played or rules were processed."""
    state = game.state
    state.round += 1
    if state.round > ORDINARY:
        state.rounds = (*state.rounds, LoopMoment(state.copy()))


def explore_state(explored: list[LoopMoment], now: LoopMoment) -> None:
    """Note a state on the way. Raises :class:`StateRevisited` for a state that was already seen."""
    if matching_positions(explored, now):
        raise StateRevisited
    if len(explored) >= ENDLESS:
        raise ExplorationExceeded(f"{STOPPED} {ENDLESS} states of the game; {MEND}")
    explored.append(now)


def can_be_stopped(game: RulesContext) -> bool:
    """Whether some choices of the players lead out of the check timing, or to the end of the game."""
    open_ways: list[Iterator[Callable[[], RulesContext]]] = [iter((partial(begin_trial, game),))]
    for tried, way in enumerate(deepest_first(open_ways)):
        if tried >= ENDLESS:
            raise ExplorationExceeded(f"{STOPPED} {ENDLESS} ways of answering; {MEND}")
        try:
            trial = way()
        except StateRevisited:
            continue
        if trial.ask is None or trial.ask.kind == "action":
            return True
        open_ways.append(map(partial(answer_in_fork, trial), allowed_answers(trial.ask)))
    return False


def begin_trial(game: RulesContext) -> RulesContext:
    """A trial of the game that runs until a player is asked."""
    trial = game.trial_copy()
    trial.explored = []
    trial.run_until_asked()
    return trial


def answer_in_fork(trial: RulesContext, picks: Picks) -> Callable[[], RulesContext]:
    """A function that answers the open ask in a fork of a trial; the trial itself is left as it is."""

    def fork_and_answer() -> RulesContext:
        fork = trial.fork()
        fork.answer_ask(picks)
        return fork

    return fork_and_answer

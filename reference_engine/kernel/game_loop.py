"""The loop that runs a game: frames in the state name the current activities; procedures carry them out and ask.

A *procedure* is a generator that reads like its clauses. It yields an :class:`EngineAsk` and receives the
picked options. It is a function of the state and the answers, so no generator needs to be stored: a
position is a checkpoint and the answers since. ``fork`` copies the state; before its first answer takes
effect, the fork restarts at the checkpoint and replays the answers.
A checkpoint is made when a procedure has asked and has not changed anything yet, so that it can restart there.

The driver runs the procedure of the innermost frame, again and again, until one asks or the game is
over. A procedure that leaves its frame in place is run once more; it is finished when it pops the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from functools import wraps
from itertools import chain, combinations, permutations
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeAlias, TypeVar

from .decisions import EngineAsk, EngineOption
from .state import BaseState

S = TypeVar("S", bound=BaseState)
T = TypeVar("T")

Picks: TypeAlias = tuple[EngineOption, ...]
Procedure: TypeAlias = Generator[EngineAsk, Picks, T]
Frame: TypeAlias = tuple[Any, ...]

P = ParamSpec("P")
G = TypeVar("G", bound="GameLoop[Any]")


def without_asks(do: Callable[P, T]) -> Callable[P, Procedure[T]]:
    """Turn a function that asks nothing into a procedure."""

    @wraps(do)
    def run_at_once(*args: P.args, **kwargs: P.kwargs) -> Procedure[T]:
        yield from ()
        return do(*args, **kwargs)

    return run_at_once


def cached_on_state(find: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """Cache the results of a function of a game and other arguments for as long as the state does not change."""

    @wraps(find)
    def find_cached(game: G, /, *args: P.args, **kwargs: P.kwargs) -> T:
        memo = game.state.memo
        key = (find, args, *kwargs.items()) if args or kwargs else find
        if key not in memo:
            memo[key] = find(game, *args, **kwargs)
        known: T = memo[key]
        return known

    return find_cached


TRIALS = 4000
"""The largest number of ways of answering that a trial tries."""


class GameOver(Exception):
    """Raised inside a procedure when the game ends; the result is in the state."""


class TrialSettled(Exception):
    """Raised inside a trial as soon as its question is answered."""


class ExplorationExceeded(Exception):
    """Raised after too much exploration without a result. The message says what is unknown, the limit, and a remedy."""


class GameLoop(Generic[S]):
    """A running game: a state, the open ask, and the way here from a ``checkpoint``.

    ``way`` are the answers since the checkpoint, and ``answers`` those of them that the procedure has received.

    ``replaying`` says that earlier answers are being repeated; ``is_trial`` that the game only tests a possibility.
    """

    procedures: Mapping[str, Callable[[Any, Frame], Procedure[None]]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.ask: EngineAsk | None = None
        self.checkpoint: S = state.copy()
        self.way: tuple[Picks, ...] = ()
        self.answers: tuple[Picks, ...] = ()
        self.replaying = False
        self.is_trial = False
        self._generator: Procedure[None] | None = None
        self._clean = True
        self._is_here = False

    # --- running --------------------------------------------------------------------------------

    def run_until_asked(self) -> None:
        """Run until a player is asked, or the game is over."""
        state = self.state
        procedures = self.procedures
        while state.result is None and state.flow:
            try:
                self.before_procedure()
                frame = state.flow[-1]
                begun = state.change_fingerprint()
                generator = procedures[frame[0]](self, frame)
                ask = next(generator, None)
            except GameOver:
                break
            if ask is None:
                continue
            self._generator = generator
            self._clean = state.change_fingerprint() == begun
            self.answers = ()
            self.ask = ask if self.replaying else self.present_ask(ask)
            return
        self._generator, self.ask, self.answers = None, None, ()
        self._clean = True

    def before_procedure(self) -> None:
        """A hook before each procedure. A game may begin something else first."""

    def answer_ask(self, picks: Picks) -> None:
        """Answer the open ask with some of its options. The caller has checked that they are allowed."""
        self._step(picks)
        while (following := self.settled_answer()) is not None:
            self._step(following)

    def settled_answer(self) -> Picks | None:
        """The answer to the open ask, if an earlier decision has settled it."""
        return None

    def _step(self, picks: Picks) -> None:
        if self._generator is None:
            self._restart()
        self._is_here = self._clean
        if self._clean:
            self.checkpoint, self.way, self._clean = self.state.copy(), (), False
        self.before_answer(picks)
        self.way += (picks,)
        self.answers += (picks,)
        assert self._generator is not None
        try:
            ask = self._generator.send(picks)
        except (StopIteration, GameOver):
            self.run_until_asked()
        else:
            self.ask = ask if self.replaying else self.present_ask(ask)

    def before_answer(self, picks: Picks) -> None:
        """A hook before each answer takes effect, with the checkpoint in place."""

    def state_before_answer(self) -> Any:
        """A copy of the state before an answer takes effect: the checkpoint, if it has just been made."""
        return self.checkpoint if self._is_here else self.state.copy()

    def present_ask(self, ask: EngineAsk) -> EngineAsk:
        """The ask as the player receives it. A game may leave options out here."""
        return ask

    def fork(self) -> Self:
        """An equal game that is independent of this one. Its log starts empty."""
        new = self._sibling()
        new.state, new.checkpoint, new.way = self.state.copy(), self.checkpoint, self.way
        new.ask, new.answers, new._generator, new._clean = self.ask, self.answers, None, self._clean
        return new

    def ask_again(self) -> Self:
        """A fork that finds its open ask anew, from the checkpoint, and not from cached values."""
        new = self.fork()
        if not new._clean:
            new.state = new.checkpoint.copy()
        new.state.invalidate_memo()
        new._run_again()
        return new

    def _restart(self) -> None:
        """Restart the current procedure and replay the answers since; a fork has no procedure of its own yet."""
        ask = self.ask
        if not self._clean:
            self.state = self.checkpoint.copy()
        self.replaying = True
        self._run_again()
        self.ask, self.replaying = ask, False

    def _run_again(self) -> None:
        """Run from the current state, and repeat the answers since the checkpoint."""
        way = () if self._clean else self.way
        self.way = ()
        self.run_until_asked()
        for picks in way:
            self._step(picks)
        self.state.log = []

    def _sibling(self) -> Self:
        new = object.__new__(type(self))
        new.replaying = new.is_trial = new._is_here = False
        new.inherit_from(self)
        return new

    def inherit_from(self, other: Self) -> None:
        """Take over the objects that all forks of a game share. A game with such objects extends this."""

    # --- frames ---------------------------------------------------------------------------------

    def push_frame(self, *frame: Any) -> None:
        """Begin an activity, which is done before the current one continues."""
        self.state.flow += (frame,)

    def pop_frame(self) -> None:
        """Finish the activity of the innermost frame."""
        self.state.flow = self.state.flow[:-1]

    def replace_frame(self, *frame: Any) -> None:
        """Replace the innermost frame."""
        self.state.flow = (*self.state.flow[:-1], frame)

    # --- trials ---------------------------------------------------------------------------------

    def trial_copy(self) -> Self:
        """A game on a copy of the current state, also in the middle of a procedure, to try things on."""
        new = self._sibling()
        new.state, new.checkpoint = self.state.copy(), self.state
        new.ask, new.way, new.answers, new._generator, new._clean = None, (), (), None, False
        return new

    def is_possible(self, attempt: Callable[[Self], Procedure[bool]], what: str) -> bool:
        """Whether there are answers with which the attempt returns true, or settles the question.

        Attempts that begin with the same answers share them. Raises :class:`ExplorationExceeded`, which names ``what``
        might be possible, after :data:`TRIALS` ways of answering.
        """
        open_ways: list[Iterator[tuple[Picks, ...]]] = [iter(((),))]
        reached: tuple[Picks, ...] | None = None
        for tried, way in enumerate(deepest_first(open_ways)):
            if tried == TRIALS:
                raise ExplorationExceeded(
                    f"whether {what} is still unknown after {TRIALS} ways of answering; "
                    "let the scene leave fewer choices, or raise TRIALS in kernel/game_loop.py"
                )
            goes_on, reached = way[:-1] == reached, None
            try:
                if not goes_on:
                    trial = self.trial_copy()
                    trial.is_trial = True
                    procedure = attempt(trial)
                    ask = next(procedure)
                for picks in way[-1:] if goes_on else way:
                    ask = procedure.send(picks)
            except StopIteration as stop:
                if stop.value:
                    return True
            except (TrialSettled, GameOver):
                return True
            else:
                open_ways.append(extend_answers(way, ask))
                reached = way
        return False


def deepest_first(open_ways: list[Iterator[T]]) -> Iterator[T]:
    """The items of the iterators, those of the last one first; more iterators may be appended meanwhile."""
    while open_ways:
        try:
            yield next(open_ways[-1])
        except StopIteration:
            open_ways.pop()


def extend_answers(way: tuple[Picks, ...], ask: EngineAsk) -> Iterator[tuple[Picks, ...]]:
    """The ways of answering that continue this way with each answer to the next ask."""
    return ((*way, picks) for picks in allowed_answers(ask))


def allowed_answers(ask: EngineAsk) -> Iterator[Picks]:
    """Every allowed answer to an ask: the smaller ones first, and all orders if the order counts."""
    arrange = permutations if ask.ordered else combinations
    return chain.from_iterable(arrange(ask.options, size) for size in range(ask.least, ask.most + 1))

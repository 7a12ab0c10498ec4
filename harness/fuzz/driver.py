"""Driver of one engine through a play, with its open ask, its events and its failure."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from ...adapters.ask_rows import CountClaim, Miscounted
from ...adapters.engine_interface import Engine, EngineError, Unsupported, as_forking_engine
from ...adapters.messages import ACTS, PLAYERS, Ask, Capability, Event, Option, Player, Result, Scene, View, Viewer
from ...adapters.option_matching import is_declinable, is_forced_ask, options_by_card
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import AdapterError, AnswerRefused, NotOffered, Session, TooManyAsks
from ...adapters.transcript import PickEntry
from ...steps.game_snapshot import GameSnapshot
from ..judging.supervisor import Supervisor
from .choosers import CONCEDE, Decision, matching_options


class TimeIsUp(Exception):
    """The time for a play is up. Neither engine is at fault."""


class _TimedSession(Session):
    """A session that answers no ask after ``until``, a time of :func:`time.monotonic`."""

    until = math.inf

    def send_answer(self, ask: Ask, options: tuple[Option, ...], forced: bool) -> PickEntry:
        """Answer an ask with these options. Raises :class:`TimeIsUp`, too."""
        if time.monotonic() > self.until:
            raise TimeIsUp
        return super().send_answer(ask, options, forced)


class Driver:
    """An engine in a play, whose asks are answered as those of a scenario are, in smaller or larger steps.

    ``ask`` and ``result`` are the current situation, and ``failure`` is the error that ended the play. ``refusal`` says
    which part of the last decision the engine does not offer. After ``until``, a time of :func:`time.monotonic`, every
    play ends with :class:`TimeIsUp`.
    """

    def __init__(self, supervisor: Supervisor, game: str, edition: str, words: GameVocabulary) -> None:
        self.supervisor = supervisor
        self.game = game
        self.edition = edition
        self.words = words
        self.capabilities = frozenset(supervisor.engine_info.capabilities)
        self.failure: EngineError | None = None
        self.refusal = ""
        self.until = math.inf
        self._session: _TimedSession | None = None
        self._taken = 0
        self._views: dict[Viewer, View] = {}

    @property
    def ask(self) -> Ask | None:
        """The open ask; None if there is none, or if the engine has failed."""
        return self._session.ask if self._session and self.failure is None else None

    @property
    def result(self) -> Result | None:
        """The result of the game; None if there is none, or if the engine has failed."""
        return self._session.result if self._session and self.failure is None else None

    @property
    def is_within_ask(self) -> bool:
        """Whether an ask of the engine is answered in part, as yes before the card."""
        return self._session is not None and self._session.is_ask_narrowed

    def has_capability(self, capability: Capability) -> bool:
        """Whether the engine declares the capability."""
        return capability in self.capabilities

    def open_scene(self, scene: Scene) -> None:
        """Open a scene, and answer asks with only one answer. Raises :class:`EngineError` if the scene is refused."""
        if time.monotonic() > self.until:
            raise TimeIsUp
        self.failure, self.refusal, self._session, self._taken = None, "", None, 0
        self._views.clear()
        with self._failing():
            self._session = _TimedSession(
                self.supervisor.running_engine(),
                self.game,
                self.edition,
                read_back=False,
                words=self.words,
            )
            self._session.until = self.until
            self._session.open_scene(scene)
        if self.failure is not None:
            raise self.failure
        self.answer_forced_asks()

    def carry_out(self, decision: Decision, row: CountClaim | None = None) -> None:
        """Carry out a decision, over as many asks as it takes, and then answer asks with only one answer.

        ``row`` is the number of cards from which a decision picks, if this engine asks for them one by one.
        """
        self.refusal = ""
        with self._failing():
            self._carry_out(decision, row)
        self.answer_forced_asks()

    def _carry_out(self, decision: Decision, row: CountClaim | None) -> None:
        game = self._open_session()
        if decision.kind == CONCEDE:
            game.concede(decision.player)
            return
        if self.ask is not None and not fits_ask(decision, self.ask):
            self.take_whole_row()
        ask = self.ask
        if ask is None or not fits_ask(decision, ask):
            return
        if ask.kind != decision.kind and decision.kind == "optional":
            game.decide_yes_or_no(decision.player, decision.picks[0][0] == "yes")
            return
        options = matching_options(decision, ask)
        assert options is not None
        if row is None and len(options) <= ask.most:
            game.answer_ask(ask, options)
            self._carry_rest(decision, options)
            return
        if row is not None:
            game.claim_card_count(row)
        game.pick_all_options(ask, options, ordered=decision.kind == "order")
        game.end_row()

    def answer_forced_asks(self) -> None:
        """Answer asks until one has more than one legal answer."""
        if self.failure is None:
            with self._failing():
                self._open_session().answer_forced_asks()

    @property
    def has_row_open(self) -> bool:
        """Whether the open ask can be for the first of several cards that are all to be picked."""
        return self.ask is not None and (self.ask.kind, self.ask.least, self.ask.most) == ("choose", 1, 1)

    def take_whole_row(self) -> bool:
        """Pick cards one by one, as long as the engine asks so. Returns whether all offered cards were taken.

        There is no choice then, and another engine need not ask. The engine need not ask for the last cards, either:
        the events show what happened to them.
        """
        game, begun, first = self._open_session(), self.ask, len(self._open_session().events)
        offered, picked = set[str](), set[str]()
        with self._failing():
            while self.has_row_open and len(game.events) == first:
                ask = self.ask
                assert ask is not None and begun is not None
                by_card = options_by_card(ask)
                card = next((each for each in by_card if each not in picked), None)
                if card is None or ask.player != begun.player:
                    break  # a confirmation, or another decision
                offered |= by_card.keys()
                picked.add(card)
                game.answer_ask(ask, (by_card[card],))
        self.answer_forced_asks()
        if self.failure is not None:
            return False
        unordered = game.words.unordered_zones
        return picked == offered or _are_moved_at_once(game.events[first:], offered, unordered)

    def answer_unchecked(self, picks: tuple[str, ...], *, ask: str | None = None) -> None:
        """Answer with ids that may be illegal. Raises :class:`EngineError`."""
        assert self.ask is not None
        self.supervisor.running_engine().answer(self.ask.id if ask is None else ask, picks)

    def cached_view(self, viewer: Viewer) -> View | None:
        """The view of a viewer; None if the engine fails."""
        if viewer not in self._views and self.failure is None:
            try:
                self._views[viewer] = self.supervisor.running_engine().view(viewer)
            except EngineError as error:
                self._lost(error)
        return self._views.get(viewer)

    def fresh_view(self) -> View:
        """The judge's view, requested again. Raises :class:`EngineError`."""
        return self.supervisor.running_engine().view("judge")

    @property
    def can_fork(self) -> bool:
        """Whether games can be copied: if the engine declares that, and runs in this process."""
        try:
            self.fork_engine()
        except Unsupported:
            return False
        except EngineError:
            return True
        return True

    def fork_engine(self) -> Engine:
        """An engine with a copy of the game. Raises :class:`EngineError`."""
        if not self.has_capability("fork"):
            raise Unsupported("fork", "capability", "fork")
        return as_forking_engine(self.supervisor.running_engine()).fork()

    def take_events(self) -> list[Event]:
        """The events since they were last taken."""
        every = self._session.events if self._session else []
        events, self._taken = every[self._taken :], len(every)
        return events

    def current_moment(self, events: Sequence[Event]) -> GameSnapshot:
        """The current state of the game, with these events."""
        seen = {player: self.cached_view(player) for player in PLAYERS if self.has_capability("views.players")}
        judge = self.cached_view("judge") if self.has_capability("views.judge") else None
        players: dict[Player, View] = {player: view for player, view in seen.items() if view is not None}
        return GameSnapshot(self.ask, self.result, judge, tuple(events), players)

    def _open_session(self) -> _TimedSession:
        assert self._session is not None
        self._session.until = self.until
        self._views.clear()
        return self._session

    def _carry_rest(self, decision: Decision, options: Sequence[Option]) -> None:
        """Answer the following asks with those fields of the decision that the options did not have."""
        said = {name for option in options for name in option.fields}
        left = [value for _, fields in decision.picks for name, value in fields if name not in said]
        while left and (ask := self.ask) is not None:
            if ask.player == decision.player and ask.kind not in (*ACTS, "optional"):
                option = next((each for each in ask.options if set(each.fields.values()) & set(left)), None)
                if option is not None and ask.least <= 1 <= ask.most:
                    left = [value for value in left if value not in option.fields.values()]
                    self._open_session().answer_ask(ask, (option,))
                    continue
            if not is_forced_ask(ask):
                return
            self._open_session().answer_ask(ask, ask.options[: ask.least], forced=True)

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """A context in which an error of the engine ends the play, and a part that is not offered is remembered."""
        try:
            yield
        except (NotOffered, Miscounted) as error:
            self.refusal = str(error)
        except EngineError as error:
            self._lost(error)
        except (AdapterError, AnswerRefused, TooManyAsks) as error:
            cause = error.__cause__
            self._lost(cause if isinstance(cause, EngineError) else EngineError(str(error)))

    def _lost(self, error: EngineError) -> None:
        self.failure = error
        self.supervisor.end_scenario(error)


def _are_moved_at_once(events: Sequence[Event], cards: Collection[str], unordered: Collection[str]) -> bool:
    """Whether the cards are moved one right after the other into one zone in which their order does not matter."""
    moves = [at for at, event in enumerate(events) if event.kind == "moved" and event.fields.get("card") in cards]
    moves = moves[: len(cards)]
    zones = {str(events[at].fields.get("to")) for at in moves}
    moved = {events[at].fields.get("card") for at in moves}
    return moved == {*cards} and moves[-1] - moves[0] == len(moves) - 1 and len(zones) == 1 and zones <= {*unordered}


def fits_ask(decision: Decision, ask: Ask) -> bool:
    """Whether a decision can be carried out at an ask, at once, one by one, or by the choice of a card."""
    if decision.kind == "optional" and ask.kind != "optional":
        return ask.player == decision.player and is_declinable(ask)
    return matching_options(decision, ask) is not None

"""A game on an engine: the current situation, the transcript, and answers by option."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine_interface import Engine, EngineError, Illegal, as_conceding_engine
from ..messages import ACTS, Ask, Event, Option, Player, Position, Result, Scene, Situation, View, Viewer
from ..option_matching import matches_played_event
from ..protocol_vocabulary import EVERY_GAME, GameVocabulary
from ..scene_check import find_scene_differences
from ..transcript import (
    AskEntry,
    ConcessionEntry,
    Entry,
    EventEntry,
    OpeningEntry,
    PickEntry,
    RefusalEntry,
    RemarkEntry,
    ResultEntry,
    ViewEntry,
    describe_ask,
    describe_option,
)
from .session_errors import AdapterError, AnswerRefused, SceneMismatch, SceneRefused, TooManyAsks

ANSWERS_AT_MOST = 2_000
"""The most answers in one game; an engine that asks more often is considered to ask without end."""

TOLD_ALONG = " (changes by play before the first ask have to be reported, as events in the answer to open)"
"""The usual reason why an engine shows another position than the given one, and the remedy."""


def missing_fields_message(event: Event, missing: Sequence[str]) -> str:
    """The message about an event without required fields."""
    return f"it reports the event {event.kind!r} without {' and '.join(missing)} (the table of events in protocol.md)"


class RecordedGame:
    """A game on an engine.

    ``ask`` and ``result`` are the current situation; ``events`` are all events so far, ``told`` the same by decision;
    ``transcript`` holds every entry in order. Without ``read_back`` the position is not compared (for an engine without
    a judge's view). ``words`` are the game's. ``in_order``: the engine reports the events of one decision in the order
    in which they happened.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        edition: str,
        *,
        read_back: bool = True,
        words: GameVocabulary = EVERY_GAME,
        in_order: bool = True,
    ) -> None:
        self.engine = engine
        self.game = game
        self.edition = edition
        self.words = words
        self.in_order = in_order
        self.is_open = False
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.events: list[Event] = []
        self.told: list[tuple[Event, ...]] = []
        self.transcript: list[Entry] = []
        self._read_back = read_back
        self._views: dict[Viewer, View] = {}
        self._answers = 0
        self._whole: tuple[Ask, Ask] | tuple[None, None] = (None, None)

    def open_scene(self, scene: Scene) -> None:
        """Open the scene.

        Raises :class:`SceneRefused` if the engine calls it illegal, and :class:`SceneMismatch` if the engine then holds
        another position.
        """
        self.transcript.append(OpeningEntry(self.game, self.edition, scene))
        try:
            situation = self.engine.open(self.game, self.edition, scene)
        except EngineError as error:
            self.transcript.append(RefusalEntry("the scene", str(error)))
            if isinstance(error, Illegal):
                raise SceneRefused(f"the engine refuses the scene: {error}") from error
            raise
        self.is_open = True
        self._take(situation)
        if self._read_back and isinstance(scene, Position):
            found = find_scene_differences(
                scene, self.view_for("judge"), self.events, self.words, in_order=self.in_order
            )
            if found:
                raise SceneMismatch(
                    f"the engine does not hold the scene that it was given: {'; '.join(found)}{TOLD_ALONG}"
                )

    def close_game(self) -> None:
        """Close the game on the engine."""
        if self.is_open:
            self.is_open = False
            self.engine.close()

    def view_for(self, viewer: Viewer) -> View:
        """The viewer's view of the current situation; it is requested once for each situation."""
        known = self._views.get(viewer)
        if known is None:
            self.transcript.append(ViewEntry(viewer))
            known = self._views[viewer] = self.engine.view(viewer)
            self.transcript[-1] = ViewEntry(viewer, known)
        return known

    def forget_events(self, decisions: int) -> None:
        """Forget the events since this number of decisions."""
        forgotten = sum(map(len, self.told[decisions:]))
        del self.told[decisions:], self.events[len(self.events) - forgotten :]

    def add_remark(self, text: str) -> None:
        """Put a remark into the transcript."""
        self.transcript.append(RemarkEntry(text))

    def describe_situation(self) -> str:
        """The open ask or the result, in one line."""
        return describe_ask(self.ask, self.result)

    def send_answer(self, ask: Ask, options: tuple[Option, ...], forced: bool) -> PickEntry:
        """Answer an ask with these options. Returns the entry of the transcript, which names the engine's own ask.

        Raises :class:`AnswerRefused`, :class:`TooManyAsks` or an :class:`~..engine_interface.EngineError`.
        """
        if self._answers == ANSWERS_AT_MOST:
            raise TooManyAsks(
                f"the engine does not stop asking: {ANSWERS_AT_MOST} answers were given; {self.describe_situation()}"
            )
        self._answers += 1
        whole, part = self._whole
        if whole is not None and ask is part:
            by_id = {option.id: option for option in whole.options}
            ask, options = whole, tuple(by_id[option.id] for option in options)
        picked = PickEntry(ask, options, forced)
        self.transcript.append(picked)
        try:
            situation = self.engine.answer(ask.id, tuple(option.id for option in options))
        except Illegal as error:
            picks = ", ".join(describe_option(option) for option in options) or "nothing"
            self.transcript.append(RefusalEntry(picks, str(error)))
            raise AnswerRefused(f"the engine refused {picks}, which it had offered: {error}") from error
        except EngineError as error:
            self.transcript.append(RefusalEntry("an answer", str(error)))
            raise
        self._take(situation)
        return picked

    def concede(self, player: Player) -> None:
        """Let a player give up, whatever is asked."""
        self.transcript.append(ConcessionEntry(player))
        self._take(as_conceding_engine(self.engine).concede(player))

    @property
    def is_ask_narrowed(self) -> bool:
        """Whether the open ask is a part of the engine's ask."""
        return self.ask is not None and self.ask is self._whole[1]

    def narrow_ask(self, whole: Ask, part: Ask) -> None:
        """Open a part of the engine's ask, with options of the same ids, in place of the whole ask."""
        self.ask, self._whole = part, (whole, part)
        self.transcript.append(AskEntry(part))

    def list_played_events(self) -> list[list[Event]]:
        """The ``played`` events so far, by decision, except those that result from a player's action."""
        decisions: list[list[Event]] = [[]]
        act: list[Option] = []
        is_whole = True
        for entry in self.transcript:
            if isinstance(entry, PickEntry | ConcessionEntry):
                decisions.append([])
            if isinstance(entry, PickEntry) and entry.ask.kind in ACTS and not entry.forced:
                act = [option for option in entry.options if option.kind in self.words.playing_options]
                is_whole = not act
            elif isinstance(entry, PickEntry) and not is_whole:
                act += entry.options
            elif isinstance(entry, EventEntry):
                is_whole = True
                if entry.event.kind == "played" and act and matches_played_event(act, entry.event):
                    act = []
                elif entry.event.kind == "played":
                    decisions[-1].append(entry.event)
        return decisions

    def _take(self, situation: Situation) -> None:
        self._views.clear()
        self.events.extend(situation.events)
        self.told.append(situation.events)
        self.transcript.extend(EventEntry(event) for event in situation.events)
        for event in situation.events:
            if missing := self.words.missing_fields(event.kind, event.fields):
                raise AdapterError(missing_fields_message(event, missing))
        self.ask, self.result = situation.ask, situation.result
        if self.ask is not None and self.ask.kind not in self.words.names_of("asks"):
            raise AdapterError(f"it asks {self.ask.kind!r}, which is not an ask of the protocol or of the game")
        if self.ask is not None:
            self.transcript.append(AskEntry(self.ask))
        if self.result is not None:
            self.transcript.append(ResultEntry(self.result))

"""Random legal games: from positions, from decks to the end, and until every kind of ask was met.

The engine must accept every option that it offers. Every kind of event and option must be in the vocabulary of the
protocol or of the game. No card may appear or disappear during the game, and something must change.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Collection, Iterator
from functools import partial

import msgspec

from ...adapters import Illegal, Unsupported
from ...adapters.messages import Decks, Position, Scene, SeenCard, Situation, View
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session.recorded_game import missing_fields_message
from ...adapters.transcript import describe_ask, describe_option
from ..judging.verdicts import broken_promise, classify_error
from ..scenarios.feature_parser import Scenario
from .adapter_under_test import AdapterCheck, AdapterUnderTest, CheckFailed, attempt_check, spread_evenly

GAMES = 8
"""The number of games that start from positions which were read back."""

ANSWERS = 120
"""The maximum number of answers in a game from a position."""

NEW_GAMES = 4
"""The number of games from decks."""

TO_THE_END = 2_000
"""The maximum number of answers in a game from decks. Random games end long before."""

SECONDS = 20.0
"""The maximum time for a game, in seconds."""

MORE = 300
"""The maximum number of additional scenes to meet the remaining kinds of ask."""

SECONDS_FOR_MORE = 20.0
"""The maximum time for the additional scenes, in seconds."""

SHORT = 30
"""The maximum number of answers in an additional scene."""


class RandomPlay:
    """Random games of one subject, each with its own random generator. ``met`` are the kinds of ask answered so far."""

    def __init__(self, subject: AdapterUnderTest, seed: int) -> None:
        self._subject = subject
        self._seed = seed
        self._words = subject.options.suite.protocol_words(subject.game)
        self._plays = 0
        self.met: set[str] = set()

    def each_check(self, scenes: list[Position]) -> Iterator[AdapterCheck]:
        """The result of every check, as soon as it is made."""
        for number, scene in enumerate(spread_evenly(scenes, GAMES)[:GAMES], 1):
            yield attempt_check(self._subject, f"plays at random, game {number}", partial(self._play, scene, ANSWERS))
        for number, start in enumerate(self._decks(), 1):
            what = f"plays at random, new game {number}"
            yield attempt_check(self._subject, what, partial(self._play, start, TO_THE_END))
        yield self._every_ask()

    def _decks(self) -> Iterator[Decks]:
        """The decks of scenarios with which the engine starts a game."""
        begun = 0
        for scenario in self._subject.selection.scenarios:
            if begun == NEW_GAMES:
                return
            if self._subject.needs_capability(scenario, "scene.decks") and not self._subject.missing_capabilities(
                scenario
            ):
                scene, _ = self._opened(scenario)
                if isinstance(scene, Decks):
                    begun += 1
                    yield scene

    def _every_ask(self) -> AdapterCheck:
        """Play games from scenes of other scenarios until every kind of ask was met, and report kinds never met."""
        known = frozenset(self._words.names_of("asks"))
        scenarios = [
            found for found in self._subject.selection.scenarios if not self._subject.missing_capabilities(found)
        ]
        random.Random(f"{self._seed}/asks").shuffle(scenarios)
        until = time.monotonic() + SECONDS_FOR_MORE
        for scenario in scenarios[:MORE]:
            if self.met >= known or time.monotonic() > until:
                break
            scene, wrong = self._opened(scenario)
            if scene is not None:
                wrong = attempt_check(self._subject, "", partial(self._play, scene, SHORT)).wrong
            if wrong:
                return AdapterCheck("accepts answers to every kind of ask", f"{scenario.id}: {wrong}")
        return AdapterCheck(f"accepts answers to every kind of ask ({self._asked(known)})")

    def _asked(self, known: Collection[str]) -> str:
        never = sorted(set(known) - self.met)
        said = ", ".join(sorted(self.met)) or "nothing"
        return f"it asked {said}" + (f"; it never asked {', '.join(never)}" if never else "")

    def _opened(self, scenario: Scenario) -> tuple[Scene | None, str]:
        """The scene of a scenario if the engine opens it, otherwise None; and the fault, empty if there is none."""
        subject = self._subject
        scene: Scene | None = None
        error: Exception | None = None
        subject.supervisor.begin_scenario()
        try:
            scene = subject.open_scene(scenario)
        except Unsupported as refusal:
            error = broken_promise(refusal, subject.supervisor.engine_info)
        except Exception as wrong:  # the message names the cause
            error = wrong
        subject.supervisor.end_scenario(error)
        return scene, classify_error(error)[1] if error else ""

    def _play(self, scene: Scene, most: int) -> str:
        """Answer at random, and return the number of answers and whether the game ended, in words.

        Raises :class:`CheckFailed` for behavior that no engine may show.
        """
        subject = self._subject
        dice = random.Random(f"{self._seed}/{self._plays}")
        self._plays += 1
        script = msgspec.structs.replace(scene.script, seed=self._seed)
        engine = subject.running_engine()
        situation = engine.open(subject.game, subject.edition, msgspec.structs.replace(scene, script=script))
        before = engine.view("judge") if "views.judge" in subject.supervisor.engine_info.capabilities else None
        held = _cards(before) if before else None
        asked: set[str] = set()
        moved = False
        until = time.monotonic() + SECONDS
        while len(asked) < most and time.monotonic() < until:
            _known_words(situation, self._words)
            ask = situation.ask
            if ask is None:
                break
            if ask.id in asked:
                raise CheckFailed(f"two asks have the id {ask.id!r}")
            asked.add(ask.id)
            options = dice.sample(ask.options, dice.randint(ask.least, ask.most))
            try:
                situation = engine.answer(ask.id, tuple(option.id for option in options))
            except Unsupported as refusal:
                if broken := broken_promise(refusal, subject.supervisor.engine_info):
                    raise CheckFailed(str(broken)) from refusal
                return f"{len(asked)} answers, and then it cannot: {refusal}"
            except Illegal as error:
                taken = ", ".join(map(describe_option, options)) or "nothing"
                raise CheckFailed(f"it refused {taken}, which it had offered: {error}") from error
            self.met.add(ask.kind)
            if before and held is not None:
                after = engine.view("judge")
                if situation.result is None and (now := _cards(after)) != held:  # the cards of an ended game may change
                    raise CheckFailed(f"cards disappeared or appeared at {describe_ask(ask)}: {_difference(held, now)}")
                moved = moved or after != before
        if before and asked and not moved and most > SHORT:
            raise CheckFailed(f"{len(asked)} answers changed nothing that the judge sees; check the adapter's view")
        return f"{len(asked)} answers, {'to its end' if situation.result else 'and it goes on'}"


def _known_words(situation: Situation, words: GameVocabulary) -> None:
    """Raise :class:`CheckFailed` for a kind of event or option that neither the protocol nor the game has."""
    for event in situation.events:
        if event.kind not in words.names_of("events"):
            raise CheckFailed(f"it reports {event.kind!r}, which is not an event of the protocol or of the game")
        if missing := words.missing_fields(event.kind, event.fields):
            raise CheckFailed(missing_fields_message(event, missing))
    for option in situation.ask.options if situation.ask else ():
        if option.kind not in words.names_of("options"):
            raise CheckFailed(f"it offers {option.kind!r}, which is not an option of the protocol or of the game")


def _cards(view: View) -> Counter[str | None]:
    zones = [zone for seat in view.zones.values() for zone in seat.values()] + list(view.shared.values())
    return Counter(card.id for zone in zones for top in zone for card in _whole(top))


def _whole(card: SeenCard) -> Iterator[SeenCard]:
    yield card
    for part in (*card.under, *card.attached):
        yield from _whole(part)


def _difference(before: Counter[str | None], after: Counter[str | None]) -> str:
    lost, made = before - after, after - before
    parts = [f"{word} {', '.join(map(str, some))}" for word, some in (("lost", lost), ("made", made)) if some]
    return "; ".join(parts)

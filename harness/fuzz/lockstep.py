"""Two engines play the same game, and must agree at each ask on the ask, its options, the events and the views.

The engine under test is the *subject*; the engine that it is compared with is the *model*.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ...adapters.engine_interface import EngineError, EngineTimeout, Illegal, Unsupported
from ...adapters.messages import PLAYERS, Ask, Capability, Event, Player, Position, Scene, View, Viewer
from ...adapters.session import ScenarioError
from ...steps.game_snapshot import GameSnapshot
from ...steps.scene_recipe import SceneRecipe
from . import normal_form
from .choosers import Chooser, Decision, RandomChooser, ReplayChooser
from .driver import Driver
from .scene_inventor import Inventor

Ending = Literal["diverged", "over", "enough", "no scene", "unsupported", "chance", "endless", "late", "failed alike"]

VIEWS = 16
"""In a play that is not thorough, the views are compared once in this number of asks."""

CALIBRATION = 12
"""The number of fixed scenes that show which kinds of events each engine reports."""

TELLING = 3
"""A kind of event that one engine reported this often, and the other never, is not compared."""


@dataclass
class PlayResult:
    """The result of a play: the recipe with the shuffles that were needed, the decisions, and the ending.

    ``about`` is the kind of the differences. ``wordings`` are differences of wording, which do not end a play.
    ``right`` and ``wrong`` are the final moments of model and subject.
    """

    recipe: SceneRecipe
    decisions: list[Decision] = field(default_factory=list)
    ending: Ending = "enough"
    differences: list[str] = field(default_factory=list)
    about: str = ""
    wordings: list[str] = field(default_factory=list)
    right: GameSnapshot | None = None
    wrong: GameSnapshot | None = None
    actions: list[tuple[int, View]] = field(default_factory=list)
    """The play timings: the number of decisions before each, and the model's judge view."""

    @property
    def has_diverged(self) -> bool:
        """Whether the engines differ, or the engine breaks an invariant."""
        return self.ending == "diverged"


EXCLUDED_WITHOUT: dict[Capability, str] = {
    "asks.complete": "options are not compared",
    "events": "events are not compared",
    "events.order": "the order of the events of a decision is not compared",
    "views.judge": "the judge's view is not compared",
    "views.players": "the players' views are not compared",
    "random.dice": "plays end at a roll of dice",
    "random.shuffles": "plays end when a card of a shuffled zone is moved",
    "concede": "no player concedes",
}
"""The parts that are not compared if one of the two engines lacks a capability, by the capability."""


@dataclass(frozen=True)
class _UnaskedRow:
    """Differences of asks after which one engine was asked on, and the moments of both engines before that."""

    differences: tuple[tuple[str, str], ...] = ()
    moments: tuple[GameSnapshot, GameSnapshot] | None = None


class UnscriptedShuffle(Exception):
    """A shuffle without a script. Carries the order for the script with which the scene is played again."""

    def __init__(self, order: tuple[str, ...]) -> None:
        super().__init__()
        self.order = order


class Lockstep:
    """The comparison of two engines in scenes. ``decisions`` counts the decisions of all plays."""

    def __init__(self, inventor: Inventor, subject: Driver, model: Driver) -> None:
        self.inventor = inventor
        self.subject = subject
        self.model = model
        self.decisions = 0
        self.never: frozenset[str] = frozenset()
        self.is_known: Callable[[str, str], bool] = lambda about, difference: False
        """The function that tells which differences are ignored if the play can go on."""
        self._calibrating = False

    # --- compared parts ---

    def both_have_capability(self, capability: Capability) -> bool:
        """Whether both engines declare the capability."""
        return self.subject.has_capability(capability) and self.model.has_capability(capability)

    def excluded_comparisons(self) -> list[str]:
        """The parts that are not compared, with the reason, one line each."""
        drivers = (("the engine", self.subject), ("the model", self.model))
        found = [
            f"{says}: {name} does not declare {capability}"
            for capability, says in EXCLUDED_WITHOUT.items()
            for name, driver in drivers
            if not driver.has_capability(capability)
        ]
        if self.never:
            kinds = ", ".join(sorted(self.never))
            found.append(f"these kinds of events are not compared, because one engine never reports them: {kinds}")
        return found

    def calibrate_events(self) -> None:
        """Find the kinds of events that only one engine reports, by its declaration or in the calibration scenes."""
        if not self.both_have_capability("events"):
            return
        every = self.inventor.suite.protocol_words(self.inventor.game).names_of("events")
        ours, theirs = (frozenset(each.supervisor.engine_info.events or every) for each in (self.model, self.subject))
        self.never = ours ^ theirs
        counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._calibrating = True
        for number in range(CALIBRATION):
            rng = random.Random(f"calibration/{number}")
            play = self.play_recipe(self.inventor.invent_recipe(rng), RandomChooser(rng, 30))
            for moment, count in zip((play.right, play.wrong), counts, strict=True):
                count.update(event.kind for event in (moment.events if moment else ()))
        self._calibrating = False
        one, other = counts
        self.never |= frozenset(
            kind for kind in one | other if max(one[kind], other[kind]) >= TELLING and not min(one[kind], other[kind])
        )

    # --- playing ---

    def play_recipe(
        self, recipe: SceneRecipe, chooser: Chooser, *, thorough: bool = False, again: bool = False
    ) -> PlayResult:
        """Play a scene. ``again`` means that it was played before, so that no further shuffle gets a script."""
        play = PlayResult(recipe)
        while True:
            try:
                self._play(play, chooser, thorough=thorough, again=again)
                return play
            except UnscriptedShuffle as shuffle:
                order = tuple(self.inventor.fuzzing.card_label(card) for card in shuffle.order)
                chooser = _First(play.decisions, chooser)
                play = PlayResult(replace(play.recipe, shuffles=(*play.recipe.shuffles, order)))

    def replay_recipe(self, recipe: SceneRecipe, decisions: list[Decision]) -> PlayResult:
        """Play a scene again, and compare everything at each ask."""
        return self.play_recipe(recipe, ReplayChooser(decisions), thorough=True, again=True)

    def play_scene(self, scene: Scene, chooser: Chooser, *, thorough: bool = False) -> PlayResult:
        """Play a scene in which both engines have the same random results."""
        play = PlayResult(SceneRecipe())
        self._play_on(play, scene, chooser, thorough=thorough, again=False, lucky=True)
        return play

    def _play(self, play: PlayResult, chooser: Chooser, *, thorough: bool, again: bool) -> None:
        try:
            scene = self.inventor.build_scene(play.recipe)
        except ScenarioError:
            play.ending = "no scene"
            return
        self._play_on(play, scene, chooser, thorough=thorough, again=again)

    def _play_on(
        self, play: PlayResult, scene: Scene, chooser: Chooser, *, thorough: bool, again: bool, lucky: bool = False
    ) -> None:
        if not self._begun(play, scene):
            return
        names = {key: card.name for key, card in scene.cards.items()}
        told: tuple[list[Event], list[Event]] = ([], [])
        here, there = list[Event](), list[Event]()
        loose: set[str] = set()
        asks = 0
        while True:
            unasked = self._take_whole_rows()
            new, other_new = self.model.take_events(), self.subject.take_events()
            told[0].extend(new)
            told[1].extend(other_new)
            here += new
            there += other_new
            asks += 1
            if not lucky and any(_rolled(events) > len(scene.script.dice) for events in told):
                play.ending = "chance"
                return
            if self._failed(play, told):
                return
            if not lucky and self._by_chance(told, loose, new, again=again, scripts=scene.script.shuffles):
                play.ending = "chance"
                return
            if asks == 1 and isinstance(scene, Position):
                here, there = self._without_own_step(play, scene, here, there)
            one, other, chosen = self.model.ask, self.subject.ask, None
            within = self.model.is_within_ask or self.subject.is_within_ask
            differences = self._unknown([*unasked.differences, *self._differences(here, there, within=within)])
            if not within:
                play.wordings += self._wordings(here, there)
                here, there = [], []
            if not differences and one is not None and other is not None:
                chosen = chooser.choose(normal_form.common_ask(one, other), self.both_have_capability("concede"))
            if not within and (thorough or chosen is None or asks % VIEWS == 0):
                differences += self._unknown(self._seen(loose, names))
                if self._failed(play, told):
                    return
            if differences:
                play.about, play.differences = differences[0][0], [text for _, text in differences]
                self._end(play, "diverged", told, unasked.moments)
                return
            if chosen is None or one is None or other is None:
                self._end(play, "over" if one is None else "enough", told)
                return
            if thorough and one.kind == "action" and (view := self.model.cached_view("judge")):
                play.actions.append((len(play.decisions), view))
            play.decisions.append(chosen)
            self.decisions += 1
            row = normal_form.row_of_picks(one, other)
            self.model.carry_out(chosen, row and replace(row))
            if not isinstance(self.model.failure, EngineTimeout):
                self.subject.carry_out(chosen, row and replace(row))

    def _take_whole_rows(self) -> _UnaskedRow:
        """Pick all cards one by one on an engine that asks so, if the other engine picks them without an ask."""
        for driver, other in ((self.model, self.subject), (self.subject, self.model)):
            while (
                other.failure is None
                and driver.ask is not None
                and not (other.ask and normal_form.is_same_ask(driver.ask, other.ask))
                and driver.has_row_open
            ):
                moments = self.model.current_moment(()), self.subject.current_moment(())
                texts = normal_form.ask_differences(self.model.ask, self.subject.ask, complete=False)
                if not driver.take_whole_row():
                    return _UnaskedRow(tuple(("ask", text) for text in texts), moments)
        return _UnaskedRow()

    def _without_own_step(
        self, play: PlayResult, scene: Position, here: list[Event], there: list[Event]
    ) -> tuple[list[Event], list[Event]]:
        """The events of the opening without the beginning of the scene's own step. Reporting it is only wording."""
        ours, theirs = normal_form.without_own_step(here, there, scene)
        reported = len(here) - len(ours), len(there) - len(theirs)
        if any(reported) and self.both_have_capability("events") and "step-began" not in self.never:
            who = "model" if reported[0] else "engine"
            play.wordings.append(f"step-began of the step in which the scene begins: only the {who} reports it")
        return ours, theirs

    def _wordings(self, here: list[Event], there: list[Event]) -> list[str]:
        """The differences in the wording of events."""
        if self._calibrating or not self.both_have_capability("events"):
            return []
        return normal_form.wording_differences(here, there, self.never)

    def _unknown(self, differences: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        """The differences that end a play: all, or only unknown ones if both engines have the same ask open."""
        one, other = self.model.ask, self.subject.ask
        if self.model.refusal or self.subject.refusal:
            return list(differences)
        if one is None or other is None or not normal_form.is_same_ask(one, other):
            return list(differences)
        return [each for each in differences if not self.is_known(*each)]

    def _end(
        self,
        play: PlayResult,
        ending: Ending,
        told: tuple[list[Event], list[Event]],
        moments: tuple[GameSnapshot, GameSnapshot] | None = None,
    ) -> None:
        play.ending = ending
        right, wrong = moments or (self.model.current_moment(()), self.subject.current_moment(()))
        play.right, play.wrong = replace(right, events=tuple(told[0])), replace(wrong, events=tuple(told[1]))

    def _begun(self, play: PlayResult, scene: Scene) -> bool:
        refused: list[EngineError | None] = []
        for driver in (self.model, self.subject):
            try:
                driver.open_scene(scene)
                refused.append(None)
            except EngineError as error:
                refused.append(error)
        one, other = refused
        if isinstance(one, Unsupported) or isinstance(other, Unsupported):
            play.ending = "unsupported"
        elif isinstance(one, EngineTimeout):
            play.ending = "endless"
        elif (one is None) != (other is None):
            play.ending, play.about = "diverged", "scene"
            play.differences = [f"the {'engine' if other else 'model'} does not take the scene: {other or one}"]
        elif one is not None:
            play.ending = "failed alike"
        return one is None and other is None

    def _failed(self, play: PlayResult, told: tuple[list[Event], list[Event]]) -> bool:
        one, other = self.model.failure, self.subject.failure
        if one is None and other is None:
            return False
        if isinstance(one, Unsupported) or isinstance(other, Unsupported):
            play.ending = "unsupported"
        elif isinstance(one, EngineTimeout):
            play.ending = "endless"
        elif one is not None and other is not None:
            play.ending = "failed alike"
        else:
            who = "engine" if other else "model"
            play.about = f"failure of the {who}"
            error = other or one
            what = "refuses what it offered" if isinstance(error, Illegal) else "fails"
            play.differences = [f"the {who} {what}: {error}"]
            self._end(play, "diverged", told)
        return True

    def _differences(self, here: list[Event], there: list[Event], *, within: bool) -> Iterator[tuple[str, str]]:
        """The differences of asks, results and events. ``within`` an ask of one engine, events are not compared yet."""
        one, other = self.model, self.subject
        if self._calibrating:
            return
        for who, driver, beside in (("model", one, other), ("engine", other, one)):
            if driver.refusal and not beside.refusal and driver.failure is None:
                yield "ask", f"the {who} does not offer what both seemed to offer: {driver.refusal}"
        for text in normal_form.ask_differences(
            one.ask, other.ask, complete=self.both_have_capability("asks.complete")
        ):
            yield "ask", text
        for text in normal_form.result_differences(one.result, other.result):
            yield "result", text
        if self.both_have_capability("events") and not within:
            for text in normal_form.event_differences(
                here, there, self.never, in_order=self.both_have_capability("events.order")
            ):
                yield "events", text

    def _seen(self, loose: set[str], names: dict[str, str]) -> Iterator[tuple[str, str]]:
        """The differences of views. After the end of a game, only the result is compared."""
        if self.model.result is not None and self.subject.result is not None:
            return
        viewers: list[Viewer] = ["judge"] if self.both_have_capability("views.judge") else []
        viewers += PLAYERS if self.both_have_capability("views.players") else ()
        for viewer in viewers if not self._calibrating else ():
            one, other = self.model.cached_view(viewer), self.subject.cached_view(viewer)
            if one is None or other is None:
                return  # one of them has failed
            for text in normal_form.view_differences(
                one, other, self.inventor.fuzzing.words.unordered_zones | loose, names
            ):
                yield ("view" if viewer == "judge" else f"view of {viewer}"), f"{viewer} sees {text}"

    # --- chance ---

    def _by_chance(
        self,
        told: tuple[list[Event], list[Event]],
        loose: set[str],
        new: list[Event],
        *,
        again: bool,
        scripts: Sequence[Sequence[str]],
    ) -> bool:
        """Whether the rest of the play depends on an unscripted random result. Raises :class:`UnscriptedShuffle`."""
        events, leader = (told[0], self.model) if self.model.has_capability("events") else (told[1], self.subject)
        fresh = new if self.model.has_capability("events") else events
        if not self.both_have_capability("random.dice") and any(event.kind == "rolled" for event in fresh):
            return True
        if any(event.kind == "moved" and event.fields.get("from") in loose for event in fresh):
            return True
        if not any(event.kind == "shuffled" for event in fresh):
            return False
        view = leader.cached_view("judge") if leader.has_capability("views.judge") else None
        undecided = _undecided(events, view, scripts) if view else []
        if not undecided:
            return False
        if again or not self.both_have_capability("random.shuffles"):
            loose.update(zone for zone, _ in undecided)
            return False
        order = list(undecided[0][1])
        random.Random(f"{len(scripts)}").shuffle(order)
        raise UnscriptedShuffle(tuple(order))


class _First:
    """Repeats decisions, and then uses another chooser."""

    def __init__(self, decisions: list[Decision], then: Chooser) -> None:
        self._before = ReplayChooser(decisions)
        self._left = len(decisions)
        self._then = then

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        if self._left:
            self._left -= 1
            return self._before.choose(ask, may_concede)
        return self._then.choose(ask, may_concede)


def _rolled(events: Iterable[Event]) -> int:
    """The number of dice that were rolled."""
    return sum(event.kind == "rolled" for event in events)


def _undecided(events: list[Event], view: View, scripts: Sequence[Sequence[str]]) -> list[tuple[str, tuple[str, ...]]]:
    """The zone and cards of each shuffle without a script. A script belongs to the first shuffle that has its cards."""
    left, found = list(scripts), []
    for at, event in enumerate(events):
        cards = _shuffled(events, at, view) if event.kind == "shuffled" else ()
        script = next((each for each in left if set(each) <= set(cards)), None)
        if script is not None and cards:
            left.remove(script)
        elif len(cards) > 1:
            found.append((str(event.fields.get("zone")), cards))
    return found


def _shuffled(events: list[Event], at: int, view: View) -> tuple[str, ...]:
    """The cards of the zone that the event at that index shuffled, at the moment of the shuffle."""
    player, zone = events[at].fields.get("player"), str(events[at].fields.get("zone"))
    if player not in PLAYERS:
        return ()
    seat: Player = player
    now = [card.id for card in view.zones.get(seat, {}).get(zone, ()) if card.id]
    for event in reversed(events[at + 1 :]):
        if event.kind != "moved":
            continue
        card = str(event.fields.get("card"))
        if event.fields.get("to") == zone and event.fields.get("player") == player and card in now:
            now.remove(card)
        elif event.fields.get("from") == zone and event.fields.get("player") == player and card not in now:
            now.append(card)
    return tuple(sorted(now))

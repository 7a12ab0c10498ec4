"""Check of one engine alone against invariants that hold for every engine.

No card disappears or appears. Every offered option can be taken, and no other. A fork equals its original. No player
sees hidden cards. Nothing fails or hangs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from ...adapters.engine_interface import Engine, EngineError, EngineTimeout, Illegal, Unsupported
from ...adapters.messages import PLAYERS, Ask, Option, SeenCard, View
from ...adapters.session import ScenarioError
from ...adapters.transcript import describe_option
from ...steps.scene_recipe import SceneRecipe
from . import normal_form
from .choosers import Chooser, Decision, ReplayChooser
from .driver import Driver
from .lockstep import PlayResult
from .scene_inventor import Inventor

LOOKS = 6
"""In a play that is not thorough, illegal answers and forks are tried once in this number of asks."""


class SelfCheck:
    """The check of an engine in scenes. ``decisions`` counts the decisions of all plays."""

    def __init__(self, inventor: Inventor, subject: Driver) -> None:
        self.inventor = inventor
        self.subject = subject
        self.decisions = 0

    def excluded_comparisons(self) -> list[str]:
        """The checks that are left out, with the reason, one line each."""
        lacks = {
            "views.judge": "cards are not counted",
            "views.players": "the players' views are not checked",
            "fork": "forks are not compared",
            "concede": "no player concedes",
        }
        found = [
            f"{says}: the engine does not declare {name}"
            for name, says in lacks.items()
            if name not in self.subject.capabilities
        ]
        if self.subject.has_capability("fork") and not self.subject.can_fork:
            found.append("forks are not compared: this needs an engine that runs with --in-process")
        return found

    def calibrate_events(self) -> None:
        """Do nothing: only the comparison of two engines needs a calibration."""

    def replay_recipe(self, recipe: SceneRecipe, decisions: list[Decision]) -> PlayResult:
        """Play a scene again, with all checks at each ask."""
        return self.play_recipe(recipe, ReplayChooser(decisions), thorough=True)

    def play_recipe(self, recipe: SceneRecipe, chooser: Chooser, *, thorough: bool = False) -> PlayResult:
        """Play a scene. Random results that are not scripted follow from a seed."""
        play, driver = PlayResult(recipe), self.subject
        try:
            scene = self.inventor.build_scene(recipe)
            driver.open_scene(replace(scene, script=replace(scene.script, seed=len(recipe.cells))))
        except ScenarioError:
            play.ending = "no scene"
            return play
        except Unsupported:
            play.ending = "unsupported"
            return play
        except Illegal:
            play.ending = "failed alike"
            return play
        except EngineError as error:
            return self._wrong(play, "failure of the engine", [f"the engine fails: {error}"])
        held = self.visible_cards()
        asks = 0
        while True:
            asks += 1
            looking = thorough or asks % LOOKS == 0
            if driver.failure is not None:
                if isinstance(driver.failure, Unsupported):
                    play.ending = "unsupported"
                    return play
                what = "refuses what it offered" if isinstance(driver.failure, Illegal) else "fails"
                return self._wrong(play, "failure of the engine", [f"the engine {what}: {driver.failure}"])
            ask = driver.ask
            wrong = list(self.broken_invariants(ask, held, looking))
            if wrong:
                return self._wrong(play, "invariant", wrong)
            if ask is None:
                play.ending = "over"
                return play
            if (
                thorough
                and ask.kind == "action"
                and driver.has_capability("views.judge")
                and (view := driver.cached_view("judge"))
            ):
                play.actions.append((len(play.decisions), view))
            chosen = chooser.choose(ask, driver.has_capability("concede"))
            if chosen is None:
                return play
            play.decisions.append(chosen)
            self.decisions += 1
            driver.carry_out(chosen)

    def _wrong(self, play: PlayResult, about: str, differences: list[str]) -> PlayResult:
        play.ending, play.about, play.differences = "diverged", about, differences
        play.wrong = self.subject.current_moment(())
        return play

    def broken_invariants(self, ask: Ask | None, held: Counter[str], looking: bool) -> Iterator[str]:
        """The broken invariants. ``held`` are the cards of the position; ``looking`` also tries answers and forks."""
        driver = self.subject
        if driver.has_capability("views.judge") and (now := self.visible_cards()) != held:
            lost, made = held - now, now - held
            yield f"cards were lost: {sorted(lost)}; made: {sorted(made)}"
        if driver.has_capability("views.players"):
            yield from self._seen(ask)
        if ask is not None and looking:
            yield from self._answered_wrongly(ask)
            yield from self._forked(ask)

    def _seen(self, ask: Ask | None) -> Iterator[str]:
        judge = self.subject.cached_view("judge") if self.subject.has_capability("views.judge") else None
        for player in PLAYERS:
            if (view := self.subject.cached_view(player)) is None:
                continue
            if ask is not None and ask.kind == "action":
                yield from (
                    f"{player} sees {card} in {where}" for where, card in self.inventor.fuzzing.leaked_cards(view)
                )
            for seat in PLAYERS if judge else ():
                for zone, cards in view.zones.get(seat, {}).items():
                    if judge and len(cards) != len(judge.zones.get(seat, {}).get(zone, ())):
                        yield f"{player} sees {len(cards)} cards in {seat}'s {zone}, and there are others"

    def _answered_wrongly(self, ask: Ask) -> Iterator[str]:
        """Try illegal answers. Each has to be refused, and must not change the game."""
        ids = tuple(option.id for option in ask.options)
        before = self.subject.cached_view("judge") if self.subject.has_capability("views.judge") else None
        many = ids if len(ids) > ask.most else (*ids, *ids)
        for name, picks in (
            (ask.id, ("saitei-no-such-option",)),
            (ask.id, many),
            ("saitei-no-such-ask", ids[: max(1, ask.least)]),
        ):
            try:
                self.subject.answer_unchecked(picks, ask=name)
            except Illegal:
                continue
            except EngineError as error:
                yield f"it fails at an answer that is not allowed: {error}"
                return
            yield f"it takes the answer {', '.join(picks)} to the ask {name}, which is not allowed"
            return
        if before is not None and (after := self.subject.cached_view("judge")) is not None:
            for text in normal_form.view_differences(before, after, (), {}):
                yield f"a refused answer changed the game: {text}"

    def _forked(self, ask: Ask) -> Iterator[str]:
        """Try forks. Each has to equal its original, and every option has to be possible in a fork."""
        before = self.subject.cached_view("judge")
        if not self.subject.can_fork or before is None:
            return
        try:
            if normal_form.view_differences(before, self.subject.fork_engine().view("judge"), (), {}):
                yield "a fork is not equal to its original"
            for option in ask.options if ask.least <= 1 <= ask.most else ():
                yield from _taken(self.subject.fork_engine(), ask, option)
        except EngineTimeout:
            return  # endless: the play shows whether the original is endless, too
        except EngineError as error:
            yield f"a game cannot be copied: {error}"
        for text in normal_form.view_differences(before, self.subject.fresh_view(), (), {}):
            yield f"what is done in a fork changes the original: {text}"

    def visible_cards(self) -> Counter[str]:
        """The ids of all cards with their counts; empty if the engine has no judge's view."""
        view = self.subject.cached_view("judge") if self.subject.has_capability("views.judge") else None
        return Counter(_ids(view)) if view else Counter()


def _taken(fork: Engine, ask: Ask, option: Option) -> Iterator[str]:
    try:
        fork.answer(ask.id, (option.id,))
    except EngineTimeout:
        raise
    except Illegal as error:
        yield f"{describe_option(option)} is offered and cannot be taken: {error}"
    except EngineError as error:
        yield f"it fails at {describe_option(option)}: {error}"


def _ids(view: View) -> Iterator[str]:
    for zones in (*view.zones.values(), view.shared):
        for cards in zones.values():
            for card in cards:
                yield from (str(each.id) for each in _whole(card))


def _whole(card: SeenCard) -> Iterator[SeenCard]:
    yield card
    for part in (*card.under, *card.attached):
        yield from _whole(part)

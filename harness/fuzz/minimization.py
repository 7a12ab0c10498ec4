"""Minimization of a finding: first fewer decisions, then a smaller scene, in a fixed order."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ...steps.fuzzing import GameFuzzing
from ...steps.scene_recipe import SceneRecipe, reduction_passes, without_runs
from .choosers import Decision
from .deduplication import difference_kind
from .driver import TimeIsUp
from .lockstep import PlayResult

Replay = Callable[[SceneRecipe, list[Decision]], PlayResult]


class Shrinker:
    """Minimizes one finding, and stops after ``seconds`` with the result so far."""

    def __init__(self, replay: Replay, fuzzing: GameFuzzing, seconds: float = 60) -> None:
        self._replay = replay
        self._fuzzing = fuzzing
        self._end = time.monotonic() + seconds

    def shrink_play(self, found: PlayResult) -> PlayResult | None:
        """The smallest play with a similar difference; None if the play does not differ again.

        A repeated play is compared in full at each ask, so the difference may be found earlier and in another form.
        """
        best = self._played(found.recipe, found.decisions)
        if best is None:
            return None
        while True:
            before = best
            best = self._later(best)
            best = self._fewer_decisions(best)
            best = self._smaller_scene(best)
            if best is before or self._late():
                return best

    def _again(self, like: PlayResult, recipe: SceneRecipe, decisions: Sequence[Decision]) -> PlayResult | None:
        """The play if it still fails in a similar way, otherwise None. The kind of the difference has to remain."""
        play = None if self._late() else self._played(recipe, decisions)
        return play if play is not None and _kind(play) == _kind(like) else None

    def _played(self, recipe: SceneRecipe, decisions: Sequence[Decision]) -> PlayResult | None:
        """The play if it diverges at all, otherwise None."""
        try:
            play = self._replay(recipe, list(decisions))
        except TimeIsUp:
            return None
        return play if play.has_diverged else None

    def _later(self, play: PlayResult) -> PlayResult:
        """The play from a later position: from the last play timing from which it still fails."""
        for before, view in reversed(play.actions):
            if before == 0 and play.recipe.on_board:
                continue
            if (found := self._fuzzing.recipe_from_view(play.recipe, view)) is None:
                continue
            recipe, names = found
            decisions = [each.rename_cards(names) for each in play.decisions[before:]]
            again = self._again(play, recipe, decisions)
            if again and len(again.decisions) < len(play.decisions):
                return again
        return play

    def _fewer_decisions(self, play: PlayResult) -> PlayResult:
        at = 0
        while at < len(candidates := without_runs(play.decisions)):
            if (again := self._again(play, play.recipe, candidates[at])) and len(again.decisions) < len(play.decisions):
                play = again
            else:
                at += 1
        return play

    def _smaller_scene(self, play: PlayResult) -> PlayResult:
        for reduction in reduction_passes():
            at = 0
            while at < len(candidates := reduction(play.recipe)):
                again = self._again(play, candidates[at], play.decisions)
                if again and len(again.decisions) <= len(play.decisions):
                    play = again
                else:
                    at += 1
        return play

    def _late(self) -> bool:
        return time.monotonic() > self._end


def _kind(play: PlayResult) -> str:
    """The part of a difference that has to remain: its kind, or for views and invariants only how it was found."""
    if play.about in ("ask", "events"):
        return difference_kind(play.about, play.differences[0])
    return play.about

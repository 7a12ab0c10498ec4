"""Ways to break gotoubun that violations of several chapters share."""

from __future__ import annotations

from copy import copy
from typing import Any

from ...kernel import costs, references
from ...kernel.performing import perform as whole_perform
from ...violations import Patch
from .. import actions, playing, rule_processing, turn


def with_part(patch: Patch, step: str, old: Any, new: Any) -> None:
    """A step in which another part stands for one."""
    parts = tuple(new if part is old else part for part in turn.STEPS[step])
    patch.setitem(turn.STEPS, step, parts)


def noting_who_comes(patch: Patch) -> None:
    """An engine that remembers for the turn who was played in it."""

    def play_character(game: Any, card: int, number: int) -> Any:
        yield from whole(game, card, number)
        game.state.done |= {("came", card)}

    whole = playing.play_character
    patch.setattr(actions, "play_character", play_character)


def processing_rules_in_between(patch: Patch, module: Any) -> None:
    """For this module rules are processed after each instruction of a text."""

    def perform(game: Any, ctx: Any, them: Any) -> Any:
        whole = True
        for each in them:
            whole = (yield from whole_perform(game, ctx, (each,))) and whole
            if not game.is_trial:
                yield from rule_processing.process_rules(game)
        return whole

    patch.setattr(module, "perform", perform)


def payable_by_the_turn_player(patch: Patch, *modules: Any) -> None:
    """For these modules a cost can be paid if the player could pay it who is at turn."""

    def payable(game: Any, ctx: Any, *paid: Any) -> bool:
        theirs = copy(ctx)
        theirs.seat = game.state.turn_player
        return bool(whole(game, theirs, *paid))

    whole = costs.payable
    for module in modules:
        patch.setattr(module, "payable", payable)


def listed(patch: Patch, instead: Any) -> None:
    """Another understanding of which cards a description means."""
    whole = references.listed
    patch.setattr(references, "listed", lambda *asked: instead(whole, *asked))

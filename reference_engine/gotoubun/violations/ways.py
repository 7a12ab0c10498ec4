"""Ways to break gotoubun that violations of several chapters share."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from ...kernel import costs, references
from ...kernel.performing import perform as whole_perform
from ...patching import Patch
from ...violations import Change, change, reads, together, wrap
from .. import playing, rule_processing, turn


@change
def with_part(patch: Patch, step: str, old: Any, new: Any) -> None:
    """A step in which another part stands for one."""
    parts = tuple(new if part is old else part for part in turn.STEPS[step])
    patch.setitem(turn.STEPS, step, parts)


@partial(wrap, playing.play_character)
def noting_who_comes(whole: Any, game: Any, card: int, number: int) -> Any:
    """An engine that remembers for the turn who was played in it."""
    yield from whole(game, card, number)
    game.state.done |= {("came", card)}


def processing_rules_in_between(function: Any) -> Change:
    """A function that carries out a text processes the rules after each instruction."""

    def perform(game: Any, ctx: Any, them: Any) -> Any:
        whole = True
        for each in them:
            whole = (yield from whole_perform(game, ctx, (each,))) and whole
            if not game.is_trial:
                yield from rule_processing.process_rules(game)
        return whole

    return reads(function, perform=perform)


def payable_by_the_turn_player(*functions: Any) -> Change:
    """For these functions a cost can be paid if the turn player could pay it."""

    def payable(game: Any, ctx: Any, *paid: Any) -> bool:
        theirs = copy(ctx)
        theirs.seat = game.state.turn_player
        return costs.payable(game, theirs, *paid)

    return together(*(reads(each, payable=payable) for each in functions))


def listed(instead: Any) -> Change:
    """Another understanding of which cards a description means."""
    return wrap(references.listed, instead)

"""Ways to break gotoubun that violations of several chapters share."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from ...kernel import card_references, cost_payment
from ...kernel.perform import perform_instructions as whole_perform
from ...patching import Patch
from ...violations import Change, change_factory, combine_changes, replace_globals, wrap_function
from .. import card_play, rule_processing, turn


@change_factory
def swap_step_part(patch: Patch, step: str, old: Any, new: Any) -> None:
    """Replace a part of a step by another."""
    parts = tuple(new if part is old else part for part in turn.STEPS[step])
    patch.setitem(turn.STEPS, step, parts)


@partial(wrap_function, card_play.play_character)
def note_played_characters(whole: Any, game: Any, card: int, number: int) -> Any:
    """Remember, for the turn, the characters that were played."""
    yield from whole(game, card, number)
    game.state.done |= {("came", card)}


def process_rules_in_between(function: Any) -> Change:
    """Make a function that carries out a text process the rules after each instruction."""

    def perform_with_rules(game: Any, ctx: Any, them: Any) -> Any:
        whole = True
        for each in them:
            whole = (yield from whole_perform(game, ctx, (each,))) and whole
            if not game.is_trial:
                yield from rule_processing.process_rules(game)
        return whole

    return replace_globals(function, perform_instructions=perform_with_rules)


def payable_by_turn_player(*functions: Any) -> Change:
    """Let these functions treat a cost as payable if the turn player could pay it."""

    def payable_for_turn_player(game: Any, ctx: Any, *paid: Any) -> bool:
        theirs = copy(ctx)
        theirs.seat = game.state.turn_player
        return cost_payment.can_be_paid(game, theirs, *paid)

    return combine_changes(*(replace_globals(each, can_be_paid=payable_for_turn_player) for each in functions))


def change_listed_cards(instead: Any) -> Change:
    """Change the cards that match a description."""
    return wrap_function(card_references.matching_cards, instead)

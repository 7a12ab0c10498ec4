"""Sentences of WIXOSS mean the same on engines that ask in another grain."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from saitei.harness.judging.run_options import RunOptions
from saitei.harness.runs.run_execution import execute_run
from saitei.reference_engine.kernel.card_choices import choose_cards
from saitei.reference_engine.kernel.card_references import present_cards
from saitei.reference_engine.kernel.cost_payment import ask_agreement
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.patching import Patch
from saitei.reference_engine.wixoss import rulebook_map


def which_goes_down(game: Any, ctx: Any, node: Any) -> Any:
    """Harmony asks for one of all that can go down: a LRIG, or the SIGNI itself."""
    going = yield from choose_cards(game, ctx.seat, [*able(game, ctx), ctx.this.card], 1, 1)
    yield from game.propose_events(*(EngineEvent("rest", card) for card in going))
    return True


def which_lrig_goes_down(game: Any, ctx: Any, node: Any) -> Any:
    """Harmony asks for a LRIG, or none."""
    lrigs = able(game, ctx)
    going = (yield from choose_cards(game, ctx.seat, lrigs, 0, 1)) if lrigs else []
    yield from game.propose_events(*(EngineEvent("rest", card) for card in going or [ctx.this.card]))
    return True


def able(game: Any, ctx: Any) -> list[int]:
    """The player's LRIGs that the Harmony names, and that are up."""
    (wanted,) = (each.value for each in ctx.held.origin.values)
    return [
        card
        for card in game.state.field_lrigs(ctx.seat)
        if wanted in game.characteristics_of(card).colors and not game.state.cards[card].resting
    ]


def whether_to_find(game: Any, ctx: Any, node: Any) -> Any:
    """A search asks first whether anything is found, where there is anything."""
    if present_cards(game, ctx, node.cards.among) and not (yield from ask_agreement(ctx, ctx.seat)):
        ctx.it = ()
        return False
    return (yield from searching(game, ctx, node))


searching = rulebook_map.HANDLERS["search"]


@pytest.mark.parametrize(
    ("what", "asking", "entry"),
    [
        ("harmony", which_goes_down, "harmony"),
        ("harmony", which_lrig_goes_down, "harmony"),
        ("search", whether_to_find, "search"),
    ],
)
def test_it_is_answered_however_it_is_asked(what: str, asking: Callable[..., Any], entry: str) -> None:
    with Patch() as patch:
        patch.setitem(rulebook_map.HANDLERS, what, asking)
        request = RunOptions(engine="reference", in_process=True, game="wixoss", clauses=(entry,))
        found = execute_run(request, Console(file=io.StringIO())).results
    assert {each.id: each.message for each in found.scenarios if each.verdict != "pass"} == {}
    assert len(found.scenarios) >= 9

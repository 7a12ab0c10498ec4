"""Engines of hololive that read 1.7.0 otherwise where only that edition leaves it open."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saitei.adapters import card_text_tree as a
from saitei.reference_engine.hololive import cards, keywords, turn
from saitei.reference_engine.kernel import instructions as shared
from saitei.reference_engine.kernel.decisions import NO, YES, EngineAsk
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.game_loop import without_asks

from .others import Others, Patch

GAME = Others("hololive", "1.7.0")

otherwise = GAME.otherwise


@otherwise("H-15", "not-created")
def nothing_triggers_as_the_performance_step_begins(patch: Patch) -> None:
    @without_asks
    def begins(game: Any) -> None:
        game.record_event(EngineEvent("step-began", player=game.state.turn_player, to="performance"))

    skip, opened, _, *rest = turn.STEPS["performance"]
    patch.setitem(turn.STEPS, "performance", (skip, opened, begins, *rest))


@otherwise("H-02", "stop-before-first")
def who_has_begun_to_look_sees_them_all(patch: Patch) -> None:
    def look(game: Any, ctx: Any, cards: list[int], viewer: int) -> Any:
        if not cards:
            return []
        (answer,) = yield EngineAsk(viewer, "optional", (YES, NO), about=ctx.held)
        seen = cards if answer == YES else []
        for card in seen:
            yield from game.propose_events(shared.create_event(ctx, "look", card, viewer))
        return seen

    patch.setattr(shared, "_look_one_by_one", look)


@otherwise("H-22", "any-move")
def a_collab_effect_is_of_every_way_to_the_collab_position(patch: Patch) -> None:
    def meant(printed: a.KeywordAbility) -> Any:
        ability = whole(printed)
        is_it = printed.what == "collab-effect"
        return replace(ability, at=replace(ability.at, event="move", to=("collab",))) if is_it else ability

    whole = keywords.ability_of_keyword
    patch.setattr(cards, "ability_of_keyword", meant)

"""Violations of OSICA: Unity and Design (unity-name, unity-tag, design, bracket)."""

from __future__ import annotations

from typing import Any

from ....adapters.card_text_tree import ContinuousAbility
from ...kernel import card_references
from ...patching import Patch
from ...violations import Change, Violations, combine_changes, replace_globals, set_constant, wrapper_of
from ..lexicon import (
    BOARD,
    CHARACTER,
    DROP,
    WORDS,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Unity counts only cards on the stage, not those in the assist area", "unity-name.1", "bracket.1")
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    with Patch() as inner:
        inner.setattr(GameState, "cards_on_board", GameState.characters_on_stage)
        return int(whole(self, game, player, keyword))


@breaks(
    "Unity and Design count the cards of both players",
    "unity-name.1",
    "unity-tag.1",
    "bracket.1",
    "bracket.2",
    "design.1",
)
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    return int(whole(self, game, 0, keyword)) + int(whole(self, game, 1, keyword))


@breaks(
    "Unity by name also counts tags, and Unity by tag also counts names",
    "bracket.1",
    "unity-name.1",
    "unity-tag.1",
    "bracket.2",
)
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    if keyword.what == "design":
        return int(whole(self, game, player, keyword))
    there = [game.characteristics_of(card) for card in self.cards_on_board(player)]
    return sum(not (info.names | info.tags).isdisjoint(keyword.names) for info in there)


@breaks("Design counts every card in the drop area", "design.2", "design.1")
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    if keyword.what != "design":
        return int(whole(self, game, player, keyword))
    return len(self.zones[player, DROP])


@breaks("Design counts only cards with a Design of the same number", "design.2")
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    if keyword.what != "design":
        return int(whole(self, game, player, keyword))
    printed = [self.cards[card].face.printed for card in self.zones[player, DROP]]
    return sum(any(keyword in getattr(each, "keywords", ()) for each in abilities) for abilities in printed)


breaks("Texts in square brackets apply only on the board", "bracket.4", "cheer.3")(
    combine_changes(
        set_constant(WORDS, "groups", {**WORDS.groups, "anywhere": BOARD}), set_constant(WORDS, "_expanded", {})
    )
)


@breaks("Design needs one card fewer than its number", "design.1", "design.2")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    missing = keyword.what == "design"
    return bool(self._counted(game, ctx.seat, keyword) + missing >= keyword.number)


@breaks(
    "Unity and Design need exactly their number of cards, and more are too many",
    "unity-tag.1",
    "unity-name.1",
    "design.1",
)
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    return bool(self._counted(game, ctx.seat, keyword) == keyword.number)


@breaks("Several cards of the same number count only once for Unity", "unity-tag.1", "unity-name.1")
def _(patch: Patch) -> None:
    def distinct_on_board(self: Any, player: int) -> Any:
        return {self.cards[card].face.number: card for card in whole(self, player)}.values()

    def count_distinct(self: Any, game: Any, player: int, keyword: Any) -> int:
        with Patch() as inner:
            inner.setattr(GameState, "cards_on_board", distinct_on_board)
            return int(whole_counted(self, game, player, keyword))

    whole, whole_counted = GameState.cards_on_board, GameState._counted
    patch.setattr(GameState, "_counted", count_distinct)


@breaks("A card of the required name does not count itself for Unity by name", "unity-name.1")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    itself = keyword.what == "unity-name" and not game.characteristics_of(ctx.this.card).names.isdisjoint(keyword.names)
    return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)


@breaks("Design does not count cards whose own Design has a lower number", "design.2", "design.1")
@wrapper_of(GameState._counted)
def _(whole: Any, self: Any, game: Any, player: int, keyword: Any) -> int:
    if keyword.what != "design":
        return int(whole(self, game, player, keyword))
    printed = [self.cards[card].face.printed for card in self.zones[player, DROP]]
    high = [[each.number for one in abilities for each in getattr(one, "keywords", ())] for abilities in printed]
    return sum(max(numbers, default=-1) >= keyword.number for numbers in high)


def ignore_before_keywords(what: str) -> Change:
    """Let keywords such as Critical be in effect even if the condition of this name before them is not met."""
    return replace_globals(
        RulesContext.active_keywords,
        are_conditions_met=lambda game, ctx, ability: (
            any(each.what == what for each in ability.keywords)
            or card_references.are_conditions_met(game, ctx, ability)
        ),
    )


breaks("Unity by tag before a keyword has no effect", "unity-tag.1")(ignore_before_keywords("unity-tag"))
breaks("Unity by name before a keyword has no effect", "unity-name.1")(ignore_before_keywords("unity-name"))


# --- Unity and Design in single situations ------------------------------------------------------------


@breaks("A text after Design applies only in its player's turn", "design.1")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    is_away = keyword.what == "design" and ctx.seat != self.turn_player
    return not is_away and bool(whole(self, game, ctx, keyword))


@breaks("Design before an Entry or an Action of a character is ignored", "design.1")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    is_character = self.cards[ctx.this.card].face.kind == CHARACTER
    is_used = ctx.held is not None and not isinstance(ctx.held.ability, ContinuousAbility)
    return (keyword.what == "design" and is_character and is_used) or bool(whole(self, game, ctx, keyword))


@breaks("A card that enters does not count itself for the Unity of names of its Entry", "unity-name.1")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    is_entry = ctx.held is not None and getattr(ctx.held.origin, "what", "") == "entry"
    if keyword.what == "unity-name" and is_entry:
        return int(self._counted(game, ctx.seat, keyword)) > keyword.number
    return bool(whole(self, game, ctx, keyword))

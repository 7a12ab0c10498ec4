"""Violations of OSICA: Unity and Design (unity-name, unity-tag, design, bracket)."""

from __future__ import annotations

from typing import Any

from ...violations import Patch, Violations
from ..state import Table
from ..words import (
    BOARD,
    DROP,
    WORDS,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("unity-name.1", "bracket.1")
def unity_counts_the_stage_alone(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        with Patch() as inner:
            inner.setattr(Table, "on_board", Table.on_stage)
            return int(whole(self, game, player, keyword))

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("unity-name.1", "unity-tag.1", "bracket.1", "bracket.2", "design.1")
def unity_counts_both_players_cards(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        return int(whole(self, game, 0, keyword)) + int(whole(self, game, 1, keyword))

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("bracket.1", "unity-name.1", "unity-tag.1", "bracket.2")
def tags_are_names(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        if keyword.what == "design":
            return int(whole(self, game, player, keyword))
        there = [game.info(card) for card in self.on_board(player)]
        return sum(not (info.names | info.tags).isdisjoint(keyword.names) for info in there)

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("design.2", "design.1")
def design_counts_every_dropped_card(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        if keyword.what != "design":
            return int(whole(self, game, player, keyword))
        return len(self.zones[player, DROP])

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("design.2")
def design_counts_designs_of_the_same_number(patch: Patch) -> None:
    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        if keyword.what != "design":
            return int(whole(self, game, player, keyword))
        printed = [self.cards[card].face.printed for card in self.zones[player, DROP]]
        return sum(any(keyword in getattr(each, "keywords", ()) for each in abilities) for abilities in printed)

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("bracket.4", "cheer.3")
def square_brackets_apply_on_the_board_alone(patch: Patch) -> None:
    patch.setattr(WORDS, "groups", {**WORDS.groups, "anywhere": BOARD})
    patch.setattr(WORDS, "_expanded", {})


@breaks("design.1", "design.2")
def one_design_fewer_is_enough(patch: Patch) -> None:
    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        missing = keyword.what == "design"
        return bool(self._counted(game, ctx.seat, keyword) + missing >= keyword.number)

    patch.setattr(Table, "is_met", is_met)


@breaks("unity-tag.1", "unity-name.1", "design.1")
def more_than_so_many_are_not_enough(patch: Patch) -> None:
    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        return bool(self._counted(game, ctx.seat, keyword) == keyword.number)

    patch.setattr(Table, "is_met", is_met)


@breaks("unity-tag.1", "unity-name.1")
def the_same_card_counts_once_for_unity(patch: Patch) -> None:
    def on_board(self: Any, player: int) -> Any:
        return {self.cards[card].face.number: card for card in whole(self, player)}.values()

    def counted(self: Any, game: Any, player: int, keyword: Any) -> int:
        with Patch() as inner:
            inner.setattr(Table, "on_board", on_board)
            return int(whole_counted(self, game, player, keyword))

    whole, whole_counted = Table.on_board, Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("unity-name.1")
def a_name_of_its_own_does_not_count_for_unity(patch: Patch) -> None:
    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        itself = keyword.what == "unity-name" and not game.info(ctx.this.card).names.isdisjoint(keyword.names)
        return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)

    patch.setattr(Table, "is_met", is_met)

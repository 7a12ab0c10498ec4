"""Violations of OSICA: Charge, Critical, Through (charge, critical, through)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import information, references
from ...violations import Patch, Violations
from .. import (
    appeals,
    effects,
    keywords,
)
from ..game import Osica
from ..words import (
    ASSIST,
    BOARD,
    DROP,
)
from .ways import counts

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("steal.d2")
def charge_looks_at_the_printed_ap(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        printed = game.state.printed(guard).ap
        levels = [keywords.number_of(held.ability) for held in game.keywords(card, "charge")]
        whole(game, card, guard)
        return game.state.cards[guard].zone not in BOARD and printed <= max(levels, default=-1)

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


def charging(patch: Patch, more: Any) -> None:
    """Charges count otherwise: ``more(levels, ap)`` hearts, where a guard was dropped."""

    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        levels = [keywords.number_of(held.ability) for held in game.keywords(card, "charge")]
        ap = 0 if guard is None else game.info(guard).ap
        with Patch() as inner:
            inner.setattr(appeals, "charges", lambda *args: charges(*args) and False)
            count = int(whole(game, card, guard))
        gone = guard is not None and game.state.cards[guard].zone not in BOARD
        return count + (int(more(levels, ap)) if gone else 0)

    whole, charges = appeals.stolen_by, appeals.charges
    patch.setattr(appeals, "stolen_by", stolen_by)


@breaks("steal.d1", "charge.1")
def critical_counts_before_charge(patch: Patch) -> None:
    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        count = int(whole(game, card, guard))
        charged = guard is not None and game.state.cards[guard].zone not in BOARD and game.has(card, "charge")
        return count - (charged and game.has(card, "critical") and count == 2)

    whole = appeals.stolen_by
    patch.setattr(appeals, "stolen_by", stolen_by)


@breaks("charge.3", "steal.d1", "steal.1")
def charges_add_up(patch: Patch) -> None:
    charging(patch, lambda levels, ap: sum(ap <= level for level in levels))


@breaks("charge.3", "charge.2", "steal.1", "steal.d1")
def the_numbers_of_charges_are_added_up(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap <= sum(levels))


@breaks("charge.2", "steal.1")
def of_charges_the_lowest_counts(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap <= min(levels))


@breaks("charge.1")
def charge_counts_below_its_number(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap < max(levels))


@breaks("charge.1")
def charge_counts_for_the_drop_area_alone(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        return bool(whole(game, card, guard)) and game.state.cards[guard].zone == DROP

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


@breaks("charge.1", "charge.3")
def charge_counts_without_a_guard(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (guard is None and game.has(card, "charge")))


@breaks("critical.2", "appeal.9", "steal.d1")
def critical_adds_to_nothing(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (count == 0 and game.has(card, "critical")))


@breaks("steal.2")
def criticals_add_up(patch: Patch) -> None:
    def more(game: Any, card: int, guard: int | None, count: int) -> int:
        there = len(list(game.keywords(card, "critical")))
        return count + (max(0, there - 1) if count >= 1 else 0)

    counts(patch, more)


@breaks("critical.1")
def critical_adds_to_what_effects_steal(patch: Patch) -> None:
    def steals_more(game: Any, ctx: Any, node: Any) -> Any:
        more = game.state.is_there(ctx.this) and game.has(ctx.this.card, "critical")
        return (yield from whole(game, ctx, replace(node, amount=node.amount + more)))

    whole = effects.HANDLERS["steal"]
    patch.setitem(effects.HANDLERS, "steal", steals_more)


@breaks("through.1", "through.2")
def through_shields_nobody(patch: Patch) -> None:
    patch.setattr(Osica, "can_choose", lambda self, ctx, card: True)


@breaks("through.4")
def through_shields_from_one_s_own_effects(patch: Patch) -> None:
    patch.setattr(Osica, "can_choose", lambda self, ctx, card: not self.has(card, "through"))


@breaks("through.3")
def through_shields_from_what_chooses_nobody(patch: Patch) -> None:
    def cards_of(game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        return [
            card for card in found
            if game.state.cards[card].seat == ctx.seat or not game.state.cards[card].face.has_keyword("through")
        ]  # fmt: skip

    whole = references.cards
    patch.setattr(information, "cards", cards_of)


@breaks("through.1")
def through_shields_characters_alone(patch: Patch) -> None:
    def can_choose(self: Any, ctx: Any, card: int) -> bool:
        return not self.state.is_character(card) or bool(whole(self, ctx, card))

    whole = Osica.can_choose
    patch.setattr(Osica, "can_choose", can_choose)


@breaks("through.1")
def through_shields_on_the_stage_alone(patch: Patch) -> None:
    def can_choose(self: Any, ctx: Any, card: int) -> bool:
        return self.state.cards[card].zone == ASSIST or bool(whole(self, ctx, card))

    whole = Osica.can_choose
    patch.setattr(Osica, "can_choose", can_choose)


@breaks("through.1")
def through_shields_in_the_event_phase_alone(patch: Patch) -> None:
    def can_choose(self: Any, ctx: Any, card: int) -> bool:
        return self.step != "event" or bool(whole(self, ctx, card))

    whole = Osica.can_choose
    patch.setattr(Osica, "can_choose", can_choose)


@breaks("steal.1", "charge.2")
def of_charges_the_first_counts(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap <= levels[0])

"""Violations of OSICA: Charge, Critical, Through (charge, critical, through)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel import card_references
from ...patching import Patch
from ...violations import Change, Violations, change_factory, wrap_function, wrapper_of
from .. import (
    appeals,
    board_areas,
    effects,
    keywords,
    text_usage,
)
from ..game import Osica
from ..keywords import printed_number
from ..lexicon import (
    ASSIST,
    BOARD,
    DROP,
)
from .helpers import change_stolen_count

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Charge looks at the printed AP of the guard instead of its current AP", "steal.d2")
@wrapper_of(appeals.drop_beaten_guard)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    printed = game.state.printed_characteristics(guard).ap
    levels = [keywords.printed_number(held.ability) for held in game.active_keywords(card, "charge")]
    whole(game, card, guard)
    return game.state.cards[guard].zone not in BOARD and printed <= max(levels, default=-1)


@change_factory
def change_charge_hearts(patch: Patch, more: Any) -> None:
    """Change the hearts stolen by Charge: ``more(levels, ap)``, if a guard was dropped."""

    def count_with_charge(game: Any, card: int, guard: int | None) -> int:
        levels = [keywords.printed_number(held.ability) for held in game.active_keywords(card, "charge")]
        ap = 0 if guard is None else game.characteristics_of(guard).ap
        with Patch() as inner:
            inner.setattr(appeals, "drop_beaten_guard", lambda *args: charges(*args) and False)
            count = int(whole(game, card, guard))
        gone = guard is not None and game.state.cards[guard].zone not in BOARD
        return count + (int(more(levels, ap)) if gone else 0)

    whole, charges = appeals.stolen_heart_count, appeals.drop_beaten_guard
    patch.setattr(appeals, "stolen_heart_count", count_with_charge)


@breaks("Critical adds nothing if only Charge makes an appeal steal a heart", "steal.d1", "charge.1")
@wrapper_of(appeals.stolen_heart_count)
def _(whole: Any, game: Any, card: int, guard: int | None) -> int:
    count = int(whole(game, card, guard))
    charged = (
        guard is not None and game.state.cards[guard].zone not in BOARD and game.has_active_keyword(card, "charge")
    )
    return count - (charged and game.has_active_keyword(card, "critical") and count == 2)


breaks("Each Charge of a character adds one more stolen heart", "charge.3", "steal.d1", "steal.1")(
    change_charge_hearts(lambda levels, ap: sum(ap <= level for level in levels))
)
breaks(
    "The numbers of several Charges are added up before they are compared with the guard's AP",
    "charge.3",
    "charge.2",
    "steal.1",
    "steal.d1",
)(change_charge_hearts(lambda levels, ap: bool(levels) and ap <= sum(levels)))
breaks("With several Charges, only the one with the lowest number counts", "charge.2", "steal.1")(
    change_charge_hearts(lambda levels, ap: bool(levels) and ap <= min(levels))
)
breaks("Charge works only if the guard's AP is below its number, not if it is equal", "charge.1")(
    change_charge_hearts(lambda levels, ap: bool(levels) and ap < max(levels))
)


@breaks("Charge works only if the guard ends up in the drop area, not if it goes elsewhere", "charge.1")
@wrapper_of(appeals.drop_beaten_guard)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    return bool(whole(game, card, guard)) and game.state.cards[guard].zone == DROP


breaks("Charge adds a stolen heart even if nobody guards", "charge.1", "charge.3")(
    change_stolen_count(
        lambda game, card, guard, count: count + (guard is None and game.has_active_keyword(card, "charge"))
    )
)
breaks("Critical adds a stolen heart even if the appeal would steal none", "critical.2", "appeal.9", "steal.d1")(
    change_stolen_count(
        lambda game, card, guard, count: count + (count == 0 and game.has_active_keyword(card, "critical"))
    )
)


@breaks("Each Critical of a character adds one more stolen heart", "steal.2")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    there = len(list(game.active_keywords(card, "critical")))
    return count + (max(0, there - 1) if count >= 1 else 0)


@breaks("Critical also adds a heart to what the character's effects steal", "critical.1")
@wrapper_of(effects.HANDLERS["steal"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    more = game.state.is_there(ctx.this) and game.has_active_keyword(ctx.this.card, "critical")
    return (yield from whole(game, ctx, replace(node, amount=node.amount + more)))


breaks("Through does not keep the opponent's effects from choosing a card", "through.1", "through.2")(
    wrap_function(Osica.can_choose, lambda whole, self, ctx, card: True)
)
breaks("Through also keeps its own player's effects from choosing the card", "through.4")(
    wrap_function(Osica.can_choose, lambda whole, self, ctx, card: not self.has_active_keyword(card, "through"))
)


@breaks("Through also protects a card from the opponent's continuous effects, which choose no card", "through.3")
@wrapper_of(card_references.present_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found = whole(game, ctx, reference)
    return [
        card for card in found
        if game.state.cards[card].seat == ctx.seat or not game.state.cards[card].face.has_printed_keyword("through")
    ]  # fmt: skip


@breaks("Through protects only characters, not supports", "through.1")
@wrapper_of(Osica.can_choose)
def _(whole: Any, self: Any, ctx: Any, card: int) -> bool:
    return not self.state.is_character(card) or bool(whole(self, ctx, card))


@breaks("Through does not protect cards in the assist area", "through.1")
@wrapper_of(Osica.can_choose)
def _(whole: Any, self: Any, ctx: Any, card: int) -> bool:
    return self.state.cards[card].zone == ASSIST or bool(whole(self, ctx, card))


breaks("Through protects a card only during the event phase", "through.1")(
    wrap_function(Osica.can_choose, lambda whole, self, ctx, card: self.step != "event" or bool(whole(self, ctx, card)))
)
breaks("With several Charges, only the first one counts", "steal.1", "charge.2")(
    change_charge_hearts(lambda levels, ap: bool(levels) and ap <= levels[0])
)


@breaks("Critical does not count in the additional appeal of Double", "critical.1")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    *_, additional = game.state.flow[-1]
    return count - (additional and count > 1 and game.has_active_keyword(card, "critical"))


@breaks("Critical adds one to the heart that Perform steals", "critical.1", "perform.2")
@wrapper_of(effects.HANDLERS["steal"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    performs = ctx.held is not None and getattr(ctx.held.origin, "what", "") == "perform"
    more = performs and game.has_active_keyword(ctx.this.card, "critical")
    return (yield from whole(game, ctx, replace(node, amount=node.amount + more)))


@breaks("A Charge that has counted in the first appeal of Double counts again in the additional one", "charge.1")
@wrapper_of(appeals.stolen_heart_count)
def _(whole: Any, game: Any, card: int, guard: int | None) -> int:
    *_, additional = game.state.flow[-1]
    there = None if guard is None else game.characteristics_of(guard).ap
    count = int(whole(game, card, guard))
    levels = [keywords.printed_number(held.ability) for held in game.active_keywords(card, "charge")]
    if there is not None and there <= max(levels, default=-1) and game.state.cards[guard].zone not in BOARD:
        game.state.done |= {("charge", card)}
        return count
    return count + (additional and ("charge", card) in game.state.done)


breaks("A text that chooses a card can be used if each of its targets has Through, in vain", "through.2")(
    wrap_function(
        text_usage.legal_targets,
        lambda whole, game, ctx, reference, to="": [
            card
            for card in card_references.present_cards(game, ctx, reference.among)
            if board_areas.may_enter_zone(game, card, to)
        ],
    )
)


# --- Charges and Critical that were gained ------------------------------------------------------------


def count_charges(counted: Callable[[Any, Any], Any]) -> Change:
    """Let only those Charges of an attacker count that ``counted(face, abilities)`` returns."""

    def drop_guard(whole: Any, game: Any, card: int, guard: int) -> bool:
        ap = game.characteristics_of(guard).ap
        if ap > game.characteristics_of(card).ap:
            return False
        charges = [held.ability for held in game.active_keywords(card, "charge")]
        game.move_to_zone((guard,), DROP, "appeal")
        return any(ap <= printed_number(each) for each in counted(game.state.cards[card].face, charges))

    return wrap_function(appeals.drop_beaten_guard, drop_guard)


breaks("A gained Charge does not count for a character with a Charge of its own", "charge.2")(
    count_charges(lambda face, charges: [each for each in charges if each in face.printed] or charges)
)
breaks("Of more than two Charges only the first two count", "charge.2")(
    count_charges(lambda face, charges: charges[:2])
)
breaks("Critical counts only where it is printed on the card, not where it was gained", "critical.1")(
    change_stolen_count(
        lambda game, card, guard, count: (
            count - 1
            if count > 1
            and game.has_active_keyword(card, "critical")
            and not game.state.cards[card].face.has_printed_keyword("critical")
            else count
        )
    )
)

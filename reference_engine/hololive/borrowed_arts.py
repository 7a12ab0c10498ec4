"""5.27: the arts of other holomem that an effect lets a holomem use."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.card_text_tree import ReplacementAbility
from ..kernel.card_references import present_cards
from ..kernel.cards import AbilityInstance
from ..kernel.resolution import ResolutionContext
from .art_and_skill import Art
from .rules_context import RulesContext


def usable_abilities(game: RulesContext, holomem: int) -> list[AbilityInstance]:
    """A holomem's abilities, and the arts of other holomem that it can use."""
    return [*game.abilities_of(holomem), *borrowed_arts(game, holomem)]  # 5.27.1


def borrowed_arts(game: RulesContext, holomem: int) -> list[AbilityInstance]:
    """The arts of other holomem that a holomem can use, as abilities of its own."""
    return [
        game.state.ability_instance(holomem, each.ability, each.key, each.origin)  # 5.27.1.1
        for owner in lending_holomem(game, holomem)
        for each in game.abilities_of(owner)  # 5.27.1.1.2
        if isinstance(each.origin, Art)  # 5.27.1
    ]


def lending_holomem(game: RulesContext, holomem: int) -> list[int]:
    """The other holomem whose arts a holomem can use."""
    found = [
        card
        for allowed, held in game.characteristics_of(holomem).allows
        if allowed.what == "arts-of" and allowed.cards is not None
        for card in present_cards(game, ResolutionContext.for_ability(held), allowed.cards)  # 5.27.1
    ]
    return [card for card in dict.fromkeys(found) if card != holomem]


def borrowed_replacements(game: RulesContext) -> Iterator[AbilityInstance]:
    """The arts that replace something, of other holomem, that holomem can use."""
    for card, info in game.changed_characteristics().items():
        if info.allows:
            for held in borrowed_arts(game, card):
                if isinstance(held.ability, ReplacementAbility) and game.is_in_effect(held, info):
                    yield held  # 5.27.1

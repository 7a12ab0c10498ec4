"""Chapter 13: keywords: the abilities that they stand for."""

from __future__ import annotations

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AutomaticAbility,
    ContinuousAbility,
    EventPattern,
    GainAbility,
    GainEffect,
    HostCard,
    KeywordAbility,
    LoseAbilities,
    ThisCard,
)
from ..kernel.board_state import GameView
from ..kernel.cards import AbilityInstance, AbilityKey, NameKey


def ability_of_keyword(printed: KeywordAbility) -> Ability:
    """The ability that a keyword stands for; the printed ability itself if it has no such keyword."""
    match printed.what:
        case "collab-effect":  # 13.2.2, 13.2.2@1.7.0
            return _when(EventPattern("collab", subject=ThisCard()), printed)  # 13.2.2, 13.2.2@1.7.0
        case "bloom-effect":  # 13.3.2
            return _when(EventPattern("bloom", subject=ThisCard()), printed)
        case "ability-addition" if printed.gives is not None:  # 5.19.1, 13.5.1@1.7.0, 13.5.2@1.7.0
            given = GainAbility(printed.gives)
            return ContinuousAbility(HostCard(), (given,), printed.condition, text=printed.text)
        case "ability-change" if printed.gives is not None:  # 5.20.1
            changed = GainEffect(ThisCard(), (LoseAbilities(), GainAbility(printed.gives)), "game")  # 5.20.1
            return ActivatedAbility(
                (changed,), condition=printed.condition, limit=printed.limit, text=printed.text
            )  # 5.20.1
        case _:
            return printed


def use_keys(game: GameView, held: AbilityInstance) -> tuple[AbilityKey | NameKey, ...]:
    """The keys under which the uses of an ability with a limit are counted.

    Ability changes of cards of one name count together. An ability that is limited by its name counts together with all
    abilities of that name.
    """
    if isinstance(held.origin, KeywordAbility):
        return tuple(NameKey(held.seat, name) for name in game.characteristics_of(held.card).names)  # 5.20.1
    if held.ability.limit.per == "name":
        return (NameKey(held.seat, f'"{held.name}"'),)  # 10.7.2.1.1
    return (held.key,)


def _when(at: EventPattern, printed: KeywordAbility) -> AutomaticAbility:
    return AutomaticAbility(
        at, printed.then, printed.cost, printed.condition, printed.limit, printed.name, printed.text
    )

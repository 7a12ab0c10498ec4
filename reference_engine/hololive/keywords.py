"""Chapter 13: keywords: what an ability means that is told by one."""

from __future__ import annotations

from ...adapters.abilities import (
    Ability,
    Activated,
    Automatic,
    Continuous,
    Extra,
    Gain,
    GainAbility,
    Host,
    LoseAbilities,
    This,
    When,
)
from ..kernel.cards import AbilityKey, ByName, HeldAbility
from ..kernel.table import GameView


def meant(printed: Extra) -> Ability:
    """What the keyword makes of the ability; the ability itself where it has no such keyword."""
    match printed.what:
        case "collab-effect":  # 13.2.2
            return _when(When("collab", subject=This()), printed)  # 13.2.2
        case "bloom-effect":  # 13.3.2
            return _when(When("bloom", subject=This()), printed)
        case "ability-addition" if printed.gives is not None:  # 13.5.2
            given = GainAbility(printed.gives)
            return Continuous(Host(), (given,), printed.condition, text=printed.text)
        case "ability-change" if printed.gives is not None:  # 13.6.2
            changed = Gain(This(), (LoseAbilities(), GainAbility(printed.gives)), "game")  # 13.6.2
            return Activated((changed,), condition=printed.condition, limit=printed.limit, text=printed.text)  # 13.6.2
        case _:
            return printed


def counted(game: GameView, held: HeldAbility) -> tuple[AbilityKey | ByName, ...]:
    """Under what the uses of an ability are counted: ability changes of cards of one name count together, and what is
    limited by its name with all that are called so.
    """
    if isinstance(held.origin, Extra) and held.origin.what == "ability-change":
        return tuple(ByName(held.seat, name) for name in game.info(held.card).names)  # 13.6.2
    limit = getattr(held.ability, "limit", None)
    if limit is not None and limit.per == "name":
        return (ByName(held.seat, f'"{held.name}"'),)  # 10.7.2.1.1
    return (held.key,)


def _when(at: When, printed: Extra) -> Automatic:
    return Automatic(at, printed.then, printed.cost, printed.condition, printed.limit, printed.name, printed.text)

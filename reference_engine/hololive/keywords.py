"""Chapter 13: keywords: what an ability means that is told by one."""

from __future__ import annotations

from ...adapters.abilities import Ability, Automatic, Continuous, Extra, GainAbility, Host, This, When

COLLAB = "collab"


def meant(printed: Extra) -> Ability:
    """What the keyword makes of the ability; the ability itself where it has no such keyword."""
    match printed.what:
        case "collab-effect":  # 13.2.2
            return _when(When("move", subject=This(), to=(COLLAB,)), printed)
        case "bloom-effect":  # 13.3.2
            return _when(When("bloom", subject=This()), printed)
        case "ability-addition" if printed.gives is not None:  # 13.5.2
            given = GainAbility(printed.gives)
            return Continuous(Host(), (given,), printed.condition, text=printed.text)
        case _:
            return printed


def _when(at: When, printed: Extra) -> Automatic:
    return Automatic(at, printed.then, printed.cost, printed.condition, printed.limit, printed.name, printed.text)

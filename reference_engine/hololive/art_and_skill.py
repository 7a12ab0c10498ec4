"""The kinds of ability that only hololive has: arts, oshi skills, and abilities about downs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from ...adapters.card_text_tree import Ability, AutomaticAbility, EventPattern, GameAbility
from ..protocol.scene_loader import CardError

OF_AN_ART: Mapping[str, type] = {"cost": tuple, "damage": int, "against": str, "bonus": int}
OF_A_SKILL: Mapping[str, type] = {"cost": int}
"""The fields that can be printed with an oshi skill, each with its type."""


class Art(GameAbility, frozen=True, tag="special", tag_field="ability"):
    """An art: its cost in cheers (colours), its base damage, its bonus against a colour, its text."""

    @property
    def cost(self) -> tuple[str, ...]:
        return tuple(_printed(self, "cost", ()))

    @property
    def damage(self) -> int:
        return int(_printed(self, "damage", 0))

    @property
    def bonus(self) -> tuple[str, int]:
        return str(_printed(self, "against", "")), int(_printed(self, "bonus", 0))


class OshiSkill(GameAbility, frozen=True, tag="special", tag_field="ability"):
    """An oshi skill (``sp``: an SP oshi skill): its cost in holo power, its limit, its text."""

    @property
    def cost(self) -> int:
        return int(_printed(self, "cost", 0))

    @property
    def is_sp(self) -> bool:
        return self.what == "sp-oshi-skill"


class WhenDownedAbility(AutomaticAbility, frozen=True, tag="automatic", tag_field="ability"):
    """An automatic ability about a down. It is not pending, but is carried out while the down is processed."""


def specialize_ability(printed: Ability) -> Ability:
    """An ability as an instance of hololive's own kinds; any other ability unchanged."""
    match printed:
        case GameAbility(what="art"):
            return Art(**asdict(_checked(printed, OF_AN_ART)))
        case GameAbility():
            return OshiSkill(**asdict(_checked(printed, OF_A_SKILL)))
        case AutomaticAbility(at=EventPattern(event="down")):
            return WhenDownedAbility(**asdict(printed))
    return printed


def _checked(printed: GameAbility, types: Mapping[str, type]) -> GameAbility:
    """The ability itself. Raises ``CardError`` for a field that cannot be printed with it."""
    for each in printed.values:
        if not isinstance(each.value, types.get(each.what, ())):
            raise CardError(f"the ability {printed.name!r}: {each.value!r} is not a {each.what} of {printed.what}")
    return printed


def _printed(ability: GameAbility, what: str, default: Any) -> Any:
    return next((each.value for each in ability.values if each.what == what), default)

"""Abilities of kinds of hololive's own: arts, oshi skills, those that are done while a down is processed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ...adapters.abilities import Ability, Automatic, Special, When


class Art(Special, frozen=True, tag="special", tag_field="ability"):
    """An art: the cheers it needs (colours), the damage it starts at, its bonus against a colour, its text."""

    @property
    def cost(self) -> tuple[str, ...]:
        return tuple(_printed(self, "cost", ()))

    @property
    def damage(self) -> int:
        return int(_printed(self, "damage", 0))

    @property
    def bonus(self) -> tuple[str, int] | None:
        against = _printed(self, "against", None)
        return None if against is None else (against, int(_printed(self, "bonus", 0)))


class Skill(Special, frozen=True, tag="special", tag_field="ability"):
    """An oshi skill (``sp``: an SP oshi skill): how much holo power it costs, its limit, its text."""

    @property
    def cost(self) -> int:
        return int(_printed(self, "cost", 0))

    @property
    def sp(self) -> bool:
        return self.what == "sp-oshi-skill"


class WhenDowned(Automatic, frozen=True, tag="automatic", tag_field="ability"):
    """An automatic ability about a down: it does not wait, but is done while the down is processed."""


def as_its_kind(printed: Ability) -> Ability:
    """An ability of hololive's own kinds as what it is; any other as it is."""
    match printed:
        case Special(what="art"):
            return Art(**asdict(printed))
        case Special():
            return Skill(**asdict(printed))
        case Automatic(at=When(event="down")):
            return WhenDowned(**asdict(printed))
    return printed


def _printed(ability: Special, what: str, default: Any) -> Any:
    return next((each.value for each in ability.values if each.what == what), default)

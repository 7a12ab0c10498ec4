"""Instructions in the engine's words. What its effect format cannot say just so is unsupported."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...abilities import Boost, Cards, Damage, Draw, Filter, Instruction, This
from ...engine import Unsupported

Effect = dict[str, Any]

WORDS = ("draw", "damage", "boost")
"""The instructions that can be said."""

TARGETS: dict[tuple[str, ...], str] = {("center",): "center", ("collab",): "collab"}


def effects(
    instructions: Collection[Instruction], allowed: Collection[str] = ("draw", "damage", "boost")
) -> list[Effect]:
    """The effects that do these instructions, one each."""
    return [_effect(instruction, allowed) for instruction in instructions]


def _effect(instruction: Instruction, allowed: Collection[str]) -> Effect:
    match instruction:
        case Draw(count=int(count), up_to=False, side="you" | "opponent" as side) if "draw" in allowed:
            return {"effect_type": "draw", "amount": count, "opponent": side == "opponent"}
        case Damage(amount=int(amount), to=This()) if "damage" in allowed:
            return {"effect_type": "deal_damage", "amount": amount, "target": "self"}
        case Damage(amount=int(amount), to=Cards() as to) if "damage" in allowed and _is_position(to):
            target = TARGETS[to.zone]
            return {"effect_type": "deal_damage", "amount": amount, "target": target, "opponent": to.side == "opponent"}
        case Boost(amount=int(amount)) if "boost" in allowed:
            return {"effect_type": "power_boost", "amount": amount}
    raise Unsupported(f"the instruction {type(instruction).__name__.lower()} in this form")


def _is_position(cards: Cards) -> bool:
    plain = Filter()
    return cards.zone in TARGETS and cards.where in (plain, Filter(kind=("holomem",))) and cards.on is None

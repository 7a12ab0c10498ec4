"""Instructions in the engine's words. What its effect format cannot say just so is unsupported."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...abilities import Boost, Cards, Change, Damage, Draw, Filter, Heal, Instruction, Number, This
from ...engine import Unsupported

Effect = dict[str, Any]

WORDS = ("draw", "damage", "heal", "boost")
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
        case Heal(amount=int(amount), cards=This()) if "heal" in allowed:
            return {"effect_type": "restore_hp", "amount": amount, "target": "self"}
        case Heal(amount=int(amount), cards=Cards(side="you") as whose) if "heal" in allowed and _is_position(whose):
            return {"effect_type": "restore_hp", "amount": amount, "target": TARGETS[whose.zone]}
        case Boost(amount=int(amount)) if "boost" in allowed:
            return {"effect_type": "power_boost", "amount": amount}
    raise Unsupported(f"the instruction {type(instruction).__name__.lower()} in this form")


def _is_position(cards: Cards) -> bool:
    plain = Filter()
    return cards.zone in TARGETS and cards.where in (plain, Filter(kind=("holomem",))) and cards.on is None


def attached(change: Change) -> Effect:
    """The effect that an attached card has on the holomem that holds it."""
    match change:
        case Number(what="hp", add=int(add), set=None, named=None):
            return {"timing": "check_hp", "effect_type": "bonus_hp", "amount": add}
        case Number(what="arts", add=int(add), set=None, named=None):
            return {"timing": "before_art", "effect_type": "power_boost", "amount": add}
    raise Unsupported(f"the change {type(change).__name__.lower()} in this form")

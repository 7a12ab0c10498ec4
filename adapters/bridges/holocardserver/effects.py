"""Instructions in the engine's words. What its effect format cannot say just so is unsupported."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from ...abilities import (
    Act,
    Cards,
    Change,
    Choose,
    Damage,
    Draw,
    Filter,
    Heal,
    Instruction,
    Number,
    Switch,
    This,
)
from ...engine import Unsupported

Effect = dict[str, Any]

WORDS = ("draw", "damage", "heal", "boost", "switch", "return")
"""The instructions that can be said."""

TARGETS: dict[tuple[str, ...], str] = {("center",): "center", ("collab",): "collab"}


def effects(
    instructions: Collection[Instruction], allowed: Collection[str] = ("draw", "damage", "boost")
) -> list[Effect]:
    """The effects that do these instructions, one each."""
    return [_effect(instruction, allowed) for instruction in instructions]


def _effect(instruction: Instruction, allowed: Collection[str]) -> Effect:
    match instruction:
        case Draw(count=int(count), up_to=False, until=False, bottom=False, side="you" | "opponent" as side) if (
            "draw" in allowed
        ):
            return {"effect_type": "draw", "amount": count, "opponent": side == "opponent"}
        case Damage(amount=int(amount), to=This()) if "damage" in allowed:
            return {"effect_type": "deal_damage", "amount": amount, "target": "self"}
        case Damage(amount=int(amount), to=Cards() as to) if "damage" in allowed and _is_position(to):
            target = TARGETS[to.zone]
            return {"effect_type": "deal_damage", "amount": amount, "target": target, "opponent": to.side == "opponent"}
        case Damage(amount=int(amount), to=Choose(among=Cards(zone=("back",)) as backs) as one) if (
            "damage" in allowed and _is_one_of(one, backs)
        ):
            return {"effect_type": "deal_damage", "amount": amount, "target": "backstage", **_whose(backs)}
        case Switch(cards=Cards() as here, others=Choose(among=Cards(zone=("back",)) as backs) as one) if (
            "switch" in allowed and here == replace(backs, zone=("center",)) and _is_one_of(one, backs)
        ):
            return {"effect_type": "switch_center_with_back", **_whose(backs)}
        case Act(what="return-to-debut", cards=Choose(among=Cards(zone=("back",)) as backs) as one) if (
            "return" in allowed and _is_one_of(one, backs)
        ):
            return {"effect_type": "return_holomem_to_debut", "target": "backstage", **_whose(backs)}
        case Heal(amount=int(amount), cards=This()) if "heal" in allowed:
            return {"effect_type": "restore_hp", "amount": amount, "target": "self"}
        case Heal(amount=int(amount), cards=Cards(side="you") as whose) if "heal" in allowed and _is_position(whose):
            return {"effect_type": "restore_hp", "amount": amount, "target": TARGETS[whose.zone]}
        case Act(what="boost", amount=int(amount)) if "boost" in allowed:
            return {"effect_type": "power_boost", "amount": amount}
    said = instruction.what if isinstance(instruction, Act) else type(instruction).__name__.lower()
    raise Unsupported(f"the instruction {said} in this form")


def _is_position(cards: Cards) -> bool:
    return cards.zone in TARGETS and _is_any(cards)


def _is_one_of(one: Choose, among: Cards) -> bool:
    """Whether it is one holomem of a side, chosen by the player whose effect it is."""
    return one.most == 1 and one.least in (None, 1) and one.by == "you" and among.side != "both" and _is_any(among)


def _is_any(cards: Cards) -> bool:
    return cards.where in (Filter(), Filter(kind=("holomem",))) and cards.on is None and cards.place is None


def _whose(cards: Cards) -> Effect:
    return {"opponent": cards.side == "opponent"}


def against(color: str, amount: int) -> Effect:
    """The bonus of an art against targets of a colour."""
    condition = {"condition": "target_color", "color_requirement": color}
    return {"effect_type": "power_boost", "amount": amount, "conditions": [condition]}


def attached(change: Change) -> Effect:
    """The effect that an attached card has on the holomem that holds it."""
    match change:
        case Number(what="hp", add=int(add), set=None, named=None):
            return {"timing": "check_hp", "effect_type": "bonus_hp", "amount": add}
        case Number(what="arts", add=int(add), set=None, named=None):
            return {"timing": "before_art", "effect_type": "power_boost", "amount": add}
    raise Unsupported(f"the change {type(change).__name__.lower()} in this form")

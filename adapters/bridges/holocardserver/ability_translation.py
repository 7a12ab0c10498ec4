"""Abilities in the engine's format: the parts of a card's definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...card_text_tree import (
    Ability,
    AutomaticAbility,
    ContinuousAbility,
    EventPattern,
    Filter,
    GameAbility,
    HostCard,
    Instruction,
    Keyword,
    KeywordAbility,
    Limit,
    MatchingCards,
    ModifyEvent,
    NumberChange,
    PlayAbility,
    ReplacementAbility,
    ThisCard,
    Usable,
)
from ...engine_interface import Unsupported
from .effect_translation import (
    art_color_bonus,
    combine_effects,
    effect_with_cost,
    translate_change,
    translate_instructions,
)
from .reference_translation import (
    STAGE,
    Conditions,
    Effect,
    is_any_holomem,
    performer_conditions,
    translate_conditions,
    unsupported_node,
)

CardDict = dict[str, Any]

ANY = "any"
COLORS = {"white", "green", "red", "blue", "purple", "yellow"}
ATTACHED = {"tool", "mascot", "fan"}


def add_ability(made: CardDict, ability: Ability) -> None:
    """Add an ability to the definition of its card; raises `Unsupported` if the format cannot express it."""
    match ability:
        case GameAbility(what="art") if is_holomem_card(made):
            made["arts"].append(_art(ability))
        case GameAbility(usable=None, valid=None) if made["card_type"] == "oshi":
            made["actions"].append(_skill(ability))
        case GameAbility(usable=Usable() as usable, valid=None) if made["card_type"] == "oshi":
            made["effects"].append(_skill_when(ability, usable))
        case PlayAbility() if made["card_type"] == "support":
            _played(made, ability)
        case AutomaticAbility():
            _automatic(made, ability)
        case ContinuousAbility():
            _continuous(made, ability)
        case ReplacementAbility():
            _replacement(made, ability)
        case KeywordAbility(what="collab-effect" | "bloom-effect" as keyword, cost=(), limit=None, gives=None):
            asked = translate_conditions(ability.condition)
            called = ability.name or ability.text
            _triggered(made, keyword.replace("-effect", "_effects"), ability.then, asked, called=called)
        case KeywordAbility(what="life-2", then=()):
            made["down_life_cost"] = 2
        case KeywordAbility(what="also", names=names, then=()):
            made["card_names"] += names
        case KeywordAbility(what="any-number", then=()):
            made["special_deck_limit"] = 50
        case _:
            kind = str(ability.__struct_config__.tag)
            what = f" {ability.what}" if isinstance(ability, GameAbility | KeywordAbility) else ""
            raise unsupported_node(
                f"ability {kind}{what}", f"an ability {kind}{what} of a card of the kind {made['card_type']}"
            )


def is_holomem_card(made: CardDict) -> bool:
    """Whether the definition is that of a holomem."""
    return bool(made["card_type"].startswith("holomem"))


def _is_attached(made: CardDict) -> bool:
    return made.get("sub_type") in ATTACHED


# --- what is played by an action ------------------------------------------------------------------


def _played(made: CardDict, text: PlayAbility) -> None:
    if text.must or text.timing or text.limit or text.keywords:
        raise unsupported_node("ability played", "a support with a further cost, a moment or a limit of its own")
    if text.condition:
        made["play_conditions"] = translate_conditions(text.condition)
    if not _is_attached(made):
        if text.only_on:
            raise unsupported_node("ability played", "a support that is not attached, with only_on")
        if made["effects"]:
            raise unsupported_node("ability played", "several texts of a support")
        made["effects"] = translate_instructions(text.then, "support")
        return
    if text.then:
        raise unsupported_node("ability played", "an effect of a tool, mascot or fan when it is played")
    match text.only_on:
        case None:
            pass
        case Filter(name=(name,)) as where if where == Filter(name=(name,)):
            made["effects"][0] |= {"to_limitation": "specific_member_name", "to_limitation_name": name}
            there = {"condition": "holomem_on_stage", "required_member_name_in": [name]}
            made["play_conditions"] = [*made.get("play_conditions", ()), there]
        case _:
            raise unsupported_node("ability played", "such a limit on the holomem for an attachment")


def _printed(ability: GameAbility, *known: str) -> dict[str, Any]:
    """The values printed with a special ability. Raises `Unsupported` for a value not among ``known``."""
    values = {each.what: each.value for each in ability.values}
    if unknown := values.keys() - set(known):
        raise unsupported_node(f"ability special {ability.what}", f"the {min(unknown)} of {ability.name!r}")
    return values


def _art(art: GameAbility) -> Effect:
    if art.usable or art.limit or art.valid or art.condition or art.keywords:
        raise unsupported_node("ability special art", "an art with a limit, a condition or a moment of its own")
    printed = _printed(art, "cost", "damage", "against", "bonus")
    bonus = [art_color_bonus(printed["against"], printed.get("bonus", 0))] if "against" in printed else []
    costs = Counter(ANY if color == "colorless" else color for color in printed.get("cost", ()))
    if unknown := costs.keys() - COLORS - {ANY}:
        raise Unsupported(f"the cost {min(unknown)!r}", "card", "colors")
    return {
        "art_id": art.name,
        "costs": [{"color": color, "amount": amount} for color, amount in costs.items()],
        "power": printed.get("damage", 0),
        "art_effects": [{**effect, "timing": "before_art"} for effect in (*translate_instructions(art.then), *bonus)],
    }


def _skill(skill: GameAbility) -> Effect:
    """An oshi skill that is used as an action."""
    asked = {"action_conditions": translate_conditions(skill.condition)} if skill.condition else {}
    return {**_named(skill), "effects": [_activation(skill), *translate_instructions(skill.then, "oshi")], **asked}


def _named(skill: GameAbility) -> Effect:
    wanted = Limit(per="game" if skill.what == "sp-oshi-skill" else "turn")
    if skill.limit != wanted:
        said = (
            "an oshi skill with another limit than its kind: the engine knows SP skills by their limit, once per game"
        )
        raise Unsupported(said, "node", f"ability special {skill.what}")
    return {"skill_id": skill.name, "cost": _printed(skill, "cost").get("cost", 0), "limit": f"once_per_{wanted.per}"}


def _activation(skill: GameAbility) -> Effect:
    """The activation effect of a skill, which in this engine also spends holo power and counts its use."""
    named = _named(skill)
    before = [{"effect_type": "spend_holopower", "amount": named["cost"]}] if named["cost"] else []
    used = {"effect_type": f"record_used_{named['limit']}_effect", "effect_id": skill.name}
    shown = {"effect_type": "oshi_activation", "hide_effect_text": True, **named}
    return {**shown, "pre_effects": [*before, used]}


def _skill_when(skill: GameAbility, usable: Usable) -> Effect:
    """An oshi skill that may be used when something happens; the engine offers it then."""
    at, named = usable.at, _named(skill)
    match at.subject:
        case MatchingCards(side="you", on=None, place=None) as own if own.zone == STAGE and is_any_holomem(own.where):
            pass
        case _:
            raise unsupported_node(f"ability special {skill.what}", "an oshi skill at such a moment")
    if at.source or at.by or at.frm or at.to or at.cause or usable.condition or skill.condition:
        raise unsupported_node(f"ability special {skill.what}", "an oshi skill at such a moment")
    if usable.would and at.event == "take-damage":
        timing, done = "on_take_damage", _damage_changed(skill.then)
    elif not usable.would and at.event in TIMINGS:
        timing, done = TIMINGS[at.event], combine_effects(translate_instructions(skill.then, "oshi"))
    else:
        raise unsupported_node(f"ability special {skill.what}", f"an oshi skill at a {at.event}")
    used = {"condition": f"not_used_{named['limit']}_effect", "condition_effect_id": skill.name}
    paid = {"condition": "holopower_at_least", "amount": named["cost"]}
    activation = _activation(skill)
    before = [*activation.pop("pre_effects"), activation]
    return {
        **named,
        "timing": timing,
        "conditions": [used, paid],
        "effect_type": "choice",
        "choice": [{**done, "pre_effects": before}, {"effect_type": "pass"}],
    }


def _damage_changed(instead: Sequence[Instruction]) -> Effect:
    """The effect that changes a damage that is about to be dealt."""
    match instead:
        case (ModifyEvent(add=int(more)) as happen,) if more and happen == ModifyEvent(add=more):
            kind = "add_damage_taken" if more > 0 else "reduce_damage"
            return {"effect_type": kind, "amount": abs(more)}
        case (ModifyEvent(set=0) as happen,) if happen == ModifyEvent(set=0):
            return {"effect_type": "reduce_damage", "amount": "all"}
    raise unsupported_node("do happen", "damage that is replaced like that")


# --- what triggers --------------------------------------------------------------------------------


def _automatic(made: CardDict, ability: AutomaticAbility) -> None:
    if ability.limit or ability.zone or not _meaningless(ability.keywords):
        raise unsupported_node("ability automatic", "a trigger with a limit or a place of its own")
    at = ability.at
    if not isinstance(at, EventPattern) or at.source or at.by or at.frm or at.to or at.cause:
        raise unsupported_node(
            "at when" if isinstance(at, EventPattern) else f"at {at.__struct_config__.tag}", "a trigger like that"
        )
    where, timing, more = _moment(made, at)
    asked = [*more, *translate_conditions(ability.valid), *translate_conditions(ability.condition)]
    _triggered(made, where, ability.then, asked, timing, called=ability.name or ability.text, cost=ability.cost)
    if isinstance(at.subject, MatchingCards) and at.subject.side == "both":
        made.setdefault("unheard", []).append(at.event)


def _meaningless(keywords: tuple[Keyword, ...]) -> bool:
    return all(keyword.what == "gift" for keyword in keywords)


OWN = {"collab": "collab_effects", "bloom": "bloom_effects"}
"""The field for the card's own collab or bloom effects, by the event."""

TIMINGS = {
    "collab": "on_collab",
    "bloom": "on_bloom",
    "damage": "after_take_damage",
    "down": "on_down",
    "heal": "on_restore_hp",
    "use-art": "art_cleanup",
}
"""The timing at which the engine looks for triggers of a player's own holomem, by the event."""

BOTH = {"collab", "bloom"}
"""The events of a player's own turn only, so that a missed trigger of the opponent can be seen beforehand."""

HIT = {("center", "collab"): "damaged_holomem_is_center_or_collab", ("back",): "damaged_holomem_is_backstage"}
"""The condition for the position of a damaged holomem."""


def _moment(made: CardDict, at: EventPattern) -> tuple[str, str, Conditions]:
    """The field of a definition for a trigger, its timing, and its conditions."""
    gift = "gift_effects"
    match at.subject:
        case ThisCard() if is_holomem_card(made) and at.event in OWN:
            return OWN[at.event], "", []
        case HostCard() if _is_attached(made) and at.event in TIMINGS:
            return "attached_effects", TIMINGS[at.event], []
        case MatchingCards(side="you", on=None, place=None) as own if is_holomem_card(made) and is_any_holomem(
            own.where
        ):
            if own.zone == STAGE and at.event in TIMINGS:
                return gift, TIMINGS[at.event], []
            if own.zone in HIT and at.event == "damage":
                return gift, TIMINGS["damage"], [{"condition": HIT[own.zone]}]
        case MatchingCards(side="both", on=None, place=None) as any_ if is_holomem_card(made) and is_any_holomem(
            any_.where
        ):
            if any_.zone == STAGE and at.event in BOTH:
                return gift, TIMINGS[at.event], []
    raise unsupported_node("at when", f"a trigger at such a {at.event}")


def _triggered(
    made: CardDict,
    where: str,
    then: Sequence[Instruction],
    asked: Conditions,
    timing: str = "",
    *,
    called: str,
    cost: Sequence[Instruction] = (),
) -> None:
    if where in OWN.values() and not is_holomem_card(made):
        raise unsupported_node("ability extra", f"{where} of a card of the kind {made['card_type']}")
    if where in OWN.values() and where in made:  # the engine carries out the whole list as one ability
        raise unsupported_node("ability automatic", "a second ability about its own collab or bloom")
    kind = "attached" if where == "attached_effects" else "holomem"
    if cost and kind == "attached":
        raise unsupported_node("ability automatic", "a cost of a card that is attached")
    done = [effect_with_cost(cost, then, "ability automatic")] if cost else translate_instructions(then, kind)
    if timing or asked:
        one = combine_effects(done)
        done = [{**one, "conditions": [*asked, *one.get("conditions", ())]}]
    more = {"timing": timing, "ability": called} if timing else {"ability": called}
    made[where] = [*made.get(where, ()), *({**each, **more} for each in done)]


# --- what is always in effect ---------------------------------------------------------------------


def _continuous(made: CardDict, ability: ContinuousAbility) -> None:
    if ability.zone or ability.valid or not _meaningless(ability.keywords):
        raise unsupported_node("ability continuous", "a continuous effect with a place of its own")
    asked = translate_conditions(ability.condition)
    for change in ability.changes:
        effect = translate_change(change)
        if isinstance(ability.cards, HostCard) and _is_attached(made):
            made["attached_effects"].append({**effect, "conditions": asked} if asked else effect)
        elif is_holomem_card(made):
            those = _whom(ability, change)
            made["gift_effects"] = [*made.get("gift_effects", ()), {**effect, "conditions": [*those, *asked]}]
        else:
            raise unsupported_node(
                "ability continuous", f"a continuous effect of a card of the kind {made['card_type']}"
            )


def _whom(ability: ContinuousAbility, change: object) -> Conditions:
    """The conditions on the affected holomem: the engine asks all of a player's holomem what they add to one."""
    match (ability.cards, change):
        case (cards, NumberChange(what="arts", add=int(add))) if add > 0:
            return performer_conditions(cards)
        case (MatchingCards(side="you", on=None, place=None) as cards, NumberChange(what="hp", add=int(add))) if (
            add > 0
        ):
            if cards.zone == STAGE and is_any_holomem(cards.where):
                return []
    raise unsupported_node("ability continuous", "fewer HP or arts, or HP of some holomem alone")


def _replacement(made: CardDict, ability: ReplacementAbility) -> None:
    more = ability.first or ability.condition or ability.limit or ability.zone or ability.valid or ability.optional
    at = ability.at
    if at.event != "take-damage" or at.source or at.by or at.frm or at.to or at.cause:
        raise unsupported_node("ability replacement", f"a replacement of {at.event}")
    if more or not _meaningless(ability.keywords):
        raise unsupported_node("ability replacement", "a replacement like that")
    effect = {"timing": "on_take_damage", **_damage_changed(ability.instead)}
    match at.subject:
        case HostCard() if _is_attached(made):
            made["attached_effects"].append(effect)
        case MatchingCards(side="you", on=None, place=None) as own if is_holomem_card(made) and own.zone == STAGE:
            if not is_any_holomem(own.where):
                raise unsupported_node("ability replacement", "a replacement for such holomem")
            made["gift_effects"] = [*made.get("gift_effects", ()), effect]
        case _:
            raise unsupported_node("ability replacement", "a replacement for such holomem")

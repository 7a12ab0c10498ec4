"""References and conditions in the engine's format; those that the format cannot express are unsupported."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...card_text_tree import (
    AmountCondition,
    ChosenCards,
    Condition,
    CountCondition,
    Filter,
    MatchCondition,
    MatchingCards,
    OneOf,
    Reference,
    RollAmount,
    ThisCard,
    TurnCondition,
)
from ...engine_interface import Unsupported

Effect = dict[str, Any]

STAGE = ("center", "collab", "back")
PLACES: dict[tuple[str, ...], str] = {
    ("center",): "center",
    ("collab",): "collab",
    ("back",): "backstage",
    ("center", "collab"): "center_or_collab",
    STAGE: "holomem",
}
"""The engine's word for the holomem at some positions."""

HOLOMEM = Filter(kind=("holomem",))


def unsupported_node(what: str, said: str) -> Unsupported:
    """The refusal of a node that the engine's format cannot express."""
    return Unsupported(f"{said}: the engine's format has no such form", "node", what)


def is_any_holomem(where: Filter) -> bool:
    """Whether the filter matches every holomem."""
    return where in (Filter(), HOLOMEM)


def stage_position_word(cards: MatchingCards) -> str:
    """The engine's word for all the holomem of one side at some positions. Raises `Unsupported`."""
    if cards.zone not in PLACES or cards.side == "both" or cards.on or cards.place or not is_any_holomem(cards.where):
        raise unsupported_node("of cards", f"cards in {', '.join(cards.zone) or 'any zone'} like that")
    return PLACES[cards.zone]


def side_of_cards(cards: MatchingCards) -> Effect:
    """The player whose cards they are."""
    return {"opponent": cards.side == "opponent"}


def choice_candidates(chosen: ChosenCards) -> MatchingCards:
    """The cards from which an effect's own player chooses. Raises `Unsupported`."""
    if chosen.by != "you" or chosen.alike or chosen.unlike or not isinstance(chosen.among, MatchingCards):
        raise unsupported_node("of choose", "a choice like that")
    return chosen.among


def choice_bounds(chosen: ChosenCards) -> tuple[int, int]:
    """The least and the greatest number of cards chosen."""
    if not isinstance(chosen.most, int):
        raise unsupported_node("of choose", "a choice of a counted number of cards")
    return chosen.most if chosen.least is None else chosen.least, chosen.most


def exact_choice_count(chosen: ChosenCards) -> int:
    """The number of cards chosen, if it is fixed. Raises `Unsupported`."""
    least, most = choice_bounds(chosen)
    if least != most:
        raise unsupported_node("of choose", "a choice of up to a number of these")
    return most


# --- cards described ------------------------------------------------------------------------------


def card_requirement(where: Filter) -> Effect:
    """The requirement for a card that is chosen from a zone."""
    facts = {fact.what: fact.values for fact in where.facts}
    found = _required(replace(where, facts=()), facts)
    if found is None:
        raise unsupported_node("of cards", "a card described like that")
    return found


def _required(where: Filter, facts: dict[str, tuple[str, ...]]) -> Effect | None:
    match (where, facts):
        case (Filter(), {"level": ("Debut",), **rest}) if where == HOLOMEM and not rest:
            return {"requirement": "holomem_debut"}
        case (Filter(), {"level": levels, **rest}) if where == HOLOMEM and not rest and {"1st", "2nd"} >= set(levels):
            return {"requirement": "holomem_bloom", "requirement_bloom_levels": [int(each[0]) for each in levels]}
        case (Filter(), {"tag": tags, **rest}) if where == HOLOMEM and not rest:
            return {"requirement": "holomem", "requirement_tags": _tags(tags)}
        case (Filter(), {"subtype": subtypes, **rest}) if not where.name and not where.state and not rest:
            return {"requirement": "support", "requirement_sub_types": list(subtypes)}
        case (Filter(), {"color": colors, **rest}) if where == Filter() and not rest:
            return {"requirement": "color_in", "requirement_colors": list(colors)}
        case (_, {**rest}) if rest:
            return None
    if where == Filter():
        return {}
    if where == Filter(name=where.name):
        return {"requirement": "holomem_named", "requirement_names": list(where.name)}
    if where == Filter(state=("limited",)):
        return {"requirement": "limited"}
    kinds = {("holomem",): "holomem", ("support",): "support", ("cheer",): "cheer"}
    return {"requirement": kinds[where.kind]} if where == Filter(kind=where.kind) and where.kind in kinds else None


def _tags(words: tuple[str, ...]) -> list[str]:
    return [f"#{word.removeprefix('#')}" for word in words]


def target_limitation(cards: MatchingCards) -> Effect:
    """The limitation on the player's own holomem to which a card may go."""
    where = replace(cards.where, kind=())
    if cards.side != "you" or cards.on or cards.place or cards.zone not in PLACES:
        raise unsupported_node("of cards", "a holomem like that")
    if where == Filter():
        return {} if cards.zone == STAGE else {"to_limitation": PLACES[cards.zone]}
    if cards.zone == STAGE and where == Filter(name=where.name) and len(where.name) == 1:
        return {"to_limitation": "specific_member_name", "to_limitation_name": where.name[0]}
    match where:
        case Filter(facts=(OneOf("color", colors),)) if cards.zone == STAGE and where == Filter(facts=where.facts):
            return {"to_limitation": "color_in", "to_limitation_colors": list(colors)}
        case Filter(facts=(OneOf("tag", tags),)) if cards.zone == STAGE and where == Filter(facts=where.facts):
            return {"to_limitation": "tag_in", "to_limitation_tags": _tags(tags)}
    raise unsupported_node("of cards", "a holomem described like that")


# --- conditions -----------------------------------------------------------------------------------

Conditions = list[dict[str, Any]]


def translate_conditions(condition: Condition | None) -> Conditions:
    """The engine's conditions that hold if this one does."""
    if condition is None:
        return []
    found = _condition(condition)
    if found is None:
        raise unsupported_node(f"is {type(condition).__struct_config__.tag}", "a condition like that")
    return [found]


def _condition(condition: Condition) -> dict[str, Any] | None:
    match condition:
        case CountCondition(cards=MatchingCards(zone=("hand",), side="you", on=None) as cards, least=least, most=most):
            bounds = {"amount_min": least or 0, "amount_max": -1 if most is None else most}
            return {"condition": "cards_in_hand", **bounds} if cards.where == Filter() else None
        case CountCondition(cards=MatchingCards(zone=("holo power",), side="you"), least=int(least), most=None):
            return {"condition": "holopower_at_least", "amount": least}
        case CountCondition(cards=MatchingCards(side="you", on=None) as cards, least=1, most=None) if (
            cards.zone == STAGE
        ):
            return _on_stage(replace(cards.where, kind=()))
        case MatchCondition(card=MatchingCards(zone=("center",), side="you"), zone=(), place=None, where=where):
            return _center_is(where)
        case MatchCondition(card=ThisCard(), zone=("center",), place=None, where=where) if is_any_holomem(where):
            return {"condition": "this_card_is_center"}
        case MatchCondition(card=ThisCard(), zone=("collab",), place=None, where=where) if is_any_holomem(where):
            return {"condition": "this_card_is_collab"}
        case TurnCondition(side="opponent", step=""):
            return {"condition": "opponent_turn"}
    return None


def _on_stage(where: Filter) -> dict[str, Any] | None:
    if where.name and where == Filter(name=where.name):
        return {"condition": "holomem_on_stage", "required_member_name_in": list(where.name)}
    match where:
        case Filter(facts=(OneOf("tag", tags),)) if where == Filter(facts=where.facts):
            return {"condition": "holomem_on_stage", "tag_in": _tags(tags)}
        case Filter(facts=(OneOf("color", colors),)) if where == Filter(facts=where.facts):
            return {"condition": "color_on_stage", "condition_colors": list(colors)}
    return None


def _center_is(where: Filter) -> dict[str, Any] | None:
    match where:
        case Filter(facts=(OneOf("color", colors),)) if where == Filter(facts=where.facts):
            return {"condition": "center_is_color", "condition_colors": list(colors)}
        case Filter(facts=(OneOf("tag", tags),)) if where == Filter(facts=where.facts):
            return {"condition": "center_has_any_tag", "condition_tags": _tags(tags)}
    return None


def die_faces(condition: Condition) -> list[int] | None:
    """The die results in a condition about the roll; None for a condition about something else."""
    match condition:
        case AmountCondition(amount=RollAmount(times=1), least=least, most=most, odd=odd):
            shown = [face for face in range(1, 7) if (least or 1) <= face <= (6 if most is None else most)]
            return [face for face in shown if odd is None or (face % 2 == 1) == odd]
    return None


def performer_conditions(cards: Reference) -> Conditions:
    """The condition that the holomem that uses an art is one of the player's own."""
    match cards:
        case ThisCard():
            return [{"condition": "this_card_is_performing"}]
        case MatchingCards(zone=("center",), side="you", on=None, place=None, where=where) if is_any_holomem(where):
            return [{"condition": "performer_is_center"}]
        case MatchingCards(zone=("collab",), side="you", on=None, place=None, where=where) if is_any_holomem(where):
            return [{"condition": "performer_is_collab"}]
        case MatchingCards(side="you", on=None, place=None) if cards.zone == STAGE:
            where = replace(cards.where, kind=())
            if where == Filter():
                return []
            match where:
                case Filter(facts=(OneOf("color", colors),)) if where == Filter(facts=where.facts):
                    return [{"condition": "performer_is_color", "condition_colors": list(colors)}]
                case Filter(facts=(OneOf("tag", tags),)) if where == Filter(facts=where.facts):
                    return [{"condition": "performer_has_any_tag", "condition_tags": _tags(tags)}]
    raise unsupported_node("of cards", "the arts of such holomem")

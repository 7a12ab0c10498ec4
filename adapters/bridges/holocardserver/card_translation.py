"""Card definitions in the engine's format: dictionaries as in its own card file."""

from __future__ import annotations

from copy import deepcopy

from ...engine_interface import Unsupported
from ...messages import Card
from .ability_translation import ATTACHED, CardDict, add_ability

LEVELS = {"1st": 1, "2nd": 2}

FACTS = {
    "holomem": {"hp", "level", "colors", "tags", "buzz", "baton_pass"},
    "oshi holomem": {"life", "colors"},
    "support": {"subtype", "limited", "tags"},
    "cheer": {"colors"},
}


def engine_definition(key: str, card: Card) -> CardDict:
    """The engine's definition of a card; raises `Unsupported` if the format cannot express it."""
    if card.kind not in FACTS:
        raise Unsupported(f"a card of kind {card.kind!r}", "card", card.kind)
    if card.number:
        raise Unsupported("a catalogue number of a made-up card", "card", "number")
    if unknown := card.facts.keys() - FACTS[card.kind]:
        raise Unsupported(f"the fact {min(unknown)!r} of a {card.kind}", "card", min(unknown))
    made: CardDict = {
        "card_id": key,
        "card_names": [card.name],
        "rarity": "made",
        "colors": list(card.facts.get("colors", ())),
    }
    match card.kind:
        case "holomem":
            _holomem(made, card)
        case "oshi holomem":
            made |= {"card_type": "oshi", "life": card.facts.get("life", 0), "actions": [], "effects": []}
        case "support":
            made |= {"card_type": "support", "sub_type": card.facts.get("subtype", "item"), "effects": []}
            made["tags"] = _tags(card)
            if card.facts.get("limited"):
                made["limited"] = True
            if made["sub_type"] in ATTACHED:
                made |= {"effects": [{"effect_type": "attach_card_to_holomem"}], "attached_effects": []}
        case "cheer":
            made["card_type"] = "cheer"
    for ability in card.abilities:
        add_ability(made, ability)
    return made


def _holomem(made: CardDict, card: Card) -> None:
    level = card.facts.get("level", "Debut")
    if level == "Debut":
        made["card_type"] = "holomem_debut"
    elif level == "Spot":
        made |= {"card_type": "holomem_spot", "bloom_blocked": True}
    elif level in LEVELS:
        made |= {"card_type": "holomem_bloom", "bloom_level": LEVELS[level]}
    else:
        raise Unsupported(f"level {level!r}", "card", "level")
    cost = list(card.facts.get("baton_pass", ()))
    if any(color != "colorless" for color in cost):
        raise Unsupported("a baton pass that costs a colour: the engine counts cheers alone", "card", "baton_pass")
    made |= {
        "hp": card.facts.get("hp", 0),
        "baton_cost": len(cost),
        "tags": _tags(card),
        "arts": [],
    }
    if card.facts.get("buzz"):
        made["buzz"] = True


def _tags(card: Card) -> list[str]:
    return [f"#{tag.removeprefix('#')}" for tag in card.facts.get("tags", ())]


def engine_card_id(name: str, owner: str) -> str:
    """The engine's id of a card."""
    return f"{owner}_{name}"


def name_of_card(ident: str) -> str:
    """The name of the card with that engine id."""
    return ident.partition("_")[2]


def card_instance(made: CardDict, ident: str, owner: str) -> CardDict:
    """A card of that definition in the game, with the engine's state fields; the engine reads the owner from the id."""
    card = deepcopy(made)
    card |= {"owner_id": owner, "game_card_id": engine_card_id(ident, owner)}
    if card["card_type"] != "cheer":
        card |= {
            "played_this_turn": False,
            "bloomed_this_turn": False,
            "attached_cheer": [],
            "attached_support": [],
            "stacked_cards": [],
            "zone_when_downed": "",
            "zone_when_returned_to_hand": "",
            "attached_when_downed": [],
            "damage": 0,
            "resting": False,
            "rest_extra_turn": False,
            "used_art_this_turn": False,
        }
    return card

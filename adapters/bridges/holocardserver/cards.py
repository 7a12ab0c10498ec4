"""Card definitions in the engine's words: a dictionary as its own card file has them."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

from ...abilities import Ability, Automatic, Continuous, Extra, Host, Limit, Played, Special, This, When
from ...engine import Unsupported
from ...messages import Card
from .effects import against, attached, effects

CardDict = dict[str, Any]

ANY = "any"
COLORS = {"white", "green", "red", "blue", "purple", "yellow"}
LEVELS = {"1st": 1, "2nd": 2}
ATTACHED = {"tool", "mascot", "fan"}

FACTS = {
    "holomem": {"hp", "level", "colors", "tags", "buzz", "baton_pass"},
    "oshi holomem": {"life", "colors"},
    "support": {"subtype", "limited", "tags"},
    "cheer": {"colors"},
}


def definition(key: str, card: Card) -> CardDict:
    """The engine's definition of a card; raises `Unsupported` for what its format cannot say."""
    if card.kind not in FACTS:
        raise Unsupported(f"a card of kind {card.kind!r}")
    if card.number:
        raise Unsupported("a catalogue number of a made-up card")
    if unknown := card.facts.keys() - FACTS[card.kind]:
        raise Unsupported(f"the fact {min(unknown)!r} of {card.name}")
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
        _ability(made, ability)
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
        raise Unsupported(f"level {level!r}")
    cost = list(card.facts.get("baton_pass", ()))
    if any(color != "colorless" for color in cost):
        raise Unsupported("a baton pass that costs a colour: the engine counts cheers alone")
    made |= {
        "hp": card.facts.get("hp", 0),
        "baton_cost": len(cost),
        "tags": _tags(card),
        "arts": [],
    }
    if card.facts.get("buzz"):
        made["buzz"] = True


def _tags(card: Card) -> list[str]:
    return [f"#{tag}" for tag in card.facts.get("tags", ())]


def _ability(made: CardDict, ability: Ability) -> None:
    match ability:
        case Special(what="art") if made["card_type"].startswith("holomem"):
            made["arts"].append(_art(ability))
        case Played() if made["card_type"] == "support" and not _is_more_than_done(ability):
            found = effects(ability.then, {"draw", "switch", "return"})
            made["effects"] = [*made["effects"], *found] if made["sub_type"] in ATTACHED else found
        case Special(usable=None, condition=None, valid=None) if made["card_type"] == "oshi":
            made["actions"].append(_skill(ability))
        case Automatic(at=When(event="collab" | "bloom" as event, subject=This())) if _plain(ability):
            made[f"{event}_effects"] = [*made.get(f"{event}_effects", ()), *effects(ability.then)]
        case Extra(what="collab-effect" | "bloom-effect" as keyword, cost=(), condition=None, limit=None) if made[
            "card_type"
        ].startswith("holomem"):
            hook = keyword.replace("-effect", "_effects")
            made[hook] = [*made.get(hook, ()), *effects(ability.then)]
        case Continuous(cards=Host(), condition=None, zone=(), valid=None, keywords=()) if "attached_effects" in made:
            made["attached_effects"] += [attached(change) for change in ability.changes]
        case Extra(what="life-2", then=()):
            made["down_life_cost"] = 2
        case Extra(what="also", names=names, then=()):
            made["card_names"] += names
        case Extra(what="any-number", then=()):
            made["special_deck_limit"] = 50
        case _:
            raise Unsupported(f"{type(ability).__name__.lower()} ability {ability.text or ''}".strip())


def _is_more_than_done(text: Played) -> bool:
    return bool(text.must or text.condition or text.only_on or text.timing or text.limit or text.keywords)


def _plain(ability: Automatic) -> bool:
    at = ability.at
    bare = isinstance(at, When) and not (at.source or at.by or at.frm or at.to or at.cause)
    meaningless = all(keyword.what == "gift" for keyword in ability.keywords)
    more = ability.cost or ability.condition or ability.limit or ability.zone or ability.valid
    return bare and meaningless and not more


def _printed(ability: Special, *known: str) -> dict[str, Any]:
    """What is printed with a special ability. Raises `Unsupported` for what is not among ``known``."""
    values = {each.what: each.value for each in ability.values}
    if unknown := values.keys() - set(known):
        raise Unsupported(f"the {min(unknown)} of {ability.name!r}")
    return values


def _art(art: Special) -> CardDict:
    if art.usable or art.limit or art.valid:
        raise Unsupported(f"an art like {art.name!r}, with a limit or a moment of its own")
    printed = _printed(art, "cost", "damage", "against", "bonus")
    bonus = [against(printed["against"], printed.get("bonus", 0))] if "against" in printed else []
    costs = Counter(ANY if color == "colorless" else color for color in printed.get("cost", ()))
    if unknown := costs.keys() - COLORS - {ANY}:
        raise Unsupported(f"the cost {min(unknown)!r}")
    return {
        "art_id": art.name,
        "costs": [{"color": color, "amount": amount} for color, amount in costs.items()],
        "power": printed.get("damage", 0),
        "art_effects": [{**effect, "timing": "before_art"} for effect in (*effects(art.then), *bonus)],
    }


def _skill(skill: Special) -> CardDict:
    """An oshi skill; spending holo power and counting its use are effects of the activation in this engine."""
    wanted = Limit(per="game" if skill.what == "sp-oshi-skill" else "turn")
    if skill.limit != wanted:
        raise Unsupported("an oshi skill with another limit than its kind has: the engine tells SP by once a game")
    limit = f"once_per_{wanted.per}"
    cost = _printed(skill, "cost").get("cost", 0)
    before = [{"effect_type": "spend_holopower", "amount": cost}] if cost else []
    used = {"effect_type": f"record_used_{limit}_effect", "effect_id": skill.name}
    activation = {
        "effect_type": "oshi_activation",
        "hide_effect_text": True,
        "limit": limit,
        "skill_id": skill.name,
        "pre_effects": [*before, used],
    }
    return {
        "skill_id": skill.name,
        "cost": cost,
        "limit": limit,
        "effects": [activation, *effects(skill.then)],
    }


def instance(made: CardDict, ident: str, owner: str) -> CardDict:
    """A card of that definition in the game, with what the engine keeps of each."""
    card = deepcopy(made)
    card |= {"owner_id": owner, "game_card_id": ident}
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

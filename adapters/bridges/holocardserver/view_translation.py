"""The judge's view: the cards of all zones."""

from __future__ import annotations

from typing import Any

from ...messages import PLAYERS, Player, SeenCard, View
from .card_translation import name_of_card
from .scene_translation import ZONES, redraw_counter

KINDS = {"oshi": "oshi holomem", "support": "support", "cheer": "cheer"}
LEVELS = {"holomem_debut": "Debut", "holomem_spot": "Spot"}


def judge_view(game: Any, step: str) -> View:
    """The judge's view of the whole game."""
    zones: dict[Player, dict[str, tuple[SeenCard, ...]]] = {}
    for name in PLAYERS:
        player = game.get_player(name)
        zones[name] = {
            "oshi": (_seen(player, player.oshi_card, on_stage=True),),
            **{
                zone: tuple(_seen(player, card, on_stage=theirs in {"center", "collab", "backstage"}) for card in cards)
                for zone, theirs in ZONES.items()
                for cards in [getattr(player, theirs)]
            },
        }
    return View(
        viewer="judge",
        turn=game.turn_number,
        turn_player=game.active_player_id if game.turn_number else game.first_turn_player_id or game.active_player_id,
        step=step,
        zones=zones,
        shared={"resolution": tuple(_seen(None, card) for card in game.floating_cards)},
        counters={name: {"life damage": 0, "redraws": _redraws(game.get_player(name))} for name in PLAYERS},
        unused=game.random_gen.unused,
    )


def _redraws(player: Any) -> int:
    number: int = getattr(player, redraw_counter(player))
    return number


def _seen(player: Any, card: dict[str, Any], *, on_stage: bool = False) -> SeenCard:
    """A card in a view. Off the stage, its state fields are left out: there the engine keeps old values without
    meaning.
    """
    return SeenCard(
        id=name_of_card(card["game_card_id"]),
        card=card["card_id"],
        resting=on_stage and card.get("resting", False),
        numbers={"damage": damage} if on_stage and (damage := card.get("damage", 0)) else {},
        under=tuple(_seen(player, each) for each in reversed(card.get("stacked_cards", ()))),
        attached=tuple(
            _seen(player, each) for each in (*card.get("attached_cheer", ()), *card.get("attached_support", ()))
        ),
        facts=_facts(player, card) if on_stage else {},
    )


def _facts(player: Any, card: dict[str, Any]) -> dict[str, Any]:
    kind = card["card_type"]
    found: dict[str, Any] = {
        "kind": KINDS.get(kind, "holomem"),
        "names": sorted(card.get("card_names", ())),
        "colors": sorted(card["colors"]),
    }
    if kind.startswith("holomem"):
        hp = player.get_card_hp(card)
        found |= {
            "level": LEVELS.get(kind) or {1: "1st", 2: "2nd"}[card["bloom_level"]],
            "hp": hp,
            "remaining hp": hp - card["damage"],
            "tags": sorted(card["tags"]),
            "arts": sorted(art["art_id"] for art in card["arts"]),
        }
    return found

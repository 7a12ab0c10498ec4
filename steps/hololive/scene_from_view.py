"""A position like the current one of a game, so that a scenario need not write down a long game.

Effects that last for the turn, and records of used abilities, are lost: play the position to see whether it still shows
the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from ...adapters.messages import PLAYERS, Player, SeenCard, View
from ..action_table import Label
from ..board_notation import BoardItem
from ..scene_recipe import RecipeCell, SceneRecipe
from .cards import ATTACHABLE, LYING, WORDS

_FILLED = re.compile(r"[AB] (?P<level>debut|first) \d+$")
_CHEER = re.compile(r"(?P<color>\w+) cheer$", re.IGNORECASE)
_LIFE = {"red cheer", "Red cheer"}


def recipe_from_view(recipe: SceneRecipe, view: View, label: Label) -> tuple[SceneRecipe, Mapping[str, str]] | None:
    """A position like the judge's view, at the start of its step, and the new ids by the old ones.

    ``label`` gives the name in a scenario of the card of an id.
    """
    if view.step not in WORDS.steps:
        return None
    laying = _Laying(recipe, label)
    laying.reserve_names(view)
    laid = ((player, zone) for zone in WORDS.own_zones if zone != "oshi" for player in PLAYERS)
    try:
        cells = [
            RecipeCell(each, zone, tuple(laying.zone_items(each, zone, view.zones[each].get(zone, ()))))
            for each, zone in laid
        ]
    except UnknownAttachment:
        return None
    sentences = [f"it is the start of {view.turn_player}'s {view.step} step"]
    first: Player = "A" if (view.turn % 2 == 1) == (view.turn_player == "A") else "B"
    if first == "B":
        sentences.append("B goes first")
    if view.turn < 5:
        sentences.append(f"it is turn {view.turn}")
    for player in PLAYERS:
        if damage := view.counters.get(player, {}).get("life damage", 0):
            sentences.append(f"{player} has {damage} life damage")
    found = SceneRecipe(tuple(cells), tuple(laying.texts), tuple(sentences), recipe.dice)
    return found, laying.names


class UnknownAttachment(Exception):
    """A card was attached, of a kind that the recipe does not state."""


class _Laying:
    """A position whose cards are laid again, under labels that the notation can give."""

    def __init__(self, recipe: SceneRecipe, label: Label) -> None:
        self.label = label
        self.printed = {item.name: dict(item.attributes) for cell in recipe.cells for item in cell.items if item.name}
        self.written: dict[str, list[str]] = {}
        for key, text in recipe.texts:
            self.written.setdefault(key, []).append(text)
        self.texts = [(key, text) for key, text in recipe.texts if key.endswith("oshi")]
        self.names: dict[str, str] = {}
        self.fillers: dict[tuple[Player, str], int] = {}
        self.kept: set[str] = set()

    def reserve_names(self, view: View) -> None:
        """Reserve the names of the cards that keep theirs, so that no other card gets them."""
        for zones in view.zones.values():
            for zone, cards in zones.items():
                for card in (each for each in cards if not self.filler_and_color(zone, each)[0]):
                    attached = (each for each in card.attached if not self.is_cheer(each))
                    self.kept |= {self.label(part.id or "") for part in (card, *card.under, *attached)}

    def zone_items(self, player: Player, zone: str, cards: Sequence[SeenCard]) -> Iterator[BoardItem]:
        for (plain, color), group in groupby(cards, key=lambda card: self.filler_and_color(zone, card)):
            if plain:
                run = list(group)
                for card in run:
                    self.record_name(card, self.next_filler_name(player, zone))
                said = color and (color != "red" or zone not in ("life", "cheer deck"))
                attributes: dict[str, tuple[str, ...]] = {"color": (color,)} if said else {}
                yield BoardItem("", attributes, len(run))
            else:
                yield from (self.card_item(card) for card in group)

    def filler_and_color(self, zone: str, card: SeenCard) -> tuple[bool, str]:
        """Whether a card can be one of the nameless cards of a zone, and then the colour of a cheer."""
        if zone in ("center", "collab", "back", "oshi"):
            return False, ""
        cheer = _CHEER.match(card.card or "")
        if cheer:
            return True, cheer["color"].lower()
        if (card.card or "") in self.printed and self.card_kind(card.card or "") == "cheer":
            return True, self.printed[card.card or ""].get("color", ("red",))[0]
        return card.card == "Filler", ""

    def card_kind(self, key: str) -> str:
        if key.endswith(" blue"):
            return "cheer"
        return self.printed.get(key, {}).get("kind", ("holomem",))[0]

    def next_filler_name(self, player: Player, zone: str) -> str:
        kind = "cheer" if zone == "cheer deck" else zone
        number = self.fillers.get((player, zone), 0) + 1
        while f"{player} {kind} {number}" in self.kept:
            number += 1
        self.fillers[player, zone] = number
        return f"{player} {kind} {number}"

    def record_name(self, card: SeenCard, name: str) -> None:
        if card.id:
            self.names[card.id] = name

    def card_item(self, card: SeenCard) -> BoardItem:
        """A card by its own name, with its printed properties and with how it lies."""
        key, name = card.card or "", self.label(card.id or "")
        self.record_name(card, name)
        attributes = self.printed_attributes(key)
        if (damage := card.numbers.get("damage", 0)) > 0:
            attributes["damage"] = (str(damage),)
        if card.resting:
            attributes["resting"] = ()
        if card.under:
            attributes["under"] = tuple(self.part_name(each) for each in card.under)
        cheers = [each for each in card.attached if self.is_cheer(each)]
        if cheers:
            attributes["cheer"] = tuple(self.cheer_colors(name, cheers))
        for each in card.attached:
            if not self.is_cheer(each):
                kind = self.card_kind(each.card or "")
                kind = kind if kind in ATTACHABLE else self.attached_kind(each.card or "")
                if not kind:
                    raise UnknownAttachment(each.id)
                attributes[kind] = (*attributes.get(kind, ()), self.part_name(each))
        self.copy_texts(key, name)
        return BoardItem(name, attributes)

    def printed_attributes(self, key: str) -> dict[str, tuple[str, ...]]:
        """The printed properties of a card."""
        lying = LYING | {"copies", "number"}
        found = {name: values for name, values in self.printed.get(key, {}).items() if name not in lying}
        if (filled := _FILLED.match(key)) and filled["level"] == "first":
            found["level"] = ("1st",)
        if key == "Filler":
            found |= {"level": ("1st",), "color": ("colorless",), "name": ("Filler",)}
        if (kind := self.attached_kind(key)) and "kind" not in found:
            found["kind"] = (kind,)
        return found

    def attached_kind(self, key: str) -> str:
        """The kind of a card that was attached in the recipe."""
        for attributes in self.printed.values():
            for kind in ATTACHABLE:
                if key in attributes.get(kind, ()):
                    return kind
        return ""

    def part_name(self, card: SeenCard) -> str:
        """The name of a card that lies under another or is attached to it."""
        name = self.label(card.id or "")
        self.record_name(card, name)
        self.copy_texts(card.card or "", name)
        return name

    def is_cheer(self, card: SeenCard) -> bool:
        return bool(_CHEER.match(card.card or "")) or self.card_kind(card.card or "") == "cheer"

    def cheer_colors(self, holder: str, cheers: Sequence[SeenCard]) -> Iterator[str]:
        counts: dict[str, int] = {}
        for card in cheers:
            match = _CHEER.match(card.card or "")
            color = match["color"].lower() if match else self.printed.get(card.card or "", {}).get("color", ("red",))[0]
            counts[color] = counts.get(color, 0) + 1
            self.record_name(card, f"{holder}'s {color} cheer" + (f"#{counts[color]}" if counts[color] > 1 else ""))
            yield color

    def copy_texts(self, key: str, name: str) -> None:
        """Give the card the texts of its kind."""
        self.texts += [(name, text) for text in self.written.get(key, ())]

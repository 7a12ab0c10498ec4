"""Scenes of hololive for ``saitei fuzz``, and the words for what happens in them.

What it invents is meant to be busy, not sensible: short lives, many abilities, cards that bloom onto each other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from ...adapters.messages import PLAYERS, Player, View
from ..board import Item
from ..recipe import Cell, Recipe
from . import invented
from .cards import WORDS
from .newgame import PARTS
from .relaying import label, relaid
from .sentences import claims, said

__all__ = ["OPENED", "UNORDERED", "claims", "label", "recipe", "relaid", "said", "secret"]

UNORDERED = WORDS.unordered
OPENED = ("the decks are accepted", "the decks are refused", "the game goes on")
SECRET = ("hand", "deck", "cheer deck", "life", "holo power")
"""Zones whose cards the opponent does not see; but for the hand, their player neither."""

NAMES: dict[Player, tuple[str, ...]] = {
    "A": ("Sora", "Miko", "Suisei", "Roboco", "AZKi", "Fubuki"),
    "B": ("Aqua", "Shion", "Ayame", "Choco", "Subaru", "Korone"),
}
SUPPORTS: dict[Player, tuple[str, ...]] = {"A": ("Cake", "Letter", "Tea"), "B": ("Ball", "Drum", "Map")}
ATTACHABLE: dict[Player, dict[str, str]] = {
    "A": {"tool": "Mic", "mascot": "Pet", "fan": "Fans"},
    "B": {"tool": "Lamp", "mascot": "Cat", "fan": "Crew"},
}
COLORS = invented.COLORS
DICE = 24
STEPS = ("main", "main", "main", "main", "performance", "performance", "reset", "end")
TOO_MANY = 0.02
"""How many cards stand once too often in a deck."""

GAMES = 0.12
"""How many of the scenes are games from their beginning."""


def recipe(rng: random.Random) -> Recipe:
    """Invent a scene: mostly a position, now and then two decks."""
    if rng.random() < GAMES:
        return _Decks(rng).recipe()
    return _Position(rng).recipe()


def secret(view: View) -> Iterator[tuple[str, str]]:
    """The hidden cards that a player's own view shows, at a play timing, when nothing is being shown."""
    for player in PLAYERS:
        for zone in SECRET:
            if zone == "hand" and player == view.viewer:
                continue
            for card in view.zones.get(player, {}).get(zone, ()):
                if (card.id or card.card or card.facts) and not card.hidden:
                    yield f"{player}'s {zone}", str(card.id or card.card)


class _Position:
    """A position in the making."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cells: list[Cell] = []
        self.texts: list[tuple[str, str]] = []
        self.attached: set[str] = set()

    def recipe(self) -> Recipe:
        rng = self.rng
        for player in PLAYERS:
            self.side(player)
        sentences = []
        turn_player, step = rng.choice(PLAYERS), rng.choice(STEPS)
        if (turn_player, step) != ("A", "main"):
            sentences.append(f"it is the start of {turn_player}'s {step} step")
        if rng.random() < 0.06:
            sentences.append("B goes first")
        if rng.random() < 0.06:
            sentences.append(f"it is {turn_player}'s first turn")
        if rng.random() < 0.05:
            sentences.append(f"{rng.choice(PLAYERS)} has 1 life damage")
        dice = tuple(rng.randint(1, 6) for _ in range(DICE))
        return Recipe(tuple(self.cells), tuple(self.texts), tuple(sentences), dice)

    def side(self, player: Player) -> None:
        rng = self.rng
        names = rng.sample(NAMES[player], 5)
        count = rng.choice((0, 1, 2, 2, 3, 4))
        on_stage = names[: 1 + count]
        self.lay(player, "center", self.holomem(player, on_stage[0]))
        back = on_stage[1:]
        if back and rng.random() < 0.4:
            self.lay(player, "collab", self.holomem(player, back.pop()))
        if back:
            self.lay(player, "back", *(self.holomem(player, name) for name in back))
        self.hand(player, names, on_stage)
        self.piles(player, names)
        if rng.random() < 0.7:
            for name in rng.sample(invented.SKILLS, rng.choice((1, 1, 2))):
                self.texts.append((f"{player}'s oshi", invented.skill(rng, name)))

    def lay(self, player: Player, zone: str, *items: Item) -> None:
        self.cells.append(Cell(player, zone, items))

    def holomem(self, player: Player, name: str) -> Item:
        """One on the stage: sometimes bloomed, damaged, resting, with cheers and cards attached."""
        rng = self.rng
        label, attributes = name, self.printed()
        if rng.random() < 0.3:
            label = f"{name}-1st"
            attributes["under"] = (name,)
        hp = int(attributes["hp"][0])
        if rng.random() < 0.5:
            attributes["damage"] = (str(rng.randrange(10, max(20, hp), 10)),)
        if rng.random() < 0.15:
            attributes["resting"] = ()
        if cheers := rng.choice((0, 0, 1, 1, 2, 3)):
            attributes["cheer"] = tuple(rng.choice(COLORS) for _ in range(cheers))
        for subtype, card in ATTACHABLE[player].items():
            if card not in self.attached and rng.random() < 0.12:
                self.attached.add(card)
                attributes[subtype] = (card,)
                self.texts.append((card, invented.attached(rng)))
        if rng.random() < 0.1:
            attributes["arrived"] = ("now",)
        self.write(label)
        return Item(label, attributes)

    def printed(self) -> dict[str, tuple[str, ...]]:
        rng = self.rng
        attributes: dict[str, tuple[str, ...]] = {"hp": (str(rng.choice((30, 50, 50, 70, 100))),)}
        color = rng.choice((("red",), ("red",), ("blue",), ("blue",), ("red", "blue"), ("colorless",)))
        if color != ("red",):
            attributes["color"] = color
        if rng.random() < 0.1:
            attributes["tag"] = ("#song",)
        if rng.random() < 0.08:
            attributes["buzz"] = ()
        if rng.random() < 0.15:
            attributes["baton"] = rng.choice((("none",), ("red",), ("colorless", "colorless")))
        return attributes

    def write(self, label: str) -> None:
        """Give a holomem its texts."""
        rng = self.rng
        for _ in range(rng.choice((0, 1, 1, 1, 2))):
            self.texts.append((label, invented.holomem(rng)))
        for name in rng.sample(invented.ARTS, rng.choice((0, 1, 1, 2))):
            self.texts.append((label, invented.art(rng, name)))

    def hand(self, player: Player, names: list[str], on_stage: list[str]) -> None:
        rng, items = self.rng, list[Item]()
        standing = {item.name for cell in self.cells for item in cell.items}
        for name in on_stage:
            level = rng.choice(("1st", "2nd", ""))
            if level and (made := f"{name}-{level}") not in standing:
                items.append(Item(made, self.printed()))
                self.write(made)
        for name in names[len(on_stage) :]:
            if rng.random() < 0.5:
                items.append(Item(name, {**self.printed(), **({"level": ("Spot",)} if rng.random() < 0.2 else {})}))
                self.write(name)
        for name in SUPPORTS[player]:
            if rng.random() < 0.6:
                limited: dict[str, tuple[str, ...]] = {"limited": ()} if rng.random() < 0.2 else {}
                items.append(Item(name, {"kind": (rng.choice(("item", "event", "staff")),), **limited}))
                self.texts.append((name, invented.support(rng)))
        for subtype, name in ATTACHABLE[player].items():
            if name not in self.attached and rng.random() < 0.2:
                self.attached.add(name)
                items.append(Item(name, {"kind": (subtype,)}))
                self.texts.append((name, invented.attached(rng)))
        rng.shuffle(items)
        items = items[: rng.choice((0, 2, 4, 6, 8))]
        laid = [*items, *(item for cell in self.cells for item in cell.items)]
        held = {item.name for item in laid} | {
            name for item in laid for values in item.attributes.values() for name in values
        }
        self.texts = [text for text in self.texts if text[0] in held or text[0].endswith("oshi")]
        if count := rng.choice((0, 0, 1, 2)):
            items.append(Item("", count=count))
        if items:
            self.lay(player, "hand", *items)

    def piles(self, player: Player, names: list[str]) -> None:
        rng = self.rng
        held = {item.name for cell in self.cells for item in cell.items}
        unders = {name for cell in self.cells for item in cell.items for name in item.attributes.get("under", ())}
        free = [
            made
            for name in names
            for made in (name, f"{name}-1st", f"{name}-2nd")
            if made not in held and made not in unders
        ]
        rng.shuffle(free)
        deck, archive = free[: rng.randint(0, 5)], free[5 : 5 + rng.randint(0, 3)]
        size = rng.choice((0, 1, 6, 6, 10, 14))
        items = [Item(name) for name in deck] + ([Item("", count=size)] if size else [])
        self.lay(player, "deck", *items)
        if archive or rng.random() < 0.3:
            cheers = [Item("", {"color": (color,)}, count=1) for color in COLORS if rng.random() < 0.5]
            self.lay(player, "archive", *(Item(name) for name in archive), *cheers)
        if rng.random() < 0.6:
            self.lay(player, "holo power", Item("", count=rng.randint(1, 3)))
        if rng.random() < 0.7:
            self.lay(player, "life", Item("", count=rng.randint(1, 4)))
        if rng.random() < 0.3:
            self.lay(player, "cheer deck", *([Item("", count=few)] if (few := rng.randint(0, 3)) else []))


class _Decks:
    """Two decks in the making, legal or a little beside it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cells: list[Cell] = []
        self.texts: list[tuple[str, str]] = []
        self.sentences: list[str] = []

    def recipe(self) -> Recipe:
        rng = self.rng
        for player in PLAYERS:
            self.side(player)
        if rng.random() < 0.5:
            self.sentences.append("B is picked at random")
        return Recipe(
            tuple(self.cells),
            tuple(self.texts),
            tuple(self.sentences),
            tuple(rng.randint(1, 6) for _ in range(DICE)),
            opening=("a new game",),
            on_board=False,
        )

    def side(self, player: Player) -> None:
        rng, items = self.rng, list[Item]()
        few = rng.random() < 0.3
        for name in rng.sample(NAMES[player], rng.randint(2, 5)):
            position = _Position(rng)
            for made, most in ((name, 1 if few else 4), (f"{name}-1st", 4)):
                copies = 5 if rng.random() < TOO_MANY else rng.randint(1, most)
                items.append(Item(made, {**position.printed(), "copies": (str(copies),)}))
                position.write(made)
            self.texts += position.texts
        for name in SUPPORTS[player]:
            items.append(Item(name, {"kind": ("item",), "copies": (str(rng.randint(1, 4)),)}))
            self.texts.append((name, invented.support(rng)))
        if few:
            items += [
                Item(f"{player} {word}-1st", {"copies": ("4",)})
                for word in ("one", "two", "three", "four", "five", "six")
            ]
        while sum(int(item.attributes["copies"][0]) for item in items) > PARTS["deck"]:
            items.pop(rng.randrange(len(items)))
        held = {item.name for item in items}
        self.texts = [text for text in self.texts if text[0] in held or text[0] not in _cards_of(player)]
        self.cells.append(Cell(player, "deck", tuple(items)))
        if rng.random() < 0.3:
            cheers = Item(f"{player} blue", {"color": ("blue",), "copies": (str(rng.randint(3, 20)),)})
            self.cells.append(Cell(player, "cheer deck", (cheers,)))
        if rng.random() < 0.05:
            self.sentences.append(f"{player}'s deck has {rng.choice((49, 51))} cards")


def _cards_of(player: Player) -> set[str]:
    names = {made for name in NAMES[player] for made in (name, f"{name}-1st", f"{name}-2nd")}
    return names | set(SUPPORTS[player])

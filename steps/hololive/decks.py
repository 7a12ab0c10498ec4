"""A pair of decks for play at random: invented cards that between them have abilities of every kind.

For fuzzing, invariants and benchmarks. Scenarios never use them.
"""

from __future__ import annotations

from ...adapters.card_text_tree import Ability, PlayAbility
from ...adapters.messages import Card, Decks, Script
from .cards import COLORS as EVERY_COLOR
from .cardtext import is_art, parse

COLORS = tuple(color for color in EVERY_COLOR if color != "colorless")
OSHI = """
Oshi skill "Idol", 1 holo power, once per turn: draw 1 card.
SP oshi skill "Finale", 2 holo power, once per game: deal 30 damage to 1 of your opponent's holomem.
Oshi skill "Guard", 1 holo power, once per turn, usable when 1 of your holomem would take damage: it takes 20 less.
"""

HOLOMEM: dict[str, tuple[str, str]] = {
    # name: (Debut text, 1st text)
    "Sora": ("When this holomem collabs, draw 1 card.", "Bloom effect: heal 20 HP from this holomem."),
    "Miko": (
        "When this holomem would take damage, it takes 10 less instead.",
        "When this holomem is downed, draw 1 card.",
    ),
    "Suisei": (
        "While this holomem is in the center position, your other holomem get arts +10.",
        "When a holomem collabs, you may archive 1 card from your hand: draw 2 cards.",
    ),
    "Roboco": (
        "Activated, once per turn: archive 1 cheer attached to this holomem: deal 20 damage to 1 of your "
        "opponent's holomem.",
        "Your red holomem get HP +20.",
    ),
    "AZKi": (
        "At the end of the turn, heal 10 HP from this holomem.",
        "When this holomem downs a holomem, send the top card of your cheer deck to this holomem.",
    ),
}
SUPPORTS: dict[str, tuple[str, str]] = {
    "Cake": ("item", "Draw 2 cards."),
    "Letter": ("event", "Choose 1 of your holomem. Heal 30 HP from it."),
    "Manager": ("staff", "Archive 1 card from your hand or this cannot be used. Draw 2 cards."),
    "Mic": ("tool", "The holomem this card is attached to gets arts +10."),
    "Pet": ("mascot", "The holomem this card is attached to gets HP +20."),
    "Fans": ("fan", "When the holomem this card is attached to collabs, draw 1 card."),
}


def card_definitions() -> dict[str, Card]:
    """The definitions, by key."""
    found = {
        "Oshi": Card(
            name="Oshi", kind="oshi holomem", facts={"life": 5, "colors": ["red"]},
            abilities=parse(OSHI.strip(), card_kind="oshi holomem"),
        )
    }  # fmt: skip
    for color in ("red", "blue"):
        found[f"{color} cheer"] = Card(name=f"{color} cheer", kind="cheer", facts={"colors": [color]})
    for at, (name, (debut, first)) in enumerate(HOLOMEM.items()):
        color = ("red", "blue")[at % 2]
        art = f'Art "Sing", {"no cheers" if at % 2 else color}, {20 + 10 * at}.'
        facts = {"level": "Debut", "hp": 70 + 10 * at, "colors": [color], "baton_pass": ["colorless"]}
        found[name] = Card(
            name=name, kind="holomem", facts=facts, abilities=parse(f"{debut}\n{art}", card_kind="holomem")
        )
        art = f'Art "Shout", {color} colorless, {50 + 10 * at}, +30 against blue.'
        facts = {**facts, "level": "1st", "hp": 120 + 10 * at}
        found[f"{name}-1st"] = Card(
            name=name, kind="holomem", facts=facts, abilities=parse(f"{first}\n{art}", card_kind="holomem")
        )
    for name, (subtype, text) in SUPPORTS.items():
        facts = {"subtype": subtype, "limited": name == "Manager"}
        found[name] = Card(name=name, kind="support", facts=facts, abilities=parse(text, card_kind="support"))
    found["Usada"] = Card(name="Usada", kind="holomem", facts={"level": "Spot", "hp": 60, "colors": []})
    return found


def player_deck() -> dict[str, tuple[str, ...]]:
    """One player's decks, as keys of :func:`card_definitions` by zone: 50 cards, 20 cheers and an oshi holomem."""
    holomem = tuple(name for name in HOLOMEM for _ in range(4))
    blooms = tuple(f"{name}-1st" for name in HOLOMEM for _ in range(3))
    supports = tuple(name for name in SUPPORTS for _ in range(2))
    main = holomem + blooms + supports + ("Usada",) * 3
    return {"oshi": ("Oshi",), "deck": main, "cheer deck": ("red cheer", "blue cheer") * 10}


def random_decks(seed: int) -> Decks:
    """A whole game between two such decks; the seed decides all that is random in it."""
    return Decks(cards=card_definitions(), decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))


def vanilla_decks(seed: int) -> Decks:
    """The same game without abilities: holomem with arts, and supports that draw and heal."""
    plain = {
        key: Card(name=card.name, kind=card.kind, facts=card.facts, abilities=action_abilities(card))
        for key, card in card_definitions().items()
    }
    return Decks(cards=plain, decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))


def action_abilities(card: Card) -> tuple[Ability, ...]:
    """The abilities of a card that can only be played as an action."""
    return tuple(each for each in card.abilities if isinstance(each, PlayAbility) or is_art(each))

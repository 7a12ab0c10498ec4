"""A pair of decks for play at random: invented cards with every form of text.

For tests of invariants. Scenarios never use them.
"""

from __future__ import annotations

from typing import Any

from ...adapters.messages import Card, Decks, Script
from .cards import ARTS, ASSIST, LRIG, MARKS, PIECE, RESONA, SIGNI, SPELL
from .cardtext import parse

LRIGS = {
    # the card: kind, level, limit, type, text
    "Lumi": (LRIG, 0, 0, "Luna", ""),
    "Lumi-1": (LRIG, 1, 3, "Luna", "Action (exceed 1): Draw 1 card."),
    "Lumi-2": (LRIG, 2, 5, "Luna", "When your SIGNI attacks, gain 1 coin. / Your limit is +1."),
    "Lumi-3": (LRIG, 3, 8,
        "Luna", "Double Crush. / Attack phase Action (pay 1 coin): Target 1 opposing SIGNI."
        " Freeze it."),
    "Mira": (LRIG, 0, 0, "Sola", ""),
    "Mira-1": (ASSIST, 1, 1, "Sola", "Enter: Gain 1 SIGNI Barrier."),
    "Nova": (LRIG, 0, 0, "Stella", ""),
    "Nova-1": (ASSIST, 1, 1, "Stella",
        'Team "Dawn": Enter: Gain 1 LRIG Barrier.'
        ' / Grow only if you have 1 or more cards in hand.'),
}  # fmt: skip
SIGNI_CARDS = {
    # the card: level, power, colour, class, text
    "Ember": (1, 3000, "red", "Cook", "Lancer. / Life Burst: Draw 1 card."),
    "Frost": (1, 2000, "blue", "Statue:Demon", "Enter: Target 1 opposing SIGNI. Freeze it. / Guard."),
    "Thorn": (1, 3000, "green", "Cook", "Life Burst: Ener Charge 1. / Multi Ener."),
    "Gale": (2, 5000,
        "white", "Statue:Demon", "Assassin. / Enter (pay white): Target 1 opposing SIGNI."
        " Return it to hand."),
    "Dusk": (2, 6000,
        "black", "Cook", "S-Lancer. / Life Burst: Target 1 opposing SIGNI."
        " This turn, it has power -3000."),
    "Dawn": (1, 1000,
        "white", "Cook", "Shadow (spell)."
        " / Action (discard 1 card): Target up to 1 SIGNI in your trash. Return it to hand."),
    "Quartz": (2, 4000,
        "red", "Cook", "Rise: on 1 of your level 1 SIGNI."
        " / While it is your turn, your other SIGNI have power +2000."),
    "Willow": (1, 2000,
        "green", "Cook", "When this SIGNI would be banished, put it into the trash instead."
        " / Harmony white."),
    "Coral": (1, 3000,
        "blue", "Cook", "Enter: Attach 1 <Cook> SIGNI from your hand to this SIGNI as an "
        "Acce. / Guard."),
    "Flint": (3, 8000, "black", "Cook", "Once per turn, when this SIGNI banishes a SIGNI in battle, up this SIGNI."),
}  # fmt: skip
SPELLS = {
    # the card: colour, cost, text
    "Spark": ("red", ("red",), "Target 1 opposing SIGNI with power 5000 or less. Banish it."),
    "Mist": ("blue", ("blue", "colorless"), "Choose 1 of: [Draw 2 cards.] [Put a Virus into 1 opposing SIGNI zone.]"),
    "Tide": ("white", ("white",), "Search your deck for 1 white SIGNI and put it onto the field."),
    "Hymn": ("green", (),
        "Put the top 3 cards of your deck into the trash."
        " After that, target 1 SIGNI in your trash. Return it to hand."),
}  # fmt: skip
OTHERS = {
    # the card: kind, cost, timing, text
    "Flare": (ARTS, ("colorless",), ("main", "attack"), "Bet 1. / Draw 1 card. If you have bet, draw 1 card."),
    "Aegis": (ARTS, ("colorless",), ("attack",), "Target up to 2 opposing SIGNI. Down them."),
    "Comet": (ARTS, (), ("cut-in",), "Target 1 of your SIGNI. This turn, it has Shadow."),
    "Titan": (RESONA, (), ("main",), "Appear: put 1 of your SIGNI into the trash. / This SIGNI has power +1000."),
    "Concord": (PIECE, ("colorless",), ("main",), "Each player targets 1 of their SIGNI and puts it into the trash."),
    "Overture": (PIECE, (), ("main", "attack"), "Dream Team level 1: Crush 1 of your opponent's Life Cloth."),
}  # fmt: skip
COPIES = 3


def card_definitions() -> dict[str, Card]:
    """The definitions, by key."""
    found: dict[str, Card] = {}
    for name, (kind, level, limit, type_, text) in LRIGS.items():
        facts = {"level": level, "limit": limit, "types": [type_], "team": "Dawn", "student": ""}
        own = {"coins": 1} if kind == LRIG else {"timing": ["main", "attack"]}
        found[name] = _card(name, kind, text, "white", grow=["white"] * level, **facts, **own)
    for name, (level, power, color, class_, text) in SIGNI_CARDS.items():
        found[name] = _card(
            name, SIGNI, text, color, level=level, power=power, classes=[class_], limiting=[], student=""
        )
    for name, (color, cost, text) in SPELLS.items():
        found[name] = _card(name, SPELL, text, color, cost=list(cost), limiting=[])
    for name, (kind, cost, timing, text) in OTHERS.items():
        of_kind: dict[str, Any] = {"timing": list(timing)}
        if kind == RESONA:
            of_kind |= {"level": 2, "power": 7000, "classes": [], "limiting": [], "student": ""}
        else:
            of_kind |= {"cost": list(cost)} | ({"limiting": []} if kind == ARTS else {})
        found[name] = _card(name, kind, text, "white", **of_kind)
    return found


def _card(name: str, kind: str, text: str, color: str, **facts: Any) -> Card:
    facts = {"colors": [color], "marks": list(MARKS), "craft": False, **facts}
    return Card(name=name, kind=kind, facts=facts, abilities=parse(text, card_kind=kind) if text else ())


def player_deck() -> dict[str, tuple[str, ...]]:
    """One player's decks, as keys of :func:`card_definitions`."""
    main = [name for name in (*SIGNI_CARDS, *SPELLS) for _ in range(COPIES)]
    return {"deck": tuple(main[:40]), "lrig deck": (*LRIGS, *list(OTHERS)[2:])}


def random_decks(seed: int) -> Decks:
    """A whole game between two such decks; the seed decides all that is random in it."""
    return Decks(cards=card_definitions(), decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))

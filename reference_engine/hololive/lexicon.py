"""The lexicon of hololive's card texts: events, zones where abilities work, and actions that effects forbid."""

from __future__ import annotations

from ...adapters.protocol_vocabulary import load_vocabulary
from ..kernel.lexicon import EventWord, Lexicon

OWN_ZONES = load_vocabulary("hololive").own_zones
STAGE = ("center", "collab", "back")

WORDS = Lexicon(
    happenings={
        "collab": EventWord("move", ("collab",)),
        "bloom": EventWord("stack"),
        "damage": EventWord("damage"),
        "deal-damage": EventWord("damage"),
        "take-damage": EventWord("damage"),
        "heal": EventWord("heal"),
        "down": EventWord("down"),
        "move": EventWord("move"),
        "archive": EventWord("move", to=("archive",)),
        "draw": EventWord("move", ("draw",)),
        "send": EventWord("attach", ("send",)),
        "attach": EventWord("attach"),
        "rest": EventWord("rest"),
        "ready": EventWord("ready"),
        "roll": EventWord("roll"),
        "shuffle": EventWord("shuffle"),
        "reveal": EventWord("reveal"),
        "life-damage": EventWord("life-damage"),
        "switch": EventWord("switch"),
        "baton-pass": EventWord("switch", ("baton-pass",)),
        "use-art": EventWord("use", ("art",)),
        "use-support": EventWord("use", ("support",)),
        "use-skill": EventWord("use", ("skill",)),
        "use-ability": EventWord("use", ("ability",)),
    },
    working=("oshi", *STAGE),  # 10.3.4
    units=STAGE,
    phases={"damage": ("deal-damage", "take-damage")},  # 10.11.2.4
    counted=("damage", "heal", "life-damage"),
    forbidden={
        "move": ("move",), "rest": ("rest",), "ready": ("ready",), "stack": ("bloom",), "attach": ("attach",),
        "heal": ("heal", "hp"), "damage": ("damage", "hp"), "set-hp": ("hp",),
    },
    prevents=("damage",),
    below=("stack", "attach"),
    within=("move",),
    facts=("name", "color", "tag", "level", "hp"),
)  # fmt: skip

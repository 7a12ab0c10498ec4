"""The words of hololive's card texts: what can happen, where abilities work, what effects forbid."""

from __future__ import annotations

from ...adapters.words import words
from ..kernel.lexicon import Happening, Lexicon

OWN_ZONES = words("hololive").own_zones
STAGE = ("center", "collab", "back")

WORDS = Lexicon(
    happenings={
        "collab": Happening("move", ("collab",)),
        "bloom": Happening("stack"),
        "damage": Happening("damage"),
        "deal-damage": Happening("damage"),
        "take-damage": Happening("damage"),
        "heal": Happening("heal"),
        "down": Happening("down"),
        "move": Happening("move"),
        "archive": Happening("move", to=("archive",)),
        "draw": Happening("move", ("draw",)),
        "send": Happening("attach", ("send",)),
        "attach": Happening("attach"),
        "rest": Happening("rest"),
        "ready": Happening("ready"),
        "roll": Happening("roll"),
        "shuffle": Happening("shuffle"),
        "reveal": Happening("reveal"),
        "life-damage": Happening("life-damage"),
        "switch": Happening("switch"),
        "baton-pass": Happening("switch", ("baton-pass",)),
        "use-art": Happening("use", ("art",)),
        "use-support": Happening("use", ("support",)),
        "use-skill": Happening("use", ("skill",)),
        "use-ability": Happening("use", ("ability",)),
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

"""The words of hololive."""

from ..words import Ask, Event, Kind, Number, Option, Words, Zone

ATTACHABLE = ("tool", "mascot", "fan")

WORDS = Words(
    zones=(
        Zone("oshi"),
        Zone("center", stands=True),
        Zone("collab", stands=True),
        Zone("back", stands=True, ordered=False),
        Zone("hand", ordered=False),
        Zone("deck"),
        Zone("cheer deck"),
        Zone("archive", ordered=False),
        Zone("holo power"),
        Zone("life"),
        Zone("resolution", shared=True),
    ),
    steps=("reset", "hand", "cheer", "main", "performance", "end"),
    setup="setup",
    decks=("oshi", "deck", "cheer deck"),
    kinds=(
        Kind("holomem", ("hp", "level", "colors", "tags", "buzz", "baton_pass")),
        Kind("oshi holomem", ("life", "colors")),
        Kind("support", ("subtype", "limited", "tags")),
        Kind("cheer", ("colors",)),
    ),
    flags=("resting", "face_down"),
    numbers=(Number("damage"), Number("arrived", shown=False), Number("bloomed", shown=False)),
    stacks=True,
    attached=("cheer", *ATTACHABLE),
    counters=("life damage", "redraws"),
    facts=(
        "kind", "names", "colors", "level", "hp", "remaining hp", "tags", "arts", "arts bonus", "abilities",
    ),
    causes=(
        "draw", "archive", "collab", "collab-power", "place", "play", "bloom", "send", "switch", "baton-pass", "setup",
        "redraw", "rule", "effect", "down", "art", "support", "skill", "ability",
    ),
    options=(
        Option("place", {"card": "card"}),
        Option("bloom", {"holomem": "card", "with": "card"}),
        Option("collab", {"holomem": "card"}),
        Option("skill", {"ability": "ability"}, plays=True),
        Option("support", {"card": "card"}, plays=True),
        Option("baton-pass", {"holomem": "card"}),
        Option("art", {"holomem": "card", "ability": "ability"}, plays=True),
    ),
    asks=(Ask("downed", 'which of the "when downed" abilities is done first'),),
    events=(
        Event("downed", ("card",), "its down is processed"),
        Event("marked-down", ("card",), "an effect put it into the downed state"),
        Event("life-damage", ("player", "amount"), "so much life damage was dealt", counter="life damage"),
        Event("life-damage-taken", ("player",), "one life damage has been processed", counter="life damage"),
    ),
    texts={
        "filter kind": ("holomem", "oshi holomem", "support", "cheer"),
        "filter subtype": ("item", "event", "staff", *ATTACHABLE),
        "filter color": ("white", "green", "red", "blue", "purple", "yellow", "colorless"),
        "filter level": ("Debut", "1st", "2nd", "Spot"),
        "fact name": ("hp", "printed hp", "damage", "life"),
        "number what": ("hp", "arts", "baton pass"),
        "info what": ("name", "color", "tag", "level"),
        "forbid what": (
            "bloom", "collab", "baton-pass", "art", "ready", "rest", "move", "heal", "damage", "attach",
        ),
        "keyword what": ("gift",),
        "limit per": ("turn", "game"),
        "extra what": (
            "any-number", "life-2", "also", "no-bloom", "collab-effect", "bloom-effect", "ability-addition",
            "ability-change",
        ),
    },
)  # fmt: skip

"""The words of Di Gi Charat."""

from ..words import Kind, Option, Words, Zone

PERSONS = ("Dejiko", "Puchiko", "Usada", "Gema", "Kappa")
COLORS = ("blue", "white", "red", "green", "yellow", "black", "pink", "purple", "orange")

WORDS = Words(
    zones=(
        Zone("field", ordered=False, stands=True),
        Zone("event", ordered=False),
        Zone("coming", ordered=False),
        Zone("hand", ordered=False),
        Zone("deck"),
        Zone("discard pile", ordered=False),
    ),
    steps=("start", "main"),
    decks=("deck",),
    kinds=(
        Kind("character", ("person", "color", "power", "guard", "needs")),
        Kind("event", ("needs",)),
    ),
    flags=("resting",),
    facts=("names", "person", "color", "power", "guard", "abilities", "attacking", "attacked", "state"),
    causes=("start", "draw", "bring-out", "set", "discard", "damage", "effect", "used", "failed"),
    options=(
        Option("character", {"card": "card"}),
        Option("set", {"card": "card"}),
        Option("event", {"card": "card"}, plays=True),
        Option("discard", {"card": "card"}),
        Option("attack", {"character": "card", "target": "card"}),
        Option("direct-attack", {"character": "card"}),
        Option("cover", {"card": "card"}),
        Option("take-attack"),
    ),
    texts={
        "filter kind": ("character", "event"),
        "filter person": PERSONS,
        "filter color": COLORS,
        "filter state": ("attacking", "attacked"),
        "step name edge": ("turn ends",),
        "number what": ("power", "guard"),
        "gain until": ("turn", "always"),
        "extra what": ("cover", "pierce"),
    },
)

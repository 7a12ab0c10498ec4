"""The words of Di Gi Charat."""

from ..words import Kind, Option, Words, Zone

PERSONS = ("Dejiko", "Puchiko", "Usada", "Gema", "Kappa")
COLORS = ("blue", "white", "red", "green", "yellow", "black", "pink", "purple", "orange")

WORDS = Words(
    zones=(
        Zone("field", ordered=False, stands=True, kinds=("character",)),
        Zone("event", ordered=False, holds=1, kinds=("event",), named=True),
        Zone("coming", ordered=False, holds=0),
        Zone("hand", ordered=False),
        Zone("deck", fill=("deck", 20)),
        Zone("discard pile", ordered=False),
    ),
    steps=("start", "main"),
    decks=("deck",),
    kinds=(
        Kind("character", ("person", "color", "power", "guard", "needs")),
        Kind("event", ("needs",)),
    ),
    flags=("resting",),
    where={"resting": ("field",)},
    facts=("names", "person", "color", "power", "guard", "abilities", "attacking", "attacked", "state"),
    drawn=("power", "guard", "state", "attacking", "attacked"),
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
    nodes={
        "of": {"cards": "zone side where", "choose": "among most", "it": ""},
        "do": {
            "move": "cards to",
            "rest": "cards",
            "ready": "cards",
            "draw": "count",
            "damage": "amount to",
            "gain": "cards changes until",
            "delay": "at then",
            "act hit": "amount side",
            "act reflect": "",
            "act strike": "",
            "act boost": "amount",
        },
        "at": {"step": "name edge"},
        "make": {"number": "what add"},
        "ability": {"played": "then", "extra": "what"},
        "": {"filter": "kind facts state", "one-of person": "values", "one-of color": "values"},
    },
    texts={
        "filter: kind": ("character", "event"),
        "one-of person: values": PERSONS,
        "one-of color: values": COLORS,
        "filter: state": ("asleep", "awake", "attacking", "attacked"),
        "at step: name edge": ("turn ends",),
        "make number: what": ("power", "guard"),
        "do gain: until": ("turn", "always"),
        "ability extra: what": ("cover", "pierce"),
    },
)

"""The words of Di Gi Charat."""

from ..game_vocabulary import CardType, GameVocabulary, OptionType, ZoneType

PERSONS = ("Dejiko", "Puchiko", "Usada", "Gema", "Kappa")
COLORS = ("blue", "white", "red", "green", "yellow", "black", "pink", "purple", "orange")

WORDS = GameVocabulary(
    zones=(
        ZoneType("field", ordered=False, stands=True, kinds=("character",)),
        ZoneType("event", ordered=False, holds=1, kinds=("event",), named=True),
        ZoneType("coming", ordered=False, holds=0),
        ZoneType("hand", ordered=False),
        ZoneType("deck", fill=("deck", 20)),
        ZoneType("discard pile", ordered=False),
    ),
    steps=("start", "main"),
    decks=("deck",),
    kinds=(
        CardType("character", ("person", "color", "power", "guard", "needs")),
        CardType("event", ("needs",)),
    ),
    flags=("resting",),
    resting="asleep",
    where={"resting": ("field",)},
    facts=("names", "person", "color", "power", "guard", "abilities", "attacking", "attacked", "state"),
    drawn=("power", "guard", "state", "attacking", "attacked"),
    causes=("start", "draw", "bring-out", "set", "discard", "damage", "effect", "used", "failed"),
    options=(
        OptionType("character", {"card": "card"}),
        OptionType("set", {"card": "card"}),
        OptionType("event", {"card": "card"}, plays=True),
        OptionType("discard", {"card": "card"}),
        OptionType("attack", {"character": "card", "target": "card"}),
        OptionType("direct-attack", {"character": "card"}),
        OptionType("cover", {"card": "card"}),
        OptionType("take-attack"),
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

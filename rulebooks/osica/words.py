"""The words of OSICA."""

from ..game_vocabulary import AskType, CardType, EventType, GameVocabulary, OptionType, PlacedNumber, ZoneType

RANKS = ("Camp rank", "Cook rank")
"""The ranks of scenarios; cards may use other names of ranks."""

STAGE = ("left", "center", "right")
BOARD = (*STAGE, "assist")
CARDS = ("character", "support", "event")
"""The kinds of card in a deck."""

FRAMES = ("entry", "appeal", "action", "play", "counter")
"""Keywords that have their own text and a cost."""

NUMBERED = ("charge", "power-up", "destroy", "cheer", "mix", "decode", "perform", "contact")
BARE = ("through", "critical", "stop", "double")
DONE = ("cheered", "mixed", "decoded", "performed", "contacted")
"""The events of a character that used its keyword."""

WORDS = GameVocabulary(
    zones=(
        *(ZoneType(area, stands=True, holds=1, kinds=("character",)) for area in STAGE),
        ZoneType("assist", ordered=False, stands=True, holds=3, kinds=("character", "support")),
        ZoneType("oshi", ordered=False, kinds=CARDS, named=True),
        ZoneType("hand", ordered=False, kinds=CARDS),
        ZoneType("deck", kinds=CARDS, fill=("deck", 20)),
        ZoneType("hearts", kinds=CARDS, fill=("heart", 5)),
        ZoneType("cost", ordered=False, kinds=CARDS),
        ZoneType("drop", ordered=False, kinds=CARDS),
        ZoneType("playing", ordered=False, holds=0),
    ),
    rows=(STAGE, ("assist",)),
    steps=("start", "main", "event", "yell", "appeal", "end"),
    decks=("oshi", "deck"),
    kinds=(
        CardType("character", ("code", "title", "tags", "level", "ap", "yell")),
        CardType("support", ("code", "title", "tags", "yell")),
        CardType("event", ("code", "title", "tags")),
        CardType("limit", ("title",)),
        CardType("first-card", ("title",)),
        CardType("second-card", ("title",)),
        CardType("point", ("title",)),
    ),
    flags=("resting", "face_down"),
    numbers=(PlacedNumber("oshi"), PlacedNumber("limit-broken"), PlacedNumber("kept")),
    attached=("limit-break",),
    where={
        **dict.fromkeys(("resting", "limit-broken", "attached"), BOARD),
        "oshi": (*BOARD, "oshi"),
        **dict.fromkeys(("face_down", "kept"), ("oshi",)),
    },
    counters=("limit", "orb", "orb this turn", *RANKS),
    facts=("kind", "names", "tags", "level", "ap", "yell", "abilities"),
    drawn=("level", "ap", "yell"),
    causes=(
        "setup", "draw", "start", "play", "turn-up", "pay", "gain-cost", "yell", "steal", "appeal", "limit-break",
        "keep", "used", "effect", "rule", "end",
    ),
    options=(
        OptionType("play", {"card": "card", "zone": "text"}),
        OptionType("turn-up"),
        OptionType("event", {"card": "card"}, plays=True),
        OptionType("appeal", {"card": "card"}),
        OptionType("guard", {"card": "card"}),
        OptionType("limit-break", {"card": "card", "with": "card"}),
        OptionType("counter", {"card": "card"}, plays=True),
        OptionType("put", {"card": "card", "zone": "text"}),
        OptionType("side", {"whose": "text"}),
    ),
    asks=(
        AskType("put", "where each of the cards goes that were looked at"),
        AskType("side", "whose effects come first"),
    ),
    events=(
        EventType("limit-raised", ("player", "amount"), counter="limit"),
        EventType("adjusted", ("player", "what", "amount"), "a rank, an orb, or the hand limit for a turn"),
        EventType("orb-ended", ("player",), "one that was out for the turn", counter="orb this turn"),
        EventType("appealed", ("card",)),
        EventType("guarded", ("card",)),
        EventType("limit-broke", ("card",)),
        EventType("stole", ("player", "amount"), "that player, so many hearts, and they have been dealt with"),
        *(EventType(each, ("card",)) for each in DONE),
    ),
    nodes={
        "of": {
            "this": "",
            "it": "",
            "cards": "zone side where place",
            "top": "zone count side",
            "choose": "among most least by",
        },
        "n": {"counter": "name"},
        "is": {"count": "cards least", "amount": "amount least"},
        "at": {"when": "event subject by", "step": "name edge"},
        "do": {
            "draw": "count side",
            "move": "cards to",
            "each": "move",
            "rest": "cards",
            "ready": "cards",
            "switch": "cards others",
            "gain": "cards changes until",
            "adjust": "name add until",
            "if": "condition then",
            "may": "first",
            "act limit-break": "cards",
            "act gain-cost": "amount",
            "act steal": "amount",
            "act yell": "amount",
            "act keep": "cards",
            "act play": "cards",
        },
        "make": {"number": "what add", "gain-ability": "ability"},
        "ability": {
            "automatic": "at then keywords",
            "continuous": "cards changes condition keywords zone",
            **{f"special {each}": "name values then keywords" for each in FRAMES},
            **{f"special {each}": "name values keywords" for each in NUMBERED},
            **{f"special {each}": "name keywords" for each in BARE},
        },
        "": {
            "filter": "kind facts bounds state other",
            "one-of tag": "values",
            "bound": "what least most",
            "places": "of at",
            "keyword unity-name": "names number",
            "keyword unity-tag": "names number",
            "keyword design": "number",
            "value cost": "value",
            "value number": "value",
        },
    },
    texts={
        "zone": ("stage", "anywhere"),
        "filter: kind": ("character", "support", "event"),
        "filter: state": ("resting", "standing", "kept"),
        "bound: what": ("level", "ap"),
        "places: at": ("front",),
        "n counter: name": ("orb", *RANKS),
        "do adjust: name": ("orb", "hand limit", *RANKS),
        "do adjust: until": ("turn", "game"),
        "do gain: until": ("turn",),
        "at when: event": ("steal", *DONE),
        "at step: name edge": ("turn ends",),
        "make number: what": ("ap", "yell", "hand limit"),
    },
)  # fmt: skip

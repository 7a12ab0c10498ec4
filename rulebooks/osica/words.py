"""The words of OSICA."""

from ..words import Ask, Event, Kind, Number, Option, Words, Zone

RANKS = ("Camp rank", "Cook rank")
"""Cards name ranks as they like; these are those of scenarios."""

STAGE = ("left", "center", "right")
BOARD = (*STAGE, "assist")
CARDS = ("character", "support", "event")
"""The kinds of card of which a deck is made."""

FRAMES = ("entry", "appeal", "action", "play", "counter")
"""Keywords with a text of their own, and a cost."""

NUMBERED = ("charge", "power-up", "destroy", "cheer", "mix", "decode", "perform", "contact")
BARE = ("through", "critical", "stop", "double")
DONE = ("cheered", "mixed", "decoded", "performed", "contacted")
"""What a character has done that used its keyword."""

WORDS = Words(
    zones=(
        *(Zone(area, stands=True, holds=1, kinds=("character",)) for area in STAGE),
        Zone("assist", ordered=False, stands=True, holds=3, kinds=("character", "support")),
        Zone("oshi", ordered=False, kinds=CARDS, named=True),
        Zone("hand", ordered=False, kinds=CARDS),
        Zone("deck", kinds=CARDS, fill=("deck", 20)),
        Zone("hearts", kinds=CARDS, fill=("heart", 5)),
        Zone("cost", ordered=False, kinds=CARDS),
        Zone("drop", ordered=False, kinds=CARDS),
        Zone("playing", ordered=False, holds=0),
    ),
    rows=(STAGE, ("assist",)),
    steps=("start", "main", "event", "yell", "appeal", "end"),
    decks=("oshi", "deck"),
    kinds=(
        Kind("character", ("code", "title", "tags", "level", "ap", "yell")),
        Kind("support", ("code", "title", "tags", "yell")),
        Kind("event", ("code", "title", "tags")),
        Kind("limit", ("title",)),
        Kind("first-card", ("title",)),
        Kind("second-card", ("title",)),
        Kind("point", ("title",)),
    ),
    flags=("resting", "face_down"),
    numbers=(Number("oshi"), Number("limit-broken"), Number("kept")),
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
        Option("play", {"card": "card", "zone": "text"}),
        Option("turn-up"),
        Option("event", {"card": "card"}, plays=True),
        Option("appeal", {"card": "card"}),
        Option("guard", {"card": "card"}),
        Option("limit-break", {"card": "card", "with": "card"}),
        Option("counter", {"card": "card"}, plays=True),
        Option("put", {"card": "card", "zone": "text"}),
        Option("side", {"whose": "text"}),
    ),
    asks=(
        Ask("put", "where each of the cards goes that were looked at"),
        Ask("side", "whose effects come first"),
    ),
    events=(
        Event("limit-raised", ("player", "amount"), counter="limit"),
        Event("adjusted", ("player", "what", "amount"), "a rank, an orb, or the hand limit for a turn"),
        Event("orb-ended", ("player",), "one that was out for the turn", counter="orb this turn"),
        Event("appealed", ("card",)),
        Event("guarded", ("card",)),
        Event("limit-broke", ("card",)),
        Event("stole", ("player", "amount"), "that player, so many hearts, and they have been dealt with"),
        *(Event(each, ("card",)) for each in DONE),
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

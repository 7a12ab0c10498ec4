"""The words of gotoubun."""

from ..game_vocabulary import CardType, GameVocabulary, OptionType, ZoneType

NUMBERS = range(1, 6)
LANES = tuple(f"lane {number}" for number in NUMBERS)
HEROES = tuple(f"hero {number}" for number in NUMBERS)
MAIN = ("character", "episode", "event", "event-episode")
"""The kinds of card in a main deck."""

PERIODS = ("turn", "game")


def adjacent_places(row: str, number: int) -> tuple[str, ...]:
    """The places of a row next to a given one."""
    return tuple(f"{row} {other}" for other in (number - 1, number + 1) if other in NUMBERS)


WORDS = GameVocabulary(
    zones=(
        *(
            ZoneType(
                f"lane {at}",
                stands=True,
                beside=adjacent_places("lane", at),
                front=f"hero {at}",
                holds=1,
                kinds=("character",),
            )
            for at in NUMBERS
        ),
        ZoneType("hand", ordered=False, kinds=MAIN),
        ZoneType("deck", kinds=MAIN, fill=("deck", 20)),
        ZoneType("hero deck", kinds=("hero",), fill=("hero", 10)),
        ZoneType("waiting room", ordered=False),
        ZoneType("brides", ordered=False, kinds=MAIN, fill=("bride", 0)),
        ZoneType("removed", ordered=False),
        *(
            ZoneType(
                f"hero {at}",
                shared=True,
                beside=adjacent_places("hero", at),
                front=f"lane {at}",
                holds=1,
                kinds=("hero",),
            )
            for at in NUMBERS
        ),
        ZoneType("lane resolution", shared=True, holds=0),
        ZoneType("effect resolution", shared=True, holds=0),
    ),
    steps=("start", "main", "declaration", "event", "judgement", "end"),
    setup="setup",
    decks=("deck", "hero deck"),
    kinds=(
        CardType("hero", ("person", "need")),
        CardType("character", ("person", "power")),
        CardType("episode", ("person", "modifier")),
        CardType("event"),
        CardType("event-episode", ("person", "modifier")),
    ),
    flags=("face_down",),
    stacks=True,
    attached=("episode",),
    where={"face_down": ("removed", *HEROES), "under": LANES, "attached": LANES},
    facts=("kinds", "names", "persons", "power", "modifier", "need", "abilities", "approaches", "approached"),
    drawn=("power", "need", "modifier", "approaches", "approached"),
    causes=("draw", "play", "bride", "setup", "redraw", "rule", "effect", "switch"),
    options=(
        OptionType("character", {"card": "card", "lane": "number"}, plays=True),
        OptionType("episode", {"card": "card", "character": "card"}, plays=True),
        OptionType("event", {"card": "card"}, plays=True),
        OptionType("approach", {"character": "card", "hero": "card"}),
    ),
    nodes={
        "of": {
            "this": "",
            "host": "",
            "it": "",
            "that": "",
            "remaining": "",
            "source": "",
            "cards": "zone side where on part place",
            "top": "zone count side",
            "choose": "among most least by",
        },
        "n": {"count": "cards times", "fact": "name card times"},
        "is": {
            "count": "cards least most",
            "amount": "amount least most odd",
            "turn": "side",
            "matches": "card where zone place",
            "not": "condition",
            "all": "conditions",
        },
        "at": {"when": "event subject source by frm to", "step": "name edge side", "while": "condition"},
        "do": {
            "draw": "count side up_to",
            "move": "cards to bottom reveal side face_down place",
            "each": "move",
            "attach": "cards to",
            "turn": "cards face_down",
            "act approach": "cards to",
            "switch": "cards others",
            "shuffle": "zone side",
            "look": "cards by up_to",
            "reveal": "cards",
            "if": "condition then otherwise",
            "may": "first then side",
            "gain": "cards changes until",
            "replace": "replacement until once",
            "delay": "at then until once",
            "lose": "side",
            "happen": "to",
        },
        "make": {
            "number": "what add set",
            "info": "what add set",
            "gain-ability": "ability",
            "lose-abilities": "named",
            "invalidate": "named",
            "forbid": "what",
        },
        "ability": {
            "activated": "then cost condition limit name zone valid keywords",
            "automatic": "at then cost condition limit name zone valid keywords",
            "continuous": "cards changes condition name zone keywords",
            "replacement": "at instead optional first condition limit name zone valid keywords",
            "played": "then must condition timing limit keywords",
            "extra": "what names",
        },
        "": {
            "filter": "kind name facts containing bounds state other alike with_attached unlike",
            "one-of person": "values",
            "bound": "what least most",
            "alike name": "card",
            "places": "number word of at",
            "keyword": "what names",
            "limit": "per",
        },
    },
    texts={
        "zone": ("lane", "hero lane"),
        "filter: kind": ("hero", "character", "episode", "event"),
        "filter: state": ("approaching", "approached", "face-down", "face-up"),
        "bound: what": ("power", "need", "modifier"),
        "places: word": ("leftmost", "rightmost", "center", "empty", "free", "without"),
        "n fact: name": ("power", "need", "modifier"),
        "at when: event": (
            "move", "appear", "change-lane", "draw", "set", "turn", "switch", "reveal", "shuffle", "approach",
            "be-approached", "be-approached-by", "succeed", "fail", "play-character", "play-episode", "play-event",
            "win", "lose",
        ),
        "at step: name edge": (
            "start begins", "main begins", "approach begins", "declaration begins", "event begins", "judgement begins",
            "turn ends",
        ),
        "make number: what": ("power", "need"),
        "make info: what": ("name", "person"),
        "make forbid: what": ("approach", "be-approached", "move", "set"),
        "do gain: until": PERIODS,
        "do replace: until": PERIODS,
        "do delay: until": PERIODS,
        "keyword: what": ("only",),
        "limit: per": ("turn", "name"),
        "ability played: timing": ("main", "approach"),
        "ability extra: what": ("any-number", "growth", "disguise", "dedicated", "use-condition"),
    },
)  # fmt: skip

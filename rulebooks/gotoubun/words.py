"""The words of gotoubun."""

from ..words import Kind, Option, Words, Zone

NUMBERS = range(1, 6)


def beside(row: str, number: int) -> tuple[str, ...]:
    """The places beside one of a row."""
    return tuple(f"{row} {other}" for other in (number - 1, number + 1) if other in NUMBERS)


WORDS = Words(
    zones=(
        *(Zone(f"lane {at}", stands=True, beside=beside("lane", at), front=f"hero {at}") for at in NUMBERS),
        Zone("hand", ordered=False),
        Zone("deck"),
        Zone("hero deck"),
        Zone("waiting room", ordered=False),
        Zone("brides", ordered=False),
        Zone("removed", ordered=False),
        *(Zone(f"hero {at}", shared=True, beside=beside("hero", at), front=f"lane {at}") for at in NUMBERS),
        Zone("lane resolution", shared=True),
        Zone("effect resolution", shared=True),
    ),
    steps=("start", "main", "declaration", "event", "judgement", "end"),
    setup="setup",
    decks=("deck", "hero deck"),
    kinds=(
        Kind("hero", ("person", "need")),
        Kind("character", ("person", "power")),
        Kind("episode", ("person", "modifier")),
        Kind("event"),
        Kind("event-episode", ("person", "modifier")),
    ),
    flags=("face_down",),
    stacks=True,
    attached=("episode",),
    facts=("kinds", "names", "persons", "power", "modifier", "need", "abilities", "approaches", "approached"),
    causes=("draw", "play", "bride", "setup", "redraw", "rule", "effect", "switch"),
    options=(
        Option("character", {"card": "card", "lane": "number"}, plays=True),
        Option("episode", {"card": "card", "character": "card"}, plays=True),
        Option("event", {"card": "card"}, plays=True),
        Option("approach", {"character": "card", "hero": "card"}),
    ),
    texts={
        "filter kind": ("hero", "character", "episode", "event"),
        "filter state": ("approaching", "approached", "face-down", "face-up"),
        "bound what": ("power", "need", "modifier"),
        "lanes word": ("leftmost", "rightmost", "center", "empty", "free", "without"),
        "fact name": ("power", "need", "modifier"),
        "number what": ("power", "need"),
        "info what": ("name", "person"),
        "forbid what": ("approach", "be-approached", "move", "set"),
        "keyword what": ("only",),
        "limit per": ("turn", "name"),
        "support timing": ("main", "approach"),
        "extra what": ("any-number", "growth", "disguise", "dedicated", "use-condition"),
    },
)

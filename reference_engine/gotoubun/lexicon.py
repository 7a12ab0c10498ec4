"""The lexicon of gotoubun's card texts: zones, events, zones where abilities work, and actions that effects forbid."""

from __future__ import annotations

from ..kernel.lexicon import EventWord, Lexicon

NUMBERS = (1, 2, 3, 4, 5)  # 4.4.2, 4.4.3, 4.5.2, 4.5.3
LANES = tuple(f"lane {number}" for number in NUMBERS)
HEROES = tuple(f"hero {number}" for number in NUMBERS)
OFF_LANES = ("hand", "deck", "hero deck", "waiting room", "brides", "removed", "lane resolution", "effect resolution")
EVERYWHERE = (*LANES, *HEROES, *OFF_LANES)

WORDS = Lexicon(
    happenings={
        "move": EventWord("move"),
        "appear": EventWord("move", to=LANES, frm=OFF_LANES),  # 5.9.1
        "change-lane": EventWord("move", to=LANES, frm=LANES),
        "draw": EventWord("move", ("draw",)),
        "set": EventWord("attach"),
        "turn": EventWord("turn"),
        "switch": EventWord("switch"),
        "reveal": EventWord("reveal"),
        "shuffle": EventWord("shuffle"),
        "approach": EventWord("approach"),
        "be-approached": EventWord("be-approached"),
        "be-approached-by": EventWord("be-approached-by"),
        "succeed": EventWord("succeed"),
        "fail": EventWord("fail"),
        "play-character": EventWord("use", ("character",)),
        "play-episode": EventWord("use", ("episode",)),
        "play-event": EventWord("use", ("event",)),
        "win": EventWord("win"),
        "lose": EventWord("lose"),
    },
    working=(*LANES, *HEROES),  # 10.3.4
    units=("lane",),
    forbidden={"move": ("move",), "attach": ("set",), "turn": ("turn",)},
    below=("attach",),
    facts=("name", "person", "power", "need"),
    groups={"lane": LANES, "hero lane": HEROES},
)

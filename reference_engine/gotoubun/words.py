"""The words of gotoubun's card texts: zones, what can happen, where abilities work, what effects forbid."""

from __future__ import annotations

from ..kernel.lexicon import Happening, Lexicon

NUMBERS = (1, 2, 3, 4, 5)  # 4.4.2, 4.4.3, 4.5.2, 4.5.3
LANES = tuple(f"lane {number}" for number in NUMBERS)
HEROES = tuple(f"hero {number}" for number in NUMBERS)
OFF_LANES = ("hand", "deck", "hero deck", "waiting room", "brides", "removed", "lane resolution", "effect resolution")
EVERYWHERE = (*LANES, *HEROES, *OFF_LANES)

WORDS = Lexicon(
    happenings={
        "move": Happening("move"),
        "appear": Happening("move", to=LANES, frm=OFF_LANES),  # 5.9.1
        "change-lane": Happening("move", to=LANES, frm=LANES),
        "draw": Happening("move", ("draw",)),
        "set": Happening("attach"),
        "turn": Happening("turn"),
        "switch": Happening("switch"),
        "reveal": Happening("reveal"),
        "shuffle": Happening("shuffle"),
        "approach": Happening("approach"),
        "be-approached": Happening("be-approached"),
        "be-approached-by": Happening("be-approached-by"),
        "succeed": Happening("succeed"),
        "fail": Happening("fail"),
        "play-character": Happening("use", ("character",)),
        "play-episode": Happening("use", ("episode",)),
        "play-event": Happening("use", ("event",)),
        "win": Happening("win"),
        "lose": Happening("lose"),
    },
    working=(*LANES, *HEROES),  # 10.3.4
    units=("lane",),
    forbidden={"move": ("move",), "attach": ("set",), "turn": ("turn",)},
    below=("attach",),
    facts=("name", "person", "power", "need"),
    groups={"lane": LANES, "hero lane": HEROES},
)

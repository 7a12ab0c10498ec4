"""The lexicon of OSICA's card texts: zones, events, zones where abilities work."""

from __future__ import annotations

from ..kernel.lexicon import EventWord, Lexicon

STAGE = LEFT, CENTER, RIGHT = "left", "center", "right"
ASSIST, OSHI, HAND, DECK, HEARTS, COST, DROP = "assist", "oshi", "hand", "deck", "hearts", "cost", "drop"
PLAYING = "playing"
"""The zone of a card that is played for its text, until it goes to the drop area (OA-14)."""
BOARD = (*STAGE, ASSIST)
OFF_BOARD = (OSHI, HAND, DECK, HEARTS, COST, DROP, PLAYING)
EVERYWHERE = (*BOARD, *OFF_BOARD)

FACING = {CENTER: CENTER, LEFT: RIGHT, RIGHT: LEFT}  # stage.d5, stage.d6, stage.d7
"""The area of the other player's stage in front of each area."""

CHARACTER, SUPPORT, EVENT = "character", "support", "event"

DONE = ("cheered", "mixed", "decoded", "performed", "contacted")
"""The marks of characters that have used a keyword."""

WORDS = Lexicon(
    happenings={
        "enter": EventWord("move", to=BOARD, frm=OFF_BOARD),  # entry.1, entry.d1
        "appeal": EventWord("appealed"),
        "steal": EventWord("stole"),
        **{each: EventWord(each) for each in DONE},
    },
    working=BOARD,
    groups={"stage": STAGE, "anywhere": EVERYWHERE},
    facts=("name", "tag", "level", "ap", "yell", "hand limit"),
)

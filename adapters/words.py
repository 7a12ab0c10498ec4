"""The words that the protocol speaks: those of every game, and each game's own (``rulebooks/<game>/words.py``)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..rulebooks.ledger import ROOT
from ..rulebooks.words import Ask, Event, Holds, Option, Words, declared

__all__ = ["EVERY_GAME", "ORIGIN", "Ask", "Event", "Holds", "Option", "Words", "words"]

ORIGIN = ("player", "cause", "source", "ability")
"""The fields that every event may have besides its own: whose doing it is, what it is part of, what it comes from."""

EVERY_GAME = Words(
    options=(
        Option("pass"),  # do nothing at a play timing
        Option("ability", {"card": "card", "ability": "ability"}, plays=True),  # or which is done first
        Option("repeat"),  # announce that a loop is repeated
        Option("card", {"card": "card"}),
        Option("replacement", {"card": "card", "ability": "ability"}),
        Option("yes"),
        Option("no"),
        Option("none"),
        Option("number", {"number": "number"}),
        Option("other", {"label": "text"}),  # what no word of ours fits
    ),
    asks=(
        Ask("action", "one of the legal actions at a play timing, or to pass"),
        Ask("response", "one of the legal responses to what was just done, or to pass"),
        Ask("waiting", "which of the waiting abilities is played first"),
        Ask("replacement", "which replacement applies, or none where each is optional"),
        Ask("optional", "yes or no"),
        Ask("choose", "cards"),
        Ask("order", "all the options, in the order of the picks"),
        Ask("number", "a number"),
        Ask("ability", "one of several abilities"),
    ),
    events=(
        Event("moved", ("card", "from", "to", "player", "cause"), "player: whose zone it enters"),
        Event("stacked", ("card", "onto", "from", "to")),
        Event("unstacked", ("card", "from"), "alone on top now"),
        Event("switched", ("card", "other", "cause")),
        Event("revealed", ("card",)),
        Event("looked", ("card", "player")),
        Event("shuffled", ("zone", "player")),
        Event("damaged", ("card", "amount", "source"), "or the player, where it is dealt to one"),
        Event("healed", ("card", "amount")),
        Event("rested", ("card",)),
        Event("readied", ("card",)),
        Event("turned", ("card", "face")),
        Event("attached", ("card", "to")),
        Event("detached", ("card", "from")),
        Event("waiting", ("card", "ability", "player")),
        Event("played", ("card", "ability", "player")),
        Event("resolved", ("card", "ability")),
        Event("cancelled", ("card", "ability")),
        Event("replaced", ("card", "ability")),
        Event("gained", ("card", "what")),
        Event("ended", ("card", "what")),
        Event("rolled", ("player", "number")),
        Event("used", ("card", "ability")),
        Event("step-began", ("step", "player")),
        Event("turn-began", ("turn", "player")),
        Event("turn-ended", ("turn", "player")),
        Event("check-began"),
        Event("check-ended"),
        Event("game-ended", ("reason",)),
    ),
)
"""What every game has."""


@cache
def words(game: str, root: Path = ROOT) -> Words:
    """All the words of a game: those of every game, then its own. Raises ``LedgerError`` where it says none."""
    return EVERY_GAME + declared(game, root)

"""The words of the protocol: those of every game, and each game's own (``rulebooks/<game>/words.py``)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..rulebooks.game_vocabulary import AskType, EventType, GameVocabulary, Holds, OptionType, load_declared_vocabulary
from ..rulebooks.ledger import ROOT

__all__ = ["EVERY_GAME", "ORIGIN", "AskType", "EventType", "GameVocabulary", "Holds", "OptionType", "load_vocabulary"]

ORIGIN = ("player", "cause", "source", "ability")
"""The fields that every event may have besides its own: its player, its cause, and its source and ability."""

WORDING = frozenset({"cause", "from"})
"""Fields of events that engines may word differently. The place that a card comes from is in the views, too."""

EVERY_GAME = GameVocabulary(
    options=(
        OptionType("pass"),  # do nothing at a play timing
        OptionType("ability", {"card": "card", "ability": "ability"}, plays=True),  # or the ability that is done first
        OptionType("repeat"),  # announce that a loop is repeated
        OptionType("card", {"card": "card"}),
        OptionType("replacement", {"card": "card", "ability": "ability"}),
        OptionType("yes"),
        OptionType("no"),
        OptionType("none"),
        OptionType("number", {"number": "number"}),
        OptionType("other", {"label": "text"}),  # everything for which there is no other word
    ),
    asks=(
        AskType("action", "one of the legal actions at a play timing, or to pass"),
        AskType("response", "one of the legal responses to what was just done, or to pass"),
        AskType("waiting", "which of the waiting abilities is played first"),
        AskType("replacement", "which replacement applies, or none where each is optional"),
        AskType("optional", "yes or no"),
        AskType("choose", "cards"),
        AskType("order", "all the options, in the order of the picks"),
        AskType("number", "a number"),
        AskType("ability", "one of several abilities"),
    ),
    events=(
        EventType(
            "moved", ("card", "from", "to", "player", "cause"), "player: whose zone it enters", optional=("player",)
        ),
        EventType("stacked", ("card", "onto", "from", "to"), optional=("from", "to")),
        EventType("unstacked", ("card", "from"), "alone on top now"),
        EventType("switched", ("card", "other", "cause")),
        EventType("revealed", ("card",)),
        EventType("looked", ("card", "player")),
        EventType("shuffled", ("zone", "player")),
        EventType(
            "damaged", ("card", "amount", "source"), "or the player, where it is dealt to one", optional=("card",)
        ),
        EventType("healed", ("card", "amount")),
        EventType("rested", ("card",)),
        EventType("readied", ("card",)),
        EventType("turned", ("card", "face")),
        EventType("attached", ("card", "to")),
        EventType("detached", ("card", "from")),
        EventType("waiting", ("card", "ability", "player")),
        EventType("played", ("card", "ability", "player")),
        EventType("resolved", ("card", "ability")),
        EventType("cancelled", ("card", "ability")),
        EventType("replaced", ("card", "ability")),
        EventType("gained", ("card", "what")),
        EventType("ended", ("card", "what")),
        EventType("rolled", ("player", "number")),
        EventType("used", ("card", "ability")),
        EventType("step-began", ("step", "player")),
        EventType("turn-began", ("turn", "player")),
        EventType("turn-ended", ("turn", "player")),
        EventType("check-began"),
        EventType("check-ended"),
        EventType("game-ended", ("reason",)),
    ),
)
"""The words that every game has."""


@cache
def load_vocabulary(game: str, root: Path = ROOT) -> GameVocabulary:
    """All the words of a game: those of every game, then its own. Raises ``LedgerError`` if it declares none."""
    return EVERY_GAME + load_declared_vocabulary(game, root)

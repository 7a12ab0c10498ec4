"""The words of gotoubun that the protocol leaves to the game."""

OPTIONS = ("character", "episode", "event", "approach")
"""The kinds of option that gotoubun has besides those of every game (``adapters.messages.OPTIONS``)."""

PLAYS = ("character", "episode", "event")
"""Those that play a card."""

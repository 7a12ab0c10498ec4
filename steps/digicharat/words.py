"""The words of Di Gi Charat that the protocol and the language of card text leave to the game."""

OPTIONS = ("character", "set", "event", "discard", "attack", "direct-attack", "cover", "take-attack")
"""The kinds of option that Di Gi Charat has besides those of every game (``adapters.messages.OPTIONS``)."""

PLAYS = ("event",)
"""Those that play a card."""

PERSONS = ("Dejiko", "Puchiko", "Usada", "Gema", "Kappa")
"""The persons that card text may name."""

COLORS = ("blue", "white", "red", "green", "yellow", "black", "pink", "purple", "orange")
"""The colours of characters."""

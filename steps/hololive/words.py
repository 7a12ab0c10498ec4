"""The words of hololive that the protocol leaves to the game."""

OPTIONS = ("place", "bloom", "collab", "skill", "support", "baton-pass", "art")
"""The kinds of option that hololive has besides those of every game (``adapters.messages.OPTIONS``)."""

PLAYS = ("skill", "support", "art")
"""Those that play a card, or an ability that the option names."""

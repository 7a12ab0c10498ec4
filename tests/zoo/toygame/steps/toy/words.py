"""The words of the toy game that the protocol leaves to the game."""

OPTIONS = ("place",)

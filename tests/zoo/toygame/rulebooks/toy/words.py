"""The words of the toy game."""

from saitei.rulebooks.words import Kind, Option, Words, Zone

WORDS = Words(
    zones=(Zone("hand"), Zone("pile")),
    steps=("main",),
    kinds=(Kind("card"),),
    options=(Option("place", {"card": "card"}),),
)

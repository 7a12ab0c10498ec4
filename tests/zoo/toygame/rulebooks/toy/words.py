"""The words of the toy game."""

from saitei.rulebooks.game_vocabulary import CardType, GameVocabulary, OptionType, ZoneType

WORDS = GameVocabulary(
    zones=(ZoneType("hand"), ZoneType("pile")),
    steps=("main",),
    kinds=(CardType("card"),),
    options=(OptionType("place", {"card": "card"}),),
)

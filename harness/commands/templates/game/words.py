"""The words of My game: zones, steps, kinds of cards, options and events.

Replace these examples by the words of the game. The module ``saitei.rulebooks.game_vocabulary`` explains each of them.
"""

from saitei.rulebooks.game_vocabulary import CardType, GameVocabulary, OptionType, ZoneType

WORDS = GameVocabulary(
    zones=(ZoneType("deck"), ZoneType("hand", ordered=False)),
    steps=("main",),
    kinds=(CardType("card"),),
    options=(OptionType("play", {"card": "card"}),),
)

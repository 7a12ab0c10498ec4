import logging

from lark import Lark, logger

from saitei.steps.osica import decks
from saitei.steps.osica.cardtext import *

logging.basicConfig()
logger.setLevel(logging.DEBUG)
Lark(grammar(), parser="lalr", start="line", maybe_placeholders=True, debug=True)
print(len(decks.deck()["deck"]))
from saitei.steps.game import vocabulary

v = vocabulary("osica")
for d in v.definitions:
    try:
        v.find(d.keyword, d.example)
    except Exception as e:
        print(e)

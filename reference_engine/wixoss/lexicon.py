"""The lexicon of WIXOSS's card texts: zones, events, zones where abilities work."""

from __future__ import annotations

from ..kernel.lexicon import EventWord, Lexicon

SIGNI_ZONES = LEFT, CENTER, RIGHT = "left", "center", "right"
CHEER = "cheer"
"""The cheer zone: a place for a SIGNI on the field that is not a SIGNI zone."""
SIGNI_PLACES = (*SIGNI_ZONES, CHEER)
"""The zones of the SIGNI on the field."""
LRIG, LEFT_ASSIST, RIGHT_ASSIST = "lrig", "left assist", "right assist"
ASSISTS = (LEFT_ASSIST, RIGHT_ASSIST)
LRIGS = (LRIG, *ASSISTS)
KEY_ZONE = "key"
"""The place of a key, next to the LRIGs; a part of the LRIG zone."""
FIELD = (*SIGNI_PLACES, *LRIGS, KEY_ZONE)  # field.1
HAND, DECK, LIFE, ENER, TRASH = "hand", "deck", "life", "ener", "trash"
LRIG_DECK, LRIG_TRASH, CHECK, REMOVED = "lrig deck", "lrig trash", "check", "removed"
BEAT = "beat"
"""The zone of cards that have become Beat."""
CRAFTS = "crafts"
"""The supply of cards that effects create; not a zone of the game."""
OFF_FIELD = (HAND, DECK, LIFE, ENER, TRASH, LRIG_DECK, LRIG_TRASH, CHECK, REMOVED, BEAT, CRAFTS)
EVERYWHERE = (*FIELD, *OFF_FIELD)

FACING = {CENTER: CENTER, LEFT: RIGHT, RIGHT: LEFT}
"""The SIGNI zone of the other player in front of each."""

SIGNI, RESONA, CENTER_LRIG, ASSIST_LRIG = "signi", "resona", "lrig", "assist"
SPELL, ARTS, PIECE, KEY = "spell", "arts", "piece", "key"
OF_SIGNI = (SIGNI, RESONA)
OF_LRIGS = (CENTER_LRIG, ASSIST_LRIG)
WHITE_BACKED = (*OF_LRIGS, RESONA, ARTS, PIECE, KEY)
"""The kinds of card that belong to the LRIG deck."""

COOK, GHOST, MOUNT = "Cook", "Ghost", "Mount"
"""The classes of the SIGNI of Decore, Layer and Ride."""

COLORS = ("white", "red", "blue", "green", "black")
COLORLESS = "colorless"

CHARM, ACCE, SOUL = "charm", "acce", "soul"
ROLES = (CHARM, ACCE, SOUL)  # attached.8
SEED, TRAP = "seed", "trap"
LAID = (SEED, TRAP)
"""The roles of cards that effects put face down into SIGNI zones, next to the SIGNI."""
BENEATH = "beneath"
"""The role of a card that lies under another, until it leaves."""

COINS, SUBSCRIBERS = "coins", "subscribers"
SIGNI_BARRIERS, LRIG_BARRIERS = "SIGNI barriers", "LRIG barriers"


def virus_counter(zone: str) -> str:
    """The counter of a SIGNI zone: 1 if a Virus is there."""
    return f"virus {zone}"


def bond_counter(student: str) -> str:
    """The counter of a student: 1 if the player has a bond with them."""
    return f"bond with {student}"


MAIN_TIMING, ATTACK_TIMING, CUT_IN = "main", "attack", "cut-in"  # use-timing.1

WORDS = Lexicon(
    happenings={
        "attack": EventWord("attacked"),
        "banish": EventWord("banish"),
        "banish-in-battle": EventWord("beat"),
        "be-banished-in-battle": EventWord("banish", causes=("battle",)),
        "leave": EventWord("move", frm=FIELD, to=OFF_FIELD),
        "enter": EventWord("move", to=FIELD, frm=OFF_FIELD),
        "move": EventWord("move"),
        "go-down": EventWord("rest"),
        "be-frozen": EventWord("froze"),
        "awaken": EventWord("awoke"),
        "be-infected": EventWord("infected"),
        "change-zone": EventWord("move", to=SIGNI_ZONES, frm=SIGNI_ZONES),
        "crush": EventWord("crushed"),
        "draw": EventWord("move", causes=("draw",)),
        "discard": EventWord("move", frm=(HAND,), to=(TRASH,)),  # discard.1
        "use-spell": EventWord("use", causes=(SPELL,)),
        "use-arts": EventWord("use", causes=(ARTS,)),
        "use-piece": EventWord("use", causes=(PIECE,)),
        "grow": EventWord("grew"),
        "take-damage": EventWord("took-damage"),
        "refresh": EventWord("refreshed"),
        "gain-coin": EventWord("adjusted", causes=("coins",)),
        "guard": EventWord("guarded"),
        "bloom": EventWord("bloomed"),
        "heaven": EventWord("heaven"),
        "be-in-heaven": EventWord("in-heaven"),
        "drive": EventWord("drove"),
        "arm": EventWord("armed"),
    },
    working=FIELD,  # const-ability.2
    groups={"field": FIELD, "signi zones": SIGNI_ZONES, "lrigs": LRIGS},
    forbidden={"banish": ("banish",)},
    facts=("name", "color", "class", "level", "power", "base power", "limit"),
)

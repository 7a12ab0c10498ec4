"""The words of WIXOSS's card texts: zones, what can happen, where abilities work."""

from __future__ import annotations

from ..kernel.lexicon import EventWord, Lexicon

SIGNI_ZONES = LEFT, CENTER, RIGHT = "left", "center", "right"
CHEER = "cheer"
"""The cheer zone: a place for a SIGNI on the field, and no SIGNI zone."""
SIGNI_PLACES = (*SIGNI_ZONES, CHEER)
"""Where the SIGNI of the field lie."""
LRIG, LEFT_ASSIST, RIGHT_ASSIST = "lrig", "left assist", "right assist"
ASSISTS = (LEFT_ASSIST, RIGHT_ASSIST)
LRIGS = (LRIG, *ASSISTS)
KEY_ZONE = "key"
"""The place beside the LRIGs where a key lies: a part of the LRIG zone."""
FIELD = (*SIGNI_PLACES, *LRIGS, KEY_ZONE)  # field.1
HAND, DECK, LIFE, ENER, TRASH = "hand", "deck", "life", "ener", "trash"
LRIG_DECK, LRIG_TRASH, CHECK, REMOVED = "lrig deck", "lrig trash", "check", "removed"
BEAT = "beat"
"""Where cards lie that have become Beat."""
CRAFTS = "crafts"
"""Where what effects create waits: no zone of the game."""
OFF_FIELD = (HAND, DECK, LIFE, ENER, TRASH, LRIG_DECK, LRIG_TRASH, CHECK, REMOVED, BEAT, CRAFTS)
EVERYWHERE = (*FIELD, *OFF_FIELD)

FACING = {CENTER: CENTER, LEFT: RIGHT, RIGHT: LEFT}
"""The SIGNI zone of the other player in front of one."""

SIGNI, RESONA, CENTER_LRIG, ASSIST_LRIG = "signi", "resona", "lrig", "assist"
SPELL, ARTS, PIECE, KEY = "spell", "arts", "piece", "key"
OF_SIGNI = (SIGNI, RESONA)
OF_LRIGS = (CENTER_LRIG, ASSIST_LRIG)
WHITE_BACKED = (*OF_LRIGS, RESONA, ARTS, PIECE, KEY)
"""Kinds of card that come out of the LRIG deck."""

COOK, GHOST, MOUNT = "Cook", "Ghost", "Mount"
"""The classes of the SIGNI that Decore, Layer and Ride are about."""

COLORS = ("white", "red", "blue", "green", "black")
COLORLESS = "colorless"

CHARM, ACCE, SOUL = "charm", "acce", "soul"
ROLES = (CHARM, ACCE, SOUL)  # attached.8
SEED, TRAP = "seed", "trap"
LAID = (SEED, TRAP)
"""What effects lay face down in SIGNI zones, beside the SIGNI."""
BENEATH = "beneath"
"""What a card is that lies under another, until it goes elsewhere."""

COINS, SUBSCRIBERS = "coins", "subscribers"
SIGNI_BARRIERS, LRIG_BARRIERS = "SIGNI barriers", "LRIG barriers"


def virus_counter(zone: str) -> str:
    """The counter of a SIGNI zone, of which a player has one if a Virus lies there."""
    return f"virus {zone}"


def bond_counter(student: str) -> str:
    """The counter of a student, of which a player has one if they have a bond with them."""
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

"""Violations of what makes two states of the game the very same."""

from __future__ import annotations

from ...timings import blindness
from ...violations import Violations
from .. import state
from ..state import Content, Table
from ..words import HEROES, LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# No play tells the rest, or it is told in hololive, which has the same. Where cards lie is known from the cards of all
# other zones. What lies under a character comes there when a card is played, which is not undone in a turn; approaches
# become more and never fewer, as long as they are asked about.

for what, blind in {
    "which card lies where": blindness.without(state, Content, "face"),
    "whether a hero is face down": blindness.without(state, Content, "face_down"),
    "what is set on a character": blindness.without(state, Content, "attached"),
    "what lies in lanes": blindness.without_zones(state, *LANES),
    "the cards of decks and hands": blindness.without_zones(state, "deck", "hand"),
    "the cards of decks and waiting rooms": blindness.without_zones(state, "deck", "waiting room"),
    "removed cards and those of decks and bride areas": blindness.without_zones(state, "removed", "deck", "brides"),
    "brides and waiting rooms": blindness.without_zones(state, "brides", "waiting room"),
    "heroes in lanes and decks": blindness.without_zones(state, *HEROES, "hero deck"),
    "the order of decks": blindness.without_order(state, "deck"),
    "effects that last": blindness.without_effects("lasting", "source"),
    "what will trigger later": blindness.without_effects("delayed", "delays"),
    "how often an ability was played": blindness.without_remarks("used"),
    "what was done in this turn": blindness.without_field(Table, "done"),
    "what was done by name in this turn": blindness.without_field(Table, "named"),
}.items():
    breaks("13.1.1.2")(blindness.alike(Table, what, blind))

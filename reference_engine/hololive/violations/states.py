"""Violations of what makes two states of the game the very same."""

from __future__ import annotations

from ...timings import blindness, loops
from ...violations import Violations
from .. import state
from ..state import Content, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# No play tells the rest. Where cards lie is known from the cards of all other zones: of hands, archives, what is
# loose, and what is being resolved, any one can be left out. No text changes the order of life or of holo power but at
# their top. Players, turn and result are the same in all states of a turn that are compared; forced redraws are before
# the first, and life damage is taken before anything else is asked. Who has used an art uses no more in the step, and
# what is triggered at the end of a turn is so once: neither is offered again in any state.

breaks("14.1.1.3")(
    blindness.alike(Table, "whether a holomem is to be downed", blindness.without(state, Content, "downed"))
)
for what, blind in {
    "the damage of a holomem": blindness.without(state, Content, "damage"),
    "whether a holomem is resting": blindness.without(state, Content, "resting"),
    "whether a holomem came to the stage in this turn": blindness.without(state, Content, "came"),
    "whether a holomem bloomed in this turn": blindness.without(state, Content, "bloomed"),
    "which cards are stacked under a holomem": blindness.without(state, Content, "under"),
    "what is attached to a holomem": blindness.without(state, Content, "attached"),
    "which holomem lies where": blindness.without(state, Content, "face"),
    "what lies in the center position": blindness.without_zones(state, "center"),
    "what lies in the collab position": blindness.without_zones(state, "collab"),
    "what lies in the back position": blindness.without_zones(state, "back"),
    "what belongs to the oshi holomem": blindness.without_zones(state, "oshi"),
    "the cards of decks and archives": blindness.without_zones(state, "deck", "archive"),
    "the cards of decks and holo power": blindness.without_zones(state, "deck", "holo power"),
    "the cards of decks and hands": blindness.without_zones(state, "deck", "hand"),
    "the cards of cheer decks and life": blindness.without_zones(state, "cheer deck", "life"),
    "the order of decks": blindness.without_order(state, "deck"),
    "the order of cheer decks": blindness.without_order(state, "cheer deck"),
    "effects that last": blindness.without_effects("lasting", "source"),
    "what an effect does that lasts": blindness.without(loops, loops.Left, "ability"),
    "whose effect lasts": blindness.together(
        blindness.without(loops, loops.Left, "seat"), blindness.without_remarks("source")
    ),
    "until when an effect lasts": blindness.without(loops, loops.Left, "until"),
    "whether an effect lasts for once": blindness.without(loops, loops.Left, "once"),
    "for which card an effect lasts": blindness.without_remarks("lasting"),
    "what will trigger later": blindness.without_effects("delayed", "delays"),
    "for which card something will trigger later": blindness.without_remarks("delayed"),
    "how many abilities wait": blindness.together(
        blindness.without(loops, loops.Key, "waiting"), blindness.without_remarks("waits", "waits for")
    ),
    "because of which card an ability waits": blindness.without_remarks("waits for"),
    "because of how much an ability waits": blindness.without(loops, loops.Waits, "amount"),
    "how often an ability was played": blindness.without_remarks("used"),
    "what was done in this turn": blindness.without_field(Table, "done"),
    "which card's effect lasts": blindness.without_remarks("source"),
    "which card will do something later": blindness.without_remarks("delays"),
    "what was done in this game": blindness.without_field(Table, "ever"),
    "the step": blindness.without_field(Table, "flow"),
}.items():
    breaks("14.1.1.2")(blindness.alike(Table, what, blind))

"""Violations of what makes two states of the game the very same."""

from __future__ import annotations

from ...kernel import loop_keys as keys
from ...timings.violations import loop_keys
from ...violations import Violations, together
from .. import state
from ..state import CardKey, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# No play tells the rest. Where cards lie is known from the cards of all other zones: of hands, archives, what is
# loose, and what is being resolved, any one can be left out. No text changes the order of life or of holo power but at
# their top. Players, turn and result are the same in all states of a turn that are compared; forced redraws are before
# the first, and life damage is taken before anything else is asked. Who has used an art uses no more in the step, and
# what is triggered at the end of a turn is so once: neither is offered again in any state.

breaks("Game states that differ only in whether a holomem is in the downed state count as identical", "14.1.1.3")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "downed"))
)
breaks("Game states that differ only in the damage on a holomem count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "damage"))
)
breaks("Game states that differ only in whether a holomem is resting count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "resting"))
)
breaks("Game states that differ only in whether a holomem came to the stage this turn count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "came"))
)
breaks("Game states that differ only in whether a holomem Bloomed this turn count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "bloomed"))
)
breaks("Game states that differ only in the cards stacked under a holomem count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "under"))
)
breaks("Game states that differ only in the cards attached to a holomem count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "attached"))
)
breaks("Game states that differ only in which card is the top card of a holomem count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(CardKey, "face"))
)
breaks("Game states that differ only in the center positions count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "center"))
)
breaks("Game states that differ only in the collab positions count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "collab"))
)
breaks("Game states that differ only in the back positions count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "back"))
)
breaks("Game states that differ only in what concerns the oshi holomem count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "oshi"))
)
breaks("Game states that differ only in the cards in decks and archives count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "deck", "archive"))
)
breaks("Game states that differ only in the cards in decks and holo power count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "deck", "holo power"))
)
breaks("Game states that differ only in the cards in decks and hands count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "deck", "hand"))
)
breaks("Game states that differ only in the cards in cheer decks and life areas count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_zones(state, "cheer deck", "life"))
)
breaks("Game states that differ only in the order of decks count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_order(state, "deck"))
)
breaks("Game states that differ only in the order of cheer decks count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_order(state, "cheer deck"))
)
breaks("Game states that differ only in which lasting effects exist count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_effects("lasting", "source"))
)
breaks("Game states that differ only in what a lasting effect or delayed trigger does count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(keys.EffectKey, "ability"))
)
breaks("Game states that differ only in which player's lasting effect it is count as identical", "14.1.1.2")(
    loop_keys.alike(Table, together(loop_keys.without(keys.EffectKey, "seat"), loop_keys.without_remarks("source")))
)
breaks("Game states that differ only in how long an effect lasts count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(keys.EffectKey, "until"))
)
breaks("Game states that differ only in whether an effect is used up by applying once count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without(keys.EffectKey, "once"))
)
breaks("Game states that differ only in the cards that a lasting effect applies to count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("lasting"))
)
breaks("Game states that differ only in which delayed triggers exist count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_effects("delayed", "delays"))
)
breaks("Game states that differ only in the cards that a delayed trigger is about count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("delayed"))
)
breaks("Game states that differ only in their waiting abilities count as identical", "14.1.1.2")(
    loop_keys.alike(
        Table, together(loop_keys.without(keys.LoopKey, "waiting"), loop_keys.without_remarks("waits", "waits for"))
    )
)
breaks("Game states that differ only in which card's event made an ability wait count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("waits for"))
)
breaks(
    "Game states that differ only in the amount of the event that made an ability wait count as identical", "14.1.1.2"
)(loop_keys.alike(Table, loop_keys.without(keys.PendingKey, "amount")))
breaks("Game states that differ only in how often a card's ability was played count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("used"))
)
breaks("Game states that differ only in what was done this turn count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_field(Table, "done"))
)
breaks("Game states that differ only in which card a lasting effect comes from count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("source"))
)
breaks("Game states that differ only in which card a delayed trigger comes from count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_remarks("delays"))
)
breaks("Game states that differ only in what was done earlier in the game count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_field(Table, "ever"))
)
breaks("Game states that differ only in the current step count as identical", "14.1.1.2")(
    loop_keys.alike(Table, loop_keys.without_field(Table, "flow"))
)

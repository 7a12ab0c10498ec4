"""Violations of the equality of two states of the game."""

from __future__ import annotations

from ...check_timings.violations import loop_key_violations
from ...kernel import loop_keys as keys
from ...violations import Violations, combine_changes
from .. import state
from ..state import GameState, HolomemKey

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# The remaining parts make no difference in any game. The cards of all other zones determine where cards lie: one zone
# among hands, archives, loose cards, and cards being resolved can be left out. No text changes the order of life or of
# holo power except at their top. Players, turn and result are the same in all compared states of a turn; forced redraws
# come before the first turn, and life damage is processed before any other ask. A holomem that has used an art uses
# none in the rest of the step, and an ability triggers once at the end of a turn: neither is offered in another state.

breaks("Game states that differ only in whether a holomem is in the downed state count as identical", "14.1.1.3")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "downed"))
)
breaks("Game states that differ only in the damage on a holomem count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "damage"))
)
breaks("Game states that differ only in whether a holomem is resting count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "resting"))
)
breaks("Game states that differ only in whether a holomem came to the stage this turn count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "came"))
)
breaks("Game states that differ only in whether a holomem Bloomed this turn count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "bloomed"))
)
breaks("Game states that differ only in the cards stacked under a holomem count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "under"))
)
breaks("Game states that differ only in the cards attached to a holomem count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "attached"))
)
breaks("Game states that differ only in which card is the top card of a holomem count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(HolomemKey, "face"))
)
breaks("Game states that differ only in the center positions count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "center"))
)
breaks("Game states that differ only in the collab positions count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "collab"))
)
breaks("Game states that differ only in the back positions count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "back"))
)
breaks("Game states that differ only in what concerns the oshi holomem count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "oshi"))
)
breaks("Game states that differ only in the cards in decks and archives count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "deck", "archive"))
)
breaks("Game states that differ only in the cards in decks and holo power count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "deck", "holo power"))
)
breaks("Game states that differ only in the cards in decks and hands count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "deck", "hand"))
)
breaks("Game states that differ only in the cards in cheer decks and life areas count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "cheer deck", "life"))
)
breaks("Game states that differ only in the order of decks count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_order(state, "deck"))
)
breaks("Game states that differ only in the order of cheer decks count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_order(state, "cheer deck"))
)
breaks("Game states that differ only in which lasting effects exist count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_effects("lasting", "source"))
)
breaks("Game states that differ only in what a lasting effect or delayed trigger does count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(
        GameState, loop_key_violations.without_key_parts(keys.LoopEffectKey, "ability")
    )
)
breaks("Game states that differ only in which player's lasting effect it is count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(
        GameState,
        combine_changes(
            loop_key_violations.without_key_parts(keys.LoopEffectKey, "seat"),
            loop_key_violations.without_remarks("source"),
        ),
    )
)
breaks("Game states that differ only in how long an effect lasts count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(keys.LoopEffectKey, "until"))
)
breaks("Game states that differ only in whether an effect is used up by applying once count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(keys.LoopEffectKey, "once"))
)
breaks("Game states that differ only in the cards that a lasting effect applies to count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("lasting"))
)
breaks("Game states that differ only in which delayed triggers exist count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_effects("delayed", "delays"))
)
breaks("Game states that differ only in the cards that a delayed trigger is about count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("delayed"))
)
breaks("Game states that differ only in their waiting abilities count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(
        GameState,
        combine_changes(
            loop_key_violations.without_key_parts(keys.LoopKey, "waiting"),
            loop_key_violations.without_remarks("waits", "waits for"),
        ),
    )
)
breaks("Game states that differ only in which card's event made an ability wait count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("waits for"))
)
breaks(
    "Game states that differ only in the amount of the event that made an ability wait count as identical", "14.1.1.2"
)(loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(keys.PendingKey, "amount")))
breaks("Game states that differ only in how often a card's ability was played count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("used"))
)
breaks("Game states that differ only in what was done this turn count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_field(GameState, "done"))
)
breaks("Game states that differ only in which card a lasting effect comes from count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("source"))
)
breaks("Game states that differ only in which card a delayed trigger comes from count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("delays"))
)
breaks("Game states that differ only in what was done earlier in the game count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_field(GameState, "ever"))
)
breaks("Game states that differ only in the current step count as identical", "14.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_field(GameState, "flow"))
)

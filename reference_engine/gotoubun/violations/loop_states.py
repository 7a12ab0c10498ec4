"""Violations of the equality of two states of the game."""

from __future__ import annotations

from ...check_timings.violations import loop_key_violations
from ...violations import Violations
from .. import state
from ..lexicon import HEROES, LANES
from ..state import GameState, LaneCardKey

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# The remaining parts make no difference in any game, or are tested in hololive, which has the same. The other zones
# determine where cards lie. A card under a character comes there when a card is played, which is not undone in a turn;
# the number of approaches only grows as long as players are asked about them.

breaks("Loop detection ignores which character or hero stands in a lane", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(LaneCardKey, "face"))
)
breaks("Loop detection ignores whether a hero is face down", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(LaneCardKey, "face_down"))
)
breaks("Loop detection ignores the episodes set on characters", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_key_parts(LaneCardKey, "attached"))
)
breaks("Loop detection ignores everything that lies in the character lanes", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, *LANES))
)
breaks("Loop detection ignores the cards in main decks and hands", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "deck", "hand"))
)
breaks("Loop detection ignores the cards in main decks and waiting rooms", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "deck", "waiting room"))
)
breaks("Loop detection ignores removed cards and the cards in main decks and bride areas", "13.1.1.2")(
    loop_key_violations.ignore_difference(
        GameState, loop_key_violations.without_zones(state, "removed", "deck", "brides")
    )
)
breaks("Loop detection ignores the cards in bride areas and waiting rooms", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, "brides", "waiting room"))
)
breaks("Loop detection ignores the heroes in hero lanes and hero decks", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_zones(state, *HEROES, "hero deck"))
)
breaks("Loop detection ignores the order of the cards in main decks", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_order(state, "deck"))
)
breaks("Loop detection ignores lasting effects that resolutions created", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_effects("lasting", "source"))
)
breaks("Loop detection ignores delayed triggers that are still to come", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_effects("delayed", "delays"))
)
breaks("Loop detection ignores how often an ability was played this turn", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_remarks("used"))
)
breaks("Loop detection ignores which limited actions were taken this turn", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_field(GameState, "done"))
)
breaks("Loop detection ignores which events and abilities limited by name were played this turn", "13.1.1.2")(
    loop_key_violations.ignore_difference(GameState, loop_key_violations.without_field(GameState, "named"))
)

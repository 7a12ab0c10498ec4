"""Violations of chapter 7."""

from __future__ import annotations

from typing import Any

from ...check_timings import step_parts as timing_parts
from ...kernel import ability_triggers, card_references, replacement_effects
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.turn_steps import step_beginning
from ...patching import Patch
from ...violations import Violations, change_factory, set_constant, set_entry, wrap_function, wrapper_of
from .. import actions, arts, rule_processing, turn
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@change_factory
def replace_readied_holomem(patch: Patch, holomem: Any) -> None:
    """Replace the holomem that become active in the reset step."""

    def ready_other_holomem(game: Any) -> Any:
        resting = [card for card in holomem(game.state) if game.state.cards[card].resting]
        yield from game.propose_events(*(EngineEvent("ready", card, cause="rule") for card in resting))

    parts = tuple(ready_other_holomem if part is turn.ready_all_holomem else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", parts)


breaks("Only the center holomem becomes active in the reset step", "7.2.2")(
    replace_readied_holomem(lambda state: state.zones[state.turn_player, "center"])
)
breaks("Both players' holomem become active in the reset step", "7.2.2")(
    replace_readied_holomem(lambda state: (*state.holomem(0), *state.holomem(1)))
)


@breaks("The collab holomem returns to the back in the reset step without becoming resting", "7.2.3")
def _(patch: Patch) -> None:
    def return_without_resting(game: Any) -> Any:
        player = game.state.turn_player
        for card in game.state.zones[player, "collab"]:
            yield from game.propose_events(EngineEvent("move", card, player, to="back", cause="rule"))

    parts = tuple(return_without_resting if part is turn.return_collab else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", parts)


@breaks("Start-of-turn abilities trigger an extra time before each reset step, even a skipped one", "7.2.4", "7.2.1")
def _(patch: Patch) -> None:
    skip, *parts = turn.STEPS["reset"]
    patch.setitem(turn.STEPS, "reset", (step_beginning("turn", "reset"), timing_parts.check_timing, skip, *parts))


@breaks("An extra check timing occurs right after effects until the end of the turn expire", "7.2.5", "7.7.4")
def _(patch: Patch) -> None:
    parts = turn.STEPS["end"]
    at = parts.index(timing_parts.end_turn_effects) + 1
    patch.setitem(turn.STEPS, "end", (*parts[:at], timing_parts.check_timing, *parts[at:]))


@breaks("A holomem that an effect forbids to move can still be moved to fill an empty center", "7.2.6")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, proposed: EngineEvent) -> bool:
    if proposed.kind == "move" and proposed.cause == "rule" and proposed.to == "center":
        return False
    return whole(game, proposed)


@change_factory
def last_check_for_first_player(patch: Patch, step: str) -> None:
    """End a step without a check timing in the second player's turn."""

    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    patch.setitem(turn.STEPS, step, (*turn.STEPS[step][:-1], last_check))


breaks("The second player's reset step ends without a check timing", "7.2.7")(last_check_for_first_player("reset"))
breaks(
    "An ability for a step of one player's turn triggers in that step of both players' turns",
    "7.3.1",
    "7.2.4",
    "7.4.1",
    "7.5.1",
    "10.11.1.1",
)(wrap_function(card_references.players_of_side, lambda whole, seat, side: (0, 1)))


@breaks("A player with an empty deck loses at the next check timing", "7.3.2.1", "1.2.1.4")
@wrapper_of(rule_processing.losing_players)
def _(whole: Any, game: Any) -> Any:
    return tuple(player for player in (0, 1) if player in whole(game) or not game.state.zones[player, "deck"])


breaks("The second player's hand step ends without a check timing", "7.3.3")(last_check_for_first_player("hand"))
breaks("The second player's cheer step ends without a check timing", "7.4.3")(last_check_for_first_player("cheer"))


@breaks("Start-of-main-step abilities trigger again with each action in the main step", "7.5.1")
@wrapper_of(Hololive.replace_frame)
def _(whole: Any, self: Any, name: str, *rest: Any) -> None:
    whole(self, name, *rest)
    if (name, *rest) == ("play", "main", False):
        commit_events(self, (EngineEvent("step", player=self.state.turn_player, to="main", cause="begins"),))


breaks(
    "Arts are offered in the main step, and main step actions in the performance step",
    "7.5.2",
    "7.6.4",
    spread="scenarios of every chapter act in the main step or use an art",
)(set_constant(Hololive, "ACTIONS", {"main": arts, "performance": actions}))
breaks("Placing a holomem from hand is offered in the performance step", "7.6.4", "8.2.1")(
    wrap_function(
        arts.list_options, lambda whole, game: [*whole(game), *actions.place_options(game, game.state.turn_player)]
    )
)
breaks("Effects until the end of the turn expire before end-of-turn abilities trigger", "7.7.4")(
    set_entry(turn.STEPS, "end", (timing_parts.end_turn_effects, *turn.STEPS["end"]))
)


@breaks("The non-turn player's effects until the end of the turn do not expire then", "7.7.4")
def _(patch: Patch) -> None:
    @without_asks
    def effects_end(game: Any) -> None:
        state = game.state
        state.lasting = tuple(
            each for each in state.lasting if each.held.seat != state.turn_player or each.until != "turn"
        )
        state.delayed = tuple(
            each for each in state.delayed if each.held.seat != state.turn_player or each.until != "turn"
        )
        state.invalidate_effects()
        ability_triggers.notice_state_triggers(game)

    parts = tuple(effects_end if part is timing_parts.end_turn_effects else part for part in turn.STEPS["end"])
    patch.setitem(turn.STEPS, "end", parts)


@breaks("The collab holomem fills an empty center in the end step if the back is empty", "7.7.5.3")
def _(patch: Patch) -> None:
    def fill_center(game: Any) -> Any:
        zones, player = game.state.zones, game.state.turn_player
        if not zones[player, "center"] and not zones[player, "back"]:
            for card in zones[player, "collab"]:
                yield from game.propose_events(EngineEvent("move", card, player, to="center", cause="rule"))
        return (yield from whole(game))

    whole = turn.fill_center
    parts = tuple(fill_center if part is whole else part for part in turn.STEPS["end"])
    patch.setitem(turn.STEPS, "end", parts)

"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from ....adapters.card_text_tree import Attach, Move
from ...check_timings import step_parts
from ...check_timings.violations import mechanisms
from ...kernel import ability_triggers, continuous_effects, play_abilities, replacement_effects
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, change_factory, wrap_function, wrapper_of
from .. import actions, check_and_play_timing, cheer_costs, rule_processing
from ..game import Hololive
from ..instructions import HANDLERS
from ..lexicon import STAGE
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A player can activate automatic abilities as actions of the main step", "10.1.1", "10.1.1.1")
@wrapper_of(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    mine = [held for held in game.abilities_in_effect().automatic if held.seat == player]
    return [*whole(game, player), *(EngineOption("ability", (held.card, held)) for held in mine)]


breaks(
    "A player must pay for a waiting ability if its cost can be paid, unless it is an oshi skill",
    "10.1.1.2.2",
    "10.8.3.1.1",
    "10.8.3.2.1",
)(mechanisms.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("Abilities for a down are done only after the downed holomem has left the stage", "10.1.1.2.3", "11.3.1.1")
def _(patch: Patch) -> None:
    late: list[Any] = []

    @without_asks
    def postpone_ability(game: Any, held: Any, downed: Any) -> None:
        late.append((held, downed))

    def archive_then_do_abilities(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from ability(game, *late.pop(0))

    whole, ability = rule_processing.archive_downed_holomem, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "archive_downed_holomem", archive_then_do_abilities)
    patch.setattr(rule_processing, "do_downed_ability", postpone_ability)


@breaks("A downed holomem's own abilities about moving are played before it leaves the stage", "10.1.1.2.3", "10.8.2")
@wrapper_of(rule_processing.archive_downed_holomem)
def _(whole: Any, game: Any, downed: Any) -> Any:
    early = [
        held
        for held in game.abilities_in_effect().automatic
        if held.card == downed.card and held.traits.about == "move"
    ]
    for held in early:
        yield from play_abilities.play_ability(game, ResolutionContext.for_ability(held), held)
    yield from whole(game, downed)
    game.state.waiting = tuple(each for each in game.state.waiting if each.held not in early)


@breaks("An effect on abilities of one name affects only the first of the cards it applies to", "10.1.3.1")
@wrapper_of(ContinuousEffect.change_characteristics)
def _(whole: Any, self: Any, sketch: Any, card: int, info: Any) -> Any:
    named = getattr(self.change, "named", None)
    others = [each for each in self.subject_cards(sketch) if each < card]
    return info if named is not None and others else whole(self, sketch, card, info)


def apply_first_replacement(kind: str) -> Change:
    """Apply the first replacement of such an event without an ask."""

    def first_candidate(whole: Any, game: Any, happening: EngineEvent, phase: str) -> Any:
        found = whole(game, happening, phase)
        return found[:1] if happening.kind == kind else found

    return wrap_function(replacement_effects.applicable_replacements, first_candidate)


breaks("Replacements of damage are applied in a fixed order without asking any player", "10.2.1.3.3", "10.11.2")(
    apply_first_replacement("damage")
)
breaks("Replacements of a die roll are applied in a fixed order without asking any player", "10.2.1.3.3", "10.11.2.2")(
    apply_first_replacement("roll")
)
breaks("An ability that an effect has made invalid still works", "10.3.2")(mechanisms.what_is_invalid_still_asks)
breaks("An ability that is valid only under a condition works even if the condition is not met", "10.3.3")(
    mechanisms.validity_ignores_place
)


@breaks("Abilities of cards stacked under a holomem work", "10.3.4.1", "10.3.4")
@wrapper_of(GameState.cards_at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for holomem in self.holomem(player):
            yield from (card for card in self.cards[holomem].under if self.cards[card].face.is_working)


breaks("Abilities of holomem cards work in the hand", "10.3.4.1", "10.3.4")(
    mechanisms.abilities_work_in_zone(GameState, "hand", lambda face: face.is_working and face.is_holomem)
)
breaks("Abilities of holomem cards work in the archive", "10.3.4.1", "10.3.4")(
    mechanisms.abilities_work_in_zone(GameState, "archive", lambda face: face.is_working and face.is_holomem)
)
breaks("Abilities of tools and other support cards work in the archive", "10.3.4.2")(
    mechanisms.abilities_work_in_zone(GameState, "archive", lambda face: face.is_working and face.kind == "support")
)
breaks("Abilities of tools and other support cards work in the hand", "10.3.4.2")(
    mechanisms.abilities_work_in_zone(GameState, "hand", lambda face: face.is_working and face.kind == "support")
)


@breaks("An ability that works only in the archive or another zone works on the stage as well", "10.3.4.3")
@wrapper_of(continuous_effects.is_in_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    everywhere = (*held.traits.zones, "center", "collab", "back")
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, zones=everywhere)), info))


breaks("The parts of a cost are paid in reverse order", "10.4.2.1")(mechanisms.the_last_part_of_a_cost_is_paid_first)
breaks(
    "Any ability with a cost, automatic ones too, can be played by paying only what is possible", "10.4.2.2", "10.4.1"
)(mechanisms.cost_is_paid_in_part)


def count_as_done(instruction: Any, is_counted: Callable[[Any], bool] = lambda node: True) -> Change:
    """Let instructions of a kind, or some of them, always count as carried out in full."""

    def do_and_count(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        return done or is_counted(node)

    return wrap_function(HANDLERS[instruction], do_and_count)


breaks("A cost of attaching a card counts as paid though the card could not be attached", "10.4.2.2", "1.3.3")(
    count_as_done(Attach)
)
breaks("A cost of putting a card onto the stage counts as paid though it could not be put there", "10.4.2.2", "1.3.3")(
    count_as_done(Move, lambda node: node.to in (*STAGE, "stage"))
)
breaks("A cost of returning a holomem to Debut counts as paid by one that is at Debut", "10.4.2.2", "5.15.1.1")(
    count_as_done("return-to-debut")
)


@breaks("A single cheer pays for all icons of its colour in a cost", "10.5.2", "12.3.3.1")
@wrapper_of(cheer_costs.covers_cost)
def _(whole: Any, found: Any, cost: Any) -> bool:
    there = list(found)
    colored = [icon for icon in cost if icon != "colorless"]
    return all(any(icon in each for each in there) for icon in colored) and len(there) >= len(set(cost))


@change_factory
def replace_check_timing(patch: Patch, check_timing: Any) -> None:
    """Replace the check timing."""
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


@breaks(
    "Both players' waiting abilities are played before rule processing in a check timing",
    "10.6.1.1",
    "10.6.3",
    "10.6.3.1",
)
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        player = game.state.turn_player
        if (yield from ability_triggers.play_one_pending(game, player)) or (
            yield from ability_triggers.play_one_pending(game, 1 - player)
        ):
            return
        yield from whole(game, frame)

    whole = check_and_play_timing.check_timing
    replace_check_timing(check_timing)(patch)


@breaks(
    "Actions and arts follow one another without any check timing in between",
    "10.6.2",
    "10.6.4.1",
    "10.6.4",
    spread="abilities that wait after an action are played late in many scenarios",
)
@wrapper_of(Hololive.replace_frame)
def _(whole: Any, self: Any, name: str, *rest: Any) -> None:
    whole(self, name, *((rest[0], True) if name == "play" else rest))


@breaks(
    "Only the turn player's waiting abilities are played before rule processing in a check timing", "10.6.3", "10.6.3.2"
)
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if not (yield from ability_triggers.play_one_pending(game, game.state.turn_player)):
            yield from whole(game, frame)

    whole = check_and_play_timing.check_timing
    replace_check_timing(check_timing)(patch)


@breaks("Rule processing is done only once in each check timing", "10.6.3.1", "11.1.2", "11.3.1.2")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    return not game.state.round and (yield from whole(game))


@breaks("A holomem whose HP go with an archived card is not downed in the same check timing", "10.6.3.1", "11.4.3")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    goes_on = rule_processing.is_down_due(game) or any(game.state.life_damage)
    return (yield from whole(game)) and goes_on


@breaks("The first player's waiting abilities are played before the opponent's in every turn", "10.6.3.2", "10.6.3.3")
@wrapper_of(ability_triggers.play_one_pending)
def _(whole: Any, game: Any, player: int) -> Any:
    goes_first = game.state.first_player
    return (yield from whole(game, goes_first)) or (yield from whole(game, 1 - goes_first))


@breaks("The player whose ability has waited longest plays a waiting ability first", "10.6.3.3")
@wrapper_of(ability_triggers.play_one_pending)
def _(whole: Any, game: Any, player: int) -> Any:
    waiting = [each for each in game.state.waiting if not each.idle]
    return (yield from whole(game, waiting[0].held.seat if waiting else player))


@breaks(
    "A play timing ends as soon as the check timing before it is over",
    "10.6.3.4",
    spread="scenarios of every chapter act at a play timing",
)
def _(patch: Patch) -> None:
    def end_play_timing(game: Any) -> None:
        if game.state.flow[-1][0] == "play":
            game.pop_frame()

    def check_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before:
            end_play_timing(game)

    def begin_check_timing(game: Any) -> None:
        begins(game)
        end_play_timing(game)

    whole, begins = check_and_play_timing.check_timing, step_parts.begin_check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})
    patch.replace_function(begins, begin_check_timing)


breaks("The main step's play timing ends after one action", "10.6.4", "10.6.4.2", "5.20.1")(
    mechanisms.one_action_ends_a_play_timing
)
breaks(
    "A play timing is given without any check timing before it",
    "10.6.4.1",
    "10.6.2",
    "10.6.4",
    spread="abilities that wait after an action are played late in many scenarios",
)(mechanisms.a_play_timing_comes_without_a_check_timing(check_and_play_timing))
breaks("A player can only pass after taking two actions in a turn's main step", "10.6.4.2", "8.1.1")(
    mechanisms.a_player_takes_two_actions_at_most(actions)
)


@breaks(
    "A player who passes in a play timing is offered the actions once more",
    "10.6.4.3",
    "10.6.4",
    "8.1.1",
    "7.6.1",
    "7.6.6",
)
def _(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push_frame("play", frame[1], True)

    whole = check_and_play_timing.play_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "play": play_timing})


@breaks(
    "A main step action is not offered when it is the only one available",
    "10.6.4.3",
    "8.1.1",
    spread="scenarios of every chapter have a single action in a small position",
)
@wrapper_of(actions.list_options)
def _(whole: Any, game: Any) -> Any:
    found = whole(game)
    return found if len(found) > 1 else []

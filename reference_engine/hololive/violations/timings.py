"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...kernel import information, playing, replacement, triggers
from ...kernel.asks import Option
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...patching import Patch
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, instead, wrap
from .. import actions, checks, cheers, rule_processing
from ..game import Hololive
from ..state import Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("A player can activate automatic abilities as actions of the main step", "10.1.1", "10.1.1.1")
@instead(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    mine = [held for held in game.in_effect().automatic if held.seat == player]
    return [*whole(game, player), *(Option("ability", (held.card, held)) for held in mine)]


breaks(
    "A player must pay for a waiting ability if its cost can be paid, unless it is an oshi skill",
    "10.1.1.2.2",
    "10.8.3.1.1",
    "10.8.3.2.1",
)(mechanisms.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("Abilities for a down are done only after the downed holomem has left the stage", "10.1.1.2.3", "11.3.1.1")
def _(patch: Patch) -> None:
    late: list[Any] = []

    @at_once
    def wait(game: Any, held: Any, downed: Any) -> None:
        late.append((held, downed))

    def leave(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from ability(game, *late.pop(0))

    whole, ability = rule_processing.leave, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "leave", leave)
    patch.setattr(rule_processing, "do_downed_ability", wait)


@breaks("A downed holomem's own abilities about moving are played before it leaves the stage", "10.1.1.2.3", "10.8.2")
@instead(rule_processing.leave)
def _(whole: Any, game: Any, downed: Any) -> Any:
    early = [held for held in game.in_effect().automatic if held.card == downed.card and held.traits.about == "move"]
    for held in early:
        yield from playing.play(game, Context.of(held), held)
    yield from whole(game, downed)
    game.state.waiting = tuple(each for each in game.state.waiting if each.held not in early)


@breaks("An effect on abilities of one name affects only the first of the cards it applies to", "10.1.3.1")
@instead(Effect.changed)
def _(whole: Any, self: Any, sketch: Any, card: int, info: Any) -> Any:
    named = getattr(self.change, "named", None)
    others = [each for each in self.subjects(sketch) if each < card]
    return info if named is not None and others else whole(self, sketch, card, info)


def first_replacement(kind: str) -> Change:
    """An engine that asks nobody which replacement of such an event is applied first."""

    def candidates(whole: Any, game: Any, happening: Event, phase: str) -> Any:
        found = whole(game, happening, phase)
        return found[:1] if happening.kind == kind else found

    return wrap(replacement.candidates, candidates)


breaks("Replacements of damage are applied in a fixed order without asking any player", "10.2.1.3.3", "10.11.2")(
    first_replacement("damage")
)
breaks("Replacements of a die roll are applied in a fixed order without asking any player", "10.2.1.3.3", "10.11.2.2")(
    first_replacement("roll")
)
breaks("An ability that an effect has made invalid still works", "10.3.2")(mechanisms.what_is_invalid_still_asks)
breaks("An ability that is valid only under a condition works even if the condition is not met", "10.3.3")(
    mechanisms.what_is_valid_in_one_place_is_valid_in_all
)


@breaks("Abilities of cards stacked under a holomem work", "10.3.4.1", "10.3.4")
@instead(Table.at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for holomem in self.holomem(player):
            yield from (card for card in self.cards[holomem].under if self.cards[card].face.is_working)


breaks("Abilities of holomem cards work in the hand", "10.3.4.1", "10.3.4")(
    mechanisms.working_in(Table, "hand", lambda face: face.is_working and face.is_holomem)
)
breaks("Abilities of holomem cards work in the archive", "10.3.4.1", "10.3.4")(
    mechanisms.working_in(Table, "archive", lambda face: face.is_working and face.is_holomem)
)
breaks("Abilities of tools and other support cards work in the archive", "10.3.4.2")(
    mechanisms.working_in(Table, "archive", lambda face: face.is_working and face.kind == "support")
)
breaks("Abilities of tools and other support cards work in the hand", "10.3.4.2")(
    mechanisms.working_in(Table, "hand", lambda face: face.is_working and face.kind == "support")
)


@breaks("An ability that works only in the archive or another zone works on the stage as well", "10.3.4.3")
@instead(information.has_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    everywhere = (*held.traits.zones, "center", "collab", "back")
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, zones=everywhere)), info))


breaks("The parts of a cost are paid in reverse order", "10.4.2.1")(mechanisms.the_last_part_of_a_cost_is_paid_first)
breaks(
    "Any ability with a cost, automatic ones too, can be played by paying only what is possible", "10.4.2.2", "10.4.1"
)(mechanisms.of_a_cost_what_can_be_paid_is_paid)


@breaks("A single cheer pays for all icons of its colour in a cost", "10.5.2", "12.2.3.1")
@instead(cheers.covers)
def _(whole: Any, found: Any, cost: Any) -> bool:
    there = list(found)
    colored = [icon for icon in cost if icon != "colorless"]
    return all(any(icon in each for each in there) for icon in colored) and len(there) >= len(set(cost))


@change
def checked(patch: Patch, check_timing: Any) -> None:
    """An engine with another check timing."""
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
        if (yield from triggers.play_one(game, player)) or (yield from triggers.play_one(game, 1 - player)):
            return
        yield from whole(game, frame)

    whole = checks.check_timing
    checked(check_timing)(patch)


@breaks("Actions and arts follow one another without any check timing in between", "10.6.2", "10.6.4.1", "10.6.4")
@instead(Hololive.replace)
def _(whole: Any, self: Any, name: str, *rest: Any) -> None:
    whole(self, name, *((rest[0], True) if name == "play" else rest))


@breaks(
    "Only the turn player's waiting abilities are played before rule processing in a check timing", "10.6.3", "10.6.3.2"
)
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if not (yield from triggers.play_one(game, game.state.turn_player)):
            yield from whole(game, frame)

    whole = checks.check_timing
    checked(check_timing)(patch)


@breaks("Rule processing is done only once in each check timing", "10.6.3.1", "11.1.2")
@instead(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    return not game.state.round and (yield from whole(game))


@breaks("The first player's waiting abilities are played before the opponent's in every turn", "10.6.3.2", "10.6.3.3")
@instead(triggers.play_one)
def _(whole: Any, game: Any, player: int) -> Any:
    goes_first = game.state.first_player
    return (yield from whole(game, goes_first)) or (yield from whole(game, 1 - goes_first))


@breaks("The player whose ability has waited longest plays a waiting ability first", "10.6.3.3")
@instead(triggers.play_one)
def _(whole: Any, game: Any, player: int) -> Any:
    waiting = [each for each in game.state.waiting if not each.idle]
    return (yield from whole(game, waiting[0].held.seat if waiting else player))


@breaks("A play timing ends as soon as the check timing before it is over", "10.6.3.4")
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and game.state.flow[-1][0] == "play":
            game.pop()

    whole = checks.check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


breaks("The main step's play timing ends after one action", "10.6.4", "10.6.4.2")(
    mechanisms.one_action_ends_a_play_timing
)
breaks("A play timing is given without any check timing before it", "10.6.4.1", "10.6.2", "10.6.4")(
    mechanisms.a_play_timing_comes_without_a_check_timing(checks)
)
breaks("A player can only pass after taking two actions in a turn's main step", "10.6.4.2", "8.1.1")(
    mechanisms.a_player_takes_two_actions_at_most(actions)
)


@breaks("A player who passes in a play timing is offered the actions once more", "10.6.4.3", "10.6.4", "8.1.1")
def _(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "play": play_timing})


@breaks("A main step action is not offered when it is the only one available", "10.6.4.3", "8.1.1")
@instead(actions.options)
def _(whole: Any, game: Any) -> Any:
    found = whole(game)
    return found if len(found) > 1 else []

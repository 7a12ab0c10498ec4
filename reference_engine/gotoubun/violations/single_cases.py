"""Violations of single cases of a clause: another kind of ability, a further person, the first turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import ability_triggers, commit, event_patterns, turn_steps
from ...kernel import instructions as kernel_instructions
from ...kernel.events import EngineEvent
from ...kernel.resolution import LastKnownCard
from ...violations import Violations, wrapper_of
from .. import approach, cards, events, keywords, rule_processing, state
from ..game import Gotoubun

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("No player can concede during the set-up", "1.2.3")
@wrapper_of(Gotoubun.concede)
def _(whole: Any, self: Any, player: int) -> None:
    if self.state.turn:
        whole(self, player)


@breaks(
    "An activated or automatic ability draws the bottom card",
    "5.6.1",
    spread="a scenario about the cost of an ability names the card that it draws",
)
@wrapper_of(kernel_instructions.draw_one_card)
def _(whole: Any, game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
    is_ability = ctx is not None and ctx.held is not None
    return (yield from whole(game, player, ctx, bottom=bottom or is_ability))


@breaks("All cards of an up-to look count as looked at, even after the player has stopped", "5.7.2")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, lying: list[int], viewer: int) -> Any:
    yield from whole(game, ctx, lying, viewer)
    return lying


@breaks("A character card set as an episode stays when its character has left", "5.10.3", "11.4.1")
@wrapper_of(rule_processing.stray_episodes)
def _(whole: Any, game: Any) -> list[int]:
    return [card for card in whole(game) if not game.state.cards[card].face.is_unit]


@breaks("A character card set as an episode keeps its abilities", "5.10.3", "10.6.4.2.1")
@wrapper_of(cards.CardDefinition.characteristics_as_role)
def _(whole: Any, self: Any, role: str, card: int, inc: int, seat: int) -> Any:
    info = whole(self, role, card, inc, seat)
    printed = self.characteristics_of_copy(card, inc, seat)
    return replace(info, abilities=printed.abilities) if role == "episode" and self.is_unit else info


@breaks("The end phase follows the main phase in the first turn of the game", "7.3.3")
@wrapper_of(turn_steps.step_after)
def _(whole: Any, game: Any, step: str) -> Any:
    return "end" if (step, game.state.turn) == ("main", 1) else whole(game, step)


@breaks("Abilities of heroes do not trigger at the beginning of the approach phase or its steps", "9.2.1")
@wrapper_of(ability_triggers._begins)
def _(whole: Any, game: Any, held: Any, at: Any, event: EngineEvent) -> bool:
    is_hero = game.state.cards[held.card].face.kind == "hero"
    return bool(whole(game, held, at, event)) and not (is_hero and at.name in ("approach", "declaration"))


@breaks("Only the first hero of a declaration can be approached by several characters", "9.2.2.2")
@wrapper_of(approach.approach_options)
def _(whole: Any, game: Any, player: int, pairs: Any) -> Any:
    heroes = [hero for _, hero in pairs]
    return [each for each in whole(game, player, pairs) if each.args[1] not in heroes[1:] or each.args[1] == heroes[0]]


@breaks("A hero that needs no power cannot be approached", "9.2.2.2.2")
@wrapper_of(approach.is_approach_possible)
def _(whole: Any, game: Any, character: int, hero: int) -> bool:
    return bool(whole(game, character, hero)) and game.characteristics_of(hero).need > 0


@breaks("An episode that moves along with its character keeps its timestamp", "10.9.1.7.1")
@wrapper_of(commit.apply_move)
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    before = {each: table.cards[each].since for each in table.cards[event.card].attached}
    whole(table, event)
    for each, since in before.items():
        table.cards[each] = replace(table.cards[each], since=since)


@breaks("An episode that is set on another character keeps its timestamp", "10.9.1.7.1")
@wrapper_of(events._attach)
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    old = table.cards[event.card]
    whole(table, event)
    if old.host >= 0:
        table.cards[event.card] = replace(table.cards[event.card], since=old.since)


@breaks("A trigger on a coming character looks at its printed person", "10.9.3.1", "10.7.4.1.3")
@wrapper_of(event_patterns.card_as_seen)
def _(whole: Any, game: Any, event: EngineEvent) -> LastKnownCard:
    seen: LastKnownCard = whole(game, event)
    if event.kind != "move" or event.to not in game.state.BOARD:
        return seen
    return replace(seen, info=replace(seen.info, persons=game.state.printed_characteristics(event.card).persons))


@breaks("A hero of the person meets a use condition", "12.7.2")
@wrapper_of(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    wanted = game.state.cards[card].face.use_condition
    heroes = [game.characteristics_of(each).persons for each in game.state.face_up_heroes()]
    return bool(whole(game, card)) or all(any(name in persons for persons in heroes) for name in wanted)


@breaks("The only ability does not look at the card that has it", "12.10.3")
@wrapper_of(state.GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    (person,) = keyword.names
    others = {*self.lane_characters(ctx.seat), *self.zones[ctx.seat, "brides"]} - {ctx.this.card}
    kinds = [game.characteristics_of(each) for each in others]
    return all(person in info.persons for info in kinds if "character" in info.kinds)


@breaks("A character card set on a character counts for the only ability", "12.10.3", "12.10.3.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, table: Any, game: Any, player: int, keyword: Any) -> bool:
    (person,) = keyword.names
    faces = (table.cards[part].face for each in table.lane_characters(player) for part in table.cards[each].attached)
    return bool(whole(table, game, player, keyword)) and all(
        person in face.info.persons for face in faces if face.is_unit
    )

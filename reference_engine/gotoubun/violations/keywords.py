"""Violations of chapter 12."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import AutomaticAbility
from ...check_timings.violations import mechanisms
from ...kernel import card_references, cost_payment, turn_steps
from ...kernel import play_abilities as kernel_playing
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import perform_instructions as whole_perform
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    replace_globals,
    run_without_asks,
    wrap_function,
    wrapper_of,
)
from .. import actions, approach, card_play, cards, events, instructions, keywords, state
from ..game import Gotoubun
from ..lexicon import EVERYWHERE, LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@change_factory
def ignore_condition_keywords(patch: Patch, kind: str) -> None:
    """Ignore the condition keywords of abilities of a kind."""

    def is_met_without_keywords(game: Any, ctx: Any, ability: Any) -> bool:
        return bool(whole(game, ctx, replace(ability, keywords=()) if type(ability).__name__ == kind else ability))

    whole = card_references.are_conditions_met
    patch.setattr(card_references, "are_conditions_met", is_met_without_keywords)


breaks("A continuous ability is in effect even if its condition keyword is not met", "12.2.3.1", "12.10.3")(
    ignore_condition_keywords("ContinuousAbility")
)
breaks("An activated ability can be played and resolved even if its condition keyword is not met", "12.2.3.2")(
    ignore_condition_keywords("ActivatedAbility")
)
breaks("An automatic ability is resolved even if its condition keyword is not met", "12.2.3.3")(
    ignore_condition_keywords("AutomaticAbility")
)


@breaks("An automatic ability checks its condition keywords again before each of its instructions", "12.2.3.3")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    enough = True
    for each in them:
        if (
            ctx.held
            and isinstance(ctx.held.ability, AutomaticAbility)
            and not card_references.are_conditions_met(game, ctx, ctx.held.ability)
        ):
            return False
        enough = (yield from whole(game, ctx, (each,))) and enough
    return enough


@breaks("Only the first of an ability's condition keywords has to be met", "12.2.4")
def _(patch: Patch) -> None:
    def is_met_by_first_keyword(game: Any, ctx: Any, ability: Any) -> bool:
        more = getattr(ability, "keywords", ())
        return bool(whole(game, ctx, replace(ability, keywords=more[:1]) if more else ability))

    whole = card_references.are_conditions_met
    patch.setattr(card_references, "are_conditions_met", is_met_by_first_keyword)


@breaks("Only the last condition keyword of an ability that is played has to be met", "12.2.4")
@wrapper_of(card_references.are_conditions_met)
def _(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
    keywords = getattr(ability, "keywords", ())[-1:]
    return bool(whole(game, ctx, replace(ability, keywords=keywords) if keywords else ability))


@breaks("An event with the approach icon can be played in the main phase", "8.4.1", "12.3.2")
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return any(whole(game, card, each) for each in ("main", "approach"))


@breaks("The non-turn player can play events with the main icon in the event step", "12.3.2", "12.3.3")
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    is_theirs = game.state.cards[card].seat != game.state.turn_player
    return whole(game, card, *timing) or (is_theirs and whole(game, card))


@breaks("The turn player can use the opponent's activated abilities as well as their own", "12.3.2", "8.5.1")
@wrapper_of(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [*whole(game, player), *whole(game, 1 - player)]


@breaks("Only the turn player can play events in the event step", "12.3.3", "9.3.4", "3.1.2.4", "9.4.2")
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return game.state.cards[card].seat == game.state.turn_player and whole(game, card, *timing)


@breaks("A once-per-turn ability can be played only once per game", "12.4.2", "12.4.1")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    game.state.used = used


@breaks("The limit of a once-per-turn ability is renewed only as its player's own turn begins", "12.4.2")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    game.state.used = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}


breaks(
    "A waiting ability with any once-per-turn limit, by name or not, cannot be left unplayed", "12.4.2.1", "12.5.3.1"
)(wrap_function(Gotoubun.is_optional, lambda whole, self, held: False))


@breaks("An event limited by name cannot be played if either player has played one of its name this turn", "12.5.2")
@wrapper_of(keywords.event_names_used)
def _(whole: Any, game: Any, card: int) -> Any:
    return frozenset(replace(each, seat=seat) for seat in (0, 1) for each in whole(game, card))


@breaks("The by-name limit of events, but not of abilities, is renewed only as their player's turn begins", "12.5.2")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    named = game.state.named
    whole(game, player)
    game.state.named = frozenset(each for each in named if each.seat != player and each.kind == "event")


@breaks("Once-per-turn-by-name limits are renewed in the event step", "12.5.2")
@wrapper_of(approach.exchange_events)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    game.state.named = frozenset()
    run_without_asks(whole(game))
    return None


@breaks("Only events played in the main phase count toward the once-per-turn-by-name limit", "12.5.2")
@wrapper_of(keywords.count_event_use)
def _(whole: Any, game: Any, card: int) -> None:
    if game.state.step == "main":
        whole(game, card)


@breaks("By-name limits of events and abilities are renewed only as their player's own turn begins", "12.5.3", "12.5.2")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    named = game.state.named
    whole(game, player)
    game.state.named = frozenset(each for each in named if each.seat != player)


@breaks("The by-name limit of an ability also counts same-named cards' abilities that the opponent played", "12.5.3")
@wrapper_of(keywords.ability_names_used)
def _(whole: Any, game: Any, held: Any) -> Any:
    return frozenset(replace(each, seat=seat) for seat in (0, 1) for each in whole(game, held))


@breaks("The by-name limit counts activated and automatic abilities separately", "12.5.3")
@partial(change_results, keywords.ability_names_used)
def _(names: Any, game: Any, held: Any) -> Any:
    return frozenset(replace(each, kind=type(held.ability).__name__) for each in names)


breaks("Leaving a limited waiting ability unplayed once clears every time that it waits", "12.5.3.1")(
    mechanisms.declined_ability_waits_no_more
)


@breaks("The turn player decides whether any waiting ability limited by name is played", "12.5.3.1")
@wrapper_of(kernel_playing.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    limit = getattr(held.ability, "limit", None)
    if limit is None or limit.per != "name":
        return (yield from whole(game, ctx, held))
    return (yield from cost_payment.ask_if_payable(game, ctx, game.state.turn_player, game.cost_of(held)))


@breaks("A waiting ability limited once per turn by name cannot be left unplayed", "12.5.3.1")
@wrapper_of(Gotoubun.is_optional)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    return limit is not None and limit.per != "name"


@breaks("An effect can put a card with growth into a lane without a character", "12.6.2")
@wrapper_of(instructions.may_enter_lane)
def _(whole: Any, game: Any, card: int, seat: int, number: int) -> bool:
    free = game.state.character_in_lane(seat, number) is None
    return bool(whole(game, card, seat, number)) or (free and bool(game.state.cards[card].face.growth))


def grow_onto_stack_part(part: str) -> Change:
    """Let growth also check the cards that lie with a character."""

    def can_grow_onto_part(whole: Any, game: Any, card: int, onto: int | None) -> bool:
        state = game.state
        beside = () if onto is None else getattr(state.cards[onto], part)
        persons = [state.cards[each].face.info.persons for each in beside]
        return whole(game, card, onto) or any(not each.isdisjoint(state.cards[card].face.growth) for each in persons)

    return wrap_function(keywords.can_grow_onto, can_grow_onto_part)


@breaks(
    "A card with growth cannot be played onto a character that came to its lane this turn",
    "12.6.2",
    "8.2.1.2",
    "13.1.1.2",
)
def _(patch: Patch) -> None:
    def move_and_note(table: Any, event: EngineEvent) -> None:
        whole(table, event)
        table.done |= {("came", event.card)}

    def can_grow_onto_older(can: bool, game: Any, card: int, onto: int | None) -> bool:
        return can and ("came", onto) not in game.state.done

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move_and_note)
    change_results(keywords.can_grow_onto, can_grow_onto_older)(patch)


breaks("A card with growth cannot be played in a player's first turn", "12.6.2", "8.2.1.2")(
    change_results(keywords.can_grow_onto, lambda can, game, *cards: can and game.state.turn > 2)
)
breaks("A card with growth can be played onto a character if a card beneath that one has the named person", "12.6.2")(
    grow_onto_stack_part("under")
)
breaks("A card with growth can be played onto a character that has a card of the named person set on it", "12.6.2")(
    grow_onto_stack_part("attached")
)


@breaks("Brides do not count for a use condition", "12.7.2", "12.7.2.1")
@wrapper_of(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    state = game.state
    there = [game.characteristics_of(each).persons for each in state.lane_characters(state.cards[card].seat)]
    return all(any(name in persons for persons in there) for name in state.cards[card].face.use_condition)


@breaks("A use condition looks only at printed person names, not at gained or disguised ones", "12.7.2", "12.9.2")
@wrapper_of(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    with Patch() as inner:
        inner.setattr(Gotoubun, "characteristics_of", lambda self, each: self.state.cards[each].face.info)
        return whole(game, card)


@breaks("A use condition that names several persons is met by any one of them", "12.7.2.1", "12.7.2")
@wrapper_of(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    table = game.state
    player = table.cards[card].seat
    wanted = table.cards[card].face.use_condition
    there = [
        game.characteristics_of(each).persons
        for each in (*table.lane_characters(player), *table.zones[player, "brides"])
    ]
    return not wanted or any(name in persons for name in wanted for persons in there)


breaks("A dedicated episode can be played on any of its player's characters", "12.8.2")(
    wrap_function(keywords.may_be_set_on, lambda whole, game, card, character: True)
)
breaks("A dedicated episode that an effect sets on another person stays there", "12.8.3", "11.4.2")(
    wrap_function(keywords.may_be_set_on, lambda whole, game, card, character: True)
)
breaks("A disguise adds its person name only in the character lanes", "12.9.2", "12.9.1", "12.10.3.1")(
    replace_globals(cards.CardDefinition.operative_ability, EVERYWHERE=LANES)
)
breaks("A disguise does not add its person name in the hand", "12.9.2")(
    replace_globals(
        cards.CardDefinition.operative_ability, EVERYWHERE=tuple(each for each in EVERYWHERE if each != "hand")
    )
)
breaks("A disguise does not add its person name in the resolution zones", "12.9.2")(
    replace_globals(
        cards.CardDefinition.operative_ability,
        EVERYWHERE=tuple(each for each in EVERYWHERE if each not in state.RESOLUTION),
    )
)


@breaks("The 'only' keyword must hold for the opponent's characters as well", "12.10.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    others = state.lane_characters(1 - player)
    return whole(state, game, player, keyword) and (not others or whole(state, game, 1 - player, keyword))


@breaks("The 'only' keyword looks at the turn player's characters instead of the master's", "12.10.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    return bool(whole(state, game, state.turn_player, keyword))


@breaks("The 'only' keyword also looks at the character cards beneath characters", "12.10.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    beneath = [
        game.characteristics_of(each).persons
        for card in state.lane_characters(player)
        for each in state.cards[card].under
    ]
    return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in beneath)


@breaks("The 'only' keyword overlooks characters and brides that have no person name", "12.10.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    persons = [
        game.characteristics_of(each).persons
        for each in (*state.lane_characters(player), *state.zones[player, "brides"])
    ]
    named = [keyword.names[0] in each for each in persons if each]
    return whole(state, game, player, keyword) or (bool(named) and all(named))


@breaks(
    "The 'only' keyword is not met if a character or bride has two person names",
    "12.10.3.1",
    "12.9.2",
    "12.9.1",
    "12.2.4",
)
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    there = (*state.lane_characters(player), *state.zones[player, "brides"])
    return whole(state, game, player, keyword) and all(len(game.characteristics_of(each).persons) < 2 for each in there)


@breaks("The 'only' keyword is met if the player has neither characters nor brides", "12.10.3.2")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    nobody = not state.lane_characters(player) and not state.zones[player, "brides"]
    return nobody or whole(state, game, player, keyword)


@breaks("The 'only' keyword also requires the named person of every episode set on a character", "12.10.3.3")
@wrapper_of(state.has_only_person)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    episodes = [each for card in state.lane_characters(player) for each in state.cards[card].attached]
    persons = [state.printed_characteristics(each).persons for each in episodes]
    return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in persons)

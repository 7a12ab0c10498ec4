"""Chapter 12: keywords: when, how often and for which characters a card or ability can be played."""

from __future__ import annotations

from ...adapters.card_text_tree import KeywordAbility, Limit
from ..kernel.cards import AbilityInstance
from .rules_context import RulesContext
from .state import NameUsed

MAIN, APPROACH = "main", "approach"
"""The timings of events (12.3)."""

ONCE = (1, 0)
"""The use count of an ability that cannot be played again this turn."""


# --- once a turn (12.4), once a turn by name (12.5) -----------------------------------------------


def is_used_up(game: RulesContext, held: AbilityInstance) -> bool:
    """Whether an ability may not be played again this turn."""
    limit: Limit | None = getattr(held.ability, "limit", None)
    if limit is None:
        return False
    if limit.per == "name":
        return bool(ability_names_used(game, held) & game.state.named)  # 12.5.3
    return held.key in game.state.used  # 12.4.2


def count_ability_use(game: RulesContext, held: AbilityInstance) -> None:
    """Count a use of an ability, if a limit applies to it."""
    state = game.state
    limit: Limit | None = getattr(held.ability, "limit", None)
    if limit is None:
        return
    if limit.per == "name":
        state.named |= ability_names_used(game, held)  # 12.5.3
    state.used = {**state.used, held.key: ONCE}  # 12.4.2
    state.invalidate_memo()


def ability_names_used(game: RulesContext, held: AbilityInstance) -> frozenset[NameUsed]:
    """The keys under which an ability's use is remembered: the master and the names of its card."""
    return frozenset(NameUsed(held.seat, "ability", name) for name in game.characteristics_of(held.card).names)


def is_event_used_up(game: RulesContext, card: int) -> bool:
    """Whether an event that can be played once a turn by name may not be played again."""
    limit = game.state.cards[card].face.support.limit
    return limit is not None and bool(event_names_used(game, card) & game.state.named)  # 12.5.2


def count_event_use(game: RulesContext, card: int) -> None:
    """Count a use of an event."""
    game.state.named |= event_names_used(game, card)  # 12.5.2
    game.state.invalidate_memo()


def event_names_used(game: RulesContext, card: int) -> frozenset[NameUsed]:
    """The keys under which an event's use is remembered: its master and its names."""
    seat = game.state.cards[card].seat
    return frozenset(NameUsed(seat, "event", name) for name in game.characteristics_of(card).names)


# --- conditions on persons: growth (12.6), use condition (12.7), dedicated (12.8) -----------------


def can_grow_onto(game: RulesContext, card: int, onto: int | None) -> bool:
    """Whether a card with growth can be played onto that character."""
    if onto is None:
        return False
    growth = game.state.cards[card].face.growth
    return not game.characteristics_of(onto).persons.isdisjoint(growth)  # 8.2.1.2, 12.6.2


def is_use_condition_met(game: RulesContext, card: int) -> bool:
    """Whether the persons that an event needs are all there, in lanes or as brides."""
    state = game.state
    player = state.cards[card].seat
    there = [
        game.characteristics_of(each) for each in {*state.lane_characters(player), *state.zones[player, "brides"]}
    ]  # 12.7.2
    characters = [each for each in there if "character" in each.kinds]  # 12.7.2
    wanted = state.cards[card].face.use_condition
    return all(any(name in each.persons for each in characters) for name in wanted)  # 12.7.2, 12.7.2.1


def may_be_set_on(game: RulesContext, card: int, character: int) -> bool:
    """Whether an episode can be set on that character; a dedicated episode only on its person."""
    info = game.characteristics_of(card)
    held = (each.ability for each in info.abilities if each.key not in info.muted)
    dedicated = [each.names for each in held if isinstance(each, KeywordAbility) and each.what == "dedicated"]
    persons = game.characteristics_of(character).persons
    return all(not persons.isdisjoint(names) for names in dedicated)  # 10.3.4.1.1, 11.4.2, 12.8.2

"""Violations of chapter 12."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Automatic
from ...kernel import costs, references, steps
from ...kernel import playing as kernel_playing
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import perform as whole_perform
from ...patching import Patch
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, done, instead, reads, results, wrap
from .. import actions, approach, cards, events, instructions, keywords, playing, state
from ..game import Gotoubun
from ..words import EVERYWHERE, LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@change
def keywords_hold(patch: Patch, kind: str) -> None:
    """An engine that looks at no condition keyword of abilities of a kind."""

    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        return bool(whole(game, ctx, replace(ability, keywords=()) if type(ability).__name__ == kind else ability))

    whole = references.is_met
    patch.setattr(references, "is_met", is_met)


breaks("A continuous ability is in effect even if its condition keyword is not met", "12.2.3.1")(
    keywords_hold("Continuous")
)
breaks("An activated ability can be played and resolved even if its condition keyword is not met", "12.2.3.2")(
    keywords_hold("Activated")
)
breaks("An automatic ability is resolved even if its condition keyword is not met", "12.2.3.3")(
    keywords_hold("Automatic")
)


@breaks("An automatic ability checks its condition keywords again before each of its instructions", "12.2.3.3")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    enough = True
    for each in them:
        if ctx.held and isinstance(ctx.held.ability, Automatic) and not references.is_met(game, ctx, ctx.held.ability):
            return False
        enough = (yield from whole(game, ctx, (each,))) and enough
    return enough


@breaks("Only the first of an ability's condition keywords has to be met", "12.2.4")
def _(patch: Patch) -> None:
    def is_met(game: Any, ctx: Any, ability: Any) -> bool:
        more = getattr(ability, "keywords", ())
        return bool(whole(game, ctx, replace(ability, keywords=more[:1]) if more else ability))

    whole = references.is_met
    patch.setattr(references, "is_met", is_met)


@breaks("Only the last condition keyword of an ability that is played has to be met", "12.2.4")
@instead(references.is_met)
def _(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
    return bool(whole(game, ctx, replace(ability, keywords=ability.keywords[-1:])))


@breaks("An event with the approach icon can be played in the main phase", "8.4.1", "12.3.2")
@instead(playing.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return any(whole(game, card, each) for each in ("main", "approach"))


@breaks("The non-turn player can play events with the main icon in the event step", "12.3.2", "12.3.3")
@instead(playing.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    is_theirs = game.state.cards[card].seat != game.state.turn_player
    return whole(game, card, *timing) or (is_theirs and whole(game, card))


@breaks("The turn player can use the opponent's activated abilities as well as their own", "12.3.2", "8.5.1")
@instead(actions.ACTIONS["ability"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [*whole(game, player), *whole(game, 1 - player)]


@breaks("Only the turn player can play events in the event step", "12.3.3", "9.3.4")
@instead(playing.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return game.state.cards[card].seat == game.state.turn_player and whole(game, card, *timing)


@breaks("A once-per-turn ability can be played only once per game", "12.4.2", "12.4.1")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    game.state.used = used


@breaks("The limit of a once-per-turn ability is renewed only as its player's own turn begins", "12.4.2")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = dict(game.state.used)
    whole(game, player)
    game.state.used = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}


breaks(
    "A waiting ability with any once-per-turn limit, by name or not, cannot be left unplayed", "12.4.2.1", "12.5.3.1"
)(wrap(Gotoubun.is_optional, lambda whole, self, held: False))


@breaks("An event limited by name cannot be played if either player has played one of its name this turn", "12.5.2")
@instead(keywords.names_of_event)
def _(whole: Any, game: Any, card: int) -> Any:
    return frozenset(replace(each, seat=seat) for seat in (0, 1) for each in whole(game, card))


@breaks("The by-name limit of events, but not of abilities, is renewed only as their player's turn begins", "12.5.2")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    named = game.state.named
    whole(game, player)
    game.state.named = frozenset(each for each in named if each.seat != player and each.kind == "event")


@breaks("Once-per-turn-by-name limits are renewed in the event step", "12.5.2")
@instead(approach.exchange_events)
@at_once
def _(whole: Any, game: Any) -> str | None:
    game.state.named = frozenset()
    done(whole(game))
    return None


@breaks("Only events played in the main phase count toward the once-per-turn-by-name limit", "12.5.2")
@instead(keywords.count_event)
def _(whole: Any, game: Any, card: int) -> None:
    if game.state.step == "main":
        whole(game, card)


@breaks("By-name limits of events and abilities are renewed only as their player's own turn begins", "12.5.3", "12.5.2")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    named = game.state.named
    whole(game, player)
    game.state.named = frozenset(each for each in named if each.seat != player)


@breaks("The by-name limit of an ability also counts same-named cards' abilities that the opponent played", "12.5.3")
@instead(keywords.names_of)
def _(whole: Any, game: Any, held: Any) -> Any:
    return frozenset(replace(each, seat=seat) for seat in (0, 1) for each in whole(game, held))


@breaks("The by-name limit counts activated and automatic abilities separately", "12.5.3")
@partial(results, keywords.names_of)
def _(names: Any, game: Any, held: Any) -> Any:
    return frozenset(replace(each, kind=type(held.ability).__name__) for each in names)


breaks("Leaving a limited waiting ability unplayed once clears every time that it waits", "12.5.3.1")(
    mechanisms.what_is_declined_once_waits_no_more
)


@breaks("The turn player decides whether any waiting ability limited by name is played", "12.5.3.1")
@instead(kernel_playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    limit = getattr(held.ability, "limit", None)
    if limit is None or limit.per != "name":
        return (yield from whole(game, ctx, held))
    return (yield from costs.may(game, ctx, game.state.turn_player, game.cost_of(held)))


@breaks("A waiting ability limited once per turn by name cannot be left unplayed", "12.5.3.1")
@instead(Gotoubun.is_optional)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    return limit is not None and limit.per != "name"


@breaks("An effect can put a card with growth into a lane without a character", "12.6.2")
@instead(instructions.may_enter)
def _(whole: Any, game: Any, card: int, seat: int, number: int) -> bool:
    free = game.state.character_in(seat, number) is None
    return bool(whole(game, card, seat, number)) or (free and bool(game.state.cards[card].face.growth))


def grown_on(part: str) -> Change:
    """An engine that also looks at what lies with a character to see whether a card with growth can be laid onto it."""

    def can_grow(whole: Any, game: Any, card: int, onto: int | None) -> bool:
        state = game.state
        beside = () if onto is None else getattr(state.cards[onto], part)
        persons = [state.cards[each].face.info.persons for each in beside]
        return whole(game, card, onto) or any(not each.isdisjoint(state.cards[card].face.growth) for each in persons)

    return wrap(keywords.can_grow, can_grow)


@breaks("A card with growth cannot be played onto a character that came to its lane this turn", "12.6.2", "8.2.1.2")
def _(patch: Patch) -> None:
    def move(table: Any, event: Event) -> None:
        whole(table, event)
        table.done |= {("came", event.card)}

    def instead(can: bool, game: Any, card: int, onto: int | None) -> bool:
        return can and ("came", onto) not in game.state.done

    whole = events.APPLY["move"]
    patch.setitem(events.APPLY, "move", move)
    results(keywords.can_grow, instead)(patch)


breaks("A card with growth cannot be played in a player's first turn", "12.6.2", "8.2.1.2")(
    results(keywords.can_grow, lambda can, game, *cards: can and game.state.turn > 2)
)
breaks("A card with growth can be played onto a character if a card beneath that one has the named person", "12.6.2")(
    grown_on("under")
)
breaks("A card with growth can be played onto a character that has a card of the named person set on it", "12.6.2")(
    grown_on("attached")
)


@breaks("Brides do not count for a use condition", "12.7.2", "12.7.2.1")
@instead(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    state = game.state
    there = [game.info(each).persons for each in state.characters(state.cards[card].seat)]
    return all(any(name in persons for persons in there) for name in state.cards[card].face.use_condition)


@breaks("A use condition looks only at printed person names, not at gained or disguised ones", "12.7.2", "12.9.2")
@instead(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    with Patch() as inner:
        inner.setattr(Gotoubun, "info", lambda self, each: self.state.cards[each].face.info)
        return whole(game, card)


@breaks("A use condition that names several persons is met by any one of them", "12.7.2.1", "12.7.2")
@instead(keywords.is_use_condition_met)
def _(whole: Any, game: Any, card: int) -> bool:
    table = game.state
    player = table.cards[card].seat
    wanted = table.cards[card].face.use_condition
    there = [game.info(each).persons for each in (*table.characters(player), *table.zones[player, "brides"])]
    return not wanted or any(name in persons for name in wanted for persons in there)


breaks("A dedicated episode can be played on any of its player's characters", "12.8.2")(
    wrap(keywords.may_be_set, lambda whole, game, card, character: True)
)
breaks("A dedicated episode that an effect sets on another person stays there", "12.8.3", "11.4.2")(
    wrap(keywords.may_be_set, lambda whole, game, card, character: True)
)
breaks("A disguise adds its person name only in the character lanes", "12.9.2", "12.9.1", "12.10.3.1")(
    reads(cards.Face.operative, EVERYWHERE=LANES)
)
breaks("A disguise does not add its person name in the hand", "12.9.2")(
    reads(cards.Face.operative, EVERYWHERE=tuple(each for each in EVERYWHERE if each != "hand"))
)
breaks("A disguise does not add its person name in the resolution zones", "12.9.2")(
    reads(cards.Face.operative, EVERYWHERE=tuple(each for each in EVERYWHERE if each not in state.RESOLUTION))
)


@breaks("The 'only' keyword must hold for the opponent's characters as well", "12.10.3")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    others = state.characters(1 - player)
    return whole(state, game, player, keyword) and (not others or whole(state, game, 1 - player, keyword))


@breaks("The 'only' keyword looks at the turn player's characters instead of the master's", "12.10.3")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    return bool(whole(state, game, state.turn_player, keyword))


@breaks("The 'only' keyword also looks at the character cards beneath characters", "12.10.3")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    beneath = [game.info(each).persons for card in state.characters(player) for each in state.cards[card].under]
    return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in beneath)


@breaks("The 'only' keyword overlooks characters and brides that have no person name", "12.10.3")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    persons = [game.info(each).persons for each in (*state.characters(player), *state.zones[player, "brides"])]
    named = [keyword.names[0] in each for each in persons if each]
    return whole(state, game, player, keyword) or (bool(named) and all(named))


@breaks("The 'only' keyword is not met if a character or bride has two person names", "12.10.3.1", "12.9.2", "12.9.1")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    there = (*state.characters(player), *state.zones[player, "brides"])
    return whole(state, game, player, keyword) and all(len(game.info(each).persons) < 2 for each in there)


@breaks("The 'only' keyword is met if the player has neither characters nor brides", "12.10.3.2")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    nobody = not state.characters(player) and not state.zones[player, "brides"]
    return nobody or whole(state, game, player, keyword)


@breaks("The 'only' keyword also requires the named person of every episode set on a character", "12.10.3.3")
@instead(state.is_only)
def _(whole: Any, state: Any, game: Any, player: int, keyword: Any) -> bool:
    episodes = [each for card in state.characters(player) for each in state.cards[card].attached]
    persons = [state.printed(each).persons for each in episodes]
    return whole(state, game, player, keyword) and all(keyword.names[0] in each for each in persons)

"""Violations of chapters 1 and 2."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import LoseGame, ThisCard
from ...check_timings.violations import mechanisms
from ...kernel import card_references, replacement_effects
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, wrap_function, wrapper_of
from .. import approach, card_play, cards, events, instructions, keywords, rule_processing, state
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("Rule processing makes nobody lose at a check timing at which some player wins", "1.2.2", "11.1.3")(
    wrap_function(
        rule_processing.loss_events, lambda whole, game: [] if rule_processing.win_events(game) else whole(game)
    )
)
breaks("Replacement effects never apply to a player's loss of the game", "1.2.3.1", "10.10.1")(
    wrap_function(
        replacement_effects.replacements_of_kind, lambda whole, game, kind: [] if kind == "lose" else whole(game, kind)
    )
)


@breaks("A card effect that makes a player lose takes effect only at the next check timing", "1.2.4")
def _(patch: Patch) -> None:
    @without_asks
    def lose_later(game: Any, ctx: Any, node: Any) -> bool:
        game.state.done |= {("lost", player) for player in card_references.players_of_side(ctx.seat, node.side)}
        return True

    def losing_by_note(game: Any) -> Any:
        lost = [player for player in (0, 1) if ("lost", player) in game.state.done]
        return [*whole(game), *(EngineEvent("lose", player=player, cause="rule") for player in lost)]

    whole = rule_processing.loss_events
    patch.setitem(instructions.HANDLERS, LoseGame, lose_later)
    patch.setattr(rule_processing, "loss_events", losing_by_note)


breaks("An instruction to draw zero or fewer cards draws one card", "1.3.2.2")(
    mechanisms.draw_another_number(instructions.HANDLERS, lambda count, up_to: count if up_to else max(count, 1))
)
breaks(
    "An instruction to draw a negative number puts that many hand cards back into the main deck", "1.3.2.2.1", "1.3.2.2"
)(mechanisms.negative_draw_returns_cards(instructions.HANDLERS))
breaks("If both players choose cards to move, the turn player's are moved before the opponent chooses", "1.3.4.2")(
    mechanisms.players_move_cards_in_sequence(instructions.HANDLERS)
)
breaks("A player who cuts an announced loop short cannot choose zero repetitions", "1.3.5")(
    mechanisms.none_is_no_number
)
breaks("A text about Futaro means only cards whose person name is exactly Futaro", "2.1.2.3")(
    wrap_function(state.name_part_matcher, lambda whole, parts: parts.__contains__)
)


@breaks("A hero's text about itself refers to every face-up hero in the hero lanes", "2.1.2.3.1")
@wrapper_of(card_references.referenced_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    heroes = game.state.face_up_heroes()
    if isinstance(reference, ThisCard) and ctx.this.card in heroes:
        return tuple(game.state.reference_to(card) for card in heroes)
    return whole(game, ctx, reference)


@breaks("A hero's text about itself refers to the same-named hero in the lowest-numbered hero lane", "2.1.2.3.1")
@wrapper_of(card_references.referenced_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    table, heroes = game.state, game.state.face_up_heroes()
    if isinstance(reference, ThisCard) and ctx.this.card in heroes:
        name = table.cards[ctx.this.card].face.name
        return (table.reference_to(next(card for card in heroes if table.cards[card].face.name == name)),)
    return whole(game, ctx, reference)


breaks("An episode's person name never counts, even where a text speaks of episodes", "2.1.2.4")(
    wrap_function(
        GameState._names,
        lambda whole, self, info, where, suits: "episode" not in info.kinds and whole(self, info, where, suits),
    )
)


@breaks(
    "A player has a person, for a text that asks for it, if an episode of that person is set on a character", "2.1.2.4"
)
@wrapper_of(card_references.condition_holds)
def _(whole: Any, game: Any, ctx: Any, condition: Any) -> bool:
    def matches_by_episode(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        persons = info.persons.union(*(self.cards[each].face.info.persons for each in record.attached))
        return bool(matches(self, game, ctx, record, replace(info, persons=persons), where))

    matches = GameState.matches_game_filter
    with Patch() as inner:
        inner.setattr(GameState, "matches_game_filter", matches_by_episode)
        return bool(whole(game, ctx, condition))


@breaks("An episode's person name counts only while the episode is set on a character", "2.1.2.4")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    is_set = record.host >= 0 or "episode" not in info.kinds
    return (is_set or not where.facts) and whole(self, game, ctx, record, info, where)


@breaks("A character also has the person names of the cards that are set on it", "2.1.2.4")
@wrapper_of(GameState.printed_characteristics)
def _(whole: Any, self: Any, card: int) -> Any:
    found = whole(self, card)
    more = [self.cards[each].face.info.persons for each in self.cards[card].attached]
    return replace(found, persons=found.persons.union(*more)) if more else found


breaks("Texts that look for an approached hero never find one", "2.2.2.1", "9.2.2.3")(
    wrap_function(
        GameState.is_in_state, lambda whole, self, record, what: what != "approached" and whole(self, record, what)
    )
)


@breaks("A character can approach only if it also meets the hero's printed needed power", "2.5.1.1")
@wrapper_of(approach.is_approach_possible)
def _(whole: Any, game: Any, character: int, hero: int) -> bool:
    return (
        whole(game, character, hero)
        and game.characteristics_of(character).power >= game.state.printed_characteristics(hero).need
    )


@breaks("An event & episode card has only the card type event until it is played or set", "2.10.1", "2.10.3.2")
@wrapper_of(GameState.printed_characteristics)
def _(whole: Any, self: Any, card: int) -> Any:
    found, record = whole(self, card), self.cards[card]
    return replace(found, kinds=("event",)) if len(found.kinds) == 2 and not record.role else found


@breaks("An event & episode card has only its event half's abilities until it is played or set", "2.10.3.2")
@wrapper_of(GameState.printed_characteristics)
def _(whole: Any, self: Any, card: int) -> Any:
    found, record = whole(self, card), self.cards[card]
    kept = tuple(each for each in found.abilities if cards.belongs_to_event_half(each))
    return replace(found, abilities=kept) if len(found.kinds) == 2 and not record.role else found


@breaks("An event & episode card has no power modifier", "2.10.2")
@wrapper_of(cards.CardDefinition.characteristics_as_role)
def _(whole: Any, self: Any, role: str, card: int, inc: int, seat: int) -> Any:
    found = whole(self, role, card, inc, seat)
    return replace(found, modifier=0) if len(self.kinds) == 2 else found


@breaks(
    "An event & episode card cannot be played as an episode while its use condition is unmet", "2.10.3.1", "10.6.2.2.1"
)
@wrapper_of(card_play.episode_hosts)
def _(whole: Any, game: Any, card: int) -> Any:
    return whole(game, card) if keywords.is_use_condition_met(game, card) else []


@breaks(
    "A player whose characters all misfit a dedicated event & episode card cannot play it as an event",
    "2.10.3.1",
    "10.6.2.2.1",
)
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    mine = game.state.lane_characters(game.state.cards[card].seat)
    fits = not mine or any(keywords.may_be_set_on(game, card, each) for each in mine)
    return fits and whole(game, card, *timing)


@breaks(
    "An event & episode card keeps both its halves in the resolution zone while it is played", "2.10.4", "10.6.2.2.1"
)
@wrapper_of(card_play.move_to_resolution)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> None:
    whole(game, card, zone, kind)
    if len(game.state.cards[card].face.kinds) == 2:
        game.state.cards[card] = replace(game.state.cards[card], role="")


@breaks("Playing an event & episode card as an episode also counts as playing an event", "2.10.4")
@wrapper_of(card_play.begin_card_play)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    yield from whole(game, card, zone, kind)
    if kind == "episode" and len(game.state.cards[card].face.kinds) == 2:
        commit_events(game, (EngineEvent("use", card, cause="event", by=game.state.cards[card].seat),))


@breaks("An event & episode card that is played as an episode or set keeps its event half as well", "2.10.5")
@wrapper_of(cards.CardDefinition.characteristics_as_role)
def _(whole: Any, self: Any, role: str, card: int, inc: int, seat: int) -> Any:
    both = role == "episode" and len(self.kinds) == 2
    return self.characteristics_of_copy(card, inc, seat) if both else whole(self, role, card, inc, seat)


@breaks("An event & episode card that an effect sets on a character keeps its event half for that turn", "2.10.5")
def _(patch: Patch) -> None:
    def printed_with_event_half(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        is_both = ("set by an effect", record.inc) in self.done
        return record.face.characteristics_of_copy(card, record.inc, record.seat) if is_both else found

    def attach_and_note(table: Any, event: EngineEvent) -> None:
        is_both = event.cause == "effect" and len(table.cards[event.card].face.kinds) == 2
        applied(table, event)
        if is_both:
            table.done |= {("set by an effect", table.cards[event.card].inc)}

    whole, applied = GameState.printed_characteristics, events.APPLY["attach"]
    patch.setattr(GameState, "printed_characteristics", printed_with_event_half)
    patch.setitem(events.APPLY, "attach", attach_and_note)

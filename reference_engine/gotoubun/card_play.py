"""10.6 for cards: whether a card of the hand can be played, and how it is played and resolved."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.card_references import are_conditions_met
from ..kernel.commit import commit_events
from ..kernel.cost_payment import PAID, pay_cost
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.perform import perform_instructions
from ..kernel.resolution import ResolutionContext
from .keywords import (
    MAIN,
    can_grow_onto,
    count_event_use,
    is_event_used_up,
    is_use_condition_met,
    may_be_set_on,
)
from .lexicon import LANES, NUMBERS
from .rules_context import RulesContext

# --- conditions ------------------------------------------------------------------------------------


def can_play_event(game: RulesContext, card: int, timing: str = MAIN) -> bool:
    """Whether an event of the hand can be played at such a timing."""
    state = game.state
    record = state.cards[card]
    support = record.face.support
    ctx = ResolutionContext(record.seat, state.reference_to(card))
    return (
        "event" in record.face.kinds  # 2.2.2.5
        and timing in support.timing  # 8.4.1, 9.3.2, 9.3.4, 12.3.1, 12.3.2, 12.3.3
        and not is_event_used_up(game, card)  # 12.5.2
        and is_use_condition_met(game, card)  # 10.3.4.1.1, 12.7.2, 12.7.2.1
        and are_conditions_met(game, ctx, support)
        and is_event_payable(game, card)  # 8.1.3, 10.4.2.2
    )


def is_event_payable(game: RulesContext, card: int) -> bool:
    """Whether the cost of an event can be paid once the event is in the effect resolution zone."""
    must = game.state.cards[card].face.support.must
    if not must:
        return True

    def attempt_payment(trial: RulesContext) -> Procedure[bool]:
        move_to_resolution(trial, card, "effect resolution", "event")  # 10.6.2.3
        return (
            yield from pay_cost(
                trial, ResolutionContext(trial.state.cards[card].seat, trial.state.reference_to(card)), must
            )
        )

    return game.is_possible(attempt_payment, PAID)


def playable_lanes(game: RulesContext, card: int) -> list[int]:
    """The numbers of the lanes that a character card of the hand can be played into."""
    state = game.state
    record = state.cards[card]
    there = {number: state.character_in_lane(record.seat, number) for number in NUMBERS}  # 8.2.1
    if record.face.growth:
        return [number for number in NUMBERS if can_grow_onto(game, card, there[number])]  # 8.2.1.2, 10.3.4.1.1, 12.6.2
    return [number for number in NUMBERS if there[number] is None]  # 8.1.3, 8.2.1.1


def episode_hosts(game: RulesContext, card: int) -> list[int]:
    """The characters that a card of the hand can be played on as an episode."""
    state = game.state
    record = state.cards[card]
    if not {"episode", "character"}.intersection(record.face.kinds):  # 8.3.1
        return []
    mine = state.lane_characters(record.seat)  # 8.1.3, 8.3.1
    return [
        each for each in mine if may_be_set_on(game, card, each) and "set" not in game.characteristics_of(each).forbids
    ]


# --- playing a card --------------------------------------------------------------------------------


def play_character(game: RulesContext, card: int, number: int) -> Procedure[None]:
    """Play a character card into a lane: reveal it, and put it there, onto the character that is there."""
    state = game.state
    player = state.cards[card].seat
    yield from begin_card_play(game, card, "lane resolution", "character")  # 10.6.2, 10.6.2.1, 10.6.2.3
    there = state.character_in_lane(player, number)
    entering = EngineEvent(
        "move", card, player, frm="hand", to=LANES[number - 1], cause="play", by=player,
        other=-1 if there is None else there,  # 10.6.4.1.1
    )  # fmt: skip
    yield from game.propose_events(entering)  # 10.6.1, 10.6.2.6, 10.6.4.1, 10.6.5
    game.finish_resolution(ResolutionContext(player, state.reference_to(card)), card, None)


def play_episode(game: RulesContext, card: int, character: int) -> Procedure[None]:
    """Play a card as an episode: reveal it, and set it on a character."""
    state = game.state
    player, host = state.cards[card].seat, state.reference_to(character)
    yield from begin_card_play(game, card, "lane resolution", "episode")  # 10.6.2, 10.6.2.1, 10.6.2.3
    if state.is_there(host):
        setting = EngineEvent("attach", card, player, frm="hand", other=character, cause="play", by=player)
        yield from game.propose_events(setting)  # 10.6.1, 10.6.2.6, 10.6.4.2
    game.finish_resolution(ResolutionContext(player, state.reference_to(card)), card, None)


def play_event(game: RulesContext, card: int) -> Procedure[None]:
    """Play an event: reveal it, pay, carry out its text, and put it into the waiting room."""
    state = game.state
    player, support = state.cards[card].seat, state.cards[card].face.support
    count_event_use(game, card)  # 12.5.2
    yield from begin_card_play(game, card, "effect resolution", "event")  # 10.6.2, 10.6.2.1, 10.6.2.3
    ctx = ResolutionContext(state.cards[card].seat, state.reference_to(card))  # 3.1.2.4, 4.13.3
    ctx.age = state.advance_clock()  # 10.9.1.7.2
    yield from pay_cost(game, ctx, support.must)  # 10.6.2.5
    yield from perform_instructions(game, ctx, support.then)  # 10.2.1, 10.6.1, 10.6.2.6, 10.6.4, 10.6.4.3, 10.8.1
    if state.cards[card].zone == "effect resolution":
        leaving = EngineEvent("move", card, player, to="waiting room", cause="rule", by=player)
        yield from game.propose_events(leaving)  # 10.6.4.3
    game.finish_resolution(ctx, card, None)


def begin_card_play(game: RulesContext, card: int, zone: str, kind: str) -> Procedure[None]:
    """Reveal a card, and put it into a resolution zone as a card of that one type."""
    state = game.state
    player = state.cards[card].seat
    yield from game.propose_events(EngineEvent("reveal", card))  # 10.6.2.1
    move_to_resolution(game, card, zone, kind)  # 10.6.2.3
    game.record_event(EngineEvent("played", card, player))
    commit_events(game, (EngineEvent("use", card, cause=kind, by=player),))


def move_to_resolution(game: RulesContext, card: int, zone: str, kind: str) -> None:
    """Move a card from the hand to a resolution zone; from then on it is of one type."""
    state = game.state
    player = state.cards[card].seat
    commit_events(game, (EngineEvent("move", card, to=zone, cause="play", by=player),))  # 10.6.2.3, 4.12.3, 4.13.3
    state.cards[card] = replace(state.cards[card], role=kind)  # 2.10.4, 10.6.2.2, 10.6.2.2.1
    state.invalidate_effects()

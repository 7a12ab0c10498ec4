"""Chapter 9: the approach: declaration, events in response, and judgement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..check_timings.announced_loops import REPEAT, announce_loop, announce_options
from ..check_timings.step_parts import begin_check_timing, check_timing
from ..kernel.card_choices import choose_one
from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure, cached_on_state, without_asks
from ..kernel.instructions import moves_to_zone
from ..kernel.replacement_effects import apply_replacements
from ..kernel.resolution import CardReference, ResolutionContext
from ..kernel.response_windows import act_or_pass
from ..kernel.rules_context import Part
from ..kernel.turn_steps import step_beginning
from . import lanes
from .card_play import can_play_event, play_event
from .keywords import APPROACH
from .rules_context import RulesContext

APPROACH_STEPS = ("declaration", "event", "judgement")

Pair = tuple[int, int]
"""A character, and the hero that it approaches."""


# --- approach declaration step (9.2) --------------------------------------------------------------


def declare_approaches(game: RulesContext) -> Procedure[str | None]:
    """The turn player declares, pair by pair, which characters approach which heroes, or none."""
    player = game.state.turn_player  # 7.4.1
    pairs: list[Pair] = []
    while (options := approach_options(game, player, pairs)) or pairs:  # 9.2.2.4
        (picked,) = yield EngineAsk(player, "action", (*options, PASS))  # 9.2.2
        if picked == PASS:
            break
        pairs.append((picked.args[0], picked.args[1]))  # 9.2.2.1, 9.2.2.2
    yield from perform_approaches(game, pairs)
    return None


def approach_options(game: RulesContext, player: int, pairs: Iterable[Pair]) -> list[EngineOption]:
    """The pairs of the player's characters and heroes that can be declared in addition."""
    chosen = {character for character, _ in pairs}
    return [
        EngineOption("approach", (character, hero))
        for character in game.state.lane_characters(player)  # 2.2.2.2, 7.4.1, 9.1.1
        if character not in chosen  # 9.2.2.2.3
        for hero in game.state.face_up_heroes()  # 2.2.2.1
        if is_approach_possible(game, character, hero)
    ]


def is_approach_possible(game: RulesContext, character: int, hero: int) -> bool:
    """Whether a character can approach a hero."""
    cards = game.state.cards
    here, there = lanes.lane_number(cards[character].zone), lanes.lane_number(cards[hero].zone)
    assert here is not None
    assert there is not None
    return (
        lanes.is_in_front(here, there)  # 9.2.2.2.1
        and game.characteristics_of(character).power >= game.characteristics_of(hero).need  # 2.3.1, 2.5.1, 9.2.2.2.2
        and may_approach(game, character, hero)  # 1.3.3
    )


def may_approach(game: RulesContext, character: int, hero: int) -> bool:
    """Whether no effect forbids that the character approaches the hero."""
    forbidden = (
        "approach" in game.characteristics_of(character).forbids,
        "be-approached" in game.characteristics_of(hero).forbids,
    )
    return not any(forbidden)  # 1.3.3


def perform_approaches(game: RulesContext, pairs: Sequence[Pair]) -> Procedure[None]:
    """Let the characters approach the heroes, except the pairs for which an effect replaces this."""
    for event in approach_events(game, pairs):
        is_due = any(is_part_of_approach(event, pair) for pair in pairs)
        if is_due and (yield from apply_replacements(game, event, [])) is None:
            pairs = [pair for pair in pairs if not is_part_of_approach(event, pair)]  # 10.10.1.1
    commit_events(game, approach_events(game, pairs))  # 9.1.1, 9.2.2.3


def is_part_of_approach(event: EngineEvent, pair: Pair) -> bool:
    """Whether an event is the character's part or the hero's part of an approach."""
    character, hero = pair
    if event.kind == "approach":
        return (event.card, event.other) == pair
    return event.card == hero and (event.source is None or event.source.card == character)


def approach_events(game: RulesContext, pairs: Sequence[Pair]) -> list[EngineEvent]:
    """The events of characters that approach heroes, and of each of these heroes."""
    player, ref = game.state.turn_player, game.state.reference_to
    events: list[EngineEvent] = []
    for character, hero in pairs:
        events.append(EngineEvent("approach", character, player, other=hero, by=player, source=ref(hero)))
        events.append(EngineEvent("be-approached-by", hero, player, by=player, source=ref(character)))
    heroes = dict.fromkeys(hero for _, hero in pairs)
    return events + [EngineEvent("be-approached", hero, player, by=player) for hero in heroes]


@without_asks
def step_after_declaration(game: RulesContext) -> str | None:
    """The step after the declaration: with an approach the event step, without one the end phase."""
    return None if game.state.approaching else "end"  # 9.2.4


# --- event step (9.3) -----------------------------------------------------------------------------


@without_asks
def exchange_events(game: RulesContext) -> str | None:
    """Give the players play timings for events in turn, the non-turn player first."""
    game.push_frame("events", 1 - game.state.turn_player, 0)  # 9.3.2
    return None


def event_play_timing(game: RulesContext, frame: Frame) -> Procedure[None]:
    """One play timing of the event step: an event, or a pass; after two passes in a row the step is over."""
    _, player, _, *checked = frame
    if not checked:
        game.replace_frame(*frame, "checked")
        begin_check_timing(game)  # 10.5.2, 10.5.4.1
        return
    options = (*event_step_options(game, player), *_loops(game, player))
    picked = yield from act_or_pass(game, frame, "action", options)
    if picked == REPEAT:
        game.replace_frame(*frame)
        yield from announce_loop(game)
    elif picked is not None:
        yield from play_event(game, picked.args[0])


@cached_on_state
def event_step_options(game: RulesContext, player: int) -> list[EngineOption]:
    """The events of the player's hand that can be played in an event step."""
    hand = game.state.zones[player, "hand"]
    return [
        EngineOption("event", (card,)) for card in hand if can_play_event(game, card, APPROACH)
    ]  # 9.3.2, 9.3.4, 12.3.3


def _loops(game: RulesContext, player: int) -> list[EngineOption]:
    return announce_options(game) if player == game.state.turn_player else []


# --- bride judgement step (9.4) -------------------------------------------------------------------


def judge_approaches(game: RulesContext) -> Procedure[str | None]:
    """Each approach succeeds or fails; each hero with a success is turned down, and one character becomes a bride."""
    partners = yield from successful_pairs(game)
    for hero in dict.fromkeys(hero for _, hero in partners):
        yield from game.propose_events(EngineEvent("turn", hero, cause="rule", face_down=True))  # 9.4.3.1
        candidates = [character for character, partner in partners if partner == hero]  # 9.4.3
        player = choosing_player(game, *candidates)
        bride = yield from choose_one(game, player, candidates)  # 9.4.3.2
        assert bride is not None
        yield from make_bride(game, bride)  # 9.4.3.2
    return None


def successful_pairs(game: RulesContext) -> Procedure[list[Pair]]:
    """The characters that succeed, each with one hero."""
    judged: list[EngineEvent] = []
    for mine, theirs in game.state.approaching:
        character = game.state.find_card(mine)
        if character is None:
            continue
        success = any(is_approach_success(game, character, hero) for hero in approached_heroes(game, theirs))  # 9.4.2
        judged.append(EngineEvent("succeed" if success else "fail", character, source=theirs))  # 9.4.2
    outcome = yield from game.propose_events(*judged)  # 9.4.2
    pairs = [(each.card, each.source.card) for each in outcome.done if each.kind == "succeed" and each.source]
    partners: list[Pair] = []
    for character in dict.fromkeys(character for character, _ in pairs):
        heroes = [hero for mine, hero in pairs if mine == character]
        player = choosing_player(game, character)
        partner = yield from choose_one(game, player, heroes)  # 9.4.2.2
        assert partner is not None
        partners.append((character, partner))  # 9.4.2.1
    return partners


def approached_heroes(game: RulesContext, hero: CardReference) -> list[int]:
    """The hero that was approached, if it is still a hero in a hero lane."""
    return [each for each in game.state.face_up_heroes() if game.state.reference_to(each) == hero]


def choosing_player(game: RulesContext, *characters: int) -> int:
    """The player who chooses for characters: the turn player, who performs the approaches (7.4.1, 9.1.1)."""
    return game.state.turn_player


def is_approach_success(game: RulesContext, character: int, hero: int) -> bool:
    """Whether a character that approaches a hero has the power for it now."""
    return bool(game.characteristics_of(character).power >= game.characteristics_of(hero).need)  # 2.3.1, 2.5.1, 9.4.2


def make_bride(game: RulesContext, character: int) -> Procedure[None]:
    """The character goes to its player's bride area."""
    player = game.state.cards[character].seat
    ctx = ResolutionContext(player, game.state.reference_to(character))
    top, *below = moves_to_zone(game, ctx, character, "brides", player)
    yield from game.propose_events(replace(top, cause="bride"), *below)  # 4.10.1, 9.4.3.2


@without_asks
def end_approaches(game: RulesContext) -> str | None:
    """End all approaches."""
    game.state.approaching = ()  # 9.2.2.3
    game.state.invalidate_memo()
    return None


STEPS: dict[str, tuple[Part, ...]] = {
    "declaration": (
        step_beginning("approach", "declaration"),  # 9.2.1
        check_timing,  # 9.2.1
        declare_approaches,  # 9.2.2
        check_timing,  # 9.2.3
        step_after_declaration,  # 9.2.4
    ),
    "event": (
        step_beginning("event"),  # 9.3.1
        check_timing,  # 9.3.1
        exchange_events,  # 9.3.2
    ),
    "judgement": (
        step_beginning("judgement"),  # 9.4.1
        check_timing,  # 9.4.1
        judge_approaches,  # 9.4.2
        check_timing,  # 9.4.4
        end_approaches,
    ),
}

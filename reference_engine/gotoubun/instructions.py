"""Chapter 5: the instructions that only gotoubun has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from ..kernel.board_state import NOBODY
from ..kernel.card_choices import choose_cards, select_cards
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.instructions import COMMON, move_cards, moves_to_zone
from ..kernel.perform import create_event, perform_instructions
from ..kernel.replacement_effects import Rest, apply_replacements
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from . import lanes
from .approach import APPROACH_STEPS, may_approach, perform_approaches
from .game_end import lose_by_effect
from .keywords import can_grow_onto
from .lexicon import HEROES, LANES
from .rules_context import RulesContext

# --- into lanes (4.1.4, 4.3.4, 4.14.2.2) ----------------------------------------------------------


def _move(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    if node.to not in ("lane", "hero lane"):
        return (yield from move_cards(game, ctx, node))
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    going = yield from _with_room(game, ctx, chosen, node.place or a.Places())
    whole = whole and len(going) == len(chosen)
    arriving: list[EngineEvent] = []
    for card in going:
        seat, is_there = game.state.cards[card].seat, game.state.cards[card].zone in LANES
        number = yield from _lane_for(game, ctx, card, node.place or a.Places(), arriving)
        events = lane_entry_moves(game, ctx, card, seat, number) if number is not None else []
        whole = whole and bool(events)
        if is_there:
            whole = (yield from _change_places(game, *events)) and whole
        else:
            arriving += events
    outcome = yield from game.propose_events(*arriving)  # 10.7.4.2
    ctx.it = tuple(game.state.reference_to(card) for card in going)  # 4.1.4.1
    return whole and outcome.whole and bool(going)


def _lane_for(
    game: RulesContext, ctx: ResolutionContext, card: int, meant: a.Places, arriving: Sequence[EngineEvent]
) -> Procedure[int | None]:
    """The number of the lane that a card is put into, or moved to; None if there is none."""
    seat = game.state.cards[card].seat  # 4.3.4
    row = HEROES if game.state.cards[card].face.kind == "hero" else LANES
    taken = {each.to for each in arriving if row is HEROES or each.player == seat}
    possible = [
        number
        for number in lanes.lane_numbers(game, ctx, meant, seat)
        if row[number - 1] not in taken and may_enter_lane(game, card, seat, number)
    ]  # 10.6.3.1
    return (yield from choose_lane(game, ctx.seat, possible))


def _with_room(game: RulesContext, ctx: ResolutionContext, chosen: list[int], meant: a.Places) -> Procedure[list[int]]:
    """The cards that there is a lane for; if there are not enough lanes, the chosen ones of them."""
    cards = game.state.cards
    staying: set[int] = set()
    for coming in _for_the_same_lanes(game, chosen):
        free = {
            number
            for card in coming
            for number in lanes.lane_numbers(game, ctx, meant, cards[card].seat)
            if may_enter_lane(game, card, cards[card].seat, number)
        }
        staying |= set(coming) - set((yield from choose_cards(game, ctx.seat, coming, len(free), len(free))))  # 1.3.2.3
    return [card for card in chosen if card not in staying]


def _for_the_same_lanes(game: RulesContext, chosen: list[int]) -> Iterable[list[int]]:
    """The cards that come to lanes from elsewhere, in groups that compete for the same lanes."""
    found: dict[tuple[int, tuple[str, ...]], list[int]] = {}
    for card in chosen:
        record = game.state.cards[card]
        is_hero = record.face.kind == "hero"
        if (is_hero or record.face.is_unit) and lanes.lane_number(record.zone) is None:
            found.setdefault((NOBODY if is_hero else record.seat, record.face.growth), []).append(card)
    return found.values()


def choose_lane(game: RulesContext, player: int, numbers: Sequence[int]) -> Procedure[int | None]:
    """Let a player choose a lane; None if there is none."""
    if len(numbers) < 2:
        return next(iter(numbers), None)
    (picked,) = yield EngineAsk(player, "number", tuple(EngineOption("number", (number,)) for number in numbers))
    return int(picked.args[0])


def may_enter_lane(game: RulesContext, card: int, seat: int, number: int) -> bool:
    """Whether an effect can put or move a card into a player's lane of that number."""
    state = game.state
    record = state.cards[card]
    if record.face.kind == "hero":
        return not state.zones[NOBODY, HEROES[number - 1]]  # 4.4.4
    if record.zone in LANES:
        there = state.character_in_lane(seat, number)
        moving = (card,) if there is None else (card, there)
        return card != there and not any(is_move_forbidden(game, each) for each in moving)  # 1.3.2.1, 1.3.3
    if record.face.growth:
        return can_grow_onto(game, card, state.character_in_lane(seat, number))  # 5.9.1, 10.3.4.1.1, 12.6.2
    if not record.face.is_unit:
        return False
    return state.character_in_lane(seat, number) is None  # 5.3.1


def is_move_forbidden(game: RulesContext, card: int) -> bool:
    """Whether an effect forbids to move a card."""
    return "move" in game.characteristics_of(card).forbids


def lane_entry_moves(
    game: RulesContext, ctx: ResolutionContext, card: int, seat: int, number: int
) -> list[EngineEvent]:
    """The moves that bring a card to a lane: onto the character there, or in exchange for it."""
    state = game.state
    record = state.cards[card]
    if record.face.kind == "hero":
        return [create_event(ctx, "move", card, state.first_player, to=HEROES[number - 1])]
    coming = create_event(ctx, "move", card, seat, to=LANES[number - 1])  # 4.14.2.2
    there = state.character_in_lane(seat, number)
    if there is None:
        return [coming]
    if record.zone in LANES:
        back = create_event(ctx, "move", there, record.seat, to=record.zone)  # 4.14.2.2.1
        return [coming, back]  # 4.14.2.2.1
    return [replace(coming, other=there)]  # 5.9.1, 12.6.2


# --- exchanging, setting, turning -----------------------------------------------------------------


def _change_places(game: RulesContext, *events: EngineEvent) -> Procedure[bool]:
    """Move cards at the same time to free places or places of each other; none of them if one has no room."""
    rests: list[Rest] = []
    left: list[EngineEvent] = []
    for each in events:
        changed = yield from apply_replacements(game, each, rests)
        if changed is not None:
            left.append(changed)
    is_room = all(_has_room(game, each, left) for each in left)
    outcome = yield from game.propose_events(*(left if is_room else ()))  # 4.14.2.2.1
    for ctx, rest in rests:
        yield from perform_instructions(game, ctx, rest)
    return is_room and outcome.whole


def _has_room(game: RulesContext, coming: EngineEvent, events: Sequence[EngineEvent]) -> bool:
    """Whether a lane is empty, apart from cards that leave it at the same time."""
    lying = game.state.zones[game.state.zone_key(coming.player, coming.to)] if coming.to in (*LANES, *HEROES) else ()
    return {each.card for each in events}.issuperset(lying)


def _switch(game: RulesContext, ctx: ResolutionContext, node: a.Switch) -> Procedure[bool]:
    ones, _ = yield from select_cards(game, ctx, node.cards)
    others, _ = yield from select_cards(game, ctx, node.others)
    if not ones or not others or ones == others:
        return False
    one, other = ones[0], others[0]
    if not (_may_replace(game, one, other) and _may_replace(game, other, one)):  # 5.8.2
        return False
    moves = _to_place_of(game, ctx, one, other) + _to_place_of(game, ctx, other, one)  # 5.8.1
    swapped = create_event(ctx, "switch", one, other=other, cause="switch")
    return (yield from _change_places(game, *moves, swapped))  # 5.8.1


def _may_replace(game: RulesContext, card: int, other: int) -> bool:
    """Whether a card can move to the place of another once that one has left."""
    zone, face = game.state.cards[other].zone, game.state.cards[card].face
    if is_move_forbidden(game, card):
        return False
    if zone in HEROES:
        return face.kind == "hero"
    if zone in LANES:
        if face.growth and game.state.cards[card].zone not in LANES:  # 12.6.2
            return False
        return face.is_unit
    return True


def _to_place_of(game: RulesContext, ctx: ResolutionContext, card: int, other: int) -> list[EngineEvent]:
    record = game.state.cards[other]
    first, *others = moves_to_zone(game, ctx, card, record.zone, record.seat)
    return [replace(first, cause="switch"), *others]


def _attach(game: RulesContext, ctx: ResolutionContext, node: a.Attach) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    cards = game.state.cards
    fitting = [card for card in chosen if "episode" in game.characteristics_of(card).kinds or cards[card].face.is_unit]
    if not fitting:
        return False
    found, _ = yield from select_cards(game, ctx, node.to)
    hosts = [card for card in found if cards[card].zone in LANES and cards[card].host < 0]
    if not hosts:
        return False
    fitting = [card for card in fitting if cards[card].host != hosts[0]]  # 1.3.2.1
    outcome = yield from game.propose_events(
        *(create_event(ctx, "attach", card, other=hosts[0]) for card in fitting)
    )  # 5.10.1
    return whole and outcome.whole and len(fitting) == len(chosen)


def _turn(game: RulesContext, ctx: ResolutionContext, node: a.TurnCards) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    turning = [card for card in chosen if game.state.cards[card].face_down != node.face_down]  # 1.3.2.1
    events = (create_event(ctx, "turn", card, face_down=node.face_down) for card in turning)
    outcome = yield from game.propose_events(*events)  # 5.2.1
    return whole and outcome.whole and len(turning) == len(chosen)


def _approach(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None and node.to is not None
    characters, _ = yield from select_cards(game, ctx, node.cards)
    heroes, _ = yield from select_cards(game, ctx, node.to)
    if game.state.step not in APPROACH_STEPS:
        return False
    pairs = [
        (character, hero)
        for character in characters
        for hero in heroes
        if not game.is_approaching(character, hero)  # 1.3.2.1
        if may_approach(game, character, hero)  # 1.3.3
    ]
    yield from perform_approaches(game, pairs)  # 1.3.1
    return bool(pairs)


HANDLERS: Handlers = {
    **COMMON,
    a.Move: _move,
    a.Switch: _switch,
    a.Attach: _attach,
    a.TurnCards: _turn,
    "approach": _approach,
    a.LoseGame: lose_by_effect,
}

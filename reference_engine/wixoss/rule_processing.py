"""Rule processing: checked between any two actions, and done before anything else."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.board_state import LOOSE
from ..kernel.card_choices import choose_cards, choose_one
from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure, cached_on_state
from . import attachments, damage_and_crush, refresh
from .lexicon import ASSISTS, CRAFTS, ENER, KEY, KEY_ZONE, LRIG_DECK, LRIG_TRASH, OFF_FIELD, RESONA, TRASH
from .lrigs import center_level, level_limit, meets_limiting_condition
from .rules_context import RulesContext
from .signi import banish_signi

# --- SIGNI: power, limiting condition, level and limit ------------------------------------------------


def powerless_signi(game: RulesContext, player: int) -> list[int]:
    """SIGNI with a power of 0 or less."""
    return [card for card in game.state.field_signi(player) if is_powerless(game, card)]


def is_powerless(game: RulesContext, card: int) -> bool:
    """Whether a SIGNI has a power of 0 or less."""
    return bool(game.characteristics_of(card).power <= 0)  # rule-process.a1, power.3


def cards_of_other_type(game: RulesContext, player: int) -> list[int]:
    """SIGNI and keys whose limiting condition the center LRIG does not meet."""
    there = (*game.state.field_signi(player), *game.state.zones[player, KEY_ZONE])
    return [card for card in there if not meets_limiting_condition(game, card)]  # rule-process.a9, limiting.2


def is_above_center_level(game: RulesContext, player: int, card: int) -> bool:
    """Whether the level of a SIGNI is above that of the center LRIG."""
    return int(game.characteristics_of(card).level) > center_level(game, player)  # rule-process.a2


def signi_over_limit(game: RulesContext, player: int, going: list[int]) -> list[int]:
    """The SIGNI, among those that stay, one of which has to leave because of level or limit; empty if all are legal."""
    state = game.state
    there = [card for card in state.field_signi(player) if card not in going]
    if not there:
        return []
    too_high = [card for card in there if is_above_center_level(game, player, card)]
    if too_high:
        return too_high  # rule-process.a2
    level = {
        card: int(game.characteristics_of(card).level) for card in state.signi_in_signi_zones(player) if card in there
    }
    if sum(level.values()) <= level_limit(game, player):  # rule-process.a2, limit.2
        return []
    changed = [card for card in level if state.levels.get(state.cards[card].inc, level[card]) != level[card]]
    return changed or [*level]  # rule-process.a2


# --- LRIGs --------------------------------------------------------------------------------------------


def same_type_lrigs(game: RulesContext, player: int) -> list[int]:
    """Assist LRIGs with exactly the types of another LRIG of the player."""
    cards = game.state.cards
    lrigs = game.state.field_lrigs(player)
    types = [cards[card].face.types for card in lrigs]
    return [
        card for card in lrigs if cards[card].zone in ASSISTS and types.count(cards[card].face.types) > 1
    ]  # rule-process.a10


def misplaced_card_events(game: RulesContext, player: int) -> Iterator[EngineEvent]:
    """The moves of resonas and keys out of zones where they cannot be."""
    back = {RESONA: LRIG_DECK, KEY: LRIG_TRASH}  # rule-process.a6, rule-process.a7
    for zone in OFF_FIELD:
        if zone not in (LRIG_DECK, LRIG_TRASH, CRAFTS):  # rule-process.a6, rule-process.a7
            for card in game.state.zones[player, zone]:
                face = game.state.cards[card].face
                if face.kind in back and not face.is_craft:
                    yield EngineEvent("move", card, player, to=back[face.kind], cause="rule")  # resona.a5, resona.a6


# --- the whole rule processing ------------------------------------------------------------------------


@cached_on_state
def needs_processing(game: RulesContext) -> bool:
    """Whether any rule has something to do."""
    state = game.state
    for player in (0, 1):
        if powerless_signi(game, player) or cards_of_other_type(game, player) or signi_over_limit(game, player, []):
            return True
        if (
            any(misplaced_card_events(game, player))
            or state.zones[player, LOOSE]
            or same_type_lrigs(game, player)
            or refresh.needs_refresh(game, player)
        ):
            return True
        if attachments.has_too_many_attached(game, player):
            return True
    return bool(damage_and_crush.crushed_cards(game))


def remember_levels(game: RulesContext) -> None:
    """Remember the levels of SIGNI at this rule check."""
    state = game.state
    now = {
        state.cards[card].inc: int(game.characteristics_of(card).level)
        for player in (0, 1)
        for card in state.field_signi(player)
    }
    if now != state.levels:
        state.levels = now
        state.invalidate_memo()


def process_rules(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do all the rule processing that is due, at the same time."""
    game.pop_frame()
    state = game.state
    banished: list[int] = []
    going: list[int] = []
    moves: list[EngineEvent] = []
    for player in (state.turn_player, 1 - state.turn_player):
        low, strange = powerless_signi(game, player), cards_of_other_type(game, player)
        strange += [card for card in low if is_above_center_level(game, player, card)]
        for card in dict.fromkeys((*low, *strange)):
            first = yield from choose_banish_or_trash(game, player, card, card in low, card in strange)
            (banished if first else going).append(card)
        able = signi_over_limit(game, player, [*banished, *going])
        one = yield from choose_one(game, player, able)  # rule-process.a2, rule-process.b2
        going += [] if one is None else [one]
        same = same_type_lrigs(game, player)
        if same:
            (stack,) = yield from choose_cards(game, player, same, 1, 1)
            moves += [
                EngineEvent("move", each, player, to=LRIG_TRASH, cause="rule")
                for each in (stack, *state.cards[stack].under)
            ]
        moves += misplaced_card_events(game, player)
        moves += yield from attachments.excess_attachments(game, player)  # rule-process.a8
    moves += attachments.loose_card_events(game)  # rule-process.a3, rule-process.a11
    moves += [EngineEvent("move", card, state.cards[card].owner, to=TRASH, cause="rule") for card in going]
    commit_events(game, game.apply_leave_rules(moves))
    yield from banish_signi(game, banished, "rule")  # rule-process.a1
    yield from damage_and_crush.resolve_crushed_cards(game)  # rule-process.a4
    for player in (state.turn_player, 1 - state.turn_player):
        if refresh.needs_refresh(game, player):
            refresh.refresh_deck(game, player)
    remember_levels(game)


def choose_banish_or_trash(game: RulesContext, player: int, card: int, low: bool, strange: bool) -> Procedure[bool]:
    """Whether a card is banished by one rule before another one trashes it, as its player chooses."""
    if low and strange:
        options = tuple(EngineOption("rule", (card, zone)) for zone in (ENER, TRASH))
        (pick,) = yield EngineAsk(player, "rule", options)  # rule-process.b3
        return bool(pick.args[1] == ENER)
    return low

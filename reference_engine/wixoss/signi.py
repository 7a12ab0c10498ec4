"""SIGNI: entering the field within level and limit, Rise, Remove, and banishing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import comb

from ...adapters.card_text_tree import ChosenCards, GameInstruction
from ..kernel.card_choices import choose_cards
from ..kernel.card_references import present_cards
from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import CardReference, ResolutionContext
from .lexicon import ENER, HAND, RESONA, SIGNI_ZONES, TRASH
from .lrigs import center_level, enter_on_top, level_limit, meets_limiting_condition
from .rules_context import RulesContext
from .state import TurnFlag

# --- coming to the field ------------------------------------------------------------------------------


def hand_play_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The SIGNI of the hand that a player can put onto the field, each with its zones."""
    hand = game.state.zones[player, HAND]  # main-phase.a1
    for card in hand:
        for zone in free_zones(game, card):
            yield EngineOption("play", (card, zone))


def play_from_hand(game: RulesContext, player: int, card: int, zone: str) -> Procedure[None]:
    """Put a SIGNI from the hand onto the field."""
    yield from enter_field(game, player, card, zone, "play")


def free_zones(game: RulesContext, card: int) -> list[str]:
    """The SIGNI zones in which a card can enter its player's field."""
    record = game.state.cards[card]
    if not record.face.is_signi:
        return []
    if rise_requirement(game, card) is not None:  # rise.1, rise.3
        return [
            zone
            for zone in SIGNI_ZONES
            if any(can_rise_in_zone(game, card, each, zone) for each in beneath_choices(game, card))
        ]
    free = [zone for zone in SIGNI_ZONES if game.state.is_zone_free(record.owner, zone)]  # signi-zone.3, signi-zone.4
    return free if may_enter_field(game, card, ()) else []


def may_enter_field(game: RulesContext, card: int, beneath: Collection[int]) -> bool:
    """Whether level, limit and type let a SIGNI enter, if these others go beneath it."""
    player = game.state.cards[card].owner
    if game.forbids_action(game.state.center_lrig(player), "field"):
        return False
    level = int(game.characteristics_of(card).level)
    staying = [each for each in game.state.signi_in_signi_zones(player) if each not in beneath]
    total = level + sum(int(game.characteristics_of(each).level) for each in staying)
    if level > center_level(game, player):  # level.2, main-phase.a1
        return False
    if total > level_limit(game, player):  # limit.1
        return False
    return meets_limiting_condition(game, card)  # limiting.1


def enter_field(
    game: RulesContext, player: int, card: int, zone: str, cause: str, *, resting: bool = False
) -> Procedure[None]:
    """Put a SIGNI into a SIGNI zone: up, unless ``resting``; with Rise, on other SIGNI."""
    if rise_requirement(game, card) is not None:  # rise.3, rise.4
        able = [each for each in beneath_choices(game, card) if can_rise_in_zone(game, card, each, zone)]
        beneath = yield from choose_beneath(game, player, able)
        enter_on_top(game, beneath, card, zone, cause)  # rise.1, rise.7
    else:
        commit_events(
            game,
            game.apply_leave_rules(
                (EngineEvent("move", card, player, to=zone, cause=cause, by=player, resting=resting),)
            ),
        )


# --- Rise ---------------------------------------------------------------------------------------------


def rise_requirement(game: RulesContext, card: int) -> ChosenCards | None:
    """The SIGNI that a SIGNI with Rise has to be put on; None without Rise."""
    line = game.state.cards[card].face.printed_line("rise")
    if line is None:
        return None
    (act,) = line.cost
    assert isinstance(act, GameInstruction) and isinstance(act.cards, ChosenCards)
    return act.cards


def beneath_choices(game: RulesContext, card: int) -> list[tuple[int, ...]]:
    """The sets of SIGNI that a SIGNI with Rise can be put on."""
    wanted = rise_requirement(game, card)
    assert wanted is not None and isinstance(wanted.most, int)
    record = game.state.cards[card]
    there = present_cards(game, ResolutionContext(record.owner, game.state.reference_to(card)), wanted.among)
    return list(combinations(there, wanted.most))


def can_rise_in_zone(game: RulesContext, card: int, beneath: tuple[int, ...], zone: str) -> bool:
    """Whether a SIGNI can enter a zone on these: one of them has to be there."""
    lies_there = any(game.state.cards[each].zone == zone for each in beneath)
    return lies_there and may_enter_field(game, card, beneath)


def choose_beneath(game: RulesContext, player: int, able: list[tuple[int, ...]]) -> Procedure[tuple[int, ...]]:
    """Let the player choose the SIGNI that it is put on: at once if any will do, otherwise one by one."""
    count, chosen = len(able[0]), tuple[int, ...]()
    while len(chosen) < count:
        left = [each for each in able if {*chosen} <= {*each}]
        cards = list(dict.fromkeys(card for each in left for card in each if card not in chosen))
        wanting = count - len(chosen)
        number = wanting if len(left) == comb(len(cards), wanting) else 1
        picked = yield from choose_cards(game, player, cards, number, number)
        chosen = (*chosen, *picked)
    return chosen


# --- leaving the field --------------------------------------------------------------------------------


def remove_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The SIGNI that a player can remove."""
    if TurnFlag.REMOVED in game.state.done:  # remove.1, main-phase.3
        return
    there = game.state.field_signi(player)  # acce.6, charm.4, signi-zone.5, key.6
    for card in there:
        if may_remove(game, card):
            yield EngineOption("remove", (card,))


def may_remove(game: RulesContext, card: int) -> bool:
    """Whether a SIGNI can be removed."""
    return game.state.cards[card].face.kind != RESONA  # remove.1, resona.a4


def remove_signi(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Let a player put any number of SIGNI into the trash at once, once in a turn."""
    state = game.state
    state.done |= {TurnFlag.REMOVED}  # remove.1
    others = [each for each in state.field_signi(player) if each != card and may_remove(game, each)]
    going = [card]
    if others:
        options = tuple(EngineOption("card", (each,)) for each in others)
        picks = yield EngineAsk(player, "choose", options, 0, len(others), about="which others are removed")
        going += [each.args[0] for each in picks]
    game.move_cards(going, TRASH, "remove")  # remove.1, signi-zone.5


def banish_signi(
    game: RulesContext, banished: Sequence[int], cause: str, source: CardReference | None = None, by: int = -1
) -> Procedure[list[int]]:
    """Banish SIGNI, all at once. Returns those that were banished without replacement."""
    events = (EngineEvent("banish", card, cause=cause, source=source, by=by) for card in banished)
    outcome = yield from game.propose_events(*events)
    done = [event.card for event in outcome.done if event.kind == "banish"]
    owners = game.state.cards
    moves = (
        EngineEvent("move", card, owners[card].owner, to=ENER, cause="banish", source=source, by=by) for card in done
    )
    yield from game.propose_events(*moves)  # banish.2
    return done

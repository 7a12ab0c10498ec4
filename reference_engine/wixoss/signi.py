"""SIGNI: coming to the field within level and limit, Rise, Remove, and being banished."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import comb

from ...adapters.abilities import Act, Choose
from ..kernel.asks import Ask, Option
from ..kernel.choices import choose
from ..kernel.committing import commit
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import Procedure
from ..kernel.references import cards
from .lrigs import center_level, fits_type, lay_on, limit
from .running import Running
from .state import TurnFact
from .words import ENER, HAND, RESONA, SIGNI_ZONES, TRASH

# --- coming to the field ------------------------------------------------------------------------------


def plays(game: Running, player: int) -> Iterator[Option]:
    """The SIGNI of the hand that a player can put onto the field, each with where."""
    hand = game.state.zones[player, HAND]  # main-phase.a1
    for card in hand:
        for zone in places(game, card):
            yield Option("play", (card, zone))


def play(game: Running, player: int, card: int, zone: str) -> Procedure[None]:
    """A SIGNI comes out of the hand."""
    yield from come(game, player, card, zone, "play")


def places(game: Running, card: int) -> list[str]:
    """The SIGNI zones where a card can come to its player's field."""
    record = game.state.cards[card]
    if not record.face.is_signi:
        return []
    if rises_on(game, card) is not None:  # rise.1, rise.3
        return [zone for zone in SIGNI_ZONES if any(goes_on(game, card, each, zone) for each in ways(game, card))]
    free = [zone for zone in SIGNI_ZONES if game.state.is_free(record.owner, zone)]  # signi-zone.3, signi-zone.4
    return free if may_come(game, card, ()) else []


def may_come(game: Running, card: int, beneath: Collection[int]) -> bool:
    """Whether level, limit and type let a SIGNI come, where others come to lie beneath it."""
    player = game.state.cards[card].owner
    if game.forbids(game.state.center(player), "field"):
        return False
    level = int(game.info(card).level)
    staying = [each for each in game.state.in_signi_zones(player) if each not in beneath]
    total = level + sum(int(game.info(each).level) for each in staying)
    if level > center_level(game, player):  # level.2, main-phase.a1
        return False
    if total > limit(game, player):  # limit.1
        return False
    return fits_type(game, card)  # limiting.1


def come(game: Running, player: int, card: int, zone: str, cause: str, *, resting: bool = False) -> Procedure[None]:
    """A SIGNI comes to a SIGNI zone: up, unless it is said otherwise; with Rise, on others."""
    if rises_on(game, card) is not None:  # rise.3, rise.4
        able = [each for each in ways(game, card) if goes_on(game, card, each, zone)]
        beneath = yield from which(game, player, able)
        lay_on(game, beneath, card, zone, cause)  # rise.1, rise.7
    else:
        commit(game, game.going((Event("move", card, player, to=zone, cause=cause, by=player, resting=resting),)))


# --- Rise ---------------------------------------------------------------------------------------------


def rises_on(game: Running, card: int) -> Choose | None:
    """What a SIGNI with Rise has to come to lie on."""
    line = game.state.cards[card].face.extra("rise")
    if line is None:
        return None
    (act,) = line.cost
    assert isinstance(act, Act) and isinstance(act.cards, Choose)
    return act.cards


def ways(game: Running, card: int) -> list[tuple[int, ...]]:
    """The SIGNI that one with Rise can come to lie on, as many together as it says."""
    wanted = rises_on(game, card)
    assert wanted is not None and isinstance(wanted.most, int)
    record = game.state.cards[card]
    there = cards(game, Context(record.owner, game.state.ref(card)), wanted.among)
    return list(combinations(there, wanted.most))


def goes_on(game: Running, card: int, beneath: tuple[int, ...], zone: str) -> bool:
    """Whether a SIGNI can come to a zone on these: it is where one of them lies."""
    lies_there = any(game.state.cards[each].zone == zone for each in beneath)
    return lies_there and may_come(game, card, beneath)


def which(game: Running, player: int, able: list[tuple[int, ...]]) -> Procedure[tuple[int, ...]]:
    """The player says which SIGNI it comes to lie on: at once where any will do, else one by one."""
    count, chosen = len(able[0]), tuple[int, ...]()
    while len(chosen) < count:
        left = [each for each in able if {*chosen} <= {*each}]
        cards = list(dict.fromkeys(card for each in left for card in each if card not in chosen))
        wanting = count - len(chosen)
        number = wanting if len(left) == comb(len(cards), wanting) else 1
        picked = yield from choose(game, player, cards, number, number)
        chosen = (*chosen, *picked)
    return chosen


# --- leaving it ---------------------------------------------------------------------------------------


def removes(game: Running, player: int) -> Iterator[Option]:
    """The SIGNI that a player can remove."""
    if TurnFact.REMOVED in game.state.done:  # remove.1, main-phase.3
        return
    there = game.state.signi(player)  # acce.6, charm.4, signi-zone.5, key.6
    for card in there:
        if may_remove(game, card):
            yield Option("remove", (card,))


def may_remove(game: Running, card: int) -> bool:
    """Whether a SIGNI can be removed."""
    return game.state.cards[card].face.kind != RESONA  # remove.1, resona.a4


def remove(game: Running, player: int, card: int) -> Procedure[None]:
    """A player puts SIGNI into the trash, any number at once, once in a turn."""
    state = game.state
    state.done |= {TurnFact.REMOVED}  # remove.1
    others = [each for each in state.signi(player) if each != card and may_remove(game, each)]
    going = [card]
    if others:
        options = tuple(Option("card", (each,)) for each in others)
        picks = yield Ask(player, "choose", options, 0, len(others), about="which others are removed")
        going += [each.args[0] for each in picks]
    game.move(going, TRASH, "remove")  # remove.1, signi-zone.5


def banish(
    game: Running, banished: Sequence[int], cause: str, source: Ref | None = None, by: int = -1
) -> Procedure[list[int]]:
    """SIGNI are banished, all at once; those of which that was not replaced."""
    events = (Event("banish", card, cause=cause, source=source, by=by) for card in banished)
    outcome = yield from game.happen(*events)
    done = [event.card for event in outcome.done if event.kind == "banish"]
    owners = game.state.cards
    moves = (Event("move", card, owners[card].owner, to=ENER, cause="banish", source=source, by=by) for card in done)
    yield from game.happen(*moves)  # banish.2
    return done

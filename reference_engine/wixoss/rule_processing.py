"""Rule processing: what is looked at between any two things that are done, and done before anything else."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.asks import Ask, Option
from ..kernel.choices import choose, choose_one
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure, remembered
from ..kernel.table import LOOSE
from . import attached, damage, refresh
from .lrigs import center_level, fits_type, limit
from .running import Running
from .signi import banish
from .words import ASSISTS, CRAFTS, ENER, KEY, KEY_ZONE, LRIG_DECK, LRIG_TRASH, OFF_FIELD, RESONA, TRASH

# --- SIGNI: power, limiting condition, level and limit ------------------------------------------------


def powerless(game: Running, player: int) -> list[int]:
    """SIGNI with a power of nothing or less."""
    return [card for card in game.state.signi(player) if is_powerless(game, card)]


def is_powerless(game: Running, card: int) -> bool:
    """Whether a SIGNI has a power of nothing or less."""
    return bool(game.info(card).power <= 0)  # rule-process.a1, power.3


def of_other_type(game: Running, player: int) -> list[int]:
    """SIGNI and keys whose limiting condition the center LRIG does not meet."""
    there = (*game.state.signi(player), *game.state.zones[player, KEY_ZONE])
    return [card for card in there if not fits_type(game, card)]  # rule-process.a9, limiting.2


def is_too_high(game: Running, player: int, card: int) -> bool:
    """Whether the level of a SIGNI is above that of the center LRIG."""
    return int(game.info(card).level) > center_level(game, player)  # rule-process.a2


def excess(game: Running, player: int, going: list[int]) -> list[int]:
    """Of the SIGNI that stay, those of which one has to go because of level or limit; none where they fit."""
    state = game.state
    there = [card for card in state.signi(player) if card not in going]
    if not there:
        return []
    too_high = [card for card in there if is_too_high(game, player, card)]
    if too_high:
        return too_high  # rule-process.a2
    level = {card: int(game.info(card).level) for card in state.in_signi_zones(player) if card in there}
    if sum(level.values()) <= limit(game, player):  # rule-process.a2, limit.2
        return []
    changed = [card for card in level if state.levels.get(state.cards[card].inc, level[card]) != level[card]]
    return changed or [*level]  # rule-process.a2


# --- LRIGs --------------------------------------------------------------------------------------------


def twins(game: Running, player: int) -> list[int]:
    """Assist LRIGs of exactly the types of another LRIG of the player."""
    cards = game.state.cards
    lrigs = game.state.lrigs(player)
    types = [cards[card].face.types for card in lrigs]
    return [
        card for card in lrigs if cards[card].zone in ASSISTS and types.count(cards[card].face.types) > 1
    ]  # rule-process.a10


def astray(game: Running, player: int) -> Iterator[Event]:
    """Where resonas and keys go that lie where none can."""
    back = {RESONA: LRIG_DECK, KEY: LRIG_TRASH}  # rule-process.a6, rule-process.a7
    for zone in OFF_FIELD:
        if zone not in (LRIG_DECK, LRIG_TRASH, CRAFTS):  # rule-process.a6, rule-process.a7
            for card in game.state.zones[player, zone]:
                face = game.state.cards[card].face
                if face.kind in back and not face.is_craft:
                    yield Event("move", card, player, to=back[face.kind], cause="rule")  # resona.a5, resona.a6


# --- all of it ----------------------------------------------------------------------------------------


@remembered
def is_due(game: Running) -> bool:
    """Whether any rule has something to do."""
    state = game.state
    for player in (0, 1):
        if powerless(game, player) or of_other_type(game, player) or excess(game, player, []):
            return True
        if (
            any(astray(game, player))
            or state.zones[player, LOOSE]
            or twins(game, player)
            or refresh.is_due(game, player)
        ):
            return True
        if attached.too_many(game, player):
            return True
    return bool(damage.crushed(game))


def remember_levels(game: Running) -> None:
    """Note the levels that SIGNI have as the rules are looked at."""
    state = game.state
    now = {state.cards[card].inc: int(game.info(card).level) for player in (0, 1) for card in state.signi(player)}
    if now != state.levels:
        state.levels = now
        state.touch()


def process(game: Running, frame: Frame) -> Procedure[None]:
    """Everything that is due, at the same time."""
    game.pop()
    state = game.state
    banished: list[int] = []
    going: list[int] = []
    moves: list[Event] = []
    for player in (state.turn_player, 1 - state.turn_player):
        low, strange = powerless(game, player), of_other_type(game, player)
        strange += [card for card in low if is_too_high(game, player, card)]
        for card in dict.fromkeys((*low, *strange)):
            first = yield from is_banished_first(game, player, card, card in low, card in strange)
            (banished if first else going).append(card)
        able = excess(game, player, [*banished, *going])
        if able:
            one = yield from choose_one(game, player, able)  # rule-process.a2, rule-process.b2
            going += [one] if one is not None else []
        same = twins(game, player)
        if same:
            (stack,) = yield from choose(game, player, same, 1, 1)
            moves += [
                Event("move", each, player, to=LRIG_TRASH, cause="rule") for each in (stack, *state.cards[stack].under)
            ]
        moves += astray(game, player)
        moves += yield from attached.surplus(game, player)  # rule-process.a8
    moves += attached.dropped(game)  # rule-process.a3, rule-process.a11
    moves += [Event("move", card, state.cards[card].owner, to=TRASH, cause="rule") for card in going]
    commit(game, game.going(moves))
    yield from banish(game, banished, "rule")  # rule-process.a1
    yield from damage.bursts_or_not(game)  # rule-process.a4
    for player in (state.turn_player, 1 - state.turn_player):
        if refresh.is_due(game, player):
            refresh.refresh(game, player)
    remember_levels(game)


def is_banished_first(game: Running, player: int, card: int, low: bool, strange: bool) -> Procedure[bool]:
    """Whether a card is banished by one rule, before another puts it into the trash: its player says so."""
    if low and strange:
        options = tuple(Option("rule", (card, zone)) for zone in (ENER, TRASH))
        (pick,) = yield Ask(player, "rule", options)  # rule-process.b3
        return bool(pick.args[1] == ENER)
    return low

"""Chapter 9 and 12.2: which arts can be played, and how one is played and resolved."""

from __future__ import annotations

from itertools import filterfalse

from ...adapters.abilities import Act, If, Instruction, May
from ..kernel.asks import Option
from ..kernel.cards import HeldAbility
from ..kernel.choices import choose_one
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import Procedure, remembered
from ..kernel.performing import perform
from ..kernel.references import cards
from .cards import Info
from .cheers import has_cheers_for
from .instructions import deal
from .limits import ArtUsed
from .running import Running
from .specials import Art


@remembered
def options(game: Running) -> list[Option]:
    """Every art that the turn player can play in the performance step now (9.2)."""
    state = game.state
    player = state.turn_player
    found: list[Option] = []
    for zone in ("center", "collab"):  # 4.7.1, 9.1.1, 9.2.1
        if ArtUsed(zone) in state.done:  # 9.2.1.3, 9.2.1.4
            continue
        for holomem in state.zones[player, zone]:
            if state.cards[holomem].resting:  # 9.2.1.2
                continue
            if state.cards[holomem].inc in state.performers:  # 9.2.1.5
                continue
            found += [Option("art", (holomem, held)) for held in playable_arts(game, holomem)]  # 9.2.1.1
    return found


def playable_arts(game: Running, holomem: int) -> list[HeldAbility]:
    """The arts of a holomem whose cheers are there, and that nothing forbids."""
    info = game.info(holomem)
    if "art" in info.forbids:
        return []
    return [
        held
        for held in game.abilities(holomem)
        if isinstance(held.ability, Art) and game.has_effect(held, info) and is_playable(game, holomem, held)
    ]


def is_playable(game: Running, holomem: int, held: HeldAbility) -> bool:
    """Whether an art's cost is met, its limit not reached, and a target there."""
    return (
        has_cheers_for(game, holomem, held.ability)  # 12.2.3.1, 12.2.3.1.1
        and game.usable(held)
        and has_target(game, held)  # 12.2.3.2
    )


# --- targets (12.2.3.2) ---------------------------------------------------------------------------


def targets(game: Running, player: int) -> list[int]:
    """Whom that player's arts can be used on by the rules."""
    zones = game.state.zones
    return [*zones[1 - player, "center"], *zones[1 - player, "collab"]]  # 12.2.3.2


def has_target(game: Running, held: HeldAbility) -> bool:
    """Whether there is anybody whom the art can be used on."""
    if targets(game, held.seat):
        return True
    if not game.info(held.card).allows and not any(map(is_about_targets, held.ability.then)):
        return False

    def attempt(trial: Running) -> Procedure[bool]:
        return bool((yield from aim(trial, Context.of(held))))

    return game.possible(attempt, "an art has a target")


def aim(game: Running, ctx: Context) -> Procedure[list[int]]:
    """Whom an art can be used on, once what its text says of that is done, and what has to be done for it."""
    assert ctx.held is not None
    yield from perform(game, ctx, tuple(filter(is_about_targets, ctx.held.ability.then)))  # 1.3.1
    found = targets(game, ctx.seat)
    for allowed, held in game.info(ctx.this.card).allows:
        if allowed.what == "target" and allowed.cards is not None:
            found += cards(game, Context.of(held), allowed.cards)  # 1.3.1
    found += (card for card in map(game.state.found, ctx.besides) if card is not None)
    return list(dict.fromkeys(found))


def is_about_targets(instruction: Instruction) -> bool:
    """Whether it says who can be an art's target, perhaps after something that may be done for it."""
    match instruction:
        case Act(what="also-target"):
            return True
        case May():
            return any(map(is_about_targets, instruction.first + instruction.then))
        case If():
            return any(map(is_about_targets, instruction.then + instruction.otherwise))
        case _:
            return False


# --- playing and resolving ------------------------------------------------------------------------


def do(game: Running, picked: Option) -> Procedure[None]:
    """Play the art picked at the performance step's play timing (9.2.2)."""
    holomem, held = picked.args
    state = game.state
    state.done |= {ArtUsed(state.cards[holomem].zone)}  # 9.2.1.3, 9.2.1.4
    state.performers += (state.cards[holomem].inc,)  # 9.2.1.5
    state.touch()
    yield from play_art(game, holomem, held)  # 9.2.2, 12.2.3


def play_art(game: Running, holomem: int, held: HeldAbility) -> Procedure[None]:
    """Play an art: a target is chosen, then it is resolved (12.2.3, 12.2.4)."""
    state = game.state
    ctx = Context(held.seat, state.ref(holomem), held)
    ctx.age = state.tick()
    game.count_use(held)
    among = yield from aim(game, ctx)
    chosen = yield from choose_one(game, held.seat, among)  # 12.2.3.2
    ctx.asked, ctx.chosen = 1, int(chosen is not None)
    ctx.used_on = None if chosen is None else state.ref(chosen)
    game.record(Event("played", holomem, held.seat, ability=held))
    yield from resolve_art(game, ctx, held.ability)  # 12.2.4
    game.finish(ctx, holomem, held)


def resolve_art(game: Running, ctx: Context, art: Art) -> Procedure[None]:
    """Settle the damage of an art and deal it to the target."""
    state = game.state
    ctx.size = art.damage  # 12.2.4.1
    yield from perform(game, ctx, tuple(filterfalse(is_about_targets, art.then)))  # 12.2.4.2
    target = None if ctx.used_on is None else state.found(ctx.used_on)
    if target is None:
        return
    if art.bonus is not None and art.bonus[0] in game.info(target).colors:
        ctx.size += art.bonus[1]  # 12.2.4.3
    this = state.found(ctx.this)
    if this is not None:
        ctx.size += change_of(game.info(this), art.name)  # 1.3.2.4, 12.2.4.4
    yield from deal(game, ctx, [target], ctx.size, "art")  # 12.2.4.5


def change_of(info: Info, name: str) -> int:
    """By how much effects change the damage of a holomem's art of that name."""
    return sum(size for named, size in info.arts if named in (None, name))


def play_again(game: Running) -> Procedure[bool]:
    """Where nothing else is left to do, an art that is used again is played (5.23.1)."""
    state = game.state
    for waiting in state.waiting:
        if waiting.idle:
            state.waiting = tuple(each for each in state.waiting if each is not waiting)
            state.touch()
            if can_play_again(game, waiting.held, waiting.this):  # 5.23.1
                yield from play_art(game, waiting.this.card, waiting.held)
            game.waiting_played()
            return True
    return False


def can_play_again(game: Running, held: HeldAbility, this: Ref) -> bool:
    """Whether the art can still be played: its holomem is there, its cost is met, it has a target."""
    there = game.state.is_there(this) and any(each.key == held.key for each in game.abilities(this.card))
    return there and is_playable(game, this.card, held)

"""Chapter 8: the actions of the main step. Each lists its options and does the one picked (8.1.3)."""

from __future__ import annotations

from ..kernel.actions import Action, Actions, action_options, do_action
from ..kernel.asks import Option
from ..kernel.cards import HeldAbility
from ..kernel.choices import choose
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import Procedure, remembered
from ..kernel.playing import play, playable
from .cards import COLORLESS, Face, Info
from .cheers import cheers_on, covers, has_cheers
from .instructions import STAGE_LIMIT, bloom, collab, switch
from .limits import LimitedUsed, SupportUsed, TurnFact
from .running import Running
from .specials import Skill
from .supports import is_support_playable, play_support

NEXT_LEVEL = {"Debut": ("1st",), "1st": ("1st", "2nd"), "2nd": ("2nd",)}
"""The levels that a holomem of a level can bloom into (8.3.3-b2)."""


@remembered
def options(game: Running) -> list[Option]:
    """Everything that the turn player can do at the main step's play timing, but to pass (8.1.1)."""
    return action_options(ACTIONS, game, game.state.turn_player)


def do(game: Running, picked: Option) -> Procedure[None]:
    """Do the action picked."""
    yield from do_action(ACTIONS, game, game.state.turn_player, picked)


def acting(game: Running, card: int = -1) -> Context:
    """The turn player acting by the rules, not by an effect."""
    return Context(game.state.turn_player, game.state.ref(card) if card >= 0 else Ref(-1, -1))


# --- put a holomem on the stage (8.2) -------------------------------------------------------------


def can_place(game: Running, player: int) -> list[Option]:
    """Debut and Spot holomem of the hand, while the stage has room."""
    state = game.state
    if len(state.holomem(player)) >= STAGE_LIMIT:  # 8.2.1
        return []
    return [
        Option("place", (card,))
        for card in state.zones[player, "hand"]
        if game.info(card).level in ("Debut", "Spot")  # 8.2.1, 8.2.2
    ]


def place(game: Running, player: int, card: int) -> Procedure[None]:
    """The card goes to the back position, face up."""
    yield from game.happen(Event("move", card, player, to="back", cause="place"))  # 8.2.1


# --- bloom (8.3) ----------------------------------------------------------------------------------


def can_bloom(game: Running, player: int) -> list[Option]:
    """Pairs of a holomem and a card of the hand that it can bloom with."""
    state = game.state
    if player not in state.had_turn:  # 8.3.1
        return []
    cards = state.cards
    hand: dict[str, list[tuple[int, Info]]] = {}
    for card in state.zones[player, "hand"]:
        if cards[card].face.is_holomem:
            info = game.info(card)
            hand.setdefault(info.level, []).append((card, info))
    return [
        Option("bloom", (holomem, card))
        for holomem in state.holomem(player)  # 8.3.2
        if may_bloom(game, holomem)
        for below in (game.info(holomem),)
        for level in NEXT_LEVEL.get(below.level, ())  # 8.3.2-b1, 8.3.3-b2
        for card, above in hand.get(level, ())
        if blooms_into(below, above, cards[holomem].damage)  # 8.1.3
    ]


def may_bloom(game: Running, holomem: int) -> bool:
    """Whether a holomem can be chosen to bloom."""
    record, info, turn = game.state.cards[holomem], game.info(holomem), game.state.turn
    return (
        record.arrived != turn  # 8.3.2-b2
        and (record.bloomed != turn or (may_bloom_again(info) and record.bloomed_again != turn))  # 1.3.1, 8.3.2-b3
        and "bloom" not in info.forbids  # 2.11.2.4
    )


def may_bloom_again(info: Info) -> bool:
    """Whether a text lets the holomem bloom a second time in a turn."""
    return any(allowed.what == "second-bloom" for allowed, _ in info.allows)


def blooms_into(below: Info, above: Info, damage: int) -> bool:
    """Whether a card of a level that comes next fits a holomem with that damage."""
    return not below.names.isdisjoint(above.names) and above.hp > damage  # 8.3.3-b1, 8.3.3-b3


def do_bloom(game: Running, player: int, holomem: int, card: int) -> Procedure[None]:
    """The card is revealed and laid onto the holomem."""
    yield from game.happen(Event("reveal", card))  # 8.3.3
    yield from bloom(game, acting(game), holomem, card)  # 8.3.4


# --- collab (8.4) ---------------------------------------------------------------------------------


def can_collab(game: Running, player: int) -> list[Option]:
    """Active back holomem, once a turn, while nobody is in the collab position."""
    state = game.state
    if state.zones[player, "collab"] or TurnFact.COLLAB in state.done:  # 8.4.1
        return []
    return [
        Option("collab", (card,))
        for card in state.zones[player, "back"]
        if not state.cards[card].resting  # 8.4.2
        and game.info(card).forbids.isdisjoint({"collab", "move"})
    ]


def do_collab(game: Running, player: int, card: int) -> Procedure[None]:
    """The top card of the deck becomes holo power, and the holomem collabs."""
    state = game.state
    state.done |= {TurnFact.COLLAB}  # 8.4.1
    state.touch()
    deck = state.zones[player, "deck"]
    if deck:
        yield from game.happen(Event("move", deck[0], player, to="holo power", cause="collab-power"))  # 8.4.3
    yield from collab(game, acting(game), [card])  # 8.4.4


# --- oshi skills and activated abilities (8.5, 10.1.1.1) ------------------------------------------


def can_use_skill(game: Running, player: int) -> list[Option]:
    """Oshi skills that are played as activated abilities, and whose cost can be paid."""
    return [
        Option("skill", (held,))
        for oshi in game.state.zones[player, "oshi"]
        for held in game.abilities(oshi)
        if isinstance(held.ability, Skill) and playable(game, held)  # 8.5.1, 12.1.5.4
    ]


def use_skill(game: Running, player: int, held: HeldAbility) -> Procedure[None]:
    """Pay for the oshi skill, play and resolve it."""
    yield from play(game, Context.of(held), held)  # 8.5.1, 12.1.5


def can_activate(game: Running, player: int) -> list[Option]:
    """Activated abilities of the turn player's cards."""
    return [
        Option("ability", (held.card, held))
        for held in game.in_effect().activated
        if held.seat == player and playable(game, held)
    ]


def activate(game: Running, player: int, card: int, held: HeldAbility) -> Procedure[None]:
    """Pay for the ability, play and resolve it."""
    yield from play(game, Context.of(held), held)  # 3.1.2.2


# --- support cards (8.6) --------------------------------------------------------------------------


def can_play_support(game: Running, player: int) -> list[Option]:
    """Support cards of the hand that can be played."""
    state = game.state
    limited = may_use_limited(game, player)
    return [
        Option("support", (card,))
        for card in state.zones[player, "hand"]
        if state.cards[card].face.kind == "support"
        and (limited or not state.cards[card].face.limited)  # 8.6.2
        and not is_one_too_many(game, state.cards[card].face)
        and is_support_playable(game, card)
    ]


def may_use_limited(game: Running, player: int) -> bool:
    """Whether that player can play one more LIMITED card this turn: one a turn, if no text says more."""
    state = game.state
    if state.turn == 1:  # 8.6.2
        return False
    more: int = sum(game.info(oshi).more_limited for oshi in state.zones[player, "oshi"])  # 1.3.1
    return limited_used(game) <= more  # 8.6.2


def limited_used(game: Running) -> int:
    """How many LIMITED cards the turn player has played this turn."""
    return sum(isinstance(each, LimitedUsed) for each in game.state.done)


def is_one_too_many(game: Running, face: Face) -> bool:
    """Whether a text lets one of such cards be used in a turn, and one was: its own text, or that of the one used."""
    used = [each.face for each in game.state.done if isinstance(each, SupportUsed)]
    return any(is_limited_with(face, other) or is_limited_with(other, face) for other in used)  # 1.3.1


def is_limited_with(face: Face, other: Face) -> bool:
    """Whether a support card's text says that it and that other one are not used in one turn."""
    limit = face.support.limit
    return bool(limit is not None and limit.among is not None and other.is_such(limit.among))


def do_support(game: Running, player: int, card: int) -> Procedure[None]:
    """Play the support card and resolve it."""
    state = game.state
    face = state.cards[card].face
    state.done |= {SupportUsed(face)}
    if face.limited:
        state.done |= {LimitedUsed(limited_used(game))}  # 8.6.2
    state.touch()
    yield from play_support(game, card)  # 8.6.1


# --- baton pass (8.7) -----------------------------------------------------------------------------


def can_baton_pass(game: Running, player: int) -> list[Option]:
    """Active back holomem that can change places with the active center holomem."""
    state = game.state
    center = state.zones[player, "center"]
    if TurnFact.BATON_PASS in state.done:  # 8.7.4
        return []
    if not center:
        return []
    (passing,) = center
    forbids = game.info(passing).forbids
    if not forbids.isdisjoint({"baton-pass", "move"}):
        return []
    if state.cards[passing].resting:  # 8.7.2
        return []
    if not has_cheers(game, passing, baton_cost(game, passing)):  # 8.1.3, 8.7.2
        return []
    return [
        Option("baton-pass", (card,))
        for card in state.zones[player, "back"]
        if not state.cards[card].resting  # 8.7.1
        and "move" not in game.info(card).forbids
    ]


def baton_cost(game: Running, holomem: int) -> tuple[str, ...]:
    """The icons that a baton pass of the holomem costs now."""
    printed: tuple[str, ...] = game.state.cards[holomem].face.baton
    change: int = game.info(holomem).baton
    if change >= 0:
        return printed + (COLORLESS,) * change
    return tuple(sorted(printed, key=lambda icon: icon == COLORLESS))[: max(0, len(printed) + change)]


def baton_pass(game: Running, player: int, back: int) -> Procedure[None]:
    """Archive the cheers that it costs, then switch the two holomem."""
    state = game.state
    state.done |= {TurnFact.BATON_PASS}  # 8.7.4
    state.touch()
    (center,) = state.zones[player, "center"]
    cheers = yield from cheers_for(game, player, center, baton_cost(game, center))
    ctx = acting(game, center)
    moves = (Event("move", card, player, to="archive", cause="archive", by=player) for card in cheers)
    yield from game.happen(*moves)  # 8.7.2
    yield from switch(game, ctx, center, back, "baton-pass")  # 8.7.3


def cheers_for(game: Running, player: int, holomem: int, cost: tuple[str, ...]) -> Procedure[list[int]]:
    """Let the player choose the cheers that pay for each icon, so that the rest can still be paid."""
    chosen: list[int] = []
    icons = tuple(sorted(cost, key=lambda icon: icon == COLORLESS))
    for at, icon in enumerate(icons):
        left = [card for card in cheers_on(game, holomem) if card not in chosen]
        colors = {card: game.info(card).colors for card in left}
        fitting = [
            card
            for card in left
            if (icon == COLORLESS or icon in colors[card])
            and covers((colors[other] for other in left if other != card), icons[at + 1 :])
        ]
        chosen += yield from choose(game, player, fitting, 1, 1)
    return chosen


ACTIONS: Actions = {
    "place": Action(can_place, place),  # 8.2.1
    "bloom": Action(can_bloom, do_bloom),  # 8.3.4
    "collab": Action(can_collab, do_collab),  # 8.4.4
    "skill": Action(can_use_skill, use_skill),  # 8.5.1
    "ability": Action(can_activate, activate),  # 10.1.1.1
    "support": Action(can_play_support, do_support),  # 8.6.1
    "baton-pass": Action(can_baton_pass, baton_pass),  # 8.7.3
}

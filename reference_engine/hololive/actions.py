"""Chapter 8: the actions of the main step. Each lists its options and does the one picked (8.1.3)."""

from __future__ import annotations

from ..kernel.actions import ActionKind, Actions, action_options, do_action
from ..kernel.card_choices import choose_cards
from ..kernel.cards import AbilityInstance
from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, cached_on_state
from ..kernel.play_abilities import can_be_played, play_ability
from ..kernel.resolution import CardReference, ResolutionContext
from .art_and_skill import OshiSkill
from .cards import COLORLESS, CardDefinition, Characteristics
from .cheer_costs import attached_cheers, covers_cost, has_cheers_for_cost
from .instructions import STAGE_LIMIT, bloom_holomem, collab_holomem, switch_holomem
from .rules_context import RulesContext
from .support_cards import is_support_playable, play_support
from .use_limits import LimitedUsed, SupportUsed, TurnAction

NEXT_LEVEL = {"Debut": ("1st",), "1st": ("1st", "2nd"), "2nd": ("2nd",)}
"""The levels that a holomem of each level can bloom into (8.3.3-b2)."""


@cached_on_state
def list_options(game: RulesContext) -> list[EngineOption]:
    """All options of the turn player at the main step's play timing, except to pass (8.1.1)."""
    return action_options(ACTIONS, game, game.state.turn_player)


def do_option(game: RulesContext, picked: EngineOption) -> Procedure[None]:
    """Do the action picked."""
    yield from do_action(ACTIONS, game, game.state.turn_player, picked)


def turn_player_context(game: RulesContext) -> ResolutionContext:
    """A resolution for actions of the turn player by the rules, not by an effect."""
    return ResolutionContext(game.state.turn_player, CardReference(-1, -1))


# --- put a holomem on the stage (8.2) -------------------------------------------------------------


def place_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Debut and Spot holomem of the hand, while the stage has room."""
    state = game.state
    if len(state.holomem(player)) >= STAGE_LIMIT:  # 8.2.1
        return []
    return [
        EngineOption("place", (card,))
        for card in state.zones[player, "hand"]
        if game.characteristics_of(card).level in ("Debut", "Spot")  # 8.2.1, 8.2.2
    ]


def place_from_hand(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Put the card into the back position, face up."""
    yield from game.propose_events(EngineEvent("move", card, player, to="back", cause="place"))  # 8.2.1


# --- bloom (8.3) ----------------------------------------------------------------------------------


def bloom_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Pairs of a holomem and a card of the hand that it can bloom with."""
    state = game.state
    if player not in state.had_turn:  # 8.3.1
        return []
    cards = state.cards
    hand: dict[str, list[tuple[int, Characteristics]]] = {}
    for card in state.zones[player, "hand"]:
        info = game.characteristics_of(card)
        hand.setdefault(info.level, []).append((card, info))
    return [
        EngineOption("bloom", (holomem, card))
        for holomem in state.holomem(player)  # 8.3.2
        if may_bloom(game, holomem)
        for below in (game.characteristics_of(holomem),)
        for level in NEXT_LEVEL.get(below.level, ())  # 8.3.2-b1, 8.3.3-b2
        for card, above in hand.get(level, ())
        if blooms_into(below, above, cards[holomem].damage)  # 8.1.3
    ]


def may_bloom(game: RulesContext, holomem: int) -> bool:
    """Whether a holomem can be chosen to bloom."""
    record, info, turn = game.state.cards[holomem], game.characteristics_of(holomem), game.state.turn
    return (
        record.arrived != turn  # 8.3.2-b2
        and (record.bloomed != turn or (may_bloom_again(info) and record.bloomed_again != turn))  # 5.28.1, 8.3.2-b3
        and "bloom" not in info.forbids  # 2.11.2.4
    )


def may_bloom_again(info: Characteristics) -> bool:
    """Whether a text lets the holomem bloom a second time in a turn."""
    return any(allowed.what == "second-bloom" for allowed, _ in info.allows)


def blooms_into(below: Characteristics, above: Characteristics, damage: int) -> bool:
    """Whether a card of a next level is legal for a holomem with that damage."""
    return not below.names.isdisjoint(above.names) and above.hp > damage  # 8.3.3-b1, 8.3.3-b3


def bloom_from_hand(game: RulesContext, player: int, holomem: int, card: int) -> Procedure[None]:
    """Reveal the card, and put it onto the holomem."""
    yield from game.propose_events(EngineEvent("reveal", card))  # 8.3.3
    yield from bloom_holomem(game, turn_player_context(game), holomem, card)  # 8.3.4


# --- collab (8.4) ---------------------------------------------------------------------------------


def collab_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Active back holomem, once a turn, while the collab position is empty."""
    state = game.state
    if state.zones[player, "collab"] or TurnAction.COLLAB in state.done:  # 8.4.1
        return []
    return [
        EngineOption("collab", (card,))
        for card in state.zones[player, "back"]
        if not state.cards[card].resting  # 8.4.2
        and game.characteristics_of(card).forbids.isdisjoint({"collab", "move"})  # 5.29.1
    ]


def collab_from_back(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Put the top card of the deck into the holo power, and let the holomem collab."""
    state = game.state
    state.done |= {TurnAction.COLLAB}  # 8.4.1
    state.invalidate_memo()
    deck = state.zones[player, "deck"]
    if deck:
        yield from game.propose_events(
            EngineEvent("move", deck[0], player, to="holo power", cause="collab-power")
        )  # 8.4.3
    yield from collab_holomem(game, turn_player_context(game), [card])  # 8.4.4


# --- oshi skills and activated abilities (8.5, 10.1.1.1) ------------------------------------------


def skill_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Oshi skills that are played as activated abilities, with a payable cost."""
    return [
        EngineOption("skill", (held,))
        for oshi in game.state.zones[player, "oshi"]
        for held in game.abilities_of(oshi)
        if isinstance(held.ability, OshiSkill) and can_be_played(game, held)  # 8.5.1, 12.1.5.4
    ]


def use_oshi_skill(game: RulesContext, player: int, held: AbilityInstance) -> Procedure[None]:
    """Pay for the oshi skill, play and resolve it."""
    yield from play_ability(game, ResolutionContext.for_ability(held), held)  # 8.5.1, 12.1.5


def activation_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Activated abilities of the turn player's cards."""
    return [
        EngineOption("ability", (held.card, held))
        for held in game.abilities_in_effect().activated
        if held.seat == player  # 10.1.1.1
        and can_be_played(game, held)
    ]


def activate_ability(game: RulesContext, player: int, card: int, held: AbilityInstance) -> Procedure[None]:
    """Pay for the ability, play and resolve it."""
    yield from play_ability(game, ResolutionContext.for_ability(held), held)  # 3.1.2.2


# --- support cards (8.6) --------------------------------------------------------------------------


def support_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Support cards of the hand that can be played."""
    state = game.state
    limited = may_use_limited(game, player)
    return [
        EngineOption("support", (card,))
        for card in state.zones[player, "hand"]
        if state.cards[card].face.kind == "support"
        and (limited or not state.cards[card].face.limited)  # 8.6.2
        and not exceeds_text_limit(game, state.cards[card].face)
        and is_support_playable(game, card)
    ]


def may_use_limited(game: RulesContext, player: int) -> bool:
    """Whether that player can play one more LIMITED card this turn: one a turn, unless a text allows more."""
    state = game.state
    if state.turn == 1:  # 8.6.2
        return False
    more: int = sum(game.characteristics_of(oshi).more_limited for oshi in state.zones[player, "oshi"])  # 1.3.1
    return count_limited_used(game) <= more  # 8.6.2


def count_limited_used(game: RulesContext) -> int:
    """The number of LIMITED cards that the turn player has played this turn."""
    return sum(isinstance(each, LimitedUsed) for each in game.state.done)


def exceeds_text_limit(game: RulesContext, face: CardDefinition) -> bool:
    """Whether a text that allows one such card a turn forbids this one: its own text, or that of the card used."""
    used = [each.face for each in game.state.done if isinstance(each, SupportUsed)]
    return any(is_limited_with(face, other) or is_limited_with(other, face) for other in used)  # 1.3.1


def is_limited_with(face: CardDefinition, other: CardDefinition) -> bool:
    """Whether a support card's text says that it is not used in one turn with that other card."""
    limit = face.support.limit
    return bool(limit is not None and limit.among is not None and other.matches_printed(limit.among))


def use_support_card(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Play the support card and resolve it."""
    state = game.state
    face = state.cards[card].face
    state.done |= {SupportUsed(face)}
    if face.limited:
        state.done |= {LimitedUsed(count_limited_used(game))}  # 8.6.2
    state.invalidate_memo()
    yield from play_support(game, card)  # 8.6.1


# --- baton pass (8.7) -----------------------------------------------------------------------------


def baton_pass_options(game: RulesContext, player: int) -> list[EngineOption]:
    """Active back holomem that can change places with the active center holomem."""
    state = game.state
    center = state.zones[player, "center"]
    if TurnAction.BATON_PASS in state.done:  # 8.7.4
        return []
    if not center:
        return []
    (passing,) = center
    forbids = game.characteristics_of(passing).forbids
    if not forbids.isdisjoint({"baton-pass", "move"}):  # 8.1.3
        return []
    if state.cards[passing].resting:  # 8.7.2
        return []
    if not has_cheers_for_cost(game, passing, baton_pass_cost(game, passing)):  # 8.1.3, 8.7.2
        return []
    return [
        EngineOption("baton-pass", (card,))
        for card in state.zones[player, "back"]
        if not state.cards[card].resting  # 8.7.1
        and "move" not in game.characteristics_of(card).forbids  # 8.1.3
    ]


def baton_pass_cost(game: RulesContext, holomem: int) -> tuple[str, ...]:
    """The icons of the holomem's current baton pass cost."""
    printed: tuple[str, ...] = game.state.cards[holomem].face.baton
    change: int = game.characteristics_of(holomem).baton
    if change >= 0:
        return printed + (COLORLESS,) * change
    return tuple(sorted(printed, key=lambda icon: icon == COLORLESS))[: max(0, len(printed) + change)]


def do_baton_pass(game: RulesContext, player: int, back: int) -> Procedure[None]:
    """Archive cheers for the cost, then switch the two holomem."""
    state = game.state
    state.done |= {TurnAction.BATON_PASS}  # 8.7.4
    state.invalidate_memo()
    (center,) = state.zones[player, "center"]
    cheers = yield from choose_cheers_for_cost(game, player, center, baton_pass_cost(game, center))
    moves = (EngineEvent("move", card, player, to="archive", cause="archive", by=player) for card in cheers)
    yield from game.propose_events(*moves)  # 8.7.2
    yield from switch_holomem(game, turn_player_context(game), center, back, "baton-pass")  # 8.7.3


def choose_cheers_for_cost(
    game: RulesContext, player: int, holomem: int, cost: tuple[str, ...]
) -> Procedure[list[int]]:
    """Let the player choose the cheers that pay for each icon, so that the rest can still be paid."""
    chosen: list[int] = []
    icons = tuple(sorted(cost, key=lambda icon: icon == COLORLESS))
    for at, icon in enumerate(icons):
        left = [card for card in attached_cheers(game, holomem) if card not in chosen]
        colors = {card: game.characteristics_of(card).colors for card in left}
        fitting = [
            card
            for card in left
            if (icon == COLORLESS or icon in colors[card])
            and covers_cost((colors[other] for other in left if other != card), icons[at + 1 :])
        ]
        chosen += yield from choose_cards(game, player, fitting, 1, 1)
    return chosen


ACTIONS: Actions = {
    "place": ActionKind(place_options, place_from_hand),  # 8.2.1
    "bloom": ActionKind(bloom_options, bloom_from_hand),  # 8.3.4
    "collab": ActionKind(collab_options, collab_from_back),  # 8.4.4
    "skill": ActionKind(skill_options, use_oshi_skill),  # 8.5.1
    "ability": ActionKind(activation_options, activate_ability),  # 10.1.1.1
    "support": ActionKind(support_options, use_support_card),  # 8.6.1
    "baton-pass": ActionKind(baton_pass_options, do_baton_pass),  # 8.7.3
}

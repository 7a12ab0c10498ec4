"""Chapter 11: rule processing, done only in check timings (11.1.2)."""

from __future__ import annotations

from itertools import chain

from ...adapters.card_text_tree import EventPattern
from ..check_timings.perpetual_loops import PERPETUAL, LoopMoment, is_endless
from ..kernel.board_state import LOOSE, DelayedTrigger
from ..kernel.card_choices import choose_cards, choose_one
from ..kernel.card_references import condition_holds, last_known_card, matches_filter
from ..kernel.cards import AbilityInstance, AbilityKey
from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.event_patterns import is_referenced
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, cached_on_state
from ..kernel.play_abilities import agree_to_play, play_ability
from ..kernel.resolution import CardReference, LastKnownCard, ResolutionContext
from .art_and_skill import WhenDownedAbility
from .cards import Characteristics
from .rules_context import RulesContext
from .state import GameCard, GameState


def process_rules(game: RulesContext) -> Procedure[bool]:
    """Do all the rule processing that is due at this moment. Returns whether any was."""
    losers = losing_players(game)
    if losers:
        game.end_game(losers, reason_for_loss(game, losers))  # 11.1.3, 1.2.2
    illegal = yield from illegal_cards(game)
    downs = is_down_due(game)
    if illegal:
        yield from archive_illegal_cards(game, illegal)  # 11.1.3
    if downs:
        yield from process_downs(game)
    if not illegal and not downs:
        remember_legal_holomem(game)
        return (yield from process_life_damage(game))  # 11.5.1
    game.state.busy = True
    return True


# --- the holomem that rules check -----------------------------------------------------------------


@cached_on_state
def unchecked_holomem(game: RulesContext) -> tuple[list[int], list[int]]:
    """Each player's holomem, except those in the same state and with the same effects as when last found legal."""
    state, changed = game.state, game.changed_characteristics()
    cards, fine = state.cards, state.fine
    first, second = [
        [card for card in state.holomem(player) if fine.get(card) != (cards[card], changed.get(card))]
        for player in (0, 1)
    ]
    return first, second


def remember_legal_holomem(game: RulesContext) -> None:
    """Remember that all holomem are legal, except those with attached cards that have conditions on their host."""
    state, changed = game.state, game.changed_characteristics()
    cards = state.cards
    for card in chain(*unchecked_holomem(game)):
        record = cards[card]
        if not any([cards[each].face.support.only_on for each in record.attached]):
            state.fine[card] = (record, changed.get(card))


# --- losing (11.2) --------------------------------------------------------------------------------


def losing_players(game: RulesContext) -> tuple[int, ...]:
    """The players who lose now."""
    state = game.state
    return tuple(
        [
            player
            for player in (0, 1)
            if not state.zones[player, "life"]  # 1.2.1.2, 11.2.1
            or not state.holomem(player)  # 1.2.1.3, 11.2.2
        ]
    )


def reason_for_loss(game: RulesContext, losers: tuple[int, ...]) -> str:
    """The reason for the loss, for people."""
    without_life = [player for player in losers if not game.state.zones[player, "life"]]
    return "no life is left" if without_life else "no holomem is on the stage"


# --- downs (11.3) ---------------------------------------------------------------------------------


def is_down_due(game: RulesContext) -> bool:
    """Whether any holomem has to be downed."""
    cards, changed = game.state.cards, game.changed_characteristics()
    return any([must_be_downed(cards[card], card, changed) for card in chain(*unchecked_holomem(game))])


def must_be_downed(record: GameCard, card: int, changed: dict[int, Characteristics]) -> bool:
    """Whether a holomem has to be downed."""
    info: Characteristics = changed.get(card) or record.face.info
    return record.downed or record.damage >= info.hp  # 11.3.1, 4.4.5.3, 4.4.9


def process_downs(game: RulesContext) -> Procedure[None]:
    """Process downs until none is due."""
    before: list[LoopMoment] = []
    while (card := (yield from choose_next_down(game))) is not None:  # 11.3.2
        yield from process_down(game, card)
        if is_endless(game, before, without_life_damage(game.state)):
            game.end_game((0, 1), PERPETUAL)  # 14.1.1.3


def without_life_damage(state: GameState) -> GameState:
    """A copy of the state in which no life damage is due: while downs are processed, it only adds up."""
    copy = state.copy()
    copy.life_damage = (0, 0)
    return copy


def choose_next_down(game: RulesContext) -> Procedure[int | None]:
    """The holomem whose down is processed next: the turn player's first, in the order that their player chooses."""
    state = game.state
    for player in (state.turn_player, 1 - state.turn_player):  # 11.3.2
        due = [
            card
            for card in state.holomem(player)
            if must_be_downed(state.cards[card], card, game.changed_characteristics())
        ]
        if due:
            return (yield from choose_cards(game, player, due, 1, 1))[0]
    return None


def process_down(game: RulesContext, card: int) -> Procedure[None]:
    """Down one holomem: carry out its "when downed" abilities, then archive it and deal the life damage."""
    state = game.state
    downed = LastKnownCard(card, state.cards[card], game.characteristics_of(card))
    done: set[AbilityKey] = set()
    game.record_event(EngineEvent("downed", card, downed.record.seat))
    while (held := (yield from next_downed_ability(game, downed, done))) is not None:  # 11.3.1.1.2
        done.add(held.key)
        yield from do_downed_ability(game, held, downed)  # 10.1.1.2.3, 11.3.1.1
    yield from archive_downed_holomem(game, downed)


def next_downed_ability(
    game: RulesContext, downed: LastKnownCard, done: set[AbilityKey]
) -> Procedure[AbilityInstance | None]:
    """The next ability about this down: the turn player's first, in the order that its player chooses."""
    state = game.state
    due = [
        held
        for held in (*game.abilities_in_effect().special, *(each.held for each in delayed_about_downs(state)))
        if held.key not in done and is_about_down(game, held, downed) and game.is_usable(held)
    ]
    for player in (state.turn_player, 1 - state.turn_player):  # 11.3.1.1.1
        mine = [held for held in due if held.seat == player]
        if len(mine) == 1:
            return mine[0]
        if mine:
            (pick,) = yield EngineAsk(
                player, "downed", tuple(EngineOption("ability", (held.card, held)) for held in mine)
            )
            chosen: AbilityInstance = pick.args[1]
            return chosen
    return None


def delayed_about_downs(state: GameState) -> list[DelayedTrigger]:
    """The delayed triggers about downs."""
    return [each for each in state.delayed if isinstance(each.held.ability, WhenDownedAbility)]  # 10.8.5.1


def is_about_down(game: RulesContext, held: AbilityInstance, downed: LastKnownCard) -> bool:
    """Whether a "when downed" ability is about this down."""
    at: EventPattern = held.ability.at
    ctx = downed_context(game, held, downed)
    if at.subject is not None and not is_referenced(game, ctx, at.subject, downed):
        return False
    wanted, source = at.source, ctx.source
    return wanted is None or (source is not None and is_referenced(game, ctx, wanted, last_known_card(game, source)))


def downed_context(game: RulesContext, held: AbilityInstance, downed: LastKnownCard) -> ResolutionContext:
    """The resolution of a "when downed" ability."""
    ctx = ResolutionContext.for_ability(held)
    ctx.that = downed
    ctx.source = downed.record.harmed_by
    for delayed in game.state.delayed:
        if delayed.held is held:
            ctx.it = delayed.it
    return ctx


def do_downed_ability(game: RulesContext, held: AbilityInstance, downed: LastKnownCard) -> Procedure[None]:
    """Carry out a "when downed" ability; if it has a cost, its player may decline."""
    ctx, state = downed_context(game, held, downed), game.state
    state.delayed = tuple(each for each in state.delayed if each.held is not held or not each.once)
    if condition_holds(game, ctx, held.ability.condition) and (yield from agree_to_play(game, ctx, held)):
        yield from play_ability(game, ctx, held)


def archive_downed_holomem(game: RulesContext, downed: LastKnownCard) -> Procedure[None]:
    """Archive every holomem card of the downed holomem; its player takes one life damage (11.3.1.2)."""
    state = game.state
    seat, source = downed.record.seat, CardReference(downed.card, downed.record.inc)
    record = state.cards[downed.card]
    stack = (downed.card, *record.under) if record.inc == downed.record.inc else ()
    lost = [EngineEvent("life-damage", player=seat, amount=1, cause="down", source=source)]  # 11.3.1.2
    if "life" in downed.info.forbids:
        lost = []  # 1.3.1
    yield from game.propose_events(
        *(EngineEvent("move", card, seat, to="archive", cause="archive", source=source) for card in stack),  # 11.3.1.2
        *lost,
    )


# --- illegal cards (11.4) -------------------------------------------------------------------------


def illegal_cards(game: RulesContext) -> Procedure[list[int]]:
    """The cards that may not stay on the stage; if too many are attached, players choose which of them stay."""
    state, records, doubts = game.state, game.state.cards, unchecked_holomem(game)
    found: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):  # 1.3.4
        found += state.zones[player, LOOSE]  # 11.4.1
        for holomem in doubts[player]:
            lying = records[holomem].attached
            attached = [card for card in lying if not records[card].face.is_cheer] if lying else []
            if attached:
                found += [card for card in attached if not may_stay_attached(game, holomem, card)]  # 11.4.3
                found += yield from choose_excess_attached(game, player, holomem, attached)  # 11.4.2
    return list(dict.fromkeys(found))


def may_stay_attached(game: RulesContext, holomem: int, card: int) -> bool:
    """Whether a card can be attached to that holomem, by the card's own text."""
    only_on = game.state.cards[card].face.support.only_on
    if only_on is None:
        return True
    record = game.state.cards[holomem]
    ctx = ResolutionContext(record.seat, game.state.reference_to(card))
    return matches_filter(game, ctx, record, game.characteristics_of(holomem), only_on)


def choose_excess_attached(game: RulesContext, player: int, holomem: int, attached: list[int]) -> Procedure[list[int]]:
    """The attached cards above a limit, after the holomem's player has chosen those that stay."""
    records = game.state.cards
    excess: list[int] = []
    if len(attached) < 2 and not game.changed_characteristics():
        return excess
    for subtype, most in game.characteristics_of(holomem).caps:
        these = [card for card in attached if records[card].face.subtype == subtype]
        if len(these) > most:
            kept = yield from choose_cards(game, player, these, most, most)  # 11.4.2
            excess += [card for card in these if card not in kept]
    return excess


def archive_illegal_cards(game: RulesContext, illegal: list[int]) -> Procedure[None]:
    """Archive cards by rule processing, all at once."""
    records = game.state.cards
    archiving = (EngineEvent("move", card, records[card].seat, to="archive", cause="archive") for card in illegal)
    yield from game.propose_events(*archiving)  # 10.11.1


# --- life damage (11.5) ---------------------------------------------------------------------------


def process_life_damage(game: RulesContext) -> Procedure[bool]:
    """Process one life damage of one player. Returns whether there was any."""
    state = game.state
    for player in (state.turn_player, 1 - state.turn_player):  # 11.5.1.1
        if state.life_damage[player] >= 1:  # 11.5.1
            yield from lose_life_card(game, player)
            state.busy = True
            return True
    return False


def lose_life_card(game: RulesContext, player: int) -> Procedure[None]:
    """Reveal the top card of the player's life, and send it to one of their holomem."""
    state = game.state
    card = state.zones[player, "life"][0]
    yield from game.propose_events(EngineEvent("reveal", card))  # 11.5.1
    holomem = yield from choose_one(game, player, list(state.holomem(player)))  # 11.5.1
    assert holomem is not None
    yield from game.propose_events(EngineEvent("attach", card, other=holomem, cause="send"))  # 11.5.1
    commit_events(game, (EngineEvent("life-damage-taken", player=player, amount=-1),))  # 11.5.1

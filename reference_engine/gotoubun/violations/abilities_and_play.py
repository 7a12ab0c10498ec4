"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.card_text_tree import Attach, AutomaticAbility, ReplacementAbility
from ...check_timings import step_parts
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, card_references, continuous_effects, cost_payment, perform, turn_steps
from ...kernel import play_abilities as kernel_playing
from ...kernel.ability_triggers import play_one_pending
from ...kernel.card_choices import choose_ahead
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import create_event
from ...kernel.perform import perform_instructions as whole_perform
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    combine_changes,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import actions, approach, card_play, cards, checks, events, instructions, keywords, rule_processing
from ..game import Gotoubun
from ..lexicon import LANES
from ..state import GameState
from .helpers import payable_by_turn_player, process_rules_in_between

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks(
    "The cost of an automatic ability that has no once-per-turn limit must be paid if it can be",
    "10.1.1.2.2",
    "10.7.3.1.1",
    "10.7.3.2.1",
    "10.5.2",
)(mechanisms.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("A player's effects that last for the rest of the game end when that player's next turn begins", "10.2.1.2")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    game.state.lasting = tuple(each for each in game.state.lasting if each.held.seat != player)
    whole(game, player)


breaks("The affected player, not the replacement's master, decides on an optional replacement", "10.2.1.3.2")(
    wrap_function(cost_payment.ask_agreement, lambda whole, ctx, player: whole(ctx, ctx.replaces.player))
)
breaks("An ability that was made invalid stays in effect and still asks for its choices", "10.3.2")(
    mechanisms.what_is_invalid_still_asks
)


@breaks("A replacement ability that was made invalid is still applied", "10.3.2")
@wrapper_of(continuous_effects.is_in_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    muted = frozenset() if isinstance(held.ability, ReplacementAbility) else info.muted
    return bool(whole(game, held, replace(info, muted=muted)))


breaks("An ability that is valid only under a condition is in effect without it", "10.3.3")(
    mechanisms.validity_ignores_place
)


@breaks("A continuous ability is in effect even while its condition is unmet", "10.3.3", "9.4.3", "9.4.3.2")
@wrapper_of(card_references.are_conditions_met)
def _(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
    return bool(whole(game, ctx, replace(ability, condition=None) if hasattr(ability, "condition") else ability))


@breaks("A replacement ability is in effect even while the condition for its validity is unmet", "10.3.3")
@wrapper_of(continuous_effects.is_in_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    valid = None if isinstance(held.ability, ReplacementAbility) else held.traits.valid
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, valid=valid)), info))


@breaks("Outside the lanes, only automatic abilities are in effect", "10.3.4.1", "12.9.2")
@partial(change_results, continuous_effects.is_in_effect)
def _(is_in_effect: bool, game: Any, held: Any, info: Any) -> bool:
    lies_in_lanes = game.state.cards[held.card].zone in game.state.WORDS.working
    return is_in_effect and (lies_in_lanes or isinstance(held.ability, AutomaticAbility))


@breaks("Outside the lanes, only abilities of the turn player's cards are in effect", "10.3.4.1")
@partial(change_results, continuous_effects.cards_working_elsewhere)
def _(them: Any, table: Any) -> Any:
    return [card for card in them if table.cards[card].seat == table.turn_player]


@breaks("An ability meant to work in another zone, such as the waiting room, also works in character lanes", "10.3.4.1")
@wrapper_of(continuous_effects.is_in_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    everywhere = structs.replace(held.traits, zones=(*held.traits.zones, *LANES, "hand"))
    return bool(whole(game, structs.replace(held, traits=everywhere), info))


breaks("Growth is ignored while a card is being played, so it can go onto any character", "10.3.4.1.1", "12.6.2")(
    wrap_function(keywords.can_grow_onto, lambda whole, game, card, onto: onto is not None)
)
breaks(
    "A dedication is ignored while an episode is being played, so it can go onto any character", "10.3.4.1.1", "12.8.2"
)(wrap_function(keywords.may_be_set_on, lambda whole, game, card, character: True))
breaks("The abilities of heroes in the waiting room are in effect", "10.3.4.2")(
    mechanisms.abilities_work_in_zone(GameState, "waiting room", lambda face: face.is_working and face.kind == "hero")
)


@breaks("The abilities of character cards that lie under another one are in effect", "10.3.4.3")
@wrapper_of(GameState.cards_at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for character in self.lane_characters(player):
            yield from (card for card in self.cards[character].under if self.cards[card].face.is_working)


@breaks(
    "The abilities of the non-turn player's characters and episodes are not in effect",
    "10.3.4.3",
    spread="scenarios of many chapters use an ability of the non-turn player",
)
@partial(change_results, GameState.cards_at_work)
def _(them: Any, table: Any) -> Any:
    return [card for card in them if table.is_masterless(card) or table.cards[card].seat == table.turn_player]


def has_only_triggers(face: Any) -> bool:
    """Whether a card is not a hero, and has triggered abilities and no continuous ones."""
    return bool(face.is_working and not face.is_continuous and face.kind != "hero")


breaks(
    "A non-hero card without continuous abilities keeps its abilities in effect in the waiting room",
    "10.3.4.3",
    "7.5.1",
)(mechanisms.abilities_work_in_zone(GameState, "waiting room", has_only_triggers))
breaks(
    "A non-hero card without continuous abilities keeps its abilities in effect in the bride area", "10.3.4.3", "9.4.4"
)(mechanisms.abilities_work_in_zone(GameState, "brides", has_only_triggers))
breaks("The parts of every ability's cost are paid in reverse order", "10.4.2.1")(
    mechanisms.the_last_part_of_a_cost_is_paid_first
)


@breaks("The parts of an automatic ability's cost, but not of others, are paid in reverse order", "10.4.2.1")
@partial(change_results, Gotoubun.cost_of)
def _(cost: Any, game: Any, held: Any) -> Any:
    return cost[::-1] if isinstance(held.ability, AutomaticAbility) else cost


breaks("An ability whose cost can be paid only in part can be played by paying that part", "10.4.2.2", "10.4.1")(
    mechanisms.cost_is_paid_in_part
)
breaks("Whether a player can pay an ability's cost is judged by what the turn player could pay", "10.4.2.2")(
    payable_by_turn_player(cost_payment.ask_if_payable, kernel_playing.can_be_played)
)


@breaks("A cost to put cards into a lane counts as paid even if no lane takes them", "10.4.2.2")
@wrapper_of(instructions._move)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, ctx, node)) or (ctx.paying and node.to == "lane")


@change_factory
def replace_check_timing(patch: Patch, check_timing: Any) -> None:
    """Replace the check timing."""
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": check_timing})


@breaks("Waiting abilities are played before rule processing that other rule processing has made due", "10.5.3.1")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    return False


@breaks("Waiting abilities are played before rule processing in a check timing", "10.5.1.1", "10.5.3", "10.5.3.1")
def _(patch: Patch) -> None:
    def check_triggers_first(game: Any, frame: Any) -> Any:
        if any(game.state.waiting):
            with Patch() as inner:
                inner.setattr(rule_processing, "process_rules", do_nothing)
                yield from whole(game, frame)
        else:
            yield from whole(game, frame)

    @without_asks
    def do_nothing(game: Any) -> bool:
        return False

    whole = checks.check_timing
    replace_check_timing(check_triggers_first)(patch)


@breaks(
    "After an action, the turn player gets the next main-phase play timing without a check timing first",
    "10.5.2",
    "10.5.4.1",
    "10.5.4",
    spread="abilities that wait after an action are played late in every chapter",
)
@wrapper_of(Gotoubun.replace_frame)
def _(whole: Any, self: Any, name: str, *rest: Any) -> None:
    whole(self, name, *((rest[0], True) if name == "play" else rest))


@breaks(
    "The non-turn player's play timing in the event step comes without a check timing before it", "10.5.2", "10.5.4.1"
)
def _(patch: Patch) -> None:
    def event_timing_unchecked(game: Any, frame: Any) -> Any:
        if frame[1] == game.state.turn_player or len(frame) > 3:
            yield from whole(game, frame)
        else:
            game.replace_frame(*frame, "checked")

    whole = approach.event_play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": event_timing_unchecked})


@breaks("Waiting abilities of heroes are played after all other waiting abilities", "10.5.3")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    others = [each for each in game.state.waiting if not checks.is_masterless_trigger(game, each)]
    if among and others and checks.is_masterless_trigger(game, among[0]):
        return False
    return (yield from whole(game, player, among))


@breaks("If both players would lose at once by empty decks, only the turn player loses", "10.5.3.1", "11.1.2")
@wrapper_of(rule_processing.loss_events)
def _(whole: Any, game: Any) -> Any:
    found = whole(game)
    return [each for each in found if each.player == game.state.turn_player] or found


@breaks(
    "Waiting abilities of heroes are not played first but chosen from among the turn player's own", "10.5.3.2", "10.5.3"
)
def _(patch: Patch) -> None:
    def all_pending_triggers(game: Any, player: int) -> Any:
        return [each for each in game.state.waiting if each.held.seat == player]

    patch.setattr(checks, "masterless_triggers", lambda game: [])
    patch.setattr(checks, "pending_triggers_of", all_pending_triggers)


@breaks("The non-turn player's waiting abilities are played before all others", "10.5.3.3", "10.5.3.4")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    theirs = checks.pending_triggers_of(game, 1 - game.state.turn_player)
    return (yield from whole(game, 1 - game.state.turn_player, theirs or among))


@breaks("The turn player plays all of their waiting abilities without rule processing in between", "10.5.3.3")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    if game.state.busy and checks.pending_triggers_of(game, game.state.turn_player):
        yield from ()
        return False
    game.state.busy = False
    return (yield from whole(game))


@breaks(
    "The first player's waiting abilities are played before the second player's in every turn", "10.5.3.3", "10.5.3.4"
)
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    if among and checks.is_masterless_trigger(game, among[0]):
        return (yield from whole(game, player, among))
    goes_first = game.state.first_player
    waiting = [(each, checks.pending_triggers_of(game, each)) for each in (goes_first, 1 - goes_first)]
    each, theirs = next((pair for pair in waiting if pair[1]), (player, []))
    return (yield from whole(game, each, theirs))


@breaks("The non-turn player has to play waiting abilities in the order in which they triggered", "10.5.3.4")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    return (yield from whole(game, player, among if player == game.state.turn_player else among[:1]))


@breaks(
    "A check timing is reported as over after each round of abilities, while it still goes on", "10.5.3.5", "10.5.3"
)
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    is_played = yield from whole(game, player, among)
    game.record_event(EngineEvent("check-ended"))
    return is_played


breaks(
    "The main phase ends after one action",
    "10.5.4",
    "10.5.4.2",
    spread="scenarios of many chapters take two actions in one main phase",
)(mechanisms.one_action_ends_a_play_timing)
breaks(
    "Every play timing of the main phase comes without a check timing before it",
    "10.5.4.1",
    "10.5.2",
    "10.5.4",
    spread="abilities that wait in the main phase are played late in every chapter",
)(mechanisms.a_play_timing_comes_without_a_check_timing(checks))


@breaks(
    "The check before a main-phase play timing does only rule processing and plays no abilities",
    "10.5.4.1",
    "10.5.2",
    spread="abilities that wait in the main phase are played late in every chapter",
)
def _(patch: Patch) -> None:
    def process_rules_only(game: Any, frame: Any) -> Any:
        if not (yield from rule_processing.process_rules(game)):
            game.pop_frame()

    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "rules": process_rules_only})
    patch.setattr(step_parts, "begin_check_timing", lambda game: game.push_frame("rules"))


breaks("A player who has taken two actions in the main phase can only pass", "10.5.4.2", "8.1.1")(
    mechanisms.a_player_takes_two_actions_at_most(actions)
)


@breaks(
    "A player who passes in the main phase is asked for an action once more",
    "10.5.4.3",
    "7.3.3",
    spread="every scenario that goes on to the approach meets the question",
)
def _(patch: Patch) -> None:
    def repeated_play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push_frame("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "play": repeated_play_timing})


@breaks(
    "Playing a character reports all of its abilities, even continuous ones, as played",
    "10.6.1",
    "10.5.3.4",
    "10.7.3.1",
)
@wrapper_of(card_play.play_character)
def _(whole: Any, game: Any, card: int, number: int) -> Any:
    yield from whole(game, card, number)
    for held in game.characteristics_of(card).abilities:
        game.record_event(EngineEvent("played", card, held.seat, ability=held))


@breaks(
    "An automatic ability takes effect without being played, so its cost and limit do not apply",
    "10.6.1",
    spread="every scenario with an automatic ability shows how it is played",
)
@wrapper_of(kernel_playing.play_ability)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yield from whole_perform(game, ctx, held.ability.then)


@without_asks
def pay_nothing(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("An event takes effect before its cost is paid", "10.6.2", "10.6.2.5")
def _(patch: Patch) -> None:
    def perform_then_pay(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from cost_payment.pay_cost(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    replace_globals(card_play.play_event, pay_cost=pay_nothing, perform_instructions=perform_then_pay)(patch)


@breaks("A player who picks one of a card's activated abilities always plays the card's first one", "10.6.2.1")
@wrapper_of(actions.ACTIONS["ability"].do)
def _(whole: Any, game: Any, player: int, card: int, held: Any) -> Any:
    first = next(each for each in game.abilities_in_effect().activated if each.card == card)
    yield from kernel_playing.play_ability(game, ResolutionContext.for_ability(first), first)


@breaks("An event & episode card cannot be played as an episode", "10.6.2.2", "2.10.4")
@wrapper_of(card_play.episode_hosts)
def _(whole: Any, game: Any, card: int) -> Any:
    return whole(game, card) if "event" not in game.state.cards[card].face.kinds else []


@breaks("An event & episode card cannot be played as an event in the main phase", "10.6.2.2", "2.10.4")
@wrapper_of(card_play.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return "episode" not in game.state.cards[card].face.kinds and whole(game, card, *timing)


@breaks(
    "Playing either half of an event & episode card counts as playing both an event and an episode",
    "10.6.2.2.1",
    "2.10.4",
)
@wrapper_of(card_play.begin_card_play)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    yield from whole(game, card, zone, kind)
    record = game.state.cards[card]
    others = [each for each in record.face.kinds if len(record.face.kinds) == 2 and each != kind]
    commit_events(game, [EngineEvent("use", card, cause=each, by=record.seat) for each in others])


@breaks("An event that is played lies in the lane resolution zone", "10.6.2.3", "4.13.1", "4.12.2")
@wrapper_of(card_play.begin_card_play)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    return (yield from whole(game, card, "lane resolution" if kind == "event" else zone, kind))


@breaks("A character is played into the last possible lane instead of the one its player chose", "10.6.2.4", "10.6.4.1")
@wrapper_of(card_play.play_character)
def _(whole: Any, game: Any, card: int, number: int) -> Any:
    return (yield from whole(game, card, card_play.playable_lanes(game, card)[-1]))


@breaks(
    "A card played as an episode is set on its player's last possible character, not the chosen one",
    "10.6.2.4",
    "10.6.4.2",
)
@wrapper_of(card_play.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    return (yield from whole(game, card, card_play.episode_hosts(game, card)[-1]))


@breaks("An event's cost is paid last, so the event itself can bring what pays for it", "10.6.2.5", "10.4.2.2")
def _(patch: Patch) -> None:
    def perform_then_pay(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from cost_payment.pay_cost(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    @without_asks
    def do_nothing(game: Any, ctx: Any, cost: Any) -> bool:
        return True

    patch.setattr(cost_payment, "pay_cost", do_nothing)
    patch.setattr(perform, "perform_instructions", perform_then_pay)


@breaks("An automatic ability takes effect before its cost is paid", "10.6.2.5")
@wrapper_of(kernel_playing.play_ability)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    with Patch() as inner:
        inner.setattr(cost_payment, "pay_cost", pay_nothing)
        yield from whole(game, ctx, held)
    yield from cost_payment.pay_cost(game, ctx, game.cost_of(held))


breaks("Rule processing takes place after each instruction of an event", "10.6.2.6", "11.1.2")(
    process_rules_in_between(card_play.play_event)
)
breaks("Only the first instruction of an ability is carried out", "10.6.2.6.1", "5.7.1")(
    wrap_function(whole_perform, lambda whole, game, ctx, them: whole(game, ctx, them[:1]))
)


@breaks("An ability has no effect if its card is no longer there when it resolves", "10.6.2.6.2", "10.7.5.1", "10.7.7")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    return game.state.is_there(ctx.this) and (yield from whole(game, ctx, them))


breaks(
    "A text does to its own card what it should do to the chosen cards",
    "10.6.3",
    spread="texts that act on chosen cards occur in every chapter",
)(mechanisms.text_affects_its_own_card)


def choose_before_performing(*functions: Any) -> Change:
    """Make these functions, which carry out a text, ask for all choices first."""

    def choose_and_perform(game: Any, ctx: Any, them: Any) -> Any:
        ctx.ahead = yield from choose_ahead(game, ctx, them)
        return (yield from whole_perform(game, ctx, them))

    return combine_changes(*(replace_globals(each, perform_instructions=choose_and_perform) for each in functions))


breaks("All choices of an event or ability are made before any of its instructions is carried out", "10.6.3")(
    choose_before_performing(card_play.play_event, Gotoubun.resolve_text)
)


def choose_before_paying(function: Any, text: Any) -> Change:
    """Make a function that pays ask for all choices of ``text(game, ctx)`` before paying."""

    def choose_and_pay(game: Any, ctx: Any, cost: Any) -> Any:
        chosen = yield from choose_ahead(game, ctx, text(game, ctx))
        enough = yield from cost_payment.pay_cost(game, ctx, cost)
        ctx.ahead = chosen
        return enough

    return replace_globals(function, pay_cost=choose_and_pay)


breaks("The choices of an event's effect are made before its cost is paid", "10.6.3")(
    choose_before_paying(card_play.play_event, lambda game, ctx: game.state.cards[ctx.this.card].face.support.then)
)
breaks("The choices of an ability's effect are made before its cost is paid", "10.6.3")(
    choose_before_paying(kernel_playing.play_ability, lambda game, ctx: ctx.held.ability.then)
)
breaks("All choices of an ability, but not of an event, are made before any instruction is carried out", "10.6.3")(
    choose_before_performing(Gotoubun.resolve_text)
)
breaks(
    "A player told to choose a number of cards may always choose fewer or none",
    "10.6.3.1",
    "10.6.3.1.4",
    "4.1.2.3",
    "1.3.5.1",
    "5.10.1",
    "11.4.1",
)(mechanisms.of_any_number_of_cards_none_can_be_chosen)
breaks("A player told to choose several cards needs to choose only one", "10.6.3.1")(
    mechanisms.of_a_number_one_has_to_be_chosen
)
breaks("A player who may choose up to a number of cards has to choose as many as possible", "10.6.3.1.1", "1.3.5.1")(
    mechanisms.as_many_as_up_to_says_have_to_be_chosen
)


@breaks("If no more cards fit than an up-to choice allows, all of them have to be chosen", "10.6.3.1.1")
@wrapper_of(card_choices.choose_cards)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    return (yield from whole(game, player, among, max(least, len(among) if len(among) <= most else 0), most))


breaks("If fewer cards fit than a player is told to choose, none is chosen", "10.6.3.1.2")(
    mechanisms.none_chosen_if_too_few
)


@breaks("If nothing can be chosen, what the text does to the choice happens to an earlier choice", "10.6.3.1.3")
@wrapper_of(card_choices.select_cards)
def _(whole: Any, game: Any, ctx: Any, *asked: Any) -> Any:
    before = ctx.it
    chosen, enough = yield from whole(game, ctx, *asked)
    ctx.it = ctx.it or before
    return chosen, enough


@breaks(
    "An episode an effect should set goes to the waiting room if the effect's master has no character", "10.6.3.1.3"
)
@wrapper_of(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if game.state.lane_characters(ctx.seat):
        return (yield from whole(game, ctx, node))
    chosen, _ = yield from card_choices.select_cards(game, ctx, node.cards)
    yield from game.propose_events(*(create_event(ctx, "move", card, ctx.seat, to="waiting room") for card in chosen))
    return False


breaks("A search of a hidden zone cannot fail to find while a fitting card is there", "10.6.3.1.4", "4.1.2.3")(
    wrap_function(card_choices.cards_to_search, lambda whole, game, ctx, among: [])
)


@breaks("A player may fail to find a fitting card even among cards revealed to both players", "10.6.3.1.4", "4.1.2.3")
@wrapper_of(card_choices.cards_to_search)
def _(whole: Any, game: Any, ctx: Any, among: Any) -> Any:
    with Patch() as inner:
        inner.setattr(GameState, "can_see", lambda *asked: False)
        return whole(game, ctx, among)


@breaks("An event & episode card played as an episode also carries out its event text", "10.6.4", "2.10.4")
@wrapper_of(card_play.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    yield from whole(game, card, character)
    if "event" in game.state.cards[card].face.kinds:
        ctx = ResolutionContext(game.state.cards[card].seat, game.state.reference_to(card))
        yield from whole_perform(game, ctx, game.state.cards[card].face.support.then)


breaks("A character is put into the lane after the one its player chose, and lane 1 after lane 5", "10.6.4.1")(
    wrap_function(
        card_play.play_character, lambda whole, game, card, number: whole(game, card, number % len(LANES) + 1)
    )
)


@breaks("A card with growth replaces the character beneath it, which goes to the waiting room", "10.6.4.1.1", "12.6.2")
@wrapper_of(events.APPLY["move"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    below = event.other
    whole(table, event)
    if below >= 0:
        record = table.cards[event.card]
        table.cards[event.card] = replace(record, under=())
        table.cards[below] = replace(table.cards[below], host=-1, zone="waiting room")
        key = table.cards[below].owner, "waiting room"
        table.zones[key] = (below, *table.zones[key])


@breaks("A card played as an episode is set on its player's first possible character, not the chosen one", "10.6.4.2")
@wrapper_of(card_play.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    return (yield from whole(game, card, card_play.episode_hosts(game, card)[0]))


@breaks("A card played as an episode is set on the first of its player's characters of one name", "10.6.4.2")
@wrapper_of(card_play.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    cards = game.state.cards
    same = [each for each in card_play.episode_hosts(game, card) if cards[each].face.name == cards[character].face.name]
    return (yield from whole(game, card, same[0]))


@breaks("A character card set as an episode keeps its abilities", "10.6.4.2.1")
@wrapper_of(cards.CardDefinition.characteristics_as_role)
def _(whole: Any, self: Any, role: str, card: int, inc: int, seat: int) -> Any:
    found = whole(self, role, card, inc, seat)
    mine = self.characteristics_of_copy(card, inc, seat)
    return replace(found, abilities=mine.abilities) if found is cards.EPISODE else found


@breaks("A character card with growth can be played as an episode only on a person that growth names", "10.6.4.2.1")
@wrapper_of(card_play.episode_hosts)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    growth = game.state.cards[card].face.growth
    return [each for each in found if not growth or keywords.can_grow_onto(game, card, each)]


breaks("A character card that was set as an episode stays an episode in whatever zone it goes to", "10.6.4.2.1")(
    wrap_function(
        GameState.new_card_state_on_move,
        lambda whole, self, old, event, now: replace(whole(self, old, event, now), role=old.role),
    )
)


@breaks(
    "A card goes to the waiting room once one of its abilities has resolved",
    "10.6.4.3",
    spread="scenarios of every chapter look for a card whose ability resolved",
)
@wrapper_of(Gotoubun.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    if held is not None:
        commit_events(self, (EngineEvent("move", card, ctx.seat, to="waiting room", cause="rule", by=ctx.seat),))


@breaks("A card played into a lane counts as coming from the resolution zone, not from the hand", "10.6.5")
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *events: EngineEvent) -> Any:
    return (yield from whole(self, *(replace(each, frm="") if each.cause == "play" else each for each in events)))


@breaks("A resolved event counts as going to the waiting room from the hand", "10.6.5")
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *them: EngineEvent) -> Any:
    zones = [self.state.cards[each.card].zone if each.card >= 0 else "" for each in them]
    changed = [
        replace(each, frm="hand") if zone == "effect resolution" and each.kind == "move" else each
        for each, zone in zip(them, zones, strict=True)
    ]
    return (yield from whole(self, *changed))

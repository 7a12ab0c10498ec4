"""Violations of 10.1 to 10.6."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Attach, Automatic, Replacement
from ...kernel import choices, costs, information, performing, references, steps
from ...kernel import playing as kernel_playing
from ...kernel.choices import choose_ahead
from ...kernel.committing import commit
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...kernel.triggers import play_one
from ...patching import Patch
from ...timings import parts
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, instead, reads, results, together, wrap
from .. import actions, approach, cards, checks, events, instructions, keywords, playing, rule_processing
from ..game import Gotoubun
from ..state import Table
from ..words import LANES
from .ways import payable_by_the_turn_player, processing_rules_in_between

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks(
    "The cost of an automatic ability that has no once-per-turn limit must be paid if it can be",
    "10.1.1.2.2",
    "10.7.3.1.1",
    "10.7.3.2.1",
)(mechanisms.an_automatic_ability_with_a_cost_has_to_be_paid_for)


@breaks("A player's effects that last for the rest of the game end when that player's next turn begins", "10.2.1.2")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    game.state.lasting = tuple(each for each in game.state.lasting if each.held.seat != player)
    whole(game, player)


breaks("The affected player, not the replacement's master, decides on an optional replacement", "10.2.1.3.2")(
    wrap(costs.agrees, lambda whole, ctx, player: whole(ctx, ctx.replaces.player))
)
breaks("An ability that was made invalid stays in effect and still asks for its choices", "10.3.2")(
    mechanisms.what_is_invalid_still_asks
)


@breaks("A replacement ability that was made invalid is still applied", "10.3.2")
@instead(information.has_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    muted = frozenset() if isinstance(held.ability, Replacement) else info.muted
    return bool(whole(game, held, replace(info, muted=muted)))


breaks("An ability that is valid only under a condition is in effect without it", "10.3.3")(
    mechanisms.what_is_valid_in_one_place_is_valid_in_all
)


@breaks("A continuous ability is in effect even while its condition is unmet", "10.3.3")
@instead(references.is_met)
def _(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
    return bool(whole(game, ctx, replace(ability, condition=None)))


@breaks("A replacement ability is in effect even while the condition for its validity is unmet", "10.3.3")
@instead(information.has_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    valid = None if isinstance(held.ability, Replacement) else held.traits.valid
    return bool(whole(game, structs.replace(held, traits=structs.replace(held.traits, valid=valid)), info))


@breaks("Outside the lanes, only automatic abilities are in effect", "10.3.4.1")
@partial(results, information.has_effect)
def _(is_in_effect: bool, game: Any, held: Any, info: Any) -> bool:
    lies_in_lanes = game.state.cards[held.card].zone in game.state.WORDS.working
    return is_in_effect and (lies_in_lanes or isinstance(held.ability, Automatic))


@breaks("Outside the lanes, only abilities of the turn player's cards are in effect", "10.3.4.1")
@partial(results, information.elsewhere)
def _(them: Any, table: Any) -> Any:
    return [card for card in them if table.cards[card].seat == table.turn_player]


@breaks("An ability meant to work in another zone, such as the waiting room, also works in character lanes", "10.3.4.1")
@instead(information.has_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    everywhere = structs.replace(held.traits, zones=(*held.traits.zones, *LANES, "hand"))
    return bool(whole(game, structs.replace(held, traits=everywhere), info))


breaks("Growth is ignored while a card is being played, so it can go onto any character", "10.3.4.1.1", "12.6.2")(
    wrap(keywords.can_grow, lambda whole, game, card, onto: onto is not None)
)
breaks(
    "A dedication is ignored while an episode is being played, so it can go onto any character", "10.3.4.1.1", "12.8.2"
)(wrap(keywords.may_be_set, lambda whole, game, card, character: True))
breaks("The abilities of heroes in the waiting room are in effect", "10.3.4.2")(
    mechanisms.working_in(Table, "waiting room", lambda face: face.is_working and face.kind == "hero")
)


@breaks("The abilities of character cards that lie under another one are in effect", "10.3.4.3")
@instead(Table.at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for character in self.characters(player):
            yield from (card for card in self.cards[character].under if self.cards[card].face.is_working)


@breaks("The abilities of the non-turn player's characters and episodes are not in effect", "10.3.4.3")
@partial(results, Table.at_work)
def _(them: Any, table: Any) -> Any:
    return [card for card in them if table.is_masterless(card) or table.cards[card].seat == table.turn_player]


def is_triggered(face: Any) -> bool:
    """Whether a card is no hero, and has abilities that are triggered and none that are continuous."""
    return bool(face.is_working and not face.is_continuous and face.kind != "hero")


breaks("A non-hero card without continuous abilities keeps its abilities in effect in the waiting room", "10.3.4.3")(
    mechanisms.working_in(Table, "waiting room", is_triggered)
)
breaks("A non-hero card without continuous abilities keeps its abilities in effect in the bride area", "10.3.4.3")(
    mechanisms.working_in(Table, "brides", is_triggered)
)
breaks("The parts of every ability's cost are paid in reverse order", "10.4.2.1")(
    mechanisms.the_last_part_of_a_cost_is_paid_first
)


@breaks("The parts of an automatic ability's cost, but not of others, are paid in reverse order", "10.4.2.1")
@partial(results, Gotoubun.cost_of)
def _(cost: Any, game: Any, held: Any) -> Any:
    return cost[::-1] if isinstance(held.ability, Automatic) else cost


breaks("An ability whose cost can be paid only in part can be played by paying that part", "10.4.2.2", "10.4.1")(
    mechanisms.of_a_cost_what_can_be_paid_is_paid
)
breaks("Whether a player can pay an ability's cost is judged by what the turn player could pay", "10.4.2.2")(
    payable_by_the_turn_player(costs.may, kernel_playing.playable)
)


@change
def checked(patch: Patch, check_timing: Any) -> None:
    """An engine with another check timing."""
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "check": check_timing})


@breaks("Waiting abilities are played before rule processing in a check timing", "10.5.1.1", "10.5.3", "10.5.3.1")
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if any(game.state.waiting):
            with Patch() as inner:
                inner.setattr(rule_processing, "process_rules", nothing)
                yield from whole(game, frame)
        else:
            yield from whole(game, frame)

    @at_once
    def nothing(game: Any) -> bool:
        return False

    whole = checks.check_timing
    checked(check_timing)(patch)


@breaks(
    "After an action, the turn player gets the next main-phase play timing without a check timing first",
    "10.5.2",
    "10.5.4.1",
    "10.5.4",
)
@instead(Gotoubun.replace)
def _(whole: Any, self: Any, name: str, *rest: Any) -> None:
    whole(self, name, *((rest[0], True) if name == "play" else rest))


@breaks(
    "The non-turn player's play timing in the event step comes without a check timing before it", "10.5.2", "10.5.4.1"
)
def _(patch: Patch) -> None:
    def event_timing(game: Any, frame: Any) -> Any:
        if frame[1] == game.state.turn_player or len(frame) > 3:
            yield from whole(game, frame)
        else:
            game.replace(*frame, "checked")

    whole = approach.event_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "events": event_timing})


@breaks("Waiting abilities of heroes are played after all other waiting abilities", "10.5.3")
@instead(play_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    others = [each for each in game.state.waiting if not checks.is_masterless(game, each)]
    if among and others and checks.is_masterless(game, among[0]):
        return False
    return (yield from whole(game, player, among))


@breaks("If both players would lose at once by empty decks, only the turn player loses", "10.5.3.1", "11.1.2")
@instead(rule_processing.losing)
def _(whole: Any, game: Any) -> Any:
    found = whole(game)
    return [each for each in found if each.player == game.state.turn_player] or found


@breaks(
    "Waiting abilities of heroes are not played first but chosen from among the turn player's own", "10.5.3.2", "10.5.3"
)
def _(patch: Patch) -> None:
    def waiting_for(game: Any, player: int) -> Any:
        return [each for each in game.state.waiting if each.held.seat == player]

    patch.setattr(checks, "masterless", lambda game: [])
    patch.setattr(checks, "waiting_for", waiting_for)


@breaks("The non-turn player's waiting abilities are played before all others", "10.5.3.3", "10.5.3.4")
@instead(play_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    theirs = checks.waiting_for(game, 1 - game.state.turn_player)
    return (yield from whole(game, 1 - game.state.turn_player, theirs or among))


@breaks("The turn player plays all of their waiting abilities without rule processing in between", "10.5.3.3")
@instead(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    if game.state.busy and checks.waiting_for(game, game.state.turn_player):
        yield from ()
        return False
    game.state.busy = False
    return (yield from whole(game))


@breaks(
    "The first player's waiting abilities are played before the second player's in every turn", "10.5.3.3", "10.5.3.4"
)
@instead(play_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    if among and checks.is_masterless(game, among[0]):
        return (yield from whole(game, player, among))
    goes_first = game.state.first_player
    waiting = [(each, checks.waiting_for(game, each)) for each in (goes_first, 1 - goes_first)]
    each, theirs = next((pair for pair in waiting if pair[1]), (player, []))
    return (yield from whole(game, each, theirs))


@breaks("The non-turn player has to play waiting abilities in the order in which they triggered", "10.5.3.4")
@instead(play_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    return (yield from whole(game, player, among if player == game.state.turn_player else among[:1]))


@breaks(
    "A check timing is reported as over after each round of abilities, while it still goes on", "10.5.3.5", "10.5.3"
)
@instead(play_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    is_played = yield from whole(game, player, among)
    game.record(Event("check-ended"))
    return is_played


breaks("The main phase ends after one action", "10.5.4", "10.5.4.2")(mechanisms.one_action_ends_a_play_timing)
breaks("Every play timing of the main phase comes without a check timing before it", "10.5.4.1", "10.5.2", "10.5.4")(
    mechanisms.a_play_timing_comes_without_a_check_timing(checks)
)


@breaks(
    "The check before a main-phase play timing does only rule processing and plays no abilities", "10.5.4.1", "10.5.2"
)
def _(patch: Patch) -> None:
    def rules(game: Any, frame: Any) -> Any:
        if not (yield from rule_processing.process_rules(game)):
            game.pop()

    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "rules": rules})
    patch.setattr(parts, "check", lambda game: game.push("rules"))


breaks("A player who has taken two actions in the main phase can only pass", "10.5.4.2", "8.1.1")(
    mechanisms.a_player_takes_two_actions_at_most(actions)
)


@breaks("A player who passes in the main phase is asked for an action once more", "10.5.4.3", "7.3.3")
def _(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Gotoubun, "procedures", {**Gotoubun.procedures, "play": play_timing})


@breaks("Playing a character reports all of its abilities, even continuous ones, as played", "10.6.1")
@instead(playing.play_character)
def _(whole: Any, game: Any, card: int, number: int) -> Any:
    yield from whole(game, card, number)
    for held in game.info(card).abilities:
        game.record(Event("played", card, held.seat, ability=held))


@breaks("An automatic ability takes effect without being played, so its cost and limit do not apply", "10.6.1")
@instead(kernel_playing.play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yield from whole_perform(game, ctx, held.ability.then)


@at_once
def nothing_is_paid(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("An event takes effect before its cost is paid", "10.6.2", "10.6.2.5")
def _(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    reads(playing.play_event, pay=nothing_is_paid, perform=perform)(patch)


@breaks("A player who picks one of a card's activated abilities always plays the card's first one", "10.6.2.1")
@instead(actions.ACTIONS["ability"].do)
def _(whole: Any, game: Any, player: int, card: int, held: Any) -> Any:
    first = next(each for each in game.in_effect().activated if each.card == card)
    yield from kernel_playing.play(game, Context.of(first), first)


@breaks("An event & episode card cannot be played as an episode", "10.6.2.2", "2.10.4")
@instead(playing.hosts_for)
def _(whole: Any, game: Any, card: int) -> Any:
    return whole(game, card) if "event" not in game.state.cards[card].face.kinds else []


@breaks("An event & episode card cannot be played as an event in the main phase", "10.6.2.2", "2.10.4")
@instead(playing.can_play_event)
def _(whole: Any, game: Any, card: int, *timing: str) -> bool:
    return "episode" not in game.state.cards[card].face.kinds and whole(game, card, *timing)


@breaks("Playing either half of an event & episode card counts as playing both an event and an episode", "10.6.2.2.1")
@instead(playing.begin)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    yield from whole(game, card, zone, kind)
    record = game.state.cards[card]
    others = [each for each in record.face.kinds if len(record.face.kinds) == 2 and each != kind]
    commit(game, [Event("use", card, cause=each, by=record.seat) for each in others])


@breaks("An event that is played lies in the lane resolution zone", "10.6.2.3", "4.13.1")
@instead(playing.begin)
def _(whole: Any, game: Any, card: int, zone: str, kind: str) -> Any:
    return (yield from whole(game, card, "lane resolution" if kind == "event" else zone, kind))


@breaks("A character is played into the last possible lane instead of the one its player chose", "10.6.2.4", "10.6.4.1")
@instead(playing.play_character)
def _(whole: Any, game: Any, card: int, number: int) -> Any:
    return (yield from whole(game, card, playing.lanes_for(game, card)[-1]))


@breaks(
    "A card played as an episode is set on its player's last possible character, not the chosen one",
    "10.6.2.4",
    "10.6.4.2",
)
@instead(playing.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    return (yield from whole(game, card, playing.hosts_for(game, card)[-1]))


@breaks("An event's cost is paid last, so the event itself can bring what pays for it", "10.6.2.5", "10.4.2.2")
def _(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.state.cards[ctx.this.card].face.support.must)
        return done

    @at_once
    def nothing(game: Any, ctx: Any, cost: Any) -> bool:
        return True

    patch.setattr(costs, "pay", nothing)
    patch.setattr(performing, "perform", perform)


@breaks("An automatic ability takes effect before its cost is paid", "10.6.2.5")
@instead(kernel_playing.play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    with Patch() as inner:
        inner.setattr(costs, "pay", nothing_is_paid)
        yield from whole(game, ctx, held)
    yield from costs.pay(game, ctx, game.cost_of(held))


breaks("Rule processing takes place after each instruction of an event", "10.6.2.6", "11.1.2")(
    processing_rules_in_between(playing.play_event)
)
breaks("Only the first instruction of an ability is carried out", "10.6.2.6.1")(
    wrap(whole_perform, lambda whole, game, ctx, them: whole(game, ctx, them[:1]))
)


@breaks("An ability has no effect if its card is no longer there when it resolves", "10.6.2.6.2")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    return game.state.is_there(ctx.this) and (yield from whole(game, ctx, them))


breaks("A text does to its own card what it should do to the chosen cards", "10.6.3")(
    mechanisms.what_a_text_says_of_the_chosen_it_does_to_its_own_card
)


def chosen_before_any_of_it_is_done(*functions: Any) -> Change:
    """These functions, which carry out a text, let everything be chosen first."""

    def perform(game: Any, ctx: Any, them: Any) -> Any:
        ctx.ahead = yield from choose_ahead(game, ctx, them)
        return (yield from whole_perform(game, ctx, them))

    return together(*(reads(each, perform=perform) for each in functions))


breaks("All choices of an event or ability are made before any of its instructions is carried out", "10.6.3")(
    chosen_before_any_of_it_is_done(playing.play_event, Gotoubun.resolve)
)


def chosen_before_it_is_paid_for(function: Any, text: Any) -> Change:
    """A function that pays chooses everything for ``text(game, ctx)`` before it does so."""

    def pay(game: Any, ctx: Any, cost: Any) -> Any:
        chosen = yield from choose_ahead(game, ctx, text(game, ctx))
        enough = yield from costs.pay(game, ctx, cost)
        ctx.ahead = chosen
        return enough

    return reads(function, pay=pay)


breaks("The choices of an event's effect are made before its cost is paid", "10.6.3")(
    chosen_before_it_is_paid_for(
        playing.play_event, lambda game, ctx: game.state.cards[ctx.this.card].face.support.then
    )
)
breaks("The choices of an ability's effect are made before its cost is paid", "10.6.3")(
    chosen_before_it_is_paid_for(kernel_playing.play, lambda game, ctx: ctx.held.ability.then)
)
breaks("All choices of an ability, but not of an event, are made before any instruction is carried out", "10.6.3")(
    chosen_before_any_of_it_is_done(Gotoubun.resolve)
)
breaks(
    "A player told to choose a number of cards may always choose fewer or none",
    "10.6.3.1",
    "10.6.3.1.4",
    "4.1.2.3",
    "1.3.5.1",
)(mechanisms.of_any_number_of_cards_none_can_be_chosen)
breaks("A player told to choose several cards needs to choose only one", "10.6.3.1")(
    mechanisms.of_a_number_one_has_to_be_chosen
)
breaks("A player who may choose up to a number of cards has to choose as many as possible", "10.6.3.1.1", "1.3.5.1")(
    mechanisms.as_many_as_up_to_says_have_to_be_chosen
)


@breaks("If no more cards fit than an up-to choice allows, all of them have to be chosen", "10.6.3.1.1")
@instead(choices.choose)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    return (yield from whole(game, player, among, max(least, len(among) if len(among) <= most else 0), most))


breaks("If fewer cards fit than a player is told to choose, none is chosen", "10.6.3.1.2")(
    mechanisms.where_there_are_fewer_than_a_text_says_none_is_chosen
)


@breaks("If nothing can be chosen, what the text does to the choice happens to an earlier choice", "10.6.3.1.3")
@instead(choices.pick)
def _(whole: Any, game: Any, ctx: Any, *asked: Any) -> Any:
    before = ctx.it
    chosen, enough = yield from whole(game, ctx, *asked)
    ctx.it = ctx.it or before
    return chosen, enough


@breaks(
    "An episode an effect should set goes to the waiting room if the effect's master has no character", "10.6.3.1.3"
)
@instead(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if game.state.characters(ctx.seat):
        return (yield from whole(game, ctx, node))
    chosen, _ = yield from choices.pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "move", card, ctx.seat, to="waiting room") for card in chosen))
    return False


breaks("A search of a hidden zone cannot fail to find while a fitting card is there", "10.6.3.1.4", "4.1.2.3")(
    wrap(choices.where_to_find, lambda whole, game, ctx, among: [])
)


@breaks("A player may fail to find a fitting card even among cards revealed to both players", "10.6.3.1.4", "4.1.2.3")
@instead(choices.where_to_find)
def _(whole: Any, game: Any, ctx: Any, among: Any) -> Any:
    with Patch() as inner:
        inner.setattr(Table, "can_see", lambda *asked: False)
        return whole(game, ctx, among)


@breaks("An event & episode card played as an episode also carries out its event text", "10.6.4", "2.10.4")
@instead(playing.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    yield from whole(game, card, character)
    if "event" in game.state.cards[card].face.kinds:
        ctx = Context(game.state.cards[card].seat, game.state.ref(card))
        yield from whole_perform(game, ctx, game.state.cards[card].face.support.then)


breaks("A character is put into the lane after the one its player chose, and lane 1 after lane 5", "10.6.4.1")(
    wrap(playing.play_character, lambda whole, game, card, number: whole(game, card, number % len(LANES) + 1))
)


@breaks("A card with growth replaces the character beneath it, which goes to the waiting room", "10.6.4.1.1", "12.6.2")
@instead(events.APPLY["move"])
def _(whole: Any, table: Any, event: Event) -> None:
    below = event.other
    whole(table, event)
    if below >= 0:
        record = table.cards[event.card]
        table.cards[event.card] = replace(record, under=())
        table.cards[below] = replace(table.cards[below], host=-1, zone="waiting room")
        key = table.cards[below].owner, "waiting room"
        table.zones[key] = (below, *table.zones[key])


@breaks("A card played as an episode is set on its player's first possible character, not the chosen one", "10.6.4.2")
@instead(playing.play_episode)
def _(whole: Any, game: Any, card: int, character: int) -> Any:
    return (yield from whole(game, card, playing.hosts_for(game, card)[0]))


@breaks("A character card set as an episode keeps its abilities", "10.6.4.2.1")
@instead(cards.Face.info_as)
def _(whole: Any, self: Any, role: str, card: int, inc: int, seat: int) -> Any:
    found = whole(self, role, card, inc, seat)
    mine = self.info_of(card, inc, seat)
    return replace(found, abilities=mine.abilities) if found is cards.EPISODE else found


@breaks("A character card with growth can be played as an episode only on a person that growth names", "10.6.4.2.1")
@instead(playing.hosts_for)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    growth = game.state.cards[card].face.growth
    return [each for each in found if not growth or keywords.can_grow(game, card, each)]


breaks("A character card that was set as an episode stays an episode in whatever zone it goes to", "10.6.4.2.1")(
    wrap(Table.arriving, lambda whole, self, old, event, now: replace(whole(self, old, event, now), role=old.role))
)


@breaks("A card goes to the waiting room once one of its abilities has resolved", "10.6.4.3")
@instead(Gotoubun.finish)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    if held is not None:
        commit(self, (Event("move", card, ctx.seat, to="waiting room", cause="rule", by=ctx.seat),))


@breaks("A card played into a lane counts as coming from the resolution zone, not from the hand", "10.6.5")
@instead(Gotoubun.happen)
def _(whole: Any, self: Any, *events: Event) -> Any:
    return (yield from whole(self, *(replace(each, frm="") if each.cause == "play" else each for each in events)))


@breaks("A resolved event counts as going to the waiting room from the hand", "10.6.5")
@instead(Gotoubun.happen)
def _(whole: Any, self: Any, *them: Event) -> Any:
    zones = [self.state.cards[each.card].zone if each.card >= 0 else "" for each in them]
    changed = [
        replace(each, frm="hand") if zone == "effect resolution" and each.kind == "move" else each
        for each, zone in zip(them, zones, strict=True)
    ]
    return (yield from whole(self, *changed))

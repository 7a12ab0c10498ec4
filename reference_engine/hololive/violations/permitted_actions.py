"""Violations of chapters 6 to 9 about permitted actions: in the setup, in a step, as an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Player
from ...check_timings import step_parts as timing_parts
from ...check_timings.violations import instructions as shared_instructions
from ...kernel import turn_steps
from ...kernel.card_choices import choose_one
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch, current_function
from ...violations import Change, Violations, change_factory, set_constant, set_entry, wrap_function, wrapper_of
from .. import actions, arts, cheer_costs, keywords, scene_loader, setup, support_cards, turn
from ..art_and_skill import OshiSkill
from ..encoder import HololiveEncoder
from ..game import Hololive
from ..use_limits import ArtUsed, OshiSkillUsed, SupportUsed, TurnAction
from .helpers import change_moved_holomem

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- decks and set-up (6) -------------------------------------------------------------------------


breaks("Decks are not checked for a player whose oshi, deck or cheer deck is missing", "6.1.1")(
    shared_instructions.skip_check_of_empty_decks(scene_loader)
)
breaks("A player may bring more than one oshi holomem", "6.1.2")(
    shared_instructions.check_other_decks(scene_loader, lambda oshi, deck, cheers: (oshi[:1], deck, cheers))
)
breaks("A player may start the game without a cheer deck", "6.1.3")(
    wrap_function(
        setup.check_decks, lambda whole, player, oshi, deck, cheers: cheers and whole(player, oshi, deck, cheers)
    )
)
breaks("A cheer deck may contain cards that are not cheers", "6.1.3.1")(
    shared_instructions.check_other_decks(
        scene_loader,
        lambda oshi, deck, cheers: (
            oshi,
            deck,
            shared_instructions.repeat_to_number([face for face in cheers if face.is_cheer], len(cheers)),
        ),
    )
)
breaks("A cheer deck may hold more than 20 cards", "6.1.3.2")(
    shared_instructions.check_other_decks(
        scene_loader, lambda oshi, deck, cheers: (oshi, deck, cheers[: setup.CHEER_DECK])
    )
)
breaks("A player may start the game without a deck", "6.1.4")(
    wrap_function(
        setup.check_decks, lambda whole, player, oshi, deck, cheers: deck and whole(player, oshi, deck, cheers)
    )
)
breaks("A deck may hold more than 50 cards", "6.1.4.2")(
    shared_instructions.check_other_decks(scene_loader, lambda oshi, deck, cheers: (oshi, deck[: setup.DECK], cheers))
)


@breaks("Oshi holomem are hidden from both players during the set-up", "6.2.1.4")
@wrapper_of(HololiveEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    is_yet_to_come = game.state.step == "setup" and game.state.cards[card].zone == "oshi"
    return bool(whole(self, game, card, viewer)) and not is_yet_to_come


@breaks("The randomly chosen player goes first without being asked", "6.2.1.5")
@wrapper_of(setup.decide_first_player)
@without_asks
def _(whole: Any, game: Any) -> None:
    heads, game.state.chance = game.state.chance.flip_coin()
    game.state.first_player = game.state.turn_player = 0 if heads else 1


breaks("An opening hand has five cards instead of seven", "6.2.1.6")(set_constant(setup, "HAND", 5))


@breaks("A player who takes the optional redraw draws one card less", "6.2.1.7")
@wrapper_of(setup.offer_redraws)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        inner.setattr(setup, "HAND", setup.HAND - 1)
        yield from whole(game)


@breaks("The optional redraw is offered to each player twice", "6.2.1.7.1")
@wrapper_of(setup.offer_redraws)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    yield from whole(game)


@breaks("Both players start the forced redraws with one already counted", "6.2.1.8")
@wrapper_of(setup.do_forced_redraws)
def _(whole: Any, game: Any) -> Any:
    game.state.redraws = (1, 1)
    yield from whole(game)


breaks("A hand without a Debut holomem is not revealed before it is redrawn", "6.2.1.9")(
    wrap_function(
        commit_events, lambda whole, game, them: whole(game, [each for each in them if each.kind != "reveal"])
    )
)
breaks("A redrawn hand is put on the deck, but the deck is not shuffled", "6.2.1.9.2")(
    wrap_function(
        commit_events,
        lambda whole, game, them: whole(
            game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")]
        ),
    )
)


@breaks("A hand checked for a Debut holomem for the third time counts as having none", "6.2.1.9.3")
def _(patch: Patch) -> None:
    def redraw_with_third_check(game: Any) -> Any:
        looked: list[int] = []

        def debuts_until_third_check(game: Any, player: int, *more: str) -> Any:
            looked.append(player)
            found = whole(game, player, *more)
            return [] if looked.count(player) == 3 else found

        with Patch() as inner:
            inner.setattr(setup, "debuts_in_hand", debuts_until_third_check)
            yield from setup.do_forced_redraws(game)

    whole = setup.debuts_in_hand
    shared_instructions.replace_setup_part(Hololive, setup.do_forced_redraws, redraw_with_third_check)(patch)


breaks("A hand with a Spot holomem but no Debut holomem need not be redrawn", "6.2.1.9")(
    wrap_function(
        setup.debuts_in_hand,
        lambda whole, game, player, *more: whole(game, player, *more) or whole(game, player, "Spot"),
    )
)


@breaks("The second player places holomem first in the set-up", "6.2.1.10")
@wrapper_of(setup.place_holomem)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        inner.setattr(
            turn_steps, "players_in_turn_order", lambda game: (1 - game.state.first_player, game.state.first_player)
        )
        yield from whole(game)


breaks("A Spot holomem can be placed in the center in the set-up", "6.2.1.10.1")(
    wrap_function(setup.debuts_in_hand, lambda whole, game, player, *more: whole(game, player, *more, "Spot"))
)
breaks("Holomem of the levels 1st and 2nd can be placed in the back in the set-up", "6.2.1.10.3")(
    wrap_function(
        setup.debuts_in_hand,
        lambda whole, game, player, *more: whole(game, player, *more, *(("1st", "2nd") if more else ())),
    )
)
breaks("The second player takes the first turn", "6.2.1.13")(shared_instructions.the_second_player_begins(setup))


# --- the turn (7) ---------------------------------------------------------------------------------


breaks("The cheer step comes before the hand step", "7.1.2")(
    set_constant(Hololive, "ORDER", ("reset", "cheer", "hand", "main", "performance", "end"))
)


def skip_step_when(step: str, whole: Any, to: str, when: Callable[[Any], bool]) -> Change:
    """Skip a step to ``to`` if ``when`` holds."""

    @without_asks
    def skip_to_step(game: Any) -> str | None:
        return to if when(game.state) else None

    return shared_instructions.replace_step_part(turn, step, whole, skip_to_step)


breaks("Only the first turn of the game skips the reset step", "7.2.1")(
    skip_step_when("reset", turn.skip_first_reset, "hand", lambda state: state.turn == 1)
)
breaks("The first two turns of the game skip the reset step, whoever takes them", "7.2.1")(
    skip_step_when("reset", turn.skip_first_reset, "hand", lambda state: state.turn <= 2)
)


breaks("The turn player draws two cards in the hand step", "7.3.2")(
    shared_instructions.replace_step_part(turn, "hand", turn.draw_for_turn, turn.draw_for_turn, turn.draw_for_turn)
)


@breaks("Start-of-cheer-step abilities trigger only after the cheer is sent", "7.4.1")
def _(patch: Patch) -> None:
    begins, check, send, last = turn.STEPS["cheer"]
    patch.setitem(turn.STEPS, "cheer", (send, begins, check, last))


@breaks("The cheer of the cheer step goes to the center holomem without a choice", "7.4.2")
@wrapper_of(choose_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    return (yield from whole(game, player, among[:1]))


breaks("No turn has a performance step", "7.5.3", "5.26.1", "7.1.2", "10.6.4")(
    set_constant(Hololive, "ORDER", ("reset", "hand", "cheer", "main", "end"))
)
breaks("The first two turns of the game have no performance step", "7.6.1")(
    skip_step_when("performance", turn.skip_performance, "end", lambda state: state.turn <= 2)
)


@breaks("The first player has no performance step until the opponent has had a turn", "7.6.1")
@partial(skip_step_when, "performance", turn.skip_performance, "end")
def _(state: Any) -> bool:
    return bool(state.turn == 1 or state.had_turn == {state.turn_player})


breaks("The performance step ends without a check timing", "7.6.6", "7.6.3@1.7.0")(
    set_entry(turn.STEPS, "performance", (*turn.STEPS["performance"][:-2], turn.STEPS["performance"][-1]))
)
breaks("End-of-turn abilities trigger twice in a turn", "7.7.3")(
    shared_instructions.end_of_turn_triggers_twice(turn, timing_parts.trigger_end_of_turn)
)
breaks("An empty center is not filled in the end step", "7.7.5")(
    shared_instructions.replace_step_part(turn, "end", turn.fill_center)
)


def fill_center_among(among: Any) -> Change:
    """Fill the center position with other holomem."""

    def choose_for_center(whole: Any, game: Any, player: int, holomem: Any) -> Any:
        back = game.state.zones[player, "back"]
        return (yield from choose_one(game, player, among(game, back) if set(holomem) <= set(back) else holomem))

    return wrap_function(choose_one, choose_for_center)


breaks("A resting back holomem may fill an empty center even if active ones are in the back", "7.7.5.1")(
    fill_center_among(lambda game, back: list(back))
)
breaks("An empty center is not filled if all back holomem are resting", "7.7.5.2")(
    fill_center_among(lambda game, back: [card for card in back if not game.state.cards[card].resting])
)


# --- actions and arts (8, 9) ----------------------------------------------------------------------


def offer_action_if(action: str, fits: Any) -> Change:
    """Restrict an action to the cards for which ``fits`` holds."""
    whole = actions.ACTIONS[action].options

    return replace_action_options(
        action,
        lambda game, player: [each for each in whole(game, player) if fits(game.state, each.args[0])],
    )


def offer_action_for(action: str, fits: Any) -> Change:
    """Restrict an action by how its cards lie, and by the turn."""
    return offer_action_if(action, lambda state, card: fits(state.cards[card], state.turn))


@change_factory
def replace_action_options(patch: Patch, action: str, options: Any) -> None:
    """Replace the options of an action."""
    patch.setitem(actions.ACTIONS, action, actions.ACTIONS[action]._replace(options=options))


def forget_turn_action(action: str, fact: TurnAction) -> Change:
    """Forget that an action was taken in this turn."""

    def do_and_forget(whole: Any, game: Any, player: int, *args: Any) -> Any:
        yield from whole(game, player, *args)
        game.state.done -= {fact}

    return wrap_function(actions.ACTIONS[action].do, do_and_forget)


breaks(
    "No check timing follows an action of the main step",
    "8.1.2",
    spread="abilities that wait after an action are played late in many scenarios",
)(shared_instructions.no_check_timing_follows_an_action("main"))
breaks("No check timing follows an art in the performance step", "9.1.2")(
    shared_instructions.no_check_timing_follows_an_action("performance")
)
breaks("A baton pass is offered without the cheers to pay for it", "8.1.3", "8.7.2")(
    wrap_function(cheer_costs.has_cheers_for_cost, lambda whole, *asked: True)
)


@change_factory
def ignore_prohibitions(patch: Patch, options: Any, zone: str, *what: str) -> None:
    """Let a function offer holomem of a zone although an effect forbids what they would do or undergo."""

    def options_without_prohibitions(game: Any, *asked: Any) -> Any:
        def characteristics_of(self: Any, card: int) -> Any:
            info = whole_characteristics(self, card)
            return replace(info, forbids=info.forbids.difference(what)) if state.cards[card].zone == zone else info

        whole_characteristics, state = Hololive.characteristics_of, game.state
        with Patch() as inner:
            inner.setattr(Hololive, "characteristics_of", characteristics_of)
            return whole(game, *asked)

    whole = current_function(options)
    patch.replace_function(options, options_without_prohibitions)


breaks("A baton pass is offered to a center holomem that cannot be moved or cannot baton pass", "8.1.3", "1.3.3")(
    ignore_prohibitions(actions.baton_pass_options, "center", "move", "baton-pass")
)
breaks("A baton pass is offered to back holomem that cannot be moved", "8.1.3", "1.3.3")(
    ignore_prohibitions(actions.baton_pass_options, "back", "move")
)


@breaks("A holomem placed from hand goes to the center if the center is empty", "8.2.1")
@wrapper_of(actions.ACTIONS["place"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    to = "back" if game.state.zones[player, "center"] else "center"
    yield from game.propose_events(EngineEvent("move", card, player, to=to, cause="place"))


@breaks("A 1st holomem can be placed on the stage from hand", "8.2.2")
@wrapper_of(actions.place_options)
def _(whole: Any, game: Any, player: int) -> Any:
    state = game.state
    more = [card for card in state.zones[player, "hand"] if game.characteristics_of(card).level == "1st"]
    return [*whole(game, player), *(EngineOption("place", (card,)) for card in more)]


def no_bloom_before(turn: int) -> Change:
    """Forbid blooming before that turn of the game, and allow it to both players from then on."""

    def bloom_options_by_turn(game: Any, player: int) -> Any:
        before = game.state.had_turn
        game.state.had_turn = frozenset({0, 1}) if game.state.turn >= turn else frozenset()
        found = actions.bloom_options(game, player)
        game.state.had_turn = before
        return found

    return replace_action_options("bloom", bloom_options_by_turn)


breaks("The second player can Bloom in their first turn", "8.3.1")(no_bloom_before(2))
breaks("Blooming by an action is forbidden in exactly the first two turns of the game, whoever takes them", "8.3.1")(
    no_bloom_before(3)
)


@breaks("Only the center holomem can Bloom by an action", "8.3.2")
@wrapper_of(actions.bloom_options)
def _(whole: Any, game: Any, player: int) -> Any:
    there = game.state.zones[player, "center"]
    return [each for each in whole(game, player) if each.args[0] in there]


breaks("A resting holomem cannot Bloom by an action", "8.3.2")(
    offer_action_for("bloom", lambda record, turn: not record.resting)
)
breaks("A holomem that moves from back to collab can Bloom in the turn it came to the stage", "8.3.2-b2")(
    change_moved_holomem("back", "collab", lambda state, record: replace(record, arrived=0))
)
breaks("A holomem that moves from back to collab can Bloom a second time in the same turn", "8.3.2-b3")(
    change_moved_holomem("back", "collab", lambda state, record: replace(record, bloomed=0))
)
breaks("A Spot holomem can Bloom into a 1st holomem", "8.3.2-b1")(
    set_constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Spot": ("1st",)})
)
breaks("A Spot holomem can Bloom into a Spot holomem", "8.3.2-b1")(
    set_constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Spot": ("Spot",)})
)


@breaks("The printed level of a holomem decides whether it is a Spot holomem, which cannot Bloom", "8.3.2-b1", "10.3.3")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    return bool(whole(game, holomem)) and game.state.cards[holomem].face.level != "Spot"


breaks("A holomem can Bloom into a card of a different name", "8.3.3-b1")(
    wrap_function(
        actions.blooms_into,
        lambda whole, below, above, damage: whole(below, replace(above, names=below.names | above.names), damage),
    )
)
breaks("A Debut holomem can Bloom directly into a 2nd holomem", "8.3.3-b2")(
    set_constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Debut": ("1st", "2nd")})
)
breaks("A 1st or 2nd holomem can Bloom into a Spot holomem", "8.3.3-b2")(
    set_constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "1st": ("1st", "2nd", "Spot"), "2nd": ("2nd", "Spot")})
)
breaks("A 2nd holomem can Bloom into a Debut holomem", "8.3.3-b2")(
    set_constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "2nd": ("2nd", "Debut")})
)
breaks("A holomem can Bloom into a card whose HP does not exceed its damage", "8.3.3-b3")(
    wrap_function(
        actions.blooms_into, lambda whole, below, above, damage: whole(below, above, min(damage, above.hp - 1))
    )
)
breaks("A player can collab more than once in a turn", "8.4.1")(forget_turn_action("collab", TurnAction.COLLAB))


@breaks("A resting back holomem can always be chosen to collab", "8.4.2")
@wrapper_of(actions.collab_options)
def _(whole: Any, game: Any, player: int) -> Any:
    found = whole(game, player)
    back = game.state.zones[player, "back"]
    resting = [card for card in back if game.state.cards[card].resting]
    return [*found, *(EngineOption("collab", (card,)) for card in resting)]


breaks("A holomem that came to the stage this turn cannot collab", "8.4.2")(
    offer_action_for("collab", lambda record, turn: record.arrived != turn)
)
breaks("A holomem that Bloomed this turn cannot collab", "8.4.2")(
    offer_action_for("collab", lambda record, turn: record.bloomed != turn)
)
breaks("Oshi skills and other abilities are played without paying their cost", "8.5.1", "10.4.2.2", "10.7.2.4")(
    wrap_function(Hololive.cost_of, lambda whole, self, held: ())
)


@breaks("A player can use more than one oshi skill in a turn", "8.5.1.1")
@wrapper_of(Hololive.count_use)
def _(whole: Any, self: Any, held: Any) -> None:
    whole(self, held)
    self.state.done -= {OshiSkillUsed(held.seat)}


def forget_uses(is_forgotten: Callable[[Any], bool], *parts: str) -> Change:
    """Let such uses leave these parts of the state as they are."""

    def count_use(whole: Any, self: Any, held: Any) -> None:
        before = {part: getattr(self.state, part) for part in parts}
        whole(self, held)
        if is_forgotten(held):
            for part, value in before.items():
                setattr(self.state, part, value)
            self.state.invalidate_memo()

    return wrap_function(Hololive.count_use, count_use)


def is_reactive(held: Any) -> bool:
    """Whether an ability is not used as an action of the main step."""
    return not isinstance(held.ability, OshiSkill)


breaks("A player can use the same oshi skill any number of times in a turn", "8.5.1.1", "10.7.2.1.1", "12.1.4")(
    forget_uses(lambda held: isinstance(held.ability, OshiSkill), "done", "used")
)
breaks(
    "A reactive oshi skill counts toward neither one skill per turn nor one SP skill per game", "8.5.1.1", "8.5.1.2"
)(forget_uses(is_reactive, "done", "ever"))
breaks("A reactive SP oshi skill does not count toward the limit of one SP skill per game", "8.5.1.2", "8.5.1.1")(
    forget_uses(is_reactive, "ever")
)


@breaks("An oshi skill used by one player bars the opponent's non-SP oshi skills in that turn", "8.5.1.1")
@wrapper_of(Hololive.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    theirs = OshiSkillUsed(1 - held.seat) in self.state.done
    return bool(whole(self, held)) and not (theirs and isinstance(held.origin, OshiSkill) and not held.origin.is_sp)


@breaks("Two support cards of the same name cannot be played in one turn", "8.6.1")
@partial(offer_action_if, "support")
def _(state: Any, card: int) -> bool:
    used = [each.face.name for each in state.done if isinstance(each, SupportUsed)]
    return state.cards[card].face.name not in used


@breaks("A support card can be played though the condition of its text is not met", "8.6.1", "1.3.1")
@wrapper_of(support_cards.is_support_playable)
def _(whole: Any, game: Any, card: int) -> bool:
    return support_cards.would_change_game(game, card) and support_cards.is_support_payable(game, card)


breaks("No support card can be played in the first turn of the game", "8.6.2")(
    offer_action_if("support", lambda state, card: state.turn > 1)
)
breaks("A baton pass cannot go to a holomem that came to the stage this turn", "8.7.1")(
    offer_action_for("baton-pass", lambda record, turn: record.arrived != turn)
)
breaks("The first player cannot play LIMITED cards until the opponent has had a turn", "8.6.2")(
    wrap_function(
        actions.may_use_limited, lambda whole, game, player: game.state.had_turn != {player} and whole(game, player)
    )
)


@breaks("A baton pass can go to a resting back holomem if it could also go to an active one", "8.7.1")
@wrapper_of(actions.baton_pass_options)
def _(whole: Any, game: Any, player: int) -> Any:
    found = whole(game, player)
    resting = [card for card in game.state.zones[player, "back"] if game.state.cards[card].resting]
    return [*found, *(EngineOption("baton-pass", (card,)) for card in resting if found)]


breaks("A player can baton pass more than once in a turn", "8.7.4")(
    forget_turn_action("baton-pass", TurnAction.BATON_PASS)
)


def forget_art_use(zone: str) -> Change:
    """Forget that an art was used from a position."""

    def do_and_forget(whole: Any, game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        game.state.done -= {ArtUsed(zone)}

    return wrap_function(arts.do_option, do_and_forget)


breaks("The limit on ability changes is counted for each card instead of for all of its name", "5.20.1")(
    wrap_function(keywords.use_keys, lambda whole, game, held: (held.key,))
)


@breaks("A resting center holomem can use an art", "9.2.1.2")
@wrapper_of(arts.list_options)
def _(whole: Any, game: Any) -> Any:
    state, found = game.state, whole(game)
    there = state.zones[state.turn_player, "center"]
    resting = [card for card in there if state.cards[card].resting]
    return [*found, *(EngineOption("art", (card, held)) for card in resting for held in arts.playable_arts(game, card))]


breaks("A center holomem that cannot use arts is offered its arts", "9.2.1.1", "1.3.3")(
    ignore_prohibitions(arts.playable_arts, "center", "art")
)
breaks("More than one art can be used from the center in a performance step, by different holomem", "9.2.1.3")(
    forget_art_use("center")
)
breaks("More than one art can be used from the collab position in a performance step, by different holomem", "9.2.1.4")(
    forget_art_use("collab")
)

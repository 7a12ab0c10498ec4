"""Violations of chapters 6 to 9 that break what a player may do: in the set-up, in a step, as an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Viewer
from ...kernel.asks import Option
from ...kernel.choices import choose_one
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...timings import doing
from ...timings import parts as timing_parts
from ...violations import Patch, Violations
from .. import actions, arts, scene, setup, turn
from .. import game as game_module
from ..game import Hololive
from ..specials import Skill
from ..speech import HololiveSpeech
from .ways import moved

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- decks and set-up (6) -------------------------------------------------------------------------


@breaks("6.1.1")
def a_player_may_come_without_cards(patch: Patch) -> None:
    doing.unchecked_without_cards(patch, scene)


@breaks("6.1.2")
def of_several_oshi_holomem_the_first_counts(patch: Patch) -> None:
    doing.checked(patch, scene, lambda oshi, deck, cheers: (oshi[:1], deck, cheers))


@breaks("6.1.3")
def a_game_needs_no_cheer_deck(patch: Patch) -> None:
    whole = setup.check_decks
    patch.setattr(scene, "check_decks", lambda player, oshi, deck, cheers: cheers and whole(player, oshi, deck, cheers))


@breaks("6.1.3.1")
def any_card_may_be_in_the_cheer_deck(patch: Patch) -> None:
    doing.checked(
        patch,
        scene,
        lambda oshi, deck, cheers: (
            oshi,
            deck,
            doing.as_many([face for face in cheers if face.is_cheer], len(cheers)),
        ),
    )


@breaks("6.1.3.2")
def a_cheer_deck_may_hold_more_than_twenty_cards(patch: Patch) -> None:
    doing.checked(patch, scene, lambda oshi, deck, cheers: (oshi, deck, cheers[: setup.CHEER_DECK]))


@breaks("6.1.4")
def a_game_needs_no_deck(patch: Patch) -> None:
    whole = setup.check_decks
    patch.setattr(scene, "check_decks", lambda player, oshi, deck, cheers: deck and whole(player, oshi, deck, cheers))


@breaks("6.1.4.2")
def a_deck_may_hold_more_than_fifty_cards(patch: Patch) -> None:
    doing.checked(patch, scene, lambda oshi, deck, cheers: (oshi, deck[: setup.DECK], cheers))


@breaks("6.2.1.4")
def the_oshi_holomem_is_not_seen_before_the_game_begins(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        is_yet_to_come = game.state.step == "setup" and game.state.cards[card].zone == "oshi"
        return bool(whole(self, game, card, viewer)) and (viewer == "judge" or not is_yet_to_come)

    whole = HololiveSpeech.is_visible
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("6.2.1.5")
def who_wins_the_coin_goes_first(patch: Patch) -> None:
    @at_once
    def decide(game: Any) -> None:
        heads, game.state.chance = game.state.chance.coin()
        game.state.first_player = game.state.turn_player = 0 if heads else 1

    doing.begun(patch, Hololive, setup.decide_first, decide)


@breaks("6.2.1.6")
def five_cards_are_drawn_as_in_the_sister_game(patch: Patch) -> None:
    patch.setattr(setup, "HAND", 5)


@breaks("6.2.1.7")
def who_draws_anew_draws_one_card_less(patch: Patch) -> None:
    def again(game: Any) -> Any:
        with Patch() as inner:
            inner.setattr(setup, "HAND", setup.HAND - 1)
            yield from setup.redraw(game)

    doing.begun(patch, Hololive, setup.redraw, again)


@breaks("6.2.1.7.1")
def who_has_drawn_anew_may_do_so_again(patch: Patch) -> None:
    def again(game: Any) -> Any:
        yield from setup.redraw(game)
        yield from setup.redraw(game)

    doing.begun(patch, Hololive, setup.redraw, again)


@breaks("6.2.1.8")
def the_redraw_of_one_s_own_will_counts(patch: Patch) -> None:
    def forced(game: Any) -> Any:
        game.state.redraws = (1, 1)
        yield from setup.forced_redraws(game)

    doing.begun(patch, Hololive, setup.forced_redraws, forced)


@breaks("6.2.1.9")
def a_hand_without_a_debut_holomem_is_not_shown(patch: Patch) -> None:
    patch.setattr(setup, "commit", lambda game, them: commit(game, [each for each in them if each.kind != "reveal"]))


@breaks("6.2.1.9.2")
def the_hand_that_was_shown_is_not_shuffled_in(patch: Patch) -> None:
    patch.setattr(
        setup,
        "commit",
        lambda game, them: commit(game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")]),
    )


@breaks("6.2.1.9.3")
def who_has_shown_two_hands_shows_a_third(patch: Patch) -> None:
    def forced(game: Any) -> Any:
        looked: list[int] = []

        def debuts(game: Any, player: int, *more: str) -> Any:
            looked.append(player)
            found = whole(game, player, *more)
            return [] if looked.count(player) == 3 else found

        with Patch() as inner:
            inner.setattr(setup, "debuts", debuts)
            yield from setup.forced_redraws(game)

    whole = setup.debuts
    doing.begun(patch, Hololive, setup.forced_redraws, forced)


@breaks("6.2.1.9")
def for_want_of_a_debut_holomem_a_spot_holomem_will_do(patch: Patch) -> None:
    whole = setup.debuts
    patch.setattr(
        setup, "debuts", lambda game, player, *more: whole(game, player, *more) or whole(game, player, "Spot")
    )


@breaks("6.2.1.10")
def the_second_player_places_holomem_first(patch: Patch) -> None:
    def place(game: Any) -> Any:
        with Patch() as inner:
            inner.setattr(setup, "by_turn", lambda game: (1 - game.state.first_player, game.state.first_player))
            yield from setup.place_holomem(game)

    doing.begun(patch, Hololive, setup.place_holomem, place)


@breaks("6.2.1.10.1")
def a_spot_holomem_may_be_the_first_center(patch: Patch) -> None:
    whole = setup.debuts
    patch.setattr(setup, "debuts", lambda game, player, *more: whole(game, player, *more, "Spot"))


@breaks("6.2.1.10.3")
def any_holomem_may_be_put_to_the_back_at_the_set_up(patch: Patch) -> None:
    whole = setup.debuts
    patch.setattr(
        setup,
        "debuts",
        lambda game, player, *more: whole(game, player, *more, *(("1st", "2nd") if more else ())),
    )


@breaks("6.2.1.13")
def the_second_player_begins(patch: Patch) -> None:
    doing.the_second_player_begins(patch, setup)


# --- the turn (7) ---------------------------------------------------------------------------------


@breaks("7.1.2")
def the_cheer_step_comes_before_the_hand_step(patch: Patch) -> None:
    patch.setattr(Hololive, "ORDER", ("reset", "cheer", "hand", "main", "performance", "end"))


@breaks("7.2.1")
def the_first_turn_of_the_first_player_alone_has_no_reset_step(patch: Patch) -> None:
    skipped(patch, "reset", turn.skip_first, "hand", lambda state: state.turn == 1)


@breaks("7.2.1")
def the_first_two_turns_whose_ever_they_are_have_no_reset_step(patch: Patch) -> None:
    skipped(patch, "reset", turn.skip_first, "hand", lambda state: state.turn <= 2)


def skipped(patch: Patch, step: str, whole: Any, to: str, when: Callable[[Any], bool]) -> None:
    """A step is left out, and ``to`` follows, when that is so."""

    @at_once
    def skip(game: Any) -> str | None:
        return to if when(game.state) else None

    doing.stepped(patch, turn, step, whole, skip)


@breaks("7.3.2")
def two_cards_are_drawn_as_in_the_sister_game(patch: Patch) -> None:
    doing.stepped(patch, turn, "hand", turn.draw_for_turn, turn.draw_for_turn, turn.draw_for_turn)


@breaks("7.4.1")
def what_begins_with_the_cheer_step_is_played_when_the_cheer_is_sent(patch: Patch) -> None:
    begins, check, send, last = turn.STEPS["cheer"]
    patch.setitem(turn.STEPS, "cheer", (send, begins, check, last))


@breaks("7.4.2")
def the_cheer_goes_to_the_center_holomem(patch: Patch) -> None:
    def chosen(game: Any, player: int, among: Any) -> Any:
        return (yield from choose_one(game, player, among[:1]))

    patch.setattr(turn, "choose_one", chosen)


@breaks("7.5.3")
def the_turn_ends_with_the_main_step(patch: Patch) -> None:
    patch.setattr(Hololive, "ORDER", ("reset", "hand", "cheer", "main", "end"))


@breaks("7.6.1")
def nobody_has_a_performance_step_in_the_first_turn(patch: Patch) -> None:
    skipped(patch, "performance", turn.skip_performance, "end", lambda state: state.turn <= 2)


@breaks("7.6.1")
def who_goes_first_has_no_performance_step_before_the_other_had_a_turn(patch: Patch) -> None:
    def is_alone(state: Any) -> bool:
        return bool(state.turn == 1 or state.had_turn == {state.turn_player})

    skipped(patch, "performance", turn.skip_performance, "end", is_alone)


@breaks("7.6.3")
def the_performance_step_ends_without_a_check_timing(patch: Patch) -> None:
    patch.setitem(turn.STEPS, "performance", turn.STEPS["performance"][:-1])


@breaks("7.7.1")
def what_triggers_at_the_end_of_a_turn_does_so_twice(patch: Patch) -> None:
    doing.what_triggers_at_the_end_of_a_turn_does_so_twice(patch, turn, timing_parts.turn_ends)


@breaks("7.7.3")
def the_center_is_filled_in_the_next_turn_alone(patch: Patch) -> None:
    doing.stepped(patch, turn, "end", turn.fill_center)


def filled(patch: Patch, among: Any) -> None:
    """An engine that fills the center position with others."""

    def chosen(game: Any, player: int, holomem: Any) -> Any:
        back = game.state.zones[player, "back"]
        return (yield from choose_one(game, player, among(game, back) if set(holomem) <= set(back) else holomem))

    patch.setattr(turn, "choose_one", chosen)


@breaks("7.7.3.1")
def who_rests_comes_to_the_center_though_others_do_not_rest(patch: Patch) -> None:
    filled(patch, lambda game, back: list(back))


@breaks("7.7.3.2")
def where_all_rest_nobody_comes_to_the_center(patch: Patch) -> None:
    filled(patch, lambda game, back: [card for card in back if not game.state.cards[card].resting])


# --- actions and arts (8, 9) ----------------------------------------------------------------------


def offered_if(patch: Patch, action: str, fits: Any) -> None:
    """An engine that offers an action for fewer cards."""
    whole = actions.ACTIONS[action].options
    offered(
        patch,
        action,
        lambda game, player: [each for each in whole(game, player) if fits(game.state, each.args[0])],
    )


def offered_for(patch: Patch, action: str, fits: Any) -> None:
    """An engine that offers an action for fewer cards, by how these lie, and the turn."""
    offered_if(patch, action, lambda state, card: fits(state.cards[card], state.turn))


def offered(patch: Patch, action: str, options: Any) -> None:
    """An engine that offers an action where the whole one does not, or does not where that one does."""
    patch.setitem(actions.ACTIONS, action, actions.ACTIONS[action]._replace(options=options))


def undone(patch: Patch, action: str, *what: Any) -> None:
    """An engine that forgets that something was done in this turn."""

    def do(game: Any, picked: Option) -> Any:
        yield from whole(game, picked)
        game.state.done -= {what}

    whole = actions.ACTIONS[action].do
    patch.setitem(actions.ACTIONS, action, actions.ACTIONS[action]._replace(do=do))


@breaks("8.1.2")
def no_check_timing_follows_an_action(patch: Patch) -> None:
    doing.no_check_timing_follows_an_action(patch, "main")


@breaks("9.1.2")
def no_check_timing_follows_an_art(patch: Patch) -> None:
    doing.no_check_timing_follows_an_action(patch, "performance")


@breaks("8.1.3")
def a_baton_pass_is_offered_without_cheers_for_it(patch: Patch) -> None:
    patch.setattr(actions, "has_cheers", lambda *asked: True)


@breaks("8.2.1")
def who_is_placed_comes_to_an_empty_center_position(patch: Patch) -> None:
    def place(game: Any, picked: Option) -> Any:
        (card,) = picked.args
        player = game.state.turn_player
        to = "back" if game.state.zones[player, "center"] else "center"
        yield from game.happen(Event("move", card, player, to=to, cause="place"))

    patch.setitem(actions.ACTIONS, "place", actions.ACTIONS["place"]._replace(do=place))


@breaks("8.2.2")
def a_first_holomem_may_be_placed(patch: Patch) -> None:
    def can_place(game: Any, player: int) -> Any:
        state = game.state
        more = [card for card in state.zones[player, "hand"] if game.info(card).level == "1st"]
        return [*actions.can_place(game, player), *(Option("place", (card,)) for card in more)]

    offered(patch, "place", can_place)


@breaks("8.3.1")
def the_first_turn_of_the_first_player_alone_has_no_bloom(patch: Patch) -> None:
    no_bloom_before(patch, 2)


@breaks("8.3.1")
def nobody_blooms_in_the_first_two_turns_whose_ever_they_are(patch: Patch) -> None:
    no_bloom_before(patch, 3)


def no_bloom_before(patch: Patch, turn: int) -> None:
    """Nobody blooms before that turn of the game, and from then on everybody does."""

    def can_bloom(game: Any, player: int) -> Any:
        before = game.state.had_turn
        game.state.had_turn = frozenset({0, 1}) if game.state.turn >= turn else frozenset()
        found = actions.can_bloom(game, player)
        game.state.had_turn = before
        return found

    offered(patch, "bloom", can_bloom)


@breaks("8.3.2")
def the_center_holomem_alone_blooms(patch: Patch) -> None:
    def can_bloom(game: Any, player: int) -> Any:
        there = game.state.zones[player, "center"]
        return [each for each in actions.can_bloom(game, player) if each.args[0] in there]

    offered(patch, "bloom", can_bloom)


@breaks("8.3.2")
def whoever_rests_does_not_bloom(patch: Patch) -> None:
    offered_for(patch, "bloom", lambda record, turn: not record.resting)


@breaks("8.3.2-b2")
def who_has_changed_its_position_came_in_no_turn(patch: Patch) -> None:
    moved(patch, "back", "collab", lambda state, record: replace(record, arrived=0))


@breaks("8.3.2-b3")
def who_has_changed_its_position_has_not_bloomed(patch: Patch) -> None:
    moved(patch, "back", "collab", lambda state, record: replace(record, bloomed=0))


@breaks("8.3.2-b1")
def a_spot_holomem_blooms(patch: Patch) -> None:
    patch.setattr(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Spot": ("1st",)})


@breaks("8.3.3-b1")
def whoever_blooms_may_take_any_name(patch: Patch) -> None:
    whole = actions.blooms_into
    patch.setattr(
        actions,
        "blooms_into",
        lambda below, above, damage: whole(below, replace(above, names=below.names | above.names), damage),
    )


@breaks("8.3.3-b2")
def a_level_may_be_left_out(patch: Patch) -> None:
    patch.setattr(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Debut": ("1st", "2nd")})


@breaks("8.3.3-b2")
def who_has_risen_becomes_a_spot_holomem(patch: Patch) -> None:
    patch.setattr(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "1st": ("1st", "2nd", "Spot"), "2nd": ("2nd", "Spot")})


@breaks("8.3.3-b2")
def who_is_at_the_last_level_begins_again(patch: Patch) -> None:
    patch.setattr(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "2nd": ("2nd", "Debut")})


@breaks("8.3.3-b3")
def whoever_blooms_may_be_out_of_hp_then(patch: Patch) -> None:
    whole = actions.blooms_into
    patch.setattr(actions, "blooms_into", lambda below, above, damage: whole(below, above, min(damage, above.hp - 1)))


@breaks("8.4.1")
def a_player_collabs_twice_in_a_turn(patch: Patch) -> None:
    undone(patch, "collab", "collab")


@breaks("8.4.2")
def whoever_rests_collabs(patch: Patch) -> None:
    def can_collab(game: Any, player: int) -> Any:
        found = actions.can_collab(game, player)
        back = game.state.zones[player, "back"]
        resting = [card for card in back if game.state.cards[card].resting]
        return [*found, *(Option("collab", (card,)) for card in resting)]

    offered(patch, "collab", can_collab)


@breaks("8.4.2")
def who_came_this_turn_does_not_collab(patch: Patch) -> None:
    offered_for(patch, "collab", lambda record, turn: record.arrived != turn)


@breaks("8.4.2")
def who_bloomed_this_turn_does_not_collab(patch: Patch) -> None:
    offered_for(patch, "collab", lambda record, turn: record.bloomed != turn)


@breaks("8.5.1")
def an_oshi_skill_costs_nothing(patch: Patch) -> None:
    patch.setattr(Hololive, "cost_of", lambda self, held: ())


@breaks("8.5.1.1")
def two_oshi_skills_are_used_in_a_turn(patch: Patch) -> None:
    def count_use(self: Any, held: Any) -> None:
        whole(self, held)
        self.state.done -= {("skill", held.seat)}

    whole = Hololive.count_use
    patch.setattr(Hololive, "count_use", count_use)


@breaks("8.5.1.1", "8.5.1.2")
def a_skill_for_another_moment_leaves_that_of_the_main_step(patch: Patch) -> None:
    counted_only_in_the_main_step(patch, "done", "ever")


@breaks("8.5.1.2", "8.5.1.1")
def an_sp_skill_for_another_moment_leaves_that_of_the_main_step(patch: Patch) -> None:
    counted_only_in_the_main_step(patch, "ever")


def counted_only_in_the_main_step(patch: Patch, *parts: str) -> None:
    """The use of what is no action of the main step leaves these parts of the state as they are."""

    def count_use(self: Any, held: Any) -> None:
        before = {part: getattr(self.state, part) for part in parts}
        whole(self, held)
        if not isinstance(held.ability, Skill):
            for part, value in before.items():
                setattr(self.state, part, value)
            self.state.touch()

    whole = Hololive.count_use
    patch.setattr(Hololive, "count_use", count_use)


@breaks("8.5.1.1")
def one_player_s_skill_bars_that_of_the_other(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        theirs = ("skill", 1 - held.seat) in self.state.done
        return bool(whole(self, held)) and not (theirs and isinstance(held.origin, Skill) and not held.origin.sp)

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("8.6.1")
def two_support_cards_of_a_name_are_not_played_in_a_turn(patch: Patch) -> None:
    def is_new(state: Any, card: int) -> bool:
        return not any(each[0] == "support" and each[1].name == state.cards[card].face.name for each in state.done)

    offered_if(patch, "support", is_new)


@breaks("8.6.2")
def no_support_card_is_played_in_the_first_turn(patch: Patch) -> None:
    offered_if(patch, "support", lambda state, card: state.turn > 1)


@breaks("8.7.1")
def the_baton_is_not_passed_to_who_came_this_turn(patch: Patch) -> None:
    offered_for(patch, "baton-pass", lambda record, turn: record.arrived != turn)


@breaks("8.6.2")
def who_goes_first_plays_none_that_is_limited_before_the_other_had_a_turn(patch: Patch) -> None:
    whole = actions.may_use_limited
    patch.setattr(
        actions,
        "may_use_limited",
        lambda game, player: game.state.had_turn != {player} and whole(game, player),
    )


@breaks("8.7.1")
def the_baton_is_passed_to_who_rests(patch: Patch) -> None:
    def can_pass(game: Any, player: int) -> Any:
        found = actions.can_baton_pass(game, player)
        resting = [card for card in game.state.zones[player, "back"] if game.state.cards[card].resting]
        return [*found, *(Option("baton-pass", (card,)) for card in resting if found)]

    offered(patch, "baton-pass", can_pass)


@breaks("8.7.4")
def the_baton_is_passed_twice_in_a_turn(patch: Patch) -> None:
    undone(patch, "baton-pass", "baton-pass")


def arted(patch: Patch, zone: str) -> None:
    """An engine that forgets that an art was used from a position."""

    def do(game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        game.state.done -= {("art", zone)}

    whole = arts.do
    patch.setattr(arts, "do", do)


@breaks("13.6.2")
def each_card_counts_its_changes_of_ability_for_itself(patch: Patch) -> None:
    patch.setattr(game_module, "counted", lambda game, held: (held.key,))


@breaks("9.2.1.2")
def whoever_rests_uses_an_art(patch: Patch) -> None:
    def options(game: Any) -> Any:
        state, found = game.state, whole(game)
        there = state.zones[state.turn_player, "center"]
        resting = [card for card in there if state.cards[card].resting]
        return [*found, *(Option("art", (card, held)) for card in resting for held in arts.playable_arts(game, card))]

    whole = arts.options
    patch.setattr(arts, "options", options)


@breaks("9.2.1.3")
def center_holomem_use_several_arts_in_a_step(patch: Patch) -> None:
    arted(patch, "center")


@breaks("9.2.1.4")
def collab_holomem_use_several_arts_in_a_step(patch: Patch) -> None:
    arted(patch, "collab")

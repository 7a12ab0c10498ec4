"""Engines of Di Gi Charat that assume or read otherwise, where the rulebook leaves it open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from saitei.reference_engine.digicharat import (
    attack_and_cover,
    bringing_out,
    damage_processing,
    effects,
    event_cards,
    response_chain,
    setup,
    turn,
)  # fmt: skip
from saitei.reference_engine.digicharat.game import Digicharat
from saitei.reference_engine.digicharat.state import GameState
from saitei.reference_engine.kernel import card_choices, instructions
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.game_loop import without_asks
from saitei.reference_engine.kernel.resolution import ResolutionContext
from saitei.reference_engine.violations import run_without_asks

from .others import Others, Patch

GAME = Others("digicharat", unseen=frozenset({"DA-14"}))
"""No scenario depends on DA-14: no clause is about the visibility of cards."""

OTHERS = GAME.others
otherwise = GAME.otherwise


# --- decks and turns ------------------------------------------------------------------------------


@otherwise("DA-1")
def a_deck_has_fifty_cards(patch: Patch) -> None:
    patch.setattr(setup, "CARDS", 50)


@otherwise("DA-1")
def four_of_a_card_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "COPIES", 4)


@otherwise("DA-2")
def five_cards_are_dealt(patch: Patch) -> None:
    patch.setattr(setup, "DEALT", 5)


@otherwise("DA-3")
def nobody_wakes(patch: Patch) -> None:
    whole = Digicharat.wake_up
    patch.setattr(Digicharat, "wake_up", lambda self, card: self.state.step == "start" or whole(self, card))


@otherwise("DA-4")
def six_cards_are_held(patch: Patch) -> None:
    patch.setattr(turn, "HELD", 6)


@otherwise("DA-4")
def one_card_is_drawn(patch: Patch) -> None:
    patch.setattr(turn, "HELD", 0)


@otherwise("DA-4")
def nobody_discards_before_drawing(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        player = game.state.turn_player
        for _ in range(max(1, turn.HELD - len(game.state.zones[player, "hand"]))):
            yield from instructions.draw_one_card(game, player)
        game.continue_after_responses(player, "turn", "main", 0)

    patch.setitem(turn.STEPS, "start", (turn.wake_characters, draw))


@otherwise("DA-5")
def a_character_comes_out_asleep(patch: Patch) -> None:
    @without_asks
    def appear(game: Any, entry: Any) -> None:
        run_without_asks(whole(game, entry))
        if game.state.cards[entry.card.card].zone == "field":
            game.state.change_card(entry.card.card, resting=True)

    whole = bringing_out.resolve_bring_out
    patch.setitem(response_chain.RESOLVE, "character", appear)


# --- needs, battles and damage --------------------------------------------------------------------


@otherwise("DA-6")
def needs_are_met_by_either_field(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        names = [self.cards[card].face.person for card in self.characters_in_play()]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(GameState, "meets_needs", meets_needs)


@otherwise("DA-6")
def a_character_counts_for_its_own_need(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        names = [face.person, *(self.cards[card].face.person for card in self.characters(player))]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(GameState, "meets_needs", meets_needs)


@otherwise("DA-6")
def needs_are_looked_at_when_a_character_comes_out(patch: Patch) -> None:
    def to_bring_out(game: Any, player: int) -> Any:
        patch.setattr(GameState, "meets_needs", lambda self, player, face: True)
        options = list(whole(game, player))
        patch.setattr(GameState, "meets_needs", meets_needs)
        return options

    whole, meets_needs = bringing_out.bring_out_options, GameState.meets_needs
    patch.setattr(bringing_out, "bring_out_options", to_bring_out)


@otherwise("DA-7")
def a_guard_that_is_met_holds(patch: Patch) -> None:
    def number(self: Any, card: int, what: str) -> int:
        return whole(self, card, what) + (what == "guard" and self.state.flow[-1][0] == "damage")

    whole = Digicharat.current_value
    patch.setattr(Digicharat, "current_value", number)


@otherwise("DA-7")
def only_the_attacker_deals_its_power(patch: Patch) -> None:
    patch.setattr(
        attack_and_cover, "damage_of_battle", lambda game, fight: damage_processing.damage_of_battle(game, fight)[:1]
    )


@otherwise("DA-7")
def the_target_falls_asleep_as_well(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight = game.state.battle
        if fight is not None and fight.target is not None and game.state.is_there(fight.target):
            game.put_to_sleep(fight.target.card)
        whole(game)

    whole = damage_processing.finish_attack
    patch.setattr(damage_processing, "finish_attack", finish)


@otherwise("DA-7")
def who_sleeps_does_not_strike_back(patch: Patch) -> None:
    def of_battle(game: Any, fight: Any) -> Any:
        asleep = fight.target is not None and game.state.cards[fight.target.card].resting
        return tuple(each for each in whole(game, fight) if not (asleep and each.by == fight.target.card))

    whole = damage_processing.damage_of_battle
    patch.setattr(attack_and_cover, "damage_of_battle", of_battle)


@otherwise("DA-7")
def the_attacker_strikes_first(patch: Patch) -> None:
    def of_battle(game: Any, fight: Any) -> Any:
        first, *second = whole(game, fight)
        fells = first.target is not None and first.amount >= game.current_value(first.target.card, "guard")
        return (first,) if fells and first.target == fight.target else (first, *second)

    whole = damage_processing.damage_of_battle
    patch.setattr(attack_and_cover, "damage_of_battle", of_battle)


@otherwise("DA-8")
def damage_takes_the_bottom_of_the_deck(patch: Patch) -> None:
    def taken_from(game: Any, player: int, dealt: int) -> Any:
        cards = game.state.zones[player, "deck"][::-1][:dealt]
        return [EngineEvent("move", card, player, to="discard pile", cause="damage") for card in cards]

    patch.setattr(damage_processing, "moves_for_player_damage", taken_from)


@otherwise("DA-8")
def damage_to_a_player_is_one_card(patch: Patch) -> None:
    whole = damage_processing.moves_for_player_damage
    patch.setattr(damage_processing, "moves_for_player_damage", lambda game, player, dealt: whole(game, player, 1))


@otherwise("DA-9")
def an_empty_deck_loses_when_a_card_is_to_be_drawn(patch: Patch) -> None:
    def draw(game: Any, player: int, *ctx: Any, **how: Any) -> Any:
        whole_loss(game)
        return (yield from whole(game, player, *ctx, **how))

    whole, whole_loss = instructions.draw_one_card, Digicharat.lose_without_deck
    patch.setattr(instructions, "draw_one_card", draw)
    patch.setattr(turn, "draw_card", draw)
    patch.setattr(Digicharat, "lose_without_deck", lambda self: None)


@otherwise("DA-17")
def what_is_reflected_pierces_as_well(patch: Patch) -> None:
    def pierces(game: Any, dealt: Any) -> bool:
        return dealt.fights and dealt.by == game.state.battle.attacker.card and game.has_skill(dealt.by, "pierce")

    patch.setattr(damage_processing, "is_piercing_damage", pierces)


# --- responses and events -------------------------------------------------------------------------


@otherwise("DA-10")
def who_acted_responds_first(patch: Patch) -> None:
    whole = Digicharat.continue_after_responses
    patch.setattr(Digicharat, "continue_after_responses", lambda self, player, *then: whole(self, 1 - player, *then))


@otherwise("DA-10")
def the_turn_player_responds_first(patch: Patch) -> None:
    whole = Digicharat.continue_after_responses
    patch.setattr(
        Digicharat,
        "continue_after_responses",
        lambda self, player, *then: whole(self, 1 - self.state.turn_player, *then),
    )


@otherwise("DA-10")
def one_pass_is_enough(patch: Patch) -> None:
    def respond(game: Any, frame: Any) -> Any:
        yield from whole(game, (*frame[:2], 1))

    whole = response_chain.respond_or_pass
    patch.setitem(Digicharat.procedures, "respond", respond)  # type: ignore[arg-type]


@otherwise("DA-11")
def targets_are_chosen_when_the_event_takes_effect(patch: Patch) -> None:
    @without_asks
    def unchosen(game: Any, ctx: Any, then: Any) -> Any:
        return ()

    def take_effect(game: Any, entry: Any) -> Any:
        then = game.state.cards[entry.card.card].face.then
        chosen = yield from card_choices.choose_ahead(game, ResolutionContext(entry.player, entry.card), then)
        yield from whole(game, replace(entry, chosen=chosen))

    whole = event_cards.resolve_event
    patch.setattr(event_cards, "choose_ahead", unchosen)
    patch.setitem(response_chain.RESOLVE, "event", take_effect)


@otherwise("DA-12")
def a_used_event_stays_until_it_is_discarded(patch: Patch) -> None:
    def move(self: Any, card: int, to: str, cause: str) -> None:
        if cause == "used":
            self.state.change_card(card, state="in effect")
        else:
            whole(self, card, to, cause)

    whole = Digicharat.move_card
    patch.setattr(Digicharat, "move_card", move)


@otherwise("DA-12")
def what_is_in_effect_needs_its_characters(patch: Patch) -> None:
    def number(self: Any, card: int, what: str) -> int:
        state, lasting = self.state, self.state.lasting
        state.lasting = tuple(
            each for each in lasting if state.meets_needs(each.held.seat, state.cards[each.held.card].face)
        )
        state.invalidate_effects()
        found = whole(self, card, what)
        state.lasting = lasting
        state.invalidate_effects()
        return found

    whole = Digicharat.current_value
    patch.setattr(Digicharat, "current_value", number)


@otherwise("DA-13")
def players_do_not_cover(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        return (each for each in whole(game, player) if each.kind == "cover")

    whole = attack_and_cover.cover_options
    patch.setattr(attack_and_cover, "cover_options", to_cover)


@otherwise("DA-13")
def a_player_covers_once(patch: Patch) -> None:
    @without_asks
    def take_attack(game: Any, player: int) -> None:
        run_without_asks(whole(game, player))
        game.state.colors |= {(player, "covered")}

    def to_cover(game: Any, player: int) -> Iterator[Any]:
        spent = (player, "covered") in game.state.colors
        return (each for each in offered(game, player) if not (spent and each.kind == "take-attack"))

    whole, offered = attack_and_cover.take_direct_attack, attack_and_cover.cover_options
    patch.setattr(attack_and_cover, "cover_options", to_cover)
    patch.setitem(response_chain.ACT, "take-attack", take_attack)


@otherwise("DA-15")
def events_are_set_in_response_as_well(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        yield from event_cards.set_options(game, player)

    whole = response_chain.response_options
    patch.setattr(response_chain, "response_options", responses)


@otherwise("DA-15")
def an_event_waits_a_turn(patch: Patch) -> None:
    whole = event_cards.use_options
    waits = lambda game, player: game.state.has_set and player == game.state.turn_player  # noqa: E731
    patch.setattr(event_cards, "use_options", lambda game, player: () if waits(game, player) else whole(game, player))


@otherwise("DA-16")
def a_color_counts_from_the_appearance(patch: Patch) -> None:
    @without_asks
    def bring_out(game: Any, player: int, card: int) -> None:
        before = game.state.colors
        run_without_asks(whole(game, player, card))
        game.state.colors = before

    @without_asks
    def appear(game: Any, entry: Any) -> None:
        before, record = game.state.colors, game.state.cards[entry.card.card]
        run_without_asks(whole_appear(game, entry))
        is_out = game.state.cards[entry.card.card].zone == "field"
        game.state.colors = before | ({(entry.player, record.face.color)} if is_out else set())

    whole, whole_appear = bringing_out.bring_out_character, bringing_out.resolve_bring_out
    patch.setitem(response_chain.ACT, "character", bring_out)
    patch.setitem(response_chain.RESOLVE, "character", appear)


# --- readings -------------------------------------------------------------------------------------


@otherwise("D-05", "attacked-too")
def a_name_that_was_attacked_has_battled(patch: Patch) -> None:
    has_battled(patch, lambda game, card: game.state.cards[card].face.person)


@otherwise("D-05", "attacked-too")
def a_player_s_name_that_was_attacked_has_battled(patch: Patch) -> None:
    has_battled(patch, lambda game, card: (game.state.cards[card].seat, game.state.cards[card].face.person))


def has_battled(patch: Patch, name: Callable[[Any, int], Any]) -> None:
    """A character that was in a battle is in no other in that turn, by its name: attacks, is attacked and covers."""

    def finish(game: Any) -> None:
        fight = game.state.battle
        both = () if fight is None or fight.target is None else (fight.attacker.card, fight.target.card)
        game.state.fought |= {(name(game, card), "battled") for card in both}
        whole(game)

    def free(game: Any, *cards: int) -> bool:
        return not any((name(game, card), "battled") in game.state.fought for card in cards)

    def to_attack(game: Any, player: int) -> Iterator[Any]:
        return (each for each in offered(game, player) if free(game, *each.args))

    def to_cover(game: Any, player: int) -> Iterator[Any]:
        return (each for each in covering(game, player) if free(game, *each.args))

    whole, offered, covering = (
        damage_processing.finish_attack,
        attack_and_cover.attack_options,
        attack_and_cover.cover_options,
    )
    patch.setattr(damage_processing, "finish_attack", finish)
    patch.setattr(attack_and_cover, "attack_options", to_attack)
    patch.setattr(attack_and_cover, "cover_options", to_cover)


@otherwise("D-11", "not-before")
def what_has_laid_something_up_is_not_discarded_before(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Iterator[Any]:
        busy = {each.held.card for each in game.state.delayed}
        return (each for each in whole(game, player) if each.args[0] not in busy)

    whole = event_cards.discard_options
    patch.setattr(event_cards, "discard_options", to_discard)


@otherwise("D-13", "turn-player")
def only_the_turn_player_brings_characters_out(patch: Patch) -> None:
    whole = bringing_out.bring_out_options
    mine = lambda game, player: whole(game, player) if player == game.state.turn_player else ()  # noqa: E731
    patch.setattr(bringing_out, "bring_out_options", mine)


@otherwise("D-14", "resolved-last")
def what_is_resolved_last_reflects_last(patch: Patch) -> None:
    def mark(game: Any, ctx: Any, kind: str, ref: Any) -> None:
        whole(game, replace(ctx, age=-ctx.age), kind, ref)

    whole = effects._mark
    patch.setattr(effects, "_mark", mark)


@otherwise("D-21", "when-fought")
def a_direct_attack_is_looked_at_again(patch: Patch) -> None:
    @without_asks
    def declare(game: Any, player: int, *cards: int) -> None:
        run_without_asks(whole_declare(game, player, *cards))
        game.state.colors -= {(player, "direct")}
        if len(cards) == 1:
            game.state.colors |= {(player, "direct")}

    @without_asks
    def fight(game: Any, entry: Any) -> None:
        if (entry.player, "direct") in game.state.colors and not attack_and_cover.can_attack_directly(
            game, entry.player
        ):
            game.state.battle = None
            return
        run_without_asks(whole(game, entry))

    whole, whole_declare = attack_and_cover.resolve_battle, attack_and_cover.declare_attack
    patch.setitem(response_chain.ACT, "attack", declare)
    patch.setitem(response_chain.ACT, "direct-attack", declare)
    patch.setitem(response_chain.RESOLVE, "attack", fight)


@otherwise("D-22", "characters-alone")
def a_direct_attack_is_no_battle(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight, fought = game.state.battle, game.state.fought
        whole(game)
        if fight is not None and fight.target is None:
            game.state.fought = fought

    whole = damage_processing.finish_attack
    patch.setattr(damage_processing, "finish_attack", finish)


@otherwise("D-22", "characters-alone")
def a_direct_attack_is_possible_after_a_battle(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight, fought = game.state.battle, game.state.fought
        whole(game)
        if fight is not None and fight.target is None:
            game.state.fought = fought

    def to_attack(game: Any, player: int) -> Iterator[Any]:
        fought = game.state.fought
        yield from (each for each in offered(game, player) if each.kind == "attack")
        game.state.fought = frozenset()
        direct = [each for each in offered(game, player) if each.kind == "direct-attack"]
        game.state.fought = fought
        yield from direct

    whole, offered = damage_processing.finish_attack, attack_and_cover.attack_options
    patch.setattr(damage_processing, "finish_attack", finish)
    patch.setattr(attack_and_cover, "attack_options", to_attack)


@otherwise("D-23", "at-once")
def a_battle_is_cancelled_when_its_attacker_falls_asleep(patch: Patch) -> None:
    def sleep(self: Any, card: int) -> None:
        state = self.state
        fights = state.battle is not None and state.battle.attacker == state.reference_to(card)
        whole(self, card)
        if fights and state.flow[-1][0] != "damage":
            self.record_event(EngineEvent("cancelled", card, state.turn_player))
            state.battle = None

    @without_asks
    def fight(game: Any, entry: Any) -> None:
        if game.state.battle is not None:
            run_without_asks(whole_fight(game, entry))

    whole, whole_fight = Digicharat.put_to_sleep, attack_and_cover.resolve_battle
    patch.setattr(Digicharat, "put_to_sleep", sleep)
    patch.setitem(response_chain.RESOLVE, "attack", fight)

"""Engines of Di Gi Charat that assume or read otherwise, where the rulebook leaves it open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from saitei.reference_engine.digicharat import (
    battle,
    chain,
    characters,
    damage,
    effects,
    event_cards,
    setup,
    turn,
)  # fmt: skip
from saitei.reference_engine.digicharat.game import Digicharat
from saitei.reference_engine.digicharat.state import Table
from saitei.reference_engine.kernel import choices, instructions
from saitei.reference_engine.kernel.context import Context
from saitei.reference_engine.kernel.events import Event
from saitei.reference_engine.kernel.flow import at_once
from saitei.reference_engine.violations import done

from .others import Others, Patch

GAME = Others("digicharat", unseen=frozenset({"DA-14"}))
"""No scenario leans on DA-14: no clause speaks of who sees what."""

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
    whole = Digicharat.wake
    patch.setattr(Digicharat, "wake", lambda self, card: self.state.step == "start" or whole(self, card))


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
            yield from instructions.draw(game, player)
        game.acted(player, "turn", "main", 0)

    patch.setitem(turn.STEPS, "start", (turn.wake, draw))


@otherwise("DA-5")
def a_character_comes_out_asleep(patch: Patch) -> None:
    @at_once
    def appear(game: Any, entry: Any) -> None:
        done(whole(game, entry))
        if game.state.cards[entry.card.card].zone == "field":
            game.state.change(entry.card.card, resting=True)

    whole = characters.appear
    patch.setitem(chain.RESOLVE, "character", appear)


# --- needs, battles and damage --------------------------------------------------------------------


@otherwise("DA-6")
def needs_are_met_by_either_field(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        names = [self.cards[card].face.person for card in self.in_play()]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(Table, "meets_needs", meets_needs)


@otherwise("DA-6")
def a_character_counts_for_its_own_need(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        names = [face.person, *(self.cards[card].face.person for card in self.characters(player))]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(Table, "meets_needs", meets_needs)


@otherwise("DA-6")
def needs_are_looked_at_when_a_character_comes_out(patch: Patch) -> None:
    def to_bring_out(game: Any, player: int) -> Any:
        patch.setattr(Table, "meets_needs", lambda self, player, face: True)
        options = list(whole(game, player))
        patch.setattr(Table, "meets_needs", meets_needs)
        return options

    whole, meets_needs = characters.to_bring_out, Table.meets_needs
    patch.setattr(characters, "to_bring_out", to_bring_out)


@otherwise("DA-7")
def a_guard_that_is_met_holds(patch: Patch) -> None:
    def number(self: Any, card: int, what: str) -> int:
        return whole(self, card, what) + (what == "guard" and self.state.flow[-1][0] == "damage")

    whole = Digicharat.number
    patch.setattr(Digicharat, "number", number)


@otherwise("DA-7")
def only_the_attacker_deals_its_power(patch: Patch) -> None:
    patch.setattr(battle, "of_battle", lambda game, fight: damage.of_battle(game, fight)[:1])


@otherwise("DA-7")
def the_target_falls_asleep_as_well(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight = game.state.battle
        if fight is not None and fight.target is not None and game.state.is_there(fight.target):
            game.sleep(fight.target.card)
        whole(game)

    whole = damage.finish
    patch.setattr(damage, "finish", finish)


@otherwise("DA-7")
def who_sleeps_does_not_strike_back(patch: Patch) -> None:
    def of_battle(game: Any, fight: Any) -> Any:
        asleep = fight.target is not None and game.state.cards[fight.target.card].resting
        return tuple(each for each in whole(game, fight) if not (asleep and each.by == fight.target.card))

    whole = damage.of_battle
    patch.setattr(battle, "of_battle", of_battle)


@otherwise("DA-7")
def the_attacker_strikes_first(patch: Patch) -> None:
    def of_battle(game: Any, fight: Any) -> Any:
        first, *second = whole(game, fight)
        fells = first.target is not None and first.amount >= game.number(first.target.card, "guard")
        return (first,) if fells and first.target == fight.target else (first, *second)

    whole = damage.of_battle
    patch.setattr(battle, "of_battle", of_battle)


@otherwise("DA-8")
def damage_takes_the_bottom_of_the_deck(patch: Patch) -> None:
    def taken_from(game: Any, player: int, dealt: int) -> Any:
        cards = game.state.zones[player, "deck"][::-1][:dealt]
        return [Event("move", card, player, to="discard pile", cause="damage") for card in cards]

    patch.setattr(damage, "taken_from", taken_from)


@otherwise("DA-8")
def damage_to_a_player_is_one_card(patch: Patch) -> None:
    whole = damage.taken_from
    patch.setattr(damage, "taken_from", lambda game, player, dealt: whole(game, player, 1))


@otherwise("DA-9")
def an_empty_deck_loses_when_a_card_is_to_be_drawn(patch: Patch) -> None:
    def draw(game: Any, player: int, *ctx: Any, **how: Any) -> Any:
        whole_loss(game)
        return (yield from whole(game, player, *ctx, **how))

    whole, whole_loss = instructions.draw, Digicharat.lose_without_deck
    patch.setattr(instructions, "draw", draw)
    patch.setattr(turn, "draw_card", draw)
    patch.setattr(Digicharat, "lose_without_deck", lambda self: None)


@otherwise("DA-17")
def what_is_reflected_pierces_as_well(patch: Patch) -> None:
    def pierces(game: Any, dealt: Any) -> bool:
        return dealt.fights and dealt.by == game.state.battle.attacker.card and game.has(dealt.by, "pierce")

    patch.setattr(damage, "pierces", pierces)


# --- responses and events -------------------------------------------------------------------------


@otherwise("DA-10")
def who_acted_responds_first(patch: Patch) -> None:
    whole = Digicharat.acted
    patch.setattr(Digicharat, "acted", lambda self, player, *then: whole(self, 1 - player, *then))


@otherwise("DA-10")
def the_turn_player_responds_first(patch: Patch) -> None:
    whole = Digicharat.acted
    patch.setattr(Digicharat, "acted", lambda self, player, *then: whole(self, 1 - self.state.turn_player, *then))


@otherwise("DA-10")
def one_pass_is_enough(patch: Patch) -> None:
    def respond(game: Any, frame: Any) -> Any:
        yield from whole(game, (*frame[:2], 1))

    whole = chain.respond
    patch.setitem(Digicharat.procedures, "respond", respond)  # type: ignore[arg-type]


@otherwise("DA-11")
def targets_are_chosen_when_the_event_takes_effect(patch: Patch) -> None:
    @at_once
    def unchosen(game: Any, ctx: Any, then: Any) -> Any:
        return ()

    def take_effect(game: Any, entry: Any) -> Any:
        then = game.state.cards[entry.card.card].face.then
        chosen = yield from choices.choose_ahead(game, Context(entry.player, entry.card), then)
        yield from whole(game, replace(entry, chosen=chosen))

    whole = event_cards.take_effect
    patch.setattr(event_cards, "choose_ahead", unchosen)
    patch.setitem(chain.RESOLVE, "event", take_effect)


@otherwise("DA-12")
def a_used_event_stays_until_it_is_discarded(patch: Patch) -> None:
    def move(self: Any, card: int, to: str, cause: str) -> None:
        if cause == "used":
            self.state.change(card, state="in effect")
        else:
            whole(self, card, to, cause)

    whole = Digicharat.move
    patch.setattr(Digicharat, "move", move)


@otherwise("DA-12")
def what_is_in_effect_needs_its_characters(patch: Patch) -> None:
    def number(self: Any, card: int, what: str) -> int:
        state, lasting = self.state, self.state.lasting
        state.lasting = tuple(
            each for each in lasting if state.meets_needs(each.held.seat, state.cards[each.held.card].face)
        )
        state.rearranged()
        found = whole(self, card, what)
        state.lasting = lasting
        state.rearranged()
        return found

    whole = Digicharat.number
    patch.setattr(Digicharat, "number", number)


@otherwise("DA-13")
def players_do_not_cover(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        return (each for each in whole(game, player) if each.kind == "cover")

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@otherwise("DA-13")
def a_player_covers_once(patch: Patch) -> None:
    @at_once
    def take_attack(game: Any, player: int) -> None:
        done(whole(game, player))
        game.state.colors |= {(player, "covered")}

    def to_cover(game: Any, player: int) -> Iterator[Any]:
        spent = (player, "covered") in game.state.colors
        return (each for each in offered(game, player) if not (spent and each.kind == "take-attack"))

    whole, offered = battle.take_attack, battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)
    patch.setitem(chain.ACT, "take-attack", take_attack)


@otherwise("DA-15")
def events_are_set_in_response_as_well(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        yield from event_cards.to_set(game, player)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@otherwise("DA-15")
def an_event_waits_a_turn(patch: Patch) -> None:
    whole = event_cards.to_use
    waits = lambda game, player: game.state.has_set and player == game.state.turn_player  # noqa: E731
    patch.setattr(event_cards, "to_use", lambda game, player: () if waits(game, player) else whole(game, player))


@otherwise("DA-16")
def a_color_counts_from_the_appearance(patch: Patch) -> None:
    @at_once
    def bring_out(game: Any, player: int, card: int) -> None:
        before = game.state.colors
        done(whole(game, player, card))
        game.state.colors = before

    @at_once
    def appear(game: Any, entry: Any) -> None:
        before, record = game.state.colors, game.state.cards[entry.card.card]
        done(whole_appear(game, entry))
        is_out = game.state.cards[entry.card.card].zone == "field"
        game.state.colors = before | ({(entry.player, record.face.color)} if is_out else set())

    whole, whole_appear = characters.bring_out, characters.appear
    patch.setitem(chain.ACT, "character", bring_out)
    patch.setitem(chain.RESOLVE, "character", appear)


# --- readings -------------------------------------------------------------------------------------


@otherwise("D-05", "attacked-too")
def a_name_that_was_attacked_has_battled(patch: Patch) -> None:
    has_battled(patch, lambda game, card: game.state.cards[card].face.person)


@otherwise("D-05", "attacked-too")
def a_player_s_name_that_was_attacked_has_battled(patch: Patch) -> None:
    has_battled(patch, lambda game, card: (game.state.cards[card].seat, game.state.cards[card].face.person))


def has_battled(patch: Patch, name: Callable[[Any, int], Any]) -> None:
    """Whoever was in a battle is in no other one in that turn, by that name: attacks, is attacked and covers."""

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

    whole, offered, covering = damage.finish, battle.to_attack, battle.to_cover
    patch.setattr(damage, "finish", finish)
    patch.setattr(battle, "to_attack", to_attack)
    patch.setattr(battle, "to_cover", to_cover)


@otherwise("D-11", "not-before")
def what_has_laid_something_up_is_not_discarded_before(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Iterator[Any]:
        busy = {each.held.card for each in game.state.delayed}
        return (each for each in whole(game, player) if each.args[0] not in busy)

    whole = event_cards.to_discard
    patch.setattr(event_cards, "to_discard", to_discard)


@otherwise("D-13", "turn-player")
def only_the_turn_player_brings_characters_out(patch: Patch) -> None:
    whole = characters.to_bring_out
    mine = lambda game, player: whole(game, player) if player == game.state.turn_player else ()  # noqa: E731
    patch.setattr(characters, "to_bring_out", mine)


@otherwise("D-14", "resolved-last")
def what_is_resolved_last_reflects_last(patch: Patch) -> None:
    def mark(game: Any, ctx: Any, kind: str, ref: Any) -> None:
        whole(game, replace(ctx, age=-ctx.age), kind, ref)

    whole = effects._mark
    patch.setattr(effects, "_mark", mark)


@otherwise("D-21", "when-fought")
def a_direct_attack_is_looked_at_again(patch: Patch) -> None:
    @at_once
    def declare(game: Any, player: int, *cards: int) -> None:
        done(whole_declare(game, player, *cards))
        game.state.colors -= {(player, "direct")}
        if len(cards) == 1:
            game.state.colors |= {(player, "direct")}

    @at_once
    def fight(game: Any, entry: Any) -> None:
        if (entry.player, "direct") in game.state.colors and not battle.is_open(game, entry.player):
            game.state.battle = None
            return
        done(whole(game, entry))

    whole, whole_declare = battle.fight, battle.declare
    patch.setitem(chain.ACT, "attack", declare)
    patch.setitem(chain.ACT, "direct-attack", declare)
    patch.setitem(chain.RESOLVE, "attack", fight)


@otherwise("D-22", "characters-alone")
def a_direct_attack_is_no_battle(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight, fought = game.state.battle, game.state.fought
        whole(game)
        if fight is not None and fight.target is None:
            game.state.fought = fought

    whole = damage.finish
    patch.setattr(damage, "finish", finish)


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

    whole, offered = damage.finish, battle.to_attack
    patch.setattr(damage, "finish", finish)
    patch.setattr(battle, "to_attack", to_attack)


@otherwise("D-23", "at-once")
def a_battle_is_cancelled_when_its_attacker_falls_asleep(patch: Patch) -> None:
    def sleep(self: Any, card: int) -> None:
        state = self.state
        fights = state.battle is not None and state.battle.attacker == state.ref(card)
        whole(self, card)
        if fights and state.flow[-1][0] != "damage":
            self.record(Event("cancelled", card, state.turn_player))
            state.battle = None

    @at_once
    def fight(game: Any, entry: Any) -> None:
        if game.state.battle is not None:
            done(whole_fight(game, entry))

    whole, whole_fight = Digicharat.sleep, battle.fight
    patch.setattr(Digicharat, "sleep", sleep)
    patch.setitem(chain.RESOLVE, "attack", fight)

"""Violations of Di Gi Charat: battles and direct attacks (3-2, 3-3, 3-9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations, done, kept
from .. import battle, chain, damage, turn
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("3-2-1.1")
def each_card_battles_once_whatever_its_name(patch: Patch) -> None:
    def to_attack(game: Any, player: int) -> Any:
        before, game.state.fought = game.state.fought, frozenset()
        options = list(whole(game, player))
        game.state.fought = before
        return options

    whole = battle.to_attack
    patch.setattr(battle, "to_attack", to_attack)


@breaks("3-2-1.1", "3-2-3.1", "3-9.2")
def names_that_attacked_rest_for_good(patch: Patch) -> None:
    kept(patch, turn, "begin_turn", "fought")


@breaks("3-2-1.2", "3-2-1.3")
def characters_of_one_name_battle_where_their_colors_differ(patch: Patch) -> None:
    def to_attack(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        cards = game.state.cards
        for mine in game.state.characters(player):
            for theirs in game.state.characters(1 - player):
                ours, other = cards[mine].face, cards[theirs].face
                is_free = not cards[mine].asleep and ours.person not in game.state.fought
                if is_free and ours.person == other.person and ours.name != other.name:
                    yield Option("attack", (mine, theirs))

    whole = battle.to_attack
    patch.setattr(battle, "to_attack", to_attack)


@breaks("3-2-4.1", "3-9.2.n1")
def a_cancelled_battle_counts_as_an_attack(patch: Patch) -> None:
    @at_once
    def fight(game: Any, entry: Any) -> None:
        done(whole(game, entry))
        if game.state.battle is None:
            game.state.fought |= {game.state.cards[entry.card.card].face.person}

    whole = battle.fight
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-2-2.1", "3-7.4", "3-7.1")
def a_battle_is_begun_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        yield from battle.to_attack(game, player)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-3.3", "3-3.1")
def only_the_attacker_has_to_have_their_name(patch: Patch) -> None:
    def is_open(game: Any, player: int) -> bool:
        theirs = {game.state.cards[card].face.person for card in game.state.characters(1 - player)}
        mine = {game.state.cards[card].face.person for card in game.state.characters(player)}
        return not theirs or (len(theirs) == 1 and theirs <= mine)

    patch.setattr(battle, "is_open", is_open)


@breaks("3-3.3")
def who_sleeps_is_overlooked(patch: Patch) -> None:
    def is_open(game: Any, player: int) -> bool:
        cards = game.state.cards
        theirs = [card for card in game.state.characters(1 - player) if not cards[card].asleep]
        names = {cards[card].face.person for card in (*theirs, *game.state.characters(player))}
        return not game.state.characters(1 - player) or len(names) == 1

    patch.setattr(battle, "is_open", is_open)


@breaks("3-3.1")
def anybody_can_be_attacked_directly(patch: Patch) -> None:
    patch.setattr(battle, "is_open", lambda game, player: True)


@breaks("3-3.2", "3-3.1")
def an_empty_field_protects(patch: Patch) -> None:
    whole = battle.is_open
    patch.setattr(
        battle, "is_open", lambda game, player: bool(game.state.characters(1 - player)) and whole(game, player)
    )


@breaks("3-2-3.1", "3-9.2")
def who_has_attacked_stays_awake(patch: Patch) -> None:
    def finish(game: Any) -> None:
        with Patch() as inner:
            inner.setattr(Digicharat, "sleep", lambda self, card: None)
            whole(game)

    whole = damage.finish
    patch.setattr(damage, "finish", finish)


@breaks("3-9.2.n1", "3-2-4.1")
def who_attacked_in_a_cancelled_battle_sleeps(patch: Patch) -> None:
    @at_once
    def fight(game: Any, entry: Any) -> None:
        done(whole(game, entry))
        if game.state.battle is None and game.state.is_there(entry.card):
            game.sleep(entry.card.card)

    whole = battle.fight
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-9.2", "3-2-3.1")
def who_attacks_falls_asleep_before_the_damage(patch: Patch) -> None:
    @at_once
    def fight(game: Any, entry: Any) -> None:
        done(whole(game, entry))
        if game.state.battle is not None:
            game.sleep(entry.card.card)

    whole = battle.fight
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-9.2")
def the_name_of_an_attacker_that_was_discarded_has_not_attacked(patch: Patch) -> None:
    def finish(game: Any) -> None:
        state, fight = game.state, game.state.battle
        before = state.fought
        whole(game)
        if fight is not None and not state.is_there(fight.attacker):
            state.fought = before

    whole = damage.finish
    patch.setattr(damage, "finish", finish)


@breaks("3-2-1.3")
def who_has_the_same_name_is_attacked_where_an_event_lets_strike(patch: Patch) -> None:
    def to_attack(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        cards = game.state.cards
        for mine in game.state.characters(player):
            for theirs in game.state.characters(1 - player):
                if not cards[mine].asleep and cards[mine].face.person == cards[theirs].face.person:
                    yield Option("attack", (mine, theirs))

    whole = battle.to_attack
    patch.setattr(battle, "to_attack", to_attack)


@breaks("3-2-1.1")
def names_of_another_color_attack_again(patch: Patch) -> None:
    def to_attack(game: Any, player: int) -> list[Any]:
        before, game.state.fought = game.state.fought, frozenset()
        options = [each for each in whole(game, player) if person_and_color(game, each.args[0]) not in before]
        game.state.fought = before
        return options

    def finish(game: Any) -> None:
        before, fight = game.state.fought, game.state.battle
        whole_finish(game)
        if fight is not None:
            game.state.fought = before | {person_and_color(game, fight.attacker.card)}

    whole, whole_finish = battle.to_attack, damage.finish
    patch.setattr(battle, "to_attack", to_attack)
    patch.setattr(damage, "finish", finish)


def person_and_color(game: Any, card: int) -> tuple[str, str]:
    """What a name is taken to be."""
    face = game.state.cards[card].face
    return face.person, face.color


@breaks("3-2-3.1")
def who_attacked_a_player_stays_awake(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight = game.state.battle
        with Patch() as inner:
            if fight is not None and fight.target is None:
                inner.setattr(Digicharat, "sleep", lambda self, card: None)
            whole(game)

    whole = damage.finish
    patch.setattr(damage, "finish", finish)


@breaks("3-2-4.1")
def a_battle_against_who_sleeps_is_cancelled(patch: Patch) -> None:
    @at_once
    def fight(game: Any, entry: Any) -> None:
        target = game.state.battle.target
        if target is not None and game.state.cards[target.card].asleep:
            game.state.battle = replace(game.state.battle, target=replace(target, inc=-1))
        done(whole(game, entry))

    whole = battle.fight
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-3.2")
def an_event_that_is_set_protects(patch: Patch) -> None:
    whole = battle.is_open
    patch.setattr(
        battle, "is_open", lambda game, player: game.state.event_of(1 - player) is None and whole(game, player)
    )


@breaks("3-3.3")
def both_fields_have_to_hold_one_card(patch: Patch) -> None:
    def is_open(game: Any, player: int) -> bool:
        return bool(whole(game, player)) and all(len(game.state.characters(each)) <= 1 for each in (0, 1))

    whole = battle.is_open
    patch.setattr(battle, "is_open", is_open)


@breaks("3-3.3")
def both_fields_have_to_be_of_one_color(patch: Patch) -> None:
    def is_open(game: Any, player: int) -> bool:
        colors = {game.state.cards[card].face.color for card in game.state.in_play()}
        return not game.state.characters(1 - player) or (len(colors) == 1 and bool(whole(game, player)))

    whole = battle.is_open
    patch.setattr(battle, "is_open", is_open)

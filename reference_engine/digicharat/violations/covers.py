"""Violations of Di Gi Charat: covering and piercing (3-5, 3-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations, done
from .. import battle, chain, damage
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("3-5.2")
def who_sleeps_covers(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Any:
        cards = game.state.cards
        asleep = [card for card in game.state.characters(player) if cards[card].asleep]
        for card in asleep:
            cards[card] = replace(cards[card], asleep=False)
        options = list(whole(game, player))
        for card in asleep:
            cards[card] = replace(cards[card], asleep=True)
        return options

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-5.3")
def who_covers_stays_awake(patch: Patch) -> None:
    @at_once
    def cover(game: Any, player: int, by: Any) -> None:
        done(whole(game, player, by))
        game.state.change(by, asleep=False)

    whole = battle.cover
    patch.setitem(chain.ACT, "cover", cover)


def with_power(patch: Patch, has: Callable[[Any, Any], bool]) -> None:
    """Of those that cover, the ones for which it holds keep their power."""

    def number(self: Any, card: int, what: str) -> int:
        fight = self.state.battle
        if fight is None:
            return whole(self, card, what)
        spent = frozenset(ref for ref in fight.spent if not has(self, ref))
        self.state.battle = replace(fight, spent=spent)
        found = whole(self, card, what)
        self.state.battle = fight
        return found

    whole = Digicharat.number
    patch.setattr(Digicharat, "number", number)


@breaks("3-5.4")
def who_covers_deals_its_power(patch: Patch) -> None:
    with_power(patch, lambda game, ref: True)


@breaks("3-5.4")
def who_is_woken_has_its_power_again(patch: Patch) -> None:
    with_power(patch, lambda game, ref: not game.state.cards[ref.card].asleep)


@breaks("3-5.4")
def what_raises_its_power_helps_who_covers(patch: Patch) -> None:
    def number(self: Any, card: int, what: str) -> int:
        fight = self.state.battle
        is_spent = fight is not None and self.state.ref(card) in fight.spent
        more = self.info(card).power - self.state.cards[card].face.info.power
        return int(more) if what == "power" and is_spent else whole(self, card, what)

    whole = Digicharat.number
    patch.setattr(Digicharat, "number", number)


@breaks("3-5.7")
def each_character_covers_once_a_turn(patch: Patch) -> None:
    @at_once
    def cover(game: Any, player: int, by: int) -> None:
        done(whole(game, player, by))
        game.state.colors |= {(player, f"covered {by}")}

    def to_cover(game: Any, player: int) -> Any:
        spent = game.state.colors
        return (
            each for each in offered(game, player) if (player, f"covered {each.args and each.args[0]}") not in spent
        )

    whole, offered = battle.cover, battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)
    patch.setitem(chain.ACT, "cover", cover)


@breaks("3-5.7")
def one_cover_a_battle(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Any:
        fight = game.state.battle
        return () if fight is None or fight.spent else whole(game, player)

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-5.8", "3-2-1.2")
def who_has_the_attacker_s_name_covers(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        state, fight = game.state, game.state.battle
        if fight is None or fight.target is None or player == state.cards[fight.attacker.card].seat:
            return
        for card in state.characters(player):
            is_like = state.cards[card].face.person == state.cards[fight.attacker.card].face.person
            if is_like and game.has(card, "cover") and not state.cards[card].asleep:
                yield Option("cover", (card,))

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-5.1")
def the_attacking_player_covers(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        fight = game.state.battle
        if fight is not None and player == game.state.turn_player:
            for card in game.state.characters(player):
                if game.has(card, "cover") and card != fight.attacker.card:
                    yield Option("cover", (card,))
            yield Option("take-attack")

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-5.1")
def characters_cover_where_nobody_attacks(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        if game.state.battle is None and player != game.state.turn_player:
            for card in game.state.characters(player):
                if game.has(card, "cover"):
                    yield Option("cover", (card,))

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-5.8")
def who_has_the_attacked_one_s_name_cannot_cover(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        cards, fight = game.state.cards, game.state.battle
        for each in whole(game, player):
            if each.kind != "cover" or cards[each.args[0]].face.person != cards[fight.target.card].face.person:
                yield each

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)


@breaks("3-6.1", "3-6.2")
def the_defender_pierces_as_well(patch: Patch) -> None:
    patch.setattr(damage, "pierces", lambda game, dealt: dealt.fights and game.has(dealt.by, "pierce"))


@breaks("3-6.2")
def all_of_the_power_goes_through(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        through = [each for each in damages if damage.pierces(game, each)]
        whole(game, [*damages, *(replace(each, target=None) for each in through)])

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-5.6")
def who_can_cover_covers_without_being_asked(patch: Patch) -> None:
    @at_once
    def declare(game: Any, player: int, *who: int) -> None:
        done(whole(game, player, *who))
        for each in [each for each in battle.to_cover(game, 1 - player) if each.kind == "cover"][:1]:
            done(battle.cover(game, 1 - player, *each.args))

    whole = battle.declare
    patch.setitem(chain.ACT, "attack", declare)


@breaks("3-5.5", "3-5.9")
def who_was_covered_is_dealt_the_damage_all_the_same(patch: Patch) -> None:
    @at_once
    def cover(game: Any, player: int, by: int) -> None:
        before = game.state.battle.target
        done(whole(game, player, by))
        game.state.battle = replace(game.state.battle, target=before)

    whole = battle.cover
    patch.setitem(chain.ACT, "cover", cover)


@breaks("3-5.9", "3-5.5")
def who_covers_is_attacked_when_the_battle_takes_place(patch: Patch) -> None:
    late: list[Any] = []

    @at_once
    def cover(game: Any, player: int, by: int) -> None:
        before = game.state.battle.target
        done(whole(game, player, by))
        late[:] = [game.state.battle.target]
        game.state.battle = replace(game.state.battle, target=before)

    @at_once
    def fight(game: Any, entry: Any) -> None:
        if late and game.state.battle is not None:
            game.state.battle = replace(game.state.battle, target=late.pop())
        done(whole_fight(game, entry))

    whole, whole_fight = battle.cover, battle.fight
    patch.setitem(chain.ACT, "cover", cover)
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-5.2")
def whoever_is_awake_covers(patch: Patch) -> None:
    def has(self: Any, card: int, skill: str) -> bool:
        return skill == "cover" or bool(whole(self, card, skill))

    whole = Digicharat.has
    patch.setattr(Digicharat, "has", has)


@breaks("3-5.3", "3-5.4")
def who_covers_falls_asleep_when_the_battle_takes_place(patch: Patch) -> None:
    @at_once
    def cover(game: Any, player: int, by: int) -> None:
        with Patch() as inner:
            inner.setattr(Digicharat, "sleep", lambda self, card: None)
            done(whole(game, player, by))

    @at_once
    def fight(game: Any, entry: Any) -> None:
        for ref in game.state.battle.spent:
            game.sleep(ref.card)
        done(whole_fight(game, entry))

    whole, whole_fight = battle.cover, battle.fight
    patch.setitem(chain.ACT, "cover", cover)
    patch.setitem(chain.RESOLVE, "attack", fight)


@breaks("3-5.4")
def who_has_covered_has_no_power_in_that_turn(patch: Patch) -> None:
    def finish(game: Any) -> None:
        fight = game.state.battle
        if fight is not None:
            game.state.colors |= {("spent", ref.card) for ref in fight.spent}
        whole(game)

    def number(self: Any, card: int, what: str) -> int:
        is_spent = what == "power" and ("spent", card) in self.state.colors
        return 0 if is_spent else int(whole_number(self, card, what))

    whole, whole_number = damage.finish, Digicharat.number
    patch.setattr(damage, "finish", finish)
    patch.setattr(Digicharat, "number", number)


@breaks("3-6.2")
def nothing_pierces_who_covers(patch: Patch) -> None:
    whole = damage.pierces
    patch.setattr(damage, "pierces", lambda game, dealt: whole(game, dealt) and not game.state.battle.spent)

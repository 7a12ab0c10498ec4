"""Violations of Di Gi Charat, as malicious readers of its clauses would build them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from ..kernel.asks import Ask, Option
from ..kernel.flow import at_once
from ..violations import Patch, Violations, done
from . import (
    battle,
    chain,
    characters,
    damage,
    effects,
    event_cards,
    turn,
)  # fmt: skip
from .game import Digicharat
from .state import FIELD, HAND, PILE, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- characters (3-1, 3-9) ------------------------------------------------------------------------


@breaks("3-1-1.1", "3-1-3.1")
def any_number_of_characters_of_a_color_come_out(patch: Patch) -> None:
    def to_bring_out(game: Any, player: int) -> Any:
        game.state.colors = frozenset()
        return whole(game, player)

    whole = characters.to_bring_out
    patch.setattr(characters, "to_bring_out", to_bring_out)


@breaks("3-1-1.1")
def a_color_rests_until_the_player_s_next_turn(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        colors = game.state.colors
        whole(game, player)
        game.state.colors = frozenset(each for each in colors if each[0] != player)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("3-1-1.1", "3-7.3")
def a_color_is_spent_for_both_players(patch: Patch) -> None:
    def to_bring_out(game: Any, player: int) -> Any:
        spent = {color for _, color in game.state.colors}
        return (each for each in whole(game, player) if game.state.cards[each.args[0]].face.color not in spent)

    whole = characters.to_bring_out
    patch.setattr(characters, "to_bring_out", to_bring_out)


@breaks("3-1-2.1", "3-1-3.1")
def what_a_character_needs_is_not_looked_at_again(patch: Patch) -> None:
    @at_once
    def appear(game: Any, entry: Any) -> None:
        game.move(entry.card.card, FIELD, "bring-out")

    patch.setitem(chain.RESOLVE, "character", appear)


@breaks("3-1-2.1")
def needs_are_counted_by_the_cards_names(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        names = [self.cards[card].face.name for card in self.characters(player)]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(Table, "meets_needs", meets_needs)


@breaks("3-1-2.1")
def a_failed_character_goes_back_to_the_hand(patch: Patch) -> None:
    whole = Digicharat.move
    patch.setattr(
        Digicharat,
        "move",
        lambda self, card, to, cause: whole(
            self, card, HAND if cause == "failed" and self.state.cards[card].zone == "coming" else to, cause
        ),
    )


@breaks("3-1-3.1", "3-9.3.n1")
def a_failed_character_has_spent_its_color(patch: Patch) -> None:
    @at_once
    def appear(game: Any, entry: Any) -> None:
        before = game.state.colors
        done(whole(game, entry))
        game.state.colors = before

    whole = characters.appear
    patch.setitem(chain.RESOLVE, "character", appear)


@breaks("3-9.4.n1", "3-9.4")
def a_player_discards_again_after_drawing(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        yield from whole(game)
        if game.state.flow[-1][1] == "main" and not game.state.has_set:
            game.state.has_set = True
            game.replace("turn", "start", 1)

    whole = turn.draw
    patch.setitem(turn.STEPS, "start", (turn.wake, draw))


# --- battles (3-2, 3-3) ---------------------------------------------------------------------------


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
    def begin_turn(game: Any, player: int) -> None:
        fought = game.state.fought
        whole(game, player)
        game.state.fought = fought

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


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


@breaks("3-7.4", "3-2-2.1", "3-7.1")
def a_battle_is_begun_in_response_to_a_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        if game.state.battle is not None and game.state.chain[-1].kind != "attack":
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


# --- events (3-4) ---------------------------------------------------------------------------------


@breaks("3-4-1.1")
def several_events_are_set_in_a_turn(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        game.state.has_set = False
        return whole(game, player)

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-1.2")
def a_field_holds_several_events(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        zones = game.state.zones
        there, zones[player, "event"] = zones[player, "event"], ()
        options = list(whole(game, player))
        zones[player, "event"] = there
        return options

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-1.3")
def what_an_event_needs_is_asked_for_when_it_is_set(patch: Patch) -> None:
    def to_set(game: Any, player: int) -> Any:
        cards = game.state.cards
        return (each for each in whole(game, player) if game.state.meets_needs(player, cards[each.args[0]].face))

    whole = event_cards.to_set
    patch.setattr(event_cards, "to_set", to_set)


@breaks("3-4-2.1", "3-4-2.5")
def events_are_used_from_the_hand(patch: Patch) -> None:
    def to_use(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        for card in game.state.zones[player, HAND]:
            if game.state.cards[card].face.kind == "event":
                yield Option("event", (card,))

    whole = event_cards.to_use
    patch.setattr(event_cards, "to_use", to_use)


@breaks("3-4-2.2", "3-4-2.3")
def events_are_used_in_one_s_own_turn_alone(patch: Patch) -> None:
    whole = event_cards.to_use
    patch.setattr(
        event_cards, "to_use", lambda game, player: whole(game, player) if player == game.state.turn_player else ()
    )


@breaks("3-4-2.3.n1")
def the_beginning_of_a_turn_is_responded_to(patch: Patch) -> None:
    def acted(self: Any, player: int, *then: Any) -> None:
        self.replace(*then)
        self.let_respond(1 - player)

    patch.setattr(Digicharat, "acted", acted)


@breaks("3-4-2.4")
def what_an_event_needs_is_asked_for_when_it_is_used(patch: Patch) -> None:
    def to_use(game: Any, player: int) -> Any:
        cards = game.state.cards
        return [each for each in whole(game, player) if was(game.state, player, cards[each.args[0]].face)]

    def take_effect(game: Any, entry: Any) -> Any:
        patch.setattr(Table, "meets_needs", lambda self, player, face: True)
        yield from whole_effect(game, entry)
        patch.setattr(Table, "meets_needs", was)

    whole, whole_effect, was = event_cards.to_use, event_cards.take_effect, Table.meets_needs
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.RESOLVE, "event", take_effect)


@breaks("3-4-2.4")
def what_an_event_needs_is_looked_at_in_one_s_own_turn_alone(patch: Patch) -> None:
    @at_once
    def take_effect(game: Any, entry: Any) -> None:
        with Patch() as context:
            if entry.player != game.state.turn_player:
                context.setattr(Table, "meets_needs", lambda self, player, face: True)
            done(whole(game, entry))

    whole = event_cards.take_effect
    patch.setitem(chain.RESOLVE, "event", take_effect)


@breaks("3-4-2.5")
def the_other_player_s_event_counts_as_one_of_the_two(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        yield from whole_use(game, player, card)
        game.state.colors |= {(player, f"used {card}")}

    def to_use(game: Any, player: int) -> Any:
        uses = [word for _, word in game.state.colors if word.startswith("used")]
        return () if len(uses) >= 2 else whole(game, player)

    whole, whole_use = event_cards.to_use, event_cards.use
    patch.setattr(event_cards, "to_use", to_use)
    patch.setitem(chain.ACT, "event", use)


@breaks("3-4-3.1", "3-4-4.4")
def either_player_discards_their_event(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Any:
        before, game.state.turn_player = game.state.turn_player, player
        options = list(whole(game, player))
        game.state.turn_player = before
        return options

    whole = event_cards.to_discard
    patch.setattr(event_cards, "to_discard", to_discard)


@breaks("3-4-3.2")
def the_effect_outlives_its_card(patch: Patch) -> None:
    def there(self: Any, ref: Any) -> bool:
        return bool(whole(self, ref)) or (self.cards[ref.card].zone == PILE and self.cards[ref.card].face.lasts)

    whole = Table.is_there
    patch.setattr(Table, "is_there", there)


@breaks("3-4-3.2")
def what_another_event_discards_goes_on(patch: Patch) -> None:
    def carry_out(game: Any, *which: Any) -> Any:
        before = game.state.lasting
        yield from whole(game, *which)
        game.state.lasting += tuple(each for each in before if each not in game.state.lasting)

    whole = effects.carry_out
    patch.setattr(event_cards, "carry_out", carry_out)


@breaks("3-4-4.2")
def no_event_is_discarded_in_a_battle(patch: Patch) -> None:
    whole = event_cards.to_discard
    patch.setattr(event_cards, "to_discard", lambda game, player: () if game.state.battle else whole(game, player))


@breaks("3-4-4.3", "3-4-3.2")
def an_event_that_waits_is_discarded(patch: Patch) -> None:
    def to_discard(game: Any, player: int) -> Iterator[Any]:
        card = game.state.event_of(player)
        if card is not None and player == game.state.turn_player:
            yield Option("discard", (card,))

    patch.setattr(event_cards, "to_discard", to_discard)


# --- covering and piercing (3-5, 3-6) -------------------------------------------------------------


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


# --- responses, reflection and damage (3-7, 3-8, 3-10) --------------------------------------------


@breaks("3-7.3")
def nobody_brings_a_character_out_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        return (each for each in whole(game, player) if each.kind != "character")

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-7.2", "3-4-2.3")
def no_event_is_used_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        return (each for each in whole(game, player) if each.kind != "event")

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-8-1.2", "3-8-1.1", "3-8-2.1", "3-8-2.2")
def the_attacker_cannot_reflect(patch: Patch) -> None:
    def mark(game: Any, ctx: Any, kind: str, ref: Any) -> None:
        fight = game.state.battle
        if kind != "reflect" or fight is None or ref != fight.attacker:
            whole(game, ctx, kind, ref)

    whole = effects._mark
    patch.setattr(effects, "_mark", mark)


@breaks("3-8-1.1")
def what_events_deal_is_reflected_as_well(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        fight = game.state.battle
        reflecting = {mark.card for mark in fight.marks if mark.kind == "reflect"} if fight is not None else set()
        other = {fight.attacker: fight.target, fight.target: fight.attacker} if fight is not None else {}
        back = [
            replace(each, target=other[each.target]) if not each.fights and each.target in reflecting else each
            for each in damages
        ]
        whole(game, back)

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-8-2.1")
def reflected_damages_are_summed(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        back = [each for each in damages if each.reflector >= 0]
        if len(back) > 1:
            rest = [each for each in damages if each.reflector < 0]
            damages = [*rest, replace(back[0], amount=sum(each.amount for each in back))]
        whole(game, damages)

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-8-2.2")
def the_engine_orders_the_damages(patch: Patch) -> None:
    @at_once
    def in_order(game: Any, damages: Any) -> Any:
        return list(damages)

    patch.setattr(damage, "in_order", in_order)


@breaks("3-10-1.1", "3-8-3.2")
def the_earliest_is_resolved_first(patch: Patch) -> None:
    def resolve(game: Any, frame: Any) -> Any:
        if game.state.chain and len({entry.number for entry in game.state.chain}) == len(game.state.chain):
            game.state.chain = game.state.chain[1:] + game.state.chain[:1]
        yield from whole(game, frame)

    whole = chain.resolve
    patch.setitem(Digicharat.procedures, "resolve", resolve)


@breaks("3-10-1.1")
def what_events_deal_is_dealt_at_once(patch: Patch) -> None:
    def take_effect(game: Any, entry: Any) -> Any:
        yield from whole(game, entry)
        damages, game.state.damages = game.state.damages, ()
        damage.deal(game, damages)

    whole = event_cards.take_effect
    patch.setitem(chain.RESOLVE, "event", take_effect)


# --- after an attack ------------------------------------------------------------------------------


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


@breaks("3-8-2.2")
def whatever_damages_there_are_their_order_is_asked(patch: Patch) -> None:
    def in_order(game: Any, damages: Any) -> Any:
        back = [each for each in damages if each.reflector >= 0]
        ordered = yield from whole(game, damages)
        if len(back) == 1 and len(damages) > 1:
            options = tuple(Option("card", (each.by,)) for each in damages)
            yield Ask(back[0].reflector, "order", options, len(options), len(options), ordered=True)
        return ordered

    whole = damage.in_order
    patch.setattr(damage, "in_order", in_order)


@breaks("3-9.3.n1", "3-1-1.1")
def a_color_is_free_again_when_its_character_has_gone(patch: Patch) -> None:
    def to_bring_out(game: Any, player: int) -> Any:
        state = game.state
        there = {(player, state.cards[card].face.color) for card in state.characters(player)}
        if not state.chain:
            state.colors = frozenset(each for each in state.colors if each[0] != player or each in there)
        return whole(game, player)

    whole = characters.to_bring_out
    patch.setattr(characters, "to_bring_out", to_bring_out)


@breaks("3-5.6")
def who_can_cover_covers_without_being_asked(patch: Patch) -> None:
    @at_once
    def declare(game: Any, player: int, *who: int) -> None:
        done(whole(game, player, *who))
        for each in [each for each in battle.to_cover(game, 1 - player) if each.kind == "cover"][:1]:
            done(battle.cover(game, 1 - player, *each.args))

    whole = battle.declare
    patch.setitem(chain.ACT, "attack", declare)


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


@breaks("3-4-2.3")
def events_are_used_in_response_to_an_event_alone(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        is_event = bool(game.state.chain) and game.state.chain[-1].kind == "event"
        return (each for each in whole(game, player) if each.kind != "event" or is_event)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-4-4.1", "3-4-1.1")
def who_has_discarded_an_event_sets_none_in_that_turn(patch: Patch) -> None:
    def discard(game: Any, player: int, card: int) -> Any:
        yield from whole(game, player, card)
        game.state.has_set = True

    whole = event_cards.discard
    patch.setitem(chain.ACT, "discard", discard)


@breaks("3-4-4.4", "3-4-3.1")
def an_event_is_discarded_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        before, game.state.turn_player = game.state.turn_player, player
        options = list(event_cards.to_discard(game, player))
        game.state.turn_player = before
        yield from options

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


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


@breaks("3-8-3.1")
def what_strikes_a_player_is_reflected_by_their_character(patch: Patch) -> None:
    def marked(game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
        seat = game.state.cards[mark.card.card].seat
        if mark.kind == "reflect" and dealt.target is None and dealt.player == seat:
            return replace(dealt, target=fight.attacker, reflector=seat)
        return whole(game, fight, mark, dealt)

    whole = damage._marked
    patch.setattr(damage, "_marked", marked)


@breaks("3-8-3.2")
def reflected_power_strikes_no_player(patch: Patch) -> None:
    def marked(game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
        return dealt if mark.kind == "strike" and dealt.reflector >= 0 else whole(game, fight, mark, dealt)

    whole = damage._marked
    patch.setattr(damage, "_marked", marked)


@breaks("3-10-2.1")
def damage_is_responded_to(patch: Patch) -> None:
    def acted(self: Any, player: int, *then: Any) -> None:
        if then[0] == "damage":
            self.replace(*then)
            self.let_respond(1 - player)
        else:
            whole(self, player, *then)

    whole = Digicharat.acted
    patch.setattr(Digicharat, "acted", acted)

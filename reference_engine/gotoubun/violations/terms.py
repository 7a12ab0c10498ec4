"""Violations of chapters 1 and 2."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Lose, This
from ...kernel import references, replacement
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, approach, cards, events, instructions, keywords, playing, rule_processing, state
from ..state import Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of(instructions.HANDLERS)


@breaks("1.2.2", "11.1.3")
def who_wins_does_not_lose(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: [] if rule_processing.winning(game) else whole(game))


@breaks("1.2.3.1", "10.10.1")
def no_loss_can_be_replaced(patch: Patch) -> None:
    whole = replacement.replacers
    patch.setattr(replacement, "replacers", lambda game, kind: [] if kind == "lose" else whole(game, kind))


@breaks("1.2.4")
def who_loses_by_a_card_loses_at_the_next_check_timing(patch: Patch) -> None:
    @at_once
    def lose(game: Any, ctx: Any, node: Any) -> bool:
        game.state.done |= {("lost", player) for player in references.players(ctx.seat, node.side)}
        return True

    def losing(game: Any) -> Any:
        lost = [each[1] for each in game.state.done if each[0] == "lost"]
        return [*whole(game), *(Event("lose", player=player, cause="rule") for player in lost)]

    whole = rule_processing.losing
    patch.setitem(instructions.HANDLERS, Lose, lose)
    patch.setattr(rule_processing, "losing", losing)


@breaks("1.3.2.2")
def to_draw_none_draws_one(patch: Patch) -> None:
    common.drawn(patch, instructions.HANDLERS, lambda count, up_to: count if up_to else max(count, 1))


breaks("1.3.2.2.1", "1.3.2.2")(with_handlers(common.to_draw_less_than_nothing_puts_cards_of_the_hand_back))
breaks("1.3.4.2")(with_handlers(common.what_both_players_put_away_is_put_away_one_after_the_other))
breaks("1.3.5")(common.none_is_no_number)


@breaks("2.1.2.3")
def only_who_is_called_just_futaro_is_meant(patch: Patch) -> None:
    patch.setattr(state, "containing", lambda parts: parts.__contains__)


@breaks("2.1.2.3.1")
def a_hero_that_speaks_of_itself_means_every_hero(patch: Patch) -> None:
    def refs(game: Any, ctx: Any, reference: Any) -> Any:
        heroes = game.state.heroes()
        if isinstance(reference, This) and ctx.this.card in heroes:
            return tuple(game.state.ref(card) for card in heroes)
        return whole(game, ctx, reference)

    whole = references.refs
    patch.setattr(references, "refs", refs)


@breaks("2.1.2.3.1")
def a_hero_that_speaks_of_itself_means_the_first_of_its_name(patch: Patch) -> None:
    def refs(game: Any, ctx: Any, reference: Any) -> Any:
        table, heroes = game.state, game.state.heroes()
        if isinstance(reference, This) and ctx.this.card in heroes:
            name = table.cards[ctx.this.card].face.name
            return (table.ref(next(card for card in heroes if table.cards[card].face.name == name)),)
        return whole(game, ctx, reference)

    whole = references.refs
    patch.setattr(references, "refs", refs)


@breaks("2.1.2.4")
def the_person_of_an_episode_counts_for_nobody(patch: Patch) -> None:
    whole = Table._names
    patch.setattr(
        Table,
        "_names",
        lambda self, info, where, suits: "episode" not in info.kinds and whole(self, info, where, suits),
    )


@breaks("2.1.2.4")
def the_person_of_an_episode_counts_where_it_is_set(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        is_set = record.host >= 0 or "episode" not in info.kinds
        return (is_set or not where.facts) and whole(self, game, ctx, record, info, where)

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


@breaks("2.1.2.4")
def a_character_is_the_person_of_its_episodes_as_well(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        found = whole(self, card)
        more = [self.cards[each].face.info.persons for each in self.cards[card].attached]
        return replace(found, persons=found.persons.union(*more)) if more else found

    whole = Table.printed
    patch.setattr(Table, "printed", printed)


@breaks("2.2.2.1", "9.2.2.3")
def a_hero_does_not_notice_who_approaches_it(patch: Patch) -> None:
    def is_so(self: Any, record: Any, what: str) -> bool:
        return what != "approached" and whole(self, record, what)

    whole = Table.is_so
    patch.setattr(Table, "is_so", is_so)


@breaks("2.5.1.1")
def an_effect_changes_one_of_the_two_numbers_of_a_hero(patch: Patch) -> None:
    def is_possible(game: Any, character: int, hero: int) -> bool:
        return whole(game, character, hero) and game.info(character).power >= game.state.printed(hero).need

    whole = approach.is_possible
    patch.setattr(approach, "is_possible", is_possible)


@breaks("2.10.1", "2.10.3.2")
def an_event_and_episode_card_is_an_event_until_it_is_played(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        return replace(found, kinds=("event",)) if len(found.kinds) == 2 and not record.role else found

    whole = Table.printed
    patch.setattr(Table, "printed", printed)


@breaks("2.10.3.2")
def an_event_and_episode_card_has_an_event_s_abilities_until_it_is_set(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        kept = tuple(each for each in found.abilities if cards.is_of_event(each))
        return replace(found, abilities=kept) if len(found.kinds) == 2 and not record.role else found

    whole = Table.printed
    patch.setattr(Table, "printed", printed)


@breaks("2.10.2")
def an_event_and_episode_card_has_no_modifier(patch: Patch) -> None:
    def info_as(self: Any, role: str, card: int, inc: int, seat: int) -> Any:
        found = whole(self, role, card, inc, seat)
        return replace(found, modifier=0) if len(self.kinds) == 2 else found

    whole = cards.Face.info_as
    patch.setattr(cards.Face, "info_as", info_as)


@breaks("2.10.3.1", "10.6.2.2.1")
def a_use_condition_binds_both_halves(patch: Patch) -> None:
    def hosts_for(game: Any, card: int) -> Any:
        return whole(game, card) if keywords.is_use_condition_met(game, card) else []

    whole = playing.hosts_for
    patch.setattr(actions, "hosts_for", hosts_for)


@breaks("2.10.3.1", "10.6.2.2.1")
def a_dedication_binds_both_halves(patch: Patch) -> None:
    def can_play_event(game: Any, card: int, *timing: str) -> bool:
        mine = game.state.characters(game.state.cards[card].seat)
        fits = not mine or any(keywords.may_be_set(game, card, each) for each in mine)
        return fits and whole(game, card, *timing)

    whole = playing.can_play_event
    patch.setattr(actions, "can_play_event", can_play_event)


@breaks("2.10.4", "10.6.2.2.1")
def an_event_and_episode_card_stays_both_while_it_is_played(patch: Patch) -> None:
    def to_resolution(game: Any, card: int, zone: str, kind: str) -> None:
        whole(game, card, zone, kind)
        if len(game.state.cards[card].face.kinds) == 2:
            game.state.cards[card] = replace(game.state.cards[card], role="")

    whole = playing.to_resolution
    patch.setattr(playing, "to_resolution", to_resolution)


@breaks("2.10.4")
def who_plays_an_event_and_episode_card_plays_an_event(patch: Patch) -> None:
    def begin(game: Any, card: int, zone: str, kind: str) -> Any:
        yield from whole(game, card, zone, kind)
        if kind == "episode" and len(game.state.cards[card].face.kinds) == 2:
            commit(game, (Event("use", card, cause="event", by=game.state.cards[card].seat),))

    whole = playing.begin
    patch.setattr(playing, "begin", begin)


@breaks("2.10.5")
def an_event_and_episode_card_is_both_in_a_lane(patch: Patch) -> None:
    def info_as(self: Any, role: str, card: int, inc: int, seat: int) -> Any:
        both = role == "episode" and len(self.kinds) == 2
        return self.info_of(card, inc, seat) if both else whole(self, role, card, inc, seat)

    whole = cards.Face.info_as
    patch.setattr(cards.Face, "info_as", info_as)


@breaks("2.10.5")
def an_event_and_episode_card_that_an_effect_sets_is_both(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        is_both = ("set by an effect", record.inc) in self.done
        return record.face.info_of(card, record.inc, record.seat) if is_both else found

    def attach(table: Any, event: Event) -> None:
        is_both = event.cause == "effect" and len(table.cards[event.card].face.kinds) == 2
        applied(table, event)
        if is_both:
            table.done |= {("set by an effect", table.cards[event.card].inc)}

    whole, applied = Table.printed, events.APPLY["attach"]
    patch.setattr(Table, "printed", printed)
    patch.setitem(events.APPLY, "attach", attach)

"""Violations of Di Gi Charat: characters that come out, and the draw (3-1, 3-9.3, 3-9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations, done, otherwise_asked
from .. import battle, chain, characters, turn
from ..game import Digicharat
from ..state import COMING, FIELD, HAND, Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


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


@breaks("3-1-1.1")
def colors_do_not_count_for_responses(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        before, game.state.colors = game.state.colors, frozenset()
        options = list(whole(game, player))
        game.state.colors = before
        yield from options

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-9.3")
def who_is_on_the_way_is_there_for_another(patch: Patch) -> None:
    def meets_needs(self: Any, player: int, face: Any) -> bool:
        there = (*self.characters(player), *self.zones[player, COMING])
        names = [self.cards[card].face.person for card in there if self.cards[card].face is not face]
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)

    patch.setattr(Table, "meets_needs", meets_needs)


@breaks("3-9.3", "3-1-2.1", "3-9.3.n1")
def who_is_brought_out_is_in_the_field_at_once(patch: Patch) -> None:
    @at_once
    def bring_out(game: Any, player: int, card: int) -> None:
        game.move(card, FIELD, "bring-out")
        game.state.colors |= {(player, game.state.cards[card].face.color)}

    patch.setitem(chain.ACT, "character", bring_out)


@breaks("3-9.4")
def how_many_are_drawn_is_settled_before_the_discarding(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        with Patch() as inner:
            for ask in (procedure := whole(game)):
                picks = yield ask
                inner.setattr(turn, "HELD", turn.HELD - len(picks))
                try:
                    procedure.send(picks)
                except StopIteration:
                    return

    whole = turn.draw
    patch.setitem(turn.STEPS, "start", (turn.wake, draw))


@breaks("3-9.4")
def two_cards_at_most_are_discarded_before_the_draw(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        return otherwise_asked(whole(game), lambda ask: replace(ask, most=min(2, ask.most)))

    whole = turn.draw
    patch.setitem(turn.STEPS, "start", (turn.wake, draw))


@breaks("3-9.3")
def who_is_on_the_way_covers(patch: Patch) -> None:
    def to_cover(game: Any, player: int) -> Iterator[Any]:
        options = list(whole(game, player))
        yield from options
        if options:
            coming = (card for card in game.state.zones[player, COMING] if game.has(card, "cover"))
            yield from (Option("cover", (card,)) for card in coming)

    whole = battle.to_cover
    patch.setattr(battle, "to_cover", to_cover)

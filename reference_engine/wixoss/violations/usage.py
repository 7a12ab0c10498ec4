"""Violations of WIXOSS: what is used when, how often, and what cuts in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....adapters.abilities import Automatic
from ...kernel import triggers as triggering
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.patterns import happens
from ...violations import Patch, Violations, results
from .. import contents, costs, effects, triggers, usage, words
from .. import game as games
from ..chain import price
from ..keywords import is_keyword
from ..words import (
    ARTS,
    ATTACK_TIMING,
    CHECK,
    DECK,
    ENER,
    HAND,
    LRIG_DECK,
    LRIG_TRASH,
    LRIGS,
    MAIN_TIMING,
    PIECE,
    REMOVED,
    SPELL,
    TRASH,
)
from .ways import applies, at_any_timing, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- timings ------------------------------------------------------------------------------------------


@breaks("use-timing.2", "timing-attack.1", "timing-main.1", "preattack-step.3", "defense-step.2")
def arts_are_used_at_any_timing(patch: Patch) -> None:
    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            if game.state.cards[card].face.kind == "arts" and usage.may_use(game, player, card):
                yield Option("arts", (card,))

    offers(patch, "arts", used)


@breaks("timing-main.1", "act-ability.3")
def activated_abilities_are_used_at_any_timing(patch: Patch) -> None:
    offers(patch, "ability", at_any_timing(MAIN_TIMING))


@breaks("act-ability.1", "act-ability.3")
def abilities_are_used_at_any_timing(patch: Patch) -> None:
    patch.setattr(usage, "timings", lambda ability: ("main", "attack", "cut-in"))


@breaks("act-ability.3")
def abilities_are_used_in_the_main_phase_whatever_their_timing(patch: Patch) -> None:
    results(patch, usage, "timings", lambda found, ability: (*found, "main"))


@breaks("timing-attack.1", "preattack-step.3", "act-ability.3")
def no_ability_is_used_before_attacks(patch: Patch) -> None:
    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if timing == ATTACK_TIMING and player == game.state.turn_player else whole(game, player, timing)

    offers(patch, "ability", used)


@breaks("act-ability.2")
def an_ability_is_used_once_in_a_turn(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        so_far, _ = self.state.used.get(held.key, (0, 0))
        return bool(whole(self, held)) and not so_far

    def count(self: Any, held: Any) -> None:
        so_far, in_game = self.state.used.get(held.key, (0, 0))
        self.state.used = {**self.state.used, held.key: (so_far + 1, in_game + 1)}

    whole = games.Wixoss.usable
    patch.setattr(games.Wixoss, "usable", usable)
    patch.setattr(games.Wixoss, "count_use", count)


@breaks("once-game.1")
def what_triggers_comes_once_in_each_turn(patch: Patch) -> None:
    def usable(found: bool, game: Any, held: Any) -> bool:
        is_once = isinstance(held.ability, Automatic) and held.ability.limit is not None
        return game.state.used.get(held.key, (0, 0))[0] < 1 if is_once else found

    results(patch, games.Wixoss, "usable", usable)


@breaks("once-game.1")
def one_ability_of_a_card_comes_once_in_a_game(patch: Patch) -> None:
    def usable(found: bool, game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        so_far = sum(each for key, (_, each) in game.state.used.items() if key.card == held.card)
        return so_far < 1 if limit is not None and limit.per == "game" else found

    results(patch, games.Wixoss, "usable", usable)


@breaks("spell.3", "main-phase.a4")
def spells_are_used_in_the_attack_phase(patch: Patch) -> None:
    offers(patch, "spell", at_any_timing(MAIN_TIMING))


@breaks("use.3")
def to_use_an_arts_is_to_use_a_spell(patch: Patch) -> None:
    patch.setitem(words.WORDS.happenings, "use-spell", words.WORDS.happenings["use-spell"]._replace(causes=()))


@breaks("signi.3")
def who_uses_its_ability_goes_down(patch: Patch) -> None:
    def used(game: Any, player: int, card: int, *arguments: Any) -> Any:
        yield from action.does(game, player, card, *arguments)
        commit(game, [Event("rest", card)])

    action = contents.ACTIONS["ability"]
    patch.setitem(contents.ACTIONS, "ability", action._replace(does=used))


# --- spell cut-in -------------------------------------------------------------------------------------


@breaks("timing-cutin.1", "timing-cutin.2")
def nobody_cuts_in(patch: Patch) -> None:
    def cut_in(game: Any, player: int) -> Any:
        yield from ()
        return False

    patch.setattr(usage, "cut_in", cut_in)


@breaks("timing-cutin.2", "timing-cutin.3")
def who_uses_a_spell_cuts_into_it(patch: Patch) -> None:
    def cut_in(game: Any, player: int) -> Any:
        return (yield from whole(game, 1 - player))

    whole = usage.cut_in
    patch.setattr(usage, "cut_in", cut_in)


@breaks("timing-cutin.2")
def arts_and_pieces_are_cut_into(patch: Patch) -> None:
    def using(game: Any, frame: Any) -> Any:
        _, step, *what = frame
        card = what[0].card
        if step == "effect" and game.state.cards[card].face.kind in (ARTS, PIECE):
            yield from usage.cut_in(game, 1 - game.state.cards[card].owner)
        yield from whole(game, frame)

    whole = contents.PROCEDURES["use"]
    patch.setitem(contents.PROCEDURES, "use", using)


@breaks("timing-cutin.2")
def activated_abilities_are_cut_into(patch: Patch) -> None:
    def used(game: Any, player: int, *arguments: Any) -> Any:
        yield from usage.cut_in(game, 1 - player)
        yield from action.does(game, player, *arguments)

    action = contents.ACTIONS["ability"]
    patch.setitem(contents.ACTIONS, "ability", action._replace(does=used))


@breaks("timing-cutin.2")
def bursts_are_cut_into(patch: Patch) -> None:
    def resolve(game: Any, frame: Any) -> Any:
        bursting = [each.held.seat for each in game.state.waiting if is_keyword(each.held, "life-burst")]
        if bursting and ("cut in",) not in game.state.done:
            game.state.done |= {("cut in",)}
            yield from usage.cut_in(game, 1 - bursting[0])
        yield from triggers.resolve(game, frame)

    patch.setitem(contents.PROCEDURES, "waiting", resolve)


# --- pieces, and where cards go -----------------------------------------------------------------------


@breaks("piece.2")
def a_piece_is_used_with_one_lrig(patch: Patch) -> None:
    offers(patch, "piece", lambda whole, game, player, timing: usage.of_kind(game, player, timing, "piece"))


@breaks("piece.2")
def a_piece_is_used_with_two_lrigs(patch: Patch) -> None:
    pieces(patch, lambda game, player: len(game.state.lrigs(player)) > 1)


@breaks("piece.2")
def a_piece_is_used_with_three_lrigs_of_the_opponent_s(patch: Patch) -> None:
    pieces(patch, lambda game, player: any(len(game.state.lrigs(each)) == len(LRIGS) for each in (0, 1)))


def pieces(patch: Patch, is_met: Callable[[Any, int], bool]) -> None:
    """A piece is used where ``is_met(game, player)``."""

    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        return usage.of_kind(game, player, timing, PIECE) if is_met(game, player) else ()

    offers(patch, "piece", used)


@breaks("piece.3")
def a_piece_goes_to_the_lrig_trash(patch: Patch) -> None:
    patch.setitem(usage.AFTERWARDS, "piece", LRIG_TRASH)


@breaks("trash.1")
def a_used_spell_is_removed_from_the_game(patch: Patch) -> None:
    patch.setitem(usage.AFTERWARDS, SPELL, REMOVED)


@breaks("discard.1")
def whatever_goes_to_the_trash_is_discarded(patch: Patch) -> None:
    patch.setitem(words.WORDS.happenings, "discard", words.WORDS.happenings["move"]._replace(to=(TRASH,)))


def discards(patch: Patch, **other: Any) -> None:
    """To discard is another way for a card to go."""
    patch.setitem(words.WORDS.happenings, "discard", words.WORDS.happenings["discard"]._replace(**other))


@breaks("discard.1")
def only_what_a_text_calls_discarding_is(patch: Patch) -> None:
    discards(patch, causes=("discard",))


@breaks("discard.1")
def what_goes_from_the_hand_to_the_ener_zone_is_discarded(patch: Patch) -> None:
    discards(patch, to=(TRASH, ENER))


@breaks("discard.1")
def what_goes_from_the_deck_to_the_trash_is_discarded(patch: Patch) -> None:
    discards(patch, frm=(HAND, DECK))


@breaks("discard.1")
def whose_effect_it_is_discards(patch: Patch) -> None:
    def noticed(game: Any, at: Any, event: Event, ctx: Any) -> bool:
        is_it = at.event == "discard" and event.cause == "discard"
        return event.by == ctx.seat if is_it else happens(game, at, event, ctx)

    patch.setattr(triggering, "happens", noticed)


@breaks("check-zone.a2")
def a_card_goes_to_the_check_zone_when_it_has_been_paid_for(patch: Patch) -> None:
    def use(game: Any, player: int, card: int) -> Any:
        if not (yield from costs.pay(game, player, price(game, player, card))):
            return

        def paid(*_: Any) -> Any:
            yield from ()
            return True

        with Patch() as later:
            later.setattr(usage, "pay", paid)
            yield from usage.use_card(game, player, card)

    for kind in (SPELL, ARTS, PIECE):
        patch.setitem(contents.ACTIONS, kind, contents.ACTIONS[kind]._replace(does=use))


@breaks("trigger.8", "use.2")
def what_is_used_bursts_in_the_check_zone(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        if event.to == CHECK and event.cause == "use" and table.cards[event.card].face.bursts:
            table.change(event.card, is_crushed=True)

    applies(patch, "move", other)


@breaks("lrig-trash.3")
def a_used_arts_goes_to_the_trash(patch: Patch) -> None:
    patch.setitem(usage.AFTERWARDS, ARTS, TRASH)


@breaks("lrig-trash.3")
def a_lrig_that_an_effect_trashes_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(effects, "place", lambda game, card, to: to)


# --- how often ----------------------------------------------------------------------------------------


@breaks("once-turn.1", "once-turn.2", "once-game.1")
def what_is_limited_is_not(patch: Patch) -> None:
    patch.setattr(games.Wixoss, "usable", lambda self, held: True)


@breaks("once-turn.2")
def twice_is_once(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        return limit is None or not any(self.state.used.get(held.key, (0, 0)))

    patch.setattr(games.Wixoss, "usable", usable)


@breaks("once-turn.1")
def what_is_limited_is_limited_for_all_cards_together(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        return limit is None or not any(used for used, _ in self.state.used.values()) or limit.count > 1

    patch.setattr(games.Wixoss, "usable", usable)


def counted(patch: Patch, together: Callable[[Any, Any, Any], bool]) -> None:
    """What is limited in a turn is limited together with others: ``together(table, one, other)`` by their keys."""

    def usable(found: bool, game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        if limit is None or limit.per == "game":
            return found
        so_far: int = sum(used for key, (used, _) in game.state.used.items() if together(game.state, key, held.key))
        return so_far < int(limit.count)

    results(patch, games.Wixoss, "usable", usable)


@breaks("once-turn.1", "zone.3")
def what_is_limited_is_limited_for_all_of_a_name(patch: Patch) -> None:
    counted(patch, lambda table, one, other: table.cards[one.card].face.name == table.cards[other.card].face.name)


@breaks("once-turn.1", "zone.3")
def what_is_limited_is_limited_for_all_that_its_card_can_do(patch: Patch) -> None:
    counted(patch, lambda table, one, other: one.card == other.card)


@breaks("once-turn.2")
def what_triggers_twice_per_turn_comes_once(patch: Patch) -> None:
    def usable(found: bool, game: Any, held: Any) -> bool:
        so_far, _ = game.state.used.get(held.key, (0, 0))
        return found and not (so_far and isinstance(held.ability, Automatic))

    results(patch, games.Wixoss, "usable", usable)


@breaks("once-turn.2")
def twice_per_turn_is_twice_per_game(patch: Patch) -> None:
    def usable(found: bool, game: Any, held: Any) -> bool:
        _, in_game = game.state.used.get(held.key, (0, 0))
        return found and in_game < 2

    results(patch, games.Wixoss, "usable", usable)


@breaks("once-game.1")
def once_per_game_is_once_per_turn(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        return limit is None or self.state.used.get(held.key, (0, 0))[0] < int(limit.count)

    patch.setattr(games.Wixoss, "usable", usable)

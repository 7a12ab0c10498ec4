"""Violations of OSICA: keywords of an appeal (powerup to contact)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import ChosenCards, Filter, GameAbility, GameInstruction, Move, Reveal, ThisCard
from ...kernel import card_references, play_abilities
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, change_factory, wrap_function, wrapper_of
from .. import (
    appeals,
    cards,
    effects,
    keywords,
    rulebook_map,
    text_usage,
)
from ..game import Osica
from ..keywords import OWN_CHARACTERS, printed_number
from ..lexicon import (
    CHARACTER,
    COST,
    DROP,
    HAND,
)
from ..state import GameState
from .helpers import is_for_second_card, is_of_keyword, is_second_waiting, leave_out_triggers

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def change_keyword(what: str, other: Any) -> Change:
    """Change a keyword of an appeal: ``other(cost, then)``."""
    return wrap_function(keywords.OF_APPEALS[what], lambda whole, number: other(*whole(number)))


breaks("Power Up costs one", "powerup.2", "powerup.4", "powerup.1")(
    change_keyword("power-up", lambda cost, then: (keywords.cost_instructions(1), then))
)
breaks("Power Up is optional", "powerup.4", "powerup.1", "powerup.2", "powerup.3")(
    change_keyword("power-up", lambda cost, then: ((GameInstruction("pay", amount=0),), then))
)


@breaks("Power Up cannot choose the character that has it", "powerup.3", "powerup.2", "powerup.4", "powerup.1")
@partial(change_keyword, "power-up")
def _(cost: Any, then: Any) -> Any:
    among = then[0].cards.among
    another = replace(among, where=replace(among.where, other=True))
    return cost, (replace(then[0], cards=ChosenCards(another)),)


breaks("Power Up always applies to the appealing character itself", "powerup.1")(
    change_keyword("power-up", lambda cost, then: (cost, (replace(then[0], cards=ThisCard()),)))
)


@breaks("Destroy can drop any character on the opponent's stage, not just the one in front", "destroy.2", "destroy.1")
@partial(change_keyword, "destroy")
def _(cost: Any, then: Any) -> Any:
    among = replace(then[0].cards.among, place=None)
    return cost, (replace(then[0], cards=ChosenCards(among, least=1)),)


breaks("Destroy costs one, whatever its number", "destroy.1")(
    change_keyword("destroy", lambda cost, then: (keywords.cost_instructions(1), then))
)


def force_keyword_use(what: str) -> Change:
    """Make a keyword mandatory if it can be used."""

    def agreed_or_forced(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
        if getattr(held.origin, "what", "") == what:
            return True
        return (yield from whole(game, ctx, held))

    return wrap_function(play_abilities.agree_to_play, agreed_or_forced)


breaks("Destroy has to be used whenever it can be paid for", "destroy.3", "destroy.1", "destroy.2")(
    force_keyword_use("destroy")
)


breaks("Decode has to be used whenever it can be paid for", "decode.3", "decode.1", "decode.2")(
    force_keyword_use("decode")
)
breaks("Perform has to be used whenever it can be paid for", "perform.3", "perform.1", "perform.2")(
    force_keyword_use("perform")
)
breaks("Showing a single Cheer card is enough for Cheer, whatever its number", "cheer.1", "cheer.2", "mix.1")(
    change_keyword("cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, least=1)),), then))
)
breaks("Any card of the hand can be shown for Cheer, even one without Cheer", "cheer.1", "cheer.3")(
    change_keyword("cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, among=keywords.IN_HAND)),), then))
)
breaks("Cards shown for Cheer are dropped", "cheer.1")(
    change_keyword("cheer", lambda cost, then: ((Move(cost[0].cards, DROP),), then))
)


@breaks("Only cards with a Cheer number of two or less count as Cheer cards", "cheer.3", "bracket.4", "cheer.1")
def _(patch: Patch) -> None:
    def has_low_cheer(self: Any, what: str) -> bool:
        if what != "cheer":
            return bool(whole(self, what))
        return any(isinstance(each, GameAbility) and each.what == what and number(each) <= 2 for each in self.printed)

    number, whole = keywords.printed_number, cards.CardDefinition.has_printed_keyword
    patch.setattr(cards.CardDefinition, "has_printed_keyword", has_low_cheer)


breaks("Dropping a single card is enough for Mix, whatever its number", "mix.1")(
    change_keyword("mix", lambda cost, then: ((replace(cost[0], cards=replace(cost[0].cards, least=1)),), then))
)


def choose_only_characters(cost: Any, then: Any) -> Any:
    """A keyword that takes only character cards of the hand."""
    among = replace(keywords.IN_HAND, where=replace(keywords.IN_HAND.where, kind=(CHARACTER,)))
    return (replace(cost[0], cards=replace(cost[0].cards, among=among)),), then


breaks("Only character cards can be dropped for Mix", "mix.3")(change_keyword("mix", choose_only_characters))


breaks("Only character cards can be moved for Contact", "contact.3")(change_keyword("contact", choose_only_characters))
breaks("Contact moves the cards to the drop area instead of the cost area", "contact.1", "contact.2", "contact.3")(
    change_keyword("contact", lambda cost, then: ((replace(cost[0], to=DROP),), then))
)
breaks("Decode draws one card, whatever its number", "decode.2")(
    change_keyword("decode", lambda cost, then: (cost, (replace(then[0], count=1), *then[1:])))
)
breaks("Perform steals as many hearts as it costs", "perform.2")(
    change_keyword("perform", lambda cost, then: (cost, (replace(then[0], amount=cost[0].amount), *then[1:])))
)


@breaks(
    "A use of Cheer, Mix, Decode, Perform or Contact counts for all of its player's cards on the board",
    "mix.2",
    "cheer.2",
    "contact.2",
    "decode.2",
    "perform.2",
)
def _(patch: Patch) -> None:
    @without_asks
    def mark_all_cards(game: Any, ctx: Any, node: Any) -> bool:
        there = game.state.cards_on_board(ctx.seat)
        commit_events(game, [EngineEvent(effects.DONE[node.what], card, by=ctx.seat) for card in there])
        return True

    for what in effects.DONE:
        patch.setitem(effects.HANDLERS, what, mark_all_cards)


def share_keyword_use(what: str) -> Change:
    """Let all characters of a player share the mark of a used keyword."""

    @without_asks
    def mark_all_cards(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
        commit_events(
            game, [EngineEvent(effects.DONE[what], card, by=ctx.seat) for card in game.state.cards_on_board(ctx.seat)]
        )
        return True

    return wrap_function(effects.HANDLERS[what], mark_all_cards)


breaks("A use of Contact counts for all of its player's cards on the board", "contact.2")(share_keyword_use("contact"))
breaks("A use of Cheer counts for all of its player's cards on the board", "cheer.2")(share_keyword_use("cheer"))
breaks("Mix has to be used whenever the hand has enough cards", "mix.1", "mix.2")(force_keyword_use("mix"))
breaks("Contact has to be used whenever the hand has enough cards", "contact.1", "contact.2")(
    force_keyword_use("contact")
)


def take_fewer_cards(what: str) -> Change:
    """Let a keyword take fewer cards if the hand has fewer than it says."""

    def mandatory_keyword(cost: Any, then: Any) -> Any:
        return (), (replace(cost[0], cards=replace(cost[0].cards, least=None)), *then)

    return change_keyword(what, mandatory_keyword)


breaks("Mix is mandatory and works even if the hand has fewer cards than its number", "mix.1")(take_fewer_cards("mix"))
breaks("Contact is mandatory and works even if the hand has fewer cards than its number", "contact.1")(
    take_fewer_cards("contact")
)


breaks("Cheer has to be used whenever the hand has enough Cheer cards", "cheer.1")(
    change_keyword("cheer", lambda cost, then: ((), (*cost, *then)))
)
breaks("Decode costs one, whatever its number", "decode.1")(
    change_keyword("decode", lambda cost, then: (keywords.cost_instructions(1), then))
)
breaks("Perform costs one, whatever its number", "perform.1")(
    change_keyword("perform", lambda cost, then: (keywords.cost_instructions(1), then))
)


def is_additional_appeal(game: Any) -> bool:
    """Whether the current appeal is the additional one of Double."""
    return any(frame[0] == "appeal" and frame[4] for frame in game.state.flow)


def deny_in_additional_appeal(what: str) -> Change:
    """Let a keyword of an appeal not be used in the additional appeal of Double."""

    def usable_in_ordinary_appeal(whole: Any, self: Any, held: Any) -> bool:
        is_denied = getattr(held.origin, "what", "") == what and is_additional_appeal(self)
        return not is_denied and bool(whole(self, held))

    return wrap_function(Osica.is_usable, usable_in_ordinary_appeal)


breaks("Cheer cannot be used in the additional appeal of Double", "cheer.1")(deny_in_additional_appeal("cheer"))
breaks("Mix cannot be used in the additional appeal of Double", "mix.1")(deny_in_additional_appeal("mix"))
breaks("Decode cannot be used in the additional appeal of Double", "decode.1")(deny_in_additional_appeal("decode"))
breaks("Perform cannot be used in the additional appeal of Double", "perform.1")(deny_in_additional_appeal("perform"))
breaks("Power Up does not work in the additional appeal of Double", "powerup.1")(deny_in_additional_appeal("power-up"))


@breaks("The AP that Power Up gives counts only after the appeal", "powerup.1")
@wrapper_of(appeals.drop_beaten_guard)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    given = sum(keywords.printed_number(held.origin) for held in game.abilities_of(card) if is_power_up(held))
    ap = game.characteristics_of(card).ap - given
    return bool(game.characteristics_of(guard).ap <= ap and whole(game, card, guard))


def is_power_up(held: Any) -> bool:
    """Whether an ability is that of Power Up."""
    return getattr(held.origin, "what", "") == "power-up"


@breaks("Only one Appeal text of a character can be used in an appeal", "appealx.1")
@wrapper_of(Osica.count_use)
def _(whole: Any, self: Any, held: Any) -> None:
    if is_appeal_text(held):
        self.state.waiting = tuple(
            each for each in self.state.waiting if each.held.key == held.key or not is_appeal_text(each.held)
        )
    whole(self, held)


def is_appeal_text(held: Any) -> bool:
    """Whether an ability is an Appeal text."""
    return getattr(held.origin, "what", "") == "appeal"


@breaks("Once a player has paid for an Appeal text, that character's other Appeal texts are free", "appealx.1")
def _(patch: Patch) -> None:
    def free_once_paid(self: Any, held: Any) -> Any:
        is_paid = is_appeal_text(held) and ("appeal text", held.card) in self.state.done
        return () if is_paid else whole_cost(self, held)

    def play_and_note(game: Any, ctx: Any, held: Any) -> Any:
        yield from whole_play(game, ctx, held)
        if is_appeal_text(held):
            game.state.done |= {("appeal text", held.card)}

    whole_cost, whole_play = Osica.cost_of, play_abilities.play_ability
    patch.setattr(Osica, "cost_of", free_once_paid)
    patch.setattr(play_abilities, "play_ability", play_and_note)


@breaks("A card with Cheer in the drop area can be shown for Cheer", "cheer.1", "cheer.3")
@partial(change_keyword, "cheer")
def _(cost: Any, then: Any) -> Any:
    among = replace(keywords.WITH_CHEER, zone=(HAND, DROP))
    return (Reveal(replace(cost[0].cards, among=among)),), then


@breaks("Any card of the hand that has an ability can be shown for Cheer", "cheer.1", "cheer.3")
@wrapper_of(GameState._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, state: str) -> bool:
    return (state == "cheer" and bool(record.face.printed)) or bool(whole(self, record, info, state))


# --- keywords in single situations --------------------------------------------------------------------


@breaks("Power Up costs one in the additional appeal of Double", "powerup.2")
@wrapper_of(appeals.declare_appeal)
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    yield from whole(game, attacker, guard, additional)
    record = game.state.cards[attacker.card]
    if additional and record.face.has_printed_keyword("power-up"):
        yield from text_usage.pay_cost_cards(game, record.seat, min(1, len(game.state.zones[record.seat, COST])))


@breaks("Power Up can choose a support", "powerup.1")
@wrapper_of(card_references.matching_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    is_it = reference == OWN_CHARACTERS and ctx.held is not None and is_of_keyword(ctx.held, "power-up")
    return whole(game, ctx, replace(reference, where=Filter()) if is_it else reference)


breaks("Of two Power Ups of a character only the first one comes about", "powerup.1")(
    leave_out_triggers(is_second_waiting("power-up"))
)
breaks("Only one character of a player can use Power Up in a turn", "powerup.1")(
    leave_out_triggers(is_for_second_card("power-up"))
)
breaks("Only one character of a player can use Cheer in a turn", "cheer.1")(
    leave_out_triggers(is_for_second_card("cheer"))
)
breaks("Only one character of a player can use Destroy in a turn", "destroy.1")(
    leave_out_triggers(is_for_second_card("destroy"))
)
breaks("Of two Cheers of a character only the first one can be used", "cheer.1")(
    leave_out_triggers(is_second_waiting("cheer"))
)


def destroy_only(meant: Callable[[Any], bool]) -> Change:
    """Let Destroy drop only a character whose record meets ``meant(record)``."""

    def matching_cards(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        found = whole(game, ctx, reference)
        if ctx.held is None or not is_of_keyword(ctx.held, "destroy"):
            return found
        return [card for card in found if meant(game.state.cards[card])]

    return wrap_function(card_references.matching_cards, matching_cards)


breaks("Destroy does not drop a character in front that rests", "destroy.2")(
    destroy_only(lambda record: not record.resting)
)
breaks("Destroy does not drop a character in front that has limit-broken", "destroy.2")(
    destroy_only(lambda record: not record.limit_broken)
)
breaks("Destroy does not drop an oshi in front", "destroy.2")(destroy_only(lambda record: not record.is_oshi))


@change_factory
def replace_handler(patch: Patch, what: str, made: Callable[[Any], Any]) -> None:
    """Replace the handler of an instruction by ``made(handler)``."""
    patch.setitem(rulebook_map.HANDLERS, what, made(rulebook_map.HANDLERS[what]))


def do_for_each_card(whole: Any) -> Any:
    """A handler by which a keyword is done once for each card that was used for it."""

    def do_several_times(game: Any, ctx: Any, node: Any) -> Any:
        found = yield from whole(game, ctx, node)
        for _ in range(printed_number(ctx.held.origin) - 1):
            commit_events(game, (EngineEvent(effects.DONE[node.what], ctx.this.card, by=ctx.seat),))
        return found

    return do_several_times


def do_once_a_turn(whole: Any) -> Any:
    """A handler by which a keyword of a card is done only once per turn."""

    def do_first_time(game: Any, ctx: Any, node: Any) -> Any:
        if (node.what, ctx.this.card) not in game.state.done:
            game.state.done |= {(node.what, ctx.this.card)}
            yield from whole(game, ctx, node)
        return True

    return do_first_time


breaks("Each card that is dropped for Mix counts as a use of Mix", "mix.2")(replace_handler("mix", do_for_each_card))
breaks("A card can mix only once per turn", "mix.2")(replace_handler("mix", do_once_a_turn))
breaks("Each card that is shown for Cheer counts as a use of Cheer", "cheer.2")(
    replace_handler("cheer", do_for_each_card)
)
breaks("A card can cheer only once per turn", "cheer.2")(replace_handler("cheer", do_once_a_turn))


@breaks("An Appeal text that costs more than one costs one", "appealx.1")
@wrapper_of(text_usage.pay_cost_cards)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    is_paid = game.step == "appeal" and not game.is_trial and len(game.state.zones[player, COST]) >= count
    return (yield from whole(game, player, min(count, 1) if is_paid else count))


breaks(
    "Appeal texts cannot be used in the additional appeal of Double",
    "appealx.1",
    spread="scenarios about Double use an Appeal text in its additional appeal",
)(
    leave_out_triggers(
        lambda game, held, event: (
            is_of_keyword(held, "appeal") and any(frame[0] == "appeal" and frame[-1] for frame in game.state.flow)
        )
    )
)

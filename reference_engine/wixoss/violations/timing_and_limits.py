"""Violations of WIXOSS: timings, limits of uses, and cut-ins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import AutomaticAbility, MatchingCards
from ...kernel import card_references, play_abilities
from ...kernel import cost_payment as kernel_costs
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.event_patterns import matches_pattern
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_results, combine_changes, set_entry, wrap_function, wrapper_of
from .. import effects, ener_costs, lexicon, rulebook_map, using_cards
from .. import game as games
from ..chain_discount import ener_cost
from ..keywords import is_keyword
from ..lexicon import (
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
    SIGNI_ZONES,
    SPELL,
    TRASH,
)
from .helpers import offer_as_at_timing, replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- timings ------------------------------------------------------------------------------------------


@breaks(
    "Arts can be used at any timing, whatever timing is printed on them",
    "use-timing.2",
    "timing-attack.1",
    "timing-main.1",
    "preattack-step.3",
    "defense-step.2",
)
@partial(replace_options, "arts")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    for card in game.state.zones[player, LRIG_DECK]:
        if game.state.cards[card].face.kind == "arts" and using_cards.may_use(game, player, card):
            yield EngineOption("arts", (card,))


breaks(
    "Activated abilities for the main phase are offered at every timing, and no others are",
    "timing-main.1",
    "act-ability.3",
)(replace_options("ability", offer_as_at_timing(MAIN_TIMING)))
breaks(
    "Every activated ability can be used in the main phase, the attack phase and as a cut-in",
    "act-ability.1",
    "act-ability.3",
)(wrap_function(using_cards.ability_timings, lambda whole, ability: ("main", "attack", "cut-in")))
breaks("Activated abilities for other timings can also be used in the main phase", "act-ability.3")(
    change_results(using_cards.ability_timings, lambda found, ability: (*found, "main"))
)


@breaks(
    "The turn player cannot use activated abilities in the pre-attack step",
    "timing-attack.1",
    "preattack-step.3",
    "act-ability.3",
)
@partial(replace_options, "ability")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return () if timing == ATTACK_TIMING and player == game.state.turn_player else whole(game, player, timing)


@breaks(
    "Every ability can be used only once per turn, even one without a limit", "act-ability.2", "once-turn.2", "drive.5"
)
def _(patch: Patch) -> None:
    def is_unused(self: Any, held: Any) -> bool:
        so_far, _ = self.state.used.get(held.key, (0, 0))
        return bool(whole(self, held)) and not so_far

    def count_every_use(self: Any, held: Any) -> None:
        so_far, in_game = self.state.used.get(held.key, (0, 0))
        self.state.used = {**self.state.used, held.key: (so_far + 1, in_game + 1)}

    whole = games.Wixoss.is_usable
    patch.setattr(games.Wixoss, "is_usable", is_unused)
    patch.setattr(games.Wixoss, "count_use", count_every_use)


@breaks("Auto abilities with any limit, per turn or per game, come about once in each turn", "once-game.1")
@partial(change_results, games.Wixoss.is_usable)
def _(found: bool, game: Any, held: Any) -> bool:
    is_once = isinstance(held.ability, AutomaticAbility) and held.ability.limit is not None
    return game.state.used.get(held.key, (0, 0))[0] < 1 if is_once else found


@breaks("A once-per-game ability is blocked after any limited ability of its card was used in the game", "once-game.1")
@partial(change_results, games.Wixoss.is_usable)
def _(found: bool, game: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    so_far = sum(each for key, (_, each) in game.state.used.items() if key.card == held.card)
    return so_far < 1 if limit is not None and limit.per == "game" else found


breaks("Spells can be used at any timing, even in the attack phase", "spell.3", "main-phase.a4")(
    replace_options("spell", offer_as_at_timing(MAIN_TIMING))
)
breaks("Using an arts or a piece counts as using a spell", "use.3")(
    set_entry(lexicon.WORDS.happenings, "use-spell", lexicon.WORDS.happenings["use-spell"]._replace(causes=()))
)


@breaks("A card goes down when one of its activated abilities is used", "signi.3")
@wrapper_of(rulebook_map.ACTIONS["ability"].do)
def _(whole: Any, game: Any, player: int, card: int, *arguments: Any) -> Any:
    yield from whole(game, player, card, *arguments)
    commit_events(game, [EngineEvent("rest", card)])


# --- spell cut-in -------------------------------------------------------------------------------------


@breaks("The opponent can never cut into a spell", "timing-cutin.1", "timing-cutin.2")
@wrapper_of(using_cards.offer_cut_in)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from ()
    return False


breaks("The player who uses a spell, not the opponent, may cut into it", "timing-cutin.2", "timing-cutin.3")(
    wrap_function(using_cards.offer_cut_in, lambda whole, game, player: whole(game, 1 - player))
)


@breaks("The opponent can cut into arts and pieces as well as spells", "timing-cutin.2")
@wrapper_of(rulebook_map.PROCEDURES["use"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    _, step, use = frame
    card = use.card.card
    if step == "effect" and game.state.cards[card].face.kind in (ARTS, PIECE):
        yield from using_cards.offer_cut_in(game, 1 - game.state.cards[card].owner)
    yield from whole(game, frame)


@breaks("The opponent can cut into activated abilities", "timing-cutin.2")
@wrapper_of(rulebook_map.ACTIONS["ability"].do)
def _(whole: Any, game: Any, player: int, *arguments: Any) -> Any:
    yield from using_cards.offer_cut_in(game, 1 - player)
    yield from whole(game, player, *arguments)


@breaks("The opponent can cut into the first Life Burst of a turn", "timing-cutin.2")
@wrapper_of(rulebook_map.PROCEDURES["waiting"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    bursting = [each.held.seat for each in game.state.waiting if is_keyword(each.held, "life-burst")]
    if bursting and ("cut in",) not in game.state.done:
        game.state.done |= {("cut in",)}
        yield from using_cards.offer_cut_in(game, 1 - bursting[0])
    yield from whole(game, frame)


# --- pieces, and where cards go -----------------------------------------------------------------------


breaks("Pieces can be used with any number of LRIGs on the field", "piece.2")(
    replace_options(
        "piece", lambda whole, game, player, timing: using_cards.lrig_deck_options(game, player, timing, "piece")
    )
)


def pieces_usable_when(is_met: Callable[[Any, int], bool]) -> Change:
    """Let pieces be used if ``is_met(game, player)`` holds."""

    def offer_pieces_when(whole: Any, game: Any, player: int, timing: str) -> Any:
        return using_cards.lrig_deck_options(game, player, timing, PIECE) if is_met(game, player) else ()

    return replace_options("piece", offer_pieces_when)


breaks("Pieces can be used with two LRIGs on the field", "piece.2")(
    pieces_usable_when(lambda game, player: len(game.state.field_lrigs(player)) > 1)
)
breaks("Pieces can be used if either player has three LRIGs on the field", "piece.2")(
    pieces_usable_when(lambda game, player: any(len(game.state.field_lrigs(each)) == len(LRIGS) for each in (0, 1)))
)


breaks("A used piece goes to the LRIG trash", "piece.3")(set_entry(using_cards.AFTERWARDS, "piece", LRIG_TRASH))
breaks("A used spell is removed from the game", "trash.1")(set_entry(using_cards.AFTERWARDS, SPELL, REMOVED))


@breaks("Every card that goes to the trash, from any zone, counts as discarded", "discard.1")
def _(patch: Patch) -> None:
    patch.setitem(lexicon.WORDS.happenings, "discard", lexicon.WORDS.happenings["move"]._replace(to=(TRASH,)))


def redefine_discard(**other: Any) -> Change:
    """Change the event of discarding."""
    return set_entry(lexicon.WORDS.happenings, "discard", lexicon.WORDS.happenings["discard"]._replace(**other))


breaks("Only cards that a text or rule calls discarded count as discarded, not all from hand to trash", "discard.1")(
    redefine_discard(causes=("discard",))
)
breaks("A card that goes from the hand to the Ener zone counts as discarded", "discard.1")(
    redefine_discard(to=(TRASH, ENER))
)
breaks("A card that goes from the deck to the trash counts as discarded", "discard.1")(
    redefine_discard(frm=(HAND, DECK))
)


@breaks("A discard counts for the player whose effect it is, not for the one whose hand it is", "discard.1")
@wrapper_of(matches_pattern)
def _(whole: Any, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    is_it = at.event == "discard" and event.cause == "discard"
    return event.by == ctx.seat if is_it else whole(game, at, event, ctx)


@breaks(
    "A card is paid for before it goes to the check zone and anything is declared",
    "check-zone.a2",
    "encore.1",
    "encore.2",
    "encore.4",
    spread="scenarios about Exceed show what an arts is paid for with",
)
def _(patch: Patch) -> None:
    def pay_before_use(game: Any, player: int, card: int) -> Any:
        if not (yield from ener_costs.pay_ener(game, player, ener_cost(game, player, card))):
            return

        def pay_nothing(*_: Any) -> Any:
            yield from ()
            return True

        with Patch() as later:
            later.setattr(kernel_costs, "pay_cost", pay_nothing)
            yield from using_cards.use_card(game, player, card)

    for kind in (SPELL, ARTS, PIECE):
        patch.setitem(rulebook_map.ACTIONS, kind, rulebook_map.ACTIONS[kind]._replace(do=pay_before_use))


@breaks("A used card with a Life Burst can burst from the check zone", "trigger.8", "use.2")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    if event.to == CHECK and event.cause == "use" and table.cards[event.card].face.has_burst_icon:
        table.change_card(event.card, is_crushed=True)


breaks("A used arts goes to the trash instead of the LRIG trash", "lrig-trash.3")(
    set_entry(using_cards.AFTERWARDS, ARTS, TRASH)
)
breaks("A LRIG that an effect puts into the trash goes there instead of to the LRIG trash", "lrig-trash.3")(
    wrap_function(effects.destination_zone, lambda whole, game, card, to: to)
)


# --- frequency ----------------------------------------------------------------------------------------


breaks(
    "Limits on how often an ability can be used in a turn or a game are ignored",
    "once-turn.1",
    "once-turn.2",
    "once-game.1",
)(wrap_function(games.Wixoss.is_usable, lambda whole, self, held: True))


@breaks("Any ability with a limit can be used only once in the game, even a twice-per-turn one", "once-turn.2")
@wrapper_of(games.Wixoss.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    return limit is None or not any(self.state.used.get(held.key, (0, 0)))


@breaks("An ability limited to one use is blocked once any limited ability has been used in the turn", "once-turn.1")
@wrapper_of(games.Wixoss.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    return limit is None or not any(used for used, _ in self.state.used.values()) or limit.count > 1


def count_uses_together(together: Callable[[Any, Any, Any], bool]) -> Change:
    """Count limited uses together if ``together(table, one, other)`` holds for their keys."""

    def is_usable_together(found: bool, game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        if limit is None or limit.per == "game":
            return found
        so_far: int = sum(used for key, (used, _) in game.state.used.items() if together(game.state, key, held.key))
        return so_far < int(limit.count)

    return change_results(games.Wixoss.is_usable, is_usable_together)


breaks("Limits per turn count the uses by all cards of the same name together", "once-turn.1", "zone.3")(
    count_uses_together(lambda table, one, other: table.cards[one.card].face.name == table.cards[other.card].face.name)
)
breaks(
    "Limits per turn count all limited abilities of a card together, even after it came back", "once-turn.1", "zone.3"
)(count_uses_together(lambda table, one, other: one.card == other.card))


@breaks("An auto ability limited to twice per turn comes about only once", "once-turn.2")
@partial(change_results, games.Wixoss.is_usable)
def _(found: bool, game: Any, held: Any) -> bool:
    so_far, _ = game.state.used.get(held.key, (0, 0))
    return found and not (so_far and isinstance(held.ability, AutomaticAbility))


@breaks("Any ability with a limit can be used at most twice in the game", "once-turn.2")
@partial(change_results, games.Wixoss.is_usable)
def _(found: bool, game: Any, held: Any) -> bool:
    _, in_game = game.state.used.get(held.key, (0, 0))
    return found and in_game < 2


@breaks("A once-per-game ability can be used once in every turn", "once-game.1")
@wrapper_of(games.Wixoss.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    return limit is None or self.state.used.get(held.key, (0, 0))[0] < int(limit.count)


# --- cards of other kinds -----------------------------------------------------------------------------


@breaks("A SIGNI of the hand can be used as a spell", "spell.3")
@partial(replace_options, "spell")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        hand = game.state.zones[player, HAND]
        yield from (EngineOption(SPELL, (card,)) for card in hand if game.state.cards[card].face.is_signi)


@breaks("A piece can be used as an arts, with any number of LRIGs", "piece.2")
@partial(replace_options, "arts")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    pieces = using_cards.lrig_deck_options(game, player, timing, PIECE)
    yield from (EngineOption(ARTS, option.args) for option in pieces)


@breaks("A spell of the hand can be put onto the field like a SIGNI", "main-phase.a1")
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        hand = game.state.zones[player, HAND]
        spells = (card for card in hand if game.state.cards[card].face.kind == SPELL)
        yield from (EngineOption("play", (card, zone)) for card in spells for zone in SIGNI_ZONES)


@breaks("An arts of the LRIG deck can be put onto the field as a key", "main-phase.a3")
@partial(replace_options, "key")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        deck = game.state.zones[player, LRIG_DECK]
        yield from (EngineOption("key", (card,)) for card in deck if game.state.cards[card].face.kind == ARTS)


@breaks("Both players may cut into a spell, its user before the opponent", "timing-cutin.3")
@wrapper_of(using_cards.offer_cut_in)
def _(whole: Any, game: Any, player: int) -> Any:
    return (yield from whole(game, 1 - player)) or (yield from whole(game, player))


@breaks("The turn player can use spells in the pre-attack step", "main-phase.a4", "spell.3")
@partial(replace_options, "spell")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    acts = timing == ATTACK_TIMING and player == game.state.turn_player
    return whole(game, player, MAIN_TIMING if acts else timing)


def offer_attack_timing_in_main_phase(kind: str) -> Change:
    """Offer what is for the attack phase in the main phase, too."""

    def options_of_both(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        if timing == MAIN_TIMING:
            known = set(whole(game, player, timing))
            yield from (each for each in whole(game, player, ATTACK_TIMING) if each not in known)

    return replace_options(kind, options_of_both)


breaks("Pieces, arts and abilities for the attack phase can be used in the main phase, too", "main-phase.a5")(
    combine_changes(*map(offer_attack_timing_in_main_phase, ("piece", "arts", "ability")))
)


@breaks("An Enter ability whose cost cannot be paid is carried out for nothing", "enter-ability.3")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if is_keyword(held, "enter") and not kernel_costs.can_be_paid(game, ctx, game.cost_of(held)):
        return True
    return (yield from whole(game, ctx, held))


@breaks("An Enter ability has to be paid for whenever its player can pay", "enter-ability.4", "enter-ability.3")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if is_keyword(held, "enter"):
        return kernel_costs.can_be_paid(game, ctx, game.cost_of(held))
    return (yield from whole(game, ctx, held))


@breaks("A cost in cards on the field can be paid with the opponent's, too", "cost.3")
@wrapper_of(card_references.present_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    is_cost = ctx.paying and isinstance(reference, MatchingCards) and reference.side == "you"
    if is_cost and set(reference.zone) <= {"field", *SIGNI_ZONES}:
        return whole(game, ctx, replace(reference, side="both"))
    return whole(game, ctx, reference)

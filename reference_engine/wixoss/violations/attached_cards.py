"""Violations of WIXOSS: attached cards, and cards beneath."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel import card_references
from ...kernel.commit import commit_events, make_loose
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_results,
    combine_changes,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import attachments, events, lrigs, rulebook_map, signi, state
from .. import game as games
from ..keywords import is_keyword
from ..lexicon import (
    ACCE,
    CHARM,
    ENER,
    HAND,
    LAID,
    LRIG_DECK,
    LRIG_TRASH,
    MAIN_TIMING,
    REMOVED,
    ROLES,
    SIGNI_PLACES,
    SIGNI_ZONES,
    SOUL,
    TRASH,
)
from ..rules_context import RulesContext
from ..state import GameState
from .helpers import replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- Acce, Charm and Soul -----------------------------------------------------------------------------


breaks("Any number of Acces, Charms and Souls can be attached to a SIGNI", "acce.5", "charm.3", "soul.3", "acce.3")(
    combine_changes(
        wrap_function(attachments.can_have_attached, lambda whole, game, card, role: game.state.is_signi(card)),
        wrap_function(attachments.has_too_many_attached, lambda whole, game, player: False),
    )
)


@breaks(
    "A second Acce, Charm or Soul of a SIGNI replaces the first of its sort",
    "acce.3",
    "charm.3",
    "soul.2",
    "soul.3",
    "rule-process.a8",
)
def _(patch: Patch) -> None:
    def replace_same_role(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.other].attached:
            if table.cards[part].role == event.to:
                make_loose(table, part)
                host = table.cards[event.other]
                table.change_card(event.other, attached=tuple(each for each in host.attached if each != part))
        whole(table, event)

    patch.setattr(attachments, "can_have_attached", lambda game, card, role: game.state.is_signi(card))
    replace_applying("attach", replace_same_role)(patch)


def allow_one_per_player(patch: Patch) -> None:
    """Allow each player one attached card of each role on the field."""

    def has_no_other(found: bool, game: Any, card: int, role: str) -> bool:
        mine = game.state.field_signi(game.state.cards[card].seat)
        return found and not any(attachments.attached_with_role(game, each, role) for each in mine)

    change_results(attachments.can_have_attached, has_no_other)(patch)


breaks("A player can have only one Acce, one Charm and one Soul attached among all their SIGNI", "soul.2", "charm.3")(
    allow_one_per_player
)


@breaks("A card from the hand or the Ener zone that becomes an Acce uses its enter ability", "acce.7")
@wrapper_of(rulebook_map.HANDLERS["attach-acce"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    before = [card for zone in (HAND, ENER) for card in game.state.zones[ctx.seat, zone]]
    found = yield from whole(game, ctx, node)
    for card in before:
        if game.state.cards[card].role:
            for held in game.abilities_of(card):
                if is_keyword(held, "enter"):
                    yield from game.resolve_text(ctx, held.ability.then)
    return found


@breaks("No Acce can be attached unless some card of the hand fits the center LRIG's level and type", "acce.8")
@wrapper_of(rulebook_map.HANDLERS["attach-acce"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    hand = game.state.zones[ctx.seat, HAND]
    if not any(
        lrigs.meets_limiting_condition(game, card)
        and game.characteristics_of(card).level <= lrigs.center_level(game, ctx.seat)
        for card in hand
    ):
        return False
    return (yield from whole(game, ctx, node))


breaks("An Acce is attached face down and a Charm face up", "acce.4", "charm.2", "charm.1")(
    replace_globals(events._attach, CHARM="acce")
)


def hidden_from_opponent(role: str) -> Change:
    """Show attached cards of a role only to their player."""

    def can_see_attached(whole: Any, self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.role == role and record.seat != player) and bool(whole(self, player, card))

    return wrap_function(state.GameState.can_see, can_see_attached)


breaks("The opponent cannot look at a Charm", "charm.2")(hidden_from_opponent(CHARM))


@breaks("Abilities of cards attached to a SIGNI, even as a Charm, are in effect", "charm.4")
@wrapper_of(state.GameState.cards_at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for card in self.field_signi(player):
            yield from (each for each in self.cards[card].attached if self.cards[each].face.is_working)


def redirect_loose_cards(to: Any) -> Change:
    """Put the cards of a SIGNI that has left into the zone ``to(record, zone)``; ``zone`` is the legal one."""

    def redirected_trash_event(whole: Any, game: Any, card: int) -> EngineEvent:
        event = whole(game, card)
        return replace(event, to=to(game.state.cards[card], event.to))

    return wrap_function(attachments.trash_event, redirected_trash_event)


@breaks(
    "Cards that lose their SIGNI go to the trash at once, in the middle of an effect",
    "rise.5",
    "rule-process.a3",
    "under.3",
)
@wrapper_of(games.Wixoss.propose_events)
def _(whole: Any, self: Any, *proposed: EngineEvent) -> Any:
    outcome = yield from whole(self, *proposed)
    commit_events(self, attachments.loose_card_events(self))
    return outcome


breaks("A Charm that loses its SIGNI goes to the Ener zone", "charm.5", "rule-process.a3")(
    redirect_loose_cards(lambda record, zone: ENER if record.role == CHARM else zone)
)
breaks(
    "A Soul that loses its SIGNI goes to the trash instead of the LRIG trash",
    "soul.4",
    "rule-process.a11",
    "attached.5",
    "soul.5",
)(wrap_function(attachments.trash_zone_for, lambda whole, game, card: TRASH))


@breaks("The Soul of a SIGNI that another SIGNI rises on goes to the trash", "soul.5", "rise.9")
@partial(replace_applying, "tuck")
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    attached = state.cards[event.card].attached
    whole(state, event)
    for card in attached:
        state.change_card(card, role="charm")


@breaks("The Soul of a SIGNI that an effect puts under another goes to the trash", "soul.5")
@partial(replace_applying, "tuck")
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    attached = state.cards[event.card].attached
    whole(state, event)
    for card in attached if event.cause == "effect" else ():
        state.change_card(card, role="charm")


breaks("The opponent cannot look at an Acce", "acce.4")(hidden_from_opponent(ACCE))


@breaks("An Acce does not move along when its SIGNI goes to another SIGNI zone", "acce.4", "attached.4")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        staying = tuple(part for part in record.attached if table.cards[part].role == ACCE)
        for part in staying:
            make_loose(table, part)
        table.change_card(event.card, attached=tuple(each for each in record.attached if each not in staying))
    whole(table, event)


@breaks(
    "If several cards lose their SIGNI, only the first is trashed and the others become Ener",
    "acce.4",
    "attached.3",
    "rise.5",
    "rule-process.a3",
)
@partial(change_results, attachments.loose_card_events)
def _(found: list[EngineEvent], game: Any) -> list[EngineEvent]:
    return [replace(each, to=ENER) if at else each for at, each in enumerate(found)]


breaks("A SIGNI with any card attached can get no further one, such as an Acce beside a Charm", "acce.5")(
    change_results(
        attachments.can_have_attached, lambda found, game, card, role: found and not game.state.cards[card].attached
    )
)
breaks("A player can have only one Acce attached among all their SIGNI", "acce.3")(allow_one_per_player)


@breaks("An effect that banishes a SIGNI also banishes its Charm", "charm.4", "rule-process.a3")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    cards = game.state.cards
    charms = [part for card in banished for part in cards[card].attached if cards[part].role == CHARM]
    return (yield from whole(game, [*charms, *banished], cause, source, by))


# --- attached cards -----------------------------------------------------------------------------------


breaks("Cards that lose their SIGNI all go to the LRIG trash", "attached.3", "acce.4", "charm.5", "rule-process.a3")(
    wrap_function(attachments.trash_zone_for, lambda whole, game, card: LRIG_TRASH)
)


@breaks(
    "Cards that lose their SIGNI go to the Ener zone instead of the trash",
    "attached.3",
    "acce.4",
    "charm.5",
    "under.3",
    "rise.5",
    "rule-process.a3",
)
@wrapper_of(attachments.loose_card_events)
def _(whole: Any, game: Any) -> list[EngineEvent]:
    return [replace(each, to=ENER if each.to == TRASH else each.to) for each in whole(game)]


@breaks(
    "Cards that lose their SIGNI go to the turn player's trash, whoever owns them",
    "under.3",
    "charm.5",
    "soul.4",
    "attached.3",
    "rule-process.a3",
    "rise.5",
)
@partial(change_results, attachments.loose_card_events)
def _(found: list[EngineEvent], game: Any) -> list[EngineEvent]:
    return [replace(event, player=game.state.turn_player) for event in found]


@breaks("A Charm goes to the trash face down", "charm.5")
@partial(change_results, attachments.trash_event)
def _(found: EngineEvent, game: Any, card: int) -> EngineEvent:
    return replace(found, face_down=game.state.cards[card].role == CHARM)


@breaks(
    "Attached cards and cards underneath do not move along when a SIGNI changes zones",
    "attached.4",
    "under.4",
    "soul.4",
)
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        for part in (*record.attached, *record.under):
            make_loose(table, part)
        table.change_card(event.card, attached=(), under=())
    whole(table, event)


@breaks("SIGNI that swap zones lose their attached cards and the cards underneath", "attached.4", "under.4")
@wrapper_of(rulebook_map.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    cards = game.state.cards
    before = {card: cards[card].zone for player in (0, 1) for card in game.state.field_signi(player)}
    found = yield from whole(game, ctx, node)
    for card in (card for card, zone in before.items() if cards[card].zone != zone):
        for part in (*cards[card].attached, *cards[card].under):
            make_loose(game.state, part)
        game.state.change_card(card, attached=(), under=())
    return found


@breaks("Cards stay attached to a SIGNI that is turned face down", "attached.5")
@partial(replace_applying, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    table.change_card(event.card, face_down=event.face_down, awakened=False, unseen_by=frozenset())


# --- cards beneath ------------------------------------------------------------------------------------


@breaks("Cards under a SIGNI go to the trash when it is turned over", "under.5")
@partial(replace_applying, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    for part in table.cards[event.card].under:
        make_loose(table, part)
    table.change_card(event.card, under=())
    whole(table, event)


@breaks(
    "An effect that takes all cards from under its SIGNI also trashes the attached ones",
    "under.2",
    "attached.2",
    "charm.7",
)
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(moves: Any, game: Any, ctx: Any, node: Any) -> Any:
    here = game.state.find_card(ctx.this)
    of_under = here is not None and game.state.cards[here].under
    found = yield from moves(game, ctx, node)
    if of_under and here is not None and not game.state.cards[here].under:
        game.move_cards(game.state.cards[here].attached, TRASH, "effect")
    return found


breaks("Cards that lay under a SIGNI that leaves the field are removed from the game", "under.3", "rise.5")(
    redirect_loose_cards(lambda record, zone: zone if record.role in ("charm", "acce", "soul") else REMOVED)
)


@breaks("Cards under a SIGNI do not move along when it goes to another SIGNI zone", "under.4")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        for part in record.under:
            make_loose(table, part)
        table.change_card(event.card, under=())
    whole(table, event)


@breaks("A SIGNI with an attached card counts as having a card underneath", "under.2", "attached.2")
@wrapper_of(state.GameState._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return bool(whole(self, game, record, name)) or (name == "stacked" and bool(record.attached))


# --- cards that lie face down -------------------------------------------------------------------------


@breaks("A SIGNI that was turned face down attacks and is attacked like any other", "attached.5")
@wrapper_of(GameState.is_signi)
def _(whole: Any, self: Any, card: int) -> bool:
    record = self.cards[card]
    return record.zone in SIGNI_PLACES and record.host < 0 and record.role not in LAID


@breaks("A SIGNI that was turned face down counts as a SIGNI to texts", "attached.5")
@wrapper_of(GameState._is_kind)
def _(whole: Any, self: Any, record: Any, kind: str) -> bool:
    is_turned = record.face_down and record.role not in LAID
    return bool(whole(self, replace(record, face_down=False) if is_turned else record, kind))


@breaks("An Acce can be removed by itself, without its SIGNI", "acce.6")
@partial(replace_options, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        for card in game.state.field_signi(player):
            there = attachments.attached_with_role(game, card, ACCE)
            yield from (EngineOption("remove", (each,)) for each in there)


@breaks("A player can have only one Charm attached among all their SIGNI", "charm.3")
@wrapper_of(attachments.can_have_attached)
def _(whole: Any, game: Any, card: int, role: str) -> bool:
    mine = game.state.field_signi(game.state.cards[card].seat)
    is_given = role == CHARM and any(attachments.attached_with_role(game, each, CHARM) for each in mine)
    return not is_given and bool(whole(game, card, role))


breaks("Any number of Souls, but only one Acce and Charm, can be attached to a SIGNI", "soul.3")(
    combine_changes(
        wrap_function(
            attachments.can_have_attached,
            lambda whole, game, card, role: game.state.is_signi(card) if role == SOUL else whole(game, card, role),
        ),
        replace_globals(attachments.has_too_many_attached, ROLES=(ACCE, CHARM)),
        replace_globals(attachments.excess_attachments, ROLES=(ACCE, CHARM)),
    )
)


@breaks("Cards beyond the number that may be attached to a SIGNI stay attached", "rule-process.a8")
def _(patch: Patch) -> None:
    @without_asks
    def give_up_none(game: Any, player: int) -> list[EngineEvent]:
        return []

    patch.setattr(attachments, "has_too_many_attached", lambda game, player: False)
    patch.setattr(attachments, "excess_attachments", give_up_none)


@breaks("An effect that trashes the cards under a SIGNI also trashes its Acce and Soul", "attached.2", "under.2")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(moves: Any, game: Any, ctx: Any, node: Any) -> Any:
    here = game.state.find_card(ctx.this)
    has_under = here is not None and bool(game.state.cards[here].under)
    found = yield from moves(game, ctx, node)
    if has_under and not game.state.cards[here].under:
        there = [each for each in game.state.cards[here].attached if game.state.cards[each].role != CHARM]
        game.move_cards(there, TRASH, "effect")
    return found


breaks("A Soul goes to the LRIG deck when its SIGNI leaves the field", "rule-process.a11", "soul.4")(
    redirect_loose_cards(lambda record, zone: LRIG_DECK if record.role == SOUL else zone)
)


# --- too many attached cards, and what a Charm is -----------------------------------------------------


def keep_excess(role: str) -> Change:
    """Let cards of this role stay attached beyond the number that is allowed."""
    others = tuple(each for each in ROLES if each != role)
    return combine_changes(
        replace_globals(attachments.excess_attachments, ROLES=others),
        replace_globals(attachments.has_too_many_attached, ROLES=others),
    )


breaks("Souls beyond the number that may be attached to a SIGNI stay attached", "rule-process.a8")(keep_excess(SOUL))
breaks("Acces beyond the number that may be attached to a SIGNI stay attached", "rule-process.a8")(keep_excess(ACCE))


@breaks("Three cards of a kind that are attached to a SIGNI stay attached", "rule-process.a8")
@wrapper_of(attachments.has_too_many_attached)
def _(whole: Any, game: Any, player: int) -> bool:
    signi_there = game.state.field_signi(player)
    return any(len(attachments.attached_with_role(game, card, role)) == 2 for card in signi_there for role in ROLES)


breaks("A second Soul can be attached to a SIGNI that has a Charm", "soul.3")(
    change_results(
        attachments.can_have_attached,
        lambda found, game, card, role: (
            found or (role == SOUL and bool(attachments.attached_with_role(game, card, CHARM)))
        ),
    )
)


@breaks("A SIGNI has the keywords of its Charm", "charm.4")
@wrapper_of(RulesContext.has_keyword)
def _(whole: Any, self: Any, card: int, what: str) -> bool:
    cards = self.state.cards
    charms = [cards[each].face for each in cards[card].attached if cards[each].role == CHARM]
    return whole(self, card, what) or any(face.printed_keyword(what) is not None for face in charms)


@breaks("A Charm counts as a SIGNI of its colour", "charm.4")
@wrapper_of(card_references.matching_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    found, where = whole(game, ctx, reference), replace(reference.where, kind=())
    if reference.on is None and where.facts and {*SIGNI_ZONES} <= {*game.state.WORDS.expand_zones(reference.zone)}:
        for player in card_references.players_of_side(ctx.seat, reference.side):
            charms = [
                each
                for card in game.state.field_signi(player)
                for each in attachments.attached_with_role(game, card, CHARM)
            ]
            found += [
                card
                for card in charms
                if card_references.matches_filter(
                    game, ctx, game.state.cards[card], game.characteristics_of(card), where
                )
            ]
    return found

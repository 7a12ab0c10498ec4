"""Violations of WIXOSS: what is attached, and what lies underneath."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.committing import commit, let_go
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, instead, reads, results, together, wrap
from .. import attached, contents, events, lrigs, signi, state
from .. import game as games
from ..keywords import is_keyword
from ..words import ACCE, CHARM, ENER, HAND, LRIG_TRASH, REMOVED, SIGNI_ZONES, TRASH
from .ways import applies

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- Acce, Charm and Soul -----------------------------------------------------------------------------


breaks("Any number of Acces, Charms and Souls can be attached to a SIGNI", "acce.5", "charm.3", "soul.3", "acce.3")(
    together(
        wrap(attached.can_hold, lambda whole, game, card, role: game.state.is_signi(card)),
        wrap(attached.too_many, lambda whole, game, player: False),
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
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.other].attached:
            if table.cards[part].role == event.to:
                let_go(table, part)
                host = table.cards[event.other]
                table.change(event.other, attached=tuple(each for each in host.attached if each != part))
        whole(table, event)

    patch.setattr(attached, "can_hold", lambda game, card, role: game.state.is_signi(card))
    applies("attach", other)(patch)


def one_a_player(patch: Patch) -> None:
    """Of cards that can be attached, a player has one of each sort on the field."""

    def alone(found: bool, game: Any, card: int, role: str) -> bool:
        mine = game.state.signi(game.state.cards[card].seat)
        return found and not any(attached.of_role(game, each, role) for each in mine)

    results(attached.can_hold, alone)(patch)


breaks("A player can have only one Acce, one Charm and one Soul attached among all their SIGNI", "soul.2", "charm.3")(
    one_a_player
)


@breaks("A card from the hand that becomes an Acce uses its enter ability", "acce.7")
@instead(contents.HANDLERS["attach-acce"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    before = [card for card in game.state.zones[ctx.seat, HAND]]
    found = yield from whole(game, ctx, node)
    for card in before:
        if game.state.cards[card].role:
            for held in game.abilities(card):
                if is_keyword(held, "enter"):
                    yield from game.resolve(ctx, held.ability.then)
    return found


@breaks("No Acce can be attached unless some card of the hand fits the center LRIG's level and type", "acce.8")
@instead(contents.HANDLERS["attach-acce"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    hand = game.state.zones[ctx.seat, HAND]
    if not any(
        lrigs.fits_type(game, card) and game.info(card).level <= lrigs.center_level(game, ctx.seat) for card in hand
    ):
        return False
    return (yield from whole(game, ctx, node))


breaks("An Acce is attached face down and a Charm face up", "acce.4", "charm.2", "charm.1")(
    reads(events._attach, CHARM="acce")
)


def unseen(role: str) -> Change:
    """What is attached so is seen by its player alone."""

    def can_see(whole: Any, self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.role == role and record.seat != player) and bool(whole(self, player, card))

    return wrap(state.Table.can_see, can_see)


breaks("The opponent cannot look at a Charm", "charm.2")(unseen(CHARM))


@breaks("Abilities of cards attached to a SIGNI, even as a Charm, are in effect", "charm.4")
@instead(state.Table.at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for card in self.signi(player):
            yield from (each for each in self.cards[card].attached if self.cards[each].face.is_working)


def goes(to: Any) -> Change:
    """What belonged to a SIGNI that has left goes to ``to(record, zone)``, by where it should go."""

    def dropping(whole: Any, game: Any, card: int) -> Event:
        event = whole(game, card)
        return replace(event, to=to(game.state.cards[card], event.to))

    return wrap(attached.dropping, dropping)


@breaks(
    "Cards that lose their SIGNI go to the trash at once, in the middle of an effect",
    "rise.5",
    "rule-process.a3",
    "under.3",
)
@instead(games.Wixoss.happen)
def _(whole: Any, self: Any, *proposed: Event) -> Any:
    outcome = yield from whole(self, *proposed)
    commit(self, attached.dropped(self))
    return outcome


breaks("A Charm that loses its SIGNI goes to the Ener zone", "charm.5", "rule-process.a3")(
    goes(lambda record, zone: ENER if record.role == CHARM else zone)
)
breaks(
    "A Soul that loses its SIGNI goes to the trash instead of the LRIG trash",
    "soul.4",
    "rule-process.a11",
    "attached.5",
    "soul.5",
)(wrap(attached.trash_of, lambda whole, game, card: TRASH))


@breaks("The Soul of a SIGNI that another SIGNI rises on goes to the trash", "soul.5", "rise.9")
@partial(applies, "tuck")
def _(whole: Any, state: Any, event: Event) -> None:
    attached = state.cards[event.card].attached
    whole(state, event)
    for card in attached:
        state.change(card, role="charm")


@breaks("The Soul of a SIGNI that an effect puts under another goes to the trash", "soul.5")
@partial(applies, "tuck")
def _(whole: Any, state: Any, event: Event) -> None:
    attached = state.cards[event.card].attached
    whole(state, event)
    for card in attached if event.cause == "effect" else ():
        state.change(card, role="charm")


breaks("The opponent cannot look at an Acce", "acce.4")(unseen(ACCE))


@breaks("An Acce does not move along when its SIGNI goes to another SIGNI zone", "acce.4", "attached.4")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        staying = tuple(part for part in record.attached if table.cards[part].role == ACCE)
        for part in staying:
            let_go(table, part)
        table.change(event.card, attached=tuple(each for each in record.attached if each not in staying))
    whole(table, event)


@breaks(
    "If several cards lose their SIGNI, only the first is trashed and the others become Ener", "acce.4", "attached.3"
)
@partial(results, attached.dropped)
def _(found: list[Event], game: Any) -> list[Event]:
    return [replace(each, to=ENER) if at else each for at, each in enumerate(found)]


breaks("A SIGNI with any card attached can get no further one, such as an Acce beside a Charm", "acce.5")(
    results(attached.can_hold, lambda found, game, card, role: found and not game.state.cards[card].attached)
)
breaks("A player can have only one Acce attached among all their SIGNI", "acce.3")(one_a_player)


@breaks("An effect that banishes a SIGNI also banishes its Charm", "charm.4")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    cards = game.state.cards
    charms = [part for card in banished for part in cards[card].attached if cards[part].role == CHARM]
    return (yield from whole(game, [*charms, *banished], cause, source, by))


# --- what is attached ---------------------------------------------------------------------------------


breaks("Cards that lose their SIGNI all go to the LRIG trash", "attached.3", "acce.4", "charm.5", "rule-process.a3")(
    wrap(attached.trash_of, lambda whole, game, card: LRIG_TRASH)
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
@instead(attached.dropped)
def _(whole: Any, game: Any) -> list[Event]:
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
@partial(results, attached.dropped)
def _(found: list[Event], game: Any) -> list[Event]:
    return [replace(event, player=game.state.turn_player) for event in found]


@breaks("A Charm goes to the trash face down", "charm.5")
@partial(results, attached.dropping)
def _(found: Event, game: Any, card: int) -> Event:
    return replace(found, face_down=game.state.cards[card].role == CHARM)


@breaks(
    "Attached cards and cards underneath do not move along when a SIGNI changes zones",
    "attached.4",
    "under.4",
    "soul.4",
)
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        for part in (*record.attached, *record.under):
            let_go(table, part)
        table.change(event.card, attached=(), under=())
    whole(table, event)


@breaks("SIGNI that swap zones lose their attached cards and the cards underneath", "attached.4", "under.4")
@instead(contents.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    cards = game.state.cards
    before = {card: cards[card].zone for player in (0, 1) for card in game.state.signi(player)}
    found = yield from whole(game, ctx, node)
    for card in (card for card, zone in before.items() if cards[card].zone != zone):
        for part in (*cards[card].attached, *cards[card].under):
            let_go(game.state, part)
        game.state.change(card, attached=(), under=())
    return found


@breaks("Cards stay attached to a SIGNI that is turned face down", "attached.5")
@partial(applies, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    table.change(event.card, face_down=event.face_down, awakened=False, unseen_by=frozenset())


# --- what lies underneath -----------------------------------------------------------------------------


@breaks("Cards under a SIGNI go to the trash when it is turned over", "under.5")
@partial(applies, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    for part in table.cards[event.card].under:
        let_go(table, part)
    table.change(event.card, under=())
    whole(table, event)


@breaks(
    "An effect that takes all cards from under its SIGNI also trashes the attached ones",
    "under.2",
    "attached.2",
    "charm.7",
)
@instead(contents.HANDLERS[a.Move])
def _(moves: Any, game: Any, ctx: Any, node: Any) -> Any:
    here = game.state.found(ctx.this)
    of_under = here is not None and game.state.cards[here].under
    found = yield from moves(game, ctx, node)
    if of_under and here is not None and not game.state.cards[here].under:
        game.move(game.state.cards[here].attached, TRASH, "effect")
    return found


breaks("Cards that lay under a SIGNI that leaves the field are removed from the game", "under.3", "rise.5")(
    goes(lambda record, zone: zone if record.role in ("charm", "acce", "soul") else REMOVED)
)


@breaks("Cards under a SIGNI do not move along when it goes to another SIGNI zone", "under.4")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
        for part in record.under:
            let_go(table, part)
        table.change(event.card, under=())
    whole(table, event)


@breaks("A SIGNI with an attached card counts as having a card underneath", "under.2", "attached.2")
@instead(state.Table._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return bool(whole(self, game, record, name)) or (name == "stacked" and bool(record.attached))

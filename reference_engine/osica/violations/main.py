"""Violations of OSICA: the main phase and Entry (main, entry)."""

from __future__ import annotations

from typing import Any

from ....adapters.abilities import Switch
from ...kernel import playing
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.lexicon import Happening
from ...patching import Patch
from ...violations import Violations, entry, instead, swap
from .. import (
    effects,
    keywords,
    main_phase,
    usage,
)
from ..game import Osica, is_entry
from ..running import Running
from ..state import Table
from ..words import (
    ASSIST,
    BOARD,
    HAND,
    WORDS,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Once a character or support has been played, no other can be played", "main.5")
def _(patch: Patch) -> None:
    def plays(game: Any, player: int) -> Any:
        played = any(event.cause == "play" for event in game.state.log)
        return iter(()) if played or "play" in game.state.done else whole(game, player)

    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        if cause == "play" and to in BOARD:
            self.state.done |= {"play"}
        whole_move(self, moved, to, cause)

    whole, whole_move = main_phase.plays, Running.move
    patch.setattr(main_phase, "plays", plays)
    patch.setattr(Running, "move", move)


breaks("Effects that let a player play an event do nothing", "main.d4")(
    swap(effects.HANDLERS["play"], at_once(lambda *_: False))
)
breaks("A card that is moved within the board triggers its Entry", "entry.d1")(
    entry(WORDS.happenings, "enter", Happening("move", to=BOARD))
)
breaks(
    "Only a card that is played from the hand triggers its Entry",
    "yell.4",
    "steal.5",
    "main.3",
    "entry.d1",
    "yell.d2",
    "yell.d3",
)(entry(WORDS.happenings, "enter", Happening("move", ("play",), to=BOARD, frm=(HAND,))))
breaks(
    "No triggered text can be declined, be it an Entry, an Appeal or a keyword such as Destroy",
    "entry.2",
    "main.d5",
    "entry.3",
    "appealx.2",
    "appealx.3",
)(swap(playing.agreed, at_once(lambda *_: True)))


@breaks(
    "A player who declines any triggered text, such as an Entry, still pays for it",
    "entry.3",
    "appealx.3",
    "decode.3",
    "destroy.3",
    "perform.3",
)
@instead(playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yes = yield from whole(game, ctx, held)
    if not yes:
        yield from usage.pay(game, held.seat, keywords.number_of(held.origin))
    return yes


@breaks("An Entry that triggers in the main phase has to be used", "main.d5", "entry.2", "entry.3")
@instead(playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if is_entry(held) and game.step == "main":
        return True
    return (yield from whole(game, ctx, held))


@breaks("An entering card does not count itself for the Unity of its Entry", "main.d6")
@instead(Table.is_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    itself = ctx.held is not None and is_entry(ctx.held) and self.is_there(ctx.this)
    return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)


@breaks("A player who declines an Appeal text still pays for it", "appealx.3")
@instead(playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yes = yield from whole(game, ctx, held)
    if not yes and held.origin.what == "appeal":
        yield from usage.pay(game, held.seat, keywords.number_of(held.origin))
    return yes


@breaks("Cards that swap places on the board trigger their Entry", "entry.d1")
@instead(effects.HANDLERS[Switch])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    for ref in ctx.it:
        record = game.state.cards[ref.card]
        commit(game, (Event("move", ref.card, record.seat, frm=HAND, to=record.zone, cause="effect"),))
    return done


@breaks("Once a player has used an Entry, that player cannot use another one", "entry.1")
def _(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        return not (is_entry(held) and ("entry", held.seat) in self.state.done) and bool(whole(self, held))

    def count_use(self: Any, held: Any) -> None:
        if is_entry(held):
            self.state.done |= {("entry", held.seat)}
        whole_count(self, held)

    whole, whole_count = Osica.usable, Osica.count_use
    patch.setattr(Osica, "usable", usable)
    patch.setattr(Osica, "count_use", count_use)


@breaks("An Appeal text can be used without a target", "appealx.1")
@instead(Osica.usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    return getattr(held.origin, "what", "") == "appeal" or bool(whole(self, held))


@breaks("A card that enters the assist area does not count itself for the Unity of its Entry", "main.d6")
@instead(Table.is_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    itself = ctx.held is not None and is_entry(ctx.held) and self.cards[ctx.this.card].zone == ASSIST
    return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)

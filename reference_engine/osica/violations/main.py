"""Violations of OSICA: the main phase and Entry (main, entry)."""

from __future__ import annotations

from typing import Any

from ....adapters.abilities import Switch
from ...kernel import playing, triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.lexicon import Happening
from ...violations import Patch, Violations
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


@breaks("main.5")
def one_card_is_played_in_a_turn(patch: Patch) -> None:
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


@breaks("main.d4")
def an_effect_lets_no_event_be_played(patch: Patch) -> None:
    patch.setitem(effects.HANDLERS, "play", at_once(lambda game, ctx, node: False))


@breaks("entry.d1")
def who_is_moved_has_an_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", to=BOARD))


@breaks("yell.4", "steal.5", "main.3", "entry.d1", "yell.d2", "yell.d3")
def only_what_is_played_has_an_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", ("play",), to=BOARD, frm=(HAND,)))


@breaks("entry.2", "main.d5", "entry.3", "appealx.2", "appealx.3")
def texts_have_to_be_used(patch: Patch) -> None:
    patch.setattr(triggers, "agreed", at_once(lambda *_: True))


@breaks("entry.3", "appealx.3", "decode.3", "destroy.3", "perform.3")
def who_declines_pays_nevertheless(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        yes = yield from whole(game, ctx, held)
        if not yes:
            yield from usage.pay(game, held.seat, keywords.number_of(held.origin))
        return yes

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("main.d5", "entry.2", "entry.3")
def an_entry_of_the_main_phase_has_to_be_used(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        if is_entry(held) and game.step == "main":
            return True
        return (yield from whole(game, ctx, held))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("main.d6")
def who_enters_does_not_count_for_its_own_unity(patch: Patch) -> None:
    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        itself = ctx.held is not None and is_entry(ctx.held) and self.is_there(ctx.this)
        return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)

    patch.setattr(Table, "is_met", is_met)


@breaks("appealx.3")
def who_declines_the_text_of_an_appeal_pays_for_it(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        yes = yield from whole(game, ctx, held)
        if not yes and held.origin.what == "appeal":
            yield from usage.pay(game, held.seat, keywords.number_of(held.origin))
        return yes

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("entry.d1")
def who_changes_places_has_an_entry(patch: Patch) -> None:
    def switch(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        for ref in ctx.it:
            record = game.state.cards[ref.card]
            commit(game, (Event("move", ref.card, record.seat, frm=HAND, to=record.zone, cause="effect"),))
        return done

    whole = effects.HANDLERS[Switch]
    patch.setitem(effects.HANDLERS, Switch, switch)


@breaks("entry.1")
def one_entry_is_used_in_a_turn(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        return not (is_entry(held) and ("entry", held.seat) in self.state.done) and bool(whole(self, held))

    def count_use(self: Any, held: Any) -> None:
        if is_entry(held):
            self.state.done |= {("entry", held.seat)}
        whole_count(self, held)

    whole, whole_count = Osica.usable, Osica.count_use
    patch.setattr(Osica, "usable", usable)
    patch.setattr(Osica, "count_use", count_use)


@breaks("appealx.1")
def the_text_of_an_appeal_needs_no_target(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        return getattr(held.origin, "what", "") == "appeal" or bool(whole(self, held))

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)


@breaks("main.d6")
def who_enters_the_assist_area_does_not_count_for_its_own_unity(patch: Patch) -> None:
    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        itself = ctx.held is not None and is_entry(ctx.held) and self.cards[ctx.this.card].zone == ASSIST
        return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)

    patch.setattr(Table, "is_met", is_met)
